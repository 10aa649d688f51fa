// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/settings/plan_settings.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/memory/offload_modules.h"
#include "core/plan/rank_grid.h"
#include "core/plan/stage_split.h"

namespace rankloom {

namespace {

void warn(Diagnostics& diagnostics, const char* code, Phrase message)
{
    diagnostics.push_back({Severity::Warning, code, std::move(message)});
}

Result<void> checkModel(const PlanSettings& settings, const ModelSpec& model)
{
    const int experts = model.moe ? model.moe->experts : 0;
    const struct {
        Phrase what;
        int stated;
        int present;
    } figures[] = {
        {"layers", settings.layers, model.layers},
        {"hidden columns", settings.hidden, model.hidden},
        {"attention heads", settings.heads, model.heads},
        {"experts per layer", settings.experts, experts},
    };
    for (const auto& figure : figures)
        if (model.layers > 0 && figure.stated > 0 && figure.stated != figure.present)
            return fail(ErrorCode::Contradiction,
                Phrase::of("these settings are for a model of {} {}, while {} has {}", figure.stated,
                    figure.what, model.name, figure.present),
                {}, Phrase::of("Import them into a project of that model."));
    return {};
}

/// What the settings state of a step; the rest as it is.
Workload statedWorkload(const PlanSettings& settings, Workload workload)
{
    const auto take = [](int& target, int stated) { target = stated > 0 ? stated : target; };
    take(workload.sequenceLength, settings.sequenceLength);
    take(workload.microBatchSize, settings.microBatchSize);
    take(workload.globalBatchSize, settings.globalBatchSize);
    return workload;
}

void compareInputs(const PlanSettings& settings, const Project& project, Diagnostics& diagnostics)
{
    const int devices = project.cluster->devices();
    if (devices > 0 && settings.worldSize > 0 && settings.worldSize != devices)
        warn(diagnostics, "other-world-size",
            Phrase::of("The settings start {} ranks; the cluster of the project has {} devices.",
                settings.worldSize, devices));
}

/// Layers per pipeline rank; empty where the numbers do not come out.
std::vector<int> ranksByRule(const SplitRule& rule, int layers, int pp)
{
    const int stated = (rule.firstRank >= 0 ? 1 : 0) + (rule.lastRank >= 0 ? 1 : 0);
    const int rest = layers - std::max(0, rule.firstRank) - std::max(0, rule.lastRank);
    const int others = pp - stated;
    if (rest < 0 || (others > 0 ? rest % others != 0 : rest != 0))
        return {};
    std::vector<int> split(static_cast<std::size_t>(pp), others > 0 ? rest / others : 0);
    if (rule.firstRank >= 0)
        split.front() = rule.firstRank;
    if (rule.lastRank >= 0)
        split.back() = rule.lastRank;
    return split;
}

/// Layers per virtual stage; empty where the numbers do not come out.
std::vector<int> stagesByRule(const SplitRule& rule, int layers, int stages)
{
    const int effective = layers + rule.embeddingCounts + rule.headCounts;
    std::vector<int> split(static_cast<std::size_t>(stages), effective / stages);
    for (int s = 0; s < effective % stages; ++s)
        ++split[static_cast<std::size_t>(s)];
    split.front() -= rule.embeddingCounts;
    split.back() -= rule.headCounts;
    return std::ranges::all_of(split, [](int n) { return n >= 0; }) ? split : std::vector<int>();
}

void applySplit(const SplitRule& rule, int layers, Plan& plan, Diagnostics& diagnostics)
{
    if (layers == 0) {
        warn(diagnostics, "layers-unknown",
            Phrase::of(
                "The split of layers over stages depends on their number, which is not stated here: it stays "
                "even."));
        return;
    }
    constexpr int most = 1 << 20;
    const int pp = plan.layout.pp;
    if (rule.layersPerStage > 0) {
        const int effective = layers + rule.embeddingCounts + rule.headCounts;
        const int stages = (effective + rule.layersPerStage - 1) / rule.layersPerStage;
        plan.layout.vpp = std::max(1, stages / pp);
        if (plan.layout.vpp > 1 && plan.schedule.kind == ScheduleKind::OneFOneB)
            plan.schedule.kind = ScheduleKind::Interleaved;
    }
    const std::int64_t stages =
        static_cast<std::int64_t>(pp) * chunksPerRank(plan.schedule.kind, plan.layout.vpp);
    if (stages > most)
        return; // check() says that there are more stages than layers
    const bool byRank = rule.firstRank >= 0 || rule.lastRank >= 0;
    plan.stages.layersPerStage =
        byRank ? ranksByRule(rule, layers, pp) : stagesByRule(rule, layers, static_cast<int>(stages));
    if (plan.stages.layersPerStage.empty())
        warn(diagnostics, "split-does-not-come-out",
            Phrase::of("{} layers do not divide over the {} stages as stated: they are split evenly.", layers,
                stages));
    else if (plan.stages.layersPerStage == evenSplit(layers, static_cast<int>(stages)))
        plan.stages.layersPerStage.clear();
}

void applyReplicas(int replicas, const Layout& layout, Sharding& sharding, Diagnostics& diagnostics)
{
    const int group = layout.dp * layout.cp;
    if (group == 0 || group % replicas != 0) {
        warn(diagnostics, "shard-group-unknown",
            Phrase::of("{} copies of what is sharded need a cluster that they divide: it is sharded over all "
                       "data-parallel ranks.",
                replicas));
        return;
    }
    for (ShardExtent* extent : {&sharding.weights, &sharding.gradients, &sharding.optimizer})
        if (extent->kind == ShardExtent::Kind::DataParallel)
            *extent = {ShardExtent::Kind::Degree, group / replicas};
}

/// Activations in host memory as a share of all, which follows from the model.
void applyOffload(const PlanSettings& settings, const Project& project, Plan& plan, Diagnostics& diagnostics)
{
    Offload& offload = plan.memory.offload;
    offload.target = OffloadTarget::Host;
    const int layers = settings.layers > 0 ? settings.layers : project.model->layers;
    if (!settings.offloadModules.empty() && project.model->layers > 0)
        offload.fraction = settings.offloadedShare * offloadableShare(project, plan, settings.offloadModules);
    else if (settings.offloadModules.empty() && layers > 0)
        offload.fraction = std::min(1.0, static_cast<double>(settings.offloadedLayers) / layers);
    else
        warn(diagnostics, "offload-share-unknown",
            Phrase::of(
                "Which share of the activations leaves depends on the model: half of them is assumed."));
}

/// The order in a copy of a plan that runs on as many ranks.
Result<CompletedPlan> withOrder(const PlanSettings& settings, const Plan& present)
{
    const Plan& stated = settings.plan;
    if (stated.layout.pp != present.layout.pp)
        return fail(ErrorCode::Contradiction,
            Phrase::of(
                "the order is for {} pipeline ranks, the plan has {}", stated.layout.pp, present.layout.pp),
            {}, fmt::format("Set PP to {} first.", stated.layout.pp));
    CompletedPlan out {present, {}};
    out.plan.name.clear();
    out.plan.schedule.kind = ScheduleKind::Custom;
    out.plan.schedule.customOrder = settings.passOrder;
    if (out.plan.layout.vpp != stated.layout.vpp) {
        out.plan.layout.vpp = stated.layout.vpp;
        out.plan.stages.layersPerStage.clear();
        out.plan.stages.mtpLayersPerStage.clear();
    }
    return out;
}

} // namespace

void setExpertCapacity(const CapacityLimit& limit, Plan& plan)
{
    if (limit.factor <= 0)
        return;
    double& load = plan.memory.expertLoadFactor;
    if (limit.padded)
        plan.execution.expertCapacity = limit.factor;
    else
        load = load > 0 ? std::min(load, limit.factor) : limit.factor;
}

Result<CompletedPlan> completePlan(const PlanSettings& settings, const Project& project, const Plan* present)
{
    if (!settings.passOrder.empty() && present != nullptr)
        return withOrder(settings, *present);
    if (const Result<void> same = checkModel(settings, project.model); !same)
        return tl::unexpected<Error>(same.error());
    CompletedPlan out {settings.plan, {}};
    out.plan.workload = statedWorkload(settings, present != nullptr ? present->workload : Workload());
    compareInputs(settings, project, out.diagnostics);
    if (settings.split && settings.split->byWork && project.model->layers > 0)
        out.plan.stages.layersPerStage = splitByWork(project.model, std::max(1, out.plan.layout.pp));
    else if (settings.split)
        applySplit(*settings.split, settings.layers > 0 ? settings.layers : project.model->layers, out.plan,
            out.diagnostics);
    if (settings.offloadedLayers > 0 || !settings.offloadModules.empty())
        applyOffload(settings, project, out.plan, out.diagnostics);
    if (settings.shardReplicas > 1) {
        const int devices = project.cluster->devices() > 0 ? project.cluster->devices() : settings.worldSize;
        applyReplicas(settings.shardReplicas, resolved(out.plan.layout, devices), out.plan.memory.sharding,
            out.diagnostics);
    }
    return out;
}

} // namespace rankloom
