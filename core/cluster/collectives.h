// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/cluster/link_table.h"

namespace rankloom {

/// What a collective of one group costs, and the link that rules it.
struct CollectiveCost {
    Seconds time {};
    int slowestFrom = -1; ///< device indices; -1 = no link used
    int slowestTo = -1;
    BytesPerSecond slowestBandwidth {}; ///< of that link, as one member sees it

    /// Keeps the slower of two costs.
    void keepSlower(const CollectiveCost& other)
    {
        if (other.time > time)
            *this = other;
    }
};

/// A communicator laid over devices, prepared once and priced for many sizes.
///
/// Node-pair figures of a LinkTable are the share of one device, so a group that has g members in a node
/// crosses the node's boundary with g shares (all channels of a ring, all members of a hierarchical
/// collective), while its sibling groups use theirs: the sharing rule "each of q groups gets 1/q of the
/// node's network".
///
/// Sizes follow NCCL: S is the whole buffer of one rank (for all-gather the gathered one, for reduce-scatter
/// the one before scattering). Formulas: NVIDIA/nccl-tests doc/PERFORMANCE.md for the volumes; the ring
/// advances at the pace of its slowest link; double binary tree 2·ceil(log2 n)·latency + 2·S/bandwidth.
class Communicator {
public:
    /// `devices`: members in rank order. The ring visits the nodes in order of first appearance and the
    /// members of a node one after another, as NCCL builds it.
    Communicator(const LinkTable& links, std::span<const int> devices);

    [[nodiscard]] int size() const { return static_cast<int>(m_ring.size()); }
    [[nodiscard]] int nodes() const { return m_nodes; }

    [[nodiscard]] CollectiveCost allReduce(Bytes buffer) const;
    [[nodiscard]] CollectiveCost reduceScatter(Bytes buffer) const;
    [[nodiscard]] CollectiveCost allGather(Bytes buffer) const;
    [[nodiscard]] CollectiveCost broadcast(Bytes buffer) const;
    /// Every member sends `sent` bytes in all, evenly to all members including itself (its own part is free).
    [[nodiscard]] CollectiveCost allToAll(Bytes sent) const;

private:
    struct Hop {
        int from = 0;
        int to = 0;
        double bandwidth = 0; ///< bytes/s, what the ring gets
        double memberBandwidth = 0; ///< bytes/s, what one member gets
        double latency = 0; ///< s
    };

    /// One pass around the ring in n-1 steps: half an all-reduce.
    [[nodiscard]] CollectiveCost ringPass(double bytes) const;
    /// The same volume, inside the nodes first and between them with every member's share; infinite where the
    /// members are not spread evenly over several nodes.
    [[nodiscard]] CollectiveCost hierarchicalPass(double bytes) const;

    const LinkTable* m_links;
    std::vector<int> m_ring;
    std::vector<Hop> m_hops;
    int m_nodes = 0;
    int m_membersPerNode = 0; ///< 0 = uneven
    std::size_t m_slowestInner = 0; ///< slowest hops inside and between nodes; m_hops.size() = none
    std::size_t m_slowestOuter = 0;
};

} // namespace rankloom
