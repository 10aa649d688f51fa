// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/cluster/device_spec.h"

namespace rankloom {

/// How fast a device computes at a clock, and what it draws meanwhile.
struct ClockPoint {
    double clock = 1; ///< over the usual one
    double speed = 1; ///< of computing, over that at the usual clock
    double watts = 0; ///< while computing; 0 = not known

    friend bool operator==(const ClockPoint&, const ClockPoint&) = default;
};

/// Clocks of a device, ascending; between them linear.
struct ClockTable {
    std::vector<ClockPoint> points;
    double waitingWatts = 0; ///< while it waits for links or other devices
    bool assumed = true; ///< no measurement of this device
    std::string source; ///< where it is from; empty = given by the user

    [[nodiscard]] bool knowsPower() const { return !points.empty() && points.back().watts > 0; }
    [[nodiscard]] double slowest() const { return points.empty() ? 1 : points.front().speed; }
    [[nodiscard]] double fastest() const { return points.empty() ? 1 : points.back().speed; }
    /// At the lowest clock with that speed.
    [[nodiscard]] double clockOf(double speed) const;
    [[nodiscard]] double wattsAt(double speed) const;

    friend bool operator==(const ClockTable&, const ClockTable&) = default;
};

/// Of a device with a preset: its board power at the usual clock, and between 0.5 and 1.1 of that clock the
/// dynamic part by f·V², speed as the clock. Assumed: 15 % of the board power do not hang on the clock, the
/// voltage falls by 0.5 % with each percent of the clock, and a waiting device draws 35 % of its board power.
/// Without power where no preset states it.
/// `boardWatts`: instead of the preset's; 0 = as that states.
ClockTable clockTableOf(const DeviceSpec& device, double boardWatts = 0);

/// Of one table; devices have some hundred.
inline constexpr std::size_t kMostClocks = 4096;

/// "clock,speed,watts" a line, with or without a header, ascending; a line "waiting,,watts" for the power of
/// a waiting device. Has to hold the clock 1. Errors: BadSyntax, BadValue and TooLarge with the line.
Result<ClockTable> readClockTable(std::string_view text);

} // namespace rankloom
