// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/links/stated_units.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/exchange/syntax/text_lines.h"
#include "core/exchange/syntax/units.h"

namespace rankloom {

Result<void> expectUnits(const ReaderInput& input, std::initializer_list<std::string_view> marks,
    std::initializer_list<std::string_view> units)
{
    for (const TextLine& line : input.text.lines()) {
        if (std::none_of(
                marks.begin(), marks.end(), [&](std::string_view mark) { return contains(line.text, mark); }))
            continue;
        for (std::size_t open = line.text.find('('); open != std::string_view::npos;
             open = line.text.find('(', open + 1)) {
            const std::size_t close = line.text.find(')', open);
            if (close == std::string_view::npos)
                break;
            const std::string_view unit = trimmed(line.text.substr(open + 1, close - open - 1));
            if (!linkUnit(unit) || std::find(units.begin(), units.end(), unit) != units.end())
                continue;
            const std::vector<std::string> legal(units.begin(), units.end());
            return fail(ErrorCode::Unsupported,
                Phrase::of(
                    "The table states {}, where this tool prints {}", inQuotes(unit), alternatives(legal)),
                {input.file, line.number, 0, {}},
                Phrase::of("Choose the unedited output, or give the figures as a CSV that states its unit."));
        }
    }
    return {};
}

} // namespace rankloom
