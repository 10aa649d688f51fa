// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// Over how many of `devices`, a data-parallel group, an extent shards. Link levels count where the devices
/// really are: device pairs are slots 2k and 2k+1 of a node. A degree counts ranks that hold the same dense
/// parameters (`denseReplicas` = dp·cp of them in all); the same ranks hold fewer copies of an expert, over
/// which experts are then sharded. What does not divide the group falls back to the largest common size.
int shardDegree(
    const ShardExtent& extent, std::span<const int> devices, int devicesPerNode, int denseReplicas);

/// A data-parallel group cut into the groups over which one tensor class is sharded.
struct ShardGroups {
    std::vector<int> devices; ///< one copy after the other
    int degree = 1; ///< devices that together hold one copy

    /// Devices that together hold one copy.
    [[nodiscard]] std::vector<std::vector<int>> shards() const;
    /// Devices that hold the same shard in different copies.
    [[nodiscard]] std::vector<std::vector<int>> replicas() const;
};

/// `devices`: the group in rank order; see shardDegree().
ShardGroups shardGroups(
    const ShardExtent& extent, const std::vector<int>& devices, int devicesPerNode, int denseReplicas);

/// Shard degrees of weights, gradients, optimizer state and the secondary copy of the weights.
struct ShardDegrees {
    int weights = 1;
    int gradients = 1;
    int optimizer = 1;
    int secondaryWeights = 1;

    /// Of ZeRO, 0 to 3, where the three degrees are those of one; -1 otherwise.
    [[nodiscard]] int zeroStage() const;
    friend bool operator==(const ShardDegrees&, const ShardDegrees&) = default;
};
struct PlanShards {
    ShardDegrees dense;
    ShardDegrees experts;
};
/// Of a plan whose layout, with all degrees known, is `resolved`. Linear placement makes all groups of a kind
/// alike; otherwise the group with the smallest degree counts.
PlanShards planShards(const Project& project, const Plan& plan, const Layout& resolved);

} // namespace rankloom
