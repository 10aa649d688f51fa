// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/solvers/chain_program.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <span>
#include <utility>

#include "core/experts/problem/assignment.h"

namespace rankloom {

namespace {

constexpr int kMostGroupings = 1000;
constexpr double kMostSteps = 1e9; ///< of the program over named groups

/// All groupings, as the numbers of their groups; groups of all groupings are stored once.
struct Groupings {
    std::vector<std::vector<int>> groups; ///< experts of every group
    std::vector<std::vector<std::size_t>> groupings; ///< groups of every grouping
};

class Enumeration {
public:
    Enumeration(int experts, int devices)
        : m_size(experts / devices), m_free(static_cast<std::size_t>(experts), 1)
    {
        nextGroup();
    }
    Groupings take() { return std::move(m_found); }

private:
    void nextGroup()
    {
        const auto first = std::ranges::find(m_free, 1);
        if (first == m_free.end()) {
            m_found.groupings.push_back(m_grouping);
            return;
        }
        // The lowest free expert leads a group, the others follow in ascending order.
        std::vector<int> group;
        add(group, static_cast<int>(first - m_free.begin()));
    }

    void add(std::vector<int>& group, int expert)
    {
        group.push_back(expert);
        m_free[static_cast<std::size_t>(expert)] = 0;
        if (static_cast<int>(group.size()) < m_size) {
            for (int next = expert + 1; next < static_cast<int>(m_free.size()); ++next)
                if (m_free[static_cast<std::size_t>(next)] != 0)
                    add(group, next);
        } else {
            const auto [at, isNew] = m_number.try_emplace(group, m_found.groups.size());
            if (isNew)
                m_found.groups.push_back(group);
            m_grouping.push_back(at->second);
            nextGroup();
            m_grouping.pop_back();
        }
        m_free[static_cast<std::size_t>(expert)] = 1;
        group.pop_back();
    }

    int m_size;
    std::vector<char> m_free;
    std::map<std::vector<int>, std::size_t> m_number;
    std::vector<std::size_t> m_grouping;
    Groupings m_found;
};

/// All groupings of a problem and what their groups have to do with each other.
class GroupTables {
public:
    GroupTables(const PlacementProblem& problem, std::optional<double> cap)
        : m_problem(problem), m_cap(cap), m_all(Enumeration(problem.experts, problem.devices).take())
    {
    }

protected:
    bool allowed(int layer, std::size_t grouping) const
    {
        if (!m_cap)
            return true;
        double peaks = 0;
        const auto loads = m_problem.balancedLoads(layer);
        for (const std::span<const std::int64_t> load : loads) {
            double total = 0;
            double most = 0;
            for (const std::size_t group : m_all.groupings[grouping]) {
                double sum = 0;
                for (const int e : m_all.groups[group])
                    sum += static_cast<double>(load[static_cast<std::size_t>(e)]);
                total += sum;
                most = std::max(most, sum);
            }
            peaks += total > 0 ? most * m_problem.devices / total : 1;
        }
        // Two ways to the same quotient differ by rounding.
        return peaks <= (*m_cap + 1e-12) * static_cast<double>(loads.size());
    }

    /// between[a · groups + b]: transitions from group a to group b.
    std::vector<std::int64_t> massBetween(int layer) const
    {
        const std::size_t count = m_all.groups.size();
        std::vector<std::int64_t> between(count * count, 0);
        const std::int64_t* pairs = m_problem.pairs(layer);
        for (std::size_t a = 0; a < count; ++a)
            for (std::size_t b = 0; b < count; ++b)
                for (const int i : m_all.groups[a])
                    for (const int j : m_all.groups[b])
                        between[a * count + b] += pairs[i * m_problem.experts + j];
        return between;
    }

    const PlacementProblem& m_problem;
    std::optional<double> m_cap;
    Groupings m_all;
};

class ChainProgram : GroupTables {
public:
    using GroupTables::GroupTables;

    std::optional<DeviceOfExpert> run(const std::stop_token& stop)
    {
        std::vector<std::int64_t> kept;
        for (std::size_t s = 0; s < m_all.groupings.size(); ++s)
            kept.push_back(allowed(0, s) ? 0 : -1);
        for (int l = 1; l < m_problem.layers; ++l) {
            if (stop.stop_requested())
                return std::nullopt;
            kept = step(l, kept);
        }
        const auto best = std::ranges::max_element(kept);
        if (*best < 0)
            return std::nullopt;
        return trace(static_cast<std::size_t>(best - kept.begin()));
    }

private:
    std::vector<std::int64_t> gainOf(
        const std::vector<std::int64_t>& between, std::size_t from, std::size_t to) const
    {
        std::vector<std::int64_t> gain;
        for (const std::size_t a : m_all.groupings[from])
            for (const std::size_t b : m_all.groupings[to])
                gain.push_back(between[a * m_all.groups.size() + b]);
        return gain;
    }

    std::vector<std::int64_t> step(int layer, const std::vector<std::int64_t>& before)
    {
        const std::vector<std::int64_t> between = massBetween(layer - 1);
        std::vector<std::int64_t> kept(before.size(), -1);
        std::vector<std::size_t> from(before.size(), 0);
        for (std::size_t to = 0; to < kept.size(); ++to) {
            if (!allowed(layer, to))
                continue;
            for (std::size_t s = 0; s < before.size(); ++s) {
                if (before[s] < 0)
                    continue;
                const std::vector<std::int64_t> gain = gainOf(between, s, to);
                const std::vector<int> names = bestAssignment<std::int64_t>(gain, m_problem.devices);
                std::int64_t total = before[s];
                for (std::size_t g = 0; g < names.size(); ++g)
                    total += gain[g * names.size() + static_cast<std::size_t>(names[g])];
                if (total > kept[to]) {
                    kept[to] = total;
                    from[to] = s;
                }
            }
        }
        m_from.push_back(std::move(from));
        return kept;
    }

    DeviceOfExpert trace(std::size_t last) const
    {
        std::vector<std::size_t> state(static_cast<std::size_t>(m_problem.layers), last);
        for (std::size_t l = state.size() - 1; l > 0; --l)
            state[l - 1] = m_from[l - 1][state[l]];
        DeviceOfExpert device(state.size() * static_cast<std::size_t>(m_problem.experts));
        std::vector<int> name; // of the groups of the layer before
        for (int l = 0; l < m_problem.layers; ++l) {
            const std::size_t now = state[static_cast<std::size_t>(l)];
            std::vector<int> mine(static_cast<std::size_t>(m_problem.devices));
            if (l == 0) {
                for (std::size_t g = 0; g < mine.size(); ++g)
                    mine[g] = static_cast<int>(g);
            } else {
                const std::vector<std::int64_t> gain =
                    gainOf(massBetween(l - 1), state[static_cast<std::size_t>(l) - 1], now);
                const std::vector<int> names = bestAssignment<std::int64_t>(gain, m_problem.devices);
                for (std::size_t g = 0; g < names.size(); ++g)
                    mine[static_cast<std::size_t>(names[g])] = name[g];
            }
            for (std::size_t g = 0; g < mine.size(); ++g)
                for (const int e : m_all.groups[m_all.groupings[now][g]])
                    device[m_problem.at(l, e)] = mine[g];
            name = std::move(mine);
        }
        return device;
    }

    std::vector<std::vector<std::size_t>> m_from; ///< best state before, by layer from 1 on
};

/// The same over groups with names, where names matter. States carry the experts moved so far.
class NamedProgram : GroupTables {
public:
    NamedProgram(const PlacementProblem& problem, const ChainLimits& limits)
        : GroupTables(problem, limits.balanceCap)
        , m_limits(limits)
        , m_budget(limits.mostMoved ? static_cast<std::size_t>(*limits.mostMoved) : 0)
    {
        for (std::vector<std::size_t> grouping : m_all.groupings) {
            std::ranges::sort(grouping);
            do
                m_states.push_back(grouping);
            while (std::ranges::next_permutation(grouping).found);
        }
    }

    std::optional<DeviceOfExpert> run(const std::stop_token& stop)
    {
        std::vector<std::int64_t> cost(m_states.size() * (m_budget + 1), kFar);
        for (std::size_t s = 0; s < m_states.size(); ++s)
            if (const std::size_t moved = movedBy(0, s); moved <= m_budget && allowedState(0, s))
                cost[s * (m_budget + 1) + moved] = 0;
        for (int l = 1; l < m_problem.layers; ++l) {
            if (stop.stop_requested())
                return std::nullopt;
            cost = step(l, cost);
        }
        const auto best = std::ranges::min_element(cost);
        if (*best == kFar)
            return std::nullopt;
        auto at = static_cast<std::size_t>(best - cost.begin());
        DeviceOfExpert device(m_problem.load.size());
        for (int l = m_problem.layers - 1; l >= 0; --l) {
            const std::vector<std::size_t>& groups = m_states[at / (m_budget + 1)];
            for (std::size_t g = 0; g < groups.size(); ++g)
                for (const int e : m_all.groups[groups[g]])
                    device[m_problem.at(l, e)] = static_cast<int>(g);
            if (l > 0)
                at = m_from[static_cast<std::size_t>(l) - 1][at];
        }
        return device;
    }

private:
    static constexpr std::int64_t kFar = std::numeric_limits<std::int64_t>::max();

    std::size_t movedBy(int layer, std::size_t state) const
    {
        std::size_t moved = 0;
        for (std::size_t g = 0; m_limits.mostMoved && g < m_states[state].size(); ++g)
            for (const int e : m_all.groups[m_states[state][g]])
                moved += (*m_limits.present)[m_problem.at(layer, e)] != static_cast<int>(g) ? 1 : 0;
        return moved;
    }
    bool allowedState(int layer, std::size_t state) const
    {
        // States come grouping by grouping, all names of one after another.
        return allowed(layer, state / (m_states.size() / m_all.groupings.size()));
    }

    std::vector<std::int64_t> step(int layer, const std::vector<std::int64_t>& before)
    {
        const std::vector<std::int64_t> between = massBetween(layer - 1);
        const std::size_t width = m_budget + 1;
        std::vector<std::int64_t> cost(before.size(), kFar);
        std::vector<std::size_t> from(before.size(), 0);
        for (std::size_t to = 0; to < m_states.size(); ++to) {
            const std::size_t moved = movedBy(layer, to);
            if (moved > m_budget || !allowedState(layer, to))
                continue;
            for (std::size_t s = 0; s < m_states.size(); ++s) {
                std::int64_t more = -1; // known when a state needs it
                for (std::size_t used = 0; used + moved < width; ++used) {
                    if (before[s * width + used] == kFar)
                        continue;
                    more = more < 0 ? costBetween(between, s, to) : more;
                    std::int64_t& least = cost[to * width + used + moved];
                    if (before[s * width + used] + more < least) {
                        least = before[s * width + used] + more;
                        from[to * width + used + moved] = s * width + used;
                    }
                }
            }
        }
        m_from.push_back(std::move(from));
        return cost;
    }

    std::int64_t costBetween(const std::vector<std::int64_t>& between, std::size_t s, std::size_t t) const
    {
        std::int64_t sum = 0;
        for (std::size_t g = 0; g < m_states[s].size(); ++g)
            for (std::size_t h = 0; h < m_states[t].size(); ++h)
                sum += m_problem.priceOf(static_cast<int>(g), static_cast<int>(h))
                    * between[m_states[s][g] * m_all.groups.size() + m_states[t][h]];
        return sum;
    }

    ChainLimits m_limits;
    std::size_t m_budget; ///< experts that may be moved
    std::vector<std::vector<std::size_t>> m_states; ///< the group on every device
    std::vector<std::vector<std::size_t>> m_from; ///< best state before, by layer from 1 on
};

/// Whether transitions between any two devices cost the same.
bool isUniform(const PlacementProblem& problem)
{
    for (int g = 0; g < problem.devices; ++g)
        for (int h = 0; h < problem.devices; ++h)
            if (g != h && problem.priceOf(g, h) != problem.priceOf(0, 1))
                return false;
    return true;
}

} // namespace

std::optional<int> groupingCount(int experts, int devices, int most)
{
    // The lowest expert left picks the rest of its group: product over groups of C(left - 1, size - 1).
    const int size = experts / devices;
    double count = 1;
    for (int left = experts; left > 0 && count <= most; left -= size)
        for (int i = 1; i < size; ++i)
            count = count * (left - i) / i;
    return count <= most ? std::optional(static_cast<int>(std::lround(count))) : std::nullopt;
}

std::optional<DeviceOfExpert> exactLeastCut(
    const PlacementProblem& problem, const ChainLimits& limits, std::stop_token stop)
{
    if (problem.transitions.empty() && problem.layers > 1)
        return std::nullopt;
    const std::optional<int> groupings = groupingCount(problem.experts, problem.devices, kMostGroupings);
    if (!groupings)
        return std::nullopt;
    if (!limits.mostMoved && isUniform(problem))
        return ChainProgram(problem, limits.balanceCap).run(stop);
    double states = *groupings;
    for (int g = 2; g <= problem.devices; ++g)
        states *= g;
    const double steps =
        states * states * problem.layers * (problem.devices * problem.devices + limits.mostMoved.value_or(0));
    return steps <= kMostSteps ? NamedProgram(problem, limits).run(stop) : std::nullopt;
}

} // namespace rankloom
