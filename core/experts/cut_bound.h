// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>

#include "core/experts/placement.h"

namespace rankloom {

/// The largest weight of a set of pairs of an n×n matrix with at most `degree` of every row and column;
/// exact, successive shortest paths with dense Dijkstra searches, O(degree·n³). Weights must not be negative.
std::int64_t heaviestMatching(std::span<const std::int64_t> weight, int n, int degree);

/// No placement without replicas has a smaller cut: on its device an expert keeps at most experts/devices
/// successors and as many predecessors, so a boundary keeps at most the heaviest such matching. Beyond 128
/// experts the matching is replaced by the smaller of the sums of the largest entries of all rows, and of all
/// columns: weaker, still a bound. Nothing when stopped or when transitions are unknown.
std::optional<std::int64_t> cutLowerBound(const PlacementProblem& problem, std::stop_token stop);

} // namespace rankloom
