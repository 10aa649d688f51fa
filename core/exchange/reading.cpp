// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/reading.h"
#include "core/base/json.h"

#include <algorithm>
#include <utility>

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/open_questions.h"
#include "core/exchange/sound_reading.h"
#include "core/exchange/syntax/inflate.h"

namespace rankloom {

namespace {

Result<Reading> readAs(
    const Format& format, std::string_view text, const std::string& file, const ReadingHints& hints)
{
    if (format.whole != nullptr
        && (format.lines == nullptr || startsWith(trimmed(text.substr(0, 4096)), "{"))) {
        Result<Reading> reading = format.whole(text, file);
        if (reading)
            reading->lines = std::count(text.begin(), text.end(), '\n');
        return reading;
    }
    if (format.lines == nullptr)
        return fail(ErrorCode::Unsupported,
            Phrase::of("This is a {}, not a file to parse whole", format.title), {file, 0, 0, {}},
            isRoutingTrace(format.format)       ? Phrase::of("Import it as a routing trace.")
                : isRequestTrace(format.format) ? Phrase::of("Import it as a trace of requests.")
                                                : Phrase::of("Open it instead of importing it."));
    Result<TextLines> lines = TextLines::prepare(text, file);
    if (!lines)
        return tl::unexpected<Error>(std::move(lines.error()));
    Result<Reading> reading = format.lines({*lines, file, hints});
    if (reading)
        reading->lines = lines->count();
    return reading;
}

} // namespace

std::string_view nameOf(FileFormat format) { return formatOf(format).name; }
std::string_view titleOf(FileFormat format) { return formatOf(format).title; }

FileFormat formatFromName(std::string_view name)
{
    const auto found = std::ranges::find(formats(), name, &Format::name);
    return found == formats().end() ? FileFormat::Unknown : (*found)->format;
}

std::vector<FileFormat> readableFormats()
{
    std::vector<FileFormat> readable;
    for (const Format* format : formats())
        if (format->format != FileFormat::Project)
            readable.push_back(format->format);
    std::ranges::sort(readable); // as they are named, not as they are asked
    return readable;
}

bool isRoutingTrace(FileFormat format)
{
    const FormatKind kind = formatOf(format).kind;
    return kind == FormatKind::RoutingTrace || kind == FormatKind::LayerTrace;
}

bool isOneLayerPerFile(FileFormat format) { return formatOf(format).kind == FormatKind::LayerTrace; }
bool isPlanSettings(FileFormat format) { return formatOf(format).kind == FormatKind::PlanSettings; }
bool isRequestTrace(FileFormat format) { return formatOf(format).kind == FormatKind::RequestTrace; }
bool isServiceMeasurement(FileFormat format) { return formatOf(format).kind == FormatKind::Service; }

Result<Reading> settingsReading(PlanSettings settings, JsonFindings findings, const std::string& file)
{
    if (findings.error) {
        findings.error->where.file = file;
        return tl::unexpected<Error>(std::move(*findings.error));
    }
    Reading reading;
    for (Diagnostic& diagnostic : findings.diagnostics) {
        diagnostic.where.file = file;
        reading.diagnostics.push_back(std::move(diagnostic));
    }
    reading.values.emplace_back(std::move(settings));
    return reading;
}

void warn(Reading& reading, const std::string& file, std::int64_t line, std::string code, Phrase message,
    Severity severity)
{
    reading.diagnostics.push_back(
        {severity, std::move(code), std::move(message), {file, line, 0, {}}, {}, {}});
}

Result<Reading> parseFile(
    std::string_view text, std::string_view fileName, FileFormat format, const ReadingHints& hints)
{
    if (format == FileFormat::Unknown)
        format = recognise(text.substr(0, 65536), fileName);
    if (format == FileFormat::Unknown)
        return tl::unexpected<Error>(notReadError(text.substr(0, 65536), fileName));
    Result<std::string> unpacked;
    if (isGzip(text) && format != FileFormat::TraceEvents) { // those are larger, and unpack themselves
        unpacked = unpackGzip(text, std::string(fileName), kMostUnpackedText);
        if (!unpacked)
            return tl::unexpected<Error>(std::move(unpacked.error()));
        text = *unpacked;
    }
    if (startsWith(text, "\xEF\xBB\xBF")) // a mark that editors put before UTF-8
        text.remove_prefix(3);
    Result<Reading> reading = readAs(formatOf(format), text, std::string(fileName), hints);
    if (!reading)
        return reading;
    reading->format = format;
    if (const Result<void> sound = keepSound(*reading, std::string(fileName)); !sound)
        return tl::unexpected<Error>(sound.error());
    placeValues(reading->values, hints.between);
    return reading;
}

} // namespace rankloom
