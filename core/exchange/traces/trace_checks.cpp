// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/traces/trace_checks.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/base/limits.h"

namespace rankloom {

namespace {

constexpr std::int64_t kShortestDummyRun = 8;
/// With fewer picks per token runs of equal ones are common in real text.
constexpr int kLeastTopKOfDummies = 3;

} // namespace

Result<void> TraceChecks::pass(const RoutingBatch& batch)
{
    if (batch.isCounts())
        ++m_rows;
    else if (batch.topK > 0)
        m_rows += static_cast<std::int64_t>(batch.experts.size()) / batch.topK;
    return m_sink(batch);
}

Result<void> TraceChecks::take(const RoutingBatch& batch)
{
    if (batch.isCounts())
        return takeCounts(batch);
    if (batch.topK < kLeastTopKOfDummies || batch.experts.size() % static_cast<std::size_t>(batch.topK) != 0)
        return pass(batch);
    return takeTokens(batch);
}

Result<void> TraceChecks::takeCounts(const RoutingBatch& batch)
{
    m_counts = true;
    bool nonzero = false;
    for (const std::int64_t count : batch.counts) {
        if (count < 0 || count > limits::kMostCount)
            return fail(ErrorCode::BadValue,
                Phrase::of(
                    "Layer {}, step {}: {} is no count of picks", batch.layer, batch.firstToken, count),
                {}, Phrase::of("Choose an unedited dump."));
        nonzero = nonzero || count != 0;
    }
    Layer& layer = m_layers[batch.layer];
    layer.nonzero = layer.nonzero || nonzero;
    if (nonzero)
        return pass(batch);
    return {};
}

/// The newest run waits, where runs are dropped, until it is known to be short. Its tokens are all alike, so
/// a number is enough.
Result<void> TraceChecks::passHeld(int index, const Layer& layer)
{
    if (layer.run == 0 || layer.run >= kShortestDummyRun)
        return {};
    m_repeated.clear();
    for (std::int64_t i = 0; i < layer.run; ++i)
        m_repeated.insert(m_repeated.end(), layer.last.begin(), layer.last.end());
    return pass({index, static_cast<int>(layer.last.size()), layer.next - layer.run, m_repeated});
}

Result<void> TraceChecks::takeTokens(const RoutingBatch& batch)
{
    Layer& layer = m_layers[batch.layer];
    const auto k = static_cast<std::size_t>(batch.topK);
    const std::size_t tokens = batch.experts.size() / k;
    const auto passRange = [&](std::size_t from, std::size_t to) -> Result<void> {
        if (from >= to)
            return {};
        return pass({batch.layer, batch.topK, batch.firstToken + static_cast<std::int64_t>(from),
            batch.experts.subspan(from * k, (to - from) * k)});
    };
    std::size_t open = 0; // first token that neither passed nor was dropped
    std::size_t begin = 0; // of the newest run, in this batch
    for (std::size_t t = 0; t < tokens; ++t) {
        const auto picks = batch.experts.subspan(t * k, k);
        const std::int64_t number = batch.firstToken + static_cast<std::int64_t>(t);
        const bool same = number == layer.next && layer.last.size() == k
            && std::equal(picks.begin(), picks.end(), layer.last.begin());
        if (!same && m_dummyTokens == Dummies::Drop) {
            const bool older = static_cast<std::int64_t>(t - begin) < layer.run;
            Result<void> done = older            ? passHeld(batch.layer, layer)
                : layer.run >= kShortestDummyRun ? passRange(open, begin)
                                                 : Result<void>();
            if (!done)
                return done;
            if (older || layer.run >= kShortestDummyRun)
                open = t;
        }
        if (!same) {
            layer.last.assign(picks.begin(), picks.end());
            layer.run = 0;
            begin = t;
        }
        ++layer.run;
        layer.next = number + 1;
        if (layer.run == kShortestDummyRun && m_firstDummy < 0)
            m_firstDummy = layer.next - kShortestDummyRun;
        if (layer.run >= kShortestDummyRun)
            m_dummies += layer.run == kShortestDummyRun ? kShortestDummyRun : 1;
    }
    if (m_dummyTokens == Dummies::Count)
        return pass(batch);
    // What is left of the newest run waits; all before it is known.
    return static_cast<std::int64_t>(tokens - begin) < layer.run ? Result<void>() : passRange(open, begin);
}

Result<void> TraceChecks::finish(const std::string& file, TraceSummary& summary)
{
    if (m_dummyTokens == Dummies::Drop)
        for (auto& [index, layer] : m_layers)
            if (Result<void> done = passHeld(index, layer); !done)
                return done;
    summary.rows = m_rows;
    summary.counts = m_counts;
    if (m_counts && m_rows == 0)
        return fail(ErrorCode::BadValue, Phrase::of("All counts are zero: the recorder counted nothing"),
            {file, 0, 0, {}},
            Phrase::of(
                "Record again while requests run; some engines do not count with every kernel or number "
                "format."));
    if (m_rows == 0)
        return fail(ErrorCode::BadValue, Phrase::of("The trace holds no token"), {file, 0, 0, {}},
            Phrase::of("Choose a trace of a run that processed tokens."));
    const auto tell = [&](Severity severity, const char* code, Phrase message) {
        summary.diagnostics.push_back({severity, code, std::move(message), {file, 0, 0, {}}, {}, {}});
    };
    if (m_dummies > 0)
        tell(m_dummyTokens == Dummies::Drop ? Severity::Hint : Severity::Warning, "dummy-tokens",
            m_dummyTokens == Dummies::Drop
                ? Phrase::of(
                    "{} token-layer rows of profiling or graph-capture runs were left out", m_dummies)
                : Phrase::of(
                    "{} token-layer rows, from token {} on, are runs of 8 and more equal tokens: they "
                    "look like profiling or graph capture. Read it again without them",
                    m_dummies, m_firstDummy));
    const auto empty = std::count_if(
        m_layers.begin(), m_layers.end(), [](const auto& layer) { return !layer.second.nonzero; });
    if (m_counts && empty > 0)
        tell(Severity::Hint, "layers-without-picks",
            Phrase::of(
                "{} layers without any pick were left out: they are dense, or were not recorded", empty));
    return {};
}

} // namespace rankloom
