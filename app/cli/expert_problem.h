// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/cli/input.h"
#include "core/base/error.h"
#include "core/experts/problem/placement.h"
#include "core/routing/routing.h"

namespace CLI {
class App;
}

namespace rankloom::cli {

/// What the arguments say about the experts to place.
struct ExpertSources {
    std::vector<std::string> traces;
    std::string plan; ///< whose expert-parallel group the experts are for
    std::string project; ///< whose traces, and what the plan does not say
    std::string transitions;
    std::string load;
    std::vector<std::string> train; ///< parts to place by: "task=chat,train", "windows:0-31"
    std::vector<std::string> test; ///< parts to score
    bool robust = false;
    int windows = 8;
    TraceSplit split;
    std::string links; ///< plan or project
    double bandwidthWithin = 1;
    std::string from; ///< present placement: plan, project or map; otherwise that of the plan
    int devices = 0; ///< 0 = those of the plan
    int nodes = 0; ///< 0 = by the links, else 1
    int slotCount = 0; ///< 0 = those of `from`, else one per expert
    int replicas = -1; ///< of the whole model; -1 = not limited so
    int replicasPerDevice = -1; ///< of the whole model, on one device
};
void addExpertSources(CLI::App& command, ExpertSources& sources);

struct ExpertProblem {
    PlacementProblem train;
    std::optional<PlacementProblem> test;
    double secondsPerByte = 0; ///< of price 1; 0 = prices are relative, or there are none
    std::optional<SlotPlacement> present;
    bool hasPlan = false;
    PlanInput
        input; ///< with the tokens to place by; without a plan of the model only its experts, no cluster
    std::vector<int> nodeOfDevice; ///< by device of the expert-parallel group, counted from 0
};
/// Errors: those of the readers; BadValue (arguments that exclude each other, parts or files of another
/// shape).
Result<ExpertProblem> readExpertProblem(ExpertSources sources, std::stop_token stop);

} // namespace rankloom::cli
