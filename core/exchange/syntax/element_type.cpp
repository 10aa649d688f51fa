// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/element_type.h"

#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>
#include <utility>

namespace rankloom {

namespace {

using Kind = ElementType::Kind;

template <class T> std::optional<std::size_t> convert(const char* from, std::size_t count, std::int64_t* to)
{
    for (std::size_t i = 0; i < count; ++i) {
        T value;
        std::memcpy(&value, from + i * sizeof(T), sizeof(T));
        if constexpr (std::is_floating_point_v<T>) {
            constexpr T kMostExact = 9007199254740992.0; // 2^53
            if (!(std::abs(value) <= kMostExact) || value != std::floor(value))
                return i;
        } else if constexpr (std::is_same_v<T, std::uint64_t>) {
            if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
                return i;
        }
        to[i] = static_cast<std::int64_t>(value);
    }
    return std::nullopt;
}

template <std::size_t Size>
std::optional<ElementType> find(
    const std::array<std::pair<std::string_view, ElementType>, Size>& names, std::string_view name)
{
    for (const auto& [known, type] : names)
        if (known == name)
            return type;
    return std::nullopt;
}

} // namespace

std::optional<ElementType> numpyElementType(std::string_view name)
{
    if (name.size() != 3 || (name[0] != '<' && name[0] != '|'))
        return std::nullopt;
    const auto bytes = static_cast<std::size_t>(name[2] - '0');
    const bool whole = bytes == 1 || bytes == 2 || bytes == 4 || bytes == 8;
    if (name[1] == 'f' && (bytes == 4 || bytes == 8))
        return ElementType {Kind::Real, bytes};
    if ((name[1] == 'i' || name[1] == 'u') && whole)
        return ElementType {name[1] == 'i' ? Kind::Signed : Kind::Unsigned, bytes};
    return std::nullopt;
}

std::optional<ElementType> torchElementType(std::string_view name)
{
    static constexpr std::array<std::pair<std::string_view, ElementType>, 8> kNames {{
        {"Double", {Kind::Real, 8}},
        {"Float", {Kind::Real, 4}},
        {"Long", {Kind::Signed, 8}},
        {"Int", {Kind::Signed, 4}},
        {"Short", {Kind::Signed, 2}},
        {"Char", {Kind::Signed, 1}},
        {"Byte", {Kind::Unsigned, 1}},
        {"Bool", {Kind::Unsigned, 1}},
    }};
    return find(kNames, name);
}

std::optional<ElementType> safetensorsElementType(std::string_view name)
{
    static constexpr std::array<std::pair<std::string_view, ElementType>, 11> kNames {{
        {"F64", {Kind::Real, 8}},
        {"F32", {Kind::Real, 4}},
        {"I64", {Kind::Signed, 8}},
        {"I32", {Kind::Signed, 4}},
        {"I16", {Kind::Signed, 2}},
        {"I8", {Kind::Signed, 1}},
        {"U64", {Kind::Unsigned, 8}},
        {"U32", {Kind::Unsigned, 4}},
        {"U16", {Kind::Unsigned, 2}},
        {"U8", {Kind::Unsigned, 1}},
        {"BOOL", {Kind::Unsigned, 1}},
    }};
    return find(kNames, name);
}

std::optional<std::size_t> toIntegers(const char* from, std::size_t count, ElementType type, std::int64_t* to)
{
    if (type.kind == Kind::Real)
        return type.bytes == 4 ? convert<float>(from, count, to) : convert<double>(from, count, to);
    const bool isSigned = type.kind == Kind::Signed;
    switch (type.bytes) {
    case 1:
        return isSigned ? convert<std::int8_t>(from, count, to) : convert<std::uint8_t>(from, count, to);
    case 2:
        return isSigned ? convert<std::int16_t>(from, count, to) : convert<std::uint16_t>(from, count, to);
    case 4:
        return isSigned ? convert<std::int32_t>(from, count, to) : convert<std::uint32_t>(from, count, to);
    default:
        return isSigned ? convert<std::int64_t>(from, count, to) : convert<std::uint64_t>(from, count, to);
    }
}

} // namespace rankloom
