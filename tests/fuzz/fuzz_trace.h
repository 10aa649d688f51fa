// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/traces/trace_job.h"
#include "core/routing/routing_counter.h"
#include "tests/fuzz/fuzz_text.h"

namespace rankloom::fuzz {

/// A trace either ends in counts that add up or in an error that has words.
inline void readTraceAs(FileFormat format, const std::uint8_t* data, std::size_t size)
{
    Progress progress;
    TraceSource source = TraceSource::ofMemory({reinterpret_cast<const char*>(data), size}, progress);
    RoutingCounter counter(64);
    std::int64_t picks = 0;
    const Result<TraceSummary> summary = readTraceFrom(source, format, [&](const RoutingBatch& batch) {
        require(batch.topK >= 0 && batch.firstToken >= 0 && batch.layer >= 0);
        if (batch.isCounts()) {
            require(batch.experts.empty());
            const Result<void> counted = counter.add(batch);
            for (const std::int64_t count : batch.counts)
                picks += counted ? count : 0;
            return counted;
        }
        require(batch.topK > 0 && !batch.experts.empty());
        require(batch.experts.size() % static_cast<std::size_t>(batch.topK) == 0);
        for (const std::int32_t id : batch.experts)
            require(id >= 0 && id <= kMostExpertId);
        picks += static_cast<std::int64_t>(batch.experts.size());
        return counter.add(batch);
    });
    if (!summary) {
        require(!summary.error().message.empty());
        return;
    }
    const Result<RoutingStatistics> counts = counter.finish();
    require(counts.has_value());
    std::int64_t load = 0;
    for (const std::int64_t n : counts->load)
        load += n;
    require(load == picks);
}

} // namespace rankloom::fuzz
