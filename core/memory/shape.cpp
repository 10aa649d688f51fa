// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/shape.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "core/plan/expert_load.h"
#include "core/plan/rank_grid.h"

namespace rankloom {

namespace {

constexpr std::array<std::pair<std::string_view, RecomputeModule>, 6> kModules {{
    {"core_attn", RecomputeModule::CoreAttention},
    {"layernorm", RecomputeModule::LayerNorm},
    {"mlp", RecomputeModule::Mlp},
    {"moe_act", RecomputeModule::MoeActivation},
    {"moe", RecomputeModule::Moe},
    {"mla_up_proj", RecomputeModule::LatentUpProjection},
}};

unsigned moduleBits(const Recompute& recompute)
{
    if (recompute.mode != RecomputeMode::Selective)
        return 0;
    unsigned bits = 0;
    for (const std::string& name : recompute.modules)
        for (const auto& [known, module] : kModules)
            if (name == known)
                bits |= static_cast<unsigned>(module);
    return bits;
}

/// Ranks between two neighbours along an axis: the product of the degrees that vary faster.
int strideOf(Axis axis, const AxisOrder& order, const std::array<int, kAxisCount>& degrees)
{
    int stride = 1;
    for (const Axis faster : order) {
        if (faster == axis)
            break;
        stride *= degrees[static_cast<std::size_t>(faster)];
    }
    return stride;
}

/// Members of the (outer × inner) group of rank 0 that lie within its first `reach` ranks.
int membersWithin(int reach, int outer, int outerStride, int inner, int innerStride)
{
    int count = 0;
    for (int i = 0; i < inner && i * innerStride < reach; ++i)
        count += std::min(outer, (reach - i * innerStride + outerStride - 1) / outerStride);
    return std::max(1, count);
}

} // namespace

int MemoryShape::shardDegree(const ShardExtent& extent, bool experts) const
{
    const int all = experts ? edp : denseReplicas;
    int reach = 0;
    switch (extent.kind) {
    case ShardExtent::Kind::None:
        return 1;
    case ShardExtent::Kind::DataParallel:
    case ShardExtent::Kind::All:
        return all;
    case ShardExtent::Kind::Degree:
        // The same ranks hold fewer copies of an expert than of the dense parameters.
        return std::max(1,
            static_cast<int>(
                static_cast<long long>(std::clamp(extent.degree, 1, denseReplicas)) * all / denseReplicas));
    case ShardExtent::Kind::DevicePair:
        reach = 2;
        break;
    case ShardExtent::Kind::Node:
        reach = devicesPerNode;
        break;
    }
    const AxisOrder& order = plan.layout.order;
    if (experts) {
        const std::array<int, kAxisCount> degrees {etp, 1, ep, edp, pp};
        return membersWithin(reach, edp, strideOf(Axis::Data, order, degrees), 1, 1);
    }
    const std::array<int, kAxisCount> degrees {tp, cp, 1, dp, pp};
    return membersWithin(
        reach, dp, strideOf(Axis::Data, order, degrees), cp, strideOf(Axis::Context, order, degrees));
}

MemoryShape memoryShape(const Project& project, const Plan& plan)
{
    const ModelSpec& model = project.model;
    const Layout layout = resolved(plan.layout, std::max(1, project.cluster.devices()));
    MemoryShape out {.model = model, .plan = plan};
    out.tp = std::max(1, layout.tp);
    out.cp = std::max(1, layout.cp);
    out.pp = std::max(1, layout.pp);
    out.dp = std::max(1, layout.dp);
    out.ep = std::max(1, layout.ep);
    out.etp = std::max(1, layout.etp);
    out.edp = std::max(1, out.tp * out.cp * out.dp / (out.ep * out.etp));
    out.keyValueTp = std::max(1, std::min(out.tp, model.kvHeads));
    out.denseReplicas = out.dp * out.cp;
    out.devicesPerNode = std::max(1, project.cluster.devicesPerNode);
    const Workload& workload = project.workload;
    out.microbatches = std::max(1, workload.globalBatchSize / std::max(1, workload.microBatchSize * out.dp));
    out.sequence = workload.sequenceLength;
    out.batch = workload.microBatchSize;
    out.tokens = out.sequence * out.batch / out.cp;
    out.shardTokens = out.tokens / out.tp;
    out.normTokens = layout.sequenceParallel ? out.shardTokens : out.tokens;
    // Megatron-LM megatron/training/tokenizer: the vocabulary is padded to a multiple of divisor·tp.
    const double multiple = std::max(1, plan.memory.vocabularyDivisor) * static_cast<double>(out.tp);
    out.paddedVocabulary = std::ceil(model.vocabulary / multiple) * multiple;
    if (plan.memory.expertLoadFactor > 0)
        out.loadFactor = plan.memory.expertLoadFactor;
    else if (model.moe && !project.routing.empty())
        out.loadFactor =
            expertLoad(project.routing, plan.experts, model.moe->experts, out.ep).loadMaxOverMean;
    out.modules = moduleBits(plan.memory.recompute);
    return out;
}

} // namespace rankloom
