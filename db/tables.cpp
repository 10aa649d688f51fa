// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/tables.h"

#include <algorithm>
#include <limits>

#include <SQLiteCpp/Column.h>
#include <fmt/format.h>

#include "core/base/text.h"
#include "core/plan/plan_json.h"
#include "db/blob.h"
#include "db/model_json.h"

namespace rankloom::db {

namespace {

tl::unexpected<Error> damaged(Phrase what)
{
    return fail(ErrorCode::ProjectDamaged, std::move(what), {}, Phrase::of("Repair a copy of the project."));
}

/// The row of a table that has exactly one.
Result<SQLite::Statement> onlyRow(SQLite::Database& database, const char* sql, const char* what)
{
    SQLite::Statement row(database, sql);
    if (!row.executeStep())
        return damaged(Phrase::of("the project has no {}", what));
    return row;
}

/// A column that must fit an int, as all counts of the value types are.
int intOf(const SQLite::Statement& row, int column)
{
    const std::int64_t value = row.getColumn(column).getInt64();
    return static_cast<int>(
        std::clamp<std::int64_t>(value, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}

} // namespace

std::string_view bytesOf(const SQLite::Statement& statement, int column)
{
    const SQLite::Column value = statement.getColumn(column);
    const void* const bytes = value.getBlob();
    return {
        static_cast<const char*>(bytes), bytes == nullptr ? 0 : static_cast<std::size_t>(value.getBytes())};
}

Result<void> checkText(std::string_view text, const char* what)
{
    if (!isValidUtf8(text) || text.find('\0') != std::string_view::npos)
        return fail(ErrorCode::BadValue, Phrase::of("the {} is not plain text (UTF-8)", what), {},
            Phrase::of("Use letters, digits and punctuation only."));
    return {};
}

void writeMeta(SQLite::Database& database, const char* key, const std::string& value)
{
    SQLite::Statement insert(database, "INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)");
    insert.bind(1, key);
    insert.bind(2, value);
    insert.exec();
}

std::string readMeta(SQLite::Database& database, const char* key)
{
    SQLite::Statement row(database, "SELECT value FROM meta WHERE key = ?");
    row.bind(1, key);
    return row.executeStep() ? row.getColumn(0).getString() : std::string();
}

Result<void> writeName(SQLite::Database& database, std::string_view name)
{
    if (Result<void> sound = checkText(name, "project name"); !sound)
        return sound;
    SQLite::Statement insert(
        database, "INSERT INTO project (id, name) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET name = ?1");
    insert.bind(1, std::string(name));
    insert.exec();
    return {};
}

std::string readName(SQLite::Database& database)
{
    SQLite::Statement row(database, "SELECT name FROM project");
    return row.executeStep() ? row.getColumn(0).getString() : std::string();
}

Result<void> writeModel(SQLite::Database& database, const ModelSpec& model)
{
    for (const std::string& text : {model.name, model.family})
        if (Result<void> sound = checkText(text, "model name"); !sound)
            return sound;
    SQLite::Statement insert(database,
        "INSERT OR REPLACE INTO model_spec (id, name, spec_json, family, layers, hidden, heads, kv_heads,"
        " head_dim, ffn, vocabulary, experts, top_k) VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, model.name);
    insert.bind(2, writeModelJson(model));
    insert.bind(3, model.family);
    int column = 4;
    for (const int figure :
        {model.layers, model.hidden, model.heads, model.kvHeads, model.headDim, model.ffn, model.vocabulary})
        insert.bind(column++, figure);
    if (model.moe) {
        insert.bind(column, model.moe->experts);
        insert.bind(column + 1, model.moe->topK);
    }
    insert.exec();
    return {};
}

Result<ModelSpec> readModel(SQLite::Database& database)
{
    Result<SQLite::Statement> row = onlyRow(database, "SELECT spec_json FROM model_spec", "model");
    if (!row)
        return tl::unexpected(row.error());
    return readModelJson(row->getColumn(0).getString());
}

void writeWorkload(SQLite::Database& database, const Workload& workload)
{
    SQLite::Statement insert(database, "INSERT OR REPLACE INTO workload VALUES (1, ?, ?, ?)");
    insert.bind(1, workload.sequenceLength);
    insert.bind(2, workload.microBatchSize);
    insert.bind(3, workload.globalBatchSize);
    insert.exec();
}

Result<Workload> readWorkload(SQLite::Database& database)
{
    Result<SQLite::Statement> row = onlyRow(database,
        "SELECT sequence_length_tokens, micro_batch_size, global_batch_size FROM workload", "workload");
    if (!row)
        return tl::unexpected(row.error());
    return Workload {intOf(*row, 0), intOf(*row, 1), intOf(*row, 2)};
}

Result<std::int64_t> writeScenario(SQLite::Database& database, const Scenario& scenario)
{
    for (const std::string& text : {scenario.name, scenario.note, scenario.plan.name})
        if (Result<void> sound = checkText(text, "scenario's text"); !sound)
            return tl::unexpected(sound.error());
    SQLite::Statement insert(database,
        "INSERT INTO scenario (id, name, note, plan_name, plan_json, tp, cp, pp, vpp, ep, etp, dp, schedule,"
        " position) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13,"
        " CASE WHEN ?1 IS NULL THEN (SELECT coalesce(max(position), 0) FROM scenario) ELSE ?14 END)"
        " ON CONFLICT (id) DO UPDATE SET name = ?2, note = ?3, plan_name = ?4, plan_json = ?5, tp = ?6,"
        " cp = ?7, pp = ?8, vpp = ?9, ep = ?10, etp = ?11, dp = ?12, schedule = ?13, position = ?14");
    if (scenario.id != 0)
        insert.bind(1, scenario.id);
    insert.bind(2, scenario.name);
    insert.bind(3, scenario.note);
    insert.bind(4, scenario.plan.name);
    insert.bind(5, writePlan(scenario.plan));
    const Layout& layout = scenario.plan.layout;
    int column = 6;
    for (const int degree : {layout.tp, layout.cp, layout.pp, layout.vpp, layout.ep, layout.etp, layout.dp})
        insert.bind(column++, degree);
    insert.bind(column++, std::string(nameOf(scenario.plan.schedule.kind)));
    insert.bind(column, scenario.position);
    insert.exec();
    return scenario.id != 0 ? scenario.id : database.getLastInsertRowid();
}

Result<std::vector<Scenario>> readScenarios(SQLite::Database& database)
{
    std::vector<Scenario> scenarios;
    SQLite::Statement rows(database,
        "SELECT id, name, note, plan_name, plan_json, position FROM scenario ORDER BY position, id");
    const Result<Workload> workload = readWorkload(database);
    while (rows.executeStep()) {
        Scenario scenario;
        scenario.id = rows.getColumn(0).getInt64();
        scenario.name = rows.getColumn(1).getString();
        scenario.note = rows.getColumn(2).getString();
        Result<Plan> plan = readPlan(bytesOf(rows, 4), workload.value_or(Workload()));
        if (!plan)
            return damaged(Phrase::of(
                "the plan of scenario \"{}\" cannot be read: {}", scenario.name, plan.error().text()));
        scenario.plan = std::move(*plan);
        scenario.plan.name = rows.getColumn(3).getString();
        scenario.position = intOf(rows, 5);
        scenarios.push_back(std::move(scenario));
    }
    return scenarios;
}

} // namespace rankloom::db
