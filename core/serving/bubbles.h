// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "core/base/named_value.h"

namespace rankloom {

/// Why a stage stands still between two batches: SARATHI's names (arXiv 2308.16369 §3.2) and no work.
enum class ServingGap : std::uint8_t {
    UnequalPrefills, ///< PB1: both batches have prompt tokens, of different number or with different context
    PrefillBesideDecode, ///< PB2: one of them has prompt tokens
    UnequalDecodes, ///< PB3: neither has: they read key-value caches of different size
    NoWork, ///< nothing was in flight and nothing waited
};
inline constexpr std::size_t kServingGaps = 4;
/// "PB1", "PB2", "PB3", "noWork".
template <> std::span<const NamedValue<ServingGap>> namedValues();

/// The cause of a gap between a batch with so many prompt tokens and the next one on the same stage.
ServingGap causeOfServingGap(std::int64_t prefillBefore, std::int64_t prefillAfter);

/// Time by cause, in the order of ServingGap.
using ServingGapTimes = std::array<std::int64_t, kServingGaps>;

} // namespace rankloom
