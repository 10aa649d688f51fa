// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/migrate_file.h"

#include <filesystem>
#include <system_error>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>

#include "db/connection.h"
#include "db/copy.h"

namespace rankloom::db {

namespace {

/// A copy under a name that nothing has: what lies at "name~" may be the only whole copy of what a former
/// conversion, which did not come to its end, began with. Its name.
Result<std::string> keptAsItIs(SQLite::Database& database, const std::string& path)
{
    constexpr int kMostKept = 1000;
    for (int number = 1;; ++number) {
        std::string name = path + "~" + (number > 1 ? std::to_string(number) : std::string());
        std::error_code ignored;
        if (number < kMostKept && std::filesystem::exists(name, ignored))
            continue;
        if (const Result<void> kept = backupDatabase(database, name, IfThere::Refuse); !kept)
            return tl::unexpected(kept.error());
        return name;
    }
}

} // namespace

Result<std::string> bringUpToDate(
    SQLite::Database& database, const std::string& path, OpenMode mode, std::span<const Migration> steps)
{
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    const int newest = steps.empty() ? 0 : steps.back().to;
    const Place where {path, 0, 0, {}};
    if (version < 1)
        return fail(ErrorCode::ProjectDamaged, Phrase::of("the project does not state its format"), where,
            Phrase::of("Take it from a backup."));
    if (version > newest)
        return fail(ErrorCode::ProjectTooNew, Phrase::of("this project was written by a newer Rankloom"),
            where, Phrase::of("Open it with the newer program."));
    if (version == newest)
        return std::string();
    if (mode == OpenMode::ReadOnly)
        return fail(ErrorCode::ProjectReadOnly, Phrase::of("this project is in an older format"), where,
            Phrase::of("Open it once for writing, so that it can be converted."));
    Result<std::string> kept = keptAsItIs(database, path);
    if (!kept)
        return kept;
    if (Result<void> migrated = migrate(database, steps); !migrated)
        return tl::unexpected(migrated.error());
    return kept;
}

} // namespace rankloom::db
