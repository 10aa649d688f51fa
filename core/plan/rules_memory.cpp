// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>

#include "core/plan/eight_bits.h"
#include "core/plan/rules.h"

namespace rankloom {

namespace {

struct NamedShard {
    const char* name;
    ShardExtent Sharding::*extent;
};
constexpr NamedShard kShards[] = {
    {"weights", &Sharding::weights},
    {"gradients", &Sharding::gradients},
    {"optimizer", &Sharding::optimizer},
    {"secondaryWeights", &Sharding::secondaryWeights},
};

/// Ranks over which an extent shards; 0 where it depends on where the group's ranks are.
std::int64_t degreeOf(const ShardExtent& extent, std::int64_t group)
{
    switch (extent.kind) {
    case ShardExtent::Kind::None:
        return 1;
    case ShardExtent::Kind::DataParallel:
    case ShardExtent::Kind::All:
        return group;
    case ShardExtent::Kind::Degree:
        return extent.degree;
    case ShardExtent::Kind::DevicePair:
        return 2;
    case ShardExtent::Kind::Node:
        break;
    }
    return 0;
}

void addShards(const Facts& facts, Findings& findings)
{
    const Sharding& sharding = facts.plan.memory.sharding;
    const std::int64_t group = static_cast<std::int64_t>(facts.layout.dp) * facts.layout.cp;
    if (group == 0)
        return;
    for (const NamedShard& shard : kShards) {
        const ShardExtent& extent = sharding.*shard.extent;
        const int degree = extent.kind == ShardExtent::Kind::Degree ? extent.degree : 1;
        const std::string pointer = std::string("/memory/sharding/") + shard.name;
        if (group % degree != 0)
            findings.push_back({Severity::Error, "shard-does-not-divide-group",
                Phrase::of("a group of DP x CP = {} ranks does not divide by {}", group, degree), pointer, 0,
                {std::to_string(group), std::to_string(degree)},
                {{pointer, "\"dp\"", Phrase::of("Shard over all data-parallel ranks")}}});
    }
    const std::int64_t weights = degreeOf(sharding.weights, group);
    const std::int64_t gradients = degreeOf(sharding.gradients, group);
    const std::int64_t optimizer = degreeOf(sharding.optimizer, group);
    const auto ordered = [](std::int64_t coarse, std::int64_t fine) {
        return coarse == 0 || fine == 0 || coarse <= fine;
    };
    if (!ordered(weights, gradients) || !ordered(gradients, optimizer) || !ordered(weights, optimizer))
        findings.push_back({Severity::Warning, "shard-degrees-not-ascending",
            Phrase::of("weights are sharded over {} ranks, gradients over {}, optimizer states over {}; each "
                       "is usually at least the one before",
                weights, gradients, optimizer),
            "/memory/sharding", 0});
    if (sharding.secondaryWeights.kind != ShardExtent::Kind::None
        && sharding.weights.kind == ShardExtent::Kind::None)
        findings.push_back({Severity::Warning, "secondary-weights-unused",
            Phrase::of("a secondary copy of weights that are not sharded saves nothing"),
            "/memory/sharding/secondaryWeights", 0, {},
            {{"/memory/sharding/secondaryWeights", "\"none\"", Phrase::of("Drop the secondary copy")}}});
    if (sharding.weights.kind != ShardExtent::Kind::None && facts.layout.pp > 1)
        findings.push_back({Severity::Warning, "sharded-weights-with-pipeline",
            Phrase::of("sharded weights are gathered again for each of {} microbatches of a pipeline",
                facts.microbatches),
            "/memory/sharding/weights", 0, {std::to_string(facts.microbatches)}});
}

void addRecompute(const Facts& facts, Findings& findings)
{
    const Recompute& recompute = facts.plan.memory.recompute;
    if (recompute.mode == RecomputeMode::Selective && recompute.modules.empty())
        findings.push_back({Severity::Warning, "recompute-without-modules",
            Phrase::of("selective recomputation of no module saves nothing"), "/memory/recompute/modules", 0,
            {},
            {{"/memory/recompute/modules", "[\"core_attn\"]", Phrase::of("Recompute the attention core")}}});
    if (recompute.mode != RecomputeMode::Selective)
        return;
    for (std::size_t i = 0; i < recompute.modules.size(); ++i) {
        using enum RecomputeModule;
        const RecomputeModule module = recompute.modules[i];
        const std::string name(nameOf(module));
        const bool expertModule = module == Moe || module == MoeActivation;
        if ((expertModule && !facts.model.moe) || (module == LatentUpProjection && !facts.model.mla))
            findings.push_back({Severity::Warning, "recompute-module-absent",
                Phrase::of("{} has no module {}", facts.model.name, name),
                fmt::format("/memory/recompute/modules/{}", i), 0, {facts.model.name, name}});
    }
}

/// A gradient that is used at once cannot be added to that of another microbatch.
void addUpdateInBackward(const Facts& facts, Findings& findings)
{
    if (facts.plan.execution.optimizerStep != OptimizerStep::InBackward || facts.microbatches <= 1)
        return;
    findings.push_back({Severity::Error, "update-before-last-microbatch",
        Phrase::of(
            "an optimizer in the backward pass takes one microbatch a step, here are {}", facts.microbatches),
        "/execution/optimizerStep", 0, {std::to_string(facts.microbatches)},
        {{"/execution/optimizerStep", "\"fused\"", Phrase::of("Update behind the last microbatch")}}});
}

/// The first kind of device of the cluster that is such one, or null.
template <class Is> const DeviceSpec* firstDevice(const Cluster& cluster, const Is& is)
{
    for (std::size_t kind = 0; kind < cluster.kinds(); ++kind)
        if (is(cluster.deviceOfKind(kind)))
            return &cluster.deviceOfKind(kind);
    return nullptr;
}

void addPrecision(const Facts& facts, Findings& findings)
{
    if (facts.plan.memory.precision != Precision::Fp8Mixed)
        return;
    if (const DeviceSpec* device =
            firstDevice(facts.cluster, [](const DeviceSpec& d) { return d.peakFp8.value() <= 0; }))
        findings.push_back({Severity::Error, "precision-not-supported",
            Phrase::of("{} has no 8-bit floating point", device->title), "/memory/precision", 0,
            {device->title}, {{"/memory/precision", "\"bf16-mixed\"", Phrase::of("Train in bf16")}}});
}

/// What 8 bits are counted for, beside products of weights.
void addEightBits(const Facts& facts, Findings& findings)
{
    constexpr const char* kAttention = "/memory/fp8Attention";
    const MemoryChoice& memory = facts.plan.memory;
    if (memory.precision != Precision::Fp8Mixed)
        return;
    if (memory.fp8Attention) {
        if (const DeviceSpec* device = firstDevice(
                facts.cluster, [&memory](const DeviceSpec& d) { return !attentionInEightBits(memory, d); }))
            findings.push_back({Severity::Warning, "fp8-attention-not-counted",
                Phrase::of("attention is counted in 16 bits on {}: in 8 bits it was measured under MX "
                           "scaling, on Blackwell alone",
                    device->title),
                kAttention, 0, {device->title},
                {{kAttention, "false", Phrase::of("Compute attention in 16 bits")}}});
        return;
    }
    // Plans of this kind were counted in 8 bits throughout before they could say it.
    const auto blackwell = [](const DeviceSpec& d) { return d.generation == DeviceGeneration::Blackwell; };
    if (!memory.fp8OutputLayer && facts.model.moe && facts.plan.execution.recordsWholeStep()
        && firstDevice(facts.cluster, blackwell))
        findings.push_back({Severity::Hint, "fp8-products-only",
            Phrase::of("attention and output layer are counted in 16 bits, as the plan has it; recipes that "
                       "record the whole step on Blackwell often compute one or both in 8"),
            kAttention, 0, {}, {{kAttention, "true", Phrase::of("Compute attention in 8 bits")}}});
}

void addOffload(const Facts& facts, Findings& findings)
{
    const Offload& offload = facts.plan.memory.offload;
    if (offload.target == OffloadTarget::None && offload.optimizerFraction <= 0)
        return;
    if (const DeviceSpec* device =
            firstDevice(facts.cluster, [](const DeviceSpec& d) { return d.hostLink.value() <= 0; }))
        findings.push_back({Severity::Error, "offload-without-link",
            Phrase::of("the link of {} to host memory is not known", device->title), "/memory/offload/target",
            0, {device->title}, {{"/memory/offload/target", "\"none\"", Phrase::of("Do not offload")}}});
}

/// Graphs that hold experts whose sizes the host has to know.
void addUnknownSizes(const Facts& facts, Findings& findings)
{
    const Execution& execution = facts.plan.execution;
    if (!facts.model.moe || facts.layout.ep < 2 || !execution.recordsWholeStep()
        || execution.expertCapacity > 0)
        return;
    findings.push_back({Severity::Warning, "graph-of-unknown-sizes",
        Phrase::of("graphs hold the experts, and the host has to know how many tokens each of them gets: "
                   "with all-to-all they can hold experts of a given capacity alone"),
        "/execution/graphExtent", 0, {},
        {{"/communication/expertDispatch", "\"fused\"", Phrase::of("Leave the counts on the GPU")},
            {"/experts/capacityFactor", "1", Phrase::of("Give experts a capacity of 1")}}});
}

/// Ways to reach the experts that do not pay or do not apply.
void addDispatchFindings(const Facts& facts, Findings& findings)
{
    constexpr const char* kPointer = "/communication/expertDispatch";
    const ExpertDispatch dispatch = facts.plan.communication.expertDispatch;
    const Suggestion usual {kPointer, "\"all-to-all\"", Phrase::of("Dispatch by all-to-all")};
    if (dispatch == ExpertDispatch::AllToAll)
        return addUnknownSizes(facts, findings);
    if (!facts.model.moe || facts.layout.ep < 2) {
        findings.push_back({Severity::Warning, "dispatch-without-group",
            Phrase::of("the dispatch {} has nothing to do: {}", nameOf(dispatch),
                facts.model.moe ? Phrase::of("all experts are on every rank")
                                : Phrase::of("the model has no experts")),
            kPointer, 0, {std::string(nameOf(dispatch))}, {usual}});
        return;
    }
    if (dispatch == ExpertDispatch::ContextCoherent)
        findings.push_back({Severity::Warning, "context-coherent-training",
            Phrase::of(
                "context-coherent dispatch is made for generating text: in a training step the keys and "
                "values "
                "of every layer have to be gathered over the expert-parallel group, too, which is counted"),
            kPointer, 0, {}, {usual}});
}

} // namespace

void addMemoryFindings(const Facts& facts, Findings& findings)
{
    addShards(facts, findings);
    addRecompute(facts, findings);
    addUpdateInBackward(facts, findings);
    addPrecision(facts, findings);
    addEightBits(facts, findings);
    addOffload(facts, findings);
}

void addCommunicationFindings(const Facts& facts, Findings& findings)
{
    addDispatchFindings(facts, findings);
    addCompressionFindings(facts, findings);
}

} // namespace rankloom
