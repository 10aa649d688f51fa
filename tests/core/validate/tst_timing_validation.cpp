// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/evaluate/calibration.h"
#include "core/memory/memory.h"
#include "core/model/hf_config.h"
#include "core/plan/framework.h"
#include "core/validate/timing_case.h"
#include "core/validate/validation.h"
#include "tests/core/validate/stated_rows.h"

using namespace rankloom;

namespace {

/// The table of a file whose quantity starts with a text; of "stepSeconds" the plain one.
const ValidationTable* tableOf(
    const ValidationReport& report, const std::string& file, const std::string& quantity)
{
    const auto found =
        std::find_if(report.tables.begin(), report.tables.end(), [&](const ValidationTable& t) {
            return t.file == file
                && (quantity == "stepSeconds" ? t.quantity == quantity : t.quantity.starts_with(quantity));
        });
    return found == report.tables.end() ? nullptr : &*found;
}

/// A framework's preset and what tables of runs have columns for.
Plan asUsersState(const Plan& known)
{
    Plan plan = withFramework({}, known.execution.framework);
    plan.execution = known.execution;
    plan.workload = known.workload;
    plan.layout = known.layout;
    plan.stages = known.stages;
    plan.schedule = known.schedule;
    plan.memory.precision = known.memory.precision;
    plan.memory.sharding = known.memory.sharding;
    plan.memory.recompute = known.memory.recompute;
    plan.memory.gradients = known.memory.gradients;
    plan.memory.expertLoadFactor = known.memory.expertLoadFactor;
    plan.communication.overlapDp = known.communication.overlapDp;
    plan.communication.overlapTp = known.communication.overlapTp;
    plan.communication.overlapEp = known.communication.overlapEp;
    plan.communication.overlapShared = known.communication.overlapShared;
    plan.communication.expertDispatch = known.communication.expertDispatch;
    return plan;
}

constexpr const char* kFitted = "stepSeconds, constants fitted on the other half";

} // namespace

/// `validate timing` on the reference folder and on folders of one's own. The bounds are those the authors of
/// the data set ask for; where we do not reach one, the test says so.
class TestTimingValidation : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { m_report = validateTiming(RANKLOOM_REFERENCE_DATA "/timing"); }

    void referenceFolderAgrees_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("quantity");
        QTest::addColumn<int>("rows");
        QTest::addColumn<double>("mean");
        QTest::addColumn<double>("worst");
        QTest::addColumn<double>("spearman");
        QTest::addColumn<QString>("shortfall");
        const double any = 1000;
        QTest::newRow("A100 nodes") << "vtrain_multi.csv" << kFitted << 73 << 7.0 << any << 0.85 << "";
        QTest::newRow("A100 nodes, order")
            << "vtrain_multi.csv" << kFitted << 73 << 7.0 << any << 0.95
            << "not reached, and why is not known: a constant for each of its 16 "
               "layouts, fitted to the very rows, reaches 0.964, so that the "
               "table does not rule it out; 20 runs of 39 B with tp 2 and 4 "
               "took up to 75 % longer than like ones, by no rule that we "
               "found (tp 4 on 8 stages: 16.1, 17.6, 17.4, 16.1 s at "
               "microbatches of 2, 3, 4, 6); the other 53 rows reach 0.973";
        QTest::newRow("A100 nodes, preset") << "vtrain_multi.csv"
                                            << "stepSeconds" << 73 << 7.0 << any << 0.85 << "";
        QTest::newRow("A100 node") << "vtrain_single.csv" << kFitted << 842 << 5.7 << any << 0.99 << "";
        QTest::newRow("A100 node, preset") << "vtrain_single.csv"
                                           << "stepSeconds" << 842 << 6.0 << any << 0.99 << "";
        QTest::newRow("Megatron-LM") << "korthikanti_tab5.csv"
                                     << "stepSeconds" << 4 << 4.0 << 8.87 << 1.0 << "";
        QTest::newRow("BLOOM") << "bloom_a100.csv" << kFitted << 36 << 6.0 << any << 0.93 << "";
        QTest::newRow("BLOOM, framework") << "bloom_a100.csv"
                                          << "stepSeconds" << 36 << 4.0 << any << 0.94 << "";
        QTest::newRow("B200, goal") << "simumax_b200.csv"
                                    << "stepSeconds" << 20 << 3.3 << 15.0 << 0.98 << "";
        QTest::newRow("B200") << "simumax_b200.csv" << kFitted << 20 << 8.0 << 15.0 << 0.95 << "";
        QTest::newRow("B200 preset") << "simumax_b200.csv"
                                     << "stepSeconds" << 20 << 8.0 << 15.0 << 0.95 << "";
        QTest::newRow("nanotron") << "nanotron_h100.csv" << kFitted << 337 << 8.7 << any << 0.99 << "";
        QTest::newRow("FSDP") << "llm_foundry_fsdp.csv" << kFitted << 120 << 9.0 << any << 0.95 << "";
        QTest::newRow("unlike layers") << "amp_het_model.csv"
                                       << "stepSeconds" << 12 << 14.5 << any << 0.95 << "";
        QTest::newRow("T4 nodes") << "amp_homogeneous.csv" << kFitted << 47 << 5.5 << any << 0.97 << "";
        QTest::newRow("recipes") << "megatron_bridge.csv"
                                 << "stepSeconds" << 70 << 10.0 << any << 0.97 << "";
        QTest::newRow("recipes, other half")
            << "megatron_bridge.csv" << kFitted << 26 << 10.0 << any << 0.96 << "";
        QTest::newRow("dense") << "dense_large.csv"
                               << "stepSeconds" << 175 << 4.2 << any << 0.99 << "";
        QTest::newRow("dense, other sources")
            << "dense_large.csv"
            << "stepSeconds, constants fitted on the other sources" << 161 << 5.0 << any << 0.99 << "";
        QTest::newRow("mixtures") << "moe_training.csv"
                                  << "stepSeconds" << 78 << 7.2 << any << 0.985 << "";
        QTest::newRow("mixtures, other sources")
            << "moe_training.csv"
            << "stepSeconds, constants fitted on the other sources" << 63 << 10.0 << any << 0.98 << "";
    }

    void referenceFolderAgrees()
    {
        if (!m_report && m_report.error().code == ErrorCode::FileNotFound)
            QSKIP("The folder of reference steps is missing");
        QVERIFY2(m_report.has_value(), m_report ? "" : m_report.error().text().c_str());
        QFETCH(QString, file);
        QFETCH(QString, quantity);
        QFETCH(int, rows);
        QFETCH(double, mean);
        QFETCH(double, worst);
        QFETCH(double, spearman);
        QFETCH(QString, shortfall);
        const ValidationTable* table = tableOf(*m_report, file.toStdString(), quantity.toStdString());
        QVERIFY(table != nullptr);
        QCOMPARE(static_cast<int>(table->rows.size()), rows);
        const ValidationStatistics s = statistics(*table);
        QVERIFY(s.meanAbsoluteErrorPercent && s.worstPercent && s.spearman);
        const bool reached = *s.meanAbsoluteErrorPercent <= mean && std::abs(*s.worstPercent) <= worst
            && *s.spearman >= spearman - 1e-9;
        const QString figures = QStringLiteral("mean %1 %, worst %2 %, spearman %3")
                                    .arg(*s.meanAbsoluteErrorPercent)
                                    .arg(*s.worstPercent)
                                    .arg(*s.spearman);
        if (!shortfall.isEmpty())
            QEXPECT_FAIL("", qPrintable(shortfall + ": " + figures), Abort);
        QVERIFY2(reached, qPrintable(figures));
    }

    /// In nine of ten cells the fastest layout is among our first five, and half of our first choices lose at
    /// most 3 %. A measured difference below 0.1 % is no difference.
    void theFastestLayoutIsAmongTheFirst()
    {
        if (!m_report)
            QSKIP("The folder of reference steps is missing");
        const ValidationTable* five = tableOf(*m_report, "nanotron_h100.csv",
            "stepSeconds of the fastest layout, and of the best of our first 5");
        const ValidationTable* first = tableOf(
            *m_report, "nanotron_h100.csv", "stepSeconds of the fastest layout, and of the one we put first");
        QVERIFY(five && first);
        QCOMPARE(five->rows.size(), std::size_t {19});
        const auto found = static_cast<double>(std::count_if(five->rows.begin(), five->rows.end(),
            [](const ValidationRow& row) { return row.estimated <= row.measured * 1.001; }));
        QVERIFY2(found >= 0.9 * 19, qPrintable(QString::number(found)));
        std::vector<double> regret;
        for (const ValidationRow& row : first->rows)
            regret.push_back(row.estimated / row.measured - 1);
        std::sort(regret.begin(), regret.end());
        QVERIFY2(regret[regret.size() / 2] <= 0.03, qPrintable(QString::number(regret[regret.size() / 2])));
        const double mean =
            std::accumulate(regret.begin(), regret.end(), 0.0) / static_cast<double>(regret.size());
        QEXPECT_FAIL("",
            "on 64 nodes nearly every run took a second more for each microbatch, whatever the layout: the "
            "runners-up of the three cells lose 139, 95 and 67 %, so that the goal needs the very fastest of "
            "51 to 71 runs in two of them; on 8 nodes microbatches of 2 ran twice as long as of 1",
            Continue);
        QVERIFY2(mean <= 0.08, qPrintable(QString::number(mean)));
    }

    /// Of all tried layouts, the failed ones among them, the first that fits at the high end of our band did
    /// run, in every cell, and half of them lose at most 3 %.
    void nothingIsAdvisedThatDidNotRun()
    {
        if (!m_report)
            QSKIP("The folder of reference steps is missing");
        const ValidationTable* advised = tableOf(*m_report, "nanotron_h100.csv",
            "stepSeconds of the fastest layout, and of the first that fits by our estimate");
        QVERIFY(advised);
        const auto failed = std::count_if(advised->skipped.begin(), advised->skipped.end(),
            [](const ValidationSkip& skip) { return skip.reason.find("did not run") != std::string::npos; });
        const char* const tie =
            "on 64 nodes two layouts of 1 B are 0.3 % apart by our estimate, which counts as equal; the one "
            "that is advised failed, with 12 GiB by our estimate: not for lack of memory";
        QEXPECT_FAIL("", tie, Continue);
        QVERIFY2(failed == 0, qPrintable(QString::number(failed)));
        QEXPECT_FAIL("", tie, Continue);
        QCOMPARE(advised->rows.size(), std::size_t {19});
        std::vector<double> regret;
        for (const ValidationRow& row : advised->rows)
            regret.push_back(row.estimated / row.measured - 1);
        std::sort(regret.begin(), regret.end());
        QVERIFY2(regret[regret.size() / 2] <= 0.03, qPrintable(QString::number(regret[regret.size() / 2])));
    }

    /// All runs of AMP are of one cell: each is ranked with constants fitted on the other half of them.
    void theFirstChoiceOnT4LosesLittle()
    {
        if (!m_report)
            QSKIP("The folder of reference steps is missing");
        const ValidationTable* first = tableOf(*m_report, "amp_homogeneous.csv",
            "stepSeconds of the fastest layout, and of the one we put first");
        QVERIFY(first);
        QCOMPARE(first->rows.size(), std::size_t {1});
        const ValidationRow& row = first->rows.front();
        QVERIFY2(row.estimated <= 1.05 * row.measured, qPrintable(QString::number(row.estimated)));
    }

    void ownFoldersAreRead()
    {
        QTemporaryDir folder;
        const auto empty = validateTiming(folder.path().toStdString());
        QVERIFY(!empty && empty.error().code == ErrorCode::FileNotFound);

        QFile file(folder.filePath("vtrain_multi.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("gpus,tp,dp,pp,global_batch,micro_batch,hidden,heads,layers,seq,iteration_ms\n"
                   "16,8,2,1,32,2,2048,16,24,1024,900\n"
                   "16,8,2,1,32,2,2048,16,24,1024,\n"
                   "16,3,2,1,32,2,2048,16,24,1024,900\n");
        file.close();
        QFile other(folder.filePath("ours.csv"));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.close();
        const auto report = validateTiming(folder.path().toStdString());
        QVERIFY(report.has_value());
        QCOMPARE(report->tables.size(), std::size_t {2});
        QCOMPARE(report->tables[1].file, std::string("ours.csv"));
        QCOMPARE(report->tables[1].skipped.front().reason, std::string("no file of this name is supported"));
        const ValidationTable& table = report->tables.front();
        QCOMPARE(table.rows.size(), std::size_t {1});
        QVERIFY(table.rows.front().estimated > 0);
        QCOMPARE(table.skipped.size(), std::size_t {2});
        QVERIFY(!statistics(table).spearman); // of one row
    }

    /// No table of the reference folder has a column that its reader does not know.
    void everyColumnOfTheReferenceIsKnown()
    {
        if (!m_report)
            QSKIP("The folder of reference steps is missing");
        for (const ValidationTable& table : m_report->tables)
            QVERIFY2(table.note.find("columns that are not known") == std::string::npos, table.note.c_str());
    }

    /// Constants fitted on another folder are those that its rows are scored with.
    void constantsOfAnotherFolderAreUsed()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("vtrain_multi.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("gpus,tp,dp,pp,global_batch,micro_batch,hidden,heads,layers,seq,iteration_ms\n"
                   "16,8,2,1,32,2,4096,32,24,1024,2000\n16,8,2,1,64,2,4096,32,24,1024,4000\n");
        file.close();
        const std::string path = folder.path().toStdString();
        const auto shipped = validateTiming(path);
        const auto fitted = validateTiming(path, path);
        QVERIFY(shipped && fitted);
        QVERIFY(*statistics(fitted->tables[1]).meanAbsoluteErrorPercent
            < *statistics(shipped->tables[0]).meanAbsoluteErrorPercent);
        QVERIFY(fitted->tables[1].note.find("constants on 2 runs") != std::string::npos);
        QVERIFY(!validateTiming(path, "/no/such/folder"));
    }

    /// Megatron-LM's count of operations against the figures that publishers print, GFLOP a token.
    void operationsAreCountedAsMegatronDoes()
    {
        const auto count = [](const char* preset, int sequence) {
            ModelSpec model = *modelPreset(preset);
            model.mtpLayers = 0;
            return megatronFlopsPerToken(model, sequence) / 1e9;
        };
        const auto close = [](double value, double printed) { return std::abs(value / printed - 1) < 0.01; };
        QVERIFY(close(count("deepseek-v3", 4096), 249.7));
        QVERIFY(close(count("mixtral-8x7b", 4096), 82.9));
        QVERIFY(close(count("llama-3-8b", 8192), 57.9));
        QVERIFY(close(count("llama-3.1-405b", 8192), 2650));
        QVERIFY(close(count("kimi-k2", 4096), 204.5));
    }

    /// What the validator says of a row, evaluate says of the plan that it prints. Of the large tables every
    /// thirteenth row.
    void rowsArePlansThatCanBeStated()
    {
        if (!m_report)
            QSKIP("The folder of reference steps is missing");
        const std::string folder = RANKLOOM_REFERENCE_DATA "/timing";
        for (const ValidationTable& table : m_report->tables) {
            if (table.quantity != "stepSeconds" || table.rows.empty())
                continue;
            const std::size_t stride = table.rows.size() > 130 ? 13 : 1;
            for (std::size_t i = 0; i < table.rows.size(); i += stride) {
                const ValidationRow& row = table.rows[i];
                const auto alike = std::ranges::count(table.rows, row.id, &ValidationRow::id);
                const auto evaluation = evaluationOf(timingCase(folder + "/" + table.file, row.id));
                QVERIFY2(evaluation.has_value(), evaluation ? "" : evaluation.error().text().c_str());
                // Rows that share an id are told apart by nothing, and the first is meant.
                if (alike == 1)
                    QVERIFY2(figureOf(table, *evaluation) == row.estimated, row.id.c_str());
            }
        }
        QVERIFY(!timingCase(folder, "no such row"));
        QVERIFY(!timingCase(folder, "gpus64"));
    }

    /// What ran had room: a plan that has none is not the one that ran.
    void publishedPlansFit()
    {
        if (!m_report)
            QSKIP("The folder of reference steps is missing");
        int judged = 0;
        for (const ValidationCase& stated : m_report->cases) {
            if (stated.file != "dense_large.csv" && stated.file != "moe_training.csv"
                && stated.file != "megatron_bridge.csv")
                continue;
            ++judged;
            for (const StageMemory& stage : estimateMemory(stated.project, stated.plan).stages)
                QVERIFY2(
                    stage.reservedLow + (stage.device - stage.reserved) <= stage.capacity, stated.id.c_str());
        }
        QCOMPARE(judged, 323);
    }

    /// What a user states of a run is its framework, and what tables of runs have columns for: layout, work,
    /// precision, sharding, recompute, overlap, dispatch. With the preset's other defaults the same rows are
    /// not worse than with all that the validator states, by more than a point.
    void aPresetAndTheColumnsAreEnough()
    {
        if (!m_report)
            QSKIP("The folder of reference steps is missing");
        for (const char* file : {"simumax_b200.csv", "bloom_a100.csv", "llm_foundry_fsdp.csv",
                 "dense_large.csv", "moe_training.csv", "megatron_bridge.csv", "nanotron_h100.csv"}) {
            const ValidationTable* table = tableOf(*m_report, file, "stepSeconds");
            QVERIFY(table != nullptr);
            std::map<std::string, const ValidationCase*> cases;
            for (const ValidationCase& stated : m_report->cases)
                if (stated.file == file)
                    cases.emplace(stated.id, &stated);
            double sum = 0;
            for (const ValidationRow& row : table->rows) {
                const ValidationCase& stated = *cases.at(row.id);
                const auto time = estimateStep(stated.project, asUsersState(stated.plan));
                QVERIFY2(time.has_value(), row.id.c_str());
                sum += std::abs(100 * (time->value() / row.measured - 1));
            }
            const double mean = sum / static_cast<double>(table->rows.size());
            const double validator = *statistics(*table).meanAbsoluteErrorPercent;
            QVERIFY2(mean <= validator + 1,
                qPrintable(QStringLiteral("%1: %2 against %3").arg(file).arg(mean).arg(validator)));
        }
    }

    /// Every row of the table of kernels is judged or says why not, and each kind is met better by constants
    /// that have not seen the row than by those of training.
    void kernelsAreJudged()
    {
        const auto report = validateTiming(RANKLOOM_REFERENCE_DATA "/timing/moe_micro.csv");
        if (!report)
            QSKIP("The reference measurements are not here.");
        const ValidationTable* all = tableOf(*report, "moe_micro.csv", "kernelSeconds");
        QVERIFY(all != nullptr);
        QCOMPARE(all->rows.size() + all->skipped.size(), std::size_t {2320});
        QVERIFY(all->rows.size() >= 850);
        for (const ValidationSkip& skip : all->skipped)
            QVERIFY2(!skip.reason.empty(), skip.id.c_str());
        for (const ValidationTable& table : report->tables)
            QCOMPARE(table.file, std::string("moe_micro.csv"));
        struct Expected {
            const char* kind;
            double mean;
            double spearman;
        };
        for (const Expected& expected :
            {Expected {"attention forward", 15, 0.99}, Expected {"attention backward", 20, 0.99},
                Expected {"grouped products in 16 bits", 30, 0.95},
                Expected {"grouped products in 8 bits", 30, 0.95}}) {
            const std::string quantity = std::string("kernelSeconds of ") + expected.kind;
            const ValidationTable* shipped = tableOf(*report, "moe_micro.csv", quantity);
            const ValidationTable* fitted =
                tableOf(*report, "moe_micro.csv", quantity + ", constants fitted");
            QVERIFY2(shipped != nullptr && fitted != nullptr, expected.kind);
            const ValidationStatistics found = statistics(*fitted);
            QVERIFY2(*found.meanAbsoluteErrorPercent <= expected.mean, expected.kind);
            QVERIFY2(*found.spearman >= expected.spearman, expected.kind);
            QVERIFY2(*found.meanAbsoluteErrorPercent < *statistics(*shipped).meanAbsoluteErrorPercent,
                expected.kind);
        }
        // The plain exchange: dispatch and combine of DeepSeek-V3's shape over 8 to 64 ranks.
        const ValidationTable* plain =
            tableOf(*report, "moe_micro.csv", "kernelSeconds of expert exchanges by all-to-all");
        QVERIFY(plain != nullptr && plain->rows.size() == 16);
        QVERIFY(*statistics(*plain).meanAbsoluteErrorPercent <= 10);
        // One copy for each rank, by DeepEP and HybridEP.
        const ValidationTable* once =
            tableOf(*report, "moe_micro.csv", "kernelSeconds of deduplicated expert exchanges");
        QVERIFY(once != nullptr && once->rows.size() == 222);
        QVERIFY(*statistics(*once).meanAbsoluteErrorPercent <= 15);
    }

private:
    Result<ValidationReport> m_report;
};

QTEST_APPLESS_MAIN(TestTimingValidation)
#include "tst_timing_validation.moc"
