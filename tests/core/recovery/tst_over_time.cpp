// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Goodput over weeks: closed forms against drawn failures, traces, checkpoints, spares, timeouts.
#include <algorithm>
#include <cmath>

#include <rapidcheck.h>

#include <QTest>

#include "core/recovery/over_time.h"
#include "core/recovery/recovery_export.h"

using namespace rankloom;

namespace {

constexpr double kDay = 86400;
constexpr double kMonth = 30 * kDay;
int pick(int least, int most) { return *rc::gen::inRange(least, most + 1); }

FleetPolicy fleet(int nodes, double lostEach, double recovery)
{
    FleetPolicy out;
    out.nodes = nodes;
    out.recoverySeconds = recovery;
    out.spareSeconds = recovery / 2;
    out.returnSeconds = recovery / 4;
    for (int k = 0; k <= nodes; ++k)
        out.throughput.push_back(std::max(0.0, 1 - lostEach * k));
    return out;
}

} // namespace

class TestOverTime : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Ten thousand failures in a month.
    void drawnFailuresAgreeWithTheClosedForm()
    {
        FailureRates rates;
        rates.mtbfNode = 4000 * kMonth / 10'000;
        rates.repairSeconds = 3600;
        for (const int spares : {0, 10, 40}) {
            FleetPolicy policy = fleet(4000, 1.0 / 4000, 9);
            policy.spares = spares;
            policy.checkpointInterval = 3600;
            policy.writeSeconds = 14;
            const ClosedForm closed = closedFormGoodput(policy, rates, kMonth);
            QVERIFY(closed.valid);
            const FleetRun run = simulateFleet(policy, rates, kMonth, 7);
            QVERIFY(run.failures > 9'700 && run.failures < 10'300);
            QVERIFY2(std::abs(run.goodput - closed.goodput) < 0.002,
                qPrintable(QStringLiteral("%1 %2").arg(run.goodput).arg(closed.goodput)));
        }
    }

    void lossesThatAreNotRepairedPileUp()
    {
        FailureRates rates;
        rates.mtbfNode = 400 * kDay;
        const FleetPolicy policy = fleet(400, 1.0 / 400, 60);
        const ClosedForm closed = closedFormGoodput(policy, rates, kMonth);
        double mean = 0;
        for (int seed = 0; seed < 40; ++seed)
            mean += simulateFleet(policy, rates, kMonth, static_cast<std::uint64_t>(seed)).goodput / 40;
        QVERIFY(std::abs(mean - closed.goodput) < 0.003);
    }

    void theClosedFormSaysWhereItDoesNotHold()
    {
        FailureRates rates;
        rates.mtbfNode = 100 * 3600;
        rates.repairSeconds = 60;
        QVERIFY(!closedFormGoodput(fleet(100, 0.01, 900), rates, kMonth).valid); // a quarter of the time
        QVERIFY(closedFormGoodput(fleet(100, 0.01, 9), rates, kMonth).valid);
        rates.mtbfRack = kMonth;
        rates.nodesPerRack = 10;
        QVERIFY(!closedFormGoodput(fleet(100, 0.01, 9), rates, kMonth).valid);
    }

    void racksAreLostWhole()
    {
        FailureRates rates;
        rates.mtbfRack = 5 * kDay;
        rates.nodesPerRack = 8;
        rates.repairSeconds = kDay;
        const FleetRun run = simulateFleet(fleet(64, 1.0 / 64, 30), rates, kMonth, 3);
        QVERIFY(run.failures > 20);
        QVERIFY(run.mostLost >= 8 && run.nodesLost > 7 * run.failures);
    }

    void theSameSeedIsTheSameRun()
    {
        FailureRates rates;
        rates.mtbfNode = 50 * kDay;
        rates.repairSeconds = kDay;
        const FleetRun a = simulateFleet(fleet(50, 0.02, 30), rates, kMonth, 11);
        QVERIFY(a.goodput == simulateFleet(fleet(50, 0.02, 30), rates, kMonth, 11).goodput);
        QVERIFY(a.goodput != simulateFleet(fleet(50, 0.02, 30), rates, kMonth, 12).goodput);
    }

    void accountsAreBalanced()
    {
        QVERIFY(rc::check("goodput lies between none and all; spares never hurt the closed form", [] {
            const int nodes = pick(2, 60);
            FleetPolicy policy = fleet(nodes, pick(0, 100) / 1000.0, pick(0, 900));
            policy.spares = pick(0, 5);
            policy.spareSeconds = policy.recoverySeconds;
            FailureRates rates;
            rates.mtbfNode = pick(1, 500) * kDay;
            rates.repairSeconds = pick(0, 3) * 40'000.0;
            rates.mtbfRack = pick(0, 2) * 30 * kDay;
            rates.nodesPerRack = pick(0, 7);
            const FleetRun run =
                simulateFleet(policy, rates, kMonth, static_cast<std::uint64_t>(pick(0, 99)));
            RC_ASSERT(run.goodput >= 0 && run.goodput <= 1);
            RC_ASSERT(run.downSeconds <= kMonth * (1 + 1e-12) && run.mostLost <= nodes + policy.spares);
            double last = 0;
            for (const SparePoint& point : sparesCurve(policy, rates, kMonth, 6)) {
                RC_ASSERT(point.goodput >= last - 1e-9);
                last = point.goodput;
            }
        }));
    }

    void tracesAreReplayed()
    {
        const auto trace = readPreemptions("0,add,a\n0,add,b\r\n0,add,c\n\n1000,remove,b\n1000,remove,b\n"
                                           "3000,add,d\n4000,add,d\n10000,remove,a\n");
        QVERIFY(trace);
        QCOMPARE(trace->events.size(), std::size_t {6});
        QCOMPARE(trace->nodes.size(), std::size_t {4});
        QCOMPARE(trace->diagnostics.size(), std::size_t {2});
        QCOMPARE(trace->diagnostics[0].where.line, 6);
        FleetPolicy policy = fleet(3, 0.4, 0.5);
        policy.returnSeconds = 0.25;
        const FleetRun run = replayPreemptions(policy, *trace, 0);
        // 0 to 1 whole; half a second down, to 3 with 0.6; a quarter down, whole to 10.
        QVERIFY(std::abs(run.goodput - (1 + 1.5 * 0.6 + 6.75) / 10) < 1e-12);
        QCOMPARE(run.failures, 2);
        for (const char* bad : {"1000,add", "x,add,a", "0,gone,a", "5,add,a\n4,add,b", "0,add,"})
            QVERIFY(!readPreemptions(bad));
        QCOMPARE(readPreemptions("0,add,a\n1,flee,a").error().where.line, 2);
    }

    void checkpointsAreWrittenAsOftenAsPays()
    {
        const CheckpointOptimum best = checkpointOptimum(14, 7200);
        QVERIFY(std::abs(best.young - std::sqrt(2 * 14 * 7200.0)) < 1e-9);
        QVERIFY(best.daly < best.young);
        double least = 1;
        double at = 0;
        for (const auto& point : best.curve)
            if (point.lostShare < least) {
                least = point.lostShare;
                at = point.interval;
            }
        QVERIFY(at / best.daly < 1.3 && at / best.daly > 0.75);
        QVERIFY(checkpointOptimum(0, 7200).curve.empty());
    }

    void timeoutsHaveAnOrder()
    {
        QVERIFY(checkTimeouts({}, 5, 30).empty());
        Timeouts good;
        good.processGroup = 120;
        good.train = 200;
        good.init = 300;
        QVERIFY(checkTimeouts(good, 5, 30).empty());
        Timeouts bad = good;
        bad.train = 100;
        QCOMPARE(checkTimeouts(bad, 5, 30).size(), std::size_t {1});
        QCOMPARE(checkTimeouts(bad, 5, 30).front().code, std::string("timeout-order"));
        bad = good;
        bad.processGroup = 4;
        QCOMPARE(checkTimeouts(bad, 5, 30).front().code, std::string("timeout-step"));
        Timeouts beats;
        beats.heartbeat = 3;
        QCOMPARE(checkTimeouts(beats, 5, 30).front().code, std::string("timeout-heartbeat"));
        Timeouts hasty;
        hasty.quorum = 10;
        QVERIFY(std::ranges::any_of(
            checkTimeouts(hasty, 20, 1), [](const Diagnostic& d) { return d.code == "timeout-step"; }));
    }

    /// What an export chooses keeps the order, whatever the step, the recovery and what is given.
    void chosenTimeoutsKeepTheOrder()
    {
        QVERIFY(rc::check("timeouts", [] {
            Timeouts given;
            if (pick(0, 1) == 1)
                given.processGroup = pick(400, 900);
            if (pick(0, 1) == 1)
                given.heartbeat = pick(1, 20);
            const double step = pick(1, 150);
            const double recovery = pick(1, 500);
            const Diagnostics found = checkTimeouts(completedTimeouts(given, step, recovery), step, recovery);
            RC_ASSERT(found.empty());
        }));
    }

    void launchersSayWhatTheyCannotExpress()
    {
        RecoverySetup setup;
        setup.replicas = 8;
        setup.fewestReplicas = 7;
        setup.stepSeconds = 10;
        Timeouts given;
        given.train = 250;
        Recovery rerouted;
        rerouted.policy = RecoveryPolicy::Reroute;
        const RecoveryText ft = exportRecovery(RecoveryLauncher::TorchFt, setup, {}, given, &rerouted);
        QCOMPARE(ft.omissions.size(), std::size_t {2}); // the policy, torchtitan's timeout
        QVERIFY(ft.text.find("--min_replicas 7") != std::string::npos);
        const RecoveryText titan = exportRecovery(RecoveryLauncher::Torchtitan, setup, {}, given, nullptr);
        QVERIFY(titan.text.find("--comm.train_timeout_seconds 250") != std::string::npos);
        QVERIFY(titan.text.find("--checkpoint.interval 360") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestOverTime)
#include "tst_over_time.moc"
