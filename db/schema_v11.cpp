// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <string>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/cluster/device_generation.h"
#include "core/cluster/device_presets.h"
#include "db/schema.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

constexpr const char* kColumnsV11 = R"sql(
-- What was told by a device's name until now. Drives are those of one device; NULL = nobody said.
ALTER TABLE device ADD COLUMN generation TEXT NOT NULL DEFAULT 'unknown';
ALTER TABLE device ADD COLUMN compute_capability INTEGER NOT NULL DEFAULT 0;
ALTER TABLE device ADD COLUMN unified_memory INTEGER NOT NULL DEFAULT 0 CHECK (unified_memory IN (0, 1));
ALTER TABLE device ADD COLUMN host_mem_bytes REAL NOT NULL DEFAULT 0;
ALTER TABLE device ADD COLUMN devices_per_host_link INTEGER NOT NULL DEFAULT 0;
ALTER TABLE device ADD COLUMN drive_read_bytes_per_s REAL CHECK (drive_read_bytes_per_s > 0);
ALTER TABLE device ADD COLUMN drive_write_bytes_per_s REAL CHECK (drive_write_bytes_per_s > 0);
ALTER TABLE device ADD COLUMN drive_endurance_bytes REAL CHECK (drive_endurance_bytes > 0);

-- What was measured or set of the drives of the nodes, which plans had until now.
ALTER TABLE cluster ADD COLUMN drive_read_bytes_per_s REAL CHECK (drive_read_bytes_per_s > 0);
ALTER TABLE cluster ADD COLUMN drive_write_bytes_per_s REAL CHECK (drive_write_bytes_per_s > 0);
ALTER TABLE cluster ADD COLUMN drive_endurance_bytes REAL CHECK (drive_endurance_bytes > 0);
)sql";

/// The members of a plan's "memory.offload" that were figures of drives up to version 10, and what each plan
/// had that nobody had set: they could not say so.
struct FormerDrive {
    const char* key;
    const char* column;
    double unset;
};
constexpr FormerDrive kFormerDrives[] = {
    {"nvmeReadBytesPerSecond", "drive_read_bytes_per_s", 6e9},
    {"nvmeWriteBytesPerSecond", "drive_write_bytes_per_s", 3.25e9},
    {"nvmeEnduranceBytes", "drive_endurance_bytes", 3.84e12 * 365 * 5},
};

/// By column.
using FormerFigures = std::map<std::string, double>;

/// Takes figures of drives out of a plan.
FormerFigures takenDrives(nlohmann::json& plan)
{
    FormerFigures out;
    const nlohmann::json::json_pointer place("/memory/offload");
    if (!plan.contains(place) || !plan.at(place).is_object())
        return out;
    nlohmann::json& offload = plan.at(place);
    for (const FormerDrive& former : kFormerDrives)
        if (const auto member = offload.find(former.key); member != offload.end() && member->is_number()) {
            const auto figure = member->get<double>();
            if (figure > 0 && figure != former.unset)
                out[former.column] = figure;
            offload.erase(member);
        }
    return out;
}

/// Devices say themselves what their names told.
void tellDevices(SQLite::Database& database)
{
    SQLite::Statement rows(database, "SELECT cluster_id, name FROM device");
    SQLite::Statement update(database,
        "UPDATE device SET generation = ?2, compute_capability = ?3, unified_memory = ?4, host_mem_bytes = "
        "?5,"
        " devices_per_host_link = ?6, drive_read_bytes_per_s = ?7 WHERE cluster_id = ?1");
    while (rows.executeStep()) {
        const DeviceSpec known = namesakeOf(rows.getColumn(1).getString());
        update.bind(1, rows.getColumn(0).getInt64());
        update.bind(2, std::string(nameOf(known.generation)));
        update.bind(3, known.computeCapability);
        update.bind(4, known.unifiedMemory ? 1 : 0);
        update.bind(5, known.hostMemory.value());
        update.bind(6, known.devicesPerHostLink);
        if (known.drives.read)
            update.bind(7, known.drives.read->value());
        else
            update.bind(7);
        update.exec();
        update.reset();
    }
}

} // namespace

std::string schemaV11() { return kColumnsV11; }

Result<void> moveDrives(SQLite::Database& database)
{
    tellDevices(database);

    // The plan on screen speaks for its cluster first.
    std::map<std::int64_t, FormerFigures> ofClusters;
    SQLite::Statement rows(database,
        "SELECT s.id, s.cluster_id, s.plan_json FROM scenario AS s LEFT JOIN project AS p"
        " ORDER BY s.id IS NOT p.current_scenario, s.position, s.id");
    SQLite::Statement update(database, "UPDATE scenario SET plan_json = ? WHERE id = ?");
    while (rows.executeStep()) {
        Result<nlohmann::json> plan = parseJson(bytesOf(rows, 2));
        if (!plan || !plan->is_object())
            continue; // damaged: reading it will say so
        ofClusters[rows.getColumn(1).getInt64()].merge(takenDrives(*plan));
        update.bind(1, compactText(*plan));
        update.bind(2, rows.getColumn(0).getInt64());
        update.exec();
        update.reset();
    }

    for (const auto& [cluster, figures] : ofClusters)
        for (const auto& [column, figure] : figures) {
            SQLite::Statement set(database, fmt::format("UPDATE cluster SET {} = ? WHERE id = ?", column));
            set.bind(1, figure);
            set.bind(2, cluster);
            set.exec();
        }
    return {};
}

} // namespace rankloom::db
