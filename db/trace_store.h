// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include "core/base/error.h"
#include "core/routing/routing.h"

namespace rankloom::db {

/// Stores the batches of a trace in constant memory: tokens in routing_chunk, many batches to a row, counts
/// in routing_count.
class TraceWriter {
public:
    TraceWriter(SQLite::Database& database, std::int64_t measurement);

    /// Errors: BadValue (no picks, an expert below 0 or above 65,535).
    Result<void> add(const RoutingBatch& batch);
    /// Stores what is pending.
    void finish();
    [[nodiscard]] std::int64_t rows() const { return m_rows; }

private:
    Result<void> addCounts(const RoutingBatch& batch);

    SQLite::Statement m_insert;
    SQLite::Statement m_insertCounts;
    std::int64_t m_counts = 0;
    std::int64_t m_measurement;
    std::int64_t m_chunk = 0;
    std::int64_t m_rows = 0;
    int m_topK = 0;
    std::vector<std::int32_t> m_layers;
    std::vector<std::int64_t> m_firstTokens;
    std::vector<std::int64_t> m_tokens;
    std::vector<std::int32_t> m_experts;
};

/// The largest token number (step, of counts) of a stored measurement + 1. Errors: ProjectDamaged.
Result<std::int64_t> traceEnd(SQLite::Database& database, std::int64_t measurement);

/// Delivers the stored batches of a measurement exactly as they were added.
/// Errors: ProjectDamaged, and what the sink returns.
Result<void> replayTrace(SQLite::Database& database, std::int64_t measurement,
    const std::function<Result<void>(const RoutingBatch&)>& sink);

} // namespace rankloom::db
