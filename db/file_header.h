// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace rankloom::db {

/// The header of an SQLite file (https://sqlite.org/fileformat.html): its length and what it begins with.
inline constexpr std::size_t kHeaderBytes = 100;
inline constexpr std::string_view kSqliteMagic {"SQLite format 3\0", 16};

/// A number of the header, by its offset.
inline std::uint32_t bigEndian(std::string_view header, std::size_t at)
{
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i)
        value = value << 8U | static_cast<unsigned char>(header[at + i]);
    return value;
}

} // namespace rankloom::db
