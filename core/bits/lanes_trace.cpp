// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bits/lanes_trace.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

#include <fmt/format.h>

namespace rankloom {

namespace {

constexpr int kLoadThread = 1;
constexpr int kComputeThread = 2;

/// The format has microseconds.
std::string microseconds(std::int64_t time) { return fmt::format("{}.{:03}", time / 1000, time % 1000); }

class LanesTrace {
public:
    explicit LanesTrace(const BitRun& run) : m_run(run) { }

    void nameThread(int thread, const char* name)
    {
        add(fmt::format(
            R"({{"ph":"M","name":"thread_name","pid":0,"tid":{},"args":{{"name":"{}"}}}})", thread, name));
    }
    void slice(int thread, const BitSlice& slice, const std::string& name, const char* category)
    {
        add(fmt::format(
            R"({{"ph":"X","name":"{}","cat":"{}","ts":{},"dur":{},"pid":0,"tid":{},"args":{{"layer":{},"expert":{},"plane":{}}}}})",
            name, category, microseconds(slice.start), microseconds(slice.end - slice.start), thread,
            slice.layer, slice.expert, slice.plane + 1));
    }
    [[nodiscard]] std::string nameOf(const BitSlice& slice) const
    {
        if (slice.layer < 0)
            return "output layer";
        if (slice.expert < 0)
            return fmt::format("L{} attention", slice.layer);
        return fmt::format("L{} E{} b{}", slice.layer, slice.expert, m_run.format.bitsOf(slice.plane + 1));
    }
    void held(std::int64_t time, Bytes bytes)
    {
        add(fmt::format(R"({{"ph":"C","name":"planes in memory","ts":{},"pid":0,"args":{{"bytes":{}}}}})",
            microseconds(time), std::llround(bytes.value())));
    }
    [[nodiscard]] std::string text() const { return "{\"traceEvents\":[\n" + m_events + "\n]}\n"; }

private:
    void add(const std::string& event)
    {
        if (!m_events.empty())
            m_events += ",\n";
        m_events += event;
    }

    const BitRun& m_run;
    std::string m_events;
};

/// What planes hold, in the order of time: loads take their memory when they begin.
void addMemory(LanesTrace& trace, const BitLanes& lanes, const BitRun& run)
{
    struct Change {
        std::int64_t time;
        Bytes bytes;
    };
    std::vector<Change> changes;
    for (const BitEviction& gone : lanes.evictions)
        changes.push_back({gone.start, -run.bytes.ofPlane(gone.plane)});
    for (const BitSlice& load : lanes.loads)
        changes.push_back({load.start, run.bytes.ofPlane(load.plane)});
    std::ranges::stable_sort(changes, {}, &Change::time);
    Bytes bytes = run.pinnedBytes();
    trace.held(0, bytes);
    for (std::size_t i = 0; i < changes.size(); ++i) {
        bytes += changes[i].bytes;
        if (i + 1 == changes.size() || changes[i + 1].time != changes[i].time)
            trace.held(changes[i].time, bytes);
    }
}

} // namespace

std::string lanesTrace(const BitLanes& lanes, const BitRun& run)
{
    LanesTrace trace(run);
    trace.nameThread(kLoadThread, "loading");
    trace.nameThread(kComputeThread, "computing");
    for (const BitSlice& load : lanes.loads)
        trace.slice(kLoadThread, load, trace.nameOf(load), "load");
    for (const BitSlice& compute : lanes.computes)
        trace.slice(kComputeThread, compute, trace.nameOf(compute), "compute");
    for (const BitBubble& bubble : lanes.bubbles)
        trace.slice(kComputeThread, bubble.of, phraseOf(bubble, run.format).english(), "bubble");
    addMemory(trace, lanes, run);
    return trace.text();
}

} // namespace rankloom
