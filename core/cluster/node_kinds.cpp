// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/node_kinds.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace rankloom {

NodeKind usualNode(const Cluster& cluster)
{
    return {{}, cluster.device,
        {cluster.links.tier(LinkLevel::DevicePair), cluster.links.tier(LinkLevel::NodePair)}};
}

std::vector<NodeKind> otherNodeKinds(const Cluster& cluster)
{
    std::vector<NodeKind> kinds;
    if (!cluster.mixed() && cluster.links.nodeLinks().empty())
        return kinds;
    const NodeKind usual = usualNode(cluster);
    for (int node = 0; node < cluster.nodes; ++node) {
        const NodeLinks links {cluster.links.inside(node), cluster.links.network(node)};
        const DeviceSpec& device = cluster.deviceOfNode(node);
        if (cluster.kindAt(node) == 0 && links == usual.links)
            continue;
        const auto at = std::ranges::find_if(
            kinds, [&](const NodeKind& kind) { return kind.links == links && kind.device == device; });
        if (at == kinds.end())
            kinds.push_back({{node}, device, links});
        else
            at->nodes.push_back(node);
    }
    return kinds;
}

std::string clusterName(const Cluster& cluster)
{
    std::vector<std::pair<std::string, int>> nodes; // of a device, in the order of their first node
    for (int node = 0; node < cluster.nodes; ++node) {
        const std::string& device = cluster.deviceOfNode(node).title;
        if (nodes.empty() || nodes.back().first != device) {
            const auto known = std::ranges::find(nodes, device, &std::pair<std::string, int>::first);
            if (known != nodes.end()) {
                ++known->second;
                continue;
            }
            nodes.emplace_back(device, 0);
        }
        ++nodes.back().second;
    }

    std::string out;
    for (const auto& [device, count] : nodes)
        out += fmt::format("{}{} × {} {}", out.empty() ? "" : " + ", count, cluster.devicesPerNode, device);
    return out;
}

void setNodeKind(Cluster& cluster, const NodeKind& kind)
{
    cluster.setDeviceOfNodes(kind.nodes, kind.device);
    std::vector<NodeLinks> ofNodes = cluster.links.nodeLinks();
    ofNodes.resize(static_cast<std::size_t>(cluster.nodes));
    for (const int node : kind.nodes)
        ofNodes[static_cast<std::size_t>(node)] = kind.links;
    cluster.links.setNodeLinks(std::move(ofNodes));
}

void dropNodeKind(Cluster& cluster, const std::vector<int>& nodes)
{
    NodeKind usual = usualNode(cluster);
    usual.nodes = nodes;
    setNodeKind(cluster, usual);
}

} // namespace rankloom
