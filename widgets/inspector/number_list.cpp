// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/number_list.h"

#include <QLocale>
#include <QStringList>

namespace rankloom::ui {

namespace {

QStringList partsOf(QString text, QChar separator)
{
    return text.replace(separator, u' ').split(u' ', Qt::SkipEmptyParts);
}

} // namespace

QString numberList(const std::vector<int>& values)
{
    QStringList parts;
    for (const int value : values)
        parts.append(QString::number(value));
    return parts.join(QStringLiteral(", "));
}

std::optional<std::vector<int>> readNumberList(const QString& text)
{
    std::vector<int> values;
    for (const QString& part : partsOf(text, u',')) {
        bool good = false;
        const int value = part.toInt(&good);
        if (!good || value < 0)
            return std::nullopt;
        values.push_back(value);
    }
    return values;
}

QString decimalList(const std::vector<double>& values)
{
    QStringList parts;
    for (const double value : values)
        parts.append(QLocale().toString(value, 'g', QLocale::FloatingPointShortest));
    return parts.join(QStringLiteral("; "));
}

std::optional<std::vector<double>> readDecimalList(const QString& text, double least, double most)
{
    std::vector<double> values;
    for (const QString& part : partsOf(text, u';')) {
        bool good = false;
        const double value = QLocale().toDouble(part, &good);
        if (!good || !(value >= least && value <= most))
            return std::nullopt;
        values.push_back(value);
    }
    return values;
}

} // namespace rankloom::ui
