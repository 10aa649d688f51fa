// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/problem/layer_loads.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace rankloom {

namespace {

/// Sums of shares in another order differ by less.
constexpr double kRounding = 1e-9;

} // namespace

LayerLoads::LayerLoads(
    const PlacementProblem& problem, const DeviceOfExpert& start, std::optional<double> cap)
    : m_problem(problem)
{
    if (!cap)
        return;
    for (BalancedPicks& picks : balancedPicks(problem)) {
        Window window {std::move(picks), {}};
        measure(window, start);
        m_windows.push_back(std::move(window));
    }
    for (int l = 0; l < problem.layers; ++l) {
        const Window& all = m_windows.front();
        const auto* row = all.load.data() + index(l, 0);
        const auto total = static_cast<double>(std::accumulate(row, row + problem.devices, std::int64_t {0}));
        m_most.push_back(std::max(static_cast<std::int64_t>(*cap * total / problem.devices),
            *std::max_element(row, row + problem.devices)));
        m_peak.push_back(std::max(*cap, peak(l)) + kRounding);
    }
}

double LayerLoads::peak(int layer) const
{
    double sum = 0;
    for (const Window& window : m_windows) {
        const auto* row = window.load.data() + index(layer, 0);
        sum += static_cast<double>(*std::max_element(row, row + m_problem.devices))
            * window.overMean[static_cast<std::size_t>(layer)];
    }
    return sum / static_cast<double>(m_windows.size());
}

double LayerLoads::peakAfter(int layer, int a, int b, int g, int h) const
{
    double sum = 0;
    for (const Window& window : m_windows) {
        const std::int64_t given =
            window.picks[m_problem.at(layer, a)] - window.picks[m_problem.at(layer, b)];
        const std::int64_t* row = window.load.data() + index(layer, 0);
        std::int64_t most = std::max(row[g] - given, row[h] + given);
        for (int d = 0; d < m_problem.devices; ++d)
            if (d != g && d != h)
                most = std::max(most, row[d]);
        sum += static_cast<double>(most) * window.overMean[static_cast<std::size_t>(layer)];
    }
    return sum / static_cast<double>(m_windows.size());
}

bool LayerLoads::allows(const DeviceOfExpert& device) const
{
    LayerLoads other = *this;
    other.reset(device);
    for (int l = 0; l < m_problem.layers && !m_windows.empty(); ++l) {
        const auto* row = other.m_windows.front().load.data() + index(l, 0);
        const bool fits = m_windows.size() > 1
            ? other.peak(l) <= m_peak[static_cast<std::size_t>(l)]
            : *std::max_element(row, row + m_problem.devices) <= m_most[static_cast<std::size_t>(l)];
        if (!fits)
            return false;
    }
    return true;
}

void LayerLoads::exchange(int layer, int a, int b, int g, int h)
{
    for (Window& window : m_windows) {
        const std::int64_t given =
            window.picks[m_problem.at(layer, a)] - window.picks[m_problem.at(layer, b)];
        window.load[index(layer, g)] -= given;
        window.load[index(layer, h)] += given;
    }
}

void LayerLoads::reset(const DeviceOfExpert& device)
{
    for (Window& window : m_windows)
        measure(window, device);
}

void LayerLoads::measure(Window& window, const DeviceOfExpert& device) const
{
    window.load.assign(
        static_cast<std::size_t>(m_problem.layers) * static_cast<std::size_t>(m_problem.devices), 0);
    for (int l = 0; l < m_problem.layers; ++l)
        for (int e = 0; e < m_problem.experts; ++e)
            window.load[index(l, device[m_problem.at(l, e)])] += window.picks[m_problem.at(l, e)];
}

} // namespace rankloom
