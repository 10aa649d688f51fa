// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <exception>
#include <new>
#include <string>
#include <type_traits>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>

#include "core/base/error.h"
#include "db/project_file.h"

namespace rankloom::db {

/// A SQLite result code in the program's words: what, which file, what to do. `arguments`: path, extended
/// SQLite code, SQLite's message.
Error sqliteError(int code, int extendedCode, const std::string& message, const std::string& path);

/// Whether a crash left the file in the middle of a change, which only a writing connection takes back.
bool needsRollback(const Error& error);

/// Runs database code and turns every exception into an Error about `path`: none leaves the room.
template <class Work> auto guarded(const std::string& path, Work&& work) -> std::invoke_result_t<Work>
{
    try {
        return work();
    } catch (const SQLite::Exception& e) {
        return tl::unexpected(sqliteError(e.getErrorCode(), e.getExtendedErrorCode(), e.what(), path));
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::TooLarge, Phrase::of("not enough memory"), {path, 0, 0, {}},
            Phrase::of("Close other programs."));
    } catch (const std::exception& e) {
        return fail(ErrorCode::Internal, e.what(), {path, 0, 0, {}});
    }
}

/// An error of making a new file at `path`, which SQLite reports as one of opening.
Error whileCreating(Error error, const std::string& path);

/// Looks at the first bytes before SQLite does: is there a file, is it ours, can this version read it, is it
/// as long as it says?
Result<void> inspectFile(const std::string& path);

/// Opens a connection with every protective setting of a project file; runs no migration.
/// Precondition: inspectFile() was content. Errors: also those of inspectSidecars().
Result<SQLite::Database> openConnection(const std::string& path, OpenMode mode);
/// Foreign keys, untrusted schema, cell checks, no memory map, no triggers, rollback journal, full sync.
void applySettings(SQLite::Database& database, OpenMode mode);

/// The folder a file is in; "." for a name alone, where std::filesystem::absolute() may throw.
std::string folderOf(const std::string& path);
/// Makes what was written to `path` (a file or a folder) durable.
Result<void> syncToDisk(const std::string& path);
/// "2026-11-20T17:53:08Z"
std::string utcNow();
std::string randomUuid();
/// A name beside `path` that no other process picks: "name.part-<machine>-<pid>-<n>". What processes of this
/// machine that were killed have left in the folder under such names is removed.
std::string temporaryBeside(const std::string& path);
/// That alone.
void removeLeftovers(const std::string& path);

/// Removes a file and its journal when leaving the scope, unless kept.
class FileRemover {
public:
    explicit FileRemover(std::string path) : m_path(std::move(path)) { }
    FileRemover(const FileRemover&) = delete;
    FileRemover& operator=(const FileRemover&) = delete;
    ~FileRemover();
    void keep() { m_path.clear(); }

private:
    std::string m_path;
};

} // namespace rankloom::db
