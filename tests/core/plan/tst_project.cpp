// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Copies of a project share what was measured, copies of a plan where its experts are.
#include <malloc.h>

#include <vector>

#include <QTest>

#include "core/base/quantity.h"
#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/plan/scenario.h"

using namespace rankloom;

namespace {

#if defined(__has_feature)
#define HAS_FEATURE(name) __has_feature(name)
#else
#define HAS_FEATURE(name) 0
#endif
/// Sanitizers have a heap of their own, which nobody counts here.
constexpr bool kSanitized = HAS_FEATURE(address_sanitizer) || HAS_FEATURE(thread_sanitizer);

/// Routing of DeepSeek-V3: 58 layers of 256 experts, about 60 MiB of it.
RoutingStatistics largeRouting()
{
    RoutingStatistics routing;
    routing.layers = 58;
    routing.experts = 256;
    routing.topK = 8;
    routing.tokens = 1'000'000;
    routing.load.assign(std::size_t {58} * 256, 31'250);
    routing.transitions.assign(std::size_t {57} * 256 * 256, 500);
    routing.coactivation.assign(std::size_t {58} * 256 * 256, 250);
    return routing;
}

Project largeProject()
{
    Project project;
    project.model = *modelPreset("deepseek-v3");
    project.cluster = makeCluster(256, 8, *devicePreset("h100-sxm-80gb"));
    project.routing = largeRouting();
    return project;
}

/// Every expert of DeepSeek-V3 on its member of 32, in a list of its own.
Plan largePlan()
{
    Plan plan;
    std::vector<std::vector<std::vector<int>>>& layers = plan.experts.change().devices;
    layers.resize(58);
    for (auto& layer : layers)
        for (int expert = 0; expert < 256; ++expert)
            layer.push_back({expert % 32});
    return plan;
}

double heapInUse() { return static_cast<double>(mallinfo2().uordblks + mallinfo2().hblkhd); }

} // namespace

class TestProject : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void copiesShareTheirParts()
    {
        const Project project = largeProject();
        Project copy = project;
        QVERIFY(copy.routing.pointer() == project.routing.pointer());
        copy.cluster.change().nodes = 128;
        QCOMPARE(project.cluster->nodes, 256);
        QVERIFY(copy.routing.pointer() == project.routing.pointer());
        QVERIFY(copy.model.pointer() == project.model.pointer());
        QVERIFY(!(copy == project));
        copy.cluster.change().nodes = 256;
        QVERIFY(copy == project);
    }

    /// A value that nobody shares is changed where it is.
    void changesOfOwnValuesCopyNothing()
    {
        Project project = largeProject();
        const auto* before = &*project.routing;
        project.routing.change().tokens = 1;
        QVERIFY(&*project.routing == before);
        const Project copy = project;
        project.routing.change().tokens = 2;
        QVERIFY(&*project.routing != before);
        QCOMPARE(copy.routing->tokens, 1);
    }

    /// As many steps as undo keeps, each with the project and the plan before and after it.
    void fiveHundredStepsCostPointers()
    {
        if (kSanitized)
            QSKIP("The heap of a sanitizer is not counted.");
        const Project project = largeProject();
        const Plan first = largePlan();
        QVERIFY(heapInUse() > 50 * kMiB); // or the routing is not as large as it is said to be
        const double before = heapInUse();
        std::vector<std::pair<Project, Plan>> steps;
        for (int i = 0; i < 1000; ++i) {
            Plan plan = first;
            plan.workload.microBatchSize = 1 + i % 8;
            steps.emplace_back(project, plan);
        }
        const double grown = heapInUse() - before;
        // One list more a step would be 800 MiB.
        QVERIFY2(grown < 4 * kMiB, qPrintable(QString::number(grown / kMiB)));
        QVERIFY(steps.front().first == steps.back().first);
        QVERIFY(steps.front().second.experts.pointer() == steps.back().second.experts.pointer());
        steps.back().second.experts.change().devices[57][255] = {0};
        QVERIFY(first.experts->devices[57][255] == std::vector<int> {31});
        QVERIFY(!(steps.back().second.experts == first.experts));
    }

    void scenariosAreChosenByName()
    {
        std::vector<Scenario> all(3);
        all[0].id = 7;
        all[0].name = "a";
        all[1].id = 8;
        all[1].name = "b";
        all[1].plan.name = "own";
        all[2].id = 9;
        all[2].name = "a";
        const auto ids = [&](const ScenarioChoice& choice, std::int64_t current = 8) {
            const Result<std::vector<Scenario>> chosen = chooseScenarios(all, current, choice);
            std::vector<std::int64_t> found;
            for (const Scenario& scenario : chosen.value_or(std::vector<Scenario>()))
                found.push_back(scenario.plan.name.empty() ? -1 : scenario.id);
            return found;
        };
        using Ids = std::vector<std::int64_t>;
        QCOMPARE(ids({}), Ids {8});
        QCOMPARE(ids({{}, true}), (Ids {7, 8, 9}));
        QCOMPARE(ids({{"b", "b"}, false}), (Ids {8, 8}));
        QCOMPARE(chooseScenarios(all, 8, {{"b"}, false})->front().plan.name, std::string("own"));
        QCOMPARE(chooseScenarios(all, 8, {{"a"}, false}).error().code, ErrorCode::BadValue); // two of them
        QCOMPARE(chooseScenarios(all, 8, {{"c"}, false}).error().code, ErrorCode::BadValue);
        QCOMPARE(chooseScenarios(all, 5, {}).error().code, ErrorCode::ProjectDamaged);
        QCOMPARE(chooseScenarios({}, 0, {{}, true}).error().code, ErrorCode::ProjectDamaged);
    }

    void ofSeveralTracesTheNewestCounts()
    {
        Inputs inputs;
        auto model = std::make_shared<ModelInput>();
        model->id = 1;
        inputs.models = {model};
        for (const std::int64_t import : {3, 3, 5}) {
            MeasurementInfo trace;
            trace.fileName = "trace " + std::to_string(import);
            trace.import = import;
            trace.traceRows = 10;
            trace.model = 1;
            inputs.measurements.push_back(trace);
        }
        const Diagnostics hints = whichTraceCounts(inputs, 1);
        QCOMPARE(hints.size(), std::size_t {1});
        QVERIFY(QString::fromStdString(hints[0].message.english()).contains("trace 5"));
        QVERIFY(whichTraceCounts(inputs, 2).empty());
        inputs.measurements.pop_back(); // files of one import are one trace
        QVERIFY(whichTraceCounts(inputs, 1).empty());
    }
};

QTEST_APPLESS_MAIN(TestProject)
#include "tst_project.moc"
