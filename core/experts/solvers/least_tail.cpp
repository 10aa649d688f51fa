// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/solvers/least_tail.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace rankloom {

namespace {

constexpr int kMostOfTwoNodes = 10;

/// Clusters of a layer that share the first node; the others are on the second. All bits set = one node.
using Half = std::uint32_t;

class TailProgram {
public:
    explicit TailProgram(const TailProblem& problem)
        : m_problem(problem), m_count(static_cast<std::size_t>(problem.devices))
    {
        const Half all = (Half {1} << m_count) - 1;
        for (Half half = problem.nodes == 1 ? all : 1; half <= all; ++half)
            if (problem.nodes == 1 || 2 * std::popcount(half) == problem.devices)
                m_halves.push_back(half);
    }

    TailResult run()
    {
        std::vector<double> tail(m_halves.size(), 0);
        std::vector<std::vector<std::size_t>> from;
        for (int l = 1; l < m_problem.layers; ++l) {
            std::vector<double> next(tail.size(), std::numeric_limits<double>::max());
            from.emplace_back(tail.size(), 0);
            for (std::size_t to = 0; to < next.size(); ++to)
                for (std::size_t s = 0; s < tail.size(); ++s) {
                    const double total = tail[s] + boundary(l - 1, m_halves[s], m_halves[to], nullptr);
                    if (total < next[to]) {
                        next[to] = total;
                        from.back()[to] = s;
                    }
                }
            tail = std::move(next);
        }
        auto state = static_cast<std::size_t>(std::ranges::min_element(tail) - tail.begin());
        TailResult out;
        out.tail = tail[state];
        std::vector<Half> halves {m_halves[state]};
        for (auto step = from.rbegin(); step != from.rend(); ++step) {
            state = (*step)[state];
            halves.insert(halves.begin(), m_halves[state]);
        }
        out.device = names(halves);
        return out;
    }

private:
    /// The least tail of a boundary; `successor` takes the cluster that follows every cluster on its device.
    double boundary(int layer, Half from, Half to, std::vector<int>* successor) const
    {
        const std::int64_t* pairs =
            m_problem.transitions.data() + static_cast<std::size_t>(layer) * m_count * m_count;
        std::int64_t between = 0;
        for (std::size_t a = 0; a < m_count; ++a)
            for (std::size_t b = 0; b < m_count; ++b)
                if ((from >> a & 1U) != (to >> b & 1U))
                    between = std::max(between, pairs[a * m_count + b]);
        const Half all = (Half {1} << m_count) - 1;
        const std::int64_t within =
            std::max(matched(pairs, from, to, successor), matched(pairs, ~from & all, ~to & all, successor));
        return std::max(
            static_cast<double>(between), static_cast<double>(within) / m_problem.bandwidthWithin);
    }

    /// Falling transitions keep their device until two of them want the same one: that one is the tail.
    std::int64_t matched(
        const std::int64_t* pairs, Half rows, Half columns, std::vector<int>* successor) const
    {
        std::vector<std::size_t> cells;
        for (std::size_t a = 0; a < m_count; ++a)
            for (std::size_t b = 0; b < m_count; ++b)
                if ((rows >> a & 1U) != 0 && (columns >> b & 1U) != 0)
                    cells.push_back(a * m_count + b);
        std::ranges::stable_sort(cells, [&](std::size_t x, std::size_t y) { return pairs[x] > pairs[y]; });
        std::int64_t tail = 0;
        bool conflict = false;
        for (const std::size_t cell : cells) {
            const Half row = Half {1} << cell / m_count;
            const Half column = Half {1} << cell % m_count;
            if ((rows & row) != 0 && (columns & column) != 0) {
                // After the first conflict the remaining names do not matter for the tail.
                rows &= ~row;
                columns &= ~column;
                if (successor != nullptr)
                    (*successor)[cell / m_count] = static_cast<int>(cell % m_count);
            } else if (!conflict) {
                tail = pairs[cell];
                conflict = true;
                if (successor == nullptr)
                    break;
            }
        }
        return tail;
    }

    std::vector<int> names(const std::vector<Half>& halves) const
    {
        std::vector<int> device(halves.size() * m_count);
        int first = 0;
        int second = std::popcount(halves.front());
        for (std::size_t c = 0; c < m_count; ++c)
            device[c] = (halves.front() >> c & 1U) != 0 ? first++ : second++;
        std::vector<int> successor(m_count, 0);
        for (std::size_t l = 1; l < halves.size(); ++l) {
            boundary(static_cast<int>(l) - 1, halves[l - 1], halves[l], &successor);
            for (std::size_t c = 0; c < m_count; ++c)
                device[l * m_count + static_cast<std::size_t>(successor[c])] = device[(l - 1) * m_count + c];
        }
        return device;
    }

    const TailProblem& m_problem;
    std::size_t m_count;
    std::vector<Half> m_halves;
};

} // namespace

std::optional<TailResult> leastTail(const TailProblem& problem)
{
    const bool oneNode = problem.nodes == 1 && problem.devices < 31;
    const bool twoNodes =
        problem.nodes == 2 && problem.devices % 2 == 0 && problem.devices <= kMostOfTwoNodes;
    if (!oneNode && !twoNodes)
        return std::nullopt;
    return TailProgram(problem).run();
}

} // namespace rankloom
