// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/timeline/trace_events.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/exchange/syntax/inflate.h"

namespace rankloom {

namespace {

using nlohmann::json;

constexpr std::int64_t kMostEvents = 10'000'000;
constexpr std::size_t kMostUnpackedTrace = std::size_t {2} << 30U; ///< as plain files may have
constexpr int kNumberOverflow = 406; ///< nlohmann's exception for numbers that no double holds
/// Unix time in microseconds until the year 2039: sums and differences of such times fit into 64 bits of
/// nanoseconds.
constexpr double kLargestMicroseconds = 2.2e15;

/// Decimal microseconds as nanoseconds, exact to the nanosecond: doubles would lose it in Unix time.
std::optional<std::int64_t> nanosecondsOf(std::string_view number)
{
    const auto value = parseDouble(number);
    if (!value || !(*value >= 0 && *value <= kLargestMicroseconds))
        return std::nullopt;
    const auto dot = number.find('.');
    const std::string_view whole = number.substr(0, dot);
    std::string decimals(dot == std::string_view::npos ? "" : number.substr(dot + 1));
    const auto integer = parseInteger(whole);
    if (!integer || decimals.find_first_not_of("0123456789") != std::string::npos)
        return std::llround(*value * 1000); // with an exponent
    decimals.resize(4, '0');
    const std::int64_t tenths = *parseInteger(decimals);
    const std::int64_t fraction = tenths / 10 + (tenths % 10 >= 5 ? 1 : 0);
    return *integer * 1000 + fraction;
}

/// Takes what is needed from the stream of values; `m_path` holds the keys of the open objects.
class Handler : public json::json_sax_t {
public:
    Handler(std::string_view text, const std::string& file) : m_text(text), m_file(file) { }

    RawTrace trace;
    std::optional<Error> error;

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t value) override { return number(std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return number(std::to_string(value)); }
    bool number_float(number_float_t, const string_t& digits) override { return number(digits); }
    bool string(string_t& value) override
    {
        if (inEvent())
            return eventText(value);
        if (m_level == 3 && m_section == Section::Devices && m_key == "name" && trace.device.empty())
            trace.device = value;
        return true;
    }
    bool binary(binary_t&) override { return false; }
    bool key(string_t& name) override
    {
        m_key.swap(name);
        if (m_level == 1)
            m_section = m_key == "traceEvents" ? Section::Events
                : m_key == "deviceProperties"  ? Section::Devices
                : m_key == "distributedInfo"   ? Section::Distributed
                                               : Section::Other;
        else if (inEvent() && atEvent())
            m_inArguments = m_key == "args";
        return true;
    }
    bool start_object(std::size_t) override
    {
        if (!deeper())
            return false;
        if (m_section == Section::Events && m_level == m_eventLevel) {
            m_event = {};
            m_phase = 0;
            m_inArguments = false;
            m_damaged = false;
        }
        return true;
    }
    bool start_array(std::size_t) override
    {
        if (m_level == 0) { // a bare array of events
            m_section = Section::Events;
            m_eventLevel = 2;
        }
        return deeper();
    }
    bool end_array() override
    {
        --m_level;
        return true;
    }
    bool end_object() override
    {
        const bool closes = m_section == Section::Events && m_level == m_eventLevel;
        --m_level;
        return !closes || closeEvent();
    }
    bool parse_error(
        std::size_t position, const std::string&, const nlohmann::detail::exception& problem) override
    {
        if (problem.id == kNumberOverflow)
            return refuse(ErrorCode::BadValue, Phrase::of("A number of the trace is out of range"),
                Phrase::of("Times are microseconds; choose the unedited file."));
        const auto end = m_text.begin() + static_cast<std::ptrdiff_t>(std::min(position, m_text.size()));
        error = Error {ErrorCode::BadSyntax, Phrase::of("The JSON text of the trace is damaged or cut"),
            {m_file, 1 + std::count(m_text.begin(), end, '\n'), 0, {}}, {},
            Phrase::of("Copy the file again; a profiler writes it in full only when it has stopped.")};
        return false;
    }

private:
    enum class Section : std::uint8_t { Other, Events, Devices, Distributed };

    [[nodiscard]] bool inEvent() const { return m_section == Section::Events && m_level >= m_eventLevel; }
    /// Directly in the event, or directly in its arguments.
    [[nodiscard]] bool atEvent() const { return m_level == m_eventLevel; }
    [[nodiscard]] bool atArguments() const { return m_level == m_eventLevel + 1 && m_inArguments; }

    bool refuse(ErrorCode code, Phrase message, Phrase remedy)
    {
        error = Error {code, std::move(message),
            {m_file, 0, 0, fmt::format("/traceEvents/{}", trace.allEvents)}, {}, std::move(remedy)};
        return false;
    }

    bool deeper()
    {
        if (++m_level > limits::kMostLevels)
            return refuse(ErrorCode::TooLarge,
                Phrase::of("The JSON nests deeper than {} levels", limits::kMostLevels),
                Phrase::of("Choose the file that the profiler wrote."));
        return true;
    }

    std::int32_t intern(std::string_view text)
    {
        const auto [found, isNew] =
            m_numbers.try_emplace(std::string(text), static_cast<std::int32_t>(trace.texts.size()));
        if (isNew)
            trace.texts.emplace_back(text);
        return found->second;
    }

    bool number(const std::string& digits)
    {
        if (inEvent())
            return eventNumber(digits);
        if (m_section == Section::Distributed && m_level == 2) {
            const auto value = parseInteger(digits);
            const bool sane = value && *value >= 0 && *value <= 100'000'000;
            if (sane && m_key == "rank")
                trace.rank = static_cast<int>(*value);
            else if (sane && m_key == "world_size")
                trace.worldSize = static_cast<int>(*value);
        }
        return true;
    }

    bool eventNumber(const std::string& digits)
    {
        if (atArguments()) {
            const auto value = parseInteger(digits);
            if (!value)
                return true;
            const bool small = *value >= 0 && *value <= 100'000'000;
            if (m_key == "correlation")
                m_event.correlation = *value;
            else if (small && m_key == "stage" && *value < 32768)
                m_event.stage = static_cast<std::int32_t>(*value);
            else if (small && m_key == "microbatch")
                m_event.microbatch = static_cast<std::int32_t>(*value);
            else if (small && m_key == "chunk")
                m_event.chunk = static_cast<std::int32_t>(std::min<std::int64_t>(*value, 255));
            return true;
        }
        if (!atEvent())
            return true;
        if (m_key == "ts" || m_key == "dur") {
            const auto time = nanosecondsOf(digits);
            m_damaged |= !time;
            (m_key == "ts" ? m_event.start : m_event.duration) = time.value_or(0);
        } else if (m_key == "pid") {
            m_event.process = intern(digits);
        } else if (m_key == "tid") {
            m_event.thread = intern(digits);
        }
        return true;
    }

    bool eventText(const std::string& value)
    {
        if (atArguments()) {
            if (m_key == "name")
                m_argumentName = value;
            return true;
        }
        if (!atEvent())
            return true;
        if (m_key == "ph")
            m_phase = value.size() == 1 ? value.front() : '?';
        else if (m_key == "name")
            m_event.name = intern(value);
        else if (m_key == "cat")
            m_event.category = intern(value);
        else if (m_key == "pid")
            m_event.process = intern(value);
        else if (m_key == "tid")
            m_event.thread = intern(value);
        return true;
    }

    bool closeEvent()
    {
        if (trace.allEvents >= kMostEvents)
            return refuse(ErrorCode::TooLarge,
                Phrase::of("There are more than {} events in the trace", kMostEvents),
                Phrase::of("Profile fewer steps, or without the host's operators."));
        const std::string_view category = trace.text(m_event.category);
        if (m_phase == 'B' || m_phase == 'E') {
            ++trace.beginEndEvents;
        } else if (m_phase == 'M' && trace.text(m_event.name) == "process_name") {
            trace.processNames[m_event.process] = m_argumentName;
        } else if (m_phase == 'X' && category != "cpu_op" && category != "python_function"
            && category != "Trace") {
            if (m_damaged)
                return refuse(ErrorCode::BadValue,
                    Phrase::of("A time of an event is no time, or out of range"),
                    Phrase::of("Times are microseconds; choose the unedited file."));
            trace.events.push_back(m_event);
        }
        m_argumentName.clear();
        ++trace.allEvents;
        return true;
    }

    std::string_view m_text;
    const std::string& m_file;
    int m_level = 0;
    int m_eventLevel = 3; ///< level inside an event object; 2 in a bare array
    Section m_section = Section::Other;
    std::string m_key;
    TraceEvent m_event;
    char m_phase = 0;
    bool m_inArguments = false;
    bool m_damaged = false;
    std::string m_argumentName;
    std::unordered_map<std::string, std::int32_t> m_numbers; ///< never iterated
};

} // namespace

Result<RawTrace> readRawTrace(std::string_view text, const std::string& file)
{
    Result<std::string> unpacked;
    if (isGzip(text)) { // profilers pack their traces
        unpacked = unpackGzip(text, file, kMostUnpackedTrace);
        if (!unpacked)
            return tl::unexpected<Error>(std::move(unpacked.error()));
        text = *unpacked;
    }
    if (text.substr(0, 3) == "\xEF\xBB\xBF")
        text.remove_prefix(3);
    Handler handler(text, file);
    try {
        json::sax_parse(text.begin(), text.end(), &handler);
    } catch (const nlohmann::json::exception&) { // a number beyond what a double holds
        return fail(ErrorCode::BadValue, Phrase::of("A number in the trace is out of range"),
            {file, 0, 0, {}}, Phrase::of("Choose the unedited file."));
    }
    if (handler.error)
        return tl::unexpected<Error>(std::move(*handler.error));
    return std::move(handler.trace);
}

} // namespace rankloom
