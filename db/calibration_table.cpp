// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include "core/plan/calibration_fields.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

/// In the order of calibrationFields().
constexpr const char* kColumns = "source, fragmentation, fragmentation_low, fragmentation_high,"
                                 " additive_bytes, context_bytes, communicator_bytes, expert_load_spread";

} // namespace

Result<void> writeCalibration(
    SQLite::Database& database, std::int64_t scenario, const Calibration& calibration)
{
    if (Result<void> sound = checkText(calibration.source, "source of the measured constants"); !sound)
        return sound;
    SQLite::Statement insert(database,
        std::string("INSERT OR REPLACE INTO calibration (scenario_id, ") + kColumns
            + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, scenario);
    insert.bind(2, calibration.source);
    int column = 3;
    for (const CalibrationField& field : calibrationFields())
        insert.bind(column++, calibration.*field.of);
    insert.exec();
    return {};
}

void removeCalibration(SQLite::Database& database, std::int64_t scenario)
{
    SQLite::Statement remove(database, "DELETE FROM calibration WHERE scenario_id = ?");
    remove.bind(1, scenario);
    remove.exec();
}

Result<std::optional<Calibration>> readCalibration(SQLite::Database& database, std::int64_t scenario)
{
    SQLite::Statement row(
        database, std::string("SELECT ") + kColumns + " FROM calibration WHERE scenario_id = ?");
    row.bind(1, scenario);
    if (!row.executeStep())
        return std::nullopt;
    Calibration out;
    out.source = row.getColumn(0).getString();
    int column = 1;
    for (const CalibrationField& field : calibrationFields()) {
        out.*field.of = row.getColumn(column++).getDouble();
        if (!(out.*field.of >= field.least && out.*field.of <= field.most))
            return fail(ErrorCode::ProjectDamaged, Phrase::of("the measured constants cannot be read"), {},
                Phrase::of("Repair a copy of the project."));
    }
    return out;
}

} // namespace rankloom::db
