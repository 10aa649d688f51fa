// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>

#include "core/experts/placement.h"

namespace rankloom {

/// The placement without replicas with the least cut, proven, where the groupings of one layer are few: a
/// program along the layers whose states are the ways to divide the experts into unnamed groups, the best
/// names for two neighbouring layers being an assignment. With a cap, over the groupings whose heaviest
/// device is at most cap × mean. Nothing when there are more than 1,000 groupings, none that the cap allows,
/// when transitions are unknown or when stopped.
std::optional<DeviceOfExpert> exactLeastCut(
    const PlacementProblem& problem, std::optional<double> balanceCap, std::stop_token stop);

/// Ways to divide `experts` into unnamed groups of equal size, or nothing when more than `most`.
std::optional<int> groupingCount(int experts, int devices, int most);

} // namespace rankloom
