// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Plans for the tests of exporters, and what it means that two of them say the same.

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/plan/plan_json.h"
#include "core/plan/rank_grid.h"
#include "core/plan/shard_groups.h"
#include "core/plan/stage_split.h"

namespace rankloom::test {

using nlohmann::json;

inline Project projectOf(const char* model, int nodes, int perNode = 8, const char* device = "h100-sxm-80gb")
{
    Project project;
    project.model = *modelPreset(model);
    project.cluster = makeCluster(nodes, perNode, *devicePreset(device));
    return project;
}

inline Plan plainPlan()
{
    Plan plan;
    plan.workload = {4096, 1, 512};
    return plan;
}

/// Plans that together touch every branch of the exporters.
inline Plan anyLegalPlan(const Project& project)
{
    const auto degree = [](std::initializer_list<int> values) {
        return *rc::gen::elementOf(std::vector<int>(values));
    };
    const auto coin = [] { return *rc::gen::arbitrary<bool>(); };
    Plan plan = plainPlan();
    plan.name = *rc::gen::element(std::string("plan"), std::string("a \"b\" 'c' $d `e` \n|"));
    plan.layout.tp = degree({1, 2, 4, 8});
    plan.layout.cp = degree({1, 1, 2});
    plan.layout.pp = degree({1, 2, 4});
    if (project.model->moe) {
        plan.layout.ep = degree({1, 2, 4});
        plan.layout.etp = degree({0, 1, 2});
    }
    plan.layout.sequenceParallel = coin();
    if (coin())
        std::swap(plan.layout.order[3], plan.layout.order[4]);
    else if (*rc::gen::inRange(0, 8) == 0)
        std::swap(plan.layout.order[0], plan.layout.order[1]);
    plan.schedule.kind = *rc::gen::elementOf(std::vector<ScheduleKind> {ScheduleKind::OneFOneB,
        ScheduleKind::OneFOneB, ScheduleKind::Interleaved, ScheduleKind::Interleaved, ScheduleKind::GPipe,
        ScheduleKind::ZbH1, ScheduleKind::ZbV, ScheduleKind::DualPipe, ScheduleKind::LoopedBfs});
    if (stagePlacement(plan.schedule.kind) == StagePlacement::Looped)
        plan.layout.vpp = degree({2, 3, 4});
    plan.schedule.pointToPoint = coin() ? PointToPointMode::Blocking : PointToPointMode::Asynchronous;
    plan.schedule.groupSize = degree({0, 0, 4});
    const int stages = plan.layout.pp * chunksPerRank(plan.schedule.kind, plan.layout.vpp);
    if (coin()) {
        plan.stages.layersPerStage = evenSplit(project.model->layers, stages);
        if (stages > 1 && coin()) {
            --plan.stages.layersPerStage.front();
            ++plan.stages.layersPerStage.back();
        }
    }
    MemoryChoice& memory = plan.memory;
    memory.precision =
        *rc::gen::element(Precision::Bf16Mixed, Precision::Fp16Mixed, Precision::Fp8Mixed, Precision::Fp32);
    memory.optimizer = *rc::gen::element(OptimizerKind::Adam, OptimizerKind::AdamBf16Moments,
        OptimizerKind::AdamFp8Moments, OptimizerKind::Muon, OptimizerKind::Sgd);
    memory.gradients = coin() ? GradientType::Bf16 : GradientType::Fp32;
    memory.crossEntropy = *rc::gen::element(
        CrossEntropy::Fused, CrossEntropy::VocabularyParallel, CrossEntropy::Unfused, CrossEntropy::Eager);
    memory.vocabularyDivisor = degree({128, 64});
    const auto extent = [&]() -> ShardExtent {
        return *rc::gen::element(ShardExtent {}, ShardExtent {ShardExtent::Kind::DataParallel, 1},
            ShardExtent {ShardExtent::Kind::Degree, 2}, ShardExtent {ShardExtent::Kind::All, 1},
            ShardExtent {ShardExtent::Kind::Node, 1});
    };
    memory.sharding = {extent(), extent(), extent(), extent()};
    if (coin())
        memory.sharding.weights = memory.sharding.gradients = memory.sharding.optimizer;
    if (coin())
        memory.sharding.secondaryWeights = {};
    memory.recompute.mode = *rc::gen::element(RecomputeMode::None, RecomputeMode::Selective,
        RecomputeMode::FullUniform, RecomputeMode::FullBlock, RecomputeMode::Operators);
    if (coin())
        memory.recompute.modules = {RecomputeModule::CoreAttention, RecomputeModule::LayerNorm};
    if (project.model->moe && coin())
        memory.recompute.modules.push_back(coin() ? RecomputeModule::Moe : RecomputeModule::MoeActivation);
    if (project.model->mla && coin())
        memory.recompute.modules.push_back(RecomputeModule::LatentUpProjection);
    memory.recompute.layers = degree({1, 3});
    memory.offload.optimizerFraction = *rc::gen::element(0.0, 0.25, 1.0);
    memory.offload.target = *rc::gen::element(OffloadTarget::None, OffloadTarget::None, OffloadTarget::Host,
        OffloadTarget::Host, OffloadTarget::Nvme);
    memory.offload.fraction = *rc::gen::element(0.25, 0.5, 1.0);
    memory.flashAttention = coin();
    memory.fp8Attention = coin();
    memory.fp8OutputLayer = coin();
    memory.dropout = coin();
    memory.contextAllToAll = coin();
    plan.communication.overlapDp = coin();
    plan.communication.overlapGather = coin();
    memory.fp8Weights = coin();
    plan.communication.overlapTp = coin();
    plan.communication.overlapEp = coin();
    plan.communication.overlapShared = coin();
    plan.execution.groupedExperts = coin();
    plan.execution.fusedPermutation = coin();
    plan.execution.fusedRotary = coin();
    plan.execution.expertCapacity = coin() ? 1.25 : 0;
    if (project.model->moe && coin())
        plan.communication.expertDispatch = ExpertDispatch::Deduplicated;
    if (*rc::gen::inRange(0, 4) == 0)
        plan.stages.vocabulary = VocabularyLayout::Redistributed;
    if (coin()) {
        Compression& compression = plan.communication.compression;
        compression.kind = *rc::gen::element(CompressionKind::PowerSgd, CompressionKind::Quantised);
        compression.bits = *rc::gen::element(4, 8, 16);
        compression.weightBits = *rc::gen::element(4, 8, 16);
    }
    if (coin())
        for (int device = project.cluster->devices(); device-- > 0;)
            plan.deviceOfRank.push_back(device);
    return plan;
}

/// Settings that mean the same, written the same.
inline Plan normalised(const Project& project, Plan plan)
{
    plan.name.clear();
    Layout& layout = plan.layout;
    plan.stages.layersPerStage.clear();
    for (const StageLayers& stage : splitStages(project, plan))
        plan.stages.layersPerStage.push_back(stage.layerCount);
    plan.stages.mtpLayersPerStage.clear();
    const Layout whole = resolved(layout, project.cluster->devices());
    const ShardDegrees shards = planShards(project, plan, whole).dense;
    layout.dp = 0; // what the cluster leaves over
    if (layout.etp == layout.tp)
        layout.etp = 0;
    if (layout.tp == 1)
        layout.sequenceParallel = true;
    // Nothing to overlap.
    plan.communication.overlapTp = plan.communication.overlapTp && layout.tp > 1;
    plan.communication.overlapEp = plan.communication.overlapEp && layout.ep > 1;
    plan.communication.overlapShared = plan.communication.overlapShared && project.model->moe
        && project.model->moe->sharedFfn > 0 && layout.ep > 1 && !plan.communication.overlapEp;
    // Weights are gathered once a step by a distributed optimizer, and kept in 8 bits by 8-bit training.
    if (!plan.communication.overlapDp || shards.optimizer == 1)
        plan.communication.overlapGather = true;
    if (plan.memory.precision != Precision::Fp8Mixed)
        plan.memory.fp8Weights = true;
    if (stagePlacement(plan.schedule.kind) == StagePlacement::VShape)
        layout.vpp = 1; // two chunks either way
    if (layout.cp == 1)
        plan.memory.contextAllToAll = false;
    const int group = whole.dp * whole.cp;
    const auto extent = [group](int degree) {
        return degree == 1    ? ShardExtent()
            : degree == group ? ShardExtent {ShardExtent::Kind::DataParallel, 1}
                              : ShardExtent {ShardExtent::Kind::Degree, degree};
    };
    plan.memory.sharding = {extent(shards.weights), extent(shards.gradients), extent(shards.optimizer),
        extent(shards.secondaryWeights)};
    Offload& offload = plan.memory.offload;
    offload.fraction = offload.target == OffloadTarget::None ? Offload().fraction
                                                             : std::round(offload.fraction * 1000) / 1000;
    Recompute& recompute = plan.memory.recompute;
    if (recompute.mode != RecomputeMode::Selective)
        recompute.modules.clear();
    if (recompute.mode == RecomputeMode::None || recompute.mode == RecomputeMode::Selective)
        recompute.layers = 1;
    return plan;
}

inline void collect(
    const json& a, const json& b, const std::string& pointer, std::vector<std::string>& differences)
{
    if (a == b)
        return;
    if (!a.is_object() || !b.is_object()) {
        differences.push_back(pointer);
        return;
    }
    for (const auto& [key, value] : a.items())
        collect(value, b.contains(key) ? b.at(key) : json(), pointer + '/' + key, differences);
}

} // namespace rankloom::test
