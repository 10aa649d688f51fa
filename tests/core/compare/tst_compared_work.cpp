// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/core/compare/compared_plans.h"

using namespace rankloom;
using namespace rankloom::test;

/// Plans whose work is of another kind than a step of training.
class TestComparedWork : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Plans with experts in few bits are told apart by what decoding comes to; the others have no such rows.
    void expertsInFewBitsAreCompared()
    {
        const auto mixtral = project("mixtral-8x7b", 1);
        Plan small = plan(8, 1);
        small.bits.budgetBytes = 6 * kGiB;
        Plan large = small;
        large.bits.budgetBytes = 20 * kGiB;
        const std::vector<ComparedPlan> plans {
            compared(mixtral, plan(8, 1)), compared(mixtral, small), compared(mixtral, large)};
        const Comparison comparison = compare(plans, 1);
        const ComparedFigure& rate = figure(comparison, "bits/tokensPerSecond");
        QVERIFY(!rate.values[0].has_value());
        QVERIFY(*rate.values[1] < *rate.values[2]);
        QVERIFY(*figure(comparison, "bits/residentBytes").values[1] <= 6 * kGiB);
        QVERIFY(*figure(comparison, "bits/bytesPerToken").values[2] == 0); // all bases fit
        const std::vector<ComparedPlan> plain {compared(mixtral, plan(8, 1)), compared(mixtral, plan(4, 1))};
        for (const ComparedFigure& f : compare(plain).figures)
            QVERIFY2(!f.key.starts_with("bits/"), f.key.c_str());
    }

    /// Plans that serve are told apart by latencies, whatever batch they trained with; a step of training
    /// says nothing about them, and they say nothing about training.
    void plansThatServeAreCompared()
    {
        const auto llama = project("llama-3.1-8b", 1);
        Plan serving = plan(1, 1);
        serving.workload.kind = WorkKind::Serving;
        serving.workload.globalBatchSize = 3; // no batch of 8 replicas
        serving.serving.requests.lengths = {LengthsKind::Fixed, 1024, 64};
        serving.serving.requests.count = 100;
        Plan wider = serving;
        wider.layout.tp = 4;
        Plan pools = serving;
        pools.serving.decode = {4, 2, 1, 1, 0};
        const std::vector<ComparedPlan> plans {compared(llama, serving), compared(llama, wider),
            compared(llama, pools), compared(llama, plan(8, 1))};
        QVERIFY(plans.front().evaluation.valid);
        const Comparison comparison = compare(plans, 0);
        const ComparedFigure& perToken = figure(comparison, "serving/tpotP50");
        for (int i = 0; i < 3; ++i) {
            QVERIFY(comparison.plans[static_cast<std::size_t>(i)].fits);
            QVERIFY(*perToken.value(i) > 0);
            QVERIFY(!figure(comparison, "step").value(i));
            QVERIFY(!figure(comparison, "peakMemory").value(i));
        }
        QVERIFY(*perToken.value(1) < *perToken.value(0)); // four GPUs read the weights faster than one
        QVERIFY(!perToken.value(3));
        QVERIFY(figure(comparison, "step").value(3));
        QCOMPARE(comparison.recommendation.plan, -1);
    }
};

QTEST_APPLESS_MAIN(TestComparedWork)
#include "tst_compared_work.moc"
