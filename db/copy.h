// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/error.h"

namespace SQLite {
class Database;
}

namespace rankloom::db {

/// Copies all pages of the main database to `target` through SQLite's online backup, into a file beside it
/// that is renamed when complete and durable. Errors: FileUnwritable, DiskFull, ProjectBusy, Database.
Result<void> backupDatabase(SQLite::Database& database, const std::string& target);

/// The same of a project that is not open and not to be changed, whatever its version. Errors: also those of
/// ProjectFile::open().
Result<void> copyProjectFile(const std::string& path, const std::string& target);

/// Renames a finished temporary file over `target`, durably.
Result<void> putInPlace(const std::string& temporary, const std::string& target);

} // namespace rankloom::db
