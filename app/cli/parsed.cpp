// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/parsed.h"

#include <utility>

#include <fmt/format.h>

#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "core/exchange/timeline/read_trace_events.h"
#include "core/exchange/traces/trace_reader.h"
#include "core/measure/merge_ranks.h"
#include "core/plan/plan_json.h"
#include "core/routing/routing_checks.h"
#include "core/routing/routing_counter.h"
#include "core/routing/token_split.h"

namespace rankloom::cli {

std::vector<FileFormat> importableFormats() { return readableFormats(); }

Result<CountedTrace> countTrace(const std::vector<std::string>& files, FileFormat format,
    std::stop_token stop, const ReadingHints& hints, const TraceSplit& split)
{
    if (Result<void> good = checkSplit(split); !good)
        return tl::unexpected<Error>(std::move(good.error()));
    RoutingCounter counter(0, split);
    CountedTrace counted;
    std::vector<TraceSummary> summaries;
    Progress progress;
    const ProgressLine line(progress);
    for (const std::string& file : files) {
        if (summaries.empty() || !isOneLayerPerFile(counted.format))
            counter.beginFile();
        Result<TraceSummary> summary = readTrace(
            file, format, [&counter](const RoutingBatch& batch) { return counter.add(batch); }, progress,
            stop, hints);
        if (!summary) {
            if (summary.error().where.file.empty())
                summary.error().where.file = file;
            return tl::unexpected<Error>(std::move(summary.error()));
        }
        counted.format = summary->format;
        counted.rows += summary->rows;
        for (Diagnostic& diagnostic : summary->diagnostics)
            counted.diagnostics.push_back(std::move(diagnostic));
        summaries.push_back(std::move(*summary));
    }
    for (Diagnostic& diagnostic : checkTraceFiles(summaries))
        counted.diagnostics.push_back(std::move(diagnostic));
    Result<RoutingStatistics> routing = counter.finish();
    if (!routing)
        return tl::unexpected<Error>(std::move(routing.error()));
    counted.routing = std::move(*routing);
    for (Diagnostic& diagnostic : checkRouting(counted.routing, nullptr))
        counted.diagnostics.push_back(std::move(diagnostic));
    for (const Diagnostic& diagnostic : counter.diagnostics())
        counted.diagnostics.push_back(diagnostic);
    return counted;
}

namespace {

Result<ParsedFile> parseTrace(
    const std::vector<std::string>& files, FileFormat format, const ReadingHints& hints, std::stop_token stop)
{
    if (files.front() == "-")
        return fail(ErrorCode::Unsupported, "a routing trace cannot come from standard input",
            {nameOfInput("-"), 0, 0, {}}, "Name the file.");
    Result<CountedTrace> counted = countTrace(files, format, std::move(stop), hints);
    if (!counted)
        return tl::unexpected<Error>(std::move(counted.error()));
    ParsedFile parsed;
    parsed.file = files.front();
    parsed.reading.format = counted->format;
    parsed.reading.diagnostics = std::move(counted->diagnostics);
    parsed.routing = std::move(counted->routing);
    parsed.routingRows = counted->rows;
    return parsed;
}

Result<ParsedFile> parseRequests(const std::string& file, std::stop_token stop)
{
    if (file == "-")
        return fail(ErrorCode::Unsupported, "a trace of requests cannot come from standard input",
            {nameOfInput("-"), 0, 0, {}}, "Name the file.");
    Progress progress;
    const ProgressLine line(progress);
    Result<TraceSource> source = TraceSource::open(file, progress, std::move(stop));
    if (!source)
        return tl::unexpected<Error>(std::move(source.error()));
    Result<RequestTraceSummary> summary =
        readRequestTrace(*source, [](const ServingRequest&) -> Result<void> { return {}; });
    if (!summary)
        return tl::unexpected<Error>(std::move(summary.error()));
    ParsedFile parsed;
    parsed.file = file;
    parsed.reading.format = FileFormat::RequestTrace;
    parsed.reading.diagnostics = std::move(summary->diagnostics);
    parsed.requests = std::move(*summary);
    return parsed;
}

Result<ParsedFile> parsePlan(const std::string& file, std::string_view text)
{
    Result<PlanDocument> document = readPlanDocument(text);
    if (!document) {
        if (document.error().where.file.empty())
            document.error().where.file = nameOfInput(file);
        return tl::unexpected<Error>(std::move(document.error()));
    }
    ParsedFile parsed;
    parsed.file = nameOfInput(file);
    parsed.reading.format = FileFormat::PlanDocument;
    parsed.reading.diagnostics = std::move(document->diagnostics);
    parsed.plan = writePlanDocument(document->project, document->plan);
    return parsed;
}

/// Profilers write much.
std::size_t longestOf(FileFormat format)
{
    return format == FileFormat::TraceEvents ? std::size_t {2} << 30U : kLongestDocument;
}

/// One trace of every rank of a step.
Result<ParsedFile> parseRanks(const std::vector<std::string>& files)
{
    ParsedFile parsed;
    parsed.file = files.front();
    std::vector<MeasuredTimeline> ranks;
    for (const std::string& file : files) {
        const Result<std::string> text = readInput(file, longestOf(FileFormat::TraceEvents));
        if (!text)
            return tl::unexpected<Error>(text.error());
        Result<MeasuredTimeline> rank = readTraceEvents(*text, nameOfInput(file), parsed.reading.diagnostics);
        if (!rank)
            return tl::unexpected<Error>(std::move(rank.error()));
        ranks.push_back(std::move(*rank));
    }
    Result<MeasuredTimeline> merged = mergeRanks(ranks, parsed.reading.diagnostics);
    if (!merged)
        return tl::unexpected<Error>(std::move(merged.error()));
    parsed.reading.format = FileFormat::TraceEvents;
    parsed.reading.values.emplace_back(std::move(*merged));
    return parsed;
}

/// Settings of a training program as a plan document; what depends on a project stays open.
Result<void> addPlan(ParsedFile& parsed)
{
    const auto& settings = std::get<PlanSettings>(parsed.reading.values.front());
    Result<CompletedPlan> completed = completePlan(settings, Project());
    if (!completed)
        return tl::unexpected<Error>(std::move(completed.error()));
    parsed.reading.diagnostics.insert(
        parsed.reading.diagnostics.end(), completed->diagnostics.begin(), completed->diagnostics.end());
    parsed.plan = writePlanDocument(Project(), completed->plan);
    return {};
}

/// The reader's own words about a file that is not recognised.
tl::unexpected<Error> refused(Result<Reading> reading)
{
    if (!reading)
        return tl::unexpected<Error>(std::move(reading.error()));
    return fail(ErrorCode::UnknownFormat, "the format is not recognised");
}

} // namespace

Result<ParsedFile> parseInput(
    const std::vector<std::string>& files, FileFormat format, const ReadingHints& hints, std::stop_token stop)
{
    const std::string& file = files.front();
    if (format == FileFormat::Unknown && file != "-") {
        const Result<std::string> head = readHead(file);
        if (!head)
            return tl::unexpected<Error>(head.error());
        format = recognise(*head, file);
        if (format == FileFormat::Unknown)
            return refused(parseFile(*head, file, format, hints)); // need not be read to the end
    }
    if (isRoutingTrace(format))
        return parseTrace(files, format, hints, std::move(stop));
    if (format == FileFormat::TraceEvents && files.size() > 1)
        return parseRanks(files);
    if (files.size() > 1)
        return fail(ErrorCode::BadValue, "several files are one thing only if they are traces",
            {file, 0, 0, {}}, "Parse them one by one.");
    if (isRequestTrace(format))
        return parseRequests(file, std::move(stop));
    if (format == FileFormat::Project)
        return fail(ErrorCode::Unsupported, "this is a project file", {file, 0, 0, {}},
            "See: rankloom-cli project info.");
    const Result<std::string> text = readInput(file, longestOf(format));
    if (!text)
        return tl::unexpected<Error>(text.error());
    if (format == FileFormat::Unknown)
        format = recognise(std::string_view(*text).substr(0, 64U << 10), file);
    if (isRoutingTrace(format))
        return parseTrace(files, format, hints, std::move(stop));
    if (isRequestTrace(format))
        return parseRequests(file, std::move(stop));
    if (format == FileFormat::PlanDocument)
        return parsePlan(file, *text);
    Result<Reading> reading = parseFile(*text, nameOfInput(file), format, hints);
    if (!reading)
        return tl::unexpected<Error>(std::move(reading.error()));
    ParsedFile parsed;
    parsed.file = nameOfInput(file);
    parsed.reading = std::move(*reading);
    // A file that contradicts itself is unusable, however much of it could be read.
    for (const Diagnostic& diagnostic : parsed.reading.diagnostics)
        if (diagnostic.severity == Severity::Error)
            return fail(ErrorCode::Contradiction, diagnostic.message, diagnostic.where);
    if (isPlanSettings(format))
        if (Result<void> added = addPlan(parsed); !added)
            return tl::unexpected<Error>(std::move(added.error()));
    return parsed;
}

} // namespace rankloom::cli
