// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What training programs keep that Megatron-Core does not, and what they keep otherwise: closed forms.
#include <cmath>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/memory/memory.h"
#include "core/memory/stage_account.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/plan/framework.h"

using namespace rankloom;

namespace {

constexpr double kTokens = 4096;

Project llamaOn(int devices)
{
    Project project;
    project.model = *modelPreset("llama-3-8b");
    project.cluster = makeCluster(1, devices, *devicePreset("a100-sxm-80gb"));
    return project;
}

Plan planOf(int devices)
{
    Plan plan;
    plan.workload = {static_cast<int>(kTokens), 1, devices};
    plan.memory.sharding = {};
    return plan;
}

StageAccount accountOf(const Project& project, const Plan& plan)
{
    return Accountant(project, plan).account(0);
}

bool near(double a, double b, double tolerance = 1e-9) { return std::abs(a - b) <= tolerance * std::abs(b); }

} // namespace

class TestTrainingStacks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// fp16: 16 bytes a parameter stay; fp32 copies of gradients are there while the optimizer runs, when no
    /// activation is.
    void fp16CopiesGradientsForTheUpdate()
    {
        const Project project = llamaOn(1);
        Plan plan = planOf(1);
        plan.memory.precision = Precision::Fp16Mixed;
        plan.memory.gradients = GradientType::Bf16;
        const StageAccount account = accountOf(project, plan);
        QVERIFY(near(account.fixed.total(), 16 * account.parameters.total()));
        QVERIFY(near(account.update, 4 * account.parameters.total()));

        // With few tokens the update is the fullest moment, with many the backward pass.
        plan.workload.sequenceLength = 64;
        const MemoryReport few = estimateMemory(project, plan);
        QVERIFY(few.stages[0].moment == PeakMoment::Update);
        QVERIFY(few.stages[0].activations.value() == 0);
        plan.workload.sequenceLength = 65536;
        QVERIFY(estimateMemory(project, plan).stages[0].moment != PeakMoment::Update);
    }

    /// FSDP's mixed precision: 16 bytes a parameter of the shard, 16-bit copies of gathered layers alone.
    void weightsInFp32AreCastLayerByLayer()
    {
        const Project project = llamaOn(8);
        Plan plan = planOf(8);
        const ShardExtent all {ShardExtent::Kind::DataParallel, 1};
        plan.memory.sharding = {all, all, all, {}};
        plan.memory.masterWeights = MasterWeights::Weights;
        plan.memory.gradients = GradientType::Bf16;
        const StageAccount account = accountOf(project, plan);
        QVERIFY(near(account.fixed.total(), 16 * account.parameters.total() / 8));
        const double layer = 218112000; // 2·4096² + 2·4096·1024 + 3·4096·14336 + 2·4096
        QVERIFY(near(account.gathered, (2 * 2 + 2) * layer, 1e-6));
        // Reduced in fp32 a gradient is copied.
        plan.memory.gradients = GradientType::Fp32;
        QVERIFY(near(accountOf(project, plan).gathered, (2 * 2 + 2 + 4) * layer, 1e-6));
    }

    /// Weights, gradients and both moments in 16 bits.
    void pure16BitsAre8BytesAParameter()
    {
        const Project project = llamaOn(1);
        Plan plan = planOf(1);
        plan.memory.masterWeights = MasterWeights::None;
        const StageAccount account = accountOf(project, plan);
        QVERIFY(near(account.fixed.total(), 8 * account.parameters.total()));
    }

    /// 16-bit logits, the log-softmax of their fp32 copy and two gradients in fp32.
    void lossOfPyTorchHoldsFourteenBytesALogit()
    {
        const Project project = llamaOn(1);
        Plan plan = planOf(1);
        plan.memory.vocabularyDivisor = 1;
        const auto each = [&] { return accountOf(project, plan).head.logits / (kTokens * 128256); };
        plan.memory.crossEntropy = CrossEntropy::Unfused;
        QCOMPARE(each(), 14.0);
        plan.memory.crossEntropy = CrossEntropy::VocabularyParallel;
        QCOMPARE(each(), 6.0);
        plan.memory.crossEntropy = CrossEntropy::Unfused;
        plan.memory.lossChunks = 8;
        QCOMPARE(each(), 1.75);
        plan.memory.lossChunks = 1;
        plan.execution.kernels = Kernels::Compiled;
        QCOMPARE(each(), 6.0);
    }

    void updateOperatorByOperatorHoldsIntermediates()
    {
        const Project project = llamaOn(8);
        Plan plan = planOf(8);
        plan.memory.sharding.optimizer = {ShardExtent::Kind::DataParallel, 1};
        QCOMPARE(accountOf(project, plan).update, 0.0);
        plan.execution.optimizerStep = OptimizerStep::ForEach;
        const StageAccount account = accountOf(project, plan);
        QVERIFY(near(account.update, 8 * account.parameters.total() / 8));
    }

    void updateInTheBackwardPassKeepsOneLayersGradients()
    {
        const Project project = llamaOn(1);
        Plan plan = planOf(1);
        plan.execution.optimizerStep = OptimizerStep::InBackward;
        const StageAccount account = accountOf(project, plan);
        QCOMPARE(account.fixed.gradients(), 0.0);
        QVERIFY(near(account.gathered, 4 * 218112000.0, 1e-6));
        QVERIFY(!hasErrors(check(project, plan)));
        plan.workload.globalBatchSize = 4; // gradients of four microbatches cannot be summed
        QVERIFY(hasErrors(check(project, plan)));
    }

    /// Of a layer: its input, queries, values and attention's output with its sums, the gate and the output.
    void operatorsKeepEverySecondProduct()
    {
        const Project project = llamaOn(1);
        Plan plan = planOf(1);
        plan.memory.recompute.mode = RecomputeMode::Operators;
        const Accountant accountant(project, plan);
        const double h = 4096;
        const double expected = kTokens * (2 * h + 2 * h + 2 * 1024 + 2 * h + 4 * 32 + 2 * 14336 + 2 * h);
        QVERIFY(near(accountant.denseLayer().saved, expected));
    }

    void segmentsThatGrowLeaveLittle()
    {
        const Project project = llamaOn(1);
        Plan plan = planOf(1);
        const StageMemory fixed = estimateMemory(project, plan).stages[0];
        plan.execution.expandableSegments = true;
        const StageMemory growing = estimateMemory(project, plan).stages[0];
        QVERIFY(growing.allocated == fixed.allocated);
        QVERIFY(near(growing.reserved / growing.allocated, 1.01));
        QVERIFY(growing.reservedLow <= growing.reserved && growing.reserved <= growing.reservedHigh);
    }

    /// What programs do unless somebody says otherwise; sources stand in the presets.
    void presetsHaveTheDefaultsOfTheirPrograms()
    {
        const auto of = [](Framework framework) { return withFramework(Plan(), framework); };
        QVERIFY(!of(Framework::MegatronCore).layout.sequenceParallel);
        QVERIFY(of(Framework::Nemo).memory.gradients == GradientType::Fp32);
        QVERIFY(of(Framework::NemoPerformance).memory.gradients == GradientType::Bf16);
        for (const Framework sharded : {Framework::Fsdp, Framework::Fsdp2Compiled, Framework::FsdpEager2023,
                 Framework::Torchtitan, Framework::TorchtitanEager, Framework::MaxText})
            QVERIFY(of(sharded).memory.masterWeights == MasterWeights::Weights);
        QVERIFY(of(Framework::Fsdp).execution.kernels == Kernels::Eager);
        QVERIFY(of(Framework::Fsdp).execution.optimizerStep == OptimizerStep::ForEach);
        QVERIFY(of(Framework::Fsdp2Compiled).execution.kernels == Kernels::Compiled);
        QVERIFY(of(Framework::Torchtitan).execution.kernels == Kernels::Compiled);
        QVERIFY(of(Framework::Torchtitan).execution.optimizerStep == OptimizerStep::Fused);
        QVERIFY(!of(Framework::InternEvo).communication.overlapGather);
        QVERIFY(of(Framework::InternEvo).communication.overlapDp);
    }
};

QTEST_APPLESS_MAIN(TestTrainingStacks)
#include "tst_training_stacks.moc"
