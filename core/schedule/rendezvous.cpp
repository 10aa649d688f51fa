// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/rendezvous.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/base/at.h"
#include "core/schedule/join_table.h"
#include "core/schedule/lane_writer.h"
#include "core/schedule/offload_streams.h"

namespace rankloom {

namespace {

/// What a device does next: run its next pass, or take part in a transfer.
struct Action {
    enum class Kind : std::uint8_t { Compute, Send, Receive };
    Kind kind = Kind::Compute;
    int peer = -1;
    std::int32_t producer = -1; ///< pass whose result is transferred
    std::int32_t consumer = -1; ///< sends: pass that needs it
    HopWay way = HopWay::Forward; ///< of an activation, or of a gradient
    std::int64_t delay = 0;

    [[nodiscard]] bool sameTransfer(const Action& other) const
    {
        return producer == other.producer && way == other.way;
    }
};

/// Results a pass sends to other devices, and inputs it receives from them.
class TransferPlan {
public:
    explicit TransferPlan(const PassGraph& graph) : m_graph(graph) { }

    using Actions = std::vector<Action>;

    /// Transfers next to their passes, per device.
    [[nodiscard]] std::vector<Actions> besidePasses() const
    {
        std::vector<Actions> all;
        all.reserve(static_cast<std::size_t>(m_graph.laneCount()));
        for (int lane = 0; lane < m_graph.laneCount(); ++lane)
            all.push_back(actionsOf(lane));
        return all;
    }

    /// Passes by start, transfers by the end of the pass whose result they carry.
    [[nodiscard]] std::vector<Actions> byReadiness(const Timeline& ready) const
    {
        std::vector<std::vector<Timed>> timed(at(m_graph.laneCount()));
        for (std::int32_t number = 0; number < m_graph.passCount(); ++number) {
            const int lane = m_graph.laneOf(number);
            const Slice& slice = ready.lanes[at(lane)].slices[at(number - m_graph.laneBegin(lane))];
            timed[at(lane)].push_back({slice.start, true, number, {}});
            for (const Action& send : sendsOf(m_graph.pass(number), lane, number)) {
                timed[at(lane)].push_back({slice.end, false, number, send});
                Action receive = send;
                receive.kind = Action::Kind::Receive;
                receive.peer = lane;
                timed[at(send.peer)].push_back({slice.end, false, number, receive});
            }
        }
        std::vector<Actions> all(timed.size());
        for (std::size_t lane = 0; lane < timed.size(); ++lane) {
            std::ranges::sort(timed[lane], {},
                [](const Timed& t) { return std::tuple(t.time, t.isPass, t.number, t.action.way); });
            for (const Timed& entry : timed[lane])
                all[lane].push_back(entry.action);
        }
        return all;
    }

private:
    /// An action and its place in the one order of all devices.
    struct Timed {
        std::int64_t time = 0;
        bool isPass = false; ///< at the same time, transfers come first
        std::int32_t number = 0;
        Action action;
    };

    [[nodiscard]] std::vector<Action> actionsOf(int lane) const
    {
        std::vector<Action> actions;
        std::vector<Action> sends;
        const auto& passes = m_graph.order().passes[at(lane)];
        for (std::size_t k = 0; k < passes.size(); ++k) {
            appendExchange(actions, lane, sends, receivesOf(passes[k], lane));
            actions.push_back({});
            sends = sendsOf(passes[k], lane, m_graph.laneBegin(lane) + static_cast<std::int32_t>(k));
        }
        appendExchange(actions, lane, sends, {});
        return actions;
    }

    [[nodiscard]] std::vector<Action> receivesOf(const Pass& pass, int lane) const
    {
        std::vector<Action> receives;
        if (awaitsCollective(pass.kind))
            return receives;
        const PassInputs inputs = m_graph.inputsOf(pass, lane);
        for (int i = 0; i < inputs.count; ++i) {
            const PassInput& input = inputs.items[at(i)];
            if (input.isJoin || input.source < 0 || m_graph.laneOf(input.source) == lane)
                continue;
            // The first input of a lone backward is its own forward, of a pair the backward's comes last.
            const HopWay way = pass.kind != PassKind::Forward && i > 0 ? HopWay::Backward : HopWay::Forward;
            receives.push_back(
                {Action::Kind::Receive, m_graph.laneOf(input.source), input.source, -1, way, input.delay});
        }
        return receives;
    }

    [[nodiscard]] std::vector<Action> sendsOf(const Pass& pass, int lane, std::int32_t number) const
    {
        std::vector<Action> sends;
        const auto send = [&](std::int32_t consumer, HopWay way) {
            if (consumer < 0 || m_graph.laneOf(consumer) == lane)
                return;
            for (const Action& receive : receivesOf(m_graph.pass(consumer), m_graph.laneOf(consumer)))
                if (receive.producer == number && receive.way == way)
                    sends.push_back(
                        {Action::Kind::Send, m_graph.laneOf(consumer), number, consumer, way, receive.delay});
        };
        const bool pair = pass.kind == PassKind::OverlappedPair;
        if ((pass.kind == PassKind::Forward || pair) && pass.stage + 1 < m_graph.stageCount())
            send(m_graph.forwardPass(pass.stage + 1, pass.microbatch), HopWay::Forward);
        if ((pass.kind == PassKind::Backward || pass.kind == PassKind::BackwardInput) && pass.stage > 0)
            send(m_graph.gradientPass(pass.stage - 1, pass.microbatch), HopWay::Backward);
        if (pair && pass.pairStage > 0)
            send(m_graph.gradientPass(pass.pairStage - 1, pass.pairMicrobatch), HopWay::Backward);
        return sends;
    }

    /// Two devices that swap results between neighbouring passes: what this device sends, the peer awaits
    /// right after it has computed what this device awaits.
    static bool isSwap(const Action& send, const Action& receive)
    {
        return send.peer == receive.peer && send.consumer == receive.producer + 1;
    }

    static void appendExchange(std::vector<Action>& actions, int lane, const std::vector<Action>& sends,
        const std::vector<Action>& receives)
    {
        bool swap = false;
        for (const Action& send : sends)
            for (const Action& receive : receives)
                swap |= isSwap(send, receive);
        const bool receiveFirst = swap && lane % 2 == 0;
        const auto& first = receiveFirst ? receives : sends;
        const auto& second = receiveFirst ? sends : receives;
        actions.insert(actions.end(), first.begin(), first.end());
        actions.insert(actions.end(), second.begin(), second.end());
    }

    const PassGraph& m_graph;
};

class RendezvousEngine {
public:
    RendezvousEngine(const PassGraph& graph, std::vector<std::vector<Action>> actions)
        : m_graph(graph)
        , m_writer(graph)
        , m_joins(graph)
        , m_offload(graph)
        , m_ends(m_joins.empty() ? 0 : at(graph.passCount()), -1)
        , m_lanes(at(graph.laneCount()))
    {
        for (std::size_t lane = 0; lane < actions.size(); ++lane)
            m_lanes[lane].actions = std::move(actions[lane]);
    }

    Result<Timeline> run()
    {
        for (int lane = 0; lane < m_graph.laneCount(); ++lane)
            m_ready.push_back(lane);
        while (!m_ready.empty()) {
            const int lane = m_ready.back();
            m_ready.pop_back();
            advance(lane);
        }
        for (const LaneState& lane : m_lanes)
            if (lane.next < lane.actions.size())
                return deadlock();
        Timeline timeline = m_writer.finish();
        m_offload.moveInto(timeline);
        return timeline;
    }

private:
    struct LaneState {
        std::vector<Action> actions;
        std::size_t next = 0;
        std::int64_t clock = 0;
        std::int32_t passesDone = 0;
        std::int32_t cause = -1; ///< the pass that decided `clock`
        std::int64_t lastEnd = 0; ///< end of the last pass

        [[nodiscard]] const Action* head() const { return next < actions.size() ? &actions[next] : nullptr; }
    };

    /// When and because of what a pass may start that all its transfers have reached.
    struct Start {
        std::int64_t time = 0;
        std::int32_t source = -1; ///< of a collective that came last, -1 = none
        bool possible = true;
    };

    void advance(int number)
    {
        LaneState& lane = m_lanes[at(number)];
        while (const Action* action = lane.head()) {
            if (action->kind == Action::Kind::Compute) {
                if (!compute(number))
                    return;
                continue;
            }
            const Action* other = m_lanes[at(action->peer)].head();
            if (other == nullptr || other->kind == Action::Kind::Compute || other->peer != number
                || !other->sameTransfer(*action))
                return; // the peer finds this device waiting when it gets there
            const int peer = action->peer;
            transfer(number, peer, *action);
            m_ready.push_back(peer);
        }
    }

    [[nodiscard]] Start startOf(const Pass& pass, int number)
    {
        const LaneState& lane = m_lanes[at(number)];
        Start start {lane.clock};
        const auto takeCollective = [&start](std::int64_t available, std::int32_t source) {
            if (available > start.time)
                start = {available, source};
        };
        const PassInputs inputs = m_graph.inputsOf(pass, number);
        for (int i = 0; i < inputs.count && start.possible; ++i) {
            const PassInput& input = inputs.items[at(i)];
            if (input.source < 0) {
                start.possible = false;
            } else if (input.isJoin) {
                const Join& join = m_joins.join(input.source);
                start.possible = join.missing == 0;
                if (start.possible)
                    takeCollective(join.time + input.delay, join.lastPass);
            } else if (awaitsCollective(pass.kind)) {
                start.possible = m_ends[at(input.source)] >= 0;
                if (start.possible)
                    takeCollective(m_ends[at(input.source)] + input.delay, input.source);
            } else if (m_graph.laneOf(input.source) == number) {
                // Inputs from other devices have been received; one of this device must already have run.
                start.possible = input.source - m_graph.laneBegin(number) < lane.passesDone;
            }
        }
        if (!start.possible || m_joins.empty())
            return start;
        const std::int32_t passNumber = m_graph.laneBegin(number) + lane.passesDone;
        if (const Join* meeting = m_joins.meet(pass, number, passNumber, start.time, start.source)) {
            start.possible = meeting->missing == 0;
            takeCollective(meeting->time, meeting->lastPass);
            if (start.possible) {
                m_joins.leave(number);
                wakeAll();
            }
        }
        return start;
    }

    bool compute(int number)
    {
        LaneState& lane = m_lanes[at(number)];
        const Pass& pass = m_graph.order().passes[at(number)][at(lane.passesDone)];
        Start start = startOf(pass, number);
        if (!start.possible)
            return false;
        if (start.time > lane.clock) {
            m_writer.waitedAtBarrier(number, lane.clock, start.time, start.source);
            lane.cause = start.source;
        }
        if (const std::int64_t back = m_offload.readyFor(pass, number); back > start.time) {
            m_writer.waitedForOffload(number, start.time, back, pass);
            start.time = back;
            lane.cause = -1;
        }
        const std::int64_t end = start.time + m_graph.durationOf(pass, number);
        m_writer.add(number, pass, start.time, end, lane.cause);
        m_offload.ran(pass, number, start.time, end);
        lane.cause = m_graph.laneBegin(number) + lane.passesDone;
        lane.clock = end;
        lane.lastEnd = end;
        ++lane.passesDone;
        ++lane.next;
        if (!m_joins.empty()) {
            m_ends[at(lane.cause)] = end;
            m_joins.contribute(pass, lane.cause, end);
            wakeAll();
        }
        return true;
    }

    /// Any lane may have waited for what has just happened; there are few lanes.
    void wakeAll()
    {
        for (int lane = 0; lane < m_graph.laneCount(); ++lane) {
            const Action* action = m_lanes[at(lane)].head();
            if (action != nullptr && action->kind == Action::Kind::Compute)
                m_ready.push_back(lane);
        }
    }

    void transfer(int a, int b, const Action& action)
    {
        const std::int64_t delay = action.delay;
        const std::int32_t producer = action.producer;
        const LaneState before[2] = {snapshot(a), snapshot(b)};
        const std::int64_t meet = std::max(before[0].clock, before[1].clock);
        for (int side = 0; side < 2; ++side) {
            const int number = side == 0 ? a : b;
            LaneState& lane = m_lanes[at(number)];
            const LaneState& peer = before[1 - side];
            if (peer.clock > lane.clock || lane.cause < 0)
                lane.cause = peer.cause;
            const std::int32_t peerPass = m_graph.laneBegin(side == 0 ? b : a) + peer.passesDone - 1;
            if (lane.passesDone < m_graph.laneBegin(number + 1) - m_graph.laneBegin(number)) {
                m_writer.waited(number, lane.clock, meet, peer.passesDone > 0 ? peerPass : producer,
                    peer.passesDone > 0 ? peer.lastEnd : lane.clock);
                m_writer.waited(number, meet, meet + delay, producer, meet);
            }
            lane.clock = meet + delay;
            ++lane.next;
        }
    }

    [[nodiscard]] LaneState snapshot(int number) const
    {
        const LaneState& lane = m_lanes[at(number)];
        LaneState copy;
        copy.clock = lane.clock;
        copy.passesDone = lane.passesDone;
        copy.cause = lane.cause;
        copy.lastEnd = lane.lastEnd;
        return copy;
    }

    [[nodiscard]] Result<Timeline> deadlock() const
    {
        Phrase waiting;
        for (int number = 0; number < m_graph.laneCount() && number < 8; ++number) {
            const Action* action = m_lanes[at(number)].head();
            if (action == nullptr)
                continue;
            const std::int32_t pass = action->kind == Action::Kind::Compute
                ? m_graph.laneBegin(number) + m_lanes[at(number)].passesDone
                : action->producer;
            const std::string name = m_graph.describePass(pass);
            if (!waiting.empty())
                waiting += Phrase::of(", ");
            waiting += action->kind == Action::Kind::Compute ? Phrase::of("device {} runs {}", number, name)
                : action->kind == Action::Kind::Send
                ? Phrase::of("device {} sends the result of {}", number, name)
                : Phrase::of("device {} receives the result of {}", number, name);
        }
        return fail(ErrorCode::IllegalPlan,
            Phrase::of("blocking transfers of this pass order deadlock: {}", waiting), {},
            Phrase::of("Use asynchronous point-to-point transfers for this schedule"));
    }

    const PassGraph& m_graph;
    LaneWriter m_writer;
    JoinTable m_joins;
    OffloadStreams m_offload;
    std::vector<std::int64_t> m_ends; ///< by pass, -1 until done; only with joins
    std::vector<LaneState> m_lanes;
    std::vector<int> m_ready;
};

} // namespace

Result<Timeline> simulateRendezvous(const PassGraph& graph, const Timeline* ready)
{
    const TransferPlan plan(graph);
    return RendezvousEngine(graph, ready != nullptr ? plan.byReadiness(*ready) : plan.besidePasses()).run();
}

} // namespace rankloom
