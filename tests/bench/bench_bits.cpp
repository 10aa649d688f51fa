// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Experts in few bits: what follows an edit of their bits.
#include <benchmark/benchmark.h>

#include <memory>

#include "core/base/random.h"
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

/// A layer of 64 experts with 4 planes each; tokens fall with the plane.
LayerPlanes layerOf64(std::uint64_t seed)
{
    Random random(seed);
    LayerPlanes layer;
    for (int e = 0; e < 64; ++e) {
        std::vector<PlaneWork> planes;
        std::int64_t tokens = 1 + random.below(32);
        for (int p = 0; p < 4; ++p) {
            planes.push_back({p == 0 ? 2e-3 : 1e-3, 1e-5 * static_cast<double>(tokens), tokens});
            tokens = 1 + random.below(static_cast<std::uint32_t>(tokens));
        }
        layer.add(planes);
    }
    return layer;
}

/// 0 to 3: hottest bit first, expert by expert, largest first, exact.
void layerOrdered(benchmark::State& state)
{
    const LayerPlanes layer = layerOf64(1);
    const auto order = static_cast<PlaneOrder>(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(timesOf(layer, orderPlanes(layer, order)));
}
BENCHMARK(layerOrdered)->DenseRange(0, 3)->Unit(benchmark::kMicrosecond);

/// A step of 48 layers of 64 experts with 4 planes, all of them wanted and none in memory.
void modelLaidOut(benchmark::State& state)
{
    BitRun run;
    run.layers = 48;
    run.experts = 64;
    run.format = {2, 4, 128};
    run.weights = 4.7e6;
    run.bytes = expertBytes({4718592, 0}, run.format);
    run.machine = {BytesPerSecond(25e9), BytesPerSecond(8e11), FlopsPerSecond(1e14)};
    run.before.assign(48, Nanoseconds(100'000));
    run.budget = run.bytes.nested * 256.0;
    run.pinned.assign(48UL * 64, 0);
    const std::vector<StepDemand> step {StepDemand(48UL * 64 * 4, 3)};
    for (auto _ : state)
        benchmark::DoNotOptimize(layOut(run, step));
}
BENCHMARK(modelLaidOut)->Unit(benchmark::kMillisecond);

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
