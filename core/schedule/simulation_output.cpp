// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/simulation_output.h"

#include <algorithm>
#include <array>
#include <iterator>

#include <fmt/format.h>

#include "core/base/at.h"
#include "core/base/text.h"
#include "core/schedule/sensitivity.h"

namespace rankloom {

namespace {

// Written by hand: every text in it is a name of ours, and a step can hold a million passes.

constexpr std::array kCauses {BubbleCause::WarmUp, BubbleCause::CoolDown, BubbleCause::WaitsForPass,
    BubbleCause::WaitsForLink, BubbleCause::WaitsForBarrier, BubbleCause::Imbalance,
    BubbleCause::WaitsForOffload};
constexpr std::size_t kLeversShown = 8;

const Slice& sliceOf(const Timeline& timeline, int lane, int slice)
{
    return timeline.lanes[at(lane)].slices[at(slice)];
}

std::int64_t busyOf(const Lane& lane)
{
    std::int64_t busy = 0;
    for (const Slice& slice : lane.slices)
        busy += slice.end - slice.start;
    return busy;
}

std::int64_t idleOf(const Lane& lane, BubbleCause cause)
{
    std::int64_t idle = 0;
    for (const Bubble& bubble : lane.bubbles)
        if (bubble.cause == cause)
            idle += bubble.end - bubble.start;
    return idle;
}

std::string passJson(const Timeline& timeline, int lane, int index)
{
    const Slice& slice = sliceOf(timeline, lane, index);
    return fmt::format(R"({{"stage":{},"pass":"{}","microbatch":{},"chunk":{}}})", lane, letterOf(slice.kind),
        slice.microbatch, slice.chunk);
}

void appendStages(std::string& out, const PassOrder& order, const Timeline& timeline)
{
    const auto peaks = peakActivations(order);
    for (std::size_t l = 0; l < timeline.lanes.size(); ++l) {
        const Lane& lane = timeline.lanes[l];
        const std::int64_t busy = busyOf(lane);
        const bool empty = lane.slices.empty();
        fmt::format_to(std::back_inserter(out),
            "{}\n    {{\"stage\":{},\"busy\":{},\"idle\":{},\"firstStart\":{},\"lastEnd\":{},"
            "\"peakInFlightChunks\":{},\"peakInFlightChunksUntilWeightGradient\":{},\"idleByCause\":{{",
            l == 0 ? "" : ",", l, unitsText(busy), unitsText(timeline.makespan - busy),
            unitsText(empty ? 0 : lane.slices.front().start), unitsText(empty ? 0 : lane.slices.back().end),
            peaks[l].untilInputGradient, peaks[l].untilWeightGradient);
        for (std::size_t c = 0; c < kCauses.size(); ++c)
            fmt::format_to(std::back_inserter(out), "{}\"{}\":{}", c == 0 ? "" : ",", toString(kCauses[c]),
                unitsText(idleOf(lane, kCauses[c])));
        fmt::format_to(
            std::back_inserter(out), "}},\"order\":\"{}\"}}", writePassOrderRow(order, static_cast<int>(l)));
    }
}

void appendBubbles(std::string& out, const Timeline& timeline)
{
    const char* separator = "";
    for (std::size_t l = 0; l < timeline.lanes.size(); ++l)
        for (const Bubble& bubble : timeline.lanes[l].bubbles) {
            fmt::format_to(std::back_inserter(out),
                "{}\n    {{\"stage\":{},\"start\":{},\"end\":{},\"cause\":\"{}\",\"of\":{}}}", separator, l,
                unitsText(bubble.start), unitsText(bubble.end), toString(bubble.cause),
                bubble.ofLane < 0 ? std::string("null") : passJson(timeline, bubble.ofLane, bubble.ofSlice));
            separator = ",";
        }
}

void appendLevers(std::string& out, const std::vector<Sensitivity>& levers)
{
    for (std::size_t i = 0; i < levers.size(); ++i)
        fmt::format_to(std::back_inserter(out),
            "{}\n    {{\"lever\":\"{}\",\"index\":{},\"onCriticalPath\":{},\"passes\":{}}}",
            i == 0 ? "" : ",", toString(levers[i].lever.kind), levers[i].lever.index,
            unitsText(levers[i].onPath), levers[i].passes);
}

} // namespace

std::string unitsText(std::int64_t ticks)
{
    std::string text = fmt::format("{}.{:09}", ticks / kTicksPerUnit, ticks % kTicksPerUnit);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.')
        text.pop_back();
    return text;
}

std::string writeSimulationJson(
    const PassOrder& order, const PassDurations& durations, const Timeline& timeline)
{
    std::string out = fmt::format("{{\n  \"format\": \"rankloom-simulation\",\n  \"version\": 1,\n"
                                  "  \"schedule\": \"{}\",\n  \"stages\": {},\n  \"microbatches\": {},\n"
                                  "  \"chunks\": {},\n  \"vocabulary\": \"{}\",\n  \"makespan\": {},\n"
                                  "  \"longestStage\": {},\n  \"bubbleRatio\": {},\n  \"perStage\": [",
        nameOf(order.kind), order.devices, order.microbatches, order.chunks, nameOf(order.vocabulary),
        unitsText(timeline.makespan), unitsText(timeline.longestStage), shortestText(timeline.bubbleRatio));
    appendStages(out, order, timeline);
    out += "\n  ],\n  \"bubbles\": [";
    appendBubbles(out, timeline);
    out += "\n  ],\n  \"criticalPath\": [";
    const char* separator = "";
    for (const SliceRef& ref : timeline.criticalPath) {
        out += separator;
        out += "\n    " + passJson(timeline, ref.lane, ref.slice);
        separator = ",";
    }
    out += "\n  ],\n  \"sensitivities\": [";
    appendLevers(out, pathSensitivities(order, durations, timeline));
    out += "\n  ]\n}\n";
    return out;
}

std::string writeSimulationText(
    const PassOrder& order, const PassDurations& durations, const Timeline& timeline)
{
    std::string out = fmt::format("{}: {} stages, {} microbatches, {} chunks per stage\n"
                                  "makespan {}, longest stage {}, bubble {:.2f} % of the makespan\n\n",
        nameOf(order.kind), order.devices, order.microbatches, order.chunks, unitsText(timeline.makespan),
        unitsText(timeline.longestStage), 100 * timeline.bubbleRatio);
    auto to = std::back_inserter(out);
    fmt::format_to(to, "{:>5} {:>14} {:>14} {:>12} {:>12}", "stage", "busy", "idle", "in flight", "until W");
    for (const BubbleCause cause : kCauses)
        fmt::format_to(to, " {:>17}", toString(cause));
    out += '\n';
    const auto peaks = peakActivations(order);
    for (std::size_t l = 0; l < timeline.lanes.size(); ++l) {
        const std::int64_t busy = busyOf(timeline.lanes[l]);
        fmt::format_to(to, "{:>5} {:>14} {:>14} {:>12} {:>12}", l, unitsText(busy),
            unitsText(timeline.makespan - busy), peaks[l].untilInputGradient, peaks[l].untilWeightGradient);
        for (const BubbleCause cause : kCauses)
            fmt::format_to(to, " {:>17}", unitsText(idleOf(timeline.lanes[l], cause)));
        out += '\n';
    }
    const auto levers = whatWouldShrink(order, durations, timeline, 0.9, kLeversShown);
    if (!levers)
        return out;
    out += "\nWhat would shrink the makespan if it took 10 % less time:\n";
    for (const Sensitivity& lever : *levers)
        fmt::format_to(to, "  {:<40} -{} (on the critical path: {})\n", describe(lever.lever),
            unitsText(lever.saved), unitsText(lever.onPath));
    return out;
}

Result<void> checkWritable(const Timeline& timeline)
{
    constexpr std::size_t kMostWritten = 1'000'000;
    std::size_t passes = 0;
    for (const Lane& lane : timeline.lanes)
        passes += lane.slices.size();
    if (passes <= kMostWritten)
        return {};
    return fail(ErrorCode::TooLarge,
        Phrase::of(
            "the timeline has {} passes, more than the {} that are written down", passes, kMostWritten),
        {}, Phrase::of("Take fewer microbatches: what is between the first and the last ones repeats."));
}

std::string writeTimelineCsv(const Timeline& timeline)
{
    std::string out =
        "lane,what,pass,stage,microbatch,chunk,start,end,cause,ofLane,ofPass,ofMicrobatch,ofChunk\n";
    auto to = std::back_inserter(out);
    for (std::size_t l = 0; l < timeline.lanes.size(); ++l) {
        for (const Slice& slice : timeline.lanes[l].slices)
            fmt::format_to(to, "{},pass,{},{},{},{},{},{},,,,,\n", l, letterOf(slice.kind), slice.stage,
                slice.microbatch, slice.chunk, slice.start, slice.end);
        for (const Bubble& bubble : timeline.lanes[l].bubbles) {
            fmt::format_to(
                to, "{},bubble,,,,,{},{},{},", l, bubble.start, bubble.end, toString(bubble.cause));
            if (bubble.ofLane < 0) {
                out += ",,,\n";
                continue;
            }
            const Slice& of = sliceOf(timeline, bubble.ofLane, bubble.ofSlice);
            fmt::format_to(to, "{},{},{},{}\n", bubble.ofLane, letterOf(of.kind), of.microbatch, of.chunk);
        }
    }
    return out;
}

} // namespace rankloom
