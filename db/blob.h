// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace rankloom::db {

/// What a blob of the project file holds. The low four bits are the width of an element in bytes, so that the
/// SQL views can decode a blob without knowing more.
enum class BlobType : std::uint16_t { U8 = 0x01, U16 = 0x02, U32 = 0x04, I64 = 0x08, F64 = 0x18 };

/// Every blob begins with 16 bytes, all little-endian: magic "RkLa", u16 format version, u16 BlobType, u32
/// number of elements, u32 CRC-32 of the 12 bytes before it and of the elements.
inline constexpr std::size_t kBlobHeaderBytes = 16;

/// CRC-32 as in zlib and PNG (polynomial 0xEDB88320); `seed` continues an earlier sum.
std::uint32_t crc32(std::string_view bytes, std::uint32_t seed = 0);

/// The same values give the same bytes on every machine; every NaN becomes the same quiet NaN.
std::string packDoubles(std::span<const double> values);
/// As the narrowest of U8, U16, U32 and I64 that holds all values.
std::string packIntegers(std::span<const std::int64_t> values);
std::string packIntegers(std::span<const std::int32_t> values);

/// Errors: ProjectDamaged with the reason: too short, wrong magic, version, type, length or checksum.
Result<std::vector<double>> unpackDoubles(std::string_view blob);
Result<std::vector<std::int64_t>> unpackIntegers(std::string_view blob);
Result<std::vector<std::int32_t>> unpackSmallIntegers(std::string_view blob); ///< types up to U16
/// Header, length and checksum alone; the number of elements.
Result<std::size_t> checkBlob(std::string_view blob);

} // namespace rankloom::db
