// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/generators.h"

namespace rankloom {

namespace {

/// Issues the passes of one stage; microbatches count up per kind.
class StageIssuer {
public:
    StageIssuer(std::vector<Pass>& order, int stage, int microbatches)
        : m_order(order), m_stage(stage), m_microbatches(microbatches)
    {
        order.reserve(3 * static_cast<std::size_t>(microbatches));
    }
    void forward() { issue(PassKind::Forward, m_forwards); }
    void backward() { issue(PassKind::Backward, m_backwards); }
    void inputGradient() { issue(PassKind::BackwardInput, m_backwards); }
    void weightGradient() { issue(PassKind::BackwardWeight, m_weights); }
    [[nodiscard]] bool forwardsLeft() const { return m_forwards < m_microbatches; }
    [[nodiscard]] bool backwardsLeft() const { return m_backwards < m_microbatches; }
    [[nodiscard]] int pendingWeights() const { return m_backwards - m_weights; }

private:
    void issue(PassKind kind, int& count) { m_order.push_back(makePass(kind, m_stage, count++)); }

    std::vector<Pass>& m_order;
    int m_stage;
    int m_microbatches;
    int m_forwards = 0;
    int m_backwards = 0;
    int m_weights = 0;
};

template <class Issue> DeviceOrders perDevice(int devices, int microbatches, Issue issueAll)
{
    DeviceOrders orders(static_cast<std::size_t>(devices));
    for (int d = 0; d < devices; ++d) {
        StageIssuer issuer(orders[static_cast<std::size_t>(d)], d, microbatches);
        issueAll(d, issuer);
    }
    return orders;
}

} // namespace

DeviceOrders gpipeOrder(int devices, int microbatches)
{
    return perDevice(devices, microbatches, [](int, StageIssuer& issuer) {
        while (issuer.forwardsLeft())
            issuer.forward();
        while (issuer.backwardsLeft())
            issuer.backward();
    });
}

DeviceOrders oneFOneBOrder(int devices, int microbatches)
{
    return perDevice(devices, microbatches, [&](int d, StageIssuer& issuer) {
        for (int warmUp = std::min(devices - 1 - d, microbatches); warmUp > 0; --warmUp)
            issuer.forward();
        while (issuer.forwardsLeft()) {
            issuer.forward();
            issuer.backward();
        }
        while (issuer.backwardsLeft())
            issuer.backward();
    });
}

DeviceOrders zbH1Order(int devices, int microbatches)
{
    return perDevice(devices, microbatches, [&](int d, StageIssuer& issuer) {
        for (int warmUp = std::min(devices - 1 - d, microbatches); warmUp > 0; --warmUp)
            issuer.forward();
        for (int b = 0; b < microbatches; ++b) {
            if (issuer.forwardsLeft())
                issuer.forward();
            issuer.inputGradient();
            if (b >= d)
                issuer.weightGradient();
        }
        while (issuer.pendingWeights() > 0)
            issuer.weightGradient();
    });
}

DeviceOrders zbH2Order(int devices, int microbatches)
{
    return perDevice(devices, microbatches, [&](int d, StageIssuer& issuer) {
        for (int warmUp = std::min(2 * (devices - d) - 1, microbatches); warmUp > 0; --warmUp)
            issuer.forward();
        while (issuer.backwardsLeft()) {
            issuer.inputGradient();
            if (issuer.pendingWeights() > 2 * d || !issuer.forwardsLeft())
                issuer.weightGradient();
            if (issuer.forwardsLeft())
                issuer.forward();
        }
        while (issuer.pendingWeights() > 0)
            issuer.weightGradient();
    });
}

} // namespace rankloom
