// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/progress.h"
#include "core/search/placement_objective.h"

namespace rankloom {

/// A better placement than all before it.
struct SearchBest {
    Seconds cost {};
    std::int64_t moves = 0; ///< proposals until then
    Seconds elapsed {};
};

struct AnnealOptions {
    std::uint64_t seed = 0;
    std::int64_t moves = 0; ///< proposals in all; 0 = no limit but `time`
    Seconds time {}; ///< wall clock; 0 = no limit but `moves`. Where it is what ends the search, a repetition
                     ///< may end elsewhere.
    std::vector<bool> frozen; ///< positions that keep their unit; empty = none
    std::stop_token stop;
    Progress* progress = nullptr;
    double progressFrom = 0; ///< what part of a longer work this is: of its progress
    double progressTo = 1;
    std::function<void(const SearchBest&)> onBest; ///< called from within the search
};

struct AnnealResult {
    std::vector<int> units; ///< the best assignment: what the objective then holds
    Seconds cost {};
    std::int64_t moves = 0;
    Seconds elapsed {};
    bool stopped = false;
};

/// Simulated annealing from the objective's present assignment: swaps, and along each of the objective's
/// sequences single moves, reversals and moved segments. A loss is accepted with exp(-loss / temperature),
/// the temperature falling from 2 % to 0.002 % of the part of the cost that links make. Repeated from the
/// start, from a greedy start, from random ones and from the best until the limit. Never worse than the
/// start.
AnnealResult anneal(PlacementObjective& objective, const AnnealOptions& options);

/// Every permutation of the units of the positions that are not frozen; of equals the start, then the first
/// in lexicographic order. Limits do not count. Nothing when that are more than `most` or the search was
/// stopped.
std::optional<AnnealResult> tryAll(
    PlacementObjective& objective, const AnnealOptions& options, std::int64_t most = 50'000);

} // namespace rankloom
