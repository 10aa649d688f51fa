// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include "core/base/whole_file.h"
#include "core/routing/complete_routing.h"
#include "core/routing/routing_counter.h"
#include "db/import_session.h"
#include "db/tables.h"
#include "db/trace_store.h"

namespace rankloom::db {

namespace {

/// Arrays hold a column for every expert; other files name only those that were picked.
TraceLists listsOf(const std::vector<std::pair<std::string, FileFormat>>& traces)
{
    const bool arrays = std::ranges::all_of(traces, [](const auto& trace) {
        return trace.second == FileFormat::ExpertLoadNpy || trace.second == FileFormat::ExpertLoadJson
            || trace.second == FileFormat::ExpertStatisticsSafetensors
            || trace.second == FileFormat::ExpertDumpTorch;
    });
    return arrays ? TraceLists::AllExperts : TraceLists::PickedExperts;
}

} // namespace

Result<void> ImportSession::importTrace()
{
    RoutingCounter counter;
    std::vector<TraceSummary> files;
    for (const TraceTag& tag : m_hints.tags)
        for (const std::string* text : {&tag.key, &tag.value})
            if (Result<void> good = checkText(*text, "a tag"); !good)
                return good;
    for (std::size_t index = 0; index < m_traces.size(); ++index) {
        const auto& [path, format] = m_traces[index];
        m_progress.setPhase(Phrase::of("Reading {}", nameOfFile(path)));
        const std::int64_t id = storeMeasurement({path, format, std::string(64, '0'), 0, nullptr});
        writeTags(m_database, id, m_hints.tags);
        Result<TraceSummary> summary = streamFile(index, id, counter);
        if (!summary)
            return tl::unexpected(summary.error());
        SQLite::Statement update(
            m_database, "UPDATE measurement SET sha256 = ?, size_bytes = ?, trace_rows = ? WHERE id = ?");
        update.bind(1, summary->sha256);
        update.bind(2, summary->bytes);
        update.bind(3, summary->rows);
        update.bind(4, id);
        update.exec();
        describe(id, "",
            fmt::format(
                "{} rows of {}", summary->rows, summary->counts ? "expert counts" : "a routing trace"));
        forgetTwins(id);
        m_outcome.rows += summary->rows;
        addDiagnostics(summary->diagnostics);
        files.push_back(std::move(*summary));
    }
    addDiagnostics(checkTraceFiles(files));
    m_progress.setPhase(Phrase::of("Counting"));
    Result<RoutingStatistics> routing = counter.finish();
    if (!routing)
        return tl::unexpected(routing.error());
    addDiagnostics(counter.diagnostics());
    return storeStatistics(std::move(*routing));
}

void ImportSession::addDiagnostics(const Diagnostics& diagnostics)
{
    m_outcome.diagnostics.insert(m_outcome.diagnostics.end(), diagnostics.begin(), diagnostics.end());
}

/// Every batch goes to the counter and to the file; the whole trace is never in memory.
Result<TraceSummary> ImportSession::streamFile(
    std::size_t index, std::int64_t measurement, RoutingCounter& counter)
{
    const auto& [path, format] = m_traces[index];
    const auto files = static_cast<double>(m_traces.size());
    Progress ofFile;
    TraceWriter writer(m_database, measurement);
    if (index == 0 || !isOneLayerPerFile(format))
        counter.beginFile();
    const auto sink = [&](const RoutingBatch& batch) -> Result<void> {
        if (batch.layer < m_hints.firstLayer || batch.layer > m_hints.lastLayer)
            return {};
        m_progress.setFraction((static_cast<double>(index) + std::max(0.0, ofFile.fraction())) / files);
        Result<void> taken = counter.add(batch);
        return taken ? writer.add(batch) : taken;
    };
    Result<TraceSummary> summary = readTrace(path, format, sink, ofFile, m_stop, m_hints);
    if (!summary) {
        summary.error().where.file = path;
        return summary;
    }
    writer.finish();
    summary->rows = writer.rows();
    return summary;
}

/// Of several traces the newest counts until somebody chooses.
void ImportSession::sayWhatCounts()
{
    SQLite::Statement others(m_database,
        "SELECT count(DISTINCT import_id) FROM measurement WHERE trace_rows > 0 AND import_id <> ? AND"
        " model_id = ? AND removed = 0");
    others.bind(1, m_import);
    others.bind(2, m_model);
    others.executeStep();
    if (const int count = others.getColumn(0).getInt(); count > 0)
        note(Severity::Hint, "newest-trace-counts",
            Phrase::of(
                "The project holds {} traces: this one, the newest, counts, and the others do not. Under "
                "Traces the window counts others, by their tags.",
                count + 1));
}

Result<void> ImportSession::storeStatistics(RoutingStatistics routing)
{
    if (routing.empty())
        return fail(
            ErrorCode::BadValue, Phrase::of("the trace holds no rows"), {m_traces.front().first, 0, 0, {}});
    const Result<ModelSpec> model = readModel(m_database, m_model);
    Result<Diagnostics> found = settleRouting(routing, model ? &*model : nullptr, listsOf(m_traces));
    if (!found) {
        found.error().where.file = m_traces.front().first;
        return tl::unexpected(std::move(found.error()));
    }
    addDiagnostics(*found);
    writeRouting(m_database, m_model, routing, m_import);
    std::string covered = fmt::format("{} layers", routing.layers);
    if (model && model->moe)
        covered = fmt::format("{} of {} layers with experts", routing.layers, model->moeLayers());
    addSummary(fmt::format("{}: {} tokens, {}, {} experts, top-{}", nameOfFile(m_traces.front().first),
        routing.tokens, covered, routing.experts, routing.topK));
    sayWhatCounts();
    return {};
}

namespace {

/// One stored file of a trace.
struct StoredFile {
    std::int64_t measurement = 0;
    std::int64_t import = 0;
    FileFormat format = FileFormat::Unknown;
};

std::vector<StoredFile> filesThatPass(
    SQLite::Database& database, std::int64_t model, const TraceFilter& filter)
{
    std::string sql = "SELECT m.id, m.import_id, m.format FROM measurement AS m WHERE m.trace_rows > 0 AND"
                      " m.removed = 0 AND m.model_id = ?";
    // Without statistics (a repaired file) the newest trace is the current one.
    if (filter.tags.empty())
        sql += " AND m.import_id = coalesce((SELECT r.import_id FROM routing AS r JOIN measurement AS t"
               " ON t.import_id = r.import_id WHERE r.model_id = m.model_id AND t.removed = 0),"
               " (SELECT max(t.import_id) FROM measurement AS t WHERE t.trace_rows > 0 AND t.removed = 0"
               " AND t.model_id = m.model_id))";
    for (std::size_t i = 0; i < filter.tags.size(); ++i)
        sql +=
            " AND EXISTS (SELECT 1 FROM measurement_tag AS t WHERE t.measurement_id = m.id AND t.name = ? AND"
            " t.value = ?)";
    SQLite::Statement rows(database, sql + " ORDER BY m.import_id, m.id");
    int parameter = 1;
    rows.bind(parameter, model);
    for (const TraceTag& tag : filter.tags) {
        rows.bind(++parameter, tag.key);
        rows.bind(++parameter, tag.value);
    }
    std::vector<StoredFile> files;
    while (rows.executeStep())
        files.push_back({rows.getColumn(0).getInt64(), rows.getColumn(1).getInt64(),
            formatFromName(rows.getColumn(2).getString())});
    return files;
}

/// Tokens of a trace, the files from `first` on that were imported with it: ranks of one run overlap in time.
Result<std::int64_t> lengthOf(
    SQLite::Database& database, const std::vector<StoredFile>& files, std::size_t first)
{
    std::int64_t tokens = 0;
    for (std::size_t i = first; i < files.size() && files[i].import == files[first].import; ++i) {
        const Result<std::int64_t> end = traceEnd(database, files[i].measurement);
        if (!end)
            return end;
        tokens = std::max(tokens, *end);
    }
    return tokens;
}

} // namespace

Result<CountedRouting> countRoutingIn(SQLite::Database& database, std::int64_t model,
    const TraceFilter& filter, Progress& progress, const std::stop_token& stop)
{
    progress.setPhase(Phrase::of("Counting"));
    Result<void> good = checkSplit(filter.split);
    if (good)
        good = checkTime(filter.time);
    if (!good)
        return tl::unexpected(good.error());
    const std::vector<StoredFile> files = filesThatPass(database, model, filter);
    if (files.empty())
        return fail(ErrorCode::BadValue,
            filter.tags.empty() ? Phrase::of("no routing trace was imported")
                                : Phrase::of("no routing trace has these tags"),
            {},
            filter.tags.empty() ? Phrase::of("Import one first.")
                                : Phrase::of("See: rankloom-cli project sql P \"SELECT * FROM traces\"."));
    RoutingCounter counter(0, filter.split);
    std::int64_t import = files.front().import;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const bool later = files[i].import != import;
        if (later)
            counter.beginTrace();
        if (i == 0 || later || !isOneLayerPerFile(files[i].format))
            counter.beginFile();
        import = files[i].import;
        if ((i == 0 || later) && !filter.time.whole()) {
            const Result<std::int64_t> tokens = lengthOf(database, files, i);
            if (!tokens)
                return tl::unexpected(tokens.error());
            counter.keepOnly(rangeOf(filter.time, *tokens));
        }
        progress.setFraction(static_cast<double>(i) / static_cast<double>(files.size()));
        Result<void> counted =
            replayTrace(database, files[i].measurement, [&](const RoutingBatch& batch) -> Result<void> {
                if (stop.stop_requested())
                    return fail(ErrorCode::Cancelled, Phrase::of("stopped"));
                return counter.add(batch);
            });
        if (!counted)
            return tl::unexpected(counted.error());
    }
    Result<RoutingStatistics> routing = counter.finish();
    if (!routing)
        return tl::unexpected(routing.error());
    if (const Result<ModelSpec> known = readModel(database, model))
        completeBy(*known, *routing);
    routing->part = wordsOf(filter);
    return CountedRouting {std::move(*routing), import};
}

Result<void> recountRoutingIn(SQLite::Database& database, std::int64_t model, Progress& progress,
    const std::stop_token& stop, const TraceFilter& filter)
{
    const Result<CountedRouting> counted = countRoutingIn(database, model, filter, progress, stop);
    if (!counted)
        return tl::unexpected(counted.error());
    writeRouting(database, model, counted->routing, counted->import, wordsOf(filter));
    return {};
}

} // namespace rankloom::db
