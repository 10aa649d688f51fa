// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What compressed communication does to a step: properties of the simulation, the choice of stages against
// all choices there are, and the figures that a window shows of it.

#include <algorithm>
#include <array>
#include <cmath>

#include <QTest>

#include <rapidcheck.h>

#include "core/base/at.h"
#include "core/cluster/device_presets.h"
#include "core/evaluate/compression_figures.h"
#include "core/evaluate/evaluate.h"
#include "core/model/hf_config.h"
#include "core/schedule/compressed_sends.h"
#include "core/search/rank_placement.h"
#include "core/search/sensitivity.h"
#include "core/search/step_objective.h"
#include "core/timing/timing.h"

using namespace rankloom;

namespace {

/// A GPT with a tied embedding on 16 nodes of 8: TP 8, PP 4, DP 4.
Project projectOf(double betweenNodes)
{
    ModelSpec model = *modelPreset("gpt3-175b");
    model.layers = 24;
    model.hidden = 1920;
    model.heads = model.kvHeads = 24;
    model.headDim = 80;
    model.ffn = 4 * 1920;
    model.vocabulary = 51200;
    model.tiedEmbeddings = true;
    Project project;
    project.model = model;
    Cluster cluster = makeCluster(16, 8, *devicePreset("a100-sxm-80gb"));
    cluster.links.setTier(LinkLevel::NodePair, {BytesPerSecond(betweenNodes), Seconds(6e-6)});
    project.cluster = cluster;
    return project;
}

Plan planOf(OptimizerStart start = OptimizerStart::GlobalNorm)
{
    Plan plan;
    plan.workload = {1024, 8, 512};
    plan.layout.tp = 8;
    plan.layout.pp = 4;
    plan.memory.sharding.optimizer = {};
    plan.execution.optimizerStart = start;
    plan.communication.overlapDp = false;
    Compression& compression = plan.communication.compression;
    compression.kind = CompressionKind::PowerSgd;
    compression.pipelineBackward = compression.embeddingSync = false;
    compression.dataParallel = true;
    return plan;
}

Evaluation evaluated(const Project& project, const Plan& plan)
{
    Result<Evaluation> evaluation = evaluateLegal(project, plan);
    if (!evaluation || !evaluation->valid)
        qFatal("the plan cannot be evaluated");
    return std::move(*evaluation);
}

bool waitsForGradientOver(const Timeline& timeline, int boundary)
{
    for (const Bubble& bubble : timeline.lanes[at(boundary)].bubbles)
        if (bubble.cause == BubbleCause::WaitsForLink && bubble.ofLane == boundary + 1)
            return true;
    return false;
}

} // namespace

class TestCompressionStep : public QObject {
    Q_OBJECT

private slots:
    /// A boundary over which nobody waits for a gradient: however much its sends shrink, nothing moves.
    void hiddenSendsMoveNothing()
    {
        int hidden = 0;
        const bool good = rc::check("compressing hidden sends moves no pass", [&hidden] {
            ScheduleProblem problem;
            problem.kind = *rc::gen::element(ScheduleKind::OneFOneB, ScheduleKind::GPipe, ScheduleKind::ZbH1);
            problem.devices = *rc::gen::inRange(2, 6);
            problem.microbatches = problem.devices + *rc::gen::inRange(0, 6);
            PassDurations durations;
            const auto stages = at(problem.devices);
            // A slow receiver has its gradient before it needs it: with a factor every stage but the last is.
            const int factor = *rc::gen::element(1, 12);
            int slowness = 1;
            for (std::size_t s = 0; s < stages; ++s) {
                for (auto* times : {&durations.forward, &durations.backwardInput, &durations.backwardWeight})
                    times->insert(times->begin(), slowness * *rc::gen::inRange(1, 100));
                slowness *= factor;
            }
            for (std::size_t s = 0; s + 1 < stages; ++s) {
                durations.hopForward.push_back(*rc::gen::inRange(0, 10));
                durations.hopBackward.push_back(*rc::gen::inRange(1, 30));
            }
            const auto order = generateOrder(problem, durations);
            RC_ASSERT(order.has_value());
            const auto plain = simulate(*order, durations);
            RC_ASSERT(plain.has_value());
            for (int boundary = 0; boundary + 1 < problem.devices; ++boundary) {
                PassDurations shrunk = durations;
                CompressedSends& sends = shrunk.compressed;
                sends.epilogueOnly = *rc::gen::arbitrary<bool>();
                sends.boundaries.assign(stages - 1, 0);
                sends.boundaries[at(boundary)] = 1;
                sends.hopForward = durations.hopForward;
                sends.hopBackward = durations.hopBackward;
                sends.hopBackward[at(boundary)] =
                    *rc::gen::inRange<std::int64_t>(0, durations.hopBackward[at(boundary)]);
                sends.compress = sends.decompress = std::vector<std::int64_t>(stages - 1, 0);
                const auto with = simulate(*order, shrunk);
                RC_ASSERT(with.has_value());
                RC_ASSERT(with->makespan <= plain->makespan); // free compression is never slower
                if (waitsForGradientOver(*plain, boundary))
                    continue;
                ++hidden;
                for (std::size_t lane = 0; lane < stages; ++lane)
                    RC_ASSERT(with->lanes[lane].slices == plain->lanes[lane].slices);
            }
        });
        QVERIFY(good);
        QVERIFY2(hidden > 20, qPrintable(QString::number(hidden)));
    }

    /// A rank at full size sends and keeps what there was, whatever else is set: only its cost may count, and
    /// there is none, for nothing is compressed.
    void fullRankChangesNothing()
    {
        const bool good = rc::check("a rank at full size changes nothing", [] {
            const Project project = projectOf(*rc::gen::element(0.5e9, 5e9, 100e9));
            Plan plan = planOf(*rc::gen::element(OptimizerStart::GlobalNorm, OptimizerStart::PostValidation));
            plan.schedule.kind =
                *rc::gen::element(ScheduleKind::OneFOneB, ScheduleKind::GPipe, ScheduleKind::ZbH1);
            Compression& compression = plan.communication.compression;
            compression.pipelineBackward = true;
            compression.rank = compression.dataParallelRank = 1 << 16;
            compression.epilogueOnly = *rc::gen::arbitrary<bool>();
            compression.errorFeedback = *rc::gen::arbitrary<bool>();
            compression.criticalStages = *rc::gen::arbitrary<bool>();
            compression.costFactor = *rc::gen::element(0.0, 1.0, 100.0);
            Plan without = plan;
            without.communication.compression.kind = CompressionKind::None;
            const Evaluation a = evaluated(project, plan);
            const Evaluation b = evaluated(project, without);
            RC_ASSERT(a.time.step == b.time.step);
            for (std::size_t stage = 0; stage < a.memory.stages.size(); ++stage)
                RC_ASSERT(a.memory.stages[stage].device == b.memory.stages[stage].device);
            RC_ASSERT(a.timeline->compressedSends.empty());
        });
        QVERIFY(good);
    }

    /// Summing a tied embedding at once changes no byte of any other class, and loses nothing.
    void losslessSwitchChangesNoGradient()
    {
        for (const int pp : {2, 4})
            for (const double links : {1e9, 25e9}) {
                const Project project = projectOf(links);
                Plan plan = planOf();
                plan.layout.pp = pp;
                plan.communication.compression.kind = CompressionKind::None;
                Plan fused = withTarget(plan, CompressionTarget::EmbeddingSync);
                QVERIFY(!fused.communication.compression.lossy());
                const auto before = trafficClasses(project, plan, evaluated(project, plan));
                const auto after = trafficClasses(project, fused, evaluated(project, fused));
                QCOMPARE(after.size(), before.size());
                for (std::size_t i = 0; i < before.size(); ++i) {
                    QCOMPARE(after[i].kind, before[i].kind);
                    if (before[i].kind == TrafficKind::EmbeddingSync)
                        QVERIFY(after[i].bytes < before[i].bytes);
                    else
                        QCOMPARE(after[i].bytes, before[i].bytes);
                }
            }
    }

    /// The stages that the simulation chooses are as good as the best of all subsets, and none of them is
    /// there for nothing; with the optimizer behind a global norm and behind post-validation.
    void chosenStagesAreTheBestSubset_data()
    {
        QTest::addColumn<bool>("validated");
        QTest::addColumn<double>("links");
        QTest::addColumn<bool>("fused");
        for (const bool validated : {false, true})
            for (const double links : {0.5e9, 2e9, 25e9})
                for (const bool fused : {false, true})
                    QTest::addRow("%s, %g GB/s%s", validated ? "post-validation" : "global norm", links / 1e9,
                        fused ? ", fused" : "")
                        << validated << links << fused;
    }
    void chosenStagesAreTheBestSubset()
    {
        QFETCH(bool, validated);
        QFETCH(double, links);
        QFETCH(bool, fused);
        const Project project = projectOf(links);
        Plan plan = planOf(validated ? OptimizerStart::PostValidation : OptimizerStart::GlobalNorm);
        plan.communication.compression.embeddingSync = fused;
        const auto stepOf = [&](const std::vector<int>& stages) {
            Plan with = plan;
            with.communication.compression.stages = stages;
            with.communication.compression.dataParallel = !stages.empty();
            return evaluated(project, with).time.step;
        };
        Seconds best(1e9);
        for (unsigned subset = 0; subset < 16; ++subset) {
            std::vector<int> stages;
            for (int stage = 0; stage < 4; ++stage)
                if ((subset >> stage & 1U) != 0)
                    stages.push_back(stage);
            best = std::min(best, stepOf(stages));
        }
        Plan chosen = plan;
        chosen.communication.compression.criticalStages = true;
        const Evaluation evaluation = evaluated(project, chosen);
        QCOMPARE(evaluation.time.step, best);
        QCOMPARE(stepOf(evaluation.compression.stages), best);
        for (const int dropped : evaluation.compression.stages) {
            std::vector<int> fewer = evaluation.compression.stages;
            std::erase(fewer, dropped);
            QVERIFY(stepOf(fewer) > best);
        }
    }

    /// What a picture shows of reductions: those without slack end the step, the others end that much
    /// earlier.
    void slackIsWhatIsLeft()
    {
        const Project project = projectOf(2e9);
        Plan plan = planOf();
        plan.communication.compression.stages = {0};
        const Evaluation evaluation = evaluated(project, plan);
        const std::vector<GradientSync> syncs = gradientSyncs(project, plan, evaluation);
        QCOMPARE(syncs.size(), std::size_t {4});
        QVERIFY(syncs[0].compressed && !syncs[1].compressed);
        QVERIFY(syncs[0].exposed < syncs[0].plain);
        QCOMPARE(syncs[1].exposed, syncs[1].plain);
        // Tied ends wait for each other: they are left out here.
        Seconds latest;
        for (const GradientSync& sync : syncs)
            latest = std::max(latest, sync.passesEnd + sync.behind() + sync.slack);
        for (const int stage : {1, 2}) {
            const GradientSync& sync = syncs[at(stage)];
            QVERIFY(std::abs((sync.passesEnd + sync.behind() + sync.slack - latest).value()) < 1e-8);
        }
        QVERIFY(std::ranges::any_of(syncs, [](const GradientSync& s) { return s.slack.value() == 0; }));
    }

    /// Sends of the timeline are those that are counted; they leave behind their compression, and arrive no
    /// later than they would have where compressing is free.
    void compressedSendsAreListed()
    {
        for (const double cost : {0.0, 1.0}) {
            const Project project = projectOf(1e9);
            Plan plan = planOf();
            Compression& compression = plan.communication.compression;
            compression.dataParallel = false;
            compression.pipelineBackward = true;
            compression.costFactor = cost;
            const Evaluation evaluation = evaluated(project, plan);
            const std::vector<CompressedSend>& sends = evaluation.timeline->compressedSends;
            QCOMPARE(std::ssize(sends), evaluation.compression.compressedSends);
            QCOMPARE(std::ssize(sends), 6); // P(P - 1)/2
            QVERIFY(std::ranges::is_sorted(sends, {}, &CompressedSend::start));
            for (const CompressedSend& send : sends) {
                QCOMPARE(send.toLane, send.fromLane - 1);
                QCOMPARE(send.plainStart == send.start, cost == 0);
                QVERIFY(send.arrival - send.start < send.plainArrival - send.plainStart);
                if (cost == 0)
                    QVERIFY(send.arrival <= send.plainArrival);
                // A slice of the sender ends when it leaves.
                const std::vector<Slice>& slices = evaluation.timeline->lanes[at(send.fromLane)].slices;
                QVERIFY(std::ranges::find(slices, send.start, &Slice::end) != slices.end());
            }
        }
    }

    /// The figures of a window are those of the evaluations: of a plan without compression those of all three
    /// techniques, of one with some its own.
    void figuresAreThoseOfThePlan()
    {
        const Project project = projectOf(1e9);
        Plan plan = planOf();
        plan.communication.compression = {};
        const CompressionFigures tried = *compressionFigures(project, plan);
        QVERIFY(tried.tried);
        QVERIFY(tried.compression.lossy());
        QCOMPARE(tried.effects.size(), std::size_t {3});
        QCOMPARE(tried.plain, evaluated(project, plan).time.step);
        QCOMPARE(tried.syncs.size(), std::size_t {4});
        QVERIFY(tried.embedding && !tried.embedding->on);
        QCOMPARE(tried.embedding->apart / tried.embedding->fused, 10.0 / 7); // (3D - 2)/(2D - 1), D = 4
        for (const CompressionEffect& effect : tried.effects) {
            const Plan with = withTarget(plan, effect.target);
            QVERIFY(!effect.on);
            QCOMPARE(tried.plain - effect.saved, evaluated(project, with).time.step);
            Plan back = withoutTarget(with, effect.target);
            QVERIFY(!back.communication.compression.lossy());
            QCOMPARE(evaluated(project, back).time.step, tried.plain);
            const CompressionFigures own = *compressionFigures(project, with);
            QVERIFY(!own.tried);
            QCOMPARE(own.step, evaluated(project, with).time.step);
            QCOMPARE(own.plain, tried.plain);
        }
        // Without replicas and stages there is nothing to say, and that is no error.
        Plan alone = plan;
        alone.layout.tp = 8;
        alone.layout.pp = 1;
        alone.layout.cp = 1;
        const CompressionFigures none = *compressionFigures(project, alone);
        QVERIFY(!none.embedding);
        QCOMPARE(none.effects.size(), std::size_t {1});
    }

    /// Sensitivities and placement know what is compressed.
    void leversAndPlacementFollow()
    {
        Project project = projectOf(1e9);
        Plan plan = planOf();
        plan.communication.compression.pipelineBackward = true;
        plan.communication.compression.costFactor = 0;
        Plan without = plan;
        without.communication.compression.kind = CompressionKind::None;
        const SensitivityReport with = *planSensitivity(project, plan);
        QCOMPARE(with.step, evaluated(project, plan).time.step);
        // The objective of rank placement is a closed form: less where less is sent, never more.
        const auto cost = [&](const Plan& p) { return StepObjective(project, p, 8).cost(); };
        QVERIFY(cost(plan) < cost(without));
        Plan all = plan;
        all.communication.compression.epilogueOnly = false;
        QVERIFY(cost(all) <= cost(plan));
        Plan critical = plan;
        critical.communication.compression.criticalStages = true;
        QVERIFY(cost(critical) <= cost(without));
        Plan expensive = plan;
        expensive.communication.compression.costFactor = 100;
        QVERIFY(cost(expensive) > cost(plan));
        // A placement of a compressed plan keeps its compression and is no slower than where it began.
        LinkMatrix matrix {16, std::vector<double>(256), {}};
        for (std::size_t i = 0; i < matrix.bandwidth.size(); ++i)
            matrix.bandwidth[i] = 1e9 + 1e7 * static_cast<double>(i * 7919 % 97);
        project.cluster.change().links.setNodeMatrix(matrix);
        RankPlacementOptions options;
        options.moves = 2000;
        const Result<RankPlacementResult> placed = placeRanks(project, plan, options);
        QVERIFY(placed.has_value());
        QCOMPARE(placed->before.step, evaluated(project, plan).time.step);
        QVERIFY(placed->after.step <= placed->before.step);
        Plan moved = plan;
        moved.deviceOfRank = placed->deviceOfRank;
        QCOMPARE(placed->after.step, evaluated(project, moved).time.step);
    }

    /// The objective of rank placement counts compressing as times of passes do: on the slower device of both
    /// ends of each boundary.
    void placementCountsCompressingOnSlowDevices()
    {
        Project project = projectOf(1e9);
        const std::array stageOne {4, 5, 6, 7};
        project.cluster.change().setDeviceOfNodes(stageOne, *devicePreset("v100-sxm-32gb"));
        Plan plan = planOf();
        plan.communication.compression.dataParallel = false;
        plan.communication.compression.pipelineBackward = true;
        Plan free = plan;
        free.communication.compression.costFactor = 0;
        const SendCompression sends = timePasses(LaidOut(project, plan)).compressedSends;
        QCOMPARE(std::ssize(sends.compress), std::ptrdiff_t {3});
        QVERIFY(sends.compress[0] > sends.compress[2]); // an end of it is slow
        Seconds compressing;
        for (std::size_t boundary = 0; boundary < sends.compress.size(); ++boundary)
            compressing += sends.compress[boundary] + sends.decompress[boundary];
        const Seconds counted =
            StepObjective(project, plan, 8).cost() - StepObjective(project, free, 8).cost();
        QVERIFY2(std::abs(counted / compressing - 1) < 1e-9,
            qPrintable(QString::number(counted.value()) + u' ' + QString::number(compressing.value())));
    }

    /// Where only links between nodes are compressed, stages of one node neither send less nor compress.
    void placementCompressesBetweenNodesOnly()
    {
        Project project = projectOf(1e9);
        project.cluster = makeCluster(1, 8, *devicePreset("a100-sxm-80gb"));
        Plan plan = planOf();
        plan.layout.tp = 2;
        plan.communication.compression.dataParallel = false;
        plan.communication.compression.pipelineBackward = true;
        plan.communication.compression.costFactor = 100;
        Plan without = plan;
        without.communication.compression.kind = CompressionKind::None;
        const auto cost = [&](const Plan& p) { return StepObjective(project, p, 8).cost(); };
        QVERIFY(cost(plan) > cost(without));
        plan.communication.compression.links = CompressedLinks::BetweenNodes;
        QCOMPARE(cost(plan), cost(without));
    }

    /// One pair of a boundary inside a node and one between nodes: the slower of them decides, for the times
    /// of passes as for placement.
    void slowestPairDecidesWhatIsBetweenNodes()
    {
        Project project = projectOf(1e9);
        Plan plan = planOf();
        plan.layout.tp = 2;
        plan.layout.pp = 3;
        plan.communication.compression.dataParallel = false;
        plan.communication.compression.pipelineBackward = true;
        plan.communication.compression.links = CompressedLinks::BetweenNodes;
        Plan without = plan;
        without.communication.compression.kind = CompressionKind::None;
        for (const double inside : {1e8, 100e9}) { // 1 GB/s between nodes
            Cluster cluster = makeCluster(2, 3, *devicePreset("a100-sxm-80gb"));
            cluster.links.setTier(LinkLevel::DevicePair, {BytesPerSecond(inside), Seconds(2e-6)});
            cluster.links.setTier(LinkLevel::NodePair, {BytesPerSecond(1e9), Seconds(6e-6)});
            project.cluster = cluster;
            const SendCompression sends = timePasses(LaidOut(project, plan)).compressedSends;
            const bool compresses = StepObjective(project, plan, 1).cost().value()
                != StepObjective(project, without, 1).cost().value();
            for (const auto boundary : sends.boundaries)
                QCOMPARE(boundary != 0, inside > 1e9);
            QCOMPARE(compresses, inside > 1e9);
        }
    }
};

QTEST_APPLESS_MAIN(TestCompressionStep)
#include "tst_compression_step.moc"
