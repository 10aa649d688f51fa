// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/name_index.h"
#include "core/exchange/syntax/units.h"

namespace rankloom {

namespace {

struct CsvRow {
    std::vector<std::string_view> cells;
    std::int64_t line = 0;
};

/// A CSV taken apart: what its comment lines state, and its rows.
struct CsvTable {
    std::optional<LinkUnit> unit;
    std::string unitText;
    std::string direction; ///< "row->col", "col->row" or empty
    std::string what;
    double messageBytes = 0;
    char separator = ',';
    bool decimalComma = false;
    std::vector<CsvRow> rows; ///< the first is the header
};

bool isPairHeader(const std::vector<std::string_view>& header)
{
    if (header.size() != 3)
        return false;
    constexpr std::array<std::string_view, 5> senders {"from", "src", "source", "sender", "src_node"};
    constexpr std::array<std::string_view, 6> receivers {
        "to", "dst", "dest", "destination", "receiver", "dst_node"};
    const std::string first = lowerCase(header[0]);
    const std::string second = lowerCase(header[1]);
    return std::find(senders.begin(), senders.end(), first) != senders.end()
        && std::find(receivers.begin(), receivers.end(), second) != receivers.end();
}

char separatorOf(std::string_view header)
{
    char best = ',';
    std::ptrdiff_t most = 0;
    for (const char candidate : {',', ';', '\t'})
        if (const auto n = std::count(header.begin(), header.end(), candidate); n > most) {
            most = n;
            best = candidate;
        }
    return most == 0 ? '\0' : best;
}

/// "# unit=GB/s direction=row->col what=bandwidth message_bytes=4194304"
void readComment(std::string_view line, CsvTable& table)
{
    for (const std::string_view word : words(line.substr(line.find_first_not_of("# \t")))) {
        const std::size_t equals = word.find('=');
        if (equals == std::string_view::npos)
            continue;
        const std::string_view value = word.substr(equals + 1);
        const std::string_view key = word.substr(0, equals);
        if (key == "unit") {
            table.unitText = value;
            table.unit = linkUnit(value);
        } else if (key == "direction") {
            table.direction = value;
        } else if (key == "what") {
            table.what = value;
        } else if (key == "message_bytes") {
            table.messageBytes = parseDouble(value).value_or(0);
        }
    }
}

CsvTable takeApart(const TextLines& text)
{
    CsvTable table;
    for (const TextLine& line : text.lines()) {
        const std::string_view content = trimmed(line.text);
        if (content.empty())
            continue;
        if (content.front() == '#') {
            if (content.find_first_not_of("# \t") != std::string_view::npos)
                readComment(content, table);
            continue;
        }
        if (table.rows.empty())
            table.separator = separatorOf(line.text);
        table.rows.push_back(
            {table.separator == '\0' ? words(line.text) : cells(line.text, table.separator), line.number});
        // A trailing separator is how many programs end every row.
        if (table.rows.size() > 1 && table.rows.back().cells.size() == table.rows.front().cells.size() + 1
            && table.rows.back().cells.back().empty())
            table.rows.back().cells.pop_back();
    }
    return table;
}

std::optional<double> decimalCommaNumber(std::string_view cell)
{
    if (std::count(cell.begin(), cell.end(), ',') > 1 || contains(cell, "."))
        return std::nullopt;
    std::string text(cell);
    std::replace(text.begin(), text.end(), ',', '.');
    return parseDouble(text);
}

/// Decimal commas are believed only when commas do not separate and every value reads that way.
bool usesDecimalComma(const CsvTable& table, std::size_t firstValue)
{
    if (table.separator == ',')
        return false;
    bool seen = false;
    for (std::size_t r = 1; r < table.rows.size(); ++r)
        for (std::size_t c = firstValue; c < table.rows[r].cells.size(); ++c) {
            const std::string_view cell = table.rows[r].cells[c];
            if (isMissing(cell))
                continue;
            if (!decimalCommaNumber(cell))
                return false;
            seen = seen || contains(cell, ",");
        }
    return seen;
}

/// What a CSV without a readable header or unit costs: one question each.
class MatrixCsvReader {
public:
    explicit MatrixCsvReader(const ReaderInput& input) : m_input(input), m_table(takeApart(input.text)) { }

    Result<Reading> read()
    {
        if (m_table.rows.empty())
            return fail(ErrorCode::BadSyntax, Phrase::of("The file holds no rows"), {m_input.file, 0, 0, {}});
        if (const Result<void> unit = settleUnit(); !unit)
            return tl::unexpected<Error>(unit.error());
        const bool pairs = isPairHeader(m_table.rows.front().cells);
        m_table.decimalComma = usesDecimalComma(m_table, pairs ? 2 : 1);
        if (m_table.decimalComma)
            warn(m_reading, m_input, 0, "decimal-comma",
                Phrase::of("Commas are read as decimal points, because every cell fits that reading"));
        const Result<void> filled = pairs ? readPairs() : readMatrix();
        if (!filled)
            return tl::unexpected<Error>(filled.error());
        if (!hasErrors(m_reading.diagnostics))
            m_reading.values.emplace_back(std::move(m_links));
        return std::move(m_reading);
    }

private:
    Result<void> settleUnit()
    {
        if (!m_table.unitText.empty() && !m_table.unit)
            return fail(ErrorCode::BadValue,
                Phrase::of("The unit {} is not known", inQuotes(m_table.unitText)), {m_input.file, 1, 0, {}},
                Phrase::of("Use {}.", knownLinkUnits()));
        if (!m_table.unit && !m_input.hints.unit.empty()) {
            m_table.unit = linkUnit(m_input.hints.unit);
            m_table.unitText = m_input.hints.unit;
            if (!m_table.unit)
                return fail(ErrorCode::BadValue,
                    Phrase::of("The unit {} is not known", inQuotes(m_input.hints.unit)),
                    {m_input.file, 0, 0, {}}, Phrase::of("Use {}.", knownLinkUnits()));
        }
        const bool saysLatency = m_table.what == "latency";
        if (m_table.unit && (saysLatency || m_table.what == "bandwidth")
            && saysLatency != (m_table.unit->quantity == LinkQuantity::Latency))
            return fail(ErrorCode::Contradiction,
                Phrase::of("The file says what={}, and {} is no unit of it", m_table.what,
                    inQuotes(m_table.unitText)),
                {m_input.file, 1, 0, {}}, Phrase::of("Correct the line with the unit."));
        m_links.tool = "csv";
        m_links.unitKnown = m_table.unit.has_value();
        m_links.printedUnit = m_table.unitText;
        m_links.messageBytes = m_table.messageBytes;
        m_links.quantity = m_table.unit ? m_table.unit->quantity
            : m_table.what == "latency" ? LinkQuantity::Latency
                                        : LinkQuantity::Bandwidth;
        m_factor = m_table.unit ? m_table.unit->factor : 1.0;
        if (!m_links.unitKnown)
            warn(m_reading, m_input, 1, "unit-unknown",
                Phrase::of("The file does not say in which unit its numbers are"));
        const bool stated = m_table.direction == "row->col" || m_table.direction == "col->row";
        m_links.directionKnown = stated || isPairHeader(m_table.rows.front().cells);
        if (!m_links.directionKnown)
            warn(m_reading, m_input, 1, "direction-unknown",
                Phrase::of(
                    "The file does not say whether a row sends or receives; rows are taken as senders"));
        return {};
    }

    /// NaN = not measured. Errors: BadSyntax, BadValue.
    Result<double> value(std::string_view cell, std::int64_t line)
    {
        if (isMissing(cell))
            return kNotMeasured;
        const std::optional<double> number =
            m_table.decimalComma ? decimalCommaNumber(cell) : parseDouble(cell);
        if (!number)
            return fail(ErrorCode::BadSyntax, Phrase::of("{} is not a number", inQuotes(cell)),
                {m_input.file, line, 0, {}}, Phrase::of("Leave the cell empty where nothing was measured."));
        if (*number < 0)
            return fail(ErrorCode::BadValue, Phrase::of("{} is negative", inQuotes(cell)),
                {m_input.file, line, 0, {}}, Phrase::of("Leave the cell empty where nothing was measured."));
        return *number * m_factor;
    }

    Result<void> begin(std::size_t names, std::int64_t line)
    {
        if (names > kMostLinkNames)
            return fail(ErrorCode::TooLarge,
                Phrase::of("The matrix has {} names; at most {} are read", names, kMostLinkNames),
                {m_input.file, line, 0, {}}, Phrase::of("Give figures per node instead of per device."));
        m_links.values.assign(names * names, kNotMeasured);
        return {};
    }

    void put(std::size_t from, std::size_t to, double figure, std::int64_t line)
    {
        if (from == to || std::isnan(figure))
            return;
        if (figure == 0 && m_links.quantity == LinkQuantity::Bandwidth) {
            warn(m_reading, m_input, line, "zero-bandwidth",
                Phrase::of("{} to {} has 0, which is taken as not measured", m_links.names[from],
                    m_links.names[to]));
            return;
        }
        m_links.values[linkIndex(m_links, from, to)] = figure;
    }

    Result<void> readPairs()
    {
        NameIndex names;
        for (std::size_t r = 1; r < m_table.rows.size(); ++r)
            for (std::size_t c = 0; c < std::min<std::size_t>(2, m_table.rows[r].cells.size()); ++c)
                names.add(m_table.rows[r].cells[c]);
        if (Result<void> ready = begin(names.size(), 0); !ready)
            return ready;
        m_links.names = names.names();
        for (std::size_t r = 1; r < m_table.rows.size(); ++r) {
            const CsvRow& row = m_table.rows[r];
            if (row.cells.size() != 3) {
                warn(m_reading, m_input, row.line, "ragged-row",
                    Phrase::of("The row has {} cells instead of 3 and is left out", row.cells.size()));
                continue;
            }
            const Result<double> figure = value(row.cells[2], row.line);
            if (!figure)
                return tl::unexpected<Error>(figure.error());
            const std::size_t from = names.find(row.cells[0]);
            const std::size_t to = names.find(row.cells[1]);
            const double old = m_links.values[linkIndex(m_links, from, to)];
            if (!std::isnan(old) && old != *figure)
                warn(m_reading, m_input, row.line, "contradiction",
                    Phrase::of("{} to {} is listed twice with different values", row.cells[0], row.cells[1]),
                    Severity::Error);
            put(from, to, *figure, row.line);
        }
        return {};
    }

    Result<void> readHeader(NameIndex& names)
    {
        const CsvRow& header = m_table.rows.front();
        for (std::size_t c = 1; c < header.cells.size(); ++c) {
            const std::string_view name = header.cells[c];
            if (name.empty() && c + 1 == header.cells.size())
                continue;
            if (name.empty() || names.find(name) != names.size())
                return fail(ErrorCode::Contradiction,
                    name.empty() ? Phrase::of("A column has no name")
                                 : Phrase::of("Column {} is there twice", inQuotes(name)),
                    {m_input.file, header.line, 0, {}}, Phrase::of("Give every column its own name."));
            names.add(name);
        }
        if (names.size() < 2)
            return fail(ErrorCode::BadSyntax, Phrase::of("The header names fewer than two nodes"),
                {m_input.file, header.line, 0, {}},
                Phrase::of("The first row and the first column are names; the corner is empty."));
        return begin(names.size(), header.line);
    }

    Result<void> readMatrix()
    {
        NameIndex names;
        if (Result<void> header = readHeader(names); !header)
            return header;
        m_links.names = names.names();
        std::vector<const CsvRow*> rowOf(names.size(), nullptr);
        for (std::size_t r = 1; r < m_table.rows.size(); ++r) {
            const CsvRow& row = m_table.rows[r];
            const std::size_t node = names.find(row.cells.front());
            if (node == names.size()) {
                warn(m_reading, m_input, row.line, "unknown-name",
                    Phrase::of(
                        "Row {} has no column of that name and is left out", inQuotes(row.cells.front())));
                continue;
            }
            if (Result<void> done = readRow(row, node, rowOf[node]); !done)
                return done;
            if (rowOf[node] == nullptr)
                rowOf[node] = &row;
        }
        for (std::size_t n = 0; n < names.size(); ++n)
            if (rowOf[n] == nullptr)
                warn(m_reading, m_input, 0, "missing-row",
                    Phrase::of("{} has a column but no row: nothing it sends is known", names.names()[n]));
        if (m_table.direction == "col->row")
            transpose();
        return {};
    }

    Result<void> readRow(const CsvRow& row, std::size_t node, const CsvRow* earlier)
    {
        if (row.cells.size() != m_links.names.size() + 1) {
            warn(m_reading, m_input, row.line, "ragged-row",
                Phrase::of("Row {} has {} values instead of {} and is left out", inQuotes(row.cells.front()),
                    row.cells.size() - 1, m_links.names.size()));
            return {};
        }
        if (earlier != nullptr) {
            const bool same =
                std::equal(row.cells.begin(), row.cells.end(), earlier->cells.begin(), earlier->cells.end());
            warn(m_reading, m_input, row.line, same ? "repeated-row" : "contradiction",
                Phrase::of("Row {} was already given in line {}{}", inQuotes(row.cells.front()),
                    earlier->line, same ? "" : " with other values"),
                same ? Severity::Warning : Severity::Error);
            return {};
        }
        for (std::size_t c = 1; c < row.cells.size(); ++c) {
            const Result<double> figure = value(row.cells[c], row.line);
            if (!figure)
                return tl::unexpected<Error>(figure.error());
            put(node, c - 1, *figure, row.line);
        }
        return {};
    }

    void transpose()
    {
        const std::size_t n = m_links.names.size();
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = i + 1; j < n; ++j)
                std::swap(m_links.values[i * n + j], m_links.values[j * n + i]);
    }

    const ReaderInput& m_input;
    CsvTable m_table;
    Reading m_reading;
    LinkMeasurement m_links;
    double m_factor = 1;
};

bool looksLikeMatrixCsv(const TextLines& text)
{
    const CsvTable table = takeApart(text);
    if (table.rows.size() < 2 || table.separator == '\0')
        return false;
    const std::vector<std::string_view>& header = table.rows.front().cells;
    if (isPairHeader(header))
        return true;
    if (header.size() < 3)
        return false;
    std::vector<std::string_view> names(header.begin() + 1, header.end());
    std::sort(names.begin(), names.end());
    // Repeated numbers are no names; a file that states a unit is ours even so, and is told what is twice.
    if (table.unitText.empty() && std::adjacent_find(names.begin(), names.end()) != names.end())
        return false;
    // The head of a large file may be cut in its last row: one shared name is enough there, but not a chance.
    const auto isColumn = [&](std::string_view name) {
        return !name.empty() && std::find(header.begin() + 1, header.end(), name) != header.end();
    };
    return isColumn(table.rows[1].cells.front())
        && (table.rows.size() == 2 || isColumn(table.rows[2].cells.front()));
}

Result<Reading> readMatrixCsv(const ReaderInput& input) { return MatrixCsvReader(input).read(); }

} // namespace

extern const Format kMatrixCsv {
    .format = FileFormat::MatrixCsv,
    .name = "csv",
    .title = "matrix of links as CSV",
    .isProbably = looksLikeMatrixCsv,
    .lines = readMatrixCsv,
};

} // namespace rankloom
