// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <rapidcheck.h>

#include "tests/core/serving/serving_times.h"

namespace rankloom::test {

/// Up to 40 requests, of which some come at once and some far apart, and the blocks of a cache that the
/// longest of them fits alone.
inline ServingRequests anyRequests(std::int64_t& blocks)
{
    ServingRequests requests;
    std::int64_t longest = 0;
    std::int64_t at = 0;
    const int count = *rc::gen::inRange(1, 40);
    for (int i = 0; i < count; ++i) {
        at += *rc::gen::element(0, 0, 10, 100, 5000);
        requests.push_back(requestAt(at, *rc::gen::inRange(1, 150), *rc::gen::inRange(1, 40)));
        longest = std::max(longest, requests.back().tokens());
    }
    blocks = (longest + 15) / 16;
    return requests;
}

} // namespace rankloom::test
