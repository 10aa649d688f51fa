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

using namespace rankloom;

namespace {

struct Case {
    Project project;
    Plan plan;

    [[nodiscard]] LayerTime layer(int number, double load = 1) const
    {
        return LayerTimer(project, plan, resolved(plan.layout, project.cluster->devices()))
            .layer(number, load);
    }
    [[nodiscard]] StageTimes stage() const { return timePasses(LaidOut(project, plan)).stages.front(); }
    [[nodiscard]] BothWays exchange() const { return ExpertExchange(LaidOut(project, plan)).of(1); }
};

/// On one node of H100, eight members.
Case caseOf(const char* model)
{
    Case c;
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
        Case c = caseOf("qwen3-30b-a3b");
        const ModelSpec& model = c.project.model;
        const double each = 4096.0 * model.moe->topK / 16;
        const double inner = model.moe->expertFfn;
        const double outer = model.hidden;
        const KernelModel kernels(c.project.cluster->device, c.plan.memory.precision);
        const auto forward = [&](double count) {
            return kernels.expertGemm(count, each, 2 * inner, outer, 2)
                + kernels.expertGemm(count, each, outer, inner, 2);
        };
        const ComputeTime grouped = c.layer(1).feedForward;
        c.plan.execution.groupedExperts = false;
        const ComputeTime apart = c.layer(1).feedForward;
        QVERIFY(near(apart.forward - grouped.forward, forward(1) * 16 - forward(16)));
        QVERIFY(apart.backwardInput != grouped.backwardInput);
        QVERIFY(apart.backwardWeight != grouped.backwardWeight);
        // One expert on a rank is one product, whatever runs it.
        Case one = caseOf("mixtral-8x7b");
        const ComputeTime alone = one.layer(1).feedForward;
        one.plan.execution.groupedExperts = false;
        QCOMPARE(sum(one.layer(1).feedForward), sum(alone));
    }

    /// Twice as many tokens to every expert and over every link, in memory without a range; and no wait for
    /// sizes.
    void capacityIsTheLoadOfAll()
    {
        Case c = caseOf("qwen3-30b-a3b");
        c.plan.execution.expertCapacity = 1;
        const Seconds once = c.exchange().forward;
        const Case even = c;
        c.plan.execution.expertCapacity = 2;
        QVERIFY(near(c.exchange().forward, once * 2));
        Case loaded = caseOf("qwen3-30b-a3b");
        loaded.plan.memory.expertLoadFactor = 2;
        const auto stageOf = [](const Case& one) {
            return estimateMemory(one.project, one.plan).stages.front();
        };
        QCOMPARE(stageOf(c).activations.value(), stageOf(loaded).activations.value());
        QVERIFY(stageOf(loaded).activationsHigh > stageOf(loaded).activations);
        QCOMPARE(stageOf(c).activationsHigh.value(), stageOf(c).activations.value());
        QCOMPARE(stageOf(even).activationsLow.value(), stageOf(even).activations.value());
        // Under graphs of all else, the host waits for sizes behind attention.
        c.plan.execution.cudaGraphs = loaded.plan.execution.cudaGraphs = true;
        c.project.cluster.change().device.layerLaunch = Seconds(0.01);
        loaded.project.cluster.change().device.layerLaunch = Seconds(0.01);
        QVERIFY(c.stage().forward < loaded.stage().forward);
    }

    /// By masks and indices: four passes more each way, and 0.4 of a layer's launches; a capacity needs none.
    void permutationsByKernelsOfTheirOwn()
    {
        Case c = caseOf("qwen3-30b-a3b");
        const ModelSpec& model = c.project.model;
        const KernelModel kernels(c.project.cluster->device, c.plan.memory.precision);
        const Bytes routed(4096.0 * model.moe->topK * model.hidden * 2);
        const ComputeTime fused = c.layer(1).feedForward;
        c.plan.execution.fusedPermutation = false;
        const ComputeTime apart = c.layer(1).feedForward;
        QVERIFY(near(apart.forward - fused.forward, kernels.scatter(routed * 2) * 4));
        QVERIFY(near(apart.backwardInput - fused.backwardInput, kernels.scatter(routed * 2) * 4));
        QCOMPARE(apart.backwardWeight.value(), fused.backwardWeight.value());
        const auto perLaunch = [&c] {
            const auto forward = [&c](double seconds) {
                c.project.cluster.change().device.layerLaunch = Seconds(seconds);
                return c.stage().forward.value();
            };
            return (forward(2) - forward(1)) / c.project.model->layers;
        };
        const double slow = perLaunch();
        c.plan.execution.fusedPermutation = true;
        QVERIFY(std::abs(slow - perLaunch() - 0.4) < 1e-9);
        c.plan.execution.expertCapacity = 1;
        const double known = sum(c.layer(1).feedForward);
        c.plan.execution.fusedPermutation = false;
        QCOMPARE(sum(c.layer(1).feedForward), known);
    }

    /// Sizes that are known leave the usual kernels in a graph of the whole step.
    void capacityNeedsNoFusedKernels()
    {
        Case c = caseOf("qwen3-30b-a3b");
        c.project.cluster.change().device = *devicePreset("gb200-nvl-186gb");
        c.plan.memory.precision = Precision::Fp8Mixed;
        c.plan.execution.cudaGraphs = true;
        const auto experts = [&c](GraphExtent extent, double capacity) {
            c.plan.execution.graphExtent = extent;
            c.plan.execution.expertCapacity = capacity;
            return sum(c.layer(1).feedForward);
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
        Case c = caseOf("deepseek-v2-lite");
        c.project.cluster.change().device.layerLaunch = Seconds(0);
        const Seconds exchange = c.exchange().forward;
        const Seconds shared = c.layer(1).sharedExperts.forward;
        const int layers = c.project.model->moeLayers();
        QVERIFY(near(c.stage().inForward.expert, exchange * layers));
        c.plan.communication.overlapShared = true;
        const Seconds together =
            std::min(exchange, shared) * 1.13 + std::max(exchange, shared) - std::min(exchange, shared);
        QVERIFY(together - shared < exchange);
        QVERIFY(near(c.stage().inForward.expert, std::max(Seconds(0), together - shared) * layers));
        QVERIFY(c.stage().inBackward.expert < c.stage().inForward.expert);
        // Both gradients of shared experts run backward. With expert parallelism hidden nothing is left.
        const StageTimes beside = c.stage();
        c.plan.communication.overlapEp = true;
        const Seconds hidden = c.stage().inForward.expert;
        c.plan.communication.overlapShared = false;
        QCOMPARE(c.stage().inForward.expert.value(), hidden.value());
        QVERIFY(hidden <= beside.inForward.expert);
        // Without shared experts there is nothing to run.
        Case none = caseOf("qwen3-30b-a3b");
        const StageTimes plain = none.stage();
        none.plan.communication.overlapShared = true;
        QCOMPARE(none.stage().total().value(), plain.total().value());
    }
};

QTEST_APPLESS_MAIN(TestExpertRuns)

#include "tst_expert_runs.moc"
