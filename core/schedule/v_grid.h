// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/schedule/generators.h"

namespace rankloom {

/// Passes of a V placement in the order one microbatch runs through a device; leg a is stage d, leg z stage
/// 2p-1-d.
enum class VPass : std::uint8_t { ForwardA, ForwardZ, InputZ, InputA, Weight };
inline constexpr int kVPassCount = 4; ///< without weight gradients

/// Passes on a grid of unit slots, one row of devices per slot. Weight gradients are anonymous here: the k-th
/// one of a device belongs to its k-th input gradient; which one it is gets settled when the order is taken.
class VGrid {
public:
    VGrid(int devices, int microbatches);

    [[nodiscard]] int devices() const { return m_devices; }
    [[nodiscard]] int microbatches() const { return m_microbatches; }
    [[nodiscard]] int slotCount() const { return m_slots; }
    [[nodiscard]] bool isFree(int slot, int device) const { return cell(slot, device) < 0; }
    /// Kind and microbatch (or, for weight gradients, 0) of an occupied slot.
    [[nodiscard]] VPass kindAt(int slot, int device) const
    {
        return static_cast<VPass>(cell(slot, device) % 8);
    }
    [[nodiscard]] int microbatchAt(int slot, int device) const { return cell(slot, device) / 8; }
    [[nodiscard]] int slotOf(VPass kind, int microbatch, int device) const
    {
        return m_slotOf[key(kind, microbatch, device)];
    }
    void put(VPass kind, int microbatch, int device, int slot);
    void move(int device, int from, int to);

    /// The slot after which a pass may run: after the neighbour that feeds it, after the microbatch's
    /// previous pass on the device and after the previous microbatch's same pass. -1 = any slot. Not for
    /// weights.
    [[nodiscard]] int lowerBound(VPass kind, int microbatch, int device) const;

    /// Runs pending weight gradients in free slots, the rest back to back after the last pass.
    void placeWeights();
    void dropWeights();
    [[nodiscard]] bool hasWeights() const { return m_hasWeights; }

    /// Moves everything to the earliest start at unit times, keeping the order per device.
    void squeeze();

    /// What a device holds, by cellIndex(); where no weight gradients are placed, as if each free slot ran a
    /// pending one.
    struct Load {
        std::vector<std::int32_t> alive; ///< chunk activations during a slot
        std::vector<std::int32_t> pending; ///< weight gradients waiting before a slot
    };
    [[nodiscard]] Load load() const;
    /// Brings the load of one device up to date after a pass moved left from slot `from` to slot `to`.
    void reload(Load& load, int device, int to, int from) const;
    /// The slots of a device lie side by side, for whoever looks for one walks along them. Holds while no
    /// pass is put behind the last slot.
    [[nodiscard]] std::size_t cellIndex(int slot, int device) const
    {
        return static_cast<std::size_t>(device) * static_cast<std::size_t>(m_slots)
            + static_cast<std::size_t>(slot);
    }

    /// Called before each slot of a device and once after its last pass, to add passes of another kind.
    using BeforeSlot = std::function<void(int slot, int device, std::vector<Pass>& order)>;

    /// Passes in slot order. Weight gradients of leg z run before those of leg a, oldest first; where none
    /// are placed, they run in free slots.
    [[nodiscard]] DeviceOrders takeOrders(const BeforeSlot& beforeSlot = {}) const;

private:
    [[nodiscard]] std::size_t key(VPass kind, int microbatch, int device) const
    {
        return (static_cast<std::size_t>(kind) * static_cast<std::size_t>(m_microbatches)
                   + static_cast<std::size_t>(microbatch))
            * static_cast<std::size_t>(m_devices)
            + static_cast<std::size_t>(device);
    }
    [[nodiscard]] std::int32_t cell(int slot, int device) const
    {
        const std::vector<std::int32_t>& row = m_rows[static_cast<std::size_t>(device)];
        return static_cast<std::size_t>(slot) < row.size() ? row[static_cast<std::size_t>(slot)] : -1;
    }
    /// The cell, with its row reaching as far.
    std::int32_t& reach(int slot, int device);
    [[nodiscard]] int neighbour(VPass kind, int device) const;
    /// Alive and waiting after a slot, from what was before it; `alive` is during the slot.
    struct Count {
        std::int32_t alive = 0;
        std::int32_t pending = 0;
    };
    [[nodiscard]] Count step(Count before, int slot, int device, std::int32_t& aliveDuring) const;

    int m_devices;
    int m_microbatches;
    int m_slots = 0;
    bool m_hasWeights = false;
    /// By device, then slot, up to its last pass: 8 * microbatch + kind, -1 = free.
    std::vector<std::vector<std::int32_t>> m_rows;
    std::vector<std::int32_t> m_slotOf; ///< by (kind, microbatch, device)
};

} // namespace rankloom
