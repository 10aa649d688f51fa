// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/collectives.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/error.h"

namespace rankloom {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Members grouped by node, nodes in order of first appearance.
std::vector<int> ringOrder(
    const LinkTable& links, std::span<const int> devices, std::vector<int>& membersOfNode)
{
    std::vector<int> nodes;
    for (const int device : devices)
        if (nodes.empty()
            || (nodes.back() != links.nodeOf(device)
                && std::ranges::find(nodes, links.nodeOf(device)) == nodes.end()))
            nodes.push_back(links.nodeOf(device));
    std::vector<int> ring;
    ring.reserve(devices.size());
    if (nodes.size() == 1) {
        ring.assign(devices.begin(), devices.end());
        membersOfNode.push_back(static_cast<int>(ring.size()));
        return ring;
    }
    std::vector<int> position(static_cast<std::size_t>(links.nodes()), -1);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        position[static_cast<std::size_t>(nodes[i])] = static_cast<int>(i);
    ring.assign(devices.begin(), devices.end());
    std::ranges::stable_sort(
        ring, {}, [&](int d) { return position[static_cast<std::size_t>(links.nodeOf(d))]; });
    membersOfNode.assign(nodes.size(), 0);
    for (const int device : ring)
        ++membersOfNode[static_cast<std::size_t>(position[static_cast<std::size_t>(links.nodeOf(device))])];
    return ring;
}

/// Between the 0.35 and 0.47 of networkShares().
constexpr double kPartOfNode = 0.4;

} // namespace

double networkShares(const LinkTable& links, int members)
{
    const bool part = members > 1 && members < links.devicesPerNode();
    return members * (part && links.portsAreShared() ? kPartOfNode : 1.0);
}

Communicator::Communicator(const LinkTable& links, std::span<const int> devices) : m_links(&links)
{
    RANKLOOM_ASSERT(!devices.empty());
    std::vector<int> membersOfNode;
    m_ring = ringOrder(links, devices, membersOfNode);
    m_nodes = static_cast<int>(membersOfNode.size());
    const auto [fewest, most] = std::ranges::minmax(membersOfNode);
    m_membersPerNode = fewest == most ? fewest : 0;
    if (m_ring.size() < 2)
        return;
    m_curve = nearestCurve(links.curves(), m_nodes > 1 ? LinkLevel::NodePair : LinkLevel::DevicePair, size());
    m_shares = networkShares(links, fewest);
    m_hops.reserve(m_ring.size());
    for (std::size_t i = 0; i < m_ring.size(); ++i) {
        const int from = m_ring[i];
        const int to = m_ring[(i + 1) % m_ring.size()];
        const LinkFigure link = links.link(from, to);
        const bool crosses = links.level(from, to) == LinkLevel::NodePair;
        m_hops.push_back({from, to, link.bandwidth.value() * (crosses ? m_shares : 1), link.bandwidth.value(),
            link.latency.value()});
    }
    m_slowestInner = m_slowestOuter = m_hops.size();
    for (std::size_t i = 0; i < m_hops.size(); ++i) {
        const bool crosses = links.level(m_hops[i].from, m_hops[i].to) == LinkLevel::NodePair;
        std::size_t& slowest = crosses ? m_slowestOuter : m_slowestInner;
        if (slowest == m_hops.size() || m_hops[i].bandwidth < m_hops[slowest].bandwidth)
            slowest = i;
    }
}

CollectiveCost Communicator::ringPass(double bytes) const
{
    CollectiveCost cost;
    const double n = static_cast<double>(m_ring.size());
    const double part = bytes / n / (m_curve != nullptr && bytes > 0 ? m_curve->efficiency(Bytes(bytes)) : 1);
    double step = -1;
    for (const Hop& hop : m_hops) {
        const double time = (m_curve != nullptr ? 0 : hop.latency) + part / hop.bandwidth;
        if (time > step) {
            step = time;
            cost.slowestFrom = hop.from;
            cost.slowestTo = hop.to;
            cost.slowestBandwidth = BytesPerSecond(hop.memberBandwidth);
        }
    }
    cost.time = Seconds((n - 1) * std::max(step, 0.0));
    return cost;
}

CollectiveCost Communicator::hierarchicalPass(double bytes) const
{
    CollectiveCost cost;
    cost.time = Seconds(kInfinity);
    if (m_nodes < 2 || m_membersPerNode < 2 || m_curve != nullptr)
        return cost;
    const Hop& inner = m_hops[m_slowestInner];
    const Hop& outer = m_hops[m_slowestOuter];
    const double g = m_membersPerNode;
    const double nodes = m_nodes;
    const double inside = (g - 1) / g * bytes / inner.bandwidth + (g - 1) * inner.latency;
    const double between = (nodes - 1) / nodes * bytes / (outer.memberBandwidth * m_shares)
        + std::min(nodes - 1, std::ceil(std::log2(nodes))) * outer.latency;
    cost.time = Seconds(inside + between);
    const Hop& ruling = between > inside ? outer : inner;
    cost.slowestFrom = ruling.from;
    cost.slowestTo = ruling.to;
    cost.slowestBandwidth = BytesPerSecond(ruling.memberBandwidth);
    return cost;
}

CollectiveCost Communicator::reduceScatter(Bytes buffer) const
{
    if (m_hops.empty())
        return {};
    CollectiveCost cost = ringPass(buffer.value());
    if (const CollectiveCost other = hierarchicalPass(buffer.value()); other.time < cost.time)
        cost = other;
    return cost;
}

CollectiveCost Communicator::allGather(Bytes buffer) const { return reduceScatter(buffer); }

CollectiveCost Communicator::allReduce(Bytes buffer) const
{
    CollectiveCost cost = reduceScatter(buffer);
    cost.time *= 2;
    if (m_hops.empty() || m_curve != nullptr)
        return cost;
    double latency = 0;
    double bandwidth = kInfinity;
    for (const Hop& hop : m_hops) {
        latency = std::max(latency, hop.latency);
        bandwidth = std::min(bandwidth, hop.bandwidth);
    }
    const double tree = 2 * std::ceil(std::log2(static_cast<double>(m_ring.size()))) * latency
        + 2 * buffer.value() / bandwidth;
    cost.time = std::min(cost.time, Seconds(tree));
    return cost;
}

CollectiveCost Communicator::broadcast(Bytes buffer) const
{
    CollectiveCost cost;
    double longest = -1;
    double latency = 0;
    for (const Hop& hop : m_hops) {
        latency += hop.latency;
        if (const double time = buffer.value() / hop.bandwidth; time > longest) {
            longest = time;
            cost.slowestFrom = hop.from;
            cost.slowestTo = hop.to;
            cost.slowestBandwidth = BytesPerSecond(hop.memberBandwidth);
        }
    }
    if (!m_hops.empty())
        cost.time = Seconds(longest + latency);
    return cost;
}

CollectiveCost Communicator::allToAll(Bytes sent) const
{
    CollectiveCost cost;
    const std::size_t n = m_ring.size();
    if (n < 2)
        return cost;
    const double part = sent.value() / static_cast<double>(n);
    for (const int from : m_ring) {
        // Parts inside the node leave through the device's fast port, parts to other nodes through its
        // network share: two resources that work at the same time, each serving its peers one after another.
        double inside = 0;
        double outside = 0;
        double latency = 0;
        double slowest = kInfinity;
        int slowestTo = from;
        for (const int to : m_ring) {
            if (to == from)
                continue;
            const LinkFigure link = m_links->link(from, to);
            (m_links->level(from, to) == LinkLevel::NodePair ? outside : inside) +=
                part / link.bandwidth.value();
            latency = std::max(latency, link.latency.value());
            if (link.bandwidth.value() < slowest) {
                slowest = link.bandwidth.value();
                slowestTo = to;
            }
        }
        const CollectiveCost mine {
            Seconds(std::max(inside, outside) + latency), from, slowestTo, BytesPerSecond(slowest)};
        cost.keepSlower(mine);
    }
    return cost;
}

} // namespace rankloom
