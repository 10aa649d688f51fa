// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers for people: three significant digits, a unit, the person's locale.
#include "widgets/theme.h"
#include "widgets/unit_scale.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <span>

#include <QCoreApplication>
#include <QLocale>

#include "core/base/duration.h"

namespace rankloom::ui {

namespace {

struct Unit {
    double size;
    const char16_t* name;
};

constexpr Unit kBinary[] = {
    {1, u"B"}, {0x1p10, u"KiB"}, {0x1p20, u"MiB"}, {0x1p30, u"GiB"}, {0x1p40, u"TiB"}, {0x1p50, u"PiB"}};
constexpr Unit kDecimalRate[] = {
    {1, u"B/s"}, {1e3, u"kB/s"}, {1e6, u"MB/s"}, {1e9, u"GB/s"}, {1e12, u"TB/s"}};
constexpr Unit kSeconds[] = {{1e-9, u"ns"}, {1e-6, u"µs"}, {1e-3, u"ms"}, {1, u"s"}};
constexpr Unit kLongSeconds[] = {{60, u"min"}, {3600, u"h"}, {86400, u"d"}};
constexpr double kLongFrom = 59.95; ///< s: from here on, where three digits round to a minute, in two units
constexpr Unit kCounts[] = {{1, u""}, {1e3, u"k"}, {1e6, u"M"}, {1e9, u"B"}, {1e12, u"T"}};

/// Decimals that leave three significant digits, none below the smallest unit that cannot be split.
int decimalsFor(double magnitude) { return magnitude < 9.995 ? 2 : magnitude < 99.95 ? 1 : 0; }

QString notANumber() { return QStringLiteral("–"); }

/// The next unit begins where rounding to three digits reaches it: 1023.9 B is 1.00 KiB.
std::size_t unitFor(double magnitude, std::span<const Unit> units)
{
    std::size_t chosen = 0;
    while (chosen + 1 < units.size()) {
        const double shown = magnitude / units[chosen].size;
        const double step = std::pow(10.0, -decimalsFor(shown));
        if (std::round(shown / step) * step * units[chosen].size < units[chosen + 1].size)
            break;
        ++chosen;
    }
    return chosen;
}

QString scaled(double value, std::span<const Unit> units)
{
    if (!std::isfinite(value))
        return notANumber();
    const std::size_t chosen = unitFor(std::abs(value), units);
    const double shown = value / units[chosen].size;
    const bool whole = value == 0 || (chosen == 0 && shown == std::round(shown));
    const int decimals = whole ? 0 : decimalsFor(std::abs(shown));
    const QString unit = QString::fromUtf16(units[chosen].name);
    const QString number = QLocale().toString(shown, 'f', decimals);
    return unit.isEmpty() ? number : number + u' ' + unit;
}

QString inTwoUnits(double seconds)
{
    const std::optional<MixedDuration> said = mixedDuration(std::abs(seconds));
    if (!said)
        return scaled(seconds, kSeconds);
    const auto part = [](double count, const char* unit) -> QString {
        return QLocale().toString(count, 'f', 0) + u' ' + QLatin1String(unit);
    };
    const QString head = part(seconds < 0 ? -said->count : said->count, said->unit);
    return said->rest == 0 ? head : head + u' ' + part(said->rest, said->restUnit);
}

std::span<const Unit> unitsOf(FigureKind kind)
{
    switch (kind) {
    case FigureKind::Bytes:
        return kBinary;
    case FigureKind::Seconds:
        return kSeconds;
    case FigureKind::Rate:
        return kDecimalRate;
    case FigureKind::Count:
        return kCounts;
    case FigureKind::Number:
    case FigureKind::Percent:
    case FigureKind::Factor:
        break;
    }
    return {};
}

} // namespace

UnitScale UnitScale::of(FigureKind kind, double magnitude)
{
    if (kind == FigureKind::Percent)
        return {0.01, u' ' + QLocale().percent()};
    const std::span<const Unit> units = unitsOf(kind);
    if (kind == FigureKind::Seconds && magnitude >= 2 * kLongSeconds[0].size) {
        const auto past = std::ranges::upper_bound(kLongSeconds, magnitude / 2, {}, &Unit::size);
        const Unit& unit = *std::prev(past);
        return {unit.size, u' ' + QString::fromUtf16(unit.name)};
    }
    if (units.empty())
        return {1, kind == FigureKind::Factor ? QStringLiteral("×") : QString()};
    const Unit& unit = units[unitFor(std::abs(magnitude), units)];
    const QString name = QString::fromUtf16(unit.name);
    return {unit.size, name.isEmpty() ? name : u' ' + name};
}

QString UnitScale::text(double value, int decimals) const
{
    return QLocale().toString(value / size, 'f', decimals) + suffix;
}

QString formatBytes(double bytes) { return scaled(bytes, kBinary); }
QString formatSeconds(double seconds)
{
    if (std::isfinite(seconds) && std::abs(seconds) >= kLongFrom)
        return inTwoUnits(seconds);
    return seconds == 0 ? scaled(0, {kSeconds + 3, 1}) : scaled(seconds, kSeconds);
}
QString formatRate(double bytesPerSecond) { return scaled(bytesPerSecond, kDecimalRate); }
QString formatCount(double count) { return scaled(count, kCounts); }

QString formatPercent(double share)
{
    if (!std::isfinite(share))
        return notANumber();
    const double percent = share * 100;
    const int decimals = percent == 0 ? 0 : decimalsFor(std::abs(percent));
    return QLocale().toString(percent, 'f', decimals) + u' ' + QLocale().percent();
}

QString exactBytes(double bytes)
{
    if (!std::isfinite(bytes))
        return notANumber();
    const auto whole = static_cast<qint64>(std::llround(std::clamp(bytes, -9e18, 9e18)));
    return QCoreApplication::translate("rankloom::ui", "%1 bytes").arg(QLocale().toString(whole));
}

} // namespace rankloom::ui
