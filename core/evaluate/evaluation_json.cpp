// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/evaluation_json.h"

#include <cmath>
#include <cstdint>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/evaluate/bubble.h"
#include "core/evaluate/memory_advice.h"
#include "core/memory/rank_memory.h"
#include "core/plan/compression.h"
#include "core/plan/rank_grid.h"
#include "core/plan/what_if.h"

namespace rankloom {

using nlohmann::ordered_json;

namespace {

/// Bytes are printed as whole numbers.
std::int64_t whole(Bytes bytes) { return std::llround(bytes.value()); }

ordered_json suggestionJson(const Suggestion& suggestion)
{
    ordered_json out;
    out["pointer"] = suggestion.pointer;
    const ordered_json value = orderedJsonOrDiscarded(suggestion.value);
    out["value"] = value.is_discarded() ? ordered_json(suggestion.value) : value;
    out["label"] = suggestion.label.english();
    if (suggestion.effect) {
        out["peakBytes"] = whole(suggestion.effect->peak);
        out["stepSeconds"] = suggestion.effect->step.value();
    }
    return out;
}

ordered_json diagnosticJson(const Diagnostic& diagnostic)
{
    ordered_json out;
    out["severity"] = toString(diagnostic.severity);
    out["code"] = diagnostic.code;
    out["message"] = diagnostic.message.english();
    out["pointer"] = diagnostic.where.pointer;
    if (!diagnostic.where.file.empty())
        out["file"] = diagnostic.where.file;
    if (!diagnostic.arguments.empty())
        out["arguments"] = diagnostic.arguments;
    if (!diagnostic.suggestions.empty())
        out["suggestion"] = suggestionJson(diagnostic.suggestions.front());
    for (std::size_t i = 1; i < diagnostic.suggestions.size(); ++i)
        out["otherSuggestions"].push_back(suggestionJson(diagnostic.suggestions[i]));
    return out;
}

ordered_json layoutJson(const Project& project, const Plan& plan)
{
    const Layout layout = resolved(plan.layout, worldSize(project.cluster, plan));
    ordered_json out;
    out["tp"] = layout.tp;
    out["cp"] = layout.cp;
    out["pp"] = layout.pp;
    out["vpp"] = layout.vpp;
    out["ep"] = layout.ep;
    out["etp"] = layout.etp;
    out["dp"] = layout.dp;
    out["devices"] = worldSize(project.cluster, plan);
    return out;
}

ordered_json parametersJson(const ParameterReport& parameters)
{
    ordered_json out;
    out["total"] = parameters.total;
    out["active"] = parameters.active;
    out["perStage"] = parameters.perStage;
    return out;
}

ordered_json stageJson(const StageMemory& stage)
{
    ordered_json out;
    out["stage"] = stage.stage;
    out["parameters"] = std::llround(stage.parameters);
    out["weightsBytes"] = whole(stage.weights);
    out["gradientsBytes"] = whole(stage.gradients);
    out["optimizerBytes"] = whole(stage.optimizer);
    out["activationsBytes"] = whole(stage.activations);
    out["workspaceBytes"] = whole(stage.workspace);
    out["allocatedBytes"] = whole(stage.allocated);
    out["reservedBytes"] = whole(stage.reserved);
    out["activationsLowBytes"] = whole(stage.activationsLow);
    out["activationsHighBytes"] = whole(stage.activationsHigh);
    out["allocatedLowBytes"] = whole(stage.allocatedLow);
    out["allocatedHighBytes"] = whole(stage.allocatedHigh);
    out["reservedLowBytes"] = whole(stage.reservedLow);
    out["reservedHighBytes"] = whole(stage.reservedHigh);
    out["deviceBytes"] = whole(stage.device);
    out["deviceLowBytes"] = whole(stage.deviceLow());
    out["deviceHighBytes"] = whole(stage.deviceHigh());
    out["expertLoad"] = {{"low", stage.expertLoad.low}, {"expected", stage.expertLoad.expected},
        {"high", stage.expertLoad.high}};
    out["capacityBytes"] = whole(stage.capacity);
    out["inFlightMicrobatches"] = stage.inFlightMicrobatches;
    out["activationPerChunkBytes"] = whole(stage.activationPerChunk);
    out["offloadedBytes"] = whole(stage.offloaded);
    out["peakMoment"] = toString(stage.moment);
    return out;
}

ordered_json partsJson(const std::vector<MemoryItem>& items)
{
    ordered_json out = ordered_json::array();
    for (const MemoryItem& item : items)
        out.push_back(
            {{"category", toString(item.category)}, {"name", item.name}, {"bytes", whole(item.bytes)}});
    return out;
}

/// Ranks of one stage, by their coordinate in the expert-parallel group.
ordered_json membersJson(const std::vector<StageMemory>& members)
{
    ordered_json out = ordered_json::array();
    for (const StageMemory& member : members)
        out.push_back({{"expertLoad", member.expertLoad.expected},
            {"parameters", std::llround(member.parameters)}, {"activationsBytes", whole(member.activations)},
            {"allocatedBytes", whole(member.allocated)}, {"deviceBytes", whole(member.device)}});
    return out;
}

ordered_json explanationJson(const PeakExplanation& why)
{
    ordered_json out;
    out["sentence"] = why.sentence;
    if (why.comparedWith < 0)
        return out;
    out["comparedWithStage"] = why.comparedWith;
    out["reasons"] = ordered_json::array();
    for (const PeakReason& reason : why.reasons)
        out["reasons"].push_back(
            {{"category", toString(reason.category)}, {"moreBytes", whole(reason.more)}});
    return out;
}

ordered_json rangeJson(const RangeOf& range) { return {range.low, range.high}; }

ordered_json memoryJson(const Evaluation& evaluation)
{
    const MemoryReport& memory = evaluation.memory;
    const RankMemory& ranks = *evaluation.ranks;
    const MemoryTrust& trust = evaluation.memoryTrust;
    ordered_json out;
    out["fits"] = evaluation.fit() == FitWord::Yes;
    if (!trust.stages.empty())
        out["fitsProbability"] = trust.probability;
    out["fitsWord"] = toString(evaluation.fit());
    out["fitsAtWorst"] = memory.fitsAtWorst;
    out["peakStage"] = memory.peakStage;
    if (const HostMemory& host = memory.host; host.needed.value() > 0) {
        ordered_json& json = out["host"];
        json["fits"] = host.fits();
        json["node"] = host.node;
        json["neededBytes"] = whole(host.needed);
        if (host.capacity.value() > 0)
            json["capacityBytes"] = whole(host.capacity);
    }
    out["explanation"] = explanationJson(explainPeak(memory));
    out["stages"] = ordered_json::array();
    for (const StageMemory& stage : memory.stages) {
        out["stages"].push_back(stageJson(stage));
        const auto s = static_cast<std::size_t>(stage.stage);
        if (!trust.stages.empty())
            out["stages"].back()["deviceBytesRange"] = {
                whole(Bytes(trust.stages[s].low)), whole(Bytes(trust.stages[s].high))};
        const std::vector<StageMemory>& members = ranks.members[s];
        if (members.size() > 1)
            out["stages"].back()["members"] = membersJson(members);
        out["stages"].back()["peakParts"] = partsJson(ranks.items[s]);
    }
    return out;
}

ordered_json offloadJson(const OffloadReport& offload, const HostMemory& host)
{
    ordered_json out;
    out["target"] = nameOf(offload.target);
    if (offload.target == OffloadTarget::None)
        return out;
    out["stage"] = offload.stage;
    out["requiredBytesPerSecond"] = offload.required.value();
    out["availableBytesPerSecond"] = offload.available.value();
    out["stallFreeFraction"] = offload.stallFreeFraction;
    out["awayAtPeakBytes"] = whole(offload.awayAtPeak);
    out["pinnedBytesPerNode"] = whole(host.needed);
    out["writtenBytesPerStep"] = whole(offload.writtenPerStep);
    if (offload.target == OffloadTarget::Nvme && std::isfinite(offload.enduranceDays))
        out["enduranceDays"] = offload.enduranceDays;
    return out;
}

ordered_json timeJson(const Evaluation& evaluation)
{
    const TimeReport& time = evaluation.time;
    ordered_json out;
    out["stepSeconds"] = time.step.value();
    if (const Trust& trust = evaluation.trust; trust.runs > 0) {
        out["stepSecondsRange"] = rangeJson(timeRange(trust, time.step.value()));
        out["tokensPerSecondRange"] = rangeJson(rateRange(trust, time.tokensPerSecond));
        out["modelFlopsUtilizationRange"] = rangeJson(rateRange(trust, time.modelFlopsUtilization));
    }
    out["bubbleRatio"] = time.bubbleRatio;
    out["bubbleSeconds"] = bubbleOf(time.breakdown).value();
    out["idleRatio"] = idleRatio(evaluation);
    out["tokensPerSecond"] = time.tokensPerSecond;
    out["modelFlopsUtilization"] = time.modelFlopsUtilization;
    ordered_json& parts = out["breakdownSeconds"];
    parts["compute"] = time.breakdown.compute.value();
    parts["tensorParallel"] = time.breakdown.tensorParallel.value();
    parts["contextParallel"] = time.breakdown.contextParallel.value();
    parts["pipeline"] = time.breakdown.pipeline.value();
    parts["expertParallel"] = time.breakdown.expertParallel.value();
    parts["dataParallel"] = time.breakdown.dataParallel.value();
    parts["optimizer"] = time.breakdown.optimizer.value();
    parts["bubble"] = time.breakdown.bubble.value();
    parts["offloadStall"] = time.breakdown.offloadStall.value();
    return out;
}

/// Of a step time, or of memory.
ordered_json trustJson(const Trust& trust)
{
    ordered_json out;
    out["family"] = trust.kind.family;
    out["experts"] = trust.kind.experts;
    out["generation"] = trust.kind.generation;
    out["eightBit"] = trust.kind.eightBit;
    out["acrossNodes"] = trust.kind.acrossNodes;
    out["runs"] = trust.runs;
    if (trust.runs > 0) {
        out["sources"] = trust.sources;
        out["shared"] = trust.shared.english();
        out["medianErrorPercent"] = trust.medianErrorPercent;
        out["lowPercent"] = 100 * (trust.range.low - 1);
        out["highPercent"] = 100 * (trust.range.high - 1);
        out["words"] = trust.text().english();
    }
    out["outside"] = ordered_json::array();
    if (trust.runs > 0 && !trust.generationSeen)
        out["outside"].push_back({{"field", "generation"}});
    for (const Trust::Outside& one : trust.outside)
        out["outside"].push_back({{"field", kTrustFields[one.field]}, {"value", one.value},
            {"least", one.least}, {"most", one.most}});
    return out;
}

ordered_json trafficJson(const TrafficReport& traffic)
{
    ordered_json out;
    out["group"] = traffic.group;
    out["collective"] = traffic.collective;
    out["bytes"] = whole(traffic.bytes);
    out["seconds"] = traffic.time.value();
    out["level"] = toString(traffic.level);
    ordered_json& link = out["slowestLink"];
    if (traffic.slowestFrom >= 0) {
        link["from"] = traffic.slowestFrom;
        link["to"] = traffic.slowestTo;
        link["bandwidth"] = traffic.slowestBandwidth.value();
    }
    return out;
}

ordered_json expertsJson(const ExpertReport& experts)
{
    ordered_json out;
    out["measured"] = experts.measured;
    out["loadMaxOverMean"] = experts.loadMaxOverMean;
    out["crossDeviceShare"] = experts.crossDeviceShare;
    out["crossNodeShare"] = experts.crossNodeShare;
    if (experts.seenTokens)
        out["seenTokens"] = true;
    return out;
}

ordered_json laneJson(const Lane& lane)
{
    ordered_json out;
    out["name"] = lane.name;
    out["slices"] = slicesJson(lane.slices);
    out["bubbles"] = ordered_json::array();
    for (const Bubble& bubble : lane.bubbles)
        out["bubbles"].push_back({{"start", bubble.start}, {"end", bubble.end},
            {"cause", toString(bubble.cause)}, {"ofLane", bubble.ofLane}, {"ofSlice", bubble.ofSlice}});
    out["activations"] = ordered_json::array();
    for (const ActivationStep& step : lane.activations)
        out["activations"].push_back({{"time", step.time}, {"alive", step.alive}});
    out["streams"] = ordered_json::array();
    for (const Stream& stream : lane.streams)
        out["streams"].push_back({{"kind", toString(stream.kind)}, {"slices", slicesJson(stream.slices)}});
    return out;
}

/// All times are integers of nanoseconds from the start of the step.
ordered_json timelineJson(const Timeline& timeline)
{
    ordered_json out;
    out["unit"] = "nanoseconds";
    out["makespan"] = timeline.makespan;
    out["longestStage"] = timeline.longestStage;
    out["bubbleRatio"] = timeline.bubbleRatio;
    out["lanes"] = ordered_json::array();
    for (const Lane& lane : timeline.lanes)
        out["lanes"].push_back(laneJson(lane));
    out["criticalPath"] = ordered_json::array();
    for (const SliceRef& slice : timeline.criticalPath)
        out["criticalPath"].push_back({{"lane", slice.lane}, {"slice", slice.slice}});
    out["parts"] = ordered_json::array();
    for (const PassPart& part : timeline.parts)
        out["parts"].push_back({{"stage", part.stage}, {"pass", letterOf(part.pass)},
            {"part", toString(part.kind)}, {"duration", part.duration}});
    if (!timeline.compressedSends.empty())
        out["compressedSends"] = ordered_json::array();
    for (const CompressedSend& send : timeline.compressedSends)
        out["compressedSends"].push_back({{"fromLane", send.fromLane}, {"toLane", send.toLane},
            {"microbatch", send.microbatch}, {"start", send.start}, {"arrival", send.arrival},
            {"plainStart", send.plainStart}, {"plainArrival", send.plainArrival}});
    return out;
}

ordered_json nodeTrafficJson(const LinkTraffic& traffic)
{
    ordered_json out = ordered_json::array();
    for (int from = 0; from < traffic.size; ++from)
        for (int to = 0; to < traffic.size; ++to)
            if (const Bytes sent = traffic.sent(from, to); sent.value() > 0)
                out.push_back({{"from", from}, {"to", to}, {"bytes", sent.value()},
                    {"busyShare", traffic.busyShare(from, to)}});
    return out;
}

ordered_json compressionJson(const Compression& compression, const CompressionReport& report)
{
    ordered_json out;
    out["kind"] = nameOf(compression.kind);
    out["words"] = lossyWords(compression).english();
    out["stages"] = report.stages;
    out["backwardSends"] = report.backwardSends;
    out["compressedSends"] = report.compressedSends;
    return out;
}

ordered_json replicasJson(const std::vector<ReplicaReport>& replicas)
{
    ordered_json out = ordered_json::array();
    for (const ReplicaReport& one : replicas)
        out.push_back({{"replicas", one.replicas}, {"microbatches", one.microbatches},
            {"microBatchSize", one.microBatchSize}, {"layersPerStage", one.layersPerStage},
            {"passesSeconds", one.passes.value()}, {"guestMicrobatches", one.guests}});
    return out;
}

ordered_json trafficClassesJson(const std::vector<TrafficClass>& classes)
{
    ordered_json out = ordered_json::array();
    for (const TrafficClass& one : classes)
        out.push_back({{"class", toString(one.kind)}, {"stage", one.stage},
            {"elementsPerSend", std::llround(one.elementsPerSend)},
            {"compressedElementsPerSend", std::llround(one.compressedElementsPerSend)}, {"ratio", one.ratio},
            {"sends", one.sends}, {"compressedSends", one.compressedSends}, {"bytes", whole(one.bytes)},
            {"uncompressedBytes", whole(one.uncompressedBytes)}, {"exposedSeconds", one.exposed.value()},
            {"hiddenSeconds", one.hidden.value()}});
    return out;
}

ordered_json effectsJson(const std::vector<CompressionEffect>& effects)
{
    ordered_json out = ordered_json::array();
    for (const CompressionEffect& effect : effects) {
        ordered_json one {{"target", toString(effect.target)}, {"on", effect.on},
            {"savedSeconds", effect.saved.value()}, {"memoryBytes", whole(effect.memory)},
            {"words", effect.words.english()}};
        if (effect.target == CompressionTarget::DataParallel) {
            ordered_json& stages = one["savedSecondsOfStage"] = ordered_json::array();
            for (const Seconds saved : effect.perStage)
                stages.push_back(saved.value());
        }
        out.push_back(std::move(one));
    }
    return out;
}

ordered_json sensitivityJson(const StepLevers& shrink)
{
    const auto seconds = [](std::int64_t ns) { return toSeconds(Nanoseconds(ns)).value(); };
    ordered_json out;
    out["levers"] = ordered_json::array();
    for (const Sensitivity& lever : shrink.levers)
        out["levers"].push_back({{"lever", toString(lever.lever.kind)}, {"index", lever.lever.index},
            {"onCriticalPathSeconds", seconds(lever.onPath)}, {"passes", lever.passes},
            {"savedSeconds", seconds(lever.saved)}});
    out["degrees"] = ordered_json::array();
    for (const DegreeEffect& effect : shrink.degrees)
        out["degrees"].push_back({{"degree", effect.degree}, {"from", effect.from}, {"to", effect.to},
            {"stepSeconds", effect.step.value()}, {"changeSeconds", effect.change.value()},
            {"peakBytes", whole(effect.peak)}, {"fits", effect.fits}});
    return out;
}

} // namespace

ordered_json slicesJson(const std::vector<Slice>& slices)
{
    ordered_json out = ordered_json::array();
    for (const Slice& slice : slices)
        out.push_back(
            {{"pass", letterOf(slice.kind)}, {"microbatch", slice.microbatch}, {"stage", slice.stage},
                {"chunk", static_cast<int>(slice.chunk)}, {"start", slice.start}, {"end", slice.end}});
    return out;
}

std::string writeEvaluation(
    const Project& project, const Plan& plan, const Evaluation& evaluation, const EvaluationExtras& extras)
{
    ordered_json out;
    out["format"] = "rankloom-evaluation";
    out["version"] = 1;
    out["name"] = plan.name;
    out["valid"] = evaluation.valid;
    if (plan.communication.compression.lossy())
        out["lossy"] = true;
    out["diagnostics"] = ordered_json::array();
    for (const Diagnostic& diagnostic : evaluation.diagnostics)
        out["diagnostics"].push_back(diagnosticJson(diagnostic));
    out["layout"] = layoutJson(project, plan);
    out["parameters"] = parametersJson(evaluation.parameters);
    if (!evaluation.valid)
        return jsonText(out);
    out["memory"] = memoryJson(evaluation);
    out["time"] = timeJson(evaluation);
    out["trust"] = trustJson(evaluation.trust);
    if (!evaluation.memoryTrust.stages.empty())
        out["trust"]["memory"] = trustJson(evaluation.memoryTrust.runs);
    out["traffic"] = ordered_json::array();
    for (const TrafficReport& traffic : evaluation.traffic)
        out["traffic"].push_back(trafficJson(traffic));
    out["experts"] = expertsJson(evaluation.experts);
    out["offload"] = offloadJson(evaluation.offload, evaluation.memory.host);
    if (const Compression& compression = plan.communication.compression; compression.lossy())
        out["compression"] = compressionJson(compression, evaluation.compression);
    if (!evaluation.replicas.empty())
        out["replicas"] = replicasJson(evaluation.replicas);
    if (extras.classes != nullptr)
        out["trafficClasses"] = trafficClassesJson(*extras.classes);
    if (extras.effects != nullptr)
        out["compressionEffects"] = effectsJson(*extras.effects);
    if (extras.nodes != nullptr)
        out["nodeTraffic"] = nodeTrafficJson(*extras.nodes);
    if (extras.timeline && evaluation.timeline)
        out["timeline"] = timelineJson(*evaluation.timeline);
    if (extras.shrink != nullptr)
        out["sensitivity"] = sensitivityJson(*extras.shrink);
    return jsonText(out);
}

ordered_json expertChangeJson(const ExpertChange& change)
{
    ordered_json out;
    out["copies"] = change.copies;
    out["movedCopies"] = change.moved;
    out["weightsBytes"] = whole(change.weights);
    out["optimizerBytes"] = whole(change.optimizer);
    out["mostReceivedBytes"] = whole(change.mostReceived);
    out["seconds"] = change.seconds.value();
    out["stepSecondsBefore"] = change.stepBefore.value();
    out["stepSecondsAfter"] = change.stepAfter.value();
    out["paysAfterSteps"] = change.paysAfterSteps ? ordered_json(*change.paysAfterSteps) : ordered_json();
    out["verdict"] = verdictOf(change);
    return out;
}

} // namespace rankloom
