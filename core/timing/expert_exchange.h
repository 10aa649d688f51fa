// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/cluster/exchange_groups.h"
#include "core/plan/expert_flow.h"
#include "core/timing/pass_communication.h"

namespace rankloom {

/// What carries the tokens of one microbatch to their experts and back, by pipeline rank and MoE layer, on
/// the slowest expert-parallel group: the flow of the layer under the plan's expert placement, pair by pair,
/// over the links between the devices of the group. The fullest member receives most and everybody waits for
/// it; so does a member behind slow links. The backward pass sends every vector the opposite way.
///
/// Deduplicated, and where members share nodes, a token crosses the network once for each node that has picks
/// of it, and is handed on inside (two levels, as DeepEP and HybridEP do it).
///
/// Context-coherent, every layer behind the first MoE layer runs attention where its tokens happen to be, so
/// that the keys and values of all tokens of the group are gathered there, and their gradients scattered.
/// (Generating text gathers a new token once; a training step has only new tokens.)
///
/// A stated load of the fullest member (MemoryChoice::expertLoadFactor) takes the place of the trace: routing
/// is even but for that member, and everybody waits until it has received its part. With a capacity
/// (Execution::expertCapacity) every member receives so many.
///
/// It follows from the cluster, the workload, and of the plan from what sameExchange() compares: a plan that
/// differs in memory or schedule alone has the same.
class ExpertExchange {
public:
    explicit ExpertExchange(const LaidOut& laid);

    /// Dispatch and combine of decoder layer `layer`, a MoE layer.
    [[nodiscard]] BothWays of(int layer) const;
    /// Its dispatch over the slowest link; none where nothing is exchanged.
    [[nodiscard]] CollectiveCost slowestOf(int layer) const;
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

    /// What a layer's flow sends in the groups of a pipeline rank, or of all.
    struct Exchanges {
        ExchangeBytes dispatch;
        ExchangeBytes combine;
        /// Both the opposite way; without, the backward pass takes as long as the forward pass.
        std::optional<std::pair<ExchangeBytes, ExchangeBytes>> backwards;
        double bytes = 0; ///< of Row
        double waiting = 1; ///< of Row
    };

    struct NodePlaces;
    /// What the kernels of an exchange take beside the links.
    struct OwnCost {
        Seconds each {}; ///< of a dispatch, of a combine
        double linkShare = 1; ///< of the links' rate that they reach
    };

    [[nodiscard]] static OwnCost ownCost(
        const LaidOut& laid, const std::vector<PlacedGroup>& groups, double bytes);

    void findNodes(const LaidOut& laid, const std::vector<PlacedGroup>& groups);
    void priceRows(
        const ExpertFlows& flows, const ExchangeGroups& groups, const std::vector<StageLayers>& split);
    [[nodiscard]] Exchanges exchangesOf(
        const ExpertFlow& flow, const ExchangeGroups& groups, std::optional<std::size_t> rank) const;
    [[nodiscard]] Row price(const Exchanges& exchanges, const ExchangeGroups& groups, std::size_t rank) const;
    /// `own`: bytes of keys and values that a rank brings to a layer.
    void priceContext(const LinkTable& links, const std::vector<PlacedGroup>& groups, double own);
    [[nodiscard]] int rowBefore(int layer) const;

    Layout m_layout;
    std::shared_ptr<const NodePlaces> m_nodes; ///< null: copies go straight to their members
    OwnCost m_own;
    double m_load = 1; ///< stated for the fullest member, over the mean
    bool m_coherent = false;
    double m_vector = 0; ///< bytes of one vector for every token of a group
    std::vector<int> m_rowOfLayer; ///< MoE layers before a decoder layer; empty = nothing is exchanged
    std::vector<bool> m_isMoe; ///< by decoder layer
    std::vector<Row> m_rows; ///< by MoE layer of the model
    std::vector<BothWays> m_context; ///< by pipeline rank
    CollectiveCost m_slowestGather;
    double m_gatheredBytes = 0; ///< one rank sends for one layer, forward and backward
};

/// Whether two legal plans of a project have the same ExpertExchange.
bool sameExchange(const Project& project, const Plan& a, const Plan& b);

} // namespace rankloom
