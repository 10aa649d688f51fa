// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <optional>

#include <fmt/format.h>

#include "core/base/quantity.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/links/round_warning.h"
#include "core/exchange/syntax/name_index.h"
#include "core/measure/round_effect.h"

namespace rankloom {

namespace {

/// The cells of a line of a table: separated by tabs as mpiGraph prints them, by commas in derived CSV
/// files, or by blanks after a paste. A separator at the end of the line counts for nothing.
std::vector<std::string_view> tableCells(std::string_view line)
{
    if (contains(line, ",")) {
        std::vector<std::string_view> result = cells(line, ',');
        if (!result.empty() && result.back().empty())
            result.pop_back();
        return result;
    }
    std::vector<std::string_view> result = words(line);
    if (result.size() > 1 && (result[1] == "to" || result[1] == "from"))
        result.erase(result.begin() + 1);
    return result;
}

std::string_view hostOf(std::string_view label) { return label.substr(0, label.rfind(':')); }

/// Hosts where every process is alone on its host; otherwise the labels as printed (host:rank).
void nameLinks(LinkMeasurement& links, const NameIndex& labels)
{
    NameIndex hosts;
    for (const std::string& label : labels.names())
        hosts.add(hostOf(label));
    const bool perHost = hosts.size() == labels.size();
    links.names = perHost ? hosts.names() : labels.names();
    links.scope = perHost ? LinkScope::NodePairs : LinkScope::DevicePairs;
}

/// One Send or Recv table. In a Recv table the row is the receiver; values are kept sender by row.
struct Table {
    bool received = false;
    NameIndex labels;
    std::int64_t line = 0;
    std::size_t rows = 0;
    LinkMeasurement links;
};

bool looksLikeMpiGraphHeader(std::string_view line)
{
    if (!startsWith(line, "Send") && !startsWith(line, "Recv"))
        return false;
    const std::vector<std::string_view> header = tableCells(line);
    if (header.size() < 2 || (header.front() != "Send" && header.front() != "Recv"))
        return false;
    return std::all_of(
        header.begin() + 1, header.end(), [](std::string_view label) { return contains(label, ":"); });
}

class MpiGraphReader {
public:
    explicit MpiGraphReader(const ReaderInput& input) : m_input(input) { }

    Result<Reading> read()
    {
        for (const TextLine& line : m_input.text.lines())
            if (const Result<void> done = take(line); !done)
                return tl::unexpected<Error>(done.error());
        if (m_tables.empty())
            return fail(ErrorCode::BadSyntax, Phrase::of("No Send or Recv table was found"),
                {m_input.file, 0, 0, {}},
                Phrase::of("The run may have failed: choose the output of a run that reached END mpiGraph."));
        for (const Table& table : m_tables)
            if (table.rows < table.labels.size())
                warn(m_reading, m_input, table.line, "incomplete-table",
                    Phrase::of("The table has {} of {} rows; the others are not measured", table.rows,
                        table.labels.size()));
        addValues();
        return std::move(m_reading);
    }

private:
    Result<void> take(const TextLine& line)
    {
        if (looksLikeMpiGraphHeader(line.text))
            return beginTable(line);
        const std::vector<std::string_view> row = words(line.text);
        if (row.size() == 2 && row[0] == "MsgSize") {
            m_messageBytes = parseDouble(row[1]).value_or(0);
            return {};
        }
        if (m_tables.empty() || row.empty() || m_closed)
            return {};
        return takeRow(line);
    }

    Result<void> beginTable(const TextLine& line)
    {
        const std::vector<std::string_view> header = tableCells(line.text);
        Table table;
        table.received = header.front() == "Recv";
        table.line = line.number;
        for (std::size_t c = 1; c < header.size(); ++c)
            if (table.labels.add(header[c]) != c - 1)
                return fail(ErrorCode::Contradiction,
                    Phrase::of("Column {} is there twice", inQuotes(header[c])),
                    {m_input.file, line.number, 0, {}});
        if (table.labels.size() > kMostLinkNames)
            return fail(ErrorCode::TooLarge,
                Phrase::of(
                    "The table has {} columns; at most {} are read", table.labels.size(), kMostLinkNames),
                {m_input.file, line.number, 0, {}}, Phrase::of("Run mpiGraph with one process per node."));
        nameLinks(table.links, table.labels);
        table.links.tool = "mpiGraph";
        // mpiGraph prints "MB/s" but divides by 1024² (LLNL mpiGraph.c).
        table.links.printedUnit = "MiB/s";
        table.links.messageBytes = m_messageBytes;
        table.links.values.assign(table.labels.size() * table.labels.size(), kNotMeasured);
        m_tables.push_back(std::move(table));
        m_closed = false;
        return {};
    }

    Result<void> takeRow(const TextLine& line)
    {
        Table& table = m_tables.back();
        const std::vector<std::string_view> row = tableCells(line.text);
        const std::size_t node = row.empty() ? table.labels.size() : table.labels.find(row.front());
        if (node == table.labels.size()) {
            m_closed = true;
            return {};
        }
        if (row.size() != table.labels.size() + 1) {
            warn(m_reading, m_input, line.number, "incomplete-row",
                Phrase::of("Row {} has {} of {} values and is left out", inQuotes(row.front()),
                    row.size() - 1, table.labels.size()));
            return {};
        }
        for (std::size_t c = 0; c < table.labels.size(); ++c) {
            const std::optional<double> printed = parseDouble(row[c + 1]);
            if (!printed && !isMissing(row[c + 1]))
                return fail(ErrorCode::BadSyntax, Phrase::of("{} is not a number", inQuotes(row[c + 1])),
                    {m_input.file, line.number, 0, {}},
                    Phrase::of("Choose the unedited output of mpiGraph."));
            if (printed && *printed < 0)
                return fail(ErrorCode::BadValue, Phrase::of("{} is negative", inQuotes(row[c + 1])),
                    {m_input.file, line.number, 0, {}},
                    Phrase::of("Choose the unedited output of mpiGraph."));
            if (!printed || c == node)
                continue;
            if (*printed == 0) {
                warn(m_reading, m_input, line.number, "zero-bandwidth",
                    Phrase::of("{} and {} have 0, which is taken as not measured", row.front(),
                        table.labels.names()[c]));
                continue;
            }
            const std::size_t from = table.received ? c : node;
            const std::size_t to = table.received ? node : c;
            table.links.values[linkIndex(table.links, from, to)] = *printed * kMiB;
        }
        ++table.rows;
        return {};
    }

    /// What both ends say about a link is averaged and comes first; the two tables follow as printed.
    void addValues()
    {
        const auto sent = std::ranges::find(m_tables, false, &Table::received);
        const auto received = std::ranges::find(m_tables, true, &Table::received);
        if (m_tables.size() == 2 && sent != m_tables.end() && received != m_tables.end()
            && sent->labels.names() == received->labels.names())
            m_reading.values.emplace_back(meanOf(sent->links, received->links));
        const bool isMean = !m_reading.values.empty();
        warnAboutRounds(m_reading, m_input.file,
            isMean ? std::get<LinkMeasurement>(m_reading.values.front()) : m_tables.front().links);
        if (m_tables.size() > 2)
            warn(m_reading, m_input, m_tables[2].line, "several-runs",
                Phrase::of("The file holds {} tables of several runs", m_tables.size()));
        for (Table& table : m_tables) {
            table.links.part = table.received ? "received" : "sent";
            table.links.primary = !isMean;
            m_reading.values.emplace_back(std::move(table.links));
        }
    }

    static LinkMeasurement meanOf(const LinkMeasurement& sent, const LinkMeasurement& received)
    {
        LinkMeasurement mean = sent;
        for (std::size_t i = 0; i < mean.values.size(); ++i) {
            const double a = sent.values[i];
            const double b = received.values[i];
            mean.values[i] = std::isnan(a) ? b : std::isnan(b) ? a : (a + b) / 2;
        }
        mean.part = "mean of both ends";
        mean.primary = true;
        return mean;
    }

    const ReaderInput& m_input;
    Reading m_reading;
    std::vector<Table> m_tables;
    double m_messageBytes = 0;
    bool m_closed = true; ///< no table is open
};

Result<Reading> readMpiGraph(const ReaderInput& input) { return MpiGraphReader(input).read(); }

} // namespace

extern const Format kMpiGraph {
    .format = FileFormat::MpiGraph,
    .name = "mpigraph",
    .title = "mpiGraph bandwidth matrix",
    .isLine =
        [](std::string_view line) {
            return startsWith(line, "START mpiGraph") || startsWith(line, "Send max")
                || looksLikeMpiGraphHeader(line);
        },
    .lines = readMpiGraph,
};

} // namespace rankloom
