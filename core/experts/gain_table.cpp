// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/gain_table.h"

#include <utility>

namespace rankloom {

GainTable::GainTable(const PlacementProblem& problem, KeptPairs kept, DeviceOfExpert device)
    : m_problem(problem)
    , m_experts(static_cast<std::size_t>(problem.experts))
    , m_devices(static_cast<std::size_t>(problem.devices))
    , m_layers(static_cast<std::size_t>(problem.layers))
    , m_within(kept == KeptPairs::Coactivation)
    , m_next(m_within ? problem.coactivation.data() : problem.transitions.data())
{
    // Updates of the layer before need columns: a transposed copy keeps them contiguous.
    if (!m_within) {
        m_transposed.resize(problem.transitions.size());
        for (std::size_t l = 0; l + 1 < m_layers; ++l)
            for (std::size_t i = 0; i < m_experts; ++i)
                for (std::size_t j = 0; j < m_experts; ++j)
                    m_transposed[(l * m_experts + j) * m_experts + i] = pairRow(m_next, l, i)[j];
    }
    reset(std::move(device));
}

void GainTable::reset(DeviceOfExpert device)
{
    m_device = std::move(device);
    recount();
}

void GainTable::setLayer(int layer, const std::vector<int>& device)
{
    for (int e = 0; e < m_problem.experts; ++e)
        m_device[m_problem.at(layer, e)] = device[static_cast<std::size_t>(e)];
    recount();
}

void GainTable::recount()
{
    m_mass.assign(m_layers * m_devices * m_experts, 0);
    m_kept = 0;
    for (std::size_t l = 0; l < m_layers; ++l)
        for (std::size_t i = 0; i < m_experts; ++i) {
            const auto g = static_cast<std::size_t>(m_device[l * m_experts + i]);
            if (m_within || l + 1 < m_layers) {
                const std::int64_t* row = pairRow(m_next, l, i);
                std::int64_t* mass = massRow(m_within ? l : l + 1, g);
                for (std::size_t j = 0; j < m_experts; ++j)
                    mass[j] += row[j];
            }
            if (!m_within && l > 0) {
                const std::int64_t* row = pairRow(m_transposed.data(), l - 1, i);
                std::int64_t* mass = massRow(l - 1, g);
                for (std::size_t j = 0; j < m_experts; ++j)
                    mass[j] += row[j];
            }
        }
    for (int l = 0; l < m_problem.layers; ++l)
        for (int e = 0; e < m_problem.experts; ++e)
            m_kept += mass(l, e, device(l, e));
    m_kept /= 2; // every pair was seen from both ends
}

void GainTable::carryOver(
    std::int64_t* from, std::int64_t* to, const std::int64_t* rowA, const std::int64_t* rowB)
{
    for (std::size_t j = 0; j < m_experts; ++j) {
        const std::int64_t moved = rowA[j] - rowB[j];
        from[j] -= moved;
        to[j] += moved;
    }
}

void GainTable::exchange(int layer, int a, int b)
{
    m_kept += gain(layer, a, b);
    const auto l = static_cast<std::size_t>(layer);
    const auto ea = static_cast<std::size_t>(a);
    const auto eb = static_cast<std::size_t>(b);
    int& deviceA = m_device[l * m_experts + ea];
    int& deviceB = m_device[l * m_experts + eb];
    const auto g = static_cast<std::size_t>(deviceA);
    const auto h = static_cast<std::size_t>(deviceB);
    if (m_within || l + 1 < m_layers) {
        const std::size_t other = m_within ? l : l + 1;
        carryOver(massRow(other, g), massRow(other, h), pairRow(m_next, l, ea), pairRow(m_next, l, eb));
    }
    if (!m_within && l > 0)
        carryOver(massRow(l - 1, g), massRow(l - 1, h), pairRow(m_transposed.data(), l - 1, ea),
            pairRow(m_transposed.data(), l - 1, eb));
    std::swap(deviceA, deviceB);
}

} // namespace rankloom
