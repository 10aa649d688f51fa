// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include "core/base/error.h"
#include "core/base/shared.h"
#include "core/workload/requests.h"

namespace rankloom::db {

/// Stores the requests of a measurement in constant memory, many to a row of request_chunk.
class RequestWriter {
public:
    RequestWriter(SQLite::Database& database, std::int64_t measurement);

    void add(const ServingRequest& request);
    /// Stores what is pending.
    void finish();

private:
    SQLite::Statement m_insert;
    std::int64_t m_measurement;
    std::int64_t m_chunk = 0;
    std::int64_t m_first = 0; ///< ns
    std::int64_t m_before = 0; ///< ns
    std::vector<std::int64_t> m_gaps;
    std::vector<std::int32_t> m_prompts;
    std::vector<std::int32_t> m_outputs;
};

/// What a project tells of a trace without reading its requests.
struct RequestTraceRow {
    std::string name;
    bool hasTimes = true;
    std::int64_t requests = 0;
};
/// Makes a measurement, whose requests RequestWriter stores, the trace of this name, or of another where that
/// is taken: "name (2)" and so on. The name.
std::string addRequestTrace(SQLite::Database& database, std::int64_t measurement, const RequestTraceRow& row);

/// Which requests are read with the names of traces.
enum class RequestsRead : std::uint8_t {
    All,
    Named, ///< those of one trace; the others have none
};
/// The traces that were not taken back, by import; requests by arrival, the first at 0. Errors:
/// ProjectDamaged.
Result<std::vector<Shared<RecordedRequests>>> readRequestTraces(
    SQLite::Database& database, RequestsRead which = RequestsRead::All, const std::string& name = {});

/// A trace that no file stands for any more. Errors: BadValue (text that no file can hold).
Result<void> writeRequestTrace(SQLite::Database& database, const RecordedRequests& trace);

} // namespace rankloom::db
