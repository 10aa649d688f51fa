// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <string>

#include "core/exchange/traces/request_trace.h"
#include "core/serving/serving_record.h"
#include "core/serving/serving_search.h"
#include "core/serving/serving_system.h"
#include "core/serving/step_time.h"
#include "core/workload/request_generator.h"
#include "tests/core/serving/served_case.h"

using namespace rankloom;

namespace {

test::ServedCase servedAs(SchedulerKind scheduler)
{
    ServingChoice choice;
    choice.scheduler = scheduler;
    return test::servedCase({"llama-3.1-70b", "a100-sxm-80gb", 16, 4, 4}, choice);
}

/// Requests of conversations on one replica of four stages, whose step times are the engine's.
void simulate(benchmark::State& state, SchedulerKind scheduler)
{
    const test::ServedCase served = servedAs(scheduler);
    const auto times = stepTimes(served.plan, served.rates);
    const ServingRequests requests = generateRequests(
        *parseRequestLengths("zipf:0.4:256:2048:4"), *parseRequestArrivals("poisson:4"), state.range(0), 1);
    std::int64_t batches = 0;
    for (auto _ : state) {
        const auto run = simulateServing(served.setup, *times, requests);
        batches = run->batches;
        benchmark::DoNotOptimize(run->tokensPerSecond);
    }
    state.counters["batches"] = static_cast<double>(batches);
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void record(benchmark::State& state)
{
    const test::ServedCase served = servedAs(SchedulerKind::Sarathi);
    const auto times = stepTimes(served.plan, served.rates);
    const ServingRequests requests = generateRequests(
        *parseRequestLengths("zipf:0.4:256:2048:4"), *parseRequestArrivals("poisson:4"), state.range(0), 1);
    for (auto _ : state) {
        ServingRecord kept;
        benchmark::DoNotOptimize(simulateServing(served.setup, *times, requests, &kept)->batches);
    }
}

void readRequestRows(benchmark::State& state)
{
    std::string text = "arrived_at,num_prefill_tokens,num_decode_tokens\n";
    for (std::int64_t i = 0; i < state.range(0); ++i)
        text += std::to_string(i) + ".052,3180,8\n";
    for (auto _ : state) {
        Progress progress;
        TraceSource source = TraceSource::ofMemory(text, progress);
        benchmark::DoNotOptimize(readRequests(source)->requests.size());
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

struct Edited {
    test::ServedLayout layout;
    const char* second = nullptr; ///< device of every second node
};

/// What follows every edit of a plan that serves: laid out, its memory, its closed form.
void closedForm(benchmark::State& state, const Edited& edited)
{
    Project project;
    project.model = modelPreset(edited.layout.model).value();
    Cluster cluster = makeCluster(edited.layout.devices / 8, 8, devicePreset(edited.layout.device).value());
    if (edited.second) {
        cluster.otherDevices = {devicePreset(edited.second).value()};
        for (int node = 0; node < cluster.nodes; ++node)
            cluster.kindOfNode.push_back(static_cast<std::uint8_t>(node % 2));
    }
    project.cluster = std::move(cluster);
    Plan plan;
    plan.layout.tp = edited.layout.tp;
    plan.layout.pp = edited.layout.pp;
    plan.layout.dp = 0;
    const ServedTraffic traffic {4000, 500, 200};
    for (auto _ : state) {
        const auto system = servingSystem(project, plan, {4500, 4000, 4000, 4500});
        benchmark::DoNotOptimize(forecast(*system, traffic).tokensPerSecond);
    }
}

/// On 64 devices; the argument says how many of the layouts are simulated up to their capacity.
void search(benchmark::State& state)
{
    Project project;
    project.model = modelPreset("llama-3.1-70b").value();
    project.cluster = makeCluster(8, 8, devicePreset("h100-sxm-80gb").value());
    Plan plan;
    plan.serving.goals = {2.0, 0.1};
    ServingSearchOptions options;
    options.simulated = static_cast<std::size_t>(state.range(0));
    for (auto _ : state) {
        Progress progress;
        state.counters["considered"] = searchServing(project, plan, options, progress, {})->considered;
    }
}

} // namespace

BENCHMARK_CAPTURE(simulate, sarathi, SchedulerKind::Sarathi)
    ->Arg(2000)
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(simulate, vllm, SchedulerKind::Vllm)
    ->Arg(2000)
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(simulate, orca, SchedulerKind::Orca)->Arg(2000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(simulate, mixed, SchedulerKind::VllmMixed)->Arg(2000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(simulate, lightllm, SchedulerKind::LightLlm)->Arg(2000)->Unit(benchmark::kMillisecond);
BENCHMARK(record)->Arg(2000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(closedForm, dense, Edited {{"llama-3.1-70b", "h100-sxm-80gb", 8, 4, 2}})
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(closedForm, mixture, Edited {{"deepseek-v3", "h200-sxm-141gb", 64, 8, 2}})
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(
    closedForm, unlikeNodes, Edited {{"llama-3.1-70b", "h100-sxm-80gb", 512, 4, 2}, "a100-sxm-80gb"})
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(search)->Arg(0)->Arg(50)->Unit(benchmark::kMillisecond);
BENCHMARK(readRequestRows)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
