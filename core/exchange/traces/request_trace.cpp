// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/traces/request_trace.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "core/base/cells.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"

namespace rankloom {

namespace {

constexpr std::int64_t kSecond = 1'000'000'000; // ns
constexpr double kMostTraceSeconds = 4e9; ///< seconds since 1970 of a date in 2096

/// What a request is made of.
enum class RequestPart : std::uint8_t { Arrival, Prompt, Output };
constexpr std::size_t kRequestParts = 3;

struct RequestColumn {
    std::string_view name; ///< lower-case
    RequestPart part;
};
constexpr RequestColumn kRequestColumns[] = {
    {"timestamp", RequestPart::Arrival},
    {"arrived_at", RequestPart::Arrival},
    {"contexttokens", RequestPart::Prompt},
    {"num_prefill_tokens", RequestPart::Prompt},
    {"request tokens", RequestPart::Prompt},
    {"generatedtokens", RequestPart::Output},
    {"num_decode_tokens", RequestPart::Output},
    {"response tokens", RequestPart::Output},
};
/// Columns of the same tables that follow from others, or say nothing about times and lengths.
constexpr std::string_view kSilentColumns[] = {"numimages", "model", "total tokens", "log type",
    "num_total_tokens", "pd_ratio", "session id", "elapsed time", ""};

/// Which cell of a row is which part.
struct RequestHeader {
    std::array<int, kRequestParts> cell {-1, -1, -1};
    std::vector<std::string> unused;

    [[nodiscard]] int of(RequestPart part) const { return cell[static_cast<std::size_t>(part)]; }
    [[nodiscard]] bool complete() const
    {
        return of(RequestPart::Prompt) >= 0 && of(RequestPart::Output) >= 0;
    }
};

RequestHeader requestHeaderOf(std::string_view line)
{
    RequestHeader header;
    int index = 0;
    for (const std::string_view cell : cells(line, ',')) {
        const std::string name = lowerCase(cell);
        const auto* known = std::ranges::find(kRequestColumns, name, &RequestColumn::name);
        if (known != std::end(kRequestColumns)) {
            int& at = header.cell[static_cast<std::size_t>(known->part)];
            if (at < 0)
                at = index;
        } else if (std::ranges::find(kSilentColumns, std::string_view(name)) == std::end(kSilentColumns)) {
            header.unused.push_back(inQuotes(cell));
        }
        ++index;
    }
    return header;
}

std::string_view unquoted(std::string_view cell)
{
    cell = trimmed(cell);
    if (cell.size() >= 2 && cell.front() == '"' && cell.back() == '"')
        cell = cell.substr(1, cell.size() - 2);
    return cell;
}

/// Digits behind a point in billionths; further ones are cut off.
std::optional<std::int64_t> fraction(std::string_view digits)
{
    std::int64_t value = 0;
    std::int64_t unit = kSecond;
    for (const char c : digits) {
        if (c < '0' || c > '9')
            return std::nullopt;
        unit /= 10;
        value += (c - '0') * unit;
    }
    return value;
}

/// "12.25" exactly, "1.2e3" as a double has it; nanoseconds.
std::optional<std::int64_t> secondsText(std::string_view text)
{
    const auto value = parseDouble(text);
    if (!value || std::abs(*value) > kMostTraceSeconds)
        return std::nullopt;
    const auto point = text.find('.');
    const auto whole = parseInteger(text.substr(0, point));
    const auto rest = fraction(point == std::string_view::npos ? std::string_view() : text.substr(point + 1));
    if (whole && rest && !text.starts_with('-'))
        return *whole * kSecond + *rest;
    return std::llround(*value * static_cast<double>(kSecond));
}

/// `digits` digits of `text` from `at` on.
std::optional<int> digitsAt(std::string_view text, std::size_t at, std::size_t digits)
{
    int value = 0;
    if (at + digits > text.size())
        return std::nullopt;
    for (const char c : text.substr(at, digits)) {
        if (c < '0' || c > '9')
            return std::nullopt;
        value = value * 10 + (c - '0');
    }
    return value;
}

/// "Z", "+02:00" or nothing: seconds that the clock was ahead.
std::optional<std::int64_t> zoneSeconds(std::string_view zone)
{
    if (zone.empty() || zone == "Z" || zone == "z")
        return 0;
    const auto hours = digitsAt(zone, 1, 2);
    const auto minutes = digitsAt(zone, 4, 2);
    if (zone.size() != 6 || (zone[0] != '+' && zone[0] != '-') || zone[3] != ':' || !hours || !minutes
        || *hours > 24 || *minutes > 59)
        return std::nullopt;
    return (zone[0] == '-' ? -1 : 1) * (*hours * 3600 + *minutes * 60);
}

/// "2023-11-16 18:15:46.6805900", with any number of decimals, a zone or none; nanoseconds since 1970.
std::optional<std::int64_t> dateText(std::string_view text)
{
    const auto year = digitsAt(text, 0, 4);
    const auto month = digitsAt(text, 5, 2);
    const auto day = digitsAt(text, 8, 2);
    const auto hour = digitsAt(text, 11, 2);
    const auto minute = digitsAt(text, 14, 2);
    const auto second = digitsAt(text, 17, 2);
    if (!year || !month || !day || !hour || !minute || !second || text[4] != '-' || text[7] != '-'
        || (text[10] != ' ' && text[10] != 'T') || text[13] != ':' || text[16] != ':' || *hour > 23
        || *minute > 59 || *second > 60)
        return std::nullopt;
    const std::chrono::year_month_day date {std::chrono::year(*year),
        std::chrono::month(static_cast<unsigned>(*month)), std::chrono::day(static_cast<unsigned>(*day))};
    if (!date.ok() || *year < 1970 || *year > 2096)
        return std::nullopt;
    std::string_view rest = text.substr(19);
    std::string_view decimals;
    if (rest.starts_with('.')) {
        const auto end = std::min(rest.find_first_not_of("0123456789", 1), rest.size());
        decimals = rest.substr(1, end - 1);
        rest.remove_prefix(end);
    }
    const auto billionths = fraction(decimals);
    const auto zone = zoneSeconds(rest);
    if (!billionths || !zone)
        return std::nullopt;
    const std::int64_t days = std::chrono::sys_days(date).time_since_epoch().count();
    return (days * 86400 + *hour * 3600 + *minute * 60 + *second - *zone) * kSecond + *billionths;
}

std::optional<std::int64_t> timeText(std::string_view text)
{
    const bool isDate = text.size() >= 19 && text[4] == '-';
    return isDate ? dateText(text) : secondsText(text);
}

/// A count of tokens; spreadsheets write "374.0".
std::optional<std::int32_t> tokensText(std::string_view text)
{
    std::optional<double> value;
    if (const auto whole = parseInteger(text))
        value = static_cast<double>(*whole);
    else
        value = parseDouble(text);
    if (!value || *value < 0 || *value > static_cast<double>(kMostRequestTokens)
        || *value != std::floor(*value))
        return std::nullopt;
    return static_cast<std::int32_t>(*value);
}

class RequestRows {
public:
    RequestRows(TraceSource& source, const RequestSink& take)
        : m_source(source), m_lines(source), m_take(take)
    {
    }

    Result<RequestTraceSummary> read()
    {
        Result<void> done = forEachLine(m_lines, [this](std::string_view line) -> Result<void> {
            if (line.ends_with('\r'))
                line.remove_suffix(1);
            if (trimmed(line).empty())
                return {};
            return m_hasHeader ? takeRow(line) : takeHeader(line);
        });
        if (!done)
            return tl::unexpected<Error>(std::move(done.error()));
        if (!m_hasHeader)
            return fail(ErrorCode::BadValue, Phrase::of("there are no requests"), place(),
                Phrase::of("Give a table with a header and a row for every request."));
        addDiagnostics();
        return std::move(m_summary);
    }

private:
    [[nodiscard]] Place place() const { return {m_source.name(), m_lines.number(), 0, {}}; }

    Result<void> takeHeader(std::string_view line)
    {
        m_header = requestHeaderOf(line);
        if (!m_header.complete())
            return fail(ErrorCode::UnknownFormat,
                Phrase::of("this is no header of a trace of requests: {}", inQuotes(line)), place(),
                Phrase::of("Columns: TIMESTAMP, ContextTokens, GeneratedTokens; or arrived_at, "
                           "num_prefill_tokens, num_decode_tokens; or Timestamp, Request tokens, Response "
                           "tokens."));
        m_hasHeader = true;
        m_summary.hasArrivals = m_header.of(RequestPart::Arrival) >= 0;
        m_lastCell = std::ranges::max(m_header.cell);
        return {};
    }

    [[nodiscard]] tl::unexpected<Error> badCell(
        const char* what, std::string_view found, Phrase expected) const
    {
        return fail(ErrorCode::BadValue,
            Phrase::of("{}: found {}, where {} is expected", std::string(what), inQuotes(found), expected),
            place());
    }

    /// The cells that are wanted, as they stand in the line.
    bool split(std::string_view line, std::array<std::string_view, kRequestParts>& found) const
    {
        for (int index = 0; index <= m_lastCell; ++index) {
            const auto comma = line.find(',');
            for (std::size_t part = 0; part < kRequestParts; ++part)
                if (m_header.cell[part] == index)
                    found[part] = unquoted(line.substr(0, comma));
            if (comma == std::string_view::npos)
                return index == m_lastCell;
            line.remove_prefix(comma + 1);
        }
        return true;
    }

    Result<void> takeRow(std::string_view line)
    {
        std::array<std::string_view, kRequestParts> found;
        if (!split(line, found))
            return fail(ErrorCode::BadSyntax, Phrase::of("this row ends before its last column"), place());
        ++m_summary.rows;
        const auto cell = [&found](RequestPart part) { return found[static_cast<std::size_t>(part)]; };
        const auto prompt = tokensText(cell(RequestPart::Prompt));
        const auto output = tokensText(cell(RequestPart::Output));
        if (!prompt || !output)
            return badCell(!prompt ? "tokens of the prompt" : "tokens of the output",
                cell(!prompt ? RequestPart::Prompt : RequestPart::Output),
                Phrase::of("a whole number from 0 to {}", kMostRequestTokens));
        std::int64_t arrival = 0;
        if (m_summary.hasArrivals) {
            const auto time = timeText(cell(RequestPart::Arrival));
            if (!time)
                return badCell("arrival", cell(RequestPart::Arrival),
                    Phrase::of("a number of seconds or a date and time"));
            if (!m_first)
                m_first = *time;
            arrival = *time - *m_first;
        }
        if (*prompt == 0 || *output == 0) {
            ++m_summary.dropped;
            return {};
        }
        const ServingRequest request {Nanoseconds(arrival), *prompt, *output};
        count(request);
        return m_take(request);
    }

    void count(const ServingRequest& request)
    {
        const std::int64_t arrival = request.arrival.value();
        if (m_summary.requests == 0)
            m_earliest = m_latest = arrival;
        m_summary.disordered += m_summary.requests > 0 && arrival < m_before ? 1 : 0;
        m_together = m_summary.requests > 0 && arrival == m_before ? m_together + 1 : 1;
        m_before = arrival;
        m_earliest = std::min(m_earliest, arrival);
        m_latest = std::max(m_latest, arrival);
        m_summary.span = Nanoseconds(m_latest - m_earliest);
        m_summary.together = std::max(m_summary.together, m_together);
        m_summary.longest = std::max(m_summary.longest, request.tokens());
        m_summary.promptTokens += request.prompt;
        m_summary.outputTokens += request.output;
        ++m_summary.requests;
    }

    void add(const char* code, Severity severity, Phrase message)
    {
        Diagnostic diagnostic;
        diagnostic.severity = severity;
        diagnostic.code = code;
        diagnostic.message = std::move(message);
        diagnostic.where.file = m_source.name();
        m_summary.diagnostics.push_back(std::move(diagnostic));
    }

    void addDiagnostics()
    {
        if (!m_header.unused.empty())
            add("column-not-used", Severity::Hint,
                Phrase::of("Columns that say nothing about requests are not used: {}.",
                    fmt::format("{}", fmt::join(m_header.unused, ", "))));
        if (m_summary.dropped > 0)
            add("request-without-output", Severity::Warning,
                Phrase::of("{} of {} requests have no prompt or no output: they failed, and are left out.",
                    m_summary.dropped, m_summary.rows));
        if (m_summary.disordered > 0)
            add("requests-not-sorted", Severity::Warning,
                Phrase::of("{} of {} requests arrive before the row in front of them; they are sorted by "
                           "their times.",
                    m_summary.disordered, m_summary.rows));
        constexpr std::int64_t many = 1000;
        if (m_summary.hasArrivals && m_summary.together >= many)
            add("requests-at-one-instant", Severity::Hint,
                Phrase::of(
                    "{} requests arrive at one instant: they wait for each other.", m_summary.together));
        if (!m_summary.hasArrivals)
            add("requests-without-times", Severity::Hint,
                Phrase::of("The trace has no times of arrival: all requests arrive at once."));
    }

    TraceSource& m_source;
    LineReader m_lines;
    const RequestSink& m_take;
    bool m_hasHeader = false;
    RequestHeader m_header;
    int m_lastCell = 0;
    std::optional<std::int64_t> m_first;
    std::int64_t m_before = 0;
    std::int64_t m_earliest = 0;
    std::int64_t m_latest = 0;
    std::int64_t m_together = 0;
    RequestTraceSummary m_summary;
};

} // namespace

std::string wordsOf(const RequestTraceSummary& summary)
{
    const auto mean = [&summary](std::int64_t tokens) {
        return std::llround(
            static_cast<double>(tokens) / static_cast<double>(std::max<std::int64_t>(1, summary.requests)));
    };
    return fmt::format("{} requests{}, {} + {} tokens on the average", summary.requests,
        summary.hasArrivals ? " in " + humanSeconds(toSeconds(summary.span).value()) : " without times",
        mean(summary.promptTokens), mean(summary.outputTokens));
}

Result<RequestTraceSummary> readRequestTrace(TraceSource& source, const RequestSink& take)
{
    return RequestRows(source, take).read();
}

Result<RequestTrace> readRequests(TraceSource& source)
{
    RequestTrace trace;
    Result<RequestTraceSummary> summary =
        readRequestTrace(source, [&trace](const ServingRequest& request) -> Result<void> {
            if (std::ssize(trace.requests) >= kMostRequests)
                return fail(ErrorCode::TooLarge, Phrase::of("there are more than {} requests", kMostRequests),
                    {}, Phrase::of("Split the trace."));
            trace.requests.push_back(request);
            return {};
        });
    if (!summary)
        return tl::unexpected<Error>(std::move(summary.error()));
    if (trace.requests.empty())
        return fail(ErrorCode::BadValue, Phrase::of("there are no requests"), {source.name(), 0, 0, {}},
            Phrase::of("Give a table with a header and a row for every request."));
    trace.summary = std::move(*summary);
    std::ranges::stable_sort(trace.requests, {}, &ServingRequest::arrival);
    const Nanoseconds first = trace.requests.front().arrival;
    for (ServingRequest& request : trace.requests)
        request.arrival -= first;
    return trace;
}

Result<RequestTrace> readRequestFile(const std::string& path, Progress& progress, const std::stop_token& stop)
{
    Result<TraceSource> source = TraceSource::open(path, progress, stop);
    if (!source)
        return tl::unexpected<Error>(std::move(source.error()));
    Result<RequestTrace> trace = readRequests(*source);
    if (!trace && trace.error().where.file.empty())
        trace.error().where.file = path;
    return trace;
}

extern const Format kRequestTrace {
    .format = FileFormat::RequestTrace,
    .name = "request-trace",
    .title = "trace of requests",
    .kind = FormatKind::RequestTrace,
    .isText =
        [](std::string_view head) {
            const std::string_view text = trimmed(startsWith(head, "\xEF\xBB\xBF") ? head.substr(3) : head);
            return requestHeaderOf(trimmed(text.substr(0, text.find('\n')))).complete();
        },
    .requests = readRequestTrace,
};

} // namespace rankloom
