// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <QString>

namespace rankloom::ui {

/// Which part of the time axis is visible. Positions are pixels relative to the left edge, so that far-away
/// times keep their precision; doubles hold nanoseconds exactly up to 2^53 (104 days).
struct TimelineMapping {
    double start = 0; ///< ns at the left edge
    double nsPerPixel = 1;
    double width = 1; ///< px

    [[nodiscard]] double toX(std::int64_t time) const
    {
        return (static_cast<double>(time) - start) / nsPerPixel;
    }
    [[nodiscard]] std::int64_t toTime(double x) const; ///< nearest ns; monotone in x
    [[nodiscard]] double end() const { return start + nsPerPixel * width; }
    /// The same interval of time on pixels that are `factor` times smaller (device pixels).
    [[nodiscard]] TimelineMapping onFinerPixels(double factor) const;
    /// `factor` > 1 shows less time; the time under `x` stays under `x`.
    [[nodiscard]] TimelineMapping zoomed(double factor, double x) const;
    [[nodiscard]] TimelineMapping panned(double pixels) const; ///< positive: later times come into view

    friend bool operator==(const TimelineMapping&, const TimelineMapping&) = default;
};

/// Shows [first, last] with a little air on both sides.
TimelineMapping fitted(double first, double last, double width);
/// Keeps a mapping near the data: never less than 0.01 ns per pixel, never more than the whole step with air,
/// never past its ends.
TimelineMapping clamped(TimelineMapping mapping, std::int64_t makespan);

/// Marks of the ruler: multiples of `step`, which is 1, 2 or 5 times a power of ten nanoseconds.
struct RulerTicks {
    std::int64_t step = 1; ///< ns
    std::vector<std::int64_t> times; ///< ns, visible ones only
};
RulerTicks rulerTicks(const TimelineMapping& mapping, double minimumPixels);
/// "12.4 ms" with as many decimals as `step` needs, in the person's locale.
QString rulerLabel(std::int64_t time, std::int64_t step);

} // namespace rankloom::ui
