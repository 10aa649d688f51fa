// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace rankloom {

/// Little-endian numbers as array files hold them.
struct ElementType {
    enum class Kind : std::uint8_t { Signed, Unsigned, Real };
    Kind kind = Kind::Signed;
    std::size_t bytes = 8; ///< 1, 2, 4 or 8; of Real: 4 or 8

    friend bool operator==(const ElementType&, const ElementType&) = default;
};

/// "<i8", "|u1", "<f4" (NumPy); nothing for other types and for big-endian ones.
std::optional<ElementType> numpyElementType(std::string_view name);
/// "Long", "Float", … (names of torch storages); nothing for half precision.
std::optional<ElementType> torchElementType(std::string_view name);
/// "I64", "F32", … (safetensors).
std::optional<ElementType> safetensorsElementType(std::string_view name);

/// Converts `count` elements to whole numbers. Returns the position of the first one that is none (a
/// fraction, a NaN, beyond 2^53 or 64 bits), or nothing.
std::optional<std::size_t> toIntegers(
    const char* from, std::size_t count, ElementType type, std::int64_t* to);

} // namespace rankloom
