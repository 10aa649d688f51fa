// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <deque>
#include <utility>

#include "core/schedule/generators.h"

namespace rankloom {

namespace {

/// One device of DualPipe or DualPipeV: two sides, each a stage with its own run of microbatches.
class DualIssuer {
public:
    struct Side {
        int stage = 0;
        int firstMicrobatch = 0;
    };

    DualIssuer(std::vector<Pass>& order, Side side0, Side side1) : m_order(order), m_sides {side0, side1} { }

    void forward(int side) { m_order.push_back(makePass(PassKind::Forward, stage(side), nextForward(side))); }
    void backward(int side)
    {
        m_order.push_back(makePass(PassKind::Backward, stage(side), nextBackward(side)));
    }
    void inputGradient(int side)
    {
        const Pass pass = makePass(PassKind::BackwardInput, stage(side), nextBackward(side));
        m_order.push_back(pass);
        m_queued.push_back(pass);
    }
    void queuedWeight()
    {
        Pass pass = m_queued.front();
        m_queued.pop_front();
        pass.kind = PassKind::BackwardWeight;
        m_order.push_back(pass);
    }
    void overlapped(int forwardSide, int backwardSide)
    {
        Pass pair = makePass(PassKind::OverlappedPair, stage(forwardSide), nextForward(forwardSide));
        pair.pairStage = static_cast<std::int16_t>(stage(backwardSide));
        pair.pairMicrobatch = nextBackward(backwardSide);
        m_order.push_back(pair);
    }

private:
    [[nodiscard]] int stage(int side) const { return m_sides[static_cast<std::size_t>(side)].stage; }
    int nextForward(int side) { return next(side, m_forwards); }
    int nextBackward(int side) { return next(side, m_backwards); }
    int next(int side, std::array<int, 2>& counts)
    {
        const auto s = static_cast<std::size_t>(side);
        return m_sides[s].firstMicrobatch + counts[s]++;
    }

    std::vector<Pass>& m_order;
    std::array<Side, 2> m_sides;
    std::array<int, 2> m_forwards {};
    std::array<int, 2> m_backwards {};
    std::deque<Pass> m_queued; ///< input gradients whose weight gradient is still to run
};

/// The eight steps of deepseek-ai/DualPipe dualpipe.py: `half` devices between end and turn, the device is
/// `q` away from its end, `n` microbatches per side.
void issueDualPipe(DualIssuer& issuer, int half, int q, int n)
{
    for (int i = 0; i < 2 * (half - q - 1); ++i)
        issuer.forward(0);
    for (int i = 0; i < q + 1; ++i) {
        issuer.forward(0);
        issuer.forward(1);
    }
    for (int i = 0; i < half - q - 1; ++i) {
        issuer.inputGradient(1);
        issuer.queuedWeight();
        issuer.forward(1);
    }
    for (int i = 0; i < n - 2 * half + q + 1; ++i) {
        if (i == 0 && q == half - 1) {
            issuer.forward(0);
            issuer.backward(1);
        } else {
            issuer.overlapped(0, 1);
        }
        issuer.overlapped(1, 0);
    }
    for (int i = 0; i < half - q - 1; ++i) {
        issuer.backward(1);
        issuer.overlapped(1, 0);
    }
    for (int i = 0; i < 2 * (q + 1); ++i) {
        const int side = i % 2 == 0 ? 1 : 0;
        if (i < q + 1)
            issuer.backward(side);
        else
            issuer.inputGradient(side);
    }
    for (int i = 0; i < half - q - 1; ++i) {
        issuer.queuedWeight();
        issuer.inputGradient(0);
    }
    for (int i = 0; i < q + 1; ++i)
        issuer.queuedWeight();
}

} // namespace

DeviceOrders dualPipeOrder(int devices, int microbatches)
{
    DeviceOrders orders(static_cast<std::size_t>(devices));
    const int half = devices / 2;
    const int perDirection = microbatches / 2;
    for (int d = 0; d < devices; ++d) {
        const DualIssuer::Side down {d, 0};
        const DualIssuer::Side up {devices - 1 - d, perDirection};
        const bool first = d < half;
        DualIssuer issuer(orders[static_cast<std::size_t>(d)], first ? down : up, first ? up : down);
        issueDualPipe(issuer, half, std::min(d, devices - 1 - d), perDirection);
    }
    return orders;
}

DeviceOrders dualPipeVOrder(int devices, int microbatches)
{
    DeviceOrders orders(static_cast<std::size_t>(devices));
    for (int d = 0; d < devices; ++d) {
        DualIssuer issuer(orders[static_cast<std::size_t>(d)], {d, 0}, {2 * devices - 1 - d, 0});
        issueDualPipe(issuer, devices, d, microbatches);
    }
    return orders;
}

DeviceOrders chimeraOrder(int devices, int microbatches)
{
    const int unitSize = std::min(microbatches, devices);
    const int perDirection = unitSize / 2;
    DeviceOrders orders(static_cast<std::size_t>(devices));
    for (int d = 0; d < devices; ++d) {
        std::vector<std::pair<int, Pass>> slots;
        for (int direction = 0; direction < 2; ++direction) {
            const int stage = direction == 0 ? d : devices - 1 - d;
            for (int k = 0; k < microbatches / 2; ++k) {
                const int mb = direction * (microbatches / 2) + k;
                const int begin = 2 * devices * (k / perDirection) + 2 * (k % perDirection);
                slots.emplace_back(begin + stage, makePass(PassKind::Forward, stage, mb));
                slots.emplace_back(begin + 2 * devices - 1 - stage, makePass(PassKind::Backward, stage, mb));
            }
        }
        std::sort(slots.begin(), slots.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (const auto& [slot, pass] : slots)
            orders[static_cast<std::size_t>(d)].push_back(pass);
    }
    return orders;
}

} // namespace rankloom
