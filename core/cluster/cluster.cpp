// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/cluster.h"
#include "core/cluster/measured_links.h"
#include "core/cluster/network_levels.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/base/matrix.h"

namespace rankloom {

namespace {

/// The rows and columns `kept` of a matrix.
LinkMatrix restricted(const LinkMatrix& matrix, const std::vector<int>& kept)
{
    LinkMatrix out;
    if (matrix.empty())
        return out;
    out.size = static_cast<int>(kept.size());
    const auto cells = [&](const std::vector<double>& from) {
        std::vector<double> to(from.empty() ? 0 : kept.size() * kept.size());
        if (!from.empty())
            matrixOf(to, out.size, out.size) = matrixOf(from, matrix.size, matrix.size)(kept, kept);
        return to;
    };
    out.bandwidth = cells(matrix.bandwidth);
    out.latency = cells(matrix.latency);
    return out;
}

template <class T> std::vector<T> restricted(const std::vector<T>& values, const std::vector<int>& kept)
{
    std::vector<T> out;
    for (const int index : kept)
        if (!values.empty())
            out.push_back(values[static_cast<std::size_t>(index)]);
    return out;
}

LinkShares restricted(
    const LinkShares& shares, const std::vector<int>& nodes, const std::vector<int>& devices, int before)
{
    LinkShares out = shares;
    out.ofNode = restricted(shares.ofNode, nodes);
    out.ofDevice = restricted(shares.ofDevice, devices);
    out.ofPair.clear();
    std::vector<int> place(static_cast<std::size_t>(before), -1);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        place[static_cast<std::size_t>(nodes[i])] = static_cast<int>(i);
    for (LinkShares::Pair pair : shares.ofPair) {
        pair.from = place[static_cast<std::size_t>(pair.from)];
        pair.to = place[static_cast<std::size_t>(pair.to)];
        if (pair.from >= 0 && pair.to >= 0)
            out.ofPair.push_back(pair);
    }
    return out;
}

/// The names of so many nodes: those that are there keep theirs, more are called by their number.
std::vector<std::string> renamed(const Cluster& old, int nodes)
{
    std::vector<std::string> names = old.nodeNames;
    if (names.empty())
        return names;
    for (int node = old.nodes; node < nodes; ++node) {
        std::string name = "node" + std::to_string(node);
        while (std::ranges::find(names, name) != names.end())
            name += 'x';
        names.push_back(std::move(name));
    }
    names.resize(static_cast<std::size_t>(nodes));
    return names;
}

/// What a node of such devices is assumed to have.
NodeLinks linksOf(const DeviceSpec& device)
{
    return {{device.deviceLink, device.deviceLinkLatency, LinkOrigin::Assumed},
        {device.networkLink, device.networkLatency, LinkOrigin::Assumed}};
}

/// The first node of kind 0 gives the tiers: nodes that have its links have none of their own.
void takeTiersFromKind0(Cluster& cluster)
{
    std::vector<NodeLinks> ofNodes = cluster.links.nodeLinks();
    if (ofNodes.empty())
        return;
    const auto first = static_cast<int>(
        cluster.mixed() ? std::ranges::find(cluster.kindOfNode, 0) - cluster.kindOfNode.begin() : 0);
    for (int node = 0; node < cluster.nodes; ++node) // written out
        ofNodes[static_cast<std::size_t>(node)] = {cluster.links.inside(node), cluster.links.network(node)};
    const NodeLinks tiers = ofNodes[static_cast<std::size_t>(first)];
    for (NodeLinks& node : ofNodes) {
        node.inside = node.inside == tiers.inside ? LinkFigure {} : node.inside;
        node.network = node.network == tiers.network ? LinkFigure {} : node.network;
    }
    cluster.links.setTier(LinkLevel::DevicePair, tiers.inside);
    cluster.links.setTier(LinkLevel::NodePair, tiers.network);
    cluster.links.setNodeLinks(std::move(ofNodes));
}

/// Kinds that no node has any more; with one left the cluster is as one that never had several.
void dropUnusedKinds(Cluster& cluster)
{
    std::vector<DeviceSpec> used;
    std::vector<std::size_t> place(cluster.kinds(), 0);
    const bool first = std::ranges::find(cluster.kindOfNode, 0) != cluster.kindOfNode.end();
    for (std::size_t kind = 0; kind < cluster.kinds(); ++kind)
        if (std::ranges::find(cluster.kindOfNode, kind) != cluster.kindOfNode.end()) {
            place[kind] = used.size();
            used.push_back(cluster.deviceOfKind(kind));
        }
    for (std::uint8_t& kind : cluster.kindOfNode)
        kind = static_cast<std::uint8_t>(place[kind]);
    cluster.device = used.front();
    cluster.otherDevices.assign(used.begin() + 1, used.end());
    if (cluster.otherDevices.empty())
        cluster.kindOfNode.clear();
    if (!first)
        takeTiersFromKind0(cluster);
}

} // namespace

const char* toString(Outage outage) { return outage == Outage::Broken ? "broken" : "draining"; }

std::string Cluster::nodeName(int node) const
{
    if (node >= 0 && node < static_cast<int>(nodeNames.size()))
        return nodeNames[static_cast<std::size_t>(node)];
    return "node" + std::to_string(node);
}

const UnavailableNode* Cluster::outageOf(int node) const
{
    const auto at = std::ranges::lower_bound(unavailableNodes, node, {}, &UnavailableNode::node);
    return at != unavailableNodes.end() && at->node == node ? &*at : nullptr;
}

void Cluster::setOutage(int node, std::optional<UnavailableNode> outage)
{
    std::erase_if(unavailableNodes, [node](const UnavailableNode& other) { return other.node == node; });
    if (!outage)
        return;
    outage->node = node;
    const auto at = std::ranges::lower_bound(unavailableNodes, node, {}, &UnavailableNode::node);
    unavailableNodes.insert(at, std::move(*outage));
}

FlopsPerSecond Cluster::peakBf16() const
{
    if (!mixed())
        return device.peakBf16 * static_cast<double>(devices());
    FlopsPerSecond sum;
    for (int node = 0; node < nodes; ++node)
        sum += deviceOfNode(node).peakBf16 * static_cast<double>(devicesPerNode);
    return sum;
}

void Cluster::setDeviceOfNodes(std::span<const int> of, const DeviceSpec& spec)
{
    std::size_t kind = 0;
    while (kind < kinds() && deviceOfKind(kind) != spec)
        ++kind;
    if (of.empty() || (!mixed() && kind == 0))
        return;
    if (kind == kinds())
        otherDevices.push_back(spec);
    kindOfNode.resize(static_cast<std::size_t>(nodes), 0);
    std::vector<NodeLinks> ofNodes = links.nodeLinks();
    ofNodes.resize(static_cast<std::size_t>(nodes));
    for (const int node : of) {
        kindOfNode[static_cast<std::size_t>(node)] = static_cast<std::uint8_t>(kind);
        ofNodes[static_cast<std::size_t>(node)] = kind == 0 ? NodeLinks {} : linksOf(spec);
    }
    links.setNodeLinks(std::move(ofNodes));
    dropUnusedKinds(*this);
}

Cluster makeCluster(int nodes, int devicesPerNode, const DeviceSpec& device)
{
    Cluster cluster;
    cluster.nodes = nodes;
    cluster.devicesPerNode = devicesPerNode;
    cluster.device = device;
    const NodeLinks links = linksOf(device);
    cluster.links = LinkTable(nodes, devicesPerNode, links.inside, links.network);
    return cluster;
}

Cluster onNodes(const Cluster& cluster, std::span<const int> nodes)
{
    const std::vector<int> kept(nodes.begin(), nodes.end());
    std::vector<int> devices;
    devices.reserve(kept.size() * static_cast<std::size_t>(cluster.devicesPerNode));
    for (const int node : kept)
        for (int slot = 0; slot < cluster.devicesPerNode; ++slot)
            devices.push_back(node * cluster.devicesPerNode + slot);
    Cluster out;
    out.nodes = static_cast<int>(kept.size());
    out.devicesPerNode = cluster.devicesPerNode;
    out.device = cluster.device;
    out.otherDevices = cluster.otherDevices;
    out.kindOfNode = restricted(cluster.kindOfNode, kept);
    out.host = cluster.host;
    const LinkTable& links = cluster.links;
    out.links = LinkTable(out.nodes, links.devicesPerNode(), links.tier(LinkLevel::DevicePair),
        links.tier(LinkLevel::NodePair));
    out.links.setPortsPerNode(links.portsPerNode());
    out.links.setNodeLinks(restricted(links.nodeLinks(), kept));
    std::vector<NetworkTier> tiers = links.networkTiers();
    for (NetworkTier& tier : tiers)
        tier.groupOf = restricted(tier.groupOf, kept);
    out.links.setNetworkTiers(std::move(tiers));
    out.links.setNodeMatrix(restricted(links.nodeMatrix(), kept));
    out.links.setNodeDeviceMatrix(links.nodeDeviceMatrix());
    out.links.setDeviceMatrix(restricted(links.deviceMatrix(), devices));
    for (const CollectiveCurve& curve : links.curves())
        out.links.setCurve(curve);
    out.links.setShares(restricted(links.shares(), kept, devices, cluster.nodes));
    // Without names a node is called by its number, which those behind a gap would change.
    const bool named = !cluster.nodeNames.empty() || (!kept.empty() && kept.back() >= out.nodes);
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (named)
            out.nodeNames.push_back(cluster.nodeName(kept[i]));
        if (const UnavailableNode* outage = cluster.outageOf(kept[i]))
            out.setOutage(static_cast<int>(i), *outage);
    }
    out.deviceSpeeds = restricted(cluster.deviceSpeeds, devices);
    if (out.mixed())
        dropUnusedKinds(out);
    return out;
}

Cluster onFirstDevices(const Cluster& cluster, int devices)
{
    std::vector<int> kept(static_cast<std::size_t>(devices));
    std::iota(kept.begin(), kept.end(), 0);
    Cluster out = cluster;
    out.links = LinkTable(
        1, devices, cluster.links.tier(LinkLevel::DevicePair), cluster.links.tier(LinkLevel::NodePair));
    out.links.setNodeDeviceMatrix(restricted(cluster.links.nodeDeviceMatrix(), kept));
    out.links.setDeviceMatrix(restricted(cluster.links.deviceMatrix(), kept));
    for (const CollectiveCurve& curve : cluster.links.curves())
        out.links.setCurve(curve);
    out.host.memory *= static_cast<double>(devices) / cluster.devicesPerNode; // others may work beside them
    out.devicesPerNode = devices;
    out.deviceSpeeds.resize(out.deviceSpeeds.empty() ? 0 : kept.size());
    return out;
}

Cluster reshaped(const Cluster& old, int nodes, int devicesPerNode, const DeviceSpec& device)
{
    Cluster cluster = makeCluster(nodes, devicesPerNode, device);
    if (old.device == device) {
        for (const LinkLevel level : {LinkLevel::DevicePair, LinkLevel::NodePair})
            cluster.links.setTier(level, old.links.tier(level));
        for (const CollectiveCurve& curve : old.links.curves())
            if (curve.ranks <= cluster.devices())
                cluster.links.setCurve(curve);
    }
    cluster.links.setNetworkTiers(regrouped(old.links.networkTiers(), nodes));
    cluster.links.setPortsPerNode(old.links.portsPerNode());
    cluster.host = old.host;
    cluster.links.setNodeMatrix(resizedMatrix(old.links.nodeMatrix(), nodes));
    if (old.links.nodeDeviceMatrix().size == devicesPerNode)
        cluster.links.setNodeDeviceMatrix(old.links.nodeDeviceMatrix());
    if (old.devicesPerNode == devicesPerNode)
        cluster.links.setDeviceMatrix(resizedMatrix(old.links.deviceMatrix(), cluster.devices()));
    cluster.nodeNames = renamed(old, nodes);
    for (const UnavailableNode& outage : old.unavailableNodes)
        if (outage.node < nodes)
            cluster.setOutage(outage.node, outage);
    if (old.mixed()) {
        cluster.otherDevices = old.otherDevices;
        cluster.kindOfNode = old.kindOfNode;
        cluster.kindOfNode.resize(static_cast<std::size_t>(nodes), 0);
        for (std::size_t kind = 1; kind < old.kinds(); ++kind)
            if (old.deviceOfKind(kind) == device)
                std::ranges::replace(cluster.kindOfNode, static_cast<std::uint8_t>(kind), std::uint8_t {0});
    }
    if (std::vector<NodeLinks> ofNodes = old.links.nodeLinks(); !ofNodes.empty()) {
        ofNodes.resize(static_cast<std::size_t>(nodes));
        cluster.links.setNodeLinks(std::move(ofNodes));
    }
    if (cluster.mixed())
        dropUnusedKinds(cluster);
    return cluster;
}

} // namespace rankloom
