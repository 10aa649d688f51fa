// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rankloom {

/// The most requests in flight, from 1 to `most`, with which `keeps` holds; 0 where it does not with one.
/// `most` itself is tried first, with which nothing but a goal fails; then numbers are doubled until one
/// fails, and the last between those two is found to a sixteenth.
template <class Keeps> std::int64_t mostInFlight(std::int64_t most, const Keeps& keeps)
{
    if (most > 0 && keeps(most))
        return most;
    std::int64_t kept = 0;
    std::int64_t failed = most + 1;
    for (std::int64_t tried = 1; tried <= most; tried *= 2) {
        if (!keeps(tried)) {
            failed = tried;
            break;
        }
        kept = tried;
    }
    while (kept > 0 && failed - kept > 1 + kept / 16) {
        const std::int64_t tried = kept + (failed - kept) / 2;
        (keeps(tried) ? kept : failed) = tried;
    }
    return kept;
}

} // namespace rankloom
