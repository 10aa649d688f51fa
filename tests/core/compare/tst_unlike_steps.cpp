// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QTest>

#include "core/compare/best_plans.h"
#include "core/plan/what_if.h"
#include "tests/core/compare/compared_plans.h"

using namespace rankloom;
using namespace rankloom::test;
using nlohmann::json;

namespace {

Plan withBatch(int batch)
{
    Plan p = plan(8, 2);
    p.workload.globalBatchSize = batch;
    return p;
}

std::string all(const Recommendation& recommendation)
{
    std::string out;
    for (const Phrase& reason : recommendation.reasons)
        out += reason.english() + "\n";
    return out;
}

} // namespace

/// Plans whose steps, clusters or models are not alike: what is said of one is true of the others, too.
class TestUnlikeSteps : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A step of twice the tokens is longer and not worse: what decides is the token.
    void unlikeBatchesAreComparedByTheToken()
    {
        const auto about = project("llama-3-70b", 8);
        const std::vector<ComparedPlan> plans {
            compared(about, withBatch(128), "small"), compared(about, withBatch(512), "large")};
        const Comparison c = compare(plans);
        QVERIFY(c.perToken);
        const ComparedFigure& step = figure(c, "step");
        const ComparedFigure& rate = figure(c, "tokensPerSecond");
        QVERIFY(*step.value(1) > 2 * *step.value(0));
        QVERIFY(*rate.value(1) > *rate.value(0)); // less of it is the bubble
        QCOMPARE(step.best, 1);
        QCOMPARE(rate.best, 1);
        QVERIFY(isBest(c, step, 1) && !isBest(c, step, 0));
        const FigureChange change = step.change(1, 0).value();
        QVERIFY(change.perToken);
        QVERIFY(change.verdict == Verdict::Better);
        const double share = *rate.value(0) / *rate.value(1) - 1;
        QVERIFY(std::abs(change.share.value() - share) < 1e-12);
        QCOMPARE(deltaText(step, 1, 0), fmt::format("−{:.1f} %", -100 * share));
        QCOMPARE(figureLabel(step), std::string("step time, changes per token"));
        QCOMPARE(figureLabel(rate), std::string("tokens per second"));
        QVERIFY(all(c.recommendation).find("unlike many tokens") != std::string::npos);
    }

    void alikeBatchesAreComparedByTheStep()
    {
        const auto about = project("llama-3-70b", 8);
        const Comparison c = compare(std::vector {compared(about, plan(8, 2)), compared(about, plan(8, 4))});
        QVERIFY(!c.perToken);
        for (const ComparedFigure& f : c.figures) {
            QVERIFY(f.tokens.empty());
            QCOMPARE(figureLabel(f), f.label);
        }
        QVERIFY(c.recommendation.budgets.empty());
    }

    /// Of the same plan in two batches no part of a step is called worse for being of more tokens, and the
    /// best step is that of most tokens per second.
    void theBestStepIsThatOfMostTokens()
    {
        QVERIFY(rc::check("best step", [] {
            const auto about = project("llama-3-8b", 2);
            std::vector<ComparedPlan> plans;
            for (int i = 0; i < 3; ++i) {
                Plan p = plan(*rc::gen::element(1, 2, 4, 8), *rc::gen::element(1, 2, 4));
                p.workload.globalBatchSize = 32 * *rc::gen::inRange(1, 5);
                plans.push_back(compared(about, p));
            }
            const Comparison c = compare(plans, *rc::gen::inRange(0, 3));
            const auto valid = std::ranges::any_of(c.plans, &ComparedColumn::valid);
            if (!valid)
                return;
            const ComparedFigure& step = figure(c, "step");
            const ComparedFigure& rate = figure(c, "tokensPerSecond");
            for (int i = 0; i < 3; ++i)
                RC_ASSERT(isBest(c, step, i) == isBest(c, rate, i));
            for (int i = 0; i < 3; ++i)
                if (const auto change = step.change(i, c.baseline))
                    RC_ASSERT(change->verdict == rate.change(i, c.baseline)->verdict);
        }));
    }

    void theDocumentSaysWhatIsCompared()
    {
        const auto about = project("llama-3-70b", 8);
        const std::vector<ComparedPlan> plans {
            compared(about, withBatch(128)), compared(about, withBatch(512))};
        const json unlike = json::parse(writeComparison(compare(plans)));
        QCOMPARE(unlike.at("comparedBy").get<std::string>(), std::string("token"));
        QCOMPARE(unlike.at("plans").at(1).at("tokensPerStep").get<int>(), 512 * 4096);
        const json& step = unlike.at("figures").at(0);
        QCOMPARE(step.at("key").get<std::string>(), std::string("step"));
        QVERIFY(step.at("perToken").get<bool>());
        QVERIFY(step.at("deltas").at(1).get<double>() > 0); // of the values, as ever
        QVERIFY(step.at("changesPerToken").at(1).get<double>() < 0);
        QCOMPARE(step.at("verdicts").at(1).get<std::string>(), std::string("better"));
        const json alike = json::parse(writeComparison(compare(std::vector {plans[0], plans[0]})));
        QCOMPARE(alike.at("comparedBy").get<std::string>(), std::string("step"));
        QVERIFY(!alike.at("figures").at(0).contains("perToken"));
    }

    /// More GPUs are faster: the choice is told with what it costs, for every budget and for a GPU.
    void theRecommendationNamesBudgets()
    {
        const auto few = project("llama-3-70b", 4);
        const auto many = project("llama-3-70b", 16);
        const std::vector<ComparedPlan> plans {compared(few, plan(8, 2), "few"),
            compared(few, plan(8, 4), "few, deep"), compared(many, plan(8, 2), "many")};
        const Comparison c = compare(plans);
        QVERIFY(c.plans[0].fits && c.plans[2].fits);
        QCOMPARE(c.recommendation.plan, 2);
        QCOMPARE(c.recommendation.budgets.size(), std::size_t {2});
        QCOMPARE(c.recommendation.budgets[0].devices, 32);
        QCOMPARE(c.recommendation.budgets[1].plan, 2);
        const int ofFew = c.recommendation.budgets[0].plan;
        QVERIFY(ofFew == 0 || ofFew == 1);
        const auto perDevice = [&](int i) {
            const ComparedPlan& p = plans[static_cast<std::size_t>(i)];
            return p.evaluation.time.tokensPerSecond / worldSize(p.project->cluster, *p.plan);
        };
        const auto taken = static_cast<std::size_t>(c.recommendation.perDevice);
        for (int i = 0; i < 3; ++i) // a faster plan is passed over only where it fits less surely
            QVERIFY(perDevice(c.recommendation.perDevice) >= perDevice(i)
                || c.plans[static_cast<std::size_t>(i)].fit < c.plans[taken].fit);
        const std::string reasons = all(c.recommendation);
        for (const char* part : {"on 16 × 8 NVIDIA H100", "With 4 × 8 NVIDIA H100", "With 16 × 8 NVIDIA H100",
                 "A GPU does most in “"})
            QVERIFY2(reasons.find(part) != std::string::npos, reasons.c_str());
        const json document = json::parse(writeComparison(c));
        QCOMPARE(document.at("recommendation").at("budgets").at(0).at("plan").get<int>(), ofFew);
        QCOMPARE(document.at("recommendation").at("perDevice").get<int>(), c.recommendation.perDevice);
    }

    /// A node left out is another budget of the same cluster.
    void nodesLeftOutAreAnotherBudget()
    {
        const auto about = project("llama-3-8b", 3);
        Plan fewer = plan(8, 1);
        fewer.workload.globalBatchSize = 96;
        Plan whole = fewer;
        fewer.whatIf = {{WhatIf::Part::Node, 1, 0, true}};
        const Comparison c = compare(std::vector {compared(about, whole), compared(about, fewer)});
        QVERIFY(c.plans[0].fits && c.plans[1].fits);
        QCOMPARE(c.recommendation.budgets.size(), std::size_t {2});
        QCOMPARE(c.recommendation.budgets[1].devices, 16);
        QVERIFY(all(c.recommendation).find("16 GPUs of 3 × 8") != std::string::npos);
    }

    void unlikeModelsAreSaid()
    {
        const Comparison c = compare(std::vector {
            compared(project("llama-3-70b", 8), plan(8, 4)), compared(project("llama-3-8b", 8), plan(8, 2))});
        QVERIFY2(all(c.recommendation).find("different models") != std::string::npos,
            all(c.recommendation).c_str());
    }
};

QTEST_APPLESS_MAIN(TestUnlikeSteps)
#include "tst_unlike_steps.moc"
