// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/phrase.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/serving/serving_system.h"

namespace rankloom {

/// One part of the mean time between two tokens of a request.
struct ServedStepPart {
    std::string_view key; ///< stable: "serving/attention"
    Phrase label;
    Seconds time {};
    bool idle = false; ///< nothing of the request is worked on
};

/// A plan that serves in a few figures, by the closed form.
struct ServedStep {
    /// Where the time per output token goes, by what it takes on all stages and what waits: they add up to
    /// forecast.timePerToken. None where not one request fits.
    std::vector<ServedStepPart> parts;
    ServingForecast forecast; ///< of all replicas, under the plan's requests
    ServingMemory memory; ///< of the tighter pool
    RequestSizes sizes; ///< that the memory is judged by
    Bytes missing {}; ///< on each of its devices, for one request
    int blockTokens = 1; ///< of the plan
    int replicas = 1; ///< of all work, or of prompts alone
    int decodeReplicas = 0; ///< that generate what others computed the prompts of
    /// Requests that run at once on a replica, or on the pool that generates: as the engine is told, or as
    /// many as fit. 0 where not one does.
    std::int64_t mostRunning = 0;
    std::vector<ServingMemory> stages; ///< of a replica, where prompts are computed
    std::vector<ServingMemory> decodeStages; ///< where tokens are generated; none = the same
};

/// Well under a millisecond beside the drawing of requests. Errors: those of servingSystem() and
/// PlannedRequests.
Result<ServedStep> servedStep(const Project& project, const Plan& plan);

/// What is wrong with it: that not one request fits, with the settings that would make it fit, the fastest
/// first; or that the longest are refused; that requests miss the plan's goals (see missedGoals()). Stopped,
/// it names no settings.
Diagnostics servedDiagnostics(
    const Project& project, const Plan& plan, const ServedStep& step, const std::stop_token& stop = {});

} // namespace rankloom
