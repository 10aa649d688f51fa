// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>

#include <QLocale>
#include <QTest>

#include "tests/widgets/sample_timeline.h"
#include "widgets/timeline/timeline_lod.h"
#include "widgets/timeline/timeline_mapping.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

/// Lengths over five decades, so that narrow and wide slices meet at every zoom; gaps are often zero.
Lane anyLane()
{
    Lane lane;
    const int count = *rc::gen::inRange(0, 400);
    const auto length = [](int low) {
        return static_cast<std::int64_t>(std::pow(10.0, *rc::gen::inRange(low, 50) / 10.0));
    };
    std::int64_t at = 0;
    for (int i = 0; i < count; ++i) {
        if (*rc::gen::inRange(0, 3) == 0) {
            const std::int64_t gap = length(0);
            lane.bubbles.push_back({at, at + gap, BubbleCause::WaitsForPass, -1, -1});
            at += gap;
        }
        Slice slice;
        slice.start = at;
        slice.end = at += length(0);
        slice.kind = static_cast<PassKind>(*rc::gen::inRange(0, kPassKindCount));
        slice.microbatch = i;
        lane.slices.push_back(slice);
        lane.activations.push_back({slice.start, *rc::gen::inRange(0, 100)});
    }
    return lane;
}

std::int64_t endOf(const Lane& lane) { return lane.slices.empty() ? 1000 : lane.slices.back().end; }

TimelineMapping anyMapping(std::int64_t makespan)
{
    const double width = *rc::gen::inRange(1, 300);
    TimelineMapping mapping = fitted(0, static_cast<double>(makespan), width);
    const double zoom = std::pow(10.0, *rc::gen::inRange(0, 60) / 10.0);
    return clamped(mapping.zoomed(zoom, width * *rc::gen::inRange(0, 101) / 100.0), makespan);
}

std::int64_t overlap(std::int64_t a, std::int64_t b, std::int64_t c, std::int64_t d)
{
    return std::max<std::int64_t>(0, std::min(b, d) - std::max(a, c));
}

} // namespace

class TestTimelineLod : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void busyTimeIsConservedInEveryColumnAtEveryZoom()
    {
        QVERIFY(rc::check("exact parts + folded parts = brute force, per column and kind", [] {
            const Lane lane = anyLane();
            const LaneIndex index(lane);
            const TimelineMapping mapping = anyMapping(endOf(lane));
            LaneSelection selection;
            index.select(mapping, selection);
            const auto columns = static_cast<std::int32_t>(mapping.width);
            const std::size_t kinds = index.kinds().size();
            std::vector<std::int64_t> shown(static_cast<std::size_t>(columns) * kPassKindCount);
            auto expected = shown;
            const auto add = [&](std::vector<std::int64_t>& sum, const Slice& slice) {
                for (std::int32_t c = 0; c < columns; ++c)
                    sum[static_cast<std::size_t>(c * kPassKindCount)
                        + static_cast<std::size_t>(slice.kind)] +=
                        overlap(slice.start, slice.end, mapping.toTime(c), mapping.toTime(c + 1));
            };
            for (const Slice& slice : lane.slices)
                add(expected, slice);
            for (const std::int32_t i : selection.slices)
                add(shown, lane.slices[static_cast<std::size_t>(i)]);
            RC_ASSERT(selection.busy.size() == selection.columns.size() * kinds);
            for (std::size_t c = 0; c < selection.columns.size(); ++c) {
                RC_ASSERT((selection.columns[c] >= 0 && selection.columns[c] < columns));
                RC_ASSERT((c == 0 || selection.columns[c] > selection.columns[c - 1]));
                for (std::size_t k = 0; k < kinds; ++k)
                    shown[static_cast<std::size_t>(selection.columns[c] * kPassKindCount)
                        + static_cast<std::size_t>(index.kinds()[k])] += selection.busy[c * kinds + k];
            }
            RC_ASSERT(shown == expected);
        }));
    }

    void exactIsWhatIsWideEnough()
    {
        QVERIFY(rc::check("slices and bubbles of 3 px and more, all of them, in order", [] {
            const Lane lane = anyLane();
            const TimelineMapping mapping = anyMapping(endOf(lane));
            LaneSelection selection;
            LaneIndex(lane).select(mapping, selection);
            const auto expected = [&](const auto& intervals) {
                std::vector<std::int32_t> wide;
                for (std::size_t i = 0; i < intervals.size(); ++i)
                    if (intervals[i].end > mapping.toTime(0)
                        && intervals[i].start < mapping.toTime(mapping.width)
                        && static_cast<double>(intervals[i].end - intervals[i].start)
                            >= 3 * mapping.nsPerPixel)
                        wide.push_back(static_cast<std::int32_t>(i));
                return wide;
            };
            RC_ASSERT(selection.slices == expected(lane.slices));
            RC_ASSERT(selection.bubbles == expected(lane.bubbles));
        }));
    }

    void busyBetweenEqualsBruteForce()
    {
        QVERIFY(rc::check("any interval", [] {
            const Lane lane = anyLane();
            const LaneIndex index(lane);
            const auto from = *rc::gen::inRange<std::int64_t>(-10, endOf(lane));
            const auto to = *rc::gen::inRange<std::int64_t>(from, endOf(lane) + 10);
            const std::vector<std::int64_t> busy = index.busyBetween(from, to);
            std::int64_t touching = 0;
            std::vector<std::int64_t> expected(index.kinds().size());
            for (const Slice& slice : lane.slices) {
                const auto k =
                    static_cast<std::size_t>(std::find(index.kinds().begin(), index.kinds().end(), slice.kind)
                        - index.kinds().begin());
                expected[k] += overlap(slice.start, slice.end, from, to);
                touching += slice.end > from && slice.start < to ? 1 : 0;
            }
            RC_ASSERT(busy == expected);
            RC_ASSERT(index.slicesBetween(from, to) == touching);
        }));
    }

    void memoryCurveShowsThePeakOfEveryColumn()
    {
        QVERIFY(rc::check("largest step value that holds anywhere in the column", [] {
            const Lane lane = anyLane();
            const TimelineMapping mapping = anyMapping(endOf(lane));
            std::vector<std::int32_t> columns;
            LaneIndex(lane).peakActivations(mapping, columns);
            RC_ASSERT(columns.size() == static_cast<std::size_t>(mapping.width));
            for (std::size_t c = 0; c < columns.size(); ++c) {
                const std::int64_t from = mapping.toTime(static_cast<double>(c));
                const std::int64_t to = mapping.toTime(static_cast<double>(c + 1));
                std::int32_t peak = 0;
                for (std::size_t i = 0; i < lane.activations.size(); ++i) {
                    const bool last = i + 1 == lane.activations.size();
                    const std::int64_t until = last ? INT64_MAX : lane.activations[i + 1].time;
                    if (lane.activations[i].time < std::max(to, from + 1) && until > from)
                        peak = std::max(peak, lane.activations[i].alive);
                }
                RC_ASSERT(columns[c] == peak);
            }
        }));
    }

    /// Whole blocks of the peaks, however many levels they fill.
    void memoryCurveOfWholeBlocks()
    {
        for (const int steps : {1, 7, 8, 9, 63, 64, 65, 512}) {
            Lane lane;
            for (int i = 0; i < steps; ++i)
                lane.activations.push_back({i, i + 1});
            std::vector<std::int32_t> columns;
            LaneIndex(lane).peakActivations({0, static_cast<double>(steps), 1}, columns);
            QCOMPARE(columns, std::vector<std::int32_t> {steps});
        }
    }

    void nextLongEqualsLinearSearch()
    {
        QVERIFY(rc::check("any start, any length", [] {
            const Lane lane = anyLane();
            const IntervalIndex<Slice> index(lane.slices);
            const auto from = *rc::gen::inRange<std::size_t>(0, lane.slices.size() + 1);
            const auto length = *rc::gen::inRange<std::int64_t>(0, 120000);
            std::size_t expected = from;
            while (expected < lane.slices.size()
                && lane.slices[expected].end - lane.slices[expected].start < length)
                ++expected;
            RC_ASSERT(index.nextLong(from, length) == expected);
        }));
    }

    void zoomKeepsTheTimeUnderTheCursor()
    {
        QVERIFY(rc::check("anchor stays within a hundredth of a pixel, round trips within half a ns", [] {
            const auto makespan = *rc::gen::inRange<std::int64_t>(1000, 100'000'000'000);
            const TimelineMapping mapping = anyMapping(makespan);
            const double x = mapping.width * *rc::gen::inRange(0, 101) / 100.0;
            const TimelineMapping zoomed = mapping.zoomed(*rc::gen::inRange(1, 80) / 10.0, x);
            const double before = mapping.start + x * mapping.nsPerPixel;
            const double after = zoomed.start + x * zoomed.nsPerPixel;
            RC_ASSERT(std::abs(before - after) <= 0.01 * zoomed.nsPerPixel);
            // Half a nanosecond of rounding, and the 1e-16 relative precision of doubles on top.
            RC_ASSERT(std::abs(mapping.toX(mapping.toTime(x)) - x) * mapping.nsPerPixel <= 0.5001);
        }));
    }

    void viewNeverLeavesTheStep()
    {
        QVERIFY(rc::check("clamped shows part of the step, and is idempotent", [] {
            const auto makespan = *rc::gen::inRange<std::int64_t>(1, 10'000'000'000);
            TimelineMapping wild {static_cast<double>(*rc::gen::arbitrary<std::int32_t>()) * 100,
                std::pow(10.0, *rc::gen::inRange(-50, 120) / 10.0),
                static_cast<double>(*rc::gen::inRange(1, 4000))};
            const TimelineMapping mapping = clamped(wild, makespan);
            const TimelineMapping whole = fitted(0, static_cast<double>(makespan), wild.width);
            RC_ASSERT(mapping.start >= whole.start && mapping.end() <= whole.end() * (1 + 1e-12) + 1e-9);
            RC_ASSERT(clamped(mapping, makespan) == mapping);
        }));
    }

    void rulerHasRoundStepsAndRoom()
    {
        QVERIFY(rc::check("1-2-5 steps at least 90 px apart, at most 2.5 times that, in view", [] {
            const TimelineMapping mapping =
                anyMapping(*rc::gen::inRange<std::int64_t>(1000, 100'000'000'000));
            const RulerTicks ticks = rulerTicks(mapping, 90);
            const double pixels = static_cast<double>(ticks.step) / mapping.nsPerPixel;
            RC_ASSERT(pixels >= 90);
            RC_ASSERT((ticks.step == 1 || pixels <= 90 * 2.5));
            std::int64_t leading = ticks.step;
            while (leading % 10 == 0)
                leading /= 10;
            RC_ASSERT((leading == 1 || leading == 2 || leading == 5));
            for (const std::int64_t time : ticks.times) {
                RC_ASSERT(time % ticks.step == 0);
                RC_ASSERT(mapping.toX(time) > -1e-6 && mapping.toX(time) < mapping.width + 1e-6);
            }
        }));
    }

    void rulerLabelsTellNeighboursApart()
    {
        QLocale::setDefault(QLocale::c());
        QCOMPARE(rulerLabel(0, 5'000'000), QStringLiteral("0 ms"));
        QCOMPARE(rulerLabel(15'000'000, 5'000'000), QStringLiteral("15 ms"));
        QCOMPARE(rulerLabel(1'200'000'000, 200'000'000), QStringLiteral("1.2 s"));
        QCOMPARE(rulerLabel(12'340'000, 10'000), QStringLiteral("12.34 ms"));
        QCOMPARE(rulerLabel(7, 1), QStringLiteral("7 ns"));
        QCOMPARE(rulerLabel(-2000, 1000), QStringLiteral("-2 µs"));
    }

    /// The sample itself: makespan of 1F1B with equal stages and no links is (m + p - 1)(F + B).
    void sampleHasTheClosedFormMakespan()
    {
        const Timeline timeline = sample::oneFOneB(4, 12, {3, 6, 0, false});
        QCOMPARE(timeline.makespan, std::int64_t {(12 + 3) * 9});
        const auto index = std::make_shared<TimelineIndex>(std::make_shared<const Timeline>(timeline));
        QCOMPARE(index->microbatches(), 12);
        QCOMPARE(index->kinds(), (std::vector {PassKind::Forward, PassKind::Backward}));
        QCOMPARE(index->slicesOf(5).size(), std::size_t {8});
        QVERIFY(index->slicesOf(-1).empty());
    }
};

QTEST_APPLESS_MAIN(TestTimelineLod)
#include "tst_timeline_lod.moc"
