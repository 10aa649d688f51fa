// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <fmt/format.h>

#include <cmath>

#include <nlohmann/json.hpp>

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/serving/service_fit.h"
#include "core/serving/serving_rate_words.h"
#include "core/serving/serving_rates_json.h"

using namespace rankloom;

namespace {

ServedPlan servedEight()
{
    Project project;
    project.model = modelPreset("llama-3.1-8b").value();
    project.cluster = makeCluster(1, 2, devicePreset("h100-sxm-80gb").value());
    Plan plan;
    plan.layout.tp = 2;
    plan.layout.dp = 0;
    return servedPlan(project, plan).value();
}

MeasuredService run(std::int64_t prompt, std::int64_t output, std::int64_t concurrency)
{
    MeasuredService out;
    out.prompt = prompt;
    out.output = output;
    out.concurrency = concurrency;
    return out;
}

/// As a server with these rates would have it.
std::vector<MeasuredService> measuredWith(const ServedPlan& plan, const ServingRates& rates)
{
    std::vector<MeasuredService> runs;
    for (const std::int64_t concurrency : {1, 8, 32, 128})
        for (const std::int64_t prompt : {256, 2048}) {
            MeasuredService one = run(prompt, 256, concurrency);
            const ServingForecast found = forecastService(plan, rates, one);
            one.timeToFirstToken = found.timeToFirstToken;
            one.timePerToken = found.timePerToken;
            runs.push_back(one);
        }
    return runs;
}

} // namespace

/// Rates from what load generators saw: they come back, and documents keep them.
class TestServiceFit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ratesAreMet()
    {
        const ServedPlan plan = servedEight();
        const ServingRates shipped = servingRates(plan.cluster().device);
        ServingRates real = shipped;
        real.memory = 0.6;
        real.step = Seconds(2e-3);
        real.prompt = Seconds(0.02);
        const std::vector<MeasuredService> runs = measuredWith(plan, real);
        const RateFit fit = fitService(plan, runs, shipped);
        for (const MeasuredService& one : runs) {
            const ServingForecast found = forecastService(plan, fit.rates[0][0], one);
            // The fit pays for leaving the shipped rates, so it stops a little short.
            QVERIFY(std::abs(found.timePerToken / one.timePerToken - 1) < 0.03);
            QVERIFY(std::abs(found.timeToFirstToken / one.timeToFirstToken - 1) < 0.06);
        }
        QVERIFY(fit.rates[0][0].memory < shipped.memory);
    }

    void arrivalsAtARateAreSoManyInFlight()
    {
        // Little: 2 requests a second of 0.1 s + 99 x 10 ms are 2.18 in flight.
        const ServedPlan plan = servedEight();
        const ServingRates rates = servingRates(plan.cluster().device);
        MeasuredService rated = run(512, 100, 0);
        rated.requestsPerSecond = 2;
        rated.timeToFirstToken = Seconds(0.1);
        rated.timePerToken = Seconds(0.01);
        const ServingForecast found = forecastService(plan, rates, rated);
        const ServingForecast two = forecastService(plan, rates, run(512, 100, 2));
        QCOMPARE(found.timePerToken.value(), two.timePerToken.value());
    }

    void otherDeploymentsAreTold()
    {
        const ServedPlan plan = servedEight();
        MeasuredService one = run(512, 128, 4);
        QVERIFY(notOfPlan(one, plan).empty());
        one.tp = 2;
        QVERIFY(notOfPlan(one, plan).empty());
        one.tp = 8;
        QVERIFY(notOfPlan(one, plan).find("TP 8") != std::string::npos);
        one.tp = 0;
        one.pools = true;
        QVERIFY(!notOfPlan(one, plan).empty());
        one.pools = false;
        one.speculative = true;
        QVERIFY(!notOfPlan(one, plan).empty());
        QVERIFY(!notOfPlan(run(512, 128, 0), plan).empty());
    }

    void runsOfOtherModelsAreTold()
    {
        const ServedPlan plan = servedEight();
        MeasuredService one = run(512, 128, 4);
        for (const char* same :
            {"", "llama-3.1-8b", "meta-llama/Llama-3.1-8B-Instruct", "meta-llama/Meta-Llama-3.1-8B",
                "nvidia/Llama-3.1-8B-Instruct-FP8", "/models/llama3.1-8b/"}) {
            one.model = same;
            QVERIFY2(notOfPlan(one, plan).empty(), notOfPlan(one, plan).c_str());
        }
        for (const char* other :
            {"meta-llama/Llama-3-8B", "meta-llama/Llama-3.1-70B-Instruct", "qwen", "8b"}) {
            one.model = other;
            QVERIFY2(notOfPlan(one, plan).find("another model, " + one.model) != std::string::npos, other);
        }
        // Names that begin alike name other shapes.
        ServedPlan deepSeek = plan;
        Project project = *plan.project;
        project.model.change().name = "deepseek-v3";
        deepSeek.project = std::make_shared<const Project>(project);
        for (const char* same :
            {"deepseek-ai/DeepSeek-V3-0324", "deepseek-ai/DeepSeek-R1", "nvidia/DeepSeek-R1-FP4"}) {
            one.model = same;
            QVERIFY2(notOfPlan(one, deepSeek).empty(), same);
        }
        one.model = "deepseek-ai/DeepSeek-V3.2-Exp";
        QVERIFY(!notOfPlan(one, deepSeek).empty());
        // Where the plan's model has no name, two names are two deployments.
        project.model.change().name.clear();
        deepSeek.project = std::make_shared<const Project>(project);
        QVERIFY(notOfPlan(one, deepSeek).empty());
        MeasuredService second = one;
        QVERIFY(areOfOneModel({one, second}).has_value());
        second.model = "own/model";
        QVERIFY(!areOfOneModel({one, second}));
    }

    void documentsKeepRates()
    {
        ServingRates rates = servingRates(devicePreset("h200-sxm-141gb").value_or(DeviceSpec {}));
        rates.memory = 0.123;
        rates.source = "own runs";
        const auto read = readServingRates(servingRatesJson(rates).dump(), "rates.json", ServingRates {});
        QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
        QVERIFY(read->rates == rates && read->diagnostics.empty());
        const auto part = readServingRates(
            R"({"format": "rankloom-serving-rates", "version": 1, "linkShare": 0.5, "colour": 1})", "r",
            rates);
        QVERIFY(part && part->rates.link == 0.5 && part->rates.memory == 0.123);
        QCOMPARE(part->diagnostics.size(), std::size_t {1});
        for (const char* bad : {"{}", "[]", R"({"format": "rankloom-plan"})",
                 R"({"format": "rankloom-serving-rates", "memoryShare": "much"})",
                 R"({"format": "rankloom-serving-rates", "stepSeconds": -1})",
                 R"({"format": "rankloom-serving-rates", "stepSeconds": 1e9})"})
            QVERIFY(!readServingRates(bad, "r", rates));
        // Each is refused as what it is.
        for (const auto& [name, what] : {std::pair {"memoryShare", "a share"}, {"stepSeconds", "seconds"},
                 {"batchesAhead", "a number of batches"}, {"expertSpread", "a ratio"}}) {
            const auto refused = readServingRates(
                fmt::format(R"({{"format": "rankloom-serving-rates", "{}": 99}})", name), "r", rates);
            QVERIFY(!refused);
            QVERIFY2(refused.error().text().find(what) != std::string::npos, refused.error().text().c_str());
        }
        for (const ServingRateFigure& figure : servingRateFigures())
            QCOMPARE(std::string(wordsOf(figure).name), std::string(figure.name));
    }
};

QTEST_GUILESS_MAIN(TestServiceFit)
#include "tst_service_fit.moc"
