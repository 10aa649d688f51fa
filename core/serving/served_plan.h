// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/base/error.h"
#include "core/bits/step_planes.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/workload/serving_choice.h"

namespace rankloom {

/// One pipeline stage of a replica.
struct ServedStage {
    int firstLayer = 0;
    int layers = 0;
    bool embedding = false;
    bool head = false;
    Bytes weights {}; ///< of one device
    Bytes keyValuePerToken {}; ///< of one device, before windows
    Bytes memory {}; ///< of the device that has least, over all replicas
    // Replicas are priced alike, as slow as the slowest.
    /// Tensor-parallel groups of the stage, of all replicas: any that a batch may find slowest, by what their
    /// devices compute and read and by their links. One where all are alike.
    std::vector<std::vector<int>> tensorGroups;
    std::vector<int> expertDevices; ///< the expert-parallel group whose exchange takes longest
    /// Experts in few bits, one device's; none = all weights are in its memory.
    std::shared_ptr<const StagePlanes> planes;
    int nextFrom = -1; ///< devices of the link to the next stage; -1 = the last
    int nextTo = -1;
};

/// A plan as it serves: replicas that each hold the model once. What trains alone is left out of the model:
/// its multi-token-prediction layers.
struct ServedPlan {
    std::shared_ptr<const Project> project; ///< with that model
    Layout layout; ///< resolved
    ServingChoice choice;
    /// Attention replicas that share the experts of a replica: each has requests of its own, and they step
    /// together (attention data parallelism). ep·etp / tp where experts are spread wider than attention.
    int attentionReplicas = 1;
    int replicas = 1;
    std::vector<ServedStage> stages;
    /// By rank of the layout. Of disaggregated serving those of the pool alone.
    std::vector<int> devices;
    // Where experts are and how tokens reach them.
    Shared<ExpertPlacement> experts;
    ExpertDispatch dispatch = ExpertDispatch::AllToAll;
    bool countTrace = true; ///< false: as evenly loaded, whatever the project's trace says

    [[nodiscard]] const ModelSpec& model() const { return *project->model; }
    [[nodiscard]] const Cluster& cluster() const { return *project->cluster; }
    [[nodiscard]] int devicesPerReplica() const { return layout.tp * layout.pp * attentionReplicas; }
};

/// The plan with its training batch raised to one that its replicas can share: it means nothing to a plan
/// that serves, and rules about training would refuse the layout for it.
Plan withSharedBatch(const Project& project, Plan plan);

/// Where prompts are computed: every replica, or the pool that hands them over. Errors: IllegalPlan, with the
/// rule that is broken; Unsupported (context parallelism, chunks; schedulers that do not hand over; experts
/// in few bits that are spread over devices), those of stagePlanes().
/// `asked`: what tokens were seen to ask for of experts in few bits, instead of the plan's rule.
Result<ServedPlan> servedPlan(const Project& project, const Plan& plan, const AskedBits* asked = nullptr);

/// Whether a scheduler can do without the other half of a request: whole batches, memory by the token over
/// both, and streams that share a device cannot.
bool handsOver(SchedulerKind kind);
/// Whether prompts are computed in pieces, in batches with decodes.
bool cutsPrompts(SchedulerKind kind);
/// Whether prompts are computed on other devices than tokens are generated on.
inline bool isDisaggregated(const Plan& plan) { return plan.serving.decode.devices > 0; }
/// The plan with the degrees of the pool that generates, which fill its devices.
Plan decodingLayout(Plan plan);
/// The pool of a disaggregated plan that generates. Errors: those of servedPlan().
Result<ServedPlan> decodingPlan(const Project& project, const Plan& plan, const AskedBits* asked = nullptr);

} // namespace rankloom
