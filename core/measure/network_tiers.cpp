// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/network_tiers.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/base/statistics.h"

namespace rankloom {

namespace {

constexpr std::size_t kFewestMeasured = 3;

/// The groups of the cluster's nodes at one level: nodes below the same switches of it share one. The class
/// of a switch of the level is itself; below, it is the set of its parents' classes.
std::vector<std::int32_t> groupsAt(
    const NetworkTopology& network, int level, const std::vector<int>& nodeOf, int nodes)
{
    std::map<std::vector<std::int32_t>, std::int32_t> classes;
    const auto classOf = [&classes](std::vector<std::int32_t> parents) {
        std::ranges::sort(parents);
        parents.erase(std::unique(parents.begin(), parents.end()), parents.end());
        return classes.emplace(std::move(parents), static_cast<std::int32_t>(classes.size())).first->second;
    };
    std::vector<std::size_t> order(network.groups.size());
    for (std::size_t g = 0; g < order.size(); ++g)
        order[g] = g;
    std::ranges::stable_sort(
        order, std::ranges::greater(), [&](std::size_t g) { return network.groups[g].level; });
    std::vector<std::vector<std::int32_t>> parents(network.groups.size());
    std::vector<std::vector<std::int32_t>> above(network.nodes.size());
    for (const std::size_t g : order) {
        const NetworkTopology::Group& group = network.groups[g];
        if (group.level > level || (group.level < level && parents[g].empty()))
            continue;
        // A negative mark keeps switches of the level apart from sets of classes.
        const std::int32_t own =
            classOf(group.level == level ? std::vector {-1 - static_cast<std::int32_t>(g)} : parents[g]);
        for (const int child : group.children)
            parents[static_cast<std::size_t>(child)].push_back(own);
        for (const int node : group.nodes)
            above[static_cast<std::size_t>(node)].push_back(own);
    }
    std::vector<std::int32_t> groupOf(static_cast<std::size_t>(nodes), -1);
    std::map<std::int32_t, std::int32_t> numbers; // dense, in the order of the cluster's nodes
    std::vector<std::int32_t> classOfNode(groupOf.size(), -1);
    for (std::size_t n = 0; n < above.size(); ++n)
        if (nodeOf[n] >= 0 && !above[n].empty())
            classOfNode[static_cast<std::size_t>(nodeOf[n])] = classOf(above[n]);
    for (std::size_t n = 0; n < groupOf.size(); ++n)
        if (classOfNode[n] >= 0)
            groupOf[n] =
                numbers.emplace(classOfNode[n], static_cast<std::int32_t>(numbers.size())).first->second;
    return groupOf;
}

/// Ports down over ports up of the switches of a level; 0 where the file does not say or none leads up.
double oversubscriptionAt(const NetworkTopology& network, int level)
{
    double down = 0;
    double up = 0;
    for (const NetworkTopology::Group& group : network.groups)
        if (group.level == level && group.upLinks > 0 && group.downLinks > 0) {
            down += group.downLinks;
            up += group.upLinks;
        }
    return up > 0 ? down / up : 0;
}

std::string levelName(const NetworkTopology& network, int level, int levels)
{
    if (network.kind == NetworkTopology::Kind::Blocks)
        return level == 0 ? "block" : "block of level " + std::to_string(level + 1);
    if (level == 0)
        return "leaf switch";
    return levels == 2 || level == 1 ? "spine switch" : "switch of level " + std::to_string(level + 1);
}

bool joinsNodes(const std::vector<std::int32_t>& groupOf)
{
    std::set<std::int32_t> seen;
    return std::ranges::any_of(groupOf, [&](std::int32_t g) { return g >= 0 && !seen.insert(g).second; });
}

bool joinsAll(const std::vector<std::int32_t>& groupOf)
{
    return std::ranges::all_of(groupOf, [&](std::int32_t g) { return g >= 0 && g == groupOf.front(); });
}

void infer(LinkFigure& figure, const std::vector<double>& measured)
{
    if (figure.origin == LinkOrigin::Measured || measured.size() < kFewestMeasured)
        return;
    figure.bandwidth = BytesPerSecond(median(measured));
    figure.origin = LinkOrigin::Inferred;
}

} // namespace

NetworkDistances networkDistances(
    const NetworkTopology& network, const std::vector<int>& nodeOf, int nodes, const LinkFigure& port)
{
    NetworkDistances found {{}, port};
    if (network.kind != NetworkTopology::Kind::Tree && network.kind != NetworkTopology::Kind::Blocks)
        return found;
    int levels = 0;
    for (const NetworkTopology::Group& group : network.groups)
        levels = std::max(levels, group.level + 1);
    double ratio = 1; // of a link that passes through all levels so far
    bool known = false;
    for (int level = 0; level < levels && found.tiers.size() < LinkTable::kMostNetworkTiers; ++level) {
        NetworkTier tier {levelName(network, level, levels), port, known ? ratio : 0,
            groupsAt(network, level, nodeOf, nodes)};
        if (port.origin == LinkOrigin::Assumed)
            tier.figure.bandwidth = BytesPerSecond(port.bandwidth.value() / ratio);
        else
            tier.figure.origin = LinkOrigin::Assumed;
        if (joinsAll(tier.groupOf)) {
            found.farthest.bandwidth = tier.figure.bandwidth;
            return found;
        }
        if (joinsNodes(tier.groupOf) && (found.tiers.empty() || found.tiers.back().groupOf != tier.groupOf))
            found.tiers.push_back(std::move(tier));
        if (const double through = oversubscriptionAt(network, level); through > 0) {
            known = true;
            ratio *= std::max(1.0, through);
        }
    }
    if (port.origin == LinkOrigin::Assumed)
        found.farthest.bandwidth = BytesPerSecond(port.bandwidth.value() / ratio);
    return found;
}

void inferTiers(LinkTable& links)
{
    const LinkMatrix& matrix = links.nodeMatrix();
    if (links.networkTiers().empty() || matrix.empty())
        return;
    std::vector<NetworkTier> tiers = links.networkTiers();
    std::vector<std::vector<double>> measured(tiers.size() + 1);
    for (int from = 0; from < matrix.size; ++from)
        for (int to = 0; to < matrix.size; ++to)
            if (const double value = matrix.bandwidth[matrix.index(from, to)];
                from != to && std::isfinite(value) && value > 0) {
                const NetworkTier* shared = links.networkTier(from, to);
                const std::ptrdiff_t tier = shared == nullptr ? static_cast<std::ptrdiff_t>(tiers.size())
                                                              : shared - links.networkTiers().data();
                measured[static_cast<std::size_t>(tier)].push_back(value);
            }
    for (std::size_t t = 0; t < tiers.size(); ++t)
        infer(tiers[t].figure, measured[t]);
    LinkFigure farthest = links.tier(LinkLevel::NodePair);
    infer(farthest, measured.back());
    links.setTier(LinkLevel::NodePair, farthest);
    links.setNetworkTiers(std::move(tiers));
}

std::optional<LinkFigure> figureOfLevel(const LinkTable& links, const std::string& level)
{
    for (const LinkLevel known : {LinkLevel::DevicePair, LinkLevel::NodePair})
        if (level == toString(known))
            return links.tier(known);
    for (const NetworkTier& tier : links.networkTiers())
        if (tier.name == level)
            return tier.figure;
    return std::nullopt;
}

void setFigureOfLevel(LinkTable& links, const std::string& level, const LinkFigure& figure)
{
    for (const LinkLevel known : {LinkLevel::DevicePair, LinkLevel::NodePair})
        if (level == toString(known)) {
            links.setTier(known, figure);
            return;
        }
    std::vector<NetworkTier> tiers = links.networkTiers();
    for (NetworkTier& tier : tiers)
        if (tier.name == level)
            tier.figure = figure;
    links.setNetworkTiers(std::move(tiers));
}

} // namespace rankloom
