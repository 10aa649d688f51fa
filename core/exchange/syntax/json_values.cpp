// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/json_values.h"

#include <algorithm>

#include "core/base/limits.h"

namespace rankloom {

namespace {

constexpr std::size_t kMostBytes = std::size_t {16} << 20U;

/// How deep brackets nest outside of strings; a parser would need memory for every level.
int levelsOf(std::string_view text)
{
    int level = 0;
    int most = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"')
            inString = !inString;
        else if (inString && c == '\\')
            ++i;
        else if (!inString && (c == '[' || c == '{'))
            most = std::max(most, ++level);
        else if (!inString && (c == ']' || c == '}'))
            --level;
    }
    return most;
}

} // namespace

Result<nlohmann::json> parseJsonFile(std::string_view text, const std::string& file)
{
    if (text.substr(0, 3) == "\xEF\xBB\xBF")
        text.remove_prefix(3);
    if (text.size() > kMostBytes || levelsOf(text) > limits::kMostLevels)
        return fail(ErrorCode::TooLarge,
            Phrase::of(
                "The JSON text is larger than 16 MiB or nests deeper than {} levels", limits::kMostLevels),
            {file, 0, 0, {}}, Phrase::of("Choose the file that the tool wrote."));
    try {
        return nlohmann::json::parse(text);
    } catch (const nlohmann::json::exception& problem) {
        std::int64_t line = 0;
        if (const auto* syntax = dynamic_cast<const nlohmann::json::parse_error*>(&problem))
            line = 1
                + std::count(text.begin(),
                    text.begin() + static_cast<std::ptrdiff_t>(std::min(syntax->byte, text.size())), '\n');
        return fail(ErrorCode::BadSyntax, Phrase::of("The JSON text is damaged or cut"), {file, line, 0, {}},
            Phrase::of("Copy the file again, or measure again."));
    }
}

} // namespace rankloom
