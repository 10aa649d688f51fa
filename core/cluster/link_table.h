// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/quantity.h"

namespace rankloom {

/// Where two devices are in relation to each other. A table holds one tier per level.
enum class LinkLevel : std::uint8_t {
    Device, ///< the same device: free
    DevicePair, ///< two devices of one node
    NodePair, ///< two devices of different nodes
};

/// What a number is worth: it was measured, it was inferred from other measurements, or it is an assumption.
enum class LinkOrigin : std::uint8_t { Assumed, Inferred, Measured };

struct LinkFigure {
    BytesPerSecond bandwidth {};
    Seconds latency {};
    LinkOrigin origin = LinkOrigin::Assumed;

    friend bool operator==(const LinkFigure&, const LinkFigure&) = default;
};

/// A square matrix of directed bandwidths, row = sender, column = receiver, in bytes per second; NaN = not
/// measured. `latency` is empty or the same shape, in seconds.
struct LinkMatrix {
    int size = 0;
    std::vector<double> bandwidth; ///< size·size, row-major
    std::vector<double> latency;

    [[nodiscard]] bool empty() const { return size == 0; }
    [[nodiscard]] std::size_t index(int from, int to) const
    {
        return static_cast<std::size_t>(from) * static_cast<std::size_t>(size) + static_cast<std::size_t>(to);
    }
    friend bool operator==(const LinkMatrix& a, const LinkMatrix& b);
};

/// A ring collective measured over message sizes. Bus bandwidths are comparable between all-reduce,
/// all-gather and reduce-scatter (NVIDIA/nccl-tests, doc/PERFORMANCE.md).
struct CollectiveCurve {
    static constexpr std::size_t kMostSizes = 4096;

    LinkLevel level = LinkLevel::DevicePair; ///< the farthest it reached over
    int ranks = 0;
    std::vector<double> bytes; ///< whole buffer of one rank, ascending
    std::vector<double> busBandwidth; ///< bytes/s, one per size

    /// Between two devices or more, one to kMostSizes ascending sizes, all figures positive and finite.
    [[nodiscard]] bool sound() const;
    /// Bus bandwidth at a size over that at the largest. Between two sizes the time is interpolated on
    /// logarithms; below the smallest it stays what it is there; above the largest the bandwidth does.
    [[nodiscard]] double efficiency(Bytes buffer) const;

    friend bool operator==(const CollectiveCurve&, const CollectiveCurve&) = default;
};

/// What what-ifs leave of the bandwidth of links: 1 = all of it. A link has the share of its slower node
/// (between nodes) times that of its slower device times that of its pair of nodes.
struct LinkShares {
    /// Of one direction between two nodes, with what a detour does to the latency.
    struct Pair {
        int from = 0;
        int to = 0;
        double bandwidth = 1;
        double latency = 1;

        friend bool operator==(const Pair&, const Pair&) = default;
    };
    std::vector<double> ofNode; ///< one per node, or empty
    std::vector<double> ofDevice; ///< one per device, or empty
    std::vector<Pair> ofPair; ///< by from, to

    [[nodiscard]] bool whole() const { return *this == LinkShares(); }
    friend bool operator==(const LinkShares&, const LinkShares&) = default;
};

/// The curve of that level whose number of ranks is nearest (by ratio; the smaller of two equally near), or
/// null.
const CollectiveCurve* nearestCurve(const std::vector<CollectiveCurve>& curves, LinkLevel level, int ranks);

/// A level of the network: nodes below one switch, in one block. Of the tiers of a table the first in which
/// two nodes share a group holds for their link.
struct NetworkTier {
    std::string name; ///< "leaf switches"
    LinkFigure figure; ///< per device, as node-pair figures are
    double oversubscription = 0; ///< links down over links up on the way, 1 = none; 0 = unknown
    std::vector<std::int32_t> groupOf; ///< one per node; negative = in no group

    friend bool operator==(const NetworkTier&, const NetworkTier&) = default;
};

/// Links of one node where nodes are unlike. A figure without bandwidth: as the tier of the table.
struct NodeLinks {
    LinkFigure inside; ///< between two of its devices
    LinkFigure network; ///< of one of its devices to other nodes: the slower end rules a link

    friend bool operator==(const NodeLinks&, const NodeLinks&) = default;
};

/// Directed bandwidth and latency between any two devices of a cluster: tiers, refined by what was measured
/// between nodes and between devices. One structure for 8 and for 131,072 devices.
/// Node-pair figures are per device: what one device of a node gets to one device of another while its peers
/// in the node use their own share.
class LinkTable {
public:
    LinkTable() = default;
    LinkTable(int nodes, int devicesPerNode, LinkFigure devicePair, LinkFigure nodePair);

    [[nodiscard]] int nodes() const { return m_nodes; }
    [[nodiscard]] int devicesPerNode() const { return m_devicesPerNode; }
    [[nodiscard]] int devices() const { return m_nodes * m_devicesPerNode; }
    [[nodiscard]] int nodeOf(int device) const { return device / m_devicesPerNode; }
    [[nodiscard]] LinkLevel level(int from, int to) const
    {
        return from == to                ? LinkLevel::Device
            : nodeOf(from) == nodeOf(to) ? LinkLevel::DevicePair
                                         : LinkLevel::NodePair;
    }

    /// The link that a transfer from device `from` to device `to` uses, the shares of a what-if applied.
    [[nodiscard]] LinkFigure link(int from, int to) const;
    [[nodiscard]] LinkFigure nodeLink(int fromNode, int toNode) const;
    [[nodiscard]] const LinkFigure& tier(LinkLevel level) const;

    void setTier(LinkLevel level, LinkFigure figure);
    /// Nearest first, at most kMostNetworkTiers, each with a group for every node. Nodes that share no group
    /// have the NodePair tier.
    void setNetworkTiers(std::vector<NetworkTier> tiers);
    static constexpr std::size_t kMostNetworkTiers = 8;
    [[nodiscard]] const std::vector<NetworkTier>& networkTiers() const { return m_networkTiers; }
    /// The tier that two nodes share, or null: the NodePair tier.
    [[nodiscard]] const NetworkTier* networkTier(int fromNode, int toNode) const;
    /// Whether every two nodes have the same link: neither tiers nor measured pairs tell them apart.
    [[nodiscard]] bool nodesAreAlike() const
    {
        return m_nodeMatrix.empty() && m_networkTiers.empty() && m_ofNodes.empty();
    }
    /// One per node, or none: every node has the tiers. What was measured, and network tiers that two nodes
    /// share, win over them. A figure that is that of the tier becomes "as the tier", also when that changes.
    void setNodeLinks(std::vector<NodeLinks> ofNodes);
    [[nodiscard]] const std::vector<NodeLinks>& nodeLinks() const { return m_ofNodes; }
    /// Between the devices of a node, as assumed for it.
    [[nodiscard]] const LinkFigure& inside(int node) const
    {
        return m_ofNodes.empty() ? m_devicePair
                                 : orTier(m_ofNodes[static_cast<std::size_t>(node)].inside, m_devicePair);
    }
    /// Of a device of a node to other nodes, as assumed for it.
    [[nodiscard]] const LinkFigure& network(int node) const
    {
        return m_ofNodes.empty() ? m_nodePair
                                 : orTier(m_ofNodes[static_cast<std::size_t>(node)].network, m_nodePair);
    }
    /// The slowest of those; the tier where nodes are alike.
    [[nodiscard]] LinkFigure slowestInside() const;
    /// Network ports of a node; 0 = one for each device. Fewer than devices: several devices share one.
    void setPortsPerNode(int ports) { m_portsPerNode = ports; }
    [[nodiscard]] int portsPerNode() const { return m_portsPerNode; }
    [[nodiscard]] bool portsAreShared() const
    {
        return m_portsPerNode > 0 && m_portsPerNode < m_devicesPerNode;
    }
    /// `matrix.size` must be nodes() or 0; diagonal cells are ignored.
    void setNodeMatrix(LinkMatrix matrix);
    /// Between the devices of one node, the same in every node; `matrix.size` must be devicesPerNode() or 0.
    void setNodeDeviceMatrix(LinkMatrix matrix);
    /// Between all devices; `matrix.size` must be devices() or 0. Wins over the others where it has a figure.
    void setDeviceMatrix(LinkMatrix matrix);
    /// Keeps a sound() curve in place of one of the same level and ranks. What it says about sizes holds for
    /// all ring collectives of its level; how fast a large one is follows from the links. At most
    /// kMostCurves.
    void setCurve(CollectiveCurve curve);
    static constexpr std::size_t kMostCurves = 64;
    [[nodiscard]] const std::vector<CollectiveCurve>& curves() const { return m_curves; } ///< by level, ranks
    /// Whether two links of one level may differ: something was measured, or a part is slowed down.
    [[nodiscard]] bool differs() const
    {
        return m_slowed || !nodesAreAlike() || !m_nodeDeviceMatrix.empty() || !m_deviceMatrix.empty();
    }
    /// Multiplies the bandwidth of a tier and of all that was measured at its level.
    void slowLevel(LinkLevel level, double share);
    /// Slows links down; the measured figures stay what they are.
    void setShares(LinkShares shares);
    [[nodiscard]] const LinkShares& shares() const { return m_shares; }
    [[nodiscard]] const LinkMatrix& nodeMatrix() const { return m_nodeMatrix; }
    [[nodiscard]] const LinkMatrix& nodeDeviceMatrix() const { return m_nodeDeviceMatrix; }
    [[nodiscard]] const LinkMatrix& deviceMatrix() const { return m_deviceMatrix; }

    friend bool operator==(const LinkTable&, const LinkTable&) = default;

private:
    static const LinkFigure& orTier(const LinkFigure& figure, const LinkFigure& tier)
    {
        return figure.bandwidth.value() > 0 ? figure : tier;
    }
    /// What was measured or is assumed between two nodes, no share applied.
    [[nodiscard]] LinkFigure measuredNodeLink(int fromNode, int toNode) const;
    [[nodiscard]] LinkFigure assumedNodeLink(int fromNode, int toNode) const;
    /// Of a link between two nodes, the devices' own shares aside.
    [[nodiscard]] LinkFigure slowed(LinkFigure figure, int fromNode, int toNode) const;

    int m_nodes = 0;
    int m_devicesPerNode = 1;
    int m_portsPerNode = 0;
    LinkFigure m_devicePair;
    LinkFigure m_nodePair;
    std::vector<NodeLinks> m_ofNodes;
    std::vector<NetworkTier> m_networkTiers;
    LinkMatrix m_nodeMatrix;
    LinkMatrix m_nodeDeviceMatrix;
    LinkMatrix m_deviceMatrix;
    std::vector<CollectiveCurve> m_curves;
    LinkShares m_shares;
    bool m_slowed = false; ///< the shares are not whole
};

const char* toString(LinkLevel level);
const char* toString(LinkOrigin origin);

} // namespace rankloom
