// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/blob.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

#include <fmt/format.h>
#include <zlib.h>

namespace rankloom::db {

namespace {

constexpr std::string_view kMagic = "RkLa";
constexpr std::uint16_t kFormatVersion = 1;

template <class T> T littleEndian(T value)
{
    if constexpr (std::endian::native == std::endian::big && sizeof(T) > 1) {
        auto bytes = std::bit_cast<std::array<unsigned char, sizeof(T)>>(value);
        std::reverse(bytes.begin(), bytes.end());
        value = std::bit_cast<T>(bytes);
    }
    return value;
}

template <class T> void put(char* at, T value)
{
    value = littleEndian(value);
    std::memcpy(at, &value, sizeof value);
}

template <class T> T get(const char* at)
{
    T value;
    std::memcpy(&value, at, sizeof value);
    return littleEndian(value);
}

std::size_t widthOf(BlobType type) { return static_cast<std::size_t>(type) & 0xFU; }

std::uint32_t sumOf(std::string_view blob)
{
    return crc32(blob.substr(kBlobHeaderBytes), crc32(blob.substr(0, 12)));
}

template <class Stored, class Value> std::string pack(BlobType type, std::span<const Value> values)
{
    RANKLOOM_ASSERT(values.size() <= std::numeric_limits<std::uint32_t>::max());
    std::string blob(kBlobHeaderBytes + values.size() * sizeof(Stored), '\0');
    char* at = blob.data() + kBlobHeaderBytes;
    for (const Value value : values) {
        put(at, static_cast<Stored>(value));
        at += sizeof(Stored);
    }
    std::memcpy(blob.data(), kMagic.data(), kMagic.size());
    put(blob.data() + 4, kFormatVersion);
    put(blob.data() + 6, static_cast<std::uint16_t>(type));
    put(blob.data() + 8, static_cast<std::uint32_t>(values.size()));
    put(blob.data() + 12, sumOf(blob));
    return blob;
}

template <class Value> std::string packNarrow(std::span<const Value> values)
{
    Value low = 0;
    Value high = 0;
    for (const Value value : values) {
        low = std::min(low, value);
        high = std::max(high, value);
    }
    if (low < 0 || high > static_cast<std::int64_t>(std::numeric_limits<std::uint32_t>::max()))
        return pack<std::int64_t>(BlobType::I64, values);
    if (high <= 0xFF)
        return pack<std::uint8_t>(BlobType::U8, values);
    if (high <= 0xFFFF)
        return pack<std::uint16_t>(BlobType::U16, values);
    return pack<std::uint32_t>(BlobType::U32, values);
}

template <class Stored, class Value> void unpackAs(std::string_view blob, std::vector<Value>& values)
{
    const char* at = blob.data() + kBlobHeaderBytes;
    for (Value& value : values) {
        value = static_cast<Value>(get<Stored>(at));
        at += sizeof(Stored);
    }
}

template <class Value> Result<std::vector<Value>> unpackWhole(std::string_view blob, std::size_t widest)
{
    const Result<std::size_t> count = checkBlob(blob);
    if (!count)
        return tl::unexpected(count.error());
    const auto type = static_cast<BlobType>(get<std::uint16_t>(blob.data() + 6));
    if (type == BlobType::F64 || widthOf(type) > widest)
        return fail(ErrorCode::ProjectDamaged,
            Phrase::of("an array holds another type of number than its place says"));
    std::vector<Value> values(*count);
    switch (type) {
    case BlobType::U8:
        unpackAs<std::uint8_t>(blob, values);
        break;
    case BlobType::U16:
        unpackAs<std::uint16_t>(blob, values);
        break;
    case BlobType::U32:
        unpackAs<std::uint32_t>(blob, values);
        break;
    default:
        unpackAs<std::int64_t>(blob, values);
    }
    return values;
}

} // namespace

std::uint32_t crc32(std::string_view bytes, std::uint32_t seed)
{
    if (bytes.empty()) // zlib takes no bytes for the wish to begin anew
        return seed;
    return static_cast<std::uint32_t>(
        ::crc32_z(seed, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

std::string packDoubles(std::span<const double> values)
{
    std::vector<std::int64_t> bits(values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        bits[i] = std::isnan(values[i]) ? std::int64_t {0x7FF8000000000000}
                                        : std::bit_cast<std::int64_t>(values[i]);
    return pack<std::int64_t>(BlobType::F64, std::span<const std::int64_t>(bits));
}

std::string packIntegers(std::span<const std::int64_t> values) { return packNarrow(values); }

std::string packIntegers(std::span<const std::int32_t> values) { return packNarrow(values); }

Result<std::size_t> checkBlob(std::string_view blob)
{
    const auto bad = [](Phrase reason) { return fail(ErrorCode::ProjectDamaged, std::move(reason)); };
    if (blob.size() < kBlobHeaderBytes)
        return bad(Phrase::of("an array is shorter than its header"));
    if (blob.substr(0, 4) != kMagic)
        return bad(Phrase::of("an array does not begin with its mark"));
    if (get<std::uint16_t>(blob.data() + 4) != kFormatVersion)
        return bad(Phrase::of("an array is in an unknown format version"));
    const auto type = static_cast<BlobType>(get<std::uint16_t>(blob.data() + 6));
    constexpr std::array known {BlobType::U8, BlobType::U16, BlobType::U32, BlobType::I64, BlobType::F64};
    if (std::find(known.begin(), known.end(), type) == known.end())
        return bad(Phrase::of("an array holds an unknown type of number"));
    const std::size_t count = get<std::uint32_t>(blob.data() + 8);
    if (blob.size() != kBlobHeaderBytes + count * widthOf(type))
        return bad(Phrase::of("an array of {} numbers has {} bytes", count, blob.size()));
    if (get<std::uint32_t>(blob.data() + 12) != sumOf(blob))
        return bad(Phrase::of("the checksum of an array is wrong"));
    return count;
}

Result<std::vector<double>> unpackDoubles(std::string_view blob)
{
    const Result<std::size_t> count = checkBlob(blob);
    if (!count)
        return tl::unexpected(count.error());
    if (static_cast<BlobType>(get<std::uint16_t>(blob.data() + 6)) != BlobType::F64)
        return fail(ErrorCode::ProjectDamaged,
            Phrase::of("an array holds another type of number than its place says"));
    std::vector<double> values(*count);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = std::bit_cast<double>(get<std::int64_t>(blob.data() + kBlobHeaderBytes + 8 * i));
    return values;
}

Result<std::vector<std::int64_t>> unpackIntegers(std::string_view blob)
{
    return unpackWhole<std::int64_t>(blob, 8);
}

Result<std::vector<std::int32_t>> unpackSmallIntegers(std::string_view blob)
{
    return unpackWhole<std::int32_t>(blob, 2);
}

} // namespace rankloom::db
