// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <set>

#include <QTest>
#include <rapidcheck.h>

#include "core/cluster/device_presets.h"
#include "core/evaluate/assemble.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/step_levers.h"
#include "core/model/hf_config.h"
#include "tests/core/evaluate/usual_plans.h"
#include "tests/core/schedule/simulated.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

Plan plan(int tp, int pp, int ep = 1) { return planOf({4096, 1, 64}, tp, pp, ep); }

std::size_t at(std::int64_t value) { return static_cast<std::size_t>(value); }

const Stream* streamOf(const Lane& lane, StreamKind kind)
{
    const auto found = std::ranges::find(lane.streams, kind, &Stream::kind);
    return found == lane.streams.end() ? nullptr : &*found;
}

PassDurations offloading(int stages, std::int64_t out, std::int64_t in, std::int64_t lag)
{
    PassDurations d;
    d.forward.assign(at(stages), 10);
    d.backwardInput.assign(at(stages), 20);
    d.offloadOut.assign(at(stages), out);
    d.offloadIn.assign(at(stages), in);
    d.offloadLag.assign(at(stages), lag);
    return d;
}

std::int64_t stepOf(const ScheduleProblem& problem, const PassDurations& durations)
{
    return simulate(*generateOrder(problem, durations), durations)->makespan;
}

/// What must hold of every transfer, whatever the schedule.
void assertTransfersHold(const Timeline& timeline)
{
    for (const Lane& lane : timeline.lanes) {
        RC_ASSERT(busyOf(lane.slices) + idleOf(lane) == timeline.makespan);
        const Stream* out = streamOf(lane, StreamKind::OffloadOut);
        const Stream* in = streamOf(lane, StreamKind::OffloadIn);
        RC_ASSERT(out != nullptr && in != nullptr);
        RC_ASSERT(out->slices.size() == in->slices.size());
        for (const Stream* stream : {out, in})
            for (std::size_t i = 1; i < stream->slices.size(); ++i)
                RC_ASSERT(stream->slices[i].start >= stream->slices[i - 1].end);
        for (const Slice& back : in->slices) {
            const auto same = [&back](const Slice& other) {
                return other.stage == back.stage && other.microbatch == back.microbatch;
            };
            RC_ASSERT(std::ranges::find_if(out->slices, same)->end <= back.start);
            const auto used = std::ranges::find_if(lane.slices, [&](const Slice& pass) {
                return same(pass)
                    && (pass.kind == PassKind::Backward || pass.kind == PassKind::BackwardInput);
            });
            RC_ASSERT(used != lane.slices.end() && used->end >= back.end);
        }
    }
}

} // namespace

/// What a step has beside the passes of its schedule.
class TestStepTimeline : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// On one device every backward follows its forward and waits for the lag.
    void everyBackwardWaitsForTheLag()
    {
        for (const std::int64_t lag : {0, 1, 7}) {
            const ScheduleProblem problem = problemOf(ScheduleKind::OneFOneB, 1, 6);
            QCOMPARE(stepOf(problem, offloading(1, 5, 5, lag)), 6 * (30 + lag));
        }
    }

    /// A way back slower than the backward passes sets their pace. The first begins with the last forward
    /// pass, but not before its activations are out.
    void theWayBackSetsThePace()
    {
        for (const int m : {1, 2, 5, 9})
            QCOMPARE(stepOf(problemOf(ScheduleKind::GPipe, 1, m), offloading(1, 10, 50, 0)),
                std::max(10, 10 * (m - 1)) + std::int64_t {50} * m);
    }

    /// A way out slower than the forward passes: the last microbatch queues behind all others.
    void theWayOutQueues()
    {
        const Timeline timeline =
            *simulate(*generateOrder(problemOf(ScheduleKind::GPipe, 1, 4), {}), offloading(1, 100, 1, 0));
        const Stream* out = streamOf(timeline.lanes[0], StreamKind::OffloadOut);
        QVERIFY(out != nullptr);
        QCOMPARE(out->slices.back().end, std::int64_t {400});
        // It queued for 270 behind its forward, which ended at 40.
        QVERIFY(timeline.lanes[0].slices.back().start >= 310);
    }

    void transfersKeepTheirOrder()
    {
        QVERIFY(rc::check("offload: lanes are tiled, streams in order, results in time, never faster", [] {
            const auto kind = *rc::gen::element(ScheduleKind::OneFOneB, ScheduleKind::GPipe,
                ScheduleKind::ZbH1, ScheduleKind::VHalf, ScheduleKind::Interleaved, ScheduleKind::LoopedBfs);
            const int p = *rc::gen::inRange(2, 6);
            const ScheduleProblem problem = problemOf(kind, p, p * *rc::gen::inRange(2, 4));
            const int stages = p * problem.chunks;
            const auto time = [] { return *rc::gen::inRange<std::int64_t>(1, 60); };
            PassDurations durations = offloading(stages, time(), time(), time());
            durations.backwardWeight.assign(at(stages), 9);
            const auto order = generateOrder(problem, durations);
            PassDurations without = durations;
            without.offloadOut.clear();
            without.offloadIn.clear();
            without.offloadLag.clear();
            for (const auto mode : {PointToPointMode::Asynchronous, PointToPointMode::Blocking}) {
                durations.pointToPoint = mode;
                const auto timeline = simulate(*order, durations);
                RC_ASSERT(timeline.has_value());
                assertTransfersHold(*timeline);
                // Blocking transfers are taken in another order when others become ready.
                if (mode == PointToPointMode::Asynchronous)
                    RC_ASSERT(timeline->makespan >= simulate(*order, without)->makespan);
            }
        }));
    }

    void transfersThatNobodyWaitsForCostNothing()
    {
        const ScheduleProblem problem = problemOf(ScheduleKind::OneFOneB, 4, 12);
        PassDurations without = offloading(4, 1, 1, 0);
        without.offloadOut.clear();
        without.offloadIn.clear();
        without.offloadLag.clear();
        QCOMPARE(stepOf(problem, offloading(4, 10, 10, 0)), stepOf(problem, without));
    }

    void partsAddUpToTheirPasses()
    {
        for (const bool recompute : {false, true})
            for (const auto& [model, layout] :
                {std::pair {"llama-3-70b", plan(8, 4)}, std::pair {"mixtral-8x7b", plan(2, 4, 8)}}) {
                Plan decisions = layout;
                decisions.workload.globalBatchSize = 256;
                decisions.memory.sharding.gradients.kind = ShardExtent::Kind::DataParallel;
                decisions.communication.overlapDp = false;
                decisions.memory.recompute.mode =
                    recompute ? RecomputeMode::FullUniform : RecomputeMode::None;
                const auto e = evaluate(onH100(model, 8), decisions);
                QVERIFY(e.has_value() && e->valid);
                std::set<PassPartKind> seen;
                for (const Lane& lane : e->timeline->lanes)
                    for (const Slice& slice : lane.slices) {
                        std::int64_t sum = 0;
                        for (const PassPart& part : partsOf(*e->timeline, slice)) {
                            sum += part.duration;
                            seen.insert(part.kind);
                        }
                        QVERIFY(sum == 0 || sum == slice.end - slice.start);
                    }
                QVERIFY(seen.contains(PassPartKind::TensorParallel));
                QVERIFY(seen.contains(PassPartKind::DataParallel));
                QCOMPARE(seen.contains(PassPartKind::Recompute), recompute);
                QCOMPARE(seen.contains(PassPartKind::ExpertParallel), layout.layout.ep > 1);
            }
    }

    void thePathSpansTheStep()
    {
        for (const bool overlap : {false, true}) {
            Plan decisions = plan(4, 4);
            decisions.communication.overlapDp = overlap;
            const auto e = evaluate(onH100("llama-3-70b", 8), decisions);
            const Timeline& timeline = *e->timeline;
            std::int64_t clock = 0;
            for (const SliceRef& ref : timeline.criticalPath) {
                const Slice& slice = timeline.lanes[at(ref.lane)].slices[at(ref.slice)];
                QVERIFY(slice.start >= clock);
                clock = slice.end;
            }
            QCOMPARE(clock, timeline.makespan);
            const SliceRef first = timeline.criticalPath.front();
            QCOMPARE(timeline.lanes[at(first.lane)].slices[at(first.slice)].start, std::int64_t {0});
            // What of the reduction is hidden ends with the last pass.
            for (const Lane& lane : timeline.lanes)
                if (const Stream* hidden = streamOf(lane, StreamKind::Collectives)) {
                    const auto last = std::ranges::find_if(lane.slices.rbegin(), lane.slices.rend(),
                        [](const Slice& s) { return s.microbatch >= 0; });
                    QCOMPARE(hidden->slices.back().end, last->end);
                }
        }
    }

    void leversAddUpToTheStep()
    {
        const Project p = onH100("llama-3-70b", 8);
        Plan decisions = plan(4, 4);
        decisions.stages.layersPerStage = {18, 20, 20, 22};
        const auto e = evaluate(p, decisions);
        const auto levers = whatWouldShrinkStep(p, decisions, 0.9, 1000);
        QVERIFY(levers.has_value());
        std::int64_t sum = 0;
        for (const Sensitivity& lever : *levers) {
            sum += lever.onPath;
            QVERIFY(lever.saved >= 0);
            // Scaled times are cut to whole nanoseconds.
            QVERIFY(static_cast<double>(lever.saved)
                <= 0.1 * static_cast<double>(lever.onPath) + 3.0 * static_cast<double>(lever.passes) + 3);
        }
        QCOMPARE(sum, e->timeline->makespan);
        QCOMPARE(levers->front().lever, (Lever {LeverKind::Stage, 3}));
        QVERIFY(levers->front().saved > 0);
    }

    void degreesAreEvaluatedAsTheyWouldBe()
    {
        const Project p = onH100("llama-3-70b", 8);
        const Plan decisions = plan(4, 4);
        const auto now = evaluate(p, decisions);
        const auto effects = neighbourDegrees(p, decisions);
        QVERIFY(effects.has_value());
        bool doubled = false;
        for (const DegreeEffect& effect : *effects) {
            QVERIFY(std::abs((effect.step - effect.change - now->time.step).value()) < 1e-9);
            if (effect.degree != "tp" || effect.to != 8)
                continue;
            doubled = true;
            QCOMPARE(evaluate(p, plan(8, 4))->time.step, effect.step);
        }
        QVERIFY(doubled);
        std::stop_source source;
        source.request_stop();
        QCOMPARE(neighbourDegrees(p, decisions, source.get_token()).error().code, ErrorCode::Cancelled);
    }

    /// What waits for the weight gradient is less than everything, and everything with full recompute.
    void theSearchKnowsWhatWeightGradientsHold()
    {
        const Project p = onH100("llama-3-70b", 8);
        Plan decisions = plan(4, 4);
        decisions.schedule.kind = ScheduleKind::ZbAutomatic;
        const double share = scheduleProblem(LaidOut(p, decisions)).weightGradientShare;
        QVERIFY2(share > 0.3 && share < 1, qPrintable(QString::number(share)));
        decisions.memory.recompute.mode = RecomputeMode::FullUniform;
        QCOMPARE(scheduleProblem(LaidOut(p, decisions)).weightGradientShare, 1.0);
        QVERIFY(evaluate(p, decisions)->valid);
    }
};

QTEST_APPLESS_MAIN(TestStepTimeline)
#include "tst_step_timeline.moc"
