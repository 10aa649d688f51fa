// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/measure/measured_timeline.h"

namespace rankloom {

/// Passes of one kind on one lane, measured against simulated. Times in nanoseconds.
struct PassDifference {
    int lane = 0; ///< of the simulated timeline
    PassKind kind = PassKind::Forward;
    std::int64_t measuredCount = 0;
    std::int64_t simulatedCount = 0;
    std::int64_t matched = 0; ///< same stage, kind and microbatch; the figures below are about these
    double measuredMean = 0; ///< duration
    double simulatedMean = 0;
    double meanStartShift = 0; ///< measured start - simulated start, both from the start of their steps
    std::int64_t largestStartShift = 0; ///< the one of largest magnitude

    friend bool operator==(const PassDifference&, const PassDifference&) = default;
};

struct LaneDifference {
    int lane = 0; ///< of the simulated timeline
    int measuredLane = -1; ///< -1 = the measurement does not have it
    std::int64_t measuredBusy = 0;
    std::int64_t simulatedBusy = 0;
    std::int64_t measuredIdle = 0;
    std::int64_t simulatedIdle = 0;

    friend bool operator==(const LaneDifference&, const LaneDifference&) = default;
};

struct TimelineDifference {
    std::int64_t measuredStep = 0;
    std::int64_t simulatedStep = 0;
    std::vector<LaneDifference> lanes; ///< by lane of the simulation
    std::vector<PassDifference> passes; ///< by lane, then kind; kinds that occur on either side

    friend bool operator==(const TimelineDifference&, const TimelineDifference&) = default;
};

/// Lanes are matched by the stages whose passes they run, or in order where the measurement does not name
/// them.
TimelineDifference compareTimelines(const MeasuredTimeline& measured, const Timeline& simulated);

} // namespace rankloom
