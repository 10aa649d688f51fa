// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/solvers/balance.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/experts/solvers/layer_slots.h"

namespace rankloom {

void balanceSlots(const PlacementProblem& problem, SlotPlacement& placement, std::stop_token stop)
{
    for (int l = 0; l < problem.layers; ++l) {
        std::vector<std::vector<int>> held;
        for (int g = 0; g < problem.devices; ++g)
            held.emplace_back(placement.on(l, g).begin(), placement.on(l, g).end());
        LayerSlots layer(problem.balancedLoads(l), std::move(held));
        layer.removeDuplicates();
        while (!stop.stop_requested() && layer.lowerHeaviest()) { }
        for (int g = 0; g < problem.devices; ++g)
            std::ranges::copy(layer.held()[static_cast<std::size_t>(g)], placement.on(l, g).begin());
    }
}

double loadDeviation(std::span<const std::int64_t> load, std::span<const int> device, int devices)
{
    std::vector<std::int64_t> sum(static_cast<std::size_t>(devices), 0);
    std::int64_t total = 0;
    for (std::size_t e = 0; e < load.size(); ++e) {
        sum[static_cast<std::size_t>(device[e])] += load[e];
        total += load[e];
    }
    double deviation = 0;
    for (const std::int64_t s : sum)
        deviation += std::abs(static_cast<double>(s) - static_cast<double>(total) / devices);
    return deviation;
}

} // namespace rankloom
