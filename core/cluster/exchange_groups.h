// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/cluster/collectives.h"

namespace rankloom {

/// Most bytes that a member sends to, and receives from, each node of its group; on the diagonal the other
/// members of its own node.
struct NodeLoads {
    std::vector<double> sent; ///< [node of the sender][node of the receivers]
    std::vector<double> received; ///< [node of the senders][node of the receiver]
};

/// Bytes of an exchange in every group of an ExchangeGroups.
struct ExchangeBytes {
    std::vector<double> ofPair; ///< [from][to] in the order of the members
    std::vector<NodeLoads> ofPattern; ///< by pattern; empty where it was not asked for
};

/// Two exchanges, one after the other, in several groups at the same time.
struct SlowestExchange {
    Seconds both {}; ///< of the group that takes longest for the two
    CollectiveCost one; ///< the slowest single exchange; of equal ones that of the first group
};

/// Groups of equally many devices, in sets, all of which exchange the same bytes member by member. Finds
/// exactly the slowest PairwiseExchange of a set, without pricing those that cannot be it: where several
/// members share a node, what nodes send each other at most is an upper bound with a fraction of the links
/// and of the sums.
class ExchangeGroups {
public:
    /// The links must outlive the groups.
    ExchangeGroups(const LinkTable& links, std::size_t sets);

    void add(std::size_t set, std::vector<int> devices);
    /// For exchanges of one set, or of all of them.
    [[nodiscard]] ExchangeBytes prepare(
        std::vector<double> bytes, std::optional<std::size_t> set = std::nullopt) const;
    /// `first` and `second`: prepared after the last group was added, for this set. Zero for an empty set.
    [[nodiscard]] SlowestExchange slowest(
        std::size_t set, const ExchangeBytes& first, const ExchangeBytes& second) const;

private:
    /// Node of every member, counted in the order of their first appearance.
    struct Pattern {
        std::vector<int> nodeOfMember;
        std::size_t nodes = 0;
    };
    struct Group {
        std::vector<int> devices;
        std::size_t pattern = 0;
        std::size_t firstPair = 0; ///< of its nodes, in m_secondsPerByte and m_latency
        /// Links take at most so many times what the links of their nodes do; infinite = no bound is known.
        double slowdown = 1;

        [[nodiscard]] bool bounded() const;
    };

    [[nodiscard]] std::size_t patternOf(std::span<const int> devices, std::vector<int>& nodes);
    [[nodiscard]] double slowdownOf(std::span<const int> devices, std::size_t nodes) const;
    [[nodiscard]] NodeLoads loadsOf(std::span<const double> bytes, const Pattern& pattern) const;
    [[nodiscard]] double atMost(const Group& group, const ExchangeBytes& bytes) const;
    [[nodiscard]] bool sameLinks(const Group& a, const Group& b) const;

    const LinkTable& m_links;
    bool m_nodesAreAlike;
    double m_insideSecondsPerByte = 0; ///< of the slowest link between two devices of a node
    double m_insideLatency = 0; ///< s, of the latest
    std::vector<Pattern> m_patterns;
    std::vector<std::vector<Group>> m_sets;
    std::vector<double> m_secondsPerByte; ///< of the nodes of every group, [from][to]; 0 on the diagonal
    std::vector<double> m_latency; ///< s, the same
};

} // namespace rankloom
