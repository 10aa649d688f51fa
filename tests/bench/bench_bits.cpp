// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Experts in few bits: what follows an edit of their bits.
#include <benchmark/benchmark.h>

#include <memory>

#include "core/bits/plan_bits.h"
#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"

using namespace rankloom;

namespace {

/// 48 layers of 128 experts on a 24 GB desktop GPU.
struct Edited {
    Project project;
    Plan plan;

    Edited()
    {
        project.model = *modelPreset("qwen3-30b-a3b");
        project.cluster = makeCluster(1, 1, *devicePreset("rtx4090-24gb"));
        plan.workload.sequenceLength = 4096;
        plan.bits.budgetBytes = 6 * kGiB;
        const BitSettings settings = bitSettingsOf(plan);
        const Result<BitsReport> best = planBits(project, plan, settings, proxyQuality(settings.format));
        ExpertWidths kept;
        for (int l = 0; l < best->layers; ++l) {
            kept.emplace_back();
            for (int e = 0; e < best->experts; ++e)
                kept.back().push_back(settings.format.bitsOf(
                    best->choice.planes[static_cast<std::size_t>(l * best->experts + e)]));
        }
        kept[7][9] = 0;
        plan.bits.kept = Shared<ExpertWidths>(std::move(kept));
    }
};

/// Figures, lanes and curve of bits that were set by hand.
void bitsSetByHand(benchmark::State& state)
{
    const Edited edited;
    const BitSettings settings = bitSettingsOf(edited.plan);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            planBits(edited.project, edited.plan, settings, proxyQuality(settings.format)));
}
BENCHMARK(bitsSetByHand)->Unit(benchmark::kMillisecond);

/// The choice that is worth most, anew.
void bitsChosenByWorth(benchmark::State& state)
{
    Edited edited;
    edited.plan.bits.kept = {};
    const BitSettings settings = bitSettingsOf(edited.plan);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            planBits(edited.project, edited.plan, settings, proxyQuality(settings.format)));
}
BENCHMARK(bitsChosenByWorth)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
