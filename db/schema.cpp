// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>

#include "db/project_file.h"

namespace rankloom::db {

const std::vector<Migration>& migrations()
{
    static const std::vector<Migration> all {{1, schemaV1()}, {2, schemaV2()}, {3, schemaV3()}};
    return all;
}

Result<void> migrate(SQLite::Database& database, std::span<const Migration> steps)
{
    for (const Migration& step : steps) {
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        const int version = database.execAndGet("PRAGMA user_version").getInt();
        if (version >= step.to)
            continue;
        if (version != step.to - 1)
            return fail(ErrorCode::Internal, Phrase::of("no migration from version {}", version));
        if (version == 0)
            database.exec(fmt::format("PRAGMA application_id = {}", kApplicationId));
        database.exec(step.sql);
        database.exec(fmt::format("PRAGMA user_version = {}", step.to));
        transaction.commit();
    }
    return {};
}

const std::vector<std::string>& tableNames()
{
    static const std::vector<std::string> names {"meta", "project", "scenario", "model_spec", "device",
        "cluster", "node", "link_tier", "link_row", "link_curve", "workload", "measurement", "routing",
        "routing_layer", "routing_expert", "routing_pairs", "routing_chunk", "measurement_tag",
        "routing_count", "routing_window", "node_outage", "network_tier", "host_answer", "routing_sample"};
    return names;
}

} // namespace rankloom::db
