// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/chrome_trace.h"

#include <iterator>

#include <fmt/format.h>

#include "core/base/at.h"
#include "core/schedule/pass_graph.h"

namespace rankloom {

namespace {

/// Ticks as microseconds with all decimals.
class Clock {
public:
    explicit Clock(std::int64_t ticksPerMicrosecond) : m_perMicrosecond(ticksPerMicrosecond)
    {
        for (std::int64_t rest = ticksPerMicrosecond; rest > 1; rest /= 10)
            ++m_digits;
    }
    [[nodiscard]] std::string operator()(std::int64_t ticks) const
    {
        const std::int64_t rest = ticks % m_perMicrosecond;
        return rest == 0 ? fmt::format("{}", ticks / m_perMicrosecond)
                         : fmt::format("{}.{:0{}}", ticks / m_perMicrosecond, rest, m_digits);
    }

private:
    std::int64_t m_perMicrosecond;
    int m_digits = 0;
};

/// Passes compute on thread 1; what a step adds around them runs on thread 2.
int threadOf(PassKind kind)
{
    return kind == PassKind::Communication || kind == PassKind::Optimizer || kind == PassKind::Offload ? 2
                                                                                                       : 1;
}

/// Streams beside the passes run on the threads from here on, one per kind.
constexpr int kFirstStreamThread = 3;

void appendSlice(std::string& out, std::size_t lane, const Slice& slice, const char* category, int thread,
    const Clock& microseconds)
{
    const std::string name = slice.microbatch < 0
        ? std::string(describe(slice.kind))
        : fmt::format("{}{}", letterOf(slice.kind), slice.microbatch);
    fmt::format_to(std::back_inserter(out),
        R"({{"ph":"X","name":"{}","cat":"{}","ts":{},"dur":{},"pid":{},"tid":{},"args":{{"stage":{},"chunk":{},"microbatch":{}}}}},
)",
        name, category, microseconds(slice.start), microseconds(slice.end - slice.start), lane, thread,
        slice.stage, slice.chunk, slice.microbatch);
}

void appendLane(std::string& out, std::size_t number, const Lane& lane, const Clock& microseconds)
{
    auto to = std::back_inserter(out);
    fmt::format_to(to,
        R"({{"ph":"M","name":"process_name","pid":{0},"args":{{"name":"stage {0}"}}}},
{{"ph":"M","name":"process_sort_index","pid":{0},"args":{{"sort_index":{0}}}}},
{{"ph":"M","name":"thread_name","pid":{0},"tid":1,"args":{{"name":"compute"}}}},
)",
        number);
    for (const Slice& slice : lane.slices)
        appendSlice(out, number, slice, threadOf(slice.kind) == 1 ? "compute" : "communication",
            threadOf(slice.kind), microseconds);
    for (const Stream& stream : lane.streams) {
        const int thread = kFirstStreamThread + static_cast<int>(stream.kind);
        fmt::format_to(to,
            R"({{"ph":"M","name":"thread_name","pid":{},"tid":{},"args":{{"name":"{}"}}}},
)",
            number, thread, toString(stream.kind));
        for (const Slice& slice : stream.slices)
            appendSlice(out, number, slice, toString(stream.kind), thread, microseconds);
    }
}

struct ArrowEnd {
    std::size_t lane;
    std::int64_t time;
};

void appendArrow(
    std::string& out, std::int64_t id, const ArrowEnd& from, const ArrowEnd& to, const Clock& microseconds)
{
    fmt::format_to(std::back_inserter(out),
        R"({{"ph":"s","name":"input","cat":"dependency","id":{0},"ts":{1},"pid":{2},"tid":1}},
{{"ph":"f","bp":"e","name":"input","cat":"dependency","id":{0},"ts":{3},"pid":{4},"tid":1}},
)",
        id, microseconds(from.time), from.lane, microseconds(to.time), to.lane);
}

void appendArrows(
    std::string& out, const PassGraph& graph, const Timeline& timeline, const Clock& microseconds)
{
    std::int64_t id = 0;
    for (std::int32_t number = 0; number < graph.passCount(); ++number) {
        const int lane = graph.laneOf(number);
        const PassInputs inputs = graph.inputsOf(graph.pass(number), lane);
        for (int i = 0; i < inputs.count; ++i) {
            const PassInput& input = inputs.items[at(i)];
            if (input.isJoin || input.source < 0 || graph.laneOf(input.source) == lane)
                continue;
            const int other = graph.laneOf(input.source);
            const auto from = at(input.source - graph.laneBegin(other));
            const auto here = at(number - graph.laneBegin(lane));
            appendArrow(out, id++, {at(other), timeline.lanes[at(other)].slices[from].end},
                {at(lane), timeline.lanes[at(lane)].slices[here].start}, microseconds);
        }
    }
}

std::string opened(const Timeline& timeline, const Clock& microseconds)
{
    std::string out = "{\"traceEvents\":[\n";
    for (std::size_t lane = 0; lane < timeline.lanes.size(); ++lane)
        appendLane(out, lane, timeline.lanes[lane], microseconds);
    return out;
}

std::string closed(std::string out)
{
    if (out.size() >= 2 && out[out.size() - 2] == ',')
        out.erase(out.size() - 2, 1);
    return out + "],\"displayTimeUnit\":\"ms\"}\n";
}

} // namespace

std::string writeChromeTrace(const Timeline& timeline, std::int64_t ticksPerMicrosecond)
{
    return closed(opened(timeline, Clock(ticksPerMicrosecond)));
}

Result<std::string> writeChromeTrace(const PassOrder& order, const PassDurations& durations,
    const Timeline& timeline, std::int64_t ticksPerMicrosecond)
{
    const auto graph = PassGraph::build(order, durations);
    if (!graph)
        return tl::unexpected(graph.error());
    if (timeline.lanes.size() != order.passes.size())
        return fail(ErrorCode::Contradiction, Phrase::of("the timeline is not one of this pass order"));
    for (std::size_t lane = 0; lane < order.passes.size(); ++lane)
        if (timeline.lanes[lane].slices.size() < order.passes[lane].size())
            return fail(ErrorCode::Contradiction, Phrase::of("the timeline is not one of this pass order"));
    const Clock microseconds(ticksPerMicrosecond);
    std::string out = opened(timeline, microseconds);
    appendArrows(out, *graph, timeline, microseconds);
    return closed(std::move(out));
}

} // namespace rankloom
