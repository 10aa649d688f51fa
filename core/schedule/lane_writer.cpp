// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/lane_writer.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "core/base/at.h"

namespace rankloom {

LaneWriter::LaneWriter(const PassGraph& graph)
    : m_graph(graph)
    , m_binding(at(graph.passCount()), -1)
    , m_busy(at(graph.laneCount()), 0)
    , m_alive(at(graph.laneCount()), 0)
    , m_longest(at(graph.laneCount()))
{
    m_timeline.lanes.resize(at(graph.laneCount()));
    for (int lane = 0; lane < graph.laneCount(); ++lane) {
        const auto& passes = graph.order().passes[at(lane)];
        Lane& written = m_timeline.lanes[at(lane)];
        written.name = fmt::format("stage {}", lane);
        written.slices.reserve(passes.size());
        written.activations.reserve(passes.size() + 1);
        // A pass and its hop in front of every pass; what is not used is never touched.
        written.bubbles.reserve(2 * passes.size() + 2);
        auto& longest = m_longest[at(lane)];
        longest.fill(0);
        // Passes of one kind and stage are equally long; those of a lane come in runs of the same stage.
        std::array<int, kPassKindCount> last;
        last.fill(-1);
        for (const Pass& pass : passes) {
            const auto kind = at(static_cast<int>(pass.kind));
            if (pass.stage == last[kind] && pass.kind != PassKind::OverlappedPair)
                continue;
            last[kind] = pass.stage;
            longest[kind] = std::max(longest[kind], graph.durationOf(pass, lane));
        }
    }
}

void LaneWriter::addBubble(
    int lane, std::int64_t from, std::int64_t until, BubbleCause cause, std::int32_t source)
{
    if (from >= until)
        return;
    // Filled in place: a bubble put together elsewhere and copied costs a third of a simulation.
    Bubble& bubble = m_timeline.lanes[at(lane)].bubbles.emplace_back();
    bubble.start = from;
    bubble.end = until;
    bubble.cause = cause;
    if (source < 0)
        return;
    bubble.ofLane = m_graph.laneOf(source);
    bubble.ofSlice = source - m_graph.laneBegin(bubble.ofLane);
}

void LaneWriter::waitedAtBarrier(int lane, std::int64_t from, std::int64_t until, std::int32_t source)
{
    const bool warmUp = m_timeline.lanes[at(lane)].slices.empty();
    addBubble(lane, from, until, warmUp ? BubbleCause::WarmUp : BubbleCause::WaitsForBarrier, source);
}

void LaneWriter::waited(
    int lane, std::int64_t from, std::int64_t until, std::int32_t source, std::int64_t sourceEnd)
{
    if (from >= until)
        return;
    if (m_timeline.lanes[at(lane)].slices.empty())
        return addBubble(lane, from, until, BubbleCause::WarmUp, source);
    const std::int64_t computed = std::clamp(sourceEnd, from, until);
    std::int64_t balanced = computed;
    if (source >= 0 && computed > from) {
        // What the awaited pass takes beyond this lane's own longest pass of that kind is imbalance.
        const Pass& awaited = m_graph.pass(source);
        const int awaitedLane = m_graph.laneOf(source);
        const std::int64_t own = m_longest[at(lane)][at(static_cast<int>(awaited.kind))];
        const std::int64_t excess = m_graph.durationOf(awaited, awaitedLane) - own;
        if (own > 0 && excess > 0 && awaitedLane != lane)
            balanced = std::max(from, computed - excess);
    }
    addBubble(lane, from, balanced, BubbleCause::WaitsForPass, source);
    addBubble(lane, balanced, computed, BubbleCause::Imbalance, source);
    addBubble(lane, computed, until, BubbleCause::WaitsForLink, source);
}

void LaneWriter::waitedForOffload(int lane, std::int64_t from, std::int64_t until, const Pass& pass)
{
    const bool pair = pass.kind == PassKind::OverlappedPair;
    addBubble(lane, from, until, BubbleCause::WaitsForOffload,
        m_graph.forwardPass(
            pair ? pass.pairStage : pass.stage, pair ? pass.pairMicrobatch : pass.microbatch));
}

void LaneWriter::countActivation(int lane, std::int64_t time, int change)
{
    auto& steps = m_timeline.lanes[at(lane)].activations;
    std::int32_t& alive = m_alive[at(lane)];
    alive += change;
    if (!steps.empty() && steps.back().time == time)
        steps.back().alive = alive;
    else
        steps.push_back({time, alive});
}

void LaneWriter::add(
    int lane, const Pass& pass, std::int64_t start, std::int64_t end, std::int32_t bindingPass)
{
    Lane& written = m_timeline.lanes[at(lane)];
    const auto index = static_cast<std::int32_t>(written.slices.size());
    const std::int32_t number = m_graph.laneBegin(lane) + index;
    m_binding[at(number)] = bindingPass >= 0 ? bindingPass : (index > 0 ? number - 1 : -1);
    Slice slice;
    slice.start = start;
    slice.end = end;
    slice.microbatch = pass.microbatch;
    slice.stage = pass.stage;
    slice.kind = pass.kind;
    slice.chunk = static_cast<std::uint8_t>(std::min(255, m_graph.chunkOf(pass, lane)));
    written.slices.push_back(slice);
    m_busy[at(lane)] += end - start;
    if (pass.kind == PassKind::Forward || pass.kind == PassKind::OverlappedPair)
        countActivation(lane, start, 1);
    const bool frees = pass.kind == PassKind::Backward || pass.kind == PassKind::BackwardWeight
        || (pass.kind == PassKind::OverlappedPair && !pass.pairInputOnly);
    if (frees)
        countActivation(lane, end, -1);
}

void LaneWriter::closeLanes()
{
    const std::vector<std::int64_t>& tail = m_graph.durations().tail;
    std::int32_t lastPass = -1;
    std::int32_t pathEnd = -1;
    std::int64_t stepEnd = 0;
    for (int lane = 0; lane < m_graph.laneCount(); ++lane) {
        const auto& slices = m_timeline.lanes[at(lane)].slices;
        if (slices.empty())
            continue;
        const std::int64_t end = slices.back().end;
        m_timeline.longestStage = std::max(m_timeline.longestStage, end - slices.front().start);
        if (lastPass < 0 || end > m_timeline.makespan) {
            m_timeline.makespan = end;
            lastPass = m_graph.laneBegin(lane + 1) - 1;
        }
        const std::int64_t withTail = end + (tail.empty() ? 0 : tail[at(lane)]);
        if (pathEnd < 0 || withTail > stepEnd) {
            stepEnd = withTail;
            pathEnd = m_graph.laneBegin(lane + 1) - 1;
        }
    }
    for (int lane = 0; lane < m_graph.laneCount(); ++lane) {
        const auto& slices = m_timeline.lanes[at(lane)].slices;
        const std::int64_t end = slices.empty() ? 0 : slices.back().end;
        addBubble(lane, end, m_timeline.makespan, BubbleCause::CoolDown, lastPass);
    }
    m_timeline.period = m_timeline.makespan;
    const std::int64_t busiest = m_busy.empty() ? 0 : *std::max_element(m_busy.begin(), m_busy.end());
    if (m_timeline.makespan > 0)
        m_timeline.bubbleRatio =
            static_cast<double>(m_timeline.makespan - busiest) / static_cast<double>(m_timeline.makespan);
    for (std::int32_t pass = pathEnd; pass >= 0; pass = m_binding[at(pass)]) {
        const int lane = m_graph.laneOf(pass);
        m_timeline.criticalPath.push_back({lane, pass - m_graph.laneBegin(lane)});
    }
    std::reverse(m_timeline.criticalPath.begin(), m_timeline.criticalPath.end());
}

Timeline LaneWriter::finish()
{
    closeLanes();
    return std::move(m_timeline);
}

} // namespace rankloom
