// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/experts/problem/placement.h"

namespace rankloom {

/// Of several placements without replicas, the one that keeps most transitions when every layer takes the
/// groups of any of them: a program along the layers. Without prices and with `freeNames` the devices of
/// every layer are renamed in the best way, an assignment per pair of neighbouring groupings; otherwise
/// devices keep their names. Never worse than the best of them; the load of a layer is that of its source.
DeviceOfExpert recombine(
    const PlacementProblem& problem, const std::vector<DeviceOfExpert>& placements, bool freeNames);

} // namespace rankloom
