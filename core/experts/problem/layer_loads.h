// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/experts/problem/placement.h"

namespace rankloom {

/// Device loads of a placement without replicas and what a cap on them allows: on the heaviest device over
/// the mean, of a problem with windows on the mean of that over the windows. A layer that exceeds the cap at
/// first is capped by what it begins with. Without a cap everything is allowed.
class LayerLoads {
public:
    LayerLoads(const PlacementProblem& problem, const DeviceOfExpert& start, std::optional<double> cap);

    /// Whether expert a of device g may be exchanged with expert b of device h.
    [[nodiscard]] bool allows(int layer, int a, int b, int g, int h) const
    {
        if (m_windows.empty())
            return true;
        if (m_windows.size() > 1)
            return peakAfter(layer, a, b, g, h) <= m_peak[static_cast<std::size_t>(layer)];
        const Window& all = m_windows.front();
        const std::int64_t given = all.picks[m_problem.at(layer, a)] - all.picks[m_problem.at(layer, b)];
        const std::int64_t most = m_most[static_cast<std::size_t>(layer)];
        return all.load[index(layer, g)] - given <= most && all.load[index(layer, h)] + given <= most;
    }
    /// Whether every layer of the placement keeps its limit.
    [[nodiscard]] bool allows(const DeviceOfExpert& device) const;
    void exchange(int layer, int a, int b, int g, int h);
    /// The loads of another placement; the limits stay.
    void reset(const DeviceOfExpert& device);

private:
    struct Window : BalancedPicks {
        std::vector<std::int64_t> load; ///< [layers][devices]
    };

    [[nodiscard]] std::size_t index(int layer, int device) const
    {
        return static_cast<std::size_t>(layer) * static_cast<std::size_t>(m_problem.devices)
            + static_cast<std::size_t>(device);
    }
    [[nodiscard]] double peakAfter(int layer, int a, int b, int g, int h) const;
    [[nodiscard]] double peak(int layer) const;
    void measure(Window& window, const DeviceOfExpert& device) const;

    const PlacementProblem& m_problem;
    std::vector<Window> m_windows; ///< empty = no cap
    std::vector<std::int64_t> m_most; ///< of a device, by layer, where there is one window
    std::vector<double> m_peak; ///< by layer, where there are several
};

} // namespace rankloom
