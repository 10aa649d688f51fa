// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/simulation_output.h"

#include <map>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/output.h"
#include "core/base/json.h"
#include "core/base/text.h"

namespace rankloom::cli {

using nlohmann::ordered_json;

namespace {

double units(std::int64_t time) { return static_cast<double>(time) / static_cast<double>(kTimeUnit); }

/// What a lane does and when, as one line of the document.
struct LaneFigures {
    std::int64_t busy = 0;
    std::int64_t idle = 0;
    std::int64_t first = 0;
    std::int64_t last = 0;
};

LaneFigures figuresOf(const Lane& lane, std::int64_t makespan)
{
    LaneFigures out;
    for (const Slice& slice : lane.slices)
        out.busy += slice.end - slice.start;
    out.idle = makespan - out.busy;
    if (!lane.slices.empty()) {
        out.first = lane.slices.front().start;
        out.last = lane.slices.back().end;
    }
    return out;
}

ordered_json passJson(const Timeline& timeline, std::int32_t lane, std::int32_t index)
{
    const Slice& slice =
        timeline.lanes[static_cast<std::size_t>(lane)].slices[static_cast<std::size_t>(index)];
    return {{"stage", lane}, {"pass", letterOf(slice.kind)}, {"microbatch", slice.microbatch},
        {"chunk", static_cast<int>(slice.chunk)}};
}

ordered_json bubblesJson(const Timeline& timeline)
{
    ordered_json out = ordered_json::array();
    for (std::size_t lane = 0; lane < timeline.lanes.size(); ++lane)
        for (const Bubble& bubble : timeline.lanes[lane].bubbles) {
            ordered_json entry {{"stage", lane}, {"start", units(bubble.start)}, {"end", units(bubble.end)},
                {"cause", toString(bubble.cause)}};
            if (bubble.ofLane >= 0 && bubble.ofSlice >= 0)
                entry["of"] = passJson(timeline, bubble.ofLane, bubble.ofSlice);
            out.push_back(std::move(entry));
        }
    return out;
}

} // namespace

std::string simulationJson(const ScheduleProblem& problem, const PassOrder& order, const Timeline& timeline)
{
    ordered_json out;
    out["format"] = "rankloom-simulation";
    out["version"] = 1;
    out["schedule"] = nameOf(problem.kind);
    out["stages"] = order.devices;
    out["microbatches"] = order.microbatches;
    out["chunks"] = order.chunks;
    out["makespan"] = units(timeline.makespan);
    out["longestStage"] = units(timeline.longestStage);
    out["bubbleRatio"] = timeline.bubbleRatio;
    out["perStage"] = ordered_json::array();
    const std::vector<PeakActivations> peaks = peakActivations(order);
    for (std::size_t d = 0; d < timeline.lanes.size(); ++d) {
        const LaneFigures lane = figuresOf(timeline.lanes[d], timeline.makespan);
        ordered_json entry;
        entry["stage"] = d;
        entry["busy"] = units(lane.busy);
        entry["idle"] = units(lane.idle);
        entry["firstStart"] = units(lane.first);
        entry["lastEnd"] = units(lane.last);
        entry["peakInFlightChunks"] = peaks[d].untilInputGradient;
        entry["peakInFlightChunksUntilWeightGradient"] = peaks[d].untilWeightGradient;
        entry["order"] = writePassOrderRow(order, static_cast<int>(d));
        out["perStage"].push_back(std::move(entry));
    }
    out["bubbles"] = bubblesJson(timeline);
    out["criticalPath"] = ordered_json::array();
    for (const SliceRef& at : timeline.criticalPath)
        out["criticalPath"].push_back(passJson(timeline, at.lane, at.slice));
    return jsonText(out);
}

std::string simulationText(const ScheduleProblem& problem, const PassOrder& order, const Timeline& timeline)
{
    std::string out = fmt::format("{}: {} stages, {} microbatches, {} chunks per stage\n",
        nameOf(problem.kind), order.devices, order.microbatches, order.chunks);
    out += fmt::format("makespan {}, longest stage {}, bubble {}\n\n", shortestText(units(timeline.makespan)),
        shortestText(units(timeline.longestStage)), percent(timeline.bubbleRatio));
    TextTable stages({">stage", ">busy", ">idle", ">first start", ">last end", ">in flight", ">until W"});
    std::map<BubbleCause, std::int64_t> causes;
    const std::vector<PeakActivations> peaks = peakActivations(order);
    for (std::size_t d = 0; d < timeline.lanes.size(); ++d) {
        const LaneFigures lane = figuresOf(timeline.lanes[d], timeline.makespan);
        stages.add({std::to_string(d), shortestText(units(lane.busy)), shortestText(units(lane.idle)),
            shortestText(units(lane.first)), shortestText(units(lane.last)),
            std::to_string(peaks[d].untilInputGradient), std::to_string(peaks[d].untilWeightGradient)});
        for (const Bubble& bubble : timeline.lanes[d].bubbles)
            causes[bubble.cause] += bubble.end - bubble.start;
    }
    out += stages.text();
    TextTable idle({"idle because", ">time, all stages"});
    for (const auto& [cause, time] : causes)
        idle.add({toString(cause), shortestText(units(time))});
    return idle.empty() ? out : out + '\n' + idle.text();
}

std::string simulationTrace(const Timeline& timeline)
{
    ordered_json events = ordered_json::array();
    // One unit becomes 1,000 microseconds.
    const auto microseconds = [](std::int64_t time) { return 1000 * units(time); };
    for (std::size_t lane = 0; lane < timeline.lanes.size(); ++lane) {
        ordered_json name {{"ph", "M"}, {"name", "process_name"}, {"pid", lane}};
        name["args"]["name"] = timeline.lanes[lane].name;
        events.push_back(std::move(name));
        for (const Slice& slice : timeline.lanes[lane].slices)
            events.push_back(
                {{"ph", "X"}, {"name", fmt::format("{}{}", letterOf(slice.kind), slice.microbatch)},
                    {"cat", describe(slice.kind)}, {"ts", microseconds(slice.start)},
                    {"dur", microseconds(slice.end - slice.start)}, {"pid", lane}, {"tid", 1}});
    }
    ordered_json out;
    out["traceEvents"] = std::move(events);
    out["displayTimeUnit"] = "ms";
    return jsonText(out);
}

} // namespace rankloom::cli
