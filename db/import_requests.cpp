// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include "core/base/whole_file.h"
#include "core/exchange/apply_service.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/trace_source.h"
#include "db/import_session.h"
#include "db/request_store.h"
#include "db/tables.h"

// Workloads of models that serve, and what was measured of them.

namespace rankloom::db {

Result<RequestTraceSummary> ImportSession::streamRequests(const std::string& path, std::int64_t measurement)
{
    m_progress.setPhase(Phrase::of("Reading {}", nameOfFile(path)));
    Result<TraceSource> source = TraceSource::open(path, m_progress, m_stop);
    if (!source)
        return tl::unexpected(std::move(source.error()));
    RequestWriter writer(m_database, measurement);
    std::int64_t stored = 0;
    Result<RequestTraceSummary> summary =
        formatOf(FileFormat::RequestTrace)
            .requests(*source, [&](const ServingRequest& request) -> Result<void> {
                if (++stored > kMostRequests)
                    return fail(ErrorCode::TooLarge,
                        Phrase::of("there are more than {} requests", kMostRequests), {},
                        Phrase::of("Split the trace."));
                writer.add(request);
                return {};
            });
    if (!summary)
        return summary;
    if (summary->requests == 0)
        return fail(ErrorCode::BadValue,
            summary->dropped > 0
                ? Phrase::of("there are no requests: all {} have no prompt or no output", summary->dropped)
                : Phrase::of("there are no requests"),
            {path, 0, 0, {}}, Phrase::of("Give a table with a header and a row for every request."));
    writer.finish();
    if (Result<void> rest = source->drain(); !rest)
        return tl::unexpected(std::move(rest.error()));
    SQLite::Statement update(m_database, "UPDATE measurement SET sha256 = ?, size_bytes = ? WHERE id = ?");
    const std::int64_t bytes = source->position();
    update.bind(1, source->sha256());
    update.bind(2, bytes);
    update.bind(3, measurement);
    update.exec();
    return summary;
}

Result<void> ImportSession::importRequests(const std::string& path)
{
    const std::int64_t id =
        storeMeasurement({path, FileFormat::RequestTrace, std::string(64, '0'), 0, nullptr});
    Result<RequestTraceSummary> summary = streamRequests(path, id);
    if (!summary) {
        summary.error().where.file = path;
        return tl::unexpected(std::move(summary.error()));
    }
    forgetTwins(id); // and with them their names
    const std::string file = nameOfFile(path);
    const std::string name = addRequestTrace(m_database, id,
        {isValidUtf8(file) ? file : std::string("?"), summary->hasArrivals, summary->requests});
    if (name != file)
        note(Severity::Hint, "another-trace-of-this-name",
            Phrase::of("Another trace is called {}: plans call this one {}.", file, name));
    if (const Result<ModelSpec> model = readModel(m_database, m_model);
        model && model->maxPositions > 0 && summary->longest > model->maxPositions)
        note(Severity::Warning, "request-beyond-context",
            Phrase::of("Requests are longer than the context of {}, {} tokens: the longest has {}. Engines "
                       "refuse them, and so do simulations.",
                model->name, model->maxPositions, summary->longest));
    m_outcome.requestTrace = name;
    addDiagnostics(summary->diagnostics);
    describe(id, "", wordsOf(*summary));
    m_outcome.rows += summary->rows;
    addSummary(file + ": " + wordsOf(*summary));
    return {};
}

namespace {

/// What the project keeps of deployments on a cluster that serve, but for a file of this content. What cannot
/// be read any more is left to the check of the project.
ServiceMeasurements keptMeasurements(
    SQLite::Database& database, std::int64_t cluster, std::string_view except = {})
{
    ServiceMeasurements kept;
    SQLite::Statement rows(database,
        "SELECT format, file_name, content FROM measurement WHERE removed = 0 AND content IS NOT NULL"
        " AND cluster_id = ? ORDER BY id");
    rows.bind(1, cluster);
    while (rows.executeStep()) {
        const FileFormat format = formatFromName(rows.getColumn(0).getString());
        if (!isServiceMeasurement(format))
            continue;
        const std::string file = rows.getColumn(1).getString();
        const std::string content(bytesOf(rows, 2));
        if (content == except) // importing it again replaces it
            continue;
        const Result<Reading> reading = parseFile(content, file, format);
        if (reading)
            for (const Parsed& value : reading->values)
                kept.add(value, file);
    }
    return kept;
}

} // namespace

Result<void> fitServingRates(SQLite::Database& database, Diagnostics& diagnostics)
{
    const Result<Scenario> current = readCurrentScenario(database);
    Result<std::vector<Shared<ServingCalibration>>> known = readServingCalibrations(database);
    if (!current || !known)
        return tl::unexpected(!current ? current.error() : known.error());
    const Result<Cluster> cluster = readCluster(database, current->cluster);
    const Result<ModelSpec> model = readModel(database, current->model);
    if (!cluster || !model)
        return tl::unexpected(!cluster ? cluster.error() : model.error());
    const ServiceMeasurements kept = keptMeasurements(database, current->cluster);
    if (kept.empty())
        return {};
    const Project project {{}, *model, *cluster, {}};
    const Result<FittedService> fitted = fitService(project, current->plan, kept);
    const Diagnostics told = fitDiagnostics(fitted);
    diagnostics.insert(diagnostics.end(), told.begin(), told.end());
    if (!fitted)
        return {};
    const std::vector<Shared<ServingCalibration>> before = *known;
    replaceCalibration(*known, fitted->calibration);
    if (losesFiguresByHand(before, *known))
        diagnostics.push_back({Severity::Warning, "rates-by-hand-replaced",
            Phrase::of(
                "Figures of serving on {} that were set by hand are replaced by those that were fitted. "
                "Undo brings them back.",
                fitted->calibration.device),
            {}, {}, {}});
    return writeServingCalibrations(database, *known);
}

void previewServingRates(ImportPreview& preview, SQLite::Database& database, const MeasuredFile& file)
{
    const Result<Scenario> current = readCurrentScenario(database);
    if (!current)
        return;
    const Result<Cluster> cluster = readCluster(database, current->cluster);
    const Result<ModelSpec> model = readModel(database, current->model);
    if (!cluster || !model)
        return;
    ServiceMeasurements all = keptMeasurements(database, current->cluster, file.content);
    for (const Parsed& value : file.values)
        all.add(value, file.name);
    tellFittedService(preview, all, {{}, *model, *cluster, {}}, current->plan);
}

} // namespace rankloom::db
