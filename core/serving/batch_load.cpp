// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/batch_load.h"

#include <algorithm>

namespace rankloom {

namespace {

/// Pairs of query and key for a chunk inside a window: the query at place p reads min(p, window) keys, the
/// first w - k queries all of theirs (trapezium, as Σ c (k + c/2) has it) and the others `window`.
double windowedPairs(std::int64_t earlier, std::int64_t tokens, std::int64_t window)
{
    const std::int64_t growing = std::clamp<std::int64_t>(window - earlier, 0, tokens);
    const auto grown = static_cast<double>(growing);
    return grown * (static_cast<double>(earlier) + grown / 2)
        + static_cast<double>(tokens - growing) * static_cast<double>(window);
}

} // namespace

void BatchLoad::addPrefills(
    std::int64_t count, std::int64_t earlier, std::int64_t tokens, std::int64_t window)
{
    const auto each = static_cast<double>(count);
    const double pairs =
        static_cast<double>(tokens) * (static_cast<double>(earlier) + static_cast<double>(tokens) / 2);
    prefills += count;
    prefillTokens += count * tokens;
    whole.prefillPairs += each * pairs;
    whole.prefillKeys += count * (earlier + tokens);
    windowed.prefillPairs += each * (window > 0 ? windowedPairs(earlier, tokens, window) : pairs);
    windowed.prefillKeys += count * (window > 0 ? std::min(earlier, window) + tokens : earlier + tokens);
}

void BatchLoad::addDecodes(std::int64_t count, std::int64_t length, std::int64_t window)
{
    decodes += count;
    whole.decodeKeys += count * length;
    windowed.decodeKeys += count * (window > 0 ? std::min(length, window) : length);
}

} // namespace rankloom
