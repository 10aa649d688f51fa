// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/v_grid.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "core/base/at.h"

namespace rankloom {

namespace {
bool isForward(VPass kind) { return kind == VPass::ForwardA || kind == VPass::ForwardZ; }
bool isInput(VPass kind) { return kind == VPass::InputA || kind == VPass::InputZ; }
} // namespace

VGrid::VGrid(int devices, int microbatches)
    : m_devices(devices)
    , m_microbatches(microbatches)
    , m_rows(at(devices))
    , m_slotOf(at(kVPassCount) * at(microbatches) * at(devices), -1)
{
}

std::int32_t& VGrid::reach(int slot, int device)
{
    std::vector<std::int32_t>& row = m_rows[at(device)];
    if (at(slot) >= row.size())
        row.resize(at(slot) + 1, -1);
    m_slots = std::max(m_slots, slot + 1);
    return row[at(slot)];
}

void VGrid::put(VPass kind, int microbatch, int device, int slot)
{
    reach(slot, device) = 8 * microbatch + static_cast<std::int32_t>(kind);
    if (kind != VPass::Weight)
        m_slotOf[key(kind, microbatch, device)] = slot;
}

void VGrid::move(int device, int from, int to)
{
    const std::int32_t moved = std::exchange(reach(from, device), -1);
    reach(to, device) = moved;
    if (static_cast<VPass>(moved % 8) != VPass::Weight)
        m_slotOf[key(static_cast<VPass>(moved % 8), moved / 8, device)] = to;
}

int VGrid::neighbour(VPass kind, int device) const
{
    const bool fromBelow = kind == VPass::ForwardA || kind == VPass::InputZ;
    const int other = fromBelow ? device - 1 : device + 1;
    return other < 0 || other >= m_devices ? -1 : other;
}

int VGrid::lowerBound(VPass kind, int microbatch, int device) const
{
    int bound = -1;
    if (const int other = neighbour(kind, device); other >= 0)
        bound = std::max(bound, slotOf(kind, microbatch, other));
    if (kind != VPass::ForwardA)
        bound = std::max(bound, slotOf(static_cast<VPass>(static_cast<int>(kind) - 1), microbatch, device));
    if (microbatch > 0)
        bound = std::max(bound, slotOf(kind, microbatch - 1, device));
    return bound;
}

void VGrid::placeWeights()
{
    std::vector<int> pending(at(m_devices), 0);
    const int slots = m_slots;
    for (int slot = 0; slot < slots; ++slot)
        for (int d = 0; d < m_devices; ++d) {
            int& waiting = pending[at(d)];
            if (!isFree(slot, d)) {
                waiting += isInput(kindAt(slot, d)) ? 1 : 0;
            } else if (waiting > 0) {
                put(VPass::Weight, 0, d, slot);
                --waiting;
            }
        }
    for (int d = 0; d < m_devices; ++d)
        for (int slot = slots; pending[at(d)] > 0; ++slot, --pending[at(d)])
            put(VPass::Weight, 0, d, slot);
    m_hasWeights = true;
}

void VGrid::dropWeights()
{
    for (std::vector<std::int32_t>& row : m_rows)
        for (std::int32_t& value : row)
            if (value >= 0 && static_cast<VPass>(value % 8) == VPass::Weight)
                value = -1;
    m_hasWeights = false;
}

void VGrid::squeeze()
{
    VGrid squeezed(m_devices, m_microbatches);
    squeezed.m_hasWeights = m_hasWeights;
    std::vector<int> clock(at(m_devices), 0);
    for (int slot = 0; slot < m_slots; ++slot)
        for (int d = 0; d < m_devices; ++d) {
            if (isFree(slot, d))
                continue;
            const VPass kind = kindAt(slot, d);
            const int mb = microbatchAt(slot, d);
            int start = clock[at(d)];
            if (const int other = kind == VPass::Weight ? -1 : neighbour(kind, d); other >= 0)
                start = std::max(start, squeezed.slotOf(kind, mb, other) + 1);
            squeezed.put(kind, mb, d, start);
            clock[at(d)] = start + 1;
        }
    *this = std::move(squeezed);
}

VGrid::Count VGrid::step(Count before, int slot, int device, std::int32_t& aliveDuring) const
{
    const bool occupied = !isFree(slot, device);
    const VPass kind = occupied ? kindAt(slot, device) : VPass::Weight;
    if (isForward(kind))
        ++before.alive;
    aliveDuring = before.alive;
    if (isInput(kind))
        ++before.pending;
    if (kind == VPass::Weight && (occupied || (!m_hasWeights && before.pending > 0))) {
        --before.alive;
        --before.pending;
    }
    return before;
}

VGrid::Load VGrid::load() const
{
    Load load;
    load.alive.assign(cellIndex(0, m_devices), 0);
    load.pending.assign(cellIndex(0, m_devices), 0);
    for (int d = 0; d < m_devices; ++d) {
        Count count;
        for (int slot = 0; slot < m_slots; ++slot) {
            load.pending[cellIndex(slot, d)] = count.pending;
            count = step(count, slot, d, load.alive[cellIndex(slot, d)]);
        }
    }
    return load;
}

void VGrid::reload(Load& load, int device, int to, int from) const
{
    // What was before `to` has not changed: the state there follows from the slot before it.
    Count count;
    if (to > 0) {
        std::int32_t during = 0;
        const std::size_t before = cellIndex(to - 1, device);
        const bool forward = !isFree(to - 1, device) && isForward(kindAt(to - 1, device));
        count = step({load.alive[before] - (forward ? 1 : 0), load.pending[before]}, to - 1, device, during);
    }
    for (int slot = to; slot < m_slots; ++slot) {
        const std::size_t here = cellIndex(slot, device);
        const std::int32_t pending = count.pending;
        std::int32_t during = 0;
        count = step(count, slot, device, during);
        if (slot > from && load.pending[here] == pending && load.alive[here] == during)
            return; // from here on as before
        load.pending[here] = pending;
        load.alive[here] = during;
    }
}

DeviceOrders VGrid::takeOrders(const BeforeSlot& beforeSlot) const
{
    struct Leg {
        int stage = 0;
        int inputs = 0;
        int weights = 0;
    };
    DeviceOrders orders(at(m_devices));
    std::vector<std::array<Leg, 2>> legs(at(m_devices)); // a, z
    for (int d = 0; d < m_devices; ++d) {
        orders[at(d)].reserve(6 * at(m_microbatches));
        legs[at(d)][0].stage = d;
        legs[at(d)][1].stage = 2 * m_devices - 1 - d;
    }
    const auto weight = [&](int d) {
        auto& [a, z] = legs[at(d)];
        Leg& leg = z.weights < z.inputs ? z : a;
        if (leg.weights < leg.inputs)
            orders[at(d)].push_back(makePass(PassKind::BackwardWeight, leg.stage, leg.weights++));
    };
    for (int slot = 0; slot < m_slots; ++slot)
        for (int d = 0; d < m_devices; ++d) {
            if (beforeSlot)
                beforeSlot(slot, d, orders[at(d)]);
            const std::int32_t value = cell(slot, d);
            if (value < 0 && m_hasWeights)
                continue;
            const auto kind = value < 0 ? VPass::Weight : static_cast<VPass>(value % 8);
            if (kind == VPass::Weight) {
                weight(d);
                continue;
            }
            Leg& leg = legs[at(d)][kind == VPass::ForwardA || kind == VPass::InputA ? 0 : 1];
            const PassKind pass = isForward(kind) ? PassKind::Forward : PassKind::BackwardInput;
            orders[at(d)].push_back(makePass(pass, leg.stage, value / 8));
            leg.inputs += isForward(kind) ? 0 : 1;
        }
    for (int d = 0; d < m_devices; ++d) {
        for (int left = 2 * m_microbatches; left > 0; --left)
            weight(d);
        if (beforeSlot)
            beforeSlot(std::numeric_limits<int>::max(), d, orders[at(d)]);
    }
    return orders;
}

} // namespace rankloom
