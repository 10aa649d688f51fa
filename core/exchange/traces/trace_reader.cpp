// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/traces/trace_reader.h"

#include <set>
#include <utility>

#include <fmt/format.h>

#include "core/exchange/formats.h"
#include "core/exchange/traces/trace_job.h"

namespace rankloom {

namespace {

Result<void> readAs(const TraceJob& job, FileFormat format)
{
    if (const auto read = formatOf(format).trace)
        return read(job);
    return job.refuse(ErrorCode::UnknownFormat, 0, 0,
        Phrase::of("This is not a routing trace this program reads"),
        Phrase::of(
            "Choose a router_trace_rank*.jsonl, a dump of SGLang, vLLM or TensorRT-LLM, a CSV with the "
            "columns "
            "token, layer and experts, or a .npy array [tokens, layers, k]."));
}

} // namespace

Result<TraceSummary> readTraceFrom(
    TraceSource& source, FileFormat format, const BatchSink& sink, const ReadingHints& hints)
{
    if (format == FileFormat::Unknown) {
        const Result<std::string> head = source.head();
        if (!head)
            return tl::unexpected<Error>(head.error());
        format = recognise(*head, source.name());
    }
    TraceSummary summary;
    summary.format = format;
    using Dummies = TraceChecks::Dummies;
    TraceChecks checks(sink, hints.dropDummyTokens ? Dummies::Drop : Dummies::Count);
    const TraceJob job {source, hints, summary, checks};
    Result<void> done = readAs(job, format);
    if (done)
        done = checks.finish(source.name(), summary);
    if (done)
        done = source.drain();
    if (!done) {
        if (done.error().where.file.empty())
            done.error().where.file = source.name();
        return tl::unexpected<Error>(std::move(done.error()));
    }
    summary.bytes = source.position();
    summary.sha256 = source.sha256();
    return summary;
}

Result<TraceSummary> readTrace(const std::string& path, FileFormat format, const BatchSink& sink,
    Progress& progress, std::stop_token stop, const ReadingHints& hints)
{
    progress.setPhase(Phrase::of("Reading the routing trace"));
    Result<TraceSource> source = TraceSource::open(path, progress, std::move(stop));
    if (!source)
        return tl::unexpected<Error>(std::move(source.error()));
    return readTraceFrom(*source, format, sink, hints);
}

Diagnostics checkTraceFiles(const std::vector<TraceSummary>& files)
{
    Diagnostics odd;
    std::set<std::string> seen;
    for (const TraceSummary& file : files)
        if (!seen.insert(file.sha256).second)
            odd.push_back({Severity::Warning, "trace-file-twice",
                Phrase::of(
                    "Two of the files are the same: their tokens count twice. Give every rank's file once."),
                {}, {}, {}});
    if (files.size() == 1 && files.front().rank)
        odd.push_back({Severity::Warning, "one-rank-only",
            Phrase::of(
                "The file holds what rank {} alone saw. Give the files of all ranks together, or the load "
                "is that of one rank.",
                *files.front().rank),
            {}, {}, {}});
    return odd;
}

} // namespace rankloom
