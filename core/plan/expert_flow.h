// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/plan/plan.h"
#include "core/routing/routing.h"

namespace rankloom {

/// Token vectors (hidden states) that one MoE layer moves between the members of an expert-parallel group,
/// per token of the group: [from · members + to]. The diagonal is what stays where it is.
struct ExpertFlow {
    int members = 1;
    std::vector<double> dispatch; ///< to the experts
    std::vector<double> combine; ///< back to the token's rank, or to where it waits for the next layer
    /// Tokens that run attention on a member behind this layer, over the mean: 1 unless the dispatch is
    /// context-coherent, where tokens wait at their experts.
    std::vector<double> waiting;

    /// Vectors that change the device, dispatch and combine.
    [[nodiscard]] double moved() const;
    friend bool operator==(const ExpertFlow&, const ExpertFlow&) = default;
};

/// Flows of the MoE layers of a plan. A token's rank is any member with equal probability; a pick of an
/// expert with several copies goes to copy number (token mod copies), so that they share evenly.
///
/// * all-to-all: k vectors per token and back, wherever the experts are; only the split over members moves.
/// * deduplicated: one vector per distinct member and back.
/// * context-coherent: from where the token waits to every distinct member; the partial results are summed
///   on the member with most of the token's picks, where it waits for the next layer. With k = 1 that is one
///   all-to-all instead of two (arXiv 2401.08383), with more every further member costs one vector of
///   combine. Before the first layer a token is at its rank.
///
/// Devices per token follow the sampled tokens of the trace. Of a trace of counts they are estimated: k picks
/// without repetition, independent but for their popularity, which is exact for uniform routing:
/// G·(1 - C(E-c, k)/C(E, k)) with c = E/G experts on a member.
class ExpertFlows {
public:
    /// Holds references to `routing` and `placement`.
    ExpertFlows(const RoutingStatistics& routing, const ExpertPlacement& placement, ExpertDispatch dispatch,
        int experts, int topK, int members);

    /// Layers that a trace tells apart, rows of the routing statistics; 0 = none: of(0) is the first MoE
    /// layer, of(1) any later one.
    [[nodiscard]] int rows() const { return m_measured ? m_routing.layers : 0; }
    [[nodiscard]] bool sampled() const { return m_measured && m_routing.sample.tokens > 0; }

    [[nodiscard]] ExpertFlow of(int row) const;
    /// Distinct groups of members per token of a layer; `groupOfMember` counts groups from 0.
    [[nodiscard]] double distinct(int row, std::span<const int> groupOfMember) const;

private:
    /// Members that hold every expert, by (first, count) into `member`.
    struct Holders {
        std::vector<int> first; ///< [experts + 1]
        std::vector<int> member;

        [[nodiscard]] int of(int expert, std::int64_t token) const
        {
            const int begin = first[static_cast<std::size_t>(expert)];
            const int copies = first[static_cast<std::size_t>(expert) + 1] - begin;
            return member[static_cast<std::size_t>(
                begin + (copies > 1 ? static_cast<int>(token % copies) : 0))];
        }
    };
    [[nodiscard]] Holders holders(int row) const;
    [[nodiscard]] std::vector<double> pickShares(int row) const;
    [[nodiscard]] std::vector<double> touched(int row, std::span<const int> groupOfMember, int groups) const;
    [[nodiscard]] std::vector<double> touchedBySample(
        int row, std::span<const int> groupOfMember, int groups) const;
    [[nodiscard]] std::vector<double> touchedByLoad(
        int row, std::span<const int> groupOfMember, int groups) const;
    [[nodiscard]] std::vector<int> waitingMembers(int row) const;
    void addCoherentBySample(int row, ExpertFlow& flow) const;
    void addCoherentByLoad(int row, ExpertFlow& flow) const;

    const RoutingStatistics& m_routing;
    const ExpertPlacement& m_placement;
    ExpertDispatch m_dispatch;
    int m_experts;
    int m_topK;
    int m_members;
    bool m_measured;
};

} // namespace rankloom
