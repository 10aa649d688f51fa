// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/solvers/cut_bound.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <vector>

namespace rankloom {

namespace {

constexpr int kMostMatched = 128;

/// Grows a matching along cheapest paths from rows to columns with room. The cost of a pair is the largest
/// weight minus its own; potentials keep reduced costs at 0 or above.
class Matching {
public:
    Matching(std::span<const std::int64_t> weight, int n, int degree)
        : m_weight(weight)
        , m_n(static_cast<std::size_t>(n))
        , m_most(weight.empty() ? 0 : *std::ranges::max_element(weight))
        , m_rowRoom(m_n, degree)
        , m_columnRoom(m_n, degree)
        , m_taken(weight.size(), 0)
        , m_potential(2 * m_n, 0)
    {
    }

    std::int64_t solve(int pairs)
    {
        for (int i = 0; i < pairs && augment(); ++i) { }
        std::int64_t total = 0;
        for (std::size_t i = 0; i < m_taken.size(); ++i)
            total += m_taken[i] != 0 ? m_weight[i] : 0;
        return total;
    }

private:
    static constexpr std::int64_t kFar = std::numeric_limits<std::int64_t>::max();

    /// Reduced cost of the pair, from row to column.
    std::int64_t reduced(std::size_t row, std::size_t column) const
    {
        return m_most - m_weight[row * m_n + column] + m_potential[row] - m_potential[m_n + column];
    }

    void relax(std::size_t from, std::size_t to, std::int64_t distance)
    {
        if (distance < m_distance[to]) {
            m_distance[to] = distance;
            m_before[to] = from;
        }
    }

    void scan(std::size_t node)
    {
        const std::int64_t soFar = m_distance[node];
        if (node < m_n) {
            for (std::size_t c = 0; c < m_n; ++c)
                if (m_done[m_n + c] == 0 && m_taken[node * m_n + c] == 0)
                    relax(node, m_n + c, soFar + reduced(node, c));
        } else {
            const std::size_t c = node - m_n;
            for (std::size_t r = 0; r < m_n; ++r)
                if (m_done[r] == 0 && m_taken[r * m_n + c] != 0)
                    relax(node, r, soFar - reduced(r, c));
        }
    }

    /// False when no further pair makes the matching heavier.
    bool augment()
    {
        m_distance.assign(2 * m_n, kFar);
        m_done.assign(2 * m_n, 0);
        m_before.assign(2 * m_n, 2 * m_n);
        startRows();
        std::size_t end = 2 * m_n;
        for (;;) {
            std::size_t next = 2 * m_n;
            for (std::size_t v = 0; v < 2 * m_n; ++v)
                if (m_done[v] == 0 && m_distance[v] < kFar
                    && (next == 2 * m_n || m_distance[v] < m_distance[next]))
                    next = v;
            if (next == 2 * m_n)
                return false;
            m_done[next] = 1;
            if (next >= m_n && m_columnRoom[next - m_n] > 0) {
                end = next;
                break;
            }
            scan(next);
        }
        // The potential of a column with room is the cost of the last path: paths only get dearer.
        if (m_potential[end] + m_distance[end] >= m_most)
            return false;
        take(end);
        return true;
    }

    /// Rows with room always start at distance 0, so their potential stays 0; columns with room are never
    /// nearer than the end of the path, so theirs is the same for all. Hence the nearest one is the cheapest.
    void startRows()
    {
        for (std::size_t r = 0; r < m_n; ++r)
            if (m_rowRoom[r] > 0)
                m_distance[r] = 0;
    }

    void take(std::size_t end)
    {
        const std::int64_t length = m_distance[end];
        for (std::size_t v = 0; v < 2 * m_n; ++v)
            m_potential[v] += std::min(m_distance[v], length);
        --m_columnRoom[end - m_n];
        std::size_t node = end;
        while (m_before[node] != 2 * m_n) {
            const std::size_t from = m_before[node];
            const std::size_t row = std::min(node, from);
            m_taken[row * m_n + std::max(node, from) - m_n] ^= 1;
            node = from;
        }
        --m_rowRoom[node];
    }

    std::span<const std::int64_t> m_weight;
    std::size_t m_n;
    std::int64_t m_most;
    std::vector<int> m_rowRoom;
    std::vector<int> m_columnRoom;
    std::vector<char> m_taken;
    std::vector<std::int64_t> m_potential; ///< rows, then columns
    std::vector<std::int64_t> m_distance;
    std::vector<std::size_t> m_before;
    std::vector<char> m_done;
};

enum class Lines : std::uint8_t { Rows, Columns };

/// The sum of the `degree` largest entries of every line.
std::int64_t largestOfLines(const std::int64_t* weight, int n, int degree, Lines lines)
{
    std::int64_t total = 0;
    std::vector<std::int64_t> line(static_cast<std::size_t>(n));
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j)
            line[static_cast<std::size_t>(j)] =
                lines == Lines::Columns ? weight[j * n + i] : weight[i * n + j];
        std::ranges::partial_sort(line, line.begin() + degree, std::greater<>());
        for (int j = 0; j < degree; ++j)
            total += line[static_cast<std::size_t>(j)];
    }
    return total;
}

} // namespace

std::int64_t heaviestMatching(std::span<const std::int64_t> weight, int n, int degree)
{
    return Matching(weight, n, degree).solve(n * degree);
}

namespace {

/// Least transitions that leave a part of the devices, each part of which has `degree` slots.
std::optional<std::int64_t> leastLeaving(
    const PlacementProblem& problem, int degree, const std::stop_token& stop)
{
    if (problem.transitions.empty() && problem.layers > 1)
        return std::nullopt;
    const int n = problem.experts;
    const auto size = static_cast<std::size_t>(n) * static_cast<std::size_t>(n);
    degree = std::min(degree, n);
    std::int64_t bound = 0;
    for (int l = 0; l + 1 < problem.layers; ++l) {
        if (stop.stop_requested())
            return std::nullopt;
        const std::span<const std::int64_t> pairs(problem.pairs(l), size);
        std::int64_t total = 0;
        for (const std::int64_t count : pairs)
            total += count;
        const std::int64_t kept = n <= kMostMatched
            ? heaviestMatching(pairs, n, degree)
            : std::min(largestOfLines(pairs.data(), n, degree, Lines::Rows),
                largestOfLines(pairs.data(), n, degree, Lines::Columns));
        bound += total - kept;
    }
    return bound;
}

} // namespace

namespace {

/// Most transitions that stay when all layers share the replicas: a device of the next layer has `least`
/// slots and those replicas that the layer has got, and an expert keeps its largest entries on them. Every
/// further slot keeps less, so the replicas go where they keep most.
std::int64_t mostKeptInShared(const PlacementProblem& problem, int least, Lines lines)
{
    const auto n = static_cast<std::size_t>(problem.experts);
    std::int64_t kept = 0;
    std::vector<std::int64_t> more; // of every further slot of every layer
    std::vector<std::int64_t> line(n);
    for (int l = 0; l + 1 < problem.layers; ++l) {
        const std::int64_t* weight = problem.pairs(l);
        std::vector<std::int64_t> ranked(n, 0); // sum over the lines of their largest, second largest …
        for (std::size_t i = 0; i < n; ++i) {
            for (std::size_t j = 0; j < n; ++j)
                line[j] = lines == Lines::Columns ? weight[j * n + i] : weight[i * n + j];
            std::ranges::sort(line, std::greater<>());
            for (std::size_t j = 0; j < n; ++j)
                ranked[j] += line[j];
        }
        const auto most = static_cast<std::size_t>(problem.mostOnDeviceOfLayer());
        for (std::size_t j = 0; j < most; ++j)
            if (j < static_cast<std::size_t>(least))
                kept += ranked[j];
            else
                more.push_back(ranked[j]);
    }
    std::ranges::sort(more, std::greater<>());
    const auto replicas = static_cast<std::size_t>(problem.mostReplicas());
    for (std::size_t i = 0; i < std::min(replicas, more.size()); ++i)
        kept += more[i];
    return kept;
}

} // namespace

std::optional<std::int64_t> cutLowerBound(const PlacementProblem& problem, std::stop_token stop)
{
    std::optional<std::int64_t> bound = leastLeaving(problem, problem.mostOnDeviceOfLayer(), stop);
    if (!bound || !problem.modelLimit)
        return bound;
    const int least = problem.experts - (problem.devices - 1) * (problem.experts / problem.devices);
    const std::int64_t total =
        std::accumulate(problem.transitions.begin(), problem.transitions.end(), std::int64_t {0});
    for (const Lines lines : {Lines::Rows, Lines::Columns})
        bound = std::max(*bound, total - mostKeptInShared(problem, least, lines));
    // Where the replicas might bring all experts to one device, nothing is known.
    return *bound > 0 || total == 0 ? bound : std::nullopt;
}

std::optional<std::int64_t> costLowerBound(
    const PlacementProblem& problem, std::int64_t cut, std::stop_token stop)
{
    if (problem.price.empty() || problem.devices < 2)
        return cut;
    const int perNode = problem.devices / problem.nodes;
    int least = std::numeric_limits<int>::max();
    int between = least;
    for (int g = 0; g < problem.devices; ++g)
        for (int h = 0; h < problem.devices; ++h)
            if (g != h) {
                least = std::min(least, problem.priceOf(g, h));
                if (g / perNode != h / perNode)
                    between = std::min(between, problem.priceOf(g, h));
            }
    if (problem.nodes < 2 || between <= least)
        return cut * least;
    const std::int64_t others = problem.devices - perNode;
    const std::int64_t onNode = std::min(std::int64_t {perNode} * problem.mostOnDeviceOfLayer(),
        problem.experts + problem.mostReplicasOfLayer() - others * (problem.experts / problem.devices));
    const std::optional<std::int64_t> leaving =
        leastLeaving(problem, static_cast<int>(std::min(std::int64_t {problem.experts}, onNode)), stop);
    if (!leaving)
        return std::nullopt;
    return cut * least + *leaving * (between - least);
}

} // namespace rankloom
