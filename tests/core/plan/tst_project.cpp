// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Copies of a project share what was measured.
#include <malloc.h>

#include <vector>

#include <QTest>

#include "core/base/quantity.h"
#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

using namespace rankloom;

namespace {

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
        const Project project = largeProject();
        QVERIFY(heapInUse() > 50 * kMiB); // or the routing is not as large as it is said to be
        const double before = heapInUse();
        std::vector<std::pair<Project, Plan>> steps;
        for (int i = 0; i < 1000; ++i) {
            Plan plan;
            plan.workload.microBatchSize = 1 + i % 8;
            steps.emplace_back(project, plan);
        }
        const double grown = heapInUse() - before;
        QVERIFY2(grown < 64 * kMiB, qPrintable(QString::number(grown / kMiB)));
        QVERIFY(steps.front().first == steps.back().first);
    }
};

QTEST_APPLESS_MAIN(TestProject)
#include "tst_project.moc"
