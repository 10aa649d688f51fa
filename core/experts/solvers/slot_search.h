// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/experts/problem/placement.h"
#include "core/experts/problem/search_budget.h"

namespace rankloom {

/// How a search over slots ends and reports.
struct SlotSearch {
    /// [layers], load of the heaviest device over the mean (mean over windows); empty = any. A layer above
    /// its limit comes before all traffic: it only ever gets lighter.
    std::vector<double> mostPeak;
    const SlotPlacement* present = nullptr; ///< what moves are counted from; needed with mostMoved
    std::optional<int> mostMoved; ///< copies on devices that do not hold their expert in `present`
    std::uint64_t seed = 1;
    /// Moves are changes judged by annealing; the descents before and after are extra.
    SearchBudget budget = SearchBudget::ofMoves(20'000'000);
    std::stop_token stop;
    std::function<void(double fraction, double best)> report; ///< once per temperature
};

struct SlotSearchResult {
    SlotPlacement placement;
    double kept = 0; ///< transitions by the highest price less what they cost
    std::int64_t moves = 0; ///< changes judged
};

/// Lowers first the loads above their limits, then the priced transitions, by exchange of two slots of a
/// layer and by giving the slot of one copy to a copy of another expert: where moves are limited the best
/// change per copy moved first; then annealing over random changes; then every change that helps. Never ends
/// worse than `start`, which must keep the limit of moves. Deterministic.
SlotSearchResult searchSlots(
    const PlacementProblem& problem, const SlotPlacement& start, const SlotSearch& search);

} // namespace rankloom
