// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/serving/closed_form.h"
#include "core/serving/measured_batches.h"
#include "core/serving/step_time.h"
#include "tests/core/serving/ideal_rates.h"

using namespace rankloom;

namespace {

ServedPlan servedOn(const char* model, int tp, int pp, SchedulerKind scheduler = SchedulerKind::VllmMixed)
{
    Project project;
    project.model = modelPreset(model).value();
    project.cluster = makeCluster(1, tp * pp, devicePreset("h100-sxm-80gb").value());
    Plan plan;
    plan.layout.tp = tp;
    plan.layout.pp = pp;
    plan.layout.dp = 0;
    plan.serving.scheduler = scheduler;
    return servedPlan(project, plan).value();
}

/// A stage takes so long whatever it does, and longer for every token of a prompt.
class GivenTimes final : public BatchTimes {
public:
    GivenTimes(std::vector<double> fixed, double perToken) : m_fixed(std::move(fixed)), m_perToken(perToken)
    {
    }
    [[nodiscard]] Nanoseconds of(int stage, const BatchLoad& load) const override
    {
        return toNanoseconds(Seconds(
            m_fixed[static_cast<std::size_t>(stage)] + m_perToken * static_cast<double>(load.prefillTokens)));
    }

private:
    std::vector<double> m_fixed;
    double m_perToken;
};

bool near(double a, double b) { return std::abs(a - b) <= 1e-6 * std::abs(b); }

CsvTable tableOf(const std::string& text) { return CsvTable::parse(text, "batches.csv").value(); }

} // namespace

/// What a steady load sees, in closed form; and rates fitted to batches.
class TestClosedForm : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneRequestHasTheEngineToItself()
    {
        const ServedPlan plan = servedOn("llama-3.1-8b", 1, 1);
        const GivenTimes times({0.01}, 1e-5);
        const ServingForecast found = forecast(plan, times, idealRates(), {1000, 101, 1});
        QVERIFY(near(found.timePerToken.value(), 0.01));
        // Half a step until it is looked at, then its prompt, in one batch with a decode's cost.
        QVERIFY(near(found.timeToFirstToken.value(), 0.005 + 0.01 + 0.01));
        QVERIFY(near(found.tokensPerSecond, 101 / (0.025 + 100 * 0.01)));
        QVERIFY(near(found.interactivity(), 100));
    }

    void promptsDelayTheOthers()
    {
        // Two requests: each is delayed once by the other's prompt of 0.1 s, which 100 tokens share.
        const ServedPlan plan = servedOn("llama-3.1-8b", 1, 1);
        const GivenTimes times({0.01}, 1e-4);
        const ServingForecast found = forecast(plan, times, idealRates(), {1000, 10001, 2});
        QVERIFY(std::abs(found.timePerToken.value() - (0.01 + 0.1 / 10000)) < 2e-7);
    }

    void equalRequestsStayTogetherWherePromptsGoFirst()
    {
        // Five at once, a prompt a batch: one waits for two of the others' on the average and is held up by
        // two.
        const ServedPlan plan = servedOn("llama-3.1-8b", 1, 1, SchedulerKind::Vllm);
        const GivenTimes times({0.01}, 1e-4);
        ServedTraffic traffic {4096, 100001, 5};
        traffic.lengths = LengthSpread::Equal;
        const double prompt = 0.01 + 0.4096;
        const ServingForecast found = forecast(plan, times, idealRates(), traffic);
        QVERIFY(near(found.timeToFirstToken.value(), 2 * prompt + 0.005 + prompt));
        QVERIFY(std::abs((found.timePerToken.value() - 0.01) * 100000 / (2 * prompt) - 1) < 2e-3);
        // Prompts of a fourth of the budget share a batch, which all of them wait for.
        traffic.prompt = 1024;
        traffic.concurrency = 4;
        const ServingForecast shared = forecast(plan, times, idealRates(), traffic);
        QVERIFY(near(shared.timeToFirstToken.value(), 0.005 + 0.01 + 0.4096));
    }

    void enginesHearLate()
    {
        const ServedPlan plan = servedOn("llama-3.1-8b", 1, 1);
        const GivenTimes times({0.01}, 0);
        ServingRates rates = idealRates();
        ServedTraffic traffic {1000, 101, 1};
        const double first = forecast(plan, times, rates, traffic).timeToFirstToken.value();
        rates.batchesAhead = 2;
        traffic.batchesUnheard = 5;
        QVERIFY(near(forecast(plan, times, rates, traffic).timeToFirstToken.value() - first, 7 * 0.01));
    }

    void pipelinesDoNotMultiplySpeed()
    {
        const GivenTimes even({0.01, 0.01}, 0);
        const ServedPlan plan = servedOn("llama-3.1-8b", 1, 2);
        // One request goes through both stages; two of them take turns, each as fast.
        for (const std::int64_t requests : {1, 2, 64})
            QVERIFY(near(forecast(plan, even, idealRates(), {10, 1001, requests}).decodeStep.value(), 0.02));
        // A slow stage holds up every batch under way.
        const GivenTimes uneven({0.01, 0.03}, 0);
        QVERIFY(near(forecast(plan, uneven, idealRates(), {10, 1001, 1}).decodeStep.value(), 0.04));
        QVERIFY(near(forecast(plan, uneven, idealRates(), {10, 1001, 8}).decodeStep.value(), 0.06));
    }

    void keepsLittlesLaw()
    {
        const ServedPlan plan = servedOn("llama-3.1-8b", 2, 1);
        const ServingRates rates = servingRates(plan.cluster().device);
        const auto times = stepTimes(plan, rates);
        for (const std::int64_t requests : {1, 8, 64, 512}) {
            const ServingForecast found = forecast(plan, *times, rates, {2000, 300, requests});
            const double inFlight =
                found.requestsPerSecond * (found.timeToFirstToken.value() + 299 * found.timePerToken.value());
            QVERIFY(std::abs(inFlight / static_cast<double>(requests) - 1) < 1e-6);
        }
    }

    void moreRequestsAreNeverFasterForOne()
    {
        const ServedPlan plan = servedOn("qwen3-30b-a3b", 2, 2);
        const ServingRates rates = servingRates(plan.cluster().device);
        const auto times = stepTimes(plan, rates);
        ServingForecast before;
        for (std::int64_t requests = 4; requests <= 512; requests *= 2) {
            const ServingForecast found = forecast(plan, *times, rates, {1024, 512, requests});
            QVERIFY(found.timePerToken >= before.timePerToken);
            QVERIFY(found.timeToFirstToken >= before.timeToFirstToken);
            QVERIFY(found.tokensPerSecond >= before.tokensPerSecond);
            before = found;
        }
    }

    void whoFindsNoRoomWaits()
    {
        const ServedPlan plan = servedOn("llama-3.1-8b", 1, 1);
        const GivenTimes times({0.01}, 0);
        const ServingRates rates = idealRates();
        const ServingForecast room = forecast(plan, times, rates, {100, 101, 16});
        const ServingForecast full = forecast(plan, times, rates, {100, 101, 64, 16});
        QVERIFY(near(full.requestsPerSecond, room.requestsPerSecond));
        QVERIFY(near((full.timeToFirstToken - room.timeToFirstToken).value(), 48 / room.requestsPerSecond));
    }

    void poolsDoNotDisturbEachOther()
    {
        const ServedPlan plan = servedOn("llama-3.1-8b", 1, 1);
        const GivenTimes times({0.01}, 1e-4);
        const ServingForecast found = forecastDisaggregated(
            {plan, times, 4}, {plan, times, 2}, idealRates(), {1000, 1001, 8}, Seconds(0.5));
        QVERIFY(near(found.decodeStep.value(), 0.01));
        // The hand-over comes between the first token and the second.
        QVERIFY(near(found.timePerToken.value(), 0.01 + 0.5 / 1000));
        // Decode workers without end: prompts set the pace.
        const ServingForecast bound = forecastDisaggregated(
            {plan, times, 1}, {plan, times, 1000}, idealRates(), {1000, 2, 1000}, Seconds(0));
        QVERIFY(std::abs(bound.requestsPerSecond * 0.11 - 1) < 0.02);
    }

    void ratesAreFoundAgain()
    {
        // Batches made with known rates: a fit from the shipped ones foretells others.
        const ServedPlan plan = servedOn("llama-3.1-8b", 1, 1);
        ServingRates truth = servingRates(plan.cluster().device);
        truth.memory *= 0.7;
        truth.layer = 2 * truth.layer;
        truth.computeBf16 *= 0.8;
        std::string text =
            "batch_num_prefill_tokens,batch_num_decode_tokens,batch_execution_time,batch_context_tokens\n";
        const auto timeOf = [&](std::int64_t prefill, std::int64_t decodes, std::int64_t context) {
            BatchLoad load;
            if (prefill > 0)
                load.addPrefill(0, prefill, 0);
            for (std::int64_t i = 0; i < decodes; ++i)
                load.addDecode(context, 0);
            return batchTime(plan, truth, load).value();
        };
        for (const auto& [prefill, decodes] :
            {std::pair {0, 1}, {0, 16}, {0, 64}, {512, 0}, {2048, 8}, {4096, 0}})
            text += QString("%1,%2,%3,500\n")
                        .arg(prefill)
                        .arg(decodes)
                        .arg(timeOf(prefill, decodes, 500), 0, 'g', 12)
                        .toStdString();
        const auto batches = readMeasuredBatches(tableOf(text), plan, 1024);
        QVERIFY(batches.has_value());
        const RateFit fit = fitBatches(plan, *batches, servingRates(plan.cluster().device));
        QVERIFY(fit.meanLogError < 0.02);
        BatchLoad other;
        other.addPrefill(0, 1000, 0);
        other.addDecode(700, 0);
        const double found = batchTime(plan, fit.rates[0][0], other).value();
        const double expected = batchTime(plan, truth, other).value();
        QVERIFY2(std::abs(found / expected - 1) < 0.05, qPrintable(QString::number(found / expected)));
    }

    void refusesWhatIsNoBatch()
    {
        const ServedPlan plan = servedOn("llama-3.1-8b", 1, 1);
        const auto missing = readMeasuredBatches(tableOf("tokens,seconds\n1,2\n"), plan, 1024);
        QVERIFY(!missing && missing.error().text().find("batch_num_prefill_tokens") != std::string::npos);
        const char* head = "batch_num_prefill_tokens,batch_num_decode_tokens,batch_execution_time\n";
        for (const char* row : {"0,0,1\n", "5,0,0\n", "-5,9,1\n", "5,x,1\n"}) {
            const auto bad = readMeasuredBatches(tableOf(std::string(head) + row), plan, 1024);
            QVERIFY(!bad);
            QCOMPARE(bad.error().where.line, 2);
        }
    }
};

QTEST_APPLESS_MAIN(TestClosedForm)
#include "tst_closed_form.moc"
