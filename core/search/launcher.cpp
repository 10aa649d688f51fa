// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/launcher.h"

#include <algorithm>
#include <string>

#include "core/cluster/device_generation.h"
#include "core/memory/offload_modules.h"
#include "core/plan/framework.h"
#include "core/plan/rank_grid.h"
#include "core/plan/shard_groups.h"
#include "core/plan/stage_split.h"
#include "core/search/search_space.h"

namespace rankloom {

namespace {

constexpr NamedLauncher kLaunchers[] = {
    {Launcher::Any, "any", "any"},
    {Launcher::Megatron, "megatron", "Megatron-LM"},
    {Launcher::TorchTitan, "torchtitan", "torchtitan"},
    {Launcher::DeepSpeed, "deepspeed", "DeepSpeed"},
    {Launcher::Nemo, "nemo", "NeMo 2"},
};

/// Over how many ranks what is sharded, and which stage of ZeRO that is.
struct Shards {
    Layout layout; ///< resolved
    int group = 1; ///< dp·cp
    ShardDegrees degrees;
    int stage = 0; ///< ShardDegrees::zeroStage()

    [[nodiscard]] bool whole() const { return degrees.optimizer == group; }
};

bool plain(const ShardExtent& extent)
{
    return extent.kind == ShardExtent::Kind::None || extent.kind == ShardExtent::Kind::DataParallel;
}

Shards shardsOf(const Project& project, const Plan& plan)
{
    const Layout layout = resolved(plan.layout, project.cluster->devices());
    const Sharding& s = plan.memory.sharding;
    Shards out;
    out.layout = layout;
    out.group = layout.dp * layout.cp;
    const auto degree = [&out](const ShardExtent& e) {
        return e.kind == ShardExtent::Kind::None ? 1 : out.group;
    };
    if (plain(s.weights) && plain(s.gradients) && plain(s.optimizer) && plain(s.secondaryWeights))
        out.degrees = {
            degree(s.weights), degree(s.gradients), degree(s.optimizer), degree(s.secondaryWeights)};
    else
        out.degrees = planShards(project, plan, layout).dense;
    out.stage = out.degrees.zeroStage();
    return out;
}

/// Devices of a stage that hold the same experts' parameters.
int expertReplicas(const Project& project, const Layout& resolved)
{
    return project.cluster->devices() / (resolved.etp * resolved.ep * resolved.pp);
}

bool partitioned(VocabularyLayout vocabulary)
{
    return vocabulary != VocabularyLayout::None && vocabulary != VocabularyLayout::Redistributed;
}

bool secondCopy(const Plan& plan)
{
    return plan.memory.sharding.secondaryWeights.kind != ShardExtent::Kind::None;
}

/// Whether Megatron-LM moves just that share of the activations: whole layers, of which a figure says how
/// many, without a pipeline; the inputs of some modules otherwise.
bool offloadsOnMegatron(const Project& project, const Plan& plan)
{
    const Offload& offload = plan.memory.offload;
    const Recompute& recompute = plan.memory.recompute;
    if (offload.target == OffloadTarget::None)
        return true;
    if (offload.target != OffloadTarget::Host || offload.fraction <= 0
        || (recompute.mode != RecomputeMode::None && recompute.mode != RecomputeMode::Selective))
        return false;
    if (plan.layout.pp == 1 && recompute.mode == RecomputeMode::None)
        return true;
    const auto products =
        project.model->moe && plan.execution.groupedExperts && groupsExperts(project.cluster->device)
        ? ExpertProducts::Grouped
        : ExpertProducts::OneByOne;
    return offload.fraction - offloadableShare(project, plan, offloadedModules(recompute, products))
        <= 0.0005;
}

/// Megatron-LM and what is built on its arguments.
Unsayable onMegatron(const Project& project, const Plan& plan)
{
    const ScheduleKind kind = plan.schedule.kind;
    const bool pipeline = plan.layout.pp > 1;
    if (kind != ScheduleKind::OneFOneB && (kind != ScheduleKind::Interleaved || !pipeline))
        return Unsayable::Schedule;
    if (partitioned(plan.stages.vocabulary))
        return Unsayable::Vocabulary;
    const Recompute& recompute = plan.memory.recompute;
    if (recompute.mode == RecomputeMode::Selective && recompute.modules.empty())
        return Unsayable::Recompute;
    const Shards shards = shardsOf(project, plan);
    const bool fsdp = shards.stage >= 2 && shards.whole();
    // Dense parameters and experts have equally many instances of the optimizer.
    const int instances = shards.stage == 1 ? std::max(1, shards.group / shards.degrees.optimizer) : 1;
    const bool alike = !project.model->moe || expertReplicas(project, shards.layout) % instances == 0;
    const bool distributed =
        (shards.stage == 0 || shards.stage == 1) && shards.group % shards.degrees.optimizer == 0 && alike;
    if ((!fsdp && !distributed) || secondCopy(plan))
        return Unsayable::Sharding;
    return offloadsOnMegatron(project, plan) ? Unsayable::Nothing : Unsayable::Offload;
}

Unsayable onTorchTitan(const Project& project, const Plan& plan)
{
    const Layout& layout = plan.layout;
    const ScheduleKind kind = plan.schedule.kind;
    if (stagePlacement(kind) == StagePlacement::Bidirectional
        || (layout.pp == 1 && kind != ScheduleKind::OneFOneB))
        return Unsayable::Schedule;
    // Experts over one rank or all tensor-parallel ones; 0 = as many.
    if (project.model->moe && layout.etp > 1)
        return Unsayable::Degrees;
    if (partitioned(plan.stages.vocabulary))
        return Unsayable::Vocabulary;
    const Recompute& recompute = plan.memory.recompute;
    if (recompute.mode != RecomputeMode::None
        && (recompute.mode != RecomputeMode::FullUniform || recompute.layers > 1))
        return Unsayable::Recompute;
    const Shards shards = shardsOf(project, plan);
    const int degree = shards.degrees.optimizer;
    const bool replicated = shards.stage == 0 && layout.cp == 1;
    const bool hybrid = shardedByTorchTitan(shards.degrees, layout.pp) && degree % layout.cp == 0
        && (shards.group / layout.cp) % (degree / layout.cp) == 0;
    if ((!replicated && !hybrid) || secondCopy(plan))
        return Unsayable::Sharding;
    // Experts take ranks of sharding, context and tensor parallelism.
    if (project.model->moe && layout.ep > 1
        && (hybrid ? degree : layout.cp) * layout.tp % (layout.ep * shards.layout.etp) != 0)
        return Unsayable::Degrees;
    return plan.memory.offload.target == OffloadTarget::None ? Unsayable::Nothing : Unsayable::Offload;
}

Unsayable onDeepSpeed(const Project& project, const Plan& plan)
{
    const Layout& layout = plan.layout;
    for (const int degree : {layout.tp, layout.cp, layout.pp, layout.ep, layout.etp})
        if (degree > 1)
            return Unsayable::Degrees;
    if (plan.schedule.kind != ScheduleKind::OneFOneB)
        return Unsayable::Schedule;
    if (plan.stages.vocabulary != VocabularyLayout::None)
        return Unsayable::Vocabulary;
    if (plan.memory.recompute.mode != RecomputeMode::None)
        return Unsayable::Recompute;
    const Shards shards = shardsOf(project, plan);
    const bool zero = shards.stage >= 0 && (shards.whole() || shards.stage == 0);
    const bool grouped = shards.stage == 3; // MiCS
    const bool copies = !secondCopy(plan) || (shards.stage == 3 && shards.whole());
    // Without ZeRO gradients are sums in the type of the weights.
    const bool sums = shards.stage != 0 || plan.memory.precision == Precision::Fp32
        || plan.memory.gradients == GradientType::Bf16;
    const bool both = deepSpeedKeepsBoth(shards.stage, plan.memory.precision, plan.memory.gradients);
    if ((!zero && !grouped) || !copies || !sums || both != plan.memory.gradientBuckets)
        return Unsayable::Sharding;
    return plan.memory.offload.target == OffloadTarget::None ? Unsayable::Nothing : Unsayable::Offload;
}

} // namespace

std::span<const NamedLauncher> launchers() { return kLaunchers; }

std::string_view nameOf(Launcher launcher)
{
    return std::ranges::find(kLaunchers, launcher, &NamedLauncher::value)->name;
}

std::string_view titleOf(Launcher launcher)
{
    return std::ranges::find(kLaunchers, launcher, &NamedLauncher::value)->title;
}

Result<Launcher> launcherNamed(std::string_view name)
{
    const auto* const found = std::ranges::find(kLaunchers, name, &NamedLauncher::name);
    if (found != std::end(kLaunchers))
        return found->value;
    std::string legal;
    for (const NamedLauncher& one : kLaunchers)
        legal += (legal.empty() ? "" : ", ") + std::string(one.name);
    return fail(ErrorCode::BadValue, Phrase::of("\"{}\" is no launcher", std::string(name.substr(0, 80))), {},
        Phrase::of("Legal: {}.", legal));
}

Unsayable unsayable(Launcher launcher, const Project& project, const Plan& plan)
{
    switch (launcher) {
    case Launcher::Any:
        break;
    case Launcher::Megatron:
    case Launcher::Nemo:
        return onMegatron(project, plan);
    case Launcher::TorchTitan:
        return onTorchTitan(project, plan);
    case Launcher::DeepSpeed:
        return onDeepSpeed(project, plan);
    }
    return Unsayable::Nothing;
}

Phrase unsayableText(Launcher launcher, Unsayable what, const Plan& plan)
{
    const std::string title(titleOf(launcher));
    switch (what) {
    case Unsayable::Nothing:
        break;
    case Unsayable::Degrees:
        return launcher == Launcher::DeepSpeed
            ? Phrase::of(
                "{}'s file has data parallelism alone: other degrees are set in the model's code.", title)
            : Phrase::of(
                "{} lays experts out over the ranks of sharding, CP and TP, and shards each over 1 rank "
                "or all TP ranks.",
                title);
    case Unsayable::Schedule:
        return Phrase::of("{} does not run the schedule {}.", title, nameOf(plan.schedule.kind));
    case Unsayable::Vocabulary:
        return Phrase::of("{} does not lay the vocabulary out as {}.", title, nameOf(plan.stages.vocabulary));
    case Unsayable::Recompute:
        return Phrase::of("{} has no argument for the recompute {}.", title, nameOf(plan.memory.recompute));
    case Unsayable::Sharding:
        return Phrase::of("{} has no argument for the sharding {}.", title, nameOf(plan.memory.sharding));
    case Unsayable::Offload:
        return Phrase::of(
            "{} has no argument for activations offloaded to {}.", title, nameOf(plan.memory.offload.target));
    }
    return {};
}

} // namespace rankloom
