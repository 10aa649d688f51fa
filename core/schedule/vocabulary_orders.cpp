// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/generators.h"

namespace rankloom {

namespace {

/// Issues the passes of one device; each kind counts up and stops at the last microbatch.
class VocabularyIssuer {
public:
    VocabularyIssuer(std::vector<Pass>& order, int device, int microbatches)
        : m_order(order), m_device(device), m_microbatches(microbatches)
    {
        order.reserve(6 * static_cast<std::size_t>(microbatches));
    }
    void forward() { issue(PassKind::Forward, m_forwards); }
    void backward() { issue(PassKind::Backward, m_backwards); }
    void outputForward() { issue(PassKind::VocabularyForward, m_outputForwards); }
    void outputBackward() { issue(PassKind::VocabularyBackward, m_outputBackwards); }
    void inputForward() { issue(PassKind::InputForward, m_inputForwards); }
    void inputBackward() { issue(PassKind::InputBackward, m_inputBackwards); }
    [[nodiscard]] bool backwardsLeft() const { return m_backwards < m_microbatches; }
    [[nodiscard]] bool outputForwardsLeft() const { return m_outputForwards < m_microbatches; }
    [[nodiscard]] bool inputBackwardsLeft() const { return m_inputBackwards < m_microbatches; }
    [[nodiscard]] int outputForwards() const { return m_outputForwards; }

private:
    void issue(PassKind kind, int& count)
    {
        if (count < m_microbatches)
            m_order.push_back(makePass(kind, m_device, count++));
    }

    std::vector<Pass>& m_order;
    int m_device;
    int m_microbatches;
    int m_forwards = 0;
    int m_backwards = 0;
    int m_outputForwards = 0;
    int m_outputBackwards = 0;
    int m_inputForwards = 0;
    int m_inputBackwards = 0;
};

/// Whether a device runs backward, vocabulary slot, forward (else backward, forward, slot), chosen so that
/// its slot falls where all devices can run it at once.
std::vector<bool> slotBeforeForward(int devices, std::int64_t forward, std::int64_t backward)
{
    std::vector<bool> slotFirst(static_cast<std::size_t>(devices), true);
    std::int64_t offset = 0;
    for (int d = devices - 2; d >= 0; --d) {
        if (offset - forward >= -backward) {
            offset -= forward;
            continue;
        }
        slotFirst[static_cast<std::size_t>(d)] = false;
        offset += backward - forward;
        --d; // the device after it has its slot first again
    }
    return slotFirst;
}

/// Slots a device runs between its last warm-up forward and its first backward.
std::vector<int> waitingSlots(const std::vector<bool>& slotFirst)
{
    std::vector<int> slots(slotFirst.size(), 0);
    for (std::size_t d = slotFirst.size() - 1; d-- > 0;)
        slots[d] = slots[d + 1] + (slotFirst[d] && !slotFirst[d + 1] ? 0 : 1);
    return slots;
}

/// Passes of one device in the order of arXiv 2411.05288; `barriers` 2 = Vocab-1, 1 = Vocab-2.
class VocabularyDevice {
public:
    VocabularyDevice(VocabularyIssuer& issuer, int barriers, int firstSlots)
        : m_issuer(issuer), m_barriers(barriers), m_firstSlots(firstSlots)
    {
    }

    void warmUp(int device, int devices)
    {
        for (int i = 0; i <= device; ++i)
            m_issuer.inputForward();
        for (int i = 0; i < devices - device; ++i) {
            m_issuer.inputForward();
            m_issuer.forward();
        }
        m_issuer.outputForward();
        if (m_barriers == 2)
            m_issuer.inputForward();
        m_issuer.forward();
        if (m_barriers == 2) {
            m_issuer.outputBackward();
            m_issuer.outputForward();
            m_issuer.forward();
        }
        m_slot = m_barriers;
    }

    void slot()
    {
        m_issuer.outputBackward();
        m_issuer.outputForward();
        if (m_slot >= m_firstSlots + m_barriers - 1)
            m_issuer.inputForward();
        inputBackwardWhenDue();
        ++m_slot;
    }

    void coolDown()
    {
        while (m_issuer.backwardsLeft()) {
            m_issuer.backward();
            if (m_issuer.outputForwardsLeft() || m_barriers == 2) {
                m_issuer.outputBackward();
                m_issuer.outputForward();
            }
            inputBackwardWhenDue();
            ++m_slot;
        }
        while (m_issuer.inputBackwardsLeft())
            m_issuer.inputBackward();
        m_issuer.outputBackward();
    }

private:
    void inputBackwardWhenDue()
    {
        if (m_slot >= m_firstSlots + m_barriers + 1)
            m_issuer.inputBackward();
    }

    VocabularyIssuer& m_issuer;
    int m_barriers;
    int m_firstSlots; ///< waiting slots of device 0
    int m_slot = 0; ///< microbatch of the next S
};

} // namespace

DeviceOrders vocabularyOrder(
    int devices, int microbatches, int barriers, std::int64_t forward, std::int64_t backward)
{
    const auto slotFirst = slotBeforeForward(devices, forward, std::max(forward, backward));
    const auto waiting = waitingSlots(slotFirst);
    DeviceOrders orders(static_cast<std::size_t>(devices));
    for (int d = 0; d < devices; ++d) {
        const auto lane = static_cast<std::size_t>(d);
        VocabularyIssuer issuer(orders[lane], d, microbatches);
        VocabularyDevice device(issuer, barriers, waiting[0]);
        device.warmUp(d, devices);
        for (int i = 0; i < waiting[lane]; ++i)
            device.slot();
        for (int i = 0; i < microbatches - (devices - d) - barriers; ++i) {
            issuer.backward();
            if (slotFirst[lane])
                device.slot();
            issuer.forward();
            if (!slotFirst[lane])
                device.slot();
        }
        device.coolDown();
    }
    return orders;
}

DeviceOrders interlacedOrder(int devices, int microbatches)
{
    const auto warmUpOf = [&](int d) { return std::min(3 * devices / 2 - d, microbatches); };
    const auto filledOf = [&](int d) { return std::min(devices - d, microbatches); };
    const int firstBackward = filledOf(0) + (devices % 2 == 0 ? 1 : 0);
    DeviceOrders orders(static_cast<std::size_t>(devices));
    for (int d = 0; d < devices; ++d) {
        VocabularyIssuer issuer(orders[static_cast<std::size_t>(d)], d, microbatches);
        const auto outputLayer = [&] {
            issuer.outputForward();
            issuer.outputBackward();
        };
        const auto outputAndInput = [&] {
            const int j = issuer.outputForwards();
            outputLayer();
            if (j >= filledOf(0) - 1)
                issuer.inputForward();
            if (j >= firstBackward)
                issuer.inputBackward();
        };
        const int warmUp = warmUpOf(d);
        const int filled = filledOf(d);
        for (int i = 0; i < warmUpOf(0) - warmUp + 1; ++i)
            issuer.inputForward();
        for (int i = 0; i < warmUp; ++i) {
            issuer.inputForward();
            issuer.forward();
        }
        for (int j = 0; j < filled; ++j) {
            outputLayer();
            if (j >= filledOf(0) - 1)
                issuer.inputForward();
        }
        for (int i = 0; i < warmUp - filled - (devices - 1 - d) / 2; ++i) {
            issuer.backward();
            outputAndInput();
        }
        const bool forwardFirst = (devices - d) % 2 == 0;
        for (int i = 0; i < microbatches - warmUp; ++i) {
            if (forwardFirst)
                issuer.forward();
            issuer.backward();
            if (!forwardFirst)
                issuer.forward();
            outputAndInput();
        }
        while (issuer.backwardsLeft()) {
            issuer.backward();
            if (issuer.outputForwardsLeft())
                outputLayer();
            issuer.inputBackward();
        }
        while (issuer.inputBackwardsLeft())
            issuer.inputBackward();
    }
    return orders;
}

} // namespace rankloom
