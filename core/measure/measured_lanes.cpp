// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/measured_lanes.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

#include "core/base/at.h"

namespace rankloom {

namespace {

/// Finds the pass whose result another one waits for.
class Producers {
public:
    explicit Producers(const Timeline& timeline) : m_timeline(timeline)
    {
        for (std::size_t l = 0; l < timeline.lanes.size(); ++l)
            for (std::size_t i = 0; i < timeline.lanes[l].slices.size(); ++i) {
                const Slice& slice = timeline.lanes[l].slices[i];
                const SliceRef ref {static_cast<std::int32_t>(l), static_cast<std::int32_t>(i)};
                if (slice.microbatch < 0)
                    continue;
                if (slice.kind == PassKind::Forward)
                    m_forward.try_emplace(key(slice.stage, slice.microbatch), ref);
                else if (slice.kind == PassKind::Backward || slice.kind == PassKind::BackwardInput)
                    m_gradient.try_emplace(key(slice.stage, slice.microbatch), ref);
            }
    }

    /// Null when the slice waits for no other lane's pass, or for one that was not measured.
    [[nodiscard]] const SliceRef* of(const Slice& slice) const
    {
        if (slice.microbatch < 0)
            return nullptr;
        if (slice.kind == PassKind::Forward)
            return find(m_forward, slice.stage - 1, slice.microbatch);
        if (slice.kind == PassKind::Backward || slice.kind == PassKind::BackwardInput)
            return find(m_gradient, slice.stage + 1, slice.microbatch);
        return nullptr;
    }

    [[nodiscard]] const Slice& slice(SliceRef ref) const
    {
        return m_timeline.lanes[at(ref.lane)].slices[at(ref.slice)];
    }

private:
    using Table = std::unordered_map<std::int64_t, SliceRef>; ///< never iterated

    static std::int64_t key(int stage, std::int32_t microbatch)
    {
        return (std::int64_t {stage} << 32) | microbatch;
    }
    static const SliceRef* find(const Table& table, int stage, std::int32_t microbatch)
    {
        const auto found = stage < 0 ? table.end() : table.find(key(stage, microbatch));
        return found == table.end() ? nullptr : &found->second;
    }

    const Timeline& m_timeline;
    Table m_forward;
    Table m_gradient;
};

/// Returns by how much.
std::int64_t moveToZero(Timeline& timeline)
{
    std::int64_t first = std::numeric_limits<std::int64_t>::max();
    for (const Lane& lane : timeline.lanes)
        if (!lane.slices.empty())
            first = std::min(first, lane.slices.front().start);
    const auto move = [first](std::vector<Slice>& slices) {
        // What ran on a stream before the first pass belongs to another step.
        std::erase_if(slices, [first](const Slice& slice) { return slice.start < first; });
        for (Slice& slice : slices) {
            slice.start -= first;
            slice.end -= first;
        }
    };
    for (Lane& lane : timeline.lanes) {
        move(lane.slices);
        for (Stream& stream : lane.streams)
            move(stream.slices);
        std::erase_if(lane.streams, [](const Stream& stream) { return stream.slices.empty(); });
    }
    return first;
}

void countSpans(Timeline& timeline)
{
    std::int64_t busiest = 0;
    timeline.makespan = 0;
    timeline.longestStage = 0;
    for (const Lane& lane : timeline.lanes) {
        if (lane.slices.empty())
            continue;
        std::int64_t busy = 0;
        for (const Slice& slice : lane.slices)
            busy += slice.end - slice.start;
        busiest = std::max(busiest, busy);
        timeline.makespan = std::max(timeline.makespan, lane.slices.back().end);
        timeline.longestStage =
            std::max(timeline.longestStage, lane.slices.back().end - lane.slices.front().start);
    }
    timeline.period = timeline.makespan;
    timeline.bubbleRatio = timeline.makespan > 0
        ? static_cast<double>(timeline.makespan - busiest) / static_cast<double>(timeline.makespan)
        : 0;
}

void countActivations(Lane& lane)
{
    std::int32_t alive = 0;
    lane.activations.clear();
    for (const Slice& slice : lane.slices) {
        const bool takes = slice.kind == PassKind::Forward;
        const bool frees = slice.kind == PassKind::Backward || slice.kind == PassKind::BackwardWeight;
        if ((!takes && !frees) || (frees && alive == 0))
            continue;
        alive += takes ? 1 : -1;
        lane.activations.push_back({takes ? slice.start : slice.end, alive});
    }
}

void explainGap(Lane& lane, std::int64_t from, const Slice& next, const Producers& producers)
{
    const SliceRef* source = producers.of(next);
    if (source == nullptr || producers.slice(*source).end <= from)
        return;
    const std::int64_t computed = std::min(producers.slice(*source).end, next.start);
    lane.bubbles.push_back({from, computed, BubbleCause::WaitsForPass, source->lane, source->slice});
    if (computed < next.start)
        lane.bubbles.push_back(
            {computed, next.start, BubbleCause::WaitsForLink, source->lane, source->slice});
}

void explainGaps(Timeline& timeline)
{
    const Producers producers(timeline);
    for (Lane& lane : timeline.lanes) {
        lane.bubbles.clear();
        std::int64_t clock = 0;
        for (const Slice& slice : lane.slices) {
            if (slice.start > clock && &slice == &lane.slices.front())
                lane.bubbles.push_back({clock, slice.start, BubbleCause::WarmUp, -1, -1});
            else if (slice.start > clock)
                explainGap(lane, clock, slice, producers);
            clock = slice.end;
        }
        if (clock < timeline.makespan)
            lane.bubbles.push_back({clock, timeline.makespan, BubbleCause::CoolDown, -1, -1});
    }
}

} // namespace

void completeLanes(MeasuredTimeline& measured)
{
    measured.startOfFile = moveToZero(measured.timeline);
    countSpans(measured.timeline);
    explainGaps(measured.timeline);
    for (Lane& lane : measured.timeline.lanes)
        if (measured.named)
            countActivations(lane);
}

} // namespace rankloom
