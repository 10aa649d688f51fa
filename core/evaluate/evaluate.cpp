// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/evaluate.h"

#include <algorithm>

#include "core/evaluate/assemble.h"
#include "core/evaluate/observations.h"
#include "core/memory/memory.h"
#include "core/model/parameters.h"
#include "core/plan/check.h"
#include "core/plan/expert_load.h"
#include "core/plan/stage_split.h"

namespace rankloom {

namespace {

ParameterReport parameterReport(const Project& project, const Plan& plan)
{
    const ParameterCounts counts = countParameters(project.model);
    ParameterReport report {counts.total, counts.active, {}};
    report.perStage.assign(static_cast<std::size_t>(std::max(1, plan.layout.pp)), 0);
    for (const StageLayers& stage : splitStages(project, plan)) {
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
double crossNodeShare(const Project& project, const Plan& plan, const RankGrid& grid)
{
    double share = 0;
    const auto groups = grid.groups(GroupKind::Expert);
    for (const std::vector<int>& group : groups) {
        std::vector<int> members(static_cast<std::size_t>(project.cluster.nodes), 0);
        for (const int rank : group) {
            const int device =
                plan.deviceOfRank.empty() ? rank : plan.deviceOfRank[static_cast<std::size_t>(rank)];
            ++members[static_cast<std::size_t>(project.cluster.links.nodeOf(device))];
        }
        double same = 0;
        const double n = static_cast<double>(group.size());
        for (const int count : members)
            same += count * static_cast<double>(count) / (n * n);
        share += 1 - same;
    }
    return groups.empty() ? 0 : share / static_cast<double>(groups.size());
}

ExpertReport expertReport(
    const Project& project, const Plan& plan, const Layout& layout, const RankGrid& grid)
{
    ExpertReport report;
    if (!project.model.moe)
        return report;
    const ExpertLoad load = expertLoad(project.routing, plan.experts, project.model.moe->experts, layout.ep);
    report.measured = load.measured;
    report.loadMaxOverMean = load.loadMaxOverMean;
    report.crossDeviceShare = load.crossDeviceShare;
    report.crossNodeShare = crossNodeShare(project, plan, grid);
    return report;
}

std::vector<TrafficReport> trafficReport(const std::vector<CollectiveUse>& uses)
{
    std::vector<TrafficReport> traffic;
    traffic.reserve(uses.size());
    for (const CollectiveUse& use : uses)
        traffic.push_back({toString(use.group), use.collective, use.bytes, use.time, use.slowestFrom,
            use.slowestTo, use.slowestBandwidth});
    return traffic;
}

tl::unexpected<Error> cancelled() { return fail(ErrorCode::Cancelled, "The evaluation was cancelled."); }

/// What a schedule that check() let pass may still refuse: only searched or hand-written orders can.
void refuse(Evaluation& evaluation, const Error& error)
{
    evaluation.valid = false;
    Diagnostic d;
    d.severity = Severity::Error;
    d.code = "schedule-impossible";
    d.message = error.text();
    d.where.pointer = "/schedule/kind";
    evaluation.diagnostics.push_back(d);
}

} // namespace

Result<Evaluation> evaluate(const Project& project, const Plan& plan, std::stop_token stop)
{
    Evaluation evaluation;
    evaluation.diagnostics = check(project, plan);
    evaluation.valid = !hasErrors(evaluation.diagnostics);
    if (!evaluation.valid) {
        const ParameterCounts counts = countParameters(project.model);
        evaluation.parameters = {counts.total, counts.active, {}};
        return evaluation;
    }
    evaluation.parameters = parameterReport(project, plan);
    const Layout layout = resolved(plan.layout, project.cluster.devices());
    evaluation.memory = estimateMemory(project, plan);
    if (stop.stop_requested())
        return cancelled();

    const RankGrid grid(layout);
    const PassTimes times = timePasses(project, plan, grid);
    evaluation.traffic = trafficReport(times.collectives);
    evaluation.experts = expertReport(project, plan, layout, grid);
    for (Diagnostic& d : observePlacement(project, plan, grid))
        evaluation.diagnostics.push_back(std::move(d));
    if (stop.stop_requested())
        return cancelled();

    const PassDurations durations = passDurations(plan, times);
    const auto order = generateOrder(scheduleProblem(project, plan, layout), durations);
    if (!order) {
        refuse(evaluation, order.error());
        return evaluation;
    }
    if (stop.stop_requested())
        return cancelled();
    auto timeline = simulate(*order, durations);
    if (!timeline) {
        refuse(evaluation, timeline.error());
        return evaluation;
    }
    const double bubbleRatio = timeline->bubbleRatio;
    appendStepTail(*timeline, times);
    evaluation.time = timeReport(project, layout, times, *timeline, bubbleRatio);
    evaluation.timeline = std::make_shared<const Timeline>(std::move(*timeline));
    return evaluation;
}

} // namespace rankloom
