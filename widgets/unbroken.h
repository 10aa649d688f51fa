// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rankloom::ui {

/// A figure with its unit that no line ends within: neither at its blanks nor behind a slash.
inline QString unbroken(QString figure)
{
    return figure.replace(u' ', QChar::Nbsp).replace(u'/', QStringLiteral("/\u2060"));
}

} // namespace rankloom::ui
