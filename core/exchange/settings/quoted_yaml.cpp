// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/settings/quoted_yaml.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/base/text.h"

namespace rankloom {

std::string withQuotedYaml(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
        const std::string_view line = text.substr(begin, end - begin);
        begin = end;
        const std::size_t colon = line.find(": ");
        const std::string_view value =
            colon == std::string_view::npos ? std::string_view() : trimmed(line.substr(colon + 2));
        const bool plain = trimmed(line).starts_with("--")
            && line.find_first_of(" =", line.find("--")) == colon + 1
            && value.find_first_of("'\"#") == std::string_view::npos
            && value.find_first_of("|()<>&;") != std::string_view::npos;
        if (trimmed(line).starts_with("<<: *"))
            out += '\n'; // what is merged in stands elsewhere in the file; no here-document begins
        else if (plain)
            out += fmt::format("{}: '{}'\n", line.substr(0, colon), value);
        else
            out += line;
    }
    return out;
}

} // namespace rankloom
