// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

class QLabel;
class QSpinBox;
class QWidget;

namespace rankloom::ui {

/// Words of a panel that come with a result: they wrap, can be copied, and are hidden until then.
void prepareWords(std::initializer_list<QLabel*> labels);

constexpr int kMostMoves = 1'000'000'000; ///< of a search
QSpinBox* makeMovesBox(QWidget* parent, int moves);

} // namespace rankloom::ui
