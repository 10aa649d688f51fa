// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <QString>

#include "core/cluster/cluster.h"
#include "core/plan/rank_grid.h"
#include "core/serving/serving_memory.h"

namespace rankloom::ui {

/// Whether a node takes ranks, and why not. Idle: it has ranks, and nothing is left for them to do since a
/// recovery.
enum class NodeUse : std::uint8_t { Usable, Broken, Draining, Removed, Idle };
QString nodeUseWord(NodeUse use); ///< translated; empty for Usable

/// What the board shows: which rank sits on which device of which node, and what each rank is.
struct BoardData {
    int nodes = 0;
    int devicesPerNode = 0;
    std::vector<std::string> nodeNames; ///< empty, or one per node
    std::vector<std::string> nodeDevices; ///< what devices a node has, where nodes are unlike; else empty
    std::vector<int> kindOfNode; ///< 0 = as most, else a kind of nodes; empty where nodes are alike
    std::vector<std::string> kindWords; ///< by kind, what tells it from the others: "H100"
    std::vector<int> deviceOfRank; ///< one device per rank, no device twice
    std::vector<RankCoordinates> coordinates; ///< one per rank
    std::vector<double> headroomBytes; ///< per rank, negative = does not fit; empty = unknown
    WorkKind work = WorkKind::Training;
    /// Of a plan that serves: what each rank's device holds; empty = unknown. Headroom is then what is left
    /// for keys and values.
    std::vector<ServingMemory> served;
    int stages = 1; ///< pipeline ranks
    std::vector<int> lockedRanks; ///< ascending
    std::vector<NodeUse> nodeUses; ///< empty = all usable; otherwise one per node
    std::vector<std::string> nodeNotes; ///< why a node is marked; empty, or one per node
    std::vector<WhatIf> whatIf; ///< what the plan is looked at under

    [[nodiscard]] int kindOf(int node) const
    {
        return kindOfNode.empty() ? 0 : kindOfNode[static_cast<std::size_t>(node)];
    }
    [[nodiscard]] bool isLocked(int rank) const
    {
        return std::binary_search(lockedRanks.begin(), lockedRanks.end(), rank);
    }
    [[nodiscard]] NodeUse useOf(int node) const
    {
        return nodeUses.empty() ? NodeUse::Usable : nodeUses[static_cast<std::size_t>(node)];
    }
    [[nodiscard]] QString noteOf(int node) const
    {
        return nodeNotes.empty() ? QString()
                                 : QString::fromStdString(nodeNotes[static_cast<std::size_t>(node)]);
    }
    [[nodiscard]] int devices() const { return nodes * devicesPerNode; }
    [[nodiscard]] int ranks() const { return static_cast<int>(coordinates.size()); }
    [[nodiscard]] int nodeOf(int device) const { return devicesPerNode > 0 ? device / devicesPerNode : 0; }
    [[nodiscard]] int deviceOf(int rank) const { return deviceOfRank[static_cast<std::size_t>(rank)]; }
    [[nodiscard]] std::string nodeName(int node) const;
};

/// The board of a plan whose degrees fill what can be used of the cluster; headroom is left unknown. No ranks
/// where they do not.
BoardData makeBoardData(const Cluster& cluster, const Plan& plan);
/// The device a person names: "12", "node3:4" or "3:4" (node and slot); -1 when there is none.
int parseDevice(const BoardData& data, const QString& text);

/// What the colour and the short label of a tile stand for.
enum class BoardColor : std::uint8_t { Stage, Tensor, Context, Data, Expert, Headroom, Rack, Links };
inline constexpr int kBoardColorCount = 8;
/// Translated, for menus.
QString boardColorName(BoardColor color, WorkKind work = WorkKind::Training);
QString boardColorLetter(BoardColor color); ///< the letter on the tile

/// For every rank the number of its group, groups counted in order of their lowest rank. For Stage it is the
/// pipeline rank; for what is no group of ranks 0.
std::vector<int> groupNumbers(const BoardData& data, BoardColor color);
/// The ranks that share a group with `rank`, itself included, ascending by their coordinate.
std::vector<int> groupMembers(const BoardData& data, GroupKind kind, int rank);
/// The rank on every device, -1 = empty.
std::vector<int> ranksOnDevices(const BoardData& data);

} // namespace rankloom::ui
