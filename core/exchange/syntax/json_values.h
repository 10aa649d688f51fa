// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/text.h"

/// Lenient access to JSON that other tools wrote: what is absent or of another type reads as "nothing".
namespace rankloom {

inline const nlohmann::json& memberOf(const nlohmann::json& value, std::string_view key)
{
    static const nlohmann::json nothing;
    if (!value.is_object())
        return nothing;
    const auto at = value.find(key);
    return at == value.end() ? nothing : *at;
}

/// A number, or a number in quotes; NaN for anything else ("N/A", null).
inline double numberOf(const nlohmann::json& value)
{
    if (value.is_number())
        return value.get<double>();
    if (value.is_string())
        if (const auto number = parseDouble(trimmed(value.get_ref<const std::string&>())); number)
            return *number;
    return std::numeric_limits<double>::quiet_NaN();
}

inline std::string textOf(const nlohmann::json& value)
{
    return value.is_string() ? value.get<std::string>() : std::string();
}

/// Parses a JSON file of another tool: of a key given twice the last counts, as iperf3 writes them. Errors:
/// BadSyntax (with the line), TooLarge (more than 16 MiB or 64 levels).
Result<nlohmann::json> parseJsonFile(std::string_view text, const std::string& file);

} // namespace rankloom
