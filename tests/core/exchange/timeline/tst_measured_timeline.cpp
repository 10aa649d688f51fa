// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>

#include <QDir>
#include <QFile>
#include <QTest>
#include <rapidcheck.h>

#include "core/exchange/reading.h"
#include "core/exchange/timeline/read_trace_events.h"
#include "core/measure/merge_ranks.h"
#include "core/measure/timeline_difference.h"
#include "core/schedule/chrome_trace.h"
#include "core/schedule/schedule.h"
#include "tests/core/schedule/simulated.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

QDir traces() { return QDir(QStringLiteral(RANKLOOM_REFERENCE_DATA "/formats/kineto_trace")); }

/// The bytes of a trace, packed as it is; empty when it is not there.
std::string traceText(const QString& start)
{
    const QStringList names = traces().entryList({start + QStringLiteral("*")}, QDir::Files);
    if (names.isEmpty())
        return {};
    QFile file(traces().filePath(names.front()));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

Result<MeasuredTimeline> read(const std::string& text, Diagnostics& found)
{
    return readTraceEvents(text, "trace.json", found);
}

/// JSON text written with single quotes.
std::string quoted(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    return text;
}

bool has(const Diagnostics& diagnostics, const std::string& code)
{
    return std::ranges::any_of(diagnostics, [&](const Diagnostic& d) { return d.code == code; });
}

PassDurations durationsOf(const ScheduleProblem& problem, std::int64_t forward, std::int64_t hop)
{
    PassDurations d;
    const auto stages = static_cast<std::size_t>(problem.devices * problem.chunks);
    d.forward.assign(stages, forward);
    d.backwardInput.assign(stages, forward + 7);
    d.backwardWeight.assign(stages, forward - 3);
    d.hopForward.assign(stages - 1, hop);
    d.hopBackward.assign(stages - 1, hop);
    return d;
}

/// One rank of a simulated step as a profiler with a clock of its own sees it.
MeasuredTimeline rankOf(const Timeline& step, std::size_t lane, std::int64_t clock)
{
    MeasuredTimeline measured;
    measured.named = true;
    measured.ranks = {static_cast<int>(lane)};
    measured.clockOffsets = {0};
    Lane only;
    only.name = "rank " + std::to_string(lane);
    only.slices = step.lanes[lane].slices;
    const std::int64_t first = only.slices.front().start;
    for (Slice& slice : only.slices) {
        slice.start -= first;
        slice.end -= first;
    }
    measured.startOfFile = first + clock;
    measured.timeline.lanes.push_back(only);
    measured.timeline.makespan = only.slices.back().end;
    return measured;
}

} // namespace

class TestMeasuredTimeline : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ownTracesReadBackExactly()
    {
        QVERIFY(rc::check("a written step reads back slice by slice", [] {
            const auto kind = *rc::gen::element(ScheduleKind::OneFOneB, ScheduleKind::ZbH1,
                ScheduleKind::Interleaved, ScheduleKind::VHalf, ScheduleKind::GPipe);
            const int p = *rc::gen::inRange(2, 6);
            const ScheduleProblem problem = problemOf(kind, p, 3 * p); // legal for all of them
            PassDurations durations = durationsOf(
                problem, *rc::gen::inRange<std::int64_t>(10, 5'000'000), *rc::gen::inRange(0, 99));
            const std::size_t stages = durations.forward.size();
            if (*rc::gen::arbitrary<bool>()) {
                durations.offloadOut.assign(stages, 9);
                durations.offloadIn.assign(stages, 8);
                durations.offloadLag.assign(stages, 0);
            }
            const auto order = generateOrder(problem, durations);
            const auto step = simulate(*order, durations);
            RC_ASSERT(step.has_value());
            Diagnostics found;
            const auto text = writeChromeTrace(*order, durations, *step);
            const auto back = read(*text, found);
            if (!back)
                RC_FAIL(back.error().text());
            RC_ASSERT(found.empty());
            RC_ASSERT(back->named);
            RC_ASSERT(back->timeline.makespan == step->makespan);
            RC_ASSERT(back->timeline.lanes.size() == step->lanes.size());
            for (std::size_t l = 0; l < step->lanes.size(); ++l) {
                const Lane& written = step->lanes[l];
                const Lane& readBack = back->timeline.lanes[l];
                RC_ASSERT(readBack.name == written.name);
                RC_ASSERT(readBack.slices == written.slices);
                RC_ASSERT(readBack.streams == written.streams);
                RC_ASSERT(back->ranks[l] == static_cast<int>(l));
            }
            const TimelineDifference same = compareTimelines(*back, *step);
            RC_ASSERT(same.measuredStep == same.simulatedStep);
            for (const PassDifference& pass : same.passes) {
                RC_ASSERT(pass.matched == pass.simulatedCount && pass.matched == pass.measuredCount);
                RC_ASSERT(pass.measuredMean == pass.simulatedMean);
                RC_ASSERT(pass.largestStartShift == 0);
            }
        }));
    }

    /// A hop that takes as long both ways: the offsets come out to the nanosecond.
    void clocksAreAligned()
    {
        QVERIFY(rc::check("offsets of clocks are found", [] {
            const int p = *rc::gen::inRange(2, 7);
            const ScheduleProblem problem = problemOf(ScheduleKind::OneFOneB, p, *rc::gen::inRange(p, 20));
            const PassDurations durations = durationsOf(problem, 1000, *rc::gen::inRange(0, 100));
            const auto step = simulate(*generateOrder(problem, durations), durations);
            std::vector<MeasuredTimeline> ranks;
            std::vector<std::int64_t> clocks;
            for (int r = 0; r < p; ++r) {
                clocks.push_back(*rc::gen::inRange<std::int64_t>(-900'000, 900'000) * (r > 0 ? 1 : 0));
                ranks.push_back(rankOf(*step, static_cast<std::size_t>(r), clocks.back()));
            }
            std::ranges::reverse(ranks);
            Diagnostics found;
            const auto merged = mergeRanks(ranks, found);
            RC_ASSERT(merged.has_value());
            RC_ASSERT(found.empty());
            RC_ASSERT(merged->clockOffsets == clocks);
            for (std::size_t l = 0; l < step->lanes.size(); ++l)
                RC_ASSERT(merged->timeline.lanes[l].slices == step->lanes[l].slices);
            RC_ASSERT(merged->timeline.makespan == step->makespan);
        }));
    }

    void theSameRankTwiceIsRefused()
    {
        const ScheduleProblem problem = problemOf(ScheduleKind::OneFOneB, 2, 4);
        const PassDurations durations = durationsOf(problem, 1000, 5);
        const auto step = simulate(*generateOrder(problem, durations), durations);
        const MeasuredTimeline both[] = {rankOf(*step, 0, 0), rankOf(*step, 0, 5)};
        Diagnostics found;
        QCOMPARE(mergeRanks(both, found).error().code, ErrorCode::Contradiction);
    }

    void gapsAreLaidToPassAndLink()
    {
        const ScheduleProblem problem = problemOf(ScheduleKind::OneFOneB, 2, 2);
        const PassDurations durations = durationsOf(problem, 1000, 50);
        const auto order = generateOrder(problem, durations);
        const auto step = simulate(*order, durations);
        Diagnostics found;
        const auto back = read(*writeChromeTrace(*order, durations, *step), found);
        for (std::size_t l = 0; l < 2; ++l)
            for (const Bubble& bubble : step->lanes[l].bubbles) {
                if (bubble.cause != BubbleCause::WaitsForPass && bubble.cause != BubbleCause::WaitsForLink)
                    continue;
                QVERIFY(std::ranges::find(back->timeline.lanes[l].bubbles, bubble)
                    != back->timeline.lanes[l].bubbles.end());
            }
        QCOMPARE(back->timeline.lanes[0].activations, step->lanes[0].activations);
    }

    void differencesAreMeasuredMinusSimulated()
    {
        const ScheduleProblem problem = problemOf(ScheduleKind::OneFOneB, 2, 4);
        PassDurations durations = durationsOf(problem, 1000, 5);
        const auto order = generateOrder(problem, durations);
        const auto simulated = simulate(*order, durations);
        durations.forward.assign(2, 1100);
        const auto slower = simulate(*order, durations);
        Diagnostics found;
        const auto measured = read(*writeChromeTrace(*order, durations, *slower), found);
        const TimelineDifference difference = compareTimelines(*measured, *simulated);
        QCOMPARE(difference.measuredStep, slower->makespan);
        QCOMPARE(difference.simulatedStep, simulated->makespan);
        QCOMPARE(difference.lanes.size(), std::size_t {2});
        QCOMPARE(difference.lanes[1].measuredBusy - difference.lanes[1].simulatedBusy, std::int64_t {400});
        const PassDifference& forward = difference.passes.front();
        QCOMPARE(forward.kind, PassKind::Forward);
        QCOMPARE(forward.matched, std::int64_t {4});
        QCOMPARE(forward.measuredMean - forward.simulatedMean, 100.0);
        QVERIFY(forward.meanStartShift > 0);
        QVERIFY(forward.largestStartShift >= static_cast<std::int64_t>(forward.meanStartShift));
    }

    /// Four ranks with clocks that are 0, 137.2, -58.9 and 411 us ahead, events in any order.
    void publishedRanksAreAligned()
    {
        std::vector<MeasuredTimeline> ranks;
        Diagnostics found;
        for (const char* start : {"12_", "13_", "14_", "15_"}) {
            const std::string text = traceText(QString::fromLatin1(start));
            if (text.empty())
                QSKIP("the reference traces are not here");
            QCOMPARE(recognise(text.substr(0, 65536), "x.json"), FileFormat::TraceEvents);
            auto rank = read(text, found);
            QVERIFY2(rank.has_value(), rank ? "" : rank.error().text().c_str());
            QVERIFY(rank->named);
            QCOMPARE(rank->timeline.lanes.size(), std::size_t {1});
            QCOMPARE(rank->timeline.lanes[0].slices.size(), std::size_t {12});
            QCOMPARE(rank->device, std::string("NVIDIA H100 80GB HBM3"));
            ranks.push_back(std::move(*rank));
        }
        std::ranges::reverse(ranks);
        const auto merged = mergeRanks(ranks, found);
        QVERIFY2(merged.has_value(), merged ? "" : merged.error().text().c_str());
        for (const Diagnostic& hint : found)
            QCOMPARE(hint.code, std::string("overlaps-cut"));
        const double wanted[] = {0, 137.2, -58.9, 411};
        for (std::size_t l = 0; l < 4; ++l) {
            QCOMPARE(merged->ranks[l], static_cast<int>(l));
            const double off = static_cast<double>(merged->clockOffsets[l]) * 1e-3 - wanted[l];
            QVERIFY2(std::abs(off) < 10, std::to_string(off).c_str());
        }
        // Every pass starts after its input once the clocks agree.
        const ScheduleProblem problem = problemOf(ScheduleKind::OneFOneB, 4, 6);
        PassDurations durations;
        durations.forward.assign(4, 1'000'000);
        durations.backwardInput.assign(4, 2'000'000);
        durations.hopForward.assign(3, 100'000);
        durations.hopBackward.assign(3, 100'000);
        const auto simulated = simulate(*generateOrder(problem, durations), durations);
        const TimelineDifference difference = compareTimelines(*merged, *simulated);
        QVERIFY(std::abs(static_cast<double>(difference.measuredStep - difference.simulatedStep))
            < 0.03 * static_cast<double>(difference.simulatedStep));
        for (const PassDifference& pass : difference.passes)
            QCOMPARE(pass.matched, std::int64_t {6});
    }

    void publishedTracesAreReadOrRefused()
    {
        const std::string training = traceText(QStringLiteral("01_"));
        if (training.empty())
            QSKIP("the reference traces are not here");
        Diagnostics found;
        const auto deepSeek = read(training, found);
        QVERIFY2(deepSeek.has_value(), deepSeek ? "" : deepSeek.error().text().c_str());
        QCOMPARE(deepSeek->ranks, std::vector<int> {0});
        QCOMPARE(deepSeek->worldSize, 64);
        QVERIFY(has(found, "no-communication"));
        QVERIFY(has(found, "passes-unnamed"));
        bool kinds[kPassKindCount] = {};
        for (const Slice& slice : deepSeek->timeline.lanes[0].slices)
            kinds[static_cast<int>(slice.kind)] = true;
        QVERIFY(kinds[static_cast<int>(PassKind::Forward)]);
        QVERIFY(kinds[static_cast<int>(PassKind::BackwardInput)]);
        QVERIFY(kinds[static_cast<int>(PassKind::BackwardWeight)]);
        // Only work of the host: nothing to show.
        for (const char* start : {"03_", "06_"}) {
            const std::string text = traceText(QString::fromLatin1(start));
            if (!text.empty())
                QCOMPARE(read(text, found).error().code, ErrorCode::BadValue);
        }
        if (const std::string text = traceText(QStringLiteral("08_")); !text.empty()) {
            const auto whole = read(text, found);
            QVERIFY2(whole.has_value(), whole ? "" : whole.error().text().c_str());
            QVERIFY(whole->timeline.makespan > 0);
        }
    }

    void damagedPackedTracesAreRefused()
    {
        Diagnostics found;
        const auto packed = read(std::string("\x1F\x8B\x08\0", 4), found);
        QVERIFY(!packed && packed.error().code == ErrorCode::BadSyntax);
    }

    void timesOutOfRangeAreRefused()
    {
        for (const char* time : {"-1", "1e300", "4e15", "1e999"}) {
            Diagnostics found;
            const std::string text =
                quoted("[{'ph':'X','name':'0F0','pid':0,'tid':0,'dur':1,'ts':") + time + "}]";
            QCOMPARE(read(text, found).error().code, ErrorCode::BadValue);
        }
    }

    void deepNestingIsRefused()
    {
        Diagnostics found;
        const auto deep = read("{\"traceEvents\":" + std::string(100'000, '['), found);
        QCOMPARE(deep.error().code, ErrorCode::TooLarge);
    }

    void theLastOfSeveralStepsIsTaken()
    {
        std::string text = "{\"traceEvents\":[";
        for (int step = 0; step < 3; ++step)
            for (int mb = 0; mb < 2; ++mb)
                text += quoted("{'ph':'X','cat':'gpu_user_annotation','pid':0,'tid':7,'name':'PP:0F")
                    + std::to_string(mb) + quoted("','ts':") + std::to_string(step * 100 + mb * 10)
                    + quoted(",'dur':") + std::to_string(step + 1) + "},";
        text.back() = ']';
        Diagnostics found;
        const auto measured = read(text + "}", found);
        QVERIFY2(measured.has_value(), measured ? "" : measured.error().text().c_str());
        QVERIFY(has(found, "several-steps"));
        QCOMPARE(measured->timeline.lanes[0].slices.size(), std::size_t {2});
        QCOMPARE(measured->timeline.makespan, std::int64_t {13'000});
    }
};

QTEST_APPLESS_MAIN(TestMeasuredTimeline)
#include "tst_measured_timeline.moc"
