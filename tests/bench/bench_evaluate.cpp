// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>

#include <benchmark/benchmark.h>

#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/model/hf_config.h"

using namespace rankloom;

namespace {

Project cluster(const char* model, int nodes)
{
    Project p;
    p.model = modelPreset(model).value();
    p.cluster = makeCluster(nodes, 8, devicePreset("h100-sxm-80gb").value());
    // Every node pair measured, all different.
    LinkMatrix matrix {
        nodes, std::vector<double>(static_cast<std::size_t>(nodes) * static_cast<std::size_t>(nodes)), {}};
    for (std::size_t i = 0; i < matrix.bandwidth.size(); ++i)
        matrix.bandwidth[i] = 4e10 + 1e7 * static_cast<double>(i * 7919 % 997);
    p.cluster.change().links.setNodeMatrix(matrix);
    return p;
}

void evaluateDense(benchmark::State& state)
{
    const int nodes = static_cast<int>(state.range(0));
    const Project p = cluster("llama-3-70b", nodes);
    Plan plan;
    plan.workload = {4096, 1, nodes * 16};
    plan.layout.tp = 8;
    plan.layout.pp = 8;
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluate(p, plan));
}
BENCHMARK(evaluateDense)->Arg(128)->Arg(2048)->Unit(benchmark::kMillisecond);

/// A plan that does not fit: the single changes that cure it are evaluated as well.
void evaluateWithAdvice(benchmark::State& state)
{
    const int nodes = static_cast<int>(state.range(0));
    const Project p = cluster("llama-3-70b", nodes);
    Plan plan;
    plan.workload = {4096, 1, nodes * 16};
    plan.layout.tp = 4;
    plan.layout.pp = 1;
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluate(p, plan));
}
BENCHMARK(evaluateWithAdvice)->Arg(128)->Unit(benchmark::kMillisecond);

void evaluateExperts(benchmark::State& state)
{
    const int nodes = static_cast<int>(state.range(0));
    const Project p = cluster("deepseek-v3", nodes);
    Plan plan;
    plan.workload = {4096, 1, nodes * 32};
    plan.layout.tp = 1;
    plan.layout.pp = 16;
    plan.layout.ep = 64;
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluate(p, plan));
}
BENCHMARK(evaluateExperts)->Arg(128)->Arg(2048)->Unit(benchmark::kMillisecond);

/// A slot of the board under the pointer: the step and the least headroom with two ranks exchanged. Budget at
/// 1,024 devices: 16 ms.
void hoveredSlot(benchmark::State& state, const char* model, int tp, int pp, int ep)
{
    const int nodes = static_cast<int>(state.range(0));
    const Project p = cluster(model, nodes);
    Plan plan;
    plan.workload = {4096, 1, nodes * 16};
    plan.layout.tp = tp;
    plan.layout.pp = pp;
    plan.layout.ep = ep;
    plan.deviceOfRank.resize(static_cast<std::size_t>(8 * nodes));
    std::iota(plan.deviceOfRank.begin(), plan.deviceOfRank.end(), 0);
    std::swap(plan.deviceOfRank[3], plan.deviceOfRank[500]);
    for (auto _ : state) {
        const Result<Evaluation> then = evaluateLegal(p, plan);
        Bytes least(then->memory.stages.front().capacity);
        for (const StageMemory& stage : then->memory.stages)
            least = std::min(least, stage.headroom());
        benchmark::DoNotOptimize(least);
        benchmark::DoNotOptimize(then->time.step);
    }
}
BENCHMARK_CAPTURE(hoveredSlot, dense, "llama-3-70b", 8, 8, 1)->Arg(128)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(hoveredSlot, experts, "deepseek-v3", 1, 16, 64)->Arg(128)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
