// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Compressed communication: its arithmetic against Optimus-CC's own settings, and what it does to a step.

#include <algorithm>
#include <cmath>

#include <QTest>

#include <fmt/format.h>
#include <rapidcheck.h>

#include "core/cluster/device_presets.h"
#include "core/evaluate/compression_effects.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/traffic_classes.h"
#include "core/model/hf_config.h"
#include "core/model/layer_parameters.h"
#include "core/plan/check.h"
#include "core/plan/compression.h"
#include "core/schedule/compressed_sends.h"

using namespace rankloom;

namespace {

/// Megatron's GPT of Optimus-CC: 16 nodes of 8, TP 8, PP 4, DP 4.
ModelSpec gpt(int layers, int hidden)
{
    ModelSpec model = *modelPreset("gpt3-175b");
    model.layers = layers;
    model.hidden = hidden;
    model.heads = model.kvHeads = 24;
    model.headDim = hidden / 24;
    model.ffn = 4 * hidden;
    model.vocabulary = 51200;
    model.tiedEmbeddings = true;
    return model;
}

Project projectOf(const ModelSpec& model, double betweenNodes = 25e9)
{
    Project project;
    project.model = model;
    Cluster cluster = makeCluster(16, 8, *devicePreset("a100-sxm-80gb"));
    cluster.links.setTier(LinkLevel::NodePair, {BytesPerSecond(betweenNodes), Seconds(6e-6)});
    project.cluster = cluster;
    return project;
}

Plan optimusPlan()
{
    Plan plan;
    plan.workload = {1024, 8, 512};
    plan.layout.tp = 8;
    plan.layout.pp = 4;
    plan.memory.sharding.optimizer = {};
    Compression& compression = plan.communication.compression;
    compression.kind = CompressionKind::PowerSgd;
    compression.dataParallel = compression.pipelineBackward = compression.embeddingSync = true;
    compression.stages = {0, 1, 2};
    return plan;
}

struct Sum {
    double bytes = 0;
    double before = 0;
    std::int64_t sends = 0;
    std::int64_t compressed = 0;
};
Sum sumOf(const std::vector<TrafficClass>& classes, TrafficKind kind)
{
    Sum sum;
    for (const TrafficClass& one : classes)
        if (one.kind == kind) {
            sum.bytes += one.bytes.value();
            sum.before += one.uncompressedBytes.value();
            sum.sends += one.sends;
            sum.compressed += one.compressedSends;
        }
    return sum;
}

double stepOf(const Project& project, const Plan& plan)
{
    const Result<Evaluation> evaluation = evaluateLegal(project, plan);
    RC_ASSERT(evaluation.has_value());
    RC_ASSERT(evaluation->valid);
    return evaluation->time.step.value();
}

} // namespace

class TestCompression : public QObject {
    Q_OBJECT

private slots:
    /// The two models of the paper's scripts; the figures follow from their switches.
    void arithmeticOfOptimus_data()
    {
        QTest::addColumn<int>("layers");
        QTest::addColumn<int>("hidden");
        QTest::addColumn<double>("sent");
        QTest::addColumn<double>("ratio");
        QTest::addColumn<double>("allBackward");
        QTest::addColumn<double>("layerBefore");
        QTest::addColumn<double>("layerAfter");
        QTest::addColumn<double>("threeOfFour");
        QTest::newRow("2.5B") << 52 << 1920 << 47104.0 << 1966080.0 / 47104 << 0.8779947916666667 << 5529600.0
                              << 1351680.0 << 0.43333333333333335;
        QTest::newRow("8.3B") << 72 << 3072 << 65536.0 << 48.0 << 0.8776041666666666 << 14155776.0
                              << 2162688.0 << 0.3645833333333333;
    }
    void arithmeticOfOptimus()
    {
        QFETCH(int, layers);
        QFETCH(int, hidden);
        const Project project = projectOf(gpt(layers, hidden));
        const Plan plan = optimusPlan();
        const Compression& compression = plan.communication.compression;
        const MessageSize send =
            compressedSize(compression, boundaryMatrix(8 * 1024, hidden, 8), compression.rank, 2);
        QTEST(send.compressed, "sent");
        QTEST(send.ratio(), "ratio");

        Layout layout = resolved(plan.layout, 128);
        MessageSize layer;
        for (const MatrixShape& matrix : layerMatrices(project.model, layout, LayerKind::Dense))
            layer += compressedSize(compression, matrix, compression.dataParallelRank, 4);
        QTEST(layer.elements, "layerBefore");
        QTEST(layer.compressed, "layerAfter");
        QTEST(0.75 / layer.ratio() + 0.25, "threeOfFour");

        const Evaluation evaluation = *evaluate(project, plan);
        QVERIFY(evaluation.valid);
        const auto classes = trafficClasses(project, plan, evaluation);
        const Sum backward = sumOf(classes, TrafficKind::PipelineBackward);
        QCOMPARE(backward.sends, 48);
        QCOMPARE(backward.compressed, 6);
        QTEST(backward.bytes / backward.before, "allBackward");
        const Sum embedding = sumOf(classes, TrafficKind::EmbeddingSync);
        QCOMPARE(embedding.before / embedding.bytes, 10.0 / 7);
        double before = 0;
        double after = 0;
        for (const TrafficClass& one : classes)
            if (one.kind == TrafficKind::DataParallelGradients) {
                before += one.elementsPerSend;
                after += one.compressedElementsPerSend;
            }
        QTEST(after / before, "threeOfFour");
    }

    void fusedEmbedding()
    {
        const std::pair<double, double> known[] = {{1, 1}, {2, 4.0 / 3}, {4, 10.0 / 7},
            {8, 1.4666666666666666}, {16, 1.4838709677419355}, {64, 1.4960629921259843}};
        for (const auto& [replicas, ratio] : known)
            QVERIFY(std::abs(embeddingSyncApart(3e6, replicas) / embeddingSyncFused(3e6, replicas) - ratio)
                < 1e-12);
    }

    /// Values and places; bits and scales.
    void otherKinds()
    {
        Compression compression;
        compression.kind = CompressionKind::TopK;
        compression.keptShare = 0.01;
        QCOMPARE(compressedSize(compression, {100, 100, 1}, 0, 4).compressed, 200.0);
        compression.kind = CompressionKind::Quantised;
        compression.bits = 4;
        compression.blockSize = 256;
        // 65,536 elements: 32,768 bytes of values, 256 scales of 4 bytes.
        QCOMPARE(compressedSize(compression, {256, 256, 1}, 0, 2).compressed, (32768 + 1024) / 2.0);
        compression.keptShare = 1; // with its places larger than it was
        compression.kind = CompressionKind::TopK;
        QCOMPARE(compressedSize(compression, {10, 10, 1}, 0, 4).compressed, 100.0);
    }

    /// ZeRO++: weights in 8 bits, gradients in 4, or either as they are; a plan that says one number means
    /// both.
    void weightsAndGradientsHaveTheirBits()
    {
        const Project project = projectOf(gpt(16, 1920));
        Plan plan = optimusPlan();
        const ShardExtent all {ShardExtent::Kind::DataParallel, 1};
        plan.memory.sharding = {all, all, all, {}};
        plan.layout.pp = 1;
        Compression& compression = plan.communication.compression;
        compression.kind = CompressionKind::Quantised;
        compression.pipelineBackward = compression.embeddingSync = false;
        compression.stages.clear();
        const auto bytesOf = [&](int bits, int weightBits) {
            compression.bits = bits;
            compression.weightBits = weightBits;
            const Evaluation evaluation = *evaluate(project, plan);
            const auto classes = trafficClasses(project, plan, evaluation);
            struct Shares {
                double gradients;
                double weights;
                double step;
                bool lossy;
            };
            const auto shareOf = [&classes](TrafficKind kind) { // of matrices: norms travel whole
                return 1 / std::ranges::find(classes, kind, &TrafficClass::kind)->ratio;
            };
            return Shares {shareOf(TrafficKind::DataParallelGradients),
                shareOf(TrafficKind::DataParallelWeights), evaluation.time.step.value(),
                evaluation.compression.lossy};
        };
        const auto near = [](double a, double b) { return std::abs(a - b) < 1e-6; };
        const double scales = 4.0 / 256; // bytes an element
        const auto zero = bytesOf(4, 8);
        QVERIFY(near(zero.gradients, (0.5 + scales) / 4)); // of fp32
        QVERIFY(near(zero.weights, (1 + scales) / 2)); // of bf16
        const auto both = bytesOf(8, 0);
        const auto alike = bytesOf(8, 8);
        QVERIFY(near(both.gradients, (1 + scales) / 4) && near(both.weights, (1 + scales) / 2));
        QCOMPARE(both.step, alike.step);
        const auto weights = bytesOf(16, 8);
        QVERIFY(weights.gradients == 1 && near(weights.weights, (1 + scales) / 2) && weights.lossy);
        const auto gradients = bytesOf(4, 16);
        QVERIFY(near(gradients.gradients, (0.5 + scales) / 4) && gradients.weights == 1 && gradients.lossy);
        const auto whole = bytesOf(16, 0);
        QVERIFY(whole.gradients == 1 && whole.weights == 1 && !whole.lossy);
        QVERIFY(zero.step < whole.step);
        for (const auto& [bits, weightBits] : {std::pair(5, 0), std::pair(8, 5), std::pair(12, 8)}) {
            compression.bits = bits;
            compression.weightBits = weightBits;
            QVERIFY(hasErrors(check(project, plan)));
        }
    }

    /// The shapes of a layer hold what the layer holds.
    void shapesAreTheWeights()
    {
        for (const char* name : {"llama-3-70b", "gpt3-175b", "deepseek-v3", "mixtral-8x7b"}) {
            const ModelSpec model = *modelPreset(name);
            for (const int tp : {1, 2, 8}) {
                Layout layout;
                layout.tp = layout.etp = tp;
                layout.dp = 1;
                const auto sum = [](const std::vector<MatrixShape>& matrices) {
                    double elements = 0;
                    for (const MatrixShape& matrix : matrices)
                        elements += matrix.elements();
                    return elements;
                };
                for (const LayerKind kind : kLayerKinds) {
                    const bool moe = kind == LayerKind::Experts;
                    if (moe && !model.moe)
                        continue;
                    const RankParameters share = layerShare(
                        model, layout, moe ? moeLayerParameters(model) : denseLayerParameters(model));
                    const double dense = sum(layerMatrices(model, layout, kind));
                    QVERIFY2(std::abs(dense - share.matrices) < 1,
                        qPrintable(QString("%1 tp %2: %3, not %4")
                                       .arg(name)
                                       .arg(tp)
                                       .arg(dense)
                                       .arg(share.matrices)));
                    if (moe)
                        QVERIFY(std::abs(sum(expertMatrices(model, layout)) - share.expertMatrices) < 1);
                }
            }
        }
    }

    /// Compression and decompression are cut from the passes that they are part of. Which sends these are:
    /// tst_epilogue.
    void cutSlicesFillWholeOnes()
    {
        const bool good = rc::check("cut slices fill whole ones", [] {
            ScheduleProblem problem;
            problem.kind = *rc::gen::element(
                ScheduleKind::OneFOneB, ScheduleKind::GPipe, ScheduleKind::ZbH1, ScheduleKind::ZbH2);
            problem.devices = *rc::gen::inRange(2, 9);
            problem.microbatches = problem.devices * 2 + *rc::gen::inRange(0, 9);
            PassDurations durations;
            const auto stages = static_cast<std::size_t>(problem.devices);
            durations.forward.assign(stages, 10);
            durations.backwardInput.assign(stages, 12);
            durations.backwardWeight.assign(stages, 8);
            durations.compressed = {true, std::vector<std::uint8_t>(stages - 1, 1),
                std::vector<std::int64_t>(stages - 1, 0), std::vector<std::int64_t>(stages - 1, 0),
                std::vector<std::int64_t>(stages - 1, 1), std::vector<std::int64_t>(stages - 1, 1)};
            const auto order = generateOrder(problem, durations);
            RC_PRE(order.has_value());
            int sends = 0;
            int compressed = 0;
            const auto counts = countBackwardSends(*order, durations);
            RC_ASSERT(counts.has_value());
            for (const SendCount& count : *counts) {
                sends += count.sends;
                compressed += count.compressed;
            }
            RC_ASSERT(sends == problem.microbatches * (problem.devices - 1));
            auto timeline = simulate(*order, durations);
            RC_ASSERT(timeline.has_value());
            Timeline cut = *timeline;
            showCompression(cut, *order, durations);
            int pieces = 0;
            for (std::size_t l = 0; l < cut.lanes.size(); ++l) {
                std::int64_t whole = 0;
                std::int64_t parts = 0;
                for (const Slice& slice : timeline->lanes[l].slices)
                    whole += slice.end - slice.start;
                for (const Slice& slice : cut.lanes[l].slices) {
                    parts += slice.end - slice.start;
                    pieces += slice.kind == PassKind::Compression ? 1 : 0;
                }
                RC_ASSERT(whole == parts);
            }
            RC_ASSERT(pieces == compressed);
            for (const SliceRef& ref : cut.criticalPath)
                RC_ASSERT(static_cast<std::size_t>(ref.slice)
                    < cut.lanes[static_cast<std::size_t>(ref.lane)].slices.size());
        });
        QVERIFY(good);
    }

    /// Free compression never costs time, whatever is compressed, how and over which links.
    void freeCompressionIsNeverSlower()
    {
        const bool good = rc::check("free compression is never slower", [] {
            const Project project = projectOf(gpt(16, 1920), *rc::gen::element(1e9, 5e9, 25e9));
            Plan plan = optimusPlan();
            plan.workload.globalBatchSize = 256;
            plan.schedule.kind =
                *rc::gen::element(ScheduleKind::OneFOneB, ScheduleKind::GPipe, ScheduleKind::ZbH1);
            Compression& compression = plan.communication.compression;
            compression.embeddingSync = false;
            compression.costFactor = 0;
            compression.kind = *rc::gen::element(CompressionKind::PowerSgd, CompressionKind::Quantised);
            compression.rank = *rc::gen::element(1, 16, 4096);
            compression.dataParallelRank = *rc::gen::element(1, 128, 4096);
            compression.epilogueOnly = *rc::gen::arbitrary<bool>();
            compression.stages =
                *rc::gen::element(std::vector<int> {}, std::vector<int> {0}, std::vector<int> {1, 3});
            Plan without = plan;
            without.communication.compression.kind = CompressionKind::None;
            RC_ASSERT(stepOf(project, plan) <= stepOf(project, without) * (1 + 1e-9));
        });
        QVERIFY(good);
    }

    /// A rank at full size sends what there was; the lossless switch changes no byte of gradients.
    void fullRankAndLosslessSwitch()
    {
        const Project project = projectOf(gpt(16, 1920));
        Plan plan = optimusPlan();
        plan.communication.compression.rank = plan.communication.compression.dataParallelRank = 1 << 16;
        plan.communication.compression.embeddingSync = false;
        Plan without = plan;
        without.communication.compression.kind = CompressionKind::None;
        const Evaluation a = *evaluate(project, plan);
        const Evaluation b = *evaluate(project, without);
        QCOMPARE(a.time.step, b.time.step);
        for (const TrafficClass& one : trafficClasses(project, plan, a))
            QCOMPARE(one.bytes, one.uncompressedBytes);

        Plan fused = without;
        fused.communication.compression.embeddingSync = true;
        QVERIFY(!fused.communication.compression.lossy());
        const Evaluation c = *evaluate(project, fused);
        const Sum before = sumOf(trafficClasses(project, without, b), TrafficKind::DataParallelGradients);
        const Sum after = sumOf(trafficClasses(project, fused, c), TrafficKind::DataParallelGradients);
        QCOMPARE(after.bytes, before.bytes);
        QVERIFY(!c.compression.lossy);
    }

    /// A step that waits for nothing but computing does not get shorter: links so fast that no send shows.
    void hiddenSendsChangeNothing()
    {
        Project project = projectOf(gpt(16, 1920), 1e18);
        Cluster cluster = project.cluster;
        cluster.links.setTier(LinkLevel::NodePair, {BytesPerSecond(1e18), Seconds(0)});
        project.cluster = cluster;
        Plan plan = optimusPlan();
        Compression& compression = plan.communication.compression;
        compression.dataParallel = compression.embeddingSync = false;
        compression.costFactor = 0;
        Plan without = plan;
        without.communication.compression.kind = CompressionKind::None;
        QCOMPARE(evaluate(project, plan)->time.step, evaluate(project, without)->time.step);
    }

    /// On slow links the simulation compresses the stages that the step waits for, no other, and that is as
    /// fast as compressing all of them.
    void criticalStagesAreFound()
    {
        const Project project = projectOf(gpt(52, 1920), 1e9);
        Plan all = optimusPlan();
        all.communication.overlapDp = false;
        Compression& compression = all.communication.compression;
        compression.pipelineBackward = compression.embeddingSync = false;
        compression.stages.clear();
        Plan chosen = all;
        chosen.communication.compression.criticalStages = true;
        Plan none = all;
        none.communication.compression.kind = CompressionKind::None;
        const Evaluation whole = *evaluate(project, none);
        const Evaluation some = *evaluate(project, chosen);
        const Evaluation every = *evaluate(project, all);
        QVERIFY(some.time.step < whole.time.step);
        QVERIFY(!some.compression.stages.empty());
        QVERIFY(some.compression.stages.size() <= 4);
        QCOMPARE(some.compression.stages.front(), 0);
        QVERIFY(some.time.step <= every.time.step);
    }

    /// Error feedback and buffers stand in the memory of the stages that compress.
    void memoryIsCounted()
    {
        const Project project = projectOf(gpt(52, 1920));
        Plan plan = optimusPlan();
        plan.communication.compression.pipelineBackward = false;
        Plan without = plan;
        without.communication.compression.kind = CompressionKind::None;
        const MemoryReport with = evaluate(project, plan)->memory;
        const MemoryReport before = evaluate(project, without)->memory;
        const double gradients = 13.0 * 5529600 * 4; // of the layers of a stage, fp32
        for (std::size_t stage = 0; stage < 3; ++stage)
            QCOMPARE(with.stages[stage].workspace.value() - before.stages[stage].workspace.value(),
                gradients * (1 + 1 / 4.090909090909091));
        QCOMPARE(with.stages[3].workspace, before.stages[3].workspace);
    }

    /// What does not pay is said, with the way out.
    void saysWhatPays()
    {
        const auto codes = [](const Project& project, const Plan& plan) {
            std::vector<std::string> out;
            const Evaluation evaluation = *evaluate(project, plan);
            for (const Diagnostic& d : evaluation.diagnostics)
                out.push_back(d.code);
            return out;
        };
        const auto has = [](const std::vector<std::string>& list, const char* code) {
            return std::ranges::find(list, code) != list.end();
        };
        Plan plan = optimusPlan();
        plan.communication.compression.pipelineBackward = false;
        plan.communication.compression.embeddingSync = false;
        QVERIFY(has(codes(projectOf(gpt(52, 1920), 0.5e9), plan), "compression-pays"));
        const auto fast = codes(projectOf(gpt(52, 1920), 400e9), plan);
        QVERIFY(has(fast, "compression-does-not-pay"));
        QVERIFY(has(fast, "compression-is-lossy"));
        plan.communication.compression.errorFeedback = false;
        QVERIFY(has(codes(projectOf(gpt(52, 1920)), plan), "compression-without-error-feedback"));
    }
};

QTEST_APPLESS_MAIN(TestCompression)
#include "tst_compression.moc"
