// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/tables.h"

#include <algorithm>
#include <limits>

#include <SQLiteCpp/Column.h>
#include <fmt/format.h>

#include "core/base/text.h"
#include "core/plan/plan_fields.h"
#include "core/plan/plan_json.h"
#include "db/blob.h"
#include "db/model_json.h"
#include "db/request_store.h"

namespace rankloom::db {

namespace {

/// A column that must fit an int, as all counts of the value types are.
int intOf(const SQLite::Statement& row, int column)
{
    const std::int64_t value = row.getColumn(column).getInt64();
    return static_cast<int>(
        std::clamp<std::int64_t>(value, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}

} // namespace

tl::unexpected<Error> damaged(Phrase what)
{
    return fail(ErrorCode::ProjectDamaged, std::move(what), {}, Phrase::of("Repair a copy of the project."));
}

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

Result<void> writeModel(
    SQLite::Database& database, std::int64_t id, std::string_view title, const ModelSpec& model)
{
    for (const std::string& text : {model.name, model.family, std::string(title)})
        if (Result<void> sound = checkText(text, "model name"); !sound)
            return sound;
    SQLite::Statement insert(database,
        "INSERT INTO model_spec (id, title, name, spec_json, family, layers, hidden, heads, kv_heads,"
        " head_dim, ffn, vocabulary, experts, top_k) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, "
        "?12,"
        " ?13, ?14) ON CONFLICT (id) DO UPDATE SET title = ?2, name = ?3, spec_json = ?4, family = ?5,"
        " layers = ?6, hidden = ?7, heads = ?8, kv_heads = ?9, head_dim = ?10, ffn = ?11, vocabulary = ?12,"
        " experts = ?13, top_k = ?14");
    insert.bind(1, id);
    insert.bind(2, std::string(title));
    insert.bind(3, model.name);
    insert.bind(4, writeModelJson(model));
    insert.bind(5, model.family);
    int column = 6;
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

Result<ModelSpec> readModel(SQLite::Database& database, std::int64_t id)
{
    SQLite::Statement row(database, "SELECT spec_json FROM model_spec WHERE id = ?");
    row.bind(1, id);
    if (!row.executeStep())
        return damaged(Phrase::of("the project has no model"));
    return readModelJson(row.getColumn(0).getString());
}

Result<Inputs> readInputs(SQLite::Database& database)
{
    Inputs inputs;
    inputs.name = readName(database);
    SQLite::Statement models(database,
        "SELECT m.id, m.title, r.part FROM model_spec AS m LEFT JOIN routing AS r ON r.model_id = m.id"
        " ORDER BY m.id");
    while (models.executeStep()) {
        auto input = std::make_shared<ModelInput>();
        input->id = models.getColumn(0).getInt64();
        input->title = models.getColumn(1).getString();
        Result<ModelSpec> model = readModel(database, input->id);
        if (!model)
            return tl::unexpected(model.error());
        Result<RoutingStatistics> routing = readRouting(database, input->id);
        if (!routing)
            return tl::unexpected(routing.error());
        input->model = std::move(*model);
        input->routing = std::move(*routing);
        if (!models.isColumnNull(2))
            input->counted = filterOf(models.getColumn(2).getString());
        inputs.models.push_back(std::move(input));
    }
    SQLite::Statement clusters(database, "SELECT id, name FROM cluster ORDER BY id");
    while (clusters.executeStep()) {
        auto input = std::make_shared<ClusterInput>();
        input->id = clusters.getColumn(0).getInt64();
        input->name = clusters.getColumn(1).getString();
        Result<Cluster> cluster = readCluster(database, input->id);
        if (!cluster)
            return tl::unexpected(cluster.error());
        input->cluster = std::move(*cluster);
        inputs.clusters.push_back(std::move(input));
    }
    if (inputs.models.empty() || inputs.clusters.empty())
        return damaged(inputs.models.empty() ? Phrase::of("the project has no model")
                                             : Phrase::of("the project has no cluster"));
    inputs.measurements = readMeasurements(database);
    Result<std::optional<Calibration>> calibration = readCalibration(database, 0);
    if (!calibration)
        return tl::unexpected(calibration.error());
    inputs.calibration = calibration->value_or(Calibration {});
    Result<std::vector<Shared<RecordedRequests>>> requests = readRequestTraces(database);
    if (!requests)
        return tl::unexpected(std::move(requests.error()));
    inputs.requestTraces = std::move(*requests);
    Result<std::vector<Shared<ServingCalibration>>> rates = readServingCalibrations(database);
    if (!rates)
        return tl::unexpected(std::move(rates.error()));
    inputs.servingCalibrations = std::move(*rates);
    return inputs;
}

Result<std::int64_t> writeScenario(SQLite::Database& database, const Scenario& scenario)
{
    for (const std::string& text : {scenario.name, scenario.note, scenario.plan.name})
        if (Result<void> sound = checkText(text, "scenario's text"); !sound)
            return tl::unexpected(sound.error());
    SQLite::Statement insert(database,
        "INSERT INTO scenario (id, name, note, plan_name, plan_json, tp, cp, pp, vpp, ep, etp, dp, schedule,"
        " position, model_id, cluster_id, sequence_length_tokens, micro_batch_size, global_batch_size, "
        "named_by, work)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13,"
        " CASE WHEN ?1 IS NULL THEN (SELECT coalesce(max(position), 0) FROM scenario) ELSE ?14 END,"
        " ?15, ?16, ?17, ?18, ?19, ?20, ?21)"
        " ON CONFLICT (id) DO UPDATE SET name = ?2, note = ?3, plan_name = ?4, plan_json = ?5, tp = ?6,"
        " cp = ?7, pp = ?8, vpp = ?9, ep = ?10, etp = ?11, dp = ?12, schedule = ?13, position = ?14,"
        " model_id = ?15, cluster_id = ?16, sequence_length_tokens = ?17, micro_batch_size = ?18,"
        " global_batch_size = ?19, named_by = ?20, work = ?21");
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
    insert.bind(column++, scenario.position);
    insert.bind(column++, scenario.model);
    insert.bind(column++, scenario.cluster);
    const Workload& work = scenario.plan.workload;
    for (const int size : {work.sequenceLength, work.microBatchSize, work.globalBatchSize})
        insert.bind(column++, size);
    insert.bind(column++, scenario.namedByPerson ? "person" : "program");
    insert.bind(column, std::string(nameOf(work.kind)));
    insert.exec();
    const std::int64_t id = scenario.id != 0 ? scenario.id : database.getLastInsertRowid();
    removeCalibration(database, id);
    if (scenario.ownCalibration)
        if (Result<void> written = writeCalibration(database, id, *scenario.ownCalibration); !written)
            return tl::unexpected(written.error());
    return id;
}

Result<std::vector<Scenario>> readScenarios(SQLite::Database& database)
{
    std::vector<Scenario> scenarios;
    SQLite::Statement rows(database,
        "SELECT id, name, note, plan_name, plan_json, position, model_id, cluster_id, sequence_length_tokens,"
        " micro_batch_size, global_batch_size, named_by FROM scenario ORDER BY position, id");
    while (rows.executeStep()) {
        Scenario scenario;
        scenario.id = rows.getColumn(0).getInt64();
        scenario.name = rows.getColumn(1).getString();
        scenario.note = rows.getColumn(2).getString();
        // Plans stored before version 4 have their workload in the columns only.
        Result<Plan> plan =
            readKnownPlan(bytesOf(rows, 4), Workload {intOf(rows, 8), intOf(rows, 9), intOf(rows, 10)});
        if (!plan)
            return damaged(Phrase::of(
                "the plan of scenario \"{}\" cannot be read: {}", scenario.name, plan.error().text()));
        scenario.plan = std::move(*plan);
        scenario.plan.name = rows.getColumn(3).getString();
        scenario.position = intOf(rows, 5);
        scenario.model = rows.getColumn(6).getInt64();
        scenario.cluster = rows.getColumn(7).getInt64();
        scenario.namedByPerson = rows.getColumn(11).getString() == "person";
        Result<std::optional<Calibration>> own = readCalibration(database, scenario.id);
        if (!own)
            return tl::unexpected(own.error());
        if (*own)
            scenario.ownCalibration = Shared<Calibration>(std::move(**own));
        scenarios.push_back(std::move(scenario));
    }
    return scenarios;
}

Result<Scenario> readCurrentScenario(SQLite::Database& database)
{
    Result<std::vector<Scenario>> scenarios = readScenarios(database);
    if (!scenarios)
        return tl::unexpected(scenarios.error());
    if (scenarios->empty())
        return fail(ErrorCode::ProjectDamaged, Phrase::of("the project has no scenario"), {},
            Phrase::of("Repair a copy of it."));
    const std::int64_t current =
        database.execAndGet("SELECT coalesce((SELECT current_scenario FROM project), 0)").getInt64();
    const auto found = std::ranges::find(*scenarios, current, &Scenario::id);
    return found == scenarios->end() ? std::move(scenarios->front()) : std::move(*found);
}

} // namespace rankloom::db
