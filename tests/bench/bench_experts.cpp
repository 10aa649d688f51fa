// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Expert placement. Budgets: 0.1 s for replicas of 58 layers of 256 experts in 288 slots on 32 devices, 1 s
// where the layers share them; 5 s
// for the least cut of 26 layers of 64 experts on 8 devices, alone, with replicas, few moves, or along a
// front.
#include <cmath>

#include <benchmark/benchmark.h>

#include "core/base/random.h"
#include "core/experts/place_experts.h"

using namespace rankloom;

namespace {

PlacementProblem problemOf(int layers, int experts, int devices, int slotCount)
{
    Random random(1);
    PlacementProblem problem;
    problem.layers = layers;
    problem.experts = experts;
    problem.devices = devices;
    problem.slotCount = slotCount;
    for (int i = 0; i < layers * experts; ++i)
        problem.load.push_back(
            static_cast<std::int64_t>(10'000 * std::exp(3 * random.unit() + 3 * random.unit())));
    return problem;
}

void balanceReplicas(benchmark::State& state)
{
    const PlacementProblem problem = problemOf(58, 256, 32, 288);
    PlacementOptions options;
    options.method = PlacementMethod::Balance;
    double maxOverMean = 0;
    for (auto iteration : state)
        maxOverMean = placeExperts(problem, options)->figures.meanMaxOverMean;
    state.counters["maxOverMean"] = maxOverMean;
}
BENCHMARK(balanceReplicas)->Unit(benchmark::kMillisecond);

void replicasOfTheModel(benchmark::State& state)
{
    PlacementProblem problem = problemOf(58, 256, 32, 256);
    problem.modelLimit =
        ReplicaLimit {static_cast<int>(state.range(0)), static_cast<int>(state.range(0) + 31) / 32};
    PlacementOptions options;
    options.method = PlacementMethod::Balance;
    PlacementFigures figures;
    for (auto iteration : state)
        figures = placeExperts(problem, options)->figures;
    state.counters["maxOverMean"] = figures.meanMaxOverMean;
    state.counters["replicas"] = static_cast<double>(figures.replicas);
}
BENCHMARK(replicasOfTheModel)->Arg(58)->Arg(464)->Arg(1856)->Unit(benchmark::kMillisecond);

PlacementProblem pairedProblem(int slotCount)
{
    PlacementProblem problem = problemOf(26, 64, 8, slotCount);
    Random random(2);
    for (int i = 0; i < 25 * 64 * 64; ++i)
        problem.transitions.push_back(static_cast<std::int64_t>(std::exp(8 * random.unit())));
    return problem;
}

void place(benchmark::State& state, const PlacementProblem& problem, const PlacementOptions& options)
{
    PlacementFigures figures;
    for (auto iteration : state)
        figures = placeExperts(problem, options)->figures;
    state.counters["cutShare"] = figures.cutShare();
    state.counters["maxOverMean"] = figures.meanMaxOverMean;
}

void leastCut(benchmark::State& state)
{
    PlacementOptions options;
    options.method = PlacementMethod::ExFlow;
    place(state, pairedProblem(64), options);
}
BENCHMARK(leastCut)->Unit(benchmark::kMillisecond);

void leastCutUnderCap(benchmark::State& state)
{
    PlacementOptions options;
    options.balanceCap = 1.05;
    place(state, pairedProblem(64), options);
}
BENCHMARK(leastCutUnderCap)->Unit(benchmark::kMillisecond);

void leastCutWithReplicas(benchmark::State& state)
{
    PlacementOptions options;
    options.balanceCap = 1.05;
    place(state, pairedProblem(72), options);
}
BENCHMARK(leastCutWithReplicas)->Unit(benchmark::kMillisecond);

void hundredMoves(benchmark::State& state)
{
    PlacementProblem problem = pairedProblem(64);
    PlacementOptions options;
    options.present = contiguousPlacement(problem);
    options.mostMoved = 100;
    options.balanceCap = 1.05;
    place(state, problem, options);
}
BENCHMARK(hundredMoves)->Unit(benchmark::kMillisecond);

void front(benchmark::State& state)
{
    const PlacementProblem problem = pairedProblem(64);
    std::size_t points = 0;
    for (auto iteration : state)
        points = placementFront(problem, {}, 9)->points.size();
    state.counters["points"] = static_cast<double>(points);
}
BENCHMARK(front)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
