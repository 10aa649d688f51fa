// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Files of every released version open, are migrated and keep their values. golden/v<n>.sql is such a file as
// SQL text. After a change of a version that was not released yet: RANKLOOM_WRITE_GOLDEN=1 tst_golden.
#include <filesystem>
#include <fstream>
#include <iterator>

#include <QTest>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include "db/project_file.h"
#include "db/repair.h"
#include "db/schema.h"
#include "tests/db/sample.h"

using namespace rankloom;
using namespace rankloom::test;
using db::ProjectFile;

namespace {

std::string goldenFile(int version)
{
    return RANKLOOM_SOURCE_DIR "/tests/db/golden/v" + std::to_string(version) + ".sql";
}

std::string readText(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// What the golden file holds, apart from what was imported into it.
Project goldenProject()
{
    Project project = sampleProject();
    project.routing = {};
    project.cluster.change().host.drives.read = BytesPerSecond(0.1 + 5e9);
    DeviceSpec& device = project.cluster.change().device;
    device.generation = DeviceGeneration::Hopper;
    device.computeCapability = 90;
    device.unifiedMemory = true;
    device.hostMemory = Bytes(1e11);
    device.devicesPerHostLink = 2;
    device.drives.endurance = Bytes(7e15);
    return project;
}

constexpr const char* kLinks =
    "# unit=GB/s direction=row->col what=bandwidth\n,gpu-a01,b02\ngpu-a01,,21.5\nb02,11.25,\n";
constexpr const char* kTrace = "token,layer,e0,e1\n0,1,0,1\n0,2,2,3\n1,1,1,2\n1,2,3,0\n2,1,0,3\n2,2,1,3\n";

constexpr const char* kRequests =
    "arrived_at,num_prefill_tokens,num_decode_tokens\n0,100,10\n0.5,200,20\n0.25,300,30\n";

void makeGolden(const Folder& folder, const std::string& path)
{
    std::ofstream(folder.file("links.csv")) << kLinks;
    std::ofstream(folder.file("trace.csv")) << kTrace;
    std::ofstream(folder.file("requests.csv")) << kRequests;
    ProjectFile file = std::move(*ProjectFile::create(path, goldenProject(), samplePlan()));
    Progress progress;
    ReadingHints hints;
    hints.tags = {{"task", "intent"}};
    hints.hosts = {{"b02", "gpü-b02"}};
    for (const char* name : {"links.csv", "trace.csv", "requests.csv"})
        if (!file.importFiles({folder.file(name)}, FileFormat::Unknown, hints, progress, {}))
            qFatal("cannot import %s", name);
    const ServingCalibration rates {"golden device", "2 runs", {{"memoryShare", 0.625}},
        {{"a run", ServedFigure::TimePerToken, 0.25, 0.125}}};
    if (!file.storeServingCalibrations({rates}))
        qFatal("cannot store rates");
    if (!file.addScenario({0, "second “π”", "note", samplePlan()}))
        qFatal("cannot add");
}

/// Schema and rows as SQL text, in a fixed order.
std::string dumped(const std::string& path)
{
    SQLite::Database database(path, SQLite::OPEN_READONLY);
    std::string text = "-- SPDX-FileCopyrightText: The Rankloom developers\n"
                       "-- SPDX-License-Identifier: GPL-3.0-or-later\n"
                       "PRAGMA application_id = "
        + database.execAndGet("PRAGMA application_id").getString()
        + ";\nPRAGMA user_version = " + database.execAndGet("PRAGMA user_version").getString() + ";\n";
    SQLite::Statement schema(database, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid");
    while (schema.executeStep())
        text += schema.getColumn(0).getString() + ";\n";
    for (const db::TableKeys& keys : db::tablesOf(db::kSchemaVersion)) {
        const std::string table = keys.table;
        SQLite::Statement rows(database, "SELECT * FROM " + table);
        std::string columns;
        for (int column = 0; column < rows.getColumnCount(); ++column)
            columns += (column > 0 ? " || ', ' || quote(" : "quote(")
                + std::string(rows.getColumnName(column)) + ")";
        SQLite::Statement quoted(database, "SELECT " + columns + " FROM " + table);
        while (quoted.executeStep())
            text += "INSERT INTO " + table + " VALUES (" + quoted.getColumn(0).getString() + ");\n";
    }
    return text;
}

std::vector<std::string> schemaOf(const std::string& path)
{
    SQLite::Database database(path, SQLite::OPEN_READONLY);
    SQLite::Statement rows(
        database, "SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema ORDER BY 1");
    std::vector<std::string> all;
    while (rows.executeStep())
        all.push_back(rows.getColumn(0).getString());
    return all;
}

} // namespace

class TestGolden : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        if (!qEnvironmentVariableIsSet("RANKLOOM_WRITE_GOLDEN"))
            return;
        const Folder folder;
        makeGolden(folder, folder.file("g.rankloom"));
        std::ofstream(goldenFile(db::kSchemaVersion), std::ios::binary) << dumped(folder.file("g.rankloom"));
    }

    void everyVersionOpensWithItsValues_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 1; version <= db::kSchemaVersion; ++version)
            QTest::newRow(std::to_string(version).c_str()) << version;
    }
    void everyVersionOpensWithItsValues()
    {
        QFETCH(int, version);
        const Folder folder;
        const std::string path = folder.file("old.rankloom");
        {
            SQLite::Database database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            database.exec("BEGIN");
            database.exec(readText(goldenFile(version)));
            database.exec("COMMIT");
        }
        const Result<ProjectFile> file = ProjectFile::open(path);
        QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
        QVERIFY(file->check().value().empty());
        QCOMPARE(file->info()->schemaVersion, db::kSchemaVersion);
        QCOMPARE(file->info()->measurements.size(), std::size_t {version > 9 ? 3U : 2U});
        const Inputs inputs = file->loadInputs().value();
        QCOMPARE(inputs.requestTraces.size(), std::size_t {version > 9 ? 1U : 0U});
        QCOMPARE(inputs.servingCalibrations.size(), std::size_t {version > 9 ? 1U : 0U});
        if (version > 9) {
            const ServingRequests sorted {{Nanoseconds(0), 100, 10}, {Nanoseconds(250'000'000), 300, 30},
                {Nanoseconds(500'000'000), 200, 20}};
            QCOMPARE(inputs.requestTraces[0]->name, std::string("requests.csv"));
            QVERIFY(inputs.requestTraces[0]->requests == sorted);
            QCOMPARE(inputs.servingCalibrations[0]->figures[0].second, 0.625);
            QCOMPARE(inputs.servingCalibrations[0]->points[0].estimated, 0.125);
        }
        const Project project = file->loadProject().value();
        QVERIFY(project.model == goldenProject().model);
        DeviceSpec device = goldenProject().cluster->device;
        if (version == 1)
            device.attentionEfficiency = 0.4; // version 1 did not know it
        if (version <= 10) { // nor did they know what a device nobody knows by name is
            device.generation = DeviceGeneration::Unknown;
            device.computeCapability = 0;
            device.unifiedMemory = false;
            device.hostMemory = {};
            device.devicesPerHostLink = 0;
            device.drives = {};
        }
        QVERIFY(project.cluster->device == device);
        QVERIFY(project.cluster->host.drives
            == (version <= 10 ? StatedDrives() : goldenProject().cluster->host.drives));
        QCOMPARE(project.name, goldenProject().name);
        if (version >= 3)
            QVERIFY(project.cluster->unavailableNodes == goldenProject().cluster->unavailableNodes);
        QCOMPARE(project.cluster->links.nodeLink(0, 1).bandwidth.value(), 21.5e9);
        QCOMPARE(project.cluster->links.nodeLink(0, 1).latency.value(), 3.3e-6);
        QCOMPARE(project.routing->tokens, std::int64_t {3});
        QCOMPARE(project.routing->load, (std::vector<std::int64_t> {2, 2, 1, 1, 1, 1, 1, 3}));
        // Version 1 had neither windows nor tags; counting again finds the windows.
        QCOMPARE(project.routing->windows.count, version > 1 ? 1 : 0);
        const std::vector<TraceTag> tags = file->info()->measurements[1].tags;
        QCOMPARE(tags.size(), std::size_t {version > 1 ? 1U : 0U});
        // Version 3 brought levels of the network and answers about hosts.
        QCOMPARE(project.cluster->links.networkTiers().size(), std::size_t {version > 2 ? 1U : 0U});
        QCOMPARE(
            file->hostAnswers().value(), version > 2 ? (HostAnswers {{"b02", "gpü-b02"}}) : HostAnswers {});
        const auto scenarios = file->loadScenarios().value();
        QCOMPARE(scenarios.size(), std::size_t {2});
        QVERIFY(scenarios[0].plan == samplePlan());
        // The workload was the project's: every plan of it has it now.
        QVERIFY(scenarios[1].plan.workload == samplePlan().workload);
        QCOMPARE(scenarios[1].name, std::string("second “π”"));
    }

    /// Up to version 5 every plan had constants of its own: those of the plan on screen become the project's,
    /// and a plan with others keeps them, so that each has the figures it had.
    void plansKeepTheirFormerConstants_data()
    {
        QTest::addColumn<int>("version");
        for (const int version : {1, 5})
            QTest::newRow(std::to_string(version).c_str()) << version;
    }
    void plansKeepTheirFormerConstants()
    {
        QFETCH(int, version);
        const Folder folder;
        const std::string path = folder.file("old.rankloom");
        {
            SQLite::Database database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            database.exec("BEGIN");
            database.exec(readText(goldenFile(version)));
            database.exec("UPDATE scenario SET plan_json = json_set(plan_json, '$.memory.additiveBytes', 3e9,"
                          " '$.memory.fragmentation', 1.0625);"
                          "UPDATE scenario SET plan_json = json_set(plan_json, '$.memory.contextBytes', 7)"
                          " WHERE id = (SELECT max(id) FROM scenario);"
                          "UPDATE project SET current_scenario = (SELECT min(id) FROM scenario)");
            database.exec("COMMIT");
        }
        ProjectFile file = std::move(*ProjectFile::open(path));
        QVERIFY(file.check().value().empty());
        Calibration shared;
        shared.additiveBytes = 3e9;
        shared.fragmentation = 1.0625;
        Calibration own = shared;
        own.contextBytes = 7;
        QVERIFY(file.loadInputs()->calibration == shared);
        const auto scenarios = file.loadScenarios().value();
        QVERIFY(!scenarios[0].ownCalibration);
        QVERIFY(scenarios[1].ownCalibration && *scenarios[1].ownCalibration == own);
        QVERIFY(file.loadProject(scenarios[0])->calibration == shared);
        QVERIFY(file.loadProject(scenarios[1])->calibration == own);
        QVERIFY(scenarios[0].plan == samplePlan());
    }

    /// Up to version 10 plans had the figures of drives, each of them whether it was set or not, and what
    /// nodes are was told by the device's name.
    void clustersGetTheDrivesOfTheirPlans()
    {
        const Folder folder;
        const std::string path = folder.file("old.rankloom");
        {
            SQLite::Database database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            database.exec("BEGIN");
            database.exec(readText(goldenFile(10)));
            database.exec("UPDATE scenario SET plan_json = json_set(plan_json,"
                          " '$.memory.offload.nvmeReadBytesPerSecond', 7e9);"
                          "UPDATE scenario SET plan_json = json_set(plan_json,"
                          " '$.memory.offload.nvmeReadBytesPerSecond', 1e9,"
                          " '$.memory.offload.nvmeWriteBytesPerSecond', 2e9)"
                          " WHERE id = (SELECT max(id) FROM scenario);"
                          "UPDATE project SET current_scenario = (SELECT min(id) FROM scenario);"
                          "UPDATE device SET name = 'jetson-agx-orin-64gb-measured'");
            database.exec("COMMIT");
        }
        ProjectFile file = std::move(*ProjectFile::open(path));
        QVERIFY(file.check().value().empty());
        const Project project = file.loadProject().value();
        const StatedDrives& drives = project.cluster->host.drives;
        QCOMPARE(drives.read, std::optional(BytesPerSecond(7e9))); // the plan on screen speaks first
        QCOMPARE(drives.write, std::optional(BytesPerSecond(2e9)));
        QVERIFY(!drives.endurance);
        QVERIFY(project.cluster->device.unifiedMemory);
        QCOMPARE(project.cluster->device.drives.read, std::optional(BytesPerSecond(3.5e9)));
        QCOMPARE(project.cluster->device.generation, DeviceGeneration::Ampere);
        QVERIFY(file.loadScenarios().value()[0].plan == samplePlan());
    }

    /// What a newer version added has its default.
    void everyVersionIsRepaired_data() { everyVersionOpensWithItsValues_data(); }
    void everyVersionIsRepaired()
    {
        QFETCH(int, version);
        const Folder folder;
        {
            SQLite::Database database(
                folder.file("old.rankloom"), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            database.exec("BEGIN");
            database.exec(readText(goldenFile(version)));
            database.exec("COMMIT");
        }
        const Result<db::RepairReport> report =
            db::repairCopy(folder.file("old.rankloom"), folder.file("new.rankloom"));
        QVERIFY2(report.has_value(), report ? "" : report.error().text().c_str());
        QCOMPARE(report->lost(), std::int64_t {0});
        const Result<ProjectFile> file = ProjectFile::open(folder.file("new.rankloom"));
        const auto scenarios = file->loadScenarios().value();
        QCOMPARE(scenarios.size(), std::size_t {2});
        QVERIFY(scenarios[0].plan == samplePlan());
        QVERIFY(scenarios[1].plan.workload == samplePlan().workload);
        QVERIFY(file->loadProject()->cluster->device.name == goldenProject().cluster->device.name);
    }

    /// A migrated file and a new one have the same tables and views.
    void migratedAndNewFilesAgree()
    {
        const Folder folder;
        {
            SQLite::Database database(
                folder.file("old.rankloom"), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            database.exec(readText(goldenFile(1)));
        }
        QVERIFY(ProjectFile::open(folder.file("old.rankloom")));
        QVERIFY(ProjectFile::create(folder.file("new.rankloom"), Project {}, Plan {}));
        QCOMPARE(schemaOf(folder.file("old.rankloom")), schemaOf(folder.file("new.rankloom")));
    }

    /// The same values give the same bytes, but for the identity of the document and the time.
    void theSameValuesGiveTheSameRows()
    {
        const Folder folder;
        const auto rows = [&folder](const std::string& name) {
            makeGolden(folder, folder.file(name));
            {
                SQLite::Database database(folder.file(name), SQLite::OPEN_READWRITE);
                database.exec("UPDATE meta SET value = '' WHERE key IN ('uuid', 'created_utc') OR key LIKE "
                              "'%:measurement';"
                              "UPDATE measurement SET imported_utc = ''");
            }
            return dumped(folder.file(name));
        };
        QCOMPARE(rows("one.rankloom"), rows("two.rankloom"));
    }
};

QTEST_APPLESS_MAIN(TestGolden)
#include "tst_golden.moc"
