// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/cluster/link_table.h"

namespace rankloom {

/// How many nodes each group of a tier has, in the order in which the nodes come to them.
std::vector<int> groupSizes(const NetworkTier& tier);
/// Whether the nodes of every group are neighbours by number and every node is in one.
bool inRuns(const NetworkTier& tier);
/// The size that all groups have, the last of them possibly less; 0 = they differ.
int evenGroupSize(const NetworkTier& tier);

/// Groups of neighbours: `size` nodes each, what remains in the last.
std::vector<std::int32_t> evenGroups(int nodes, int size);
/// Groups of neighbours with these sizes one after another.
std::vector<std::int32_t> groupsOfSizes(const std::vector<int>& sizes);

/// Whether no group of `near` is cut by the groups of `far`: what shares the nearer shares the farther.
bool holdsWhole(const NetworkTier& far, const NetworkTier& near);

/// The tiers for another count of nodes: equal runs go on, of other groups the present nodes keep theirs,
/// and further nodes are in none. A tier whose groups would tell no nodes apart any more stays.
std::vector<NetworkTier> regrouped(std::vector<NetworkTier> tiers, int nodes);

} // namespace rankloom
