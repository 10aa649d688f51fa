// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/rendezvous.h"

#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "core/schedule/lane_writer.h"

namespace rankloom {

namespace {

std::size_t at(std::int64_t value) { return static_cast<std::size_t>(value); }

/// What a device does next: run its next pass, or take part in a transfer.
struct Action {
    enum class Kind : std::uint8_t { Compute, Send, Receive };
    Kind kind = Kind::Compute;
    int peer = -1;
    std::int32_t producer = -1; ///< pass whose result is transferred
    std::int32_t consumer = -1; ///< sends: pass that needs it
    bool gradient = false;
    std::int64_t delay = 0;

    [[nodiscard]] bool sameTransfer(const Action& other) const
    {
        return producer == other.producer && gradient == other.gradient;
    }
};

/// Results a pass sends to other devices, and inputs it receives from them.
class TransferPlan {
public:
    explicit TransferPlan(const PassGraph& graph) : m_graph(graph) { }

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

private:
    [[nodiscard]] std::vector<Action> receivesOf(const Pass& pass, int lane) const
    {
        std::vector<Action> receives;
        const PassInputs inputs = m_graph.inputsOf(pass, lane);
        for (int i = 0; i < inputs.count; ++i) {
            const PassInput& input = inputs.items[at(i)];
            if (input.source < 0 || m_graph.laneOf(input.source) == lane)
                continue;
            // The first input of a lone backward is its own forward, of a pair the backward's comes last.
            const bool gradient = pass.kind != PassKind::Forward && i > 0;
            receives.push_back({Action::Kind::Receive, m_graph.laneOf(input.source), input.source, -1,
                gradient, input.delay});
        }
        return receives;
    }

    [[nodiscard]] std::vector<Action> sendsOf(const Pass& pass, int lane, std::int32_t number) const
    {
        std::vector<Action> sends;
        const auto send = [&](std::int32_t consumer, bool gradient) {
            if (consumer < 0 || m_graph.laneOf(consumer) == lane)
                return;
            for (const Action& receive : receivesOf(m_graph.pass(consumer), m_graph.laneOf(consumer)))
                if (receive.producer == number && receive.gradient == gradient)
                    sends.push_back({Action::Kind::Send, m_graph.laneOf(consumer), number, consumer, gradient,
                        receive.delay});
        };
        const bool pair = pass.kind == PassKind::OverlappedPair;
        if ((pass.kind == PassKind::Forward || pair) && pass.stage + 1 < m_graph.stageCount())
            send(m_graph.forwardPass(pass.stage + 1, pass.microbatch), false);
        if ((pass.kind == PassKind::Backward || pass.kind == PassKind::BackwardInput) && pass.stage > 0)
            send(m_graph.gradientPass(pass.stage - 1, pass.microbatch), true);
        if (pair && pass.pairStage > 0)
            send(m_graph.gradientPass(pass.pairStage - 1, pass.pairMicrobatch), true);
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
    explicit RendezvousEngine(const PassGraph& graph)
        : m_graph(graph), m_writer(graph), m_lanes(at(graph.laneCount()))
    {
        const TransferPlan plan(graph);
        for (int lane = 0; lane < graph.laneCount(); ++lane)
            m_lanes[at(lane)].actions = plan.actionsOf(lane);
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
        return m_writer.finish();
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

    bool compute(int number)
    {
        LaneState& lane = m_lanes[at(number)];
        const Pass& pass = m_graph.order().passes[at(number)][at(lane.passesDone)];
        const PassInputs inputs = m_graph.inputsOf(pass, number);
        for (int i = 0; i < inputs.count; ++i) {
            const std::int32_t source = inputs.items[at(i)].source;
            // Inputs from other devices have been received; one of this device must already have run.
            const bool own = source >= 0 && m_graph.laneOf(source) == number;
            if (source < 0 || (own && source - m_graph.laneBegin(number) >= lane.passesDone))
                return false;
        }
        const std::int64_t end = lane.clock + m_graph.durationOf(pass, number);
        m_writer.add(number, pass, lane.clock, end, lane.cause);
        lane.cause = m_graph.laneBegin(number) + lane.passesDone;
        lane.clock = end;
        lane.lastEnd = end;
        ++lane.passesDone;
        ++lane.next;
        return true;
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
            if (peer.clock > lane.clock)
                lane.cause = peer.cause;
            const std::int32_t peerPass = m_graph.laneBegin(side == 0 ? b : a) + peer.passesDone - 1;
            if (lane.passesDone < m_graph.laneBegin(number + 1) - m_graph.laneBegin(number)) {
                m_writer.waited(number, lane.clock, meet, peer.passesDone > 0 ? peerPass : producer,
                    peer.passesDone > 0 ? peer.lastEnd : lane.clock, false);
                m_writer.waited(number, meet, meet + delay, producer, meet, false);
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
        std::string waiting;
        for (int number = 0; number < m_graph.laneCount() && number < 8; ++number) {
            const Action* action = m_lanes[at(number)].head();
            if (action == nullptr)
                continue;
            const char* verb = action->kind == Action::Kind::Compute ? "runs"
                : action->kind == Action::Kind::Send                 ? "sends the result of"
                                                                     : "receives the result of";
            const std::int32_t pass = action->kind == Action::Kind::Compute
                ? m_graph.laneBegin(number) + m_lanes[at(number)].passesDone
                : action->producer;
            waiting += fmt::format(
                "{}device {} {} {}", waiting.empty() ? "" : ", ", number, verb, m_graph.describePass(pass));
        }
        return fail(ErrorCode::IllegalPlan, "blocking transfers of this pass order deadlock: " + waiting, {},
            "Use asynchronous point-to-point transfers for this schedule");
    }

    const PassGraph& m_graph;
    LaneWriter m_writer;
    std::vector<LaneState> m_lanes;
    std::vector<int> m_ready;
};

} // namespace

Result<Timeline> simulateRendezvous(const PassGraph& graph)
{
    if (graph.hasVocabulary())
        return fail(ErrorCode::Unsupported, "vocabulary passes need asynchronous point-to-point transfers",
            {}, "Choose asynchronous point-to-point, or keep the vocabulary layers on the end stages");
    return RendezvousEngine(graph).run();
}

} // namespace rankloom
