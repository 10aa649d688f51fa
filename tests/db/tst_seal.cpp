// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of plans, models and clusters that another program or damage has changed do not pass for Rankloom's
// own.
#include <QTest>

#include <SQLiteCpp/Database.h>

#include "db/project_file.h"
#include "db/repair.h"
#include "db/schema.h"
#include "db/seal.h"
#include "tests/db/sample.h"

using namespace rankloom;
using namespace rankloom::test;
using db::ProjectFile;

class TestSeal : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_path = m_folder->file("p.rankloom");
        QVERIFY(ProjectFile::create(m_path, sampleProject(), samplePlan()).has_value());
    }
    void cleanup() { m_folder.reset(); }

    void changedRowsAreTold_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("key");
        for (const auto& [sql, key] :
            std::initializer_list<std::pair<const char*, const char*>> {
                {"UPDATE device SET mem_bw_bytes_per_s = mem_bw_bytes_per_s * (1 + 1e-15)", "1"},
                {"UPDATE link_tier SET bw_bytes_per_s = 2 * bw_bytes_per_s WHERE level = 'node-pair'",
                    "1 node-pair"},
                {"UPDATE scenario SET plan_json = replace(plan_json, '\"tp\": 2', '\"tp\": 1')", "1"},
                {"UPDATE scenario SET global_batch_size = 32", "1"},
                {"UPDATE model_spec SET layers = layers + 1", "1"},
                {"UPDATE cluster SET host_memory_bytes = 1e9", "1"},
                {"UPDATE node SET name = 'other' WHERE node = 1", "1 1"}, {"DELETE FROM node_outage", "1 1"}})
            QTest::newRow(sql) << QString::fromLatin1(sql) << QString::fromLatin1(key);
    }
    void changedRowsAreTold()
    {
        QFETCH(QString, sql);
        QFETCH(QString, key);
        QVERIFY(ProjectFile::open(m_path)->check()->empty());
        QVERIFY(ProjectFile::open(m_path)->strangeRows()->empty());
        change(sql);
        {
            ProjectFile file = std::move(*ProjectFile::open(m_path));
            const std::vector<db::StrangeRow> rows = file.strangeRows().value();
            QCOMPARE(rows.size(), std::size_t {1});
            QVERIFY2(sql.contains(QString::fromStdString(rows[0].table)), rows[0].table.c_str());
            QCOMPARE(rows[0].key, key.toStdString());
            QCOMPARE(file.check()->size(), std::size_t {1});
            QVERIFY2(file.check()->front().find("not as Rankloom wrote") != std::string::npos,
                file.check()->front().c_str());
            QVERIFY(diagnosticsOf(rows, m_path).front().message.find(rows[0].table) != std::string::npos);
            // A change of Rankloom's own does not hide it, even of the same row.
            QVERIFY(file.storeName("another name"));
            QVERIFY(file.strangeRows().value() == rows);
            Scenario plan = file.loadScenarios()->front();
            plan.note = "changed";
            QVERIFY(file.storeScenario(plan));
            QCOMPARE(file.check()->size(), std::size_t {1});
        }
        QCOMPARE(ProjectFile::open(m_path)->check()->size(), std::size_t {1});
        const std::string repaired = m_folder->file("r.rankloom");
        const Result<db::RepairReport> report = db::repairCopy(m_path, repaired);
        QVERIFY(report.has_value());
        const bool gone = sql.startsWith(QLatin1String("DELETE"));
        QCOMPARE(report->doubtful(), std::int64_t {gone ? 0 : 1});
        QCOMPARE(report->lost(), std::int64_t {gone ? 1 : 0});
        {
            // What is not as it was written stays so in the repaired file.
            const ProjectFile file = std::move(*ProjectFile::open(repaired));
            QCOMPARE(file.check()->size(), std::size_t {gone ? 0U : 1U});
            const Project now = *ProjectFile::open(m_path)->loadProject();
            const Project saved = *file.loadProject();
            QVERIFY(saved.model == now.model);
            QVERIFY(saved.cluster == now.cluster);
            QVERIFY(*file.loadScenarios() == *ProjectFile::open(m_path)->loadScenarios());
        }
        for (const std::string& path : {m_path, repaired}) { // until somebody has looked at it
            QVERIFY(ProjectFile::open(path)->acceptRows());
            QVERIFY(ProjectFile::open(path)->check()->empty());
        }
    }

    /// Every row of every table but the seals themselves.
    void everyRowIsSealed()
    {
        for (const db::TableKeys& keys : db::tablesOf(db::kSchemaVersion)) {
            const std::string table = keys.table;
            SQLite::Database database(m_path, SQLite::OPEN_READWRITE);
            const std::int64_t rows = database.execAndGet("SELECT count(*) FROM " + table).getInt64();
            if (table == "meta" || rows == 0)
                continue;
            database.exec("BEGIN; DELETE FROM " + table);
            QVERIFY(static_cast<std::int64_t>(db::findStrangeRows(database).size()) >= rows);
            database.exec("ROLLBACK");
            database.exec("BEGIN; DELETE FROM meta WHERE key LIKE '%:" + table + "'");
            QVERIFY((db::findStrangeRows(database)
                == std::vector<db::StrangeRow> {{table, {}, db::StrangeRow::Why::Unknown}}));
            database.exec("ROLLBACK");
        }
    }

    /// Rows that follow others by foreign keys are sealed with them.
    void whatFollowsIsSealedToo()
    {
        ProjectFile file = std::move(*ProjectFile::open(m_path));
        const ModelInput second {2, "second", sampleModel(), file.loadProject()->routing, {}};
        QVERIFY(file.storeModel(second));
        QVERIFY(file.storeRouting(second));
        QVERIFY(file.storeCluster({2, "second", sampleProject().cluster}));
        QVERIFY(file.check()->empty());
        QVERIFY(file.removeModel(2));
        QVERIFY(file.removeCluster(2));
        QVERIFY(file.check()->empty());
    }

    /// Files of the program before there were seals of rows have one for all of them.
    void filesWithOneSealForAll()
    {
        const auto old = [this](const char* damage) {
            SQLite::Database database(m_path, SQLite::OPEN_READWRITE);
            database.exec("DELETE FROM meta WHERE key LIKE 'seals_v%'");
            db::storeCommonSeal(database, db::commonSum(database));
            database.exec(damage);
        };
        old("");
        QVERIFY(ProjectFile::open(m_path)->check()->empty());
        QVERIFY(ProjectFile::open(m_path)->storeName("another name"));
        QVERIFY(ProjectFile::open(m_path)->check()->empty());
        old("UPDATE device SET memory_efficiency = 0.5");
        QCOMPARE(ProjectFile::open(m_path)->check()->size(), std::size_t {1});
        QVERIFY(ProjectFile::open(m_path)->storeName("a third name"));
        QCOMPARE(ProjectFile::open(m_path)->check()->size(), std::size_t {1});
        const std::string repaired = m_folder->file("r.rankloom");
        QVERIFY(db::repairCopy(m_path, repaired)->doubtful() > 0);
        QCOMPARE(ProjectFile::open(repaired)->check()->size(), std::size_t {1});
        QVERIFY(ProjectFile::open(repaired)->acceptRows());
        QVERIFY(ProjectFile::open(repaired)->check()->empty());
    }

    /// Files of versions that had no checksum are sound; the first change gives them one.
    void withoutASealNothingIsTold()
    {
        change(QStringLiteral("DELETE FROM meta WHERE key LIKE 'seals_v%'"));
        change(QStringLiteral("UPDATE device SET memory_efficiency = 0.5"));
        {
            ProjectFile file = std::move(*ProjectFile::open(m_path));
            QVERIFY(file.check()->empty());
            QVERIFY(file.storeName("another name"));
            QVERIFY(file.check()->empty());
        }
        change(QStringLiteral("UPDATE device SET memory_efficiency = 0.6"));
        QVERIFY(!ProjectFile::open(m_path)->check()->empty());
    }

    /// A field of a stored plan that nobody knows is no field that is left out in silence.
    void unknownFieldsAreRefused_data()
    {
        QTest::addColumn<QString>("known");
        QTest::addColumn<QString>("unknown");
        QTest::newRow("in a section") << "\"optimizer\":"
                                      << "\"optimi$er\":";
        QTest::newRow("a section") << "\"schedule\":"
                                   << "\"sch%dule\":";
    }
    void unknownFieldsAreRefused()
    {
        QFETCH(QString, known);
        QFETCH(QString, unknown);
        change(QStringLiteral("UPDATE scenario SET plan_json = replace(plan_json, '%1', '%2')")
                   .arg(known, unknown));
        {
            const ProjectFile file = std::move(*ProjectFile::open(m_path));
            const auto scenarios = file.loadScenarios();
            QVERIFY(!scenarios);
            const std::string text = scenarios.error().text();
            QVERIFY2(text.find(unknown.section(u'"', 1, 1).toStdString()) != std::string::npos, text.c_str());
            QVERIFY2(text.find("as ordered") != std::string::npos, text.c_str());
            QVERIFY(!file.check()->empty());
        }
        const std::string repaired = m_folder->file("r.rankloom");
        const auto report = db::repairCopy(m_path, repaired);
        QVERIFY2(report.has_value(), report ? "" : report.error().text().c_str());
        QVERIFY(!report->notes.empty());
        QCOMPARE(report->doubtful(), std::int64_t {1});
        const ProjectFile file = std::move(*ProjectFile::open(repaired));
        QVERIFY(file.damage()->empty());
        QCOMPARE(file.loadScenarios()->front().plan.layout.tp, 2);
        QVERIFY(file.loadScenarios()->front().plan.workload == samplePlan().workload);
    }

private:
    void change(const QString& sql) const
    {
        SQLite::Database database(m_path, SQLite::OPEN_READWRITE);
        database.exec(sql.toStdString());
    }

    std::unique_ptr<Folder> m_folder;
    std::string m_path;
};

QTEST_APPLESS_MAIN(TestSeal)
#include "tst_seal.moc"
