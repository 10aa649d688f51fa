// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/cluster/cluster.h"

namespace rankloom::ui {

/// Nodes in groups, counted in the order of their first nodes; empty: every node stands for itself.
struct NodeGroups {
    std::vector<int> groupOf; ///< one per node; -1 = not among those that are looked at
    std::vector<int> first; ///< one per group: its lowest node
    std::vector<int> size; ///< one per group: how many nodes

    [[nodiscard]] bool empty() const { return groupOf.empty(); }
    /// Every group is one node.
    [[nodiscard]] bool areNodes() const;
    [[nodiscard]] int count() const { return static_cast<int>(first.size()); }
};

/// At most `most` groups: those of the nearest level of the network that has so few (what is in no group of
/// it stands for itself), else equally many consecutive nodes each. Empty where there are no more nodes than
/// `most`.
NodeGroups nodeGroups(const Cluster& cluster, int most);

/// What is in some of the groups, and nothing else: node by node where `most` allows, else in groups as
/// above, within the chosen ones.
NodeGroups groupsWithin(
    const Cluster& cluster, const NodeGroups& groups, const std::vector<int>& chosen, int most);

/// Nodes of one group that no link tells apart: in the same groups of all levels of the network, with the
/// same share of a what-if, and without a figure of their own.
struct AlikeNodes {
    int group = 0;
    int first = 0; ///< the lowest
    int second = -1; ///< the next; -1 = it is alone
};
std::vector<AlikeNodes> alikeNodes(const Cluster& cluster, const NodeGroups& groups);

} // namespace rankloom::ui
