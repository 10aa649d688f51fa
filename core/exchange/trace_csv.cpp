// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/trace_csv.h"

#include <algorithm>
#include <vector>

#include "core/exchange/text_lines.h"

namespace rankloom {

bool isTraceCsvHeader(std::string_view line)
{
    const std::vector<std::string_view> header = cells(line, ',');
    const auto has = [&](std::string_view name) {
        return std::any_of(header.begin(), header.end(),
            [&](std::string_view cell) { return lowerCase(cell.substr(0, 32)) == name; });
    };
    return (has("token") || has("token_idx") || has("token_id")) && has("layer") && header.size() >= 3;
}

} // namespace rankloom
