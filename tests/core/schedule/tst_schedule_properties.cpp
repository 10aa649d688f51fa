// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include <rapidcheck.h>

#include <QTest>

#include "core/schedule/pass_order_csv.h"
#include "core/schedule/schedule.h"

using namespace rankloom;

namespace {

std::size_t at(std::int64_t value) { return static_cast<std::size_t>(value); }

bool hasBarriers(const ScheduleProblem& problem)
{
    return problem.vocabulary == VocabularyLayout::Vocab1 || problem.vocabulary == VocabularyLayout::Vocab2
        || problem.vocabulary == VocabularyLayout::Interlaced;
}

bool isBidirectional(ScheduleKind kind)
{
    return kind == ScheduleKind::DualPipe || kind == ScheduleKind::Chimera;
}

std::vector<ScheduleProblem> legalProblems(int mostDevices, int mostMicrobatches)
{
    std::vector<ScheduleProblem> problems;
    for (const auto& kind : namedValues<ScheduleKind>())
        for (const auto& layout : namedValues<VocabularyLayout>())
            for (int p = 1; p <= mostDevices; ++p)
                for (int m = 1; m <= mostMicrobatches; ++m)
                    for (int v = 1; v <= 3; ++v) {
                        ScheduleProblem problem;
                        problem.kind = kind.value;
                        problem.vocabulary = layout.value;
                        problem.devices = p;
                        problem.microbatches = m;
                        problem.chunks = v;
                        if (problem.kind != ScheduleKind::Custom && checkProblem(problem))
                            problems.push_back(problem);
                    }
    return problems;
}

std::string nameOfProblem(const ScheduleProblem& p)
{
    return std::string(nameOf(p.kind)) + " " + std::string(nameOf(p.vocabulary)) + " p"
        + std::to_string(p.devices) + " m" + std::to_string(p.microbatches) + " v" + std::to_string(p.chunks);
}

PassDurations randomDurations(const ScheduleProblem& problem, int shortest = 0)
{
    const auto stages = at(problem.devices) * at(problem.chunks);
    const auto devices = at(problem.devices);
    const auto times = [](std::size_t count, int from, int to) {
        return *rc::gen::container<std::vector<std::int64_t>>(
            count, rc::gen::inRange<std::int64_t>(from, to + 1));
    };
    PassDurations d;
    d.forward = times(stages, shortest, 9);
    d.backwardInput = times(stages, shortest, 9);
    d.backwardWeight = times(stages, 0, 9);
    d.hopForward = times(stages - 1, 0, 4);
    d.hopBackward = times(stages - 1, 0, 4);
    d.vocabularyForward = times(devices, 0, 4);
    d.vocabularyBackward = times(devices, 0, 4);
    d.inputForward = times(devices, 0, 3);
    d.inputBackward = times(devices, 0, 3);
    d.barrier = *rc::gen::inRange<std::int64_t>(0, 4);
    d.overlappedPair = *rc::gen::inRange<std::int64_t>(0, 12);
    return d;
}

/// The half passes of an order: (kind, stage, microbatch) with B as I and W.
std::map<std::tuple<PassKind, int, int>, int> countHalves(const PassOrder& order)
{
    std::map<std::tuple<PassKind, int, int>, int> counts;
    for (const auto& passes : order.passes)
        for (const Pass& pass : passes) {
            const auto add = [&](PassKind kind, int stage, int mb) {
                if (kind != PassKind::Backward) {
                    ++counts[{kind, stage, mb}];
                    return;
                }
                ++counts[{PassKind::BackwardInput, stage, mb}];
                ++counts[{PassKind::BackwardWeight, stage, mb}];
            };
            const bool pair = pass.kind == PassKind::OverlappedPair;
            add(pair ? PassKind::Forward : pass.kind, pass.stage, pass.microbatch);
            if (pair)
                add(pass.pairInputOnly ? PassKind::BackwardInput : PassKind::Backward, pass.pairStage,
                    pass.pairMicrobatch);
        }
    return counts;
}

/// An independent reading of the timing rule: repeat the definition until nothing changes.
class Relaxation {
public:
    Relaxation(const PassOrder& order, const PassDurations& durations, int stages)
        : m_order(order), m_d(durations), m_stages(stages)
    {
        for (std::size_t lane = 0; lane < order.passes.size(); ++lane)
            m_ends.emplace_back(order.passes[lane].size(), 0);
    }

    /// Ends of all passes, by lane.
    std::vector<std::vector<std::int64_t>> ends()
    {
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t lane = 0; lane < m_ends.size(); ++lane)
                for (std::size_t k = 0; k < m_ends[lane].size(); ++k) {
                    const std::int64_t end = startOf(lane, k) + lengthOf(m_order.passes[lane][k], lane);
                    changed |= end != m_ends[lane][k];
                    m_ends[lane][k] = end;
                }
        }
        return m_ends;
    }

private:
    static std::int64_t value(const std::vector<std::int64_t>& v, int i) { return v.empty() ? 0 : v[at(i)]; }

    std::int64_t lengthOf(const Pass& p, std::size_t lane) const
    {
        const int d = static_cast<int>(lane);
        switch (p.kind) {
        case PassKind::Forward:
            return value(m_d.forward, p.stage);
        case PassKind::BackwardInput:
            return value(m_d.backwardInput, p.stage);
        case PassKind::BackwardWeight:
            return value(m_d.backwardWeight, p.stage);
        case PassKind::Backward:
            return value(m_d.backwardInput, p.stage) + value(m_d.backwardWeight, p.stage);
        case PassKind::OverlappedPair:
            return m_d.overlappedPair > 0 ? m_d.overlappedPair
                                          : value(m_d.forward, p.stage)
                    + value(m_d.backwardInput, p.pairStage) + value(m_d.backwardWeight, p.pairStage);
        case PassKind::VocabularyForward:
            return value(m_d.vocabularyForward, d);
        case PassKind::VocabularyBackward:
            return value(m_d.vocabularyBackward, d);
        case PassKind::InputForward:
            return value(m_d.inputForward, d);
        default:
            return value(m_d.inputBackward, d);
        }
    }

    /// Latest end, plus latency, of all passes that `matches` accepts.
    template <class Matches>
    std::int64_t after(std::size_t lane, std::int64_t delay, bool delayOnOwnLane, Matches matches) const
    {
        std::int64_t time = 0;
        for (std::size_t other = 0; other < m_ends.size(); ++other)
            for (std::size_t k = 0; k < m_ends[other].size(); ++k)
                if (matches(m_order.passes[other][k]))
                    time = std::max(time, m_ends[other][k] + (other != lane || delayOnOwnLane ? delay : 0));
        return time;
    }

    std::int64_t afterForward(std::size_t lane, int stage, int mb, std::int64_t delay, bool always) const
    {
        return after(lane, delay, always, [&](const Pass& q) {
            return (q.kind == PassKind::Forward || q.kind == PassKind::OverlappedPair) && q.stage == stage
                && q.microbatch == mb;
        });
    }

    std::int64_t afterGradient(std::size_t lane, int stage, int mb, std::int64_t delay, bool always) const
    {
        return after(lane, delay, always, [&](const Pass& q) {
            const bool single = (q.kind == PassKind::Backward || q.kind == PassKind::BackwardInput)
                && q.stage == stage && q.microbatch == mb;
            return single
                || (q.kind == PassKind::OverlappedPair && q.pairStage == stage && q.pairMicrobatch == mb);
        });
    }

    std::int64_t afterAll(std::size_t lane, PassKind kind, int mb) const
    {
        return after(
            lane, m_d.barrier, true, [&](const Pass& q) { return q.kind == kind && q.microbatch == mb; });
    }

    /// Up the devices, or down: the second direction of a bidirectional schedule runs the other way.
    std::int64_t hop(std::size_t lane, bool forward, int boundary, int mb) const
    {
        if (!isBidirectional(m_order.kind))
            return value(forward ? m_d.hopForward : m_d.hopBackward, boundary);
        const bool fromBelow = forward == (mb < m_order.microbatches / 2);
        return fromBelow ? value(m_d.hopForward, static_cast<int>(lane) - 1)
                         : value(m_d.hopBackward, static_cast<int>(lane));
    }

    std::int64_t inputsOfForward(std::size_t lane, int stage, int mb) const
    {
        if (stage > 0)
            return afterForward(lane, stage - 1, mb, hop(lane, true, stage - 1, mb), false);
        return afterAll(lane, PassKind::InputForward, mb);
    }

    std::int64_t inputsOfBackward(std::size_t lane, int stage, int mb) const
    {
        const std::int64_t own = afterForward(lane, stage, mb, 0, false);
        if (stage + 1 < m_stages)
            return std::max(own, afterGradient(lane, stage + 1, mb, hop(lane, false, stage, mb), false));
        const auto kind = m_order.vocabulary == VocabularyLayout::Vocab2 ? PassKind::VocabularyForward
                                                                         : PassKind::VocabularyBackward;
        return std::max(own, afterAll(lane, kind, mb));
    }

    std::int64_t earliest(std::size_t lane, std::size_t k) const
    {
        const Pass& p = m_order.passes[lane][k];
        const std::int64_t previous = k > 0 ? m_ends[lane][k - 1] : 0;
        switch (p.kind) {
        case PassKind::Forward:
            return std::max(previous, inputsOfForward(lane, p.stage, p.microbatch));
        case PassKind::OverlappedPair:
            return std::max({previous, inputsOfForward(lane, p.stage, p.microbatch),
                inputsOfBackward(lane, p.pairStage, p.pairMicrobatch)});
        case PassKind::BackwardInput:
        case PassKind::Backward:
            return std::max(previous, inputsOfBackward(lane, p.stage, p.microbatch));
        case PassKind::BackwardWeight:
            return std::max(previous, afterGradient(lane, p.stage, p.microbatch, 0, false));
        case PassKind::VocabularyForward:
            return std::max(previous, afterForward(lane, m_stages - 1, p.microbatch, m_d.barrier, true));
        case PassKind::VocabularyBackward:
            return std::max(previous, afterAll(lane, PassKind::VocabularyForward, p.microbatch));
        case PassKind::InputBackward:
            return std::max(previous, afterGradient(lane, 0, p.microbatch, m_d.barrier, true));
        default:
            return previous;
        }
    }

    std::int64_t startOf(std::size_t lane, std::size_t k) const
    {
        const Pass& p = m_order.passes[lane][k];
        std::int64_t start = earliest(lane, k);
        const bool meets = m_order.vocabulary == VocabularyLayout::Interlaced
            && (p.kind == PassKind::VocabularyForward || p.kind == PassKind::InputForward
                || p.kind == PassKind::InputBackward);
        for (std::size_t other = 0; meets && other < m_ends.size(); ++other)
            for (std::size_t j = 0; j < m_ends[other].size(); ++j) {
                const Pass& q = m_order.passes[other][j];
                if (q.kind == p.kind && q.microbatch == p.microbatch)
                    start = std::max(start, earliest(other, j));
            }
        return start;
    }

    const PassOrder& m_order;
    const PassDurations& m_d;
    int m_stages;
    std::vector<std::vector<std::int64_t>> m_ends;
};

/// Slices and bubbles of every lane follow each other without gap or overlap from 0 to the makespan.
void assertTiled(const Timeline& timeline)
{
    for (const Lane& lane : timeline.lanes) {
        std::vector<std::pair<std::int64_t, std::int64_t>> pieces;
        for (const Slice& slice : lane.slices)
            if (slice.end > slice.start)
                pieces.emplace_back(slice.start, slice.end);
        for (const Bubble& bubble : lane.bubbles) {
            RC_ASSERT(bubble.end > bubble.start);
            pieces.emplace_back(bubble.start, bubble.end);
        }
        std::sort(pieces.begin(), pieces.end());
        std::int64_t clock = 0;
        for (const auto& [start, end] : pieces) {
            RC_ASSERT(start == clock);
            clock = end;
        }
        RC_ASSERT(clock == timeline.makespan);
    }
}

/// Every bubble names a pass, which ends where the cause says.
void assertCausesHold(const Timeline& timeline)
{
    for (std::size_t l = 0; l < timeline.lanes.size(); ++l)
        for (const Bubble& bubble : timeline.lanes[l].bubbles) {
            if (bubble.ofLane < 0)
                continue;
            const Slice& awaited = timeline.lanes[at(bubble.ofLane)].slices[at(bubble.ofSlice)];
            const Lane& lane = timeline.lanes[l];
            switch (bubble.cause) {
            case BubbleCause::WarmUp:
                RC_ASSERT(bubble.end <= lane.slices.front().start);
                break;
            case BubbleCause::CoolDown:
                RC_ASSERT(bubble.start >= lane.slices.back().end);
                RC_ASSERT(awaited.end == timeline.makespan);
                break;
            case BubbleCause::WaitsForPass:
                RC_ASSERT(bubble.end <= awaited.end);
                break;
            case BubbleCause::Imbalance:
                RC_ASSERT(bubble.end <= awaited.end && bubble.start >= awaited.start);
                break;
            case BubbleCause::WaitsForLink:
                RC_ASSERT(bubble.start >= awaited.end);
                break;
            case BubbleCause::WaitsForOffload:
                RC_ASSERT(bubble.ofLane == static_cast<std::int32_t>(l) && bubble.start >= awaited.end);
                break;
            case BubbleCause::WaitsForBarrier:
                RC_ASSERT(bubble.end >= awaited.end);
                break;
            }
        }
}

/// The critical path spans the step, in time order, from a pass that starts at 0.
void assertPathSpans(const Timeline& timeline)
{
    std::int64_t clock = 0;
    std::int64_t work = 0;
    for (const SliceRef& ref : timeline.criticalPath) {
        const Slice& slice = timeline.lanes[at(ref.lane)].slices[at(ref.slice)];
        RC_ASSERT(slice.start >= clock);
        clock = slice.end;
        work += slice.end - slice.start;
    }
    RC_ASSERT(!timeline.criticalPath.empty());
    const SliceRef first = timeline.criticalPath.front();
    RC_ASSERT(timeline.lanes[at(first.lane)].slices[at(first.slice)].start == 0);
    RC_ASSERT(clock == timeline.makespan);
    RC_ASSERT(work <= timeline.makespan);
}

ScheduleProblem anyProblem()
{
    static const auto kProblems = legalProblems(5, 12);
    return *rc::gen::elementOf(kProblems);
}

} // namespace

class TestScheduleProperties : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyLegalProblemIsCompleteAndRuns()
    {
        for (const ScheduleProblem& problem : legalProblems(12, 30)) {
            const std::string name = nameOfProblem(problem);
            PassDurations durations;
            const auto stages = at(problem.devices) * at(problem.chunks);
            durations.forward.assign(stages, 2);
            durations.backwardInput.assign(stages, 3);
            durations.backwardWeight.assign(stages, 1);
            const auto order = generateOrder(problem, durations);
            QVERIFY2(order.has_value(), name.c_str());
            const int modelStages =
                isBidirectional(problem.kind) ? problem.devices : static_cast<int>(stages);
            auto counts = countHalves(*order);
            std::size_t expected = 0;
            for (const auto kind : {PassKind::Forward, PassKind::BackwardInput, PassKind::BackwardWeight})
                for (int stage = 0; stage < modelStages; ++stage)
                    for (int mb = 0; mb < problem.microbatches; ++mb, ++expected)
                        QVERIFY2((counts[{kind, stage, mb}] == 1), name.c_str());
            if (hasBarriers(problem))
                for (const auto kind : {PassKind::VocabularyForward, PassKind::VocabularyBackward,
                         PassKind::InputForward, PassKind::InputBackward})
                    for (int d = 0; d < problem.devices; ++d)
                        for (int mb = 0; mb < problem.microbatches; ++mb, ++expected)
                            QVERIFY2((counts[{kind, d, mb}] == 1), name.c_str());
            QVERIFY2(counts.size() == expected, name.c_str());
            const auto timeline = simulate(*order, durations);
            QVERIFY2(timeline.has_value(), timeline ? "" : (name + timeline.error().text()).c_str());
        }
    }

    void simulationEqualsTheDefinition()
    {
        QVERIFY(rc::check("simulate() equals the relaxed definition", [] {
            const ScheduleProblem problem = anyProblem();
            const PassDurations durations = randomDurations(problem);
            const auto order = generateOrder(problem, durations);
            RC_ASSERT(order.has_value());
            const auto timeline = simulate(*order, durations);
            RC_ASSERT(timeline.has_value());
            const int stages =
                isBidirectional(problem.kind) ? problem.devices : problem.devices * problem.chunks;
            const auto ends = Relaxation(*order, durations, stages).ends();
            for (std::size_t lane = 0; lane < ends.size(); ++lane)
                for (std::size_t k = 0; k < ends[lane].size(); ++k)
                    RC_ASSERT(timeline->lanes[lane].slices[k].end == ends[lane][k]);
        }));
    }

    void endsAreThoseOfTheSimulation()
    {
        QVERIFY(rc::check("simulateEnds() equals passEnds() of simulate()", [] {
            const ScheduleProblem problem = anyProblem();
            PassDurations durations = randomDurations(problem);
            durations.pointToPoint =
                *rc::gen::arbitrary<bool>() ? PointToPointMode::Asynchronous : PointToPointMode::Blocking;
            if (*rc::gen::arbitrary<bool>()) {
                durations.offloadOut = durations.forward;
                durations.offloadIn = durations.backwardInput;
                durations.offloadLag = durations.backwardWeight;
            }
            const auto order = generateOrder(problem, durations);
            const auto whole = simulate(*order, durations);
            const auto ends = simulateEnds(*order, durations);
            RC_ASSERT(whole.has_value() == ends.has_value());
            const Timeline expected = passEnds(*whole);
            RC_ASSERT(ends->lanes.size() == expected.lanes.size());
            for (std::size_t lane = 0; lane < expected.lanes.size(); ++lane)
                RC_ASSERT(ends->lanes[lane].slices == expected.lanes[lane].slices);
        }));
    }

    void bubblesFillExactlyWhatSlicesLeave()
    {
        QVERIFY(rc::check("slices and bubbles tile every lane; causes and path hold", [] {
            const ScheduleProblem problem = anyProblem();
            const PassDurations durations = randomDurations(problem);
            const auto timeline = simulate(*generateOrder(problem, durations), durations);
            RC_ASSERT(timeline.has_value());
            assertTiled(*timeline);
            assertCausesHold(*timeline);
            assertPathSpans(*timeline);
        }));
    }

    void blockingTransfersTileToo()
    {
        QVERIFY(rc::check("blocking transfers: tiled, never faster than asynchronous ones", [] {
            const ScheduleProblem problem = anyProblem();
            PassDurations durations = randomDurations(problem);
            const auto order = generateOrder(problem, durations);
            const auto asynchronous = simulate(*order, durations);
            durations.pointToPoint = PointToPointMode::Blocking;
            const auto blocking = simulate(*order, durations);
            if (!blocking)
                RC_FAIL(blocking.error().text());
            assertTiled(*blocking);
            assertPathSpans(*blocking);
            RC_ASSERT(blocking->makespan >= asynchronous->makespan);
        }));
    }

    /// Published closed form with any hop time (reference: 1F1B row of the table of closed forms).
    void oneFOneBTakesItsClosedForm()
    {
        QVERIFY(rc::check("1F1B closed form", [] {
            ScheduleProblem problem;
            problem.devices = *rc::gen::inRange(1, 12);
            problem.microbatches = *rc::gen::inRange(1, 40);
            const std::int64_t p = problem.devices;
            const std::int64_t m = problem.microbatches;
            const auto tF = *rc::gen::inRange<std::int64_t>(1, 20);
            const auto tB = *rc::gen::inRange<std::int64_t>(1, 20);
            const auto c = *rc::gen::inRange<std::int64_t>(0, 30);
            PassDurations durations;
            durations.forward.assign(at(p), tF);
            durations.backwardInput.assign(at(p), tB);
            durations.hopForward.assign(at(p) - 1, c);
            durations.hopBackward.assign(at(p) - 1, c);
            const auto timeline = simulate(*generateOrder(problem, durations), durations);
            RC_ASSERT(timeline->makespan
                == (m + p - 1) * (tF + tB) + c * (2 * (p - 1) + 2 * ((m - 1) * (p - 1) / p)));
        }));
    }

    void scalingTimesScalesTheStep()
    {
        QVERIFY(rc::check("k times the times is k times the makespan; longer passes never help", [] {
            const ScheduleProblem problem = anyProblem();
            PassDurations durations = randomDurations(problem);
            const auto order = generateOrder(problem, durations);
            const auto timeline = simulate(*order, durations);
            PassDurations longer = durations;
            ++longer.forward[at(
                *rc::gen::inRange<std::int64_t>(0, static_cast<std::int64_t>(longer.forward.size())))];
            RC_ASSERT(simulate(*order, longer)->makespan >= timeline->makespan);
            for (auto* times : {&durations.forward, &durations.backwardInput, &durations.backwardWeight,
                     &durations.hopForward, &durations.hopBackward, &durations.vocabularyForward,
                     &durations.vocabularyBackward, &durations.inputForward, &durations.inputBackward})
                for (std::int64_t& time : *times)
                    time *= 7;
            durations.barrier *= 7;
            durations.overlappedPair *= 7;
            RC_ASSERT(simulate(*order, durations)->makespan == 7 * timeline->makespan);
        }));
    }

    /// The search is never worse than a hand-made order that fits the same limit.
    void searchBeatsHandMadeOrders()
    {
        QVERIFY(rc::check("zb-automatic and zb-v-automatic against hand-made orders", [] {
            ScheduleProblem problem;
            problem.kind = *rc::gen::element(ScheduleKind::ZbAutomatic, ScheduleKind::ZbVAutomatic);
            const bool v = problem.kind == ScheduleKind::ZbVAutomatic;
            problem.chunks = v ? 2 : 1;
            problem.devices = *rc::gen::inRange(1, 7);
            problem.microbatches = *rc::gen::inRange(1, 13);
            const int limit = *rc::gen::inRange(1, 3) * problem.devices * problem.chunks;
            problem.memoryLimit = limit;
            const PassDurations durations = randomDurations(problem, 1);
            const auto searched = simulate(*generateOrder(problem, durations), durations);
            const auto kinds = v
                ? std::vector<ScheduleKind> {ScheduleKind::ZbV}
                : std::vector<ScheduleKind> {ScheduleKind::ZbH1, ScheduleKind::ZbH2, ScheduleKind::OneFOneB};
            for (const ScheduleKind kind : kinds) {
                problem.kind = kind;
                const auto order = generateOrder(problem, durations);
                int peak = 0;
                for (const PeakActivations& device : peakActivations(*order))
                    peak = std::max(peak, device.untilWeightGradient);
                if (peak <= limit)
                    RC_ASSERT(searched->longestStage <= simulate(*order, durations)->longestStage);
            }
        }));
    }

    void writtenOrdersReadBack()
    {
        QVERIFY(rc::check("CSV round trip", [] {
            const ScheduleProblem problem = anyProblem();
            const PassDurations durations = randomDurations(problem);
            const auto order = generateOrder(problem, durations);
            const auto read = readPassOrder(writePassOrder(*order));
            if (!read)
                RC_FAIL(read.error().text());
            RC_ASSERT(read->order.passes == order->passes);
            RC_ASSERT(read->order.microbatches == order->microbatches);
        }));
    }

    void anyBytesReadOrAreRefused()
    {
        QVERIFY(rc::check("readPassOrder survives any text", [] {
            const auto text = *rc::gen::container<std::string>(
                rc::gen::elementOf(std::string("0123FIWBSTv(),;\n _OVERLAP\"\r")));
            const auto read = readPassOrder(text);
            if (read)
                RC_ASSERT(read->order.microbatches >= 1);
        }));
    }
};

QTEST_APPLESS_MAIN(TestScheduleProperties)
#include "tst_schedule_properties.moc"
