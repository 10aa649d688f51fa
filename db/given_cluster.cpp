// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/given_cluster.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/plan/plan_fields.h"
#include "db/tables.h"

namespace rankloom::db {

void keepGiven(SQLite::Database& database, std::int64_t id, const Cluster& cluster, std::int64_t measurement)
{
    SQLite::Statement others(database,
        "SELECT 1 FROM measurement WHERE cluster_id = ?1 AND removed = 0 AND id <> ?2 AND format <> ?3");
    others.bind(1, id);
    others.bind(2, measurement);
    others.bind(3, std::string(nameOf(FileFormat::PlanDocument)));
    if (others.executeStep())
        return;
    Cluster given = cluster;
    given.nodeNames.clear();
    given.unavailableNodes.clear();
    SQLite::Statement insert(database, "INSERT OR REPLACE INTO cluster_given VALUES (?, ?)");
    insert.bind(1, id);
    insert.bind(2, compactText(clusterJson(given)));
    insert.exec();
}

std::optional<Cluster> givenCluster(SQLite::Database& database, std::int64_t id, const Cluster& now)
{
    SQLite::Statement row(database, "SELECT cluster_json FROM cluster_given WHERE cluster_id = ?");
    row.bind(1, id);
    if (!row.executeStep())
        return std::nullopt;
    const nlohmann::json json = jsonOrDiscarded(bytesOf(row, 0));
    JsonFindings findings;
    Cluster given = readCluster(JsonObject(&json, {}, findings), findings);
    if (findings.error || given.nodes != now.nodes || given.devicesPerNode != now.devicesPerNode)
        return std::nullopt;
    return given;
}

} // namespace rankloom::db
