// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <filesystem>
#include <fstream>

#include <QTest>

#include "db/project_file.h"
#include "tests/db/sample.h"

using namespace rankloom;
using namespace rankloom::test;
using db::OpenMode;
using db::ProjectFile;

namespace {

ProjectFile created(const Folder& folder)
{
    Result<ProjectFile> file = ProjectFile::create(folder.file("p.rankloom"), sampleProject(), samplePlan());
    if (!file)
        qFatal("%s", file.error().text().c_str());
    return std::move(*file);
}

} // namespace

class TestProjectFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsCreatedIsReadBack()
    {
        const Folder folder;
        {
            const ProjectFile file = created(folder);
        }
        const Result<ProjectFile> file = ProjectFile::open(folder.file("p.rankloom"));
        QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
        const Result<Project> project = file->loadProject();
        QVERIFY2(project.has_value(), project ? "" : project.error().text().c_str());
        QVERIFY(*project == sampleProject());
        const std::vector<Scenario> scenarios = file->loadScenarios().value();
        QCOMPARE(scenarios.size(), std::size_t {1});
        QCOMPARE(scenarios[0].name, std::string("as ordered"));
        QVERIFY(scenarios[0].plan == samplePlan());
        QCOMPARE(file->currentScenario().value(), scenarios[0].id);
        QVERIFY(file->check().value().empty());
        const db::ProjectInfo info = file->info().value();
        QCOMPARE(info.schemaVersion, db::kSchemaVersion);
        QCOMPARE(info.uuid.size(), std::size_t {36});
        QVERIFY(!std::filesystem::exists(folder.file("p.rankloom-journal")));
    }

    /// Nodes with other devices, other memory and links of their own.
    void unlikeNodesAreKept()
    {
        const Folder folder;
        Project project = sampleProject();
        Cluster cluster = makeCluster(4, 2, sampleDevice());
        DeviceSpec other = sampleDevice();
        other.name = "of my own";
        other.memory = Bytes(1.5e10);
        other.deviceLink = BytesPerSecond(7e9);
        cluster.setDeviceOfNodes(std::array {1, 3}, other);
        project.cluster = cluster;
        {
            const auto made = ProjectFile::create(folder.file("m.rankloom"), project, Plan());
            QVERIFY2(made.has_value(), made ? "" : made.error().text().c_str());
        }
        const Result<ProjectFile> file = ProjectFile::open(folder.file("m.rankloom"));
        QVERIFY(file.has_value());
        QVERIFY(file->loadProject().value().cluster == project.cluster);
        QVERIFY(file->check().value().empty());
    }

    void anEmptyProjectIsAProjectToo()
    {
        const Folder folder;
        const Result<ProjectFile> file = ProjectFile::create(folder.file("e.rankloom"), Project {}, Plan {});
        QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
        QVERIFY(file->loadProject().value() == Project {});
        QCOMPARE(file->loadScenarios().value()[0].name, std::string("Scenario 1"));
    }

    void createOverwritesNothing()
    {
        const Folder folder;
        {
            const ProjectFile file = created(folder);
        }
        const auto again = ProjectFile::create(folder.file("p.rankloom"), Project {}, Plan {});
        QVERIFY(!again);
        QCOMPARE(again.error().code, ErrorCode::FileUnwritable);
        QVERIFY(ProjectFile::open(folder.file("p.rankloom"))->loadProject().value() == sampleProject());
        std::ofstream(folder.file("q.rankloom-journal")) << "left over";
        QVERIFY(!ProjectFile::create(folder.file("q.rankloom"), Project {}, Plan {}));
        QVERIFY(!ProjectFile::create(folder.file("no/such/folder.rankloom"), Project {}, Plan {}));
        // Nothing temporary stays behind.
        std::size_t entries = 0;
        for (const auto& entry : std::filesystem::directory_iterator(folder.root()))
            entries += entry.exists() ? 1U : 0U;
        QCOMPARE(entries, std::size_t {2});
    }

    void everyValueIsStored()
    {
        const Folder folder;
        ProjectFile file = created(folder);
        Project expected = sampleProject();
        expected.name = "Other";
        expected.model.change().layers = 2;
        expected.model.change().moe->layerIsMoe = {true, true};
        expected.cluster = makeCluster(3, 4, sampleDevice());
        QVERIFY(file.storeName(expected.name));
        QVERIFY(file.storeModel({1, {}, expected.model, {}, {}}));
        QVERIFY(file.storeCluster({1, {}, expected.cluster}));
        QVERIFY(ProjectFile::open(folder.file("p.rankloom"), OpenMode::ReadOnly)->loadProject().value()
            == expected);
    }

    void scenariosComeAndGo()
    {
        const Folder folder;
        ProjectFile file = created(folder);
        const std::int64_t first = file.currentScenario().value();
        Scenario second {0, "TP8 — \"wide\"", "a note\nof two lines", samplePlan()};
        second.plan.layout.tp = 8;
        second.plan.workload = {1024, 1, 7};
        second.id = file.addScenario(second).value();
        QVERIFY(second.id != first);
        QVERIFY(file.setCurrentScenario(second.id));
        second.note = "changed";
        QVERIFY(file.storeScenario(second));
        QVERIFY(file.loadScenarios().value()[1] == second);
        QVERIFY(file.loadScenarios().value()[0].plan == samplePlan()); // its workload too
        QVERIFY(file.removeScenario(second.id));
        QCOMPARE(file.currentScenario().value(), first);
        QCOMPARE(file.removeScenario(first).error().code, ErrorCode::BadValue);
        QCOMPARE(file.removeScenario(99).error().code, ErrorCode::BadValue);
        QCOMPARE(file.setCurrentScenario(99).error().code, ErrorCode::BadValue);
        second.name = "broken \xFF";
        QCOMPARE(file.storeScenario(second).error().code, ErrorCode::BadValue);
        QCOMPARE(file.loadScenarios().value().size(), std::size_t {1});
    }

    void aRefusedChangeLeavesNothingBehind()
    {
        const Folder folder;
        ProjectFile file = created(folder);
        Cluster bad = makeCluster(5, 2, sampleDevice());
        bad.nodeNames = {"fine", "fine", "fine", "fine", "not \xC0 fine"};
        QCOMPARE(file.storeCluster({1, {}, bad}).error().code, ErrorCode::BadValue);
        bad = makeCluster(5, 2, sampleDevice());
        bad.device.memory = Bytes(NAN);
        QCOMPARE(file.storeCluster({1, {}, bad}).error().code, ErrorCode::BadValue);
        bad = makeCluster(5, 2, sampleDevice());
        bad.links.setTier(LinkLevel::NodePair, {BytesPerSecond(NAN), Seconds(0), LinkOrigin::Measured});
        QCOMPARE(file.storeCluster({1, {}, bad}).error().code, ErrorCode::BadValue);
        QVERIFY(file.loadProject().value() == sampleProject());
    }

    void readOnlyRefusesToWrite()
    {
        const Folder folder;
        {
            const ProjectFile file = created(folder);
        }
        ProjectFile file = std::move(*ProjectFile::open(folder.file("p.rankloom"), OpenMode::ReadOnly));
        QCOMPARE(file.storeName("x").error().code, ErrorCode::ProjectReadOnly);
        QVERIFY(file.loadProject().value() == sampleProject());
    }

    void twoOpenersSeeEachOther()
    {
        const Folder folder;
        ProjectFile one = created(folder);
        ProjectFile two = std::move(*ProjectFile::open(one.path()));
        QVERIFY(!one.changedOutside().value()); // it knows no state
        QVERIFY(one.loadState());
        QVERIFY(one.storeName("mine"));
        QVERIFY(!one.changedOutside().value()); // our own commits do not count
        QVERIFY(two.storeName("theirs"));
        QVERIFY(one.changedOutside().value());
        QCOMPARE(one.loadProject()->name, std::string("theirs"));
    }

    /// Whoever has loaded a state changes that one or none.
    void changesAreMadeUponWhatWasLoaded()
    {
        const Folder folder;
        ProjectFile one = created(folder);
        ProjectFile two = std::move(*ProjectFile::open(one.path()));
        const std::string backup = folder.file("backup");
        QVERIFY(one.backupTo(backup));
        QVERIFY(one.loadState());
        QVERIFY(two.storeName("theirs"));
        for (const Result<void>& changed : {one.storeName("mine"), one.storeCalibration({}),
                 one.removeCluster(7), one.restoreFrom(backup)}) {
            QVERIFY(!changed && db::isOutsideChange(changed.error()));
            QCOMPARE(two.loadProject()->name, std::string("theirs"));
        }
        // After a look at it, or knowingly.
        QVERIFY(one.loadState());
        QVERIFY(one.storeName("mine"));
        QVERIFY(two.storeName("theirs again"));
        QVERIFY(one.acceptOutsideChange());
        QVERIFY(one.storeName("mine again"));
        QVERIFY(one.restoreFrom(backup));
        QVERIFY(one.storeName("after it was restored"));
        QCOMPARE(two.loadProject()->name, std::string("after it was restored"));
    }
};

QTEST_APPLESS_MAIN(TestProjectFile)
#include "tst_project_file.moc"
