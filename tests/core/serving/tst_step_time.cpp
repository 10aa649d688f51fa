// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>

#include <rapidcheck.h>

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/serving/serving_memory.h"
#include "core/serving/step_time.h"
#include "tests/core/serving/ideal_rates.h"

using namespace rankloom;

namespace {

Cluster testedCluster(int devices)
{
    const DeviceSpec device = devicePreset("h100-sxm-80gb").value();
    return makeCluster((devices + 7) / 8, std::min(devices, 8), device);
}

struct Degrees {
    int tp = 1;
    int pp = 1;
    int ep = 1;
    int etp = 1;
    int devices = 1;
};

ServedPlan served(const char* model, Degrees degrees, const ServingChoice& choice = {})
{
    Project project;
    project.model = modelPreset(model).value();
    project.cluster = testedCluster(degrees.devices);
    Plan plan;
    plan.layout.tp = degrees.tp;
    plan.layout.pp = degrees.pp;
    plan.layout.ep = degrees.ep;
    plan.layout.etp = degrees.etp;
    plan.layout.dp = 0;
    plan.serving = choice;
    return servedPlan(project, plan).value();
}

/// With links that cost nothing.
ServedPlan onFreeLinks(ServedPlan plan)
{
    Project project = *plan.project;
    Cluster cluster = *project.cluster;
    const LinkFigure free {BytesPerSecond(1e30), Seconds(0), LinkOrigin::Assumed};
    cluster.links = LinkTable(cluster.nodes, cluster.devicesPerNode, free, free);
    project.cluster = cluster;
    plan.project = std::make_shared<const Project>(std::move(project));
    return plan;
}

BatchLoad decodesOf(std::int64_t requests, std::int64_t length)
{
    BatchLoad load;
    for (std::int64_t i = 0; i < requests; ++i)
        load.addDecode(length, 0);
    return load;
}

BatchLoad prefillOf(std::int64_t earlier, std::int64_t tokens)
{
    BatchLoad load;
    load.addPrefill(earlier, tokens, 0);
    return load;
}

double secondsOf(const BatchTimes& times, const BatchLoad& load)
{
    return toSeconds(times.of(0, load)).value();
}

bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance * std::abs(b); }

} // namespace

/// How long batches take: roofs in the limit, and what must hold whatever the constants are.
class TestStepTime : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTheRooflineWithoutOverheads()
    {
        // Llama 3.1 8B on one H100, one decode: every matrix but the embedding is read once, and the keys.
        const ServedPlan plan = served("llama-3.1-8b", {});
        const auto times = stepTimes(plan, idealRates());
        const double h = 4096;
        const double layer = h * (4096 + 2 * 1024) + h * 4096 + 3 * h * 14336;
        const double weights = 2 * (32 * layer + 128256 * h);
        // Inputs and outputs of the products, 2 bytes each.
        const double rows = 2 * (32 * (h + 6144 + h + 4096 + h + 2 * 14336 + 14336 + h) + 128256 + h);
        const double keys = 1000 * 131072.0;
        // Norms (two sums in and out), rotated queries and their like, activations: 2 bytes each, a token.
        const double small = 2 * 32 * (8 * h + 4 * h + 3 * 14336);
        const double expected = (weights + rows + keys + small) / 3.35e12;
        QVERIFY(near(secondsOf(*times, decodesOf(1, 1000)), expected, 1e-6));
        // 16,384 tokens of one prompt: products and pairs of tokens at the peak of 16 bits.
        const double n = 16384;
        const double flops = 2 * n * 32 * layer + 4 * 4096 * 32 * n * n / 2;
        const double head = (2 * 128256 * h + 2 * (128256 + h)) / 3.35e12; // one row: read from memory
        QVERIFY(
            near(secondsOf(*times, prefillOf(0, 16384)), flops / 989e12 + head + n * small / 3.35e12, 1e-6));
    }

    void readsLatentVectorsOfMla()
    {
        // DeepSeek-V3 keeps 576 values a token and layer; 128 heads multiply 2·512 + 64 with each.
        const ServedPlan plan = onFreeLinks(served("deepseek-v3", {8, 1, 8, 1, 8}));
        const auto at = [&plan](std::int64_t length) {
            return stepParts(plan, idealRates(), 0, decodesOf(1, length)).attention.value();
        };
        const double bytes = 576 * 2 / 3.35e12;
        const double flops = 2 * 16 * (2 * 512 + 64) / 989e12;
        QVERIFY(near(at(20000) - at(10000), 10000 * 61 * std::max(bytes, flops), 1e-9));
    }

    void moreIsNeverFaster()
    {
        const ServedPlan dense = served("llama-3.1-8b", {2, 1, 1, 1, 2});
        const ServedPlan experts = served("qwen3-30b-a3b", {4, 1, 4, 1, 4});
        const ServedPlan latent = served("deepseek-v2-lite", {2, 1, 8, 1, 8});
        QCOMPARE(latent.attentionReplicas, 4);
        for (const ServedPlan* plan : {&dense, &experts, &latent}) {
            const auto times = stepTimes(*plan, servingRates(plan->cluster().device));
            const bool held = rc::check("more is never faster", [&] {
                const auto decodes = *rc::gen::inRange<std::int64_t>(0, 300);
                const auto length = *rc::gen::inRange<std::int64_t>(1, 9000);
                const auto chunk = *rc::gen::inRange<std::int64_t>(1, 5000);
                const auto earlier = *rc::gen::inRange<std::int64_t>(0, 9000);
                BatchLoad load = decodesOf(decodes, length);
                load.addPrefill(earlier, chunk, 0);
                // What launches leave to show is a difference of sums: their rounding moves a nanosecond.
                const Nanoseconds base = times->of(0, load) - Nanoseconds(1);
                BatchLoad more = decodesOf(decodes, length);
                more.addPrefill(earlier, chunk + 1, 0);
                RC_ASSERT(times->of(0, more) >= base);
                more = load;
                more.addDecode(length, 0);
                RC_ASSERT(times->of(0, more) >= base);
                more = decodesOf(decodes, length + 1);
                more.addPrefill(earlier + 1, chunk, 0);
                RC_ASSERT(times->of(0, more) >= base);
            });
            QVERIFY(held);
        }
    }

    void moreDevicesNeverSlowerOnFreeLinks()
    {
        ServingRates rates = servingRates(testedCluster(1).device);
        rates.collective = Seconds(0);
        for (const BatchLoad& load : {decodesOf(1, 500), decodesOf(64, 4000), prefillOf(0, 3000)}) {
            double before = INFINITY;
            for (const int tp : {1, 2, 4, 8}) {
                const ServedPlan plan = onFreeLinks(served("llama-3.1-8b", {tp, 1, 1, 1, tp}));
                const double now = secondsOf(*stepTimes(plan, rates), load);
                QVERIFY(now <= before);
                before = now;
            }
        }
    }

    /// Of a cluster of two kinds each batch takes as long as on the kind that is slower at it, and memory is
    /// that of the kind that has less: a replica on each.
    void theSlowerKindSetsEachBatch()
    {
        const auto check = [](const char* usual, const char* other, double speed, std::size_t kinds) {
            Project project;
            project.model = modelPreset("llama-3.1-8b").value();
            project.cluster = makeCluster(2, 8, devicePreset(usual).value());
            project.cluster.change().setDeviceOfNodes(std::array {1}, devicePreset(other).value());
            Plan plan;
            plan.layout.tp = 8;
            plan.layout.dp = 0;
            plan.whatIf = {{WhatIf::Part::Node, 0, 0, false, speed, 1}};
            const ServingRates rates = servingRates(project.cluster->device);
            const auto only = [&](int node) {
                Project one = project;
                one.cluster = onNodes(*project.cluster, std::array {node});
                Plan same = plan;
                if (node == 1)
                    same.whatIf.clear();
                return servedPlan(one, same).value();
            };
            const ServedPlan both = servedPlan(project, plan).value();
            const ServedPlan first = only(0);
            const ServedPlan second = only(1);
            std::set<bool> slower;
            for (const BatchLoad& load : {decodesOf(4, 1000), decodesOf(64, 4000), prefillOf(0, 16384)}) {
                const double a = stepParts(first, rates, 0, load).total().value();
                const double b = stepParts(second, rates, 0, load).total().value();
                slower.insert(a > b);
                QCOMPARE(stepParts(both, rates, 0, load).total().value(), std::max(a, b));
            }
            QCOMPARE(slower.size(), kinds); // that are slower at one of them
            const auto memory = [](const ServedPlan& one) { return servingMemory(one, 4096, 4096); };
            QCOMPARE(memory(both).capacity.value(),
                std::min(memory(first).capacity, memory(second).capacity).value());
            QCOMPARE(memory(both).requests, std::min(memory(first).requests, memory(second).requests));
        };
        check("h200-sxm-141gb", "h100-sxm-80gb", 1, 1);
        check("h200-sxm-141gb", "h100-sxm-80gb", 0.5, 1); // slower at all, with more memory
        check("v100-sxm-32gb", "rtx4090-24gb", 1, 1); // by its links
        check("h100-sxm-80gb", "h20-sxm-96gb", 1, 2); // which one is slower depends on the batch
    }

    void stagesAddUpToTheWhole()
    {
        const ServingRates rates = idealRates();
        const ServedPlan whole = served("llama-3.1-8b", {});
        const ServedPlan halves = onFreeLinks(served("llama-3.1-8b", {1, 2, 1, 1, 2}));
        const auto times = stepTimes(halves, rates);
        const BatchLoad load = decodesOf(16, 1000);
        const double sum = toSeconds(times->of(0, load)).value() + toSeconds(times->of(1, load)).value();
        QVERIFY(near(sum, secondsOf(*stepTimes(whole, rates), load), 1e-6));
    }

    void windowsBoundWhatIsRead()
    {
        const ServedPlan plan = served("gpt-oss-20b", {});
        const auto times = stepTimes(plan, idealRates());
        BatchLoad all;
        all.addDecode(100000, 0);
        BatchLoad windowed;
        windowed.addDecode(100000, 128);
        const double half = 12 * 100000.0 * 2 * 8 * 64 * 2 / 3.35e12; // every second layer
        QVERIFY(near(secondsOf(*times, all) - secondsOf(*times, windowed), half * (1 - 128 / 1e5), 1e-4));
    }

    /// Half the bytes are read, at what the engine's kernels reach over them.
    void keysInEightBitsAreReadAtTheirOwnRate()
    {
        ServedPlan plan = served("llama-3.1-8b", {});
        const auto attention = [&plan](const ServingRates& rates) {
            return stepParts(plan, rates, 0, decodesOf(64, 8000)).attention.value();
        };
        ServingRates rates = idealRates();
        rates.eightBitCache = 0.5;
        const double sixteen = attention(rates);
        plan.choice.keyValueElementBytes = 1;
        QVERIFY(near(attention(rates), sixteen, 1e-9));
        QVERIFY(near(attention(idealRates()), sixteen / 2, 1e-9));
        // On no device and by no engine does half the bytes take longer, or less than half as long.
        for (const std::string& name : devicePresets())
            for (const NamedValue<ServingEngine>& engine : namedValues<ServingEngine>()) {
                const ServingRates shipped = servingRates(devicePreset(name).value(), engine.value);
                plan.choice.keyValueElementBytes = 2;
                const double whole = attention(shipped);
                plan.choice.keyValueElementBytes = 1;
                QVERIFY2(
                    attention(shipped) < whole && attention(shipped) > whole / 2 * (1 - 1e-9), name.c_str());
            }
    }

    /// An indexer's keys have 8 bits whatever the cache has: the same bytes take the same time.
    void scoredKeysAreReadAtOneRate()
    {
        ServedPlan plan = onFreeLinks(served("deepseek-v3.2", {8, 1, 8, 1, 8}));
        const ServingRates rates = servingRates(devicePreset("h100-sxm-80gb").value(), ServingEngine::Vllm);
        const auto scoring = [&](int bytes) {
            plan.choice.keyValueElementBytes = bytes;
            const auto at = [&](std::int64_t length) {
                BatchLoad load;
                for (int i = 0; i < 64; ++i)
                    load.addDecode(length, 2048);
                return stepParts(plan, rates, 0, load).attention.value();
            };
            return at(60000) - at(30000); // beyond the keys that are chosen only scores grow
        };
        QVERIFY(scoring(2) > 0);
        QVERIFY(near(scoring(1), scoring(2), 1e-9));
    }

    void chosenKeysAreReadAndTheOthersScored()
    {
        // GLM-5 keeps 576 values a token, attends to 2,048 tokens, and scores all by 128 bytes and a scale.
        const ServedPlan plan = onFreeLinks(served("glm-5", {8, 1, 8, 1, 8}));
        const auto at = [&plan](std::int64_t length) {
            BatchLoad load;
            load.addDecode(length, 2048);
            return stepParts(plan, idealRates(), 0, load).attention.value();
        };
        const double scored = std::max(132 / 3.35e12, 2 * 32 * 128 / 989e12);
        QVERIFY(near(at(20000) - at(10000), 10000 * 78 * scored, 1e-9));
        const double read = std::max(576 * 2 / 3.35e12, 2 * 8 * (2 * 512 + 64) / 989e12);
        QVERIFY(near(at(2000) - at(1000), 1000 * 78 * (scored + read), 1e-9));
    }

    void expertsAreReadAsTheyAreTouched()
    {
        // One token reads 8 of 128 experts, very many read all.
        const ServedPlan plan = served("qwen3-30b-a3b", {});
        const auto experts = [&plan](std::int64_t requests) {
            return stepParts(plan, idealRates(), 0, decodesOf(requests, 1)).experts.value();
        };
        const double one = 3.0 * 2048 * 768 * 2 * 48 / 3.35e12; // of every layer
        QVERIFY(near(experts(1), 8 * one, 0.01));
        QVERIFY(near(experts(400), 128 * one, 0.05));
    }

    void askedUnevenlyReadsLess()
    {
        // A middling batch reads fewer experts where some are asked for more often; a trace says it itself.
        ServingRates even = idealRates();
        ServingRates uneven = even;
        uneven.expertSpread = 1.5;
        ServedPlan plan = served("qwen3-30b-a3b", {4, 1, 4, 1, 4});
        const auto experts = [&plan](const ServingRates& rates, std::int64_t requests) {
            return stepParts(plan, rates, 0, decodesOf(requests, 1)).experts.value();
        };
        QVERIFY(experts(uneven, 32) < 0.8 * experts(even, 32));
        QVERIFY(near(experts(uneven, 1), experts(even, 1), 0.02));
        Project project = *plan.project;
        RoutingStatistics& trace = project.routing.change();
        trace.layers = 48;
        trace.experts = 128;
        trace.load.assign(48 * 128, 3);
        plan.project = std::make_shared<const Project>(project);
        QVERIFY(near(experts(uneven, 32), experts(even, 32), 0.02)); // it counts even picks
        // All picks on the experts of the first device: it alone reads, and more than one of four would.
        for (std::size_t i = 0; i < trace.load.size(); ++i)
            trace.load[i] = i % 128 < 32 ? 3 : 0;
        plan.project = std::make_shared<const Project>(project);
        QVERIFY(experts(even, 4096) > 1.5
                * stepParts(served("qwen3-30b-a3b", {4, 1, 4, 1, 4}), even, 0, decodesOf(4096, 1))
                      .experts.value());
    }

    void placementAndDispatchCount()
    {
        // Every token picks all its experts on one device, the same in all layers; devices 0 and 1 twice as
        // often.
        Project project;
        project.model = modelPreset("qwen3-30b-a3b").value();
        project.cluster = testedCluster(4);
        RoutingStatistics& trace = project.routing.change();
        trace.layers = 48;
        trace.experts = 128;
        trace.topK = 8;
        trace.tokens = trace.sample.tokens = 600;
        trace.load.assign(48 * 128, 0);
        for (int layer = 0; layer < 48; ++layer)
            for (int token = 0; token < 600; ++token)
                for (int pick = 0; pick < 8; ++pick) {
                    const int device = token % 6 < 2 ? 0 : token % 6 < 4 ? 1 : token % 6 - 2;
                    const int expert = device * 32 + (token / 6 + pick) % 32;
                    trace.sample.picks.push_back(static_cast<std::uint16_t>(expert));
                    ++trace.load[trace.loadIndex(layer, expert)];
                }
        Plan plan;
        plan.layout.ep = 4;
        plan.layout.dp = 0;
        const auto parts = [&](const Plan& p) {
            return stepParts(servedPlan(project, p).value(), idealRates(), 0, decodesOf(40'000, 1));
        };
        const StepParts contiguous = parts(plan);
        // Dealt out in turn, every device has as much: the fullest had 4 / 3 of the mean.
        Plan dealt = plan;
        auto& devices = dealt.experts.change().devices;
        devices.assign(48, std::vector<std::vector<int>>(128));
        for (auto& layer : devices)
            for (std::size_t e = 0; e < layer.size(); ++e)
                layer[e] = {static_cast<int>(e % 4)};
        const StepParts even = parts(dealt);
        QVERIFY(near(contiguous.experts / even.experts, 4.0 / 3, 0.03));
        QVERIFY(even.communication > 2 * contiguous.communication); // 4 devices a token, not 1
        Plan unaware = plan;
        unaware.countTrace = false;
        QVERIFY(parts(unaware).experts < contiguous.experts);
        // Tokens that stay with their experts do not travel.
        Plan coherent = plan;
        coherent.communication.expertDispatch = ExpertDispatch::ContextCoherent;
        QVERIFY(parts(coherent).communication < 0.05 * contiguous.communication);
    }

    void shortKernelsWaitForLaunches()
    {
        ServingRates rates = idealRates();
        rates.launch = Seconds(1e-3);
        const ServedPlan plan = served("llama-3.1-8b", {});
        const auto overhead = [&](const BatchLoad& load) {
            return stepParts(plan, rates, 0, load).overhead.value();
        };
        QCOMPARE(overhead(decodesOf(1, 100)), 0.0); // replayed
        const StepParts few = stepParts(plan, rates, 0, prefillOf(0, 16));
        QVERIFY(near(few.total().value(), 32e-3, 1e-9)); // launches of 32 layers, nothing else shows
        QCOMPARE(overhead(prefillOf(0, 8000)), 0.0); // long kernels hide them
    }

    void saysWhatItIsMadeOf()
    {
        const ServedPlan plan = served("qwen3-235b-a22b", {4, 2, 4, 1, 8});
        const ServingRates rates = servingRates(plan.cluster().device);
        const auto times = stepTimes(plan, rates);
        const BatchLoad load = decodesOf(32, 3000);
        for (const int stage : {0, 1}) {
            const StepParts parts = stepParts(plan, rates, stage, load);
            QCOMPARE(toNanoseconds(parts.total()), times->of(stage, load));
            QVERIFY(parts.experts > Seconds(0) && parts.communication > Seconds(0));
        }
        QVERIFY(stepParts(plan, rates, 0, load).send > Seconds(0));
        QCOMPARE(stepParts(plan, rates, 1, load).send, Seconds(0));
    }

    void figuresOfRatesAreTheMembers()
    {
        ServingRates rates;
        double value = 0.5;
        for (const ServingRateFigure& figure : servingRateFigures()) {
            value += 1e-3;
            figure.set(rates, value);
            QCOMPARE(figure.get(rates), value);
            QVERIFY(figure.least < figure.most);
        }
    }
};

QTEST_APPLESS_MAIN(TestStepTime)
#include "tst_step_time.moc"
