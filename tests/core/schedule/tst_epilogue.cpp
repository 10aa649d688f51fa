// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Which gradients leave in the epilogue, and that hidden ones may travel as they like: every schedule there
// is, and orders of passes that nobody would run.

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <tuple>
#include <vector>

#include <QTest>

#include <rapidcheck.h>

#include "core/base/at.h"
#include "core/schedule/compressed_sends.h"
#include "core/schedule/pass_graph.h"
#include "core/schedule/schedule.h"

using namespace rankloom;

namespace {

bool isForward(PassKind kind) { return kind == PassKind::Forward || kind == PassKind::OverlappedPair; }
bool isGradient(PassKind kind)
{
    return kind == PassKind::Backward || kind == PassKind::BackwardInput || kind == PassKind::OverlappedPair;
}

int stagesOf(const PassOrder& order)
{
    int last = 0;
    for (const std::vector<Pass>& lane : order.passes)
        for (const Pass& pass : lane)
            last = std::max<int>({last, pass.stage, isForward(pass.kind) ? pass.pairStage : 0});
    return last + 1;
}

/// Which passes of an order have to be over before others begin, whatever they take: all pairs, by the three
/// rules alone that a lane keeps its order, a forward pass needs the stage before and a gradient the stage
/// behind and its own forward pass.
class Precedence {
public:
    explicit Precedence(const PassOrder& order)
    {
        for (std::size_t lane = 0; lane < order.passes.size(); ++lane)
            for (std::size_t i = 0; i < order.passes[lane].size(); ++i) {
                const Pass& pass = order.passes[lane][i];
                const std::size_t number = m_lane.size();
                m_lane.push_back(static_cast<int>(lane));
                m_needs.emplace_back();
                if (i > 0)
                    m_needs.back().push_back(number - 1);
                if (isForward(pass.kind))
                    m_forward[{pass.stage, pass.microbatch}] = number;
                if (isGradient(pass.kind))
                    m_gradient[gradientOf(pass)] = number;
            }
        const auto need = [this](std::size_t number, const auto& table, std::pair<int, int> key) {
            if (const auto found = table.find(key); found != table.end())
                m_needs[number].push_back(found->second);
        };
        for (const auto& [key, number] : m_forward)
            need(number, m_forward, {key.first - 1, key.second});
        for (const auto& [key, number] : m_gradient) {
            need(number, m_forward, key);
            need(number, m_gradient, {key.first + 1, key.second});
        }
        m_before.assign(m_lane.size(), {});
        for (std::size_t number = 0; number < m_lane.size(); ++number)
            collect(number);
    }

    /// By sender, receiver and microbatch: gradients that leave when both lanes have all their forward passes
    /// behind them; or all that go from lane to lane.
    enum class Which : std::uint8_t { Epilogue, All };
    [[nodiscard]] std::multiset<std::tuple<int, int, int>> sends(Which which) const
    {
        std::multiset<std::tuple<int, int, int>> out;
        for (const auto& [key, source] : m_gradient) {
            const auto target = m_gradient.find({key.first - 1, key.second});
            if (target == m_gradient.end() || m_lane[target->second] == m_lane[source])
                continue;
            const int to = m_lane[target->second];
            const bool over = std::ranges::all_of(m_forward, [&, source = source](const auto& forward) {
                const int lane = m_lane[forward.second];
                return (lane != to && lane != m_lane[source]) || m_before[source][forward.second];
            });
            if (which == Which::All || over)
                out.insert({m_lane[source], to, key.second});
        }
        return out;
    }

private:
    static std::pair<int, int> gradientOf(const Pass& pass)
    {
        return pass.kind == PassKind::OverlappedPair
            ? std::pair<int, int>(pass.pairStage, pass.pairMicrobatch)
            : std::pair<int, int>(pass.stage, pass.microbatch);
    }
    void collect(std::size_t number)
    {
        if (!m_before[number].empty())
            return;
        std::vector<bool> before(m_lane.size(), false);
        for (const std::size_t one : m_needs[number]) {
            collect(one);
            before[one] = true;
            for (std::size_t i = 0; i < before.size(); ++i)
                before[i] = before[i] || m_before[one][i];
        }
        m_before[number] = std::move(before);
    }

    std::vector<int> m_lane; ///< by pass
    std::vector<std::vector<std::size_t>> m_needs;
    std::map<std::pair<int, int>, std::size_t> m_forward; ///< by stage and microbatch
    std::map<std::pair<int, int>, std::size_t> m_gradient;
    std::vector<std::vector<bool>> m_before;
};

std::vector<std::int64_t> anyTimes(std::size_t count, int least, int most)
{
    std::vector<std::int64_t> out;
    for (std::size_t i = 0; i < count; ++i)
        out.push_back(*rc::gen::inRange(least, most));
    return out;
}

/// Of so many stages, over all of whose boundaries gradients are compressed in the epilogue.
PassDurations anyDurations(int stages)
{
    PassDurations out;
    for (auto* times : {&out.forward, &out.backwardInput, &out.backwardWeight})
        *times = anyTimes(at(stages), 1, 100);
    for (auto* hops : {&out.hopForward, &out.hopBackward})
        *hops = anyTimes(at(stages - 1), 0, 40);
    CompressedSends& sends = out.compressed;
    sends.boundaries.assign(at(stages - 1), 1);
    for (auto* times : {&sends.hopForward, &sends.hopBackward, &sends.compress, &sends.decompress})
        *times = anyTimes(at(stages - 1), 0, 5);
    return out;
}

/// A schedule of any kind with numbers that it has.
ScheduleProblem anyProblem(ScheduleKind kind)
{
    ScheduleProblem problem;
    problem.kind = kind;
    problem.devices = *rc::gen::inRange(2, isSearched(kind) ? 4 : 6);
    problem.chunks = defaultChunks(kind);
    problem.microbatches = *rc::gen::inRange(1, 13);
    return checkProblem(problem) ? problem : nearestLegal(problem).front().problem;
}

/// Stages on any lanes, passes in any order that ends.
PassOrder anyOrder()
{
    PassOrder order;
    order.kind = ScheduleKind::Custom;
    order.devices = *rc::gen::inRange(2, 5);
    order.microbatches = *rc::gen::inRange(1, 6);
    order.passes.resize(at(order.devices));
    const int stages = order.devices + *rc::gen::inRange(0, 4);
    std::vector<int> laneOf;
    for (int stage = 0; stage < stages; ++stage)
        laneOf.push_back(stage < order.devices ? stage : *rc::gen::inRange(0, order.devices));
    std::mt19937 random(*rc::gen::arbitrary<std::uint32_t>());
    std::ranges::shuffle(laneOf, random);
    // By microbatch: passes done; first the forward ones, then back.
    std::vector<int> done(at(order.microbatches), 0);
    for (int left = 2 * stages * order.microbatches; left > 0; --left) {
        std::vector<int> open;
        for (int m = 0; m < order.microbatches; ++m)
            if (done[at(m)] < 2 * stages)
                open.push_back(m);
        const int microbatch = open[random() % open.size()];
        const int step = done[at(microbatch)]++;
        const int stage = step < stages ? step : 2 * stages - 1 - step;
        Pass pass;
        pass.kind = step < stages ? PassKind::Forward : PassKind::Backward;
        pass.stage = static_cast<std::int16_t>(stage);
        pass.microbatch = microbatch;
        order.passes[at(laneOf[at(stage)])].push_back(pass);
    }
    return order;
}

/// What simulate() sends compressed, against all pairs of passes, and against the clock.
void checkEpilogue(const PassOrder& order, PassDurations durations)
{
    const Precedence precedence(order);
    const auto late = precedence.sends(Precedence::Which::Epilogue);
    const auto counts = countBackwardSends(order, durations);
    RC_ASSERT(counts.has_value());
    std::size_t all = 0;
    for (std::size_t lane = 0; lane < counts->size(); ++lane) {
        all += at((*counts)[lane].sends);
        RC_ASSERT((*counts)[lane].compressed
            == std::ranges::count_if(late, [lane](const auto& s) { return at(std::get<0>(s)) == lane; }));
    }
    RC_ASSERT(all == precedence.sends(Precedence::Which::All).size());
    for (int timing = 0; timing < 3; ++timing) {
        auto timeline = simulate(order, durations);
        RC_ASSERT(timeline.has_value());
        const std::vector<Lane> passes = timeline->lanes;
        showCompression(*timeline, order, durations);
        std::multiset<std::tuple<int, int, int>> shown;
        for (const CompressedSend& send : timeline->compressedSends) {
            shown.insert({send.fromLane, send.toLane, send.microbatch});
            // No computation but of gradients is left at either end when it leaves.
            for (const int lane : {send.fromLane, send.toLane})
                for (const Slice& slice : passes[at(lane)].slices)
                    RC_ASSERT(!isForward(slice.kind) || slice.end <= send.plainStart);
        }
        RC_ASSERT(shown == late);
        durations = anyDurations(stagesOf(order));
    }
}

int countOf(const PassOrder& order)
{
    return static_cast<int>(Precedence(order).sends(Precedence::Which::Epilogue).size());
}

} // namespace

class TestEpilogue : public QObject {
    Q_OBJECT

private slots:
    void everySchedule_data()
    {
        QTest::addColumn<int>("kind");
        for (const auto& named : namedValues<ScheduleKind>())
            if (named.value != ScheduleKind::Custom)
                QTest::newRow(std::string(named.name).c_str()) << static_cast<int>(named.value);
    }
    /// The passes decide, not the name of the schedule.
    void everySchedule()
    {
        QFETCH(int, kind);
        const bool good = rc::check("sends of the epilogue", [kind] {
            const ScheduleProblem problem = anyProblem(static_cast<ScheduleKind>(kind));
            PassDurations plain;
            plain.forward.assign(at(problem.devices * problem.chunks), 10);
            plain.backwardInput = plain.backwardWeight = plain.forward;
            const auto order = generateOrder(problem, plain);
            RC_ASSERT(order.has_value());
            checkEpilogue(*order, anyDurations(stagesOf(*order)));
        });
        QVERIFY(good);
    }

    /// Orders that somebody wrote down: those of the schedules read back, and any other.
    void customOrders()
    {
        const bool good = rc::check("custom orders", [] {
            const ScheduleProblem problem = anyProblem(*rc::gen::element(
                ScheduleKind::OneFOneB, ScheduleKind::GPipe, ScheduleKind::Interleaved, ScheduleKind::ZbV));
            const auto order = generateOrder(problem, {});
            RC_ASSERT(order.has_value());
            ScheduleProblem written = problem;
            written.kind = ScheduleKind::Custom;
            written.customOrder = writePassOrder(*order);
            const auto custom = generateOrder(written, {});
            RC_ASSERT(custom.has_value());
            checkEpilogue(*custom, anyDurations(stagesOf(*custom)));
            RC_ASSERT(countOf(*custom) == countOf(*order));
            const PassOrder any = anyOrder();
            checkEpilogue(any, anyDurations(stagesOf(any)));
        });
        QVERIFY(good);
    }

    /// P(P - 1)/2 of m(P - 1) in 1F1B and in ZB-H1, which puts its passes in the same order; in GPipe all.
    void closedForms()
    {
        const bool good = rc::check("closed forms", [] {
            ScheduleProblem problem;
            problem.devices = *rc::gen::inRange(2, 9);
            problem.microbatches = problem.devices + *rc::gen::inRange(0, 9);
            const int p = problem.devices;
            for (const auto& [kind, late] : {std::pair(ScheduleKind::OneFOneB, p * (p - 1) / 2),
                     std::pair(ScheduleKind::ZbH1, p * (p - 1) / 2),
                     std::pair(ScheduleKind::GPipe, problem.microbatches * (p - 1))}) {
                problem.kind = kind;
                const auto order = generateOrder(problem, {});
                RC_ASSERT(order.has_value());
                const auto counts = countBackwardSends(*order, anyDurations(p));
                RC_ASSERT(counts.has_value());
                int sends = 0;
                int compressed = 0;
                for (const SendCount& count : *counts) {
                    sends += count.sends;
                    compressed += count.compressed;
                }
                RC_ASSERT(sends == problem.microbatches * (p - 1));
                RC_ASSERT(compressed == late);
            }
        });
        QVERIFY(good);
    }

    /// A boundary over which nobody waits for a gradient: however much its sends shrink, nothing moves. And
    /// free compression never makes a step longer.
    void hiddenSendsMoveNothing_data() { everySchedule_data(); }
    void hiddenSendsMoveNothing()
    {
        QFETCH(int, kind);
        const bool good = rc::check("compressing hidden sends moves no pass", [kind] {
            const ScheduleProblem problem = anyProblem(static_cast<ScheduleKind>(kind));
            const auto order = generateOrder(problem, {});
            RC_ASSERT(order.has_value());
            const int stages = stagesOf(*order);
            PassDurations durations = anyDurations(stages);
            durations.compressed = {};
            // Slow receivers have their gradients before they need them.
            std::vector<std::int64_t>& slow = durations.backwardWeight;
            slow[at(*rc::gen::inRange(0, stages))] *= *rc::gen::element(1, 50);
            const auto plain = simulate(*order, durations);
            RC_ASSERT(plain.has_value());
            std::set<std::pair<HopWay, int>> waited; // entries of the hop times
            for (const Lane& lane : plain->lanes)
                for (const Bubble& bubble : lane.bubbles) {
                    if (bubble.cause != BubbleCause::WaitsForLink || bubble.ofSlice < 0)
                        continue;
                    const Pass& of = order->passes[at(bubble.ofLane)][at(bubble.ofSlice)];
                    const bool pair = of.kind == PassKind::OverlappedPair;
                    const int stage = pair ? of.pairStage : of.stage;
                    if (of.kind == PassKind::Forward || stage == 0)
                        continue;
                    const HopUse use =
                        hopUse(*order, HopWay::Backward, stage - 1, pair ? of.pairMicrobatch : of.microbatch);
                    waited.insert({use.way, use.boundary});
                }
            for (int boundary = 0; boundary + 1 < stages; ++boundary) {
                PassDurations shrunk = durations;
                CompressedSends& sends = shrunk.compressed;
                sends.epilogueOnly = *rc::gen::arbitrary<bool>();
                sends.boundaries.assign(at(stages - 1), 0);
                sends.boundaries[at(boundary)] = 1;
                sends.hopForward = durations.hopForward;
                sends.hopBackward = durations.hopBackward;
                sends.hopForward[at(boundary)] /= 4;
                sends.hopBackward[at(boundary)] /= 4;
                sends.compress = sends.decompress = std::vector<std::int64_t>(at(stages - 1), 0);
                const auto with = simulate(*order, shrunk);
                RC_ASSERT(with.has_value());
                RC_ASSERT(with->makespan <= plain->makespan);
                RC_CLASSIFY(!waited.contains({HopWay::Forward, boundary})
                        && !waited.contains({HopWay::Backward, boundary}),
                    "hidden");
                if (waited.contains({HopWay::Forward, boundary})
                    || waited.contains({HopWay::Backward, boundary}))
                    continue;
                for (std::size_t lane = 0; lane < plain->lanes.size(); ++lane)
                    RC_ASSERT(with->lanes[lane].slices == plain->lanes[lane].slices);
            }
        });
        QVERIFY(good);
    }
};

QTEST_APPLESS_MAIN(TestEpilogue)
#include "tst_epilogue.moc"
