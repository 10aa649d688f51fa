// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>
#include <utility>
#include <vector>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "db/schema.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

constexpr const char* kTablesV6 = R"sql(
-- Measured constants of the memory model. Scenario 0: of the project, for all scenarios that have none of their own.
CREATE TABLE calibration (
    scenario_id INTEGER PRIMARY KEY CHECK (scenario_id >= 0),
    source TEXT NOT NULL,
    fragmentation REAL NOT NULL,
    fragmentation_low REAL NOT NULL,
    fragmentation_high REAL NOT NULL,
    additive_bytes REAL NOT NULL,
    context_bytes REAL NOT NULL,
    communicator_bytes REAL NOT NULL,
    expert_load_spread REAL NOT NULL
) STRICT;
)sql";

/// The members of a plan's "memory" that were its constants up to version 5, as they are there.
struct Former {
    const char* key;
    double Calibration::*of;
};
constexpr Former kFormer[] = {{"fragmentation", &Calibration::fragmentation},
    {"fragmentationLow", &Calibration::fragmentationLow},
    {"fragmentationHigh", &Calibration::fragmentationHigh}, {"additiveBytes", &Calibration::additiveBytes},
    {"contextBytes", &Calibration::contextBytes}, {"communicatorBytes", &Calibration::communicatorBytes},
    {"expertLoadSpread", &Calibration::expertLoadSpread}};

/// Takes the constants out of a plan; what is no number stays, for the reader of plans to tell.
Calibration taken(nlohmann::json& plan)
{
    Calibration out;
    const auto memory = plan.find("memory");
    if (memory == plan.end() || !memory->is_object())
        return out;
    for (const Former& former : kFormer)
        if (const auto member = memory->find(former.key); member != memory->end() && member->is_number()) {
            out.*former.of = member->get<double>();
            memory->erase(member);
        }
    return out;
}

} // namespace

std::string schemaV6() { return kTablesV6; }

Result<void> moveCalibrations(SQLite::Database& database)
{
    std::vector<std::pair<std::int64_t, Calibration>> found;
    SQLite::Statement rows(database,
        "SELECT s.id, s.plan_json FROM scenario AS s LEFT JOIN project AS p"
        " ORDER BY s.id IS NOT p.current_scenario, s.position, s.id");
    SQLite::Statement update(database, "UPDATE scenario SET plan_json = ? WHERE id = ?");
    while (rows.executeStep()) {
        Result<nlohmann::json> plan = parseJson(bytesOf(rows, 1));
        if (!plan || !plan->is_object())
            continue; // damaged: reading it will say so
        found.emplace_back(rows.getColumn(0).getInt64(), taken(*plan));
        update.bind(1, compactText(*plan));
        update.bind(2, found.back().first);
        update.exec();
        update.reset();
    }
    if (found.empty())
        return {};
    // The plan on screen speaks for the project; one with other constants keeps them as its own.
    Result<void> written = writeCalibration(database, 0, found.front().second);
    for (const auto& [scenario, calibration] : found)
        if (written && calibration != found.front().second)
            written = writeCalibration(database, scenario, calibration);
    return written;
}

} // namespace rankloom::db
