// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <fstream>

#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

#include "db/backup.h"
#include "db/project_file.h"
#include "db/project_writer.h"
#include "tests/db/sample.h"

using namespace rankloom;
using namespace rankloom::test;
using db::OpenedBackup;
using db::ProjectFile;

class TestBackup : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_path = m_folder->file("p.rankloom");
        m_cache = m_folder->file("cache");
        m_file.emplace(std::move(*ProjectFile::create(m_path, sampleProject(), samplePlan())));
    }
    void cleanup()
    {
        m_file.reset();
        m_folder.reset();
    }

    void copiesAreCompleteAndCompact()
    {
        const std::string copy = m_folder->file("copy of p.rankloom");
        QVERIFY(m_file->saveCopy(copy));
        QVERIFY(m_file->storeName("changed"));
        QVERIFY(m_file->saveCopy(copy)); // replaces
        const ProjectFile other = std::move(*ProjectFile::open(copy));
        QVERIFY(other.loadProject().value() == m_file->loadProject().value());
        QVERIFY(other.loadScenarios().value() == m_file->loadScenarios().value());
        QCOMPARE(other.info()->uuid, m_file->info()->uuid);
        QVERIFY(other.check().value().empty());
    }

    void copiesThatCannotBeMadeSaySo()
    {
        QVERIFY(m_file->saveCopy(m_path).error().code == ErrorCode::FileUnwritable);
        QVERIFY(!m_file->saveCopy(m_folder->file("no/such/folder.rankloom")));
        QVERIFY(!m_file->saveCopy(m_folder->root())); // a folder
        // A copy must not inherit the journal of what it replaces.
        std::ofstream(m_folder->file("q.rankloom-journal")) << "x";
        QVERIFY(!m_file->saveCopy(m_folder->file("q.rankloom")));
        QVERIFY(m_file->loadProject().value() == sampleProject());
        for (const auto& entry : std::filesystem::directory_iterator(m_folder->root()))
            QVERIFY(entry.path().string().find(".part-") == std::string::npos);
    }

    void aReadOnlyProjectCanBeCopied()
    {
        m_file.reset();
        const ProjectFile file = std::move(*ProjectFile::open(m_path, db::OpenMode::ReadOnly));
        QVERIFY(file.saveCopy(m_folder->file("copy.rankloom")));
        QVERIFY(ProjectFile::open(m_folder->file("copy.rankloom"))->loadProject().value() == sampleProject());
    }

    void revertBringsBackWhatWasOpened()
    {
        {
            OpenedBackup backup = std::move(*prepared());
            QVERIFY(!backup.hasLeftover() && !backup.made());
            QVERIFY(backup.make(*m_file));
            QVERIFY(m_file->storeName("changed"));
            QVERIFY(backup.make(*m_file)); // keeps the first state
            QVERIFY(m_file->storeModel({1, {}, ModelSpec {}, {}, {}}));
            QVERIFY(m_file->backupTo(backup.spare()));
            QVERIFY(m_file->restoreFrom(backup.path()));
            QVERIFY(m_file->loadProject().value() == sampleProject());
            QVERIFY(m_file->storeName("and goes on"));
            QVERIFY(m_file->check().value().empty());
            QVERIFY(std::filesystem::exists(backup.path()));
            QVERIFY(backup.spare() != backup.spare());
        }
        QVERIFY(std::filesystem::is_empty(m_cache)); // a clean end leaves nothing
    }

    void revertThroughTheWriterIsNoOutsideChange()
    {
        OpenedBackup backup = std::move(*prepared());
        int outside = 0;
        db::ProjectWriter::Callbacks callbacks;
        callbacks.onOutsideChange = [&] { ++outside; };
        callbacks.beforeFirstChange = [&](ProjectFile& file) { return backup.make(file); };
        {
            db::ProjectWriter writer(std::move(*m_file), callbacks);
            m_file.reset();
            writer.storeName("changed");
            writer.restore(backup.path());
            Scenario first {1, "first", "", samplePlan()};
            first.plan.workload = {1, 2, 3};
            writer.storeScenario(first);
            QVERIFY(writer.drain());
        }
        QCOMPARE(outside, 0);
        const ProjectFile file = std::move(*ProjectFile::open(m_path));
        QVERIFY(file.loadProject().value() == sampleProject());
        QVERIFY(file.loadScenarios().value()[0].plan.workload == (Workload {1, 2, 3}));
    }

    void aSecondHolderIsRefused()
    {
        const OpenedBackup first = std::move(*prepared());
        const auto second = prepared();
        QVERIFY(!second && second.error().code == ErrorCode::ProjectBusy);
        QVERIFY(OpenedBackup::prepare(m_folder->file("other.rankloom"), "", m_cache));
    }

    void aCrashLeavesTheCopy()
    {
        m_file.reset();
        crashAfter("before the crash");
        OpenedBackup backup = std::move(*prepared());
        QVERIFY(backup.hasLeftover());
        ProjectFile file = std::move(*ProjectFile::open(m_path));
        QCOMPARE(file.loadProject()->name, std::string("before the crash"));
        // It stays what it is when the next session makes its own.
        QVERIFY(backup.make(file));
        QVERIFY(file.storeName("after the crash"));
        QVERIFY(backup.hasLeftover());
        QVERIFY(file.restoreFrom(backup.leftoverPath()));
        QVERIFY(file.loadProject().value() == sampleProject());
        QVERIFY(file.restoreFrom(backup.path()));
        QCOMPARE(file.loadProject()->name, std::string("before the crash"));
    }

    /// Somebody puts another project where the crashed one was.
    void anotherProjectAtThePathIsNotOfferedTheCopy()
    {
        m_file.reset();
        crashAfter("before the crash");
        const std::string moved = m_folder->file("moved.rankloom");
        std::filesystem::rename(m_path, moved);
        QVERIFY(ProjectFile::create(m_path, Project {}, samplePlan()));
        QVERIFY(!prepared()->hasLeftover());
        std::filesystem::rename(moved, m_path); // and back again
        QVERIFY(prepared()->hasLeftover());
    }

    void aCrashLeavesTheNamesOfWhatWasOnItsWay()
    {
        const pid_t child = fork();
        if (child == 0) {
            Result<OpenedBackup> backup = prepared();
            const bool announced = backup && backup->announce("TP 4") == 1 && backup->announce("PP 2") == 2;
            backup->settle(1);
            backup->announce("two\nlines");
            _exit(announced ? 0 : 1);
        }
        int status = 0;
        waitpid(child, &status, 0);
        QCOMPARE(status, 0);
        {
            const OpenedBackup backup = std::move(*prepared());
            QVERIFY(backup.unsettled() == (std::vector<std::string> {"PP 2", "two lines"}));
            QVERIFY(!backup.hasLeftover()); // nothing was changed
        }
        QVERIFY(prepared()->unsettled().empty());
    }

    void theEndIsTheEndWhoeverHoldsIt()
    {
        OpenedBackup backup = std::move(*prepared());
        backup.announce("TP 4");
        QVERIFY(backup.make(*m_file));
        backup.end();
        QVERIFY(std::filesystem::is_empty(m_cache));
        // A writer may come to it later.
        backup.settle(1);
        QVERIFY(backup.make(*m_file));
        QVERIFY(std::filesystem::is_empty(m_cache));
        QVERIFY(prepared().has_value()); // the lock is free
    }

    void theLastOfTwoCrashesCounts()
    {
        m_file.reset();
        crashAfter("first");
        crashAfter("second");
        const OpenedBackup backup = std::move(*prepared());
        ProjectFile file = std::move(*ProjectFile::open(m_path));
        QVERIFY(file.restoreFrom(backup.leftoverPath()));
        QCOMPARE(file.loadProject()->name, std::string("first"));
    }

private:
    [[nodiscard]] Result<OpenedBackup> prepared() const
    {
        const std::string uuid = ProjectFile::open(m_path, db::OpenMode::ReadOnly)->info()->uuid;
        return OpenedBackup::prepare(m_path, uuid, m_cache);
    }
    /// A process that opens the project, changes it and dies.
    void crashAfter(const std::string& name) const
    {
        const pid_t child = fork();
        if (child == 0) {
            Result<OpenedBackup> backup = prepared();
            Result<ProjectFile> file = ProjectFile::open(m_path);
            const bool done = backup && file && backup->make(*file) && file->storeName(name);
            _exit(done ? 0 : 1);
        }
        int status = 0;
        waitpid(child, &status, 0);
        QCOMPARE(status, 0);
    }

    std::unique_ptr<Folder> m_folder;
    std::string m_path;
    std::string m_cache;
    std::optional<ProjectFile> m_file;
};

QTEST_APPLESS_MAIN(TestBackup)
#include "tst_backup.moc"
