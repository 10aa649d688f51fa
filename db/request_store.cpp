// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/request_store.h"

#include <algorithm>
#include <utility>

#include <SQLiteCpp/Column.h>
#include <fmt/format.h>

#include "core/exchange/reading.h"
#include "db/blob.h"
#include "db/connection.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

/// Requests of a row: half a megabyte, a megabyte where arrivals are far apart.
constexpr std::size_t kChunkRequests = std::size_t {1} << 16U;

tl::unexpected<Error> damagedRequests(const Phrase& what)
{
    return fail(ErrorCode::ProjectDamaged, Phrase::of("trace of requests: {}", what), {},
        Phrase::of("Repair a copy of the project."));
}

bool isTokens(std::int64_t value) { return value >= 1 && value <= kMostRequestTokens; }

/// Appends the requests of one row.
Result<void> readRequestChunk(const SQLite::Statement& row, ServingRequests& requests)
{
    const Result<std::vector<std::int64_t>> gaps = unpackIntegers(bytesOf(row, 1));
    const Result<std::vector<std::int64_t>> prompts = unpackIntegers(bytesOf(row, 2));
    const Result<std::vector<std::int64_t>> outputs = unpackIntegers(bytesOf(row, 3));
    for (const auto* column : {&gaps, &prompts, &outputs})
        if (!*column)
            return damagedRequests(column->error().message);
    if (gaps->size() != prompts->size() || gaps->size() != outputs->size()
        || requests.size() + gaps->size() > static_cast<std::size_t>(kMostRequests))
        return damagedRequests(Phrase::of("the columns of a chunk disagree"));
    // Far beyond every clock; sums of them do not overflow.
    constexpr std::int64_t latest = std::int64_t {1} << 62U;
    std::int64_t at = row.getColumn(0).getInt64();
    for (std::size_t i = 0; i < gaps->size(); ++i) {
        const std::int64_t gap = (*gaps)[i];
        if (at < -latest / 2 || at > latest / 2 || gap < -latest / 2 || gap > latest / 2
            || !isTokens((*prompts)[i]) || !isTokens((*outputs)[i]))
            return damagedRequests(Phrase::of("a request is out of range"));
        at += gap;
        requests.push_back({Nanoseconds(at), static_cast<std::int32_t>((*prompts)[i]),
            static_cast<std::int32_t>((*outputs)[i])});
    }
    return {};
}

Result<ServingRequests> readRequestsOf(SQLite::Database& database, std::int64_t measurement)
{
    ServingRequests requests;
    SQLite::Statement rows(database,
        "SELECT first_ns, gaps_ns, prompts, outputs FROM request_chunk WHERE measurement_id = ? ORDER BY "
        "chunk");
    rows.bind(1, measurement);
    while (rows.executeStep())
        if (const Result<void> read = readRequestChunk(rows, requests); !read)
            return tl::unexpected(read.error());
    if (!std::ranges::is_sorted(requests, {}, &ServingRequest::arrival))
        std::ranges::stable_sort(requests, {}, &ServingRequest::arrival);
    if (!requests.empty())
        for (const Nanoseconds first = requests.front().arrival; ServingRequest & request : requests)
            request.arrival -= first;
    return requests;
}

} // namespace

RequestWriter::RequestWriter(SQLite::Database& database, std::int64_t measurement)
    : m_insert(database,
        "INSERT INTO request_chunk (measurement_id, chunk, requests, first_ns, gaps_ns, prompts, outputs)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)")
    , m_measurement(measurement)
{
}

void RequestWriter::add(const ServingRequest& request)
{
    const std::int64_t at = request.arrival.value();
    if (m_gaps.empty())
        m_first = m_before = at;
    m_gaps.push_back(at - m_before);
    m_before = at;
    m_prompts.push_back(request.prompt);
    m_outputs.push_back(request.output);
    if (m_gaps.size() >= kChunkRequests)
        finish();
}

void RequestWriter::finish()
{
    if (m_gaps.empty())
        return;
    m_insert.bind(1, m_measurement);
    m_insert.bind(2, m_chunk++);
    m_insert.bind(3, static_cast<std::int64_t>(m_gaps.size()));
    m_insert.bind(4, m_first);
    const std::string blobs[] {packIntegers(std::span<const std::int64_t>(m_gaps)),
        packIntegers(std::span<const std::int32_t>(m_prompts)),
        packIntegers(std::span<const std::int32_t>(m_outputs))};
    for (int i = 0; i < 3; ++i)
        m_insert.bindNoCopy(
            5 + i, static_cast<const void*>(blobs[i].data()), static_cast<int>(blobs[i].size()));
    m_insert.exec();
    m_insert.reset();
    m_gaps.clear();
    m_prompts.clear();
    m_outputs.clear();
}

std::string addRequestTrace(SQLite::Database& database, std::int64_t measurement, const RequestTraceRow& row)
{
    SQLite::Statement taken(database, "SELECT count(*) FROM request_traces WHERE name = ?");
    std::string free = row.name;
    for (int n = 2;; ++n) {
        taken.bind(1, free);
        taken.executeStep();
        const bool isFree = taken.getColumn(0).getInt() == 0;
        taken.reset();
        if (isFree)
            break;
        free = fmt::format("{} ({})", row.name, n);
    }
    SQLite::Statement insert(database,
        "INSERT INTO request_trace (measurement_id, name, has_times, requests) VALUES (?, ?, ?, ?)");
    insert.bind(1, measurement);
    insert.bind(2, free);
    insert.bind(3, row.hasTimes ? 1 : 0);
    insert.bind(4, row.requests);
    insert.exec();
    return free;
}

Result<std::vector<Shared<RecordedRequests>>> readRequestTraces(
    SQLite::Database& database, RequestsRead which, const std::string& name)
{
    std::vector<Shared<RecordedRequests>> traces;
    SQLite::Statement rows(database, "SELECT id, name, has_times FROM request_traces ORDER BY id");
    while (rows.executeStep()) {
        RecordedRequests trace {rows.getColumn(1).getString(), rows.getColumn(2).getInt() != 0, {}};
        if (which == RequestsRead::All || trace.name == name) {
            Result<ServingRequests> requests = readRequestsOf(database, rows.getColumn(0).getInt64());
            if (!requests)
                return tl::unexpected(requests.error());
            trace.requests = std::move(*requests);
        }
        traces.emplace_back(std::move(trace));
    }
    return traces;
}

Result<void> writeRequestTrace(SQLite::Database& database, const RecordedRequests& trace)
{
    if (Result<void> sound = checkText(trace.name, "name of a trace of requests"); !sound)
        return sound;
    const std::int64_t id =
        database.execAndGet("SELECT coalesce(max(id), 0) + 1 FROM measurement").getInt64();
    SQLite::Statement insert(database,
        "INSERT INTO measurement (id, import_id, format, file_name, sha256, size_bytes, imported_utc, "
        "summary)"
        " VALUES (?1, ?1, ?2, ?3, ?4, 0, ?5, ?6)");
    insert.bind(1, id);
    insert.bind(2, std::string(nameOf(FileFormat::RequestTrace)));
    insert.bind(3, trace.name);
    insert.bind(4, std::string(64, '0'));
    insert.bind(5, utcNow());
    insert.bind(6, fmt::format("{} requests", trace.requests.size()));
    insert.exec();
    RequestWriter writer(database, id);
    for (const ServingRequest& request : trace.requests)
        writer.add(request);
    writer.finish();
    addRequestTrace(database, id, {trace.name, trace.hasTimes, std::ssize(trace.requests)});
    return {};
}

} // namespace rankloom::db
