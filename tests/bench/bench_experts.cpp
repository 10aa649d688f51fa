// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Expert placement. Budgets: 0.1 s for replicas of 58 layers of 256 experts in 288 slots on 32 devices; 5 s
// for the least cut of 26 layers of 64 experts on 8 devices.
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

void leastCut(benchmark::State& state)
{
    PlacementProblem problem = problemOf(26, 64, 8, 64);
    Random random(2);
    for (int i = 0; i < 25 * 64 * 64; ++i)
        problem.transitions.push_back(static_cast<std::int64_t>(std::exp(8 * random.unit())));
    PlacementOptions options;
    options.method = PlacementMethod::ExFlow;
    options.moves = 280'000'000;
    double share = 0;
    for (auto iteration : state)
        share = placeExperts(problem, options)->figures.cutShare();
    state.counters["cutShare"] = share;
}
BENCHMARK(leastCut)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
