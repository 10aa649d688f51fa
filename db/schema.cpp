// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <mutex>
#include <utility>

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include "db/project_file.h"

namespace rankloom::db {

const std::vector<Migration>& migrations()
{
    static const std::vector<Migration> all {{1, schemaV1()}, {2, schemaV2()}, {3, schemaV3()},
        {4, schemaV4()}, {5, schemaV5()}, {6, schemaV6(), moveCalibrations}, {7, schemaV7()}, {8, schemaV8()},
        {9, schemaV9()}, {10, schemaV10()}, {11, schemaV11(), moveDrives}};
    return all;
}

namespace {

/// Until version 3 files have one cluster and one model.
constexpr TableKeys kTablesUntil3[] = {{"meta", "key"}, {"project", "id", nullptr, nullptr, true},
    {"model_spec", "id", nullptr, nullptr, true}, {"cluster", "id", nullptr, nullptr, true},
    {"scenario", "id"}, {"device", "id", nullptr, nullptr, true}, {"node", "node"}, {"link_tier", "level"},
    {"link_row", "sender", "scope"}, {"link_curve", "ranks", "level"}, {"measurement", "id"},
    {"routing", "id", nullptr, nullptr, true}, {"routing_layer", "layer"},
    {"routing_expert", "expert", "layer"}, {"routing_pairs", "expert", "layer"},
    {"routing_chunk", "chunk", "measurement_id"}, {"measurement_tag", "tag", "measurement_id"},
    {"routing_count", "number", "measurement_id"}, {"routing_window", "window", "layer"},
    {"node_outage", "node"}, {"network_tier", "tier"}, {"host_answer", "answer"}, {"routing_sample", "layer"},
    {"workload", "id", nullptr, nullptr, true}};
constexpr TableKeys kTablesSince4[] = {{"meta", "key"}, {"project", "id", nullptr, nullptr, true},
    {"model_spec", "id"}, {"cluster", "id"}, {"scenario", "id"}, {"device", "cluster_id"},
    {"node", "node", nullptr, "cluster_id"}, {"link_tier", "level", nullptr, "cluster_id"},
    {"link_row", "sender", "scope", "cluster_id"}, {"link_curve", "ranks", "level", "cluster_id"},
    {"measurement", "id"}, {"routing", "model_id"}, {"routing_layer", "layer", nullptr, "model_id"},
    {"routing_expert", "expert", "layer", "model_id"}, {"routing_pairs", "expert", "layer", "model_id"},
    {"routing_chunk", "chunk", "measurement_id"}, {"measurement_tag", "tag", "measurement_id"},
    {"routing_count", "number", "measurement_id"}, {"routing_window", "window", "layer", "model_id"},
    {"node_outage", "node", nullptr, "cluster_id"}, {"network_tier", "tier", nullptr, "cluster_id"},
    {"host_answer", "answer", nullptr, "cluster_id"}, {"routing_sample", "layer", nullptr, "model_id"},
    {"cluster_given", "cluster_id", nullptr, nullptr, false, 5},
    {"calibration", "scenario_id", nullptr, nullptr, false, 6},
    {"other_nodes", "cluster_id", nullptr, nullptr, false, 7},
    {"request_trace", "measurement_id", nullptr, nullptr, false, 10},
    {"request_chunk", "chunk", "measurement_id", nullptr, false, 10},
    {"serving_rates", "id", nullptr, nullptr, false, 10}};

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

Result<void> makeEmpty(SQLite::Database& database, int version)
{
    static std::mutex guard;
    static std::map<int, SQLite::Database> made;
    const std::lock_guard lock(guard);
    auto model = made.find(version);
    if (model == made.end()) {
        SQLite::Database fresh(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        const auto steps = std::span(migrations()).first(static_cast<std::size_t>(version));
        if (Result<void> migrated = migrate(fresh, steps); !migrated)
            return migrated;
        model = made.emplace(version, std::move(fresh)).first;
    }
    SQLite::Backup copy(database, model->second);
    if (const int code = copy.executeStep(-1); code != SQLITE_DONE)
        throw SQLite::Exception(database.getHandle(), code);
    return {};
}

std::vector<TableKeys> tablesOf(int version)
{
    std::vector<TableKeys> tables;
    if (version < 4)
        tables.assign(std::begin(kTablesUntil3), std::end(kTablesUntil3));
    else
        std::ranges::copy_if(kTablesSince4, std::back_inserter(tables),
            [version](const TableKeys& keys) { return keys.since <= version; });
    return tables;
}

} // namespace rankloom::db
