// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/typed_figures.h"

#include <cmath>
#include <utility>

#include <QLocale>

#include "core/base/quantity.h"
#include "core/exchange/syntax/units.h"

namespace rankloom::ui {

namespace {

struct Typed {
    double number = 0;
    QString unit;
};

std::optional<Typed> split(const QString& text)
{
    const QString whole = text.trimmed();
    qsizetype end = whole.size();
    for (qsizetype i = 0; i < whole.size() && end == whole.size(); ++i)
        if (whole.at(i).isLetter() || whole.at(i) == u'%')
            end = i;
    const QString number = whole.left(end).trimmed();
    bool good = false;
    double value = QLocale().toDouble(number, &good);
    if (!good)
        value = QLocale::c().toDouble(number, &good);
    if (!good || !std::isfinite(value))
        return std::nullopt;
    return Typed {value, whole.mid(end)};
}

std::optional<double> withUnit(const QString& text, const char* usual, LinkQuantity quantity)
{
    const std::optional<Typed> typed = split(text);
    if (!typed)
        return std::nullopt;
    const std::optional<LinkUnit> unit =
        linkUnit(typed->unit.isEmpty() ? std::string(usual) : typed->unit.toStdString());
    if (!unit || unit->quantity != quantity)
        return std::nullopt;
    return typed->number * unit->factor;
}

QString figure(double value, Digits digits)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, 'g', digits == Digits::All ? QLocale::FloatingPointShortest : 4);
}

} // namespace

std::optional<double> readRate(const QString& text)
{
    const std::optional<double> rate = withUnit(text, "GB/s", LinkQuantity::Bandwidth);
    return rate && *rate > 0 ? rate : std::nullopt;
}

std::optional<double> readLatency(const QString& text)
{
    const std::optional<double> seconds = withUnit(text, "us", LinkQuantity::Latency);
    return seconds && *seconds >= 0 ? seconds : std::nullopt;
}

std::optional<double> readMemory(const QString& text)
{
    const std::optional<Typed> typed = split(text);
    if (!typed || !(typed->number > 0))
        return std::nullopt;
    constexpr std::pair<const char*, double> kUnits[] {{"", kGiB}, {"GiB", kGiB}, {"MiB", kMiB},
        {"TiB", kGiB * 1024}, {"GB", 1e9}, {"MB", 1e6}, {"TB", 1e12}};
    for (const auto& [unit, bytes] : kUnits)
        if (typed->unit.compare(QLatin1String(unit), Qt::CaseInsensitive) == 0)
            return typed->number * bytes;
    return std::nullopt;
}

std::optional<double> readPercent(const QString& text)
{
    const std::optional<Typed> typed = split(text);
    return typed && (typed->unit.isEmpty() || typed->unit == QLatin1String("%"))
        ? std::optional(typed->number / 100)
        : std::nullopt;
}

QString number(int value) { return QLocale().toString(value); }

QString rateInGigabytes(double bytesPerSecond, Digits digits) { return figure(bytesPerSecond / 1e9, digits); }
QString latencyInMicroseconds(double seconds, Digits digits) { return figure(seconds * 1e6, digits); }
QString memoryInGibibytes(double bytes, Digits digits) { return figure(bytes / kGiB, digits); }
QString shareInPercent(double share, Digits digits) { return figure(share * 100, digits); }

} // namespace rankloom::ui
