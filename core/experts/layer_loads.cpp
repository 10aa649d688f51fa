// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/layer_loads.h"

#include <algorithm>

namespace rankloom {

LayerLoads::LayerLoads(
    const PlacementProblem& problem, const DeviceOfExpert& start, std::optional<double> cap)
    : m_problem(problem)
{
    if (!cap)
        return;
    measure(start);
    for (int l = 0; l < problem.layers; ++l) {
        std::int64_t total = 0;
        std::int64_t largest = 0;
        for (int g = 0; g < problem.devices; ++g) {
            total += m_load[index(l, g)];
            largest = std::max(largest, m_load[index(l, g)]);
        }
        const double most = *cap * static_cast<double>(total) / problem.devices;
        m_most.push_back(std::max(static_cast<std::int64_t>(most), largest));
    }
}

void LayerLoads::reset(const DeviceOfExpert& device)
{
    if (!m_most.empty())
        measure(device);
}

void LayerLoads::measure(const DeviceOfExpert& device)
{
    m_load.assign(
        static_cast<std::size_t>(m_problem.layers) * static_cast<std::size_t>(m_problem.devices), 0);
    for (int l = 0; l < m_problem.layers; ++l)
        for (int e = 0; e < m_problem.experts; ++e)
            m_load[index(l, device[m_problem.at(l, e)])] += m_problem.load[m_problem.at(l, e)];
}

} // namespace rankloom
