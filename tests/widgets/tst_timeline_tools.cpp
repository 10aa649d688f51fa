// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline's play-head, bookmarks, comparison, dependencies and what stands around it, on real schedules.
#include <algorithm>
#include <set>

#include <QApplication>
#include <QFutureWatcher>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "core/schedule/schedule.h"
#include "tests/widgets/sample_timeline.h"
#include "tests/widgets/test_pictures.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/timeline/timeline_text.h"
#include "widgets/timeline/timeline_view.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

constexpr std::int64_t kHop = 400'000; // ns

std::shared_ptr<const Timeline> simulated(ScheduleKind kind, int p, int m,
    VocabularyLayout vocabulary = VocabularyLayout::None, std::int64_t hop = kHop)
{
    ScheduleProblem problem;
    problem.kind = kind;
    problem.devices = p;
    problem.microbatches = m;
    problem.chunks = defaultChunks(kind);
    problem.vocabulary = vocabulary;
    const auto stages = static_cast<std::size_t>(p * problem.chunks);
    const std::int64_t pass = 6'000'000 / problem.chunks;
    PassDurations durations;
    durations.forward.assign(stages, pass);
    durations.backwardInput.assign(stages, pass);
    durations.backwardWeight.assign(stages, pass);
    durations.hopForward.assign(stages - 1, hop);
    durations.hopBackward.assign(stages - 1, hop);
    if (vocabulary != VocabularyLayout::None) {
        durations.vocabularyForward.assign(static_cast<std::size_t>(p), 1'500'000);
        durations.vocabularyBackward.assign(static_cast<std::size_t>(p), 2'000'000);
        durations.inputForward.assign(static_cast<std::size_t>(p), 300'000);
        durations.inputBackward.assign(static_cast<std::size_t>(p), 300'000);
    }
    const auto order = generateOrder(problem, durations);
    const auto timeline = order ? simulate(*order, durations) : Result<Timeline>();
    return order && timeline ? std::make_shared<const Timeline>(*timeline) : nullptr;
}

std::vector<LaneMemory> memoryOf(int lanes, double each)
{
    return std::vector<LaneMemory>(
        static_cast<std::size_t>(lanes), {Bytes(each * kGiB), Bytes(30 * kGiB), Bytes(80 * kGiB)});
}

void keepView(TimelineView& view, const char* name)
{
    for (const bool dark : {false, true}) {
        view.setPalette(themePalette(dark ? Ground::Dark : Ground::Light));
        sample::keep(view.grab().toImage(),
            QLatin1String(name) + (dark ? QStringLiteral("-dark") : QStringLiteral("-light")));
    }
    view.setPalette(themePalette(Ground::Light));
}

QPoint middleOf(const TimelineView& view, const TimelineLayout& layout, int lane, const Slice& slice)
{
    return QPointF(layout.body.left() + view.mapping().toX((slice.start + slice.end) / 2),
        layout.band(lane).center().y())
        .toPoint();
}

} // namespace

class TestTimelineTools : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        applyTheme(*qApp, ThemeMode::Light);
    }
    /// Every stop is the start of a pass, every start is a stop, there and back.
    void playHeadStopsAtEveryStart()
    {
        const auto timeline = simulated(ScheduleKind::VHalf, 4, 8);
        QVERIFY(timeline);
        std::set<std::int64_t> starts;
        for (const Lane& lane : timeline->lanes)
            for (const Slice& slice : lane.slices)
                starts.insert(slice.start);
        starts.insert(timeline->makespan);
        TimelineView view;
        view.resize(1000, 400);
        view.setTimeline(timeline);
        QVERIFY(!view.playHead());
        std::vector<std::int64_t> forth;
        for (std::size_t i = 0; i < starts.size(); ++i) {
            QTest::keyClick(&view, Qt::Key_Period);
            forth.push_back(*view.playHead());
        }
        QVERIFY(std::ranges::equal(forth, starts));
        QTest::keyClick(&view, Qt::Key_Period);
        QCOMPARE(*view.playHead(), timeline->makespan);
        for (auto it = starts.rbegin(); it != starts.rend(); ++it) {
            QCOMPARE(*view.playHead(), *it);
            QTest::keyClick(&view, Qt::Key_Comma);
        }
        QTest::keyClick(&view, Qt::Key_Escape);
        QVERIFY(!view.playHead());
    }

    void playsAndStops()
    {
        TimelineView view;
        view.resize(1000, 400);
        view.setTimeline(simulated(ScheduleKind::OneFOneB, 2, 2));
        QSignalSpy playing(&view, &TimelineView::playingChanged);
        view.setPlaySpeed(1000);
        QCOMPARE(view.playSpeed(), 32.0);
        QTest::keyClick(&view, Qt::Key_Space);
        QVERIFY(view.isPlaying());
        QTRY_VERIFY(!view.isPlaying());
        QCOMPARE(*view.playHead(), view.timeline()->makespan);
        QCOMPARE(playing.count(), 2);
        QTest::keyClick(&view, Qt::Key_Period, Qt::ControlModifier);
        QTest::keyClick(&view, Qt::Key_Comma, Qt::ControlModifier);
        QCOMPARE(view.playSpeed(), 16.0);
    }

    void rulerScrubs()
    {
        TimelineView view;
        view.resize(1000, 400);
        view.setTimeline(simulated(ScheduleKind::OneFOneB, 4, 8));
        const QRectF ruler = view.places().ruler;
        QTest::mousePress(&view, Qt::LeftButton, {}, ruler.center().toPoint());
        QVERIFY(view.playHead());
        const std::int64_t first = *view.playHead();
        QTest::mouseMove(&view, ruler.center().toPoint() + QPoint(80, 0));
        QVERIFY(*view.playHead() > first);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, ruler.center().toPoint() + QPoint(80, 0));
        const TimelineMapping before = view.mapping();
        QTest::mouseMove(&view, ruler.center().toPoint());
        QCOMPARE(view.mapping(), before);
    }

    /// What the play-head says about a lane is what the simulation holds.
    void momentsAreTrue()
    {
        const auto timeline = simulated(ScheduleKind::VHalf, 4, 12);
        TimelineView view;
        view.setTimeline(timeline);
        view.setCurve(CurveKind::InFlight);
        const TimelineIndex& index = *view.scene().index;
        for (int lane = 0; lane < 4; ++lane) {
            const Lane& own = timeline->lanes[static_cast<std::size_t>(lane)];
            for (const ActivationStep& step : own.activations) {
                const auto later =
                    std::ranges::upper_bound(own.activations, step.time, {}, &ActivationStep::time);
                QCOMPARE(index.lane(lane).aliveAt(step.time), (later - 1)->alive);
            }
            QCOMPARE(index.lane(lane).aliveAt(-1), 0);
            // Chunk by chunk adds up to the whole.
            QCOMPARE(index.lane(lane).splitChunks(), 2);
            for (std::size_t i = 0; i < own.activations.size(); ++i) {
                const auto parts = index.lane(lane).aliveByChunk(i);
                QCOMPARE(parts[0] + parts[1], own.activations[i].alive);
                QVERIFY(parts[0] >= 0 && parts[1] >= 0);
            }
        }
        const Slice& slice = timeline->lanes[2].slices[3];
        const QString text = timeline_text::moment(view.scene(), 2, slice.start);
        QVERIFY2(text.startsWith(timeline_text::label(slice)), qPrintable(text));
        QVERIFY2(text.endsWith(QStringLiteral(" in flight")), qPrintable(text));
    }

    /// The lesson of V-Half: on every lane about half of what 1F1B holds on its first.
    void inFlightIsMeasuredInMicrobatches()
    {
        TimelineView view;
        view.setTimeline(simulated(ScheduleKind::OneFOneB, 8, 24));
        view.setCurve(CurveKind::InFlight);
        QCOMPARE(view.scene().peakOf(0), 8.0);
        QCOMPARE(view.scene().curveOf(0)->line, 8.0);
        view.setTimeline(simulated(ScheduleKind::VHalf, 8, 24));
        for (int lane = 0; lane < 8; ++lane)
            QCOMPARE(view.scene().peakOf(lane), 5.0); // 2·⌊(p + 2) / 2⌋ = 10 chunks of half a share
    }

    void bookmarksAreNamedFoundAndRemoved()
    {
        TimelineView view;
        view.resize(1000, 400);
        view.setTimeline(simulated(ScheduleKind::OneFOneB, 4, 8));
        view.show();
        for (const std::int64_t time : {40'000'000, 10'000'000, 25'000'000}) {
            view.setPlayHead(time);
            QTest::keyClick(&view, Qt::Key_B, Qt::ControlModifier);
            auto* edit = view.findChild<QLineEdit*>();
            QVERIFY(edit && !edit->accessibleName().isEmpty());
            if (time == 10'000'000) {
                edit->setText(QStringLiteral("first backward"));
                QTest::keyClick(edit, Qt::Key_Return);
            } else {
                QTest::keyClick(edit, Qt::Key_Escape);
            }
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QVERIFY(!view.findChild<QLineEdit*>());
        }
        QCOMPARE(view.bookmarks().size(), 3U);
        QCOMPARE(view.bookmarks()[0].name, QStringLiteral("first backward"));
        QCOMPARE(view.bookmarks()[2].name, QStringLiteral("Bookmark 1"));
        view.setPlayHead(26'000'000);
        QTest::keyClick(&view, Qt::Key_B);
        QCOMPARE(*view.playHead(), std::int64_t {40'000'000});
        QTest::keyClick(&view, Qt::Key_B); // round the end
        QCOMPARE(*view.playHead(), std::int64_t {10'000'000});
        QTest::keyClick(&view, Qt::Key_B, Qt::ShiftModifier);
        QCOMPARE(*view.playHead(), std::int64_t {40'000'000});
        QMenu menu;
        view.fillBookmarkMenu(menu);
        QVERIFY(menu.actions().size() >= 8);
        view.removeBookmarks();
        QVERIFY(view.bookmarks().empty());
    }

    void zoomGoesBackAndForward()
    {
        const auto timeline = simulated(ScheduleKind::OneFOneB, 4, 8);
        TimelineView view;
        view.resize(1000, 400);
        view.setTimeline(timeline);
        const TimelineMapping whole = view.mapping();
        QTest::mouseClick(
            &view, Qt::LeftButton, {}, middleOf(view, view.places(), 1, timeline->lanes[1].slices[4]));
        QTest::keyClick(&view, Qt::Key_Z);
        const TimelineMapping close = view.mapping();
        QVERIFY(close.nsPerPixel < whole.nsPerPixel / 3);
        QTest::keyClick(&view, Qt::Key_Left, Qt::AltModifier);
        QVERIFY(std::abs(view.mapping().nsPerPixel / whole.nsPerPixel - 1) < 1e-9);
        QTest::keyClick(&view, Qt::Key_Right, Qt::AltModifier);
        QVERIFY(std::abs(view.mapping().nsPerPixel / close.nsPerPixel - 1) < 1e-9);
        QTest::keyClick(&view, Qt::Key_Right, Qt::AltModifier); // nothing further
        QVERIFY(std::abs(view.mapping().nsPerPixel / close.nsPerPixel - 1) < 1e-9);
    }

    void keyboardMeasures()
    {
        const auto timeline = simulated(ScheduleKind::OneFOneB, 4, 8);
        TimelineView view;
        view.resize(1000, 400);
        view.setTimeline(timeline);
        QTest::mouseClick(
            &view, Qt::LeftButton, {}, middleOf(view, view.places(), 0, timeline->lanes[0].slices[0]));
        QTest::keyClick(&view, Qt::Key_X);
        QCOMPARE(*view.measured(), timeline->lanes[0].slices[0].end);
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_X);
        QCOMPARE(*view.measured(), view.cursor().to);
    }

    /// Against the definition: what a pass depends on, from the kinds and stages of all passes.
    void linksFollowTheRules()
    {
        for (const ScheduleKind kind : {ScheduleKind::OneFOneB, ScheduleKind::ZbH1, ScheduleKind::VHalf}) {
            const auto timeline = simulated(kind, 4, 8);
            QVERIFY(timeline);
            const TimelineIndex index(timeline);
            std::size_t in = 0;
            std::size_t out = 0;
            for (int lane = 0; lane < 4; ++lane) {
                const auto& slices = timeline->lanes[static_cast<std::size_t>(lane)].slices;
                for (std::int32_t i = 0; i < static_cast<std::int32_t>(slices.size()); ++i) {
                    const Slice& slice = slices[static_cast<std::size_t>(i)];
                    const auto into = linksInto(index, {lane, i});
                    const bool last = slice.stage == index.stages() - 1;
                    const std::size_t expected = slice.kind == PassKind::Forward ? (slice.stage > 0 ? 1 : 0)
                        : slice.kind == PassKind::BackwardWeight || last         ? 1
                                                                                 : 2;
                    QCOMPARE(into.size(), expected);
                    for (const TimelineLink& link : into) {
                        const Slice& from = timeline->lanes[static_cast<std::size_t>(link.from.lane)]
                                                .slices[static_cast<std::size_t>(link.from.slice)];
                        QCOMPARE(from.microbatch, slice.microbatch);
                        QVERIFY(from.end + (link.from.lane == lane ? 0 : kHop) <= slice.start);
                        const auto way = transferTime(index, link);
                        if (link.from.lane == lane)
                            QCOMPARE(way.value_or(-1), std::int64_t {0});
                        else if (way)
                            QCOMPARE(*way, kHop);
                    }
                    in += into.size();
                    out += linksOutOf(index, {lane, i}).size();
                }
            }
            QCOMPARE(in, out);
        }
    }

    void dependenciesAreTold()
    {
        const auto timeline = simulated(ScheduleKind::OneFOneB, 4, 8);
        TimelineView view;
        view.resize(1200, 420);
        view.setTimeline(timeline);
        QSignalSpy spy(&view, &TimelineView::cursorChanged);
        QTest::mouseClick(
            &view, Qt::LeftButton, {}, middleOf(view, view.places(), 1, timeline->lanes[1].slices[5]));
        QCOMPARE(spy.count(), 1);
        const QString text = view.cursorDetails().join(u'\n');
        QVERIFY2(text.contains(QStringLiteral("Needs ")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Feeds ")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("on the link")), qPrintable(text));
        keepView(view, "timeline-links");
    }

    /// The stage that counts may be the last: all are seen in a low panel before some with their curves are,
    /// but for curves that somebody asked for.
    void allStagesAreSeenInALowPanel()
    {
        const auto four = simulated(ScheduleKind::OneFOneB, 4, 8);
        const auto sixteen = simulated(ScheduleKind::OneFOneB, 16, 32);
        TimelineView view;
        const auto sees = [&view](int lanes) {
            const TimelineLayout& own = view.places();
            const double bottom = own.body.bottom() + 0.5;
            return own.band(lanes - 1).bottom() <= bottom && own.band(lanes - 1).height() >= 7
                && own.band(0).top() >= own.body.top();
        };
        view.show();
        view.resize(650, 180); // a panel of a laptop
        view.setTimeline(four);
        view.setLaneMemory(memoryOf(4, 6));
        QVERIFY(sees(4));
        QVERIFY(view.places().curveHeight < 1);
        view.setCurve(CurveKind::InFlight);
        QVERIFY(view.places().curveHeight > 8);
        view.setCurve(CurveKind::Memory);
        view.resize(890, 315); // of a window of 1600 x 1000
        QVERIFY(view.places().curveHeight > 8); // where there is room they are there
        view.setReference(simulated(ScheduleKind::ZbH1, 4, 8), QStringLiteral("Before"), memoryOf(4, 6));
        QVERIFY(sees(4));
        const TimelineLayout& above = view.referencePlaces();
        QVERIFY(above.band(3).bottom() <= above.body.bottom() + 0.5);
        view.setReference(nullptr, {});
        view.setTimeline(sixteen);
        view.setLaneMemory(memoryOf(16, 6));
        QVERIFY(sees(16));
        keepView(view, "timeline-sixteen-low");
    }

    void comparesTwoStepsOnOneAxis()
    {
        const auto slow = simulated(ScheduleKind::OneFOneB, 4, 8);
        const auto fast = simulated(ScheduleKind::ZbH1, 4, 8);
        TimelineView view;
        view.resize(1300, 560);
        view.setName(QStringLiteral("Now: ZB-H1"));
        view.setTimeline(fast);
        view.setLaneMemory(memoryOf(4, 6));
        view.setReference(slow, QStringLiteral("Before: 1F1B"), memoryOf(4, 6));
        QVERIFY(view.mapping().end() >= static_cast<double>(slow->makespan));
        QVERIFY(view.referencePlaces().body.bottom() <= view.places().body.top());
        QCOMPARE(view.referencePlaces().pitch, view.places().pitch);
        QVERIFY(view.accessibleDescription().contains(QStringLiteral("Compared with Before: 1F1B")));
        // Both answer to the pointer, and the keyboard walks from one into the other.
        const Slice& above = slow->lanes[3].slices[2];
        const TimelineHit hit = view.hitTest(middleOf(view, view.referencePlaces(), 3, above));
        QVERIFY(hit.role == TimelineRole::Reference);
        QCOMPARE(hit.index, 2);
        QTest::mouseClick(&view, Qt::LeftButton, {}, middleOf(view, view.referencePlaces(), 3, above));
        QVERIFY(view.cursor().role == TimelineRole::Reference);
        keepView(view, "timeline-compare");
        QTest::keyClick(&view, Qt::Key_Down);
        QVERIFY(view.cursor().role == TimelineRole::Own);
        QCOMPARE(view.cursor().lane, 0);
        QTest::keyClick(&view, Qt::Key_Up);
        QVERIFY(view.cursor().role == TimelineRole::Reference);
        view.resize(500, 200); // in a low dock too there are lanes
        QVERIFY(view.places().body.height() >= 20);
        QVERIFY(view.referencePlaces().body.height() >= 20);
        view.setReference(nullptr, {});
        QVERIFY(!view.reference());
        QTest::keyClick(&view, Qt::Key_P);
        QCOMPARE(view.reference(), fast);
    }

    void differencesAreWorded()
    {
        QCOMPARE(timeline_text::difference(90, 100), QStringLiteral("10 ns shorter (−10.0 %)"));
        QCOMPARE(timeline_text::difference(100, 100), QStringLiteral("equal"));
        QVERIFY(timeline_text::difference(101, 100).contains(QStringLiteral("longer (+1.00")));
    }

    /// Large timelines come later and the window stays alive; the newest one wins.
    void largeTimelinesAreIndexedElsewhere()
    {
        const auto large = std::make_shared<const Timeline>(sample::oneFOneB(8, 14'000, {}));
        const auto other = std::make_shared<const Timeline>(sample::oneFOneB(8, 13'000, {}));
        QVERIFY(isLarge(*large));
        TimelineView view;
        view.resize(1000, 400);
        view.setTimeline(simulated(ScheduleKind::OneFOneB, 4, 8));
        view.setTimeline(large);
        QVERIFY(view.isIndexing());
        view.setTimeline(other);
        QTRY_COMPARE(view.timeline(), other);
        QVERIFY(!view.isIndexing());
        const auto arrived = [&view] { return view.findChildren<QFutureWatcherBase*>().isEmpty(); };
        QTRY_VERIFY(arrived());
        QCOMPARE(view.timeline(), other);
        view.setTimeline(large);
        view.setTimeline(nullptr);
        QTRY_VERIFY(arrived());
        QCOMPARE(view.timeline(), nullptr);
        {
            TimelineView gone;
            gone.setTimeline(large);
        }
    }

    /// Slices of a microbatch are found by number; numbers of a trace may be anything.
    void microbatchesAreFound()
    {
        const auto timeline = simulated(ScheduleKind::OneFOneB, 4, 8);
        auto wild = std::make_shared<Timeline>(*timeline);
        wild->lanes[0].slices[0].microbatch = 2'000'000'000;
        const TimelineIndex index(timeline);
        const TimelineIndex sparse(wild);
        QCOMPARE(sparse.slicesOf(2'000'000'000).size(), 1U);
        for (std::int32_t i = 0; i < 8; ++i) {
            QCOMPARE(index.slicesOf(i).size(), 8U);
            QCOMPARE(sparse.slicesOf(i).size(), i == timeline->lanes[0].slices[0].microbatch ? 7U : 8U);
        }
        QVERIFY(index.slicesOf(8).empty());
    }

    void streamsAndPartsAreShown()
    {
        auto timeline = std::make_shared<Timeline>(*simulated(ScheduleKind::OneFOneB, 4, 8));
        TimelineView plain;
        plain.resize(1300, 420);
        plain.setTimeline(std::make_shared<const Timeline>(*timeline));
        const QImage without = plain.grab().toImage();
        for (Lane& lane : timeline->lanes) {
            Stream stream {StreamKind::Collectives, {}};
            const std::int64_t end = lane.slices.back().end;
            stream.slices.push_back({end - 8'000'000, end - 1'000'000, -1, 0, PassKind::Communication, 0});
            Stream away {StreamKind::OffloadOut, {}};
            for (const Slice& slice : lane.slices)
                if (slice.kind == PassKind::Forward)
                    away.slices.push_back(
                        {slice.end, slice.end + 3'000'000, slice.microbatch, 0, PassKind::Offload, 0});
            lane.streams = {stream, away};
        }
        for (std::int16_t stage = 0; stage < 4; ++stage)
            timeline->parts.insert(timeline->parts.end(),
                {{stage, PassKind::Forward, PassPartKind::Compute, 4'500'000},
                    {stage, PassKind::Forward, PassPartKind::TensorParallel, 1'500'000},
                    {stage, PassKind::Backward, PassPartKind::Recompute, 4'000'000},
                    {stage, PassKind::Backward, PassPartKind::Compute, 8'000'000}});
        TimelineView view;
        view.resize(1300, 420);
        view.setTimeline(timeline);
        QCOMPARE(view.places().streamRows, 2);
        QVERIFY(sample::difference(view.grab().toImage(), without) > 0.01);
        keepView(view, "timeline-streams");
        const QString text = view.toolTipAt(middleOf(view, view.places(), 1, timeline->lanes[1].slices[1]));
        QVERIFY2(text.contains(QStringLiteral("1.50 ms tensor-parallel collectives")), qPrintable(text));
    }

    void panelFollowsTheView()
    {
        auto* view = new TimelineView;
        TimelinePanel panel(view);
        panel.resize(1200, 420);
        const auto timeline = simulated(ScheduleKind::VHalf, 4, 8);
        view->setTimeline(timeline);
        panel.show();
        const auto shown = [&](const QString& start) {
            const QList<QLabel*> labels = panel.findChildren<QLabel*>();
            return std::ranges::any_of(labels,
                [&](const QLabel* label) { return label->isVisible() && label->text().contains(start); });
        };
        QTest::keyClick(view, Qt::Key_Period);
        QTest::keyClick(view, Qt::Key_Period);
        QTRY_VERIFY(shown(QStringLiteral("pass 2 / "))); // the tool bar makes room first
        QVERIFY(!shown(QStringLiteral(" waits ")));
        const Bubble& bubble = timeline->lanes[3].bubbles.front();
        const QRectF before = view->places().band(3);
        QTest::mouseClick(view, Qt::LeftButton, {},
            QPointF(view->places().body.left() + view->mapping().toX((bubble.start + bubble.end) / 2),
                view->places().band(3).center().y())
                .toPoint());
        QVERIFY(shown(QStringLiteral(" waits ")));
        QSignalSpy asked(&panel, &TimelinePanel::shrinkAsked);
        const QList<QToolButton*> buttons = panel.findChildren<QToolButton*>();
        for (QToolButton* button : buttons)
            if (button->text() == QStringLiteral("What would shrink the step?"))
                button->click();
        QCOMPARE(asked.count(), 1);
        panel.setShrinkText(QStringLiteral("10 % faster: stage 3"));
        QVERIFY(shown(QStringLiteral("10 % faster")));
        QCOMPARE(view->places().band(3), before); // under the pointer
        QVERIFY(panel.isAncestorOf(panel.childAt(10, panel.height() - 12)));
        sample::keep(panel.grab().toImage(), QStringLiteral("timeline-panel"));
    }

    /// For people to look at: what teaches the schedules.
    void lessons()
    {
        TimelineView view;
        view.resize(1500, 640);
        view.setTimeline(simulated(ScheduleKind::VHalf, 8, 16, VocabularyLayout::None, 0));
        view.setName(QStringLiteral("V-Half"));
        view.setCurve(CurveKind::InFlight);
        keepView(view, "timeline-v-half");
        view.setReference(
            simulated(ScheduleKind::OneFOneB, 8, 16, VocabularyLayout::None, 0), QStringLiteral("1F1B"));
        view.resize(1500, 1000);
        QVERIFY(sample::colors(view.grab().toImage()) > 12);
        keepView(view, "timeline-v-half-vs-1f1b");
        for (int i = 0; i < 25; ++i)
            view.stepPlayHead(1);
        keepView(view, "timeline-lesson");
        view.setReference(nullptr, {});
        view.hidePlayHead();
        view.setTimeline(simulated(ScheduleKind::OneFOneB, 8, 20, VocabularyLayout::Vocab1));
        view.setLaneMemory(memoryOf(8, 4));
        view.setCurve(CurveKind::Memory);
        view.resize(1200, 320);
        view.setPlayHead(60'000'000);
        view.addBookmark();
        QTest::keyClick(view.findChild<QLineEdit*>(), Qt::Key_Escape);
        keepView(view, "timeline-vocabulary");
        view.resize(900, 230);
        keepView(view, "timeline-low");
    }
};

QTEST_MAIN(TestTimelineTools)
#include "tst_timeline_tools.moc"
