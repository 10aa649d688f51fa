// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/base/error.h"

namespace SQLite {
class Database;
}

namespace rankloom::db {

/// What becomes of a file that has the name already.
enum class IfThere : std::uint8_t { Replace, Refuse };

/// Copies all pages of the main database to `target` through SQLite's online backup, into a file beside it
/// that is renamed when complete and durable. Errors: FileUnwritable, DiskFull, ProjectBusy, Database.
Result<void> backupDatabase(SQLite::Database& database, const std::string& target, IfThere ifThere);

/// The same of a project that is not open and not to be changed, whatever its version, replacing what is
/// there. Errors: also those of ProjectFile::open().
Result<void> copyProjectFile(const std::string& path, const std::string& target);

/// Gives a finished temporary file the name `target`, durably.
Result<void> putInPlace(const std::string& temporary, const std::string& target, IfThere ifThere);
Error alreadyThere(const std::string& path);

} // namespace rankloom::db
