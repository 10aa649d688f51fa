// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <limits>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/plan/replica_work.h"
#include "core/search/batch_shares.h"
#include "core/search/layout_search.h"

using namespace rankloom;

namespace {

DeviceSpec fast() { return *devicePreset("h100-sxm-80gb"); }
DeviceSpec slow() { return *devicePreset("a100-sxm-80gb"); }

/// As many nodes of four as there are letters: f = fast, s = slow.
Project projectOf(const char* nodes)
{
    const std::string kinds(nodes);
    Project project;
    project.model = *modelPreset("llama-2-7b");
    Cluster cluster = makeCluster(static_cast<int>(kinds.size()), 4, fast());
    for (std::size_t node = 0; node < kinds.size(); ++node)
        if (kinds[node] == 's')
            cluster.setDeviceOfNodes(std::array {static_cast<int>(node)}, slow());
    project.cluster = std::move(cluster);
    return project;
}

/// A replica on each `nodesOfReplica` nodes.
Plan planOf(int replicas, int pp, int microbatches)
{
    Plan plan;
    plan.workload = {4096, 1, replicas * microbatches};
    plan.layout.tp = 4;
    plan.layout.pp = pp;
    return plan;
}

/// Of these microbatches a replica; nothing where that is no legal plan that fits.
double stepOf(const Project& project, Plan plan, const std::vector<int>& counts)
{
    for (std::size_t replica = 0; replica < counts.size(); ++replica)
        plan.replicas.change().shares.push_back({{static_cast<int>(replica)}, counts[replica], 0, {}});
    if (brokenRule(project, plan))
        return std::numeric_limits<double>::infinity();
    const Result<Evaluation> evaluation = evaluateLegal(project, plan);
    return evaluation && evaluation->valid && evaluation->memory.fits
        ? evaluation->time.step.value()
        : std::numeric_limits<double>::infinity();
}

/// The shortest step of all ways to share `left` microbatches among the replicas from `first` on.
double bestOf(const Project& project, const Plan& plan, std::vector<int>& counts, std::size_t first, int left)
{
    if (first + 1 == counts.size()) {
        counts[first] = left;
        return stepOf(project, plan, counts);
    }
    double best = std::numeric_limits<double>::infinity();
    for (int now = 0; now <= left; ++now) {
        counts[first] = now;
        best = std::min(best, bestOf(project, plan, counts, first + 1, left - now));
    }
    return best;
}

} // namespace

/// More microbatches for faster replicas.
class TestBatchShares : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Against all ways to share: nobody ends later.
    void balancedBatchesAreBest()
    {
        const std::vector<ReplicaPace> paces {{0.5, 1}, {3, 2.5}, {0, 0.7}};
        for (int total = 3; total <= 20; ++total) {
            const std::vector<int> found = balancedBatches(total, paces);
            QCOMPARE(found[0] + found[1] + found[2], total);
            const auto longest = [&](int a, int b) {
                return std::max({paces[0].passes(a), paces[1].passes(b), paces[2].passes(total - a - b)});
            };
            double best = 1e9;
            for (int a = 1; a < total - 1; ++a)
                for (int b = 1; a + b < total; ++b)
                    best = std::min(best, longest(a, b));
            QCOMPARE(longest(found[0], found[1]), best);
        }
    }

    void sharesAreTheBest_data()
    {
        QTest::addColumn<QString>("nodes");
        QTest::addColumn<int>("pp");
        QTest::addColumn<int>("microbatches");
        QTest::newRow("two") << "fs" << 1 << 8;
        QTest::newRow("two, an odd batch") << "fs" << 1 << 3;
        QTest::newRow("three") << "fsf" << 1 << 4;
        QTest::newRow("three, two slow") << "ssf" << 1 << 5;
        QTest::newRow("of two stages") << "fsfs" << 2 << 6;
    }
    /// Against every way to share the batch.
    void sharesAreTheBest()
    {
        QFETCH(QString, nodes);
        QFETCH(int, pp);
        QFETCH(int, microbatches);
        const Project project = projectOf(nodes.toLatin1().constData());
        const int replicas = static_cast<int>(nodes.size()) / pp;
        const Plan plan = planOf(replicas, pp, microbatches);
        QVERIFY(!brokenRule(project, plan));
        const EvaluatedPlan found = withBatchShares(project, plan).value();
        const Plan& shared = found.plan;
        QVERIFY(!shared.replicas->alike());
        QVERIFY(!brokenRule(project, shared));
        std::vector<int> counts(static_cast<std::size_t>(replicas), 0);
        const double best = bestOf(project, plan, counts, 0, replicas * microbatches);
        QCOMPARE(evaluate(project, shared)->time.step.value(), best);
        QCOMPARE(found.step().value(), best);
        QVERIFY(best < evaluate(project, plan)->time.step.value());
    }

    /// Nothing is proposed where nothing is gained.
    void alikeReplicasStayAlike()
    {
        const Plan plan = planOf(2, 1, 4);
        QVERIFY(!withBatchShares(projectOf("ff"), plan));
        const Plan one = planOf(1, 2, 4); // one replica over both kinds
        QVERIFY(!withBatchShares(projectOf("fs"), one));
        // Somebody has said what replicas do.
        Plan said = plan;
        said.replicas.change().shares.push_back({{0}, 3, 0, {}});
        QVERIFY(!withBatchShares(projectOf("fs"), said));
    }

    /// Where every replica has a node, shares by speed are what is left to gain: the search finds them,
    /// though the layout is slow with equal shares.
    void searchesShareBatchesOverReplicas()
    {
        const Project project = projectOf("fs");
        Plan base;
        base.workload = {4096, 1, 32};
        SearchSpace space = defaultSearchSpace(project, base);
        space.pp = *readDegreeRange("1");
        const auto found = searchLayouts(project, base, space);
        QVERIFY(found.has_value());
        QVERIFY(!found->ranked.empty());
        QVERIFY(!found->ranked.front().plan.replicas->alike());
    }

    /// What a search finds on unlike nodes is legal, timed as its plan is, and no slower than with equal
    /// shares.
    void searchesShareBatches()
    {
        const Project project = projectOf("fs");
        Plan base;
        base.workload = {4096, 1, 64};
        const auto found = searchLayouts(project, base, defaultSearchSpace(project, base));
        QVERIFY(found.has_value());
        QVERIFY(!found->ranked.empty());
        int shared = 0;
        for (const FoundLayout& layout : found->ranked) {
            const Evaluation now = evaluate(project, layout.plan).value();
            QVERIFY(now.valid && now.memory.fits);
            QVERIFY(std::abs(now.time.step / layout.time.step - 1) < 1e-12);
            if (layout.plan.replicas->alike())
                continue;
            ++shared;
            Plan equal = layout.plan;
            equal.replicas = {};
            QVERIFY(now.time.step < evaluate(project, equal)->time.step);
        }
        QVERIFY(shared > 0);
        QVERIFY(!found->front.empty() && found->front.front().time.step == found->ranked.front().time.step);
        Bytes room {-1};
        Seconds step;
        for (const FoundLayout& layout : found->front) {
            QVERIFY(layout.time.step >= step && layout.headroom > room);
            step = layout.time.step;
            room = layout.headroom;
        }
    }

    /// Shares and uneven layers that gain leave the headroom that was asked for.
    void sharesLeaveTheHeadroom()
    {
        const Project project = projectOf("fs");
        Plan base;
        base.workload = {4096, 1, 64};
        SearchSpace space = defaultSearchSpace(project, base);
        const auto roomOf = [&] {
            const auto found = searchLayouts(project, base, space);
            Bytes least {1e12};
            for (const std::vector<FoundLayout>* list : {&found->ranked, &found->front})
                for (const FoundLayout& layout : *list)
                    least = std::min(least, layout.headroom);
            return least;
        };
        const Bytes tight = roomOf();
        space.leastHeadroom = tight + Bytes(1e9);
        QVERIFY(roomOf() >= space.leastHeadroom);
    }
};

QTEST_GUILESS_MAIN(TestBatchShares)
#include "tst_batch_shares.moc"
