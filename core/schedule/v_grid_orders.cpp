// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <vector>

#include "core/base/at.h"
#include "core/schedule/v_grid.h"

namespace rankloom {

namespace {

constexpr int kPeriod = 6; ///< slots per microbatch: F, I and W of two chunks

/// The building block of one microbatch (arXiv 2405.15362), `delay` slots between the last forward and the
/// first backward for vocabulary barriers.
VGrid repeatedBlock(VShape shape, int p, int m, int delay)
{
    VGrid grid(p, m);
    const bool half = shape == VShape::Half;
    const int shift = half ? (p % 2 == 0 ? 3 : 0) : (p % 3 == 0 ? 2 : 0);
    for (int mb = 0; mb < m; ++mb)
        for (int d = 0; d < p; ++d) {
            const int begin = kPeriod * mb;
            const int back = begin + shift + delay;
            grid.put(VPass::ForwardA, mb, d, begin + (half ? 2 * d : d));
            grid.put(VPass::ForwardZ, mb, d, begin + (half ? 3 * p - 2 - d : 2 * p - 1 - d));
            grid.put(VPass::InputZ, mb, d, back + (half ? 3 * p - 1 + 2 * d : 2 * p + d));
            grid.put(VPass::InputA, mb, d, back + (half ? 6 * p - 2 - d : 4 * p - 1 - d));
        }
    return grid;
}

/// Pulls the passes of the ramps left into free slots without raising any device above the largest peak.
class Compaction {
public:
    explicit Compaction(VGrid& grid)
        : m_grid(grid)
        , m_weightsPlaced(grid.hasWeights())
        , m_load(grid.load())
        , m_inputSlots(at(grid.devices()))
        , m_weightsSeen(at(grid.devices()), 0)
        , m_lastWeight(at(grid.devices()), -1)
        , m_cap(*std::max_element(m_load.alive.begin(), m_load.alive.end()))
    {
    }

    void run()
    {
        enum class Phase { Ramp, Steady, Tail } phase = Phase::Ramp;
        bool lastForwardSeen = false;
        for (int slot = 0; slot < m_grid.slotCount(); ++slot)
            for (int d = 0; d < m_grid.devices(); ++d) {
                if (m_grid.isFree(slot, d))
                    continue;
                const VPass kind = m_grid.kindAt(slot, d);
                const int mb = m_grid.microbatchAt(slot, d);
                if (phase == Phase::Ramp && kind == VPass::InputA && d == 0)
                    phase = lastForwardSeen ? Phase::Tail : Phase::Steady;
                int target = slot;
                if (phase == Phase::Tail || (phase == Phase::Ramp && m_weightsPlaced))
                    target = targetOf(kind, mb, d, slot);
                if (target < slot)
                    moveTo(d, slot, target);
                remember(kind, d, target);
                if (kind == VPass::ForwardA && mb == m_grid.microbatches() - 1) {
                    lastForwardSeen = true;
                    if (phase == Phase::Steady)
                        phase = Phase::Tail;
                }
            }
    }

private:
    /// Keeps the slots of the device's input gradients sorted; the k-th weight gradient follows the k-th one.
    void remember(VPass kind, int d, int slot)
    {
        if (!m_weightsPlaced)
            return;
        if (kind == VPass::Weight) {
            ++m_weightsSeen[at(d)];
            m_lastWeight[at(d)] = slot;
        } else if (kind == VPass::InputZ || kind == VPass::InputA) {
            auto& slots = m_inputSlots[at(d)];
            slots.insert(std::upper_bound(slots.begin(), slots.end(), slot), slot);
        }
    }

    [[nodiscard]] int targetOf(VPass kind, int mb, int d, int slot) const
    {
        int bound = kind == VPass::Weight
            ? std::max(m_lastWeight[at(d)], m_inputSlots[at(d)][at(m_weightsSeen[at(d)])])
            : m_grid.lowerBound(kind, mb, d);
        const bool forward = kind == VPass::ForwardA || kind == VPass::ForwardZ;
        if (m_weightsPlaced && forward)
            for (int s = slot - 1; s > bound; --s)
                if (aliveAt(s, d) >= m_cap)
                    bound = s;
        for (int s = bound + 1; s < slot; ++s)
            if (m_grid.isFree(s, d) && (m_weightsPlaced || staysBelowCap(kind, d, slot, s)))
                return s;
        return slot;
    }

    /// With weight gradients in the free slots: whether the device stays within the cap after the move.
    [[nodiscard]] bool staysBelowCap(VPass kind, int d, int from, int to) const
    {
        int pending = m_load.pending[m_grid.cellIndex(to, d)];
        int count = to > 0 ? aliveAfter(to - 1, d) : 0;
        for (int slot = to; slot < m_grid.slotCount(); ++slot) {
            const bool occupied = slot == to || (slot != from && !m_grid.isFree(slot, d));
            const VPass here = slot == to ? kind : (occupied ? m_grid.kindAt(slot, d) : VPass::Weight);
            if (here == VPass::ForwardA || here == VPass::ForwardZ)
                ++count;
            if (count > m_cap)
                return false;
            if (here == VPass::InputZ || here == VPass::InputA)
                ++pending;
            if (!occupied && pending > 0) {
                --pending;
                --count;
            }
            if (slot >= from && slot + 1 < m_grid.slotCount()
                && pending == m_load.pending[m_grid.cellIndex(slot + 1, d)] && count == aliveAfter(slot, d))
                return true;
        }
        return true;
    }

    [[nodiscard]] int aliveAt(int slot, int d) const { return m_load.alive[m_grid.cellIndex(slot, d)]; }

    /// Activations alive after a slot, without placed weight gradients.
    [[nodiscard]] int aliveAfter(int slot, int d) const
    {
        const bool ran = m_grid.isFree(slot, d) && m_load.pending[m_grid.cellIndex(slot, d)] > 0;
        return aliveAt(slot, d) - (ran ? 1 : 0);
    }

    void moveTo(int d, int from, int to)
    {
        m_grid.move(d, from, to);
        m_grid.reload(m_load, d, to, from);
    }

    VGrid& m_grid;
    bool m_weightsPlaced;
    VGrid::Load m_load;
    std::vector<std::vector<int>> m_inputSlots; ///< by device, sorted
    std::vector<int> m_weightsSeen;
    std::vector<int> m_lastWeight;
    int m_cap; ///< largest number of chunk activations any device may hold
};

void compact(VGrid& grid)
{
    Compaction(grid).run();
    if (!grid.hasWeights())
        grid.placeWeights();
    grid.squeeze();
    grid.dropWeights();
}

} // namespace

DeviceOrders vShapeOrder(VShape shape, int devices, int microbatches, int barriers, VGaps gaps)
{
    VGrid grid = repeatedBlock(shape, devices, microbatches, kPeriod * barriers);
    if (gaps == VGaps::Closed) {
        grid.placeWeights();
        compact(grid);
        compact(grid);
    }
    return grid.takeOrders();
}

DeviceOrders vHalfVocabularyOrder(int devices, int microbatches, int barriers)
{
    const VGrid grid = repeatedBlock(VShape::Half, devices, microbatches, kPeriod * barriers);
    struct Issued {
        int inputForwards = 0;
        int outputForwards = 0;
        int outputBackwards = 0;
        int inputBackwards = 0;
    };
    std::vector<Issued> issued(at(devices));
    // Half a period after the last stage's forward: the join has time on both sides.
    const auto joinSlot = [&](int mb) { return grid.slotOf(VPass::ForwardZ, mb, 0) + 1 + kPeriod / 2; };
    return grid.takeOrders([&](int slot, int d, std::vector<Pass>& order) {
        Issued& done = issued[at(d)];
        const auto issue = [&](PassKind kind, int& count) { order.push_back(makePass(kind, d, count++)); };
        while (done.inputForwards < microbatches && slot >= kPeriod * (done.inputForwards - 1))
            issue(PassKind::InputForward, done.inputForwards);
        const auto outputDue = [&](int mb, int delay) {
            return mb < microbatches && slot >= joinSlot(mb) + delay;
        };
        while (outputDue(done.outputBackwards, kPeriod) || outputDue(done.outputForwards, 0)) {
            if (done.outputBackwards < done.outputForwards)
                issue(PassKind::VocabularyBackward, done.outputBackwards);
            if (outputDue(done.outputForwards, 0))
                issue(PassKind::VocabularyForward, done.outputForwards);
        }
        while (done.inputBackwards < microbatches
            && slot > grid.slotOf(VPass::InputA, done.inputBackwards, 0) + kPeriod / 2)
            issue(PassKind::InputBackward, done.inputBackwards);
    });
}

} // namespace rankloom
