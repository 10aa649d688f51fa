// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv_cell.h"

namespace rankloom {

namespace {

/// Whether a spreadsheet takes it for a formula that does more than add up.
bool isFormula(std::string_view text)
{
    if (text.empty())
        return false;
    const char first = text.front();
    if (first == '=' || first == '@' || first == '\t' || first == '\r')
        return true;
    return (first == '+' || first == '-') && text.find_first_of("=(|!&\"'") != std::string_view::npos;
}

} // namespace

std::string csvCell(std::string_view text)
{
    const std::string_view mark = isFormula(text) ? "'" : "";
    if (text.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(mark).append(text);
    std::string out = "\"";
    out += mark;
    for (const char c : text)
        out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + '"';
}

} // namespace rankloom
