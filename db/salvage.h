// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <SQLiteCpp/Database.h>

#include "db/repair.h"
#include "db/schema.h"
#include "db/seal.h"

/// The steps of a repair. SQLite errors of the *new* file arrive as SQLite::Exception.
namespace rankloom::db {

/// Sets right what is constant in the header of a project file, and its length; gives the file the schema
/// pages of `fresh` (an empty project) when its own cannot be read. Works on a copy.
Result<void> mendHeader(const std::string& copy);
Result<void> mendSchema(const std::string& copy, const std::string& fresh);

/// Copies every readable row of a table. Where reading stops it reads from the other end and halves what is
/// left between, until single keys remain that cannot be read. Both files are of the version of `keys`. Where
/// the rows have `seals`, one that is as it was written comes before any other of its key, and rows that were
/// never written are left out.
TableRepair salvageTable(
    SQLite::Database& damaged, SQLite::Database& fresh, const TableKeys& keys, const StoredSums* seals);

/// Drops rows whose contents are broken and puts defaults where the program needs a row, so that the new file
/// is a sound project.
Result<void> mendContents(SQLite::Database& fresh, RepairReport& report);

} // namespace rankloom::db
