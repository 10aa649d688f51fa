// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include <QTest>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/evaluation_json.h"
#include "core/model/hf_config.h"
#include "core/validate/trust_table.h"

using namespace rankloom;

namespace {

Project dense(int nodes)
{
    Project project;
    project.model = modelPreset("llama-3.1-8b").value();
    project.cluster = makeCluster(nodes, 8, devicePreset("h100-sxm-80gb").value());
    return project;
}

Plan planOf(int tp, int cp)
{
    Plan plan;
    plan.workload = {4096, 1, 64};
    plan.layout.tp = tp;
    plan.layout.cp = cp;
    return plan;
}

LeftOutRun leftOut(const char* source, Project project, Plan plan, double residual)
{
    LeftOutRun run {source, "llama", std::move(project), std::move(plan), {}, residual};
    run.kind = runKind(run.project, run.plan);
    return run;
}

/// Groups of ten residuals around `middle`, one of each source, of one kind.
void addGroups(ResidualTable& table, const RunKind& kind, int sources, double middle)
{
    for (int s = 0; s < sources; ++s) {
        RunGroup& group = table.groups.emplace_back();
        group.source = "source " + std::to_string(s);
        group.kind = kind;
        group.runs = 10;
        for (int i = 0; i < 10; ++i)
            group.residuals.push_back(middle + (i - 4.5) / 100);
        group.least = {8, 1, 1, 1, 1, 4096, 1};
        group.most = {64, 8, 1, 4, 1, 8192, 2};
    }
}

} // namespace

/// How far estimates can be trusted: ranges, the chance to fit, and what is said about them.
class TestStepTrust : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rangeIsThatOfRanks()
    {
        std::vector<double> nine;
        for (int i = 1; i <= 9; ++i)
            nine.push_back(i);
        // (9 + 1) * 0.1 = 1: the least and the greatest are just enough.
        QCOMPARE(conformalRange(nine), (std::pair {1.0, 9.0}));
        std::vector<double> many;
        for (int i = 1; i <= 99; ++i)
            many.push_back(i);
        QCOMPARE(conformalRange(many), (std::pair {10.0, 90.0}));
        QCOMPARE(conformalRange({3.0}), (std::pair {3.0, 3.0}));
        QCOMPARE(conformalShare(many, 50), 0.5);
        QCOMPARE(conformalShare(many, 0), 0.0);
        QCOMPARE(conformalShare(many, 1000), 0.99);
    }

    /// Each of n + 1 exchangeable values is as often the one that is left out: at least 80 of 100 lie within
    /// the range of the others, where there are nine of them or more.
    void rangeHoldsByBruteForce()
    {
        QVERIFY(rc::check("80 of 100 lie within", [] {
            const auto raw = *rc::gen::suchThat(
                rc::gen::container<std::vector<int>>(rc::gen::inRange(-50, 50)),
                [](const std::vector<int>& values) { return values.size() >= 10 && values.size() <= 60; });
            std::size_t held = 0;
            for (std::size_t out = 0; out < raw.size(); ++out) {
                std::vector<double> others;
                for (std::size_t i = 0; i < raw.size(); ++i)
                    if (i != out)
                        others.push_back(raw[i]);
                std::ranges::sort(others);
                const auto [low, high] = conformalRange(others);
                RC_ASSERT(low <= high);
                held += raw[out] >= low && raw[out] <= high ? 1 : 0;
            }
            RC_ASSERT(static_cast<double>(held) >= 0.8 * static_cast<double>(raw.size()) - 1e-9);
        }));
    }

    void shareGrowsWithTheBound()
    {
        QVERIFY(rc::check("more room is no less likely to do", [] {
            auto values = *rc::gen::container<std::vector<double>>(rc::gen::map(
                rc::gen::inRange(-1000, 1000), [](int thousandths) { return thousandths / 1000.0; }));
            std::ranges::sort(values);
            const double a = *rc::gen::inRange(-1200, 1200) / 1000.0;
            const double b = *rc::gen::inRange(-1200, 1200) / 1000.0;
            const double less = conformalShare(values, std::min(a, b));
            const double more = conformalShare(values, std::max(a, b));
            RC_ASSERT(0 <= less && less <= more && more < 1);
        }));
    }

    /// Keys are dropped from the end until ten residuals of three sources are left.
    void kindsFallBack()
    {
        const RunKind kind {"megatron", false, "Hopper", false, true};
        RunKind inNode = kind;
        inNode.acrossNodes = false;
        RunKind ampere = kind;
        ampere.generation = "Ampere";
        RunKind community = kind;
        community.family = "fsdp";
        RunKind mixture = kind;
        mixture.experts = true;

        ResidualTable table;
        addGroups(table, kind, 2, 0.1); // of too few publishers
        QVERIFY(runsLike(table, kind).match == KindMatch::Anything);
        addGroups(table, mixture, 3, 0.5);
        QVERIFY(runsLike(table, kind).match == KindMatch::AnyModel);
        QVERIFY(runsLike(table, mixture).match == KindMatch::Whole);
        addGroups(table, community, 3, 0.4);
        QVERIFY(runsLike(table, kind).match == KindMatch::AnyProgram);
        addGroups(table, ampere, 3, 0.3);
        LikeRuns like = runsLike(table, kind);
        QVERIFY(like.match == KindMatch::AnyGeneration);
        QCOMPARE(like.runs, 50);
        addGroups(table, inNode, 3, 0.2);
        like = runsLike(table, kind);
        QVERIFY(like.match == KindMatch::AnyNodes);
        QCOMPARE(like.runs, 50);
        QCOMPARE(like.sources, 3);
        QVERIFY(like.generationSeen);
        QVERIFY(std::ranges::is_sorted(like.residuals));
        QCOMPARE(QByteArray(like.words().c_str()), "dense model, 16 bits, Hopper, Megatron-Core or NeMo");
    }

    void tableIsWrittenAndRead()
    {
        Plan eight = planOf(8, 2);
        eight.memory.precision = Precision::Fp8Mixed;
        const std::string text = writeResidualTable("stepSeconds",
            {leftOut("a", dense(1), planOf(2, 1), 0.0951), leftOut("a", dense(1), planOf(4, 1), -0.02),
                leftOut("a", dense(2), eight, 0.3), leftOut("b", dense(1), planOf(8, 2), 0.01)});
        const ResidualTable table = parseResidualTable(text);
        QCOMPARE(table.groups.size(), std::size_t {3});
        QCOMPARE(table.groups[0].source, std::string("a"));
        QCOMPARE(table.groups[0].kind, (RunKind {"other", false, "Hopper", false, false}));
        QCOMPARE(table.groups[0].residuals, (std::vector {-0.02, 0.095}));
        QCOMPARE(table.groups[0].least, (TrustValues {8, 2, 1, 1, 1, 4096, 1}));
        QCOMPARE(table.groups[0].most, (TrustValues {8, 4, 1, 1, 1, 4096, 1}));
        QVERIFY(table.groups[1].kind.eightBit && table.groups[1].kind.acrossNodes);
        QCOMPARE(table.outsideGrowth, 1.0);
        // Pairs of one source: in the same cluster, and of two clusters.
        QCOMPARE(table.pairs.size(), std::size_t {2});
        QVERIFY(table.pairs[0].likeness == PairLikeness::Layout);
        QCOMPARE(table.pairs[0].differences, (std::vector {0.115}));
        QVERIFY(table.pairs[1].likeness == PairLikeness::Cluster);
        QCOMPARE(table.pairs[1].differences, (std::vector {0.205, 0.32}));
        QCOMPARE(text,
            writeResidualTable("stepSeconds",
                {leftOut("b", dense(1), planOf(8, 2), 0.01), leftOut("a", dense(2), eight, 0.3),
                    leftOut("a", dense(1), planOf(4, 1), -0.02),
                    leftOut("a", dense(1), planOf(2, 1), 0.0951)}));
    }

    /// A difference of errors as large as the lead turns the order as often as not.
    void leadsAreToldFromErrors()
    {
        ResidualTable table;
        for (int s = 0; s < 4; ++s) {
            PairGroup& group = table.pairs.emplace_back();
            group.source = "source " + std::to_string(s);
            for (int i = 1; i <= 33; ++i)
                group.differences.push_back(i / 100.0);
        }
        const RunKind kind {"fsdp", false, "Hopper", false, true};
        const auto lead = [&](double factor) {
            return probabilityOfLead(table, PairLikeness::Layout, kind, factor);
        };
        QCOMPARE(lead(1), 0.5);
        QVERIFY(std::abs(lead(std::exp(0.165)) - 0.74) < 0.01);
        QVERIFY(lead(2) > 0.99);
        QVERIFY(std::abs(lead(1.1) + lead(1 / 1.1) - 1) < 1e-12);
        // Pairs of another kind say nothing.
        QCOMPARE(probabilityOfLead(table, PairLikeness::Model, kind, 2), 0.5);
    }

    void plansAreHeldAgainstTheirKind()
    {
        Plan plan = planOf(2, 1);
        plan.execution.framework = Framework::Nemo;
        Trust trust = stepTrust(dense(1), plan);
        QCOMPARE(trust.kind, (RunKind {"megatron", false, "Hopper", false, false}));
        QVERIFY(trust.runs > 20);
        QVERIFY(trust.range.low < 1 && trust.range.high > 1);
        QVERIFY(trust.outside.empty());
        QVERIFY(QByteArray(trust.text().c_str()).startsWith("80 of 100 runs like this one, "));

        const int beyond = 1 << 20; // nobody trained with sequences that long
        Plan far = plan;
        far.workload.sequenceLength = beyond;
        const Trust outside = stepTrust(dense(1), far);
        QCOMPARE(outside.outside.size(), std::size_t {1});
        QCOMPARE(outside.outside.front().field, std::size_t {5});
        QCOMPARE(outside.outside.front().value, beyond);
        QVERIFY(outside.range.low <= trust.range.low && outside.range.high >= trust.range.high);
        QVERIFY(QByteArray(outside.text().c_str()).contains("Outside of them: sequence length 1048576 ("));

        Project unknown = dense(1);
        unknown.cluster.change().device = devicePreset("mi250x-gcd-64gb").value();
        trust = stepTrust(unknown, plan);
        QVERIFY(trust.match >= KindMatch::AnyGeneration && !trust.generationSeen);
        QVERIFY(QByteArray(trust.text().c_str()).contains("Outside of them: CDNA 2"));
    }

    /// Runs on one kind of device say nothing of a cluster of two.
    void unlikeNodesAreAKindOfTheirOwn()
    {
        Project mixed = dense(2);
        mixed.cluster.change().setDeviceOfNodes(std::array {1}, devicePreset("a100-sxm-80gb").value());
        const Trust trust = stepTrust(mixed, planOf(2, 1));
        QCOMPARE(trust.kind.generation, std::string("Ampere + Hopper"));
        QVERIFY(!trust.generationSeen);
        mixed.cluster.change().setDeviceOfNodes(std::array {1}, devicePreset("h200-sxm-141gb").value());
        QCOMPARE(stepTrust(mixed, planOf(2, 1)).kind.generation, std::string("Hopper"));
    }

    /// Searches evaluate without it.
    void onlyWholeEvaluationsTell()
    {
        const auto whole = evaluate(dense(1), planOf(2, 1));
        QVERIFY(whole->trust.runs > 0);
        QCOMPARE(whole->memoryTrust.stages.size(), whole->memory.stages.size());
        QCOMPARE(evaluateLegal(dense(1), planOf(2, 1))->trust.runs, 0);
    }

    /// The less memory a device has the less probable it is that the plan fits: yes, likely, unlikely, no in
    /// this order, never yes where the band ends above the capacity, never likely where the figure does.
    void theChanceToFitFollowsTheCapacity()
    {
        Project project = dense(1);
        const Plan plan = planOf(2, 1);
        double before = 1;
        for (double gib = 200; gib > 5; gib *= 0.97) {
            project.cluster.change().device.memory = Bytes(gib * kGiB);
            const auto evaluation = evaluate(project, plan);
            const MemoryTrust& trust = evaluation->memoryTrust;
            QVERIFY(trust.probability <= before + 1e-12);
            before = trust.probability;
            QVERIFY(trust.word != FitWord::Yes || evaluation->memory.fitsAtWorst);
            QVERIFY(trust.word < FitWord::Likely || evaluation->memory.fits);
            QVERIFY(trust.word == fitWord(trust.probability));
            for (std::size_t s = 0; s < trust.stages.size(); ++s) {
                const StageMemory& stage = evaluation->memory.stages[s];
                QVERIFY(trust.stages[s].low <= stage.deviceLow().value()
                    && trust.stages[s].high >= stage.deviceHigh().value());
            }
        }
        QVERIFY(before < 0.1);
    }

    /// A program's settings are spelled out before a plan is priced: it is judged by runs of it all the same.
    void plansAreJudgedByTheirProgram()
    {
        Plan plan = planOf(2, 1);
        plan.execution.framework = Framework::Fsdp;
        const auto evaluation = evaluate(dense(1), plan);
        QCOMPARE(evaluation->trust.kind.family, std::string("fsdp"));
        QCOMPARE(evaluation->memoryTrust.runs.kind.family, std::string("fsdp"));
    }

    void evaluationsCarryTheirRanges()
    {
        const Project project = dense(1);
        const Plan plan = planOf(2, 1);
        const auto evaluation = evaluate(project, plan);
        const auto json = nlohmann::json::parse(writeEvaluation(project, plan, *evaluation));
        const auto holds = [](const nlohmann::json& of, const char* figure, const char* range) {
            return of[range][0] <= of[figure] && of[figure] <= of[range][1] && of[range][0] < of[range][1];
        };
        const nlohmann::json& time = json["time"];
        QVERIFY(time["stepSecondsRange"][0] < time["stepSecondsRange"][1]);
        QVERIFY(time["tokensPerSecondRange"][0] < time["tokensPerSecondRange"][1]);
        QVERIFY(time["modelFlopsUtilizationRange"][0] < time["modelFlopsUtilizationRange"][1]);
        QVERIFY(holds(json["memory"]["stages"][0], "deviceBytes", "deviceBytesRange"));
        const double probability = json["memory"]["fitsProbability"];
        QCOMPARE(json["memory"]["fits"].get<bool>(), probability >= 0.9);
        QCOMPARE(json["memory"]["fitsWord"].get<std::string>(), std::string(toString(fitWord(probability))));
        QVERIFY(json["trust"]["medianErrorPercent"].get<double>() > 0);
        QVERIFY(json["trust"]["memory"]["runs"].get<int>() > 0);
    }
};

QTEST_APPLESS_MAIN(TestStepTrust)
#include "tst_step_trust.moc"
