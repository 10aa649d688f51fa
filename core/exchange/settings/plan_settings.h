// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// How a tool spreads decoder layers when its settings do not list them.
struct SplitRule {
    /// Megatron-LM --decoder-first/last-pipeline-num-layers: layers of the first and last pipeline rank, the
    /// rest evenly over the others; -1 = as the others.
    int firstRank = -1;
    int lastRank = -1;
    /// Otherwise evenly over all virtual stages, embedding and head counted as this many layers each, what
    /// remains to the first stages.
    int embeddingCounts = 0;
    int headCounts = 0;
    int layersPerStage = 0; ///< the number of chunks follows from it; 0 = as the plan says
    bool byWork = false; ///< nanotron: splitByWork(), whatever the rest says

    friend bool operator==(const SplitRule&, const SplitRule&) = default;
};

/// A plan as the settings of a training program state it. Figures are 0 where the file does not state them.
struct PlanSettings {
    std::string tool; ///< "Megatron-LM"
    Plan plan; ///< what needs the model's or cluster's size is left open: dp, `split`, `shardReplicas`
    std::optional<SplitRule> split;
    int shardReplicas = 1; ///< groups that hold a complete set of what is sharded
    int sequenceLength = 0; ///< tokens
    int microBatchSize = 0; ///< sequences
    int globalBatchSize = 0;
    int worldSize = 0;
    // Activations in host memory, as Megatron-LM has them: of the first layers, or the inputs of some
    // modules.
    int offloadedLayers = 0;
    std::vector<std::string> offloadModules {};
    double offloadedShare = 1; ///< of these inputs
    // Of the model, to tell whether the settings belong to it.
    int layers = 0;
    int hidden = 0;
    int heads = 0;
    int experts = 0;
    /// An order of passes, as writePassOrder() writes it, with layout.pp and vpp of `plan` as it needs them.
    /// It is all that the file states: the rest stays as a plan has it that is there already.
    std::string passOrder {};
};

/// Megatron-LM's --moe-expert-capacity-factor: tokens that an expert takes at most, over the mean.
struct CapacityLimit {
    double factor = 0; ///< 0 = no limit
    bool padded = false; ///< every expert takes exactly that many
};
/// The capacity of experts, or the load of the fullest rank, which a limit without padding only lowers.
void setExpertCapacity(const CapacityLimit& limit, Plan& plan);

struct CompletedPlan {
    Plan plan;
    Diagnostics diagnostics; ///< what differs from the project, which stays as it is
};
/// The plan for a project; a project without model or cluster leaves open what depends on them. An order of
/// passes goes into a copy of `present`, where there is one; what other settings leave open of the workload
/// is as it is there. Errors: Contradiction where the settings are of another model, or the order is of
/// another number of ranks.
Result<CompletedPlan> completePlan(
    const PlanSettings& settings, const Project& project, const Plan* present = nullptr);

} // namespace rankloom
