// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include <rapidcheck.h>

#include <QTest>

#include "core/memory/memory.h"
#include "core/memory/rank_memory.h"
#include "core/memory/stage_account.h"
#include "core/model/hf_config.h"
#include "core/plan/rank_grid.h"

using namespace rankloom;

namespace {

/// Mixtral-8x7B on 32 devices, two pipeline stages, one expert per member.
Project mixtral()
{
    Project project;
    project.model = *modelPreset("mixtral-8x7b");
    project.cluster.change().nodes = 4;
    project.cluster.change().devicesPerNode = 8;
    project.cluster.change().device.memory = Bytes(80 * kGiB);
    return project;
}

Plan twoStages()
{
    Plan plan;
    plan.workload = {4096, 1, 64};
    plan.layout = {.tp = 1, .pp = 2, .ep = 8, .etp = 1};
    return plan;
}

/// load(l, e) picks of expert e in layer l.
template <class Load> void setTrace(Project& project, Load load)
{
    RoutingStatistics& routing = project.routing.change();
    routing.layers = project.model->moeLayers();
    routing.experts = project.model->moe->experts;
    routing.topK = project.model->moe->topK;
    routing.load.clear();
    for (int l = 0; l < routing.layers; ++l)
        for (int e = 0; e < routing.experts; ++e)
            routing.load.push_back(load(l, e));
}

bool closeTo(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)); }

} // namespace

class TestRankMemory : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutATraceRanksOfAStageAreAlike()
    {
        const Project project = mixtral();
        const RankMemory ranks = rankMemory(LaidOut(project, twoStages()));
        const MemoryReport report = estimateMemory(project, twoStages());
        QCOMPARE(ranks.ranks(), 32);
        QCOMPARE(ranks.members.size(), std::size_t {2});
        QCOMPARE(ranks.members[0].size(), std::size_t {1});
        QCOMPARE(ranks.of(0), report.stages[0]);
        QCOMPARE(ranks.of(31), report.stages[1]);
    }

    /// A member's load is the mean over the layers of its stage: member 2 is full in the first half of the
    /// model, member 5 in the second.
    void membersDifferByTheTokensOfTheirExperts()
    {
        Project project = mixtral();
        setTrace(project, [](int layer, int e) { return e == (layer < 16 ? 2 : 5) ? 300 : 100; });
        const RankMemory ranks = rankMemory(LaidOut(project, twoStages()));
        QCOMPARE(ranks.members[0].size(), std::size_t {8});
        const RankGrid grid(resolved(twoStages().layout, 32));
        for (int rank = 0; rank < 32; ++rank) {
            const RankCoordinates& at = grid.coordinates(rank);
            const bool full = at.ep == (at.pp == 0 ? 2 : 5);
            QCOMPARE(ranks.of(rank).expertLoad.expected, full ? 2.4 : 0.8);
            QCOMPARE(ranks.of(rank).stage, at.pp);
        }
        const MemoryReport report = estimateMemory(project, twoStages());
        QCOMPARE(ranks.members[0][2], report.stages[0]);
        QCOMPARE(ranks.members[1][5], report.stages[1]);
        QVERIFY(ranks.members[0][5].activations < report.stages[0].activations);
        QCOMPARE(ranks.members[0][5].optimizer, report.stages[0].optimizer);
        // Every layer is as uneven as every other: nothing is between the ends of the band.
        QVERIFY(closeTo(report.stages[0].activationsHigh.value(), report.stages[0].activations.value()));
    }

    /// Two copies of expert 0: its second holder has one expert more, with weights, gradients and optimizer,
    /// and both share its tokens.
    void replicasAreHeldAndShareTokens()
    {
        Project project = mixtral();
        Plan plan = twoStages();
        setTrace(project, [](int, int e) { return e == 0 ? 400 : 100; });
        std::vector<std::vector<int>> layer {{0, 7}, {1}, {2}, {3}, {4}, {5}, {6}, {7}};
        plan.experts.change().devices.assign(32, layer);
        const RankMemory ranks = rankMemory(LaidOut(project, plan));
        const StageMemory& holder = ranks.members[0][7];
        const StageMemory& other = ranks.members[0][3];
        const double expert = 3.0 * 4096 * 14336;
        QVERIFY(closeTo(holder.parameters - other.parameters, 16 * expert));
        QVERIFY(closeTo((holder.weights - other.weights).value(), 2 * 16 * expert));
        QVERIFY(closeTo(holder.expertLoad.expected, 300.0 * 8 / 1100));
        QVERIFY(closeTo(ranks.members[0][0].expertLoad.expected, 200.0 * 8 / 1100));
        QCOMPARE(estimateMemory(project, plan).stages[0], holder);
    }

    void theBandFollowsTheTrace()
    {
        Project project = mixtral();
        // Even in the first layer, ever less so towards the last.
        setTrace(project, [](int layer, int e) { return e == 0 ? 100 + layer * 10 : 100; });
        const StageMemory stage = estimateMemory(project, twoStages()).stages[0];
        QCOMPARE(stage.expertLoad.low, 1.0);
        QVERIFY(closeTo(stage.expertLoad.high, 410.0 * 8 / 1110));
        QVERIFY(stage.expertLoad.expected > 1 && stage.expertLoad.expected < stage.expertLoad.high);
        Plan fixed = twoStages();
        fixed.memory.expertLoadFactor = stage.expertLoad.high;
        const StageMemory high = estimateMemory(project, fixed).stages[0];
        QVERIFY(closeTo(stage.activationsHigh.value(), high.activations.value()));
        QVERIFY(closeTo(stage.allocatedHigh.value(), high.allocated.value()));
        QVERIFY(closeTo(stage.reservedHigh.value(), high.allocated.value() * 1.075));
    }

    void withoutATraceTheBandIsTheStatedSpread()
    {
        Project project = mixtral();
        Plan plan = twoStages();
        Band band = estimateMemory(project, plan).stages[0].expertLoad;
        QCOMPARE(band, (Band {1, 1, 1.15}));
        plan.memory.expertLoadFactor = 2;
        project.calibration.change().expertLoadSpread = 0.25;
        band = estimateMemory(project, plan).stages[0].expertLoad;
        QCOMPARE(band, (Band {1.6, 2, 2.5}));
        project.calibration.change().expertLoadSpread = 100; // no more than all tokens on one member
        QCOMPARE(estimateMemory(project, plan).stages[0].expertLoad.high, 8.0);
        plan.layout.ep = 1; // a single member has them all anyway
        plan.memory.expertLoadFactor = 0;
        QCOMPARE(estimateMemory(project, plan).stages[0].expertLoad, (Band {1, 1, 1}));
        Project dense = project;
        dense.model = *modelPreset("llama-3-8b");
        const StageMemory stage = estimateMemory(dense, plan).stages[0];
        QCOMPARE(stage.expertLoad, Band {});
        QCOMPARE(stage.allocatedLow, stage.allocatedHigh);
    }

    void bandsAreOrderedAndMembersStayBelowTheFullest()
    {
        QVERIFY(rc::check("low <= expected <= high, and no member above the stage", [] {
            Project project = mixtral();
            setTrace(project, [](int, int) { return *rc::gen::inRange<std::int64_t>(0, 1000); });
            Plan plan = twoStages();
            plan.layout.pp = *rc::gen::element(1, 2, 4);
            plan.layout.ep = *rc::gen::element(1, 2, 8);
            plan.memory.sharding.optimizer = *rc::gen::element(
                ShardExtent {ShardExtent::Kind::None, 1}, ShardExtent {ShardExtent::Kind::DataParallel, 1});
            const MemoryReport report = estimateMemory(project, plan);
            const RankMemory ranks = rankMemory(LaidOut(project, plan));
            for (std::size_t s = 0; s < report.stages.size(); ++s) {
                const StageMemory& stage = report.stages[s];
                RC_ASSERT(stage.activationsLow <= stage.activations);
                RC_ASSERT(stage.activations <= stage.activationsHigh);
                RC_ASSERT(stage.allocatedLow <= stage.allocated && stage.allocated <= stage.allocatedHigh);
                RC_ASSERT(stage.deviceLow() <= stage.device && stage.device <= stage.deviceHigh());
                bool found = false;
                double sum = 0;
                for (const StageMemory& member : ranks.members[s]) {
                    RC_ASSERT(member.device <= stage.device);
                    found = found || member == stage;
                    sum += member.expertLoad.expected;
                }
                RC_ASSERT(found);
                RC_ASSERT(closeTo(sum, static_cast<double>(ranks.members[s].size())));
            }
            RC_ASSERT(!report.fitsAtWorst || report.fits);
        }));
    }

    /// Holdings of all pipeline ranks add up to the model: traffic and bytes count the same parameters.
    void holdingsAddUpToTheModel()
    {
        Project project = mixtral();
        Plan plan = twoStages();
        plan.layout = {.tp = 2, .pp = 4, .ep = 4, .etp = 1};
        plan.memory.vocabularyDivisor = 1;
        const Accountant accountant(project, plan);
        const MemoryReport report = estimateMemory(project, plan);
        const ModelSpec& model = project.model;
        const LayerParameters layer = moeLayerParameters(model);
        const double perLayer = static_cast<double>(layer.tensor.total()) / 2
            + static_cast<double>(layer.keyValue.total()) / 2 + static_cast<double>(layer.replicated.total())
            + static_cast<double>(layer.experts.total()) / 4;
        double sum = 0;
        for (const StageMemory& stage : report.stages)
            sum += stage.parameters;
        const double vocabulary = static_cast<double>(model.vocabulary) * model.hidden;
        QVERIFY(closeTo(sum, 32 * perLayer + vocabulary + model.hidden)); // two matrices, halved by tp
    }
};

QTEST_APPLESS_MAIN(TestRankMemory)
#include "tst_rank_memory.moc"
