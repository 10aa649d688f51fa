// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/node_groups.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <tuple>

namespace rankloom::ui {

namespace {

constexpr std::int64_t kLeftOut = std::numeric_limits<std::int64_t>::max();

NodeGroups numbered(const std::vector<std::int64_t>& keys)
{
    NodeGroups groups;
    std::map<std::int64_t, int> known;
    for (std::size_t node = 0; node < keys.size(); ++node) {
        if (keys[node] == kLeftOut) {
            groups.groupOf.push_back(-1);
            continue;
        }
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

/// Of `nodes`, ascending and more than `most`; more groups than `than`, so that they are told apart further.
NodeGroups grouped(const Cluster& cluster, const std::vector<int>& nodes, int most, int than)
{
    std::vector<std::int64_t> keys(static_cast<std::size_t>(cluster.nodes), kLeftOut);
    for (const NetworkTier& tier : cluster.links.networkTiers()) {
        for (const int node : nodes) {
            const auto at = static_cast<std::size_t>(node);
            keys[at] = tier.groupOf[at] >= 0 ? tier.groupOf[at] : -1 - static_cast<std::int64_t>(node);
        }
        if (NodeGroups groups = numbered(keys); groups.count() > than && groups.count() <= most)
            return groups;
    }
    const auto together = (std::ssize(nodes) + most - 1) / most;
    for (std::size_t place = 0; place < nodes.size(); ++place)
        keys[static_cast<std::size_t>(nodes[place])] = static_cast<std::int64_t>(place) / together;
    return numbered(keys);
}

} // namespace

bool NodeGroups::areNodes() const
{
    return std::ranges::all_of(size, [](int nodes) { return nodes == 1; });
}

NodeGroups nodeGroups(const Cluster& cluster, int most)
{
    if (cluster.nodes <= most)
        return {};
    std::vector<int> nodes(static_cast<std::size_t>(cluster.nodes));
    std::iota(nodes.begin(), nodes.end(), 0);
    return grouped(cluster, nodes, most, 0);
}

NodeGroups groupsWithin(
    const Cluster& cluster, const NodeGroups& groups, const std::vector<int>& chosen, int most)
{
    std::vector<int> nodes;
    for (int node = 0; node < cluster.nodes; ++node)
        if (std::ranges::count(chosen, groups.groupOf[static_cast<std::size_t>(node)]) > 0)
            nodes.push_back(node);
    if (std::ssize(nodes) > most)
        return grouped(
            cluster, nodes, most, static_cast<int>(std::set<int>(chosen.begin(), chosen.end()).size()));
    std::vector<std::int64_t> keys(static_cast<std::size_t>(cluster.nodes), kLeftOut);
    for (const int node : nodes)
        keys[static_cast<std::size_t>(node)] = node;
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
        if (group < 0)
            continue;
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
