// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace rankloom {

/// Values of nodes of which only differences were measured: clocks of machines, a host's part in the
/// bandwidths of its links.
struct Potentials {
    std::vector<double> value; ///< [node]; their sum over the nodes of a component is 0
    std::vector<double> residual; ///< [edge]: what was measured, less the difference of the values
    double squares = 0; ///< sum of the squared residuals
};

/// min sum (x_a - x_b - d_ab)^2 over the edges (a, b) of a graph, which may have gaps and several parts.
class PotentialSolver {
public:
    using Edge = std::pair<int, int>;

    /// Nodes are 0 to `nodes` - 1; an edge joins two different ones.
    PotentialSolver(int nodes, std::vector<Edge> edges);

    /// Of differences in the order of the edges. In fixed order: the same bytes on every machine.
    [[nodiscard]] Potentials solve(std::span<const double> differences) const;

    [[nodiscard]] const std::vector<Edge>& edges() const { return m_edges; }
    /// The first node of the component that each node belongs to.
    [[nodiscard]] const std::vector<int>& root() const { return m_root; }
    /// Degrees of freedom of the residuals: edges beyond those that tie the nodes together.
    [[nodiscard]] int freedom() const { return m_freedom; }

private:
    struct Factors;

    std::vector<Edge> m_edges;
    std::vector<int> m_root;
    int m_freedom = 0;
    std::shared_ptr<const Factors> m_factors; ///< shared by copies
};

/// The same at once.
Potentials solvePotentials(
    int nodes, std::vector<PotentialSolver::Edge> edges, std::span<const double> differences);

} // namespace rankloom
