// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <limits>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

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

inline double numberOr(const nlohmann::json& value, double fallback)
{
    const double number = numberOf(value);
    return std::isnan(number) ? fallback : number;
}

inline std::string textOf(const nlohmann::json& value)
{
    return value.is_string() ? value.get<std::string>() : std::string();
}

} // namespace rankloom
