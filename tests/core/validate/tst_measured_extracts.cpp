// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>

#include <QTest>

#include "core/base/csv_table.h"
#include "core/base/whole_file.h"
#include "tests/core/validate/stated_rows.h"

using namespace rankloom;

namespace {

const std::string kExtracts = RANKLOOM_SOURCE_DIR "/tests/data/measured";

std::string extractsOf(const QString& kind) { return kExtracts + '/' + kind.toStdString(); }

} // namespace

/// Some rows of every public table of measured runs, chosen so that each way of reading one is there: what
/// validation does in a checkout without the whole tables.
class TestMeasuredExtracts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        m_timing = validateTiming(kExtracts + "/timing");
        m_memory = validateMemory(kExtracts + "/memory");
        QVERIFY2(m_timing.has_value(), m_timing ? "" : m_timing.error().text().c_str());
        QVERIFY2(m_memory.has_value(), m_memory ? "" : m_memory.error().text().c_str());
    }

    void tablesAreRead_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("quantity");
        QTest::addColumn<int>("rows"); // at least
        QTest::addColumn<double>("mean"); // percent
        const auto table = [](const char* kind, const char* file, const char* quantity, int rows,
                               double mean) {
            QTest::addRow("%s %s", file, quantity) << kind << file << quantity << rows << mean;
        };
        // Far above what is reached: that rows are read as they were run, not how near they are met.
        table("timing", "vtrain_multi.csv", "stepSeconds", 6, 30);
        table("timing", "vtrain_single.csv", "stepSeconds", 6, 30);
        table("timing", "korthikanti_tab5.csv", "stepSeconds", 4, 15);
        table("timing", "bloom_a100.csv", "stepSeconds", 4, 15);
        table("timing", "simumax_b200.csv", "stepSeconds", 4, 20);
        table("timing", "nanotron_h100.csv", "stepSeconds", 7, 30);
        table("timing", "llm_foundry_fsdp.csv", "stepSeconds", 5, 30);
        table("timing", "megatron_bridge.csv", "stepSeconds", 8, 30);
        table("timing", "dense_large.csv", "stepSeconds", 12, 30);
        table("timing", "moe_training.csv", "stepSeconds", 30, 30);
        table("memory", "simumax_b200_measured.csv", "allocatedBytes", 5, 2);
        table("memory", "simumax_b200_measured.csv", "reservedBytes", 5, 5);
        table("memory", "megatron_golden_memory.csv", "allocatedBytes", 4, 6);
        table("memory", "torchtitan_measured.csv", "reservedBytes", 14, 20);
        table("memory", "hf_param_counts.csv", "parameters", 28, 0);
        table("memory", "korthikanti_2205.05198_reference.csv", "percentOfBaseline", 5, 1);
        table("memory", "nemo_perf_feasible_configs.csv", "fits", 8, 0);
    }
    void tablesAreRead()
    {
        QFETCH(QString, kind);
        QFETCH(QString, file);
        QFETCH(QString, quantity);
        QFETCH(int, rows);
        QFETCH(double, mean);
        const ValidationTable* table = tableOf(kind, file, quantity);
        QVERIFY(table != nullptr);
        const ValidationStatistics s = statistics(*table);
        QVERIFY2(
            static_cast<int>(table->rows.size()) >= rows, qPrintable(QString::number(table->rows.size())));
        if (table->verdicts)
            QCOMPARE(s.agreeing, table->rows.size());
        else
            QVERIFY2(*s.meanAbsoluteErrorPercent <= mean,
                qPrintable(QStringLiteral("%1 %").arg(*s.meanAbsoluteErrorPercent)));
    }

    /// Every row is compared, or skipped with its reason.
    void noRowIsLost_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file : {"vtrain_multi.csv", "vtrain_single.csv", "korthikanti_tab5.csv",
                 "bloom_a100.csv", "simumax_b200.csv", "nanotron_h100.csv", "llm_foundry_fsdp.csv",
                 "megatron_bridge.csv", "dense_large.csv", "moe_training.csv"})
            QTest::newRow(file) << file;
    }
    void noRowIsLost()
    {
        QFETCH(QString, file);
        const auto text = readWholeFile(extractsOf("timing") + "/" + file.toStdString(), kMostTableBytes);
        QVERIFY(text.has_value());
        const auto csv = CsvTable::parse(*text, file.toStdString());
        QVERIFY(csv.has_value());
        const ValidationTable* table = tableOf("timing", file, "stepSeconds");
        QVERIFY(table != nullptr);
        QCOMPARE(table->rows.size() + table->skipped.size(), csv->rows());
        QVERIFY2(table->note.find("columns that are not known") == std::string::npos, table->note.c_str());
        for (const ValidationSkip& skip : table->skipped)
            QVERIFY2(!skip.reason.empty(), skip.id.c_str());
    }

    /// What the validator says of a row, evaluate says of the plan that it prints.
    void rowsArePlansThatSayTheSame()
    {
        int judged = 0;
        for (const QString& kind : {QStringLiteral("timing"), QStringLiteral("memory")})
            for (const ValidationTable& table : reportOf(kind).tables) {
                const bool whole = table.quantity == "stepSeconds" || table.quantity == "allocatedBytes"
                    || table.quantity == "reservedBytes" || table.file == "nemo_perf_feasible_configs.csv";
                if (!whole || table.file == "oracles.json")
                    continue;
                for (const ValidationRow& row : table.rows) {
                    const auto asked = kind == QLatin1String("timing") ? timingCase : memoryCase;
                    const auto evaluation = evaluationOf(asked(extractsOf(kind), table.file + ": " + row.id));
                    QVERIFY2(evaluation.has_value(), evaluation ? "" : evaluation.error().text().c_str());
                    QVERIFY2(figureOf(table, *evaluation) == row.estimated, row.id.c_str());
                    ++judged;
                }
            }
        QVERIFY2(judged >= 120, qPrintable(QString::number(judged)));
    }

    /// Rows that no plan can state, each for what is true of it.
    void skippedRowsSayWhy()
    {
        for (const char* reason : {"the run did not finish", "fine-tuning", "NVFP4",
                 "the precision is not given", "linear attention", "8 bits in a part of the products",
                 "layout, batch or time is not stated in full", "how often replicated", "a bert model",
                 "below half of the best throughput", "too small"}) {
            const bool said =
                std::ranges::any_of(m_timing->tables, [&](const auto& t) { return says(t, reason); })
                || std::ranges::any_of(m_memory->tables, [&](const auto& t) { return says(t, reason); });
            QVERIFY2(said, reason);
        }
    }

private:
    static bool says(const ValidationTable& table, const char* reason)
    {
        return std::ranges::any_of(table.skipped,
            [reason](const ValidationSkip& skip) { return skip.reason.find(reason) != std::string::npos; });
    }
    const ValidationReport& reportOf(const QString& kind) const
    {
        return kind == QLatin1String("timing") ? *m_timing : *m_memory;
    }
    const ValidationTable* tableOf(const QString& kind, const QString& file, const QString& quantity) const
    {
        for (const ValidationTable& table : reportOf(kind).tables)
            if (table.file == file.toStdString() && table.quantity == quantity.toStdString())
                return &table;
        return nullptr;
    }

    Result<ValidationReport> m_timing;
    Result<ValidationReport> m_memory;
};

QTEST_APPLESS_MAIN(TestMeasuredExtracts)
#include "tst_measured_extracts.moc"
