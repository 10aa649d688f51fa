// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/near_equal.h"

#include <algorithm>
#include <limits>

#include "core/search/simplicity.h"

namespace rankloom {

NearEqualRows nearEqualRows(std::span<const Seconds> ascending, std::size_t top, std::size_t most)
{
    NearEqualRows out;
    out.limit = Seconds(std::numeric_limits<double>::infinity());
    std::size_t first = 0;
    while (first < ascending.size() && !out.complete) {
        const Seconds last = ascending[first] * (1 + kEqualStep);
        const auto end =
            static_cast<std::size_t>(std::ranges::upper_bound(ascending, last) - ascending.begin());
        out.rows.push_back({first, end});
        first = end;
        out.complete = out.rows.size() == top || end >= most;
        if (out.complete)
            out.limit = last;
    }
    return out;
}

} // namespace rankloom
