// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace rankloom::ui {

/// A text of a menu or control as people say it: "File" of "&File", "放置" of "放置(&P)".
QString withoutMnemonic(const QString& text);

/// Takes the mnemonics of the labels and buttons in a panel away. A dozen panels share the letters of one
/// window: Alt+H of one would never open the menu Help. Panels have keys of their own instead.
void removeMnemonics(QWidget& panel);

} // namespace rankloom::ui
