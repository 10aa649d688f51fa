// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers for people: three significant digits, a unit, the person's locale.
#include "widgets/theme.h"

#include <algorithm>
#include <cmath>
#include <span>

#include <QCoreApplication>
#include <QLocale>

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
/// Longer ones are said in two units, the second one whole: "1 min 6 s".
constexpr Unit kLong[] = {{1, u"s"}, {60, u"min"}, {3600, u"h"}, {86400, u"d"}};
constexpr double kLongFrom = 59.95; ///< s: from here on three digits round to a minute
constexpr Unit kCounts[] = {{1, u""}, {1e3, u"k"}, {1e6, u"M"}, {1e9, u"B"}, {1e12, u"T"}};

/// Decimals that leave three significant digits, none below the smallest unit that cannot be split.
int decimalsFor(double magnitude) { return magnitude < 9.995 ? 2 : magnitude < 99.95 ? 1 : 0; }

QString notANumber() { return QStringLiteral("–"); }

QString scaled(double value, std::span<const Unit> units, bool wholeSmallest)
{
    if (!std::isfinite(value))
        return notANumber();
    const double magnitude = std::abs(value);
    // The next unit begins where rounding to three digits reaches it: 1023.9 B is 1.00 KiB.
    std::size_t chosen = 0;
    while (chosen + 1 < units.size()) {
        const double shown = magnitude / units[chosen].size;
        const double step = std::pow(10.0, -decimalsFor(shown));
        if (std::round(shown / step) * step * units[chosen].size < units[chosen + 1].size)
            break;
        ++chosen;
    }
    const double shown = value / units[chosen].size;
    const bool whole = value == 0 || (chosen == 0 && wholeSmallest && shown == std::round(shown));
    const int decimals = whole ? 0 : decimalsFor(std::abs(shown));
    const QString unit = QString::fromUtf16(units[chosen].name);
    const QString number = QLocale().toString(shown, 'f', decimals);
    return unit.isEmpty() ? number : number + u' ' + unit;
}

QString inTwoUnits(double seconds)
{
    const double magnitude = std::abs(seconds);
    for (std::size_t i = std::size(kLong) - 1; i > 0; --i) {
        // In whole parts first, so that 59.6 s more are another minute, never 60 s.
        const double parts = std::round(magnitude / kLong[i - 1].size);
        const double each = kLong[i].size / kLong[i - 1].size;
        if (parts < each)
            continue;
        const double whole = std::floor(parts / each);
        const double rest = parts - whole * each;
        const auto said = [](double count, const char16_t* unit) -> QString {
            return QLocale().toString(count, 'f', 0) + u' ' + QString::fromUtf16(unit);
        };
        const QString head = said(seconds < 0 ? -whole : whole, kLong[i].name);
        return rest == 0 ? head : head + u' ' + said(rest, kLong[i - 1].name);
    }
    return scaled(seconds, kSeconds, true);
}

} // namespace

QString formatBytes(double bytes) { return scaled(bytes, kBinary, true); }
QString formatSeconds(double seconds)
{
    if (std::isfinite(seconds) && std::abs(seconds) >= kLongFrom)
        return inTwoUnits(seconds);
    return seconds == 0 ? scaled(0, {kSeconds + 3, 1}, true) : scaled(seconds, kSeconds, true);
}
QString formatRate(double bytesPerSecond) { return scaled(bytesPerSecond, kDecimalRate, true); }
QString formatCount(double count) { return scaled(count, kCounts, true); }

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
