// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

#include "core/experts/problem/search_budget.h"
#include "core/experts/solvers/gain_table.h"

namespace rankloom {

/// How a search for groups of experts ends and reports.
struct GroupingSearch {
    /// Cap on the load of a device over the mean of its layer; none = no cap. A layer whose balanced start
    /// exceeds it is capped by that start instead: no device ever gets heavier than the larger of the two.
    std::optional<double> balanceCap;
    std::uint64_t seed = 1;
    SearchBudget budget = SearchBudget::ofMoves(20'000'000); ///< moves are exchanges judged
    std::stop_token stop;
    std::function<void(double fraction, double best)> report; ///< once per temperature
};

struct GroupingResult {
    DeviceOfExpert device;
    std::int64_t objective = 0; ///< counts that stay on a device: larger is better
    std::int64_t moves = 0; ///< exchanges judged
};

/// Keeps most co-activations: tokens that pick two experts of one device in a layer stay there, with equally
/// many experts per device in every layer, by annealing over single exchanges; layers are independent. Never
/// ends worse than `start`.
GroupingResult keepCoactivation(
    const PlacementProblem& problem, const DeviceOfExpert& start, const GroupingSearch& search);

} // namespace rankloom
