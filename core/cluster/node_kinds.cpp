// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/node_kinds.h"

#include <algorithm>
#include <cstddef>
#include <set>
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
        const auto known = std::ranges::find(nodes, device, &std::pair<std::string, int>::first);
        if (known == nodes.end())
            nodes.emplace_back(device, 1);
        else
            ++known->second;
    }

    std::string out;
    for (const auto& [device, count] : nodes)
        out += fmt::format("{}{} × {} {}", out.empty() ? "" : " + ", count, cluster.devicesPerNode, device);
    return out;
}

std::string clusterShape(const Cluster& cluster, std::string_view times)
{
    std::vector<int> nodes(cluster.kinds(), 0);
    std::vector<std::string> names; // short ones: "H100" of "h100-sxm-80gb"
    for (int node = 0; node < cluster.nodes; ++node)
        ++nodes[cluster.kindAt(node)];
    for (std::size_t kind = 0; kind < cluster.kinds(); ++kind) {
        const std::string& name = cluster.deviceOfKind(kind).name;
        names.push_back(name.substr(0, name.find('-')));
        for (char& c : names.back())
            c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    const bool tellApart =
        cluster.mixed() && std::set<std::string>(names.begin(), names.end()).size() == names.size();

    std::string out;
    for (std::size_t kind = 0; kind < cluster.kinds(); ++kind) {
        const DeviceSpec& device = cluster.deviceOfKind(kind);
        if (cluster.mixed() && nodes[kind] == 0)
            continue;
        const std::string& title = device.title.empty() ? device.name : device.title;
        out += fmt::format("{}{} {} {} {}", out.empty() ? "" : " + ", nodes[kind], times,
            cluster.devicesPerNode, tellApart ? names[kind] : title);
    }
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
