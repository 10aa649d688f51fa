// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/exchange/reading.h"
#include "core/exchange/traces/request_trace.h"
#include "core/routing/routing.h"

namespace rankloom::cli {

/// A file read by itself: values, or the counts of a routing trace, or a plan document written afresh.
struct ParsedFile {
    std::string file;
    Reading reading;
    RoutingStatistics routing; ///< of a routing trace; otherwise empty
    std::int64_t routingRows = 0;
    std::optional<RequestTraceSummary> requests {}; ///< of a trace of requests
    std::string plan; ///< of a plan document: the complete one
};

/// Every format that `import` and `parse` know.
std::vector<FileFormat> importableFormats();

/// Reads one file, or several routing traces as one. Errors: those of parseFile(), readTrace() and
/// readPlanDocument(); Unsupported for a project file.
Result<ParsedFile> parseInput(const std::vector<std::string>& files, FileFormat format,
    const ReadingHints& hints, std::stop_token stop);

/// Counts one trace of several files, or the part of it that `split` takes. Errors: those of readTrace() and
/// RoutingCounter.
struct CountedTrace {
    FileFormat format = FileFormat::Unknown;
    RoutingStatistics routing;
    std::int64_t rows = 0;
    Diagnostics diagnostics;
};
Result<CountedTrace> countTrace(const std::vector<std::string>& files, FileFormat format,
    std::stop_token stop, const ReadingHints& hints = {}, const TraceSplit& split = {});

/// {"format": "rankloom-parsed", "version": 1, …}: bandwidths in bytes/s, latencies in seconds, null = not
/// measured.
std::string parsedJson(const ParsedFile& parsed);
std::string parsedText(const ParsedFile& parsed);
/// "263 tokens, 26 layers, 64 experts, 6 per token"
std::string routingText(const RoutingStatistics& routing);

} // namespace rankloom::cli
