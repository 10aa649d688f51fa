// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/schedule/generators.h"

namespace rankloom {

std::optional<DeviceOrders> bestOrder(const ScheduleProblem& problem, const PassDurations& durations,
    std::optional<DeviceOrders> searched, const std::vector<DeviceOrders>& handMade,
    const std::function<bool(const std::vector<Pass>&)>& fits)
{
    PassOrder order;
    order.devices = problem.devices;
    order.microbatches = problem.microbatches;
    order.chunks = problem.chunks;
    order.kind = problem.kind;
    PassDurations asynchronous = durations;
    asynchronous.pointToPoint = PointToPointMode::Asynchronous;
    std::optional<DeviceOrders> best;
    std::int64_t shortest = 0;
    const auto consider = [&](const DeviceOrders& candidate) {
        order.passes = candidate;
        const auto timeline = simulate(order, asynchronous);
        if (!timeline)
            return;
        const std::int64_t span = problem.shortest == ScheduleProblem::Shortest::Makespan
            ? timeline->makespan
            : timeline->longestStage;
        if (best && span >= shortest)
            return;
        shortest = span;
        best = candidate;
    };
    if (searched)
        consider(*searched);
    for (const DeviceOrders& candidate : handMade)
        if (std::all_of(candidate.begin(), candidate.end(), fits))
            consider(candidate);
    return best;
}

} // namespace rankloom
