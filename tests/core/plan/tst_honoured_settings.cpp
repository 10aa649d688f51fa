// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Settings that memory honoured and time did not: closed forms.
#include <cmath>
#include <string>
#include <vector>

#include <QTest>

#include "core/cluster/collectives.h"
#include "core/cluster/device_presets.h"
#include "core/memory/memory.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/plan/rank_grid.h"
#include "core/timing/layer_time.h"
#include "core/timing/optimizer_time.h"
#include "core/timing/timing.h"

using namespace rankloom;

namespace {

Project projectOf(const char* model, int nodes = 1)
{
    Project project;
    project.model = *modelPreset(model);
    project.cluster = makeCluster(nodes, 8, *devicePreset("h100-sxm-80gb"));
    return project;
}

Plan planOf(int tp, int ep)
{
    Plan plan;
    plan.workload = {4096, 1, 64};
    plan.layout.tp = tp;
    plan.layout.ep = ep;
    return plan;
}

Plan recomputing(Plan plan, std::vector<RecomputeModule> modules)
{
    plan.memory.recompute = {RecomputeMode::Selective, std::move(modules), 1};
    return plan;
}

PassTimes timesOf(const Project& project, const Plan& plan) { return timePasses(LaidOut(project, plan)); }

Seconds recomputeOf(const Project& project, const Plan& plan)
{
    return timesOf(project, plan).stages.front().recompute;
}

bool near(double a, double b, double tolerance = 1e-12) { return std::abs(a - b) <= tolerance * std::abs(b); }

} // namespace

class TestHonouredSettings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A module that a model does not have takes no time and saves nothing.
    void modulesThatAreNotThereDoNothing_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("module");
        for (const char* module : {"moe", "moe_act", "mla_up_proj"})
            QTest::addRow("dense %s", module) << "llama-3-8b" << module;
        QTest::newRow("experts mlp") << "mixtral-8x7b"
                                     << "mlp"; // every layer has experts
    }
    void modulesThatAreNotThereDoNothing()
    {
        QFETCH(QString, model);
        QFETCH(QString, module);
        const Project project = projectOf(qPrintable(model));
        const Plan plan = planOf(2, 1);
        const Plan again = recomputing(plan, {fromName<RecomputeModule>(module.toStdString()).value()});
        QVERIFY(recomputeOf(project, again).value() == 0);
        QVERIFY(
            timesOf(project, again).stages.front().total() == timesOf(project, plan).stages.front().total());
        QVERIFY(estimateMemory(project, again) == estimateMemory(project, plan));
    }

    /// Of the layers of DeepSeek-V2 Lite one is dense and 26 have experts.
    void modulesCountOnTheLayersThatHaveThem()
    {
        const Project project = projectOf("deepseek-v2-lite");
        Plan plan = planOf(1, 8);
        plan.execution.cudaGraphs = true; // the host launches small modules no faster than it can
        const LayerTimer timer(project, plan, resolved(plan.layout, 8));
        const LayerTime dense = timer.layer(0, 1);
        const LayerTime experts = timer.layer(1, 1);
        const auto repeated = [&](std::vector<RecomputeModule> modules) {
            return recomputeOf(project, recomputing(plan, std::move(modules))).value();
        };
        using enum RecomputeModule;
        QVERIFY(near(repeated({Mlp}), dense.feedForward.forward.value()));
        QVERIFY(near(repeated({Moe}), 26 * experts.feedForward.forward.value()));
        QVERIFY(near(repeated({MoeActivation}), 26 * experts.activationForward.value()));
        QVERIFY(near(repeated({CoreAttention}), 27 * experts.attentionCore.forward.value()));
        QVERIFY(near(repeated({LayerNorm}), 27 * experts.normsForward.value()));
        QVERIFY(near(repeated({LatentUpProjection}), 27 * experts.latentUpForward.value()));
        // What is inside of another module is not repeated twice.
        QVERIFY(near(repeated({Moe, MoeActivation}), repeated({Moe})));
        QVERIFY(near(repeated({Mlp, Moe}), repeated({Mlp}) + repeated({Moe})));
        QVERIFY(experts.activationForward < experts.feedForward.forward);
        QVERIFY(experts.latentUpForward < experts.attentionProjections.forward);
    }

    /// Experts that are recomputed get their tokens once more.
    void repeatedExpertsExchangeAgain()
    {
        const Project project = projectOf("mixtral-8x7b");
        const Plan plan = planOf(1, 8);
        const StageTimes before = timesOf(project, plan).stages.front();
        const StageTimes then = timesOf(project, recomputing(plan, {RecomputeModule::Moe})).stages.front();
        QVERIFY(before.inForward.expert.value() > 0);
        QVERIFY(near(then.inBackward.expert.value(),
            before.inBackward.expert.value() + before.inForward.expert.value()));
        QVERIFY(near(then.backwardInput.value(),
            before.backwardInput.value() + then.recompute.value() + before.inForward.expert.value()));
        QVERIFY(then.inForward.expert == before.inForward.expert);
    }

    void optimizersMoveWhatTheyHold()
    {
        const auto bytes = [](OptimizerKind kind) { return optimizerTraffic(kind).matrices; };
        QCOMPARE(bytes(OptimizerKind::Adam), 30.0);
        QCOMPARE(bytes(OptimizerKind::AdamBf16Moments), 22.0);
        QCOMPARE(bytes(OptimizerKind::AdamFp8Moments), 18.0);
        QCOMPARE(bytes(OptimizerKind::Sgd), 22.0);
        QCOMPARE(bytes(OptimizerKind::Muon), 22.0);
        QCOMPARE(optimizerTraffic(OptimizerKind::Muon).others, 30.0);
        // Five times 2·m·m·n + 2·m·m·m + 2·m·m·n, per element.
        QCOMPARE(newtonSchulzFlops(1024, 1024), 30.0 * 1024);
        QCOMPARE(newtonSchulzFlops(1024, 4096), 5 * (4.0 * 1024 + 2.0 * 1024 * 1024 / 4096));
        QCOMPARE(newtonSchulzFlops(4096, 1024), newtonSchulzFlops(1024, 4096));

        const Project project = projectOf("llama-3-8b");
        Plan plan = planOf(8, 1);
        const auto seconds = [&](OptimizerKind kind) {
            plan.memory.optimizer = kind;
            return timesOf(project, plan).tails.front().optimizer.value();
        };
        const double adam = seconds(OptimizerKind::Adam);
        QVERIFY(near(seconds(OptimizerKind::Sgd), adam * 22 / 30));
        QVERIFY(near(seconds(OptimizerKind::AdamFp8Moments), adam * 18 / 30));
        QVERIFY(seconds(OptimizerKind::Muon) > adam); // its products
    }

    /// By heads: queries, keys and values there, the output back; nothing hides it.
    void contextExchangeIsTwoAllToAlls()
    {
        const Project project = projectOf("llama-3-8b");
        Plan plan = planOf(2, 1);
        plan.layout.cp = 4;
        plan.memory.contextAllToAll = true;
        const ModelSpec& model = project.model;
        const double tokens = 4096.0 / 4;
        const double width = model.headDim / 2.0 * 2; // of a tensor-parallel rank, in bytes
        const std::vector<int> group {0, 2, 4, 6};
        const Communicator exchange(project.cluster->links, group);
        const double there =
            exchange.allToAll(Bytes(tokens * (model.heads + 2 * model.kvHeads) * width)).time.value();
        const double back = exchange.allToAll(Bytes(tokens * model.heads * width)).time.value();
        const StageTimes stage = timesOf(project, plan).stages.front();
        QVERIFY(near(stage.inForward.context.value(), model.layers * (there + back), 1e-9));
        QVERIFY(near(stage.inBackward.context.value(), model.layers * (there + back), 1e-9));
        // Eight key-value heads on two tensor-parallel ranks go to four ranks, not to eight.
        QVERIFY(!hasErrors(check(project, plan)));
        plan.layout.tp = 1;
        plan.layout.cp = 8;
        QVERIFY(!hasErrors(check(project, plan)));
        plan.layout.tp = 4;
        plan.layout.cp = 2;
        QVERIFY(!hasErrors(check(project, plan)));
        const Project two = projectOf("llama-3-8b", 2);
        plan.layout.cp = 4;
        const Diagnostics found = check(two, plan);
        QVERIFY(hasErrors(found));
        QCOMPARE(found.front().code, std::string("context-exchange-does-not-divide-heads"));
        plan.memory.contextAllToAll = false;
        QVERIFY(!hasErrors(check(two, plan)));
    }

    /// A stated load of the fullest rank counts in time as in memory.
    void statedLoadCounts()
    {
        const Project project = projectOf("mixtral-8x7b");
        Plan plan = planOf(1, 8);
        const PassTimes even = timesOf(project, plan);
        plan.memory.expertLoadFactor = 1;
        QVERIFY(timesOf(project, plan).stages.front().total() == even.stages.front().total());
        plan.memory.expertLoadFactor = 1.5;
        const PassTimes full = timesOf(project, plan);
        QVERIFY(near(full.stages.front().inForward.expert.value(),
            1.5 * even.stages.front().inForward.expert.value()));
        const LayerTimer timer(project, plan, resolved(plan.layout, 8));
        const double more =
            timer.layer(0, 1.5).feedForward.forward.value() - timer.layer(0, 1).feedForward.forward.value();
        const auto compute = [](const PassTimes& times) {
            return (times.stages.front().forward - times.stages.front().inForward.total()).value();
        };
        QVERIFY(near(compute(full) - compute(even), project.model->layers * more, 1e-9));
    }

    /// Eager SwiGLU writes the activated gate and reads it again, and launches one kernel more.
    void unfusedActivationMovesMore()
    {
        const Project project = projectOf("llama-3-8b");
        Plan plan = planOf(1, 1);
        const auto layer = [&] {
            const LayerTimer timer(project, plan, resolved(plan.layout, 8));
            return timer.layer(0, 1);
        };
        const LayerTime fused = layer();
        plan.memory.fusedActivation = false;
        const LayerTime unfused = layer();
        const DeviceSpec& device = project.cluster->device;
        const double element = 4096.0 * project.model->ffn * 2;
        const double rate = device.memoryBandwidth.value() * device.memoryEfficiency;
        const double launch = device.kernelLaunch.value();
        QVERIFY(near((unfused.feedForward.forward - fused.feedForward.forward).value(),
            2 * element / rate + launch, 1e-9));
        QVERIFY(near((unfused.feedForward.backwardInput - fused.feedForward.backwardInput).value(),
            3 * element / rate + launch, 1e-9));
    }

    /// Ten passes over queries and keys more, fifteen backward, and the launches of small kernels; in any
    /// case where YaRN multiplies them. Nothing where positions are learned.
    void unfusedRotaryMovesMore()
    {
        const auto layerOf = [](const char* model, bool fused) {
            const Project project = projectOf(model);
            Plan plan = planOf(1, 1);
            plan.execution.fusedRotary = fused;
            return LayerTimer(project, plan, resolved(plan.layout, 8)).layer(0, 1).elementwise;
        };
        const Project project = projectOf("llama-3-8b");
        const ModelSpec& model = *project.model;
        const DeviceSpec& device = project.cluster->device;
        const double turned = 4096.0 * (model.heads + model.kvHeads) * model.headDim * 2;
        const double rate = device.memoryBandwidth.value() * device.memoryEfficiency;
        const double launch = device.kernelLaunch.value();
        const ComputeTime fused = layerOf("llama-3-8b", true);
        const ComputeTime apart = layerOf("llama-3-8b", false);
        QVERIFY(near((apart.forward - fused.forward).value(), 10 * turned / rate + 22 * launch, 1e-9));
        QVERIFY(near(
            (apart.backwardInput - fused.backwardInput).value(), 15 * turned / rate + 16 * launch, 1e-9));
        for (const char* always : {"gpt-oss-20b", "moonlight-16b-a3b", "gpt-22b"})
            QVERIFY2(layerOf(always, true).forward == layerOf(always, false).forward, always);
        // 16 heads of 128 + 64, of which the latter are turned.
        const Seconds latent =
            layerOf("deepseek-v2-lite", false).forward - layerOf("deepseek-v2-lite", true).forward;
        QVERIFY(near(latent.value(), 4096.0 * 2 * 16 * (12 * 64 + 2 * 192) / rate + 22 * launch, 1e-9));
    }
};

QTEST_GUILESS_MAIN(TestHonouredSettings)
#include "tst_honoured_settings.moc"
