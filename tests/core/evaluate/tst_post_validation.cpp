// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QTest>
#include <rapidcheck.h>

#include "core/cluster/device_presets.h"
#include "core/evaluate/assemble.h"
#include "core/evaluate/evaluate.h"
#include "core/model/hf_config.h"
#include "tests/core/schedule/simulated.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

std::size_t index(std::int64_t value) { return static_cast<std::size_t>(value); }

Seconds nano(std::int64_t count) { return toSeconds(Nanoseconds(count)); }

/// Stages alike: passes of one length, and an optimizer.
PassTimes alike(int stages, std::int64_t pass, std::int64_t optimizer)
{
    PassTimes times;
    StageTimes stage;
    stage.forward = stage.backwardInput = stage.backwardWeight = nano(pass);
    times.stages.assign(index(stages), stage);
    times.hopForward.assign(index(stages - 1), Seconds(0));
    times.hopBackward = times.hopForward;
    StepTail tail;
    tail.optimizer = nano(optimizer);
    times.tails.assign(index(stages), tail);
    return times;
}

Timeline stepOf(const ScheduleProblem& problem, const PassTimes& times, OptimizerStart start)
{
    const PassDurations durations = passDurations(Plan {}, times);
    Timeline timeline = simulate(*generateOrder(problem, durations), durations).value();
    appendStepTail(timeline, times, start);
    return timeline;
}

} // namespace

/// Optimizers that start before the global gradient norm is known (arXiv 2401.10241 §4).
class TestPostValidation : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// ZB-H2 on equal passes fills every device from its first pass to its last (arXiv 2401.10241 §2.3):
    /// stage s begins s passes late, and only the norm makes the others wait for the last one.
    void zeroBubblesAreZero()
    {
        for (const int p : {2, 4, 8}) {
            const int m = 3 * p;
            const PassTimes times = alike(p, 1000, 500);
            const ScheduleProblem problem = problemOf(ScheduleKind::ZbH2, p, m);
            QCOMPARE(stepOf(problem, times, OptimizerStart::PostValidation).period, 3 * m * 1000 + 500);
            QCOMPARE(stepOf(problem, times, OptimizerStart::GlobalNorm).period, (3 * m + p - 1) * 1000 + 500);
        }
    }

    /// In 1F1B the first stage begins first and ends last: its part of the norm is the last to be there.
    void oneFOneBGainsNothing()
    {
        PassTimes times = alike(4, 1000, 500);
        times.hopLatency = nano(7);
        const ScheduleProblem problem = problemOf(ScheduleKind::OneFOneB, 4, 8);
        const Timeline after = stepOf(problem, times, OptimizerStart::PostValidation);
        QCOMPARE(after.period, (8 + 3) * 3000 + 500);
        QCOMPARE(after.period, stepOf(problem, times, OptimizerStart::GlobalNorm).period);
        // The norm goes on from rank to rank.
        for (std::int64_t lane = 0; lane < 4; ++lane)
            QCOMPARE(after.lanes[index(lane)].slices.back().start, (8 + 3) * 3000 + 7 * lane);
    }

    void everyLaneIsAccountedFor()
    {
        QVERIFY(rc::check("between two first passes of a lane: passes, waits, nothing else", [] {
            const auto kind = *rc::gen::element(ScheduleKind::GPipe, ScheduleKind::OneFOneB,
                ScheduleKind::ZbH1, ScheduleKind::ZbH2, ScheduleKind::ZbV, ScheduleKind::ZbAutomatic);
            const int p = *rc::gen::inRange(1, 6);
            const int m = *rc::gen::inRange(p, 3 * p + 1);
            const ScheduleProblem problem = problemOf(kind, p, m);
            RC_PRE(checkProblem(problem).has_value());
            PassTimes times = alike(p * problem.chunks, 1000, 0);
            times.tails.resize(index(p));
            const auto some = [] { return nano(*rc::gen::inRange(1, 3000)); };
            for (StageTimes& stage : times.stages)
                stage.forward = some(), stage.backwardInput = some(), stage.backwardWeight = some();
            for (StepTail& tail : times.tails)
                tail.gradientReduction = some(), tail.optimizer = some(), tail.weightGather = some();
            times.hopLatency = nano(*rc::gen::inRange(0, 10));
            const Timeline norm = stepOf(problem, times, OptimizerStart::GlobalNorm);
            const Timeline after = stepOf(problem, times, OptimizerStart::PostValidation);
            RC_ASSERT(norm.period == norm.makespan);
            RC_ASSERT(after.period == after.longestStage);
            RC_ASSERT(after.period <= norm.period + nanosecondsOf(times.hopLatency) * (p - 1));
            for (const Lane& lane : norm.lanes)
                RC_ASSERT(busyOf(lane.slices) + idleOf(lane) == norm.period);
            for (const Lane& lane : after.lanes)
                RC_ASSERT(busyOf(lane.slices) + idleOf(lane) == after.period);
            // What the period counts is on its critical path.
            const auto lane = index(after.criticalPath.front().lane);
            const std::vector<Slice>& slices = after.lanes[lane].slices;
            RC_ASSERT(after.criticalPath.size() == slices.size());
            RC_ASSERT(slices.back().end - slices.front().start == after.period);
        }));
    }

    /// Parts of the step add up to it.
    void planRepeatsEveryLongestStage()
    {
        Project project;
        project.model = modelPreset("llama-3.1-8b").value();
        project.cluster = makeCluster(1, 8, devicePreset("h100-sxm-80gb").value());
        Plan plan;
        plan.workload = {4096, 1, 32};
        plan.layout.pp = 8;
        plan.schedule.kind = ScheduleKind::ZbH2;
        const Evaluation norm = evaluate(project, plan).value();
        plan.execution.optimizerStart = OptimizerStart::PostValidation;
        const Evaluation after = evaluate(project, plan).value();
        QVERIFY(after.valid);
        QVERIFY(after.time.step < norm.time.step);
        QCOMPARE(toNanoseconds(after.time.step).value(), after.timeline->longestStage);
        const TimeBreakdown& parts = after.time.breakdown;
        const Seconds sum = parts.compute + parts.tensorParallel + parts.contextParallel
            + parts.expertParallel + parts.dataParallel + parts.pipeline + parts.bubble + parts.optimizer
            + parts.offloadStall;
        QVERIFY(std::abs(sum / after.time.step - 1) < 1e-9);
    }

private:
    static std::int64_t nanosecondsOf(Seconds time) { return toNanoseconds(time).value(); }
};

QTEST_APPLESS_MAIN(TestPostValidation)
#include "tst_post_validation.moc"
