// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/recovery/layer_migration.h"
#include "core/recovery/over_time_json.h"
#include "core/recovery/recovery.h"

using namespace rankloom;

namespace {

struct Case {
    explicit Case(int devices)
    {
        project.model = modelPreset("llama-3-70b").value();
        project.cluster = makeCluster(devices / 8, 8, devicePreset("h100-sxm-80gb").value());
        plan.workload = {4096, 1, devices / 4};
        plan.layout.tp = 8;
        plan.layout.pp = 8;
        for (int slot = 0; slot < 8; ++slot)
            lost.devices.push_back(24 + slot);
    }
    Project project;
    Plan plan;
    FailureSet lost;
};

/// One node lost, all policies.
void allPolicies(benchmark::State& state)
{
    const Case given(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(replanAll(given.project, given.plan, given.lost));
}

/// A month of failures under all policies, with what more and more lost nodes leave, drawn and as closed
/// forms.
void aMonthOfFailures(benchmark::State& state)
{
    const Case given(static_cast<int>(state.range(0)));
    RecoverySettings settings;
    settings.repairSeconds = 86400;
    LookAhead ask;
    ask.horizon = 30 * 86400.0;
    for (auto _ : state)
        benchmark::DoNotOptimize(lookAhead(given.project, given.plan, settings, {}, ask));
}

void moveLayers(benchmark::State& state)
{
    MigrationProblem problem;
    problem.layerTimes.assign(static_cast<std::size_t>(state.range(0)), 1);
    problem.stageSpeeds.assign(16, 1);
    problem.stageSpeeds[5] = 0.75;
    for (auto _ : state)
        benchmark::DoNotOptimize(migrateLayers(problem));
}

} // namespace

BENCHMARK(allPolicies)->Arg(256)->Arg(16384)->Arg(131072)->Unit(benchmark::kMillisecond);
BENCHMARK(aMonthOfFailures)->Arg(16384)->Unit(benchmark::kMillisecond);
BENCHMARK(moveLayers)->Arg(128)->Unit(benchmark::kMicrosecond);

BENCHMARK_MAIN();
