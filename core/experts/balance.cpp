// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/balance.h"

#include <algorithm>
#include <cmath>

namespace rankloom {

namespace {

/// One layer while its slots are exchanged. Several loads are balanced together: then what counts is the sum
/// over them of the heaviest device over the mean.
class LayerSlots {
public:
    LayerSlots(const std::vector<std::span<const std::int64_t>>& loads, std::span<int> slots, int devices)
        : m_slots(slots)
        , m_perDevice(slots.size() / static_cast<std::size_t>(devices))
        , m_experts(loads.front().size())
        , m_held(static_cast<std::size_t>(devices) * m_experts, 0)
    {
        std::vector<int> copies(m_experts, 0);
        for (const int e : slots)
            ++copies[static_cast<std::size_t>(e)];
        for (const std::span<const std::int64_t> load : loads) {
            Window window;
            double total = 0;
            for (std::size_t e = 0; e < m_experts; ++e) {
                total += static_cast<double>(load[e]);
                window.each.push_back(copies[e] > 0 ? static_cast<double>(load[e]) / copies[e] : 0);
            }
            window.scale = total > 0 ? devices / total : 0;
            window.load.assign(static_cast<std::size_t>(devices), 0);
            for (std::size_t s = 0; s < slots.size(); ++s)
                window.load[deviceOf(s)] += window.each[static_cast<std::size_t>(slots[s])];
            window.rank();
            m_windows.push_back(std::move(window));
        }
        for (std::size_t s = 0; s < slots.size(); ++s)
            ++held(deviceOf(s), s);
    }

    void removeDuplicates()
    {
        for (std::size_t s = 0; s < m_slots.size(); ++s)
            if (held(deviceOf(s), s) > 1)
                exchangeBest(s);
    }

    /// The exchange of a slot of a heaviest device that lowers the loads most; false when none does.
    bool lowerHeaviest()
    {
        // Smaller steps are rounding noise of the sums.
        double best = heaviest() * (1 - 1e-12);
        std::size_t from = m_slots.size();
        std::size_t to = from;
        std::vector<std::size_t> tried;
        for (const Window& window : m_windows) {
            const std::size_t device = window.most.front();
            if (std::ranges::find(tried, device) != tried.end())
                continue;
            tried.push_back(device);
            for (std::size_t s = device * m_perDevice; s < (device + 1) * m_perDevice; ++s)
                for (std::size_t t = 0; t < m_slots.size(); ++t) {
                    const double after = m_windows.size() == 1 ? largerAfter(s, t) : heaviestAfter(s, t);
                    if (after < best && deviceOf(t) != device && legal(s, t)) {
                        best = after;
                        from = s;
                        to = t;
                    }
                }
        }
        if (from == m_slots.size())
            return false;
        exchange(from, to);
        return true;
    }

private:
    struct Window {
        std::vector<double> each; ///< load of one copy of every expert
        std::vector<double> load; ///< of every device
        double scale = 0; ///< of load to load over mean
        std::vector<std::size_t> most; ///< the heaviest device, and the next ones up to three

        void rank()
        {
            most.clear();
            for (std::size_t g = 0; g < load.size(); ++g) {
                const auto at = std::ranges::find_if(most, [&](std::size_t h) { return load[g] > load[h]; });
                most.insert(at, g);
                if (most.size() > 3)
                    most.pop_back();
            }
        }
    };

    std::size_t deviceOf(std::size_t slot) const { return slot / m_perDevice; }
    double given(const Window& window, std::size_t s, std::size_t t) const
    {
        return window.each[static_cast<std::size_t>(m_slots[s])]
            - window.each[static_cast<std::size_t>(m_slots[t])];
    }
    int& held(std::size_t device, std::size_t slot)
    {
        return m_held[device * m_experts + static_cast<std::size_t>(m_slots[slot])];
    }
    bool legal(std::size_t s, std::size_t t)
    {
        return held(deviceOf(t), s) == 0 && held(deviceOf(s), t) == 0;
    }
    double largerAfter(const Window& window, std::size_t s, std::size_t t) const
    {
        const double less = given(window, s, t);
        return std::max(window.load[deviceOf(s)] - less, window.load[deviceOf(t)] + less);
    }
    double largerAfter(std::size_t s, std::size_t t) const { return largerAfter(m_windows.front(), s, t); }

    double heaviest() const
    {
        if (m_windows.size() == 1)
            return m_windows.front().load[m_windows.front().most.front()];
        double sum = 0;
        for (const Window& window : m_windows)
            sum += window.scale * window.load[window.most.front()];
        return sum;
    }
    double heaviestAfter(std::size_t s, std::size_t t) const
    {
        double sum = 0;
        for (const Window& window : m_windows) {
            double most = largerAfter(window, s, t);
            for (const std::size_t g : window.most)
                if (g != deviceOf(s) && g != deviceOf(t)) {
                    most = std::max(most, window.load[g]);
                    break;
                }
            sum += window.scale * most;
        }
        return sum;
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
        for (Window& window : m_windows) {
            const double less = given(window, s, t);
            window.load[deviceOf(s)] -= less;
            window.load[deviceOf(t)] += less;
            window.rank();
        }
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
    std::vector<Window> m_windows;
};

} // namespace

void balanceSlots(const PlacementProblem& problem, SlotPlacement& placement, std::stop_token stop)
{
    for (int l = 0; l < problem.layers; ++l) {
        LayerSlots layer(problem.balancedLoads(l), placement.layer(l), problem.devices);
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
