// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/evaluate/calibration.h"
#include "core/model/hf_config.h"
#include "core/plan/rank_grid.h"
#include "core/timing/kernels.h"
#include "core/timing/layer_time.h"
#include "core/timing/timing.h"
#include "core/validate/timing_case.h"
#include "tests/core/timing/gpt_steps.h"

using namespace rankloom;
using namespace rankloom::test;

/// The parts of a layer against measured kernels and closed forms.
class TestLayerTime : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Causal cuDNN kernels of heads of 128 (64 of them, two sequences on GB200, one on H200): the rate of
    /// 2,048 keys over that of 16,384 (TFLOP/s of the public tables of cuDNN's frontend).
    void attentionGrowsWithTheLengthAsMeasured()
    {
        struct Measured {
            const char* device;
            double sequences;
            double share;
        };
        for (const Measured m : {Measured {"h200-sxm-141gb", 1, 484.0 / 673},
                 {"gb200-nvl-186gb", 2, 1097.0 / 1708}, {"gb300-nvl-288gb", 2, 1373.0 / 1915}}) {
            const KernelModel kernels(devicePreset(m.device).value(), Precision::Bf16Mixed);
            const auto rate = [&](double keys) {
                const KernelModel::AttentionShape shape {
                    keys, KernelModel::attentionTiles(m.sequences * 64, keys), false};
                return 1e12 / kernels.attention(Flops(1e12), shape).value();
            };
            QVERIFY2(std::abs(rate(2048) / rate(16384) / m.share - 1) < 0.15, m.device);
        }
    }

    /// In 8 bits the products of the layers are shorter, the output layer stays as it is.
    void theOutputLayerStaysInSixteenBits()
    {
        MeasuredStep step = gptStep(4096, 2, 8, 1, 1, 4, 32);
        step.project.cluster = clusterOf(8, "h100-sxm-80gb").value();
        const auto timer = [&](Precision precision) {
            step.plan.memory.precision = precision;
            return LayerTimer(step.project, step.plan, resolved(step.plan.layout, 8));
        };
        const auto seconds = [](const ComputeTime& time) {
            return (time.forward + time.backwardInput + time.backwardWeight).value();
        };
        const double half = seconds(timer(Precision::Bf16Mixed).head(1));
        QCOMPARE(seconds(timer(Precision::Fp8Mixed).head(1)), half);
        QVERIFY(seconds(timer(Precision::Fp8Mixed).layer(0, 1).feedForward)
            < 0.8 * seconds(timer(Precision::Bf16Mixed).layer(0, 1).feedForward));
    }

    /// In 8 bits a graph of the whole step goes with one kernel for the products of all experts, which
    /// computes and casts what lies between them: what is left is what enters from either side. Biases forbid
    /// it.
    void graphsOfTheWholeStepFuseExperts()
    {
        MeasuredStep step = gptStep(4096, 2, 8, 1, 1, 2, 16);
        step.project.model = *modelPreset("mixtral-8x7b");
        DeviceSpec& device = (step.project.cluster = clusterOf(8, "b200-sxm-180gb").value()).change().device;
        device.kernelLaunch = Seconds(0);
        step.plan.memory.precision = Precision::Fp8Mixed;
        step.plan.layout.ep = 4;
        step.plan.execution.cudaGraphs = true;
        const auto experts = [&step](GraphExtent extent) {
            step.plan.execution.graphExtent = extent;
            return LayerTimer(step.project, step.plan, resolved(step.plan.layout, 8)).layer(0, 1).feedForward;
        };
        const ComputeTime apart = experts(GraphExtent::AllButExperts);
        const ComputeTime fused = experts(GraphExtent::WholeStep);
        const KernelModel kernels(device, Precision::Fp8Mixed);
        const double picks = 2048 * 2;
        const double width = 14336;
        const Seconds between =
            kernels.streamOnly(Bytes(3 * 2 * picks * width)) + kernels.quantise(picks * width);
        const Seconds first = kernels.expertGemm(2, picks / 2, 2 * width, 4096, 2);
        const Seconds second = kernels.expertGemm(2, picks / 2, 4096, width, 2);
        const Seconds saved = first + second - kernels.fusedExpertGemm(2, picks / 2, 2 * width, 4096, 2)
            - kernels.fusedExpertGemm(2, picks / 2, 4096, width, 2);
        QVERIFY(saved > first * 0.1);
        QVERIFY(std::abs((apart.forward - fused.forward) / (between + saved) - 1) < 1e-9);
        QVERIFY(apart.backwardInput - fused.backwardInput > between);
        // The kernel adds biases, too.
        const Seconds alone = fused.forward;
        step.project.model.change().moe->expertBias = true;
        QCOMPARE(experts(GraphExtent::WholeStep).forward.value(), alone.value());
        QVERIFY(experts(GraphExtent::AllButExperts).forward > apart.forward);
    }

    /// Output layers of vTrain's models on A100, whose rows of 50,257, 6,282, 12,564 and 25,128 elements are
    /// whole 2, 4, 8 and 16 bytes: all three products together, TFLOP/s of what 1,024 more columns of the
    /// hidden state cost.
    void rowsOfOddLengthAreSlower()
    {
        DeviceSpec device = devicePreset("a100-sxm-80gb").value();
        const KernelModel kernels(device, Precision::Fp16Mixed);
        const auto seconds = [&](double vocabulary, double hidden) {
            const double tokens = 4096;
            return kernels.gemm(tokens, vocabulary, hidden, 2) + kernels.gemm(tokens, hidden, vocabulary, 2)
                + kernels.gemm(hidden, vocabulary, tokens, 4);
        };
        const auto rate = [&](double vocabulary) {
            return 3 * 2 * 4096 * vocabulary * 1024
                / (seconds(vocabulary, 2048) - seconds(vocabulary, 1024)).value() / 1e12;
        };
        QVERIFY2(std::abs(rate(50257) / 78 - 1) < 0.15, qPrintable(QString::number(rate(50257))));
        QVERIFY2(rate(6282) > 93 && rate(6282) < 134, qPrintable(QString::number(rate(6282))));
        QVERIFY2(rate(12564) > 137 && rate(12564) < 200, qPrintable(QString::number(rate(12564))));
        QVERIFY2(rate(25128) > 200, qPrintable(QString::number(rate(25128))));
    }

    /// Attention in 8 bits against 16, by published kernels of GB200 and GB300 at 4,096 keys (cudnn-frontend,
    /// in moe_micro.csv: fp8 in blocks of MX): forward 1.2 to 1.58 times as fast, backward 1.28 to 1.33 times
    /// where queries are wide, 0.92 times where they are not; windows of 128 keys leave the backward pass as
    /// long as without: 2.08 ms against 0.465 ms in 16 bits.
    void attentionInEightBits()
    {
        const DeviceSpec device = devicePreset("gb200-nvl-186gb").value();
        const KernelModel kernels(device, Precision::Fp8Mixed);
        using Shape = KernelModel::AttentionShape;
        const auto faster = [&](bool wide, bool back) {
            Shape shape {4096, KernelModel::attentionTiles(256, 4096), wide, wide ? 160.0 : 128.0};
            const Flops flops(1e13);
            const auto time = [&] {
                return back ? kernels.attentionBackward(flops, shape) : kernels.attention(flops, shape);
            };
            const Seconds sixteen = time();
            shape.bits = Shape::Bits::Eight;
            return sixteen / time();
        };
        QVERIFY(faster(false, false) > 1.2 && faster(false, false) < 1.58);
        QVERIFY(std::abs(faster(true, true) - 1.3) < 0.03);
        QVERIFY(std::abs(faster(false, true) - 0.92) < 0.01);

        MeasuredStep step = gptStep(4096, 64, 1, 1, 1, 2, 64);
        step.project.cluster = clusterOf(8, "gb200-nvl-186gb").value();
        step.project.model = modelPreset("gpt-oss-120b").value();
        step.plan.workload.sequenceLength = 4096;
        step.plan.memory.flashAttention = true;
        step.plan.memory.precision = Precision::Fp8Mixed;
        const auto core = [&](int layer, int bits) {
            step.plan.memory.fp8Attention = bits == 8;
            return LayerTimer(step.project, step.plan, resolved(step.plan.layout, 8))
                .layer(layer, 1)
                .attentionCore;
        };
        const bool first = step.project.model->isWindowed(0);
        const int windowed = first ? 0 : 1;
        const ComputeTime sixteen = core(windowed, 16);
        const ComputeTime eight = core(windowed, 8);
        const double slower = eight.backwardInput / sixteen.backwardInput;
        QVERIFY2(slower > 3 && slower < 6, qPrintable(QString::number(slower)));
        QVERIFY(eight.forward < sixteen.forward);
        QCOMPARE(eight.backwardInput.value(), core(1 - windowed, 8).backwardInput.value());
        // Separate kernels of attention compute in 16 bits, too, unless the plan says otherwise.
        step.plan.memory.flashAttention = false;
        const ComputeTime unfused = core(windowed, 16);
        QVERIFY(core(windowed, 8).forward < unfused.forward);
        step.plan.memory.precision = Precision::Bf16Mixed;
        QCOMPARE(unfused.forward.value(), core(windowed, 16).forward.value());
        // Measured on Blackwell alone.
        step.plan.memory.precision = Precision::Fp8Mixed;
        step.project.cluster = clusterOf(8, "h100-sxm-80gb").value();
        for (const bool flash : {false, true}) {
            step.plan.memory.flashAttention = flash;
            QCOMPARE(core(windowed, 8).forward.value(), core(windowed, 16).forward.value());
        }
    }

    /// The output layer of 8-bit plans is in 16 bits unless the plan says otherwise; other precisions have no
    /// 8 bits to compute in.
    void outputLayerInEightBits()
    {
        MeasuredStep step = gptStep(4096, 32, 1, 1, 1, 2, 64);
        step.project.cluster = clusterOf(8, "gb200-nvl-186gb").value();
        const auto head = [&step](Precision precision, int bits) {
            step.plan.memory.precision = precision;
            step.plan.memory.fp8OutputLayer = bits == 8;
            return LayerTimer(step.project, step.plan, resolved(step.plan.layout, 8)).head(1).forward;
        };
        const Seconds sixteen = head(Precision::Fp8Mixed, 16);
        QCOMPARE(sixteen.value(), head(Precision::Bf16Mixed, 16).value());
        QCOMPARE(sixteen.value(), head(Precision::Bf16Mixed, 8).value());
        QVERIFY(head(Precision::Fp8Mixed, 8) < sixteen);
    }

    /// Biases of experts by hand: ten passes over what the first product writes and fourteen over what the
    /// second does, or 68 bytes an element of it where probabilities travel with the tokens, in fp32; and two
    /// launches.
    void expertsWithBiasesCarryTheirResultsThroughMemory()
    {
        MeasuredStep step = gptStep(2880, 2, 8, 1, 1, 2, 16);
        step.project.cluster = clusterOf(8, "h100-sxm-80gb").value();
        step.project.model = modelPreset("gpt-oss-20b").value();
        step.plan.layout.ep = 8;
        step.plan.layout.etp = 1;
        const auto routed = [&](bool biased, ExpertDispatch dispatch) {
            step.project.model.change().moe->expertBias = biased;
            step.plan.communication.expertDispatch = dispatch;
            return LayerTimer(step.project, step.plan, resolved(step.plan.layout, 8)).layer(0, 1).feedForward;
        };
        const KernelModel kernels(step.project.cluster->device, step.plan.memory.precision);
        const double picks = 2.0 * 1024 * 4;
        const auto near = [](Seconds a, Seconds b) { return std::abs(a / b - 1) < 1e-6; };
        struct Elements {
            ExpertDispatch dispatch;
            double forward; ///< bytes of each element of the second product
            double backward;
        };
        for (const Elements& e :
            {Elements {ExpertDispatch::AllToAll, 12, 16}, Elements {ExpertDispatch::Deduplicated, 28, 40}}) {
            const ComputeTime with = routed(true, e.dispatch);
            const ComputeTime without = routed(false, e.dispatch);
            QVERIFY(near(
                with.forward - without.forward, kernels.stream(Bytes(picks * 2880 * (2 * 8 + e.forward)))));
            QVERIFY(near(with.backwardInput - without.backwardInput,
                kernels.stream(Bytes(picks * 2880 * (2 * 12 + e.backward)))));
            QCOMPARE(with.backwardWeight.value(), without.backwardWeight.value());
        }
    }

    /// A token of a windowed layer attends to the window alone: every second layer saves the operations, and
    /// runs at the rate, of the closed form; a window as long as the sequence hides nothing. Separate kernels
    /// compute the whole matrix all the same.
    void windowsShortenFusedAttention()
    {
        MeasuredStep step = gptStep(4096, 8, 1, 1, 1, 1, 8);
        DeviceSpec& device = step.project.cluster.change().device;
        device.layerLaunch = Seconds(0);
        step.plan.memory.flashAttention = true;
        const auto windowed = [&step](int tokens) {
            MeasuredStep other = step;
            AttentionWindow window {tokens, {}};
            for (int l = 0; l < 8; ++l)
                window.layerIsWindowed.push_back(l % 2 == 0);
            other.project.model.change().window = window;
            return other;
        };
        const KernelModel kernels(device, Precision::Fp16Mixed);
        const StageTimes whole = passesOf(step).stages.front();
        const StageTimes cut = passesOf(windowed(256)).stages.front();
        // Pairs of a sequence: 256·257/2 of the first 256 tokens, 256 of each other one; as areas.
        const double pairs = 256.0 * 256 / 2 + (1024 - 256.0) * 256;
        const Flops core(2 * 2 * pairs * 4096);
        const Flops full(2 * 1024.0 * 1024 * 4096);
        const double keys = 2 * pairs / 1024;
        const auto close = [](Seconds a, Seconds b) { return std::abs(a / b - 1) < 1e-9; };
        const double tiles = 64 * 1024 / 128.0;
        const KernelModel::AttentionShape all {1024, tiles, false, 64};
        const KernelModel::AttentionShape some {keys, tiles, false, 64};
        QVERIFY(close(
            whole.forward - cut.forward, 4 * (kernels.attention(full, all) - kernels.attention(core, some))));
        QVERIFY(close(whole.backwardInput - cut.backwardInput,
            4 * (kernels.attentionBackward(2.5 * full, all) - kernels.attentionBackward(2.5 * core, some))));
        QCOMPARE(passesOf(windowed(1024)).stages.front().forward.value(), whole.forward.value());
        QCOMPARE(passesOf(windowed(4096)).stages.front().forward.value(), whole.forward.value());
        step.plan.memory.flashAttention = false;
        QCOMPARE(passesOf(windowed(256)).stages.front().forward.value(),
            passesOf(step).stages.front().forward.value());
    }
};

QTEST_APPLESS_MAIN(TestLayerTime)

#include "tst_layer_time.moc"
