// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/json_values.h"

#include "core/base/json.h"
#include "core/base/limits.h"

namespace rankloom {

namespace {

constexpr std::size_t kMostBytes = std::size_t {16} << 20U;

tl::unexpected<Error> jsonTooLarge(const std::string& file)
{
    return fail(ErrorCode::TooLarge,
        Phrase::of("The JSON text is larger than 16 MiB or nests deeper than {} levels", limits::kMostLevels),
        {file, 0, 0, {}}, Phrase::of("Choose the file that the tool wrote."));
}

} // namespace

Result<nlohmann::json> parseJsonFile(std::string_view text, const std::string& file)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    if (text.size() > kMostBytes)
        return jsonTooLarge(file);
    Result<nlohmann::json> parsed = parseJson(text, RepeatedKeys::LastCounts);
    if (parsed)
        return parsed;
    if (parsed.error().code == ErrorCode::TooLarge)
        return jsonTooLarge(file);
    return fail(ErrorCode::BadSyntax, Phrase::of("The JSON text is damaged or cut"),
        {file, parsed.error().where.line, 0, {}}, Phrase::of("Copy the file again, or measure again."));
}

} // namespace rankloom
