// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/trace_store.h"

#include <algorithm>
#include <span>

#include <SQLiteCpp/Column.h>
#include <fmt/format.h>

#include "core/base/limits.h"
#include "db/blob.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

/// Picks after which a chunk is closed: 256 KiB to 512 KiB a row.
constexpr std::size_t kChunkPicks = 1U << 18U;

tl::unexpected<Error> damagedTrace(const Phrase& what)
{
    return fail(ErrorCode::ProjectDamaged, Phrase::of("routing trace: {}", what), {},
        Phrase::of("Repair a copy of the project."));
}

/// One row of routing_chunk, decoded.
struct Chunk {
    int topK = 0;
    std::int64_t firstToken = 0;
    std::vector<std::int64_t> layers;
    std::vector<std::int64_t> firstTokens;
    std::vector<std::int64_t> tokens;
    std::vector<std::int32_t> experts;

    [[nodiscard]] bool consistent() const
    {
        std::int64_t rows = 0;
        const auto mostRows = static_cast<std::int64_t>(experts.size());
        for (const std::int64_t count : tokens) {
            if (count < 1 || count > mostRows - rows)
                return false;
            rows += count;
        }
        return topK > 0 && layers.size() == tokens.size() && firstTokens.size() == tokens.size()
            && rows * topK == mostRows;
    }
};

Result<Chunk> readChunk(const SQLite::Statement& row)
{
    Chunk chunk;
    chunk.topK = row.getColumn(0).getInt();
    chunk.firstToken = row.getColumn(1).getInt64();
    for (const auto& [column, target] :
        {std::pair {2, &chunk.layers}, std::pair {3, &chunk.firstTokens}, std::pair {4, &chunk.tokens}}) {
        Result<std::vector<std::int64_t>> values = unpackIntegers(bytesOf(row, column));
        if (!values)
            return damagedTrace(values.error().message);
        *target = std::move(*values);
    }
    Result<std::vector<std::int32_t>> experts = unpackSmallIntegers(bytesOf(row, 5));
    if (!experts)
        return damagedTrace(experts.error().message);
    chunk.experts = std::move(*experts);
    if (!chunk.consistent())
        return damagedTrace(Phrase::of("the columns of a chunk disagree"));
    return chunk;
}

} // namespace

TraceWriter::TraceWriter(SQLite::Database& database, std::int64_t measurement)
    : m_insert(database,
        "INSERT INTO routing_chunk (measurement_id, chunk, trace_rows, top_k, first_token, run_layers,"
        " run_first_tokens, run_tokens, experts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
    , m_insertCounts(database,
          "INSERT INTO routing_count (measurement_id, number, step, layer, top_k, picks) VALUES (?, ?, ?, ?, "
          "?, ?)")
    , m_measurement(measurement)
{
}

Result<void> TraceWriter::addCounts(const RoutingBatch& batch)
{
    for (const std::int64_t count : batch.counts)
        if (count < 0)
            return fail(ErrorCode::BadValue, Phrase::of("layer {} counts {} picks", batch.layer, count));
    const std::string picks = packIntegers(batch.counts);
    m_insertCounts.bind(1, m_measurement);
    m_insertCounts.bind(2, m_counts++);
    m_insertCounts.bind(3, batch.firstToken);
    m_insertCounts.bind(4, batch.layer);
    m_insertCounts.bind(5, batch.topK);
    m_insertCounts.bindNoCopy(6, static_cast<const void*>(picks.data()), static_cast<int>(picks.size()));
    m_insertCounts.exec();
    m_insertCounts.reset();
    ++m_rows;
    return {};
}

Result<void> TraceWriter::add(const RoutingBatch& batch)
{
    if (batch.isCounts())
        return addCounts(batch);
    if (batch.topK <= 0 || batch.experts.empty()
        || batch.experts.size() % static_cast<std::size_t>(batch.topK) != 0)
        return fail(
            ErrorCode::BadValue, Phrase::of("rows of the trace have no picks or different numbers of them"));
    if (batch.topK != m_topK)
        finish();
    std::int32_t low = 0;
    std::int32_t high = 0;
    for (const std::int32_t expert : batch.experts) {
        low = std::min(low, expert);
        high = std::max(high, expert);
    }
    if (low < 0 || high > limits::kMostExpertNumber)
        return fail(ErrorCode::BadValue, Phrase::of("expert {} is out of range", low < 0 ? low : high));
    m_topK = batch.topK;
    m_layers.push_back(batch.layer);
    m_firstTokens.push_back(batch.firstToken);
    m_tokens.push_back(static_cast<std::int64_t>(batch.experts.size()) / batch.topK);
    m_experts.insert(m_experts.end(), batch.experts.begin(), batch.experts.end());
    if (m_experts.size() >= kChunkPicks)
        finish();
    return {};
}

void TraceWriter::finish()
{
    if (m_experts.empty())
        return;
    const std::int64_t rows = static_cast<std::int64_t>(m_experts.size()) / m_topK;
    const std::int64_t first = *std::min_element(m_firstTokens.begin(), m_firstTokens.end());
    for (std::int64_t& token : m_firstTokens)
        token -= first;
    m_insert.bind(1, m_measurement);
    m_insert.bind(2, m_chunk++);
    m_insert.bind(3, rows);
    m_insert.bind(4, m_topK);
    m_insert.bind(5, first);
    const std::string blobs[] {packIntegers(std::span<const std::int32_t>(m_layers)),
        packIntegers(std::span<const std::int64_t>(m_firstTokens)),
        packIntegers(std::span<const std::int64_t>(m_tokens)),
        packIntegers(std::span<const std::int32_t>(m_experts))};
    for (int i = 0; i < 4; ++i)
        m_insert.bindNoCopy(
            6 + i, static_cast<const void*>(blobs[i].data()), static_cast<int>(blobs[i].size()));
    m_insert.exec();
    m_insert.reset();
    m_rows += rows;
    m_layers.clear();
    m_firstTokens.clear();
    m_tokens.clear();
    m_experts.clear();
}

namespace {

/// Three of them add up without overflow.
bool isTokenNumber(std::int64_t value) { return value >= 0 && value < (std::int64_t {1} << 60U); }

} // namespace

/// Only the columns before the picks are read, not the picks themselves.
Result<std::int64_t> traceEnd(SQLite::Database& database, std::int64_t measurement)
{
    SQLite::Statement steps(
        database, "SELECT coalesce(max(step) + 1, 0) FROM routing_count WHERE measurement_id = ?");
    steps.bind(1, measurement);
    steps.executeStep();
    std::int64_t end = steps.getColumn(0).getInt64();
    SQLite::Statement rows(database,
        "SELECT first_token, run_first_tokens, run_tokens FROM routing_chunk WHERE measurement_id = ?");
    rows.bind(1, measurement);
    while (rows.executeStep()) {
        const Result<std::vector<std::int64_t>> first = unpackIntegers(bytesOf(rows, 1));
        const Result<std::vector<std::int64_t>> tokens = unpackIntegers(bytesOf(rows, 2));
        const std::int64_t base = rows.getColumn(0).getInt64();
        bool good = first && tokens && first->size() == tokens->size() && isTokenNumber(base);
        for (std::size_t run = 0; good && run < first->size(); ++run) {
            good = isTokenNumber((*first)[run]) && isTokenNumber((*tokens)[run]);
            if (good)
                end = std::max(end, base + (*first)[run] + (*tokens)[run]);
        }
        if (!good)
            return damagedTrace("the columns of a chunk disagree");
    }
    return end;
}

namespace {

Result<void> replayCounts(SQLite::Database& database, std::int64_t measurement,
    const std::function<Result<void>(const RoutingBatch&)>& sink)
{
    SQLite::Statement rows(database,
        "SELECT layer, top_k, step, picks FROM routing_count WHERE measurement_id = ? ORDER BY number");
    rows.bind(1, measurement);
    while (rows.executeStep()) {
        const Result<std::vector<std::int64_t>> picks = unpackIntegers(bytesOf(rows, 3));
        if (!picks || picks->empty())
            return damagedTrace(picks ? Phrase::of("counts of no experts") : picks.error().message);
        if (Result<void> taken = sink({rows.getColumn(0).getInt(), rows.getColumn(1).getInt(),
                rows.getColumn(2).getInt64(), {}, *picks});
            !taken)
            return taken;
    }
    return {};
}

} // namespace

Result<void> replayTrace(SQLite::Database& database, std::int64_t measurement,
    const std::function<Result<void>(const RoutingBatch&)>& sink)
{
    SQLite::Statement rows(database,
        "SELECT top_k, first_token, run_layers, run_first_tokens, run_tokens, experts FROM routing_chunk"
        " WHERE measurement_id = ? ORDER BY chunk");
    rows.bind(1, measurement);
    while (rows.executeStep()) {
        const Result<Chunk> chunk = readChunk(rows);
        if (!chunk)
            return tl::unexpected(chunk.error());
        std::size_t at = 0;
        for (std::size_t run = 0; run < chunk->tokens.size(); ++run) {
            const auto picks = static_cast<std::size_t>(chunk->tokens[run] * chunk->topK);
            RoutingBatch batch;
            batch.layer = static_cast<int>(chunk->layers[run]);
            batch.topK = chunk->topK;
            batch.firstToken = chunk->firstToken + chunk->firstTokens[run];
            batch.experts = std::span(chunk->experts).subspan(at, picks);
            at += picks;
            if (Result<void> taken = sink(batch); !taken)
                return taken;
        }
    }
    return replayCounts(database, measurement, sink);
}

} // namespace rankloom::db
