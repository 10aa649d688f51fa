// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// From a key to all that is on screen: one edit of a plan of DeepSeek-V3 with the routing of its 58 layers of
// 256 experts, what 500 of them leave in memory, and links of 16,384 nodes.
#include <fstream>
#include <memory>
#include <string>

#include <unistd.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include "app/settings/settings.h"
#include "app/window/shell/main_window.h"
#include "core/base/random.h"
#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/plan_json.h"
#include "tests/bench/widget_benchmarks.h"
#include "widgets/heatmap/links_view.h"

namespace {

using namespace rankloom;

RoutingStatistics routing()
{
    RoutingStatistics out;
    out.layers = 58;
    out.experts = 256;
    out.topK = 8;
    out.tokens = 100'000;
    Random random(1);
    const auto fill = [&random](std::vector<std::int64_t>& values, std::size_t count, int below) {
        values.resize(count);
        for (std::int64_t& value : values)
            value = random.below(below);
    };
    for (int layer = 0; layer < out.layers; ++layer)
        out.modelLayers.push_back(layer + 3);
    fill(out.load, out.pairIndex(0, out.layers, 0), 6000);
    fill(out.transitions, out.pairIndex(out.layers - 1, 0, 0), 50);
    fill(out.coactivation, out.pairIndex(out.layers, 0, 0), 50);
    return out;
}

PlanDocument document(bool traced)
{
    Result<PlanDocument> made = readPlanDocument(R"({"format": "rankloom-plan", "version": 1, "name": "V3",
        "model": {"preset": "deepseek-v3"},
        "cluster": {"nodes": 32, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
        "workload": {"kind": "training", "sequenceLength": 4096, "microBatchSize": 1, "globalBatchSize": 1024},
        "layout": {"tp": 1, "pp": 16, "ep": 8, "etp": 1}, "schedule": {"kind": "1f1b"}})");
    if (traced)
        made->project.routing = routing();
    return std::move(*made);
}

/// Resident, in bytes.
double memoryInUse()
{
    std::ifstream statm("/proc/self/statm");
    double pages = 0;
    statm >> pages >> pages;
    return pages * static_cast<double>(sysconf(_SC_PAGESIZE));
}

class Window {
public:
    explicit Window(bool traced)
        : m_settings(m_folder.filePath(QStringLiteral("settings.ini"))), m_window(m_settings, evaluate)
    {
        m_window.show();
        const PlanDocument made = document(traced);
        ui::DocumentState state;
        state.inputs.name = "V3";
        state.inputs.models.push_back(std::make_shared<const ModelInput>(
            ModelInput {1, {}, made.project.model, made.project.routing, {}}));
        state.inputs.clusters.push_back(
            std::make_shared<const ClusterInput>(ClusterInput {1, {}, made.project.cluster}));
        state = state.with({1, "V3", "", made.plan});
        state.current = 1;
        m_window.document().open(std::move(state), nullptr);
        settle();
    }

    /// What a key does, its figures, and all that is shown of them painted. How long the thread of the window
    /// was away at once, at most, in seconds.
    double edit()
    {
        Plan plan = *m_window.document().plan();
        plan.workload.microBatchSize = 3 - plan.workload.microBatchSize;
        m_longest = 0;
        step([&] { m_window.document().changePlan(std::move(plan), QStringLiteral("microbatch")); });
        settle();
        return m_longest;
    }

private:
    template <class Work> void step(Work work)
    {
        QElapsedTimer age;
        age.start();
        work();
        m_longest = std::max(m_longest, static_cast<double>(age.nsecsElapsed()) * 1e-9);
    }
    void settle()
    {
        while (m_window.document().isStale())
            step([] { QApplication::processEvents(QEventLoop::AllEvents); });
        for (int turn = 0; turn < 3; ++turn)
            step([] { QApplication::processEvents(QEventLoop::AllEvents); });
    }

    QTemporaryDir m_folder;
    ui::Settings m_settings;
    ui::MainWindow m_window;
    double m_longest = 0;
};

void editToViews(benchmark::State& state)
{
    Window window(state.range(0) != 0);
    double longest = 0;
    for (auto _ : state)
        longest = std::max(longest, window.edit());
    state.counters["longest_ms"] = longest * 1e3;
}
BENCHMARK(editToViews)->ArgName("routing")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond)->UseRealTime();

void memoryOfUndo(benchmark::State& state)
{
    Window window(true);
    window.edit();
    for (auto _ : state) {
        const double before = memoryInUse();
        for (int i = 0; i < 500; ++i)
            window.edit();
        state.counters["KiB_per_step"] = (memoryInUse() - before) / 500 / 1024;
    }
}
BENCHMARK(memoryOfUndo)->Iterations(1)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Until the view is there, and until its links are.
void openLinks(benchmark::State& state)
{
    const auto nodes = static_cast<int>(state.range(0));
    auto cluster = std::make_shared<Cluster>(makeCluster(nodes, 8, devicePreset("h100-sxm-80gb").value()));
    std::vector<NetworkTier> tiers;
    for (const int size : {16, 512, 4096}) {
        NetworkTier tier {"level", cluster->links.tier(LinkLevel::NodePair), 1, {}};
        for (int node = 0; node < nodes; ++node)
            tier.groupOf.push_back(node / size);
        tiers.push_back(std::move(tier));
    }
    cluster->links.setNetworkTiers(std::move(tiers));
    double opened = 0;
    for (auto _ : state) {
        QElapsedTimer age;
        age.start();
        ui::LinksView view;
        view.resize(900, 700);
        view.show();
        view.setCluster(cluster);
        QApplication::processEvents();
        opened = std::max(opened, static_cast<double>(age.nsecsElapsed()) * 1e-6);
        while (view.data().empty())
            QApplication::processEvents(QEventLoop::AllEvents);
        view.grab();
    }
    state.counters["opened_ms"] = opened;
}
BENCHMARK(openLinks)->ArgName("nodes")->Arg(1024)->Arg(16384)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

int main(int argc, char** argv)
{
    QStandardPaths::setTestModeEnabled(true);
    return rankloom::test::runWidgetBenchmarks(argc, argv);
}
