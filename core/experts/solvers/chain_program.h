// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>

#include "core/experts/problem/placement.h"

namespace rankloom {

/// What a placement must keep besides equally many experts per device.
struct ChainLimits {
    std::optional<double> balanceCap; ///< heaviest device over the mean, mean over the windows of the problem
    std::optional<int> mostMoved; ///< experts on another device than in `present`
    const DeviceOfExpert* present = nullptr; ///< needed with mostMoved
};

/// The placement without replicas with the least cost by prices (without them, the least cut), proven, where
/// the groupings of one layer are few: a program along the layers. Without prices or a limit of moves its
/// states are the ways to divide the experts into unnamed groups, at most 1,000, the best names for two
/// neighbouring layers being an assignment. Otherwise the states are named groups, and copies moved so far,
/// as far as 10^9 steps reach. Nothing when there are more, when the limits allow no placement, when
/// transitions are unknown or when stopped.
std::optional<DeviceOfExpert> exactLeastCut(
    const PlacementProblem& problem, const ChainLimits& limits, std::stop_token stop);

/// Ways to divide `experts` into unnamed groups of equal size, or nothing when more than `most`.
std::optional<int> groupingCount(int experts, int devices, int most);

} // namespace rankloom
