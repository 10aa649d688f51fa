// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include "core/base/error.h"
#include "core/exchange/reading.h"
#include "core/plan/project.h"
#include "db/project_file.h"

/// Values to rows and back. Writers replace what was there, inside the caller's transaction; SQLite errors
/// arrive as SQLite::Exception, see guarded(). Readers refuse what this program cannot have written
/// (ProjectDamaged).
namespace rankloom::db {

void writeMeta(SQLite::Database& database, const char* key, const std::string& value);
std::string readMeta(SQLite::Database& database, const char* key); ///< empty where there is none

Result<void> writeName(SQLite::Database& database, std::string_view name);
std::string readName(SQLite::Database& database);

Result<void> writeModel(SQLite::Database& database, const ModelSpec& model);
Result<ModelSpec> readModel(SQLite::Database& database);

/// More than any cluster that exists; guards the arithmetic on counts of a damaged file.
inline constexpr std::int64_t kMostDevices = 1 << 24;

Result<void> writeCluster(SQLite::Database& database, const Cluster& cluster);
Result<Cluster> readCluster(SQLite::Database& database);

/// What a person said about hosts of imported files; replaces all answers.
Result<void> writeHostAnswers(SQLite::Database& database, const HostAnswers& answers);
HostAnswers readHostAnswers(SQLite::Database& database);

void writeWorkload(SQLite::Database& database, const Workload& workload);
Result<Workload> readWorkload(SQLite::Database& database);

/// `importId` names the measurements the statistics were counted from, `part` says in words which of their
/// tokens (empty: all); empty statistics clear the tables.
void writeRouting(SQLite::Database& database, const RoutingStatistics& routing,
    std::optional<std::int64_t> importId, const std::string& part = {});
Result<RoutingStatistics> readRouting(SQLite::Database& database);
/// The tags of a measurement that has none yet.
void writeTags(SQLite::Database& database, std::int64_t measurement, const std::vector<TraceTag>& tags);

/// Id 0 takes the next free one. Returns the id.
/// A new one (id 0) is listed last, whatever its position says.
Result<std::int64_t> writeScenario(SQLite::Database& database, const Scenario& scenario);
Result<std::vector<Scenario>> readScenarios(SQLite::Database& database);

/// The bytes of a blob or text column; valid until the statement moves on.
std::string_view bytesOf(const SQLite::Statement& statement, int column);
/// Text that SQLite and JSON can hold: valid UTF-8 without NUL. Errors: BadValue.
Result<void> checkText(std::string_view text, const char* what);

} // namespace rankloom::db
