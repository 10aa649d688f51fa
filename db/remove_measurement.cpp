// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include "core/exchange/apply_reading.h"
#include "core/exchange/host_answers.h"
#include "core/exchange/open_questions.h"
#include "db/given_cluster.h"
#include "db/import_session.h"
#include "db/project_impl.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

Result<Reading> readAgain(SQLite::Database& database, const SQLite::Statement& row)
{
    ReadingHints hints;
    hints.unit = row.getColumn(2).getString();
    hints.between = placeOf(readTags(database, row.getColumn(4).getInt64()));
    return parseFile(
        bytesOf(row, 3), row.getColumn(1).getString(), formatFromName(row.getColumn(0).getString()), hints);
}

/// Puts what is left of the measurements into the cluster again, in the order they were imported in.
Result<void> deriveAgain(SQLite::Database& database, std::int64_t id, const SaidOfLinks& said)
{
    const Result<Cluster> before = readCluster(database, id);
    if (!before)
        return tl::unexpected(before.error());
    Cluster cluster = without(said, *before, givenCluster(database, id, *before));
    const HostAnswers answers = readHostAnswers(database, id);
    SQLite::Statement rows(database,
        "SELECT format, file_name, unit_hint, content, id FROM measurement WHERE content IS NOT NULL AND "
        "removed = 0"
        " AND cluster_id = ? ORDER BY id");
    rows.bind(1, id);
    while (rows.executeStep()) {
        const Result<Reading> reading = readAgain(database, rows);
        if (!reading)
            continue; // of another kind (a plan document), or damaged since: the check of the project says so
        const HostMapping hosts =
            settled(mapHosts(hostsOf(reading->values), cluster, answers), OpenHosts::Guess);
        Diagnostics unheard; // they were told when the file was imported
        for (const Parsed& value : reading->values)
            applyToCluster(cluster, value, hosts, unheard);
    }
    SQLite::Statement name(database, "SELECT name FROM cluster WHERE id = ?");
    name.bind(1, id);
    name.executeStep();
    return cluster == *before ? Result<void>()
                              : writeCluster(database, id, name.getColumn(0).getString(), cluster);
}

Result<void> countAgain(SQLite::Database& database, std::int64_t model)
{
    SQLite::Statement part(database, "SELECT part FROM routing WHERE model_id = ?");
    part.bind(1, model);
    const TraceFilter filter = part.executeStep() ? filterOf(part.getColumn(0).getString()) : TraceFilter();
    part.reset();
    Progress progress;
    if (!recountRoutingIn(database, model, progress, {}, filter))
        writeRouting(database, model, {}, std::nullopt); // no trace is left
    return {};
}

/// Rates of the cluster's device, fitted to what is left.
Result<void> fitAgain(SQLite::Database& database, std::int64_t cluster)
{
    const Result<Cluster> known = readCluster(database, cluster);
    Result<std::vector<Shared<ServingCalibration>>> fitted = readServingCalibrations(database);
    if (!known || !fitted)
        return tl::unexpected(!known ? known.error() : fitted.error());
    std::erase_if(*fitted, [&](const auto& one) { return one->device == known->device.name; });
    if (Result<void> written = writeServingCalibrations(database, *fitted); !written)
        return written;
    Diagnostics unheard;
    return fitServingRates(database, unheard);
}

} // namespace

Result<void> ProjectFile::removeMeasurement(std::int64_t measurement)
{
    SQLite::Database& database = m_impl->database;
    return m_impl->write([&]() -> Result<void> {
        SQLite::Statement row(database,
            "SELECT format, file_name, unit_hint, content, id, cluster_id, model_id, import_id, trace_rows"
            " FROM measurement WHERE id = ? AND removed = 0");
        row.bind(1, measurement);
        if (!row.executeStep())
            return fail(ErrorCode::BadValue, Phrase::of("There is no such measurement"), {},
                Phrase::of("List them again."));
        const std::int64_t cluster = row.getColumn(5).getInt64();
        const std::int64_t model = row.getColumn(6).getInt64();
        const std::int64_t import = row.getColumn(7).getInt64();
        const bool trace = row.getColumn(8).getInt64() > 0;
        const bool served = isServiceMeasurement(formatFromName(row.getColumn(0).getString()));
        SaidOfLinks said;
        if (!row.isColumnNull(3))
            if (const Result<Reading> reading = readAgain(database, row))
                for (const Parsed& value : reading->values)
                    said.add(value);
        row.reset();
        // The ranks of a trace are one measurement.
        SQLite::Statement mark(database,
            trace ? "UPDATE measurement SET removed = 1 WHERE import_id = ? AND trace_rows > 0"
                  : "UPDATE measurement SET removed = 1 WHERE id = ?");
        mark.bind(1, trace ? import : measurement);
        mark.exec();
        if (trace && model != 0)
            return countAgain(database, model);
        if (served)
            return fitAgain(database, cluster);
        return cluster != 0 ? deriveAgain(database, cluster, said) : Result<void>();
    });
}

} // namespace rankloom::db
