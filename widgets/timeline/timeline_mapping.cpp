// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_mapping.h"

#include <algorithm>
#include <cmath>

#include <QLocale>

#include "widgets/nice_ticks.h"

namespace rankloom::ui {

namespace {

constexpr double kAir = 0.012; ///< share of the shown interval left free at each side when everything fits
constexpr double kFinest = 0.01; ///< ns per pixel

} // namespace

std::int64_t TimelineMapping::toTime(double x) const
{
    return static_cast<std::int64_t>(std::llround(start + x * nsPerPixel));
}

TimelineMapping TimelineMapping::onFinerPixels(double factor) const
{
    return {start, nsPerPixel / factor, width * factor};
}

TimelineMapping TimelineMapping::zoomed(double factor, double x) const
{
    const double finer = nsPerPixel / factor;
    return {start + x * (nsPerPixel - finer), finer, width};
}

TimelineMapping TimelineMapping::panned(double pixels) const
{
    return {start + pixels * nsPerPixel, nsPerPixel, width};
}

TimelineMapping fitted(double first, double last, double width)
{
    const double span = std::max(last - first, 1.0);
    const double shown = span * (1 + 2 * kAir);
    const double pixels = std::max(width, 1.0);
    return {first - span * kAir, shown / pixels, pixels};
}

TimelineMapping clamped(TimelineMapping mapping, std::int64_t makespan)
{
    const TimelineMapping whole = fitted(0, static_cast<double>(makespan), mapping.width);
    mapping.width = whole.width;
    mapping.nsPerPixel =
        std::clamp(mapping.nsPerPixel, std::min(kFinest, whole.nsPerPixel), whole.nsPerPixel);
    const double latest = std::max(whole.start, whole.end() - mapping.nsPerPixel * mapping.width);
    mapping.start = std::clamp(mapping.start, whole.start, latest);
    return mapping;
}

RulerTicks rulerTicks(const TimelineMapping& mapping, double minimumPixels)
{
    RulerTicks ticks;
    ticks.step = std::max<std::int64_t>(1, std::llround(niceStep(mapping.nsPerPixel * minimumPixels, 1)));
    const auto step = static_cast<double>(ticks.step);
    auto time = static_cast<std::int64_t>(std::ceil(mapping.start / step)) * ticks.step;
    for (; static_cast<double>(time) <= mapping.end(); time += ticks.step)
        ticks.times.push_back(time);
    return ticks;
}

QString rulerLabel(std::int64_t time, std::int64_t step)
{
    struct Unit {
        std::int64_t size;
        const char16_t* name;
    };
    // The unit that fits the number shown; the decimals that tell it from its neighbours.
    constexpr Unit units[] = {{1'000'000'000, u"s"}, {1'000'000, u"ms"}, {1'000, u"µs"}, {1, u"ns"}};
    const std::int64_t magnitude = std::max(time < 0 ? -time : time, step);
    const Unit* unit = units;
    while (unit->size > magnitude)
        ++unit;
    int decimals = 0;
    for (std::int64_t scale = unit->size; scale > step; scale /= 10)
        ++decimals;
    const double shown = static_cast<double>(time) / static_cast<double>(unit->size);
    return QLocale().toString(shown, 'f', decimals) + u' ' + QString::fromUtf16(unit->name);
}

} // namespace rankloom::ui
