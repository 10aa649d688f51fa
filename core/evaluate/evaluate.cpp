// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/evaluate.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/cluster/host.h"
#include "core/evaluate/assemble.h"
#include "core/evaluate/compression_effects.h"
#include "core/evaluate/cure_prices.h"
#include "core/evaluate/host_advice.h"
#include "core/evaluate/memory_advice.h"
#include "core/evaluate/observations.h"
#include "core/evaluate/offload_times.h"
#include "core/evaluate/slow_nodes.h"
#include "core/evaluate/step_advice.h"
#include "core/evaluate/unequal_step.h"
#include "core/evaluate/unmeasured_links.h"
#include "core/memory/memory.h"
#include "core/memory/offload.h"
#include "core/memory/rank_memory.h"
#include "core/model/parameters.h"
#include "core/plan/check.h"
#include "core/plan/compression.h"
#include "core/plan/expert_load.h"
#include "core/plan/laid_out.h"
#include "core/plan/legal_cures.h"
#include "core/plan/replica_work.h"
#include "core/plan/seen_tokens.h"
#include "core/plan/what_if.h"
#include "core/schedule/compressed_sends.h"
#include "core/timing/pass_parts.h"

namespace rankloom {

namespace {

ParameterReport parameterReport(const LaidOut& laid)
{
    const ParameterCounts counts = countParameters(laid.project.model);
    ParameterReport report {counts.total, counts.active, {}};
    report.perStage.assign(static_cast<std::size_t>(laid.layout.pp), 0);
    for (const StageLayers& stage : laid.stages()) {
        std::int64_t& sum = report.perStage[static_cast<std::size_t>(stage.rank)];
        for (int i = 0; i < stage.layerCount; ++i)
            sum += counts.perLayer[static_cast<std::size_t>(stage.firstLayer + i)];
        if (stage.embedding)
            sum += counts.embedding;
        if (stage.head)
            sum += counts.head + counts.finalNorm;
    }
    return report;
}

/// Share of picks that leave the node: the expected share of group members that sit on another node than the
/// token.
double crossNodeShare(const LaidOut& laid)
{
    double share = 0;
    const auto groups = laid.grid().groups(GroupKind::Expert);
    std::vector<int> nodes; // of the members
    for (const std::vector<int>& group : groups) {
        nodes.clear();
        for (const int rank : group)
            nodes.push_back(laid.project.cluster->links.nodeOf(laid.deviceOf(rank)));
        std::ranges::sort(nodes);
        double same = 0;
        const double n = static_cast<double>(group.size());
        for (auto at = nodes.begin(); at != nodes.end();) {
            const auto end = std::upper_bound(at, nodes.end(), *at);
            const auto count = static_cast<double>(end - at);
            same += count * count / (n * n);
            at = end;
        }
        share += 1 - same;
    }
    return groups.empty() ? 0 : share / static_cast<double>(groups.size());
}

ExpertReport expertReport(const LaidOut& laid)
{
    const Project& project = laid.project;
    const Plan& plan = laid.plan;
    ExpertReport report;
    if (!project.model->moe)
        return report;
    const ExpertLoad load =
        expertLoad(project.routing, plan.experts, project.model->moe->experts, laid.layout.ep);
    report.measured = load.measured;
    report.loadMaxOverMean = load.loadMaxOverMean;
    if (const double stated = plan.statedExpertLoad(); stated > 0) {
        report.measured = false;
        report.loadMaxOverMean = stated;
    }
    report.crossDeviceShare = load.crossDeviceShare;
    report.crossNodeShare = crossNodeShare(laid);
    report.seenTokens = report.measured && countsSeenTokens(project.routing, plan.experts);
    return report;
}

std::vector<TrafficReport> trafficReport(const LinkTable& links, const std::vector<CollectiveUse>& uses)
{
    std::vector<TrafficReport> traffic;
    traffic.reserve(uses.size());
    for (const CollectiveUse& use : uses)
        traffic.push_back({toString(use.group), use.collective, use.bytes, use.time, use.slowestFrom,
            use.slowestTo, use.slowestBandwidth,
            use.level != LinkLevel::Device || use.slowestFrom < 0
                ? use.level
                : links.level(use.slowestFrom, use.slowestTo)});
    return traffic;
}

/// What a schedule that check() let pass may still refuse: only searched or hand-written orders can.
void refuse(Evaluation& evaluation, const Error& error)
{
    evaluation.valid = false;
    Diagnostic d;
    d.severity = Severity::Error;
    d.code = "schedule-impossible";
    d.message = error.phrase();
    d.where.pointer = "/schedule/kind";
    evaluation.diagnostics.push_back(d);
}

/// What of the simulated step is compressed; where the plan leaves the choice of stages to the simulation,
/// makes it in `times`. `timeline`: without its tails.
CompressionReport settleCompression(const LaidOut& laid, const PassOrder& order,
    const PassDurations& durations, Timeline& timeline, PassTimes& times)
{
    if (!laid.plan.communication.compression.lossy())
        return {};
    CompressionReport report = sendReport(order, durations);
    showCompression(timeline, order, durations);
    report.stages = compressedStages(laid, timeline, times);
    return report;
}

/// How long drives last that the step writes to.
void addEndurance(const Project& project, const Plan& plan, Evaluation& evaluation)
{
    if (plan.memory.offload.target == OffloadTarget::Nvme)
        evaluation.offload.enduranceDays = enduranceDays(
            drivesOf(project.cluster).endurance, evaluation.offload.writtenPerStep, evaluation.time.step);
}

/// Of a plan whose replicas are not alike.
Result<Evaluation> evaluateUnequal(const LaidOut& laid, RankFigures ranks, const std::stop_token& stop)
{
    Evaluation evaluation;
    evaluation.valid = true;
    evaluation.parameters = parameterReport(laid);
    Result<UnequalStep> step = unequalStep(laid, ranks, stop);
    if (!step && step.error().code == ErrorCode::Cancelled)
        return tl::unexpected<Error>(std::move(step.error()));
    if (!step) {
        refuse(evaluation, step.error());
        return evaluation;
    }
    evaluation.memory = std::move(step->memory);
    evaluation.ranks = std::move(step->ranks);
    evaluation.offload = step->offload;
    evaluation.traffic = trafficReport(laid.project.cluster->links, step->times.collectives);
    evaluation.experts = expertReport(laid);
    evaluation.time = step->time;
    addEndurance(laid.project, laid.plan, evaluation);
    evaluation.replicas = std::move(step->replicas);
    evaluation.diagnostics = std::move(step->notes);
    evaluation.timeline = std::make_shared<const Timeline>(std::move(step->timeline));
    evaluation.compression = std::move(step->compression);
    return evaluation;
}

/// Lays out, prices, simulates and adds up an effective project and plan whose exchange is known.
Result<Evaluation> evaluateEffective(const LaidOut& laid, const ExpertExchange& exchange,
    const std::stop_token& stop, RankFigures ranks = RankFigures::Left)
{
    const Plan& plan = laid.plan;
    if (!plan.replicas->alike()) {
        if (!replicasDoTheSame(laid))
            return evaluateUnequal(laid, ranks, stop);
        const Plan alike = planOfReplica(plan, replicaWork(plan, laid.layout).front(), laid.layout.dp);
        const LaidOut same(laid.project, alike, laid);
        return evaluateEffective(same, ExpertExchange(same), stop);
    }
    Evaluation evaluation;
    evaluation.valid = true;
    evaluation.parameters = parameterReport(laid);
    evaluation.memory = estimateMemory(laid);
    if (stop.stop_requested())
        return evaluationCancelled();

    PassTimes times = timePasses(laid, exchange);
    evaluation.offload = applyOffload(laid, evaluation.memory, times);
    evaluation.traffic = trafficReport(laid.project.cluster->links, times.collectives);
    evaluation.experts = expertReport(laid);
    if (stop.stop_requested())
        return evaluationCancelled();

    const PassDurations durations = passDurations(plan, times);
    const auto order = generateOrder(scheduleProblem(laid), durations);
    if (!order) {
        refuse(evaluation, order.error());
        return evaluation;
    }
    if (stop.stop_requested())
        return evaluationCancelled();
    auto timeline = simulate(*order, durations);
    if (!timeline) {
        refuse(evaluation, timeline.error());
        return evaluation;
    }
    timeline->parts = passParts(times, durations);
    evaluation.compression = settleCompression(laid, *order, durations, *timeline, times);
    appendStepTail(*timeline, times, plan.execution.optimizerStart);
    evaluation.time = timeReport(laid, times, *timeline);
    timeline->bubbleRatio = evaluation.time.bubbleRatio; // of the whole step
    evaluation.timeline = std::make_shared<const Timeline>(std::move(*timeline));
    addEndurance(laid.project, plan, evaluation);
    return evaluation;
}

Result<Evaluation> evaluateEffective(const Project& project, const Plan& plan, const std::stop_token& stop)
{
    const LaidOut laid(project, plan);
    return evaluateEffective(laid, ExpertExchange(laid), stop);
}

/// What advice asks of a change, without what explains it: memory, the step and the tokens of a second.
Result<Evaluation> evaluateChange(
    const LaidOut& laid, const ExpertExchange& exchange, const std::stop_token& stop)
{
    if (!laid.plan.replicas->alike())
        return evaluateEffective(laid, exchange, stop);
    if (stop.stop_requested())
        return evaluationCancelled();
    Evaluation evaluation;
    evaluation.valid = true;
    evaluation.memory = estimateMemory(laid);
    PassTimes times = timePasses(laid, exchange);
    evaluation.offload = applyOffload(laid, evaluation.memory, times);
    const Result<Seconds> step = stepOf(laid, times);
    if (!step) {
        refuse(evaluation, step.error());
        return evaluation;
    }
    evaluation.time.step = *step;
    evaluation.time.tokensPerSecond = tokensPerSecond(laid.plan, *step);
    return evaluation;
}

/// Numbers devices and nodes as the given cluster does.
void renumber(Evaluation& evaluation, const Effective& e)
{
    const std::vector<int>& devices = e.devices;
    for (TrafficReport& use : evaluation.traffic)
        for (int* device : {&use.slowestFrom, &use.slowestTo})
            if (*device >= 0)
                *device = devices[static_cast<std::size_t>(*device)];
    if (HostMemory& host = evaluation.memory.host; host.needed.value() > 0) {
        const int perNode = e.project.cluster->devicesPerNode;
        host.node = devices[static_cast<std::size_t>(host.node * perNode)] / perNode;
    }
}

/// Whose passes the step waits for, and how long the others idle. Advice is of plans whose replicas are
/// alike.
Diagnostics observeReplicas(const Project& project, const Plan& plan, const Evaluation& evaluation)
{
    const auto [first, last] = std::ranges::minmax_element(
        evaluation.replicas, {}, [](const ReplicaReport& one) { return one.passes; });
    Diagnostics out;
    Diagnostic d;
    d.severity = Severity::Hint;
    d.code = "replicas-not-alike";
    d.where.pointer = !plan.replicas->shares.empty() ? "/replicas/shares"
        : plan.replicas->handovers.empty()           ? "/replicas/redundantStages"
                                                     : "/replicas/handovers";
    d.message = first == last || first->passes == last->passes
        ? Phrase::of("Replicas are not alike; all of them end their passes after {}.", last->passes)
        : Phrase::of("Replicas are not alike: replica {} ends its passes after {}, replica {} after {} and "
                     "waits.",
            last->replicas.front(), last->passes, first->replicas.front(), first->passes);
    d.arguments = {std::to_string(last->replicas.front()), std::to_string(first->replicas.front())};
    out.push_back(std::move(d));
    const MemoryReport& memory = evaluation.memory;
    if (const StageMemory* stage = memory.fullest(); stage->device > stage->capacity) {
        Diagnostic full;
        full.severity = Severity::Warning;
        full.code = "memory-does-not-fit";
        full.where.pointer = "/replicas";
        full.message = Phrase::of("Stage {} needs {} on its fullest GPU, which has {}.", memory.peakStage,
            stage->device, stage->capacity);
        out.push_back(std::move(full));
    }
    if (!memory.host.fits())
        out.push_back(hostDoesNotFit(project, memory.host));
    return out;
}

/// The evaluation of a legal plan with all diagnoses, behind those `found` before. Project and plan are
/// effective, `framework` is what runs them, as the plan states it.
Result<Evaluation> diagnosed(const Project& project, const Plan& plan, Framework framework, Diagnostics found,
    const std::stop_token& stop)
{
    const LaidOut laid(project, plan);
    const ExpertExchange exchange(laid);
    Result<Evaluation> evaluation = evaluateEffective(laid, exchange, stop, RankFigures::Made);
    if (!evaluation)
        return evaluation;
    const auto append = [&found](Diagnostics more) {
        found.insert(found.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    };
    if (evaluation->valid) {
        Plan asStated = plan;
        asStated.execution.framework = framework;
        evaluation->trust = stepTrust(project, asStated);
        evaluation->memoryTrust = memoryTrust(project, asStated, evaluation->memory);
        if (!evaluation->ranks)
            evaluation->ranks = std::make_shared<const RankMemory>(rankMemory(laid));
    }
    append(observeRouting(project, plan));
    append(observeTokens(project, plan));
    append(observeUnmeasuredLinks(project, plan));
    append(std::move(evaluation->diagnostics));
    if (plan.workload.kind == WorkKind::Serving) {
        append(observeServing(plan)); // advice about training would lead astray
    } else if (evaluation->valid && !evaluation->replicas.empty()) {
        append(observeReplicas(project, plan, *evaluation));
    } else if (evaluation->valid) {
        Diagnostics offloading = offloadDiagnostics(plan, evaluation->offload);
        keepLegalCures(project, plan, offloading);
        append(std::move(offloading));
        // Most changes leave the ranks and the experts where they are.
        const auto sharingExchange = [&](auto evaluateIt) -> EvaluateFunction {
            return [&, evaluateIt](const Project& same, const Plan& changed, const std::stop_token& by) {
                if (sameExchange(same, plan, changed))
                    return evaluateIt(LaidOut(same, changed, laid), exchange, by);
                const LaidOut moved(same, changed);
                return evaluateIt(moved, ExpertExchange(moved), by);
            };
        };
        const EvaluateFunction priced = sharingExchange(evaluateChange);
        for (const auto advise : {hostAdvice, memoryAdvice}) {
            Result<Diagnostics> advice = advise(project, plan, *evaluation, priced, stop);
            if (!advice)
                return tl::unexpected<Error>(std::move(advice.error()));
            append(std::move(*advice));
        }
        if (const Compression& compression = plan.communication.compression;
            compression.lossy() || compression.embeddingSync) {
            const EvaluateFunction whole = sharingExchange(
                [](const LaidOut& changed, const ExpertExchange& between, const std::stop_token& by) {
                    return evaluateEffective(changed, between, by);
                });
            const auto effects = compressionEffects(project, plan, whole, stop);
            if (!effects)
                return tl::unexpected<Error>(effects.error());
            append(compressionDiagnoses(plan, *effects));
        }
        Result<Diagnostics> faster = stepAdvice(laid, *evaluation, framework, priced, stop);
        if (!faster)
            return tl::unexpected<Error>(std::move(faster.error()));
        append(std::move(*faster));
    }
    evaluation->diagnostics = std::move(found);
    return evaluation;
}

/// Says under which what-ifs, and on what is left of the cluster, the figures hold.
Diagnostics whatIfHints(const Cluster& cluster, const Plan& plan)
{
    Diagnostics hints;
    const auto add = [&hints](const char* code, Phrase message, std::size_t count, const char* pointer,
                         std::vector<Suggestion> cures) {
        hints.push_back({Severity::Hint, code, std::move(message), Place {{}, 0, 0, pointer},
            {std::to_string(count)}, std::move(cures)});
    };
    if (!plan.whatIf.empty()) {
        constexpr std::size_t most = 8;
        std::vector<Phrase> parts;
        for (std::size_t i = 0; i < std::min(most, plan.whatIf.size()); ++i)
            parts.push_back(whatIfText(cluster, plan.whatIf[i]));
        if (plan.whatIf.size() > most)
            parts.push_back(Phrase::of("{} more", plan.whatIf.size() - most));
        add("evaluated-under-what-if", Phrase::of("What-if: {}.", joined(parts, Phrase::of("; "))),
            plan.whatIf.size(), "/whatIf", {{"/whatIf", "[]", Phrase::of("Drop all what-ifs")}});
    }
    if (const std::size_t out = cluster.unavailableNodes.size(); out > 0)
        add("nodes-unavailable",
            out == 1 ? Phrase::of("{} of {} nodes is kept free as broken or draining.", out, cluster.nodes)
                     : Phrase::of("{} of {} nodes are kept free as broken or draining.", out, cluster.nodes),
            out, "/cluster/unavailableNodes", {});
    return hints;
}

} // namespace

Result<Evaluation> evaluateLegal(const Project& project, const Plan& plan, std::stop_token stop)
{
    if (isEffective(project, plan))
        return evaluateEffective(project, plan, stop);
    const Effective e = effective(project, plan);
    Result<Evaluation> evaluation = evaluateEffective(e.project, e.plan, stop);
    if (evaluation)
        renumber(*evaluation, e);
    return evaluation;
}

Result<Evaluation> evaluate(const Project& project, const Plan& plan, std::stop_token stop)
{
    Diagnostics found = check(project, plan);
    if (hasErrors(found)) {
        if (Result<void> priced = priceCures(project, plan, found, stop); !priced)
            return tl::unexpected<Error>(std::move(priced.error()));
        Evaluation evaluation;
        evaluation.diagnostics = std::move(found);
        const ParameterCounts counts = countParameters(project.model);
        evaluation.parameters = {counts.total, counts.active, {}};
        return evaluation;
    }
    Result<Evaluation> evaluation = evaluationCancelled();
    if (isEffective(project, plan)) {
        evaluation = diagnosed(project, plan, plan.execution.framework, std::move(found), stop);
    } else {
        const Effective e = effective(project, plan);
        Diagnostics hints = whatIfHints(project.cluster, plan);
        keepLegalCures(project, plan, hints);
        found.insert(found.end(), hints.begin(), hints.end());
        evaluation = diagnosed(e.project, e.plan, plan.execution.framework, std::move(found), stop);
        if (evaluation)
            renumber(*evaluation, e);
    }
    if (!evaluation)
        return evaluation;
    if (plan.workload.kind != WorkKind::Serving) {
        Result<Diagnostics> slow = slowNodeAdvice(project, plan, *evaluation, stop);
        if (!slow)
            return tl::unexpected<Error>(std::move(slow.error()));
        std::ranges::move(*slow, std::back_inserter(evaluation->diagnostics));
    }
    if (Result<void> priced = priceOthers(project, plan, evaluation->diagnostics, stop); !priced)
        return tl::unexpected<Error>(std::move(priced.error()));
    return evaluation;
}

} // namespace rankloom
