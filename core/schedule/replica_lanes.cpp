// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/replica_lanes.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <set>

#include "core/base/at.h"

namespace rankloom {

namespace {

constexpr std::int64_t kMostLanePasses = 6'000'000; ///< some seconds
constexpr std::int64_t kMostLaneStages = 64'000'000; ///< counts of every stage on every lane

/// Runs what is ready, event by event. A job is one microbatch on one stage; its inputs arrive from the jobs
/// of the neighbouring stages, on whatever lanes these are.
class LaneEngine {
public:
    explicit LaneEngine(const UnequalReplicas& given) : m_given(given), m_lanes(given.times.size())
    {
        for (const int count : given.microbatches)
            m_microbatches += count;
        m_laneOfJob.resize(at(m_microbatches) * at(given.stages));
        m_aliveOn.assign(m_lanes.size() * at(given.stages), 0);
        m_run.laneEnd.assign(m_lanes.size(), 0);
        m_run.starts.resize(m_lanes.size());
        m_run.order.devices = static_cast<int>(m_lanes.size());
        m_run.order.microbatches = m_microbatches;
        m_run.order.kind = ScheduleKind::Custom;
        m_run.order.passes.resize(m_lanes.size());
        assignLanes();
    }

    ReplicaRun run()
    {
        for (int microbatch = 0; microbatch < m_microbatches; ++microbatch)
            arrives(0, PassKind::Forward, 0, microbatch);
        while (!m_events.empty()) {
            const std::int64_t now = m_events.top().time;
            std::set<int> touched; // in their order, whatever woke them
            for (; !m_events.empty() && m_events.top().time == now; m_events.pop()) {
                const Event& event = m_events.top();
                Lane& lane = m_lanes[at(event.lane)];
                if (event.isArrival)
                    (event.kind == PassKind::Forward ? lane.forwards : lane.backwards)
                        .insert({m_turn[at(event.microbatch)], event.microbatch, event.stage});
                touched.insert(event.lane);
            }
            for (const int lane : touched)
                next(lane, now);
        }
        m_run.makespan = m_run.laneEnd.empty() ? 0 : std::ranges::max(m_run.laneEnd);
        return std::move(m_run);
    }

private:
    struct Job {
        int turn = 0; ///< see UnequalReplicas::first
        int microbatch = 0;
        int stage = 0;
        friend auto operator<=>(const Job&, const Job&) = default;
    };
    struct Lane {
        std::set<Job> forwards; ///< ready, oldest first
        std::set<Job> backwards;
        std::vector<Job> weights; ///< put off, oldest first
        std::size_t weightsDone = 0;
        int alive = 0; ///< forward passes whose input gradient has not run
        std::int64_t freeAt = 0;

        [[nodiscard]] int putOff() const { return static_cast<int>(weights.size() - weightsDone); }
    };
    /// An input arrives at a lane, or the lane is done.
    struct Event {
        std::int64_t time = 0;
        int lane = 0;
        bool isArrival = false;
        PassKind kind = PassKind::Forward;
        int stage = 0;
        int microbatch = 0;

        bool operator>(const Event& other) const { return time > other.time; }
    };

    void assignLanes()
    {
        std::vector<std::size_t> turn(m_lanes.size(), 0);
        int first = 0;
        for (int replica = 0; replica < m_given.replicas(); ++replica) {
            const int count = m_given.microbatches[at(replica)];
            for (int microbatch = first; microbatch < first + count; ++microbatch)
                for (int stage = 0; stage < m_given.stages; ++stage) {
                    int lane = m_given.lane(replica, stage);
                    if (!m_given.standIns.empty() && !m_given.standIns[at(lane)].empty()) {
                        const std::vector<int>& peers = m_given.standIns[at(lane)];
                        lane = peers[turn[at(lane)]++ % peers.size()];
                    }
                    m_laneOfJob[key(stage, microbatch)] = lane;
                }
            for (int i = 0; i < count; ++i)
                m_turn.push_back(m_given.first == UnequalReplicas::First::ByNumber ? i : replica);
            first += count;
        }
    }

    [[nodiscard]] std::size_t key(int stage, int microbatch) const
    {
        return at(microbatch) * at(m_given.stages) + at(stage);
    }
    [[nodiscard]] bool splits(int lane) const { return !m_given.split.empty() && m_given.split[at(lane)]; }
    [[nodiscard]] std::int64_t hop(int boundary) const
    {
        return m_given.hops.empty() ? 0 : m_given.hops[at(boundary)];
    }

    void arrives(std::int64_t time, PassKind kind, int stage, int microbatch)
    {
        m_events.push({time, m_laneOfJob[key(stage, microbatch)], true, kind, stage, microbatch});
    }

    /// Whether the lane may take up another microbatch on a stage. A lane of two stages holds those of both.
    /// The last stage can always finish what it holds, and so, from behind, can all others: nothing
    /// deadlocks.
    [[nodiscard]] bool hasRoom(const Lane& lane, int number, int stage) const
    {
        const int own = m_given.stages - stage;
        if (!splits(number))
            return aliveOn(number, stage) < own;
        return aliveOn(number, stage) < own && lane.alive + lane.putOff() < m_given.stages;
    }
    [[nodiscard]] int aliveOn(int lane, int stage) const { return m_aliveOn[slot(lane, stage)]; }
    [[nodiscard]] std::size_t slot(int lane, int stage) const
    {
        return at(lane) * at(m_given.stages) + at(stage);
    }
    /// Of a stage on a lane: its own, or what the lane's replica would have needed there.
    [[nodiscard]] const LaneTimes& timesOf(int lane, int stage) const
    {
        return m_given.times[at(m_given.lane(lane / m_given.stages, stage))];
    }

    void next(int number, std::int64_t now)
    {
        Lane& lane = m_lanes[at(number)];
        if (lane.freeAt > now)
            return;
        if (!lane.backwards.empty()) {
            const Job job = *lane.backwards.begin();
            lane.backwards.erase(lane.backwards.begin());
            --lane.alive;
            --m_aliveOn[slot(number, job.stage)];
            const LaneTimes& times = timesOf(number, job.stage);
            const bool split = splits(number) && times.backwardWeight > 0;
            const std::int64_t end = now + times.backwardInput + (split ? 0 : times.backwardWeight);
            ran(number, split ? PassKind::BackwardInput : PassKind::Backward, job, now, end);
            if (split)
                lane.weights.push_back(job);
            if (job.stage > 0)
                arrives(end + hop(job.stage - 1), PassKind::Backward, job.stage - 1, job.microbatch);
            return;
        }
        for (const Job& ready : lane.forwards) {
            if (!hasRoom(lane, number, ready.stage))
                continue;
            const Job job = ready;
            lane.forwards.erase(job);
            ++lane.alive;
            ++m_aliveOn[slot(number, job.stage)];
            const std::int64_t end = now + timesOf(number, job.stage).forward;
            ran(number, PassKind::Forward, job, now, end);
            if (job.stage + 1 < m_given.stages)
                arrives(end + hop(job.stage), PassKind::Forward, job.stage + 1, job.microbatch);
            else
                arrives(end, PassKind::Backward, job.stage, job.microbatch);
            return;
        }
        if (lane.putOff() > 0) {
            const Job job = lane.weights[lane.weightsDone++];
            ran(number, PassKind::BackwardWeight, job, now, now + timesOf(number, job.stage).backwardWeight);
        }
    }

    void ran(int number, PassKind kind, const Job& job, std::int64_t start, std::int64_t end)
    {
        m_run.order.passes[at(number)].push_back(
            {kind, static_cast<std::int16_t>(job.stage), job.microbatch});
        m_run.starts[at(number)].push_back(start);
        m_run.laneEnd[at(number)] = end;
        m_lanes[at(number)].freeAt = end;
        m_events.push({end, number});
    }

    const UnequalReplicas& m_given;
    std::vector<Lane> m_lanes;
    int m_microbatches = 0;
    std::vector<int> m_laneOfJob; ///< by microbatch, stage
    std::vector<int> m_turn; ///< by microbatch
    std::vector<int> m_aliveOn; ///< by lane, stage
    std::priority_queue<Event, std::vector<Event>, std::greater<>> m_events;
    ReplicaRun m_run;
};

Result<void> checkReplicas(const UnequalReplicas& given)
{
    const auto refuse = [](Phrase reason) { return fail(ErrorCode::BadValue, std::move(reason)); };
    const std::size_t lanes = at(std::max(0, given.stages)) * given.microbatches.size();
    if (lanes == 0 || given.times.size() != lanes)
        return refuse(Phrase::of("times are given for {} lanes of {}", given.times.size(), lanes));
    if ((!given.hops.empty() && given.hops.size() + 1 != at(given.stages))
        || (!given.split.empty() && given.split.size() != lanes)
        || (!given.standIns.empty() && given.standIns.size() != lanes))
        return refuse(Phrase::of("boundaries, splits and stand-ins do not fit {} lanes", lanes));
    std::int64_t microbatches = 0;
    for (const int count : given.microbatches) {
        if (count < 0)
            return refuse(Phrase::of("a replica has {} microbatches", count));
        microbatches += count;
    }
    for (const LaneTimes& times : given.times)
        if (times.forward < 0 || times.backwardInput < 0 || times.backwardWeight < 0)
            return refuse(Phrase::of("passes take no negative time"));
    for (const std::vector<int>& peers : given.standIns)
        for (const int peer : peers)
            if (peer < 0 || at(peer) >= lanes)
                return refuse(Phrase::of("lane {} stands in, but there are {}", peer, lanes));
    if (microbatches * given.stages > kMostLanePasses / 3)
        return fail(
            ErrorCode::TooLarge, Phrase::of("{} microbatches are too many to simulate", microbatches));
    if (static_cast<std::int64_t>(lanes) * given.stages > kMostLaneStages)
        return fail(ErrorCode::TooLarge,
            Phrase::of("{} stages of {} replicas that are not alike are too many to simulate", given.stages,
                given.microbatches.size()));
    return {};
}

} // namespace

Result<ReplicaRun> runReplicas(const UnequalReplicas& replicas)
{
    if (Result<void> sound = checkReplicas(replicas); !sound)
        return tl::unexpected<Error>(std::move(sound.error()));
    return LaneEngine(replicas).run();
}

} // namespace rankloom
