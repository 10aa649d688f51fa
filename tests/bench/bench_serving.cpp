// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <string>

#include "core/exchange/traces/request_trace.h"
#include "core/serving/serving_record.h"
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
BENCHMARK(readRequestRows)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
