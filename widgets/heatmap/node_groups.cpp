// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/node_groups.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace rankloom::ui {

namespace {

NodeGroups numbered(const std::vector<std::int64_t>& keys)
{
    NodeGroups groups;
    std::map<std::int64_t, int> known;
    for (std::size_t node = 0; node < keys.size(); ++node) {
        const auto [at, isNew] = known.try_emplace(keys[node], groups.count());
        if (isNew) {
            groups.first.push_back(static_cast<int>(node));
            groups.size.push_back(0);
        }
        ++groups.size[static_cast<std::size_t>(at->second)];
        groups.groupOf.push_back(at->second);
    }
    return groups;
}

} // namespace

NodeGroups nodeGroups(const Cluster& cluster, int most)
{
    if (cluster.nodes <= most)
        return {};
    const auto nodes = static_cast<std::size_t>(cluster.nodes);
    std::vector<std::int64_t> keys(nodes);
    for (const NetworkTier& tier : cluster.links.networkTiers()) {
        for (std::size_t node = 0; node < nodes; ++node)
            keys[node] = tier.groupOf[node] >= 0 ? tier.groupOf[node] : -1 - static_cast<std::int64_t>(node);
        if (NodeGroups groups = numbered(keys); groups.count() <= most)
            return groups;
    }
    const int together = (cluster.nodes + most - 1) / most;
    for (std::size_t node = 0; node < nodes; ++node)
        keys[node] = static_cast<std::int64_t>(node) / together;
    return numbered(keys);
}

std::vector<AlikeNodes> alikeNodes(const Cluster& cluster, const NodeGroups& groups)
{
    const LinkTable& links = cluster.links;
    const bool measured = !links.nodeMatrix().empty();
    std::set<int> special; // ends of pairs that a what-if is about
    for (const LinkShares::Pair& pair : links.shares().ofPair)
        special.insert({pair.from, pair.to});
    std::vector<AlikeNodes> alike;
    using Key = std::tuple<std::vector<std::int32_t>, double, int>;
    std::map<Key, std::size_t> known;
    for (int node = 0; node < cluster.nodes; ++node) {
        const auto at = static_cast<std::size_t>(node);
        const int group = groups.groupOf[at];
        Key key {{group}, links.shares().ofNode.empty() ? 1.0 : links.shares().ofNode[at], -1};
        for (const NetworkTier& tier : links.networkTiers())
            std::get<0>(key).push_back(tier.groupOf[at]);
        // In no group of a level a node is by itself there, and so are all others that are in none: alike.
        if (measured || special.contains(node))
            std::get<2>(key) = node;
        const auto [place, isNew] = known.try_emplace(std::move(key), alike.size());
        if (isNew)
            alike.push_back({group, node, -1});
        else if (AlikeNodes& others = alike[place->second]; others.second < 0)
            others.second = node;
    }
    return alike;
}

} // namespace rankloom::ui
