// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/simplicity.h"

#include <algorithm>
#include <iterator>

#include "core/plan/stage_split.h"
#include "core/search/search_space.h"

namespace rankloom {

namespace {

/// From what every framework runs to what is a paper's.
constexpr ScheduleKind kCommonFirst[] = {ScheduleKind::OneFOneB, ScheduleKind::Interleaved,
    ScheduleKind::GPipe, ScheduleKind::ZbH1, ScheduleKind::LoopedBfs, ScheduleKind::ZbV,
    ScheduleKind::DualPipeV, ScheduleKind::ZbH2, ScheduleKind::DualPipe, ScheduleKind::OneFOneBV,
    ScheduleKind::VHalf, ScheduleKind::VMin, ScheduleKind::Chimera, ScheduleKind::ZbAutomatic,
    ScheduleKind::ZbVAutomatic, ScheduleKind::Custom};

int offloadOf(const Offload& offload)
{
    switch (offload.target) {
    case OffloadTarget::None:
        break;
    case OffloadTarget::Host:
        return 2;
    case OffloadTarget::Nvme:
        return 3;
    }
    return offload.optimizerFraction > 0 ? 1 : 0;
}

int chunksOf(const Plan& plan)
{
    const ScheduleKind kind = plan.schedule.kind;
    if (plan.layout.pp == 1)
        return 1;
    return stagePlacement(kind) == StagePlacement::Bidirectional ? 2 : chunksPerRank(kind, plan.layout.vpp);
}

constexpr int kWholeBlock = 100; ///< more than all cheap parts of a layer together
constexpr int kSomeLayers = 1000;
constexpr int kAllLayers = 2000;

int recomputeOf(const Recompute& recompute)
{
    switch (recompute.mode) {
    case RecomputeMode::None:
        return 0;
    case RecomputeMode::FullBlock:
        return kSomeLayers;
    case RecomputeMode::FullUniform:
        return kAllLayers;
    case RecomputeMode::Operators:
        return kWholeBlock;
    case RecomputeMode::Selective:
        break;
    }
    int points = 0;
    for (const RecomputeModule module : recompute.modules)
        points += module == RecomputeModule::Mlp || module == RecomputeModule::Moe ? kWholeBlock : 1;
    return points;
}

int shardingOf(const Sharding& sharding)
{
    int sharded = 0;
    for (const ShardExtent* extent :
        {&sharding.weights, &sharding.gradients, &sharding.optimizer, &sharding.secondaryWeights})
        sharded += extent->kind != ShardExtent::Kind::None ? 1 : 0;
    return sharded;
}

/// Weight gradients lose more than all sends, and each the more the lower its rank.
std::int64_t lostOf(const Compression& compression)
{
    constexpr std::int64_t kMostRank = 1 << 16;
    if (!compression.lossy())
        return 0;
    return (compression.dataParallel ? kMostRank * kMostRank / std::max(1, compression.dataParallelRank) : 0)
        + (compression.pipelineBackward ? kMostRank / std::max(1, compression.rank) : 0);
}

} // namespace

Simplicity simplicity(const Plan& plan)
{
    const Layout& l = plan.layout;
    Simplicity out;
    out.lost = lostOf(plan.communication.compression);
    out.fused = plan.communication.compression.embeddingSync ? 1 : 0;
    out.offload = offloadOf(plan.memory.offload);
    out.chunks = chunksOf(plan);
    out.recompute = recomputeOf(plan.memory.recompute);
    for (const int degree : {l.tp, l.cp, l.pp, l.ep, l.etp > 0 ? 2 : 1})
        out.degrees += degree > 1 ? 1 : 0;
    out.schedule = l.pp == 1
        ? 0
        : static_cast<int>(std::ranges::find(kCommonFirst, plan.schedule.kind) - std::begin(kCommonFirst));
    out.vocabulary = static_cast<int>(plan.stages.vocabulary);
    out.sharding = shardingOf(plan.memory.sharding);
    out.ranks = static_cast<std::int64_t>(l.tp) * l.cp * l.pp;
    out.values = {l.pp, l.tp, l.cp, l.ep, l.etp, plan.workload.microBatchSize};
    out.rest = nameOf(plan.memory.recompute) + ' ' + nameOf(plan.memory.sharding);
    return out;
}

} // namespace rankloom
