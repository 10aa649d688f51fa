// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>
#include <queue>
#include <utility>
#include <vector>

#include "core/experts/problem/budget_choice.h"
#include "core/experts/problem/placement.h"

namespace rankloom {

namespace {

/// Least load of the hottest copy over the mean of a layer, never below 1, by the replicas it takes. The
/// hottest copy can only be cooled by a further copy of its expert, so always copying that is best.
std::vector<BudgetOption> hottestCopies(const PlacementProblem& problem, int layer)
{
    const std::span<const std::int64_t> load = problem.layerLoad(layer);
    const auto total = std::accumulate(load.begin(), load.end(), 0.0);
    if (total <= 0)
        return {{0, 1}};
    const auto overMean = [&](std::size_t expert, int copies) {
        return static_cast<double>(load[expert]) / copies * problem.devices / total;
    };
    std::priority_queue<std::pair<double, std::size_t>> hottest;
    for (std::size_t e = 0; e < load.size(); ++e)
        hottest.emplace(overMean(e, 1), e);
    std::vector<int> copies(load.size(), 1);
    std::vector<BudgetOption> out {{0, std::max(1.0, hottest.top().first)}};
    const std::int64_t most = problem.mostReplicasOfLayer();
    for (std::int64_t replicas = 1; replicas <= most && hottest.top().first > 1; ++replicas) {
        const std::size_t expert = hottest.top().second;
        if (copies[expert] == problem.devices)
            break;
        hottest.pop();
        hottest.emplace(overMean(expert, ++copies[expert]), expert);
        const double value = std::max(1.0, hottest.top().first);
        if (value < out.back().value)
            out.push_back({replicas, value});
    }
    return out;
}

} // namespace

double balanceLowerBound(const PlacementProblem& problem, int layer)
{
    return hottestCopies(problem, layer).back().value;
}

double balanceLowerBound(const PlacementProblem& problem)
{
    std::vector<std::vector<BudgetOption>> layers;
    for (int l = 0; l < problem.layers; ++l)
        layers.push_back(hottestCopies(problem, l));
    std::vector<std::size_t> chosen;
    if (problem.modelLimit)
        chosen = chooseWithin(layers, problem.mostReplicas(), BudgetRounding::Bound);
    double sum = 0;
    for (std::size_t l = 0; l < layers.size(); ++l)
        sum += (chosen.empty() ? layers[l].back() : layers[l][chosen[l]]).value;
    return sum / problem.layers;
}

} // namespace rankloom
