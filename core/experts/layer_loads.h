// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/experts/placement.h"

namespace rankloom {

/// Device loads of a placement without replicas and what a cap on them allows. A layer that exceeds the cap
/// at first is capped by its heaviest device. Without a cap everything is allowed.
class LayerLoads {
public:
    LayerLoads(const PlacementProblem& problem, const DeviceOfExpert& start, std::optional<double> cap);

    /// Whether expert a of device g may be exchanged with expert b of device h.
    [[nodiscard]] bool allows(int layer, int a, int b, int g, int h) const
    {
        if (m_most.empty())
            return true;
        const std::int64_t given =
            m_problem.load[m_problem.at(layer, a)] - m_problem.load[m_problem.at(layer, b)];
        const std::int64_t most = m_most[static_cast<std::size_t>(layer)];
        return m_load[index(layer, g)] - given <= most && m_load[index(layer, h)] + given <= most;
    }
    void exchange(int layer, int a, int b, int g, int h)
    {
        if (m_most.empty())
            return;
        const std::int64_t given =
            m_problem.load[m_problem.at(layer, a)] - m_problem.load[m_problem.at(layer, b)];
        m_load[index(layer, g)] -= given;
        m_load[index(layer, h)] += given;
    }
    /// The loads of another placement; the limits stay.
    void reset(const DeviceOfExpert& device);

private:
    [[nodiscard]] std::size_t index(int layer, int device) const
    {
        return static_cast<std::size_t>(layer) * static_cast<std::size_t>(m_problem.devices)
            + static_cast<std::size_t>(device);
    }
    void measure(const DeviceOfExpert& device);

    const PlacementProblem& m_problem;
    std::vector<std::int64_t> m_load; ///< [layer][device]
    std::vector<std::int64_t> m_most; ///< of a device, by layer; empty = no cap
};

} // namespace rankloom
