// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/solvers/recombine.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/experts/problem/assignment.h"

namespace rankloom {

std::vector<std::int64_t> groupTransitions(
    const PlacementProblem& problem, int layer, const DeviceOfExpert& from, const DeviceOfExpert& to)
{
    const auto devices = static_cast<std::size_t>(problem.devices);
    std::vector<std::int64_t> sum(devices * devices, 0);
    const std::int64_t* pair = problem.pairs(layer);
    for (int i = 0; i < problem.experts; ++i) {
        std::int64_t* row = sum.data() + static_cast<std::size_t>(from[problem.at(layer, i)]) * devices;
        const int* device = to.data() + problem.at(layer + 1, 0);
        for (int j = 0; j < problem.experts; ++j)
            row[device[j]] += *pair++;
    }
    return sum;
}

namespace {

/// What the boundary keeps (less what its transitions cost), and the successor of every group.
std::pair<std::int64_t, std::vector<int>> joined(
    const PlacementProblem& problem, const std::vector<std::int64_t>& sum, DeviceNames names)
{
    const auto devices = static_cast<std::size_t>(problem.devices);
    std::pair<std::int64_t, std::vector<int>> out {0, {}};
    if (names == DeviceNames::Free) {
        out.second = bestAssignment<std::int64_t>(sum, problem.devices);
        for (std::size_t g = 0; g < devices; ++g)
            out.first += sum[g * devices + static_cast<std::size_t>(out.second[g])];
        return out;
    }
    for (int g = 0; g < problem.devices; ++g) {
        out.second.push_back(g);
        for (int h = 0; h < problem.devices; ++h)
            out.first -= problem.priceOf(g, h)
                * sum[static_cast<std::size_t>(g) * devices + static_cast<std::size_t>(h)];
    }
    return out;
}

} // namespace

DeviceOfExpert recombine(
    const PlacementProblem& problem, const std::vector<DeviceOfExpert>& placements, DeviceNames names)
{
    const std::size_t count = placements.size();
    std::vector<std::int64_t> kept(count, 0);
    std::vector<std::vector<std::size_t>> from;
    for (int l = 1; l < problem.layers; ++l) {
        std::vector<std::int64_t> next(count);
        std::vector<std::size_t> source(count, 0);
        for (std::size_t to = 0; to < count; ++to)
            for (std::size_t s = 0; s < count; ++s) {
                const std::int64_t sum = kept[s]
                    + joined(problem, groupTransitions(problem, l - 1, placements[s], placements[to]), names)
                          .first;
                if (s == 0 || sum > next[to]) {
                    next[to] = sum;
                    source[to] = s;
                }
            }
        kept = std::move(next);
        from.push_back(std::move(source));
    }
    std::vector<std::size_t> state {static_cast<std::size_t>(std::ranges::max_element(kept) - kept.begin())};
    for (auto step = from.rbegin(); step != from.rend(); ++step)
        state.push_back((*step)[state.back()]);
    std::ranges::reverse(state);
    DeviceOfExpert out = placements[state.front()];
    std::vector<int> name(static_cast<std::size_t>(problem.devices)); // of a group of the layer
    for (std::size_t g = 0; g < name.size(); ++g)
        name[g] = static_cast<int>(g);
    for (int l = 1; l < problem.layers; ++l) {
        const DeviceOfExpert& before = placements[state[static_cast<std::size_t>(l) - 1]];
        const DeviceOfExpert& now = placements[state[static_cast<std::size_t>(l)]];
        const std::vector<int> successor =
            joined(problem, groupTransitions(problem, l - 1, before, now), names).second;
        std::vector<int> mine(name.size());
        for (std::size_t g = 0; g < name.size(); ++g)
            mine[static_cast<std::size_t>(successor[g])] = name[g];
        name = std::move(mine);
        for (int e = 0; e < problem.experts; ++e)
            out[problem.at(l, e)] = name[static_cast<std::size_t>(now[problem.at(l, e)])];
    }
    return out;
}

} // namespace rankloom
