// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <set>

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "core/base/resource.h"
#include "core/cluster/device_presets.h"
#include "core/evaluate/step_trust.h"
#include "core/memory/memory.h"
#include "core/model/hf_config.h"
#include "core/plan/plan_json.h"
#include "core/validate/left_out.h"
#include "core/validate/measured_cases.h"
#include "core/validate/memory_case.h"
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

Plan planOf(int tp)
{
    Plan plan;
    plan.workload = {4096, 1, 64};
    plan.layout.tp = tp;
    return plan;
}

std::string caseText(const std::string& id, const std::string& metric, double measured)
{
    return "{\"id\": \"" + id + "\", \"source\": \"some/project issue 7\", \"metric\": \"" + metric
        + "\", \"measured\": " + std::to_string(measured)
        + ", \"plan\": " + writePlanDocument(dense(1), planOf(2)) + "}";
}

/// How many of the residuals of each source lie within the range that the others give them, by a name of
/// their kind. Weighs sources alike.
struct Coverage {
    double held = 0;
    double all = 0;
    double width = 0; ///< mean ln(high / low)
};

template <class Name> std::map<std::string, Coverage> coverage(const ResidualTable& table, Name nameOf)
{
    std::map<std::string, Coverage> out;
    for (std::size_t g = 0; g < table.groups.size(); ++g) {
        const RunGroup& left = table.groups[g];
        ResidualTable others;
        for (const RunGroup& group : table.groups)
            if (group.source != left.source)
                others.groups.push_back(group);
        const auto [low, high] = conformalRange(runsLike(others, left.kind).residuals);
        Coverage& of = out[nameOf(left)];
        for (const double residual : left.residuals) {
            of.held += residual >= low && residual <= high ? 1 : 0;
            of.all += 1;
            of.width += high - low;
        }
    }
    return out;
}

std::string sideOf(const RunGroup& group)
{
    return group.kind.experts          ? "mixtures"
        : isVendors(group.kind.family) ? "dense, vendors"
                                       : "dense, others";
}

const std::vector<std::string> kTimingFolders {
    RANKLOOM_REFERENCE_DATA "/timing", RANKLOOM_REFERENCE_DATA "/field"};
const std::vector<std::string> kMemoryFolders {
    RANKLOOM_REFERENCE_DATA "/memory", RANKLOOM_REFERENCE_DATA "/timing", RANKLOOM_REFERENCE_DATA "/field"};
bool haveReference()
{
    return std::ranges::all_of(kMemoryFolders,
        [](const std::string& folder) { return QDir(QString::fromStdString(folder)).exists(); });
}

} // namespace

/// Residuals of runs that nobody has fitted, and the cases of other people they come from.
class TestLeftOut : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void casesAreReadAsTheyAre()
    {
        const auto cases = readMeasuredCases("[" + caseText("a", "step_s", 2.5) + ", "
            + caseText("b", "resv_gib", 40) + ", {\"id\": \"c\", \"metric\": \"step_s\"}, 7, "
            + "{\"id\": \"d\", \"metric\": \"fits\", \"measured\": 1}]");
        QVERIFY(cases.has_value());
        QCOMPARE(cases->cases.size(), std::size_t {2});
        QCOMPARE(cases->cases[0].source, std::string("some/project"));
        QCOMPARE(cases->cases[0].measured, 2.5);
        QCOMPARE(cases->skipped.size(), std::size_t {3});
        QCOMPARE(cases->skipped[0].reason, std::string("no number was measured"));
        QCOMPARE(cases->skipped[1].id, std::string("case 4"));
        QCOMPARE(cases->skipped[2].reason, std::string("no plan is stated"));
        QVERIFY(!readMeasuredCases("{}").has_value());
        QVERIFY(!readMeasuredCases("[").has_value());
    }

    void casesAreComparedAsSteps()
    {
        TimingRuns runs = stepsOfCases(
            *readMeasuredCases("[" + caseText("a", "step_s", 2.5) + ", " + caseText("b", "fits", 1) + "]"));
        QCOMPARE(runs.runs.size(), std::size_t {1});
        QCOMPARE(runs.runs[0].step.measured, Seconds(2.5));
        QCOMPARE(runs.skipped.size(), std::size_t {1});
        QCOMPARE(runs.skipped[0].reason, std::string("\"fits\" is no time of a step"));
    }

    void casesAreComparedInTheirScope()
    {
        ValidationReport report;
        QVERIFY(
            validateMeasuredCases("[" + caseText("a", "resv_gib", 40) + ", " + caseText("b", "mem_gib", 41)
                    + ", " + caseText("c", "fits", 0) + ", " + caseText("d", "kv_gib", 1) + "]",
                report));
        const MemoryReport memory = estimateMemory(dense(1), planOf(2));
        QCOMPARE(report.tables.size(), std::size_t {3});
        QCOMPARE(report.tables[0].quantity, std::string("reservedBytes"));
        QCOMPARE(report.tables[0].rows[0].measured, 40 * kGiB);
        QCOMPARE(report.tables[0].rows[0].estimated, memory.fullest()->reserved.value());
        QCOMPARE(report.tables[1].rows[0].estimated, memory.fullest()->device.value());
        QVERIFY(report.tables[2].verdicts);
        QCOMPARE(report.tables[2].skipped.size(), std::size_t {1});
    }

    /// A run that failed though it was expected to fit is worth at least what was left.
    void whatFailedCountsWithItsLeastResidual()
    {
        QTemporaryDir folder;
        std::ofstream(folder.filePath("cases.json").toStdString())
            << "[" + caseText("failed", "fits", 0) + ", " + caseText("ran", "fits", 1) + "]";
        const auto runs = leftOutMemory({folder.path().toStdString()});
        QVERIFY(runs.has_value());
        const StageMemory& stage = *estimateMemory(dense(1), planOf(2)).fullest();
        QCOMPARE(runs->size(), std::size_t {1});
        QVERIFY(runs->front().residual > std::log(stage.capacity / stage.device));
        QVERIFY(runs->front().residual < std::log(stage.capacity / stage.device) + 0.01);
        QCOMPARE(runs->front().source, std::string("some/project"));
    }

    void familiesAreTheWordsThatNamesBeginWith()
    {
        ModelSpec model;
        model.name = "Llama 3.1 70B";
        QCOMPARE(familyOfModels(model, "x"), std::string("llama"));
        model.name.clear();
        QCOMPARE(familyOfModels(model, "vtrain"), std::string("vtrain"));
        QCOMPARE(sourceOfFile("vtrain_multi.csv"), std::string("vtrain"));
        QCOMPARE(sourceOfFile("cases.json"), std::string("cases"));
    }

    /// What the build tells is what its validation finds, see core/validate/README.md for the commands.
    void embeddedTablesAreUpToDate()
    {
        if (!haveReference())
            QSKIP("The folders of reference runs are missing");
        const auto steps = leftOutSteps(kTimingFolders);
        QVERIFY(steps.has_value());
        QCOMPARE(writeResidualTable("stepSeconds", *steps), std::string(*resource("trust/step-times.json")));
        const auto memory = leftOutMemory(kMemoryFolders);
        QVERIFY(memory.has_value());
        QCOMPARE(writeResidualTable("bytes", *memory), std::string(*resource("trust/memory.json")));
    }

    /// Each source as if nobody had known it: an 80 % range holds about 80 of 100 of its runs.
    void rangesHoldSourcesThatNobodyKnew()
    {
        std::map<std::string, Coverage> all = coverage(stepResiduals(), sideOf);
        for (const auto& [name, of] : coverage(memoryResiduals(), [](const RunGroup&) { return "memory"; }))
            all[name] = of;
        QCOMPARE(all.size(), std::size_t {4});
        for (const auto& [name, of] : all) {
            const double share = of.held / of.all;
            qInfo("%s: %.0f of %.0f, ln width %.2f", name.c_str(), of.held, of.all, of.width / of.all);
            QVERIFY2(share >= 0.7 && share <= 0.97, qPrintable(QString::number(share)));
        }
    }

    /// Plans that are known to run are never called impossible: see the rows that recipes publish.
    void recipesThatRunAreLikelyAtLeast()
    {
        if (!haveReference())
            QSKIP("The folders of reference runs are missing");
        const auto report = validateMemory(kMemoryFolders.front());
        QVERIFY(report.has_value());
        const auto table =
            std::ranges::find(report->tables, "nemo_perf_feasible_configs.csv", &ValidationTable::file);
        std::map<FitWord, int> words;
        for (const ValidationRow& row : table->rows) {
            const auto of = std::ranges::find_if(report->cases,
                [&](const ValidationCase& one) { return one.file == table->file && one.id == row.id; });
            words[bestWord(of->project, of->plan)]++;
        }
        qInfo("yes %d, likely %d, unlikely %d, no %d", words[FitWord::Yes], words[FitWord::Likely],
            words[FitWord::Unlikely], words[FitWord::No]);
        QCOMPARE(words[FitWord::No] + words[FitWord::Unlikely], 0);
    }

private:
    /// Over the recomputation that a recipe may use.
    static FitWord bestWord(const Project& project, Plan plan)
    {
        using enum RecomputeModule;
        plan.execution.framework = Framework::Nemo;
        plan.memory.recompute.modules = {CoreAttention, LayerNorm, Mlp, Moe, LatentUpProjection};
        FitWord best = FitWord::No;
        for (const RecomputeMode mode :
            {RecomputeMode::None, RecomputeMode::Selective, RecomputeMode::FullUniform}) {
            plan.memory.recompute.mode = mode;
            best = std::max(best, memoryTrust(project, plan, estimateMemory(project, plan)).word);
        }
        return best;
    }
};

QTEST_APPLESS_MAIN(TestLeftOut)
#include "tst_left_out.moc"
