// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <nlohmann/json.hpp>

#include "core/bits/plan_bits.h"
#include "core/bits/published_bits.h"
#include "tests/core/bits/one_device.h"

using namespace rankloom;
using namespace rankloom::test;
using nlohmann::json;

namespace {

Plan planOf(int context)
{
    Plan plan;
    plan.workload.sequenceLength = context;
    return plan;
}

BitSettings settingsFor(double gib)
{
    BitSettings settings;
    settings.budget = Bytes(gib * kGiB);
    settings.steps = 12;
    return settings;
}

Result<BitsReport> report(const Project& project, const BitSettings& settings)
{
    return planBits(project, planOf(1024), settings, proxyQuality(settings.format));
}

/// Few experts are picked most of the time.
RoutingStatistics skewedRouting(const ModelSpec& model)
{
    RoutingStatistics routing;
    routing.layers = model.moeLayers();
    routing.experts = model.moe->experts;
    routing.topK = model.moe->topK;
    for (int l = 0; l < routing.layers; ++l)
        for (int e = 0; e < routing.experts; ++e)
            routing.load.push_back(10'000 / (1 + (e + l) % routing.experts));
    return routing;
}

Bytes keptBy(const BitsReport& report)
{
    Bytes kept;
    for (const std::uint8_t held : report.choice.planes)
        kept += report.bytes.held(held);
    return kept;
}

} // namespace

/// Experts in few bits on a device, from budget to tokens/s.
class TestPlanBits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What tokens were seen to ask for is counted as it is, token by token.
    void seenBitsAreAsked()
    {
        const Project project = projectOf("mixtral-8x7b");
        const ExpertDemand demand = *expertDemand(*project.model, {});
        json tokens = json::array();
        for (int t = 0; t < 6; ++t) {
            json layers = json::array();
            for (int l = 0; l < demand.layers; ++l)
                layers.push_back(json::array({json::array({t % 8, 4}), json::array({(t + 1) % 8, 2})}));
            tokens.push_back(layers);
        }
        const BitFormat format;
        const std::string text = json {{"tokens", tokens}}.dump();
        const Result<AskedBits> seen = readAskedBits(text, format, demand);
        QVERIFY(seen.has_value());
        QCOMPARE(seen->tokens(), std::size_t {6});
        // Two tokens at once: experts 0 and 1, then 1 and 2; of expert 1 the first wants the base, the second
        // all three planes.
        const std::vector<StepDemand> steps =
            askedSteps(*seen, demand, {PlanesAsked::Kept, format.planes, 2, 2, 1});
        QCOMPARE((std::vector<int>(steps[0].begin(), steps[0].begin() + 9)),
            (std::vector<int> {1, 1, 1, 2, 1, 1, 1, 0, 0}));
        const ExpertDemand counted = demandOf(*seen, demand);
        QVERIFY(std::abs(counted.share[1] - 2.0 / 12) < 1e-12);
        QVERIFY(counted.measured);
        BitSettings settings = settingsFor(8);
        settings.seen = Shared<AskedBits>(*seen);
        const Result<BitsReport> own = report(project, settings);
        QVERIFY(own.has_value());
        QCOMPARE(json::parse(bitsJson(*own))["asked"].get<std::string>(), std::string("seen"));
        QVERIFY(own->lanes.mostHeld <= settings.budget);
        // Six tokens of 32 layers want two experts each, one in 2 and one in 4 bits: 4 planes a layer.
        settings.steps = 6;
        const Result<BitsReport> once = report(project, settings);
        QCOMPARE(once->lanes.wanted, std::int64_t {6} * 32 * 4);
    }

    void seenBitsAreChecked()
    {
        const Project project = projectOf("mixtral-8x7b");
        const ExpertDemand demand = *expertDemand(*project.model, {});
        const auto pointerOf = [&](const json& pick0, const json& pick1) {
            json layers(static_cast<std::size_t>(demand.layers), json::array({pick0, pick1}));
            const Result<AskedBits> read =
                readAskedBits(json {{"tokens", json::array({layers})}}.dump(), BitFormat(), demand);
            return read ? std::string() : read.error().where.pointer;
        };
        QCOMPARE(pointerOf({0, 2}, {1, 4}), std::string());
        QCOMPARE(pointerOf({0, 2}, {0, 4}), std::string("/tokens/0/0/1/0")); // twice
        QCOMPARE(pointerOf({0, 2}, {8, 4}), std::string("/tokens/0/0/1/0")); // of eight
        QCOMPARE(pointerOf({0, 5}, {1, 4}), std::string("/tokens/0/0/0/1")); // 2 to 4 bits
        QVERIFY(!readAskedBits(R"({"tokens": []})", BitFormat(), demand));
        QVERIFY(!readAskedBits(R"({"tokens": [[[[0, 2], [1, 2]]]]})", BitFormat(), demand)); // one layer
    }

    /// Claims stand beside figures of the same inputs, and are marked as claims.
    void claimsStandBesideOurFigures()
    {
        const Project project = projectOf("mixtral-8x7b");
        const BitFormat format;
        const Result<OnPublishedInputs> ours =
            onPublishedInputs(project, planOf(1024), format, proxyQuality(format));
        QVERIFY2(ours.has_value(), ours ? "" : ours.error().text().c_str());
        QVERIFY(ours->small < ours->large && ours->large <= ours->whole);
        QVERIFY(ours->inExpertOrder <= ours->small * 1.001);
        QVERIFY(ours->nothingStays < ours->large);
        // Of a model like theirs, few experts of which a batch shares each: in their range, or near it.
        QVERIFY(ours->large / ours->nothingStays > 1.06 && ours->large / ours->nothingStays < 1.3);
        QVERIFY(ours->large / ours->small > 1.05 && ours->large / ours->small < 1.3);
        const ExpertBytes bytes = expertBytes(expertWeights(*project.model), format);
        const std::vector<BitClaim> claims = besidePublished(bytes, *ours);
        QCOMPARE(claims.size(), std::size_t {5});
        // 214,695,936 B of separate copies against 99,090,432 B nested.
        QVERIFY(claims[0].ours.english().starts_with("2.17 times"));
        QVERIFY(claims[3].claimed.english().find("83.14") != std::string::npos);
        QVERIFY(publishedBitsSource().english().find("claims, not targets") != std::string::npos);
        // Of the plan only the model, the device and the planes count.
        Plan other = planOf(1024);
        other.bits.budgetBytes = 3e9;
        other.bits.batch = 7;
        QCOMPARE(onPublishedInputs(project, other, format, proxyQuality(format))->large, ours->large);
        const Project dense = projectOf("llama-2-7b");
        QVERIFY(!onPublishedInputs(dense, planOf(1024), format, proxyQuality(format)));
    }

    void presetsArePlanned_data()
    {
        QTest::addColumn<QString>("model");
        for (const char* model :
            {"mixtral-8x7b", "deepseek-v2-lite", "olmoe-1b-7b", "qwen3-30b-a3b", "gpt-oss-20b"})
            QTest::newRow(model) << QString::fromLatin1(model);
    }
    void presetsArePlanned()
    {
        QFETCH(QString, model);
        const Project project = projectOf(qPrintable(model));
        for (const PlanesAsked asked : {PlanesAsked::Kept, PlanesAsked::All, PlanesAsked::Dual})
            for (const double gib : {0.5, 2.0, 8.0, 64.0}) {
                BitSettings settings = settingsFor(gib);
                settings.asked = asked;
                const Result<BitsReport> found = report(project, settings);
                QVERIFY2(found.has_value(), found ? "" : found.error().text().c_str());
                QVERIFY(found->choice.kept == keptBy(*found));
                QVERIFY(found->choice.kept + found->reserved <= settings.budget);
                QVERIFY(found->lanes.mostHeld <= settings.budget);
                QVERIFY(found->choice.proven || found->choice.gap() < 0.01);
                // What the channel carries in a second bounds the tokens.
                if (found->loadedPerToken.value() > 0)
                    QVERIFY(found->tokensPerSecond
                        <= found->machine.load.value() / found->loadedPerToken.value() * (1 + 1e-6));
            }
    }

    void moreMemoryIsNeverWorthLess()
    {
        Project project = projectOf("olmoe-1b-7b");
        project.routing = skewedRouting(*project.model);
        double value = 0;
        double tokens = 0;
        for (const double gib : {0.5, 1.0, 1.5, 2.5, 4.0}) {
            const Result<BitsReport> found = report(project, settingsFor(gib));
            QVERIFY(found.has_value());
            QVERIFY(found->measured);
            QVERIFY(found->score.value >= value);
            value = found->score.value;
            if (found->loadedPerToken.value() > 0) {
                QVERIFY(found->tokensPerSecond > tokens);
                tokens = found->tokensPerSecond;
            }
        }
        QCOMPARE(value, 1.0);
        const Result<BitsReport> some = report(project, settingsFor(1));
        for (std::size_t i = 1; i < some->curve.size(); ++i) {
            QVERIFY(some->curve[i - 1].budget < some->curve[i].budget);
            QVERIFY(some->curve[i - 1].kept <= some->curve[i].budget);
        }
        QCOMPARE(some->curve.back().value, 1.0);
        QVERIFY(some->more.value >= some->score.value);
    }

    /// Hot experts keep more bits than cold ones of their layer.
    void hotExpertsKeepMoreBits()
    {
        Project project = projectOf("olmoe-1b-7b");
        project.routing = skewedRouting(*project.model);
        const Result<BitsReport> found = report(project, settingsFor(1.2));
        QVERIFY(found.has_value());
        for (int l = 0; l < found->layers; ++l)
            for (int a = 0; a < found->experts; ++a)
                for (int b = 0; b < found->experts; ++b) {
                    const auto at = [&](int e) { return static_cast<std::size_t>(l * found->experts + e); };
                    const std::vector<std::int64_t>& load = project.routing->load;
                    if (2 * load[at(a)] > 3 * load[at(b)])
                        QVERIFY(found->choice.planes[at(a)] >= found->choice.planes[at(b)]
                            || found->choice.planes[at(a)] == 3);
                }
    }

    void floorsAndCeilingsHold()
    {
        const Project project = projectOf("deepseek-v2-lite");
        BitSettings settings = settingsFor(8);
        settings.floorBits = 3;
        settings.ceilingBits = 3;
        const Result<BitsReport> found = report(project, settings);
        QVERIFY(found.has_value());
        QVERIFY(std::ranges::all_of(found->choice.planes, [](int held) { return held == 2; }));
        settings.budget = Bytes(2 * kGiB);
        QVERIFY(!report(project, settings));
        settings.floorBits = 7;
        QVERIFY(!report(project, settings));
        settings.floorBits.reset();
        settings.budget = Bytes(1000);
        QVERIFY(!report(project, settings));
        QVERIFY(!report(projectOf("llama-3-8b"), settingsFor(8)));
    }

    /// The budget rule keeps planes without a choice, and prefetching never loses.
    void residencyAndPowerAreToldApart()
    {
        Project project = projectOf("olmoe-1b-7b");
        project.routing = skewedRouting(*project.model);
        BitSettings settings = settingsFor(1);
        settings.asked = PlanesAsked::All;
        settings.pin = false;
        settings.power = DevicePower {20, 5, 10};
        const Result<BitsReport> rule = report(project, settings);
        QVERIFY(rule.has_value());
        QVERIFY(rule->loadedPerToken.value() > 0);
        QVERIFY(rule->lanes.resident > 0);
        QVERIFY(rule->joulesPerToken.has_value());
        const double second = 1 / rule->tokensPerSecond;
        QVERIFY(*rule->joulesPerToken > 10 * second && *rule->joulesPerToken < 35 * second);
        settings.prefetch = 1;
        QVERIFY(report(project, settings)->tokensPerSecond >= rule->tokensPerSecond);
    }

    void othersAreTested()
    {
        Project project = projectOf("olmoe-1b-7b");
        project.routing = skewedRouting(*project.model);
        RoutingStatistics test = *project.routing;
        std::ranges::reverse(test.load);
        const BitSettings settings = settingsFor(1);
        const Result<BitsReport> found =
            planBits(project, planOf(1024), settings, proxyQuality(settings.format), test);
        QVERIFY(found.has_value() && found->test.has_value());
        QVERIFY(found->test->value < found->score.value);
        const json document = json::parse(bitsJson(*found));
        QCOMPARE(document["bits"].size(), std::size_t {16});
        QCOMPARE(document["bits"][0].size(), std::size_t {64});
        QCOMPARE(document["quality"].get<std::string>(), std::string("proxy"));
        QCOMPARE(document["residentBytes"].get<double>(), found->choice.kept.value());
    }

    void qualityFilesAreRead()
    {
        const BitFormat format {2, 2, 128};
        const Result<PlaneQuality> planes = readQuality(R"({"planes": [5, 1]})", format, 2, 2);
        QVERIFY(planes.has_value());
        QVERIFY(!planes->proxy);
        QCOMPARE(planes->of(3, 0, 2), 5.0);
        const Result<PlaneQuality> each =
            readQuality(R"({"values": [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]})", format, 2, 2);
        QVERIFY(each.has_value());
        QCOMPARE(each->of(2, 1, 2), 6.0);
        for (const char* wrong : {R"({})", R"({"planes": [1]})", R"({"planes": [1, -1]})",
                 R"({"planes": [1, 1], "values": []})", R"({"values": [[[1, 2], [3, 4]]]})", "[]"})
            QVERIFY2(!readQuality(wrong, format, 2, 2), wrong);
        // A quarter of the error is left by every bit.
        const PlaneQuality proxy = proxyQuality({2, 3, 128});
        QCOMPARE(proxy.planes, (std::vector<double> {15.0 / 16, 3.0 / 64, 3.0 / 256}));
    }
};

QTEST_APPLESS_MAIN(TestPlanBits)
#include "tst_plan_bits.moc"
