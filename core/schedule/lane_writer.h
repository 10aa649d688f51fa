// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/schedule/pass_graph.h"

namespace rankloom {

/// Writes what a simulation finds down as a timeline: slices, bubbles with causes, activation steps and, at
/// the end, the critical path. Both engines use it, so a bubble means the same in both.
class LaneWriter {
public:
    explicit LaneWriter(const PassGraph& graph);

    /// The lane idled from `from` to `until` (nothing happens when they are equal) for pass `source`, which
    /// ended at `sourceEnd`: up to there it was waited for, afterwards its result was on the way.
    void waited(int lane, std::int64_t from, std::int64_t until, std::int32_t source, std::int64_t sourceEnd);
    /// For all devices' passes of a kind, the last of which is `source`.
    void waitedAtBarrier(int lane, std::int64_t from, std::int64_t until, std::int32_t source);
    /// The lane idled until the activations that `pass` reads were back.
    void waitedForOffload(int lane, std::int64_t from, std::int64_t until, const Pass& pass);
    /// The next pass of the lane. `bindingPass` decided its start, -1 = the lane's previous pass.
    void add(int lane, const Pass& pass, std::int64_t start, std::int64_t end, std::int32_t bindingPass);

    /// Closes all lanes at the makespan. Call once.
    Timeline finish();

private:
    void addBubble(int lane, std::int64_t from, std::int64_t until, BubbleCause cause, std::int32_t source);
    void countActivation(int lane, std::int64_t time, int change);
    void closeLanes();

    const PassGraph& m_graph;
    Timeline m_timeline;
    std::vector<std::int32_t> m_binding; ///< by pass: the pass whose end decided its start
    std::vector<std::int64_t> m_busy; ///< by lane
    std::vector<std::int32_t> m_alive; ///< by lane: chunk activations
    std::vector<std::array<std::int64_t, kPassKindCount>> m_longest; ///< by lane and kind
};

} // namespace rankloom
