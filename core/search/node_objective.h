// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/search/placement_objective.h"

namespace rankloom {

/// Whole nodes on a grid of pipelines by stages, as Pipette (DATE 2024, arXiv 2405.18093) sees a layout.
struct NodeProblem {
    int pipelines = 1;
    int stages = 1;
    std::vector<double> secondsPerByte; ///< nodes², row = sender; 1 / bandwidth
    Bytes pipelineMessage {}; ///< over one boundary, one direction
    Bytes dataMessage {}; ///< gradients of one rank
    Seconds constant {}; ///< reduction inside the nodes: no placement changes it

    [[nodiscard]] int nodes() const { return pipelines * stages; }
};

/// Whose rings count for the gradient reduction.
enum class RingScope : std::uint8_t {
    FirstStage, ///< Pipette's own: only the ring of the first stage
    AllStages, ///< corrected: the slowest ring of all stages
};

/// The cost that Pipette's annealer minimises (its microbatch count is no part of it):
///   2 · message · max over pipelines of Σ 1/bandwidth[n_i][n_i+1]
///   + 2 (D-1)/D · gradients · max over the ring of D nodes of 1/bandwidth
/// Position k·stages + i is stage i of pipeline k; rings follow the order of the pipelines.
class NodeObjective final : public PlacementObjective {
public:
    NodeObjective(NodeProblem problem, RingScope scope);

    [[nodiscard]] const std::vector<int>& units() const override { return m_units; }
    [[nodiscard]] Seconds cost() const override { return m_cost; }
    [[nodiscard]] Seconds linkPart() const override { return m_cost - m_problem.constant; }
    [[nodiscard]] Seconds bound() const override;
    void assign(const std::vector<int>& units) override;
    Seconds propose(std::span<const PlacementChange> changes) override;
    void accept() override;
    void reject() override;
    [[nodiscard]] std::vector<std::vector<int>> sequences() const override;
    [[nodiscard]] double distance(int fromUnit, int toUnit) const override { return link(fromUnit, toUnit); }

private:
    [[nodiscard]] double link(int from, int to) const
    {
        return m_problem
            .secondsPerByte[static_cast<std::size_t>(from) * m_units.size() + static_cast<std::size_t>(to)];
    }
    [[nodiscard]] int unitAt(int pipeline, int stage) const
    {
        return m_units[static_cast<std::size_t>(pipeline * m_problem.stages + stage)];
    }
    void sumPipeline(int pipeline);
    void closeRing(int stage);
    [[nodiscard]] Seconds total() const;

    NodeProblem m_problem;
    int m_rings = 0; ///< how many stages' rings count
    double m_ringBytes = 0;
    std::vector<int> m_units;
    std::vector<double> m_sum; ///< per pipeline
    std::vector<double> m_ring; ///< per counted stage, the slowest link
    Seconds m_cost {};

    // Of the open proposal.
    Seconds m_oldCost {};
    std::vector<PlacementChange> m_oldUnits;
    std::vector<std::pair<double*, double>> m_oldValues;
    std::vector<std::uint64_t> m_pipelineStamp;
    std::vector<std::uint64_t> m_ringStamp;
    std::uint64_t m_stamp = 0;
};

/// The plan as Pipette sees it, from its own formulas: message = tokens · hidden · element, not divided by
/// tp; gradients = (hidden · vocabulary + layers/pp · 16 · hidden²) / tp · element (arXiv 2405.18093 and its
/// source). Errors: Unsupported where a stage is not a whole number of nodes.
Result<NodeProblem> nodeProblem(const Project& project, const Plan& plan);

/// The ranks of each position of nodeProblem(): rank blocks of one node's size. position -> block.
/// Errors: Unsupported where a node's worth of consecutive ranks spans several stages.
Result<std::vector<int>> nodeBlocks(const Project& project, const Plan& plan);

} // namespace rankloom
