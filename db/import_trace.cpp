// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <optional>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include "core/experts/routing_counter.h"
#include "db/import_session.h"
#include "db/tables.h"
#include "db/trace_store.h"

namespace rankloom::db {

namespace {

/// Widens an [outer][experts] array to more experts that were never picked.
std::vector<std::int64_t> widened(const std::vector<std::int64_t>& values, std::size_t from, std::size_t to)
{
    std::vector<std::int64_t> wide(values.size() / from * to);
    for (std::size_t row = 0; row < values.size() / from; ++row)
        std::copy_n(values.begin() + static_cast<std::ptrdiff_t>(row * from), from,
            wide.begin() + static_cast<std::ptrdiff_t>(row * to));
    return wide;
}

/// [outer][experts][experts], both inner extents.
std::vector<std::int64_t> widenedPairs(
    const std::vector<std::int64_t>& values, std::size_t from, std::size_t to)
{
    std::vector<std::int64_t> wide(values.size() / (from * from) * to * to);
    const std::vector<std::int64_t> columns = widened(values, from, to);
    const std::size_t matrices = values.size() / (from * from);
    for (std::size_t m = 0; m < matrices; ++m)
        std::copy_n(columns.begin() + static_cast<std::ptrdiff_t>(m * from * to), from * to,
            wide.begin() + static_cast<std::ptrdiff_t>(m * to * to));
    return wide;
}

/// A trace shows only experts that were picked; the model says how many there are.
void widenTo(RoutingStatistics& routing, int experts)
{
    if (routing.empty() || routing.experts >= experts)
        return;
    const auto from = static_cast<std::size_t>(routing.experts);
    const auto to = static_cast<std::size_t>(experts);
    routing.load = widened(routing.load, from, to);
    routing.transitions = widenedPairs(routing.transitions, from, to);
    routing.coactivation = widenedPairs(routing.coactivation, from, to);
    routing.experts = experts;
}

int expertsOfModel(SQLite::Database& database)
{
    const Result<ModelSpec> model = readModel(database);
    return model && model->moe ? model->moe->experts : 0;
}

} // namespace

Result<void> ImportSession::importTrace()
{
    RoutingCounter counter;
    for (std::size_t index = 0; index < m_traces.size(); ++index) {
        const auto& [path, format] = m_traces[index];
        m_progress.setPhase("Reading " + std::filesystem::path(path).filename().string());
        const std::int64_t id = storeMeasurement({path, format, std::string(64, '0'), 0, nullptr});
        const Result<TraceSummary> summary = streamFile(index, id, counter);
        if (!summary)
            return tl::unexpected(summary.error());
        SQLite::Statement update(
            m_database, "UPDATE measurement SET sha256 = ?, size_bytes = ?, trace_rows = ? WHERE id = ?");
        update.bind(1, summary->sha256);
        update.bind(2, summary->bytes);
        update.bind(3, summary->rows);
        update.bind(4, id);
        update.exec();
        describe(id, "", fmt::format("{} rows of a routing trace", summary->rows));
        forgetTwins(id);
        m_outcome.rows += summary->rows;
        m_outcome.diagnostics.insert(
            m_outcome.diagnostics.end(), summary->diagnostics.begin(), summary->diagnostics.end());
    }
    m_progress.setPhase("Counting");
    Result<RoutingStatistics> routing = counter.finish();
    if (!routing)
        return tl::unexpected(routing.error());
    const Diagnostics& odd = counter.diagnostics();
    m_outcome.diagnostics.insert(m_outcome.diagnostics.end(), odd.begin(), odd.end());
    return storeStatistics(std::move(*routing));
}

/// Every batch goes to the counter and to the file; the whole trace is never in memory.
Result<TraceSummary> ImportSession::streamFile(
    std::size_t index, std::int64_t measurement, RoutingCounter& counter)
{
    const auto& [path, format] = m_traces[index];
    const auto files = static_cast<double>(m_traces.size());
    Progress ofFile;
    TraceWriter writer(m_database, measurement);
    counter.beginFile();
    const auto sink = [&](const RoutingBatch& batch) -> Result<void> {
        m_progress.setFraction((static_cast<double>(index) + std::max(0.0, ofFile.fraction())) / files);
        Result<void> taken = counter.add(batch);
        return taken ? writer.add(batch) : taken;
    };
    Result<TraceSummary> summary = readTrace(path, format, sink, ofFile, m_stop);
    if (!summary) {
        summary.error().where.file = path;
        return summary;
    }
    writer.finish();
    summary->rows = writer.rows();
    return summary;
}

Result<void> ImportSession::storeStatistics(RoutingStatistics routing)
{
    if (routing.empty())
        return fail(ErrorCode::BadValue, "the trace holds no rows", {m_traces.front().first, 0, 0, {}});
    const int experts = expertsOfModel(m_database);
    if (experts > 0 && routing.experts > experts)
        note(Severity::Warning, "trace-of-another-model",
            fmt::format("The trace names {} experts, the model has {}.", routing.experts, experts));
    widenTo(routing, experts);
    writeRouting(m_database, routing, m_import);
    addSummary(fmt::format("{}: {} tokens, {} layers, {} experts, top-{}",
        std::filesystem::path(m_traces.front().first).filename().string(), routing.tokens, routing.layers,
        routing.experts, routing.topK));
    return {};
}

Result<void> recountRoutingIn(SQLite::Database& database, Progress& progress, const std::stop_token& stop)
{
    progress.setPhase("Counting");
    // Without statistics (a repaired file) the newest trace is the current one.
    SQLite::Statement current(database,
        "SELECT coalesce((SELECT import_id FROM routing), (SELECT max(import_id) FROM measurement"
        " WHERE trace_rows > 0))");
    current.executeStep();
    if (current.isColumnNull(0))
        return fail(ErrorCode::BadValue, "no routing trace was imported", {}, "Import one first.");
    const std::int64_t import = current.getColumn(0).getInt64();
    RoutingCounter counter;
    SQLite::Statement files(
        database, "SELECT id FROM measurement WHERE import_id = ? AND trace_rows > 0 ORDER BY id");
    files.bind(1, import);
    while (files.executeStep()) {
        counter.beginFile();
        Result<void> counted = replayTrace(
            database, files.getColumn(0).getInt64(), [&](const RoutingBatch& batch) -> Result<void> {
                if (stop.stop_requested())
                    return fail(ErrorCode::Cancelled, "stopped");
                return counter.add(batch);
            });
        if (!counted)
            return counted;
    }
    Result<RoutingStatistics> routing = counter.finish();
    if (!routing)
        return tl::unexpected(routing.error());
    widenTo(*routing, expertsOfModel(database));
    writeRouting(database, *routing, import);
    return {};
}

} // namespace rankloom::db
