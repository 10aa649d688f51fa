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

Result<void> bringUpToDate(
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
        return {};
    if (mode == OpenMode::ReadOnly)
        return fail(ErrorCode::ProjectReadOnly, Phrase::of("this project is in an older format"), where,
            Phrase::of("Open it once for writing, so that it can be converted."));
    if (Result<void> kept = backupDatabase(database, path + "~"); !kept)
        return kept;
    return migrate(database, steps);
}

} // namespace rankloom::db
