// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How experts run: grouped or one after another, with a capacity, beside shared ones.
#include <algorithm>
#include <cmath>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/memory/memory.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/timing/expert_exchange.h"
#include "core/timing/layer_time.h"
#include "core/timing/timing.h"
#include "tests/core/timing/gpt_steps.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

LayerTime layerOf(const MeasuredStep& step)
{
    return LayerTimer(step.project, step.plan, resolved(step.plan.layout, step.project.cluster->devices()))
        .layer(1, 1);
}
ComputeTime expertsOf(const MeasuredStep& step) { return layerOf(step).feedForward; }
StageTimes stageOf(const MeasuredStep& step) { return passesOf(step).stages.front(); }
Seconds exchangeOf(const MeasuredStep& step)
{
    return ExpertExchange(LaidOut(step.project, step.plan)).of(1).forward;
}

/// On one node of H100, eight members.
MeasuredStep caseOf(const char* model)
{
    MeasuredStep c;
    c.project.model = *modelPreset(model);
    c.project.cluster = makeCluster(1, 8, *devicePreset("h100-sxm-80gb"));
    c.plan.workload = {4096, 1, 64};
    c.plan.layout.ep = 8;
    c.plan.layout.etp = 1;
    return c;
}

double sum(const ComputeTime& time)
{
    return (time.forward + time.backwardInput + time.backwardWeight).value();
}

bool near(Seconds a, Seconds b) { return std::abs(a / b - 1) < 1e-9; }

} // namespace

class TestExpertRuns : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// 128 experts on eight ranks: sixteen products, each with a launch of its own.
    void oneAfterAnother()
    {
        MeasuredStep c = caseOf("qwen3-30b-a3b");
        const ModelSpec& model = c.project.model;
        const double each = 4096.0 * model.moe->topK / 16;
        const double inner = model.moe->expertFfn;
        const double outer = model.hidden;
        const KernelModel kernels(c.project.cluster->device, c.plan.memory.precision);
        const auto forward = [&](double count) {
            return kernels.expertGemm(count, each, 2 * inner, outer, 2)
                + kernels.expertGemm(count, each, outer, inner, 2);
        };
        const ComputeTime grouped = expertsOf(c);
        c.plan.execution.groupedExperts = false;
        const ComputeTime apart = expertsOf(c);
        QVERIFY(near(apart.forward - grouped.forward, forward(1) * 16 - forward(16)));
        QVERIFY(apart.backwardInput != grouped.backwardInput);
        QVERIFY(apart.backwardWeight != grouped.backwardWeight);
        // One expert on a rank is one product, whatever runs it.
        MeasuredStep one = caseOf("mixtral-8x7b");
        const ComputeTime alone = expertsOf(one);
        one.plan.execution.groupedExperts = false;
        QCOMPARE(sum(expertsOf(one)), sum(alone));
    }

    /// Twice as many tokens to every expert and over every link, in memory without a range; and no wait for
    /// sizes.
    void capacityIsTheLoadOfAll()
    {
        MeasuredStep c = caseOf("qwen3-30b-a3b");
        c.plan.execution.expertCapacity = 1;
        const Seconds once = exchangeOf(c);
        const MeasuredStep even = c;
        c.plan.execution.expertCapacity = 2;
        QVERIFY(near(exchangeOf(c), once * 2));
        MeasuredStep loaded = caseOf("qwen3-30b-a3b");
        loaded.plan.memory.expertLoadFactor = 2;
        const auto memoryOf = [](const MeasuredStep& one) {
            return estimateMemory(one.project, one.plan).stages.front();
        };
        QCOMPARE(memoryOf(c).activations.value(), memoryOf(loaded).activations.value());
        QVERIFY(memoryOf(loaded).activationsHigh > memoryOf(loaded).activations);
        QCOMPARE(memoryOf(c).activationsHigh.value(), memoryOf(c).activations.value());
        QCOMPARE(memoryOf(even).activationsLow.value(), memoryOf(even).activations.value());
        // Under graphs of all else, the host waits for sizes behind attention.
        c.plan.execution.cudaGraphs = loaded.plan.execution.cudaGraphs = true;
        c.project.cluster.change().device.layerLaunch = Seconds(0.01);
        loaded.project.cluster.change().device.layerLaunch = Seconds(0.01);
        QVERIFY(stageOf(c).forward < stageOf(loaded).forward);
    }

    /// By masks and indices: four passes more each way, and 0.4 of a layer's launches; a capacity needs none.
    void permutationsByKernelsOfTheirOwn()
    {
        MeasuredStep c = caseOf("qwen3-30b-a3b");
        const ModelSpec& model = c.project.model;
        const KernelModel kernels(c.project.cluster->device, c.plan.memory.precision);
        const Bytes routed(4096.0 * model.moe->topK * model.hidden * 2);
        const ComputeTime fused = expertsOf(c);
        c.plan.execution.fusedPermutation = false;
        const ComputeTime apart = expertsOf(c);
        QVERIFY(near(apart.forward - fused.forward, kernels.scatter(routed * 2) * 4));
        QVERIFY(near(apart.backwardInput - fused.backwardInput, kernels.scatter(routed * 2) * 4));
        QCOMPARE(apart.backwardWeight.value(), fused.backwardWeight.value());
        const auto perLaunch = [&c] {
            const auto forward = [&c](double seconds) {
                c.project.cluster.change().device.layerLaunch = Seconds(seconds);
                return stageOf(c).forward.value();
            };
            return (forward(2) - forward(1)) / c.project.model->layers;
        };
        const double slow = perLaunch();
        c.plan.execution.fusedPermutation = true;
        QVERIFY(std::abs(slow - perLaunch() - 0.4) < 1e-9);
        c.plan.execution.expertCapacity = 1;
        const double known = sum(expertsOf(c));
        c.plan.execution.fusedPermutation = false;
        QCOMPARE(sum(expertsOf(c)), known);
    }

    /// Sizes that are known leave the usual kernels in a graph of the whole step.
    void capacityNeedsNoFusedKernels()
    {
        MeasuredStep c = caseOf("qwen3-30b-a3b");
        c.project.cluster.change().device = *devicePreset("gb200-nvl-186gb");
        c.plan.memory.precision = Precision::Fp8Mixed;
        c.plan.execution.cudaGraphs = true;
        const auto experts = [&c](GraphExtent extent, double capacity) {
            c.plan.execution.graphExtent = extent;
            c.plan.execution.expertCapacity = capacity;
            return sum(expertsOf(c));
        };
        const double usual = experts(GraphExtent::AllButExperts, 0);
        QVERIFY(experts(GraphExtent::WholeStep, 0) < usual);
        QCOMPARE(experts(GraphExtent::WholeStep, 1), usual);
        const auto told = [&c] {
            const Diagnostics all = check(c.project, c.plan);
            return std::ranges::any_of(
                all, [](const Diagnostic& d) { return d.code == "graph-of-unknown-sizes"; });
        };
        QVERIFY(!told());
        c.plan.execution.expertCapacity = 0;
        QVERIFY(told());
        c.plan.communication.expertDispatch = ExpertDispatch::Fused;
        QVERIFY(!told());
    }

    /// Of two activities together, 1.13 times the shorter one and the difference.
    void sharedExpertsHideTheExchange()
    {
        MeasuredStep c = caseOf("deepseek-v2-lite");
        c.project.cluster.change().device.layerLaunch = Seconds(0);
        const Seconds exchange = exchangeOf(c);
        const Seconds shared = layerOf(c).sharedExperts.forward;
        const int layers = c.project.model->moeLayers();
        QVERIFY(near(stageOf(c).inForward.expert, exchange * layers));
        c.plan.communication.overlapShared = true;
        const Seconds together =
            std::min(exchange, shared) * 1.13 + std::max(exchange, shared) - std::min(exchange, shared);
        QVERIFY(together - shared < exchange);
        QVERIFY(near(stageOf(c).inForward.expert, std::max(Seconds(0), together - shared) * layers));
        QVERIFY(stageOf(c).inBackward.expert < stageOf(c).inForward.expert);
        // Both gradients of shared experts run backward. With expert parallelism hidden nothing is left.
        const StageTimes beside = stageOf(c);
        c.plan.communication.overlapEp = true;
        const Seconds hidden = stageOf(c).inForward.expert;
        c.plan.communication.overlapShared = false;
        QCOMPARE(stageOf(c).inForward.expert.value(), hidden.value());
        QVERIFY(hidden <= beside.inForward.expert);
        // Without shared experts there is nothing to run.
        MeasuredStep none = caseOf("qwen3-30b-a3b");
        const StageTimes plain = stageOf(none);
        none.plan.communication.overlapShared = true;
        QCOMPARE(stageOf(none).total().value(), plain.total().value());
    }
};

QTEST_APPLESS_MAIN(TestExpertRuns)

#include "tst_expert_runs.moc"
