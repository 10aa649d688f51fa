// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/cli/input.h"
#include "core/base/error.h"
#include "core/evaluate/expert_change.h"
#include "core/evaluate/expert_traffic.h"
#include "core/experts/problem/token_travel.h"

namespace rankloom::cli {

/// What an expert placement makes of a plan's training step.
struct PlanConsequences {
    Seconds step {};
    bool fits = false;
    ExpertTraffic traffic; ///< of the expert-parallel group of rank 0
};

/// What follows from placing the experts differently.
struct ExpertConsequences {
    std::optional<TokenTravel> before; ///< none without a trace
    std::optional<TokenTravel> after;
    std::optional<PlanConsequences> planBefore; ///< none without a plan
    std::optional<PlanConsequences> planAfter;
    std::optional<ExpertChange> change;
};

/// Nodes of a group of equally many devices per node, dealt in runs.
std::vector<int> nodesInRuns(int devices, int nodes);

/// Under the plan's own placement and under another one. Errors: IllegalPlan where either cannot be
/// evaluated; those of evaluate().
Result<void> addPlanConsequences(
    const PlanInput& input, const ExpertPlacement& placement, ExpertConsequences& out, std::stop_token stop);

nlohmann::ordered_json travelJson(const TokenTravel& travel);
/// Adds to the members "before" and "after" of a placement document, and "change" where there is a plan.
void addConsequencesJson(const ExpertConsequences& consequences, nlohmann::ordered_json& out);
/// Of the contiguous placement.
std::string travelText(const TokenTravel& travel);
std::string consequencesText(const ExpertConsequences& consequences);

/// The placement as a file for an engine: sglang-experts, vllm-expert-map, trtllm-eplb, experts-csv, or json
/// for the whole plan. Errors: BadValue (another target; json without a plan), those of exportPlan().
Result<std::string> exportedPlacement(const std::string& target, const PlanInput& input);

/// A model of which nothing but its experts is known; `modelLayers` as a trace names them, or empty.
PlanInput bareModel(int layers, int experts, int topK, const std::vector<int>& modelLayers, int devices);

} // namespace rankloom::cli
