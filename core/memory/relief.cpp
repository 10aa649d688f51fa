// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/relief.h"

#include <algorithm>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "core/memory/memory.h"
#include "core/plan/rank_grid.h"
#include "core/plan/stage_split.h"

namespace rankloom {

namespace {

Bytes peakOf(const MemoryReport& report)
{
    return report.stages[static_cast<std::size_t>(report.peakStage)].device;
}

/// Tries changes one by one and keeps those that help.
class Reliefs {
public:
    Reliefs(const Project& project, const Plan& plan, const PlanFilter& filter)
        : m_project(project), m_plan(plan), m_filter(filter), m_now(peakOf(estimateMemory(project, plan)))
    {
    }

    /// `change` edits a copy of the plan; pointer, value and label say the same in words.
    template <class Change>
    void consider(std::string pointer, std::string value, std::string label, Change change)
    {
        Plan changed = m_plan;
        change(changed);
        if (changed == m_plan || (m_filter && !m_filter(changed)))
            return;
        const MemoryReport report = estimateMemory(m_project, changed);
        const Bytes peak = peakOf(report);
        if (peak < m_now)
            m_found.push_back({{std::move(pointer), std::move(value), std::move(label)}, std::move(changed),
                peak, m_now - peak, report.fits});
    }

    [[nodiscard]] std::vector<MemoryRelief> take() { return std::move(m_found); }

private:
    const Project& m_project;
    const Plan& m_plan;
    const PlanFilter& m_filter;
    Bytes m_now;
    std::vector<MemoryRelief> m_found;
};

void considerSharding(Reliefs& reliefs)
{
    using Kind = ShardExtent::Kind;
    reliefs.consider("/memory/sharding/optimizer", "\"dp\"",
        "Shard the optimizer state over data-parallel ranks", [](Plan& p) {
            p.memory.sharding.optimizer = {Kind::DataParallel, 1};
        });
    reliefs.consider("/memory/sharding/gradients", "\"dp\"",
        "Shard gradients over data-parallel ranks (ZeRO-2)", [](Plan& p) {
            p.memory.sharding.gradients = {Kind::DataParallel, 1};
        });
    reliefs.consider("/memory/sharding/weights", "\"node\"", "Shard weights inside each node", [](Plan& p) {
        p.memory.sharding.weights = {Kind::Node, 1};
    });
    reliefs.consider(
        "/memory/sharding/weights", "\"dp\"", "Shard weights over data-parallel ranks (ZeRO-3)", [](Plan& p) {
            p.memory.sharding.weights = {Kind::DataParallel, 1};
        });
}

void considerRecompute(const ModelSpec& model, Reliefs& reliefs)
{
    const auto selective = [&reliefs](const char* module) {
        reliefs.consider("/memory/recompute",
            fmt::format(R"({{"mode":"selective","modules":["{}"]}})", module),
            fmt::format("Recompute {}", module), [module](Plan& p) {
                p.memory.recompute = {RecomputeMode::Selective, {module}, 1};
            });
    };
    selective("layernorm");
    selective("core_attn");
    if (model.mla)
        selective("mla_up_proj");
    if (model.moe) {
        selective("moe_act");
        selective("moe");
    }
    if (model.moeLayers() < model.layers)
        selective("mlp");
    reliefs.consider(
        "/memory/recompute", R"({"mode":"full-uniform","layers":1})", "Recompute every layer", [](Plan& p) {
            p.memory.recompute = {RecomputeMode::FullUniform, {}, 1};
        });
}

void considerNumbers(Reliefs& reliefs)
{
    reliefs.consider("/memory/gradients", "\"bf16\"", "Keep gradients in 16 bits",
        [](Plan& p) { p.memory.gradients = GradientType::Bf16; });
    reliefs.consider("/memory/optimizer", "\"adam-bf16-moments\"", "Keep Adam's moments in 16 bits",
        [](Plan& p) { p.memory.optimizer = OptimizerKind::AdamBf16Moments; });
    reliefs.consider("/memory/offload/optimizerFraction", "0.5",
        "Keep half of the optimizer state in host memory", [](Plan& p) {
            p.memory.offload.optimizerFraction = std::max(p.memory.offload.optimizerFraction, 0.5);
        });
    reliefs.consider("/memory/offload/target", "\"host\"", "Offload activations to host memory", [](Plan& p) {
        if (p.memory.offload.target == OffloadTarget::None)
            p.memory.offload.target = OffloadTarget::Host;
    });
}

void considerPipeline(Reliefs& reliefs, const Layout& layout)
{
    if (layout.pp < 2)
        return;
    reliefs.consider("/schedule/kind", "\"1f1b\"", "Schedule 1F1B",
        [](Plan& p) { p.schedule.kind = ScheduleKind::OneFOneB; });
    reliefs.consider("/schedule/kind", "\"v-half\"", "Schedule V-Half", [](Plan& p) {
        p.schedule.kind = ScheduleKind::VHalf;
        p.layout.vpp = 2;
        p.stages.layersPerStage.clear();
    });
    reliefs.consider("/stages/vocabulary", "\"vocab-2\"", "Spread the vocabulary over the pipeline",
        [](Plan& p) { p.stages.vocabulary = VocabularyLayout::Vocab2; });
}

/// Doubles a degree; data parallelism, which is what is left over, halves.
void considerDegrees(Reliefs& reliefs, const Layout& layout, const ModelSpec& model)
{
    const auto doubled = [&](const char* name, int now, int Layout::*member) {
        reliefs.consider(fmt::format("/layout/{}", name), std::to_string(2 * now),
            fmt::format("{} {} instead of {}", name, 2 * now, now), [&](Plan& p) {
                p.layout.*member = 2 * now;
                if (member != &Layout::ep && p.layout.dp > 0)
                    p.layout.dp = layout.dp / 2;
                if (member == &Layout::pp)
                    p.stages.layersPerStage.clear();
            });
    };
    const bool divisible = layout.dp % 2 == 0;
    if (divisible && model.heads % (2 * layout.tp) == 0)
        doubled("tp", layout.tp, &Layout::tp);
    if (divisible && 2 * layout.pp <= model.layers)
        doubled("pp", layout.pp, &Layout::pp);
    if (divisible)
        doubled("cp", layout.cp, &Layout::cp);
    if (model.moe && model.moe->experts % (2 * layout.ep) == 0)
        doubled("ep", layout.ep, &Layout::ep);
}

} // namespace

std::vector<MemoryRelief> memoryReliefs(const Project& project, const Plan& plan, const PlanFilter& filter)
{
    const Layout layout = resolved(plan.layout, project.cluster.devices());
    Reliefs reliefs(project, plan, filter);
    reliefs.consider("/layout/sequenceParallel", "true", "Turn sequence parallelism on",
        [](Plan& p) { p.layout.sequenceParallel = true; });
    reliefs.consider("/memory/crossEntropy", "\"fused\"", "Fuse the cross-entropy",
        [](Plan& p) { p.memory.crossEntropy = CrossEntropy::Fused; });
    considerSharding(reliefs);
    considerRecompute(project.model, reliefs);
    considerPipeline(reliefs, layout);
    considerDegrees(reliefs, layout, project.model);
    considerNumbers(reliefs);
    return reliefs.take();
}

} // namespace rankloom
