// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recovery/migration_json.h"

#include <nlohmann/json.hpp>

#include "core/base/json.h"

namespace rankloom {

std::string writeMigration(const LayerMigration& migration)
{
    nlohmann::ordered_json out;
    out["format"] = "rankloom-migration";
    out["version"] = 1;
    out["before"] = migration.before;
    out["after"] = migration.after;
    out["partition"] = migration.partition;
    out["layersMoved"] = migration.layersMoved;
    out["bytesMoved"] = migration.bytesMoved;
    out["throughputBefore"] = migration.throughputBefore;
    out["throughputAfter"] = migration.throughputAfter;
    out["bound"] = migration.bound;
    return jsonText(out);
}

} // namespace rankloom
