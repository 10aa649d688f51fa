// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>

#include "core/experts/problem/placement.h"

namespace rankloom {

/// The largest weight of a set of pairs of an n×n matrix with at most `degree` of every row and column;
/// exact, successive shortest paths with dense Dijkstra searches, O(degree·n³). Weights must not be negative.
std::int64_t heaviestMatching(std::span<const std::int64_t> weight, int n, int degree);

/// No placement in as many slots has a smaller cut: on its device an expert keeps at most as many successors
/// and predecessors as a device has slots, so a boundary keeps at most the heaviest such matching. Where
/// picks split over replicas, the cut is a mean over ways to choose one copy of every expert, each of which
/// is bounded so. Beyond 128 experts the matching is replaced by the smaller of the sums of the largest
/// entries of all rows, and of all columns: weaker, still a bound. Replicas limited over the whole model are
/// given to the layers where that keeps most. Nothing when stopped, when transitions are unknown, or when so
/// many replicas are allowed that no transition has to change the device.
std::optional<std::int64_t> cutLowerBound(const PlacementProblem& problem, std::stop_token stop);

/// The same for the cost by prices, from the bound `cut` of the cut: all transitions between devices cost the
/// least price, those between nodes at least as much more as the least price between nodes is higher.
std::optional<std::int64_t> costLowerBound(
    const PlacementProblem& problem, std::int64_t cut, std::stop_token stop);

} // namespace rankloom
