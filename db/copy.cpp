// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/copy.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

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

Error alreadyThere(const std::string& path)
{
    return {ErrorCode::FileUnwritable, Phrase::of("a file of this name exists already"), {path, 0, 0, {}}, {},
        Phrase::of("Choose another name, or open it.")};
}

namespace {

/// Unless the name is taken.
Result<void> renameToUnused(const std::string& temporary, const std::string& target)
{
    if (::link(temporary.c_str(), target.c_str()) == 0) {
        std::error_code ignored;
        std::filesystem::remove(temporary, ignored);
        return {};
    }
    if (errno == EEXIST)
        return tl::unexpected(alreadyThere(target));
        // File systems without hard links.
#ifdef RENAME_NOREPLACE
    if (::renameat2(AT_FDCWD, temporary.c_str(), AT_FDCWD, target.c_str(), RENAME_NOREPLACE) == 0)
        return {};
    if (errno == EEXIST)
        return tl::unexpected(alreadyThere(target));
#endif
    // Nor that: a race with another creator of the same name is possible here.
    std::error_code problem;
    if (std::filesystem::exists(target, problem))
        return tl::unexpected(alreadyThere(target));
    std::filesystem::rename(temporary, target, problem);
    if (problem)
        return fail(ErrorCode::FileUnwritable, problem.message(), {target, 0, 0, {}},
            Phrase::of("Choose another folder."));
    return {};
}

} // namespace

Result<void> putInPlace(const std::string& temporary, const std::string& target, IfThere ifThere)
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
    if (ifThere == IfThere::Refuse) {
        Result<void> renamed = renameToUnused(temporary, target);
        return renamed ? syncToDisk(folderOf(target)) : renamed;
    }
    std::filesystem::rename(temporary, target, problem);
    if (problem)
        return fail(ErrorCode::FileUnwritable, problem.message(), {target, 0, 0, {}},
            Phrase::of("Check the rights to the folder, or choose another."));
    return syncToDisk(folderOf(target));
}

Result<void> backupDatabase(SQLite::Database& database, const std::string& target, IfThere ifThere)
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
    return copied ? putInPlace(temporary, target, ifThere)
                  : tl::unexpected(whileCreating(std::move(copied.error()), target));
}

Result<void> copyProjectFile(const std::string& path, const std::string& target)
{
    if (Result<void> fit = inspectFile(path); !fit)
        return fit;
    Result<SQLite::Database> database = openConnection(path, OpenMode::ReadOnly);
    return database ? backupDatabase(*database, target, IfThere::Replace) : tl::unexpected(database.error());
}

Result<void> ProjectFile::backupTo(const std::string& path) const
{
    if (sameFile(path, m_impl->path))
        return fail(ErrorCode::FileUnwritable, Phrase::of("a project cannot be backed up onto itself"),
            {path, 0, 0, {}});
    if (Result<void> safe = inspectSidecars(m_impl->path); !safe)
        return safe;
    return backupDatabase(m_impl->database, path, IfThere::Replace);
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
    return copied ? putInPlace(temporary, path, IfThere::Replace)
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
        if (Result<void> replaced = replacePages(source); !replaced)
            return replaced;
        m_impl->looked.reset();
        if (m_impl->known)
            m_impl->known = m_impl->state();
        // It may have been made by an older program.
        const Result<std::string> kept =
            bringUpToDate(m_impl->database, m_impl->path, m_impl->mode, migrations());
        return kept ? Result<void>() : tl::unexpected(kept.error());
    });
}

/// All pages as one transaction on this file, rolled back by SQLite if it fails.
Result<void> ProjectFile::replacePages(SQLite::Database& source)
{
    sqlite3* const handle = m_impl->database.getHandle();
    // SQLite allows no question to a connection that is being filled, but this one is none: it tells whether
    // the first page, read once the lock was held, was another one than before.
    const auto pageState = [handle] {
        unsigned int version = 0;
        sqlite3_file_control(handle, "main", SQLITE_FCNTL_DATA_VERSION, &version);
        return version;
    };
    const bool changed = m_impl->known && m_impl->state() != *m_impl->known;
    const unsigned int before = pageState();
    SQLite::Backup backup(m_impl->database, source);
    int code = changed ? SQLITE_OK : backup.executeStep(1);
    if (changed || ((code == SQLITE_OK || code == SQLITE_DONE) && m_impl->known && pageState() != before))
        return tl::unexpected(outsideChange(m_impl->path));
    if (code == SQLITE_OK)
        code = backup.executeStep(-1);
    if (code != SQLITE_DONE)
        return tl::unexpected(sqliteError(code, code, "restore", m_impl->path));
    return {};
}

} // namespace rankloom::db
