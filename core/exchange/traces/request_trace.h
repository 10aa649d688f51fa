// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/exchange/syntax/trace_source.h"
#include "core/workload/requests.h"

namespace rankloom {

/// What a trace of requests had beside its requests.
struct RequestTraceSummary {
    std::int64_t rows = 0;
    std::int64_t requests = 0;
    std::int64_t dropped = 0; ///< without prompt or output: calls that failed
    std::int64_t disordered = 0; ///< earlier than the row before
    std::int64_t together = 0; ///< most requests in a row that arrive at one instant
    std::int64_t longest = 0; ///< tokens of the longest request, prompt and output
    std::int64_t promptTokens = 0; ///< of all of them
    std::int64_t outputTokens = 0;
    Nanoseconds span {}; ///< from the first arrival to the last
    bool hasArrivals = false; ///< else all of them are at 0
    Diagnostics diagnostics;
};

/// "19366 requests in 58.2 min, 1155 + 211 tokens on the average"
std::string wordsOf(const RequestTraceSummary& summary);

using RequestSink = std::function<Result<void>(const ServingRequest&)>;

/// A table of requests, known by its header in any order of columns: Azure's LLM and LMM inference traces
/// (TIMESTAMP, ContextTokens, GeneratedTokens), Vidur's and Sarathi-Serve's (arrived_at in seconds or no
/// times at all, num_prefill_tokens, num_decode_tokens), BurstGPT (Timestamp in seconds, Request tokens,
/// Response tokens). Read row by row: arrivals are counted from the first row's, so that they are negative
/// where rows are in disorder. Errors, with their line: UnknownFormat (no such header), BadValue, TooLarge,
/// and those of the source and of `take`.
Result<RequestTraceSummary> readRequestTrace(TraceSource& source, const RequestSink& take);

struct RequestTrace {
    ServingRequests requests; ///< by arrival, the first at 0
    RequestTraceSummary summary;
};
/// All of it. Errors: those above; BadValue (no requests), TooLarge (more than kMostRequests).
Result<RequestTrace> readRequests(TraceSource& source);
/// The same of a file, which errors name.
Result<RequestTrace> readRequestFile(
    const std::string& path, Progress& progress, const std::stop_token& stop = {});

} // namespace rankloom
