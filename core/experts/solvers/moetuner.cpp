// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/solvers/moetuner.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>

#include "core/experts/solvers/balance.h"
#include "core/experts/solvers/least_tail.h"
#include "core/experts/solvers/recombine.h"

namespace rankloom {

namespace {

/// Of all neighbouring layers.
std::vector<std::int64_t> groupTransitions(const PlacementProblem& problem, const DeviceOfExpert& group)
{
    std::vector<std::int64_t> out;
    for (int l = 0; l + 1 < problem.layers; ++l) {
        const std::vector<std::int64_t> two = groupTransitions(problem, l, group, group);
        out.insert(out.end(), two.begin(), two.end());
    }
    return out;
}

/// With one bandwidth nodes make no difference, and names are exact for more devices.
int nodesOf(const PlacementProblem& problem, double bandwidthWithin)
{
    return bandwidthWithin == 1 ? 1 : problem.nodes;
}

} // namespace

double MoeTunerObjectives::deviationSum() const
{
    return std::accumulate(deviation.begin(), deviation.end(), 0.0);
}

double MoeTunerObjectives::tailSum() const { return std::accumulate(tail.begin(), tail.end(), 0.0); }

MoeTunerObjectives moeTunerObjectives(
    const PlacementProblem& problem, const DeviceOfExpert& device, double bandwidthWithin)
{
    MoeTunerObjectives out;
    for (int l = 0; l < problem.layers; ++l) {
        std::vector<double> load(static_cast<std::size_t>(problem.devices), 0);
        for (int e = 0; e < problem.experts; ++e)
            load[static_cast<std::size_t>(device[problem.at(l, e)])] +=
                static_cast<double>(problem.load[problem.at(l, e)]);
        const double mean = std::accumulate(load.begin(), load.end(), 0.0) / problem.devices;
        out.deviation.push_back(std::accumulate(load.begin(), load.end(), 0.0,
            [mean](double sum, double of) { return sum + std::abs(of - mean); }));
    }
    if (problem.layers < 2 || problem.transitions.empty())
        return out;
    const std::vector<std::int64_t> transitions = groupTransitions(problem, device);
    const int perNode = problem.devices / nodesOf(problem, bandwidthWithin);
    const std::int64_t* count = transitions.data();
    for (int l = 0; l + 1 < problem.layers; ++l) {
        double worst = 0;
        for (int g = 0; g < problem.devices; ++g)
            for (int h = 0; h < problem.devices; ++h, ++count) {
                const double bandwidth = g / perNode == h / perNode ? bandwidthWithin : 1;
                if (g != h)
                    worst = std::max(worst, static_cast<double>(*count) / bandwidth);
            }
        out.tail.push_back(worst);
    }
    return out;
}

std::optional<DeviceOfExpert> placeByMoeTuner(
    const PlacementProblem& problem, double bandwidthWithin, const std::stop_token& stop)
{
    DeviceOfExpert device;
    for (int l = 0; l < problem.layers; ++l) {
        const BalancedLayer layer = balanceLayer(problem.layerLoad(l), problem.devices, stop);
        device.insert(device.end(), layer.device.begin(), layer.device.end());
    }
    const std::vector<std::int64_t> transitions = groupTransitions(problem, device);
    const std::optional<TailResult> tail = leastTail(
        {problem.devices, problem.layers, nodesOf(problem, bandwidthWithin), bandwidthWithin, transitions});
    if (!tail)
        return std::nullopt;
    for (int l = 0; l < problem.layers; ++l)
        for (int e = 0; e < problem.experts; ++e) {
            int& at = device[problem.at(l, e)];
            at = tail->device[static_cast<std::size_t>(l) * static_cast<std::size_t>(problem.devices)
                + static_cast<std::size_t>(at)];
        }
    return device;
}

} // namespace rankloom
