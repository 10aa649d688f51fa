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

/// What this program cannot have written.
tl::unexpected<Error> damaged(Phrase what);

void writeMeta(SQLite::Database& database, const char* key, const std::string& value);
std::string readMeta(SQLite::Database& database, const char* key); ///< empty where there is none

Result<void> writeName(SQLite::Database& database, std::string_view name);
std::string readName(SQLite::Database& database);

/// Models and clusters are stored by id. `title`: what a person calls it; empty = as the model is called.
Result<void> writeModel(
    SQLite::Database& database, std::int64_t id, std::string_view title, const ModelSpec& model);
Result<ModelSpec> readModel(SQLite::Database& database, std::int64_t id);

/// More than any cluster that exists; guards the arithmetic on counts of a damaged file.
inline constexpr std::int64_t kMostDevices = 1 << 24;

Result<void> writeCluster(
    SQLite::Database& database, std::int64_t id, std::string_view name, const Cluster& cluster);
Result<Cluster> readCluster(SQLite::Database& database, std::int64_t id);

/// Those that were not taken back, by id.
std::vector<MeasurementInfo> readMeasurements(SQLite::Database& database);
/// All of them, by id; routing statistics with the models.
Result<Inputs> readInputs(SQLite::Database& database);

Result<ProjectState> readState(SQLite::Database& database);

/// What a person said about hosts of files that were imported into a cluster; replaces all answers.
Result<void> writeHostAnswers(SQLite::Database& database, std::int64_t cluster, const HostAnswers& answers);
HostAnswers readHostAnswers(SQLite::Database& database, std::int64_t cluster);

/// `importId` names the measurements the statistics were counted from, `part` says in words which of their
/// tokens (empty: all); empty statistics clear the model's rows.
void writeRouting(SQLite::Database& database, std::int64_t model, const RoutingStatistics& routing,
    std::optional<std::int64_t> importId, const std::string& part = {});
Result<RoutingStatistics> readRouting(SQLite::Database& database, std::int64_t model);
std::vector<TraceTag> readTags(SQLite::Database& database, std::int64_t measurement);
/// The tags of a measurement that has none yet.
void writeTags(SQLite::Database& database, std::int64_t measurement, const std::vector<TraceTag>& tags);

/// Measured constants: of a scenario alone, or of the project where that is 0. Nothing where they are not
/// stored.
Result<void> writeCalibration(
    SQLite::Database& database, std::int64_t scenario, const Calibration& calibration);
void removeCalibration(SQLite::Database& database, std::int64_t scenario);
Result<std::optional<Calibration>> readCalibration(SQLite::Database& database, std::int64_t scenario);

/// Rates fitted to measurements, of all devices; replaces all of them. Errors: BadValue, ProjectDamaged.
Result<void> writeServingCalibrations(
    SQLite::Database& database, const std::vector<Shared<ServingCalibration>>& calibrations);
Result<std::vector<Shared<ServingCalibration>>> readServingCalibrations(SQLite::Database& database);

/// Id 0 takes the next free one. Returns the id.
/// A new one (id 0) is listed last, whatever its position says.
Result<std::int64_t> writeScenario(SQLite::Database& database, const Scenario& scenario);
Result<std::vector<Scenario>> readScenarios(SQLite::Database& database);
/// The one on screen; where the project names none, the first.
Result<Scenario> readCurrentScenario(SQLite::Database& database);

/// The bytes of a blob or text column; valid until the statement moves on.
std::string_view bytesOf(const SQLite::Statement& statement, int column);
/// Text that SQLite and JSON can hold: valid UTF-8 without NUL. Errors: BadValue.
Result<void> checkText(std::string_view text, const char* what);

} // namespace rankloom::db
