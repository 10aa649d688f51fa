// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Links at scale: 2,048 x 2,048 measured pairs of nodes from a file to an evaluation, and 131,072 devices by
// tiers.
#include <cmath>
#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "core/base/random.h"
#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/exchange/reading.h"
#include "core/measure/network_tiers.h"
#include "core/model/hf_config.h"
#include "core/search/link_costs.h"
#include "db/project_file.h"

using namespace rankloom;

namespace {

constexpr int kNodes = 2048;

double measured(int from, int to) { return 4e10 + 1e7 * ((from * 131 + to * 7919) % 997); }

/// As mpiGraph prints it, sent and received.
const std::string& matrixText()
{
    static const std::string text = [] {
        std::string out = "START mpiGraph v1.5\nMsgSize\t1048576\nTimes\t10\nWindow\t5\nProcs\t2048\n\n";
        for (const bool sent : {true, false}) {
            out += sent ? "Send max\t1\nSend avg\t1\n\nSend" : "\nRecv max\t1\nRecv avg\t1\n\nRecv";
            for (int node = 0; node < kNodes; ++node)
                out += fmt::format("\tn{:04}:0", node);
            for (int a = 0; a < kNodes; ++a) {
                out += fmt::format("\nn{:04}:0 {}", a, sent ? "to" : "from");
                for (int b = 0; b < kNodes; ++b)
                    out += fmt::format(
                        "\t{:.3f}", a == b ? 0.0 : (sent ? measured(a, b) : measured(b, a)) / (1024 * 1024));
            }
            out += '\n';
        }
        return out;
    }();
    return text;
}

Project projectOf(int nodes)
{
    Project project;
    project.model = modelPreset("llama-3-70b").value();
    project.cluster = makeCluster(nodes, 8, devicePreset("h100-sxm-80gb").value());
    return project;
}

Project measuredProject()
{
    Project project = projectOf(kNodes);
    LinkMatrix matrix;
    matrix.size = kNodes;
    matrix.bandwidth.resize(static_cast<std::size_t>(kNodes) * kNodes);
    for (int a = 0; a < kNodes; ++a)
        for (int b = 0; b < kNodes; ++b)
            matrix.bandwidth[matrix.index(a, b)] = a == b ? NAN : measured(a, b);
    project.cluster.change().links.setNodeMatrix(std::move(matrix));
    return project;
}

/// 16,384 nodes of 8 devices below three levels of switches.
Project tieredProject()
{
    Project project = projectOf(16384);
    std::vector<NetworkTier> tiers;
    for (const int size : {16, 512, 4096}) {
        NetworkTier tier {"level", project.cluster->links.tier(LinkLevel::NodePair), 1, {}};
        for (int node = 0; node < 16384; ++node)
            tier.groupOf.push_back(node / size);
        tiers.push_back(std::move(tier));
    }
    project.cluster.change().links.setNetworkTiers(std::move(tiers));
    return project;
}

Plan plan(int nodes)
{
    Plan out;
    out.workload = {4096, 1, nodes * 16};
    out.layout.tp = 8;
    out.layout.pp = 8;
    return out;
}

class Folder {
public:
    Folder()
    {
        char pattern[] = "/tmp/rankloom-bench-XXXXXX";
        m_root = mkdtemp(pattern);
        std::ofstream(file("links.txt"), std::ios::binary) << matrixText();
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { std::filesystem::remove_all(m_root); }
    [[nodiscard]] std::string file(const char* name) const { return m_root + "/" + name; }

private:
    std::string m_root;
};

Folder& folder()
{
    static Folder shared;
    return shared;
}

void parseMatrix(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(parseFile(matrixText(), "links.txt"));
    state.SetBytesProcessed(static_cast<std::int64_t>(matrixText().size()) * state.iterations());
}
BENCHMARK(parseMatrix)->Unit(benchmark::kMillisecond);

void importMatrix(benchmark::State& state)
{
    for (auto _ : state) {
        state.PauseTiming();
        std::filesystem::remove(folder().file("p.rankloom"));
        auto file = db::ProjectFile::create(folder().file("p.rankloom"), projectOf(kNodes), plan(kNodes));
        state.ResumeTiming();
        Progress progress;
        if (!file->importFiles({folder().file("links.txt")}, FileFormat::Unknown, {}, progress, {}))
            state.SkipWithError("refused");
    }
}
BENCHMARK(importMatrix)->Unit(benchmark::kMillisecond)->UseRealTime();

void storeCluster(benchmark::State& state)
{
    std::filesystem::remove(folder().file("s.rankloom"));
    const Project project = measuredProject();
    auto file = db::ProjectFile::create(folder().file("s.rankloom"), project, plan(kNodes));
    for (auto _ : state)
        if (!file->storeCluster({1, {}, project.cluster}))
            state.SkipWithError("refused");
}
BENCHMARK(storeCluster)->Unit(benchmark::kMillisecond)->UseRealTime();

void loadCluster(benchmark::State& state)
{
    std::filesystem::remove(folder().file("l.rankloom"));
    auto file = db::ProjectFile::create(folder().file("l.rankloom"), measuredProject(), plan(kNodes));
    for (auto _ : state)
        benchmark::DoNotOptimize(file->loadProject());
}
BENCHMARK(loadCluster)->Unit(benchmark::kMillisecond)->UseRealTime();

/// A million links between random devices.
void lookUp(benchmark::State& state)
{
    const Project project = state.range(0) == 0 ? measuredProject() : tieredProject();
    const LinkTable& links = project.cluster->links;
    Random random(1);
    std::vector<std::pair<int, int>> pairs(1'000'000);
    for (auto& [a, b] : pairs) {
        a = random.below(links.devices());
        b = random.below(links.devices());
    }
    for (auto _ : state) {
        double sum = 0;
        for (const auto& [a, b] : pairs)
            sum += links.link(a, b).latency.value();
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * 1'000'000);
}
BENCHMARK(lookUp)->ArgName("tiers")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

void evaluatePlan(benchmark::State& state)
{
    const Project project = state.range(0) == 0 ? measuredProject() : tieredProject();
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluate(project, plan(project.cluster->nodes)));
}
BENCHMARK(evaluatePlan)->ArgName("tiers")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

/// What a search reads, made of 2,048 measured nodes.
void searchTable(benchmark::State& state)
{
    const Project project = measuredProject();
    for (auto _ : state)
        benchmark::DoNotOptimize(LinkCosts(project.cluster->links));
}
BENCHMARK(searchTable)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
