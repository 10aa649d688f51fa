// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "core/memory/memory.h"
#include "core/memory/relief.h"
#include "core/model/hf_config.h"

namespace {

using namespace rankloom;

Project projectOf(const char* preset, int nodes)
{
    Project project;
    project.model = *modelPreset(preset);
    project.cluster.change().nodes = nodes;
    project.cluster.change().devicesPerNode = 8;
    project.cluster.change().device.memory = Bytes(80 * kGiB);
    return project;
}

Plan planOf(int tp, int pp, int vpp, int ep)
{
    Plan plan;
    plan.workload = {8192, 1, 1024};
    plan.layout.tp = tp;
    plan.layout.pp = pp;
    plan.layout.vpp = vpp;
    plan.layout.ep = ep;
    plan.layout.etp = ep > 1 ? 1 : 0;
    if (vpp > 1)
        plan.schedule.kind = ScheduleKind::Interleaved;
    return plan;
}

/// Goal: below 50 µs for 1,024 devices.
void denseThousandDevices(benchmark::State& state)
{
    const Project project = projectOf("llama-3.1-405b", 128);
    const Plan plan = planOf(8, 18, 7, 1);
    for (auto _ : state)
        benchmark::DoNotOptimize(estimateMemory(project, plan));
}
BENCHMARK(denseThousandDevices)->Unit(benchmark::kMicrosecond);

void moeThousandDevices(benchmark::State& state)
{
    const Project project = projectOf("deepseek-v3", 128);
    Plan plan = planOf(2, 16, 1, 32);
    plan.memory.recompute = {RecomputeMode::Selective,
        {RecomputeModule::LayerNorm, RecomputeModule::MoeActivation, RecomputeModule::LatentUpProjection}, 1};
    for (auto _ : state)
        benchmark::DoNotOptimize(estimateMemory(project, plan));
}
BENCHMARK(moeThousandDevices)->Unit(benchmark::kMicrosecond);

/// The same with a routing trace: every stage has a fullest member of its own.
void moeWithTraceThousandDevices(benchmark::State& state)
{
    Project project = projectOf("deepseek-v3", 128);
    project.routing.change().layers = project.model->moeLayers();
    project.routing.change().experts = project.model->moe->experts;
    project.routing.change().topK = project.model->moe->topK;
    for (int i = 0; i < project.routing->layers * project.routing->experts; ++i)
        project.routing.change().load.push_back(1000 + i * 7919 % 1000);
    const Plan plan = planOf(2, 16, 1, 32);
    for (auto _ : state)
        benchmark::DoNotOptimize(estimateMemory(project, plan));
}
BENCHMARK(moeWithTraceThousandDevices)->Unit(benchmark::kMicrosecond);

void reliefsThousandDevices(benchmark::State& state)
{
    const Project project = projectOf("llama-3-70b", 128);
    const Plan plan = planOf(8, 4, 1, 1);
    for (auto _ : state)
        benchmark::DoNotOptimize(memoryReliefs(project, plan));
}
BENCHMARK(reliefsThousandDevices)->Unit(benchmark::kMicrosecond);

void readPreset(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(modelPreset("deepseek-v3"));
}
BENCHMARK(readPreset)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
