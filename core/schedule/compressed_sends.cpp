// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/compressed_sends.h"

#include <algorithm>
#include <utility>

#include "core/base/at.h"
#include "core/schedule/pass_graph.h"

namespace rankloom {

namespace {

/// Where the pieces of a lane's passes are.
struct Pieces {
    std::vector<std::int32_t> first; ///< by pass; one more than passes
    std::vector<std::int32_t> pass; ///< by pass: the piece that is the pass itself
};

Pieces cut(Lane& lane, const PassGraph& graph, const std::vector<Pass>& passes)
{
    Pieces pieces;
    std::vector<Slice> slices;
    slices.reserve(lane.slices.size());
    for (std::size_t i = 0; i < lane.slices.size(); ++i) {
        Slice slice = lane.slices[i];
        pieces.first.push_back(static_cast<std::int32_t>(slices.size()));
        const PassGraph::Around around =
            i < passes.size() ? graph.aroundPass(passes[i]) : PassGraph::Around {};
        const auto piece = [&](std::int64_t from, std::int64_t until, PassKind kind) {
            Slice own = slice;
            own.start = from;
            own.end = until;
            own.kind = kind;
            slices.push_back(own);
        };
        const std::int64_t begin = slice.start + around.before;
        const std::int64_t end = slice.end - around.behind;
        if (around.before > 0)
            piece(slice.start, begin, PassKind::Decompression);
        pieces.pass.push_back(static_cast<std::int32_t>(slices.size()));
        piece(begin, end, slice.kind);
        if (around.behind > 0)
            piece(end, slice.end, PassKind::Compression);
    }
    pieces.first.push_back(static_cast<std::int32_t>(slices.size()));
    lane.slices = std::move(slices);
    return pieces;
}

/// Of a timeline whose slices are still the passes of the order.
std::vector<CompressedSend> sendsOf(
    const Timeline& timeline, const PassGraph& graph, const PassDurations& durations)
{
    std::vector<CompressedSend> sends;
    for (int boundary = 0; boundary + 1 < graph.stageCount(); ++boundary)
        for (int microbatch = 0; microbatch < graph.microbatchCount(); ++microbatch) {
            if (graph.sendOf(boundary, microbatch) != PassGraph::Send::Compressed)
                continue;
            const std::int32_t source = graph.gradientPass(boundary + 1, microbatch);
            const int lane = graph.laneOf(source);
            const std::int64_t end = timeline.lanes[at(lane)].slices[at(source - graph.laneBegin(lane))].end;
            const HopUse use = hopUse(graph.order(), HopWay::Backward, boundary, microbatch);
            const CompressedSends& compressed = durations.compressed;
            const bool forward = use.way == HopWay::Forward;
            const auto& hops = forward ? compressed.hopForward : compressed.hopBackward;
            const auto& plain = forward ? durations.hopForward : durations.hopBackward;
            const std::int64_t before = end - graph.aroundPass(graph.pass(source)).behind;
            sends.push_back({end, end + hops[at(use.boundary)], before,
                before + (plain.empty() ? 0 : plain[at(use.boundary)]), lane,
                graph.laneOf(graph.gradientPass(boundary, microbatch)), microbatch});
        }
    std::ranges::stable_sort(sends, {}, &CompressedSend::start);
    return sends;
}

} // namespace

Result<std::vector<SendCount>> countBackwardSends(const PassOrder& order, const PassDurations& durations)
{
    const auto graph = PassGraph::build(order, durations);
    if (!graph)
        return tl::unexpected(graph.error());
    std::vector<SendCount> counts(at(graph->laneCount()));
    for (int boundary = 0; boundary + 1 < graph->stageCount(); ++boundary)
        for (int microbatch = 0; microbatch < graph->microbatchCount(); ++microbatch) {
            const PassGraph::Send send = graph->sendOf(boundary, microbatch);
            if (send == PassGraph::Send::None)
                continue;
            SendCount& count = counts[at(graph->laneOf(graph->gradientPass(boundary + 1, microbatch)))];
            ++count.sends;
            count.compressed += send == PassGraph::Send::Compressed ? 1 : 0;
        }
    return counts;
}

void showCompression(Timeline& timeline, const PassOrder& order, const PassDurations& durations)
{
    if (!durations.compressed.any())
        return;
    const auto graph = PassGraph::build(order, durations);
    if (!graph)
        return;
    timeline.compressedSends = sendsOf(timeline, *graph, durations);
    std::vector<Pieces> pieces;
    for (std::size_t lane = 0; lane < timeline.lanes.size(); ++lane)
        pieces.push_back(cut(timeline.lanes[lane], *graph, order.passes[lane]));
    for (Lane& lane : timeline.lanes)
        for (Bubble& bubble : lane.bubbles)
            if (bubble.ofSlice >= 0) {
                // What is waited for is the last piece: the gradient leaves behind its compression.
                const Pieces& of = pieces[at(bubble.ofLane)];
                bubble.ofSlice = bubble.cause == BubbleCause::WaitsForOffload
                    ? of.pass[at(bubble.ofSlice)]
                    : of.first[at(bubble.ofSlice + 1)] - 1;
            }
    std::vector<SliceRef> path;
    for (const SliceRef& ref : timeline.criticalPath) {
        const Pieces& of = pieces[at(ref.lane)];
        for (std::int32_t i = of.first[at(ref.slice)]; i < of.first[at(ref.slice + 1)]; ++i)
            path.push_back({ref.lane, i});
    }
    timeline.criticalPath = std::move(path);
}

} // namespace rankloom
