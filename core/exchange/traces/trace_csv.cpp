// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/text_lines.h"
#include "core/exchange/traces/trace_job.h"
#include "core/exchange/traces/trace_window.h"

namespace rankloom {

namespace {

enum class Role : std::uint8_t { Ignored, Token, Layer, Pick };

/// What every column is. `wide`: several picks per row; otherwise one, and the rows of a token follow each
/// other.
struct Columns {
    std::vector<Role> roles;
    int picks = 0;
    bool wide = false;
    std::vector<std::string> ignored;
};

/// "e0", "expert_3", "top1", "id2": a numbered pick column.
bool isNumberedPick(std::string_view name)
{
    const std::size_t digits = name.find_first_of("0123456789");
    if (digits == std::string_view::npos || digits == 0
        || name.find_first_not_of("0123456789", digits) != std::string_view::npos)
        return false;
    constexpr std::array<std::string_view, 8> stems {
        "e", "expert", "expert_", "top", "top_", "id", "k", "pick"};
    return std::find(stems.begin(), stems.end(), name.substr(0, digits)) != stems.end();
}

Role roleOf(std::string_view name)
{
    if (name == "token" || name == "token_idx" || name == "token_id")
        return Role::Token;
    if (name == "layer" || name == "layer_id" || name == "layer_idx")
        return Role::Layer;
    if (name == "expert" || name == "expert_id" || isNumberedPick(name))
        return Role::Pick;
    return Role::Ignored;
}

Columns columnsOf(std::string_view header)
{
    Columns columns;
    for (const std::string_view cell : cells(header, ',')) {
        const std::string name = lowerCase(cell);
        columns.roles.push_back(roleOf(name));
        if (columns.roles.back() == Role::Pick) {
            ++columns.picks;
            columns.wide = columns.wide || isNumberedPick(name);
        }
        if (columns.roles.back() == Role::Ignored)
            columns.ignored.emplace_back(inQuotes(cell));
    }
    return columns;
}

class CsvTraceReader {
public:
    explicit CsvTraceReader(const TraceJob& job) : m_job(job), m_lines(job.source), m_window(job) { }

    Result<void> read()
    {
        if (Result<void> header = readHeader(); !header)
            return header;
        if (Result<void> rows = forEachLine(m_lines, [this](std::string_view line) { return readRow(line); });
            !rows)
            return rows;
        if (Result<void> last = endToken(); !last)
            return last;
        return m_window.flush();
    }

private:
    Result<void> readHeader()
    {
        for (;;) {
            const Result<std::optional<std::string_view>> line = m_lines.next();
            if (!line)
                return tl::unexpected<Error>(line.error());
            if (!*line)
                return m_job.refuse(
                    ErrorCode::BadSyntax, 0, 0, Phrase::of("The trace has no header line"), kRemedy);
            std::string_view text = **line;
            if (m_lines.number() == 1 && startsWith(text, "\xEF\xBB\xBF"))
                text.remove_prefix(3);
            if (trimmed(text).empty() || text.front() == '#')
                continue;
            if (text.size() > 65536 || !isValidUtf8(text))
                return m_job.refuse(ErrorCode::BadSyntax, m_lines.number(), 0,
                    Phrase::of("The header line is not text"), kRemedy);
            m_columns = columnsOf(trimmed(text));
            return checkHeader();
        }
    }

    Result<void> checkHeader()
    {
        const auto count = [&](Role role) {
            return std::count(m_columns.roles.begin(), m_columns.roles.end(), role);
        };
        if (count(Role::Token) != 1 || count(Role::Layer) != 1 || m_columns.picks == 0
            || (!m_columns.wide && m_columns.picks != 1))
            return m_job.refuse(ErrorCode::BadSyntax, m_lines.number(), 0,
                Phrase::of("The header must name one token column, one layer column and the experts"),
                kRemedy);
        if (!m_columns.ignored.empty()) {
            std::string names;
            for (const std::string& name : m_columns.ignored)
                names += (names.empty() ? "" : ", ") + name;
            m_job.warn(m_lines.number(), "ignored-columns", Phrase::of("Columns left out: {}", names));
        }
        m_row.resize(static_cast<std::size_t>(m_columns.picks));
        return {};
    }

    /// The byte behind the line is no digit and no comma.
    Result<void> readRow(std::string_view line)
    {
        const char* at = line.data();
        const char* end = line.data() + line.size();
        std::int64_t token = 0;
        std::int64_t layer = 0;
        std::int32_t* pick = m_row.data();
        for (std::size_t c = 0; c < m_columns.roles.size(); ++c) {
            while (at < end && (*at == ' ' || *at == '\t'))
                ++at;
            if (c == 0 && (at == end || (*at == '\r' && at + 1 == end)))
                return {};
            const Role role = m_columns.roles[c];
            if (role == Role::Ignored) {
                while (at < end && *at != ',')
                    ++at;
            } else {
                const std::int64_t most = role == Role::Token ? INT64_MAX / 16
                    : role == Role::Layer                     ? kMostLayer
                                                              : kMostExpertId;
                std::int64_t value = 0;
                const char* digits = at;
                for (; *at >= '0' && *at <= '9' && value <= most; ++at)
                    value = value * 10 + (*at - '0');
                if (at == digits || value > most)
                    return badCell(line, digits, role);
                (role == Role::Token ? token : role == Role::Layer ? layer : m_value) = value;
                if (role == Role::Pick)
                    *pick++ = static_cast<std::int32_t>(value);
                while (at < end && (*at == ' ' || *at == '\r' || *at == '\t'))
                    ++at;
                if (at < end && *at != ',')
                    return badCell(line, digits, role);
            }
            const bool last = c + 1 == m_columns.roles.size();
            if ((at == end) != last)
                return ragged(at == end ? c + 1 : c + 2);
            ++at;
        }
        return m_columns.wide ? m_window.add(static_cast<int>(layer), token, m_row)
                              : addPick(static_cast<int>(layer), token);
    }

    /// Long form: the picks of a token are the consecutive rows of the same token and layer.
    Result<void> addPick(int layer, std::int64_t token)
    {
        if (m_token.empty() || token != m_tokenNumber || layer != m_tokenLayer) {
            if (Result<void> done = endToken(); !done)
                return done;
            m_tokenNumber = token;
            m_tokenLayer = layer;
        }
        if (m_token.size() > static_cast<std::size_t>(kMostExpertId))
            return m_job.refuse(ErrorCode::BadValue, m_lines.number(), 0,
                Phrase::of("Token {} of layer {} picks more than {} experts", token, layer, kMostExpertId),
                kRemedy);
        m_token.push_back(m_row.front());
        return {};
    }

    Result<void> endToken()
    {
        if (m_token.empty())
            return {};
        Result<void> done = m_window.add(m_tokenLayer, m_tokenNumber, m_token);
        m_token.clear();
        return done;
    }

    [[nodiscard]] tl::unexpected<Error> badCell(std::string_view line, const char* at, Role role) const
    {
        const auto column = at - line.data();
        std::string_view cell = line.substr(static_cast<std::size_t>(column));
        cell = trimmed(cell.substr(0, std::min<std::size_t>(cell.find(','), 40)));
        const bool text = isValidUtf8(cell);
        const bool number = parseDouble(cell).has_value();
        const std::string what = role == Role::Token ? "a token number"
            : role == Role::Layer                    ? fmt::format("a layer number from 0 to {}", kMostLayer)
                                  : fmt::format("an expert number from 0 to {}", kMostExpertId);
        return m_job.refuse(number ? ErrorCode::BadValue : ErrorCode::BadSyntax, m_lines.number(), column + 1,
            Phrase::of("{} is not {}", text ? inQuotes(cell) : "This", what), kRemedy);
    }

    [[nodiscard]] tl::unexpected<Error> ragged(std::size_t found) const
    {
        return m_job.refuse(ErrorCode::BadSyntax, m_lines.number(), 0,
            Phrase::of("The row has {} {} of {} cells", found > m_columns.roles.size() ? "more than" : "only",
                found > m_columns.roles.size() ? m_columns.roles.size() : found, m_columns.roles.size()),
            m_lines.ended() ? Phrase::of("Every row must have the cells that the header names.")
                            : Phrase::of("The last line is cut: remove it, or copy the file again."));
    }

    static constexpr const char* kRemedy =
        "Use the columns token, layer, e0, e1, …; or token, layer, expert with one row per pick.";

    const TraceJob& m_job;
    LineReader m_lines;
    TraceWindow m_window;
    Columns m_columns;
    std::vector<std::int32_t> m_row;
    std::int64_t m_value = 0;
    std::vector<std::int32_t> m_token; ///< picks of the token being read (long form)
    std::int64_t m_tokenNumber = 0;
    int m_tokenLayer = 0;
};

bool isTraceCsvHeader(std::string_view line)
{
    const Columns columns = columnsOf(trimmed(line));
    const auto has = [&](Role role) {
        return std::find(columns.roles.begin(), columns.roles.end(), role) != columns.roles.end();
    };
    return has(Role::Token) && has(Role::Layer) && has(Role::Pick);
}

Result<void> readCsvTrace(const TraceJob& job) { return CsvTraceReader(job).read(); }

} // namespace

extern const Format kRouterTraceCsv {
    .format = FileFormat::RouterTraceCsv,
    .name = "router-trace-csv",
    .title = "routing trace as CSV",
    .kind = FormatKind::RoutingTrace,
    .isProbably = [](const TextLines& text) { return isTraceCsvHeader(text.firstRow()); },
    .trace = readCsvTrace,
};

} // namespace rankloom
