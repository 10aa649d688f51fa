// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_space.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <optional>

#include <fmt/format.h>

#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/plan/plan_fields.h"
#include "core/plan/recompute_modules.h"
#include "core/plan/stage_split.h"
#include "core/plan/what_if.h"

namespace rankloom {

namespace {

constexpr ShardExtent kWhole {};
constexpr ShardExtent kSharded {ShardExtent::Kind::DataParallel, 1};

struct NamedFreedom {
    CompressionFreedom value;
    std::string_view name;
};
constexpr NamedFreedom kFreedoms[] = {{CompressionFreedom::AsPlanned, "as-planned"},
    {CompressionFreedom::Lossless, "lossless"}, {CompressionFreedom::Lossy, "lossy"}};

/// ZeRO stages 0 to 3.
Sharding zeroStage(int stage)
{
    Sharding sharding;
    sharding.optimizer = stage >= 1 ? kSharded : kWhole;
    sharding.gradients = stage >= 2 ? kSharded : kWhole;
    sharding.weights = stage >= 3 ? kSharded : kWhole;
    return sharding;
}

template <class Value> void addOnce(std::vector<Value>& values, const Value& value)
{
    if (std::find(values.begin(), values.end(), value) == values.end())
        values.push_back(value);
}

/// What is usually recomputed selectively, mildest first.
std::vector<std::vector<RecomputeModule>> selectiveModules(const ModelSpec& model, const MemoryChoice& memory)
{
    using enum RecomputeModule;
    std::vector<std::vector<RecomputeModule>> out;
    if (!memory.flashAttention)
        out.push_back({CoreAttention}); // with fused kernels nothing of the core is kept anyway
    std::vector<RecomputeModule> mild {LayerNorm};
    if (model.moe)
        mild.push_back(MoeActivation);
    out.push_back(mild);
    if (model.mla) {
        mild.push_back(LatentUpProjection);
        out.push_back(mild);
    }
    out.push_back({LayerNorm, model.moe ? Moe : Mlp});
    return out;
}

std::optional<int> wholeNumber(std::string_view text)
{
    const auto value = parseInteger(trimmed(text));
    if (!value || *value < 1 || *value > DegreeRange::kMost)
        return std::nullopt;
    return static_cast<int>(*value);
}

/// "full-uniform:4": what is behind the colon, 1 without one; nothing when it is no number.
std::optional<int> layersBehind(std::string_view name, std::string_view mode)
{
    if (name == mode)
        return 1;
    return wholeNumber(name.substr(mode.size() + 1));
}

bool isMode(std::string_view name, std::string_view mode)
{
    return name == mode || (name.starts_with(mode) && name.substr(mode.size()).starts_with(':'));
}

std::string extentText(const ShardExtent& extent)
{
    switch (extent.kind) {
    case ShardExtent::Kind::None:
        return "none";
    case ShardExtent::Kind::DataParallel:
        return "dp";
    case ShardExtent::Kind::Degree:
        return std::to_string(extent.degree);
    case ShardExtent::Kind::DevicePair:
        return "device-pair";
    case ShardExtent::Kind::Node:
        return "node";
    case ShardExtent::Kind::All:
        break;
    }
    return "all";
}

} // namespace

SearchSpace defaultSearchSpace(const Project& project, const Plan& plan)
{
    SearchSpace space;
    // The order a tie is broken in: what most frameworks have first.
    space.schedules = {ScheduleKind::OneFOneB, ScheduleKind::Interleaved, ScheduleKind::ZbH1,
        ScheduleKind::ZbH2, ScheduleKind::ZbV, ScheduleKind::VHalf, ScheduleKind::VMin,
        ScheduleKind::OneFOneBV, ScheduleKind::DualPipeV, ScheduleKind::DualPipe, ScheduleKind::Chimera,
        ScheduleKind::GPipe, ScheduleKind::LoopedBfs};
    if (plan.schedule.kind != ScheduleKind::Custom)
        addOnce(space.schedules, plan.schedule.kind);
    for (const auto& named : namedValues<VocabularyLayout>())
        space.vocabularies.push_back(named.value);
    space.recomputes = {Recompute {}};
    for (const auto& modules : selectiveModules(project.model, plan.memory))
        space.recomputes.push_back({RecomputeMode::Selective, modules, 1});
    space.recomputes.push_back({RecomputeMode::FullUniform, {}, 1});
    addOnce(space.recomputes, plan.memory.recompute);
    for (int stage = 0; stage <= 3; ++stage)
        space.shardings.push_back(zeroStage(stage));
    // Degrees of a group belong to the layout that has such a group.
    const Sharding& own = plan.memory.sharding;
    const auto fixed = [](const ShardExtent& e) { return e.kind == ShardExtent::Kind::Degree; };
    if (!fixed(own.weights) && !fixed(own.gradients) && !fixed(own.optimizer) && !fixed(own.secondaryWeights))
        addOnce(space.shardings, own);
    space.offloads = {OffloadTarget::None};
    if (project.cluster->device.hostLink.value() > 0)
        space.offloads.push_back(OffloadTarget::Host);
    addOnce(space.offloads, plan.memory.offload.target);
    return space;
}

std::vector<Compression> compressionChoices(const Compression& own, CompressionFreedom freedom)
{
    if (freedom == CompressionFreedom::AsPlanned)
        return {own};
    // 0 = none. Coarse steps: leastCompression() finds the rank and the stages of the layout that is taken.
    constexpr int kCoarseSendRanks[] = {0, 64, 16};
    constexpr int kCoarseGradientRanks[] = {0, 512, 128};
    Compression none = own;
    none.kind = CompressionKind::None;
    none.dataParallel = none.pipelineBackward = none.embeddingSync = none.criticalStages = false;
    none.stages.clear();
    std::vector<Compression> out;
    for (const int gradients : kCoarseGradientRanks)
        for (const int sends : kCoarseSendRanks)
            for (const bool fused : {false, true}) {
                Compression one = none;
                one.embeddingSync = fused;
                if (gradients > 0 || sends > 0)
                    one.kind = CompressionKind::PowerSgd;
                if (gradients > 0) {
                    one.dataParallel = one.criticalStages = true;
                    one.dataParallelRank = gradients;
                }
                if (sends > 0) {
                    one.pipelineBackward = one.epilogueOnly = true;
                    one.rank = sends;
                }
                if (!one.lossy() || freedom == CompressionFreedom::Lossy)
                    out.push_back(one);
            }
    return out;
}

std::string_view nameOf(CompressionFreedom freedom)
{
    return std::ranges::find(kFreedoms, freedom, &NamedFreedom::value)->name;
}

Result<CompressionFreedom> compressionFreedomNamed(std::string_view name)
{
    const auto* const found = std::ranges::find(kFreedoms, name, &NamedFreedom::name);
    if (found != std::end(kFreedoms))
        return found->value;
    return fail(ErrorCode::BadValue,
        Phrase::of("\"{}\" is no freedom of compression", std::string(name.substr(0, 80))), {},
        Phrase::of("Legal: {}.", std::string("as-planned, lossless, lossy")));
}

Result<Recompute> recomputeNamed(std::string_view name)
{
    if (name == "none")
        return Recompute {};
    if (name == "operators")
        return Recompute {RecomputeMode::Operators, {}, 1};
    for (const auto& [mode, value] : {std::pair {"full-uniform", RecomputeMode::FullUniform},
             std::pair {"full-block", RecomputeMode::FullBlock},
             std::pair {"full", RecomputeMode::FullUniform}})
        if (isMode(name, mode))
            if (const auto layers = layersBehind(name, mode))
                return Recompute {value, {}, *layers};
    Recompute out {RecomputeMode::Selective, {}, 1};
    std::string_view rest = name;
    while (!rest.empty()) {
        const std::string_view word = rest.substr(0, rest.find('+'));
        rest.remove_prefix(std::min(rest.size(), word.size() + 1));
        const auto module = fromName<RecomputeModule>(word);
        if (!module) {
            out.modules.clear();
            break;
        }
        out.modules.push_back(*module);
    }
    if (out.modules.empty())
        return fail(ErrorCode::BadValue,
            Phrase::of("\"{}\" is no way to recompute", std::string(name.substr(0, 80))), {},
            Phrase::of(
                "Legal: none, operators, full-uniform:LAYERS, full-block:LAYERS, or modules joined by +: {}.",
                fmt::join(namesOf<RecomputeModule>(), ", ")));
    return out;
}

std::string nameOf(const Recompute& recompute)
{
    switch (recompute.mode) {
    case RecomputeMode::None:
        return "none";
    case RecomputeMode::FullUniform:
        return fmt::format("full-uniform:{}", recompute.layers);
    case RecomputeMode::FullBlock:
        return fmt::format("full-block:{}", recompute.layers);
    case RecomputeMode::Operators:
        return "operators";
    case RecomputeMode::Selective:
        break;
    }
    return fmt::format("{}", fmt::join(namesOf(recompute.modules), "+"));
}

Result<Sharding> shardingNamed(std::string_view name)
{
    for (int stage = 0; stage <= 3; ++stage)
        if (name == fmt::format("zero-{}", stage))
            return zeroStage(stage);
    return fail(ErrorCode::BadValue, Phrase::of("\"{}\" is no sharding", std::string(name.substr(0, 80))), {},
        Phrase::of("Legal: zero-0, zero-1, zero-2, zero-3."));
}

std::string nameOf(const Sharding& sharding)
{
    for (int stage = 0; stage <= 3; ++stage)
        if (sharding == zeroStage(stage))
            return fmt::format("zero-{}", stage);
    return fmt::format("weights {}, gradients {}, optimizer {}, secondary {}", extentText(sharding.weights),
        extentText(sharding.gradients), extentText(sharding.optimizer),
        extentText(sharding.secondaryWeights));
}

Result<DegreeRange> readDegreeRange(std::string_view text)
{
    const auto refuse = [text] {
        return fail(ErrorCode::BadValue,
            Phrase::of("\"{}\" is no range of a degree", std::string(text.substr(0, 80))), {},
            Phrase::of("Write one value (8), bounds (1..16, 4.., ..8) or several values (2,4,8)."));
    };
    DegreeRange range;
    if (const std::size_t dots = text.find(".."); dots != std::string_view::npos) {
        const std::string_view low = trimmed(text.substr(0, dots));
        const std::string_view high = trimmed(text.substr(dots + 2));
        const auto least = low.empty() ? std::optional(1) : wholeNumber(low);
        const auto most = high.empty() ? std::optional(DegreeRange::kMost) : wholeNumber(high);
        if (!least || !most || *least > *most)
            return refuse();
        range.least = *least;
        range.most = *most;
        return range;
    }
    while (true) {
        const std::size_t comma = text.find(',');
        const auto value = wholeNumber(text.substr(0, comma));
        if (!value)
            return refuse();
        range.only.push_back(*value);
        if (comma == std::string_view::npos)
            break;
        text.remove_prefix(comma + 1);
    }
    std::sort(range.only.begin(), range.only.end());
    range.only.erase(std::unique(range.only.begin(), range.only.end()), range.only.end());
    return range;
}

Result<std::vector<int>> readDeviceCounts(std::string_view text)
{
    Result<DegreeRange> range = readDegreeRange(text);
    if (!range || range->only.empty())
        return fail(ErrorCode::BadValue,
            Phrase::of("\"{}\" is no number of devices", std::string(text.substr(0, 80))), {},
            Phrase::of("Write one number (64) or several (64,128)."));
    return std::move(range->only);
}

Result<Cluster> firstDevices(const Cluster& cluster, int devices)
{
    std::vector<int> nodes = usableNodes(cluster, {});
    const int perNode = cluster.devicesPerNode;
    const int usable = static_cast<int>(nodes.size()) * perNode;
    if (devices == usable)
        return cluster;
    const bool wholeNodes = devices > 0 && devices < usable && devices % perNode == 0;
    if (!wholeNodes && (devices < 1 || devices >= perNode || nodes.empty()))
        return fail(ErrorCode::BadValue,
            Phrase::of("{} devices are no part of a cluster of {} x {}", devices, nodes.size(), perNode), {},
            Phrase::of("Give a multiple of {} up to {}, or fewer than one node.", perNode, usable));
    nodes.resize(wholeNodes ? static_cast<std::size_t>(devices / perNode) : 1);
    const Cluster out = onNodes(cluster, nodes);
    return wholeNodes ? out : onFirstDevices(out, devices);
}

} // namespace rankloom
