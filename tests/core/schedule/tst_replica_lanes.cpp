// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Replicas that are not alike: against the schedules of the simulator, and against all orders there are.
#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

#include <rapidcheck.h>

#include <QTest>

#include "core/schedule/replica_lanes.h"

using namespace rankloom;

namespace {

int pick(int least, int most) { return *rc::gen::inRange(least, most + 1); }
std::size_t at(int value) { return static_cast<std::size_t>(value); }

UnequalReplicas alike(int replicas, int stages, int microbatches, LaneTimes times)
{
    UnequalReplicas r;
    r.stages = stages;
    r.microbatches.assign(at(replicas), microbatches);
    r.times.assign(at(replicas * stages), times);
    return r;
}

/// One replica loses a stage, its peers take turns.
void lose(UnequalReplicas& r, int replica, int stage)
{
    r.standIns.resize(r.times.size());
    r.split.assign(r.times.size(), false);
    for (int peer = 0; peer < r.replicas(); ++peer) {
        r.split[at(r.lane(peer, stage))] = true;
        if (peer != replica)
            r.standIns[at(r.lane(replica, stage))].push_back(r.lane(peer, stage));
    }
}

/// When every pass of an order ends: earliest start, by going over the passes until nothing changes.
using Key = std::tuple<int, int, int>; // stage, microbatch, 0 F, 1 gradient, 2 weight gradient
std::map<Key, std::int64_t> relaxed(const UnequalReplicas& r, const PassOrder& order)
{
    std::map<Key, std::int64_t> ends;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t lane = 0; lane < order.passes.size(); ++lane) {
            std::int64_t clock = 0;
            for (const Pass& pass : order.passes[lane]) {
                const LaneTimes& t = r.times[at(r.lane(static_cast<int>(lane) / r.stages, pass.stage))];
                const auto hop = [&](int boundary) { return r.hops.empty() ? 0 : r.hops[at(boundary)]; };
                const auto end = [&](int stage, int what) { return ends[{stage, pass.microbatch, what}]; };
                std::int64_t start = clock;
                std::int64_t length = t.forward;
                int what = 0;
                if (pass.kind == PassKind::Forward) {
                    if (pass.stage > 0)
                        start = std::max(start, end(pass.stage - 1, 0) + hop(pass.stage - 1));
                } else if (pass.kind == PassKind::BackwardWeight) {
                    what = 2;
                    length = t.backwardWeight;
                    start = std::max(start, end(pass.stage, 1));
                } else {
                    what = 1;
                    length = t.backwardInput + (pass.kind == PassKind::Backward ? t.backwardWeight : 0);
                    start = std::max(start, end(pass.stage, 0));
                    if (pass.stage + 1 < r.stages)
                        start = std::max(start, end(pass.stage + 1, 1) + hop(pass.stage));
                }
                std::int64_t& known = ends[{pass.stage, pass.microbatch, what}];
                changed = changed || known != start + length;
                known = start + length;
                clock = start + length;
            }
        }
    }
    return ends;
}

std::int64_t lastOf(const std::map<Key, std::int64_t>& ends)
{
    std::int64_t last = 0;
    for (const auto& [key, end] : ends)
        last = std::max(last, end);
    return last;
}

/// The shortest makespan over all ways to put the guests on the peers and all orders of every lane; forward
/// and fused backward passes, within the memory of 1F1B. By branching on which ready pass comes next.
class Exhaustive {
public:
    Exhaustive(const UnequalReplicas& r, int lostReplica, int lostStage)
        : m_r(r), m_lostReplica(lostReplica), m_lostStage(lostStage)
    {
        m_total = std::accumulate(r.microbatches.begin(), r.microbatches.end(), 0);
    }
    std::int64_t shortest()
    {
        m_best = 1'000'000;
        m_clock.assign(m_r.times.size(), 0);
        m_alive.assign(m_r.times.size(), 0);
        m_forward.assign(at(m_total * m_r.stages), -1);
        m_backward = m_forward;
        m_lane = m_forward;
        go(0);
        return m_best;
    }

private:
    std::size_t key(int s, int i) const { return at(i * m_r.stages + s); }
    std::vector<int> lanesOf(int s, int i) const
    {
        const int replica = i / m_r.microbatches[0];
        if (m_lane[key(s, i)] >= 0)
            return {static_cast<int>(m_lane[key(s, i)])};
        if (replica != m_lostReplica || s != m_lostStage)
            return {m_r.lane(replica, s)};
        std::vector<int> peers;
        for (int peer = 0; peer < m_r.replicas(); ++peer)
            if (peer != m_lostReplica)
                peers.push_back(m_r.lane(peer, s));
        return peers;
    }
    void go(std::int64_t now) // passes start in the order of time
    {
        if (*std::ranges::max_element(m_clock) >= m_best)
            return;
        bool any = false;
        for (int i = 0; i < m_total; ++i)
            for (int s = 0; s < m_r.stages; ++s)
                for (const bool forward : {true, false}) {
                    auto& done = forward ? m_forward : m_backward;
                    if (done[key(s, i)] >= 0)
                        continue;
                    any = true;
                    std::int64_t ready = 0;
                    if (forward && s > 0)
                        ready = m_forward[key(s - 1, i)];
                    if (!forward)
                        ready = m_forward[key(s, i)] < 0 ? -1
                            : s + 1 < m_r.stages         ? m_backward[key(s + 1, i)]
                                                         : m_forward[key(s, i)];
                    if (ready < 0)
                        continue;
                    for (const int lane : lanesOf(s, i)) {
                        const std::int64_t start = std::max(ready, m_clock[at(lane)]);
                        if (start < now || (forward && m_alive[at(lane)] == m_r.stages - s))
                            continue;
                        const LaneTimes& t = m_r.times[at(lane)];
                        const std::int64_t clock = m_clock[at(lane)];
                        const std::int64_t before = m_lane[key(s, i)];
                        done[key(s, i)] = m_clock[at(lane)] =
                            start + (forward ? t.forward : t.backwardInput + t.backwardWeight);
                        m_lane[key(s, i)] = lane;
                        m_alive[at(lane)] += forward ? 1 : -1;
                        go(start);
                        m_alive[at(lane)] -= forward ? 1 : -1;
                        m_lane[key(s, i)] = before;
                        m_clock[at(lane)] = clock;
                        done[key(s, i)] = -1;
                    }
                }
        if (!any)
            m_best = std::min(m_best, *std::ranges::max_element(m_clock));
    }

    const UnequalReplicas& m_r;
    int m_lostReplica;
    int m_lostStage;
    int m_total = 0;
    std::int64_t m_best = 0;
    std::vector<int> m_alive; ///< activations by lane
    std::vector<std::int64_t> m_clock;
    std::vector<std::int64_t> m_forward;
    std::vector<std::int64_t> m_backward;
    std::vector<std::int64_t> m_lane;
};

/// Least time that `extra` more microbatches on each lane of the busiest stage can leave a step of 1F1B with,
/// as a share of the step without.
double reroutingBound(int stages, int microbatches, double extra)
{
    return std::max(1.0, (microbatches + extra) / (microbatches + stages - 1));
}

} // namespace

class TestReplicaLanes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void alikeReplicasAreOneFOneB()
    {
        QVERIFY(rc::check("as long as the schedule of the simulator", [] {
            const int stages = pick(1, 6);
            const int microbatches = pick(1, 12);
            const LaneTimes times {pick(1, 9), pick(1, 9), pick(0, 9)};
            UnequalReplicas r = alike(pick(1, 3), stages, microbatches, times);
            const auto run = runReplicas(r);
            RC_ASSERT(run.has_value());
            ScheduleProblem problem;
            problem.devices = stages;
            problem.microbatches = microbatches;
            PassDurations durations;
            durations.forward.assign(at(stages), times.forward);
            durations.backwardInput.assign(at(stages), times.backwardInput);
            durations.backwardWeight.assign(at(stages), times.backwardWeight);
            const auto order = generateOrder(problem, durations);
            RC_ASSERT(order.has_value());
            RC_ASSERT(simulate(*order, durations)->makespan == run->makespan);
        }));
    }

    /// The times of a run are the earliest ones of its order, by a rule written down a second time, and by
    /// the simulator where lanes are alike. Every pass of every microbatch runs once.
    void runsAreTheirSimulatedSchedule()
    {
        QVERIFY(rc::check("times are those of the order", [] {
            UnequalReplicas r;
            r.stages = pick(1, 4);
            const int replicas = pick(2, 4);
            const bool equal = pick(0, 1) == 1;
            for (int replica = 0; replica < replicas; ++replica)
                r.microbatches.push_back(pick(0, 6));
            const LaneTimes same {pick(1, 9), pick(1, 9), pick(1, 9)};
            for (int lane = 0; lane < replicas * r.stages; ++lane)
                r.times.push_back(equal ? same : LaneTimes {pick(1, 9), pick(1, 9), pick(0, 9)});
            for (int boundary = 0; boundary + 1 < r.stages; ++boundary)
                r.hops.push_back(pick(0, 3));
            // Within a lane nothing is sent: the simulator says so by itself.
            lose(r, pick(0, replicas - 1), pick(0, r.stages - 1));
            const auto run = runReplicas(r);
            RC_ASSERT(run.has_value());
            RC_ASSERT(lastOf(relaxed(r, run->order)) == run->makespan);
            std::map<Key, int> seen;
            for (std::size_t lane = 0; lane < run->order.passes.size(); ++lane) {
                RC_ASSERT(r.standIns[lane].empty() || run->order.passes[lane].empty());
                for (const Pass& pass : run->order.passes[lane]) {
                    const bool f = pass.kind == PassKind::Forward;
                    if (!f && pass.kind != PassKind::BackwardWeight)
                        ++seen[{pass.stage, pass.microbatch, 1}];
                    if (f || pass.kind == PassKind::BackwardWeight || pass.kind == PassKind::Backward)
                        ++seen[{pass.stage, pass.microbatch, f ? 0 : 2}];
                }
            }
            const int total = std::accumulate(r.microbatches.begin(), r.microbatches.end(), 0);
            for (const auto& [key, count] : seen)
                RC_ASSERT(count == 1 || (count == 2 && r.times.empty()));
            // A weight of nothing is not put off: its backward pass is fused.
            RC_ASSERT(seen.size() == at(3 * total * r.stages));
            if (!equal || total == 0)
                return;
            PassDurations durations;
            durations.forward.assign(at(r.stages), same.forward);
            durations.backwardInput.assign(at(r.stages), same.backwardInput);
            durations.backwardWeight.assign(at(r.stages), same.backwardWeight);
            durations.hopForward = durations.hopBackward = r.hops;
            const auto timeline = simulate(run->order, durations);
            RC_ASSERT(timeline.has_value());
            RC_ASSERT(timeline->makespan == run->makespan);
        }));
    }

    void lanesHoldNoMoreThanAPipelineDoes()
    {
        QVERIFY(rc::check("activations of a lane", [] {
            const int stages = pick(2, 5);
            UnequalReplicas r = alike(pick(2, 4), stages, pick(1, 8), {pick(1, 5), pick(1, 5), pick(1, 5)});
            const int lost = pick(0, stages - 1);
            lose(r, 0, lost);
            const auto run = runReplicas(r);
            RC_ASSERT(run.has_value());
            const std::vector<PeakActivations> peaks = peakActivations(run->order);
            for (int lane = 0; lane < static_cast<int>(peaks.size()); ++lane) {
                const int stage = lane % stages;
                RC_ASSERT(peaks[at(lane)].untilInputGradient <= stages - stage);
                RC_ASSERT(peaks[at(lane)].untilWeightGradient <= (stage == lost ? stages : stages - stage));
            }
        }));
    }

    void noOrderIsMuchShorter_data()
    {
        QTest::addColumn<int>("stages");
        QTest::addColumn<int>("microbatches");
        QTest::addColumn<int>("lostStage");
        QTest::newRow("one stage") << 1 << 3 << 0;
        QTest::newRow("two stages, the first") << 2 << 1 << 0;
        QTest::newRow("two stages, the last") << 2 << 1 << 1;
        QTest::newRow("two stages, two microbatches, the first") << 2 << 2 << 0;
        QTest::newRow("two stages, two microbatches, the last") << 2 << 2 << 1;
    }
    /// Without splitting, so that the search is short: the run is as long as the shortest of all orders and
    /// all ways to share the guests out.
    void noOrderIsMuchShorter()
    {
        QFETCH(int, stages);
        QFETCH(int, microbatches);
        QFETCH(int, lostStage);
        UnequalReplicas r = alike(2, stages, microbatches, {1, 1, 1});
        lose(r, 1, lostStage);
        r.split.clear();
        auto run = runReplicas(r);
        r.first = UnequalReplicas::First::ByReplica;
        if (const auto other = runReplicas(r); run && other && other->makespan < run->makespan)
            run = other;
        QVERIFY(run);
        QCOMPARE(run->makespan, Exhaustive(r, 1, lostStage).shortest());
        const double healthy = (microbatches + stages - 1) * 3.0;
        QVERIFY(static_cast<double>(run->makespan) / healthy
            >= reroutingBound(stages, microbatches, microbatches) - 1e-12);
    }

    void bubblesTakeGuestsUp()
    {
        // p = 4, m = 8, one of eight replicas loses its last stage: its peers run 8/7 as many microbatches in
        // lanes with three idle slots.
        UnequalReplicas r = alike(8, 4, 8, {1, 1, 1});
        const auto healthy = runReplicas(r);
        lose(r, 0, 3);
        const auto split = runReplicas(r);
        r.split.clear();
        const auto fused = runReplicas(r);
        QVERIFY(healthy && split && fused);
        QCOMPARE(healthy->makespan, 33);
        const std::int64_t better = std::min(split->makespan, fused->makespan);
        QVERIFY(static_cast<double>(better) >= 33 * reroutingBound(4, 8, 8.0 / 7));
        QVERIFY(better <= 33 + 2 * 3); // two guests at most on a lane
        int guests = 0;
        for (std::size_t lane = 0; lane < split->order.passes.size(); ++lane)
            for (const Pass& pass : split->order.passes[lane])
                guests += pass.kind == PassKind::Forward && pass.microbatch / 8 != static_cast<int>(lane) / 4;
        QCOMPARE(guests, 8);
    }

    void whatDoesNotFitIsRefused()
    {
        UnequalReplicas r = alike(2, 2, 2, {1, 1, 1});
        r.hops = {1, 1};
        QVERIFY(!runReplicas(r));
        r.hops = {1};
        r.standIns.assign(4, {});
        r.standIns[0] = {4};
        QVERIFY(!runReplicas(r));
        r.microbatches[0] = -1;
        QVERIFY(!runReplicas(r));
    }
};

QTEST_GUILESS_MAIN(TestReplicaLanes)
#include "tst_replica_lanes.moc"
