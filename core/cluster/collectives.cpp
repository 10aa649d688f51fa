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

/// Members grouped by node, nodes in order of first appearance.
std::vector<int> ringOrder(
    const LinkTable& links, std::span<const int> devices, std::vector<int>& membersOfNode)
{
    std::vector<int> ring(devices.begin(), devices.end());
    std::vector<int> nodes;
    bool ascending = true; // as a rule: then no node is there yet but the last one
    bool together = true; // the members of every node follow each other
    for (const int device : devices) {
        const int node = links.nodeOf(device);
        if (!nodes.empty() && nodes.back() == node) {
            ++membersOfNode.back();
            continue;
        }
        ascending = ascending && (nodes.empty() || nodes.back() < node);
        if (!ascending)
            if (const auto at = std::ranges::find(nodes, node); at != nodes.end()) {
                ++membersOfNode[static_cast<std::size_t>(at - nodes.begin())];
                together = false;
                continue;
            }
        nodes.push_back(node);
        membersOfNode.push_back(1);
    }
    if (together)
        return ring;
    std::vector<int> position(static_cast<std::size_t>(links.nodes()), -1);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        position[static_cast<std::size_t>(nodes[i])] = static_cast<int>(i);
    std::ranges::stable_sort(
        ring, {}, [&](int d) { return position[static_cast<std::size_t>(links.nodeOf(d))]; });
    return ring;
}

/// Between the 0.35 and 0.47 of networkShares().
constexpr double kPartOfNode = 0.4;

} // namespace

double networkShares(const LinkTable& links, int members)
{
    const bool part = members > 1 && members < links.devicesPerNode();
    return members * (part && links.portsAreShared() && links.portsPerNode() > 1 ? kPartOfNode : 1.0);
}

double sharesOfBusy(const LinkTable& links, int busy)
{
    return links.portsAreShared()
        ? static_cast<double>(links.devicesPerNode()) / std::max(busy, links.portsPerNode())
        : 1.0;
}

bool sameSlots(const LinkTable& links, std::span<const int> a, std::span<const int> b)
{
    const std::vector<double>& shares = links.shares().ofDevice;
    if (links.nodeDeviceMatrix().empty() && shares.empty())
        return true;
    const int slots = links.devicesPerNode();
    bool same = true;
    bool apart = true; // each member alone in its node: no link inside a node is used
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (!shares.empty()
            && shares[static_cast<std::size_t>(a[i])] != shares[static_cast<std::size_t>(b[i])])
            return false;
        same = same && a[i] % slots == b[i] % slots;
        apart = apart && (i == 0 || links.nodeOf(a[i - 1]) < links.nodeOf(a[i]));
    }
    return same || apart || links.nodeDeviceMatrix().empty();
}

bool sameLinks(const LinkTable& links, std::span<const int> a, std::span<const int> b)
{
    if (a.size() != b.size() || !links.deviceMatrix().empty())
        return false;
    if (a.empty())
        return true;
    const int first = links.nodeOf(a.front());
    const int further = links.nodeOf(b.front()) - first;
    bool inside = true; // one node
    for (std::size_t i = 1; i < a.size(); ++i) {
        const int node = links.nodeOf(a[i]);
        if (links.nodeOf(b[i]) - node != further)
            return false;
        inside = inside && node == first;
    }
    const LinkShares& shares = links.shares();
    const bool alike = links.nodesAreAlike() && shares.ofNode.empty() && shares.ofPair.empty();
    const bool insideAlike = inside && links.inside(first) == links.inside(first + further);
    return (further == 0 || insideAlike || alike) && sameSlots(links, a, b);
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
    const collectives::RingPass pass(bytes, m_ring.size(), m_curve);
    double step = -1;
    for (const Hop& hop : m_hops) {
        const double time = pass.stepOver(hop);
        if (time > step) {
            step = time;
            cost.slowestFrom = hop.from;
            cost.slowestTo = hop.to;
            cost.slowestBandwidth = BytesPerSecond(hop.memberBandwidth);
        }
    }
    cost.time = Seconds(pass.time(std::max(step, 0.0)));
    return cost;
}

CollectiveCost Communicator::hierarchicalPass(double bytes, BetweenNodes way) const
{
    CollectiveCost cost;
    cost.time = Seconds(std::numeric_limits<double>::infinity());
    if (m_nodes < 2 || m_membersPerNode < 2 || m_curve != nullptr)
        return cost;
    const Hop& inner = m_hops[m_slowestInner];
    const Hop& outer = m_hops[m_slowestOuter];
    const double nodes = m_nodes;
    const double steps =
        way == BetweenNodes::Tree ? std::min(nodes - 1, std::ceil(std::log2(nodes))) : nodes - 1;
    const double inside = collectives::hierarchicalHalf(bytes, m_membersPerNode, m_membersPerNode - 1, inner);
    const double between = collectives::hierarchicalHalf(bytes, nodes, steps, outer);
    cost.time = Seconds(inside + between);
    const Hop& ruling = between > inside ? outer : inner;
    cost.slowestFrom = ruling.from;
    cost.slowestTo = ruling.to;
    cost.slowestBandwidth = BytesPerSecond(ruling.memberBandwidth);
    return cost;
}

CollectiveCost Communicator::pass(Bytes buffer, BetweenNodes way) const
{
    CollectiveCost cost = ringPass(buffer.value());
    if (const CollectiveCost other = hierarchicalPass(buffer.value(), way); other.time < cost.time)
        cost = other;
    return cost;
}

CollectiveCost Communicator::reduceScatter(Bytes buffer) const
{
    if (m_hops.empty())
        return {};
    return pass(buffer, BetweenNodes::Ring);
}

CollectiveCost Communicator::allGather(Bytes buffer) const { return reduceScatter(buffer); }

CollectiveCost Communicator::allReduce(Bytes buffer) const
{
    if (m_hops.empty())
        return {};
    CollectiveCost cost = pass(buffer, BetweenNodes::Tree);
    cost.time *= 2;
    if (m_curve != nullptr)
        return cost;
    double latency = 0;
    double bandwidth = std::numeric_limits<double>::infinity();
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
        if (const double time = hop.time(buffer.value()); time > longest) {
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
    m_runOf.reserve(devices.size());
    for (std::size_t i = 0; i < devices.size(); ++i) {
        const int node = links.nodeOf(devices[i]);
        if (m_runs.empty() || m_runs.back().node != node)
            m_runs.push_back({node, i, i});
        ++m_runs.back().end;
        m_runOf.push_back(m_runs.size() - 1);
    }
    m_ofRuns.resize(m_runs.size() * m_runs.size());
    for (std::size_t from = 0; from < m_runs.size(); ++from)
        for (std::size_t to = 0; to < m_runs.size(); ++to)
            lookUp(links, from, to);
}

/// Links between two nodes have one figure, and so have those inside one, where nothing tells devices apart.
void PairwiseExchange::lookUp(const LinkTable& links, std::size_t from, std::size_t to)
{
    const Run& senders = m_runs[from];
    const Run& receivers = m_runs[to];
    const auto figureOf = [](const LinkFigure& link) {
        return Figure {1 / link.bandwidth.value(), link.latency.value()};
    };
    Figure& figure = m_ofRuns[from * m_runs.size() + to];
    figure.ofAll = links.deviceMatrix().empty() && links.shares().ofDevice.empty();
    if (figure.ofAll && senders.node != receivers.node) {
        figure = figureOf(links.nodeLink(senders.node, receivers.node));
    } else if (figure.ofAll && links.nodeDeviceMatrix().empty()) {
        const int first = m_devices[senders.begin];
        const int last = m_devices[receivers.end - 1];
        figure = first == last ? Figure {} : figureOf(links.link(first, last));
    } else {
        figure.ofAll = false;
        const std::size_t n = m_devices.size();
        m_ofPairs.resize(n * n);
        for (std::size_t a = senders.begin; a < senders.end; ++a)
            for (std::size_t b = receivers.begin; b < receivers.end; ++b)
                if (a != b) // on a device it is free
                    m_ofPairs[a * n + b] = figureOf(links.link(m_devices[a], m_devices[b]));
    }
}

void PairwiseExchange::addRow(
    std::span<const double> bytes, std::size_t from, const Run& to, Ports& ports) const
{
    const auto port = m_runs[m_runOf[from]].node != to.node ? &collectives::PortUse::outside
                                                            : &collectives::PortUse::inside;
    collectives::PortUse& own = ports.sending[from];
    for (std::size_t member = to.begin; member < to.end; ++member) {
        const Figure& figure = link(from, member);
        const double time = bytes[from * m_devices.size() + member] * figure.secondsPerByte;
        if (time <= 0 || member == from)
            continue;
        own.add(port, time, figure.latency);
        ports.receiving[member].add(port, time, figure.latency);
    }
}

bool PairwiseExchange::addRows(
    std::span<const double> bytes, std::size_t from, const Run& to, Ports& ports) const
{
    const std::size_t n = m_devices.size();
    std::array<Figure, kRows> figures;
    for (std::size_t row = 0; row < kRows; ++row) {
        figures[row] = ofRuns(from + row, to.begin);
        if (!figures[row].ofAll || m_runs[m_runOf[from + row]].node == to.node)
            return false;
    }
    // What a port is busy for is added up one after another, in the order of the members.
    std::array<double, kRows> sent;
    std::array<double, kRows> latest;
    for (std::size_t row = 0; row < kRows; ++row) {
        sent[row] = ports.sending[from + row].outside;
        latest[row] = ports.sending[from + row].latency;
    }
    const double* const rows = &bytes[from * n];
    for (std::size_t member = to.begin; member < to.end; ++member) {
        collectives::PortUse& port = ports.receiving[member];
        for (std::size_t row = 0; row < kRows; ++row) {
            const double time = rows[row * n + member] * figures[row].secondsPerByte;
            if (time <= 0) // most are where tokens go to one member of a node
                continue;
            sent[row] += time;
            latest[row] = std::max(latest[row], figures[row].latency);
            port.outside += time;
            port.latency = std::max(port.latency, figures[row].latency);
        }
    }
    for (std::size_t row = 0; row < kRows; ++row) {
        ports.sending[from + row].outside = sent[row];
        ports.sending[from + row].latency = latest[row];
    }
    return true;
}

PairwiseExchange::Ports PairwiseExchange::portsOf(std::span<const double> bytes) const
{
    using collectives::PortUse;
    const std::size_t n = m_devices.size();
    Ports ports {std::vector<PortUse>(n), std::vector<PortUse>(n)};
    for (std::size_t from = 0; from < n; from += kRows) {
        const std::size_t end = std::min(n, from + kRows);
        for (const Run& to : m_runs)
            if (end - from < kRows || !addRows(bytes, from, to, ports))
                for (std::size_t row = from; row < end; ++row)
                    addRow(bytes, row, to, ports);
    }
    return ports;
}

bool PairwiseExchange::alikeInRuns(std::span<const double> bytes) const
{
    const std::size_t n = m_devices.size();
    if (n < 2 || !m_ofPairs.empty())
        return false;
    const double part = bytes[1];
    const auto same = [part](std::span<const double> some) {
        return std::ranges::all_of(some, [part](double one) { return one == part; });
    };
    for (std::size_t from = 0; from < n; ++from) { // what stays on a device may differ
        const std::span<const double> row = bytes.subspan(from * n, n);
        if (!same(row.first(from)) || !same(row.subspan(from + 1)))
            return false;
    }
    return true;
}

PairwiseExchange::Ports PairwiseExchange::evenPorts(double part) const
{
    using collectives::PortUse;
    Ports ports;
    const auto add = [part](PortUse& use, double PortUse::*port, const Figure& figure, std::size_t times) {
        const double time = part * figure.secondsPerByte;
        for (std::size_t i = 0; i < times && time > 0; ++i)
            use.add(port, time, figure.latency);
    };
    for (const Run& own : m_runs) {
        PortUse sending;
        PortUse receiving;
        for (const Run& other : m_runs) {
            const auto port = own.node != other.node ? &PortUse::outside : &PortUse::inside;
            const std::size_t others = other.end - other.begin - (other.begin == own.begin ? 1 : 0);
            add(sending, port, ofRuns(own.begin, other.begin), others);
            add(receiving, port, ofRuns(other.begin, own.begin), others);
        }
        ports.sending.insert(ports.sending.end(), own.end - own.begin, sending);
        ports.receiving.insert(ports.receiving.end(), own.end - own.begin, receiving);
    }
    return ports;
}

CollectiveCost PairwiseExchange::cost(std::span<const double> bytes) const
{
    const std::size_t n = m_devices.size();
    const Ports ports = alikeInRuns(bytes) ? evenPorts(bytes[1]) : portsOf(bytes);
    CollectiveCost cost;
    double longest = 0;
    std::size_t device = 0;
    bool sends = true;
    bool crosses = false;
    for (std::size_t d = 0; d < n; ++d)
        for (const bool outside : {false, true})
            for (const bool sending : {true, false}) {
                const collectives::PortUse& use = (sending ? ports.sending : ports.receiving)[d];
                const double busy = outside ? use.outside : use.inside;
                if (busy <= 0 || busy + use.latency <= longest)
                    continue;
                longest = busy + use.latency;
                device = d;
                sends = sending;
                crosses = outside;
            }
    if (longest <= 0)
        return cost;
    // The pair that keeps this port longest.
    double slowest = 0;
    for (std::size_t peer = 0; peer < n; ++peer) {
        const std::size_t from = sends ? device : peer;
        const std::size_t to = sends ? peer : device;
        const double perByte = peer == device ? 0 : link(from, to).secondsPerByte;
        const double time = bytes[from * n + to] * perByte;
        if ((m_runs[m_runOf[device]].node != m_runs[m_runOf[peer]].node) != crosses || time <= slowest)
            continue;
        slowest = time;
        cost.slowestFrom = m_devices[from];
        cost.slowestTo = m_devices[to];
        cost.slowestBandwidth = BytesPerSecond(1 / perByte);
    }
    cost.time = Seconds(longest);
    return cost;
}

} // namespace rankloom
