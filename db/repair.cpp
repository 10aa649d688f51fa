// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/repair.h"

#include <filesystem>
#include <numeric>
#include <span>
#include <system_error>
#include <utility>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>

#include "db/connection.h"
#include "db/copy.h"
#include "db/project_file.h"
#include "db/repair_seals.h"
#include "db/salvage.h"
#include "db/schema.h"
#include "db/sidecars.h"

namespace rankloom::db {

namespace {

/// A copy to work on, with the journal a crash may have left, rolled back and with a sound header.
Result<void> makeWorkingCopy(
    const std::string& damaged, const std::string& copy, std::vector<std::string>& notes)
{
    std::error_code problem;
    if (!std::filesystem::exists(damaged, problem))
        return fail(ErrorCode::FileNotFound, Phrase::of("there is no such file"), {damaged, 0, 0, {}},
            Phrase::of("Check the name and the folder."));
    if (!std::filesystem::is_regular_file(damaged, problem)
        || std::filesystem::file_size(damaged, problem) < 100)
        return fail(ErrorCode::NotAProject, Phrase::of("this is not a Rankloom project"), {damaged, 0, 0, {}},
            Phrase::of("Choose a .rankloom file."));
    std::filesystem::copy_file(damaged, copy, problem);
    if (!problem && std::filesystem::exists(journalOf(damaged))) {
        if (inspectJournal(damaged))
            std::filesystem::copy_file(journalOf(damaged), copy + "-journal", problem);
        else
            notes.emplace_back("The journal beside it was left out: this program did not write it.");
    }
    if (problem)
        return fail(ErrorCode::FileUnwritable, problem.message(), {copy, 0, 0, {}},
            Phrase::of("Free some space, or choose another folder."));
    // A journal is rolled back by SQLite; one that is damaged itself is no use.
    (void)guarded(copy, [&]() -> Result<void> {
        SQLite::Database(copy, SQLite::OPEN_READWRITE).exec("PRAGMA schema_version");
        return {};
    });
    std::filesystem::remove(copy + "-journal", problem);
    return mendHeader(copy);
}

/// The version of its format: by what came with each, for the number may be damaged; by the number where the
/// schema cannot be read.
int versionOf(const std::string& copy)
{
    constexpr std::pair<int, const char*> signs[] = {
        {11, "SELECT count(*) FROM pragma_table_info('device') WHERE name = 'generation'"},
        {10, "SELECT count(*) FROM sqlite_schema WHERE name = 'request_trace'"},
        // 9 came with no table
        {8, "SELECT count(*) FROM pragma_table_info('scenario') WHERE name = 'work'"},
        {7, "SELECT count(*) FROM sqlite_schema WHERE name = 'other_nodes'"},
        {6, "SELECT count(*) FROM sqlite_schema WHERE name = 'calibration'"},
        {5, "SELECT count(*) FROM sqlite_schema WHERE name = 'cluster_given'"},
        {4, "SELECT count(*) FROM pragma_table_info('scenario') WHERE name = 'model_id'"},
        {3, "SELECT count(*) FROM sqlite_schema WHERE name = 'node_outage'"},
        {2, "SELECT count(*) FROM sqlite_schema WHERE name = 'routing_window'"},
        {1, "SELECT count(*) FROM sqlite_schema WHERE name = 'scenario'"}};
    static_assert(kSchemaVersion == 11, "a version that adds a table or a column needs its sign here");
    const Result<int> version = guarded(copy, [&]() -> Result<int> {
        SQLite::Database database(copy, SQLite::OPEN_READWRITE);
        try {
            for (const auto& [number, sign] : signs)
                if (database.execAndGet(sign).getInt() > 0)
                    return number;
        } catch (const SQLite::Exception&) { // a schema page is damaged
        }
        return database.execAndGet("PRAGMA user_version").getInt();
    });
    return version && *version >= 1 && *version <= kSchemaVersion ? *version : kSchemaVersion;
}

/// Rows are saved into a file of the same version, which then goes through the migrations as any other.
Result<RepairReport> moveRows(const std::string& copy, const std::string& fresh, int version)
{
    return guarded(fresh, [&]() -> Result<RepairReport> {
        SQLite::Database from(copy, SQLite::OPEN_READWRITE);
        SQLite::Database to(fresh, SQLite::OPEN_READWRITE);
        from.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0;");
        from.exec("BEGIN"); // one for thousands of small questions: no locks and header checks in between
        to.exec("PRAGMA foreign_keys = OFF; PRAGMA trusted_schema = OFF;");
        RepairReport report;
        RepairSeals seals(from, version);
        {
            SQLite::Transaction transaction(to, SQLite::TransactionBehavior::IMMEDIATE);
            for (const TableKeys& keys : tablesOf(version))
                report.tables.push_back(salvageTable(from, to, keys, seals.of(keys.table)));
            transaction.commit();
        }
        if (report.saved() == 0)
            return fail(ErrorCode::ProjectDamaged, Phrase::of("nothing in this file can be read"), {},
                Phrase::of("Take it from a backup."));
        if (Result<void> migrated = migrate(to, migrations()); !migrated)
            return tl::unexpected(migrated.error());
        SQLite::Transaction transaction(to, SQLite::TransactionBehavior::IMMEDIATE);
        seals.count(to, report);
        if (Result<void> mended = mendContents(to, report); !mended)
            return tl::unexpected(mended.error());
        seals.countAgain(to, report);
        seals.sealFresh(to, report);
        transaction.commit();
        return report;
    });
}

/// A new, empty project file of a version.
Result<void> makeFresh(const std::string& path, int version)
{
    return guarded(path, [&]() -> Result<void> {
        SQLite::Database database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        applySettings(database, OpenMode::ReadWrite);
        return makeEmpty(database, version);
    });
}

/// The repaired file must be what we promise.
Result<void> verify(const std::string& fresh)
{
    const Result<ProjectFile> file = ProjectFile::open(fresh);
    if (!file)
        return tl::unexpected(file.error());
    const Result<std::vector<Phrase>> problems = file->damage();
    if (!problems)
        return tl::unexpected(problems.error());
    if (!problems->empty())
        return fail(ErrorCode::ProjectDamaged,
            Phrase::of("what could be read makes no project: {}", problems->front()), {},
            Phrase::of("Take it from a backup."));
    return {};
}

} // namespace

namespace {

std::int64_t sumOf(const std::vector<TableRepair>& tables, std::int64_t TableRepair::*rows)
{
    return std::accumulate(tables.begin(), tables.end(), std::int64_t {0},
        [rows](std::int64_t sum, const TableRepair& table) { return sum + table.*rows; });
}

} // namespace

std::int64_t RepairReport::saved() const { return sumOf(tables, &TableRepair::saved); }
std::int64_t RepairReport::doubtful() const { return sumOf(tables, &TableRepair::doubtful); }
std::int64_t RepairReport::lost() const { return sumOf(tables, &TableRepair::lost); }
std::int64_t RepairReport::foreign() const { return sumOf(tables, &TableRepair::foreign); }

Result<RepairReport> repairCopy(const std::string& damaged, const std::string& target)
{
    std::error_code ignored;
    if (std::filesystem::exists(target, ignored))
        return fail(ErrorCode::FileUnwritable, Phrase::of("a file of this name exists already"),
            {target, 0, 0, {}}, Phrase::of("Choose another name for the repaired project."));
    const std::string copy = temporaryBeside(target);
    const std::string fresh = temporaryBeside(target);
    const FileRemover removeCopy(copy);
    const FileRemover removeFresh(fresh);
    std::vector<std::string> notes;
    Result<void> ready = makeWorkingCopy(damaged, copy, notes);
    const int version = ready ? versionOf(copy) : kSchemaVersion;
    if (ready)
        ready = makeFresh(fresh, version);
    if (ready)
        ready = mendSchema(copy, fresh);
    Result<RepairReport> report = ready ? moveRows(copy, fresh, version) : tl::unexpected(ready.error());
    if (report)
        if (Result<void> sound = verify(fresh); !sound)
            report = tl::unexpected(sound.error());
    if (!report) {
        if (report.error().where.file.empty() || report.error().where.file != target)
            report.error().where.file = damaged;
        return report;
    }
    report->notes.insert(report->notes.begin(), notes.begin(), notes.end());
    if (Result<void> placed = putInPlace(fresh, target, IfThere::Refuse); !placed)
        return tl::unexpected(placed.error());
    return report;
}

} // namespace rankloom::db
