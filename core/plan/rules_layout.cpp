// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>

#include "core/model/measured_layers.h"
#include "core/plan/laid_out.h"
#include "core/plan/rank_grid.h"
#include "core/plan/replica_work.h"
#include "core/plan/rules.h"
#include "core/plan/sizes.h"
#include "core/plan/stage_split.h"

namespace rankloom {

namespace {

constexpr DegreeSet kTp = setOf(Degree::Tp);
constexpr DegreeSet kCp = setOf(Degree::Cp);

struct Division {
    int amount;
    PhraseWord what;
    int degree;
};

/// "64 attention heads do not divide by 6".
void addDivision(
    Findings& findings, const Division& by, const char* code, const char* pointer, DegreeSet degrees)
{
    if (by.amount == 0 || by.amount % by.degree == 0)
        return;
    findings.push_back(
        {Severity::Error, code, Phrase::of("{} {} do not divide by {}", by.amount, by.what, by.degree),
            pointer, degrees, {std::to_string(by.amount), std::to_string(by.degree)}});
}

/// tp·cp·pp·dp = devices.
void addWorldSize(const Facts& facts, Findings& findings)
{
    const Layout& given = facts.plan.layout;
    const std::int64_t used = static_cast<std::int64_t>(given.tp) * given.cp * given.pp;
    const std::string product = fmt::format("TP {} x CP {} x PP {}", given.tp, given.cp, given.pp);
    if (used > facts.devices) {
        findings.push_back({Severity::Error, "layout-exceeds-cluster",
            Phrase::of("{} need {} devices; the cluster has {}", product, used, facts.devices), "/layout/pp",
            kTp | kCp | setOf(Degree::Pp), {std::to_string(used), std::to_string(facts.devices)}});
    } else if (facts.devices % used != 0) {
        findings.push_back({Severity::Error, "layout-does-not-divide-cluster",
            Phrase::of("{} devices do not divide by {} = {}", facts.devices, product, used), "/layout/pp",
            kTp | kCp | setOf(Degree::Pp), {std::to_string(facts.devices), std::to_string(used)}});
    } else if (given.dp != 0 && given.dp * used != facts.devices) {
        const auto left = facts.devices / used;
        findings.push_back({Severity::Error, "dp-contradicts-cluster",
            Phrase::of("{} leave DP {} on {} devices, while the plan says DP {}", product, left,
                facts.devices, given.dp),
            "/layout/dp", 0, {std::to_string(left), std::to_string(given.dp)},
            {{"/layout/dp", std::to_string(left), Phrase::of("Set DP to {}", left)}}});
    }
}

/// Measured layers hold for the devices and tensor-parallel groups that they were measured on.
void addMeasuredLayers(const Facts& facts, Findings& findings)
{
    if (!facts.model.measured || facts.model.measured->times.empty())
        return;
    const int tp = facts.layout.tp;
    for (std::size_t kind = 0; kind < facts.cluster.kinds(); ++kind) {
        const DeviceSpec& device = facts.cluster.deviceOfKind(kind);
        if (!MeasuredLayerTimes(*facts.model.measured, {device.name, device.layerLaunch, tp, 1}).known())
            findings.push_back({Severity::Error, "layers-not-measured",
                Phrase::of(
                    "the layers of {} were not measured on {} with TP {}", facts.model.name, device.name, tp),
                "/layout/tp", kTp, {device.name, std::to_string(tp)}});
    }
    if (facts.layout.cp > 1)
        findings.push_back({Severity::Error, "layers-not-measured",
            Phrase::of("measured layers say nothing about context parallelism"), "/layout/cp", kCp});
}

void addTensor(const Facts& facts, Findings& findings)
{
    const ModelSpec& model = facts.model;
    const int tp = facts.layout.tp;
    if (model.heads < 1) // attention would cost nothing
        findings.push_back({Severity::Error, "model-without-heads",
            Phrase::of("the model has no attention heads"), "/model", 0});
    addDivision(findings, {model.heads, Phrase::word("attention heads"), tp}, "tp-does-not-divide-heads",
        "/layout/tp", kTp);
    // Fewer key-value heads than ranks are replicated; otherwise they must be shared out evenly.
    if (!model.mla && model.kvHeads > 0 && model.kvHeads % tp != 0 && tp % model.kvHeads != 0)
        findings.push_back({Severity::Error, "tp-does-not-divide-kv-heads",
            Phrase::of("{} key-value heads neither divide by {} nor are divided by it", model.kvHeads, tp),
            "/layout/tp", kTp, {std::to_string(model.kvHeads), std::to_string(tp)}});
    if (!model.moe || model.moeLayers() < model.layers)
        addDivision(findings, {model.ffn, Phrase::word("feed-forward columns"), tp}, "tp-does-not-divide-ffn",
            "/layout/tp", kTp);
    if (model.moe)
        addDivision(findings, {model.moe->sharedFfn, Phrase::word("shared-expert columns"), tp},
            "tp-does-not-divide-shared-ffn", "/layout/tp", kTp);
    if (tp > facts.cluster.devicesPerNode)
        findings.push_back({Severity::Warning, "tp-leaves-node",
            Phrase::of("TP {} is wider than a node of {} devices: every layer waits for the network", tp,
                facts.cluster.devicesPerNode),
            "/layout/tp", 0, {std::to_string(tp), std::to_string(facts.cluster.devicesPerNode)}});
}

/// Context parallelism by all-to-all shares the heads of a tensor-parallel rank out (TransformerEngine
/// transformer_engine/pytorch/attention, QKVO A2A).
void addHeadExchange(const Facts& facts, Findings& findings)
{
    const Layout& layout = facts.layout;
    if (!facts.plan.memory.contextAllToAll || layout.cp < 2)
        return;
    const std::int64_t parts = static_cast<std::int64_t>(layout.tp) * layout.cp;
    const bool queries = facts.model.heads % parts != 0;
    const bool keys = !facts.model.mla && facts.model.kvHeads % parts != 0;
    if (!queries && !keys)
        return;
    const int heads = queries ? facts.model.heads : facts.model.kvHeads;
    findings.push_back({Severity::Error, "context-exchange-does-not-divide-heads",
        Phrase::of("all-to-all over the heads needs them to divide: {} {} do not divide by TP {} x CP {}",
            heads, queries ? Phrase::word("attention heads") : Phrase::word("key-value heads"), layout.tp,
            layout.cp),
        "/memory/contextAllToAll", kTp | kCp, {std::to_string(heads), std::to_string(parts)},
        {{"/memory/contextAllToAll", "false", Phrase::of("Pass keys and values around instead")}}});
}

void addSequence(const Facts& facts, Findings& findings)
{
    const int sequence = facts.workload.sequenceLength;
    const Layout& layout = facts.layout;
    // Causal load balance gives each context rank one chunk from the front and one from the back (Megatron).
    if (layout.cp > 1 && sequence % (2 * static_cast<std::int64_t>(layout.cp)) != 0)
        findings.push_back({Severity::Error, "cp-does-not-divide-sequence",
            Phrase::of("a sequence of {} tokens does not divide into 2 x CP = {} chunks", sequence,
                2 * static_cast<std::int64_t>(layout.cp)),
            "/layout/cp", kCp, {std::to_string(sequence), std::to_string(layout.cp)}});
    else if (layout.sequenceParallel && layout.tp > 1 && sequence / layout.cp % layout.tp != 0)
        findings.push_back({Severity::Error, "sequence-parallel-does-not-divide",
            Phrase::of("with sequence parallelism {} tokens per context rank do not divide by TP {}",
                sequence / layout.cp, layout.tp),
            "/layout/tp", kTp | kCp, {std::to_string(sequence / layout.cp), std::to_string(layout.tp)},
            {{"/layout/sequenceParallel", "false", Phrase::of("Switch sequence parallelism off")}}});
    addHeadExchange(facts, findings);
    if (facts.model.maxPositions > 0 && sequence > facts.model.maxPositions)
        findings.push_back({Severity::Warning, "sequence-exceeds-model",
            Phrase::of("the sequence of {} tokens is longer than the {} positions of {}", sequence,
                facts.model.maxPositions, facts.model.name),
            "/workload/sequenceLength", 0,
            {std::to_string(sequence), std::to_string(facts.model.maxPositions)}});
}

void addExperts(const Facts& facts, Findings& findings)
{
    constexpr DegreeSet kEp = setOf(Degree::Ep);
    constexpr DegreeSet kEtp = setOf(Degree::Etp);
    const Layout& layout = facts.layout;
    const bool ownEtp = facts.plan.layout.etp != 0; // otherwise etp is a consequence of tp
    const char* etpPointer = ownEtp ? "/layout/etp" : "/layout/tp";
    if (!facts.model.moe && layout.ep > 1)
        findings.push_back({Severity::Error, "ep-without-experts",
            Phrase::of("the model {} has no experts to spread over EP {}", facts.model.name, layout.ep),
            "/layout/ep", kEp, {facts.model.name, std::to_string(layout.ep)}});
    if (facts.model.moe) {
        addDivision(findings, {facts.model.moe->experts, Phrase::word("experts"), layout.ep},
            "ep-does-not-divide-experts", "/layout/ep", kEp);
        addDivision(findings, {facts.model.moe->expertFfn, Phrase::word("expert columns"), layout.etp},
            "etp-does-not-divide-expert-ffn", etpPointer, ownEtp ? kEtp : kTp | kEtp);
    }
    if (layout.dp == 0)
        return;
    const std::int64_t expertRanks = static_cast<std::int64_t>(layout.etp) * layout.ep * layout.pp;
    if (facts.devices % expertRanks != 0) {
        findings.push_back({Severity::Error, "expert-grid-does-not-divide-cluster",
            Phrase::of("{} devices do not divide by ETP {} x EP {} x PP {} = {}", facts.devices, layout.etp,
                layout.ep, layout.pp, expertRanks),
            layout.ep > 1 ? "/layout/ep" : etpPointer, kEp | kEtp | setOf(Degree::Pp) | (ownEtp ? 0U : kTp),
            {std::to_string(facts.devices), std::to_string(expertRanks)}});
        return;
    }
    // Megatron asserts it: otherwise the pipelines of the two grids hold different ranks.
    const auto expertDp = facts.devices / expertRanks;
    if (layout.order.back() != Axis::Pipeline && layout.dp != expertDp)
        findings.push_back({Severity::Error, "order-needs-equal-grids",
            Phrase::of("an order that does not end in pp needs equal data parallelism of attention ({}) and "
                       "experts ({})",
                layout.dp, expertDp),
            "/layout/order", kEp | kEtp | kTp | kCp, {std::to_string(layout.dp), std::to_string(expertDp)},
            {{"/layout/order", "\"tp-cp-ep-dp-pp\"", Phrase::of("Use the order tp-cp-ep-dp-pp")}}});
}

/// The batch is shared out evenly.
void addBatch(const Facts& facts, Findings& findings)
{
    const Workload& work = facts.workload;
    constexpr DegreeSet kUnit = kTp | kCp | setOf(Degree::Pp) | setOf(Degree::MicroBatchSize);
    const std::int64_t unit = static_cast<std::int64_t>(work.microBatchSize) * facts.layout.dp;
    if (unit > kMostTokens) {
        findings.push_back({Severity::Error, "microbatches-exceed-batch",
            Phrase::of("microbatch {} x DP {} = {} sequences at once are more than the {} that a batch may "
                       "have",
                work.microBatchSize, facts.layout.dp, unit, kMostTokens),
            "/workload/microBatchSize", kUnit, {std::to_string(unit), std::to_string(kMostTokens)}});
        return;
    }
    // Shares have a rule of their own; whoever serves has requests, not batches.
    if (facts.layout.dp == 0 || !facts.plan.replicas->shares.empty() || work.kind == WorkKind::Serving)
        return;
    if (work.globalBatchSize % unit == 0)
        return;
    findings.push_back({Severity::Error, "batch-does-not-divide",
        Phrase::of("a global batch of {} sequences does not divide by microbatch {} x DP {} = {}",
            work.globalBatchSize, work.microBatchSize, facts.layout.dp, unit),
        "/workload/globalBatchSize", kUnit, {std::to_string(work.globalBatchSize), std::to_string(unit)}});
}

} // namespace

Facts::Facts(const Project& project, const Plan& p)
    : model(project.model)
    , cluster(project.cluster)
    , plan(p)
    , workload(p.workload)
    , layout(resolved(p.layout, project.cluster->devices()))
    , devices(project.cluster->devices())
    , chunks(chunksPerRank(p.schedule.kind, p.layout.vpp))
{
    const std::int64_t unit = static_cast<std::int64_t>(workload.microBatchSize) * layout.dp;
    if (unit > 0 && (workload.globalBatchSize % unit == 0 || workload.kind == WorkKind::Serving))
        microbatches = microbatchesOf(workload, layout);
    if (!p.replicas->shares.empty() && layout.dp > 0) {
        microbatches = 0;
        for (const ReplicaWork& one : replicaWork(p, layout))
            microbatches = std::max<std::int64_t>(microbatches, one.microbatches);
    }
}

void addLayoutFindings(const Facts& facts, Findings& findings)
{
    // The model's own reasons first: of two, they are the more telling.
    addTensor(facts, findings);
    addMeasuredLayers(facts, findings);
    addSequence(facts, findings);
    addExperts(facts, findings);
    addWorldSize(facts, findings);
    addBatch(facts, findings);
}

} // namespace rankloom
