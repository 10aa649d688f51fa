// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Figures over tokens that a placement of experts was fitted on say so.
#include <algorithm>
#include <memory>
#include <string>

#include <nlohmann/json.hpp>

#include <QTest>

#include "core/compare/comparison.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/evaluation_json.h"
#include "core/plan/plan_json.h"
#include "core/plan/seen_tokens.h"

using namespace rankloom;

namespace {

constexpr const char* kTrain = "train 0.7, seed 1, blocks of 256";
constexpr const char* kTest = "test 0.7, seed 1, blocks of 256";

/// Sizes of OLMoE; the first expert of every layer is picked most.
RoutingStatistics routingOf(const std::string& part)
{
    RoutingStatistics routing;
    routing.layers = 16;
    routing.experts = 64;
    routing.topK = 8;
    routing.tokens = 1000;
    routing.part = part;
    for (int l = 0; l < routing.layers; ++l)
        for (int e = 0; e < routing.experts; ++e)
            routing.load.push_back(100 + (e == 0 ? 900 : e));
    return routing;
}

Project projectOf(const std::string& part)
{
    Project project =
        readPlanDocument(R"({"format": "rankloom-plan", "version": 1, "model": {"preset": "olmoe-1b-7b"},
        "cluster": {"nodes": 1, "devicesPerNode": 8, "device": "h100-sxm-80gb"}})")
            .value()
            .project;
    project.routing = routingOf(part);
    return project;
}

/// Experts dealt in turn, as if fitted on some tokens.
Plan planFittedOn(const std::string& tokens)
{
    Plan plan;
    plan.workload = {4096, 1, 64};
    plan.layout.ep = 8;
    for (int l = 0; l < 16; ++l) {
        auto& layer = plan.experts.change().devices.emplace_back();
        for (int e = 0; e < 64; ++e)
            layer.push_back({e % 8});
    }
    plan.experts.change().fittedOn = tokens;
    return plan;
}

bool hintsAtSeen(const Evaluation& evaluation)
{
    return std::ranges::find(evaluation.diagnostics, std::string("seen-tokens"), &Diagnostic::code)
        != evaluation.diagnostics.end();
}

} // namespace

class TestSeenTokens : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tokensAreTold_data()
    {
        QTest::addColumn<QString>("fittedOn");
        QTest::addColumn<QString>("counted");
        QTest::addColumn<bool>("seen");
        const auto row = [](const char* name, const char* fittedOn, const char* counted, bool seen) {
            QTest::newRow(name) << QString::fromLatin1(fittedOn) << QString::fromLatin1(counted) << seen;
        };
        row("all on all", "all", "", true);
        row("train on all", kTrain, "", true);
        row("train on train", kTrain, kTrain, true);
        row("train on test", kTrain, kTest, false);
        row("test on train", kTest, kTrain, false);
        row("all on test", "all", kTest, true);
        row("train on the test part of another split", kTrain, "test 0.5, seed 1, blocks of 256", true);
        row("train on a test part of a time", kTrain, "test 0.7, seed 1, blocks of 256; time 0.5-1", false);
        row("a time on a later one", "time 0-0.5", "time 0.5-1", false);
        row("a time on one that overlaps", "time 0-0.6", "time 0.5-1", true);
        row("a task on another", "task=chat", "task=code", false);
        row("a task on itself", "task=chat", "task=chat", true);
        row("a task on all", "task=chat", "", true);
        row("nobody knows", "", "", false);
    }

    void tokensAreTold()
    {
        QFETCH(QString, fittedOn);
        QFETCH(QString, counted);
        QFETCH(bool, seen);
        const Project project = projectOf(counted.toStdString());
        const Plan plan = planFittedOn(fittedOn.toStdString());
        const auto evaluation = evaluate(project, plan);
        QVERIFY(evaluation && evaluation->valid);
        QCOMPARE(evaluation->experts.seenTokens, seen);
        QCOMPARE(hintsAtSeen(*evaluation), seen);
        QCOMPARE(nlohmann::json::parse(writeEvaluation(project, plan, *evaluation))["experts"].contains(
                     "seenTokens"),
            seen);
    }

    /// Nothing is seen of what does not count.
    void evenLoadsAreNotSeen()
    {
        Plan plan = planFittedOn("all");
        plan.countTrace = false;
        const auto evaluation = evaluate(projectOf(""), plan);
        QVERIFY(evaluation && !evaluation->experts.seenTokens && !hintsAtSeen(*evaluation));
        plan = planFittedOn("all");
        plan.memory.expertLoadFactor = 1.5;
        const auto stated = evaluate(projectOf(""), plan);
        QVERIFY(stated && !stated->experts.seenTokens && !hintsAtSeen(*stated));
        plan = planFittedOn("all");
        plan.experts.change().devices.clear();
        const auto contiguous = evaluate(projectOf(""), plan);
        QVERIFY(contiguous && !contiguous->experts.seenTokens);
    }

    void documentsKeepIt()
    {
        const Project project = projectOf(kTest);
        const Plan plan = planFittedOn(kTrain);
        const auto again = readPlanDocument(writePlanDocument(project, plan));
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        QCOMPARE(again->plan.experts->fittedOn, std::string(kTrain));
        QCOMPARE(again->project.routing->part, std::string(kTest));
        QVERIFY(again->plan == plan);
        // A document of before says nothing, and reads as before.
        const auto old = readPlanDocument(writePlanDocument(projectOf(""), planFittedOn("")));
        QVERIFY(old && old->plan.experts->fittedOn.empty());
    }

    void comparisonsMarkThePlan()
    {
        const auto project = std::make_shared<const Project>(projectOf(""));
        std::vector<ComparedPlan> plans;
        for (const char* fittedOn : {"", "all"}) {
            const Plan plan = planFittedOn(fittedOn);
            plans.push_back(
                {fittedOn, project, std::make_shared<const Plan>(plan), evaluate(*project, plan).value()});
        }
        const Comparison comparison = compare(plans);
        QVERIFY(!comparison.plans[0].seenTokens && comparison.plans[1].seenTokens);
        const auto document = nlohmann::json::parse(writeComparison(comparison));
        QVERIFY(!document["plans"][0].contains("seenTokens"));
        QVERIFY(document["plans"][1]["seenTokens"].get<bool>());
    }
};

QTEST_APPLESS_MAIN(TestSeenTokens)
#include "tst_seen_tokens.moc"
