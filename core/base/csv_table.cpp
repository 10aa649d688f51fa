// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv_table.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "core/base/text.h"

namespace rankloom {

namespace {

/// Splits into records of cells; a quoted cell may hold commas, doubled quotes and line breaks.
Result<std::vector<std::vector<std::string>>> splitRecords(std::string_view text, const std::string& file)
{
    std::vector<std::vector<std::string>> records;
    std::vector<std::string> record(1);
    bool quoted = false;
    std::int64_t line = 1;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        line += c == '\n' ? 1 : 0;
        if (quoted) {
            if (c != '"')
                record.back() += c;
            else if (i + 1 < text.size() && text[i + 1] == '"')
                record.back() += text[i++];
            else
                quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == ',') {
            record.emplace_back();
        } else if (c == '\n') {
            if (record.size() > 1 || !record[0].empty())
                records.push_back(std::move(record));
            record.assign(1, {});
        } else if (c != '\r') {
            record.back() += c;
        }
    }
    if (quoted)
        return fail(ErrorCode::BadSyntax, "A quoted cell is never closed", Place {file, line, 0, {}});
    if (record.size() > 1 || !record[0].empty())
        records.push_back(std::move(record));
    return records;
}

} // namespace

Result<CsvTable> CsvTable::parse(std::string_view text, std::string file)
{
    if (text.substr(0, 3) == "\xEF\xBB\xBF")
        text.remove_prefix(3);
    auto records = splitRecords(text, file);
    if (!records)
        return tl::unexpected<Error>(records.error());
    CsvTable table;
    if (records->empty())
        return table;
    table.m_header = std::move(records->front());
    for (std::size_t i = 1; i < records->size(); ++i) {
        if ((*records)[i].size() > table.m_header.size())
            return fail(ErrorCode::BadSyntax,
                fmt::format(
                    "The row has {} cells, the header {}", (*records)[i].size(), table.m_header.size()),
                Place {std::move(file), static_cast<std::int64_t>(i + 1), 0, {}});
        table.m_rows.push_back(std::move((*records)[i]));
    }
    return table;
}

bool CsvTable::has(std::string_view column) const
{
    return std::find(m_header.begin(), m_header.end(), column) != m_header.end();
}

std::string_view CsvTable::cell(std::size_t row, std::string_view column) const
{
    const auto found = std::find(m_header.begin(), m_header.end(), column);
    const auto index = static_cast<std::size_t>(found - m_header.begin());
    return index < m_rows[row].size() ? std::string_view(m_rows[row][index]) : std::string_view();
}

std::optional<double> CsvTable::number(std::size_t row, std::string_view column) const
{
    return parseDouble(trimmed(cell(row, column)));
}

int CsvTable::integer(std::size_t row, std::string_view column, int fallback) const
{
    const auto value = parseInteger(trimmed(cell(row, column)));
    return value && *value > -1'000'000'000 && *value < 1'000'000'000 ? static_cast<int>(*value) : fallback;
}

bool CsvTable::flag(std::size_t row, std::string_view column) const
{
    const std::string_view text = trimmed(cell(row, column));
    return !text.empty() && text != "0" && text != "0.0" && text != "False" && text != "false";
}

} // namespace rankloom
