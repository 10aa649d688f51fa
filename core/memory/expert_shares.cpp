// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/expert_shares.h"

#include <algorithm>

namespace rankloom {

namespace {

/// Experts that each member holds over experts / ep, row by row; empty where all hold the same number.
std::vector<double> heldExperts(const ExpertPlacement& placement, int experts, std::size_t members)
{
    std::vector<double> held(placement.devices.size() * members, 0.0);
    const double each = static_cast<double>(members) / experts;
    for (std::size_t l = 0; l < placement.devices.size(); ++l)
        for (const std::vector<int>& holders : placement.devices[l])
            for (const int holder : holders)
                held[l * members + static_cast<std::size_t>(holder)] += each;
    if (std::ranges::all_of(held, [](double x) { return x == 1; }))
        return {};
    held.insert(held.end(), members, 1.0); // layers that the placement does not name
    return held;
}

/// Load of each member, row by row, and in a last row its mean: for layers that the trace does not hold.
std::vector<double> memberLoads(const ExpertLoad& load, std::size_t members)
{
    std::vector<double> table = load.memberOverMean;
    const std::size_t rows = table.size() / members;
    for (std::size_t m = 0; m < members; ++m) {
        double sum = 0;
        for (std::size_t row = 0; row < rows; ++row)
            sum += table[row * members + m];
        table.push_back(sum / static_cast<double>(rows));
    }
    return table;
}

/// Mean over the stage's layers of table[row·members + member]; the table's last row stands for all layers
/// behind it.
double meanOver(
    const std::vector<double>& table, std::size_t members, std::size_t member, std::span<const MoeRows> rows)
{
    const std::size_t last = table.size() / members - 1;
    double sum = 0;
    int count = 0;
    for (const MoeRows& run : rows) {
        count += run.count;
        for (int i = run.first; i < run.first + run.count; ++i)
            sum += table[std::min(static_cast<std::size_t>(i), last) * members + member];
    }
    return count > 0 ? sum / count : 1;
}

} // namespace

ExpertShares::ExpertShares(const Project& project, const MemoryShape& shape)
    : m_spread(shape.plan.execution.expertCapacity > 0 ? 0 : shape.calibration.expertLoadSpread)
{
    if (!shape.model.moe)
        return;
    m_members = static_cast<std::size_t>(shape.ep);
    const int experts = shape.model.moe->experts;
    if (const double stated = shape.plan.statedExpertLoad(); stated > 0)
        m_assumed = stated;
    else if (!project.routing->empty())
        m_load = expertLoad(project.routing, shape.plan.experts, experts, shape.ep);
    if (m_load.measured)
        m_tokens = memberLoads(m_load, m_members);
    if (!shape.plan.experts->contiguous())
        m_held = heldExperts(shape.plan.experts, experts, m_members);
}

std::vector<ExpertShare> ExpertShares::onStage(std::span<const MoeRows> rows) const
{
    if (!m_load.measured && m_held.empty())
        return {{m_assumed, 1}};
    std::vector<ExpertShare> shares(m_members, {m_assumed, 1});
    for (std::size_t m = 0; m < m_members; ++m) {
        if (m_load.measured)
            shares[m].tokens = meanOver(m_tokens, m_members, m, rows);
        if (!m_held.empty())
            shares[m].parameters = meanOver(m_held, m_members, m, rows);
    }
    return shares;
}

Band ExpertShares::band(double tokens) const
{
    if (m_load.measured)
        return {std::min(tokens, m_load.leastMaxOverMean), tokens, std::max(tokens, m_load.worstMaxOverMean)};
    const double spread = 1 + m_spread;
    const double all = std::max(tokens, static_cast<double>(m_members));
    return {std::min(tokens, std::max(1.0, tokens / spread)), tokens, std::min(all, tokens * spread)};
}

} // namespace rankloom
