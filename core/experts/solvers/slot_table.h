// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/experts/problem/placement.h"

namespace rankloom {

/// One step in a layer: the experts of two slots change places, or, with `other` negative, a copy of an
/// expert that has several gives its slot to `expert`.
struct SlotChange {
    int layer = 0;
    int slot = 0;
    int other = -1;
    int expert = -1;
};

/// A placement with replicas, and what any change would do to traffic, load and copies moved. Picks of an
/// expert split evenly over its copies, independently in every layer, as placementFigures() counts them. A
/// change is judged in time proportional to devices and windows and carried out in time proportional to
/// experts times devices.
class SlotTable {
public:
    /// `present` null = moves are not counted.
    SlotTable(const PlacementProblem& problem, SlotPlacement placement, const SlotPlacement* present);

    [[nodiscard]] const SlotPlacement& placement() const { return m_placement; }
    [[nodiscard]] int slotCount(int layer) const { return static_cast<int>(m_placement.layer(layer).size()); }
    [[nodiscard]] int at(int layer, int slot) const
    {
        return m_placement.layer(layer)[static_cast<std::size_t>(slot)];
    }
    [[nodiscard]] int copies(int layer, int expert) const { return m_copies[m_problem.at(layer, expert)]; }
    /// Transitions by the highest price less what they cost.
    [[nodiscard]] double kept() const { return m_kept; }
    /// Load of the heaviest device over the mean, mean over windows.
    [[nodiscard]] double peak(int layer) const { return m_peak[static_cast<std::size_t>(layer)]; }
    /// Copies that the present placement does not have on their device.
    [[nodiscard]] int moved() const { return m_moved; }

    /// Whether every expert keeps a slot and none gets two on a device.
    [[nodiscard]] bool legal(const SlotChange& change) const;
    /// What a legal change does.
    [[nodiscard]] double keptGain(const SlotChange& change) const;
    [[nodiscard]] double peakAfter(const SlotChange& change) const;
    [[nodiscard]] int movedMore(const SlotChange& change) const;
    void apply(const SlotChange& change);
    /// Replaces everything.
    void reset(SlotPlacement placement);

private:
    /// Share of an expert's picks that a device gains.
    struct Shift {
        int expert = 0;
        int device = 0;
        double share = 0;
    };
    struct Window : BalancedPicks {
        std::vector<double> load; ///< [layers][devices], over mean
    };

    [[nodiscard]] int deviceOf(int layer, int slot) const
    {
        return m_deviceOf[m_placement.first[static_cast<std::size_t>(layer) * m_devices]
            + static_cast<std::size_t>(slot)];
    }
    [[nodiscard]] std::size_t index(int layer, int device, int expert) const
    {
        return (static_cast<std::size_t>(layer) * m_devices + static_cast<std::size_t>(device)) * m_experts
            + static_cast<std::size_t>(expert);
    }
    [[nodiscard]] bool isNew(int layer, int device, int expert) const
    {
        return !m_present.empty() && m_present[index(layer, device, expert)] == 0;
    }
    const std::vector<Shift>& shiftsOf(const SlotChange& change) const;
    void shiftCopies(int layer, int expert, int except, double share) const;
    void carry(int layer, const Shift& shift);
    void addRow(int layer, int device, double share, const std::int64_t* row);
    [[nodiscard]] double measuredPeak(int layer) const;

    const PlacementProblem& m_problem;
    std::size_t m_experts;
    std::size_t m_devices;
    SlotPlacement m_placement;
    std::vector<int> m_deviceOf; ///< of every slot
    std::vector<std::int64_t> m_transposed; ///< transitions, second index first
    std::vector<double> m_value; ///< [device][device] of a count
    std::vector<char> m_present; ///< [layer][device][expert]; empty = moves are not counted
    std::vector<char> m_held; ///< [layer][device][expert]
    std::vector<int> m_copies; ///< [layer][expert]
    std::vector<double> m_mass; ///< [layer][device][expert], value of all picks of the expert there
    std::vector<Window> m_windows;
    std::vector<double> m_peak; ///< [layer]
    double m_kept = 0;
    int m_moved = 0;
    mutable std::vector<Shift> m_shifts;
    mutable std::vector<double> m_loads;
};

} // namespace rankloom
