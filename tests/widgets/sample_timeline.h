// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Timelines for tests and pictures of the widgets, independent of the scheduler: one-forward-one-backward by
// earliest start, and arbitrary ones.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "core/schedule/timeline.h"

namespace rankloom::ui::sample {

struct Durations {
    std::int64_t forward = 3'000'000; ///< ns
    std::int64_t backward = 5'600'000;
    std::int64_t hop = 180'000;
    bool split = false; ///< backward as input and weight gradient
};

/// Bubbles of a lane: exactly what its slices leave, each waiting for the slice before it on a neighbour.
inline void addBubbles(Timeline& timeline)
{
    for (std::size_t lane = 0; lane < timeline.lanes.size(); ++lane) {
        Lane& own = timeline.lanes[lane];
        std::int64_t at = 0;
        const auto add = [&](std::int64_t until, BubbleCause cause, int ofLane, std::int64_t before) {
            if (until <= at)
                return;
            Bubble bubble {at, until, cause, ofLane, -1};
            if (ofLane >= 0 && ofLane < static_cast<int>(timeline.lanes.size())) {
                const auto& others = timeline.lanes[static_cast<std::size_t>(ofLane)].slices;
                for (std::size_t i = 0; i < others.size() && others[i].end <= before; ++i)
                    bubble.ofSlice = static_cast<std::int32_t>(i);
            } else {
                bubble.ofLane = -1;
            }
            own.bubbles.push_back(bubble);
        };
        for (const Slice& slice : own.slices) {
            const bool first = at == 0 && lane > 0;
            const bool forward = slice.kind == PassKind::Forward;
            add(slice.start,
                first         ? BubbleCause::WarmUp
                    : forward ? BubbleCause::WaitsForLink
                              : BubbleCause::WaitsForPass,
                static_cast<int>(lane) + (forward ? -1 : 1), slice.start);
            at = slice.end;
        }
        add(timeline.makespan, BubbleCause::CoolDown, -1, 0);
    }
}

/// 1F1B on p stages and m microbatches; the warm-up of stage s is min(p - s - 1, m) forwards.
inline Timeline oneFOneB(int p, int m, Durations d = {})
{
    Timeline timeline;
    const auto P = static_cast<std::size_t>(p);
    const auto M = static_cast<std::size_t>(m);
    std::vector<std::vector<std::int64_t>> forwardEnd(P, std::vector<std::int64_t>(M, -1));
    auto backwardEnd = forwardEnd;
    struct State {
        std::vector<std::pair<bool, int>> order; ///< forward?, microbatch
        std::size_t next = 0;
        std::int64_t free = 0;
    };
    std::vector<State> states(P);
    timeline.lanes.resize(P);
    for (int s = 0; s < p; ++s) {
        State& state = states[static_cast<std::size_t>(s)];
        const int warm = std::min(p - s - 1, m);
        for (int i = 0; i < warm; ++i)
            state.order.emplace_back(true, i);
        for (int i = warm; i < m; ++i) {
            state.order.emplace_back(true, i);
            state.order.emplace_back(false, i - warm);
        }
        for (int i = m - warm; i < m; ++i)
            state.order.emplace_back(false, i);
        timeline.lanes[static_cast<std::size_t>(s)].name = "stage " + std::to_string(s);
    }
    for (bool progress = true; progress;) {
        progress = false;
        for (std::size_t s = 0; s < P; ++s) {
            State& state = states[s];
            Lane& lane = timeline.lanes[s];
            while (state.next < state.order.size()) {
                const auto [forward, i] = state.order[state.next];
                const auto mb = static_cast<std::size_t>(i);
                std::int64_t ready = 0;
                if (forward && s > 0)
                    ready = forwardEnd[s - 1][mb] < 0 ? -1 : forwardEnd[s - 1][mb] + d.hop;
                else if (!forward && s + 1 < P)
                    ready = backwardEnd[s + 1][mb] < 0 ? -1 : backwardEnd[s + 1][mb] + d.hop;
                else if (!forward)
                    ready = forwardEnd[s][mb];
                if (ready < 0)
                    break;
                const std::int64_t start = std::max(state.free, ready);
                const auto stage = static_cast<std::int16_t>(s);
                std::int64_t end = start + (forward ? d.forward : d.backward);
                if (forward) {
                    lane.slices.push_back({start, end, i, stage, PassKind::Forward, 0});
                    forwardEnd[s][mb] = end;
                } else if (d.split) {
                    const std::int64_t mid = start + d.backward * 4 / 7;
                    lane.slices.push_back({start, mid, i, stage, PassKind::BackwardInput, 0});
                    lane.slices.push_back({mid, end, i, stage, PassKind::BackwardWeight, 0});
                    backwardEnd[s][mb] = mid;
                } else {
                    lane.slices.push_back({start, end, i, stage, PassKind::Backward, 0});
                    backwardEnd[s][mb] = end;
                }
                const std::int32_t alive = lane.activations.empty() ? 0 : lane.activations.back().alive;
                lane.activations.push_back({forward ? start : end, alive + (forward ? 1 : -1)});
                state.free = end;
                ++state.next;
                progress = true;
            }
        }
    }
    for (const Lane& lane : timeline.lanes) {
        timeline.makespan = std::max(timeline.makespan, lane.slices.back().end);
        timeline.longestStage =
            std::max(timeline.longestStage, lane.slices.back().end - lane.slices.front().start);
    }
    const std::int64_t busy = static_cast<std::int64_t>(m) * (d.forward + d.backward);
    timeline.bubbleRatio =
        static_cast<double>(timeline.makespan - busy) / static_cast<double>(timeline.makespan);
    addBubbles(timeline);
    // A critical path of these durations: forward 0 down, the last stage's work, the last backward up.
    for (int s = 0; s + 1 < p; ++s)
        timeline.criticalPath.push_back({s, 0});
    const auto& last = timeline.lanes.back().slices;
    for (std::size_t i = 0; i < last.size(); ++i)
        timeline.criticalPath.push_back({p - 1, static_cast<std::int32_t>(i)});
    for (int s = p - 2; s >= 0; --s)
        timeline.criticalPath.push_back(
            {s, static_cast<std::int32_t>(timeline.lanes[static_cast<std::size_t>(s)].slices.size()) - 1});
    return timeline;
}

} // namespace rankloom::ui::sample
