// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <string>

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/base/csv_table.h"
#include "core/validate/validation.h"

using namespace rankloom;

class TestMemoryValidation : public QObject {
    Q_OBJECT

    Result<ValidationReport> m_report = validateMemory(std::string(RANKLOOM_REFERENCE_DATA) + "/memory");

    const ValidationTable* table(const std::string& file, const std::string& quantity) const
    {
        for (const ValidationTable& t : m_report->tables)
            if (t.file == file && t.quantity == quantity)
                return &t;
        return nullptr;
    }

private Q_SLOTS:
    void referenceTablesAreMet_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("quantity");
        QTest::addColumn<int>("rows");
        QTest::addColumn<double>("mean");
        QTest::addColumn<double>("worst");
        const auto row = [](const char* file, const char* quantity, int rows, double mean, double worst) {
            QTest::addRow("%s %s", file, quantity) << file << quantity << rows << mean << worst;
        };
        // Formula values and counts: equal but for the digits the sources print.
        row("hf_param_counts.csv", "parameters", 28, 0, 0);
        row("hf_param_counts.csv", "activeParameters", 28, 0, 0);
        row("korthikanti_2205.05198_reference.csv", "blockStaticBytes", 4, 1e-9, 1e-9);
        row("korthikanti_2205.05198_reference.csv", "blockActivationBytes", 8, 1e-9, 1e-9);
        row("deepspeed_oracles.json", "deviceBytes", 70, 0, 0);
        row("deepspeed_oracles.json", "hostBytes", 70, 0, 0);
        // Estimates of tools that agree among themselves to 0.1 %.
        row("oracles.json", "staticBytes", 30, 0.1, 0.1);
        // SimuMax counts the log-sum-exp as two bytes less per head.
        row("oracles.json", "activationBytes", 60, 0.2, 2);
        row("simumax_recompute_oracles.json", "activationBytesLessThanWithoutRecompute", 14, 0.5, 2);
        // Measured: the targets the project set itself.
        row("simumax_b200_measured.csv", "allocatedBytes", 30, 0.6, 1.5);
        row("simumax_b200_measured.csv", "heaviestStage", 9, 0, 0);
        row("simumax_b200_measured.csv", "reservedInBand", 30, 0, 0);
        row("megatron_golden_memory.csv", "staticBytes", 8, 6, 6);
        row("megatron_golden_memory.csv", "allocatedBytes", 8, 3, 6);
        row("torchtitan_measured.csv", "reservedBytes", 9, 7, 10);
        row("ultrascale_playbook_memory.csv", "staticBytes", 300, 0.5, 2);
        row("ultrascale_playbook_memory.csv", "activationBytes", 100, 0.5, 0.5);
        row("simumax_b200_measured.csv", "fits", 30, 0, 0);
        row("megatron_golden_memory.csv", "fits", 8, 0, 0);
        // Recipes known to run: none may be called out of memory.
        row("nemo_perf_feasible_configs.csv", "fits", 140, 0, 0);
    }
    void referenceTablesAreMet()
    {
        if (!m_report)
            QSKIP("The reference measurements are not here.");
        QFETCH(QString, file);
        QFETCH(QString, quantity);
        QFETCH(int, rows);
        QFETCH(double, mean);
        QFETCH(double, worst);
        const ValidationTable* found = table(file.toStdString(), quantity.toStdString());
        QVERIFY(found != nullptr);
        const ValidationStatistics s = statistics(*found);
        QVERIFY2(
            static_cast<int>(found->rows.size()) >= rows, qPrintable(QString::number(found->rows.size())));
        if (found->verdicts) {
            QCOMPARE(s.agreeing, found->rows.size());
            return;
        }
        QVERIFY2(
            *s.meanAbsoluteErrorPercent <= mean, qPrintable(QString::number(*s.meanAbsoluteErrorPercent)));
        QVERIFY2(std::abs(*s.worstPercent) <= worst,
            qPrintable(QString("%1 %2").arg(*s.worstPercent).arg(s.worstRow.c_str())));
    }

    /// 85 % of the small runs within 60 MiB of formula and constant: what the measurements scatter by.
    void smallRunsAreMetWithinTheirScatter()
    {
        if (!m_report)
            QSKIP("The reference measurements are not here.");
        const ValidationTable* found = table("megatron_golden_memory.csv", "smallStaticWithin60MiB");
        QVERIFY(found != nullptr && found->rows.size() > 300);
        QVERIFY(static_cast<double>(statistics(*found).agreeing)
            >= 0.85 * static_cast<double>(found->rows.size()));
    }

    void everySkippedRowHasAReason()
    {
        if (!m_report)
            QSKIP("The reference measurements are not here.");
        for (const ValidationTable& t : m_report->tables)
            for (const ValidationSkip& skip : t.skipped)
                QVERIFY2(!skip.reason.empty(), skip.id.c_str());
    }

    /// Memory beside measured step times: one additive constant meets Megatron-DeepSpeed's devices to 8 %;
    /// nanotron's are met to 7 % where it is known whether the host ran ahead of the device, which its
    /// settings do not tell; no run that finished is refused.
    void stepTablesAreMet()
    {
        const auto steps = validateMemory(std::string(RANKLOOM_REFERENCE_DATA) + "/timing");
        if (!steps)
            QSKIP("The reference measurements are not here.");
        const auto errorOf = [&](const char* file, const char* quantity) {
            for (const ValidationTable& t : steps->tables)
                if (t.file == file && t.quantity == quantity && !t.rows.empty())
                    return *statistics(t).meanAbsoluteErrorPercent;
            return 1e9;
        };
        QVERIFY(errorOf("bloom_a100.csv", "deviceBytesCalibrated") <= 8);
        for (const ValidationTable& t : steps->tables)
            if (t.verdicts)
                QCOMPARE(statistics(t).agreeing, t.rows.size());
        QVERIFY(errorOf("nanotron_h100.csv", "firstRankBytesNearerEnd") <= 7);
        QEXPECT_FAIL("", "whether the host ran ahead of the device is not in the settings", Continue);
        QVERIFY(errorOf("nanotron_h100.csv", "firstRankBytes") <= 7);
    }

    void statisticsAreWhatTheySay()
    {
        ValidationTable t {"f.csv", "allocatedBytes"};
        t.compare("a", 100, 101);
        t.compare("b", 200, 190);
        t.compare("c", 400, 400);
        const ValidationStatistics s = statistics(t);
        QCOMPARE(*s.meanAbsoluteErrorPercent, 2.0);
        QCOMPARE(*s.biasPercent, (1.0 - 5.0) / 3);
        QCOMPARE(*s.worstPercent, -5.0);
        QCOMPARE(s.worstRow, std::string("b"));
        QCOMPARE(*s.spearman, 1.0);
        t.rows[2].estimated = 1;
        QCOMPARE(*statistics(t).spearman, -0.5);
    }

    void whatIsNotDefinedIsNotThere()
    {
        QVERIFY(!statistics(ValidationTable {}).meanAbsoluteErrorPercent);
        ValidationTable t {"f.csv", "allocatedBytes"};
        t.compare("a", 100, 101);
        QVERIFY(statistics(t).meanAbsoluteErrorPercent && !statistics(t).spearman);
        t.compare("b", 100, 102); // no order among equals
        QVERIFY(!statistics(t).spearman);
        t.verdicts = true;
        QVERIFY(!statistics(t).meanAbsoluteErrorPercent && !statistics(t).worstPercent);
        QCOMPARE(statistics(t).agreeing, std::size_t {0});
        ValidationReport report;
        report.tables.push_back(t);
        const auto json = nlohmann::json::parse(writeValidationJson(report));
        QVERIFY(!json["tables"][0].contains("spearman") && json["tables"][0]["agreeing"] == 0);
        QVERIFY(writeValidationText(report).find("0 of 2 rows agree") != std::string::npos);
    }

    void reportIsWrittenAsTheContractSays()
    {
        ValidationReport report;
        report.tables.push_back({"f.csv", "allocatedBytes"});
        report.tables[0].compare("a", 100, 101);
        report.tables[0].skip("b", "not known");
        const auto json = nlohmann::json::parse(writeValidationJson(report));
        QCOMPARE(json["format"].get<std::string>(), std::string("rankloom-validation"));
        QCOMPARE(json["version"].get<int>(), 1);
        QCOMPARE(json["tables"][0]["rows"][0]["estimated"].get<double>(), 101.0);
        QCOMPARE(json["tables"][0]["skipped"][0]["reason"].get<std::string>(), std::string("not known"));
        QCOMPARE(json["tables"][0]["worstPercent"].get<double>(), 1.0);
        const std::string text = writeValidationText(report);
        QVERIFY(text.find("1 skipped: not known") != std::string::npos);
    }

    void ownRunsInThePublicLayout()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("simumax_b200_measured.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("case,model,layers,tp,cp,pp,ep,dp,seq,mbs,num_microbatches,measured_max_alloc_gib\n"
                   "\"ours, first\",llama-3-70b,12,2,1,1,1,4,4096,1,4,60.68\n"
                   "other,no-such-model,12,2,1,1,1,4,4096,1,4,60.68\n");
        file.close();
        const auto report = validateMemory(folder.path().toStdString());
        QVERIFY(report);
        QCOMPARE(report->tables[0].rows.size(), std::size_t {1});
        QCOMPARE(report->tables[0].rows[0].id, std::string("ours, first"));
        QCOMPARE(report->tables[0].skipped.size(), std::size_t {1});
    }

    /// Runs that failed for lack of memory, and one of the same plan that finished on a larger device.
    void ownFailedRunsInThePublicLayout()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("simumax_b200_measured.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("case,model,layers,tp,cp,pp,ep,dp,seq,mbs,num_microbatches,oom,device_gib\n"
                   "failed,llama-3-70b,12,1,1,1,1,8,4096,1,4,1,80\n"
                   "finished,llama-3-70b,12,1,1,1,1,8,4096,1,4,,180\n"
                   "in the band,llama-3-70b,12,2,1,1,1,4,4096,1,4,1,66\n");
        file.close();
        const auto report = validateMemory(folder.path().toStdString());
        QVERIFY(report);
        const auto rows = [&](const char* quantity) {
            for (const ValidationTable& t : report->tables)
                if (t.quantity == quantity)
                    return t.rows;
            return std::vector<ValidationRow> {};
        };
        QCOMPARE(rows("outOfMemory").size(), std::size_t {2});
        for (const ValidationRow& row : rows("outOfMemory"))
            QVERIFY2(row.estimated == 1, row.id.c_str());
        QCOMPARE(rows("fits").size(), std::size_t {1});
        QCOMPARE(rows("fits")[0].estimated, 1.0);
    }

    void foldersWithoutMeasurementsAreRefused()
    {
        QTemporaryDir folder;
        const auto report = validateMemory(folder.path().toStdString());
        QVERIFY(!report);
        QCOMPARE(report.error().code, ErrorCode::FileNotFound);
    }

    void damagedTablesAreRefused()
    {
        QVERIFY(!CsvTable::parse("a,b\n\"open", "x.csv"));
        const auto wide = CsvTable::parse("a,b\n1,2,3\n", "x.csv");
        QVERIFY(!wide && wide.error().where.line == 2);
        const auto table = CsvTable::parse("\xEF\xBB\xBF"
                                           "a,b\r\n1,\"x \"\"y\"\"\"\r\n",
            "x.csv");
        QVERIFY(table);
        QCOMPARE(table->integer(0, "a", 0), 1);
        QCOMPARE(std::string(table->cell(0, "b")), std::string("x \"y\""));
        QCOMPARE(table->integer(0, "missing", 7), 7);
    }
};

QTEST_APPLESS_MAIN(TestMemoryValidation)
#include "tst_memory_validation.moc"
