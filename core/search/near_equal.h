// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/base/quantity.h"

namespace rankloom {

/// Layouts that count as equally fast, a range of a list that ascends by step time.
struct NearEqual {
    std::size_t first = 0; ///< the fastest
    std::size_t end = 0;

    friend bool operator==(const NearEqual&, const NearEqual&) = default;
};

/// The rows of a ranking: each begins with the fastest step that no row before it has, and takes all that are
/// no slower than that by more than kEqualStep.
struct NearEqualRows {
    std::vector<NearEqual> rows;
    /// `top` rows, or `most` steps in them: what is slower than the last one belongs to none.
    bool complete = false;
    Seconds limit {}; ///< the slowest step that would still belong to a row; infinite unless complete
};
NearEqualRows nearEqualRows(std::span<const Seconds> ascending, std::size_t top, std::size_t most);

} // namespace rankloom
