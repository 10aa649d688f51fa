// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace rankloom {

enum class PlacementMethod : std::uint8_t {
    Contiguous,
    Random,
    RoundRobin,
    Eplb, ///< as published, with its defects
    Balance, ///< least max/mean load, replicas allowed, never two on a device; then devices renamed
    ExFlow, ///< fewest transitions between devices, load disregarded
    Coactivation, ///< pairs of experts of one token together, then devices renamed
    FanOut, ///< fewest distinct devices per token, with a capped load or without, then devices renamed
    MoeTuner, ///< balanced groups, then the names with the least tail
    /// Least priced transitions between devices with a capped load, replicas allowed; least load where
    /// transitions are unknown.
    Rankloom,
};
const char* nameOf(PlacementMethod method); ///< "round-robin"
std::vector<PlacementMethod> placementMethods();
/// Whether its placements are fitted on what tokens pick.
bool looksAtTokens(PlacementMethod method);

} // namespace rankloom
