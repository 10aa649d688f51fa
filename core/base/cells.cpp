// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/cells.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/base/text.h"

namespace rankloom {

std::vector<std::string_view> cells(std::string_view line, char separator)
{
    std::vector<std::string_view> result;
    for (std::size_t begin = 0;;) {
        const std::size_t end = std::min(line.find(separator, begin), line.size());
        std::string_view cell = trimmed(line.substr(begin, end - begin));
        if (cell.size() >= 2 && cell.front() == '"' && cell.back() == '"')
            cell = trimmed(cell.substr(1, cell.size() - 2));
        result.push_back(cell);
        if (end == line.size())
            return result;
        begin = end + 1;
    }
}

std::string inQuotes(std::string_view text)
{
    text = trimmed(text);
    std::size_t length = std::min<std::size_t>(80, text.size());
    while (length < text.size() && length > 0 && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80)
        --length;
    return fmt::format("\"{}{}\"", withoutControls(text.substr(0, length)), length < text.size() ? "…" : "");
}

} // namespace rankloom
