// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/solvers/slot_table.h"

#include <algorithm>
#include <utility>

namespace rankloom {

SlotTable::SlotTable(const PlacementProblem& problem, SlotPlacement placement, const SlotPlacement* present)
    : m_problem(problem)
    , m_experts(static_cast<std::size_t>(problem.experts))
    , m_devices(static_cast<std::size_t>(problem.devices))
{
    for (int g = 0; g < problem.devices; ++g)
        for (int h = 0; h < problem.devices; ++h)
            m_value.push_back(static_cast<double>(problem.highestPrice() - problem.priceOf(g, h)));
    m_transposed.resize(problem.transitions.size());
    for (std::size_t first = 0; first < m_transposed.size(); first += m_experts * m_experts)
        for (std::size_t i = 0; i < m_experts; ++i)
            for (std::size_t j = 0; j < m_experts; ++j)
                m_transposed[first + j * m_experts + i] = problem.transitions[first + i * m_experts + j];
    for (BalancedPicks& picks : balancedPicks(problem))
        m_windows.push_back({std::move(picks), {}});
    if (present != nullptr) {
        m_present.assign(static_cast<std::size_t>(problem.layers) * m_devices * m_experts, 0);
        for (int l = 0; l < problem.layers; ++l)
            for (int g = 0; g < problem.devices; ++g)
                for (const int e : present->on(l, g))
                    m_present[index(l, g, e)] = 1;
    }
    reset(std::move(placement));
}

void SlotTable::addRow(int layer, int device, double share, const std::int64_t* row)
{
    for (std::size_t d = 0; d < m_devices; ++d) {
        const double worth = share * m_value[static_cast<std::size_t>(device) * m_devices + d];
        if (worth == 0)
            continue;
        double* mass = m_mass.data() + index(layer, static_cast<int>(d), 0);
        for (std::size_t j = 0; j < m_experts; ++j)
            mass[j] += worth * static_cast<double>(row[j]);
    }
}

void SlotTable::carry(int layer, const Shift& shift)
{
    if (m_problem.transitions.empty())
        return;
    const auto expert = static_cast<std::size_t>(shift.expert);
    if (layer + 1 < m_problem.layers)
        addRow(layer + 1, shift.device, shift.share, m_problem.pairs(layer) + expert * m_experts);
    if (layer > 0)
        addRow(layer - 1, shift.device, shift.share,
            m_transposed.data() + (m_problem.at(layer - 1, 0) + expert) * m_experts);
}

void SlotTable::reset(SlotPlacement placement)
{
    m_placement = std::move(placement);
    const auto layers = static_cast<std::size_t>(m_problem.layers);
    m_held.assign(layers * m_devices * m_experts, 0);
    m_mass.assign(m_problem.transitions.empty() ? 0 : layers * m_devices * m_experts, 0);
    m_copies.assign(layers * m_experts, 0);
    m_peak.assign(layers, 1);
    m_moved = 0;
    m_deviceOf.clear();
    for (int l = 0; l < m_problem.layers; ++l)
        for (int g = 0; g < m_problem.devices; ++g)
            m_deviceOf.insert(m_deviceOf.end(), m_placement.on(l, g).size(), g);
    for (Window& window : m_windows)
        window.load.assign(layers * m_devices, 0);
    for (int l = 0; l < m_problem.layers; ++l)
        for (int s = 0; s < slotCount(l); ++s) {
            ++m_copies[m_problem.at(l, at(l, s))];
            m_held[index(l, deviceOf(l, s), at(l, s))] = 1;
            m_moved += isNew(l, deviceOf(l, s), at(l, s)) ? 1 : 0;
        }
    for (int l = 0; l < m_problem.layers; ++l) {
        for (int s = 0; s < slotCount(l); ++s) {
            const int e = at(l, s);
            const double share = 1.0 / copies(l, e);
            carry(l, {e, deviceOf(l, s), share});
            for (Window& window : m_windows)
                window.load[static_cast<std::size_t>(l) * m_devices
                    + static_cast<std::size_t>(deviceOf(l, s))] += share
                    * static_cast<double>(window.picks[m_problem.at(l, e)])
                    * window.overMean[static_cast<std::size_t>(l)];
        }
        m_peak[static_cast<std::size_t>(l)] = measuredPeak(l);
    }
    m_kept = 0;
    for (int l = 0; l < m_problem.layers && !m_mass.empty(); ++l)
        for (int s = 0; s < slotCount(l); ++s)
            m_kept += m_mass[index(l, deviceOf(l, s), at(l, s))] / copies(l, at(l, s));
    m_kept /= 2; // every transition was seen from both ends
}

double SlotTable::measuredPeak(int layer) const
{
    double sum = 0;
    for (const Window& window : m_windows) {
        const auto row = window.load.begin() + static_cast<std::ptrdiff_t>(layer) * m_problem.devices;
        sum += *std::max_element(row, row + m_problem.devices);
    }
    return sum / static_cast<double>(m_windows.size());
}

bool SlotTable::legal(const SlotChange& change) const
{
    const int l = change.layer;
    const int a = at(l, change.slot);
    const int g = deviceOf(l, change.slot);
    if (change.other < 0)
        return copies(l, a) > 1 && m_held[index(l, g, change.expert)] == 0;
    const int h = deviceOf(l, change.other);
    return g != h && m_held[index(l, h, a)] == 0 && m_held[index(l, g, at(l, change.other))] == 0;
}

/// All copies but the one on device `except` gain the share.
void SlotTable::shiftCopies(int layer, int expert, int except, double share) const
{
    for (int d = 0; d < m_problem.devices; ++d)
        if (d != except && m_held[index(layer, d, expert)] != 0)
            m_shifts.push_back({expert, d, share});
}

const std::vector<SlotTable::Shift>& SlotTable::shiftsOf(const SlotChange& change) const
{
    m_shifts.clear();
    const int l = change.layer;
    const int a = at(l, change.slot);
    const int g = deviceOf(l, change.slot);
    const double shareA = 1.0 / copies(l, a);
    m_shifts.push_back({a, g, -shareA});
    if (change.other >= 0) {
        const int b = at(l, change.other);
        const int h = deviceOf(l, change.other);
        const double shareB = 1.0 / copies(l, b);
        m_shifts.push_back({a, h, shareA});
        m_shifts.push_back({b, h, -shareB});
        m_shifts.push_back({b, g, shareB});
    } else {
        const int b = change.expert;
        const double shareB = 1.0 / (copies(l, b) + 1);
        m_shifts.push_back({b, g, shareB});
        shiftCopies(l, a, g, 1.0 / (copies(l, a) - 1) - shareA);
        shiftCopies(l, b, g, shareB - 1.0 / copies(l, b));
    }
    return m_shifts;
}

double SlotTable::keptGain(const SlotChange& change) const
{
    double gain = 0;
    if (m_mass.empty())
        return gain;
    for (const Shift& shift : shiftsOf(change))
        gain += shift.share * m_mass[index(change.layer, shift.device, shift.expert)];
    return gain;
}

double SlotTable::peakAfter(const SlotChange& change) const
{
    const std::vector<Shift>& shifts = shiftsOf(change);
    double sum = 0;
    for (const Window& window : m_windows) {
        const auto row = window.load.begin() + static_cast<std::ptrdiff_t>(change.layer) * m_problem.devices;
        m_loads.assign(row, row + m_problem.devices);
        const double overMean = window.overMean[static_cast<std::size_t>(change.layer)];
        for (const Shift& shift : shifts)
            m_loads[static_cast<std::size_t>(shift.device)] += shift.share * overMean
                * static_cast<double>(window.picks[m_problem.at(change.layer, shift.expert)]);
        sum += *std::ranges::max_element(m_loads);
    }
    return sum / static_cast<double>(m_windows.size());
}

int SlotTable::movedMore(const SlotChange& change) const
{
    const int l = change.layer;
    const int a = at(l, change.slot);
    const int g = deviceOf(l, change.slot);
    const auto isMoved = [&](int device, int expert) { return isNew(l, device, expert) ? 1 : 0; };
    if (change.other < 0)
        return isMoved(g, change.expert) - isMoved(g, a);
    const int b = at(l, change.other);
    const int h = deviceOf(l, change.other);
    return isMoved(h, a) - isMoved(g, a) + isMoved(g, b) - isMoved(h, b);
}

void SlotTable::apply(const SlotChange& change)
{
    const int l = change.layer;
    m_moved += movedMore(change);
    m_kept += keptGain(change);
    const std::vector<Shift> shifts = shiftsOf(change);
    for (const Shift& shift : shifts) {
        carry(l, shift);
        for (Window& window : m_windows)
            window.load[static_cast<std::size_t>(l) * m_devices + static_cast<std::size_t>(shift.device)] +=
                shift.share * static_cast<double>(window.picks[m_problem.at(l, shift.expert)])
                * window.overMean[static_cast<std::size_t>(l)];
    }
    int& a = m_placement.layer(l)[static_cast<std::size_t>(change.slot)];
    const int g = deviceOf(l, change.slot);
    m_held[index(l, g, a)] = 0;
    if (change.other >= 0) {
        int& b = m_placement.layer(l)[static_cast<std::size_t>(change.other)];
        const int h = deviceOf(l, change.other);
        m_held[index(l, h, b)] = 0;
        std::swap(a, b);
        m_held[index(l, h, b)] = 1;
    } else {
        --m_copies[m_problem.at(l, a)];
        a = change.expert;
        ++m_copies[m_problem.at(l, a)];
    }
    m_held[index(l, g, a)] = 1;
    m_peak[static_cast<std::size_t>(l)] = measuredPeak(l);
}

} // namespace rankloom
