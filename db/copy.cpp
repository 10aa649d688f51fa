// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/copy.h"

#include <filesystem>
#include <system_error>

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include "db/connection.h"
#include "db/migrate_file.h"
#include "db/project_impl.h"
#include "db/schema.h"

namespace rankloom::db {

namespace {

bool sameFile(const std::string& a, const std::string& b)
{
    std::error_code ignored;
    return std::filesystem::equivalent(a, b, ignored);
}

} // namespace

Result<void> putInPlace(const std::string& temporary, const std::string& target)
{
    if (Result<void> durable = syncToDisk(temporary); !durable)
        return durable;
    std::error_code problem;
    for (const char* suffix : {"-journal", "-wal"})
        if (std::filesystem::exists(target + suffix, problem))
            return fail(ErrorCode::FileUnwritable,
                Phrase::of("the journal of a former project lies beside the target"),
                {target + suffix, 0, 0, {}},
                Phrase::of("Open that project once, move the journal away, or choose another name."));
    std::filesystem::rename(temporary, target, problem);
    if (problem)
        return fail(ErrorCode::FileUnwritable, problem.message(), {target, 0, 0, {}},
            Phrase::of("Check the rights to the folder, or choose another."));
    return syncToDisk(folderOf(target));
}

Result<void> backupDatabase(SQLite::Database& database, const std::string& target)
{
    const std::string temporary = temporaryBeside(target);
    const FileRemover remover(temporary);
    Result<void> copied = guarded(target, [&]() -> Result<void> {
        SQLite::Database copy(temporary, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        copy.exec("PRAGMA synchronous = OFF"); // synced once, when complete
        SQLite::Backup backup(copy, database);
        if (const int code = backup.executeStep(-1); code != SQLITE_DONE)
            return tl::unexpected(sqliteError(code, code, "backup", target));
        return {};
    });
    return copied ? putInPlace(temporary, target)
                  : tl::unexpected(whileCreating(std::move(copied.error()), target));
}

Result<void> copyProjectFile(const std::string& path, const std::string& target)
{
    if (Result<void> fit = inspectFile(path); !fit)
        return fit;
    Result<SQLite::Database> database = openConnection(path, OpenMode::ReadOnly);
    return database ? backupDatabase(*database, target) : tl::unexpected(database.error());
}

Result<void> ProjectFile::backupTo(const std::string& path) const
{
    if (sameFile(path, m_impl->path))
        return fail(ErrorCode::FileUnwritable, Phrase::of("a project cannot be backed up onto itself"),
            {path, 0, 0, {}});
    if (Result<void> safe = inspectSidecars(m_impl->path); !safe)
        return safe;
    return backupDatabase(m_impl->database, path);
}

Result<void> ProjectFile::saveCopy(const std::string& path) const
{
    if (sameFile(path, m_impl->path))
        return fail(ErrorCode::FileUnwritable, Phrase::of("this is the project itself"), {path, 0, 0, {}},
            Phrase::of("Choose another name for the copy."));
    if (Result<void> safe = inspectSidecars(m_impl->path); !safe)
        return safe;
    const std::string temporary = temporaryBeside(path);
    const FileRemover remover(temporary);
    Result<void> copied = guarded(path, [&]() -> Result<void> {
        SQLite::Statement vacuum(m_impl->database, "VACUUM INTO ?");
        vacuum.bind(1, temporary);
        vacuum.exec();
        return {};
    });
    return copied ? putInPlace(temporary, path)
                  : tl::unexpected(whileCreating(std::move(copied.error()), path));
}

Result<void> ProjectFile::restoreFrom(const std::string& path)
{
    if (readOnly())
        return fail(ErrorCode::ProjectReadOnly, Phrase::of("the project was opened for reading only"),
            {m_impl->path, 0, 0, {}}, Phrase::of("Save a copy and work on that."));
    if (Result<void> fit = inspectFile(path); !fit)
        return fit;
    for (const std::string& file : {m_impl->path, path})
        if (Result<void> safe = inspectSidecars(file); !safe)
            return safe;
    return guarded(m_impl->path, [&]() -> Result<void> {
        SQLite::Database source(path, SQLite::OPEN_READONLY);
        SQLite::Backup backup(m_impl->database, source);
        // All pages in one step: one transaction on the target, rolled back by SQLite if it fails.
        if (const int code = backup.executeStep(-1); code != SQLITE_DONE)
            return tl::unexpected(sqliteError(code, code, "restore", m_impl->path));
        // It may have been made by an older program.
        return bringUpToDate(m_impl->database, m_impl->path, m_impl->mode, migrations());
    });
}

} // namespace rankloom::db
