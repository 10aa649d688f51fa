// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/cluster_changes.h"

#include <algorithm>
#include <cmath>

#include "core/cluster/node_kinds.h"

namespace rankloom {

namespace {

/// How many cells of two matrices differ, "not measured" equal to itself.
std::int64_t differingCells(const std::vector<double>& a, const std::vector<double>& b)
{
    if (a.empty() || b.empty())
        return std::ranges::count_if(a.empty() ? b : a, [](double cell) { return !std::isnan(cell); });
    if (a.size() != b.size())
        return static_cast<std::int64_t>(b.size());
    std::int64_t count = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        count += a[i] == b[i] || (std::isnan(a[i]) && std::isnan(b[i])) ? 0 : 1;
    return count;
}

/// Words of core/cluster that stand in these sentences.
Phrase originText(LinkOrigin origin)
{
    switch (origin) {
    case LinkOrigin::Measured:
        return Phrase::word("measured");
    case LinkOrigin::Inferred:
        return Phrase::word("inferred");
    case LinkOrigin::Assumed:
        break;
    }
    return Phrase::word("assumed");
}

Phrase tierText(const LinkFigure& figure)
{
    return Phrase::of("{}, {} ({})", figure.bandwidth, figure.latency, originText(figure.origin));
}

void tellMatrix(
    std::vector<Phrase>& lines, const Phrase& where, const LinkMatrix& before, const LinkMatrix& after)
{
    if (const std::int64_t cells = differingCells(before.bandwidth, after.bandwidth); cells > 0)
        lines.push_back(Phrase::of("{} measured bandwidths {}", cells, where));
    if (const std::int64_t cells = differingCells(before.latency, after.latency); cells > 0)
        lines.push_back(Phrase::of("{} measured latencies {}", cells, where));
}

} // namespace

std::vector<Phrase> clusterChanges(const Cluster& before, const Cluster& after)
{
    std::vector<Phrase> lines;
    const LinkTable& old = before.links;
    const LinkTable& now = after.links;
    if (before.nodes != after.nodes || before.devicesPerNode != after.devicesPerNode)
        lines.push_back(Phrase::of("the cluster: {} nodes of {} devices instead of {} of {}", after.nodes,
            after.devicesPerNode, before.nodes, before.devicesPerNode));
    if (before.device != after.device)
        lines.push_back(before.device.name == after.device.name
                ? Phrase::of("figures of the device {}", after.device.name)
                : Phrase::of("the device: {} instead of {}", after.device.name, before.device.name));
    if (const std::vector<NodeKind> kinds = otherNodeKinds(after); kinds != otherNodeKinds(before)) {
        for (const NodeKind& kind : kinds)
            lines.push_back(Phrase::of("other nodes: {} with {} of {}, {} inside and {} between them",
                kind.nodes.size(), kind.device.name, kind.device.memory, kind.links.inside.bandwidth,
                kind.links.network.bandwidth));
        if (kinds.empty())
            lines.push_back(Phrase::of("all nodes are alike"));
    }
    if (before.nodeNames != after.nodeNames)
        lines.push_back(Phrase::of("the names of {} nodes", after.nodeNames.size()));
    if (before.unavailableNodes != after.unavailableNodes)
        lines.push_back(Phrase::of("which nodes are kept free"));
    tellMatrix(lines, Phrase::of("between nodes"), old.nodeMatrix(), now.nodeMatrix());
    tellMatrix(
        lines, Phrase::of("between the devices of a node"), old.nodeDeviceMatrix(), now.nodeDeviceMatrix());
    tellMatrix(lines, Phrase::of("between all devices"), old.deviceMatrix(), now.deviceMatrix());
    const auto tell = [&](LinkLevel level, const Phrase& where) {
        if (old.tier(level) != now.tier(level))
            lines.push_back(Phrase::of(
                "links {}: {} instead of {}", where, tierText(now.tier(level)), tierText(old.tier(level))));
    };
    tell(LinkLevel::DevicePair, Phrase::of("between the devices of a node"));
    tell(LinkLevel::NodePair, Phrase::of("between nodes"));
    if (old.networkTiers() != now.networkTiers())
        for (const NetworkTier& tier : now.networkTiers())
            lines.push_back(
                Phrase::of("links between nodes that share {}: {}", tier.name, tierText(tier.figure)));
    if (!old.networkTiers().empty() && now.networkTiers().empty())
        lines.push_back(Phrase::of("no levels of the network any more"));
    if (old.portsPerNode() != now.portsPerNode())
        lines.push_back(Phrase::of("network ports of a node: {}", now.portsPerNode()));
    if (old.curves() != now.curves())
        lines.push_back(Phrase::of("how collectives depend on the size: {} sweeps", now.curves().size()));
    if (lines.empty() && before != after)
        lines.push_back(Phrase::of("the cluster"));
    return lines;
}

} // namespace rankloom
