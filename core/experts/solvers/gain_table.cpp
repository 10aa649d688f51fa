// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/solvers/gain_table.h"

#include <algorithm>
#include <cmath>
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
    const int highest = problem.price.empty() ? 1 : std::max(1, *std::ranges::max_element(problem.price));
    for (int g = 0; g < problem.devices; ++g)
        for (int h = 0; h < problem.devices; ++h)
            m_value.push_back(highest - problem.priceOf(g, h));
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

void GainTable::add(std::size_t layer, std::size_t device, const std::int64_t* row)
{
    for (std::size_t d = 0; d < m_devices; ++d) {
        const std::int64_t worth = m_value[device * m_devices + d];
        if (worth == 0)
            continue;
        std::int64_t* mass = massRow(layer, d);
        for (std::size_t j = 0; j < m_experts; ++j)
            mass[j] += worth * row[j];
    }
}

void GainTable::reset(DeviceOfExpert device)
{
    m_device = std::move(device);
    m_mass.assign(m_layers * m_devices * m_experts, 0);
    m_kept = 0;
    for (std::size_t l = 0; l < m_layers; ++l)
        for (std::size_t i = 0; i < m_experts; ++i) {
            const auto g = static_cast<std::size_t>(m_device[l * m_experts + i]);
            if (m_within || l + 1 < m_layers)
                add(m_within ? l : l + 1, g, pairRow(m_next, l, i));
            if (!m_within && l > 0)
                add(l - 1, g, pairRow(m_transposed.data(), l - 1, i));
        }
    for (int l = 0; l < m_problem.layers; ++l)
        for (int e = 0; e < m_problem.experts; ++e)
            m_kept += mass(l, e, this->device(l, e));
    m_kept /= 2; // every pair was seen from both ends
}

/// Of another layer's experts, when one with counts `rowA` moves and one with counts `rowB` comes back.
void GainTable::carryOver(
    std::size_t layer, int from, int to, const std::int64_t* rowA, const std::int64_t* rowB)
{
    for (int d = 0; d < m_problem.devices; ++d) {
        const std::int64_t worth = value(to, d) - value(from, d);
        std::int64_t* mass = massRow(layer, static_cast<std::size_t>(d));
        if (worth == 1) {
            for (std::size_t j = 0; j < m_experts; ++j)
                mass[j] += rowA[j] - rowB[j];
        } else if (worth == -1) {
            for (std::size_t j = 0; j < m_experts; ++j)
                mass[j] -= rowA[j] - rowB[j];
        } else if (worth != 0) {
            for (std::size_t j = 0; j < m_experts; ++j)
                mass[j] += worth * (rowA[j] - rowB[j]);
        }
    }
}

void GainTable::exchange(int layer, int a, int b)
{
    m_kept += gain(layer, a, b);
    const auto l = static_cast<std::size_t>(layer);
    const auto ea = static_cast<std::size_t>(a);
    const auto eb = static_cast<std::size_t>(b);
    int& g = m_device[l * m_experts + ea];
    int& h = m_device[l * m_experts + eb];
    if (m_within || l + 1 < m_layers)
        carryOver(m_within ? l : l + 1, g, h, pairRow(m_next, l, ea), pairRow(m_next, l, eb));
    if (!m_within && l > 0)
        carryOver(
            l - 1, g, h, pairRow(m_transposed.data(), l - 1, ea), pairRow(m_transposed.data(), l - 1, eb));
    std::swap(g, h);
}

double meanExchange(const GainTable& table, const PlacementProblem& problem, Random& random)
{
    constexpr int kSamples = 2000;
    double sum = 0;
    int counted = 0;
    for (int i = 0; i < kSamples; ++i) {
        const int layer = random.below(problem.layers);
        const int a = random.below(problem.experts);
        const int b = random.below(problem.experts);
        if (table.device(layer, a) == table.device(layer, b))
            continue;
        sum += std::abs(static_cast<double>(table.gain(layer, a, b)));
        ++counted;
    }
    return counted > 0 && sum > 0 ? sum / counted : 1;
}

} // namespace rankloom
