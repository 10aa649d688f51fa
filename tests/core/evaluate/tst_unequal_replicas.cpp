// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Plans whose data-parallel replicas and stages are not alike.
#include <algorithm>
#include <cmath>
#include <numeric>

#include <rapidcheck.h>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/evaluate/assemble.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/replica_handover.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/plan/plan_json.h"
#include "core/plan/replica_work.h"
#include "tests/core/evaluate/replica_samples.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// A stage of a replica is a node; `microbatches` of each replica.
Plan plan(int pp, int dp, int microbatches, int size = 1)
{
    Plan p;
    p.workload = {4096, size, dp * microbatches * size};
    p.layout.tp = 8;
    p.layout.pp = pp;
    return p;
}

Plan withShares(Plan p, std::vector<ReplicaShare> shares)
{
    p.replicas = ReplicaChoice {std::move(shares), {}, false};
    return p;
}
Plan withHandovers(Plan p, std::vector<StageHandover> handovers)
{
    p.replicas = ReplicaChoice {{}, std::move(handovers), false};
    return p;
}

Evaluation of(const Project& p, const Plan& given)
{
    const Diagnostics found = check(p, given);
    for (const Diagnostic& d : found)
        if (d.severity == Severity::Error)
            qWarning("%s", d.message.english().c_str());
    RANKLOOM_ASSERT(!hasErrors(found));
    const auto evaluation = evaluateLegal(p, given);
    RANKLOOM_ASSERT(evaluation && evaluation->valid);
    return *evaluation;
}
double stepOf(const Project& p, const Plan& given) { return of(p, given).time.step.value(); }

/// Last end of a pass, ns.
std::int64_t passesEnd(const Evaluation& evaluation)
{
    std::int64_t end = 0;
    for (const Lane& lane : evaluation.timeline->lanes)
        for (const Slice& slice : lane.slices)
            if (slice.microbatch >= 0)
                end = std::max(end, slice.end);
    return end;
}

bool refused(const Project& p, const Plan& given, const char* code)
{
    return std::ranges::any_of(check(p, given),
        [&](const Diagnostic& d) { return d.code == code && d.severity == Severity::Error; });
}

/// Nodes from `first` on have devices of another kind.
Project mixed(int nodes, int first)
{
    Project p = project(nodes);
    std::vector<int> others(at(nodes - first));
    std::iota(others.begin(), others.end(), first);
    p.cluster.change().setDeviceOfNodes(others, devicePreset("a100-sxm-80gb").value());
    return p;
}

} // namespace

class TestUnequalReplicas : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalSharesAreTheOrdinaryPlan()
    {
        for (const ScheduleKind kind :
            {ScheduleKind::OneFOneB, ScheduleKind::GPipe, ScheduleKind::Interleaved, ScheduleKind::ZbH1}) {
            const Project p = project(8);
            Plan ordinary = plan(4, 2, 8);
            ordinary.schedule.kind = kind;
            ordinary.layout.vpp = kind == ScheduleKind::Interleaved ? 2 : 1;
            for (const Plan& same : {withShares(ordinary, {{{0, 1}, 8, 1, {}}}),
                     withShares(ordinary, {{{1}, 8, 0, {}}}), withShares(ordinary, {{{0}, {}, 0, {}}})}) {
                const Evaluation a = of(p, ordinary);
                const Evaluation b = of(p, same);
                QVERIFY(a.time == b.time && a.memory == b.memory && a.traffic == b.traffic);
                QVERIFY(*a.timeline == *b.timeline && b.replicas.empty());
            }
        }
    }

    void documentsKeepThem()
    {
        Plan given = withShares(plan(4, 2, 8), {{{0}, 10, 0, {9, 8, 8, 7}}, {{1}, {}, 2, {}}});
        given.replicas.change().handovers = {{1, 2, HandoverWay::Sequences, 0.25}, {0, 3, {}, 1}};
        given.replicas.change().redundantStages = true;
        given.execution.stageClocks = {1, 1.1, 0.9, 1};
        const auto read = readPlan(writePlan(given));
        QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
        QVERIFY(*read == given);
        QVERIFY(writePlan(plan(4, 2, 8)).find("replicas") == std::string::npos);
        QVERIFY(writePlan(plan(4, 2, 8)).find("stageClocks") == std::string::npos);
        QVERIFY(!readPlan(R"({"execution": {"stageClocks": [3]}})"));
        QVERIFY(!readPlan(R"({"replicas": {"handovers": [{"replica": 0, "stage": 0, "way": "magic"}]}})"));
        QVERIFY(!readPlan(R"({"replicas": {"shares": [{"microbatches": 3}]}})"));
    }

    /// Whatever is written: the batch is conserved, or the plan is refused.
    void batchIsConserved()
    {
        QVERIFY(rc::check("shares", [] {
            const int dp = pick(2, 4);
            const Project p = project(2 * dp);
            Plan given = plan(2, dp, pick(2, 6), pick(1, 2));
            std::vector<ReplicaShare> shares;
            for (int replica = 0; replica < dp; ++replica)
                if (pick(0, 2) > 0)
                    shares.push_back({{replica},
                        pick(0, 3) > 0 ? std::optional(pick(0, 6)) : std::optional<int>(), pick(0, 2), {}});
            given = withShares(given, shares);
            const std::int64_t sum = sequencesOf(replicaWork(given, resolved(given.layout, 16 * dp)));
            const bool legal = !hasErrors(check(p, given));
            RC_ASSERT(!legal || sum == given.workload.globalBatchSize);
            if (!legal)
                return;
            const Evaluation e = of(p, given);
            std::int64_t computed = 0;
            for (const ReplicaReport& one : e.replicas)
                computed += std::ssize(one.replicas) * one.microbatches * one.microBatchSize;
            RC_ASSERT(e.replicas.empty() || computed == sum);
            RC_ASSERT(
                near(e.time.tokensPerSecond, static_cast<double>(sum) * 4096 / e.time.step.value(), 1e-6));
        }));
    }

    /// Equal devices and sizes: the step is that of the replica with most microbatches, by itself.
    void slowestReplicaSetsTheStep()
    {
        QVERIFY(rc::check("slowest", [] {
            const int pp = pick(1, 4);
            const int dp = pick(2, 4);
            const Project p = project(pp * dp);
            const int size = pick(1, 2);
            std::vector<ReplicaShare> shares;
            int most = 0;
            int all = 0;
            for (int replica = 0; replica < dp; ++replica) {
                const int m = pick(0, 7) + (replica == 0 ? 1 : 0);
                shares.push_back({{replica}, m, size, {}});
                most = std::max(most, m);
                all += m * size;
            }
            Plan given = withShares(plan(pp, dp, 1, size), shares);
            given.workload.globalBatchSize = all;
            const Evaluation e = of(p, given);
            const Evaluation alone = of(p, plan(pp, dp, most, size));
            RC_ASSERT(e.time.step == alone.time.step);
            for (const ReplicaReport& one : e.replicas) {
                const Evaluation same = of(p, plan(pp, dp, one.microbatches, size));
                RC_ASSERT(toNanoseconds(one.passes).value() == passesEnd(same));
            }
        }));
    }

    /// Microbatches of other sizes: passes and memory are those of a plan of that size.
    void sizesActOnTheirReplicas()
    {
        const Project p = project(4);
        Plan given = withShares(plan(2, 2, 8), {{{1}, 4, 2, {}}});
        const Evaluation e = of(p, given);
        const Evaluation small = of(p, plan(2, 2, 8));
        const Evaluation large = of(p, plan(2, 2, 4, 2));
        QCOMPARE(e.replicas.size(), std::size_t {2});
        QCOMPARE(toNanoseconds(e.replicas[0].passes).value(), passesEnd(small));
        QCOMPARE(toNanoseconds(e.replicas[1].passes).value(), passesEnd(large));
        QVERIFY(e.memory.stages == large.memory.stages);
        const auto whole = evaluate(p, given);
        QVERIFY(whole && whole->ranks);
        QVERIFY(whole->ranks->of(0) == small.memory.stages[0]);
        QVERIFY(whole->ranks->of(8) == large.memory.stages[0]);
        QVERIFY(whole->ranks->of(24) == large.memory.stages[1]);
    }

    /// Replicas on devices of two kinds: each has its own pass times; shares by speed beat equal ones.
    void fastReplicasTakeMore()
    {
        const Project p = mixed(4, 2); // replicas 0 and 1 on H100, 2 and 3 on A100
        Plan given = plan(1, 4, 12);
        const double equal = stepOf(p, given);
        std::vector<double> steps;
        std::vector<double> expected; // seconds of the slower kind's passes
        for (int fast = 12; fast < 24; ++fast) {
            const Plan shared = withShares(given, {{{0, 1}, fast, 0, {}}, {{2, 3}, 24 - fast, 0, {}}});
            const Evaluation e = of(p, shared);
            steps.push_back(e.time.step.value());
            if (fast == 12) // the slowest of all, twice
                QVERIFY(near(e.time.step.value(), equal));
            if (e.replicas.size() == 2) { // one microbatch after the other
                const double onFast = e.replicas[0].passes.value() / fast;
                const double onSlow = e.replicas[1].passes.value() / (24 - fast);
                QVERIFY(onSlow > 1.5 * onFast);
                expected.push_back(std::max(onFast * fast, onSlow * (24 - fast)));
            }
        }
        const auto best = std::ranges::min_element(steps);
        QVERIFY(*best < 0.9 * equal);
        QCOMPARE(best - steps.begin(),
            std::ranges::min_element(expected) - expected.begin()
                + static_cast<std::ptrdiff_t>(steps.size() - expected.size()));
    }

    void replicasWithoutAStageAreShorterPipelines()
    {
        const Project p = project(8);
        for (int gone = 0; gone < 4; ++gone) {
            std::vector<int> layers {11, 11, 10};
            const Plan shorter = [&] {
                Plan alone = plan(3, 1, 8);
                alone.stages.layersPerStage = layers;
                return alone;
            }();
            layers.insert(layers.begin() + gone, 0);
            const Plan given = withShares(plan(4, 2, 8), {{{1}, 8, 0, layers}});
            const Evaluation e = of(p, given);
            const Evaluation alone = of(project(3), shorter);
            QCOMPARE(toNanoseconds(e.replicas.back().passes).value(), passesEnd(alone));
            QVERIFY(e.time.step >= alone.time.step);
            const auto whole = evaluate(p, given);
            QCOMPARE(whole->ranks->of(8 + 16 * gone).device.value(), 0.0);
            for (int rank = 0; rank < 4; ++rank)
                if (rank != gone)
                    QVERIFY(whole->ranks->of(8 + 16 * rank).parameters > 0);
        }
    }

    /// Sequences of a lost stage: every other replica takes D/(D - 1) as many there.
    void sequencesAreSharedOut()
    {
        const int dp = 4;
        const Project p = project(4 * dp);
        const Plan ordinary = plan(4, dp, 8, 3);
        const LaidOut laid(p, ordinary);
        PassTimes times = timePasses(laid);
        for (Seconds* part : {&times.stages[2].forward, &times.stages[2].backwardInput,
                 &times.stages[2].backwardWeight, &times.stages[2].recompute})
            *part *= 4.0 / 3;
        const double expected = rankloom::stepOf(laid, times)->value();
        const Evaluation e = of(p, withHandovers(ordinary, {{1, 2, HandoverWay::Sequences, 1}}));
        QVERIFY2(near(e.time.step.value(), expected, 1e-6),
            qPrintable(QStringLiteral("%1 %2").arg(e.time.step.value()).arg(expected)));
        const Evaluation before = of(p, ordinary);
        QVERIFY(e.memory.stages[2].activations > before.memory.stages[2].activations);
        QVERIFY(near(
            e.memory.stages[2].optimizer.value(), before.memory.stages[2].optimizer.value() * 4 / 3, 1e-6));
        QVERIFY(e.memory.stages[1] == before.memory.stages[1]);
        // A slow stage that gives up what it is too slow for: no other stage of the row waits.
        Plan slow = ordinary;
        slow.whatIf.push_back({});
        slow.whatIf.back().part = WhatIf::Part::Node;
        slow.whatIf.back().first = 2 * dp + 1;
        slow.whatIf.back().speed = 0.5;
        const double share = 1 - 0.5 * dp / (dp - 0.5);
        Plan relieved = slow;
        relieved.replicas = ReplicaChoice {{}, {{1, 2, HandoverWay::Sequences, share}}, false};
        QVERIFY(stepOf(p, relieved) < stepOf(p, slow));
        QVERIFY(stepOf(p, relieved) > stepOf(p, ordinary));
    }

    /// A step that is simulated in part has the parts of a whole one.
    void aStepSimulatedInPartIsAccountedWhole()
    {
        const Project p = project(16);
        const auto handedOver = [&](int microbatches, HandoverWay way) {
            return of(p, withHandovers(plan(4, 4, microbatches), {{1, 2, way, 1}}));
        };
        constexpr int kFew = 240;
        constexpr int kMany = 4800;
        for (const HandoverWay way : {HandoverWay::Microbatches, HandoverWay::StageBefore}) {
            const Evaluation whole = handedOver(kFew, way);
            const Evaluation part = handedOver(kMany, way);
            const auto told = [](const Evaluation& e) {
                return std::ranges::any_of(
                    e.diagnostics, [](const Diagnostic& d) { return d.code == "step-simulated-in-part"; });
            };
            QVERIFY(!told(whole) && told(part));
            const auto sum = [](const TimeBreakdown& parts) {
                Seconds all;
                for (const Seconds one : {parts.compute, parts.tensorParallel, parts.contextParallel,
                         parts.pipeline, parts.expertParallel, parts.dataParallel, parts.optimizer,
                         parts.bubble, parts.offloadStall}) {
                    RANKLOOM_ASSERT(one.value() >= 0);
                    all += one;
                }
                return all.value();
            };
            for (const Evaluation* e : {&whole, &part}) {
                QVERIFY(near(sum(e->time.breakdown), e->time.step.value(), 1e-6));
                QVERIFY(e->time.bubbleRatio >= 0);
            }
            // Of a microbatch as much, and no more idle time for more of them.
            const auto each = [](Seconds all, int microbatches) { return all.value() / microbatches; };
            const TimeBreakdown& few = whole.time.breakdown;
            const TimeBreakdown& many = part.time.breakdown;
            QVERIFY(near(each(many.compute, kMany), each(few.compute, kFew), 0.02));
            QVERIFY(near(each(many.tensorParallel, kMany), each(few.tensorParallel, kFew), 0.02));
            QVERIFY(part.time.bubbleRatio <= whole.time.bubbleRatio + 1e-9);
        }
    }

    /// Redundant passes are those of all chunks, and sharded gradients leave the stage before its work.
    void redundantStagesOfSeveralChunks()
    {
        const Project p = project(16);
        Plan chunks = plan(4, 4, 8);
        chunks.layout.vpp = 2;
        chunks.schedule.kind = ScheduleKind::Interleaved;
        Plan standing = chunks;
        standing.replicas.change().redundantStages = true;
        QVERIFY(stepOf(p, standing) >= stepOf(p, chunks));
        const Evaluation alone = of(p, chunks);
        const Evaluation twice = of(p, standing);
        for (std::size_t stage = 0; stage < 4; ++stage) {
            const StageMemory& next = alone.memory.stages[(stage + 1) % 4];
            QVERIFY(near(twice.memory.stages[stage].weights.value(),
                (alone.memory.stages[stage].weights + next.weights).value()));
        }
        Plan handed = standing;
        handed.replicas.change().handovers = {{1, 2, HandoverWay::StageBefore, 1}};
        QVERIFY(stepOf(p, handed) > 1.5 * stepOf(p, chunks)); // a rank does the work of two
        QVERIFY(stepOf(p, handed) < 2.5 * stepOf(p, chunks));
        Plan sharded = plan(4, 4, 8);
        sharded.memory.sharding.gradients = {ShardExtent::Kind::DataParallel, 1};
        sharded.replicas.change().handovers = {{1, 2, HandoverWay::StageBefore, 1}};
        QVERIFY(!hasErrors(check(p, sharded)));
        sharded.replicas.change().handovers = {{1, 2, HandoverWay::Microbatches, 1}};
        QVERIFY(refused(p, sharded, "sharded-replicas-are-tied"));
    }

    /// Every pass of every microbatch runs once, on who is named, and the step is that run's with its tail.
    void microbatchesAreHandedOver()
    {
        QVERIFY(rc::check("handovers", [] {
            const int pp = pick(2, 4);
            const int dp = pick(2, 4);
            const int m = pick(1, 6);
            const Project p = project(pp * dp);
            const bool before = pick(0, 1) == 1;
            const int replica = pick(0, dp - 1);
            const int stage = pick(0, pp - 1);
            const Plan given = withHandovers(plan(pp, dp, m),
                {{replica, stage, before ? HandoverWay::StageBefore : HandoverWay::Microbatches, 1}});
            const LaidOut laid(p, given);
            const auto classes = replicaClasses(laid);
            RC_ASSERT(classes.has_value());
            const auto tied = runTied(laid, *classes);
            RC_ASSERT(tied.has_value());
            std::map<std::tuple<int, int, int>, int> seen; // kind, stage, microbatch
            for (std::size_t lane = 0; lane < tied->run.order.passes.size(); ++lane)
                for (const Pass& pass : tied->run.order.passes[lane]) {
                    const int of = pass.microbatch / m; // replica among the tied ones
                    const int on = static_cast<int>(lane) / pp;
                    if (tied->replicas[at(of)] != replica || pass.stage != stage)
                        RC_ASSERT(static_cast<int>(lane) % pp == pass.stage && of == on);
                    else if (before)
                        RC_ASSERT(of == on && (static_cast<int>(lane) % pp + 1) % pp == stage);
                    else
                        RC_ASSERT(of != on && static_cast<int>(lane) % pp == stage);
                    const bool f = pass.kind == PassKind::Forward;
                    ++seen[{f                                       ? 0
                            : pass.kind == PassKind::BackwardWeight ? 2
                                                                    : 1,
                        pass.stage, pass.microbatch}];
                    if (pass.kind == PassKind::Backward)
                        ++seen[{2, pass.stage, pass.microbatch}];
                }
            RC_ASSERT(std::ssize(seen) == 3 * pp * m * std::ssize(tied->replicas));
            for (const auto& [key, count] : seen)
                RC_ASSERT(count == 1);
            const Evaluation e = of(p, given);
            const Evaluation ordinary = of(p, plan(pp, dp, m));
            RC_ASSERT(e.time.step >= ordinary.time.step);
            RC_ASSERT(e.time.step.value() * 1e9 >= static_cast<double>(tied->run.makespan));
            if (!before) { // the last of all gradients, then the longest update
                double ready = 0; // s
                double update = 0;
                for (int s = 0; s < pp; ++s) {
                    const StepTail& tail = classes->front().times.tails[at(s)];
                    std::int64_t end = tied->stageEnd[at(s)];
                    for (const Slice& slice : ordinary.timeline->lanes[at(s)].slices)
                        end = slice.microbatch >= 0 ? std::max(end, slice.end) : end;
                    ready = std::max(ready,
                        static_cast<double>(end) * 1e-9
                            + std::max(0.0, (tail.gradientReduction - tail.gradientOverlap).value()));
                    update = std::max(update, (tail.optimizer + tail.weightGather).value());
                }
                RC_ASSERT(near(e.time.step.value(), ready + update, 1e-6));
            }
            const auto whole = evaluate(p, given);
            RC_ASSERT(whole && whole->ranks->of((stage * dp + replica) * 8).device.value() == 0);
        }));
    }

    void redundantStagesCostBubblesAndMemory()
    {
        const Project p = project(8);
        for (const int m : {2, 64}) {
            const Plan ordinary = plan(4, 2, m);
            Plan redundant = ordinary;
            redundant.replicas.change().redundantStages = true;
            const Evaluation a = of(p, ordinary);
            const Evaluation b = of(p, redundant);
            // Few microbatches leave bubbles that hold it all; of many the forward passes are a third.
            QVERIFY(m == 2 ? b.time.step == a.time.step : b.time.step > a.time.step * 1.15);
            for (std::size_t s = 0; s < 4; ++s) {
                const StageMemory& next = a.memory.stages[(s + 1) % 4];
                QCOMPARE(
                    b.memory.stages[s].weights.value(), (a.memory.stages[s].weights + next.weights).value());
                QCOMPARE(b.memory.stages[s].optimizer.value(),
                    (a.memory.stages[s].optimizer + next.optimizer).value());
            }
        }
    }

    void clocksActOnComputing()
    {
        const Project p = project(8);
        Plan given = plan(4, 2, 8);
        const LaidOut laid(p, given);
        const PassTimes plain = timePasses(laid);
        given.execution.stageClocks = {1, 0.5, 1, 1.25};
        const PassTimes clocked = timePasses(LaidOut(p, given));
        for (std::size_t s = 0; s < 4; ++s) {
            const double links = plain.stages[s].inForward.total().value();
            const double compute = plain.stages[s].forward.value() - links;
            QVERIFY(near(
                clocked.stages[s].forward.value(), compute / given.execution.stageClocks[s] + links, 1e-9));
        }
        given.execution.stageClocks = {1, 1};
        QVERIFY(refused(p, given, "clocks-have-other-count"));
    }

    /// Rules of replicas wait for those of the layout, and count in numbers that hold any document's.
    void impossibleLayoutsAreRefusedToo()
    {
        Project p = project(1, "mixtral-8x7b");
        p.cluster = makeCluster(1, 6, p.cluster->device);
        Plan given;
        given.workload = {4096, 1, 6};
        given.layout.ep = 4;
        given.replicas.change().redundantStages = true;
        QVERIFY(refused(p, given, "expert-grid-does-not-divide-cluster"));
        constexpr int most = 1 << 24;
        QVERIFY(refused(project(4), withShares(plan(2, 2, 4), {{{0}, most, most, {}}}), "shares-miss-batch"));
    }

    /// Drives wear out no slower because replicas differ.
    void drivesWearOutToo()
    {
        Project p = project(4);
        p.cluster.change().host.drives.endurance = Bytes(1e16);
        Plan given = plan(2, 2, 8);
        given.memory.offload.target = OffloadTarget::Nvme;
        const Plan shared = withShares(given, {{{0}, 7, 0, {}}, {{1}, 9, 0, {}}});
        const double alike = evaluate(p, given)->offload.enduranceDays;
        const double unlike = evaluate(p, shared)->offload.enduranceDays;
        QVERIFY(alike > 0);
        QVERIFY(unlike > alike / 2 && unlike < alike * 2);
    }

    void whatCannotBeIsRefused()
    {
        const Project p = project(8);
        const Plan given = plan(4, 2, 8);
        QVERIFY(refused(p, withShares(given, {{{0}, 7, 0, {}}, {{1}, 8, 0, {}}}), "shares-miss-batch"));
        QVERIFY(refused(p, withShares(given, {{{2}, 8, 0, {}}}), "replica-missing"));
        QVERIFY(refused(p, withShares(given, {{{0}, 8, 0, {}}, {{0}, 8, 0, {}}}), "replica-listed-twice"));
        QVERIFY(refused(p, withShares(given, {{{0}, 8, 0, {8, 8, 8, 7}}}), "share-splits-other-layers"));
        QVERIFY(refused(p,
            withHandovers(
                given, {{0, 1, HandoverWay::Microbatches, 1}, {1, 1, HandoverWay::Microbatches, 1}}),
            "handover-to-nobody"));
        QVERIFY(refused(p,
            withHandovers(given, {{0, 1, HandoverWay::StageBefore, 1}, {0, 2, HandoverWay::StageBefore, 1}}),
            "handover-to-nobody"));
        QVERIFY(refused(p,
            withHandovers(given, {{0, 1, HandoverWay::Microbatches, 1}, {1, 2, HandoverWay::Sequences, 1}}),
            "handovers-of-two-ways"));
        Plan sharded = withShares(given, {{{0}, 10, 0, {}}, {{1}, 6, 0, {}}});
        QVERIFY(!hasErrors(check(p, sharded)));
        sharded.memory.sharding.weights = {ShardExtent::Kind::DataParallel, 1};
        sharded.memory.sharding.gradients = {ShardExtent::Kind::DataParallel, 1};
        QVERIFY(refused(p, sharded, "sharded-replicas-are-tied"));
        Plan single = plan(1, 8, 2);
        single.replicas.change().redundantStages = true;
        QVERIFY(refused(p, single, "redundant-stages-need-a-pipeline"));
        Plan interleaved = withShares(given, {{{0}, 10, 0, {}}, {{1}, 6, 0, {}}});
        interleaved.schedule.kind = ScheduleKind::Interleaved;
        interleaved.layout.vpp = 2;
        QVERIFY(hasErrors(check(p, interleaved))); // 10 do not divide by four stages
    }
};

QTEST_GUILESS_MAIN(TestUnequalReplicas)
#include "tst_unequal_replicas.moc"
