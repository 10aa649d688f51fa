// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>

#include "core/base/error.h"
#include "core/serving/planned_requests.h"
#include "core/serving/serving_system.h"

namespace rankloom {

struct CapacityOptions {
    std::int64_t requests = 400; ///< of one simulation
    int seeds = 1; ///< that the rate is looked for with, from that of the plan's requests on
    double precision = 0.02; ///< of the rate
};

/// The highest rate of requests that keeps the goals.
struct ServingCapacity {
    double requestsPerSecond =
        0; ///< of all replicas, the lowest of the seeds; 0 = not even one request keeps them
    double most = 0; ///< the highest of the seeds
    double tokensPerSecond = 0; ///< of output at that rate
    LatencyFigures timeToFirstToken; ///< at that rate
    LatencyFigures timePerOutputToken;
    int simulations = 0;
};

/// Where a plan has no goals: the time that 99 of 100 requests wait in the queue at most (the objective of
/// Vidur's search, arXiv 2405.05465).
inline constexpr Seconds kDefaultQueueGoal {5};

/// By bisection over simulations of one replica, which gets its share of the requests; rates that it cannot
/// keep up with in the long run, those above its throughput with all requests there at once, do not count
/// whatever the goals. Requests have the plan's lengths; they arrive as the plan has it at another rate, or
/// at random where they come all at once or in a rhythm. Pools that hand over are simulated together.
/// Errors: those of simulateServing().
Result<ServingCapacity> servingCapacity(const ServingSystem& system, const PlannedRequests& requests,
    const CapacityOptions& options, const std::stop_token& stop);
/// Of a plan; errors also those of servingSystem() and PlannedRequests.
Result<ServingCapacity> servingCapacity(
    const Project& project, const Plan& plan, const CapacityOptions& options, const std::stop_token& stop);

} // namespace rankloom
