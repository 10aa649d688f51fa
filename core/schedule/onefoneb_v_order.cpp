// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <vector>

#include "core/base/at.h"
#include "core/schedule/generators.h"

namespace rankloom {

namespace {

constexpr int kBlockPeriod = 6; ///< slots per microbatch
constexpr int kLead = 6; ///< empty slots before the first block, room to pull the warm-up left

/// Halves of a fused backward take two adjacent slots: its first and its second.
enum Kind : int { ForwardA, ForwardZ, FirstZ, SecondZ, FirstA, SecondA, KindCount };

bool isForward(int kind) { return kind <= ForwardZ; }
bool isSecond(int kind) { return kind == SecondZ || kind == SecondA; }

/// Unit slots of all devices with every pass's place.
class Slots {
public:
    Slots(int devices, int microbatches)
        : m_devices(devices)
        , m_microbatches(microbatches)
        , m_cells(at(devices))
        , m_slotOf(at(KindCount) * at(devices) * at(microbatches), -1)
    {
        for (int mb = 0; mb < microbatches; ++mb)
            putBlock(mb, kLead + kBlockPeriod * mb);
        for (auto& cells : m_cells)
            cells.resize(at(m_count), -1);
    }

    /// Visits the passes by (slot, device) and moves each as far left as inputs, free slots and memory allow.
    void pullLeft()
    {
        countAlive();
        for (int slot = 0; slot < m_count; ++slot)
            for (int d = 0; d < m_devices; ++d)
                if (!isFree(d, slot))
                    pull(d, slot);
    }

    [[nodiscard]] DeviceOrders takeOrders() const
    {
        DeviceOrders orders(at(m_devices));
        for (int d = 0; d < m_devices; ++d)
            for (const int cell : m_cells[at(d)]) {
                const int kind = cell % KindCount;
                if (cell < 0 || (!isForward(kind) && !isSecond(kind)))
                    continue;
                const bool legA = kind == ForwardA || kind == SecondA;
                orders[at(d)].push_back(makePass(isForward(kind) ? PassKind::Forward : PassKind::Backward,
                    legA ? d : 2 * m_devices - 1 - d, cell / KindCount));
            }
        return orders;
    }

private:
    void putBlock(int mb, int begin)
    {
        const int p = m_devices;
        for (int d = 0; d < p; ++d) {
            put(ForwardA, mb, d, begin + d);
            put(ForwardZ, mb, d, begin + 2 * p - 1 - d);
        }
        int slot = begin + 2 * p + (p % 3 == 0 ? 3 : 0);
        int count = (3 - (p + 2) % 3) % 3;
        for (int k = 0; k < 2 * p; ++k) {
            const bool legZ = k < p;
            const int d = legZ ? k : 2 * p - 1 - k;
            put(legZ ? FirstZ : FirstA, mb, d, slot);
            put(legZ ? SecondZ : SecondA, mb, d, slot + 1);
            slot += ++count % 3 == 0 ? 5 : 2; // two slots of work, and three for others after every third
        }
    }

    void put(int kind, int mb, int d, int slot)
    {
        auto& cells = m_cells[at(d)];
        if (at(slot) >= cells.size())
            cells.resize(at(slot) + 1, -1);
        RANKLOOM_ASSERT(cells[at(slot)] < 0);
        cells[at(slot)] = mb * KindCount + kind;
        slotOf(kind, mb, d) = slot;
        m_count = std::max(m_count, slot + 1);
    }

    int& slotOf(int kind, int mb, int d)
    {
        return m_slotOf[(at(kind) * at(m_microbatches) + at(mb)) * at(m_devices) + at(d)];
    }
    [[nodiscard]] bool isFree(int d, int slot) const { return m_cells[at(d)][at(slot)] < 0; }

    void countAlive()
    {
        m_alive.assign(at(m_devices), std::vector<int>(at(m_count), 0));
        for (int d = 0; d < m_devices; ++d) {
            int count = 0;
            for (int slot = 0; slot < m_count; ++slot) {
                const int cell = m_cells[at(d)][at(slot)];
                count += cell >= 0 && isForward(cell % KindCount) ? 1 : 0;
                m_alive[at(d)][at(slot)] = count;
                m_peak = std::max(m_peak, count);
                count -= cell >= 0 && isSecond(cell % KindCount) ? 1 : 0;
            }
        }
    }

    /// The slot after which a pass may run. Gradients of the neighbour are there when its second half ends.
    int lowerBound(int kind, int mb, int d)
    {
        if (isSecond(kind))
            return slotOf(kind - 1, mb, d);
        int bound = mb > 0 ? slotOf(kind, mb - 1, d) : -1;
        const bool fromBelow = kind == ForwardA || kind == FirstZ;
        const int neighbour = fromBelow ? d - 1 : d + 1;
        if (neighbour >= 0 && neighbour < m_devices)
            bound = std::max(bound, slotOf(isForward(kind) ? kind : kind + 1, mb, neighbour));
        if (kind != ForwardA)
            bound = std::max(bound, slotOf(kind - 1, mb, d));
        return bound;
    }

    int targetOf(int kind, int mb, int d, int slot)
    {
        int bound = lowerBound(kind, mb, d);
        if (isForward(kind))
            for (int s = slot - 1; s > bound; --s)
                if (m_alive[at(d)][at(s)] >= m_peak)
                    bound = s;
        const bool needsTwo = !isForward(kind) && !isSecond(kind);
        for (int s = bound + 1; s < slot; ++s)
            if (isFree(d, s) && (!needsTwo || isFree(d, s + 1)))
                return s;
        return slot;
    }

    void pull(int d, int slot)
    {
        const int cell = m_cells[at(d)][at(slot)];
        const int kind = cell % KindCount;
        const int target = targetOf(kind, cell / KindCount, d, slot);
        if (target == slot)
            return;
        m_cells[at(d)][at(slot)] = -1;
        m_cells[at(d)][at(target)] = cell;
        slotOf(kind, cell / KindCount, d) = target;
        if (isForward(kind))
            for (int s = target; s < slot; ++s)
                ++m_alive[at(d)][at(s)];
        if (isSecond(kind))
            for (int s = target + 1; s <= slot; ++s)
                --m_alive[at(d)][at(s)];
    }

    int m_devices;
    int m_microbatches;
    int m_count = 0; ///< slots in use
    int m_peak = 0; ///< largest number of chunk activations of any device in the unmoved block
    std::vector<std::vector<int>> m_cells; ///< by device and slot: KindCount * microbatch + kind, -1 = free
    std::vector<int> m_slotOf; ///< by (kind, microbatch, device)
    std::vector<std::vector<int>> m_alive; ///< by device and slot
};

} // namespace

DeviceOrders oneFOneBVOrder(int devices, int microbatches)
{
    Slots slots(devices, microbatches);
    slots.pullLeft();
    return slots.takeOrders();
}

} // namespace rankloom
