// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/served_plan.h"

#include <algorithm>
#include <cstdint>
#include <limits>

#include "core/plan/check.h"
#include "core/plan/laid_out.h"
#include "core/plan/what_if.h"
#include "core/serving/key_value_cache.h"

namespace rankloom {

namespace {

/// The plan with a batch that every layout takes: rules about training batches say nothing about serving.
Plan withAnyBatch(const Cluster& cluster, Plan plan)
{
    plan.workload = {1024 * plan.layout.tp, 1, 1};
    const Layout layout = resolved(plan.layout, cluster.devices());
    plan.workload.globalBatchSize = std::max(1, layout.dp) * std::max(1, layout.pp);
    plan.layout.sequenceParallel = true;
    plan.schedule = {};
    plan.stages.vocabulary = VocabularyLayout::None;
    plan.memory.vocabularyDivisor = 1;
    return plan;
}

Bytes weightsOf(const RankParameters& held, const ServedStage& stage, const ServingChoice& choice)
{
    const bool planes = stage.planes != nullptr;
    const double experts = planes ? 0 : held.expertMatrices;
    const double expertVectors = planes ? 0 : held.expertVectors;
    const Bytes budget = planes ? stage.planes->budget : Bytes();
    // Embedding, output layer and vectors stay in 16 bits (vLLM, SGLang and TensorRT-LLM by default).
    const double each = bytesPerWeight(choice.weights);
    return budget
        + Bytes((held.matrices + experts) * each
            + 2 * (held.vectors + expertVectors + held.embedding + held.head));
}

ServedStage servedStage(const LaidOut& laid, const StageLayers& stage, const ServingChoice& choice,
    std::shared_ptr<const StagePlanes> planes)
{
    const auto rank = static_cast<std::size_t>(stage.rank);
    const RankGrid& grid = laid.grid();
    const int first = grid.rankAt(0, 0, 0, stage.rank);
    ServedStage out;
    out.firstLayer = stage.firstLayer;
    out.layers = stage.layerCount;
    out.embedding = stage.embedding;
    out.head = stage.head;
    out.planes = std::move(planes);
    out.weights = weightsOf(laid.held()[rank], out, choice);
    out.keyValuePerToken = Bytes(keyValueElementsPerLayer(laid.project.model, laid.layout.tp)
        * stage.layerCount * choice.keyValueElementBytes);
    out.tensorDevices = laid.devicesOf(grid.groupOf(GroupKind::Tensor, first));
    out.expertDevices = laid.devicesOf(grid.groupOf(GroupKind::Expert, first));
    if (stage.rank + 1 < laid.layout.pp) {
        out.nextFrom = laid.deviceOf(first);
        out.nextTo = laid.deviceOf(grid.rankAt(0, 0, 0, stage.rank + 1));
    }
    return out;
}

/// Planes of a stage, where the plan cuts experts into planes.
Result<std::shared_ptr<const StagePlanes>> planesOf(
    const LaidOut& laid, const StageLayers& stage, const Plan& plan, const AskedBits* asked)
{
    if (plan.bits.budgetBytes <= 0)
        return std::shared_ptr<const StagePlanes>();
    if (laid.layout.ep > 1)
        return fail(ErrorCode::Unsupported,
            Phrase::of("experts in few bits are served where each device holds all experts of its layers, "
                       "not one part in {}",
                laid.layout.ep),
            {{}, 0, 0, "/layout/ep"}, Phrase::of("Set it to 1, or the bit budget to 0."));
    return stagePlanes(laid.project, plan, {stage.firstLayer, stage.layerCount}, laid.layout.etp, asked);
}

} // namespace

Plan withSharedBatch(const Project& project, Plan plan)
{
    const int replicas = std::max(1, resolved(plan.layout, project.cluster->devices()).dp);
    const std::int64_t each = std::int64_t {replicas} * std::max(1, plan.workload.microBatchSize);
    const std::int64_t whole = (plan.workload.globalBatchSize + each - 1) / each * each;
    if (whole <= std::numeric_limits<int>::max())
        plan.workload.globalBatchSize = static_cast<int>(whole);
    return plan;
}

Result<ServedPlan> servedPlan(const Project& given, const Plan& plan, const AskedBits* asked)
{
    if (plan.layout.cp > 1 || plan.layout.vpp > 1)
        return fail(ErrorCode::Unsupported,
            plan.layout.cp > 1
                ? Phrase::of("serving with context parallelism is not modelled")
                : Phrase::of("a serving pipeline has one chunk a stage, not {}", plan.layout.vpp),
            {{}, 0, 0, plan.layout.cp > 1 ? "/layout/cp" : "/layout/vpp"}, Phrase::of("Set it to 1."));
    Project project = given;
    project.model.change().mtpLayers = 0;
    const Plan served = withAnyBatch(project.cluster, plan);
    if (const auto broken = brokenRule(project, served, RuleTopic::Layout))
        return fail(ErrorCode::IllegalPlan, broken->reason, {{}, 0, 0, "/layout"});
    ServedPlan out;
    out.project = std::make_shared<const Project>(std::move(project));
    out.choice = plan.serving;
    out.experts = plan.experts;
    out.dispatch = plan.communication.expertDispatch;
    out.countTrace = plan.countTrace;
    const LaidOut laid(*out.project, served);
    out.layout = laid.layout;
    const int experts = out.model().moe ? laid.layout.ep * laid.layout.etp : 1;
    out.attentionReplicas = std::max(1, experts / laid.layout.tp);
    out.replicas = std::max(1, laid.layout.dp / out.attentionReplicas);
    for (const StageLayers& stage : laid.stages()) {
        auto planes = planesOf(laid, stage, plan, asked);
        if (!planes)
            return tl::unexpected<Error>(std::move(planes.error()));
        out.stages.push_back(servedStage(laid, stage, plan.serving, std::move(*planes)));
    }
    return out;
}

} // namespace rankloom
