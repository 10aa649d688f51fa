// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/random.h"
#include "core/experts/problem/placement.h"

namespace rankloom {

/// What counts as kept: pairs of neighbouring layers, or pairs within a layer.
enum class KeptPairs : std::uint8_t { Transitions, Coactivation };

/// A placement without replicas, with the value every expert has on every device, so that an exchange is
/// judged in constant time and carried out in time proportional to the experts. A pair on one device is worth
/// the largest price of the problem (1 without prices) per count, a pair on two devices the price less.
class GainTable {
public:
    GainTable(const PlacementProblem& problem, KeptPairs kept, DeviceOfExpert device);

    [[nodiscard]] int device(int layer, int expert) const { return m_device[m_problem.at(layer, expert)]; }
    [[nodiscard]] const DeviceOfExpert& devices() const { return m_device; }
    /// Counts that stay on a device, by their value.
    [[nodiscard]] std::int64_t kept() const { return m_kept; }
    /// Value of the expert on a device beside the experts that are where they are.
    [[nodiscard]] std::int64_t mass(int layer, int expert, int device) const
    {
        return m_mass[(static_cast<std::size_t>(layer) * m_devices + static_cast<std::size_t>(device))
                * m_experts
            + static_cast<std::size_t>(expert)];
    }
    /// What one count is worth between two devices.
    [[nodiscard]] std::int64_t value(int g, int h) const
    {
        return m_value[static_cast<std::size_t>(g) * m_devices + static_cast<std::size_t>(h)];
    }
    /// What kept() grows by when the two experts, on different devices, are exchanged.
    [[nodiscard]] std::int64_t gain(int layer, int a, int b) const
    {
        const int g = device(layer, a);
        const int h = device(layer, b);
        const std::int64_t between = m_within ? 2 * (value(g, g) - value(g, h))
                * m_next[m_problem.at(layer, a) * m_experts + static_cast<std::size_t>(b)]
                                              : 0;
        return mass(layer, a, h) + mass(layer, b, g) - mass(layer, a, g) - mass(layer, b, h) - between;
    }
    void exchange(int layer, int a, int b);
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
    void add(std::size_t layer, std::size_t device, const std::int64_t* row);
    void carryOver(std::size_t layer, int from, int to, const std::int64_t* rowA, const std::int64_t* rowB);

    const PlacementProblem& m_problem;
    std::size_t m_experts;
    std::size_t m_devices;
    std::size_t m_layers;
    bool m_within;
    const std::int64_t* m_next; ///< counts, first index first
    std::vector<std::int64_t> m_value; ///< [device][device]
    std::vector<std::int64_t> m_transposed;
    DeviceOfExpert m_device;
    std::vector<std::int64_t> m_mass; ///< [layer][device][expert]
    std::int64_t m_kept = 0;
};

/// Mean |gain| over random exchanges of two experts on different devices, 1 where there is none: the scale of
/// an annealing temperature.
double meanExchange(const GainTable& table, const PlacementProblem& problem, Random& random);

} // namespace rankloom
