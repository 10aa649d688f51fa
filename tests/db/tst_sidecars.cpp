// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <fstream>
#include <iterator>

#include <QTest>

#include <SQLiteCpp/Database.h>

#include "db/project_file.h"
#include "db/repair.h"
#include "tests/db/fault_vfs.h"
#include "tests/db/sample.h"

using namespace rankloom;
using namespace rankloom::test;
using db::OpenMode;
using db::ProjectFile;

namespace {

void write(const std::string& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

std::string read(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

const std::string kMagic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);

std::string bigEndian(std::uint32_t value)
{
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(value >> shift & 0xFFU);
    return bytes;
}

/// As SQLite writes it: a header of one sector without pages, then the name of a super-journal.
std::string journalNaming(const std::string& victim, const std::string& project)
{
    const auto pages = static_cast<std::uint32_t>(std::filesystem::file_size(project) / 4096);
    std::string journal =
        kMagic + bigEndian(0) + bigEndian(7) + bigEndian(pages) + bigEndian(512) + bigEndian(4096);
    journal.resize(512, '\0');
    std::uint32_t sum = 0;
    for (const char c : victim)
        sum += static_cast<std::uint32_t>(static_cast<signed char>(c));
    return journal + bigEndian(0x40000000 / 4096 + 1) + victim
        + bigEndian(static_cast<std::uint32_t>(victim.size())) + bigEndian(sum) + kMagic;
}

} // namespace

/// Archives come with more than the project.
class TestSidecars : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_path = m_folder->file("p.rankloom");
        m_victim = m_folder->file("thesis.tex");
        QVERIFY(ProjectFile::create(m_path, sampleProject(), samplePlan()));
        write(m_victim, "three years of work");
    }
    void cleanup() { m_folder.reset(); }

    /// The attack is a true one: SQLite itself falls for it.
    void sqliteDeletesWhatAJournalNames()
    {
        write(m_path + "-journal", journalNaming(m_victim, m_path));
        SQLite::Database(m_path, SQLite::OPEN_READWRITE).exec("PRAGMA schema_version");
        QVERIFY(!std::filesystem::exists(m_victim));
    }

    void noJournalDeletesAFile()
    {
        const std::string journal = journalNaming(m_victim, m_path);
        write(m_path + "-journal", journal);
        for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly}) {
            const auto opened = ProjectFile::open(m_path, mode);
            QVERIFY(!opened && opened.error().code == ErrorCode::ProjectDamaged);
            QVERIFY(!opened.error().message.empty() && !opened.error().remedy.empty());
        }
        QCOMPARE(read(m_path + "-journal"), journal); // left for whoever looks into it
        // Through a link, too: SQLite follows it to the journal.
        const std::string link = m_folder->file("link.rankloom");
        std::filesystem::create_symlink(m_path, link);
        QVERIFY(!ProjectFile::open(link));
        QVERIFY(std::filesystem::exists(m_victim));

        const std::string repaired = m_folder->file("repaired.rankloom");
        const auto report = db::repairCopy(m_path, repaired);
        QVERIFY(report.has_value());
        QCOMPARE(report->notes.size(), std::size_t {1});
        QVERIFY(ProjectFile::open(repaired)->loadProject().value() == sampleProject());
        QCOMPARE(read(m_victim), std::string("three years of work"));
    }

    void aJournalThatComesLaterDoesNeither()
    {
        ProjectFile file = std::move(*ProjectFile::open(m_path));
        write(m_path + "-journal", journalNaming(m_victim, m_path));
        QVERIFY(!file.loadProject());
        QVERIFY(!file.storeName("x"));
        QVERIFY(!file.saveCopy(m_folder->file("copy.rankloom")));
        QVERIFY(!file.backupTo(m_folder->file("copy.rankloom")));
        QVERIFY(!file.restoreFrom(m_path));
        QVERIFY(!file.changedOutside());
        QCOMPARE(read(m_victim), std::string("three years of work"));
        std::filesystem::remove(m_path + "-journal");
        QVERIFY(file.storeName("x"));
    }

    void noJournalIsWrittenThrough()
    {
        write(m_victim, std::string(1, '\0') + "binary"); // SQLite takes it for a spent journal
        std::filesystem::create_symlink(m_victim, m_path + "-journal");
        QVERIFY(!ProjectFile::open(m_path));
        std::filesystem::remove(m_path + "-journal");
        std::filesystem::create_hard_link(m_victim, m_path + "-journal");
        QVERIFY(!ProjectFile::open(m_path));
        std::filesystem::remove(m_path + "-journal");
        QCOMPARE(read(m_victim), std::string(1, '\0') + "binary");
        std::filesystem::create_directory(m_path + "-journal");
        QVERIFY(!ProjectFile::open(m_path));
    }

    void aForeignLogIsNotRead()
    {
        // Another project's changes, in the log that a sync tool put beside ours.
        const std::string other = m_folder->file("o.rankloom");
        std::filesystem::copy_file(m_path, other);
        {
            SQLite::Database database(other, SQLite::OPEN_READWRITE);
            database.exec("PRAGMA journal_mode = WAL; UPDATE project SET name = 'foreign'");
            std::filesystem::copy_file(other + "-wal", m_path + "-wal");
        }
        for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly})
            QVERIFY(!ProjectFile::open(m_path, mode));
        std::filesystem::remove(m_path + "-wal");
        QVERIFY(ProjectFile::open(m_path)->loadProject().value() == sampleProject());
    }

    void itsOwnJournalIsStillRolledBack()
    {
        const std::string original = read(m_path);
        bool seen = false;
        const auto change = [this] {
            Result<ProjectFile> file = ProjectFile::open(m_path);
            if (file)
                (void)file->storeCluster({1, {}, makeCluster(64, 8, sampleDevice())});
        };
        for (int at = 1; FaultVfs::killedAt(at, change); ++at) {
            seen = seen || (std::filesystem::exists(m_path + "-journal") && read(m_path) != original);
            QVERIFY(ProjectFile::open(m_path)->loadProject().value() == sampleProject());
        }
        QVERIFY(seen);
    }

private:
    std::unique_ptr<Folder> m_folder;
    std::string m_path;
    std::string m_victim;
};

QTEST_APPLESS_MAIN(TestSidecars)
#include "tst_sidecars.moc"
