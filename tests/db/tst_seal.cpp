// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of plans, models and clusters that another program or damage has changed do not pass for Rankloom's
// own.
#include <QTest>

#include <SQLiteCpp/Database.h>

#include "db/project_file.h"
#include "db/repair.h"
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
        for (const char* sql : {"UPDATE device SET mem_bw_bytes_per_s = mem_bw_bytes_per_s * (1 + 1e-15)",
                 "UPDATE link_tier SET bw_bytes_per_s = 2 * bw_bytes_per_s WHERE level = 'node-pair'",
                 "UPDATE scenario SET plan_json = replace(plan_json, '\"tp\": 2', '\"tp\": 1')",
                 "UPDATE scenario SET global_batch_size = 32", "UPDATE model_spec SET layers = layers + 1",
                 "UPDATE cluster SET host_memory_bytes = 1e9",
                 "UPDATE node SET name = 'other' WHERE node = 1", "DELETE FROM node_outage"})
            QTest::newRow(sql) << QString::fromLatin1(sql);
    }
    void changedRowsAreTold()
    {
        QFETCH(QString, sql);
        QVERIFY(ProjectFile::open(m_path)->check()->empty());
        change(sql);
        {
            ProjectFile file = std::move(*ProjectFile::open(m_path));
            QCOMPARE(file.check()->size(), std::size_t {1});
            QVERIFY2(file.check()->front().find("as Rankloom wrote them") != std::string::npos,
                file.check()->front().c_str());
            // A change of Rankloom's own does not hide it.
            QVERIFY(file.storeName("another name"));
            QCOMPARE(file.check()->size(), std::size_t {1});
        }
        QCOMPARE(ProjectFile::open(m_path)->check()->size(), std::size_t {1});
        const std::string repaired = m_folder->file("r.rankloom");
        QVERIFY(db::repairCopy(m_path, repaired));
        const ProjectFile file = std::move(*ProjectFile::open(repaired));
        QVERIFY(file.check()->empty());
        const Project now = *ProjectFile::open(m_path)->loadProject();
        const Project saved = *file.loadProject();
        QVERIFY(saved.model == now.model);
        QVERIFY(saved.cluster == now.cluster);
        QVERIFY(*file.loadScenarios() == *ProjectFile::open(m_path)->loadScenarios());
    }

    /// Files of versions that had no checksum are sound; the first change gives them one.
    void withoutASealNothingIsTold()
    {
        change(QStringLiteral("DELETE FROM meta WHERE key LIKE 'plain_rows%'"));
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
        const ProjectFile file = std::move(*ProjectFile::open(repaired));
        QVERIFY(file.check()->empty());
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
