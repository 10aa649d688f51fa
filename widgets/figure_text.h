// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rankloom::ui {

/// A figure with its unit that no line ends within: neither at its blanks nor behind a slash.
QString unbroken(QString figure);

/// "−12 ms", "+3.1 GiB", "+2.6 %": a change with its sign.
QString withSign(double change, const QString& magnitude);
QString signedSeconds(double seconds);
QString signedBytes(double bytes);
QString signedPercent(double share);

} // namespace rankloom::ui
