// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Plans side by side, and as a talk.
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/model/hf_config.h"
#include "tests/widgets/test_pictures.h"
#include "widgets/comparison/comparison_panel.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/comparison/comparison_words.h"
#include "widgets/presentation/presentation_pages.h"
#include "widgets/presentation/presentation_view.h"
#include "widgets/theme.h"

using namespace rankloom;
using namespace rankloom::ui;
using What = ComparisonPlace::What;

namespace {

ComparedPlan compared(const char* name, const std::shared_ptr<const Project>& project, const Plan& plan)
{
    return {name, project, std::make_shared<const Plan>(plan), evaluate(*project, plan).value()};
}

/// As it was; with less tensor parallelism; deeper; with two ranks exchanged; too large; impossible.
std::shared_ptr<const ComparisonData> samplePlans(int plans = 6, int baseline = 0)
{
    Project about;
    about.name = "Sample";
    about.model = modelPreset("mixtral-8x7b").value();
    about.cluster = makeCluster(4, 8, devicePreset("h100-sxm-80gb").value());
    const auto project = std::make_shared<const Project>(about);
    Plan base;
    base.workload = {4096, 1, 64};
    base.layout.tp = 4;
    base.layout.pp = 2;
    base.layout.ep = 4;
    base.layout.etp = 1;
    Plan narrow = base;
    narrow.layout.tp = 2;
    Plan deep = base;
    deep.layout.pp = 4;
    deep.schedule.kind = ScheduleKind::ZbH1;
    Plan swapped = base;
    for (int rank = 0; rank < 32; ++rank)
        swapped.deviceOfRank.push_back(rank == 3 ? 12 : rank == 12 ? 3 : rank);
    Plan large = base;
    large.layout.tp = 1;
    large.layout.pp = 1;
    Plan impossible = base;
    impossible.layout.tp = 3;
    std::vector<ComparedPlan> all {compared("As last time", project, base),
        compared("TP 2 instead of 4", project, narrow), compared("Deep, zero bubble", project, deep),
        compared("Two ranks exchanged", project, swapped), compared("All on one stage", project, large),
        compared("Impossible", project, impossible)};
    all.resize(static_cast<std::size_t>(plans));
    return std::make_shared<const ComparisonData>(makeComparisonData(std::move(all), baseline));
}

const ComparisonPlace& placeOf(const ComparisonView& view, What what, int plan, int row = -1)
{
    for (const ComparisonPlace& place : view.places())
        if (place.what == what && place.plan == plan && (row < 0 || place.row == row))
            return place;
    qFatal("no such place");
}

void click(ComparisonView& view, const ComparisonPlace& place)
{
    QTest::mouseClick(&view, Qt::LeftButton, {}, place.area.center().toPoint());
}

void wheel(QWidget& view, QPointF at, Qt::KeyboardModifiers keys)
{
    QWheelEvent event(at, view.mapToGlobal(at), {}, {0, 120}, Qt::NoButton, keys, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view, &event);
}

} // namespace

class TestComparison : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void wordsSayWhatIsBetter()
    {
        const auto data = samplePlans();
        const auto& figures = data->comparison.figures;
        const auto figure = [&](const char* key) {
            return *std::ranges::find(figures, key, &ComparedFigure::key);
        };
        const ComparedFigure step = figure("step");
        QVERIFY(comparison_words::change(step, 1, 0).endsWith(QStringLiteral("better")));
        // One sign: the word says the direction.
        QVERIFY(!comparison_words::change(step, 1, 0).contains(u'−'));
        QVERIFY(comparison_words::difference(step, 1, 0).startsWith(u'−'));
        QVERIFY(comparison_words::change(step, 3, 0).endsWith(QStringLiteral("worse")));
        QVERIFY(!comparison_words::change(step, 3, 0).contains(u'+'));
        QVERIFY(comparison_words::difference(step, 3, 0).startsWith(u'+'));
        // More tokens are better: the sign alone does not say it.
        const ComparedFigure rate = figure("tokensPerSecond");
        QVERIFY(comparison_words::difference(rate, 1, 0).startsWith(u'+'));
        QVERIFY(comparison_words::change(rate, 1, 0).endsWith(QStringLiteral("better")));
        QVERIFY(comparison_words::change(step, 0, 0).isEmpty());
        QCOMPARE(comparison_words::value(step, {}), QStringLiteral("–"));
        QCOMPARE(comparison_words::placement(*data, 3), QStringLiteral("2 of 32 ranks elsewhere: 3, 12"));
        QCOMPARE(comparison_words::placement(*data, 1), QStringLiteral("the same stage on every GPU"));
        QCOMPARE(comparison_words::failing(data->comparison.plans[5]), QStringLiteral("not possible"));
    }

    /// Six plans, the most that are compared, stand side by side in the middle of a window of 1600 px.
    void sixPlansNeedNoScrolling()
    {
        ComparisonView view;
        view.setData(samplePlans(6));
        QVERIFY2(view.minimumWidth() <= 800, qPrintable(QString::number(view.minimumWidth())));
    }

    void everyPlanHasItsPlace_data()
    {
        QTest::addColumn<int>("plans");
        for (int plans = 2; plans <= 6; ++plans)
            QTest::addRow("%d plans", plans) << plans;
    }
    void everyPlanHasItsPlace()
    {
        QFETCH(int, plans);
        const auto data = samplePlans(plans);
        for (const int width : {500, 1100, 2400}) {
            ComparisonView view;
            view.show(); // hidden ones hear of their size when they are shown
            view.setData(data);
            view.resize(std::max(width, view.minimumWidth()), 400);
            view.resize(view.width(), view.minimumHeight());
            const auto fields = static_cast<int>(differingFields(data->comparison).size());
            QVERIFY(fields > 0);
            for (int plan = 0; plan < plans; ++plan) {
                for (const What what : {What::Title, What::Bar, What::Board, What::Timeline})
                    // The first two plans place the same stages on the same GPUs.
                    QVERIFY((what == What::Board && plans < 3)
                        || view.rect().contains(placeOf(view, what, plan).area.toRect()));
                for (int row = 0; row < fields; ++row)
                    QVERIFY(view.rect().contains(placeOf(view, What::Difference, plan, row).area.toRect()));
            }
            // One axis: equal times are above each other.
            for (int plan = 1; plan < plans; ++plan) {
                const QRectF first = placeOf(view, What::Timeline, 0).inner;
                const QRectF other = placeOf(view, What::Timeline, plan).inner;
                QCOMPARE(other.left(), first.left());
                QCOMPARE(other.width(), first.width());
            }
        }
    }

    void boardsSayWhatAGpuHolds()
    {
        ComparisonView view;
        view.show();
        view.setData(samplePlans(4));
        view.resize(1600, view.minimumHeight());
        const ComparisonPlace& board = placeOf(view, What::Board, 3);
        QSet<QString> told;
        for (double y = board.inner.top(); y < board.inner.bottom(); y += 4)
            for (double x = board.inner.left(); x < board.inner.right(); x += 4)
                if (const QString text = view.toolTipAt({x, y}); text.startsWith(QStringLiteral("GPU")))
                    told << text;
        QCOMPARE(told.size(), 32);
        QVERIFY(
            told.contains(QStringLiteral("GPU 3 of node0: rank 12, stage 0\nAs last time: rank 3, stage 0")));
        QVERIFY(told.contains(
            QStringLiteral("GPU 7 of node3: rank 31, stage 1\nAs last time: rank 31, stage 1")));
    }

    void clicksAskForBaselineAndSetting()
    {
        ComparisonView view;
        view.setData(samplePlans());
        view.resize(1200, view.minimumHeight());
        QSignalSpy baseline(&view, &ComparisonView::baselineRequested);
        QSignalSpy field(&view, &ComparisonView::fieldRequested);
        click(view, placeOf(view, What::Title, 2));
        QCOMPARE(baseline.size(), 1);
        QCOMPARE(baseline.front().front().toInt(), 2);
        click(view, placeOf(view, What::Title, 0)); // it is that already
        QCOMPARE(baseline.size(), 1);
        click(view, placeOf(view, What::Difference, 1, 0));
        QCOMPARE(field.size(), 1);
        QCOMPARE(field.front().front().toString(), QStringLiteral("/layout/tp"));
    }

    void keysDoWhatTheMouseDoes()
    {
        ComparisonView view;
        view.setData(samplePlans(3));
        view.resize(1200, view.minimumHeight());
        QSignalSpy baseline(&view, &ComparisonView::baselineRequested);
        QSignalSpy plan(&view, &ComparisonView::planRequested);
        QSignalSpy field(&view, &ComparisonView::fieldRequested);
        QTest::keyClick(&view, Qt::Key_Down); // the first title
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_B);
        QCOMPARE(baseline.size(), 1);
        QCOMPARE(baseline.front().front().toInt(), 1);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(plan.size(), 1);
        QCOMPARE(plan.front().front().toInt(), 1);
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(field.size(), 1);
        for (int i = 0; i < 200; ++i)
            QTest::keyClick(&view, i < 100 ? Qt::Key_Down : Qt::Key_Up);
        QTest::keyClick(&view, Qt::Key_Return); // back on the title
        QCOMPARE(plan.size(), 2);
    }

    void timelinesZoomTogether()
    {
        ComparisonView view;
        view.setData(samplePlans(4));
        view.resize(1200, view.minimumHeight());
        const QRectF lanes = placeOf(view, What::Timeline, 1).inner;
        wheel(view, lanes.center(), {});
        QVERIFY(!view.shown()); // the page scrolls
        const TimelineMapping whole = fitted(0, static_cast<double>(view.data()->longest()), lanes.width());
        wheel(view, lanes.center(), Qt::ControlModifier);
        QVERIFY(view.shown());
        QVERIFY(view.shown()->nsPerPixel < whole.nsPerPixel);
        const double x = lanes.width() / 2;
        QVERIFY(std::abs(static_cast<double>(view.shown()->toTime(x) - whole.toTime(x))) < whole.nsPerPixel);
        const double start = view.shown()->start;
        QTest::keyClick(&view, Qt::Key_D);
        QVERIFY(view.shown()->start > start);
        // A zoom outlives new figures.
        view.setData(samplePlans(4, 1));
        QVERIFY(view.shown());
        QTest::keyClick(&view, Qt::Key_Home);
        QVERIFY(!view.shown());
        for (int i = 0; i < 80; ++i)
            QTest::keyClick(&view, Qt::Key_W);
        QVERIFY(view.shown()->nsPerPixel > 0);
        // The new figures have other rows above.
        const QRectF after = placeOf(view, What::Timeline, 1).inner;
        QTest::mouseDClick(&view, Qt::LeftButton, {}, after.center().toPoint());
        QVERIFY(!view.shown());
        // All plans share one scale: one that takes less than half as long as the longest ends before the
        // middle. In the middle of its own step it says what runs.
        const double share = static_cast<double>(view.data()->timelines[1]->timeline().makespan)
            / static_cast<double>(view.data()->longest());
        const QPointF within(after.left() + after.width() * share / 2, after.center().y());
        QVERIFY(!view.toolTipAt(within).isEmpty());
    }

    void tableHoldsEverything()
    {
        const auto data = samplePlans();
        ComparisonView view;
        view.setData(data);
        const auto table = view.createTable();
        const auto fields = static_cast<int>(differingFields(data->comparison).size());
        const auto figures = static_cast<int>(data->comparison.figures.size());
        QCOMPARE(table->rowCount(), fields + 1 + figures);
        QCOMPARE(table->columnCount(), 1 + 6 + 5); // no change of the baseline
        const int step = fields + 1;
        QCOMPARE(table->index(step, 1).data(Qt::EditRole).toDouble(), *data->comparison.figures[0].value(0));
        QCOMPARE(
            table->index(step, 3).data(Qt::EditRole).toDouble(), *data->comparison.figures[0].delta(1, 0));
        QVERIFY(!table->index(step, 11).data(Qt::EditRole).isValid()); // impossible
        QVERIFY(ComparisonView().createTable()->rowCount() == 0);
    }

    void picturesAreDrawn_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void picturesAreDrawn()
    {
        QFETCH(bool, dark);
        ComparisonView view;
        view.setPalette(themePalette(dark ? Ground::Dark : Ground::Light));
        QVERIFY(view.description().contains(QStringLiteral("Ctrl+D")));
        QVERIFY(sample::colors(renderPicture(view, 1)) > 1); // the empty state says something
        view.setData(samplePlans());
        const QImage picture = renderPicture(view, 1);
        QVERIFY(sample::colors(picture) > 30);
        sample::keep(picture, QStringLiteral("comparison-%1").arg(dark ? 1 : 0));
        view.resize(1000, view.minimumHeight());
        const QImage fresh = view.grab().toImage();
        view.setStale(true);
        QTRY_VERIFY(sample::difference(fresh, view.grab().toImage()) > 0.02);
    }

    void panelChoosesTheBaseline()
    {
        ComparisonPanel panel;
        panel.resize(900, 400);
        panel.show();
        panel.setData(samplePlans(3, 2));
        auto* area = panel.findChild<QScrollArea*>();
        QVERIFY(area->widget() == &panel.view());
        QVERIFY(panel.view().height() > area->viewport()->height());
        QVERIFY(panel.view().width() <= area->viewport()->width());
        // The names of the plans stay while their figures are read.
        QVERIFY(!panel.view().wantsTitles(0));
        const ComparisonPlace& last = placeOf(panel.view(), What::Figure, 0);
        area->verticalScrollBar()->setValue(static_cast<int>(last.area.top()) + 60);
        QVERIFY(panel.view().wantsTitles(-panel.view().y()));
        QSignalSpy baseline(&panel.view(), &ComparisonView::baselineRequested);
        QWidget* titles = area->viewport()->childAt(5, 5);
        QVERIFY(titles != &panel.view());
        const int x = static_cast<int>(placeOf(panel.view(), What::Title, 1).area.center().x());
        QTest::mouseClick(titles, Qt::LeftButton, {}, {x, 10});
        QCOMPARE(baseline.size(), 1);
        QCOMPARE(baseline.front().front().toInt(), 1);
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        QCOMPARE(area->viewport()->childAt(5, 5), &panel.view());
        panel.setData(nullptr);
        QTRY_COMPARE(panel.view().height(), area->viewport()->height());
    }

    void pagesTurn()
    {
        PresentationView view;
        view.setData({samplePlans()});
        QSignalSpy turned(&view, &PresentationView::pageChanged);
        QSignalSpy ended(&view, &PresentationView::endRequested);
        QSignalSpy notes(&view, &PresentationView::notesToggled);
        for (const Qt::Key key : {Qt::Key_PageDown, Qt::Key_Right, Qt::Key_Space, Qt::Key_Down})
            QTest::keyClick(&view, key);
        QCOMPARE(view.page(), 4);
        QTest::keyClick(&view, Qt::Key_PageUp);
        QCOMPARE(view.page(), 3);
        QTest::keyClick(&view, Qt::Key_End);
        QVERIFY(view.nextTitle().isEmpty());
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.page(), view.pages() - 1);
        QTest::keyClick(&view, Qt::Key_2);
        QCOMPARE(view.page(), 1);
        QTest::mouseClick(&view, Qt::LeftButton);
        QCOMPARE(view.page(), 2);
        QCOMPARE(turned.size(), 8);
        QTest::keyClick(&view, Qt::Key_N);
        QCOMPARE(notes.size(), 1);
        const bool dark = isDark(view.palette());
        QTest::keyClick(&view, Qt::Key_D);
        QVERIFY(isDark(view.palette()) != dark);
        QTest::keyClick(&view, Qt::Key_Escape);
        QCOMPARE(ended.size(), 1);
    }

    /// A title is true of what stands below it.
    void titlesHoldForWhatTheyShow()
    {
        const auto all = samplePlans(5);
        QVERIFY(all->comparison.plans[0].fits && !all->comparison.plans[4].fits);
        PresentationView view;
        const auto title = [&view](PresentationPage page) {
            view.setPage(static_cast<int>(page));
            return view.description();
        };
        const auto show = [&view](std::vector<ComparedPlan> plans) {
            view.setData({std::make_shared<const ComparisonData>(makeComparisonData(std::move(plans), 0))});
        };
        show({all->plans[0], all->plans[4]});
        QVERIFY2(title(PresentationPage::Timeline).contains(QStringLiteral("Only “As last time” fits")),
            qPrintable(view.description()));
        QVERIFY(title(PresentationPage::Cost).contains(QStringLiteral("Only “As last time” fits")));
        ComparedPlan again = all->plans[0];
        again.name = "Again";
        show({all->plans[0], again});
        QVERIFY(
            title(PresentationPage::Timeline).contains(QStringLiteral("The plans do not differ in this")));
        show({all->plans[0], again, all->plans[4]});
        QVERIFY(title(PresentationPage::Timeline)
                    .contains(QStringLiteral("Those that fit do not differ in this")));
        view.setData({samplePlans(6)});
        const QRegularExpression twice(QStringLiteral("[−+][^,“”]*(better|worse)"));
        for (int page = 0; page < view.pages(); ++page) {
            view.setPage(page);
            QVERIFY2(!twice.match(view.description()).hasMatch(), qPrintable(view.description()));
        }
    }

    /// Pages about one plan come before the recommendation, or alone.
    void otherPagesHaveTheirPlace()
    {
        const auto picture = std::make_shared<ComparisonView>();
        picture->setData(samplePlans());
        const PresentedPage policies {QStringLiteral("If something fails"), QStringLiteral("n03 fails"),
            QStringLiteral("Assumed: spares"),
            {{PresentedTable {{QStringLiteral("Policy"), QStringLiteral("Throughput")},
                {{QStringLiteral("Drop"), QStringLiteral("75 %")},
                    {QStringLiteral("Resize"), QStringLiteral("92 %")}},
                1}}}};
        const PresentedPage drawn {QStringLiteral("Compression"), QStringLiteral("saves 2.9 ms"), {},
            {{std::shared_ptr<PictureView>(picture)}}};
        PresentationView view;
        view.setData({nullptr, {policies}, QStringLiteral("A model")});
        QCOMPARE(view.pages(), 1);
        QVERIFY(view.description().startsWith(QStringLiteral("If something fails: n03 fails")));
        QVERIFY(view.description().contains(QStringLiteral("Assumed: spares")));
        const auto table = view.createTable();
        QCOMPARE(table->rowCount(), 2);
        QCOMPARE(table->index(1, 1).data().toString(), QStringLiteral("92 %"));
        view.setData({samplePlans()});
        QTest::keyClick(&view, Qt::Key_End);
        const QString recommended = view.description();
        view.setData({samplePlans(), {drawn, policies}});
        QCOMPARE(view.pages(), 8);
        QCOMPARE(view.description(), recommended); // it is still the last
        QTest::keyClick(&view, Qt::Key_6);
        QCOMPARE(view.page(), 5);
        QVERIFY(view.description().startsWith(QStringLiteral("Compression: saves 2.9 ms")));
        QCOMPARE(view.nextTitle(), QStringLiteral("If something fails"));
        for (const int page : {5, 6}) {
            view.setPage(page);
            const QImage image = renderPicture(view, 1);
            sample::keep(image, QStringLiteral("other-page-%1").arg(page));
            QVERIFY(sample::colors(image) > 3);
            for (int y = 0; y < image.height(); ++y)
                for (const int x : {2, 20, image.width() - 20, image.width() - 3})
                    QCOMPARE(image.pixelColor(x, y), view.palette().color(QPalette::Base));
        }
    }

    /// Wherever a figure of a lossy plan stands, it is said.
    void everyPageSaysWhatIsLossy()
    {
        const auto plain = samplePlans();
        auto lossy = std::make_shared<ComparisonData>(*plain);
        Plan plan = *lossy->plans[0].plan;
        plan.communication.compression.kind = CompressionKind::PowerSgd;
        plan.communication.compression.dataParallel = true;
        std::vector<ComparedPlan> plans = plain->plans;
        plans[0].plan = std::make_shared<const Plan>(plan);
        const auto data = std::make_shared<const ComparisonData>(makeComparisonData(plans, 0));
        QVERIFY(!data->comparison.plans[0].lossy.empty());
        PresentationView said;
        PresentationView silent;
        said.setData({data});
        silent.setData({plain});
        for (int page = 0; page < said.pages(); ++page) {
            said.setPage(page);
            silent.setPage(page);
            QVERIFY2(said.description().contains(QStringLiteral("Lossy: “As last time”")),
                qPrintable(said.description()));
            QVERIFY(!silent.description().contains(QStringLiteral("Lossy")));
            // It stands above the last line.
            const QRect line(60, 640, 400, 34);
            QVERIFY(sample::colors(renderPicture(said, 1).copy(line)) > 3);
        }
    }

    /// Old figures are dimmed while new ones are computed.
    void stalePagesAreDimmed()
    {
        PresentationView view;
        view.resize(640, 360);
        view.setData({samplePlans(2)});
        const QImage fresh = view.grab().toImage();
        view.setStale(true);
        QTRY_VERIFY(sample::difference(fresh, view.grab().toImage()) > 0.01);
        view.setStale(false);
        QVERIFY(sample::difference(fresh, view.grab().toImage()) == 0);
    }

    void pagesAreDrawn_data()
    {
        QTest::addColumn<int>("plans");
        QTest::addColumn<int>("baseline");
        QTest::newRow("two") << 2 << 0;
        QTest::newRow("six") << 6 << 1;
        QTest::newRow("an impossible baseline") << 6 << 5;
    }
    void pagesAreDrawn()
    {
        QFETCH(int, plans);
        QFETCH(int, baseline);
        PresentationView view;
        QVERIFY(sample::colors(renderPicture(view, 1)) > 1);
        view.setData({samplePlans(plans, baseline)});
        for (const bool dark : {false, true}) {
            view.setGround(dark ? Ground::Dark : Ground::Light);
            for (int page = 0; page < view.pages(); ++page) {
                view.setPage(page);
                QVERIFY(!view.description().isEmpty());
                const QImage picture = renderPicture(view, 1);
                QCOMPARE(picture.size(), QSize(1280, 720));
                QVERIFY(sample::colors(picture) > 3);
                sample::keep(picture, QStringLiteral("page-%1-%2-%3").arg(plans).arg(dark ? 1 : 0).arg(page));
                // Nothing runs into the margin.
                for (int y = 0; y < picture.height(); ++y)
                    for (const int x : {2, 20, picture.width() - 20, picture.width() - 3})
                        QCOMPARE(picture.pixelColor(x, y), view.palette().color(QPalette::Base));
            }
        }
    }
};

QTEST_MAIN(TestComparison)
#include "tst_comparison.moc"
