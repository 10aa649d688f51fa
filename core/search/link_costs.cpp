// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/link_costs.h"

#include <algorithm>
#include <limits>

#include "core/cluster/collectives.h"

namespace rankloom {

namespace {

/// Without what devices lose by themselves.
/// Whether the insides of nodes are unlike.
bool insideDiffers(const LinkTable& links)
{
    for (int node = 1; !links.nodeLinks().empty() && node < links.nodes(); ++node)
        if (links.inside(node) != links.inside(0))
            return true;
    return false;
}

LinkTable wholeDevices(LinkTable links)
{
    LinkShares shares = links.shares();
    shares.ofDevice.clear();
    links.setShares(std::move(shares));
    return links;
}

} // namespace

LinkCosts::LinkCosts(const LinkTable& links)
{
    if (links.shares().ofDevice.empty()) {
        *this = LinkCosts(links, Figures {});
        return;
    }
    *this = LinkCosts(wholeDevices(links), Figures {});
    m_deviceMatters = true;
    for (const double share : links.shares().ofDevice)
        m_slowness.push_back(1 / share);
}

LinkCosts::LinkCosts(const LinkTable& links, Figures /*tag*/)
    : m_devicesPerNode(links.devicesPerNode())
    , m_nodeCount(static_cast<std::size_t>(links.nodes()))
    , m_deviceCount(static_cast<std::size_t>(links.devices()))
    , m_deviceMatters(
          !links.deviceMatrix().empty() || !links.nodeDeviceMatrix().empty() || insideDiffers(links))
    , m_byDevice(!links.deviceMatrix().empty() || insideDiffers(links))
    , m_byTier(links.nodeMatrix().empty() && links.nodeLinks().empty() && links.shares().whole())
    , m_curves(links.curves())
    , m_members(m_nodeCount)
    , m_place(m_nodeCount)
{
    for (int members = 0; members <= m_devicesPerNode; ++members)
        m_shares.push_back(networkShares(links, members));
    const auto figure = [](const LinkFigure& link) {
        return Figure {1 / link.bandwidth.value(), link.latency.value()};
    };
    m_between = figure(links.tier(LinkLevel::NodePair));
    for (const NetworkTier& tier : links.networkTiers())
        m_tiers.push_back({figure(tier.figure), tier.groupOf});
    for (int a = 0; a < m_devicesPerNode; ++a)
        for (int b = 0; b < m_devicesPerNode; ++b)
            m_inside.push_back(figure(links.link(a, b)));
    if (!m_byTier)
        for (int a = 0; a < links.nodes(); ++a)
            for (int b = 0; b < links.nodes(); ++b)
                m_nodes.push_back(figure(links.nodeLink(a, b)));
    if (m_byDevice)
        for (int a = 0; a < links.devices(); ++a)
            for (int b = 0; b < links.devices(); ++b)
                m_devices.push_back(figure(links.link(a, b)));
}

LinkCosts LinkCosts::optimistic() const
{
    LinkCosts best = *this;
    best.m_slowness.clear();
    const double none = std::numeric_limits<double>::infinity();
    Figure between {none, none};
    const auto take = [](Figure& slot, const Figure& figure) {
        slot.secondsPerByte = std::min(slot.secondsPerByte, figure.secondsPerByte);
        slot.latency = std::min(slot.latency, figure.latency);
    };
    if (m_byDevice) {
        Figure inside {none, none};
        const auto node = [this](std::size_t device) { return nodeOf(static_cast<int>(device)); };
        for (std::size_t a = 0; a < m_deviceCount; ++a)
            for (std::size_t b = 0; b < m_deviceCount; ++b)
                if (a != b)
                    take(node(a) == node(b) ? inside : between, m_devices[a * m_deviceCount + b]);
        for (std::size_t a = 0; a < m_deviceCount; ++a)
            for (std::size_t b = 0; b < m_deviceCount; ++b)
                best.m_devices[a * m_deviceCount + b] = node(a) == node(b) ? inside : between;
        return best;
    }
    if (m_byTier)
        between = m_between;
    for (const Tier& tier : m_tiers)
        if (m_byTier)
            take(between, tier.figure);
    for (std::size_t a = 0; a < m_nodeCount && !m_byTier; ++a)
        for (std::size_t b = 0; b < m_nodeCount; ++b)
            if (a != b)
                take(between, m_nodes[a * m_nodeCount + b]);
    best.m_byTier = true;
    best.m_tiers.clear();
    best.m_between = between;
    return best;
}

int LinkCosts::orderRing(std::span<const int> devices)
{
    m_nodeOrder.clear();
    for (const int device : devices) {
        int& members = m_members[static_cast<std::size_t>(nodeOf(device))];
        if (members++ == 0)
            m_nodeOrder.push_back(nodeOf(device));
    }
    int place = 0;
    for (const int node : m_nodeOrder) {
        m_place[static_cast<std::size_t>(node)] = place;
        place += m_members[static_cast<std::size_t>(node)];
    }
    m_ring.resize(devices.size());
    for (const int device : devices)
        m_ring[static_cast<std::size_t>(m_place[static_cast<std::size_t>(nodeOf(device))]++)] = device;
    return static_cast<int>(m_nodeOrder.size());
}

double LinkCosts::ringPass(std::span<const int> devices, double bytes)
{
    if (devices.size() < 2)
        return 0;
    const int nodes = orderRing(devices);
    int fewest = static_cast<int>(devices.size());
    int most = 0;
    for (const int node : m_nodeOrder) {
        int& members = m_members[static_cast<std::size_t>(node)];
        fewest = std::min(fewest, members);
        most = std::max(most, members);
        members = 0;
    }
    const double ownShares = m_shares[static_cast<std::size_t>(std::min(fewest, m_devicesPerNode))];
    const CollectiveCurve* curve = nearestCurve(
        m_curves, nodes > 1 ? LinkLevel::NodePair : LinkLevel::DevicePair, static_cast<int>(devices.size()));
    const collectives::RingPass pass(bytes, devices.size(), curve);
    double step = 0;
    SharedFigure inner;
    SharedFigure outer {{}, ownShares};
    for (std::size_t i = 0; i < m_ring.size(); ++i) {
        const int from = m_ring[i];
        const int to = m_ring[i + 1 == m_ring.size() ? 0 : i + 1];
        SharedFigure& slowest = nodeOf(from) != nodeOf(to) ? outer : inner;
        const SharedFigure figure {link(from, to), slowest.shares};
        step = std::max(step, pass.stepOver(figure));
        if (figure.secondsPerByte > slowest.secondsPerByte)
            slowest = figure;
    }
    const double ring = pass.time(step);
    if (nodes < 2 || fewest != most || fewest < 2 || curve != nullptr)
        return ring;
    return std::min(ring,
        collectives::hierarchicalHalf(bytes, fewest, fewest - 1, inner)
            + collectives::hierarchicalHalf(bytes, nodes, nodes - 1, outer));
}

double LinkCosts::ringPassOver(std::span<const int> nodes, double bytes) const
{
    if (nodes.size() < 2)
        return 0;
    const CollectiveCurve* curve = m_curves.empty()
        ? nullptr
        : nearestCurve(m_curves, LinkLevel::NodePair, static_cast<int>(nodes.size()));
    const collectives::RingPass pass(bytes, nodes.size(), curve);
    double step = 0;
    int from = nodes.back();
    for (const int to : nodes) {
        step = std::max(step, pass.stepOver(between(from, to)));
        from = to;
    }
    return pass.time(step);
}

double LinkCosts::allToAll(std::span<const int> devices, double sent)
{
    using collectives::PortUse;
    const std::size_t n = devices.size();
    if (n < 2)
        return 0;
    const double part = sent / static_cast<double>(n);
    m_received.assign(n, {});
    double slowest = 0;
    for (const int from : devices) {
        PortUse own;
        for (std::size_t i = 0; i < n; ++i) {
            const Figure figure = link(from, devices[i]);
            const auto port = nodeOf(from) != nodeOf(devices[i]) ? &PortUse::outside : &PortUse::inside;
            own.add(port, figure.time(part), figure.latency);
            m_received[i].add(port, figure.time(part), figure.latency);
        }
        slowest = std::max(slowest, own.time());
    }
    for (const PortUse& ports : m_received)
        slowest = std::max(slowest, ports.time());
    return slowest;
}

} // namespace rankloom
