// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace rankloom::ui {

/// Versions and licence, as text that can be copied into a report.
QString aboutText();
/// Opens beside the window and blocks nothing.
void showAbout(QWidget* parent);

} // namespace rankloom::ui
