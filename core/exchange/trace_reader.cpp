// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/trace_reader.h"

#include <utility>

#include <fmt/format.h>

#include "core/exchange/trace_job.h"

namespace rankloom {

Result<TraceSummary> readTraceFrom(TraceSource& source, FileFormat format, const BatchSink& sink)
{
    if (format == FileFormat::Unknown) {
        const Result<std::string> head = source.head();
        if (!head)
            return tl::unexpected<Error>(head.error());
        format = recognise(*head, source.name());
    }
    TraceSummary summary;
    summary.format = format;
    const TraceJob job {source, sink, summary};
    Result<void> done;
    switch (format) {
    case FileFormat::RouterTraceJsonl:
        done = readJsonlTrace(job);
        break;
    case FileFormat::RouterTraceCsv:
        done = readCsvTrace(job);
        break;
    case FileFormat::RouterTraceNpy:
        done = readNpyTrace(job);
        break;
    default:
        return fail(ErrorCode::UnknownFormat, "This is not a routing trace this program reads",
            {source.name(), 0, 0, {}},
            "Choose a router_trace_rank*.jsonl, a CSV with the columns token, layer and experts, or a .npy "
            "array [tokens, layers, k].");
    }
    if (!done)
        return tl::unexpected<Error>(std::move(done.error()));
    if (summary.rows == 0)
        return fail(ErrorCode::BadValue, "The trace holds no token", {source.name(), 0, 0, {}},
            "Choose a trace of a run that processed tokens.");
    summary.bytes = source.position();
    summary.sha256 = source.sha256();
    return summary;
}

Result<TraceSummary> readTrace(const std::string& path, FileFormat format,
    const std::function<Result<void>(const RoutingBatch&)>& sink, Progress& progress, std::stop_token stop)
{
    progress.setPhase("Reading the routing trace");
    Result<TraceSource> source = TraceSource::open(path, progress, std::move(stop));
    if (!source)
        return tl::unexpected<Error>(std::move(source.error()));
    return readTraceFrom(*source, format, sink);
}

} // namespace rankloom
