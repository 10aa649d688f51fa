// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>
#include <numeric>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/memory/memory.h"
#include "core/memory/rank_memory.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/plan/plan_json.h"
#include "core/search/layout_search.h"
#include "core/search/rank_placement.h"
#include "core/search/uneven_layers.h"
#include "core/timing/timing.h"

using namespace rankloom;

namespace {

DeviceSpec fast() { return *devicePreset("h100-sxm-80gb"); }
DeviceSpec slow() { return *devicePreset("a100-sxm-40gb"); }

/// Two nodes of H100, two of A100 40 GB.
Cluster mixedCluster()
{
    Cluster cluster = makeCluster(4, 4, fast());
    cluster.setDeviceOfNodes(std::array {2, 3}, slow());
    return cluster;
}

/// Four stages, one a node.
Plan fourStages()
{
    Plan plan;
    plan.workload = {2048, 1, 32};
    plan.layout.tp = 4;
    plan.layout.pp = 4;
    return plan;
}

Project projectOn(Cluster cluster)
{
    Project project;
    project.model = *modelPreset("llama-2-7b");
    project.cluster = std::move(cluster);
    return project;
}

bool same(Seconds a, Seconds b) { return std::abs(a.value() - b.value()) <= 1e-12 * std::abs(b.value()); }

} // namespace

/// Nodes of unlike devices in one cluster, and layers whose cost somebody measured.
class TestMixedCluster : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void devicesOfNodes()
    {
        const Cluster cluster = mixedCluster();
        QVERIFY(cluster.mixed());
        QCOMPARE(cluster.kinds(), std::size_t {2});
        QCOMPARE(cluster.deviceSpec(7).name, fast().name);
        QCOMPARE(cluster.deviceSpec(8).name, slow().name);
        QCOMPARE(cluster.peakBf16().value(), 8 * (fast().peakBf16 + slow().peakBf16).value());
        // Links: each node its own inside; between nodes the slower end.
        QCOMPARE(cluster.links.link(0, 1).bandwidth, fast().deviceLink);
        QCOMPARE(cluster.links.link(8, 9).bandwidth, slow().deviceLink);
        QCOMPARE(cluster.links.link(0, 4).bandwidth, fast().networkLink);
        QCOMPARE(cluster.links.link(0, 8).bandwidth, std::min(fast().networkLink, slow().networkLink));
        QCOMPARE(cluster.links.link(8, 0).latency, std::max(fast().networkLatency, slow().networkLatency));
    }

    /// With one kind left it is the cluster that never had several.
    void alikeAgain()
    {
        Cluster cluster = mixedCluster();
        cluster.setDeviceOfNodes(std::array {2, 3}, fast());
        QVERIFY(cluster == makeCluster(4, 4, fast()));
        cluster = mixedCluster();
        cluster.setDeviceOfNodes(std::array {0, 1}, slow());
        QVERIFY(cluster == makeCluster(4, 4, slow()));
        QVERIFY(onNodes(mixedCluster(), std::array {0, 1}) == makeCluster(2, 4, fast()));
        QVERIFY(!onNodes(mixedCluster(), std::array {2, 3}).mixed());
        QCOMPARE(onNodes(mixedCluster(), std::array {2, 3}).device.name, slow().name);
        QCOMPARE(onNodes(mixedCluster(), std::array {2, 3}).links.link(0, 1).bandwidth, slow().deviceLink);
    }

    void documents()
    {
        Project project = projectOn(mixedCluster());
        const std::string text = writePlanDocument(project, fourStages());
        const PlanDocument read = readPlanDocument(text).value();
        QVERIFY(read.diagnostics.empty());
        QVERIFY(read.project.cluster == project.cluster);
        QCOMPARE(writePlanDocument(read.project, read.plan), text);
        project.cluster = makeCluster(4, 4, fast());
        QVERIFY(writePlanDocument(project, fourStages()).find("otherNodes") == std::string::npos);
    }

    void refusesWhatIsNoCluster_data()
    {
        QTest::addColumn<QString>("others");
        QTest::addColumn<QString>("pointer");
        QTest::newRow("twice") << R"([{"nodes":[1],"device":"t4-pcie-16gb"},{"nodes":[1]}])"
                               << "/cluster/otherNodes/1/nodes";
        QTest::newRow("beyond") << R"([{"nodes":[4],"device":"t4-pcie-16gb"}])"
                                << "/cluster/otherNodes/0/nodes/0";
        QTest::newRow("unknown") << R"([{"nodes":[1],"device":"t5"}])"
                                 << "/cluster/otherNodes/0/device";
        QTest::newRow("no list") << R"({"nodes":[1]})"
                                 << "/cluster/otherNodes";
        QTest::newRow("no nodes") << R"([{"device":"t4-pcie-16gb"}])"
                                  << "/cluster/otherNodes/0";
    }
    void refusesWhatIsNoCluster()
    {
        QFETCH(QString, others);
        QFETCH(QString, pointer);
        const std::string text =
            R"({"format":"rankloom-plan","version":1,"model":{"preset":"llama-2-7b"},"cluster":{"nodes":4,)"
            R"("devicesPerNode":4,"device":"h100-sxm-80gb","otherNodes":)"
            + others.toStdString() + "}}";
        const auto read = readPlanDocument(text);
        QVERIFY(!read);
        QVERIFY2(QString::fromStdString(read.error().where.pointer).startsWith(pointer),
            read.error().where.pointer.c_str());
    }

    /// Memory of a node, and links of its own, over those of its device.
    void ownMemoryAndLinks()
    {
        const PlanDocument read = readPlanDocument(
            R"({"format":"rankloom-plan","version":1,"model":{"preset":"llama-2-7b"},"cluster":{"nodes":2,)"
            R"("devicesPerNode":4,"device":"h100-sxm-80gb","otherNodes":[{"nodes":[1],"memoryBytes":1e11,)"
            R"("links":{"tiers":[{"level":"device-pair","bandwidth":1e10}]}}]}})")
                                      .value();
        const Cluster& cluster = read.project.cluster;
        QCOMPARE(cluster.deviceOfNode(1).memory.value(), 1e11);
        QCOMPARE(cluster.deviceOfNode(0).memory, fast().memory);
        QCOMPARE(cluster.links.link(4, 5).bandwidth.value(), 1e10);
        QCOMPARE(cluster.links.link(0, 1).bandwidth, fast().deviceLink);
        const std::string again = writePlanDocument(read.project, read.plan);
        QVERIFY(readPlanDocument(again).value().project.cluster == read.project.cluster);
    }

    /// A stage on one kind is timed as on a cluster of that kind alone.
    void stagesRunOnTheirDevices()
    {
        const Project mixed = projectOn(mixedCluster());
        const Project allFast = projectOn(makeCluster(4, 4, fast()));
        const Project allSlow = projectOn(makeCluster(4, 4, slow()));
        const Plan plan = fourStages();
        const PassTimes times = timePasses(LaidOut(mixed, plan));
        const PassTimes quick = timePasses(LaidOut(allFast, plan));
        const PassTimes late = timePasses(LaidOut(allSlow, plan));
        for (std::size_t s = 0; s < 4; ++s) {
            const StageTimes& expected = s < 2 ? quick.stages[s] : late.stages[s];
            QVERIFY(same(times.stages[s].forward - times.stages[s].inForward.total(),
                expected.forward - expected.inForward.total()));
            QVERIFY(same(times.stages[s].backwardWeight, expected.backwardWeight));
            QVERIFY(same(times.tails[s].optimizer, (s < 2 ? quick : late).tails[s].optimizer));
        }
        QVERIFY(times.stages[1].total() < times.stages[2].total());
    }

    /// Every replica of a stage waits for the slowest: with both kinds in each stage all run as the slow
    /// ones.
    void slowestMemberRules()
    {
        const Project mixed = projectOn(mixedCluster());
        const Project allSlow = projectOn(makeCluster(4, 4, slow()));
        Plan plan = fourStages();
        plan.layout.pp = 1; // four replicas, one a node
        const StageTimes stage = timePasses(LaidOut(mixed, plan)).stages.front();
        QVERIFY(same(stage.backwardWeight, timePasses(LaidOut(allSlow, plan)).stages.front().backwardWeight));
        const LaidOut laid(mixed, plan);
        QCOMPARE(laid.kinds().front().size(), std::size_t {2});
    }

    void memoryAgainstOwnCapacity()
    {
        const Project mixed = projectOn(mixedCluster());
        const Plan plan = fourStages();
        const MemoryReport report = estimateMemory(mixed, plan);
        for (int s = 0; s < 4; ++s)
            QCOMPARE(report.stages[static_cast<std::size_t>(s)].capacity, (s < 2 ? fast() : slow()).memory);
        // The tightest stage is named, not the fullest.
        for (const StageMemory& stage : report.stages)
            QVERIFY(report.fullest()->headroom() <= stage.headroom());
        Plan flat = plan;
        flat.layout.pp = 1;
        const RankMemory ranks = rankMemory(LaidOut(mixed, flat));
        QCOMPARE(ranks.of(0).capacity, fast().memory);
        QCOMPARE(ranks.of(15).capacity, slow().memory);
        QCOMPARE(ranks.of(0).device, ranks.of(15).device);
        // The others put on the small devices: the placement decides.
        Plan turned = plan;
        for (int rank = 0; rank < 16; ++rank)
            turned.deviceOfRank.push_back((rank + 8) % 16);
        QCOMPARE(estimateMemory(mixed, turned).stages.front().capacity, slow().memory);
    }

    void illegalOnOneKindIsIllegal()
    {
        const Project mixed = projectOn(mixedCluster());
        Plan plan = fourStages();
        QVERIFY(!brokenRule(mixed, plan));
        plan.memory.precision = Precision::Fp8Mixed; // A100 has none
        QVERIFY(brokenRule(mixed, plan).has_value());
        QCOMPARE(brokenRule(mixed, plan)->code, std::string("precision-not-supported"));
    }

    /// What the search finds is legal, fits every node, and is timed as its plan is.
    void searchKnowsTheKinds()
    {
        Project project = projectOn(mixedCluster());
        Plan base;
        base.workload = {2048, 1, 64};
        const auto found = searchLayouts(project, base, defaultSearchSpace(project, base));
        QVERIFY(found.has_value());
        QVERIFY(!found->ranked.empty());
        for (const FoundLayout& layout : found->ranked) {
            const Evaluation evaluation = evaluate(project, layout.plan).value();
            QVERIFY(evaluation.valid);
            QVERIFY(evaluation.memory.fits);
            QVERIFY(same(evaluation.time.step, layout.time.step));
            QVERIFY(layout.bound.value() <= layout.time.step.value() * (1 + 1e-9));
        }
    }

    /// Against every cut: no longest stage is shorter.
    void balancedLayersAreBest()
    {
        const std::vector<double> perLayer {1, 2.5, 0.7};
        for (int layers = 3; layers <= 24; ++layers) {
            const std::vector<int> cut = balancedLayers(layers, perLayer);
            QCOMPARE(cut[0] + cut[1] + cut[2], layers);
            const auto longest = [&](int a, int b) {
                return std::max({a * perLayer[0], b * perLayer[1], (layers - a - b) * perLayer[2]});
            };
            double best = 1e9;
            for (int a = 1; a < layers - 1; ++a)
                for (int b = 1; a + b < layers; ++b)
                    best = std::min(best, longest(a, b));
            QCOMPARE(longest(cut[0], cut[1]), best);
        }
    }

    /// Two stages, the second on the slower node: against every cut of the layers.
    void unevenLayersAreTheBestCut()
    {
        Cluster cluster = makeCluster(2, 4, fast());
        cluster.setDeviceOfNodes(std::array {1}, slow());
        const Project project = projectOn(std::move(cluster));
        Plan plan = fourStages();
        plan.layout.pp = 2;
        const Plan uneven = withUnevenLayers(project, plan).value().plan;
        double best = 1e9;
        for (int first = 1; first < 32; ++first) {
            Plan trial = plan;
            trial.stages.layersPerStage = {first, 32 - first};
            const Evaluation evaluation = evaluate(project, trial).value();
            if (evaluation.memory.fits)
                best = std::min(best, evaluation.time.step.value());
        }
        const Evaluation found = evaluate(project, uneven).value();
        QVERIFY(found.valid);
        QCOMPARE(found.time.step.value(), best);
        QVERIFY(uneven.stages.layersPerStage[0] > uneven.stages.layersPerStage[1]);
    }

    /// Four nodes, every other one slow, two stages of two nodes: a stage with both kinds waits for the slow
    /// one, so that the placement brings like nodes together. Against every order of nodes.
    void placementBringsLikeNodesTogether()
    {
        Cluster cluster = makeCluster(4, 4, fast());
        DeviceSpec other = slow();
        other.memory = fast().memory;
        cluster.setDeviceOfNodes(std::array {1, 3}, other);
        const Project project = projectOn(std::move(cluster));
        Plan plan = fourStages();
        plan.layout.pp = 2; // stages of two nodes
        plan.stages.layersPerStage = {20, 12};
        plan.workload = {2048, 4, 64}; // so much that no host binds
        RankPlacementOptions options;
        const auto placed = placeRanks(project, plan, options);
        QVERIFY(placed.has_value());
        const auto step = [&](const std::array<int, 4>& nodes) {
            Plan trial = plan;
            for (const int node : nodes)
                for (int slot = 0; slot < 4; ++slot)
                    trial.deviceOfRank.push_back(4 * node + slot);
            return evaluate(project, trial).value().time.step.value();
        };
        std::array<int, 4> nodes {0, 1, 2, 3};
        double best = 1e9;
        double worst = 0;
        do {
            best = std::min(best, step(nodes));
            worst = std::max(worst, step(nodes));
        } while (std::ranges::next_permutation(nodes).found);
        plan.deviceOfRank = placed->deviceOfRank;
        QCOMPARE(evaluate(project, plan).value().time.step.value(), best);
        QVERIFY(best < worst * 0.99);
    }

    void measuredLayersCountInsteadOfShape()
    {
        Project project = projectOn(makeCluster(1, 4, fast()));
        const auto layers = static_cast<std::size_t>(project.model->layers);
        MeasuredLayers measured;
        MeasuredLayers::Times times;
        for (std::size_t l = 0; l < layers; ++l)
            times.forward.push_back(0.001 * static_cast<double>(l + 1));
        measured.times.push_back(times);
        measured.parameters.assign(layers, 1e6);
        project.model.change().measured = measured;
        Plan plan;
        plan.workload = {2048, 1, 32};
        plan.layout.pp = 4;
        const PassTimes all = timePasses(LaidOut(project, plan));
        // Stages of eight layers; the inner ones hold nothing else.
        for (std::size_t s : {1U, 2U}) {
            const auto first = times.forward.begin() + static_cast<std::ptrdiff_t>(8 * s);
            const double sum = std::accumulate(first, first + 8, 0.0);
            QVERIFY(same(all.stages[s].forward, Seconds(sum)));
            QVERIFY(same(all.stages[s].backwardInput + all.stages[s].backwardWeight, Seconds(2 * sum)));
            QCOMPARE(estimateMemory(project, plan).stages[s].parameters, 8e6);
        }
        plan.layout.tp = 2;
        plan.layout.pp = 2;
        QVERIFY(brokenRule(project, plan).has_value());
        QCOMPARE(brokenRule(project, plan)->code, std::string("layers-not-measured"));
        const std::string text = writePlanDocument(project, plan);
        QVERIFY(readPlanDocument(text).value().project.model == project.model);
    }

    /// Between two sizes a line; outside in proportion, or bound by the host.
    void measuredLayersByMicrobatch()
    {
        Project project = projectOn(makeCluster(1, 4, fast()));
        const auto layers = static_cast<std::size_t>(project.model->layers);
        const double launch = fast().layerLaunch.value();
        const auto forward = [&](int size, std::vector<std::pair<int, double>> given) {
            MeasuredLayers measured;
            for (const auto& [at, seconds] : given)
                measured.times.push_back({"", 1, at, std::vector<double>(layers, seconds), {}});
            project.model.change().measured = measured;
            Plan plan;
            plan.workload = {2048, size, 4 * size * 8};
            plan.layout.pp = 4;
            return timePasses(LaidOut(project, plan)).stages[1].forward.value() / 8;
        };
        const double busy = 10 * launch;
        QVERIFY(std::abs(forward(4, {{1, busy}}) / (4 * busy) - 1) < 1e-12);
        QVERIFY(std::abs(forward(4, {{1, launch / 2}}) / (launch / 2) - 1) < 1e-12);
        QVERIFY(std::abs(forward(3, {{4, 3 * busy}, {2, busy}}) / (2 * busy) - 1) < 1e-12);
        QVERIFY(std::abs(forward(8, {{4, 3 * busy}, {2, busy}}) / (6 * busy) - 1) < 1e-12);
    }
};

QTEST_GUILESS_MAIN(TestMixedCluster)
#include "tst_mixed_cluster.moc"
