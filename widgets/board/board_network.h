// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "core/cluster/cluster.h"

namespace rankloom::ui {

/// How the nodes of a board are linked: which stand below the same switches, and how fast each of them is.
struct BoardNetwork {
    QString level; ///< what a rack is in this network: "leaf switches"; empty where none is known
    std::vector<int> rackOfNode; ///< counted in order of their first node, -1 = in none; empty: none known
    int racks = 0;
    /// Bytes/s that a device of a node gets to another node, the median over the others; empty below two
    /// nodes.
    std::vector<double> rateOfNode;
    double slowest = 0; ///< of rateOfNode
    double fastest = 0;

    [[nodiscard]] bool ratesDiffer() const { return fastest > slowest * 1.001; }
};

/// Of at most 64 other nodes for each: a board of thousands opens at once.
BoardNetwork boardNetwork(const Cluster& cluster);

} // namespace rankloom::ui
