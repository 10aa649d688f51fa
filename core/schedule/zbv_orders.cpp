// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/generators.h"

namespace rankloom {

namespace {

/// The two stages of a device in a V; counts beyond the real microbatches are kept but not issued.
class VIssuer {
public:
    VIssuer(std::vector<Pass>& order, int devices, int device, int microbatches)
        : m_order(order), m_microbatches(microbatches)
    {
        m_legs[0].stage = device;
        m_legs[1].stage = 2 * devices - 1 - device;
    }

    void forward(int leg) { issue(PassKind::Forward, leg, m_legs[leg].forwards); }
    void inputGradient(int leg) { issue(PassKind::BackwardInput, leg, m_legs[leg].inputs); }
    void weightGradient(int leg) { issue(PassKind::BackwardWeight, leg, m_legs[leg].weights); }
    [[nodiscard]] int forwards(int leg) const { return m_legs[leg].forwards; }
    void remainingWeights(int leg)
    {
        while (m_legs[leg].weights < m_legs[leg].inputs)
            weightGradient(leg);
    }

private:
    struct Leg {
        int stage = 0;
        int forwards = 0;
        int inputs = 0;
        int weights = 0;
    };
    void issue(PassKind kind, int leg, int& count)
    {
        const int mb = count++;
        if (mb < m_microbatches)
            m_order.push_back(makePass(kind, m_legs[leg].stage, mb));
    }

    std::vector<Pass>& m_order;
    int m_microbatches;
    Leg m_legs[2];
};

constexpr int kDown = 0; ///< stage d
constexpr int kUp = 1; ///< stage 2p-1-d

} // namespace

DeviceOrders zbVOrder(int devices, int microbatches)
{
    const int planned = std::max(microbatches, 2 * devices - 1);
    DeviceOrders orders(static_cast<std::size_t>(devices));
    for (int d = 0; d < devices; ++d) {
        VIssuer v(orders[static_cast<std::size_t>(d)], devices, d, microbatches);
        for (int i = 0; i < 2 * (devices - d) - 1; ++i)
            v.forward(kDown);
        for (int i = 0; i < d; ++i) {
            v.forward(kUp);
            v.forward(kDown);
        }
        for (int i = 0; i < devices - d; ++i) {
            v.forward(kUp);
            v.inputGradient(kUp);
            v.weightGradient(kUp);
        }
        while (v.forwards(kUp) < v.forwards(kDown) || v.forwards(kDown) < planned) {
            if (v.forwards(kDown) < planned)
                v.forward(kDown);
            v.inputGradient(kDown);
            v.weightGradient(kDown);
            v.forward(kUp);
            v.inputGradient(kUp);
            v.weightGradient(kUp);
        }
        for (int i = 0; i < d; ++i) {
            v.inputGradient(kDown);
            v.inputGradient(kUp);
        }
        for (int i = 0; i < devices - d; ++i) {
            v.inputGradient(kDown);
            v.weightGradient(kDown);
        }
        v.remainingWeights(kUp);
        v.remainingWeights(kDown);
    }
    return orders;
}

} // namespace rankloom
