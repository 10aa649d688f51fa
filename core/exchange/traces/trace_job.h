// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "core/base/limits.h"
#include "core/exchange/syntax/trace_source.h"
#include "core/exchange/traces/trace_checks.h"
#include "core/exchange/traces/trace_reader.h"

namespace rankloom {

/// Expert and layer numbers above these are not numbers of experts and layers.
inline constexpr std::int64_t kMostExpertId = limits::kMostExpertNumber;
inline constexpr std::int64_t kMostLayer = limits::kMostLayerNumber;

/// What the reader of one trace format works with.
struct TraceJob {
    TraceSource& source;
    const ReadingHints& hints;
    TraceSummary& summary;
    TraceChecks& checks;

    [[nodiscard]] tl::unexpected<Error> refuse(
        ErrorCode code, std::int64_t line, std::int64_t column, Phrase message, Phrase remedy = {}) const
    {
        return fail(code, std::move(message), {source.name(), line, column, {}}, std::move(remedy));
    }

    /// Itemised, at most 1,000 of a kind.
    void warn(std::int64_t line, const std::string& code, Phrase message) const
    {
        const auto same = std::count_if(summary.diagnostics.begin(), summary.diagnostics.end(),
            [&](const Diagnostic& d) { return d.code == code; });
        if (same < 1000)
            summary.diagnostics.push_back(
                {Severity::Warning, code, std::move(message), {source.name(), line, 0, {}}, {}, {}});
    }

    Result<void> deliver(const RoutingBatch& batch) const { return checks.take(batch); }
};

/// The reader of an opened source; `format` Unknown = recognise.
Result<TraceSummary> readTraceFrom(
    TraceSource& source, FileFormat format, const BatchSink& sink, const ReadingHints& hints = {});

} // namespace rankloom
