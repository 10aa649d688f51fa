// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/cluster/collective_formulas.h"
#include "core/cluster/link_table.h"

namespace rankloom {

/// The figures of a LinkTable in the form a search reads millions of times, and the collectives of
/// core/cluster/collectives.h over them without allocation. Not for several threads at once.
class LinkCosts {
public:
    explicit LinkCosts(const LinkTable& links);

    /// The same with the best figure that any two nodes have between all nodes: nothing can be faster.
    [[nodiscard]] LinkCosts optimistic() const;

    /// Whether links differ within nodes or between devices of the same two nodes: otherwise only the nodes
    /// of two devices matter.
    [[nodiscard]] bool deviceMatters() const { return m_deviceMatters; }
    [[nodiscard]] int devicesPerNode() const { return m_devicesPerNode; }
    [[nodiscard]] int nodeOf(int device) const { return device / m_devicesPerNode; }

    /// Seconds of `bytes` from one device to another.
    [[nodiscard]] double transfer(int from, int to, double bytes) const
    {
        const Figure figure = link(from, to);
        return figure.latency + figure.time(bytes);
    }

    /// Seconds of `bytes` between two different nodes, where deviceMatters() is false.
    [[nodiscard]] double transferBetween(int fromNode, int toNode, double bytes) const
    {
        const Figure& figure = between(fromNode, toNode);
        return figure.latency + figure.time(bytes);
    }
    /// ringPass() of groups with one member in each node, where deviceMatters() is false: nodes in the order
    /// of the members.
    [[nodiscard]] double ringPassOver(std::span<const int> nodes, double bytes) const;

    /// Communicator::reduceScatter (and allGather): the faster of ring and hierarchy.
    [[nodiscard]] double ringPass(std::span<const int> devices, double bytes);
    /// Communicator::allToAll.
    [[nodiscard]] double allToAll(std::span<const int> devices, double sent);

private:
    struct Figures { };
    /// Of a table whose devices have all of their links' bandwidth.
    LinkCosts(const LinkTable& links, Figures tag);

    struct Figure {
        double secondsPerByte = 0;
        double latency = 0;

        [[nodiscard]] double time(double bytes) const { return bytes * secondsPerByte; }
    };
    /// Of several devices of a node together.
    struct SharedFigure : Figure {
        double shares = 1;

        [[nodiscard]] double time(double bytes) const { return bytes * secondsPerByte / shares; }
    };
    /// Members by node, nodes in order of first appearance, into m_ring; how many nodes.
    int orderRing(std::span<const int> devices);
    /// Of two different nodes; where none were measured, that of the first tier they share.
    [[nodiscard]] const Figure& between(int a, int b) const
    {
        if (!m_byTier)
            return m_nodes[static_cast<std::size_t>(a) * m_nodeCount + static_cast<std::size_t>(b)];
        for (const Tier& tier : m_tiers)
            if (const std::int32_t group = tier.groupOf[static_cast<std::size_t>(a)];
                group >= 0 && group == tier.groupOf[static_cast<std::size_t>(b)])
                return tier.figure;
        return m_between;
    }
    [[nodiscard]] Figure link(int from, int to) const
    {
        Figure figure = plainLink(from, to);
        if (!m_slowness.empty())
            figure.secondsPerByte *= std::max(
                m_slowness[static_cast<std::size_t>(from)], m_slowness[static_cast<std::size_t>(to)]);
        return figure;
    }
    [[nodiscard]] Figure plainLink(int from, int to) const
    {
        if (from == to)
            return {};
        if (m_byDevice)
            return m_devices[static_cast<std::size_t>(from) * m_deviceCount + static_cast<std::size_t>(to)];
        const int a = nodeOf(from);
        const int b = nodeOf(to);
        if (a != b)
            return between(a, b);
        return m_inside[static_cast<std::size_t>(
            (from - a * m_devicesPerNode) * m_devicesPerNode + to - b * m_devicesPerNode)];
    }

    struct Tier {
        Figure figure;
        std::vector<std::int32_t> groupOf; ///< as in NetworkTier
    };

    int m_devicesPerNode = 1;
    std::size_t m_nodeCount = 0;
    std::size_t m_deviceCount = 0;
    bool m_deviceMatters = false;
    bool m_byDevice = false;
    bool m_byTier = true; ///< no pair of nodes was measured or slowed
    std::vector<Tier> m_tiers;
    Figure m_between; ///< of nodes that share no tier
    std::vector<Figure> m_nodes;
    std::vector<Figure> m_inside;
    std::vector<Figure> m_devices;
    std::vector<double> m_slowness; ///< per device, 1 / its share of its links' bandwidth; empty = all 1
    std::vector<CollectiveCurve> m_curves;
    std::vector<double> m_shares; ///< networkShares() of 0 members, 1, … of a node

    std::vector<collectives::PortUse> m_received; ///< scratch of allToAll()
    // Scratch of ringPass().
    std::vector<int> m_ring;
    std::vector<int> m_nodeOrder;
    std::vector<int> m_members; ///< per node
    std::vector<int> m_place; ///< per node
};

} // namespace rankloom
