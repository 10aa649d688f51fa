// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

#include "core/base/at.h"
#include "core/schedule/join_table.h"
#include "core/schedule/lane_writer.h"
#include "core/schedule/offload_streams.h"
#include "core/schedule/pass_graph.h"
#include "core/schedule/rendezvous.h"
#include "core/schedule/schedule.h"

namespace rankloom {

namespace {

/// In place of a LaneWriter, where only the ends of lanes are asked for.
class EndsWriter {
public:
    explicit EndsWriter(const PassGraph& graph) { m_timeline.lanes.resize(at(graph.laneCount())); }

    void waited(int, std::int64_t, std::int64_t, std::int32_t, std::int64_t) { }
    void waitedAtBarrier(int, std::int64_t, std::int64_t, std::int32_t) { }
    void waitedForOffload(int, std::int64_t, std::int64_t, const Pass&) { }
    void add(int lane, const Pass&, std::int64_t start, std::int64_t end, std::int32_t)
    {
        std::vector<Slice>& slices = m_timeline.lanes[at(lane)].slices;
        if (slices.empty())
            slices.push_back({start, end, 0, 0});
        slices.front().end = end;
    }
    Timeline finish() { return std::move(m_timeline); }

private:
    Timeline m_timeline;
};

/// The timing rule: passes of a device in their order, each as early as the device and its inputs allow.
/// A lane whose next pass misses an input is parked at that input and woken by it: every pass and input is
/// looked at once or twice, whatever the order of lanes.
template <class Writer> class AsynchronousEngine {
public:
    explicit AsynchronousEngine(const PassGraph& graph)
        : m_graph(graph)
        , m_writer(graph)
        , m_joins(graph)
        , m_offload(graph)
        , m_ends(at(graph.passCount()), -1)
        , m_waiter(at(graph.passCount()), -1)
        , m_nextWaiter(at(graph.laneCount()), -1)
        , m_clock(at(graph.laneCount()), 0)
        , m_next(at(graph.laneCount()), 0)
    {
    }

    Result<Timeline> run()
    {
        for (int lane = m_graph.laneCount() - 1; lane >= 0; --lane)
            m_ready.push_back(static_cast<std::int16_t>(lane));
        while (!m_ready.empty()) {
            const int lane = m_ready.back();
            m_ready.pop_back();
            advance(lane);
        }
        for (int lane = 0; lane < m_graph.laneCount(); ++lane)
            if (m_next[at(lane)] < laneSize(lane))
                return deadlock();
        Timeline timeline = m_writer.finish();
        if constexpr (std::is_same_v<Writer, LaneWriter>)
            m_offload.moveInto(timeline);
        return timeline;
    }

private:
    /// When and because of what a pass may start.
    struct Start {
        std::int64_t time = 0;
        std::int32_t source = -1;
        bool barrier = false;
        bool possible = true;
    };

    [[nodiscard]] std::int32_t laneSize(int lane) const
    {
        return m_graph.laneBegin(lane + 1) - m_graph.laneBegin(lane);
    }

    void park(int lane, std::int16_t& firstWaiter)
    {
        m_nextWaiter[at(lane)] = firstWaiter;
        firstWaiter = static_cast<std::int16_t>(lane);
    }

    void wake(std::int16_t& firstWaiter)
    {
        for (std::int16_t lane = std::exchange(firstWaiter, std::int16_t {-1}); lane >= 0;) {
            m_ready.push_back(lane);
            lane = m_nextWaiter[at(lane)];
        }
    }

    void advance(int lane)
    {
        const auto& passes = m_graph.order().passes[at(lane)];
        std::int32_t& next = m_next[at(lane)];
        for (; at(next) < passes.size(); ++next) {
            const Pass& pass = passes[at(next)];
            Start start = startOf(pass, lane);
            const std::int32_t number = m_graph.laneBegin(lane) + next;
            if (start.possible && !m_joins.empty())
                meet(pass, lane, number, start);
            if (!start.possible)
                return;
            if (start.time <= m_clock[at(lane)])
                start.source = -1;
            else if (start.barrier)
                m_writer.waitedAtBarrier(lane, m_clock[at(lane)], start.time, start.source);
            else
                m_writer.waited(lane, m_clock[at(lane)], start.time, start.source,
                    start.source < 0 ? 0 : m_ends[at(start.source)]);
            if (m_offload.active())
                awaitOffload(pass, lane, start);
            const std::int64_t end = start.time + m_graph.durationOf(pass, lane);
            m_writer.add(lane, pass, start.time, end, start.source);
            if (m_offload.active())
                m_offload.ran(pass, lane, start.time, end);
            m_clock[at(lane)] = end;
            m_ends[at(number)] = end;
            finished(pass, number, end);
        }
    }

    Start startOf(const Pass& pass, int lane)
    {
        Start start;
        start.time = m_clock[at(lane)];
        const PassInputs inputs = m_graph.inputsOf(pass, lane);
        for (int i = 0; i < inputs.count; ++i) {
            const PassInput& input = inputs.items[at(i)];
            if (input.source < 0) {
                start.possible = false;
                return start;
            }
            std::int64_t available = 0;
            std::int32_t source = input.source;
            if (input.isJoin) {
                Join& join = m_joins.join(input.source);
                if (join.missing > 0) {
                    park(lane, join.waiter);
                    start.possible = false;
                    return start;
                }
                available = join.time + input.delay;
                source = join.lastPass;
            } else {
                if (m_ends[at(input.source)] < 0) {
                    park(lane, m_waiter[at(input.source)]);
                    start.possible = false;
                    return start;
                }
                available = m_ends[at(input.source)] + input.delay;
            }
            if (available > start.time)
                start = {available, source, input.isJoin || awaitsCollective(pass.kind), true};
        }
        return start;
    }

    /// Interlaced vocabulary passes start together on all devices.
    void meet(const Pass& pass, int lane, std::int32_t number, Start& start)
    {
        Join* meeting = m_joins.meet(pass, lane, number, start.time, start.source);
        if (meeting == nullptr)
            return;
        if (meeting->missing == 0)
            wake(meeting->waiter);
        if (meeting->missing > 0) {
            park(lane, meeting->waiter);
            start.possible = false;
            return;
        }
        m_joins.leave(lane);
        if (meeting->time > start.time)
            start = {meeting->time, meeting->lastPass, true, true};
    }

    void awaitOffload(const Pass& pass, int lane, Start& start)
    {
        const std::int64_t back = m_offload.readyFor(pass, lane);
        if (back <= start.time)
            return;
        m_writer.waitedForOffload(lane, start.time, back, pass);
        start = {back, -1};
    }

    void finished(const Pass& pass, std::int32_t number, std::int64_t end)
    {
        if (m_waiter[at(number)] >= 0)
            wake(m_waiter[at(number)]);
        if (m_joins.empty())
            return;
        if (Join* complete = m_joins.contribute(pass, number, end))
            wake(complete->waiter);
    }

    [[nodiscard]] Result<Timeline> deadlock() const
    {
        Phrase waiting;
        int named = 0;
        for (int lane = 0; lane < m_graph.laneCount(); ++lane) {
            const std::int32_t next = m_next[at(lane)];
            if (next == laneSize(lane))
                continue;
            if (++named > 8) {
                waiting += ", …";
                break;
            }
            if (named > 1)
                waiting += Phrase::of(", ");
            waiting += Phrase::of(
                "device {} stands at {}", lane, m_graph.describePass(m_graph.laneBegin(lane) + next));
            const PassInputs inputs = m_graph.inputsOf(m_graph.order().passes[at(lane)][at(next)], lane);
            for (int i = 0; i < inputs.count; ++i) {
                const PassInput& input = inputs.items[at(i)];
                const bool missing = input.source < 0
                    || (input.isJoin ? m_joins.join(input.source).missing > 0 : m_ends[at(input.source)] < 0);
                if (!missing)
                    continue;
                waiting += input.isJoin ? Phrase::of(" waiting for all devices")
                                        : Phrase::of(" waiting for {}", m_graph.describePass(input.source));
                break;
            }
        }
        return fail(ErrorCode::IllegalPlan, Phrase::of("the pass order deadlocks: {}", waiting), {},
            Phrase::of("Move the awaited passes before the passes that wait for them"));
    }

    const PassGraph& m_graph;
    Writer m_writer;
    JoinTable m_joins;
    OffloadStreams m_offload;
    std::vector<std::int64_t> m_ends; ///< by pass, -1 until done
    std::vector<std::int16_t> m_waiter; ///< by pass: first lane parked at it
    std::vector<std::int16_t> m_nextWaiter; ///< by lane: next one parked at the same place
    std::vector<std::int64_t> m_clock; ///< by lane
    std::vector<std::int32_t> m_next; ///< by lane: index of the next pass
    std::vector<std::int16_t> m_ready;
};

/// The same times without zeros: a result is ready later than its pass starts.
PassDurations atLeastOne(PassDurations durations, const PassGraph& graph)
{
    const auto raise = [](std::vector<std::int64_t>& times, int count) {
        times.resize(std::max(times.size(), at(count)), 1);
        for (std::int64_t& time : times)
            time = std::max<std::int64_t>(time, 1);
    };
    for (auto* times : {&durations.forward, &durations.backwardInput, &durations.backwardWeight})
        raise(*times, graph.stageCount());
    for (auto* times : {&durations.vocabularyForward, &durations.vocabularyBackward, &durations.inputForward,
             &durations.inputBackward})
        raise(*times, graph.laneCount());
    return durations;
}

} // namespace

Result<Timeline> simulate(const PassOrder& order, const PassDurations& durations)
{
    auto graph = PassGraph::build(order, durations);
    if (!graph)
        return tl::unexpected(graph.error());
    if (durations.pointToPoint == PointToPointMode::Asynchronous)
        return AsynchronousEngine<LaneWriter>(*graph).run();
    if (!graph->hasVocabulary())
        if (auto timeline = simulateRendezvous(*graph))
            return timeline;
    // Transfers next to their passes would deadlock, with each other or with joins: take them in the order in
    // which asynchronous ones become ready.
    const PassDurations positive = atLeastOne(durations, *graph);
    auto ready = PassGraph::build(order, positive);
    if (!ready)
        return tl::unexpected(ready.error());
    const auto asynchronous = AsynchronousEngine<LaneWriter>(*ready).run();
    if (!asynchronous)
        return asynchronous;
    return simulateRendezvous(*graph, &*asynchronous);
}

Result<Timeline> simulateEnds(const PassOrder& order, const PassDurations& durations)
{
    if (durations.pointToPoint != PointToPointMode::Asynchronous)
        return simulate(order, durations).map([](const Timeline& timeline) { return passEnds(timeline); });
    auto graph = PassGraph::build(order, durations);
    if (!graph)
        return tl::unexpected(graph.error());
    return AsynchronousEngine<EndsWriter>(*graph).run();
}

} // namespace rankloom
