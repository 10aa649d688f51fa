// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace rankloom {

/// Tokens of a sequence, and sequences of a batch: documents state no more, and no product of what they state
/// may be more.
inline constexpr int kMostTokens = 1 << 30;

/// Bytes of a plan document: links between 2,048 nodes, measured in both directions with their latencies, are
/// half of it, and it is read in seconds.
inline constexpr std::size_t kLongestPlanDocument = std::size_t {128} << 20U;

/// Devices that may be lost, and planned for anew: eight policies price what is left, in seconds.
inline constexpr int kMostRecovered = 1 << 16;

} // namespace rankloom
