// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "core/base/text.h"
#include "core/exchange/traces/trace_reader.h"
#include "core/routing/routing_counter.h"

using namespace rankloom;

namespace {

constexpr int kExperts = 64;
constexpr int kPicks = 6;
constexpr int kLayers = 26;
constexpr int kTokens = 40000;

/// Distinct picks of a token, cheap and repeatable.
class Picks {
public:
    void next(int (&picks)[kPicks])
    {
        const auto start = static_cast<int>(m_random() % kExperts);
        const auto stride = static_cast<int>(m_random() % (kExperts / 2)) * 2 + 1;
        for (int i = 0; i < kPicks; ++i)
            picks[i] = (start + i * stride) % kExperts;
    }

private:
    std::minstd_rand m_random {7};
};

/// Files written once per process and removed at its end.
class Files {
public:
    Files() : m_folder(std::filesystem::temp_directory_path() / "rankloom-bench-traces")
    {
        std::filesystem::create_directories(m_folder);
        writeJsonl();
        writeCsv();
        writeNpy();
    }
    ~Files() { std::filesystem::remove_all(m_folder); }
    Files(const Files&) = delete;
    Files& operator=(const Files&) = delete;
    [[nodiscard]] std::string path(const char* name) const { return (m_folder / name).string(); }

private:
    void writeJsonl()
    {
        std::ofstream out(path("trace.jsonl"), std::ios::binary);
        Picks source;
        int picks[kPicks];
        constexpr int step = 4096;
        for (int first = 0; first < kTokens; first += step)
            for (int layer = 0; layer < kLayers; ++layer) {
                out << "{\"step\": " << first / step
                    << ", \"stage\": \"pre_dispatch\", \"block\": \"decoder\", "
                    << "\"layer\": " << layer << ", \"rank\": 0, \"topk\": 6, \"top_indices\": [";
                for (int t = 0; t < std::min(step, kTokens - first); ++t) {
                    source.next(picks);
                    out << (t > 0 ? ", [" : "[") << picks[0];
                    for (int i = 1; i < kPicks; ++i)
                        out << ", " << picks[i];
                    out << ']';
                }
                out << "]}\n";
            }
    }
    void writeCsv()
    {
        std::ofstream out(path("trace.csv"), std::ios::binary);
        out << "token,layer,e0,e1,e2,e3,e4,e5\n";
        Picks source;
        int picks[kPicks];
        for (int t = 0; t < kTokens; ++t)
            for (int layer = 0; layer < kLayers; ++layer) {
                source.next(picks);
                out << t << ',' << layer;
                for (const int id : picks)
                    out << ',' << id;
                out << '\n';
            }
    }
    void writeNpy()
    {
        std::ofstream out(path("trace.npy"), std::ios::binary);
        std::string header = "{'descr': '<i2', 'fortran_order': False, 'shape': (" + std::to_string(kTokens)
            + ", " + std::to_string(kLayers) + ", " + std::to_string(kPicks) + "), }";
        header.resize(118, ' ');
        header.back() = '\n';
        out << "\x93NUMPY" << '\x01' << '\0' << '\x76' << '\0' << header;
        Picks source;
        int picks[kPicks];
        for (int row = 0; row < kTokens * kLayers; ++row) {
            source.next(picks);
            for (const int id : picks)
                out << static_cast<char>(id) << '\0';
        }
    }

    std::filesystem::path m_folder;
};

void read(benchmark::State& state, const char* name, bool count)
{
    static const Files files;
    const std::string path = files.path(name);
    std::int64_t rows = 0;
    for (auto _ : state) {
        Progress progress;
        RoutingCounter counter(kExperts);
        const auto summary = readTrace(path, FileFormat::Unknown,
            [&](const RoutingBatch& batch) { return count ? counter.add(batch) : Result<void>(); }, progress,
            {});
        if (!summary)
            state.SkipWithError(summary.error().text().c_str());
        else
            rows += summary->rows;
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(std::filesystem::file_size(path)));
    state.SetItemsProcessed(rows);
}

void readJsonl(benchmark::State& state) { read(state, "trace.jsonl", false); }
void readCsv(benchmark::State& state) { read(state, "trace.csv", false); }
void readNpy(benchmark::State& state) { read(state, "trace.npy", false); }
void countJsonl(benchmark::State& state) { read(state, "trace.jsonl", true); }
void countNpy(benchmark::State& state) { read(state, "trace.npy", true); }

/// The share of the hash in the figures above.
void hashAlone(benchmark::State& state)
{
    const std::string bytes(1U << 20U, 'x');
    for (auto _ : state)
        benchmark::DoNotOptimize(sha256Hex(bytes));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes.size()));
}

} // namespace

BENCHMARK(readJsonl)->Unit(benchmark::kMillisecond);
BENCHMARK(readCsv)->Unit(benchmark::kMillisecond);
BENCHMARK(readNpy)->Unit(benchmark::kMillisecond);
BENCHMARK(countJsonl)->Unit(benchmark::kMillisecond);
BENCHMARK(countNpy)->Unit(benchmark::kMillisecond);
BENCHMARK(hashAlone)->Unit(benchmark::kMillisecond);
BENCHMARK_MAIN();
