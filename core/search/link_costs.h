// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

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
    [[nodiscard]] int nodeOf(int device) const { return device / m_devicesPerNode; }

    /// Seconds of `bytes` from one device to another.
    [[nodiscard]] double transfer(int from, int to, double bytes) const
    {
        const Figure figure = link(from, to);
        return figure.latency + bytes * figure.secondsPerByte;
    }

    /// Communicator::reduceScatter (and allGather): the faster of ring and hierarchy.
    [[nodiscard]] double ringPass(std::span<const int> devices, double bytes);
    /// Communicator::allToAll.
    [[nodiscard]] double allToAll(std::span<const int> devices, double sent) const;

private:
    struct Figure {
        double secondsPerByte = 0;
        double latency = 0;
    };
    /// Members by node, nodes in order of first appearance, into m_ring; how many nodes.
    int orderRing(std::span<const int> devices);
    [[nodiscard]] Figure link(int from, int to) const
    {
        if (from == to)
            return {};
        if (m_byDevice)
            return m_devices[static_cast<std::size_t>(from) * m_deviceCount + static_cast<std::size_t>(to)];
        const int a = nodeOf(from);
        const int b = nodeOf(to);
        if (a != b)
            return m_uniform
                ? m_between
                : m_nodes[static_cast<std::size_t>(a) * m_nodeCount + static_cast<std::size_t>(b)];
        return m_inside[static_cast<std::size_t>(
            (from - a * m_devicesPerNode) * m_devicesPerNode + to - b * m_devicesPerNode)];
    }

    int m_devicesPerNode = 1;
    std::size_t m_nodeCount = 0;
    std::size_t m_deviceCount = 0;
    bool m_deviceMatters = false;
    bool m_byDevice = false;
    bool m_uniform = true;
    Figure m_between; ///< where all pairs of nodes are equal
    std::vector<Figure> m_nodes;
    std::vector<Figure> m_inside;
    std::vector<Figure> m_devices;
    std::vector<CollectiveCurve> m_curves;
    std::vector<double> m_shares; ///< networkShares() of 0 members, 1, … of a node

    // Scratch of ringPass().
    std::vector<int> m_ring;
    std::vector<int> m_nodeOrder;
    std::vector<int> m_members; ///< per node
    std::vector<int> m_place; ///< per node
};

} // namespace rankloom
