// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/search/layout_pricer.h"
#include "core/search/layout_search.h"
#include "core/search/sensitivity.h"

using namespace rankloom;

namespace {

Project projectOf(const char* model, const char* device, int nodes)
{
    Project project;
    project.model = *modelPreset(model);
    project.cluster = makeCluster(nodes, 8, *devicePreset(device));
    return project;
}

Plan batchOf(int sequence, int batch)
{
    Plan plan;
    plan.workload = {sequence, 1, batch};
    return plan;
}

/// Memory and time of every legal layout, nothing skipped, on one core. Goal: 100,000 a second.
void priceEveryLayout(benchmark::State& state, const char* model, int nodes, bool offload,
    CompressionFreedom compression = CompressionFreedom::AsPlanned)
{
    const Project project = projectOf(model, "a100-sxm-80gb", nodes);
    const Plan base = batchOf(2048, 512);
    SearchSpace space = defaultSearchSpace(project, base);
    if (!offload)
        space.offloads.resize(1);
    space.compression = compression;
    const BestLinks links = bestLinks(project.cluster);
    const Refusal ignore = [](const std::string&, const auto&) {};
    std::int64_t count = 0;
    for (auto _ : state) {
        LayoutPricer pricer(project, base, space, links);
        for (const DegreeChoice& degrees : enumerateDegrees(project, base, space, ignore)) {
            pricer.setDegrees(degrees);
            const auto pipelines = enumeratePipelines(project, base, space, degrees, ignore);
            const auto shardings = distinctShardings(space, degrees);
            for (std::size_t r = 0; r < space.recomputes.size(); ++r) {
                pricer.setRecompute(static_cast<std::uint8_t>(r));
                for (const PipelineChoice& pipeline : pipelines) {
                    pricer.setPipeline(pipeline);
                    for (const std::uint8_t sharding : shardings) {
                        pricer.setSharding(sharding);
                        for (const std::uint8_t compressed : pricer.compressions()) {
                            pricer.setCompression(compressed);
                            for (std::size_t o = 0; o < space.offloads.size(); ++o) {
                                pricer.setOffload(static_cast<std::uint8_t>(o));
                                const MemoryReport memory = pricer.memory();
                                benchmark::DoNotOptimize(pricer.bound(memory));
                                ++count;
                            }
                        }
                    }
                }
            }
        }
    }
    state.counters["layouts"] =
        benchmark::Counter(static_cast<double>(count), benchmark::Counter::kAvgIterations);
    state.counters["layouts/s"] = benchmark::Counter(static_cast<double>(count), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(priceEveryLayout, 22B_on_64, "gpt-22b", 8, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(priceEveryLayout, 22B_on_64_with_offload, "gpt-22b", 8, true)
    ->Unit(benchmark::kMillisecond);

/// With all ways to compress. Goal: 300,000 a second.
BENCHMARK_CAPTURE(
    priceEveryLayout, 22B_on_64_with_compression, "gpt-22b", 8, false, CompressionFreedom::Lossy)
    ->Unit(benchmark::kMillisecond);

/// A whole search with everything in it. Goal for 405B on 16,384 devices: 10 s on two cores.
void search(
    benchmark::State& state, const char* model, const char* device, int nodes, int sequence, int batch)
{
    const Project project = projectOf(model, device, nodes);
    const Plan base = batchOf(sequence, batch);
    const SearchSpace space = defaultSearchSpace(project, base);
    for (auto _ : state) {
        const Result<SearchResult> found = searchLayouts(project, base, space);
        state.counters["priced"] = static_cast<double>(found->counts.priced);
        state.counters["simulated"] = static_cast<double>(found->counts.simulated);
        state.counters["proven"] = found->proven ? 1 : 0;
    }
}
BENCHMARK_CAPTURE(search, 22B_on_64, "gpt-22b", "a100-sxm-80gb", 8, 2048, 512)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(search, 70B_on_1024, "llama-3-70b", "h100-sxm-80gb", 128, 8192, 1024)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(search, 405B_on_16384, "llama-3.1-405b", "h100-sxm-80gb", 2048, 8192, 2048)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

/// Goal: 100 ms at 1,024 devices.
void sensitivity(benchmark::State& state)
{
    const Project project = projectOf("llama-3-70b", "h100-sxm-80gb", 128);
    Plan plan = batchOf(8192, 1024);
    plan.layout.tp = 8;
    plan.layout.pp = 4;
    for (auto _ : state)
        benchmark::DoNotOptimize(planSensitivity(project, plan));
}
BENCHMARK(sensitivity)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

BENCHMARK_MAIN();
