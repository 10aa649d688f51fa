// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/error.h"

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace rankloom::ui {

/// A text for a tool tip that shows every character of it, whatever document or file it came from. Tool tips
/// take what looks like markup for it, and a picture named in it would be read from the disk.
QString plainTip(const QString& text);
/// A text of the program's own for a tool tip, which may have markup; names in it are escaped.
inline const QString& markupTip(const QString& text) { return text; }

/// Tells of an error in a box of its own that stops nobody, with every character of it as it is.
void showWarning(QWidget& parent, const QString& title, const Error& error);

} // namespace rankloom::ui
