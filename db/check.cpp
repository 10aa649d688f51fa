// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <map>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/kept_text.h"
#include "db/blob.h"
#include "db/project_file.h"
#include "db/project_impl.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

/// Complaints of one of SQLite's own checks, one per row.
void collect(SQLite::Database& database, const char* pragma, std::vector<Phrase>& problems)
{
    SQLite::Statement rows(database, pragma);
    while (rows.executeStep()) {
        std::string line;
        for (int column = 0; column < rows.getColumnCount(); ++column)
            line += (column > 0 ? " " : "") + rows.getColumn(column).getString();
        if (line != "ok")
            problems.emplace_back(std::move(line));
    }
}

/// Headers, lengths and checksums of the blobs that `sql` selects after a column that names the row.
void checkBlobs(SQLite::Database& database, PhraseWord what, const char* sql, std::vector<Phrase>& problems)
{
    SQLite::Statement rows(database, sql);
    while (rows.executeStep())
        for (int column = 1; column < rows.getColumnCount(); ++column) {
            if (rows.isColumnNull(column))
                continue;
            if (const Result<std::size_t> sound = checkBlob(bytesOf(rows, column)); !sound)
                problems.push_back(
                    Phrase::of("{} {}: {}", what, rows.getColumn(0).getString(), sound.error().message));
        }
}

void checkMeasurements(SQLite::Database& database, std::vector<Phrase>& problems)
{
    SQLite::Statement rows(database,
        "SELECT id, sha256, content, size_bytes, format FROM measurement WHERE content IS NOT NULL");
    while (rows.executeStep()) {
        // The checksum is that of the file; what is kept of some is less.
        if (!isKeptWhole(formatFromName(rows.getColumn(4).getString())))
            continue;
        const std::string_view content = bytesOf(rows, 2);
        if (static_cast<std::int64_t>(content.size()) != rows.getColumn(3).getInt64()
            || sha256Hex(content) != rows.getColumn(1).getString())
            problems.push_back(Phrase::of("measurement {}: the stored file is not the one that was imported",
                rows.getColumn(0).getInt64()));
    }
    SQLite::Statement traces(database,
        "SELECT m.id, m.trace_rows, coalesce(sum(c.trace_rows), 0) FROM measurement AS m"
        " LEFT JOIN (SELECT measurement_id, trace_rows FROM routing_chunk"
        " UNION ALL SELECT measurement_id, 1 FROM routing_count) AS c ON c.measurement_id = m.id GROUP BY "
        "m.id"
        " HAVING m.trace_rows <> coalesce(sum(c.trace_rows), 0)");
    const auto tell = [&problems](SQLite::Statement& incomplete) {
        while (incomplete.executeStep())
            problems.push_back(Phrase::of("measurement {}: {} of {} rows of the trace are there",
                incomplete.getColumn(0).getInt64(), incomplete.getColumn(2).getInt64(),
                incomplete.getColumn(1).getInt64()));
    };
    tell(traces);
    SQLite::Statement requests(database,
        "SELECT t.measurement_id, t.requests, coalesce(sum(c.requests), 0) FROM request_trace AS t"
        " LEFT JOIN request_chunk AS c ON c.measurement_id = t.measurement_id GROUP BY t.measurement_id"
        " HAVING t.requests <> coalesce(sum(c.requests), 0)");
    tell(requests);
}

/// Values that are sound for SQLite and yet not readable as ours.
template <class Value> void checkReads(const Result<Value>& value, std::vector<Phrase>& problems)
{
    if (!value)
        problems.push_back(value.error().message);
}

} // namespace

Result<std::vector<Phrase>> ProjectFile::damage() const
{
    SQLite::Database& database = m_impl->database;
    return m_impl->read([&]() -> Result<std::vector<Phrase>> {
        std::vector<Phrase> problems;
        collect(database, "PRAGMA integrity_check(100)", problems);
        collect(database, "PRAGMA foreign_key_check", problems);
        if (!problems.empty())
            return problems;
        checkBlobs(database, Phrase::word("links of"),
            "SELECT cluster_id || ' ' || scope || ' ' || sender, bw_bytes_per_s, latency_s FROM link_row",
            problems);
        checkBlobs(database, Phrase::word("sizes of a collective"),
            "SELECT cluster_id || ' ' || level || ' ' || ranks, size_bytes, bus_bw_bytes_per_s FROM "
            "link_curve",
            problems);
        checkBlobs(database, Phrase::word("network tier"),
            "SELECT cluster_id || ' ' || tier, groups FROM network_tier", problems);
        checkBlobs(database, Phrase::word("routing pairs"),
            "SELECT model_id || ' ' || layer || ' ' || expert, transitions, coactivation FROM routing_pairs",
            problems);
        checkBlobs(database, Phrase::word("trace chunk"),
            "SELECT measurement_id || ' ' || chunk, run_layers, run_first_tokens, run_tokens, experts"
            " FROM routing_chunk",
            problems);
        checkBlobs(database, Phrase::word("counts of"),
            "SELECT measurement_id || ' ' || number, picks FROM routing_count", problems);
        checkBlobs(database, Phrase::word("load of window"),
            "SELECT model_id || ' ' || layer || ' ' || window, picks FROM routing_window", problems);
        checkBlobs(database, Phrase::word("sampled tokens of layer"),
            "SELECT model_id || ' ' || layer, picks FROM routing_sample", problems);
        checkBlobs(database, Phrase::word("requests of"),
            "SELECT measurement_id || ' ' || chunk, gaps_ns, prompts, outputs FROM request_chunk", problems);
        checkMeasurements(database, problems);
        checkReads(readInputs(database), problems);
        checkReads(readScenarios(database), problems);
        return problems;
    });
}

Result<std::vector<Phrase>> ProjectFile::check() const
{
    Result<std::vector<Phrase>> problems = damage();
    if (!problems)
        return problems;
    const Result<std::vector<StrangeRow>> strange = strangeRows();
    if (!strange && problems->empty())
        return tl::unexpected(strange.error());
    if (strange)
        for (const StrangeRow& row : *strange)
            problems->push_back(Phrase::of("{}: not as Rankloom wrote it", nameOf(row)));
    return problems;
}

} // namespace rankloom::db
