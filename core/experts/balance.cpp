// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/balance.h"

#include <algorithm>
#include <cmath>

namespace rankloom {

namespace {

/// One layer while its slots are exchanged.
class LayerSlots {
public:
    LayerSlots(std::span<const std::int64_t> load, std::span<int> slots, int devices)
        : m_slots(slots)
        , m_perDevice(slots.size() / static_cast<std::size_t>(devices))
        , m_experts(load.size())
        , m_held(static_cast<std::size_t>(devices) * load.size(), 0)
        , m_load(static_cast<std::size_t>(devices), 0)
        , m_each(load.size(), 0)
    {
        std::vector<int> copies(load.size(), 0);
        for (const int e : slots)
            ++copies[static_cast<std::size_t>(e)];
        for (std::size_t e = 0; e < load.size(); ++e)
            m_each[e] = copies[e] > 0 ? static_cast<double>(load[e]) / copies[e] : 0;
        for (std::size_t s = 0; s < slots.size(); ++s) {
            m_load[deviceOf(s)] += each(s);
            ++held(deviceOf(s), s);
        }
    }

    void removeDuplicates()
    {
        for (std::size_t s = 0; s < m_slots.size(); ++s)
            if (held(deviceOf(s), s) > 1)
                exchangeBest(s);
    }

    /// One exchange that lowers the heaviest device; false when there is none.
    bool lowerHeaviest()
    {
        const auto heaviest = static_cast<std::size_t>(std::ranges::max_element(m_load) - m_load.begin());
        // Smaller steps are rounding noise of the sums.
        double best = m_load[heaviest] * (1 - 1e-12);
        std::size_t from = m_slots.size();
        std::size_t to = from;
        for (std::size_t s = heaviest * m_perDevice; s < (heaviest + 1) * m_perDevice; ++s)
            for (std::size_t t = 0; t < m_slots.size(); ++t) {
                const double larger = largerAfter(s, t);
                if (larger < best && deviceOf(t) != heaviest && legal(s, t)) {
                    best = larger;
                    from = s;
                    to = t;
                }
            }
        if (from == m_slots.size())
            return false;
        exchange(from, to);
        return true;
    }

private:
    std::size_t deviceOf(std::size_t slot) const { return slot / m_perDevice; }
    double each(std::size_t slot) const { return m_each[static_cast<std::size_t>(m_slots[slot])]; }
    int& held(std::size_t device, std::size_t slot)
    {
        return m_held[device * m_experts + static_cast<std::size_t>(m_slots[slot])];
    }
    bool legal(std::size_t s, std::size_t t)
    {
        return held(deviceOf(t), s) == 0 && held(deviceOf(s), t) == 0;
    }
    double largerAfter(std::size_t s, std::size_t t) const
    {
        const double given = each(s) - each(t);
        return std::max(m_load[deviceOf(s)] - given, m_load[deviceOf(t)] + given);
    }

    void exchangeBest(std::size_t s)
    {
        std::size_t best = m_slots.size();
        for (std::size_t t = 0; t < m_slots.size(); ++t)
            if (deviceOf(t) != deviceOf(s) && legal(s, t)
                && (best == m_slots.size() || largerAfter(s, t) < largerAfter(s, best)))
                best = t;
        if (best < m_slots.size())
            exchange(s, best);
    }

    void exchange(std::size_t s, std::size_t t)
    {
        const double given = each(s) - each(t);
        m_load[deviceOf(s)] -= given;
        m_load[deviceOf(t)] += given;
        --held(deviceOf(s), s);
        --held(deviceOf(t), t);
        std::swap(m_slots[s], m_slots[t]);
        ++held(deviceOf(s), s);
        ++held(deviceOf(t), t);
    }

    std::span<int> m_slots;
    std::size_t m_perDevice;
    std::size_t m_experts;
    std::vector<int> m_held; ///< [device][expert] copies
    std::vector<double> m_load; ///< of every device
    std::vector<double> m_each; ///< load of one copy of every expert
};

} // namespace

void balanceSlots(const PlacementProblem& problem, SlotPlacement& placement, std::stop_token stop)
{
    for (int l = 0; l < problem.layers; ++l) {
        LayerSlots layer(problem.layerLoad(l), placement.layer(l), problem.devices);
        layer.removeDuplicates();
        while (!stop.stop_requested() && layer.lowerHeaviest()) { }
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
