// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <map>
#include <span>
#include <vector>

#include "core/base/random.h"
#include "core/bits/plane_order.h"

namespace rankloom::test {

/// Tokens that choose each of the given experts and widths, as `tokens` of at least plane k, with the times
/// of a plane and of a token on it.
inline LayerPlanes layerOf(const std::vector<std::vector<std::int64_t>>& wanted,
    const std::vector<double>& load, const std::vector<double>& compute)
{
    LayerPlanes layer;
    for (const std::vector<std::int64_t>& row : wanted) {
        std::vector<PlaneWork> planes;
        for (std::size_t k = 0; k < row.size() && row[k] > 0; ++k)
            planes.push_back({load[k], static_cast<double>(row[k]) * compute[k], row[k]});
        layer.add(planes);
    }
    return layer;
}

/// Tokens that pick two of so many experts, each in a width of its own choice.
inline LayerPlanes randomLayer(Random& random, int experts, int planes, int tokens)
{
    std::vector<std::vector<std::int64_t>> wanted(
        static_cast<std::size_t>(experts), std::vector<std::int64_t>(static_cast<std::size_t>(planes)));
    for (int t = 0; t < tokens; ++t) {
        const int first = random.below(experts);
        const int second = (first + 1 + random.below(experts - 1)) % experts;
        for (const int expert : {first, second})
            for (int k = random.below(planes); k >= 0; --k)
                ++wanted[static_cast<std::size_t>(expert)][static_cast<std::size_t>(k)];
    }
    std::vector<double> load(static_cast<std::size_t>(planes), 1.0);
    std::vector<double> compute(static_cast<std::size_t>(planes), 0.3);
    load.front() = 2;
    compute.front() = 0.6;
    return layerOf(wanted, load, compute);
}

/// The least makespan by trying, per set of planes already loaded, what comes next: the time of the channel
/// follows from the set, so that the least time of the unit is all there is to keep.
inline double leastByStates(const LayerPlanes& layer)
{
    std::map<std::vector<int>, double> best {
        {std::vector<int>(layer.first.begin(), layer.first.end() - 1), 0}};
    double least = 0;
    for (std::size_t step = 0; step < layer.planes.size(); ++step) {
        std::map<std::vector<int>, double> next;
        for (const auto& [state, computed] : best) {
            double loaded = 0;
            for (std::size_t e = 0; e < state.size(); ++e)
                for (int p = layer.first[e]; p < state[e]; ++p)
                    loaded += layer.planes[static_cast<std::size_t>(p)].load;
            for (std::size_t e = 0; e < state.size(); ++e) {
                if (state[e] == layer.first[e + 1])
                    continue;
                const PlaneWork& plane = layer.planes[static_cast<std::size_t>(state[e])];
                std::vector<int> after = state;
                ++after[e];
                const double end = std::max(loaded + plane.load, computed) + plane.compute;
                const auto [at, added] = next.try_emplace(std::move(after), end);
                if (!added)
                    at->second = std::min(at->second, end);
            }
        }
        best = std::move(next);
        least = best.begin()->second;
    }
    return least;
}

} // namespace rankloom::test
