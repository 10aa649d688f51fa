// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/view_values.h"

#include <algorithm>

#include <QCoreApplication>

#include "core/evaluate/link_traffic.h"
#include "core/plan/stage_split.h"
#include "core/plan/what_if.h"
#include "core/serving/project_rates.h"
#include "core/serving/served_plan.h"

namespace rankloom::ui {

BoardData boardData(const Project& project, const Plan& plan)
{
    BoardData data = makeBoardData(project.cluster, plan);
    data.work = plan.workload.kind;
    return data;
}

namespace {

/// What the device of every rank holds while it serves; empty where that is not known.
std::vector<ServingMemory> servedMemory(const Figures& figures)
{
    const ServedStep* step = figures.served ? figures.served->step.get() : nullptr;
    if (step == nullptr || step->stages.empty())
        return {};

    // Of two pools the ranks that generate come last, and have stages of their own.
    const Plan& plan = *figures.plan;
    const int ranks = worldSize(figures.project->cluster, plan);
    const int generate = step->decodeStages.empty() ? 0 : plan.serving.decode.devices;
    const int first = ranks - generate;
    if (first <= 0)
        return {};

    std::vector<ServingMemory> held(static_cast<std::size_t>(ranks));
    const auto fill = [&held](const Layout& layout, int count, int from,
                          const std::vector<ServingMemory>& stages) {
        const RankGrid grid(resolved(layout, count));
        for (int rank = 0; rank < count && grid.ranks() == count; ++rank)
            held[static_cast<std::size_t>(from + rank)] =
                stages.at(static_cast<std::size_t>(grid.coordinates(rank).pp));
    };
    Layout prompts = plan.layout;
    if (generate > 0)
        prompts.dp = 0;
    fill(prompts, first, 0, step->stages);
    if (generate > 0)
        fill(decodingLayout(plan).layout, generate, first, step->decodeStages);
    return held;
}

} // namespace

void addMemory(BoardData& board, const Figures& figures)
{
    if (board.work != figures.plan->workload.kind)
        return;

    if (board.work == WorkKind::Serving) {
        std::vector<ServingMemory> held = servedMemory(figures);
        if (std::ssize(held) != board.ranks())
            return;
        board.served = std::move(held);
        for (const ServingMemory& memory : board.served)
            board.headroomBytes.push_back(memory.cache.value());
        return;
    }

    const RankMemory* memory = figures.evaluation->ranks.get();
    if (memory != nullptr && memory->ranks() == board.ranks())
        for (int rank = 0; rank < board.ranks(); ++rank)
            board.headroomBytes.push_back(memory->of(rank).headroom().value());
}

std::shared_ptr<const Cluster> shownCluster(const std::shared_ptr<const Project>& project, const Plan& plan)
{
    Plan slowed;
    for (const WhatIf& one : plan.whatIf)
        if (isAbout(project->cluster, one) && (!one.removed || one.part == WhatIf::Part::Link))
            slowed.whatIf.push_back(one);
    if (slowed.whatIf.empty())
        return project->cluster.pointer();
    Project whole;
    whole.cluster = project->cluster;
    whole.cluster.change().unavailableNodes.clear();
    auto shown = std::make_shared<Cluster>(effective(whole, slowed).project.cluster);
    shown->unavailableNodes = project->cluster->unavailableNodes;
    return shown;
}

namespace {

/// Of parts that belong together.
MemoryData memoryOf(
    std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan, const Evaluation& evaluation)
{
    MemoryData data;
    const RankMemory& memory = *evaluation.ranks;
    data.tensors = evaluation.ranks;
    data.report = evaluation.memory;
    const FactorRange& range = evaluation.memoryTrust.runs.range;
    for (StageMemory& stage : data.report.stages)
        stage = withRange(std::move(stage), range);
    const std::vector<int> devices = devicesOfRanks(project->cluster, *plan);
    for (int rank = 0; rank < memory.ranks(); ++rank)
        data.ranks.push_back({withRange(memory.of(rank), range), rank,
            rank < static_cast<int>(devices.size()) ? devices[static_cast<std::size_t>(rank)] : rank});
    for (const Diagnostic& d : evaluation.diagnostics)
        if (d.code == "memory-does-not-fit" || d.code == "memory-fits-narrowly"
            || d.code == "host-memory-does-not-fit")
            data.fixes = d.suggestions;
    data.project = std::move(project);
    data.plan = std::move(plan);
    return data;
}

} // namespace

MemoryData memoryData(const Figures& figures)
{
    return memoryOf(figures.project, figures.plan, *figures.evaluation);
}

MemoryData memoryData(const ComparedPlan& compared)
{
    return memoryOf(compared.project, compared.plan, compared.evaluation);
}

namespace {

struct Missing {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Missing)
};

/// Why there are no experts on GPUs to show; empty where there are.
QString missingForExperts(const Project& project, const Plan& plan)
{
    const RoutingStatistics& routing = project.routing;
    if (!project.model->moe)
        return Missing::tr("%1 has no experts: there is nothing to place.")
            .arg(QString::fromStdString(project.model->name));
    if (routing.empty())
        return Missing::tr(
            "Which experts are picked is not known yet. Drop a routing trace of Megatron, vLLM or "
            "SGLang to see how full each GPU gets.");
    if (routing.experts != project.model->moe->experts || routing.layers != project.model->moeLayers())
        return Missing::tr(
            "The routing trace is of another model or a part of it: %1 × %2 layers × experts, not %3 × %4.")
            .arg(routing.layers)
            .arg(routing.experts)
            .arg(project.model->moeLayers())
            .arg(project.model->moe->experts);
    if (plan.layout.ep < 2)
        return Missing::tr("EP is 1: every GPU holds all experts of its layers. Raise EP to place them.");
    return {};
}

/// The data of a plan that cannot be laid out.
ExpertsData notPossible()
{
    ExpertsData data;
    data.missing = Missing::tr("The plan is not possible, see the diagnoses.");
    return data;
}

} // namespace

ExpertsData expertsData(const std::shared_ptr<const Project>& project, const Plan& plan)
{
    ExpertsData data;
    const RoutingStatistics& routing = project->routing;
    const int ep = plan.layout.ep;
    data.missing = missingForExperts(*project, plan);
    if (!data.missing.isEmpty())
        return data;
    if (ep > routing.experts)
        return notPossible();
    for (int stage = 0; stage < plan.layout.pp; ++stage) {
        data.groups.push_back(expertGroup(*project, plan, stage));
        if (data.groups.back().members() != ep)
            return notPossible();
    }
    for (const StageLayers& stage : splitStages(*project, plan))
        for (int layer = stage.firstLayer; layer < stage.firstLayer + stage.layerCount; ++layer)
            if (project->model->isMoe(layer))
                data.groupOfLayer.push_back(stage.rank);
    data.placement = std::make_shared<const ExpertPlacement>(
        writtenOut(plan.experts, routing.layers, routing.experts, ep));
    for (const auto& layer : data.placement->devices)
        for (const std::vector<int>& holders : layer)
            if (holders.empty() || std::ranges::min(holders) < 0 || std::ranges::max(holders) >= ep)
                return notPossible();
    data.routing = std::shared_ptr<const RoutingStatistics>(project, &routing);
    data.members = ep;
    data.devicesPerNode = std::max(1, project->cluster->devicesPerNode);
    for (int node = 0; node < project->cluster->nodes; ++node)
        data.nodeNames.push_back(QString::fromStdString(project->cluster->nodeName(node)));
    return data;
}

LinksView::Traffic linkTraffic(std::shared_ptr<const Figures> figures)
{
    return [of = std::move(figures)](LinkScope scope, const NodeGroups& groups) {
        if (scope == LinkScope::Devices)
            return deviceTraffic(*of->project, *of->plan, *of->evaluation);
        return groups.empty() ? nodeTraffic(*of->project, *of->plan, *of->evaluation)
                              : groupTraffic(*of->project, *of->plan, *of->evaluation, groups.groupOf);
    };
}

std::vector<LaneMemory> laneMemory(const MemoryReport& memory)
{
    std::vector<LaneMemory> lanes;
    for (const StageMemory& stage : memory.stages) {
        LaneMemory lane;
        lane.bytesPerActivation = stage.activationPerChunk;
        lane.staticBytes = stage.device - stage.activations;
        lane.capacityBytes = stage.capacity;
        lanes.push_back(lane);
    }
    return lanes;
}

namespace {

struct ServedWords {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::ServedFigures)
};

QString groupOf(ServedFigure figure)
{
    switch (figure) {
    case ServedFigure::TimeToFirstToken:
        return ServedWords::tr("TTFT");
    case ServedFigure::TimePerToken:
        return ServedWords::tr("TPOT");
    case ServedFigure::BatchTime:
        break;
    }
    return ServedWords::tr("batch");
}

} // namespace

MeasuredFigures servedFigures(const Project& project)
{
    MeasuredFigures out;
    out.kind = FigureKind::Seconds;
    const ServingCalibration* fitted = servingCalibration(project);
    if (fitted == nullptr)
        return out;
    for (const ServedPoint& point : fitted->points) {
        const QString group = groupOf(point.figure);
        if (!out.groups.contains(group))
            out.groups.append(group);
        out.figures.push_back({QString::fromStdString(point.id), point.measured, point.estimated,
            static_cast<int>(out.groups.indexOf(group))});
    }
    return out;
}

} // namespace rankloom::ui
