// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What an edit costs the GUI thread in the inspector: every option of every choice is checked again.
#include <benchmark/benchmark.h>

#include <numeric>

#include "core/plan/plan_json.h"
#include "tests/bench/widget_benchmarks.h"
#include "widgets/inspector/plan_inspector.h"

namespace {

using namespace rankloom;

ui::InspectorInputs inputs(int nodes, bool placed)
{
    const std::string text =
        R"({"format": "rankloom-plan", "version": 1, "model": {"preset": "mixtral-8x22b"},
        "cluster": {"devicesPerNode": 8, "device": "h100-sxm-80gb", "nodes": )"
        + std::to_string(nodes) + R"(}, "workload": {"kind": "training", "sequenceLength": 4096,
        "microBatchSize": 1, "globalBatchSize": 4096}, "layout": {"tp": 4, "pp": 8, "ep": 8, "etp": 1}})";
    const Result<PlanDocument> document = readPlanDocument(text);
    Plan plan = document->plan;
    if (placed) {
        plan.deviceOfRank.resize(static_cast<std::size_t>(document->project.cluster->devices()));
        std::iota(plan.deviceOfRank.rbegin(), plan.deviceOfRank.rend(), 0);
    }
    return {
        std::make_shared<const Project>(document->project), std::make_shared<const Plan>(std::move(plan))};
}

void refresh(benchmark::State& state)
{
    ui::PlanInspector inspector;
    const ui::InspectorInputs values = inputs(static_cast<int>(state.range(0)), state.range(1) != 0);
    for (auto _ : state)
        inspector.setInputs(values);
}
BENCHMARK(refresh)->Args({128, 0})->Args({128, 1})->Args({2048, 1})->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) { return rankloom::test::runWidgetBenchmarks(argc, argv); }
