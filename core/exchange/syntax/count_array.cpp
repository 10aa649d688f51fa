// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/count_array.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "core/base/text.h"

namespace rankloom {

namespace {

tl::unexpected<Error> damaged(const Phrase& what)
{
    return fail(ErrorCode::BadSyntax, Phrase::of("The array is damaged: {}", what), {},
        Phrase::of("Write the file again with numpy.save."));
}

/// The sizes in "'shape': (3, 4), "; nothing when they cannot be read or would overflow.
std::optional<std::vector<std::int64_t>> shapeOf(std::string_view header)
{
    const std::size_t key = header.find("'shape'");
    const std::size_t open = header.find('(', std::min(key, header.size()));
    const std::size_t close = header.find(')', std::min(open, header.size()));
    if (close == std::string_view::npos)
        return std::nullopt;
    std::string_view text = header.substr(open + 1, close - open - 1);
    std::vector<std::int64_t> shape;
    while (!trimmed(text).empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const std::optional<std::int64_t> size = parseInteger(trimmed(text.substr(0, comma)));
        if (!size || *size < 0 || *size > 1'000'000'000 || shape.size() == 4)
            return std::nullopt;
        shape.push_back(*size);
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return shape;
}

} // namespace

Result<CountArray> readCountArray(std::string_view bytes)
{
    if (!bytes.starts_with("\x93NUMPY") || bytes.size() < 12)
        return damaged(Phrase::of("no NumPy signature"));
    const int version = bytes[6];
    if (version < 1 || version > 3)
        return damaged(Phrase::of("format version {}", version));
    const std::size_t lengthBytes = version == 1 ? 2 : 4;
    std::size_t length = 0;
    for (std::size_t i = 0; i < lengthBytes; ++i)
        length |= static_cast<std::size_t>(static_cast<unsigned char>(bytes[8 + i])) << (8 * i);
    const std::size_t start = 8 + lengthBytes;
    if (length > bytes.size() - start)
        return damaged(Phrase::of("it ends within its header"));
    const std::string_view header = bytes.substr(start, length);
    if (header.find("'<i8'") == std::string_view::npos
        || header.find("'fortran_order': False") == std::string_view::npos)
        return fail(ErrorCode::Unsupported, Phrase::of("The array is not of int64 in C order"), {},
            Phrase::of("Convert it: numpy.ascontiguousarray(a, dtype='<i8')."));
    const auto shape = shapeOf(header);
    if (!shape)
        return damaged(Phrase::of("the shape cannot be read"));
    const std::size_t held = bytes.size() - start - length;
    std::size_t values = 1;
    for (const std::int64_t size : *shape) {
        // Stops before the product can overflow.
        if (size > 0 && values > held / static_cast<std::size_t>(size))
            return damaged(Phrase::of("it claims more values than the file holds"));
        values *= static_cast<std::size_t>(size);
    }
    if (values * 8 != held)
        return damaged(Phrase::of("it claims {} values, the file holds {} bytes of them", values, held));
    CountArray out {*shape, std::vector<std::int64_t>(values)};
    if (held > 0)
        std::memcpy(out.values.data(), bytes.data() + start + length, held);
    return out;
}

} // namespace rankloom
