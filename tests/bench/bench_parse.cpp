// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <random>
#include <string>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "core/exchange/reading.h"

using namespace rankloom;

namespace {

void parse(benchmark::State& state, const std::string& text)
{
    for (auto _ : state)
        if (!parseFile(text, "bench"))
            state.SkipWithError("not read");
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

/// A matrix of 1,024 nodes.
void matrixCsv(benchmark::State& state)
{
    std::minstd_rand random(7);
    std::string text = "# unit=GB/s direction=row->col\n";
    constexpr int nodes = 1024;
    for (int j = 0; j < nodes; ++j)
        text += fmt::format(",node{}", j);
    for (int i = 0; i < nodes; ++i) {
        text += fmt::format("\nnode{}", i);
        for (int j = 0; j < nodes; ++j)
            text += i == j ? "," : fmt::format(",{:.2f}", 10 + static_cast<double>(random() % 1500) / 100);
    }
    parse(state, text + "\n");
}

/// A log of 200 sweeps of 32 sizes, with launcher noise between the rows.
void ncclTests(benchmark::State& state)
{
    std::string text;
    for (int run = 0; run < 200; ++run) {
        text += "# Collective test starting: all_reduce_perf\n# nThread 1 nGpus 1 minBytes 8 maxBytes "
                "8589934592\n";
        for (int rank = 0; rank < 16; ++rank)
            text += fmt::format(
                "#  Rank {:2} Group  0 Pid   6899 on node{} device {:2} [0000:04:00] NVIDIA H100 80GB HBM3\n",
                rank, rank / 8, rank % 8);
        for (int power = 3; power < 34; ++power)
            text += fmt::format(
                "node0:1:2 [0] NCCL INFO a line of noise\n{:12} {:12} float sum -1 100.0 {:.2f} {:.2f} 0 "
                "100.0 {:.2f} {:.2f} 0\n",
                std::int64_t {1} << power, (std::int64_t {1} << power) / 4, 10.0, 18.75, 10.0, 18.75);
    }
    parse(state, text);
}

/// Ten megabytes that are nothing must be told apart quickly.
void noise(benchmark::State& state)
{
    std::minstd_rand random(7);
    std::string text(10U << 20U, ' ');
    for (char& c : text)
        c = static_cast<char>(random() % 80 == 0 ? '\n' : 33 + random() % 90);
    for (auto _ : state)
        benchmark::DoNotOptimize(parseFile(text, "noise"));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

} // namespace

BENCHMARK(matrixCsv)->Unit(benchmark::kMillisecond);
BENCHMARK(ncclTests)->Unit(benchmark::kMillisecond);
BENCHMARK(noise)->Unit(benchmark::kMillisecond);
BENCHMARK_MAIN();
