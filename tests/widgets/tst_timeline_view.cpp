// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "tests/widgets/sample_timeline.h"
#include "tests/widgets/test_pictures.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_table.h"
#include "widgets/timeline/timeline_view.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

std::shared_ptr<const Timeline> sampleTimeline(int p = 4, int m = 12, bool split = false)
{
    sample::Durations durations;
    durations.split = split;
    return std::make_shared<const Timeline>(sample::oneFOneB(p, m, durations));
}

std::vector<LaneMemory> sampleMemory(int p)
{
    std::vector<LaneMemory> memory;
    for (int s = 0; s < p; ++s)
        memory.push_back({Bytes(4.6 * kGiB), Bytes((s == 0 ? 25 : 21) * kGiB), Bytes(40 * kGiB)});
    return memory;
}

class View : public TimelineView {
public:
    explicit View(std::shared_ptr<const Timeline> timeline = sampleTimeline())
    {
        resize(1000, 360);
        setTimeline(std::move(timeline));
    }
    /// The middle of a slice on screen.
    QPointF middle(int lane, std::int64_t from, std::int64_t to) const
    {
        return {places().body.left() + mapping().toX((from + to) / 2), places().band(lane).center().y()};
    }
    QPointF middleOf(const Timeline& t, int lane, std::size_t slice) const
    {
        const Slice& s = t.lanes[static_cast<std::size_t>(lane)].slices[slice];
        return middle(lane, s.start, s.end);
    }
    void wheel(QPointF at, int delta, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWheelEvent event(
            at, mapToGlobal(at), {}, {0, delta}, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QApplication::sendEvent(this, &event);
    }
};

bool near(const TimelineMapping& a, const TimelineMapping& b)
{
    return std::abs(a.start - b.start) < 1 && std::abs(a.nsPerPixel / b.nsPerPixel - 1) < 1e-9;
}

} // namespace

class TestTimelineView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        applyTheme(*qApp, ThemeMode::Light);
    }
    void hitTestFindsSlicesBubblesAndNothing()
    {
        const auto timeline = sampleTimeline();
        const View view(timeline);
        for (int lane = 0; lane < 4; ++lane) {
            const Lane& own = timeline->lanes[static_cast<std::size_t>(lane)];
            for (std::size_t i = 0; i < own.slices.size(); ++i) {
                const TimelineHit hit = view.hitTest(view.middleOf(*timeline, lane, i));
                QCOMPARE(hit.what, TimelineHit::What::Slice);
                QCOMPARE(hit.lane, lane);
                QCOMPARE(hit.index, static_cast<int>(i));
            }
        }
        const Bubble& bubble = timeline->lanes[2].bubbles.front();
        const TimelineHit hit = view.hitTest(view.middle(2, bubble.start, bubble.end));
        QCOMPARE(hit.what, TimelineHit::What::Bubble);
        QCOMPARE(hit.to, bubble.end);
        QCOMPARE(view.hitTest({2, 2}).what, TimelineHit::What::Nothing);
        QCOMPARE(view.hitTest({view.places().body.right() - 1, view.places().band(0).center().y()}).what,
            TimelineHit::What::Nothing);
    }

    void bubblesSayWhatTheyWaitFor()
    {
        const auto timeline = sampleTimeline();
        const View view(timeline);
        const Bubble* found = nullptr;
        for (const Bubble& bubble : timeline->lanes[1].bubbles)
            if (bubble.cause == BubbleCause::WaitsForPass && bubble.ofSlice >= 0
                && bubble.end - bubble.start > 3'000'000)
                found = &bubble;
        QVERIFY(found);
        const QString text = view.toolTipAt(view.middle(1, found->start, found->end));
        QVERIFY2(text.startsWith(QStringLiteral("Stage 1 waits ")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral(" ms for backward of microbatch ")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral(" on stage 2")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral(" ns)"))); // the exact value too
    }

    void slicesSayTheirExactTimes()
    {
        const auto timeline = sampleTimeline();
        const View view(timeline);
        const QString text = view.toolTipAt(view.middleOf(*timeline, 2, 3));
        QVERIFY2(text.contains(QStringLiteral("of microbatch")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("Stage 2")));
        QVERIFY(text.contains(QString::number(timeline->lanes[2].slices[3].start)));
    }

    void foldedTellsShares()
    {
        const auto timeline = sampleTimeline(2, 3000);
        const View view(timeline);
        const QPointF at(view.places().body.center().x(), view.places().band(1).center().y());
        QCOMPARE(view.hitTest(at).what, TimelineHit::What::Folded);
        const QString text = view.toolTipAt(at);
        QVERIFY2(text.contains(QStringLiteral("folded into")) && text.contains(QStringLiteral("forward"))
                && text.contains(QStringLiteral("idle")),
            qPrintable(text));
    }

    void wheelZoomsAtThePointerAndBackReturns()
    {
        View view;
        const TimelineMapping whole = view.mapping();
        const QPointF at(view.places().body.left() + 300, view.places().body.center().y());
        const std::int64_t before = view.mapping().toTime(300);
        view.wheel(at, 480);
        QVERIFY(view.mapping().nsPerPixel < whole.nsPerPixel * 0.6);
        QVERIFY(std::abs(view.mapping().toTime(300) - before) <= 1);
        view.wheel(at, 240); // the same gesture: one step back
        QTest::keyClick(&view, Qt::Key_Backspace);
        QVERIFY(near(view.mapping(), whole));
        QTest::keyClick(&view, Qt::Key_Backspace); // nothing before that
        QVERIFY(near(view.mapping(), whole));
    }

    void keysZoomPanAndFit()
    {
        View view;
        const TimelineMapping whole = view.mapping();
        QTest::keyClick(&view, Qt::Key_Plus);
        QTest::keyClick(&view, Qt::Key_W);
        const TimelineMapping near2 = view.mapping();
        QVERIFY(near2.nsPerPixel < whole.nsPerPixel / 1.7);
        QTest::keyClick(&view, Qt::Key_D);
        QVERIFY(view.mapping().start > near2.start);
        QTest::keyClick(&view, Qt::Key_A);
        QVERIFY(near(view.mapping(), near2));
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Left);
        QVERIFY(near(view.mapping(), near2));
        QTest::keyClick(&view, Qt::Key_S);
        QVERIFY(view.mapping().nsPerPixel > near2.nsPerPixel);
        QTest::keyClick(&view, Qt::Key_Home);
        QVERIFY(near(view.mapping(), whole));
        QTest::keyClick(&view, Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!near(view.mapping(), whole));
    }

    void dragPansAndDoubleClickFits()
    {
        View view;
        const TimelineMapping whole = view.mapping();
        QTest::keyClick(&view, Qt::Key_Plus);
        QTest::keyClick(&view, Qt::Key_Plus);
        const TimelineMapping zoomed = view.mapping();
        QSignalSpy spy(&view, &PictureView::selected);
        QTest::mousePress(&view, Qt::LeftButton, {}, {400, 200});
        QTest::mouseMove(&view, {340, 200});
        QTest::mouseRelease(&view, Qt::LeftButton, {}, {340, 200});
        QCOMPARE(qRound(view.mapping().toX(static_cast<std::int64_t>(zoomed.start))), -60);
        QCOMPARE(spy.count(), 0);
        QTest::mouseDClick(&view, Qt::LeftButton, {}, {400, 200});
        QVERIFY(near(view.mapping(), whole));
    }

    void shiftDragMeasuresAndSnapsToEdges()
    {
        const auto timeline = sampleTimeline();
        View view(timeline);
        const Slice& slice = timeline->lanes[1].slices[2];
        const auto y = view.places().band(1).center().y();
        const double left = view.places().body.left();
        const QPoint from(qRound(left + view.mapping().toX(slice.start) + 2), qRound(y));
        const QPoint to(qRound(left + view.mapping().toX(slice.end) - 2), qRound(y));
        QTest::mousePress(&view, Qt::LeftButton, Qt::ShiftModifier, from);
        QTest::mouseMove(&view, to);
        QTest::mouseRelease(&view, Qt::LeftButton, Qt::ShiftModifier, to);
        QVERIFY(view.measured().has_value());
        QCOMPARE(*view.measured(), slice.end - slice.start);
        QTest::keyClick(&view, Qt::Key_Escape);
        QVERIFY(!view.measured().has_value());
    }

    void clickSelectsStageAndMicrobatch()
    {
        const auto timeline = sampleTimeline();
        View view(timeline);
        QSignalSpy spy(&view, &PictureView::selected);
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.middleOf(*timeline, 3, 5).toPoint());
        QCOMPARE(spy.count(), 1);
        QCOMPARE(view.selection().stage, 3);
        QCOMPARE(view.selection().microbatch, timeline->lanes[3].slices[5].microbatch);
        // A selection from elsewhere moves nothing back.
        Selection other;
        other.microbatch = 7;
        view.setSelection(other);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(view.cursor().what, TimelineHit::What::Nothing);
    }

    void bubblesCanBeSelected()
    {
        const auto timeline = sampleTimeline();
        View view(timeline);
        const Bubble& bubble = timeline->lanes[3].bubbles.front();
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.middle(3, bubble.start, bubble.end).toPoint());
        QCOMPARE(view.cursor().what, TimelineHit::What::Bubble);
        QCOMPARE(view.selection().stage, 3);
        QCOMPARE(view.selection().microbatch, -1);
    }

    /// Every slice and bubble of a lane is reached by the keyboard, and the cursor is told to screen readers.
    void keyboardWalksOverEverything()
    {
        const auto timeline = sampleTimeline();
        View view(timeline);
        QTest::keyClick(&view, Qt::Key_Return);
        QVERIFY(view.cursor().what != TimelineHit::What::Nothing);
        for (int i = 0; i < 200; ++i)
            QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(view.cursor().from, std::int64_t {0});
        std::size_t seen = 1;
        for (TimelineHit before = view.cursor();; before = view.cursor(), ++seen) {
            QTest::keyClick(&view, Qt::Key_Right);
            if (view.cursor() == before)
                break;
        }
        QCOMPARE(seen, timeline->lanes[0].slices.size() + timeline->lanes[0].bubbles.size());
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(view.cursor().lane, 1);
        QVERIFY(QAccessible::queryAccessibleInterface(&view)
                    ->text(QAccessible::Value)
                    .contains(QStringLiteral("tage 1")));
        QTest::keyClick(&view, Qt::Key_Escape);
        QCOMPARE(view.cursor().what, TimelineHit::What::Nothing);
        QCOMPARE(view.selection(), Selection {});
    }

    void manyLanesScroll()
    {
        View view(sampleTimeline(64, 8));
        auto* bar = view.findChild<QScrollBar*>();
        QVERIFY(bar && bar->isVisibleTo(&view));
        const double before = view.places().band(0).top();
        view.wheel(view.places().body.center(), -360, Qt::ControlModifier);
        QVERIFY(view.places().band(0).top() < before);
        QTest::keyClick(&view, Qt::Key_Return);
        for (int i = 0; i < 63; ++i)
            QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(view.cursor().lane, 63);
        QCOMPARE(view.places().lastVisibleLane(), 63);
        QCOMPARE(bar->value(), bar->maximum());
        QCOMPARE(view.places().laneAt(view.places().band(63).center().y()), 63);
    }

    /// The same figures drawn again: nothing depends on what was drawn before.
    void picturesAreReproducible()
    {
        const auto timeline = sampleTimeline();
        const View first(timeline);
        View second(timeline);
        QTest::keyClick(&second, Qt::Key_Plus);
        QTest::mouseClick(&second, Qt::LeftButton, {}, second.places().body.center().toPoint());
        QCOMPARE(renderPicture(second), renderPicture(first));
    }

    /// In a small dock lanes keep most of the room, whatever the legend would need.
    void smallDocksShowLanes()
    {
        View view(sampleTimeline(8, 16, true));
        view.setLaneMemory(sampleMemory(8));
        view.resize(view.minimumSizeHint());
        view.grab();
        QVERIFY(view.places().body.height() > view.height() * 0.35);
        QVERIFY(view.places().legend.bottom() <= view.height());
        QVERIFY(view.places().body.bottom() <= view.places().legend.top());
    }

    void zoomSurvivesANewPlan()
    {
        View view;
        QTest::keyClick(&view, Qt::Key_Plus);
        QTest::keyClick(&view, Qt::Key_Plus);
        const TimelineMapping zoomed = view.mapping();
        view.setTimeline(sampleTimeline(4, 13));
        QVERIFY(near(view.mapping(), zoomed));
        view.fitAll();
        view.setTimeline(sampleTimeline(4, 20));
        QVERIFY(view.mapping().end() > static_cast<double>(sampleTimeline(4, 20)->makespan));
    }

    void criticalPathToggles()
    {
        View view;
        QSignalSpy spy(&view, &TimelineView::criticalPathShownChanged);
        const QImage without = view.grab().toImage();
        QTest::keyClick(&view, Qt::Key_C);
        QVERIFY(view.isCriticalPathShown());
        QCOMPARE(spy.count(), 1);
        QVERIFY(sample::difference(view.grab().toImage(), without) > 0.001);
    }

    void menuOffersEverything()
    {
        View view;
        QContextMenuEvent event(QContextMenuEvent::Mouse, {400, 100}, {400, 100});
        QApplication::sendEvent(&view, &event);
        auto* menu = view.findChild<QMenu*>();
        QVERIFY(menu);
        QStringList texts;
        for (const QAction* action : menu->actions())
            texts << action->text().remove(u'&');
        for (const char16_t* wanted : {u"Fit all", u"Critical path", u"Export picture…", u"Show as table"})
            QVERIFY2(texts.contains(QString::fromUtf16(wanted)), qPrintable(texts.join(u'|')));
        menu->close();
    }

    void tableHoldsEverySliceAndBubble()
    {
        const auto timeline = sampleTimeline();
        const View view(timeline);
        const auto table = view.createTable();
        const QAbstractItemModelTester tester(
            table.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::size_t expected = 0;
        for (const Lane& lane : timeline->lanes)
            expected += lane.slices.size() + lane.bubbles.size();
        QCOMPARE(table->rowCount(), static_cast<int>(expected));
        // Each lane is filled without a gap from 0 to the makespan.
        qlonglong at = 0;
        for (int row = 0; row < table->rowCount(); ++row) {
            const qlonglong start =
                table->index(row, TimelineTable::StartColumn).data(Qt::EditRole).toLongLong();
            QCOMPARE(start, at == timeline->makespan ? 0 : at);
            at = table->index(row, TimelineTable::EndColumn).data(Qt::EditRole).toLongLong();
        }
        QCOMPARE(at, static_cast<qlonglong>(timeline->makespan));
        QVERIFY(tableText(*table, u',').contains(QStringLiteral("Stage 3,forward,11,3,0,")));
        // Every slice and every bubble once, where a merge by start puts it.
        int row = 0;
        for (const Lane& lane : timeline->lanes) {
            std::vector<std::pair<std::int64_t, bool>> merged; // start, whether it is a slice
            for (const Bubble& bubble : lane.bubbles)
                merged.emplace_back(bubble.start, false);
            for (const Slice& slice : lane.slices)
                merged.emplace_back(slice.start, true);
            std::ranges::stable_sort(merged, {}, [](const auto& entry) { return entry.first; });
            for (const auto& [start, isSlice] : merged) {
                QCOMPARE(
                    table->index(row, TimelineTable::StartColumn).data(Qt::EditRole).toLongLong(), start);
                QCOMPARE(table->index(row, TimelineTable::StageColumn).data(Qt::EditRole).isValid(), isSlice);
                ++row;
            }
        }
    }

    void namesForScreenReaders()
    {
        View view;
        QCOMPARE(view.accessibleName(), QStringLiteral("Pipeline timeline"));
        QVERIFY(view.accessibleDescription().contains(QStringLiteral("4 stages")));
        QVERIFY(view.accessibleDescription().contains(QStringLiteral("idles longest")));
        auto* interface = QAccessible::queryAccessibleInterface(&view);
        QVERIFY(interface && !interface->text(QAccessible::Name).isEmpty());
        view.setTimeline(nullptr);
        QVERIFY(view.accessibleDescription().startsWith(QStringLiteral("No timeline yet")));
    }

    void pictures_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<double>("ratio");
        for (const bool dark : {false, true})
            for (const double ratio : {1.0, 2.0})
                QTest::addRow("%s %gx", dark ? "dark" : "light", ratio) << dark << ratio;
    }
    /// The same picture on screen and in files, in both themes; something is there.
    void pictures()
    {
        QFETCH(bool, dark);
        QFETCH(double, ratio);
        const QString name = QLatin1String(dark ? "dark" : "light") + QString::number(ratio);
        const auto draw = [&](TimelineView& view, const QString& what) {
            view.setPalette(themePalette(dark ? Ground::Dark : Ground::Light));
            const QImage image = renderPicture(view, ratio);
            sample::keep(image, QStringLiteral("timeline-") + what + u'-' + name);
            return image;
        };
        View plain;
        plain.setLaneMemory(sampleMemory(4));
        QVERIFY(sample::colors(draw(plain, QStringLiteral("1f1b"))) > 12);
        View split(sampleTimeline(8, 16, true));
        split.setCriticalPathShown(true);
        QVERIFY(sample::colors(draw(split, QStringLiteral("split"))) > 12);
        View folded(sampleTimeline(8, 1500));
        folded.setLaneMemory(sampleMemory(8));
        QVERIFY(sample::colors(draw(folded, QStringLiteral("folded"))) > 6);
        View empty(nullptr);
        QVERIFY(sample::colors(draw(empty, QStringLiteral("empty"))) > 3);
    }

    void staleIsDimmedAndMarksAreShown()
    {
        for (const bool dark : {false, true}) {
            const auto timeline = sampleTimeline(6, 14, true);
            View view(timeline);
            view.setPalette(themePalette(dark ? Ground::Dark : Ground::Light));
            view.resize(1200, 460);
            view.setLaneMemory(sampleMemory(6));
            const QImage fresh = view.grab().toImage();
            view.setStale(true);
            QTRY_VERIFY(sample::difference(view.grab().toImage(), fresh) > 0.05);
            view.setStale(false);
            QVERIFY(sample::difference(view.grab().toImage(), fresh) == 0);
            QTest::mouseClick(&view, Qt::LeftButton, {}, view.middleOf(*timeline, 2, 9).toPoint());
            const Bubble& bubble = timeline->lanes[1].bubbles.back();
            QTest::mouseMove(&view, view.middle(1, bubble.start, bubble.end).toPoint());
            QTest::mousePress(&view, Qt::LeftButton, Qt::ShiftModifier, {700, 200});
            QTest::mouseMove(&view, {840, 200});
            QTest::mouseRelease(&view, Qt::LeftButton, Qt::ShiftModifier, {840, 200});
            const QImage marked = view.grab().toImage();
            QVERIFY(sample::difference(marked, fresh) > 0.05);
            sample::keep(marked,
                dark ? QStringLiteral("timeline-marks-dark") : QStringLiteral("timeline-marks-light"));
        }
    }

    void vectorsExport()
    {
        QTemporaryDir folder;
        View view;
        view.setLaneMemory(sampleMemory(4));
        view.setCriticalPathShown(true);
        for (const char* suffix : {"svg", "pdf"}) {
            const QString path = folder.filePath(QStringLiteral("t.") + QLatin1String(suffix));
            QVERIFY(exportPicture(view, path));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            QVERIFY(bytes.size() > 4000);
            QVERIFY(!bytes.contains("<image"));
            if (!qEnvironmentVariableIsEmpty("RANKLOOM_TEST_OUTPUT"))
                QFile::copy(path,
                    qEnvironmentVariable("RANKLOOM_TEST_OUTPUT") + QStringLiteral("/timeline.")
                        + QLatin1String(suffix));
        }
    }
};

QTEST_MAIN(TestTimelineView)
#include "tst_timeline_view.moc"
