// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/error.h"

namespace SQLite {
class Database;
}

namespace rankloom::db {

/// The SQL that brings a file from version `to - 1` to `to`.
struct Migration {
    int to = 0;
    std::string sql;
    /// What SQL cannot say, after it.
    Result<void> (*move)(SQLite::Database&) = nullptr;
};

/// All migrations, ascending from 1: a new file is an empty one that went through all of them.
const std::vector<Migration>& migrations();

/// Runs the migrations the file has not seen, each in its own transaction that also sets user_version: after
/// a failure the file is at the last version that was reached. Sets application_id on a new file. SQLite
/// errors arrive as SQLite::Exception.
Result<void> migrate(SQLite::Database& database, std::span<const Migration> steps);

/// Makes a database without anything a project file of a version without rows: a copy of one that went
/// through the migrations, which takes ten times as long and is done once in a program's life. May be called
/// by several threads. SQLite errors arrive as SQLite::Exception.
Result<void> makeEmpty(SQLite::Database& database, int version);

/// A table by its keys: fixed leading values, then an integer key; or a text key out of a known list.
struct TableKeys {
    const char* table;
    const char* key;
    const char* group = nullptr; ///< leading column of a composite key
    const char* input = nullptr; ///< the column before that: of which cluster or model
    bool single = false; ///< at most one row, with key 1
    int since = 1; ///< version
};
/// The tables a file of a version has, in an order in which rows can be inserted.
std::vector<TableKeys> tablesOf(int version);

std::string schemaV1();
std::string schemaV2();
std::string schemaV3();
std::string schemaV4();
std::string schemaV5();
std::string schemaV6();
std::string schemaV7();
std::string schemaV8();
std::string schemaV9();
std::string schemaV10();
std::string schemaV11();
Result<void> moveCalibrations(SQLite::Database& database);
Result<void> moveDrives(SQLite::Database& database);

/// Whether rows of links and pairs are keyed by cluster and model, as they are since version 4.
enum class Keyed : std::uint8_t { Once, ByInput };
/// The views that unpack blobs: links, expert_transitions, expert_coactivation.
std::string blobViews(Keyed keyed);

} // namespace rankloom::db
