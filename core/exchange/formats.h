// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "core/exchange/reading.h"
#include "core/exchange/syntax/text_lines.h"

namespace rankloom {

class HostNamer;
struct JsonFindings;
class TraceSource;
struct RequestTraceSummary;
struct ServingRequest;
struct TraceJob;

/// The head of a JSON file, which may end anywhere: such files are told apart by their keys.
struct JsonHead {
    std::string_view text; ///< from its first bracket on

    [[nodiscard]] bool has(std::string_view key) const; ///< as a key, followed by a colon
    [[nodiscard]] bool hasKeyStart(std::string_view start) const;
    [[nodiscard]] bool contains(std::string_view part) const { return rankloom::contains(text, part); }
};

/// What a reader gets of a file that is read line by line.
struct ReaderInput {
    const TextLines& text;
    std::string file; ///< as shown in places of errors
    ReadingHints hints;
};

enum class FormatKind : std::uint8_t {
    Measurement, ///< read whole, imported
    RoutingTrace, ///< streamed; a file holds what one rank saw
    LayerTrace, ///< the same, but a file holds one layer
    RequestTrace, ///< streamed; a workload
    Service, ///< a measurement of a deployment that serves, read whole
    PlanSettings,
    Document, ///< opened, not imported
};

/// One kind of file: all that the program knows of it. Stands at the end of its reader's file, as
/// `extern const Format kName {…}`.
struct Format {
    FileFormat format = FileFormat::Unknown;
    std::string_view name {};
    std::string_view title {};
    FormatKind kind = FormatKind::Measurement;

    // How it is recognised: by one of these, which are asked of all formats one after the other, see
    // recognise().
    bool (*isHead)(std::string_view head) = nullptr; ///< of any file, text or not
    bool (*isJson)(const JsonHead& head) = nullptr; ///< of what begins with a bracket
    bool (*isText)(std::string_view head) = nullptr; ///< whole lines, as they are
    bool (*isSurely)(const TextLines& lines) = nullptr; ///< whatever else the lines look like
    bool (*isLine)(std::string_view line) = nullptr; ///< a line gives it away, the first that does
    bool (*isProbably)(const TextLines& lines) = nullptr; ///< if nothing says otherwise

    // How it is read: by one of these; where there are two, `whole` takes what begins with "{".
    Result<Reading> (*lines)(const ReaderInput& input) = nullptr;
    Result<Reading> (*whole)(std::string_view text, const std::string& file) = nullptr;
    Result<void> (*trace)(const TraceJob& job) = nullptr;
    Result<RequestTraceSummary> (*requests)(
        TraceSource& source, const std::function<Result<void>(const ServingRequest&)>& take) = nullptr;

    /// What a project keeps of it, see keptText(); nothing = all.
    std::string (*kept)(const std::string& text, HostNamer& nameOf) = nullptr;
};

/// In the order in which they are asked.
std::span<const Format* const> formats();
/// One without a name or a reader for FileFormat::Unknown.
const Format& formatOf(FileFormat format);

/// What a reader of settings comes to: the plan with what was noted of it, or the error that was found.
Result<Reading> settingsReading(PlanSettings settings, JsonFindings findings, const std::string& file);

void warn(Reading& reading, const std::string& file, std::int64_t line, std::string code, Phrase message,
    Severity severity = Severity::Warning);
inline void warn(Reading& reading, const ReaderInput& input, std::int64_t line, std::string code,
    Phrase message, Severity severity = Severity::Warning)
{
    warn(reading, input.file, line, std::move(code), std::move(message), severity);
}

} // namespace rankloom
