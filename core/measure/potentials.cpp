// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/potentials.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

#include <eigen3/Eigen/SparseCholesky>

#include "core/base/error.h"

namespace rankloom {

namespace {

/// The first node of every node's component.
std::vector<int> rootsOf(int nodes, const std::vector<PotentialSolver::Edge>& edges)
{
    std::vector<int> root(static_cast<std::size_t>(nodes));
    std::iota(root.begin(), root.end(), 0);
    const auto find = [&root](int node) {
        while (root[static_cast<std::size_t>(node)] != node)
            node = root[static_cast<std::size_t>(node)] =
                root[static_cast<std::size_t>(root[static_cast<std::size_t>(node)])];
        return node;
    };
    for (const auto& [a, b] : edges) {
        const auto [low, high] = std::minmax({find(a), find(b)}); // values: of two it would be references
        root[static_cast<std::size_t>(high)] = low;
    }
    for (int node = 0; node < nodes; ++node)
        root[static_cast<std::size_t>(node)] = find(node);
    return root;
}

} // namespace

/// The sparse factors, which are computed number by number, not by vectors whose width the machine chooses.
struct PotentialSolver::Factors {
    Eigen::SimplicialLDLT<Eigen::SparseMatrix<double>> ldlt;
};

PotentialSolver::PotentialSolver(int nodes, std::vector<Edge> edges)
    : m_edges(std::move(edges)), m_root(rootsOf(nodes, m_edges))
{
    // The Laplacian of the graph. Of every component the first node is held at 0, which makes it definite.
    std::vector<Eigen::Triplet<double>> entries;
    int held = 0;
    const auto isHeld = [this](int node) { return m_root[static_cast<std::size_t>(node)] == node; };
    for (int node = 0; node < nodes; ++node)
        if (isHeld(node)) {
            ++held;
            entries.emplace_back(node, node, 1.0);
        }
    for (const auto& [a, b] : m_edges) {
        RANKLOOM_ASSERT(a != b && std::min(a, b) >= 0 && std::max(a, b) < nodes);
        for (const int node : {a, b})
            if (!isHeld(node))
                entries.emplace_back(node, node, 1.0);
        if (!isHeld(a) && !isHeld(b))
            entries.emplace_back(std::max(a, b), std::min(a, b), -1.0); // the lower half is read
    }
    m_freedom = static_cast<int>(m_edges.size()) - (nodes - held);
    Eigen::SparseMatrix<double> laplacian(nodes, nodes);
    laplacian.setFromTriplets(entries.begin(), entries.end());
    auto factors = std::make_shared<Factors>();
    factors->ldlt.compute(laplacian);
    RANKLOOM_ASSERT(nodes == 0 || factors->ldlt.info() == Eigen::Success);
    m_factors = std::move(factors);
}

Potentials PotentialSolver::solve(std::span<const double> differences) const
{
    RANKLOOM_ASSERT(differences.size() == m_edges.size());
    const std::size_t nodes = m_root.size();
    Potentials out;
    out.value.assign(nodes, 0);
    if (nodes == 0)
        return out;
    Eigen::VectorXd right = Eigen::VectorXd::Zero(static_cast<Eigen::Index>(nodes));
    for (std::size_t e = 0; e < m_edges.size(); ++e) {
        right[m_edges[e].first] += differences[e];
        right[m_edges[e].second] -= differences[e];
    }
    for (std::size_t node = 0; node < nodes; ++node)
        if (m_root[node] == static_cast<int>(node))
            right[static_cast<Eigen::Index>(node)] = 0;
    const Eigen::VectorXd solved = m_factors->ldlt.solve(right);
    std::vector<double> sum(nodes, 0);
    std::vector<double> count(nodes, 0);
    for (std::size_t node = 0; node < nodes; ++node) {
        const auto root = static_cast<std::size_t>(m_root[node]);
        sum[root] += solved[static_cast<Eigen::Index>(node)];
        ++count[root];
    }
    for (std::size_t node = 0; node < nodes; ++node) {
        const auto root = static_cast<std::size_t>(m_root[node]);
        out.value[node] = solved[static_cast<Eigen::Index>(node)] - sum[root] / count[root];
    }
    out.residual.reserve(m_edges.size());
    for (std::size_t e = 0; e < m_edges.size(); ++e) {
        const auto& [a, b] = m_edges[e];
        out.residual.push_back(differences[e]
            - (out.value[static_cast<std::size_t>(a)] - out.value[static_cast<std::size_t>(b)]));
        out.squares += out.residual.back() * out.residual.back();
    }
    return out;
}

Potentials solvePotentials(
    int nodes, std::vector<PotentialSolver::Edge> edges, std::span<const double> differences)
{
    return PotentialSolver(nodes, std::move(edges)).solve(differences);
}

} // namespace rankloom
