// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/experts/problem/placement.h"

namespace rankloom {

/// Transitions by the groups of two neighbouring layers, [from][to].
std::vector<std::int64_t> groupTransitions(
    const PlacementProblem& problem, int layer, const DeviceOfExpert& from, const DeviceOfExpert& to);

enum class DeviceNames : std::uint8_t { Kept, Free };
/// Of several placements without replicas, the one that keeps most transitions when every layer takes the
/// groups of any of them: a program along the layers. The devices of every layer keep their names, or
/// (without prices) are renamed in the best way, an assignment per pair of neighbouring groupings. Never
/// worse than the best of them; the load of a layer is that of its source.
DeviceOfExpert recombine(
    const PlacementProblem& problem, const std::vector<DeviceOfExpert>& placements, DeviceNames names);

} // namespace rankloom
