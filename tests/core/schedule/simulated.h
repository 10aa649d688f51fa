// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/schedule/schedule.h"

/// What tests of simulated steps ask for and add up.
namespace rankloom::test {

/// With as many chunks as the schedule takes when none are asked for.
inline ScheduleProblem problemOf(ScheduleKind kind, int devices, int microbatches)
{
    ScheduleProblem problem;
    problem.kind = kind;
    problem.devices = devices;
    problem.microbatches = microbatches;
    problem.chunks = defaultChunks(kind);
    return problem;
}

inline std::int64_t busyOf(const std::vector<Slice>& slices)
{
    std::int64_t busy = 0;
    for (const Slice& slice : slices)
        busy += slice.end - slice.start;
    return busy;
}

inline std::int64_t idleOf(const Lane& lane)
{
    std::int64_t idle = 0;
    for (const Bubble& bubble : lane.bubbles)
        idle += bubble.end - bubble.start;
    return idle;
}

} // namespace rankloom::test
