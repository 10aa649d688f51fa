// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/cluster/link_table.h"
#include "core/measure/measurement.h"

namespace rankloom {

/// What a network says about how far nodes are from each other.
struct NetworkDistances {
    std::vector<NetworkTier> tiers; ///< nearest first; levels that tell no nodes apart are left out
    LinkFigure farthest; ///< of nodes that share no tier
};

/// The tiers of a tree or of blocks; rings and tori have none. `nodeOf` gives the node of the cluster for
/// every node of the network, negative = not in the cluster. Nodes below several switches of a level (rails)
/// share a group where those are the same switches. All figures begin with that of a port; a link that goes
/// through switches with more ports down than up has the port's bandwidth over the product of those ratios,
/// as when all nodes send at once, and is an assumption.
NetworkDistances networkDistances(
    const NetworkTopology& network, const std::vector<int>& nodeOf, int nodes, const LinkFigure& port);

/// Gives every tier that was not measured the median bandwidth of the measured pairs of nodes in it, as
/// inferred, where there are three or more; the NodePair tier likewise where network tiers exist.
void inferTiers(LinkTable& links);

/// The figure of a level by its name: of toString(LinkLevel), or of a network tier; null where there is none.
std::optional<LinkFigure> figureOfLevel(const LinkTable& links, const std::string& level);
void setFigureOfLevel(LinkTable& links, const std::string& level, const LinkFigure& figure);

} // namespace rankloom
