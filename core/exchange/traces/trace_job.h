// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "core/base/limits.h"
#include "core/exchange/traces/trace_checks.h"
#include "core/exchange/traces/trace_reader.h"
#include "core/exchange/traces/trace_source.h"

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

Result<void> readJsonlTrace(const TraceJob& job);
Result<void> readCsvTrace(const TraceJob& job);
/// Expert numbers or counts, as the shape and the first values say, or as `format` does; also the one array
/// of an .npz archive.
Result<void> readNpyTrace(const TraceJob& job, FileFormat format);
Result<void> readTorchDump(const TraceJob& job);
Result<void> readCountsPickle(const TraceJob& job);
Result<void> readSafetensorsStatistics(const TraceJob& job);
Result<void> readLoadCsv(const TraceJob& job);
Result<void> readLoadJson(const TraceJob& job);
Result<void> readRouteLog(const TraceJob& job);
Result<void> readRoutesJson(const TraceJob& job);
Result<void> readRoutedExperts(const TraceJob& job);
Result<void> readEsftText(const TraceJob& job);
/// The reader of an opened source; `format` Unknown = recognise.
Result<TraceSummary> readTraceFrom(
    TraceSource& source, FileFormat format, const BatchSink& sink, const ReadingHints& hints = {});

/// The first bytes of a .npy array, also of one that an .npz archive begins with; empty for other files.
std::string arrayHead(std::string_view head);
/// Whether the first bytes of a .npy array are counts ([layers, experts] or [steps, layers, experts]) and not
/// expert numbers: fractions, numbers no expert has, a token that picks an expert twice.
bool looksLikeLoadArray(std::string_view head);

} // namespace rankloom
