// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rankloom {

/// One layer while its slots are exchanged. Several loads are balanced together: then what counts is the sum
/// over them of the heaviest device over the mean.
class LayerSlots {
public:
    /// `loads` each [experts]; `held` the experts of every device, no expert missing.
    LayerSlots(const std::vector<std::span<const std::int64_t>>& loads, std::vector<std::vector<int>> held);

    [[nodiscard]] const std::vector<std::vector<int>>& held() const { return m_held; }
    /// Load of the heaviest device over the mean, mean over the loads; 1 for a layer without load.
    [[nodiscard]] double peak() const;

    /// Exchanges the second copy of an expert on a device for a slot of another device, where it can.
    void removeDuplicates();
    /// Drops what removeDuplicates() could not part.
    void dropDuplicates();
    /// The exchange of a slot of a heaviest device that lowers the loads most; false when none does.
    bool lowerHeaviest();
    /// The best of two other changes that lowers the loads: a slot of a heaviest device goes to another one,
    /// where it may leave the device with `least` slots or more; a slot of an expert with several copies is
    /// given to another expert. False when none does.
    bool lowerHeaviestOtherwise(std::size_t least);
    /// One more copy of an expert of a heaviest device, where that lowers the loads most, on a device that is
    /// not closed; nothing where all that are open hold one. The device.
    std::optional<std::size_t> addCopy(const std::vector<char>& closed);

private:
    struct Slot {
        std::size_t device = 0;
        std::size_t index = 0;
    };
    struct Window {
        std::vector<double> each; ///< load of one copy of every expert
        std::vector<double> load; ///< of every device
        double scale = 0; ///< of load to load over mean
        std::vector<std::size_t> most; ///< the heaviest device, and the next ones up to three

        void rank();
    };
    /// What comes next: a slot given to `expert`, or, where that is negative, moved to `device`.
    struct Change {
        Slot slot;
        int expert = -1;
        std::size_t device = 0;
        double after = 0; ///< larger load, or sum over the loads
    };

    [[nodiscard]] int at(Slot s) const { return m_held[s.device][s.index]; }
    [[nodiscard]] double given(const Window& window, Slot s, Slot t) const
    {
        return window.each[static_cast<std::size_t>(at(s))] - window.each[static_cast<std::size_t>(at(t))];
    }
    [[nodiscard]] int& count(std::size_t device, int expert)
    {
        return m_count[device * m_experts + static_cast<std::size_t>(expert)];
    }
    [[nodiscard]] bool holds(std::size_t device, int expert) const
    {
        return m_count[device * m_experts + static_cast<std::size_t>(expert)] > 0;
    }
    [[nodiscard]] int copies(int expert) const
    {
        return static_cast<int>(m_holders[static_cast<std::size_t>(expert)].size());
    }
    [[nodiscard]] bool legal(Slot s, Slot t) const
    {
        return !holds(t.device, at(s)) && !holds(s.device, at(t));
    }
    [[nodiscard]] double largerAfter(const Window& window, Slot s, Slot t) const;
    [[nodiscard]] double heaviest() const;
    [[nodiscard]] double heaviestAfter(Slot s, Slot t) const;
    [[nodiscard]] std::vector<std::size_t> heaviestDevices() const;
    [[nodiscard]] double afterMove(Slot s, std::size_t to) const;
    [[nodiscard]] double afterGiving(Slot s, int expert) const;
    [[nodiscard]] double heaviestSharing(const Window& window, int expert, double each) const;
    void considerMoves(std::size_t from, Change& best) const;
    void considerGiving(std::size_t heaviest, Change& best) const;
    bool exchangeBest(Slot s);
    void exchange(Slot s, Slot t);
    void carryOut(const Change& change);
    void take(std::size_t device, int expert);
    void drop(std::size_t device, int expert);
    void share(int expert, int copies);
    void rank();

    std::vector<std::span<const std::int64_t>> m_loads;
    std::vector<std::vector<int>> m_held; ///< [device]
    std::size_t m_experts;
    std::vector<int> m_count; ///< [device][expert] copies
    std::vector<std::vector<std::size_t>> m_holders; ///< [expert] device of every copy
    std::vector<Window> m_windows;
};

} // namespace rankloom
