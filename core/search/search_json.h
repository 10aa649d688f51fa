// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/search/layout_search.h"

namespace rankloom {

/// What belongs to a search's document beside its result.
struct SearchExtras {
    std::optional<Robustness> robustness; ///< of the first of the ranked layouts
    std::vector<PlacedLayout> placed;
    std::uint64_t seed = 0;
};

/// Format "rankloom-search", version 1: the space, what was done, ranked layouts with their decisions,
/// figures and difference to the first, the Pareto front, robustness. Nothing in it depends on the machine.
std::string writeSearch(const SearchSpace& space, const SearchResult& result, const SearchExtras& extras);

} // namespace rankloom
