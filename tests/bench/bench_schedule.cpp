// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "core/schedule/schedule.h"

using namespace rankloom;

namespace {

ScheduleProblem problemOf(ScheduleKind kind, const benchmark::State& state)
{
    ScheduleProblem problem;
    problem.kind = kind;
    problem.devices = static_cast<int>(state.range(0));
    problem.microbatches = static_cast<int>(state.range(1));
    problem.chunks = defaultChunks(kind);
    return problem;
}

/// Not quite equal times, as measured ones are.
PassDurations durationsOf(const ScheduleProblem& problem)
{
    const auto stages = static_cast<std::size_t>(problem.devices * problem.chunks);
    PassDurations d;
    for (std::size_t s = 0; s < stages; ++s) {
        d.forward.push_back(18'522'000 + static_cast<std::int64_t>(s % 7) * 1000);
        d.backwardInput.push_back(18'086'000 + static_cast<std::int64_t>(s % 5) * 1000);
        d.backwardWeight.push_back(9'337'000);
    }
    d.hopForward.assign(stages - 1, 601'000);
    d.hopBackward = d.hopForward;
    return d;
}

/// Pass order, times, bubbles with causes, activations, critical path.
void generateAndSimulate(benchmark::State& state, ScheduleKind kind)
{
    const ScheduleProblem problem = problemOf(kind, state);
    const PassDurations durations = durationsOf(problem);
    std::size_t passes = 0;
    for (auto _ : state) {
        const auto order = generateOrder(problem, durations);
        const auto timeline = simulate(*order, durations);
        benchmark::DoNotOptimize(timeline->makespan);
        passes = 0;
        for (const auto& lane : order->passes)
            passes += lane.size();
    }
    state.counters["passes"] = static_cast<double>(passes);
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(passes));
}

void simulateOnly(benchmark::State& state, ScheduleKind kind)
{
    const ScheduleProblem problem = problemOf(kind, state);
    const PassDurations durations = durationsOf(problem);
    const auto order = generateOrder(problem, durations);
    for (auto _ : state)
        benchmark::DoNotOptimize(simulate(*order, durations)->makespan);
}

} // namespace

BENCHMARK_CAPTURE(generateAndSimulate, 1f1b, ScheduleKind::OneFOneB)
    ->Args({16, 256})
    ->Args({64, 1024})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(simulateOnly, 1f1b, ScheduleKind::OneFOneB)
    ->Args({16, 256})
    ->Args({64, 1024})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(generateAndSimulate, zb_h1, ScheduleKind::ZbH1)
    ->Args({64, 1024})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(generateAndSimulate, zb_automatic, ScheduleKind::ZbAutomatic)
    ->Args({64, 1024})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(generateAndSimulate, interleaved, ScheduleKind::Interleaved)
    ->Args({64, 1024})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(generateAndSimulate, zb_v, ScheduleKind::ZbV)
    ->Args({64, 1024})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(generateAndSimulate, v_half, ScheduleKind::VHalf)
    ->Args({16, 256})
    ->Args({64, 1024})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(generateAndSimulate, v_min, ScheduleKind::VMin)
    ->Args({64, 1024})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(generateAndSimulate, 1f1b_v, ScheduleKind::OneFOneBV)
    ->Args({64, 1024})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(generateAndSimulate, dualpipe_v, ScheduleKind::DualPipeV)
    ->Args({64, 1024})
    ->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
