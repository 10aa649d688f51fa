// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/collectives.h"

#include <algorithm>
#include <array>
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

CollectiveCost Communicator::hierarchicalPass(double bytes, bool tree) const
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
        + (tree ? std::min(nodes - 1, std::ceil(std::log2(nodes))) : nodes - 1) * outer.latency;
    cost.time = Seconds(inside + between);
    const Hop& ruling = between > inside ? outer : inner;
    cost.slowestFrom = ruling.from;
    cost.slowestTo = ruling.to;
    cost.slowestBandwidth = BytesPerSecond(ruling.memberBandwidth);
    return cost;
}

CollectiveCost Communicator::pass(Bytes buffer, bool tree) const
{
    CollectiveCost cost = ringPass(buffer.value());
    if (const CollectiveCost other = hierarchicalPass(buffer.value(), tree); other.time < cost.time)
        cost = other;
    return cost;
}

CollectiveCost Communicator::reduceScatter(Bytes buffer) const
{
    if (m_hops.empty())
        return {};
    return pass(buffer, false);
}

CollectiveCost Communicator::allGather(Bytes buffer) const { return reduceScatter(buffer); }

CollectiveCost Communicator::allReduce(Bytes buffer) const
{
    if (m_hops.empty())
        return {};
    CollectiveCost cost = pass(buffer, true);
    cost.time *= 2;
    if (m_curve != nullptr)
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
    const std::size_t n = m_ring.size();
    if (n < 2)
        return {};
    return PairwiseExchange(*m_links, m_ring)
        .cost(std::vector<double>(n * n, sent.value() / static_cast<double>(n)));
}

PairwiseExchange::PairwiseExchange(const LinkTable& links, std::span<const int> devices)
    : m_devices(devices.begin(), devices.end())
{
    const std::size_t pairs = devices.size() * devices.size();
    m_secondsPerByte.resize(pairs);
    m_latency.resize(pairs);
    m_crosses.resize(pairs);
    std::size_t pair = 0;
    // Members of one node follow each other as a rule: between nodes they have one figure, looked up once.
    const bool byNode = links.deviceMatrix().empty() && links.shares().ofDevice.empty();
    for (const int from : devices) {
        int lookedUp = -1; ///< node
        double secondsPerByte = 0;
        double latency = 0;
        for (const int to : devices) {
            const int node = links.nodeOf(to);
            const bool crosses = node != links.nodeOf(from);
            if (!byNode || !crosses || node != lookedUp) {
                const LinkFigure link = from == to ? LinkFigure {} : links.link(from, to);
                secondsPerByte = from == to ? 0 : 1 / link.bandwidth.value();
                latency = from == to ? 0 : link.latency.value();
                lookedUp = crosses ? node : -1;
            }
            m_secondsPerByte[pair] = secondsPerByte;
            m_latency[pair] = latency;
            m_crosses[pair++] = crosses ? 1 : 0;
        }
    }
}

CollectiveCost PairwiseExchange::cost(std::span<const double> bytes) const
{
    const std::size_t n = m_devices.size();
    // Per device: sending and receiving inside the node, then sending and receiving between nodes.
    constexpr std::size_t kPorts = 4;
    std::vector<double> port(n * kPorts, 0.0);
    std::vector<double> latency(n * 2, 0.0); ///< of sending and of receiving
    for (std::size_t from = 0; from < n; ++from) {
        std::array<double, 2> sent {}; // within the node, between nodes
        double sending = 0;
        for (std::size_t to = 0, pair = from * n; to < n; ++to, ++pair) {
            const double time = bytes[pair] * m_secondsPerByte[pair]; // 0 on the diagonal
            if (time <= 0)
                continue;
            const std::size_t crosses = m_crosses[pair];
            sent[crosses] += time;
            port[to * kPorts + 2 * crosses + 1] += time;
            sending = std::max(sending, m_latency[pair]);
            latency[to * 2 + 1] = std::max(latency[to * 2 + 1], m_latency[pair]);
        }
        port[from * kPorts] = sent[0];
        port[from * kPorts + 2] = sent[1];
        latency[from * 2] = sending;
    }
    CollectiveCost cost;
    double longest = 0;
    std::size_t ruling = port.size();
    for (std::size_t p = 0; p < port.size(); ++p)
        if (const double time = port[p] + latency[p / kPorts * 2 + p % 2]; port[p] > 0 && time > longest) {
            longest = time;
            ruling = p;
        }
    if (ruling == port.size())
        return cost;
    // The pair that keeps this port longest.
    const std::size_t device = ruling / kPorts;
    const bool sends = ruling % 2 == 0;
    double slowest = 0;
    for (std::size_t peer = 0; peer < n; ++peer) {
        const std::size_t pair = sends ? device * n + peer : peer * n + device;
        const double time = bytes[pair] * m_secondsPerByte[pair];
        if ((m_crosses[pair] != 0) != (ruling % kPorts >= 2) || time <= slowest)
            continue;
        slowest = time;
        cost.slowestFrom = m_devices[sends ? device : peer];
        cost.slowestTo = m_devices[sends ? peer : device];
        cost.slowestBandwidth = BytesPerSecond(1 / m_secondsPerByte[pair]);
    }
    cost.time = Seconds(longest);
    return cost;
}

} // namespace rankloom
