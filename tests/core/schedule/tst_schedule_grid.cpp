// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>

#include <QTest>

#include "core/schedule/schedule.h"

using namespace rankloom;

namespace {

constexpr int kMostDevices = 8;
constexpr int kMostMicrobatches = 20;
constexpr int kMostChunks = 4;

std::string nameOfProblem(const ScheduleProblem& p)
{
    return std::string(nameOf(p.kind)) + " " + std::string(nameOf(p.vocabulary)) + " p"
        + std::to_string(p.devices) + " m" + std::to_string(p.microbatches) + " v" + std::to_string(p.chunks)
        + " g" + std::to_string(p.groupSize);
}

/// Stages that differ from each other, and hops.
PassDurations unequalTimes(const ScheduleProblem& problem)
{
    PassDurations d;
    const int stages = problem.devices * problem.chunks;
    for (int s = 0; s < stages; ++s) {
        d.forward.push_back(20 + s % 3);
        d.backwardInput.push_back(23 + s % 5);
        d.backwardWeight.push_back(17 + s % 2);
        if (s + 1 < stages) {
            d.hopForward.push_back(1 + s % 2);
            d.hopBackward.push_back(2);
        }
    }
    d.vocabularyForward.assign(static_cast<std::size_t>(problem.devices), 5);
    d.vocabularyBackward.assign(static_cast<std::size_t>(problem.devices), 3);
    d.inputForward.assign(static_cast<std::size_t>(problem.devices), 1);
    d.inputBackward.assign(static_cast<std::size_t>(problem.devices), 1);
    d.barrier = 1;
    return d;
}

template <class Visit> void forEachProblem(Visit visit)
{
    for (const auto& kind : namedValues<ScheduleKind>())
        for (const auto& layout : namedValues<VocabularyLayout>())
            for (int p = 1; p <= kMostDevices; ++p)
                for (int m = 1; m <= kMostMicrobatches; ++m)
                    for (int v = 1; v <= kMostChunks; ++v)
                        for (const int group : {0, p + 1}) {
                            if (kind.value == ScheduleKind::Custom
                                || (group != 0 && kind.value != ScheduleKind::Interleaved))
                                continue;
                            ScheduleProblem problem;
                            problem.kind = kind.value;
                            problem.vocabulary = layout.value;
                            problem.devices = p;
                            problem.microbatches = m;
                            problem.chunks = v;
                            problem.groupSize = group;
                            visit(problem);
                        }
}

/// What is legal is generated and simulates, with both kinds of transfers; nothing asserts or deadlocks.
std::string runs(const ScheduleProblem& problem)
{
    PassDurations durations = unequalTimes(problem);
    const auto order = generateOrder(problem, durations);
    if (!order)
        return order.error().text();
    const auto timeline = simulate(*order, durations);
    if (!timeline)
        return timeline.error().text();
    durations.pointToPoint = PointToPointMode::Blocking;
    const auto blocking = simulate(*order, durations);
    if (!blocking)
        return "blocking: " + blocking.error().text();
    return blocking->makespan < timeline->makespan ? "blocking transfers are faster" : "";
}

} // namespace

/// Every combination of a grid is either a schedule that runs or a refusal that names legal ones.
class TestScheduleGrid : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void legalProblemsRun()
    {
        int legal = 0;
        forEachProblem([&](const ScheduleProblem& problem) {
            if (!checkProblem(problem))
                return;
            ++legal;
            const std::string broken = runs(problem);
            if (!broken.empty())
                QTest::qFail((nameOfProblem(problem) + ": " + broken).c_str(), __FILE__, __LINE__);
        });
        QVERIFY(legal > 3000);
    }

    void refusalsNameLegalNeighbours()
    {
        int refused = 0;
        forEachProblem([&](const ScheduleProblem& problem) {
            const auto legal = checkProblem(problem);
            if (legal)
                return;
            ++refused;
            const std::string name = nameOfProblem(problem);
            const auto neighbours = nearestLegal(problem);
            if (neighbours.empty())
                QTest::qFail((name + " has no legal neighbour").c_str(), __FILE__, __LINE__);
            for (const LegalNeighbour& neighbour : neighbours) {
                if (!checkProblem(neighbour.problem) || neighbour.change.empty())
                    QTest::qFail((name + ": " + neighbour.change).c_str(), __FILE__, __LINE__);
                if (legal.error().remedy.find(neighbour.change) == std::string::npos)
                    QTest::qFail((name + ": " + legal.error().remedy).c_str(), __FILE__, __LINE__);
            }
        });
        QVERIFY(refused > 3000);
    }

    /// The microbatches next to a refused number, up and down, are the nearest that exist.
    void nearestIsNearest()
    {
        forEachProblem([](const ScheduleProblem& problem) {
            if (checkProblem(problem))
                return;
            ScheduleProblem candidate = problem;
            for (int m = problem.microbatches + 1; m <= 4 * kMostMicrobatches; ++m) {
                candidate.microbatches = m;
                if (!checkProblem(candidate))
                    continue;
                const auto neighbours = nearestLegal(problem);
                const bool named = std::ranges::any_of(neighbours, [m](const LegalNeighbour& neighbour) {
                    return neighbour.change == "microbatches " + std::to_string(m);
                });
                if (!named)
                    QTest::qFail(
                        (nameOfProblem(problem) + " misses microbatches " + std::to_string(m)).c_str(),
                        __FILE__, __LINE__);
                break;
            }
        });
    }

    void interlacedNeedsThreeMicrobatchesForTwoStages()
    {
        ScheduleProblem problem;
        problem.vocabulary = VocabularyLayout::Interlaced;
        problem.devices = 8;
        problem.microbatches = 11;
        const auto refused = checkProblem(problem);
        QVERIFY(!refused);
        QVERIFY(refused.error().remedy.find("microbatches 12") != std::string::npos);
        problem.microbatches = 12;
        QVERIFY(checkProblem(problem).has_value());
        QCOMPARE(runs(problem), std::string());
    }

    void insaneSizesAreRefused()
    {
        ScheduleProblem problem;
        for (const int size : {-1, 0, 1 << 30}) {
            problem.devices = size;
            problem.microbatches = size;
            QVERIFY(!checkProblem(problem));
        }
    }
};

QTEST_APPLESS_MAIN(TestScheduleGrid)
#include "tst_schedule_grid.moc"
