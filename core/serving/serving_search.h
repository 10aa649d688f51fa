// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/serving/capacity.h"

namespace rankloom {

struct ServingSearchOptions {
    /// Tried where a scheduler cuts prompts into pieces; others keep their own.
    std::vector<int> tokenBudgets {256, 512, 1024, 2048, 4096};
    std::vector<SchedulerKind> schedulers; ///< empty = the plan's, Sarathi, and today's vLLM
    int deepest = 16; ///< stages of a pipeline
    bool pools = true; ///< also prompts and decodes on devices of their own
    std::size_t simulated = 50; ///< so many of the best by the closed form are simulated
    CapacityOptions capacity;
};

/// A way to serve the plan's requests on its cluster.
struct ServingLayout {
    Plan plan;
    int devicesPerReplica = 0; ///< of two pools: all of them, which then count as one replica
    int replicas = 0;
    ServingMemory memory; ///< of two pools: where tokens are generated
    ServingForecast forecast; ///< of one replica, at the most requests that keep the goals on the average
    std::optional<ServingCapacity> capacity; ///< where it was simulated
    /// Devices of whole replicas that the plan's rate of requests takes; 0 = it has none, or no rate keeps
    /// the goals.
    int devicesForRate = 0;

    /// Requests a second of all replicas: simulated, else by the closed form.
    [[nodiscard]] double requestsPerSecond() const
    {
        return capacity ? capacity->requestsPerSecond : forecast.requestsPerSecond * replicas;
    }
};

/// Nobody has more of both.
struct ServingFrontPoint {
    std::size_t layout = 0; ///< index into ServingSearchResult::layouts
    std::int64_t concurrency = 0; ///< of a replica
    double tokensPerSecondPerDevice = 0;
    double interactivity = 0; ///< tokens a second of one user
};

struct ServingSearchResult {
    std::vector<ServingLayout> layouts; ///< those that fit, most requests a second first
    std::vector<ServingFrontPoint> front; ///< by the closed form, ascending in interactivity
    int considered = 0; ///< layouts, schedulers and budgets
    int illegal = 0; ///< layouts
    int tooLarge = 0; ///< layouts that do not hold one request
    Bytes leastMissing {}; ///< on a device of the layout that comes nearest, where none fits
};

/// Degrees of tensor, pipeline and expert parallelism with all devices in use, schedulers and their budgets,
/// and pools of every two layouts in the sizes that their halves of the work take: priced by the closed form,
/// the best simulated up to their capacity. Without goals every layout is loaded
/// as full as its memory allows. The same input gives the same result. Errors: Cancelled, and those of
/// simulateServing().
Result<ServingSearchResult> searchServing(const Project& project, const Plan& plan,
    const ServingSearchOptions& options, Progress& progress, const std::stop_token& stop);

/// Format "rankloom-serving-search", version 1, with the first `most` layouts.
std::string servingSearchJson(const ServingSearchResult& result, std::size_t most);

} // namespace rankloom
