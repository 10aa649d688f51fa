// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/window/shell/command_palette.h"

class QWidget;

namespace rankloom::ui {

/// Versions and licence, as text that can be copied into a report.
QString aboutText();
/// Both open beside the window and block nothing.
void showAbout(QWidget* parent);
void showShortcuts(const std::vector<CommandPalette::Entry>& actions, QWidget* parent);

} // namespace rankloom::ui
