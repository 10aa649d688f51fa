// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/quantity.h"
#include "core/schedule/schedule.h"

namespace rankloom {

/// What ordering and simulating the passes of a schedule takes, known from its sizes before it begins.
struct ScheduleCost {
    double passes = 0; ///< of all devices
    Bytes memory;
    Seconds time; ///< of an optimised build on one core of 2023
};

/// Sizes are at least 1. Rough: within a factor of two of what was measured from 1 to 4,096 stages.
ScheduleCost costOf(const ScheduleProblem& problem);

/// What one schedule may take; whoever asks for more is refused by the rules. 256 stages with 4,096
/// microbatches are within it for every kind that is not searched.
inline constexpr ScheduleCost kMostScheduleCost {1e7, Bytes(kGiB), Seconds(5)};

} // namespace rankloom
