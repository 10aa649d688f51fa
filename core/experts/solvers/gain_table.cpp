// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/solvers/gain_table.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rankloom {

GainTable::GainTable(const PlacementProblem& problem, KeptPairs kept, DeviceOfExpert device)
    : m_problem(problem)
    , m_within(kept == KeptPairs::Coactivation)
    , m_next(m_within ? problem.coactivation.data() : problem.transitions.data(),
          std::int64_t {problem.layers - (m_within ? 0 : 1)} * problem.experts, problem.experts)
    , m_value(problem.devices, problem.devices)
{
    const int highest = problem.price.empty() ? 1 : std::max(1, *std::ranges::max_element(problem.price));
    for (int g = 0; g < problem.devices; ++g)
        for (int h = 0; h < problem.devices; ++h)
            m_value(g, h) = highest - problem.priceOf(g, h);
    // Updates of the layer before need columns: a transposed copy keeps them contiguous.
    if (!m_within)
        m_transposed.resize(m_next.rows(), m_next.cols());
    for (int l = 0; l < m_transposed.rows(); l += problem.experts)
        m_transposed.middleRows(l, problem.experts) = m_next.middleRows(l, problem.experts).transpose();
    reset(std::move(device));
}

void GainTable::add(int layer, int device, Row counts)
{
    for (int d = 0; d < m_problem.devices; ++d)
        if (const std::int64_t worth = value(device, d); worth != 0)
            massRow(layer, d) += worth * counts;
}

void GainTable::reset(DeviceOfExpert device)
{
    m_device = std::move(device);
    m_mass.setZero(m_problem.layers * m_problem.devices, m_problem.experts);
    m_kept = 0;
    for (int l = 0; l < m_problem.layers; ++l)
        for (int e = 0; e < m_problem.experts; ++e) {
            const int g = this->device(l, e);
            if (m_within || l + 1 < m_problem.layers)
                add(m_within ? l : l + 1, g, rowOf(m_next, l, e));
            if (!m_within && l > 0)
                add(l - 1, g, rowOf(m_transposed, l - 1, e));
        }
    for (int l = 0; l < m_problem.layers; ++l)
        for (int e = 0; e < m_problem.experts; ++e)
            m_kept += mass(l, e, this->device(l, e));
    m_kept /= 2; // every pair was seen from both ends
}

/// Of another layer's experts, when one with counts `a` moves and one with counts `b` comes back.
void GainTable::carryOver(int layer, int from, int to, Row a, Row b)
{
    for (int d = 0; d < m_problem.devices; ++d) {
        const std::int64_t worth = value(to, d) - value(from, d);
        if (worth == 1) // without prices, and twice as fast
            massRow(layer, d) += a - b;
        else if (worth == -1)
            massRow(layer, d) -= a - b;
        else if (worth != 0)
            massRow(layer, d) += worth * (a - b);
    }
}

void GainTable::exchange(int layer, int a, int b)
{
    m_kept += gain(layer, a, b);
    int& g = m_device[m_problem.at(layer, a)];
    int& h = m_device[m_problem.at(layer, b)];
    if (m_within || layer + 1 < m_problem.layers)
        carryOver(m_within ? layer : layer + 1, g, h, rowOf(m_next, layer, a), rowOf(m_next, layer, b));
    if (!m_within && layer > 0)
        carryOver(layer - 1, g, h, rowOf(m_transposed, layer - 1, a), rowOf(m_transposed, layer - 1, b));
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
