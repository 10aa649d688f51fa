// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace rankloom {

/// A NumPy array of counts.
struct CountArray {
    std::vector<std::int64_t> shape;
    std::vector<std::int64_t> values; ///< in C order
};

/// Reads the bytes of a .npy file (format versions 1 to 3) of int64, little-endian, C order, up to four
/// dimensions. Errors: BadSyntax (damaged or cut), Unsupported (another type or order).
Result<CountArray> readCountArray(std::string_view bytes);

} // namespace rankloom
