// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/cluster/collective_formulas.h"
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

/// How many devices' shares of the network a ring gets that has `members` devices in each node: as many,
/// unless devices share ports and the members are some of the node's devices. Such a ring enters a node at
/// one port and leaves it at another, across the rails of the network and against the rings of its sibling
/// groups; rings of one member or of the whole node stay on theirs, and one port has no rails to cross. Rings
/// of 2 and 4 in nodes of 8 with four ports got 0.35 and 0.47 of their shares on 64 A100 (from the public
/// steps of vTrain, whose excess over 1 and 8 members is the same for every microbatch size); the steps of
/// nanotron on nodes with a port for each device show no such loss.
[[nodiscard]] double networkShares(const LinkTable& links, int members);

/// How many devices' shares of the network each of `busy` devices of a node gets while the others of the node
/// send nothing: a port serves one device as fast as it serves all that share it. 1 where every device has a
/// port.
[[nodiscard]] double sharesOfBusy(const LinkTable& links, int busy);

/// Whether two groups of devices have the same links, member by member, so that whatever they do takes as
/// long: the second lies in the nodes of the first, or so many nodes further, where nothing tells them apart.
/// Looks no link up; groups that it does not recognise may still be alike.
[[nodiscard]] bool sameLinks(const LinkTable& links, std::span<const int> a, std::span<const int> b);
/// Of two groups that are spread over their nodes in the same way: whether what tells the devices of a node
/// apart is the same for both, member by member.
[[nodiscard]] bool sameSlots(const LinkTable& links, std::span<const int> a, std::span<const int> b);

/// A communicator laid over devices, prepared once and priced for many sizes.
///
/// Node-pair figures of a LinkTable are the share of one device, so a group that has g members in a node
/// crosses the node's boundary with networkShares(g) of them (all channels of a ring, all members of a
/// hierarchical collective), while its sibling groups use theirs: the sharing rule "each of q groups gets 1/q
/// of the node's network".
///
/// Where a ring collective was measured over sizes at the level a group reaches (LinkTable::curves()), the
/// curve says what share of the links' bandwidth a size gets, instead of latencies and of the choice between
/// ring, tree and hierarchy, which the measured library has made.
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
    /// The members in the order of the ring.
    [[nodiscard]] const std::vector<int>& ring() const { return m_ring; }
    /// Whether ring collectives follow a measured curve.
    [[nodiscard]] bool measured() const { return m_curve != nullptr; }

    [[nodiscard]] CollectiveCost allReduce(Bytes buffer) const;
    [[nodiscard]] CollectiveCost reduceScatter(Bytes buffer) const;
    [[nodiscard]] CollectiveCost allGather(Bytes buffer) const;
    [[nodiscard]] CollectiveCost broadcast(Bytes buffer) const;
    /// Every member sends `sent` bytes in all, evenly to all members including itself (its own part is free);
    /// a PairwiseExchange of equal parts.
    [[nodiscard]] CollectiveCost allToAll(Bytes sent) const;

private:
    struct Hop {
        int from = 0;
        int to = 0;
        double bandwidth = 0; ///< bytes/s, what the ring gets
        double memberBandwidth = 0; ///< bytes/s, what one member gets
        double latency = 0; ///< s

        [[nodiscard]] double time(double bytes) const { return bytes / bandwidth; }
    };

    /// One pass around the ring in n-1 steps: half an all-reduce.
    [[nodiscard]] CollectiveCost ringPass(double bytes) const;
    /// The same volume, inside the nodes first and between them with every member's share; infinite where the
    /// members are not spread evenly over several nodes. Between the nodes a ring takes a step for each of
    /// the others; a tree, which only an all-reduce can use, as many as it is deep.
    enum class BetweenNodes : std::uint8_t { Ring, Tree };
    [[nodiscard]] CollectiveCost hierarchicalPass(double bytes, BetweenNodes way) const;
    [[nodiscard]] CollectiveCost pass(Bytes buffer, BetweenNodes way) const;

    const LinkTable* m_links;
    const CollectiveCurve* m_curve = nullptr;
    std::vector<int> m_ring;
    std::vector<Hop> m_hops;
    int m_nodes = 0;
    int m_membersPerNode = 0; ///< 0 = uneven
    double m_shares = 1; ///< networkShares() of the node with the fewest members
    std::size_t m_slowestInner = 0; ///< slowest hops inside and between nodes; m_hops.size() = none
    std::size_t m_slowestOuter = 0;
};

/// Exchanges between the members of a group in which every pair has its own number of bytes: an all-to-all
/// whose tokens prefer some members. Parts inside the node go through a device's fast port, parts to other
/// nodes through its network share; the two work at the same time, in both directions, each serving its peers
/// one after another. The busiest port of all rules.
class PairwiseExchange {
public:
    PairwiseExchange(const LinkTable& links, std::span<const int> devices);

    /// `bytes`: [from][to] in the order of the devices; what stays on a device is free.
    [[nodiscard]] CollectiveCost cost(std::span<const double> bytes) const;

private:
    /// By device.
    struct Ports {
        std::vector<collectives::PortUse> sending;
        std::vector<collectives::PortUse> receiving;
    };
    struct Figure {
        double secondsPerByte = 0;
        double latency = 0; ///< s
        bool ofAll = true; ///< every link between two runs has it
    };
    /// Members of one node that follow each other.
    struct Run {
        int node = 0;
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    static constexpr std::size_t kRows = 4; ///< senders that are added up together

    void lookUp(const LinkTable& links, std::size_t from, std::size_t to);
    [[nodiscard]] Ports portsOf(std::span<const double> bytes) const;
    /// Whether all members of a run are as busy: every member sends the same to every other, and links
    /// between runs have one figure each.
    [[nodiscard]] bool alikeInRuns(std::span<const double> bytes) const;
    /// Then, where each sends `part`: adds up what portsOf() does, in its order, once a run.
    [[nodiscard]] Ports evenPorts(double part) const;
    /// What one member sends to a run.
    void addRow(std::span<const double> bytes, std::size_t from, const Run& to, Ports& ports) const;
    /// What kRows members do, where all are in other nodes and their links to the run have one figure each;
    /// otherwise adds nothing.
    bool addRows(std::span<const double> bytes, std::size_t from, const Run& to, Ports& ports) const;
    [[nodiscard]] const Figure& ofRuns(std::size_t from, std::size_t to) const
    {
        return m_ofRuns[m_runOf[from] * m_runs.size() + m_runOf[to]];
    }
    [[nodiscard]] const Figure& link(std::size_t from, std::size_t to) const
    {
        const Figure& all = ofRuns(from, to);
        return all.ofAll ? all : m_ofPairs[from * m_devices.size() + to];
    }

    std::vector<int> m_devices;
    std::vector<Run> m_runs;
    std::vector<std::size_t> m_runOf; ///< by member
    std::vector<Figure> m_ofRuns; ///< [from][to]
    std::vector<Figure> m_ofPairs; ///< [from][to], where links between two runs differ; empty = nowhere
};

} // namespace rankloom
