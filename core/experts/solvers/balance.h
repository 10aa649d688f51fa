// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/experts/problem/placement.h"

namespace rankloom {

/// Moves the second copy of an expert off a device that holds it twice, by exchange with the slot of another
/// device that keeps the larger of both loads least. Then exchanges slots of the heaviest device while the
/// larger load of the two falls, never making a duplicate; of a problem with windows, while the mean over
/// them of the heaviest device over the mean falls. Deterministic; ends in a local optimum or, when asked to
/// stop, with what it has. Duplicates stay only where no exchange removes them, which `placementFigures`
/// counts.
void balanceSlots(const PlacementProblem& problem, SlotPlacement& placement, std::stop_token stop);

/// MoETuner's first program for one layer with equally many experts per device (arXiv 2502.06643): groups
/// that minimise the sum over devices of |load - mean|.
struct BalancedLayer {
    std::vector<int> device; ///< of every expert
    double deviation = 0; ///< the sum, in picks
    bool optimal = false; ///< proven
};

/// Exact by a program over subsets up to 16 experts; otherwise longest-first, then repeatedly the best exact
/// division of the experts of two devices (of three where those are at most 12 experts; by exchange of up to
/// two experts of each where two devices hold more than 16) until none improves.
/// `experts` must be a multiple of `devices`.
BalancedLayer balanceLayer(std::span<const std::int64_t> load, int devices, std::stop_token stop);

/// Σ |load - mean| over the devices.
double loadDeviation(std::span<const std::int64_t> load, std::span<const int> device, int devices);

} // namespace rankloom
