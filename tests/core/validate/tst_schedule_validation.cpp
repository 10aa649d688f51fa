// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/validate/validation.h"

using namespace rankloom;

namespace {

const ValidationTable* tableOf(
    const ValidationReport& report, const std::string& file, const std::string& quantity)
{
    const auto found = std::find_if(report.tables.begin(), report.tables.end(),
        [&](const ValidationTable& t) { return t.file == file && t.quantity == quantity; });
    return found == report.tables.end() ? nullptr : &*found;
}

void write(const QString& path, const char* text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

/// `validate schedules` on the reference folder and on folders of one's own.
class TestScheduleValidation : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void referenceFolderAgrees()
    {
        const auto report = validateSchedules(RANKLOOM_REFERENCE_DATA "/schedules");
        if (!report && report.error().code == ErrorCode::FileNotFound)
            QSKIP("The folder of reference schedules is missing");
        QVERIFY2(report.has_value(), report ? "" : report.error().text().c_str());
        std::size_t cases = 0;
        for (const ValidationTable& table : report->tables) {
            if (table.quantity != "makespan")
                continue;
            QVERIFY2(table.skipped.empty(), table.file.c_str());
            cases += table.rows.size();
            // Published values have six decimals; cases with times per stage are stated to three.
            for (const ValidationRow& row : table.rows)
                QVERIFY2(std::abs(row.measured - row.estimated) <= 1e-3, row.id.c_str());
        }
        QCOMPARE(cases, std::size_t {204 + 53});

        // Rates are published with four decimals.
        const ValidationTable* rates = tableOf(*report, "table5_bubble_rates.csv", "bubbleRatio");
        QVERIFY(rates != nullptr);
        QCOMPARE(rates->rows.size(), std::size_t {8 * 5});
        for (const ValidationRow& row : rates->rows)
            QVERIFY2(std::abs(row.measured - row.estimated) <= 1e-4, row.id.c_str());

        // Whole runs of 128 microbatches: the model has neither hops nor the optimizer, and the passes of a
        // run vary by about a per cent; the data's authors state 2.5 %.
        const ValidationTable* runs =
            tableOf(*report, "artifact_measured_stage_times_8xA100.csv", "stepSeconds");
        QVERIFY(runs != nullptr);
        QCOMPARE(runs->rows.size(), std::size_t {32});
        for (const ValidationRow& row : runs->rows)
            QVERIFY2(std::abs(row.estimated / row.measured - 1) <= 0.025,
                (row.id + " " + std::to_string(row.estimated / row.measured)).c_str());
    }

    void ownFoldersAreRead()
    {
        QTemporaryDir folder;
        QCOMPARE(validateSchedules(folder.path().toStdString()).error().code, ErrorCode::FileNotFound);
        write(folder.filePath("artifact_measured_stage_times_8xA100.csv"),
            "run,method,global_batch,pp,iter_ms_measured,F_us_r0,F_us_r1,B_us_r0,B_us_r1\n"
            "mine,Baseline,4,2,15,1000,1000,2000,2000\n"
            "other,Magic,4,2,15,1000,1000,2000,2000\n"
            "none,Baseline,0,2,15,1000,1000,2000,2000\n");
        const auto report = validateSchedules(folder.path().toStdString());
        QVERIFY(report.has_value());
        const ValidationTable& table = report->tables.front();
        QCOMPARE(table.rows.size(), std::size_t {1});
        QCOMPARE(table.rows[0].estimated, 0.015); // (4 + 2 - 1) * 3 ms
        QCOMPARE(table.skipped.size(), std::size_t {2});
        write(folder.filePath("1f1b.json"), "{\"oracles\": [{]}");
        QCOMPARE(validateSchedules(folder.path().toStdString()).error().code, ErrorCode::BadSyntax);
    }

    /// An order that is not known is not taken for another one.
    void unknownOrdersAreSkipped()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("vshape_unit_times.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("p,m,schedule,extra_interval_slots,reorder,makespan,peak_chunks_max\n"
                   "4,8,V-max,0,0,60,8\n4,8,V-half,0,0,60,8\n");
        file.close();
        const auto report = validateSchedules(folder.path().toStdString());
        QVERIFY(report.has_value());
        const ValidationTable& table = report->tables.front();
        QCOMPARE(table.rows.size(), std::size_t {1});
        QVERIFY(table.skipped.front().reason.find("V-max") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestScheduleValidation)
#include "tst_schedule_validation.moc"
