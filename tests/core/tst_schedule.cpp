// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/schedule/schedule.h"

using namespace rankloom;

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

ScheduleProblem problemOf(ScheduleKind kind, int devices, int microbatches)
{
    ScheduleProblem problem;
    problem.kind = kind;
    problem.devices = devices;
    problem.microbatches = microbatches;
    problem.chunks = defaultChunks(kind);
    return problem;
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

    void zbH1TakesThePublishedTime()
    {
        QCOMPARE(unitOutcome(problemOf(ScheduleKind::ZbH1, 4, 8)).makespan, 27 * kUnit);
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
};

QTEST_APPLESS_MAIN(TestSchedule)
#include "tst_schedule.moc"
