// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/figure_text.h"

#include <cmath>

#include "widgets/theme.h"

namespace rankloom::ui {

QString unbroken(QString figure)
{
    return figure.replace(u' ', QChar::Nbsp).replace(u'/', QStringLiteral("/\u2060"));
}

QString withSign(double change, const QString& magnitude)
{
    return (change < 0 ? QStringLiteral("−") : QStringLiteral("+")) + magnitude;
}

QString signedSeconds(double seconds) { return withSign(seconds, formatSeconds(std::abs(seconds))); }
QString signedBytes(double bytes) { return withSign(bytes, formatBytes(std::abs(bytes))); }
QString signedPercent(double share) { return withSign(share, formatPercent(std::abs(share))); }

} // namespace rankloom::ui
