// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <functional>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include "core/base/progress.h"
#include "core/base/text.h"
#include "core/exchange/kept_text.h"
#include "core/plan/plan_fields.h"
#include "core/plan/plan_json.h"
#include "db/blob.h"
#include "db/connection.h"
#include "db/import_session.h"
#include "db/model_json.h"
#include "db/salvage.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

std::int64_t countOf(SQLite::Database& database, const std::string& sql)
{
    return database.execAndGet(sql).getInt64();
}

TableRepair& repairOf(RepairReport& report, const std::string& table)
{
    return *std::find_if(report.tables.begin(), report.tables.end(),
        [&table](const TableRepair& entry) { return entry.table == table; });
}

/// Deletes the rows of a table whose columns `sql` selects `broken` says are broken.
void dropBroken(SQLite::Database& database, RepairReport& report, const std::string& table,
    const std::string& key, const std::string& columns,
    const std::function<bool(const SQLite::Statement&)>& broken)
{
    std::vector<std::string> bad;
    SQLite::Statement rows(database, fmt::format("SELECT {}, {} FROM {}", key, columns, table));
    while (rows.executeStep())
        if (broken(rows))
            bad.push_back(rows.getColumn(0).getString());
    SQLite::Statement remove(database, fmt::format("DELETE FROM {} WHERE {} = ?", table, key));
    TableRepair& entry = repairOf(report, table);
    for (const std::string& name : bad) {
        remove.bind(1, name);
        remove.exec();
        remove.reset();
        --entry.saved;
        ++entry.lost;
        entry.losses.push_back(name + ": its contents were damaged");
        entry.dropped.insert(name);
    }
}

bool brokenBlobs(const SQLite::Statement& row)
{
    for (int column = 1; column < row.getColumnCount(); ++column)
        if (!row.isColumnNull(column) && !checkBlob(bytesOf(row, column)))
            return true;
    return false;
}

bool brokenCurve(const SQLite::Statement& row)
{
    const auto sizes = unpackDoubles(bytesOf(row, 1));
    const auto bandwidths = unpackDoubles(bytesOf(row, 2));
    return !sizes || !bandwidths
        || !CollectiveCurve {LinkLevel::NodePair, row.getColumn(3).getInt(), *sizes, *bandwidths}.sound();
}

/// Fields of a plan that this program does not know are left out, and named.
void dropUnknownFields(SQLite::Database& database, RepairReport& report)
{
    SQLite::Statement rows(database,
        "SELECT id, name, plan_json, sequence_length_tokens, micro_batch_size, global_batch_size FROM "
        "scenario");
    SQLite::Statement known(database, "UPDATE scenario SET plan_json = ? WHERE id = ?");
    while (rows.executeStep()) {
        const Workload stored {
            rows.getColumn(3).getInt(), rows.getColumn(4).getInt(), rows.getColumn(5).getInt()};
        const Result<Plan> whole = readKnownPlan(bytesOf(rows, 2), stored);
        const Result<Plan> plan = readPlan(bytesOf(rows, 2), stored);
        if (whole || !plan)
            continue;
        report.notes.push_back(fmt::format(
            "Plan \"{}\": {} It was left out.", rows.getColumn(1).getString(), whole.error().text()));
        known.bind(1, writePlan(*plan));
        known.bind(2, rows.getColumn(0).getInt64());
        known.exec();
        known.reset();
    }
}

void dropBrokenContents(SQLite::Database& database, RepairReport& report)
{
    dropBroken(database, report, "link_row", "cluster_id || ' ' || scope || ' ' || sender",
        "bw_bytes_per_s, latency_s", brokenBlobs);
    dropBroken(database, report, "link_curve", "cluster_id || ' ' || level || ' ' || ranks",
        "size_bytes, bus_bw_bytes_per_s, ranks", brokenCurve);
    dropBroken(database, report, "network_tier", "cluster_id || ' ' || tier", "groups", brokenBlobs);
    dropBroken(database, report, "calibration", "CAST(scenario_id AS TEXT)", "scenario_id",
        [&database](const SQLite::Statement& row) {
            return !readCalibration(database, row.getColumn(1).getInt64());
        });
    dropBroken(database, report, "routing_pairs", "model_id || ' ' || layer || ' ' || expert",
        "transitions, coactivation", brokenBlobs);
    dropBroken(database, report, "routing_chunk", "measurement_id || ' ' || chunk",
        "run_layers, run_first_tokens, run_tokens, experts", brokenBlobs);
    dropBroken(database, report, "routing_count", "measurement_id || ' ' || number", "picks", brokenBlobs);
    dropBroken(database, report, "routing_window", "model_id || ' ' || layer || ' ' || window", "picks",
        brokenBlobs);
    dropBroken(database, report, "routing_sample", "model_id || ' ' || layer", "picks", brokenBlobs);
    dropBroken(database, report, "request_chunk", "measurement_id || ' ' || chunk",
        "gaps_ns, prompts, outputs", brokenBlobs);
    if (!readServingCalibrations(database))
        dropBroken(
            database, report, "serving_rates", "CAST(id AS TEXT)", "id", [](const auto&) { return true; });
    dropBroken(
        database, report, "measurement", "CAST(id AS TEXT)", "content, sha256, format", [](const auto& row) {
            // The checksum is that of the file; what is kept of some is less.
            return !row.isColumnNull(1) && isKeptWhole(formatFromName(row.getColumn(3).getString()))
                && sha256Hex(bytesOf(row, 1)) != row.getColumn(2).getString();
        });
    dropBroken(database, report, "scenario", "CAST(id AS TEXT)", "plan_json",
        [](const auto& row) { return !readPlan(bytesOf(row, 1)); });
    dropBroken(database, report, "model_spec", "CAST(id AS TEXT)", "spec_json",
        [](const auto& row) { return !readModelJson(bytesOf(row, 1)); });
}

/// Chunks of a trace whose own row is lost stay, under a row that says so.
void adoptChunks(SQLite::Database& database, RepairReport& report)
{
    database.exec("INSERT INTO measurement (id, import_id, format, file_name, sha256, size_bytes, "
                  "imported_utc, summary)"
                  " SELECT DISTINCT measurement_id, measurement_id, 'unknown', '?',"
                  " '0000000000000000000000000000000000000000000000000000000000000000', 0, '',"
                  " 'recovered rows of a routing trace' FROM (SELECT measurement_id FROM routing_chunk"
                  " UNION SELECT measurement_id FROM routing_count)"
                  " WHERE measurement_id NOT IN (SELECT id FROM measurement)");
    SQLite::Statement shortened(database,
        "UPDATE measurement SET trace_rows = rows.n FROM (SELECT m.id, coalesce(sum(c.trace_rows), 0) AS n"
        " FROM measurement AS m LEFT JOIN (SELECT measurement_id, trace_rows FROM routing_chunk"
        " UNION ALL SELECT measurement_id, 1 FROM routing_count) AS c ON c.measurement_id = m.id GROUP BY "
        "m.id)"
        " AS rows"
        " WHERE rows.id = measurement.id AND rows.n <> measurement.trace_rows");
    if (shortened.exec() > 0)
        report.notes.emplace_back("A routing trace has lost rows.");
}

/// Requests whose trace's own row is lost stay, under a name that says so.
void mendRequests(SQLite::Database& database, RepairReport& report)
{
    database.exec(fmt::format(
        "INSERT INTO measurement (id, import_id, format, file_name, sha256, size_bytes, imported_utc, "
        "summary)"
        " SELECT DISTINCT measurement_id, measurement_id, '{}', '?',"
        " '0000000000000000000000000000000000000000000000000000000000000000', 0, '', 'recovered requests'"
        " FROM request_chunk WHERE measurement_id NOT IN (SELECT id FROM measurement);"
        "INSERT INTO request_trace (measurement_id, name, has_times, requests)"
        " SELECT DISTINCT measurement_id, 'recovered requests ' || measurement_id, 1, 0"
        " FROM request_chunk WHERE measurement_id NOT IN (SELECT measurement_id FROM request_trace);",
        nameOf(FileFormat::RequestTrace)));
    SQLite::Statement shortened(database,
        "UPDATE request_trace SET requests = rows.n FROM (SELECT t.measurement_id AS id, "
        "coalesce(sum(c.requests),"
        " 0) AS n FROM request_trace AS t LEFT JOIN request_chunk AS c ON c.measurement_id = t.measurement_id"
        " GROUP BY t.measurement_id) AS rows"
        " WHERE rows.id = request_trace.measurement_id AND rows.n <> request_trace.requests");
    if (shortened.exec() > 0)
        report.notes.emplace_back("A trace of requests has lost rows.");
}

/// The ids in the first column.
std::vector<std::int64_t> idsOf(SQLite::Database& database, const char* sql)
{
    SQLite::Statement rows(database, sql);
    std::vector<std::int64_t> ids;
    while (rows.executeStep())
        ids.push_back(rows.getColumn(0).getInt64());
    return ids;
}

constexpr const char* kRoutingTables[] = {
    "routing_sample", "routing_window", "routing_pairs", "routing_expert", "routing_layer", "routing"};

/// Whether a model's statistics have every row that their first one promises.
bool isComplete(SQLite::Database& database, std::int64_t model)
{
    SQLite::Statement row(database,
        "SELECT (SELECT count(*) FROM routing_layer WHERE model_id = ?1) = r.layers"
        " AND (SELECT count(*) FROM routing_expert WHERE model_id = ?1) = r.layers * r.experts"
        " AND (SELECT count(*) FROM routing_pairs WHERE model_id = ?1) IN (0, r.layers * r.experts)"
        " AND (SELECT count(*) FROM routing_sample WHERE model_id = ?1) IN (0, r.layers)"
        " AND (SELECT count(*) FROM routing_window WHERE model_id = ?1) = r.layers * r.window_count"
        " FROM routing AS r WHERE r.model_id = ?1");
    row.bind(1, model);
    return row.executeStep() && row.getColumn(0).getInt() != 0;
}

/// Which tokens a model's statistics are of, as far as that can be read.
TraceFilter countedFilter(SQLite::Database& database, std::int64_t model)
{
    SQLite::Statement part(database, "SELECT part FROM routing WHERE model_id = ?");
    part.bind(1, model);
    return filterOf(part.executeStep() ? part.getColumn(0).getString() : std::string());
}

/// What was counted again is not in doubt any more.
void forgetDoubts(RepairReport& report, std::int64_t model)
{
    for (const char* table : kRoutingTables)
        std::erase_if(repairOf(report, table).doubts, [id = std::to_string(model)](const std::string& key) {
            return key == id || key.starts_with(id + ' ');
        });
}

/// Statistics with holes are counted again from the trace, or dropped: half of them would mislead. Those that
/// are not as they were written are counted again, or stay in doubt.
void mendRouting(SQLite::Database& database, RepairReport& report)
{
    bool untouched = true;
    bool doubtful = false;
    for (const char* table : kRoutingTables) {
        untouched = untouched && repairOf(report, table).losses.empty();
        doubtful = doubtful || !repairOf(report, table).doubts.empty();
    }
    // A model whose statistics are lost altogether may still have its trace.
    for (const std::int64_t model :
        idsOf(database,
            "SELECT model_id FROM routing UNION SELECT model_id FROM routing_layer UNION SELECT model_id FROM"
            " routing_expert UNION SELECT model_id FROM measurement WHERE trace_rows > 0 AND model_id NOT "
            "NULL")) {
        const bool whole = untouched && isComplete(database, model);
        if (whole && !doubtful)
            continue;
        const TraceFilter filter = countedFilter(database, model);
        for (const char* table : kRoutingTables) {
            SQLite::Statement clear(database, fmt::format("DELETE FROM {} WHERE model_id = ?", table));
            clear.bind(1, model);
            if (!whole)
                clear.exec();
        }
        Progress progress;
        if (recountRoutingIn(database, model, progress, {}, filter)) {
            forgetDoubts(report, model);
            report.notes.emplace_back("The routing statistics were counted again from the stored trace.");
        } else if (!whole) {
            report.notes.emplace_back("The routing statistics are lost: import the trace again.");
        }
    }
}

/// Rows of a matrix that are lost become "not measured"; all of them must be of the cluster's size.
struct LostMatrix {
    std::int64_t cluster = 0;
    const char* scope = "";
    std::int64_t size = 0;
};
Result<void> mendMatrix(SQLite::Database& database, const LostMatrix& matrix, RepairReport& report)
{
    const auto& [cluster, scope, size] = matrix;
    SQLite::Statement known(database,
        "SELECT count(*), count(latency_s) FROM link_row WHERE scope = ?1 AND receivers = ?2 AND sender < ?2"
        " AND cluster_id = ?3");
    known.bind(1, scope);
    known.bind(2, size);
    known.bind(3, cluster);
    known.executeStep();
    const std::int64_t present = known.getColumn(0).getInt64();
    const bool latencies = known.getColumn(1).getInt64() > 0;
    known.reset();
    SQLite::Statement strange(database,
        "DELETE FROM link_row WHERE scope = ?1 AND (receivers <> ?2 OR sender >= ?2) AND cluster_id = ?3");
    strange.bind(1, scope);
    strange.bind(2, size);
    strange.bind(3, cluster);
    const bool dropped = strange.exec() > 0;
    if (present == 0 || (present == size && !dropped))
        return {};
    const std::string blank = packDoubles(std::vector<double>(static_cast<std::size_t>(size), NAN));
    SQLite::Statement fill(database, "INSERT OR IGNORE INTO link_row VALUES (?, ?, ?, ?, ?, ?)");
    for (std::int64_t sender = 0; sender < size; ++sender) {
        fill.bind(1, cluster);
        fill.bind(2, scope);
        fill.bind(3, sender);
        fill.bind(4, size);
        fill.bind(5, blank.data(), static_cast<int>(blank.size()));
        if (latencies)
            fill.bind(6, blank.data(), static_cast<int>(blank.size()));
        fill.exec();
        fill.reset();
        fill.clearBindings();
    }
    report.notes.push_back(
        fmt::format("{} of {} rows of measured links ({}) are lost: they count as not measured.",
            size - present, size, scope));
    return {};
}

Result<void> mendCluster(SQLite::Database& database, std::int64_t id, RepairReport& report)
{
    SQLite::Statement complete(database,
        "SELECT (SELECT count(*) FROM cluster WHERE id = ?1) = 1"
        " AND (SELECT count(*) FROM device WHERE cluster_id = ?1) = 1"
        " AND (SELECT count(*) FROM link_tier WHERE cluster_id = ?1) = 2");
    complete.bind(1, id);
    complete.executeStep();
    if (complete.getColumn(0).getInt() == 0) {
        complete.reset();
        report.notes.emplace_back("The cluster is lost: choose it again.");
        return writeCluster(database, id, {}, Cluster {});
    }
    SQLite::Statement shape(database, "SELECT nodes, max(1, devices_per_node) FROM cluster WHERE id = ?");
    shape.bind(1, id);
    shape.executeStep();
    const std::int64_t nodes = shape.getColumn(0).getInt64();
    const std::int64_t devices = shape.getColumn(1).getInt64();
    shape.reset();
    // Before anything is counted by it.
    if (nodes < 0 || devices < 0 || nodes > kMostDevices || devices > kMostDevices
        || nodes * devices > kMostDevices) {
        report.notes.emplace_back("The cluster is lost: choose it again.");
        return writeCluster(database, id, {}, Cluster {});
    }
    SQLite::Statement strangers(database, "DELETE FROM node WHERE node >= ? AND cluster_id = ?");
    strangers.bind(1, nodes);
    strangers.bind(2, id);
    if (strangers.exec() > 0)
        report.notes.emplace_back("Nodes had names that the cluster does not have.");
    SQLite::Statement names(database,
        "WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1)"
        " INSERT OR IGNORE INTO node SELECT ?2, i, 'node' || i FROM n"
        " WHERE EXISTS (SELECT 1 FROM node WHERE cluster_id = ?2)");
    names.bind(1, nodes);
    names.bind(2, id);
    if (names.exec() > 0)
        report.notes.emplace_back("Names of nodes are lost.");
    SQLite::Statement outages(database, "DELETE FROM node_outage WHERE node >= ? AND cluster_id = ?");
    outages.bind(1, nodes);
    outages.bind(2, id);
    if (outages.exec() > 0)
        report.notes.emplace_back("Nodes were marked as unavailable that the cluster does not have.");
    for (const auto& [scope, size] :
        {std::pair {"node", nodes}, {"node-device", devices}, {"device", nodes * devices}})
        if (Result<void> mended = mendMatrix(database, {id, scope, size}, report); !mended)
            return mended;
    if (readCluster(database, id))
        return {};
    report.notes.emplace_back("The cluster is lost: choose it again.");
    return writeCluster(database, id, {}, Cluster {});
}

/// Rows whose parent is lost, or that a damaged key gives to none.
void dropOrphans(SQLite::Database& database, RepairReport& report)
{
    SQLite::Statement keys(database,
        "SELECT t.name, f.\"table\", group_concat(format('t.%s IS NOT NULL', f.\"from\"), ' AND '),"
        " group_concat(format('p.%s = t.%s', coalesce(f.\"to\", f.\"from\"), f.\"from\"), ' AND ')"
        " FROM sqlite_schema AS t, pragma_foreign_key_list(t.name) AS f WHERE t.type = 'table'"
        " AND t.name <> 'project' GROUP BY t.name, f.id");
    std::vector<std::pair<std::string, std::string>> removals;
    while (keys.executeStep())
        removals.emplace_back(keys.getColumn(0).getString(),
            fmt::format("DELETE FROM {0} AS t WHERE {2} AND NOT EXISTS (SELECT 1 FROM {1} AS p WHERE {3})",
                keys.getColumn(0).getString(), keys.getColumn(1).getString(), keys.getColumn(2).getString(),
                keys.getColumn(3).getString()));
    // Children of what is dropped here may come before it.
    for (int dropped = 1; dropped > 0;) {
        dropped = 0;
        for (const auto& [table, removal] : removals)
            if (const int rows = database.exec(removal); rows > 0) {
                dropped += rows;
                TableRepair& entry = repairOf(report, table);
                entry.saved -= rows;
                entry.lost += rows;
                entry.losses.push_back(fmt::format("{} rows that belong to none that was saved", rows));
            }
    }
}

Result<void> mendInputs(SQLite::Database& database, RepairReport& report)
{
    for (const std::int64_t model : idsOf(database,
             "SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM model_spec) UNION SELECT model_id FROM scenario"
             " WHERE model_id NOT IN (SELECT id FROM model_spec)")) {
        report.notes.emplace_back("The model is lost: choose it again.");
        if (Result<void> written = writeModel(database, model, {}, ModelSpec {}); !written)
            return written;
    }
    for (const std::int64_t cluster : idsOf(database,
             "SELECT id FROM cluster UNION SELECT cluster_id FROM scenario UNION"
             " SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM cluster)"))
        if (Result<void> mended = mendCluster(database, cluster, report); !mended)
            return mended;
    database.exec(
        "DELETE FROM calibration WHERE scenario_id > 0 AND scenario_id NOT IN (SELECT id FROM scenario);"
        "DELETE FROM cluster_given WHERE cluster_id NOT IN (SELECT id FROM cluster);"
        "UPDATE measurement SET cluster_id = NULL WHERE cluster_id NOT IN (SELECT id FROM cluster);"
        "UPDATE measurement SET model_id = NULL WHERE model_id NOT IN (SELECT id FROM model_spec);"
        // Recovered rows of a trace belong to the model there is.
        "UPDATE measurement SET model_id = (SELECT min(id) FROM model_spec)"
        " WHERE trace_rows > 0 AND model_id IS NULL;");
    return {};
}

Result<void> mendSingles(SQLite::Database& database, RepairReport& report)
{
    if (readMeta(database, "uuid").empty())
        writeMeta(database, "uuid", randomUuid());
    if (countOf(database, "SELECT count(*) FROM project") == 0)
        if (Result<void> named = writeName(database, "Recovered project"); !named)
            return named;
    if (countOf(database, "SELECT count(*) FROM scenario") == 0) {
        report.notes.emplace_back("All scenarios are lost: an empty one is in their place.");
        if (const Result<std::int64_t> id = writeScenario(database, {0, "Recovered", "", Plan {}}); !id)
            return tl::unexpected(id.error());
    }
    database.exec(
        "UPDATE project SET current_scenario = (SELECT id FROM scenario ORDER BY position, id LIMIT 1)"
        " WHERE current_scenario IS NULL OR current_scenario NOT IN (SELECT id FROM scenario)");
    return {};
}

} // namespace

Result<void> mendContents(SQLite::Database& fresh, RepairReport& report)
{
    dropBrokenContents(fresh, report);
    dropUnknownFields(fresh, report);
    adoptChunks(fresh, report);
    mendRequests(fresh, report);
    fresh.exec("DELETE FROM measurement_tag WHERE measurement_id NOT IN (SELECT id FROM measurement)");
    if (Result<void> mended = mendSingles(fresh, report); !mended)
        return mended;
    if (Result<void> mended = mendInputs(fresh, report); !mended)
        return mended;
    dropOrphans(fresh, report);
    mendRouting(fresh, report);
    return {};
}

} // namespace rankloom::db
