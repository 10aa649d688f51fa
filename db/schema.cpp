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
    static const std::vector<Migration> all {{1, schemaV1()}, {2, schemaV2()}, {3, schemaV3()},
        {4, schemaV4()}, {5, schemaV5()}, {6, schemaV6(), moveCalibrations}};
    return all;
}

namespace {

/// Migrations make tables anew and rename them: meanwhile references point nowhere.
class ForeignKeysOff {
public:
    explicit ForeignKeysOff(SQLite::Database& database)
        : m_database(database), m_enforced(database.execAndGet("PRAGMA foreign_keys").getInt() != 0)
    {
        database.exec("PRAGMA foreign_keys = OFF");
    }
    ~ForeignKeysOff()
    {
        if (m_enforced)
            m_database.tryExec("PRAGMA foreign_keys = ON");
    }
    ForeignKeysOff(const ForeignKeysOff&) = delete;
    ForeignKeysOff& operator=(const ForeignKeysOff&) = delete;

private:
    SQLite::Database& m_database;
    bool m_enforced;
};

} // namespace

Result<void> migrate(SQLite::Database& database, std::span<const Migration> steps)
{
    const ForeignKeysOff off(database);
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
        if (step.move != nullptr)
            if (Result<void> moved = step.move(database); !moved)
                return moved;
        database.exec(fmt::format("PRAGMA user_version = {}", step.to));
        transaction.commit();
    }
    return {};
}

std::vector<std::string> tableNames(int version)
{
    std::vector<std::string> names {"meta", "project", "model_spec", "cluster", "scenario", "device", "node",
        "link_tier", "link_row", "link_curve", "measurement", "routing", "routing_layer", "routing_expert",
        "routing_pairs", "routing_chunk", "measurement_tag", "routing_count", "routing_window", "node_outage",
        "network_tier", "host_answer", "routing_sample"};
    if (version < 4)
        names.emplace_back("workload");
    if (version >= 5)
        names.emplace_back("cluster_given");
    if (version >= 6)
        names.emplace_back("calibration");
    return names;
}

} // namespace rankloom::db
