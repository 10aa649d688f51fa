// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/cluster/collectives.h"
#include "core/plan/expert_flow.h"
#include "core/timing/pass_communication.h"

namespace rankloom {

/// What carries the tokens of one microbatch to their experts and back, by pipeline rank and MoE layer, on
/// the slowest expert-parallel group: the flow of the layer under the plan's expert placement, pair by pair,
/// over the links between the devices of the group. The fullest member receives most and everybody waits for
/// it; so does a member behind slow links. The backward pass sends every vector the opposite way.
///
/// Context-coherent, every layer behind the first MoE layer runs attention where its tokens happen to be, so
/// that the keys and values of all tokens of the group are gathered there, and their gradients scattered.
/// (Generating text gathers a new token once; a training step has only new tokens.)
class ExpertExchange {
public:
    ExpertExchange(const Project& project, const Plan& plan, const RankGrid& grid, const Layout& layout,
        const LayerTimer& timer, const std::vector<StageLayers>& split);

    /// Dispatch and combine of decoder layer `layer`, a MoE layer.
    [[nodiscard]] BothWays of(int layer) const;
    /// Keys and values of a decoder layer gathered over the group; zero unless context-coherent.
    [[nodiscard]] BothWays context(int rank, int layer) const;
    /// Tokens in the attention of the fullest member over the mean; 1 unless context-coherent.
    [[nodiscard]] double attentionLoad(int layer) const;
    /// Adds what a step of `microbatches` sends, on the slowest group.
    void note(double microbatches, std::vector<CollectiveUse>& uses) const;

private:
    /// Of one MoE layer of the model.
    struct Row {
        BothWays time;
        CollectiveCost slowest;
        double bytes = 0; ///< one rank sends, forward and backward
        double waiting = 1; ///< attentionLoad() of the layers up to the next MoE layer
    };

    void priceRows(const ExpertFlows& flows, const std::vector<std::vector<PairwiseExchange>>& groups,
        const std::vector<StageLayers>& split);
    void price(Row& row, const ExpertFlow& flow, const std::vector<PairwiseExchange>& groups) const;
    void priceContext(const RankGrid& grid);
    [[nodiscard]] int rowBefore(int layer) const;

    const Project& m_project;
    const Plan& m_plan;
    Layout m_layout;
    double m_vector = 0; ///< bytes of one vector for every token of a group
    double m_tokens = 0; ///< of a microbatch on one rank
    double m_element = 0;
    std::vector<int> m_rowOfLayer; ///< MoE layers before a decoder layer
    std::vector<Row> m_rows; ///< by MoE layer of the model
    std::vector<BothWays> m_context; ///< by pipeline rank
    CollectiveCost m_slowestGather;
    double m_gatheredBytes = 0; ///< one rank sends for one layer, forward and backward
};

} // namespace rankloom
