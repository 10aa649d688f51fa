// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/v_grid.h"

#include <algorithm>
#include <array>
#include <limits>

namespace rankloom {

namespace {
std::size_t at(std::int64_t value) { return static_cast<std::size_t>(value); }
bool isForward(VPass kind) { return kind == VPass::ForwardA || kind == VPass::ForwardZ; }
bool isInput(VPass kind) { return kind == VPass::InputA || kind == VPass::InputZ; }
} // namespace

VGrid::VGrid(int devices, int microbatches)
    : m_devices(devices)
    , m_microbatches(microbatches)
    , m_slotOf(at(kVPassCount) * at(microbatches) * at(devices), -1)
{
}

void VGrid::reach(int slot)
{
    if (slot < m_slots)
        return;
    m_slots = slot + 1;
    m_cells.resize(cellIndex(m_slots, 0), -1);
}

void VGrid::put(VPass kind, int microbatch, int device, int slot)
{
    reach(slot);
    m_cells[cellIndex(slot, device)] = 8 * microbatch + static_cast<std::int32_t>(kind);
    if (kind != VPass::Weight)
        m_slotOf[key(kind, microbatch, device)] = slot;
}

void VGrid::move(int device, int from, int to)
{
    const std::int32_t moved = cell(from, device);
    m_cells[cellIndex(from, device)] = -1;
    m_cells[cellIndex(to, device)] = moved;
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
    for (std::int32_t& value : m_cells)
        if (value >= 0 && static_cast<VPass>(value % 8) == VPass::Weight)
            value = -1;
    m_hasWeights = false;
}

void VGrid::squeeze()
{
    VGrid squeezed(m_devices, m_microbatches);
    squeezed.m_cells.reserve(m_cells.size());
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

std::vector<int> VGrid::alive(int device) const
{
    std::vector<int> result(at(m_slots), 0);
    int count = 0;
    int pending = 0;
    for (int slot = 0; slot < m_slots; ++slot) {
        const bool occupied = !isFree(slot, device);
        if (occupied && isForward(kindAt(slot, device)))
            ++count;
        result[at(slot)] = count;
        if (occupied && isInput(kindAt(slot, device)))
            ++pending;
        const bool runsWeight =
            occupied ? kindAt(slot, device) == VPass::Weight : (!m_hasWeights && pending > 0);
        if (runsWeight) {
            --count;
            --pending;
        }
    }
    return result;
}

DeviceOrders VGrid::takeOrders(const BeforeSlot& beforeSlot) const
{
    DeviceOrders orders(at(m_devices));
    for (int d = 0; d < m_devices; ++d) {
        auto& order = orders[at(d)];
        order.reserve(6 * at(m_microbatches));
        std::array<int, 2> inputs {}; // by leg, a first
        std::array<int, 2> weights {};
        const std::array<int, 2> stages {d, 2 * m_devices - 1 - d};
        const auto weight = [&] {
            const std::size_t leg = weights[1] < inputs[1] ? 1 : 0;
            order.push_back(makePass(PassKind::BackwardWeight, stages[leg], weights[leg]++));
        };
        for (int slot = 0; slot < m_slots; ++slot) {
            if (beforeSlot)
                beforeSlot(slot, d, order);
            if (isFree(slot, d)) {
                if (!m_hasWeights && weights[0] + weights[1] < inputs[0] + inputs[1])
                    weight();
                continue;
            }
            const VPass kind = kindAt(slot, d);
            if (kind == VPass::Weight) {
                weight();
                continue;
            }
            const std::size_t leg = kind == VPass::ForwardA || kind == VPass::InputA ? 0 : 1;
            const PassKind pass = isForward(kind) ? PassKind::Forward : PassKind::BackwardInput;
            order.push_back(makePass(pass, stages[leg], microbatchAt(slot, d)));
            if (!isForward(kind))
                ++inputs[leg];
        }
        while (weights[0] + weights[1] < inputs[0] + inputs[1])
            weight();
        if (beforeSlot)
            beforeSlot(std::numeric_limits<int>::max(), d, order);
    }
    return orders;
}

} // namespace rankloom
