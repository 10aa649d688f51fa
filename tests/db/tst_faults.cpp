// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

#include <QTest>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "db/connection.h"
#include "db/copy.h"
#include "db/migrate_file.h"
#include "db/project_file.h"
#include "db/repair.h"
#include "db/schema.h"
#include "tests/db/fault_vfs.h"
#include "tests/db/sample.h"

using namespace rankloom;
using namespace rankloom::test;
using db::OpenMode;
using db::ProjectFile;

namespace {

std::string readBytes(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void writeBytes(const std::string& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

/// The name of the error that opening gives, "" when it opens: names compare well in test output.
std::string openingError(const std::string& path, OpenMode mode = OpenMode::ReadWrite)
{
    const Result<ProjectFile> file = ProjectFile::open(path, mode);
    return file ? "" : toString(file.error().code);
}

/// Runs `work` in a child process as a user without rights; its exit status.
template <class Work> int asNobody(Work&& work)
{
    const pid_t child = fork();
    if (child == 0) {
        if (geteuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0))
            _exit(99);
        _exit(work());
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace

class TestFaults : public QObject {
    Q_OBJECT
    /// Bytes copied from here would be half a change: the database says so, and makes no copy.
    void noHalfACopyIsMade() const
    {
        const std::string copy = m_folder->file("copy.rankloom");
        QCOMPARE(db::copyProjectFile(m_path, copy).error().code, ErrorCode::ProjectReadOnly);
        QVERIFY(!std::filesystem::exists(copy));
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_path = m_folder->file("p.rankloom");
        QVERIFY(ProjectFile::create(m_path, sampleProject(), samplePlan()));
    }
    void cleanup() { m_folder.reset(); }

    void whatIsNoProjectIsToldApart()
    {
        const auto opening = [&](const std::string& name, const std::string& bytes) {
            writeBytes(m_folder->file(name), bytes);
            return openingError(m_folder->file(name));
        };
        QCOMPARE(openingError(m_folder->file("none")), std::string(toString(ErrorCode::FileNotFound)));
        QCOMPARE(openingError(m_folder->root()), std::string(toString(ErrorCode::NotAProject)));
        QCOMPARE(opening("empty", ""), std::string(toString(ErrorCode::NotAProject)));
        QCOMPARE(opening("text", "hello"), std::string(toString(ErrorCode::NotAProject)));
        QCOMPARE(opening("long text", std::string(9000, 'x')), std::string(toString(ErrorCode::NotAProject)));
        {
            SQLite::Database other(m_folder->file("other"), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            other.exec("CREATE TABLE t (a)");
        }
        QCOMPARE(openingError(m_folder->file("other")), std::string(toString(ErrorCode::NotAProject)));
        std::string bytes = readBytes(m_path);
        bytes[63] = db::kSchemaVersion + 1; // user_version, big-endian, at 60
        QCOMPARE(opening("newer", bytes), std::string(toString(ErrorCode::ProjectTooNew)));
        bytes[63] = 0;
        QCOMPARE(opening("no version", bytes), std::string(toString(ErrorCode::ProjectDamaged)));
    }

    void aTableThatIsMissingIsNoticed()
    {
        SQLite::Database(m_path, SQLite::OPEN_READWRITE).exec("DROP TABLE link_row");
        QCOMPARE(openingError(m_path), std::string(toString(ErrorCode::ProjectDamaged)));
    }

    void cutOffAnywhereItIsNoticed()
    {
        const std::string bytes = readBytes(m_path);
        const std::string cut = m_folder->file("cut.rankloom");
        for (std::size_t length = 1; length < bytes.size(); length += length < 200 ? 1 : 509) {
            writeBytes(cut, bytes.substr(0, length));
            const std::string error = openingError(cut);
            QVERIFY2(error == toString(ErrorCode::ProjectDamaged)
                    || (length < 16 && error == toString(ErrorCode::ProjectDamaged)),
                std::to_string(length).c_str());
        }
        for (std::size_t length = 4096; length < bytes.size(); length += 4096) {
            writeBytes(cut, bytes.substr(0, length));
            QCOMPARE(openingError(cut), std::string(toString(ErrorCode::ProjectDamaged)));
        }
    }

    /// Whatever byte is wrong: no crash; either it is refused, or found by check(), or the values are the
    /// same.
    void flippedBytesAreNoticedOrHarmless()
    {
        const std::string bytes = readBytes(m_path);
        const std::string broken = m_folder->file("broken.rankloom");
        int refused = 0;
        int found = 0;
        int unseen = 0;
        for (std::size_t at = 0; at < bytes.size(); at += at < 100 ? 1 : 37) {
            std::string changed = bytes;
            changed[at] = static_cast<char>(changed[at] ^ 0x55);
            writeBytes(broken, changed);
            const Result<ProjectFile> file = ProjectFile::open(broken, OpenMode::ReadOnly);
            if (!file) {
                ++refused;
                continue;
            }
            const Result<std::vector<Phrase>> problems = file->check();
            const Result<Project> project = file->loadProject();
            if (!problems || !problems->empty() || !project) {
                ++found;
                continue;
            }
            // Plain cells carry no checksum: a changed figure is a figure.
            unseen += *project == sampleProject() ? 0 : 1;
        }
        qInfo("%d refused at opening, %d found by check, %d changed a plain value", refused, found, unseen);
        QVERIFY(refused > 0 && found > 0);
    }

    void anyErrorOfABrokenFileIsASentence()
    {
        const std::string bytes = readBytes(m_path);
        const std::string broken = m_folder->file("broken.rankloom");
        for (std::size_t page = 1; page * 4096 < bytes.size(); ++page) {
            std::string changed = bytes;
            changed.replace(page * 4096, 4096, 4096, '\xEE');
            writeBytes(broken, changed);
            Result<ProjectFile> file = ProjectFile::open(broken);
            if (!file) {
                QVERIFY(file.error().code == ErrorCode::ProjectDamaged);
                continue;
            }
            for (const Result<void>& stored :
                {file->storeName("x"), file->storeCluster({1, {}, sampleProject().cluster})})
                if (!stored) {
                    QVERIFY2(stored.error().code == ErrorCode::ProjectDamaged, stored.error().text().c_str());
                    QCOMPARE(stored.error().where.file, broken);
                    QVERIFY(!stored.error().message.empty() && !stored.error().remedy.empty());
                }
        }
    }

    void anotherWriterIsBusy()
    {
        ProjectFile file = std::move(*ProjectFile::open(m_path));
        SQLite::Database other(m_path, SQLite::OPEN_READWRITE);
        other.exec("BEGIN IMMEDIATE");
        const Result<void> stored = file.storeName("x");
        QVERIFY(!stored && stored.error().code == ErrorCode::ProjectBusy);
        QVERIFY(file.loadProject().value() == sampleProject()); // readers go on
        other.exec("ROLLBACK");
        QVERIFY(file.storeName("x"));
    }

    void withoutRightsItSaysSo()
    {
        std::filesystem::permissions(m_folder->root(), std::filesystem::perms(0555));
        std::filesystem::permissions(
            std::filesystem::path(m_folder->root()).parent_path(), std::filesystem::perms(0755));
        chmod(m_path.c_str(), 0444);
        const auto codeOf = [this](OpenMode mode) {
            return asNobody([&] {
                const Result<ProjectFile> file = ProjectFile::open(m_path, mode);
                return file ? 0 : 1 + static_cast<int>(file.error().code);
            });
        };
        QCOMPARE(codeOf(OpenMode::ReadWrite), 1 + static_cast<int>(ErrorCode::ProjectReadOnly));
        QCOMPARE(codeOf(OpenMode::ReadOnly), 0);
        chmod(m_path.c_str(), 0666); // the file may be written, its folder not: no journal
        QCOMPARE(codeOf(OpenMode::ReadWrite), 1 + static_cast<int>(ErrorCode::ProjectReadOnly));
        chmod(m_path.c_str(), 0);
        QCOMPARE(codeOf(OpenMode::ReadOnly), 1 + static_cast<int>(ErrorCode::FileUnreadable));
        QCOMPARE(asNobody([this] {
            const auto made = ProjectFile::create(m_folder->file("new.rankloom"), Project {}, Plan {});
            return made ? 0 : 1 + static_cast<int>(made.error().code);
        }),
            1 + static_cast<int>(ErrorCode::FileUnwritable));
        chmod(m_path.c_str(), 0666);
        std::filesystem::permissions(m_folder->root(), std::filesystem::perms(0755));
    }

    /// Killed while the pages are being written: the journal stays, the next opening rolls back.
    void aHotJournalIsRolledBackOrNamed()
    {
        const auto change = [this] {
            Result<ProjectFile> file = ProjectFile::open(m_path);
            if (file)
                (void)file->storeCluster({1, {}, makeCluster(64, 8, sampleDevice())});
        };
        const std::string original = readBytes(m_path);
        bool seen = false;
        for (int at = 1; FaultVfs::killedAt(at, change); ++at) {
            if (std::filesystem::exists(m_path + "-journal") && readBytes(m_path) != original) {
                seen = true;
                // Who may not write is told; who may is not bothered, though he only reads.
                std::filesystem::permissions(
                    std::filesystem::path(m_folder->root()).parent_path(), std::filesystem::perms(0755));
                QCOMPARE(asNobody([this] {
                    const Result<ProjectFile> file = ProjectFile::open(m_path, OpenMode::ReadOnly);
                    return file ? 0 : 1 + static_cast<int>(file.error().code);
                }),
                    1 + static_cast<int>(ErrorCode::ProjectReadOnly));
                if (at % 2 == 0)
                    QCOMPARE(openingError(m_path, OpenMode::ReadOnly), std::string());
                else
                    noHalfACopyIsMade();
            }
            const ProjectFile file = std::move(*ProjectFile::open(m_path));
            QVERIFY(file.check().value().empty());
            QVERIFY(file.loadProject().value() == sampleProject());
        }
        QVERIFY(seen);
    }

    void aFailedMigrationStopsAtTheLastGoodVersion()
    {
        std::vector<db::Migration> steps = db::migrations();
        steps.push_back({db::kSchemaVersion + 1, "CREATE TABLE two (a INTEGER) STRICT;"});
        steps.push_back(
            {db::kSchemaVersion + 2, "CREATE TABLE three (a INTEGER) STRICT; CREATE TABLE two (b);"});
        {
            SQLite::Database database(m_path, SQLite::OPEN_READWRITE);
            bool failed = false;
            try {
                failed = !db::bringUpToDate(database, m_path, OpenMode::ReadWrite, steps);
            } catch (const std::exception&) {
                failed = true;
            }
            QVERIFY(failed);
            QCOMPARE(database.execAndGet("PRAGMA user_version").getInt(), db::kSchemaVersion + 1);
            QVERIFY(database.tableExists("two") && !database.tableExists("three"));
        }
        // What the file was before is beside it, and opens.
        const ProjectFile kept = std::move(*ProjectFile::open(m_path + "~", OpenMode::ReadOnly));
        QVERIFY(kept.loadProject().value() == sampleProject());
        QCOMPARE(openingError(m_path), std::string(toString(ErrorCode::ProjectTooNew)));
    }

    /// What lies at "name~" may be the last whole copy of anything; also where a conversion was killed
    /// halfway and is done again.
    void nothingIsOverwrittenByWhatIsKept()
    {
        std::vector<db::Migration> steps = db::migrations();
        steps.push_back({db::kSchemaVersion + 1, "CREATE TABLE two (a INTEGER) STRICT;"});
        steps.push_back({db::kSchemaVersion + 2, "CREATE TABLE three (a INTEGER) STRICT;"});
        writeBytes(m_path + "~", "three years of work");
        const std::string original = readBytes(m_path);
        const auto convert = [&]() -> Result<std::string> {
            SQLite::Database database(m_path, SQLite::OPEN_READWRITE);
            return db::bringUpToDate(database, m_path, OpenMode::ReadWrite, steps);
        };
        std::vector<std::string> kept;
        for (int at = 1; FaultVfs::killedAt(at, convert); at += 5) {
            kept.clear();
            for (int number = 2; std::filesystem::exists(m_path + "~" + std::to_string(number)); ++number)
                kept.push_back(m_path + "~" + std::to_string(number));
            QCOMPARE(readBytes(m_path + "~"), std::string("three years of work"));
            if (!kept.empty()) { // of the version that it was before any of them
                SQLite::Database first(kept.front(), SQLite::OPEN_READONLY);
                QCOMPARE(first.execAndGet("PRAGMA user_version").getInt(), db::kSchemaVersion);
            }
        }
        QVERIFY(kept.size() > 1);
        writeBytes(m_path, original);
        const Result<std::string> name = convert();
        QVERIFY(name.has_value());
        QVERIFY(std::ranges::find(kept, *name) == kept.end() && std::filesystem::exists(*name));
        QVERIFY(db::bringUpToDate(*std::make_unique<SQLite::Database>(m_path, SQLite::OPEN_READWRITE), m_path,
            OpenMode::ReadWrite, steps)
                    ->empty());
        for (const auto& file : std::filesystem::directory_iterator(m_folder->root()))
            QVERIFY2(file.path().string().find(".part-") == std::string::npos, file.path().c_str());
    }

    /// Of what a killed program leaves beside a project, the next one takes the temporary files away, but not
    /// those of a process that is still there.
    void leftoversOfKilledProcessesAreRemoved()
    {
        const std::string repaired = m_folder->file("repaired.rankloom");
        const auto repair = [&] { return db::repairCopy(m_path, repaired); };
        QVERIFY(FaultVfs::killedAt(30, repair));
        const auto parts = [this] {
            int count = 0;
            for (const auto& file : std::filesystem::directory_iterator(m_folder->root()))
                count += file.path().string().find(".part-") != std::string::npos ? 1 : 0;
            return count;
        };
        QVERIFY(parts() > 0);
        const std::string working = db::temporaryBeside(repaired);
        writeBytes(working, "at work");
        writeBytes(m_folder->file("holiday.part-2"), "of somebody else");
        QVERIFY(ProjectFile::open(m_path));
        QCOMPARE(parts(), 2);
        QVERIFY(std::filesystem::exists(working));
        std::filesystem::remove(working);
        QVERIFY(repair());
        QCOMPARE(parts(), 1);
    }

    void anOldReadOnlyFileIsNotConverted()
    {
        SQLite::Database database(m_path, SQLite::OPEN_READONLY);
        std::vector<db::Migration> steps = db::migrations();
        steps.push_back({db::kSchemaVersion + 1, "CREATE TABLE two (a INTEGER) STRICT;"});
        const Result<std::string> refused = db::bringUpToDate(database, m_path, OpenMode::ReadOnly, steps);
        QVERIFY(!refused && refused.error().code == ErrorCode::ProjectReadOnly);
    }

private:
    std::unique_ptr<Folder> m_folder;
    std::string m_path;
};

QTEST_APPLESS_MAIN(TestFaults)
#include "tst_faults.moc"
