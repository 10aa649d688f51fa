// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace rankloom {

/// One enumerator and its name in the plan document.
template <class Enum> struct NamedValue {
    Enum value;
    std::string_view name;
};

/// All values of an enumeration with their document names, in the order a menu would show them.
template <class Enum> std::span<const NamedValue<Enum>> namedValues();

template <class Enum> std::string_view nameOf(Enum value)
{
    for (const NamedValue<Enum>& named : namedValues<Enum>())
        if (named.value == value)
            return named.name;
    return {};
}

template <class Enum> std::optional<Enum> fromName(std::string_view name)
{
    for (const NamedValue<Enum>& named : namedValues<Enum>())
        if (named.name == name)
            return named.value;
    return std::nullopt;
}

} // namespace rankloom
