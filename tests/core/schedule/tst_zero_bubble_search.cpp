// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <limits>

#include <QTest>
#include <rapidcheck.h>

#include "core/schedule/schedule.h"

using namespace rankloom;

namespace {

std::size_t at(std::int64_t value) { return static_cast<std::size_t>(value); }

PassDurations timesOf(
    int stages, std::int64_t forward, std::int64_t input, std::int64_t weight, std::int64_t hop)
{
    PassDurations d;
    d.forward.assign(at(stages), forward);
    d.backwardInput.assign(at(stages), input);
    d.backwardWeight.assign(at(stages), weight);
    d.hopForward.assign(at(stages - 1), hop);
    d.hopBackward = d.hopForward;
    return d;
}

/// The best of all orders: every device runs its forwards, input and weight gradients by microbatch, mixed in
/// any way that holds at most `limit` microbatches. Microbatches are alike, so that no order of them is
/// better. Slow and simple on purpose.
class Exhaustive {
public:
    Exhaustive(int devices, int microbatches, int limit, const PassDurations& durations)
        : m_durations(durations)
    {
        m_order.kind = ScheduleKind::ZbAutomatic;
        m_order.devices = devices;
        m_order.microbatches = microbatches;
        m_order.passes.resize(at(devices));
        std::vector<PassKind> lane;
        collect(lane, {}, microbatches, limit);
    }

    std::int64_t shortestStage()
    {
        choose(0);
        return m_best;
    }

private:
    void collect(std::vector<PassKind>& lane, std::array<int, 3> done, int microbatches, int limit)
    {
        if (done[2] == microbatches) {
            m_lanes.push_back(lane);
            return;
        }
        const std::array<PassKind, 3> kinds {
            PassKind::Forward, PassKind::BackwardInput, PassKind::BackwardWeight};
        for (std::size_t k = 0; k < 3; ++k) {
            if (done[k] == (k == 0 ? microbatches : done[k - 1]) || (k == 0 && done[0] - done[2] >= limit))
                continue;
            lane.push_back(kinds[k]);
            ++done[k];
            collect(lane, done, microbatches, limit);
            --done[k];
            lane.pop_back();
        }
    }

    void choose(int device)
    {
        if (device == m_order.devices) {
            if (const auto timeline = simulate(m_order, m_durations))
                m_best = std::min(m_best, timeline->longestStage);
            return;
        }
        for (const std::vector<PassKind>& lane : m_lanes) {
            std::array<int, kPassKindCount> next {};
            auto& passes = m_order.passes[at(device)];
            passes.clear();
            for (const PassKind kind : lane) {
                Pass pass;
                pass.kind = kind;
                pass.stage = static_cast<std::int16_t>(device);
                pass.microbatch = next[at(static_cast<int>(kind))]++;
                passes.push_back(pass);
            }
            choose(device + 1);
        }
    }

    const PassDurations& m_durations;
    PassOrder m_order;
    std::vector<std::vector<PassKind>> m_lanes;
    std::int64_t m_best = std::numeric_limits<std::int64_t>::max();
};

std::int64_t searched(int devices, int microbatches, int limit, const PassDurations& durations)
{
    ScheduleProblem problem;
    problem.kind = ScheduleKind::ZbAutomatic;
    problem.devices = devices;
    problem.microbatches = microbatches;
    problem.memoryLimit = limit;
    const auto order = generateOrder(problem, durations);
    const auto timeline =
        order ? simulate(*order, durations) : Result<Timeline>(tl::unexpected(order.error()));
    return timeline ? timeline->longestStage : -1;
}

/// Times as they are measured (arXiv 2401.10241 table 9 has forward : input : weight near 1 : 1 : 0.8), and
/// hops of a few per cent.
constexpr std::array<std::array<std::int64_t, 4>, 4> kTimes {
    {{10, 10, 10, 0}, {10, 10, 10, 1}, {100, 98, 81, 3}, {100, 120, 70, 5}}};

} // namespace

class TestZeroBubbleSearch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withinThreePercentOfTheOptimum_data()
    {
        QTest::addColumn<int>("devices");
        QTest::addColumn<int>("microbatches");
        QTest::addColumn<int>("limit");
        for (const auto& [p, m] : {std::pair(2, 2), {2, 3}, {2, 4}, {3, 2}, {3, 3}, {4, 2}, {5, 2}})
            for (const int limit : {p, 2 * p})
                QTest::addRow("p%d m%d limit %d", p, m, limit) << p << m << limit;
    }
    void withinThreePercentOfTheOptimum()
    {
        QFETCH(int, devices);
        QFETCH(int, microbatches);
        QFETCH(int, limit);
        for (const auto& [forward, input, weight, hop] : kTimes) {
            const PassDurations durations = timesOf(devices, forward, input, weight, hop);
            const std::int64_t optimum = Exhaustive(devices, microbatches, limit, durations).shortestStage();
            const std::int64_t found = searched(devices, microbatches, limit, durations);
            QVERIFY2(found >= optimum, "the search holds more than the limit");
            QVERIFY2(static_cast<double>(found) <= 1.03 * static_cast<double>(optimum),
                qPrintable(QStringLiteral("%1 instead of %2").arg(found).arg(optimum)));
        }
    }

    /// With room for two microbatches per stage and equal times, no device ever idles in between.
    void longStepsLoseNothing()
    {
        for (const auto& [p, m] : {std::pair(3, 8), {4, 8}, {4, 12}, {8, 24}, {8, 64}}) {
            const PassDurations durations = timesOf(p, 10, 10, 10, 0);
            QCOMPARE(searched(p, m, 2 * p, durations), std::int64_t {30} * m);
        }
    }

    void neverWorseThanHandMade()
    {
        QVERIFY(rc::check("zb-automatic against every hand-made order within its limit", [] {
            const int p = *rc::gen::inRange(1, 9);
            const int m = *rc::gen::inRange(1, 25);
            const int limit = *rc::gen::inRange(1, 3) * p;
            const auto time = [] { return *rc::gen::inRange<std::int64_t>(5, 20); };
            const PassDurations durations = timesOf(p, time(), time(), time(), *rc::gen::inRange(0, 4));
            const std::int64_t found = searched(p, m, limit, durations);
            for (const ScheduleKind kind :
                {ScheduleKind::OneFOneB, ScheduleKind::GPipe, ScheduleKind::ZbH1, ScheduleKind::ZbH2}) {
                ScheduleProblem problem;
                problem.kind = kind;
                problem.devices = p;
                problem.microbatches = m;
                const auto order = generateOrder(problem, durations);
                const auto peaks = peakActivations(*order);
                if (std::ranges::all_of(peaks,
                        [limit](const PeakActivations& peak) { return peak.untilWeightGradient <= limit; }))
                    RC_ASSERT(found <= simulate(*order, durations)->longestStage);
            }
        }));
    }

    void searchedOrdersStayWithinTheirLimit()
    {
        QVERIFY(rc::check("limit of zb-automatic holds on every device", [] {
            ScheduleProblem problem;
            problem.kind = ScheduleKind::ZbAutomatic;
            problem.devices = *rc::gen::inRange(1, 9);
            problem.microbatches = *rc::gen::inRange(1, 25);
            problem.memoryLimit = *rc::gen::inRange(1, 20);
            const auto order = generateOrder(problem, timesOf(problem.devices, 10, 11, 9, 1));
            if (!order)
                return; // too little for a pipeline
            for (const PeakActivations& peak : peakActivations(*order))
                RC_ASSERT(peak.untilWeightGradient <= problem.memoryLimit);
        }));
    }

    void groupsOfInterleavedMicrobatchesAreHonoured()
    {
        for (const int group : {4, 5, 6, 12}) {
            ScheduleProblem problem;
            problem.kind = ScheduleKind::Interleaved;
            problem.devices = 4;
            problem.microbatches = 12;
            problem.chunks = 2;
            problem.groupSize = group;
            const auto order = generateOrder(problem, {});
            if (!checkProblem(problem)) {
                QVERIFY(!order);
                continue;
            }
            QVERIFY(order.has_value());
            // The first `group` forwards of a device are of its first chunk, the next of its second.
            for (int k = 0; k < 2 * group && k < 12; ++k) {
                const Pass& pass = order->passes[0][at(k)];
                if (pass.kind != PassKind::Forward)
                    break;
                QCOMPARE(static_cast<int>(pass.stage), k / group % 2 == 0 ? 0 : 4);
            }
            // Peak of device 0 is 2(p-1) + (v-1)·g + 1.
            QCOMPARE(peakActivations(*order)[0].untilWeightGradient, std::min(2 * 3 + group + 1, 24));
        }
    }
};

QTEST_APPLESS_MAIN(TestZeroBubbleSearch)
#include "tst_zero_bubble_search.moc"
