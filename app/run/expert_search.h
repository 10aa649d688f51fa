// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "app/run/evaluation_runner.h"
#include "core/base/progress.h"
#include "core/evaluate/expert_change.h"
#include "core/experts/place_experts.h"

namespace rankloom::ui {

/// What a person asks of a placement of experts.
struct ExpertTask {
    std::shared_ptr<const Project> project;
    std::shared_ptr<const Plan> plan;
    PlacementOptions options;
    int redundant = 0; ///< slots of a device beyond an equal share, in every layer
    std::optional<ReplicaLimit> limit; ///< instead, over all layers together
    int front = 0; ///< so many placements between least traffic and least load; 0 = one
    int windows = 0; ///< balance each of so many spans of the trace; 0 = their sum
    EvaluationRunner::Function evaluate;
};

/// One placement and what it would do to the plan.
struct ExpertCandidate {
    PlacementResult result;
    ExpertPlacement experts;
    std::optional<double> fanOut; ///< GPUs that a token's experts are on; nothing = the trace has no tokens
    std::optional<Seconds> step; ///< nothing = the plan would not be legal
    std::optional<ExpertChange> change; ///< what going there costs a running job, and when that pays
};

struct ExpertFinding {
    PlacementFigures before; ///< of the plan's placement, of the contiguous one where that is not legal
    std::optional<double> fanOutBefore; ///< of the plan's placement
    std::optional<Seconds> stepBefore;
    std::vector<ExpertCandidate> candidates; ///< one, or those of the front by rising load
    std::optional<double> bound; ///< least share of transitions that change the device
};

/// Called from the searching thread.
struct ExpertSearchCalls {
    std::function<void(double cost)> start {}; ///< of the plan's placement
    std::function<void(double cost, double fraction)> best {};
};

/// Searches and evaluates what it finds. The cost of the course is a share: of the transitions that change
/// the device, or of the pairs of picks on different devices (method co-activation); the method fan-out,
/// which counts one thing after another, tells none. Errors: those of placementProblem() and placeExperts().
Result<ExpertFinding> searchExperts(
    const ExpertTask& task, const ExpertSearchCalls& calls, Progress& progress, const std::stop_token& stop);

/// Methods that place replicas; that take a load limit; that try moves; that keep some of the present
/// placement.
bool takesReplicas(PlacementMethod method);
bool takesCap(PlacementMethod method);
bool triesMoves(PlacementMethod method);
bool limitsMoved(PlacementMethod method);

} // namespace rankloom::ui
