// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/link_costs.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/cluster/collectives.h"

namespace rankloom {

LinkCosts::LinkCosts(const LinkTable& links)
    : m_devicesPerNode(links.devicesPerNode())
    , m_nodeCount(static_cast<std::size_t>(links.nodes()))
    , m_deviceCount(static_cast<std::size_t>(links.devices()))
    , m_deviceMatters(!links.deviceMatrix().empty() || !links.nodeDeviceMatrix().empty())
    , m_byDevice(!links.deviceMatrix().empty())
    , m_uniform(links.nodeMatrix().empty())
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
    for (int a = 0; a < m_devicesPerNode; ++a)
        for (int b = 0; b < m_devicesPerNode; ++b)
            m_inside.push_back(figure(links.link(a, b)));
    if (!m_uniform)
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
    if (m_uniform)
        return best;
    for (std::size_t a = 0; a < m_nodeCount; ++a)
        for (std::size_t b = 0; b < m_nodeCount; ++b)
            if (a != b)
                take(between, m_nodes[a * m_nodeCount + b]);
    best.m_uniform = true;
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
    const double n = static_cast<double>(devices.size());
    const double ownShares = m_shares[static_cast<std::size_t>(std::min(fewest, m_devicesPerNode))];
    const CollectiveCurve* curve = nearestCurve(
        m_curves, nodes > 1 ? LinkLevel::NodePair : LinkLevel::DevicePair, static_cast<int>(devices.size()));
    const double part = bytes / n / (curve != nullptr && bytes > 0 ? curve->efficiency(Bytes(bytes)) : 1);
    double step = 0;
    Figure inner;
    Figure outer;
    for (std::size_t i = 0; i < m_ring.size(); ++i) {
        const int from = m_ring[i];
        const int to = m_ring[i + 1 == m_ring.size() ? 0 : i + 1];
        const Figure figure = link(from, to);
        const bool crosses = nodeOf(from) != nodeOf(to);
        const double shares = crosses ? ownShares : 1;
        step =
            std::max(step, (curve != nullptr ? 0 : figure.latency) + part * figure.secondsPerByte / shares);
        Figure& slowest = crosses ? outer : inner;
        if (figure.secondsPerByte > slowest.secondsPerByte)
            slowest = figure;
    }
    const double ring = (n - 1) * step;
    if (nodes < 2 || fewest != most || fewest < 2 || curve != nullptr)
        return ring;
    const double g = fewest;
    const double inside = (g - 1) / g * bytes * inner.secondsPerByte + (g - 1) * inner.latency;
    const double between = (nodes - 1.0) / nodes * bytes * outer.secondsPerByte / ownShares
        + std::min(nodes - 1.0, std::ceil(std::log2(nodes))) * outer.latency;
    return std::min(ring, inside + between);
}

double LinkCosts::allToAll(std::span<const int> devices, double sent) const
{
    if (devices.size() < 2)
        return 0;
    const double part = sent / static_cast<double>(devices.size());
    double slowest = 0;
    for (const int from : devices) {
        double inside = 0;
        double outside = 0;
        double latency = 0;
        for (const int to : devices) {
            const Figure figure = link(from, to);
            (nodeOf(from) == nodeOf(to) ? inside : outside) += part * figure.secondsPerByte;
            latency = std::max(latency, figure.latency);
        }
        slowest = std::max(slowest, std::max(inside, outside) + latency);
    }
    return slowest;
}

} // namespace rankloom
