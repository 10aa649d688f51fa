// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/memory_advice.h"
#include "core/memory/relief.h"
#include "core/memory/stage_account.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "tests/core/evaluate/usual_plans.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

Plan plan(int tp, int pp, int ep = 1) { return planOf({8192, 1, 128}, tp, pp, ep); }

const Diagnostic* find(const Evaluation& evaluation, const char* code)
{
    const auto it = std::ranges::find(evaluation.diagnostics, code, &Diagnostic::code);
    return it == evaluation.diagnostics.end() ? nullptr : &*it;
}

} // namespace

class TestMemoryAdvice : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySuggestionDoesWhatItSays_data()
    {
        QTest::addColumn<QByteArray>("model");
        QTest::addColumn<int>("tp");
        QTest::addColumn<int>("pp");
        QTest::addColumn<int>("ep");
        QTest::addColumn<int>("dp");
        QTest::newRow("dense, dp derived") << QByteArray("llama-3-70b") << 4 << 2 << 1 << 0;
        QTest::newRow("dense, dp stated") << QByteArray("llama-3-70b") << 4 << 2 << 1 << 128;
        QTest::newRow("mixture") << QByteArray("mixtral-8x22b") << 2 << 4 << 4 << 0;
    }
    void everySuggestionDoesWhatItSays()
    {
        QFETCH(QByteArray, model);
        QFETCH(int, tp);
        QFETCH(int, pp);
        QFETCH(int, ep);
        QFETCH(int, dp);
        const Project p = onH100(model.constData(), 128);
        Plan decisions = batched(2048, plan(tp, pp, ep));
        decisions.layout.dp = dp;
        const auto e = evaluate(p, decisions);
        QVERIFY(e.has_value() && e->valid);
        QVERIFY(!e->memory.fits);
        const Diagnostic* advice = find(*e, "memory-does-not-fit");
        QVERIFY(advice != nullptr);
        QVERIFY(advice->suggestions.size() >= 3);
        Seconds before;
        for (const Suggestion& suggestion : advice->suggestions) {
            const auto changed = withValue(decisions, suggestion.pointer, suggestion.value);
            QVERIFY2(changed.has_value(), suggestion.label.c_str());
            const auto then = evaluate(p, *changed);
            QVERIFY2(then.has_value() && then->valid, suggestion.label.c_str());
            QVERIFY2(then->memory.fits, suggestion.label.c_str());
            QVERIFY(suggestion.effect.has_value());
            QCOMPARE(then->time.step, suggestion.effect->step);
            QCOMPARE(then->memory.stages[static_cast<std::size_t>(then->memory.peakStage)].device,
                suggestion.effect->peak);
            QVERIFY(before <= then->time.step);
            before = then->time.step;
        }
    }

    /// A fix button applies pointer and value; the relief priced another object, which must be the same.
    void aReliefIsWhatItsSuggestionMakes()
    {
        const Project p = onH100("llama-3-70b", 8);
        Plan decisions = plan(4, 4);
        decisions.layout.dp = 4;
        decisions.memory.sharding.optimizer = {};
        const auto reliefs =
            memoryReliefs(p, decisions, [&p](const Plan& changed) { return !hasErrors(check(p, changed)); });
        QVERIFY(reliefs.size() > 8);
        for (const MemoryRelief& relief : reliefs) {
            const auto changed = withValue(decisions, relief.change.pointer, relief.change.value);
            QVERIFY2(changed.has_value(), relief.change.label.c_str());
            QVERIFY2(*changed == relief.plan, relief.change.label.c_str());
        }
    }

    void whereNothingSufficesTheBestAreNamed()
    {
        const Project p = onH100("llama-3.1-405b", 1);
        const auto e = evaluate(p, batched(16, plan(8, 1)));
        QVERIFY(e.has_value() && e->valid);
        const Diagnostic* advice = find(*e, "memory-does-not-fit");
        QVERIFY(advice != nullptr);
        QVERIFY(
            QString::fromStdString(advice->message.english()).contains(QStringLiteral("No single change")));
    }

    void aPlanThatFitsGetsNone()
    {
        const auto e = evaluate(onH100("llama-3-8b", 8), plan(4, 2));
        QVERIFY(e->memory.fits);
        QVERIFY(find(*e, "memory-does-not-fit") == nullptr);
    }

    void aStopEndsTheAdvice()
    {
        const Project p = onH100("llama-3-70b", 128);
        const Plan decisions = batched(2048, plan(4, 2));
        const auto e = evaluateLegal(p, decisions);
        std::stop_source source;
        int calls = 0;
        const auto stopping = [&](const Project& a, const Plan& b, std::stop_token stop) {
            if (++calls == 2)
                source.request_stop();
            return evaluateLegal(a, b, std::move(stop));
        };
        const auto advice = memoryAdvice(p, decisions, *e, stopping, source.get_token());
        QVERIFY(!advice.has_value());
        QCOMPARE(advice.error().code, ErrorCode::Cancelled);
        QCOMPARE(calls, 2);
    }

    void partsOfThePeakAddUp()
    {
        const Project p = onH100("deepseek-v2-lite", 2);
        for (const OffloadTarget target : {OffloadTarget::None, OffloadTarget::Host}) {
            Plan decisions = plan(1, 2, 8);
            decisions.memory.offload.target = target;
            const MemoryReport report = estimateMemory(p, decisions);
            const Accountant accountant(p, decisions);
            for (const StageMemory& stage : report.stages) {
                double parts = 0;
                for (const MemoryItem& item : explainMemory(accountant, stage.stage))
                    parts += item.bytes.value();
                QVERIFY(std::abs(parts - stage.device.value()) < 1); // rounding of sums of doubles
            }
        }
    }

    void thePeakIsExplainedByItsDifferences()
    {
        const Project p = onH100("llama-3-70b", 8);
        const MemoryReport report = estimateMemory(p, plan(4, 4));
        const PeakExplanation why = explainPeak(report);
        QCOMPARE(why.stage, report.peakStage);
        QVERIFY(why.comparedWith >= 0 && why.comparedWith != why.stage);
        double more = 0;
        for (const PeakReason& reason : why.reasons)
            more += reason.more.value();
        const auto device = [&report](int stage) {
            return report.stages[static_cast<std::size_t>(stage)].device.value();
        };
        // Differences below one byte are left out, one for each category.
        QVERIFY(std::abs(more - (device(why.stage) - device(why.comparedWith))) < 7);
        // 1F1B holds one microbatch more on every earlier stage: activations are why.
        QCOMPARE(why.reasons.front().category, MemoryCategory::Activations);
        QCOMPARE(explainPeak(estimateMemory(p, plan(8, 1))).comparedWith, -1);
    }

    void aStallIsPartOfTheStepAndCanBeCured()
    {
        const Project p = onH100("llama-3-70b", 8);
        Plan decisions = plan(4, 4);
        const auto without = evaluate(p, decisions);
        decisions.memory.offload.target = OffloadTarget::Nvme;
        const auto with = evaluate(p, decisions);
        QVERIFY(with->valid);
        QVERIFY(with->time.step > without->time.step);
        QVERIFY(with->time.breakdown.offloadStall.value() > 0);
        QVERIFY(
            std::abs(sum(with->time.breakdown) - with->time.step.value()) < 1e-6 * with->time.step.value());
        QVERIFY(with->offload.enduranceDays > 0 && std::isfinite(with->offload.enduranceDays));
        const Diagnostic* stalls = find(*with, "offload-stalls");
        QVERIFY(stalls != nullptr && !stalls->suggestions.empty());
        const Suggestion& cure = stalls->suggestions.front();
        const auto cured = evaluate(p, *withValue(decisions, cure.pointer, cure.value));
        QVERIFY(find(*cured, "offload-stalls") == nullptr);
        QCOMPARE(cured->time.breakdown.offloadStall, Seconds(0));
        // What is left are the copies, which read and write the device's memory beside the passes: at most
        // those of every microbatch, and of the filling and emptying of the pipeline.
        const double microbatches = static_cast<double>(decisions.workload.globalBatchSize)
            / (4.0 * decisions.workload.microBatchSize); // dp 4
        const Seconds copies = cured->offload.writtenPerStep * 2.0 / p.cluster->device.memoryBandwidth;
        QVERIFY(cured->time.step > without->time.step);
        QVERIFY(
            cured->time.step - without->time.step <= copies * ((microbatches + 3) / microbatches) * 1.001);
        QVERIFY(cured->memory.stages[0].device < without->memory.stages[0].device);
    }

    /// Bytes of one rank per step and level, of M = 2 bytes a parameter and one microbatch.
    void shardingSchemesSendTheirBytesOverTheirLevels()
    {
        using Kind = ShardExtent::Kind;
        Project p = onH100("llama-3-8b", 4);
        Plan decisions = batched(32, plan(1, 1));
        decisions.memory.gradients = GradientType::Bf16;
        const double n = 32;
        const double m = 2 * static_cast<double>(evaluate(p, decisions)->parameters.total);
        const auto sent = [&](LinkLevel level) {
            double bytes = 0;
            const auto e = evaluate(p, decisions);
            for (const TrafficReport& use : e->traffic)
                if (use.group == "dp-cp" && use.level == level)
                    bytes += use.bytes.value();
            return bytes / m;
        };
        const auto near = [](double a, double b) { return std::abs(a - b) < 1e-9; };
        // ZeRO-3: three times M(1-1/N), all between nodes.
        const ShardExtent all {Kind::DataParallel, 1};
        decisions.memory.sharding = {all, all, all, {}};
        QVERIFY(near(sent(LinkLevel::NodePair), 3 * (1 - 1 / n)));
        QVERIFY(near(sent(LinkLevel::DevicePair), 0));
        // hpZ: the backward pass gathers inside the node (DeepSpeed blogs/zeropp).
        decisions.memory.sharding.secondaryWeights = {Kind::Node, 1};
        QVERIFY(near(sent(LinkLevel::NodePair), 2 * (1 - 1 / n)));
        QVERIFY(near(sent(LinkLevel::DevicePair), 1 - 1 / 8.0));
        // Three levels, 2 | 8 | N (arXiv 2501.04266).
        decisions.memory.sharding = {{Kind::DevicePair, 1}, {Kind::Node, 1}, all, {}};
        QVERIFY(near(sent(LinkLevel::DevicePair), 2 * (1 - 1 / 2.0) + (1 - 1 / 8.0)));
        QVERIFY(near(sent(LinkLevel::NodePair), 2.0 / 8 * (1 - 8 / n) + 1.0 / 2 * (1 - 2 / n)));
    }

    /// Mixtral-8x7B under a trace whose last layers are uneven: it fits as expected, and not at the worst.
    void aNarrowFitNamesItsLimits()
    {
        Project p = onH100("mixtral-8x7b", 4);
        p.routing.change().layers = 32;
        p.routing.change().experts = 8;
        p.routing.change().topK = 2;
        for (int l = 0; l < 32; ++l)
            for (int e = 0; e < 8; ++e)
                p.routing.change().load.push_back(e == 0 && l > 28 ? 300 : 100);
        Plan decisions = plan(2, 2, 8);
        const auto before = evaluate(p, decisions);
        QVERIFY(before->memory.fits && !before->memory.fitsAtWorst);
        const Diagnostic* narrow = find(*before, "memory-fits-narrowly");
        QVERIFY(narrow != nullptr);
        QVERIFY2(narrow->message.find("x the mean load") != std::string::npos, narrow->message.c_str());
        QVERIFY(find(*before, "memory-does-not-fit") == nullptr);
        // Within the load it names the stage fits, a hundredth above it does not.
        const double load = std::stod(narrow->arguments.back());
        decisions.memory.expertLoadFactor = load - 0.01;
        QVERIFY(evaluate(p, decisions)->memory.fits);
        decisions.memory.expertLoadFactor = load + 0.01;
        QVERIFY(!evaluate(p, decisions)->memory.fits);
        decisions.memory.expertLoadFactor = 0;
        QVERIFY(!narrow->suggestions.empty());
        for (const Suggestion& change : narrow->suggestions) {
            QVERIFY(change.effect.has_value());
            const auto after = evaluate(p, *withValue(decisions, change.pointer, change.value));
            QVERIFY2(after->memory.fitsAtWorst, change.label.c_str());
            QVERIFY(find(*after, "memory-fits-narrowly") == nullptr);
        }
    }

    void anOptimizerOnTheHostTakesTheLink()
    {
        const Project p = onH100("llama-3-8b", 1);
        Plan decisions = batched(64, plan(4, 1));
        const Seconds onDevice = evaluate(p, decisions)->time.breakdown.optimizer;
        decisions.memory.offload.optimizerFraction = 1;
        QVERIFY(evaluate(p, decisions)->time.breakdown.optimizer > onDevice);
    }
};

QTEST_APPLESS_MAIN(TestMemoryAdvice)
#include "tst_memory_advice.moc"
