// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_network.h"

#include <algorithm>
#include <map>

#include "core/base/statistics.h"

namespace rankloom::ui {

namespace {

constexpr int kMostOthers = 64;

double medianRate(const Cluster& cluster, int node)
{
    std::vector<double> rates;
    const int others = std::min(cluster.nodes, kMostOthers + 1);
    for (int i = 0; i < others; ++i) {
        // Evenly over all of them, in whole numbers.
        const int other = static_cast<int>(static_cast<long long>(i) * cluster.nodes / others);
        if (other != node)
            rates.push_back(cluster.links.nodeLink(node, other).bandwidth.value());
    }
    return quantile(std::move(rates), 0.5);
}

} // namespace

BoardNetwork boardNetwork(const Cluster& cluster)
{
    BoardNetwork network;
    const std::vector<NetworkTier>& tiers = cluster.links.networkTiers();
    if (!tiers.empty() && static_cast<int>(tiers.front().groupOf.size()) == cluster.nodes) {
        network.level = QString::fromStdString(tiers.front().name);
        std::map<int, int> seen;
        for (const int group : tiers.front().groupOf)
            network.rackOfNode.push_back(
                group < 0 ? -1 : seen.try_emplace(group, static_cast<int>(seen.size())).first->second);
        network.racks = static_cast<int>(seen.size());
    }
    if (cluster.nodes < 2 || cluster.links.nodes() != cluster.nodes)
        return network;
    for (int node = 0; node < cluster.nodes; ++node)
        network.rateOfNode.push_back(medianRate(cluster, node));
    const auto [low, high] = std::ranges::minmax(network.rateOfNode);
    network.slowest = low;
    network.fastest = high;
    return network;
}

} // namespace rankloom::ui
