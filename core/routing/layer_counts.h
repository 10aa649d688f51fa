// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "core/base/matrix.h"
#include "core/routing/routing.h"

namespace rankloom {

/// The counters of one layer of a trace, and its picks that wait for the next layer. Matrices are
/// `capacity`² while counting, because the number of experts may grow.
class LayerCounts {
public:
    LayerCounts(int capacity, int topK);

    /// Counts load and co-activation. Returns the position of a pick that repeats another one of its token.
    std::optional<std::size_t> count(const RoutingBatch& batch);
    /// Counts transitions from our waiting picks to a batch of the next layer.
    void matchNext(int nextLayer, const RoutingBatch& next);
    /// Counts transitions from a batch of ours to picks of the next layer that came first and wait there.
    void matchWaiting(int nextLayer, const RoutingBatch& ours, const LayerCounts& next);
    void keep(const RoutingBatch& batch);

    void forgetBefore(std::int64_t token);
    /// Drops the oldest waiting picks if they found their next layer; returns whether it did.
    bool forgetOldestMatched();
    void forgetOldest(); ///< whatever they found
    void forgetAll();
    void grow(int to);

    [[nodiscard]] int topK() const { return m_topK; }
    [[nodiscard]] std::int64_t tokens() const { return m_tokens; }
    [[nodiscard]] std::size_t waitingPicks() const { return m_waitingPicks; }
    /// Tokens below this number were dropped for lack of room before their next layer came; 0 = none.
    [[nodiscard]] std::int64_t forgottenUntil() const { return m_forgottenUntil; }

    void appendLoad(std::vector<std::int64_t>& to, int experts) const;
    void appendCoactivation(std::vector<std::int64_t>& to, int experts) const;
    void appendTransitions(int nextLayer, std::vector<std::int64_t>& to, int experts) const;

private:
    /// Picks of consecutive tokens.
    struct Block {
        std::int64_t first = 0;
        std::int64_t end = 0;
        std::vector<std::uint16_t> picks;
        bool matched = false; ///< the next layer had these tokens; kept for a layer that comes out of order
    };
    using Counts = Matrix<std::int64_t>;

    void letGo(Block&& block);
    Counts& transitionsTo(int nextLayer);

    int m_topK;
    std::int64_t m_tokens = 0;
    std::vector<std::int64_t> m_load;
    Counts m_pairs; ///< co-activation, only i < j
    std::map<int, Counts> m_transitions; ///< by next layer; more than one when a layer shows up late
    std::deque<Block> m_waiting;
    std::vector<std::uint16_t> m_spare; ///< the storage of a block let go, for the next one
    std::size_t m_waitingPicks = 0;
    std::int64_t m_forgottenUntil = 0;
};

} // namespace rankloom
