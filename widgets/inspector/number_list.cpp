// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/number_list.h"

#include <QStringList>

namespace rankloom::ui {

QString numberList(const std::vector<int>& values)
{
    QStringList parts;
    for (const int value : values)
        parts.append(QString::number(value));
    return parts.join(QStringLiteral(", "));
}

std::optional<std::vector<int>> readNumberList(const QString& text)
{
    QString spaced = text;
    spaced.replace(QLatin1Char(','), QLatin1Char(' '));
    std::vector<int> values;
    const QStringList parts = spaced.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& part : parts) {
        bool good = false;
        const int value = part.toInt(&good);
        if (!good || value < 0)
            return std::nullopt;
        values.push_back(value);
    }
    return values;
}

} // namespace rankloom::ui
