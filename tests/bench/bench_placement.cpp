// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Moves of rank placement. Budget: a million a second at 16 nodes under Pipette's objective.
#include <benchmark/benchmark.h>

#include "core/base/random.h"
#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/search/anneal.h"
#include "core/search/node_objective.h"
#include "core/search/step_objective.h"

using namespace rankloom;

namespace {

constexpr std::int64_t kMoves = 100'000;

/// Nodes with links of 10 to 25 GB/s.
Project measured(int nodes)
{
    Random random(1);
    Project project;
    project.model = *modelPreset("llama-3-70b");
    project.cluster = makeCluster(nodes, 8, *devicePreset("h100-sxm-80gb"));
    LinkMatrix links;
    links.size = nodes;
    for (int i = 0; i < nodes * nodes; ++i)
        links.bandwidth.push_back(10e9 + 15e9 * random.unit());
    project.cluster.change().links.setNodeMatrix(links);
    return project;
}

Plan planOf(int nodes, int tp, int pp)
{
    Plan plan;
    plan.workload = {4096, 1, 32 * nodes};
    plan.layout.tp = tp;
    plan.layout.pp = pp;
    return plan;
}

void run(benchmark::State& state, PlacementObjective& objective)
{
    AnnealOptions options;
    options.moves = kMoves;
    for (auto iteration : state) {
        ++options.seed;
        benchmark::DoNotOptimize(anneal(objective, options).cost);
    }
    state.SetItemsProcessed(state.iterations() * kMoves);
}

void nodeMoves(benchmark::State& state, RingScope scope)
{
    const Project project = measured(static_cast<int>(state.range(0)));
    NodeObjective objective(*nodeProblem(project, planOf(project.cluster->nodes, 8, 8)), scope);
    run(state, objective);
}
BENCHMARK_CAPTURE(nodeMoves, pipette, RingScope::FirstStage)
    ->Arg(16)
    ->Arg(128)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(nodeMoves, allRings, RingScope::AllStages)
    ->Arg(16)
    ->Arg(128)
    ->Unit(benchmark::kMillisecond);

/// Whole nodes, and blocks of two devices.
void stepMoves(benchmark::State& state)
{
    const Project project = measured(static_cast<int>(state.range(0)));
    const int block = static_cast<int>(state.range(1));
    StepObjective objective(project, planOf(project.cluster->nodes, block, 8), block);
    run(state, objective);
}
BENCHMARK(stepMoves)
    ->ArgNames({"nodes", "block"})
    ->Args({16, 8})
    ->Args({128, 8})
    ->Args({16, 2})
    ->Args({128, 2})
    ->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
