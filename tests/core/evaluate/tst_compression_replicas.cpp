// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Compressed communication where replicas, nodes or devices are not alike.

#include <algorithm>
#include <array>
#include <optional>

#include <QTest>

#include <rapidcheck.h>

#include "core/base/at.h"
#include "core/evaluate/compression_effects.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/check.h"
#include "core/plan/laid_out.h"
#include "core/timing/compression_time.h"
#include "core/timing/timing.h"
#include "tests/core/evaluate/replica_samples.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

/// Eight nodes of eight H100 over slow links: TP 8, PP 4, DP 2.
Project slowProject(double betweenNodes = 1e9)
{
    Project p = project(8);
    p.cluster.change().links.setTier(
        LinkLevel::NodePair, {BytesPerSecond(betweenNodes), Seconds(6e-6), LinkOrigin::Measured});
    return p;
}

Plan compressedPlan()
{
    Plan p;
    p.workload = {4096, 1, 16};
    p.layout.tp = 8;
    p.layout.pp = 4;
    p.memory.sharding.optimizer = {};
    p.communication.overlapDp = false;
    Compression& compression = p.communication.compression;
    compression.kind = CompressionKind::PowerSgd;
    compression.dataParallel = compression.pipelineBackward = true;
    return p;
}

ReplicaChoice shares(std::vector<ReplicaShare> of) { return {std::move(of), {}, false}; }

/// Replicas that are not alike, in one of the ways there are.
enum class Unlike : std::uint8_t { Microbatches, Layers, LeftOut, Nodes, Speeds, Alike };
constexpr Unlike kWays[] = {
    Unlike::Microbatches, Unlike::Layers, Unlike::LeftOut, Unlike::Nodes, Unlike::Speeds, Unlike::Alike};

void makeUnlike(Unlike way, Project& p, Plan& plan)
{
    switch (way) {
    case Unlike::Microbatches:
        plan.replicas = shares({{{0}, 10, 0, {}}, {{1}, 6, 0, {}}});
        break;
    case Unlike::Layers:
        plan.replicas = shares({{{0}, 8, 0, {11, 7, 7, 7}}, {{1}, 8, 0, {6, 8, 9, 9}}});
        break;
    case Unlike::LeftOut:
        plan.replicas = shares({{{1}, 8, 0, {10, 0, 11, 11}}});
        break;
    case Unlike::Nodes:
        p.cluster.change().setDeviceOfNodes(std::array {4, 5, 6, 7}, devicePreset("a100-sxm-80gb").value());
        break;
    case Unlike::Speeds:
        p.cluster.change().deviceSpeeds.assign(64, 1);
        p.cluster.change().deviceSpeeds[5] = 0.5;
        break;
    case Unlike::Alike:
        break;
    }
}

Evaluation evaluated(const Project& p, const Plan& plan)
{
    for (const Diagnostic& d : check(p, plan))
        if (d.severity == Severity::Error)
            qFatal("%s", d.message.english().c_str());
    Result<Evaluation> evaluation = evaluateLegal(p, plan);
    if (!evaluation || !evaluation->valid)
        qFatal("the plan cannot be evaluated");
    return std::move(*evaluation);
}
Seconds stepOf(const Project& p, const Plan& plan) { return evaluated(p, plan).time.step; }

Plan without(Plan plan)
{
    plan.communication.compression.kind = CompressionKind::None;
    return plan;
}

/// Any way, any schedule that it goes with.
std::pair<Project, Plan> anyCase()
{
    Project p = slowProject(*rc::gen::element(1e9, 10e9, 50e9));
    Plan plan = compressedPlan();
    const Unlike way = *rc::gen::elementOf(std::vector<Unlike>(std::begin(kWays), std::end(kWays)));
    const bool linear = way == Unlike::Layers || way == Unlike::LeftOut;
    plan.schedule.kind = linear
        ? *rc::gen::element(ScheduleKind::OneFOneB, ScheduleKind::GPipe, ScheduleKind::ZbH1)
        : *rc::gen::element(ScheduleKind::OneFOneB, ScheduleKind::GPipe, ScheduleKind::ZbH1,
            ScheduleKind::Interleaved, ScheduleKind::ZbV);
    if (way == Unlike::Microbatches && plan.schedule.kind == ScheduleKind::Interleaved)
        plan.schedule.kind = ScheduleKind::ZbH1; // its microbatches come in groups
    if (plan.schedule.kind == ScheduleKind::Interleaved)
        plan.layout.vpp = 2;
    makeUnlike(way, p, plan);
    plan.communication.compression.epilogueOnly = *rc::gen::arbitrary<bool>();
    plan.communication.compression.criticalStages = *rc::gen::arbitrary<bool>();
    plan.communication.overlapDp = *rc::gen::arbitrary<bool>();
    return {p, plan};
}

} // namespace

class TestCompressionReplicas : public QObject {
    Q_OBJECT

private slots:
    void freeCompressionIsNeverSlower()
    {
        const bool good = rc::check("free compression is never slower", [] {
            auto [p, plan] = anyCase();
            Compression& compression = plan.communication.compression;
            compression.kind = *rc::gen::element(CompressionKind::PowerSgd, CompressionKind::Quantised);
            compression.bits = *rc::gen::element(4, 8, 16);
            compression.weightBits = *rc::gen::element(0, 4, 8, 16);
            compression.costFactor = 0;
            RC_ASSERT(stepOf(p, plan) <= stepOf(p, without(plan)) * (1 + 1e-9));
        });
        QVERIFY(good);
    }

    /// Also in whole elements of few bits.
    void fullSizeChangesNothing()
    {
        const bool good = rc::check("full size changes nothing", [] {
            auto [p, plan] = anyCase();
            Compression& compression = plan.communication.compression;
            if (*rc::gen::arbitrary<bool>()) {
                compression.rank = compression.dataParallelRank = 1 << 16;
            } else {
                compression.kind = CompressionKind::Quantised;
                compression.bits = Compression::kWholeBits;
                RC_ASSERT(!compression.lossy());
            }
            const Evaluation a = evaluated(p, plan);
            const Evaluation b = evaluated(p, without(plan));
            RC_ASSERT(a.time.step == b.time.step);
            for (std::size_t stage = 0; stage < a.memory.stages.size(); ++stage)
                RC_ASSERT(a.memory.stages[stage].device == b.memory.stages[stage].device);
            RC_ASSERT(a.timeline->compressedSends.empty());
        });
        QVERIFY(good);
    }

    /// The step waits for the last replica of each stage: the choice is the best of all subsets, and what is
    /// reported is what was counted.
    void chosenStagesAreTheBestSubset_data()
    {
        QTest::addColumn<int>("way");
        QTest::addColumn<double>("links");
        for (const Unlike way : kWays)
            for (const double links : {1e9, 5e9, 50e9})
                QTest::addRow("way %d, %g GB/s", static_cast<int>(way), links / 1e9)
                    << static_cast<int>(way) << links;
    }
    void chosenStagesAreTheBestSubset()
    {
        QFETCH(int, way);
        QFETCH(double, links);
        Project p = slowProject(links);
        Plan plan = compressedPlan();
        makeUnlike(static_cast<Unlike>(way), p, plan);
        plan.communication.compression.pipelineBackward = false;
        const auto with = [&](const std::vector<int>& stages) {
            Plan some = plan;
            some.communication.compression.stages = stages;
            some.communication.compression.dataParallel = !stages.empty();
            return evaluated(p, some);
        };
        Seconds best(1e9);
        for (unsigned subset = 0; subset < 16; ++subset) {
            std::vector<int> stages;
            for (int stage = 0; stage < 4; ++stage)
                if ((subset >> stage & 1U) != 0)
                    stages.push_back(stage);
            best = std::min(best, with(stages).time.step);
        }
        Plan chosen = plan;
        chosen.communication.compression.criticalStages = true;
        const Evaluation evaluation = evaluated(p, chosen);
        QCOMPARE(evaluation.time.step, best);
        const Evaluation listed = with(evaluation.compression.stages);
        QCOMPARE(listed.time.step, best);
        QVERIFY(listed.compression.stages == evaluation.compression.stages);
        QVERIFY(listed.timeline->lanes == evaluation.timeline->lanes);
        if (links < 2e9)
            QVERIFY(!evaluation.compression.stages.empty());
    }

    /// Nothing goes to a rank that is left out, nor comes from it.
    void leftOutRanksSendNothing()
    {
        Project p = slowProject();
        Plan plan = compressedPlan();
        makeUnlike(Unlike::LeftOut, p, plan);
        plan.communication.compression.dataParallel = false;
        // The replica with fewer ranks and longer stages ends last.
        const Evaluation evaluation = evaluated(p, plan);
        QVERIFY(evaluation.timeline->lanes[1].slices.empty());
        QCOMPARE(evaluation.compression.backwardSends, 8 * 2);
        QCOMPARE(evaluation.compression.compressedSends, 3); // P(P - 1)/2 of three
        QCOMPARE(std::ssize(evaluation.timeline->compressedSends), 3);
        for (const CompressedSend& send : evaluation.timeline->compressedSends) {
            QVERIFY(send.fromLane != 1 && send.toLane != 1);
            const std::vector<Slice>& slices = evaluation.timeline->lanes[at(send.fromLane)].slices;
            QVERIFY(std::ranges::find(slices, send.start, &Slice::end) != slices.end());
        }
        plan.communication.compression.costFactor = 0;
        QVERIFY(
            evaluated(p, plan).replicas.back().passes < evaluated(p, without(plan)).replicas.back().passes);
    }

    /// Who compresses does so at the rates of its own device, and as slowly as that is.
    void passesTakeWhatTheirDevicesNeed()
    {
        Project p = slowProject();
        const Plan plan = compressedPlan();
        const auto timesOf = [&plan](const Project& of) { return timePasses(LaidOut(of, plan)); };
        const PassTimes fast = timesOf(p);
        Project slower = p;
        slower.cluster.change().deviceSpeeds.assign(64, 1);
        slower.cluster.change().deviceSpeeds[0] = 0.5; // stage 0
        const PassTimes half = timesOf(slower);
        QVERIFY(near(half.tails[0].compression.value(), 2 * fast.tails[0].compression.value()));
        QVERIFY(near(half.tails[0].decompression.value(), 2 * fast.tails[0].decompression.value()));
        QCOMPARE(half.tails[1].compression, fast.tails[1].compression);
        QVERIFY(near(half.compressedSends.compress[0].value(), 2 * fast.compressedSends.compress[0].value()));
        QCOMPARE(half.compressedSends.compress[2], fast.compressedSends.compress[2]);
        // Stages 2 and 3 on A100.
        Project mixed = p;
        mixed.cluster.change().setDeviceOfNodes(
            std::array {4, 5, 6, 7}, devicePreset("a100-sxm-80gb").value());
        const LaidOut laid(mixed, plan);
        const PassTimes both = timePasses(laid);
        for (const int stage : {0, 1, 2, 3}) {
            std::optional<CompressionTime> slowest;
            for (const std::size_t kind : laid.kinds()[at(stage)]) {
                const GradientMessages gradients = denseGradients(
                    mixed.model, laid.layout, laid.held()[at(stage)], EmbeddingGradients::WithOthers);
                const CompressionTime one =
                    compressionTime(KernelModel(mixed.cluster->deviceOfKind(kind), plan.memory.precision),
                        {plan.communication.compression, gradients.matrices,
                            plan.communication.compression.dataParallelRank, 4});
                if (!slowest || one.compress > slowest->compress)
                    slowest = one;
            }
            QVERIFY(near(both.tails[at(stage)].compression.value(), slowest->compress.value()));
        }
        QVERIFY(std::ranges::any_of(std::vector {0, 1, 2, 3}, [&](int stage) {
            return both.tails[at(stage)].compression > fast.tails[at(stage)].compression * 1.1;
        }));
    }

    /// What each stage saves by itself is what an evaluation says of it.
    void eachStageSavesWhatItSaves()
    {
        for (const Unlike way : kWays) {
            Project p = slowProject(2e9);
            Plan plan = compressedPlan();
            makeUnlike(way, p, plan);
            plan.communication.compression.pipelineBackward = false;
            const auto effects = compressionEffects(p, plan, evaluateLegal, {});
            QVERIFY(effects.has_value());
            const auto gradients =
                std::ranges::find(*effects, CompressionTarget::DataParallel, &CompressionEffect::target);
            QVERIFY(gradients != effects->end());
            QCOMPARE(gradients->perStage.size(), std::size_t {4});
            const Seconds plain = stepOf(p, without(plan));
            for (int stage = 0; stage < 4; ++stage) {
                Plan alone = plan;
                alone.communication.compression.stages = {stage};
                const double saved = (plain - stepOf(p, alone)).value();
                QVERIFY2(std::abs(gradients->perStage[at(stage)].value() - saved) < 1e-8,
                    qPrintable(QString("way %1, stage %2").arg(static_cast<int>(way)).arg(stage)));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestCompressionReplicas)
#include "tst_compression_replicas.moc"
