// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>

#include <benchmark/benchmark.h>

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/plan/plan_json.h"

using namespace rankloom;

namespace {

/// A mixture-of-experts model on `devices` devices, every rank placed by hand.
struct Case {
    explicit Case(int devices)
    {
        project.model = *modelPreset("deepseek-v3");
        project.cluster = makeCluster(devices / 8, 8, *devicePreset("h100-sxm-80gb"));
        plan.workload = {4096, 1, 16 * devices};
        plan.layout.tp = 2;
        plan.layout.pp = 8;
        plan.layout.ep = 32;
        plan.layout.etp = 1;
        plan.deviceOfRank.resize(static_cast<std::size_t>(devices));
        std::iota(plan.deviceOfRank.rbegin(), plan.deviceOfRank.rend(), 0);
    }
    Project project;
    Plan plan;
};

void checkPlan(benchmark::State& state)
{
    const Case given(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(check(given.project, given.plan));
}

/// What the inspector asks for after every edit.
void allDegreeOptions(benchmark::State& state)
{
    const Case given(static_cast<int>(state.range(0)));
    for (auto _ : state)
        for (const Degree degree : {Degree::Tp, Degree::Cp, Degree::Pp, Degree::Vpp, Degree::Ep, Degree::Etp,
                 Degree::MicroBatchSize})
            benchmark::DoNotOptimize(degreeOptions(given.project, given.plan, degree));
}

/// One edit as suggestions and scripts make it.
void setOneValue(benchmark::State& state)
{
    const Case given(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(withValue(given.plan, "/layout/tp", "4"));
}

void writeDocument(benchmark::State& state)
{
    const Case given(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(writePlanDocument(given.project, given.plan));
}

/// A document with a measured matrix of all pairs of nodes.
void readMeasuredDocument(benchmark::State& state)
{
    Case given(static_cast<int>(state.range(0)));
    LinkMatrix matrix;
    matrix.size = given.project.cluster->nodes;
    matrix.bandwidth.assign(
        static_cast<std::size_t>(matrix.size) * static_cast<std::size_t>(matrix.size), 4.9e10);
    given.project.cluster.change().links.setNodeMatrix(matrix);
    const std::string text = writePlanDocument(given.project, given.plan);
    for (auto _ : state)
        benchmark::DoNotOptimize(readPlanDocument(text));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

} // namespace

BENCHMARK(checkPlan)->Arg(1024)->Arg(16384)->Unit(benchmark::kMicrosecond);
BENCHMARK(allDegreeOptions)->Arg(1024)->Arg(16384)->Unit(benchmark::kMicrosecond);
BENCHMARK(setOneValue)->Arg(1024)->Arg(16384)->Unit(benchmark::kMicrosecond);
BENCHMARK(writeDocument)->Arg(1024)->Arg(16384)->Unit(benchmark::kMicrosecond);
BENCHMARK(readMeasuredDocument)->Arg(1024)->Arg(8192)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
