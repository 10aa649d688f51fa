// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/cluster/node_kinds.h"
#include "core/evaluate/bubble.h"
#include "core/evaluate/compression_effects.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/evaluation_json.h"
#include "core/evaluate/fit_words.h"
#include "core/evaluate/link_traffic.h"
#include "core/evaluate/memory_advice.h"
#include "core/evaluate/step_levers.h"
#include "core/evaluate/traffic_classes.h"
#include "core/memory/rank_memory.h"
#include "core/plan/compression.h"
#include "core/plan/pipeline_layout.h"
#include "core/plan/rank_grid.h"
#include "core/plan/what_if.h"
#include "core/schedule/simulation_output.h"

namespace rankloom::cli {

namespace {

struct EvaluateOptions : PlanSource {
    bool check = false;
    bool timeline = false;
    bool explain = false;
    bool sensitivity = false;
    bool links = false;
    bool explainTraffic = false;
    bool json = false;
};

std::string heading(const PlanInput& input, const Evaluation& evaluation)
{
    const Cluster& cluster = input.project.cluster;
    const Workload& work = input.plan.workload;
    const Layout layout = resolved(input.plan.layout, worldSize(cluster, input.plan));
    std::string out = fmt::format("{}: {} ({} parameters) on {}\n",
        input.plan.name.empty() ? "Plan" : input.plan.name, input.project.model->name,
        humanCount(static_cast<double>(evaluation.parameters.total)), clusterShape(cluster));
    out += fmt::format("TP {}  CP {}  PP {}  VPP {}  EP {}  ETP {}  DP {}", layout.tp, layout.cp, layout.pp,
        layout.vpp, layout.ep, layout.etp, layout.dp);
    out += fmt::format("  {}  {} sequences of {} tokens in microbatches of {}\n",
        nameOf(input.plan.schedule.kind), work.globalBatchSize, work.sequenceLength, work.microBatchSize);
    if (evaluation.valid && layout.pp > 1)
        out += fmt::format("Pipeline layout {}\n",
            pipelineLayoutText(pipelineLayout(splitStages(input.project, input.plan))));
    return out;
}

std::string timeText(const Evaluation& evaluation)
{
    const TimeReport& time = evaluation.time;
    const Trust& trust = evaluation.trust;
    const auto between = [&trust](const RangeOf& range, auto words) {
        return trust.runs > 0 ? fmt::format(" ({} to {})", words(range.low), words(range.high))
                              : std::string();
    };
    std::string out = fmt::format("\nStep {}{}{}: {} tokens/s{}, MFU {}{}, bubble {}{}\n",
        humanSeconds(time.step.value()), between(timeRange(trust, time.step.value()), humanSeconds),
        evaluation.experts.seenTokens ? " on seen tokens" : "", humanCount(time.tokensPerSecond),
        between(rateRange(trust, time.tokensPerSecond), humanCount), percent(time.modelFlopsUtilization),
        between(rateRange(trust, time.modelFlopsUtilization), percent), percent(time.bubbleRatio),
        stagesIdleBeyondBubble(evaluation)
            ? fmt::format(", stages idle {} in the mean", percent(idleRatio(evaluation)))
            : "");
    if (trust.runs > 0)
        out += "  " + trust.text().english() + '\n';
    const std::pair<const char*, Seconds> parts[] = {
        {"compute", time.breakdown.compute},
        {"tensor parallel", time.breakdown.tensorParallel},
        {"context parallel", time.breakdown.contextParallel},
        {"expert parallel", time.breakdown.expertParallel},
        {"data parallel", time.breakdown.dataParallel},
        {"optimizer", time.breakdown.optimizer},
        {"bubble", bubbleOf(time.breakdown)},
    };
    const std::pair<const char*, Seconds> causes[] = {
        {"  waiting for other stages", time.breakdown.bubble},
        {"  waiting for transfers", time.breakdown.pipeline},
        {"  waiting for offloading", time.breakdown.offloadStall},
    };
    TextTable table({"part of the step", ">time", ">share"});
    for (const auto& [name, part] : parts)
        if (part.value() != 0)
            table.add({name, humanSeconds(part.value()), percent(part / time.step)});
    for (const auto& [name, part] : causes)
        if (part.value() != 0 && part != bubbleOf(time.breakdown))
            table.add({name, humanSeconds(part.value()), percent(part / time.step)});
    return out + table.text();
}

/// "fits", "LIKELY FITS (in 78 of 100 cases)", "DOES NOT FIT".
std::string fitText(const Evaluation& evaluation)
{
    const int chance = of100(evaluation.memoryTrust.probability);
    switch (evaluation.fit()) {
    case FitWord::Yes:
        return "fits";
    case FitWord::Likely:
        return fmt::format("LIKELY FITS (in {} of 100 cases)", chance);
    case FitWord::Unlikely:
        return fmt::format("IS UNLIKELY TO FIT (in {} of 100 cases)", chance);
    case FitWord::No:
        return "DOES NOT FIT";
    }
    return {};
}

std::string memoryText(const Evaluation& evaluation)
{
    const MemoryReport& memory = evaluation.memory;
    const std::vector<RangeOf>& ranges = evaluation.memoryTrust.stages;
    const HostMemory& host = memory.host;
    if (memory.stages.empty())
        return {};
    const auto fullest = std::ranges::find(memory.stages, memory.peakStage, &StageMemory::stage);
    const StageMemory& peak = fullest == memory.stages.end() ? memory.stages.front() : *fullest;
    std::string out = fmt::format("\nMemory {}: stage {} is fullest, {} of {}\n", fitText(evaluation),
        peak.stage, humanBytes(peak.device.value()), humanBytes(peak.capacity.value()));
    TextTable table({">stage", ">weights", ">gradients", ">optimizer", ">activations", ">workspace",
        ">allocated", ">reserved", ">device", ">from", ">to", ">free", ">in flight"});
    const auto bytes = [](Bytes amount) { return humanBytes(amount.value()); };
    const auto rangeOf = [&](const StageMemory& stage) {
        const auto s = static_cast<std::size_t>(&stage - memory.stages.data());
        return s < ranges.size() ? ranges[s]
                                 : RangeOf {stage.deviceLow().value(), stage.deviceHigh().value()};
    };
    for (const StageMemory& stage : memory.stages)
        table.add({std::to_string(stage.stage), bytes(stage.weights), bytes(stage.gradients),
            bytes(stage.optimizer), bytes(stage.activations), bytes(stage.workspace), bytes(stage.allocated),
            bytes(stage.reserved), bytes(stage.device), humanBytes(rangeOf(stage).low),
            humanBytes(rangeOf(stage).high), bytes(stage.headroom()),
            fmt::format("{:.2f}", stage.inFlightMicrobatches)});
    if (evaluation.memoryTrust.runs.runs > 0)
        out += "  " + evaluation.memoryTrust.runs.text().english() + '\n';
    out += table.text() + "  " + explainPeak(memory).sentence + '\n';
    const Band& load = peak.expertLoad;
    if (load.high > load.low)
        out += fmt::format(
            "  Expert load of stage {}'s fullest rank {:.2f} x the mean, {:.2f} to {:.2f} in the band\n",
            peak.stage, load.expected, load.low, load.high);
    if (host.needed.value() > 0)
        out += fmt::format("  Host memory of node {}: {} pinned of {}{}\n", host.node,
            humanBytes(host.needed.value()),
            host.capacity.value() > 0 ? humanBytes(host.capacity.value()) : std::string("an unknown amount"),
            host.fits() ? "" : ", DOES NOT FIT");
    if (memory.fits && !memory.fitsAtWorst)
        out += "  Not at the high end of the band: see the diagnoses\n";
    return out;
}

/// Ranks of one stage by their place in the expert-parallel group, where they differ.
std::string membersText(const std::vector<StageMemory>& members)
{
    if (members.size() < 2)
        return {};
    TextTable table(
        {">expert-parallel rank", ">expert load", ">activations", ">allocated", ">device", ">free"});
    for (std::size_t m = 0; m < members.size(); ++m)
        table.add({std::to_string(m), fmt::format("{:.2f}", members[m].expertLoad.expected),
            humanBytes(members[m].activations.value()), humanBytes(members[m].allocated.value()),
            humanBytes(members[m].device.value()), humanBytes(members[m].headroom().value())});
    return table.text();
}

/// What makes up the peak of every stage, largest parts first.
std::string peakPartsText(const MemoryReport& memory, const RankMemory& ranks)
{
    std::string out;
    for (const StageMemory& stage : memory.stages) {
        const auto s = static_cast<std::size_t>(stage.stage);
        std::vector<MemoryItem> items = ranks.items[s];
        std::ranges::stable_sort(items, std::greater<> {}, &MemoryItem::bytes);
        TextTable table({"category", "part", ">bytes", ">share"});
        for (const MemoryItem& item : items)
            table.add({toString(item.category), item.name, humanBytes(item.bytes.value()),
                percent(item.bytes / stage.device)});
        out += fmt::format("\nStage {} at its peak ({}): {}\n{}", stage.stage, toString(stage.moment),
            humanBytes(stage.device.value()), table.text());
        out += membersText(ranks.members[s]);
    }
    return out;
}

std::string offloadText(const OffloadReport& offload, const HostMemory& host)
{
    if (offload.target == OffloadTarget::None)
        return {};
    std::string out = fmt::format("\nOffload to {}: {} of a device away at the peak, {} pinned per node\n",
        nameOf(offload.target), humanBytes(offload.awayAtPeak.value()), humanBytes(host.needed.value()));
    out += fmt::format("  stage {} needs {} of {}; a fraction of {:.2f} leaves without stall\n",
        offload.stage, humanRate(offload.required.value()), humanRate(offload.available.value()),
        offload.stallFreeFraction);
    if (offload.target == OffloadTarget::Nvme)
        out += fmt::format("  {} written per step: the drives last {:.0f} days\n",
            humanBytes(offload.writtenPerStep.value()), offload.enduranceDays);
    return out;
}

std::string trafficText(const std::vector<TrafficReport>& traffic)
{
    if (traffic.empty())
        return {};
    TextTable table({"group", "collective", ">sent by a rank", ">time", "level", ">slowest link"});
    for (const TrafficReport& use : traffic)
        table.add({use.group, use.collective, humanBytes(use.bytes.value()), humanSeconds(use.time.value()),
            toString(use.level),
            use.slowestFrom < 0 ? ""
                                : fmt::format("{} -> {}, {}", use.slowestFrom, use.slowestTo,
                                    humanRate(use.slowestBandwidth.value()))});
    return "\nTraffic of a step, before overlap\n" + table.text();
}

std::string compressionText(const Plan& plan, const CompressionReport& report)
{
    if (!report.lossy)
        return {};
    std::string stages;
    for (const int stage : report.stages)
        stages += fmt::format("{}{}", stages.empty() ? "" : ", ", stage);
    return fmt::format("\nLOSSY: {}\n  {} of {} sends back between stages, weight gradients of {}\n",
        lossyWords(plan.communication.compression).english(), report.compressedSends, report.backwardSends,
        stages.empty() ? std::string("no stage")
                       : (report.stages.size() == 1 ? "stage " : "stages ") + stages);
}

struct ExplainedTraffic {
    std::vector<TrafficClass> classes;
    std::vector<CompressionEffect> effects; ///< of what has anything to do in the plan
};

/// Nothing where nobody asks, or nothing can be said.
Result<std::optional<ExplainedTraffic>> explainTraffic(
    const PlanInput& input, const Evaluation& evaluation, const EvaluateOptions& options)
{
    if (!options.explainTraffic || !evaluation.valid)
        return std::nullopt;
    const Effective e = effective(input.project, input.plan);
    Result<std::vector<CompressionEffect>> effects = compressionEffects(e.project, e.plan, evaluateLegal, {});
    if (!effects)
        return tl::unexpected<Error>(std::move(effects.error()));
    return ExplainedTraffic {trafficClasses(input.project, input.plan, evaluation), std::move(*effects)};
}

std::string compressionEffectsText(const std::vector<CompressionEffect>& effects)
{
    if (effects.empty())
        return {};
    TextTable table({"compression", "now", ">saves", ">memory", "why"});
    for (const CompressionEffect& effect : effects)
        table.add({toString(effect.target), effect.on ? "on" : "off",
            (effect.saved.value() < 0 ? "-" : "") + humanSeconds(std::abs(effect.saved.value())),
            humanBytes(effect.memory.value()), effect.words.english()});
    return "\nWhat compression is worth\n" + table.text();
}

std::string trafficClassesText(const std::vector<TrafficClass>& classes)
{
    TextTable table({"class", ">stage", ">elements per send", ">compressed", ">ratio", ">sends",
        ">compressed sends", ">bytes", ">uncompressed", ">exposed", ">hidden"});
    for (const TrafficClass& one : classes)
        table.add({toString(one.kind), std::to_string(one.stage), fmt::format("{:.0f}", one.elementsPerSend),
            fmt::format("{:.0f}", one.compressedElementsPerSend), fmt::format("{:.3f}", one.ratio),
            std::to_string(one.sends), std::to_string(one.compressedSends), humanBytes(one.bytes.value()),
            humanBytes(one.uncompressedBytes.value()), humanSeconds(one.exposed.value()),
            humanSeconds(one.hidden.value())});
    return "\nMessages of a step by class, of one rank of each stage\n" + table.text();
}

std::string expertsText(const PlanInput& input, const ExpertReport& experts)
{
    if (!input.project.model->moe)
        return {};
    return fmt::format("\nExperts ({}): fullest device {:.2f} x the mean, {} of picks leave the device, {} "
                       "the node\n",
        experts.seenTokens     ? "from tokens of the routing trace that the placement was fitted on: seen"
            : experts.measured ? "from the routing trace"
                               : "uniform routing assumed",
        experts.loadMaxOverMean, percent(experts.crossDeviceShare), percent(experts.crossNodeShare));
}

std::string diagnosesText(const Diagnostics& diagnostics)
{
    std::string out;
    for (const Diagnostic& diagnostic : diagnostics) {
        out += "  " + diagnosticLine(diagnostic) + '\n';
        for (const Suggestion& suggestion : diagnostic.suggestions)
            out += fmt::format("           -> {} ({}{}{})\n", suggestion.label.english(), suggestion.pointer,
                suggestion.pointer.empty() ? "" : " = ", suggestion.value);
    }
    return out.empty() ? out : "\nDiagnoses\n" + out;
}

std::string timelineText(const Timeline& timeline)
{
    TextTable table({"lane", "pass", ">microbatch", ">chunk", ">start", ">end"});
    const auto time = [](std::int64_t ns) { return fmt::format("{:.6f} s", static_cast<double>(ns) * 1e-9); };
    for (const Lane& lane : timeline.lanes)
        for (const Slice& slice : lane.slices)
            table.add({lane.name, letterOf(slice.kind),
                slice.microbatch < 0 ? "" : std::to_string(slice.microbatch), std::to_string(slice.chunk),
                time(slice.start), time(slice.end)});
    return "\nTimeline\n" + table.text();
}

std::string sensitivityText(const StepLevers& shrink)
{
    const auto seconds = [](double value) { return humanSeconds(value); };
    TextTable levers({"what takes 10 % less", ">saves", ">on the critical path"});
    for (const Sensitivity& lever : shrink.levers)
        levers.add({describe(lever.lever), seconds(static_cast<double>(lever.saved) * 1e-9),
            seconds(static_cast<double>(lever.onPath) * 1e-9)});
    TextTable degrees({"degree", ">step", ">change", ">fullest stage", "fits"});
    for (const DegreeEffect& effect : shrink.degrees)
        degrees.add(
            {fmt::format("{} {} -> {}", effect.degree, effect.from, effect.to), seconds(effect.step.value()),
                fmt::format("{:+.1f} %", 100 * (effect.change / (effect.step - effect.change))),
                humanBytes(effect.peak.value()), effect.fits ? "yes" : "no"});
    return "\nWhat would shrink the step\n" + levers.text() + "\nThe next legal degrees\n" + degrees.text();
}

void printForPeople(const PlanInput& input, const Evaluation& evaluation, const EvaluateOptions& show,
    const std::optional<ExplainedTraffic>& explained)
{
    print(heading(input, evaluation));
    if (evaluation.valid) {
        print(timeText(evaluation));
        print(memoryText(evaluation));
        if (show.explain)
            print(peakPartsText(evaluation.memory, *evaluation.ranks));
        print(offloadText(evaluation.offload, evaluation.memory.host));
        print(compressionText(input.plan, evaluation.compression));
        print(trafficText(evaluation.traffic));
        if (explained)
            print(trafficClassesText(explained->classes) + compressionEffectsText(explained->effects));
        print(expertsText(input, evaluation.experts));
        if (show.timeline && evaluation.timeline)
            print(timelineText(*evaluation.timeline));
    } else {
        print("\nThe plan cannot be evaluated.\n");
    }
    print(diagnosesText(evaluation.diagnostics));
}

/// The pairs of nodes whose links are busiest.
std::string nodeTrafficText(const Cluster& cluster, const LinkTraffic& traffic)
{
    constexpr std::size_t most = 20;
    std::vector<std::pair<int, int>> pairs;
    for (int from = 0; from < traffic.size; ++from)
        for (int to = 0; to < traffic.size; ++to)
            if (from != to && traffic.sent(from, to).value() > 0)
                pairs.emplace_back(from, to);
    if (pairs.empty())
        return "\nNothing crosses nodes.\n";
    std::ranges::stable_sort(pairs, std::greater<> {},
        [&](const std::pair<int, int>& pair) { return traffic.busyShare(pair.first, pair.second); });
    TextTable table({"from", "to", ">sent in a step", ">busy share of the step"});
    for (std::size_t i = 0; i < std::min(most, pairs.size()); ++i) {
        const auto [from, to] = pairs[i];
        table.add({cluster.nodeName(from), cluster.nodeName(to), humanBytes(traffic.sent(from, to).value()),
            percent(traffic.busyShare(from, to))});
    }
    return fmt::format("\nLinks between nodes, busiest of {} pairs\n", pairs.size()) + table.text();
}

Result<std::optional<StepLevers>> sensitivityOf(
    const PlanInput& input, const Evaluation& evaluation, const EvaluateOptions& options)
{
    if (!options.sensitivity || !evaluation.valid)
        return std::nullopt;
    Result<std::vector<Sensitivity>> levers = whatWouldShrinkStep(input.project, input.plan);
    if (!levers)
        return tl::unexpected<Error>(std::move(levers.error()));
    Result<std::vector<DegreeEffect>> degrees = neighbourDegrees(input.project, input.plan);
    if (!degrees)
        return tl::unexpected<Error>(std::move(degrees.error()));
    return StepLevers {std::move(*levers), std::move(*degrees)};
}

Result<int> evaluatePlan(const EvaluateOptions& options)
{
    const Result<PlanInput> input = readPlanInput(options);
    if (!input)
        return tl::unexpected<Error>(input.error());
    Result<Evaluation> evaluation = evaluate(input->project, input->plan);
    if (!evaluation)
        return tl::unexpected<Error>(std::move(evaluation.error()));
    if (options.timeline && evaluation->timeline)
        if (const Result<void> writable = checkWritable(*evaluation->timeline); !writable)
            return tl::unexpected<Error>(writable.error());
    evaluation->diagnostics.insert(
        evaluation->diagnostics.begin(), input->diagnostics.begin(), input->diagnostics.end());
    const Result<std::optional<StepLevers>> shrink = sensitivityOf(*input, *evaluation, options);
    if (!shrink)
        return tl::unexpected<Error>(shrink.error());
    std::optional<LinkTraffic> traffic;
    if (options.links && evaluation->valid)
        traffic = nodeTraffic(input->project, input->plan, *evaluation);
    const Result<std::optional<ExplainedTraffic>> explained = explainTraffic(*input, *evaluation, options);
    if (!explained)
        return tl::unexpected<Error>(explained.error());
    if (options.json) {
        EvaluationExtras extras {
            options.timeline, *shrink ? &**shrink : nullptr, traffic ? &*traffic : nullptr};
        if (*explained) {
            extras.classes = &(*explained)->classes;
            extras.effects = &(*explained)->effects;
        }
        print(writeEvaluation(input->project, input->plan, *evaluation, extras));
    } else {
        printForPeople(*input, *evaluation, options, *explained);
        if (traffic)
            print(nodeTrafficText(input->project.cluster, *traffic));
        if (*shrink)
            print(sensitivityText(**shrink));
    }
    const bool good = evaluation->valid && evaluation->memory.fits && evaluation->fit() != FitWord::No;
    return options.check && !good ? kDoesNotFit : kDone;
}

} // namespace

void addEvaluateCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<EvaluateOptions>();
    CLI::App* command = app.add_subcommand("evaluate", "Memory, step time and traffic of a plan");
    addPlanSource(*command, *options)->required();
    command->add_flag("--check", options->check, "Exit with 1 when the plan is invalid or does not fit");
    command->add_flag("--timeline", options->timeline, "With every pass of every stage");
    command->add_flag(
        "--links", options->links, "With what each pair of nodes sends, and how busy its links are");
    command->add_flag("--explain-traffic", options->explainTraffic,
        "With the messages of each class of traffic and stage: sends, bytes, what is compressed, what shows; "
        "and what each way to compress them saves, or would");
    command->add_flag("--explain", options->explain, "With every part of every stage's peak memory");
    command->add_flag(
        "--sensitivity", options->sensitivity, "With what would shrink the step: stages, links, degrees");
    command->add_flag("--json", options->json, "The evaluation document");
    command->callback([options, &chosen] { chosen = [options] { return evaluatePlan(*options); }; });
}

} // namespace rankloom::cli
