// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/relief.h"

#include <algorithm>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/memory/memory.h"
#include "core/plan/plan_fields.h"
#include "core/plan/rank_grid.h"
#include "core/plan/recompute_modules.h"
#include "core/plan/setting_words.h"
#include "core/plan/stage_split.h"
#include "core/plan/what_if.h"

namespace rankloom {

namespace {

/// Layers that considerSplit() moves; beyond a few the receiving stage sets the step time.
constexpr int kMostMovedLayers = 3;

Bytes peakOf(const MemoryReport& report)
{
    return report.stages[static_cast<std::size_t>(report.peakStage)].device;
}

/// Tries changes one by one and keeps those that help.
class Reliefs {
public:
    Reliefs(const Project& project, const Plan& plan, const PlanFilter& filter)
        : m_project(project)
        , m_plan(plan)
        , m_filter(filter)
        , m_report(estimateMemory(project, plan))
        , m_now(peakOf(m_report))
    {
    }

    [[nodiscard]] const MemoryReport& now() const { return m_report; }

    /// `change` edits a copy of the plan; pointer, value and label say the same in words.
    template <class Change> void consider(std::string pointer, std::string value, Phrase label, Change change)
    {
        Plan changed = m_plan;
        change(changed);
        if (changed == m_plan)
            return;
        // Most changes are legal and many save nothing, but only a legal plan can be estimated.
        if (m_filter && !m_filter(changed))
            return;
        const MemoryReport report = estimateMemory(m_project, changed);
        const Bytes peak = peakOf(report);
        if (peak < m_now)
            m_found.push_back({{std::move(pointer), std::move(value), std::move(label)}, std::move(changed),
                peak, m_now - peak, report.fits, report.fitsAtWorst});
    }

    [[nodiscard]] std::vector<MemoryRelief> take() { return std::move(m_found); }

private:
    const Project& m_project;
    const Plan& m_plan;
    const PlanFilter& m_filter;
    MemoryReport m_report;
    Bytes m_now;
    std::vector<MemoryRelief> m_found;
};

void considerSharding(Reliefs& reliefs)
{
    using Kind = ShardExtent::Kind;
    reliefs.consider("/memory/sharding/optimizer", "\"dp\"",
        Phrase::of("Shard the optimizer state over data-parallel ranks"), [](Plan& p) {
            p.memory.sharding.optimizer = {Kind::DataParallel, 1};
        });
    reliefs.consider("/memory/sharding/gradients", "\"dp\"",
        Phrase::of("Shard gradients over data-parallel ranks (ZeRO-2)"), [](Plan& p) {
            p.memory.sharding.gradients = {Kind::DataParallel, 1};
        });
    reliefs.consider("/memory/sharding", R"({"weights":"dp","gradients":"dp","optimizer":"dp"})",
        Phrase::of("Shard weights, gradients and optimizer state (FSDP)"), [](Plan& p) {
            p.memory.sharding = {
                {Kind::DataParallel, 1}, {Kind::DataParallel, 1}, {Kind::DataParallel, 1}, {}};
        });
    reliefs.consider(
        "/memory/sharding/weights", "\"node\"", Phrase::of("Shard weights inside each node"), [](Plan& p) {
            p.memory.sharding.weights = {Kind::Node, 1};
        });
    reliefs.consider("/memory/sharding/weights", "\"dp\"",
        Phrase::of("Shard weights over data-parallel ranks (ZeRO-3)"), [](Plan& p) {
            p.memory.sharding.weights = {Kind::DataParallel, 1};
        });
}

void considerRecompute(const ModelSpec& model, const Recompute& recompute, Reliefs& reliefs)
{
    using enum RecomputeModule;
    const bool already = recompute.mode == RecomputeMode::Selective;
    const auto selective = [&](RecomputeModule module) {
        if (recomputes(recompute, module))
            return;
        std::vector<RecomputeModule> modules = already ? recompute.modules : std::vector<RecomputeModule> {};
        modules.push_back(module);
        reliefs.consider("/memory/recompute",
            fmt::format(R"({{"mode":"selective","modules":["{}"]}})", fmt::join(namesOf(modules), R"(",")")),
            already ? Phrase::of("Recompute {} too", settingWords(module))
                    : Phrase::of("Recompute {}", settingWords(module)),
            [&modules](Plan& p) {
                p.memory.recompute = {RecomputeMode::Selective, modules, 1};
            });
    };
    selective(LayerNorm);
    selective(CoreAttention);
    if (model.mla)
        selective(LatentUpProjection);
    if (model.moe) {
        selective(MoeActivation);
        selective(Moe);
    }
    if (model.moeLayers() < model.layers)
        selective(Mlp);
    reliefs.consider("/memory/recompute", R"({"mode":"full-uniform","layers":1})",
        Phrase::of("Recompute every layer"), [](Plan& p) {
            p.memory.recompute = {RecomputeMode::FullUniform, {}, 1};
        });
}

void considerNumbers(Reliefs& reliefs)
{
    reliefs.consider("/memory/gradients", "\"bf16\"", Phrase::of("Keep gradients in 16 bits"),
        [](Plan& p) { p.memory.gradients = GradientType::Bf16; });
    reliefs.consider("/memory/optimizer", "\"adam-bf16-moments\"",
        Phrase::of("Keep Adam's moments in 16 bits"),
        [](Plan& p) { p.memory.optimizer = OptimizerKind::AdamBf16Moments; });
    for (const double fraction : {0.5, 1.0})
        reliefs.consider("/memory/offload/optimizerFraction", fmt::format("{}", fraction),
            fraction < 1 ? Phrase::of("Keep half of the optimizer state in host memory")
                         : Phrase::of("Keep all of the optimizer state in host memory"),
            [fraction](Plan& p) {
                p.memory.offload.optimizerFraction = std::max(p.memory.offload.optimizerFraction, fraction);
            });
    reliefs.consider(
        "/memory/offload/target", "\"host\"", Phrase::of("Offload activations to host memory"), [](Plan& p) {
            if (p.memory.offload.target == OffloadTarget::None)
                p.memory.offload.target = OffloadTarget::Host;
        });
}

void considerPipeline(Reliefs& reliefs, const Layout& layout)
{
    if (layout.pp < 2)
        return;
    reliefs.consider("/schedule/kind", "\"1f1b\"", Phrase::of("Schedule 1F1B"),
        [](Plan& p) { p.schedule.kind = ScheduleKind::OneFOneB; });
    // A document that says vpp 1 lets V-Half choose its two chunks.
    if (layout.vpp <= 2)
        reliefs.consider("/schedule/kind", "\"v-half\"", Phrase::of("Schedule V-Half"),
            [](Plan& p) { p.schedule.kind = ScheduleKind::VHalf; });
    reliefs.consider("/stages/vocabulary", "\"vocab-2\"",
        Phrase::of("Spread the vocabulary over the pipeline"),
        [](Plan& p) { p.stages.vocabulary = VocabularyLayout::Vocab2; });
}

/// The plan document's value of "layout".
std::string layoutText(const Plan& plan)
{
    nlohmann::ordered_json document;
    writePlanFields(document, plan);
    return compactText(document.at("layout"));
}

/// Doubles a degree; data parallelism, which is what is left over, halves. A plan that states it changes in
/// two places, so that the whole layout is the change.
void considerDegrees(Reliefs& reliefs, const Plan& plan, const Layout& layout, const ModelSpec& model)
{
    const auto doubled = [&](const char* name, int now, int Layout::*member) {
        Plan changed = plan;
        changed.layout.*member = 2 * now;
        const bool shrinks = member != &Layout::ep && plan.layout.dp > 0;
        if (shrinks)
            changed.layout.dp = layout.dp / 2;
        reliefs.consider(shrinks ? "/layout" : fmt::format("/layout/{}", name),
            shrinks ? layoutText(changed) : std::to_string(2 * now),
            Phrase::of("{} {} instead of {}", name, 2 * now, now),
            [&changed](Plan& p) { p.layout = changed.layout; });
    };
    const bool divisible = layout.dp % 2 == 0;
    if (divisible && model.heads % (2 * layout.tp) == 0)
        doubled("tp", layout.tp, &Layout::tp);
    if (divisible && 2 * layout.pp <= model.layers && plan.stages.layersPerStage.empty())
        doubled("pp", layout.pp, &Layout::pp);
    if (divisible)
        doubled("cp", layout.cp, &Layout::cp);
    if (model.moe && model.moe->experts % (2 * layout.ep) == 0)
        doubled("ep", layout.ep, &Layout::ep);
}

/// Moves layers from the fullest pipeline rank to the one with most room. With several chunks per rank that
/// is not one number for a person to change.
void considerSplit(const Project& project, const Plan& plan, const MemoryReport& now, Reliefs& reliefs)
{
    const std::vector<StageLayers> split = splitStages(project, plan);
    if (now.stages.size() < 2 || split.size() != now.stages.size())
        return;
    const auto emptiest = std::ranges::max_element(now.stages, {}, &StageMemory::headroom)->stage;
    std::vector<int> layers(now.stages.size(), 0);
    for (const StageLayers& stage : split)
        layers[static_cast<std::size_t>(stage.rank)] += stage.layerCount;
    const auto from = static_cast<std::size_t>(now.peakStage);
    const auto to = static_cast<std::size_t>(emptiest);
    for (int moved = 1; moved <= kMostMovedLayers && layers[from] > 1; ++moved) {
        --layers[from];
        ++layers[to];
        reliefs.consider("/stages/layersPerStage", fmt::format("[{}]", fmt::join(layers, ",")),
            moved > 1 ? Phrase::of("Move {} layers from stage {} to stage {}", moved, from, to)
                      : Phrase::of("Move {} layer from stage {} to stage {}", moved, from, to),
            [&layers](Plan& p) { p.stages.layersPerStage = layers; });
    }
}

} // namespace

std::vector<MemoryRelief> memoryReliefs(const Project& project, const Plan& plan, const PlanFilter& filter)
{
    const Layout layout = resolved(plan.layout, worldSize(project.cluster, plan));
    Reliefs reliefs(project, plan, filter);
    reliefs.consider("/layout/sequenceParallel", "true", Phrase::of("Turn sequence parallelism on"),
        [](Plan& p) { p.layout.sequenceParallel = true; });
    reliefs.consider("/memory/crossEntropy", "\"fused\"", Phrase::of("Fuse the cross-entropy"),
        [](Plan& p) { p.memory.crossEntropy = CrossEntropy::Fused; });
    considerSharding(reliefs);
    considerRecompute(project.model, plan.memory.recompute, reliefs);
    considerPipeline(reliefs, layout);
    considerSplit(project, plan, reliefs.now(), reliefs);
    considerDegrees(reliefs, plan, layout, project.model);
    considerNumbers(reliefs);
    return reliefs.take();
}

} // namespace rankloom
