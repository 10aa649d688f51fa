// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>
#include <tuple>

#include <QTest>

#include "core/schedule/rules.h"
#include "core/schedule/schedule.h"
#include "tests/core/schedule/simulated.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

/// One hundred ticks are one unit of the published examples.
constexpr std::int64_t kUnit = 100;

PassDurations equalTimes(const ScheduleProblem& problem, std::int64_t forward, std::int64_t input,
    std::int64_t weight, std::int64_t hop = 0)
{
    const auto stages = static_cast<std::size_t>(problem.devices * problem.chunks);
    PassDurations d;
    d.forward.assign(stages, forward);
    d.backwardInput.assign(stages, input);
    d.backwardWeight.assign(stages, weight);
    d.hopForward.assign(stages - 1, hop);
    d.hopBackward.assign(stages - 1, hop);
    return d;
}

struct Outcome {
    std::int64_t makespan = -1;
    std::int64_t longestStage = -1;
    std::vector<int> peaks;
};

Outcome outcomeOf(const ScheduleProblem& problem, const PassDurations& durations)
{
    Outcome outcome;
    const auto order = generateOrder(problem, durations);
    if (!order)
        return outcome;
    const auto timeline = simulate(*order, durations);
    if (!timeline)
        return outcome;
    outcome.makespan = timeline->makespan;
    outcome.longestStage = timeline->longestStage;
    for (const PeakActivations& peak : peakActivations(*order))
        outcome.peaks.push_back(peak.untilWeightGradient);
    return outcome;
}

Outcome unitOutcome(const ScheduleProblem& problem)
{
    return outcomeOf(problem, equalTimes(problem, kUnit, kUnit, kUnit));
}

} // namespace

/// Published examples and closed forms small enough to stand here.
class TestSchedule : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneFOneBTakesItsClosedForm()
    {
        const auto outcome = unitOutcome(problemOf(ScheduleKind::OneFOneB, 4, 8));
        QCOMPARE(outcome.makespan, 33 * kUnit);
        QCOMPARE(outcome.peaks, (std::vector<int> {4, 3, 2, 1}));
    }

    void interleavedTakesThePublishedTimes()
    {
        ScheduleProblem problem = problemOf(ScheduleKind::Interleaved, 4, 8);
        QCOMPARE(unitOutcome(problem).makespan, 57 * kUnit);
        QCOMPARE(unitOutcome(problem).peaks, (std::vector<int> {11, 9, 7, 5}));
        problem.microbatches = 9;
        problem.groupSize = 5;
        QCOMPARE(unitOutcome(problem).makespan, 63 * kUnit);
        QCOMPARE(unitOutcome(problem).peaks, (std::vector<int> {12, 10, 8, 6}));
    }

    void publishedTimes_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("devices");
        QTest::addColumn<int>("microbatches");
        QTest::addColumn<int>("makespan");
        QTest::addColumn<int>("longestStage");
        QTest::addColumn<int>("peak");
        const auto row = [](const char* name, ScheduleKind kind, int p, int m, int makespan, int longest,
                             int peak) {
            QTest::newRow(name) << static_cast<int>(kind) << p << m << makespan << longest << peak;
        };
        row("gpipe", ScheduleKind::GPipe, 4, 8, 33, 33, 8);
        row("looped-bfs", ScheduleKind::LoopedBfs, 4, 8, 33, 33, 8);
        row("zb-h1", ScheduleKind::ZbH1, 4, 8, 27, 27, 4);
        row("zb-h2", ScheduleKind::ZbH2, 4, 8, 27, 24, 7); // makespan + skew of the warm-up: 24 + 3
        row("zb-v", ScheduleKind::ZbV, 4, 8, 51, 48, 8);
        row("zb-v-automatic", ScheduleKind::ZbVAutomatic, 4, 12, 75, 72, 8);
        row("v-half", ScheduleKind::VHalf, 4, 12, 77, 77, 6);
        row("v-min", ScheduleKind::VMin, 4, 8, 59, 59, 4);
        row("1f1b-v", ScheduleKind::OneFOneBV, 8, 24, 177, 177, 12);
    }

    void publishedTimes()
    {
        QFETCH(int, kind);
        QFETCH(int, devices);
        QFETCH(int, microbatches);
        QFETCH(int, makespan);
        QFETCH(int, longestStage);
        QFETCH(int, peak);
        const auto outcome = unitOutcome(problemOf(static_cast<ScheduleKind>(kind), devices, microbatches));
        QCOMPARE(outcome.makespan, makespan * kUnit);
        QCOMPARE(outcome.longestStage, longestStage * kUnit);
        QCOMPARE(*std::max_element(outcome.peaks.begin(), outcome.peaks.end()), peak);
    }

    /// What a problem of these sizes would take is known before it is tried.
    void largeSchedulesAreRefusedUntried()
    {
        using enum ScheduleKind;
        const auto refusal = [](ScheduleKind kind, int p, int m) {
            const char* code = firstBrokenRule(problemOf(kind, p, m));
            return std::string(code == nullptr ? "" : code);
        };
        for (const auto& named : namedValues<ScheduleKind>())
            if (named.value != Custom) {
                QCOMPARE(refusal(named.value, 64, 4096), std::string());
                QCOMPARE(refusal(named.value, 256, 1024), std::string());
                if (!isSearched(named.value))
                    QCOMPARE(refusal(named.value, 256, 4096), std::string());
            }
        const std::string much = "schedule-takes-too-much";
        for (const auto& [kind, p, m] :
            {std::tuple(OneFOneB, 1, 40'000'000), std::tuple(OneFOneB, 4096, 4096),
                std::tuple(VHalf, 512, 2048), std::tuple(VMin, 4096, 512), std::tuple(VMin, 4096, 4),
                std::tuple(OneFOneBV, 2048, 512), std::tuple(ZbVAutomatic, 512, 2048),
                std::tuple(ZbAutomatic, 512, 100'000), std::tuple(Chimera, 4096, 4096),
                std::tuple(DualPipeV, 2048, 8192), std::tuple(GPipe, 2, 1'000'000'000)})
            QCOMPARE(refusal(kind, p, m), much);
    }

    void whatIsTooMuchIsToldWithSizesAndCures()
    {
        const ScheduleProblem problem = problemOf(ScheduleKind::OneFOneB, 4096, 4096);
        const auto refused = generateOrder(problem, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::IllegalPlan);
        const std::string text = refused.error().text();
        for (const char* part :
            {"4096 stages", "4096 microbatches", "5.00 GiB of memory", "1.00 GiB", "Nearest"})
            QVERIFY2(text.find(part) != std::string::npos, text.c_str());
        for (const LegalNeighbour& near : nearestLegal(problem))
            QVERIFY2(firstBrokenRule(near.problem) == nullptr, near.change.c_str());
    }

    void dualPipeOverlapsPairs()
    {
        const ScheduleProblem problem = problemOf(ScheduleKind::DualPipe, 4, 8);
        PassDurations durations = equalTimes(problem, kUnit, kUnit, kUnit);
        durations.overlappedPair = 3 * kUnit;
        const auto outcome = outcomeOf(problem, durations);
        QCOMPARE(outcome.makespan, 26 * kUnit);
        QCOMPARE(outcome.peaks, (std::vector<int> {5, 5, 5, 5}));
        const ScheduleProblem v = problemOf(ScheduleKind::DualPipeV, 4, 10);
        durations = equalTimes(v, kUnit, kUnit, kUnit);
        durations.overlappedPair = 3 * kUnit;
        QCOMPARE(outcomeOf(v, durations).makespan, 66 * kUnit);
        QCOMPARE(outcomeOf(v, durations).peaks, (std::vector<int> {9, 9, 9, 9}));
    }

    void chimeraTakesThePublishedSlots()
    {
        const ScheduleProblem problem = problemOf(ScheduleKind::Chimera, 4, 4);
        const auto outcome = outcomeOf(problem, equalTimes(problem, kUnit, kUnit, 0));
        QCOMPARE(outcome.makespan, 10 * kUnit);
        QCOMPARE(outcome.peaks, (std::vector<int> {3, 4, 4, 3}));
    }

    void vocabularyPassesAreJoined()
    {
        ScheduleProblem problem = problemOf(ScheduleKind::OneFOneB, 4, 8);
        PassDurations durations = equalTimes(problem, kUnit, 2 * kUnit, 0);
        durations.vocabularyForward.assign(4, kUnit / 4);
        durations.vocabularyBackward.assign(4, kUnit / 4);
        for (const auto layout : {VocabularyLayout::Vocab1, VocabularyLayout::Interlaced}) {
            problem.vocabulary = layout;
            QCOMPARE(outcomeOf(problem, durations).makespan, 37 * kUnit);
            QCOMPARE(outcomeOf(problem, durations).peaks, (std::vector<int> {6, 5, 4, 3}));
        }
        problem.vocabulary = VocabularyLayout::Vocab2;
        QCOMPARE(outcomeOf(problem, durations).makespan, 37 * kUnit);
        QCOMPARE(outcomeOf(problem, durations).peaks, (std::vector<int> {5, 4, 3, 2}));
    }

    /// One microbatch (two chunk activations) more per barrier, three slots more each.
    void vocabularyOnVHalfCostsOneMicrobatchPerBarrier()
    {
        ScheduleProblem problem = problemOf(ScheduleKind::VHalf, 4, 12);
        const PassDurations durations = equalTimes(problem, kUnit, kUnit, kUnit);
        problem.vocabulary = VocabularyLayout::Vocab2;
        QCOMPARE(outcomeOf(problem, durations).makespan, 87 * kUnit);
        const auto peaks = outcomeOf(problem, durations).peaks;
        QCOMPARE(*std::max_element(peaks.begin(), peaks.end()), 8);
        problem.vocabulary = VocabularyLayout::Vocab1;
        QCOMPARE(outcomeOf(problem, durations).makespan, 90 * kUnit);
    }

    void heavyLastStageSetsThePace()
    {
        const ScheduleProblem problem = problemOf(ScheduleKind::OneFOneB, 4, 8);
        PassDurations durations = equalTimes(problem, kUnit, kUnit, kUnit);
        durations.forward[3] *= 3;
        durations.backwardInput[3] *= 3;
        durations.backwardWeight[3] *= 3;
        QCOMPARE(outcomeOf(problem, durations).makespan, 81 * kUnit);
    }

    /// SimuMax: (m+p-1)(tF+tB) + c(4m+2p-8).
    void blockingHopsOccupyBothSides()
    {
        const ScheduleProblem problem = problemOf(ScheduleKind::OneFOneB, 4, 8);
        PassDurations durations = equalTimes(problem, kUnit, kUnit, kUnit, kUnit / 10);
        durations.pointToPoint = PointToPointMode::Blocking;
        QCOMPARE(outcomeOf(problem, durations).makespan, 3620);
    }

    void refusalsNameRuleAndNearestValues()
    {
        ScheduleProblem problem = problemOf(ScheduleKind::Interleaved, 4, 10);
        const auto refused = checkProblem(problem);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::IllegalPlan);
        const std::string text = refused.error().text();
        QVERIFY2(text.find("leave 2 beyond groups of 4, fewer than the 4 stages") != std::string::npos,
            text.c_str());
        QVERIFY2(text.find("microbatches 8, or microbatches 12") != std::string::npos, text.c_str());
        QVERIFY2(text.find("group size 5") != std::string::npos, text.c_str());
        QVERIFY(!checkProblem(problemOf(ScheduleKind::DualPipe, 4, 6)));
        QVERIFY(!checkProblem(problemOf(ScheduleKind::DualPipe, 3, 8)));
        QVERIFY(!checkProblem(problemOf(ScheduleKind::Chimera, 4, 6)));
        problem = problemOf(ScheduleKind::ZbH1, 4, 8);
        problem.vocabulary = VocabularyLayout::Vocab1;
        QVERIFY(!checkProblem(problem));
        problem = problemOf(ScheduleKind::ZbV, 4, 8);
        problem.chunks = 1;
        const auto chunks = checkProblem(problem);
        QVERIFY(!chunks);
        QVERIFY2(chunks.error().remedy.find("chunks 2") != std::string::npos, chunks.error().remedy.c_str());
    }

    void tooSmallMemoryLimitIsRefused()
    {
        ScheduleProblem problem = problemOf(ScheduleKind::ZbAutomatic, 4, 8);
        problem.memoryLimit = 0.5;
        const auto order = generateOrder(problem, equalTimes(problem, kUnit, kUnit, kUnit));
        QVERIFY(!order);
        QCOMPARE(order.error().code, ErrorCode::IllegalPlan);
    }

    void timesMustCoverTheStages()
    {
        const ScheduleProblem problem = problemOf(ScheduleKind::OneFOneB, 4, 8);
        PassDurations durations = equalTimes(problem, kUnit, kUnit, kUnit);
        const auto order = generateOrder(problem, durations);
        QVERIFY(order.has_value());
        durations.forward.resize(3);
        QCOMPARE(simulate(*order, durations).error().code, ErrorCode::BadValue);
        durations.forward.assign(4, -1);
        QCOMPARE(simulate(*order, durations).error().code, ErrorCode::BadValue);
        durations.forward.assign(4, std::numeric_limits<std::int64_t>::max() / 2);
        QCOMPARE(simulate(*order, durations).error().code, ErrorCode::TooLarge);
    }

    void deadlockNamesTheBlockedPasses()
    {
        PassOrder order = *generateOrder(problemOf(ScheduleKind::OneFOneB, 2, 2), {});
        std::reverse(order.passes[1].begin(), order.passes[1].end());
        const auto timeline = simulate(order, {});
        QVERIFY(!timeline);
        QVERIFY2(timeline.error().message.find("device 1 stands at 1B1 waiting for 1F1") != std::string::npos,
            timeline.error().message.c_str());
    }
};

QTEST_APPLESS_MAIN(TestSchedule)
#include "tst_schedule.moc"
