// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/cluster/link_table.h"
#include "core/plan/plan.h"

namespace rankloom {

/// A data-parallel group cut into the groups over which one tensor class is sharded.
struct ShardGroups {
    std::vector<std::vector<int>> shards; ///< devices that together hold one copy
    std::vector<std::vector<int>> replicas; ///< devices that hold the same shard in different copies
    [[nodiscard]] int degree() const { return static_cast<int>(shards.front().size()); }
};

/// `devices`: the group in rank order. Link levels cut where the devices really are; a degree that does not
/// divide the group, or nodes that hold unequal numbers of members, fall back to the largest common size.
ShardGroups shardGroups(const LinkTable& links, const std::vector<int>& devices, const ShardExtent& extent);

} // namespace rankloom
