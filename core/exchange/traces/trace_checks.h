// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/exchange/traces/trace_reader.h"

namespace rankloom {

/// Stands between the readers and where a trace goes: looks for the tokens of profiling and graph-capture
/// runs (at least 8 consecutive tokens with the same picks in the same order), for counts of nothing, and
/// counts what passes. Where it drops them, the newest run of every layer waits until it is known to be
/// short.
class TraceChecks {
public:
    enum class Dummies : std::uint8_t { Count, Drop };
    TraceChecks(const BatchSink& sink, Dummies dummies) : m_sink(sink), m_dummyTokens(dummies) { }

    /// Errors: BadValue (a negative or absurd count), and what the sink returns.
    Result<void> take(const RoutingBatch& batch);
    /// Passes what was held back and reports. Errors: BadValue (the trace holds no token, all counts are
    /// zero).
    Result<void> finish(const std::string& file, TraceSummary& summary);

private:
    struct Layer {
        std::vector<std::int32_t> last; ///< picks of the newest token
        std::int64_t run = 0; ///< tokens in a row with these picks
        std::int64_t next = -1; ///< number the next token of the run must have
        bool nonzero = false; ///< of counts
    };

    Result<void> takeCounts(const RoutingBatch& batch);
    Result<void> takeTokens(const RoutingBatch& batch);
    Result<void> pass(const RoutingBatch& batch);
    Result<void> passHeld(int index, const Layer& layer);

    const BatchSink& m_sink;
    Dummies m_dummyTokens;
    std::map<int, Layer> m_layers;
    std::vector<std::int32_t> m_repeated;
    std::int64_t m_rows = 0;
    std::int64_t m_dummies = 0; ///< token-layer rows
    std::int64_t m_firstDummy = -1;
    bool m_counts = false;
};

} // namespace rankloom
