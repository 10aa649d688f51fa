// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/experts/problem/placement.h"

namespace rankloom {

/// The pieces of DeepSeek's expert-parallel load balancer (github.com/deepseek-ai/EPLB, commit d52c72d), with
/// its float32 arithmetic; of equal weights the lower index goes first.
namespace eplb {

struct Packing {
    std::vector<int> pack; ///< of every item
    std::vector<int> rank; ///< within its pack
};
/// Items by falling weight, each into the lightest pack that has room. Packs have equal room, the first ones
/// one more where packs do not divide the items.
Packing balancedPacking(std::span<const float> weight, int packs);

struct Replication {
    std::vector<int> expert; ///< of every physical expert
    std::vector<int> copies; ///< of every logical expert
};
/// One copy each, then another one for the expert with the most load per copy, at most `mostCopies` of it.
Replication replicate(std::span<const float> weight, int physical, int mostCopies);

} // namespace eplb

/// EPLB's placement: hierarchical when `groups` is a multiple of the nodes, global otherwise. It may hold an
/// expert twice on one device, as the original does: spreadReplicas() cures that. Under a limit of the whole
/// model, which the original does not know, it is replicateOverModel(). Errors: BadValue (experts that the
/// groups, or slots that the nodes do not divide), Unsupported (such a limit with groups on several nodes).
Result<SlotPlacement> placeByEplb(const PlacementProblem& problem, int groups);

/// EPLB's global replication, but never more copies than devices, and packing.
SlotPlacement placeReplicas(const PlacementProblem& problem);

} // namespace rankloom
