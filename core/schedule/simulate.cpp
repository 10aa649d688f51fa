// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "core/schedule/lane_writer.h"
#include "core/schedule/pass_graph.h"
#include "core/schedule/rendezvous.h"
#include "core/schedule/schedule.h"

namespace rankloom {

namespace {

std::size_t at(std::int64_t value) { return static_cast<std::size_t>(value); }

/// A collective over all devices: complete when every device has contributed.
struct Join {
    std::int32_t missing = 0;
    std::int32_t lastPass = -1; ///< the contribution that ended last
    std::int64_t time = 0;
    std::int16_t waiter = -1; ///< first waiting lane
};

/// The timing rule: passes of a device in their order, each as early as the device and its inputs allow.
/// A lane whose next pass misses an input is parked at that input and woken by it: every pass and input is
/// looked at once or twice, whatever the order of lanes.
class AsynchronousEngine {
public:
    explicit AsynchronousEngine(const PassGraph& graph)
        : m_graph(graph)
        , m_writer(graph)
        , m_synchronous(graph.order().vocabulary == VocabularyLayout::Interlaced)
        , m_ends(at(graph.passCount()), -1)
        , m_waiter(at(graph.passCount()), -1)
        , m_nextWaiter(at(graph.laneCount()), -1)
        , m_meeting(at(graph.laneCount()), false)
        , m_clock(at(graph.laneCount()), 0)
        , m_next(at(graph.laneCount()), 0)
    {
        if (graph.hasVocabulary()) {
            Join join;
            join.missing = graph.laneCount();
            m_joins.assign(at(kJoinKindCount * std::int64_t {graph.microbatchCount()}), join);
            if (m_synchronous)
                m_meetings = m_joins;
        }
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
        return m_writer.finish();
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
            if (start.possible && m_synchronous)
                meet(pass, lane, start);
            if (!start.possible)
                return;
            const std::int32_t number = m_graph.laneBegin(lane) + next;
            const std::int64_t end = start.time + m_graph.durationOf(pass, lane);
            const auto sourceEnd = start.source < 0 ? 0 : m_ends[at(start.source)];
            m_writer.waited(lane, m_clock[at(lane)], start.time, start.source, sourceEnd, start.barrier);
            m_writer.add(lane, pass, start.time, end, start.time > m_clock[at(lane)] ? start.source : -1);
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
                Join& join = m_joins[at(input.source)];
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
                start = {available, source, input.isJoin || isCollective(pass.kind), true};
        }
        return start;
    }

    static bool isCollective(PassKind kind)
    {
        return kind == PassKind::VocabularyForward || kind == PassKind::InputBackward;
    }

    /// Interlaced vocabulary passes start together on all devices.
    void meet(const Pass& pass, int lane, Start& start)
    {
        JoinKind kind {};
        if (pass.kind == PassKind::VocabularyForward)
            kind = JoinKind::OutputForward;
        else if (pass.kind == PassKind::InputForward)
            kind = JoinKind::InputForward;
        else if (pass.kind == PassKind::InputBackward)
            kind = JoinKind::OutputBackward; // a free row of the table: T needs no meeting of its own
        else
            return;
        Join& meeting = m_meetings[at(m_graph.joinOf(kind, pass.microbatch))];
        if (!m_meeting[at(lane)]) {
            m_meeting[at(lane)] = true;
            --meeting.missing;
            if (start.time > meeting.time) {
                meeting.time = start.time;
                meeting.lastPass =
                    start.source >= 0 ? start.source : m_graph.laneBegin(lane) + m_next[at(lane)] - 1;
            }
            if (meeting.missing == 0)
                wake(meeting.waiter);
        }
        if (meeting.missing > 0) {
            park(lane, meeting.waiter);
            start.possible = false;
            return;
        }
        m_meeting[at(lane)] = false;
        if (meeting.time > start.time)
            start = {meeting.time, meeting.lastPass, true, true};
    }

    void finished(const Pass& pass, std::int32_t number, std::int64_t end)
    {
        if (m_waiter[at(number)] >= 0)
            wake(m_waiter[at(number)]);
        if (m_joins.empty())
            return;
        const std::int32_t joinNumber = m_graph.joinFedBy(pass);
        if (joinNumber < 0)
            return;
        Join& join = m_joins[at(joinNumber)];
        // Equal ends: the lowest pass number, so that the result does not depend on the order of lanes.
        if (join.lastPass < 0 || end > join.time || (end == join.time && number < join.lastPass)) {
            join.time = end;
            join.lastPass = number;
        }
        if (--join.missing == 0)
            wake(join.waiter);
    }

    [[nodiscard]] Result<Timeline> deadlock() const
    {
        std::string waiting;
        int named = 0;
        for (int lane = 0; lane < m_graph.laneCount(); ++lane) {
            const std::int32_t next = m_next[at(lane)];
            if (next == laneSize(lane))
                continue;
            if (++named > 8) {
                waiting += ", …";
                break;
            }
            waiting += fmt::format("{}device {} stands at {}", named > 1 ? ", " : "", lane,
                m_graph.describePass(m_graph.laneBegin(lane) + next));
            const PassInputs inputs = m_graph.inputsOf(m_graph.order().passes[at(lane)][at(next)], lane);
            for (int i = 0; i < inputs.count; ++i) {
                const PassInput& input = inputs.items[at(i)];
                const bool missing = input.source < 0
                    || (input.isJoin ? m_joins[at(input.source)].missing > 0 : m_ends[at(input.source)] < 0);
                if (!missing)
                    continue;
                waiting += input.isJoin ? std::string(" waiting for all devices")
                                        : " waiting for " + m_graph.describePass(input.source);
                break;
            }
        }
        return fail(ErrorCode::IllegalPlan, "the pass order deadlocks: " + waiting, {},
            "Move the awaited passes before the passes that wait for them");
    }

    const PassGraph& m_graph;
    LaneWriter m_writer;
    bool m_synchronous;
    std::vector<std::int64_t> m_ends; ///< by pass, -1 until done
    std::vector<std::int16_t> m_waiter; ///< by pass: first lane parked at it
    std::vector<std::int16_t> m_nextWaiter; ///< by lane: next one parked at the same place
    std::vector<bool> m_meeting; ///< by lane: has arrived at its synchronous pass
    std::vector<std::int64_t> m_clock; ///< by lane
    std::vector<std::int32_t> m_next; ///< by lane: index of the next pass
    std::vector<Join> m_joins;
    std::vector<Join> m_meetings;
    std::vector<std::int16_t> m_ready;
};

} // namespace

Result<Timeline> simulate(const PassOrder& order, const PassDurations& durations)
{
    auto graph = PassGraph::build(order, durations);
    if (!graph)
        return tl::unexpected(graph.error());
    if (durations.pointToPoint == PointToPointMode::Blocking)
        return simulateRendezvous(*graph);
    return AsynchronousEngine(*graph).run();
}

} // namespace rankloom
