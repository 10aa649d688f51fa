// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/traces/request_trace.h"
#include "tests/fuzz/fuzz_text.h"

/// A trace of requests is either sorted requests that a simulation can take, or an error that has words.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace rankloom;
    Progress progress;
    TraceSource source = TraceSource::ofMemory({reinterpret_cast<const char*>(data), size}, progress);
    const Result<RequestTrace> trace = readRequests(source);
    if (!trace) {
        fuzz::require(!trace.error().message.empty());
        return 0;
    }
    fuzz::require(!trace->requests.empty() && trace->requests.front().arrival.value() == 0);
    fuzz::require(trace->summary.requests + trace->summary.dropped == trace->summary.rows);
    Nanoseconds before {};
    for (const ServingRequest& request : trace->requests) {
        fuzz::require(request.arrival >= before && request.prompt > 0 && request.output > 0);
        before = request.arrival;
    }
    return 0;
}
