// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recovery/clock_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "core/base/text.h"
#include "core/cluster/device_presets.h"

namespace rankloom {

namespace {

constexpr double kLowestClock = 0.5;
constexpr double kHighestClock = 1.1;
constexpr double kClockStep = 0.05;
constexpr double kConstantPower = 0.15; ///< of the board power, whatever the clock
constexpr double kWaitingPower = 0.35;
constexpr double kVoltageSlope = 0.5; ///< share of the voltage by share of the clock

/// Power of a share of the clock over that of the whole.
double powerShare(double clock)
{
    const double voltage = 1 + kVoltageSlope * (clock - 1);
    return kConstantPower + (1 - kConstantPower) * clock * voltage * voltage;
}

/// The place of a speed between two points: the upper one, and the share of the way to it.
struct Between {
    std::size_t upper = 0;
    double share = 0;
};
Between placeOf(const std::vector<ClockPoint>& points, double speed)
{
    const auto above = std::ranges::lower_bound(points, speed, {}, &ClockPoint::speed);
    if (above == points.begin() || points.size() < 2)
        return {0, 0};
    if (above == points.end())
        return {points.size() - 1, 1};
    const ClockPoint& low = *(above - 1);
    const double width = above->speed - low.speed;
    return {static_cast<std::size_t>(above - points.begin()), width > 0 ? (speed - low.speed) / width : 1};
}

double interpolated(const std::vector<ClockPoint>& points, double speed, double ClockPoint::*figure)
{
    const Between at = placeOf(points, speed);
    if (at.upper == 0)
        return points.front().*figure;
    const double low = points[at.upper - 1].*figure;
    return low + (points[at.upper].*figure - low) * at.share;
}

} // namespace

double ClockTable::clockOf(double speed) const
{
    return points.empty() ? speed : interpolated(points, speed, &ClockPoint::clock);
}

double ClockTable::wattsAt(double speed) const
{
    return points.empty() ? 0 : interpolated(points, speed, &ClockPoint::watts);
}

ClockTable clockTableOf(const DeviceSpec& device, double boardWatts)
{
    const BoardPower board = boardWatts > 0 ? BoardPower {boardWatts, "as given"} : boardPowerOf(device.name);
    ClockTable out;
    out.source = board.source;
    out.waitingWatts = board.watts * kWaitingPower;
    const int steps = static_cast<int>(std::lround((kHighestClock - kLowestClock) / kClockStep));
    for (int i = 0; i <= steps; ++i) {
        const double clock = std::round(100 * (kLowestClock + i * kClockStep)) / 100;
        out.points.push_back({clock, clock, board.watts * powerShare(clock)});
    }
    return out;
}

Result<ClockTable> readClockTable(std::string_view text)
{
    ClockTable out;
    out.assumed = false;
    int number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        const auto refuse = [number](ErrorCode code, Phrase reason) {
            return fail(code, std::move(reason), Place {{}, number, 0, {}},
                Phrase::of("A line is clock, speed and watts, the first two over the usual ones: "
                           "0.9,0.92,590."));
        };
        if (line.empty() || line.front() == '#')
            continue;
        std::array<std::string_view, 3> cells;
        std::string_view rest = line;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const std::size_t comma = rest.find(',');
            if ((comma == std::string_view::npos) != (i + 1 == cells.size()))
                return refuse(
                    ErrorCode::BadSyntax, Phrase::of("a line of a table of clocks has three cells"));
            cells[i] = trimmed(rest.substr(0, comma));
            rest.remove_prefix(std::min(comma, rest.size() - 1) + 1);
        }
        const std::optional<double> clock = parseDouble(cells[0]);
        const std::optional<double> speed = parseDouble(cells[1]);
        const std::optional<double> watts = parseDouble(cells[2]);
        if (cells[0] == "waiting") {
            if (!watts || *watts < 0)
                return refuse(ErrorCode::BadValue, Phrase::of("the power of a waiting device is no number"));
            out.waitingWatts = *watts;
            continue;
        }
        if (number == 1 && !clock)
            continue; // names of the columns
        if (!clock || !speed || !watts || *clock <= 0 || *speed <= 0 || *watts < 0)
            return refuse(ErrorCode::BadValue, Phrase::of("clock, speed or watts are no positive numbers"));
        const ClockPoint point {*clock, *speed, *watts};
        if (!out.points.empty()
            && (point.clock <= out.points.back().clock || point.speed < out.points.back().speed))
            return refuse(ErrorCode::BadValue, Phrase::of("clocks and speeds have to ascend"));
        if (out.points.size() == kMostClocks)
            return refuse(
                ErrorCode::TooLarge, Phrase::of("a table of clocks has more than {} clocks", kMostClocks));
        out.points.push_back(point);
    }
    if (std::ranges::none_of(out.points, [](const ClockPoint& p) { return p.clock == 1 && p.speed == 1; }))
        return fail(ErrorCode::BadValue,
            Phrase::of("a table of clocks has no line for the usual clock, 1 with the speed 1"));
    return out;
}

} // namespace rankloom
