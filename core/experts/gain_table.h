// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/experts/placement.h"

namespace rankloom {

/// What counts as kept on a device: pairs of neighbouring layers, or pairs within a layer.
enum class KeptPairs : std::uint8_t { Transitions, Coactivation };

/// A placement without replicas, with the mass every expert shares with every device, so that an exchange is
/// judged in constant time and carried out in time proportional to the experts.
class GainTable {
public:
    GainTable(const PlacementProblem& problem, KeptPairs kept, DeviceOfExpert device);

    [[nodiscard]] int device(int layer, int expert) const { return m_device[m_problem.at(layer, expert)]; }
    [[nodiscard]] const DeviceOfExpert& devices() const { return m_device; }
    /// Counts that stay on a device.
    [[nodiscard]] std::int64_t kept() const { return m_kept; }
    /// Mass of the expert with the experts on a device.
    [[nodiscard]] std::int64_t mass(int layer, int expert, int device) const
    {
        return m_mass[(static_cast<std::size_t>(layer) * m_devices + static_cast<std::size_t>(device))
                * m_experts
            + static_cast<std::size_t>(expert)];
    }
    /// What kept() grows by when the two experts, on different devices, are exchanged.
    [[nodiscard]] std::int64_t gain(int layer, int a, int b) const
    {
        const int g = device(layer, a);
        const int h = device(layer, b);
        const std::int64_t between =
            m_within ? 2 * m_next[m_problem.at(layer, a) * m_experts + static_cast<std::size_t>(b)] : 0;
        return mass(layer, a, h) + mass(layer, b, g) - mass(layer, a, g) - mass(layer, b, h) - between;
    }
    void exchange(int layer, int a, int b);
    /// Replaces the devices of a whole layer.
    void setLayer(int layer, const std::vector<int>& device);
    /// Replaces everything.
    void reset(DeviceOfExpert device);

private:
    std::int64_t* massRow(std::size_t layer, std::size_t device)
    {
        return m_mass.data() + (layer * m_devices + device) * m_experts;
    }
    const std::int64_t* pairRow(const std::int64_t* of, std::size_t layer, std::size_t expert) const
    {
        return of + (layer * m_experts + expert) * m_experts;
    }
    void carryOver(std::int64_t* from, std::int64_t* to, const std::int64_t* rowA, const std::int64_t* rowB);
    void recount();

    const PlacementProblem& m_problem;
    std::size_t m_experts;
    std::size_t m_devices;
    std::size_t m_layers;
    bool m_within;
    const std::int64_t* m_next; ///< counts, first index first
    std::vector<std::int64_t> m_transposed;
    DeviceOfExpert m_device;
    std::vector<std::int64_t> m_mass; ///< [layer][device][expert]
    std::int64_t m_kept = 0;
};

} // namespace rankloom
