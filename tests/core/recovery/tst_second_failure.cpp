// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Failures of plans that an earlier failure has left.
#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

#include <rapidcheck.h>

#include <QTest>

#include "core/evaluate/evaluate.h"
#include "core/plan/check.h"
#include "core/recovery/recovery.h"
#include "core/recovery/state_flow.h"
#include "tests/core/evaluate/replica_samples.h"
#include "tests/core/recovery/node_failures.h"
#include "tests/core/recovery/replan.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

/// Everything that holds of a recovery, whatever the plan was before.
void checkPromises(const Project& p, const Plan& given, const Recoveries& all, const std::set<int>& gone)
{
    for (const Recovery& r : all.policies) {
        if (!r.feasible) {
            RC_ASSERT(!r.reason.english().empty());
            continue;
        }
        RC_ASSERT(r.plan && !hasErrors(check(p, *r.plan)));
        const auto evaluation = evaluateLegal(p, *r.plan);
        RC_ASSERT(evaluation && evaluation->valid);
        RC_ASSERT(evaluation->time.step.value() == r.stepSeconds);
        RC_ASSERT(near(evaluation->time.tokensPerSecond, r.throughputRatio * all.tokensPerSecond, 1e-6));
        if (r.consistent.batch)
            RC_ASSERT(r.plan->workload.globalBatchSize == given.workload.globalBatchSize);
        const int samples =
            std::accumulate(r.microbatchesPerReplica.begin(), r.microbatchesPerReplica.end(), 0);
        RC_ASSERT(samples * given.workload.microBatchSize == r.plan->workload.globalBatchSize);
        for (const StateTransfer& one : r.transfers) {
            RC_ASSERT(!gone.contains(one.from / 8));
            RC_ASSERT(!gone.contains(one.to / 8));
        }
    }
}

} // namespace

class TestSecondFailure : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPlanOfARecoveryIsReplanned_data()
    {
        QTest::addColumn<int>("first");
        for (const NamedValue<RecoveryPolicy>& one : namedValues<RecoveryPolicy>())
            QTest::newRow(std::string(one.name).c_str()) << static_cast<int>(one.value);
    }
    /// Whatever was gone on with, all policies can go on again.
    void everyPlanOfARecoveryIsReplanned()
    {
        QFETCH(int, first);
        const Project p = project(16);
        const auto policy = static_cast<RecoveryPolicy>(first);
        const auto one = replan(p, planOnNodes(4, 4, 12), nodes({5}), policy);
        QVERIFY(one && one->feasible);
        const auto all = replanAll(p, *one->plan, nodes({10}));
        QVERIFY2(all.has_value(), all ? "" : all.error().text().c_str());
        QVERIFY(near(all->stepSeconds, one->stepSeconds));
        checkPromises(p, *one->plan, *all, {5, 10});
        for (const Recovery& r : all->policies)
            QVERIFY2(r.feasible, (nameOf(r.policy).data() + (": " + r.reason.english())).c_str());
    }

    /// Losses one after the other leave what they leave together.
    void oneAfterTheOtherIsBothTogether()
    {
        const Project p = project(16);
        const Plan given = planOnNodes(4, 4, 12);
        for (const RecoveryPolicy policy : {RecoveryPolicy::Reroute, RecoveryPolicy::Templates,
                 RecoveryPolicy::Redundant, RecoveryPolicy::Resize}) {
            const auto both = replan(p, given, nodes({5, 10}), policy);
            const auto one = replan(p, given, nodes({5}), policy);
            QVERIFY(both && both->feasible && one && one->feasible);
            for (const RecoveryPolicy before : {policy, RecoveryPolicy::Resize}) {
                const auto left = replan(p, given, nodes({5}), before);
                const auto then = replan(p, *left->plan, nodes({10}), policy);
                QVERIFY(then && then->feasible);
                QCOMPARE(then->stepSeconds, both->stepSeconds);
                QVERIFY(*then->plan->replicas == *both->plan->replicas);
                QVERIFY(then->microbatchesPerReplica == both->microbatchesPerReplica);
            }
        }
        // A dropped replica stays away.
        const auto dropped = replan(p, given, nodes({5}), RecoveryPolicy::Drop);
        const auto again = replan(p, *dropped->plan, nodes({10}), RecoveryPolicy::Drop);
        const auto both = replan(p, given, nodes({5, 10}), RecoveryPolicy::Drop);
        QCOMPARE(again->stepSeconds, both->stepSeconds);
        QCOMPARE(again->plan->workload.globalBatchSize, both->plan->workload.globalBatchSize);
    }

    /// What is lost and idle already is not lost again.
    void theSameLossChangesNothing()
    {
        const Project p = project(16);
        for (const RecoveryPolicy policy : {RecoveryPolicy::Reroute, RecoveryPolicy::Templates,
                 RecoveryPolicy::Redundant, RecoveryPolicy::Resize}) {
            const auto one = replan(p, planOnNodes(4, 4, 12), nodes({5}), policy);
            const auto all = replanAll(p, *one->plan, nodes({5}));
            QVERIFY(all);
            QCOMPARE(all->idleCells, 1);
            QVERIFY(!all->touched && all->asItIsSeconds == 0);
            QVERIFY(all->livingReplicas == (std::vector<int> {4, 3, 4, 4}));
            const Recovery& resized = of(*all, RecoveryPolicy::Resize);
            QVERIFY(resized.feasible && resized.throughputRatio == 1 && resized.transfers.empty());
            QVERIFY(*resized.plan == *one->plan);
            QVERIFY(resized.edges.empty());
        }
    }

    /// Optimizer shards of the first loss are with the others: the second one loses a larger one.
    void shardsOfTheFirstLossAreWithTheOthers()
    {
        const Project p = project(16);
        const auto one =
            replan(p, planOnNodes(4, 4, 12), nodes({6}), RecoveryPolicy::Resize); // stage 1, replica 2
        const auto s = Situation::of(p, *one->plan, nodes({4}), RecoverySettings());
        QVERIFY(s && (*s)->losesStates() && !(*s)->losesCopies());
        QVERIFY(near((*s)->shardBytes(1), (*s)->parametersOf(1) * 12 / 3));
        QVERIFY(near((*s)->shardBytes(0), (*s)->parametersOf(0) * 12 / 4));
        // The copy of replica 0 is with replica 1, which keeps its half.
        const StateFlow flow = restoredShards(**s);
        QVERIFY(near(flow.bytes(), 8 * (*s)->parametersOf(1) * 12 / 3 / 2));
        for (const auto& [pair, bytes] : flow.pairs())
            QCOMPARE(pair.first / 8, 5);
        // The copy of replica 1 is not with replica 2, which is idle, but with the next one.
        const auto next = Situation::of(p, *one->plan, nodes({5}), RecoverySettings());
        QCOMPARE((*next)->copyHolder(1, 1), 3);
        QVERIFY(!(*next)->losesCopies());
    }

    /// A replica with layers of its own goes back to the others': every layer that a cell lacks is sent once.
    void layersComeBack()
    {
        const Project p = project(16);
        const auto one =
            replan(p, planOnNodes(4, 4, 12), nodes({5}), RecoveryPolicy::Templates); // stage 1, replica 1
        const std::vector<int> own = one->plan->replicas->shares.back().layersPerStage.empty()
            ? one->plan->replicas->shares.front().layersPerStage
            : one->plan->replicas->shares.back().layersPerStage;
        QVERIFY(own.size() == 4 && own[1] == 0);
        const auto s = Situation::of(p, *one->plan, nodes({10}), RecoverySettings());
        const std::vector<int> plain = (*s)->layersPerStage();
        const StateFlow back = layersBack(**s, plain);
        int missing = 0;
        int layer = 0;
        for (int stage = 0; stage < 4; ++stage)
            for (int i = 0; i < plain[static_cast<std::size_t>(stage)]; ++i, ++layer)
                missing += stage != 1 && (*s)->ownersIn(1)[static_cast<std::size_t>(layer)] != stage ? 1 : 0;
        const double each = layerShare(p.model, (*s)->laid.layout, denseLayerParameters(p.model)).total();
        QVERIFY(near(back.bytes(), 8 * missing * each * (2 + 12 / 4.0)) || (missing == 0 && back.empty()));
    }

    /// Dropped replicas are no part of what follows, and stay at rest.
    void droppedReplicasStayAway()
    {
        Project p = project(4);
        Plan given = planOnNodes(2, 8, 4, 1);
        given.layout.tp = 2;
        const auto one = replan(p, given, FailureSet {{3}}, RecoveryPolicy::Drop); // in the place of others
        QVERIFY(one && one->feasible && !one->plan->replicas->shares.empty());
        const auto all = replanAll(p, *one->plan, FailureSet {{8}});
        QVERIFY(all);
        QCOMPARE(all->replicas, 7);
        checkPromises(p, *one->plan, *all, {});
        for (const RecoveryPolicy policy : {RecoveryPolicy::Drop, RecoveryPolicy::Reroute,
                 RecoveryPolicy::Resize, RecoveryPolicy::Migrate, RecoveryPolicy::Templates}) {
            const Recovery& r = of(*all, policy);
            QVERIFY2(r.feasible, r.reason.english().c_str());
            QCOMPARE(r.microbatchesPerReplica.size(), std::size_t {8});
            QCOMPARE(r.microbatchesPerReplica[1], 0);
        }
        QVERIFY(near(of(*all, RecoveryPolicy::Drop).throughputRatio, 6.0 / 7, 1e-2));
    }

    void whatCannotBeSharedEvenlySaysWhy()
    {
        const Project p = project(16);
        // What dropping a replica and keeping the batch leaves of four times eight.
        Plan uneven = planOnNodes(4, 4, 8);
        uneven.replicas = ReplicaChoice {
            {{{0}, 11, 0, {}}, {{1}, 0, 0, {}}, {{2}, 11, 0, {}}, {{3}, 10, 0, {}}}, {}, false};
        QVERIFY(!hasErrors(check(p, uneven)));
        const auto all = replanAll(p, uneven, nodes({10}));
        QVERIFY(all);
        checkPromises(p, uneven, *all, {10});
        for (const RecoveryPolicy policy :
            {RecoveryPolicy::Reroute, RecoveryPolicy::Resize, RecoveryPolicy::Redundant}) {
            QVERIFY(!of(*all, policy).feasible);
            QVERIFY(of(*all, policy).reason.english().find("32 microbatches") != std::string::npos);
        }
        for (const RecoveryPolicy policy :
            {RecoveryPolicy::Drop, RecoveryPolicy::Templates, RecoveryPolicy::Restart})
            QVERIFY2(of(*all, policy).feasible, of(*all, policy).reason.english().c_str());
    }

    /// A clock that a person chose stays; one that was raised for a loss is decided anew.
    void clocksAreDecidedAnew()
    {
        const Project p = project(16);
        Plan given = planOnNodes(4, 4, 12);
        given.execution.stageClocks = {0.9, 0.9, 0.9, 0.9};
        const auto resized = replan(p, given, nodes({5}), RecoveryPolicy::Resize);
        QVERIFY(resized->plan->execution.stageClocks == given.execution.stageClocks);
        const auto clocked = replan(p, given, nodes({5}), RecoveryPolicy::MigrateFrequency);
        QVERIFY(clocked && clocked->feasible);
        for (const double clock : clocked->plan->execution.stageClocks)
            QVERIFY(clock <= 0.9 * RecoverySettings().highestFrequency + 1e-12);
        const auto after = replan(p, *clocked->plan, nodes({10}), RecoveryPolicy::Resize);
        QVERIFY(after && after->feasible && after->plan->execution.stageClocks.empty());
    }

    void anyTwoFailuresKeepPromises()
    {
        QVERIFY(rc::check("twice", [] {
            const int pp = pick(1, 4);
            const int dp = pick(2, 5);
            const Project p = project(pp * dp);
            const Plan given = planOnNodes(pp, dp, pick(1, 9), pick(1, 2));
            RecoverySettings settings;
            settings.dropKeepsBatch = pick(0, 1) == 1;
            const int first = pick(0, pp * dp - 1);
            const auto before = replanAll(p, given, nodes({first}), settings);
            if (!before)
                return;
            const Recovery& taken = before->policies[static_cast<std::size_t>(pick(0, 7))];
            if (!taken.feasible)
                return;
            std::vector<int> lost;
            for (int i = pick(1, 2); i > 0; --i)
                lost.push_back(pick(0, pp * dp - 1));
            settings.spareNodes = pick(0, 1);
            const auto all = replanAll(p, *taken.plan, nodes(lost), settings);
            RC_ASSERT(all.has_value());
            std::set<int> gone {lost.begin(), lost.end()};
            if (settings.spareNodes > 0) // a spare takes the place of a lost node, under its number
                gone.clear();
            checkPromises(p, *taken.plan, *all, gone);
        }));
    }

    void whoIsToldToStopStops()
    {
        const Project p = project(16);
        std::stop_source source;
        source.request_stop();
        const auto all = replanAll(p, planOnNodes(4, 4, 8), nodes({5}), {}, {}, source.get_token());
        QVERIFY(!all && all.error().code == ErrorCode::Cancelled);
        const auto one = replan(p, planOnNodes(4, 4, 8), nodes({5}), RecoveryPolicy::Reroute);
        const auto evaluation = evaluateLegal(p, *one->plan, source.get_token());
        QVERIFY(!evaluation && evaluation.error().code == ErrorCode::Cancelled);
    }
};

QTEST_GUILESS_MAIN(TestSecondFailure)
#include "tst_second_failure.moc"
