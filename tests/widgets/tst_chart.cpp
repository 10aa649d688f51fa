// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <random>

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTest>

#include <rapidcheck.h>

#include "core/memory/memory.h"
#include "core/plan/plan_json.h"
#include "tests/widgets/test_pictures.h"
#include "widgets/board/placement_curve.h"
#include "widgets/chart/chart_scene.h"
#include "widgets/chart/collectives_view.h"
#include "widgets/chart/load_windows_view.h"
#include "widgets/chart/measured_view.h"
#include "widgets/experts/trade_off_view.h"
#include "widgets/memory/calibration_panel.h"
#include "widgets/nice_ticks.h"
#include "widgets/picture_bytes.h"
#include "widgets/table_dialog.h"
#include "widgets/theme.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

/// A view with nothing but its chart laid open.
template <class View> class Open : public View {
public:
    using View::chart;
};

class Plain : public ChartPicture {
public:
    using ChartPicture::chart;
    using ChartPicture::scene;
    using ChartPicture::setChart;
    std::unique_ptr<QAbstractTableModel> createTable() const override { return {}; }
    QString describe() const override { return QStringLiteral("Points."); }
    QString textOf(int item) const override { return QStringLiteral("item %1").arg(item); }
};

ChartSeries seriesOf(const std::vector<QPointF>& points, int firstItem = 0)
{
    ChartSeries series {.name = QStringLiteral("series"), .points = points, .mark = ChartMark::Disc};
    for (std::size_t i = 0; i < points.size(); ++i)
        series.items.push_back(firstItem + static_cast<int>(i));
    return series;
}

/// The item nearest to a place on screen, found by looking at all of them.
int nearest(const Plain& view, const QPointF& place)
{
    int best = -1;
    double least = 12;
    for (int item = 0; item < view.count(); ++item) {
        const QPointF way = view.pointOf(item) - place;
        if (const double far = std::hypot(way.x(), way.y()); far < least) {
            least = far;
            best = item;
        }
    }
    return best;
}

std::shared_ptr<const Cluster> measuredCluster(int curves)
{
    auto cluster = std::make_shared<Cluster>();
    cluster->nodes = 4;
    cluster->devicesPerNode = 8;
    cluster->links = LinkTable(4, 8, {}, {});
    for (int i = 0; i < curves; ++i) {
        CollectiveCurve curve;
        curve.level = i % 2 == 0 ? LinkLevel::DevicePair : LinkLevel::NodePair;
        curve.ranks = 2 + i;
        for (int size = 10; size <= 30; size += 2) {
            curve.bytes.push_back(std::pow(2.0, size));
            curve.busBandwidth.push_back(100e9 / (i + 1) * (size - 9) / 21);
        }
        cluster->links.setCurve(std::move(curve));
    }
    return cluster;
}

std::shared_ptr<const RoutingStatistics> routingOverTime(int windows)
{
    auto routing = std::make_shared<RoutingStatistics>();
    routing->layers = 2;
    routing->experts = 8;
    routing->topK = 2;
    routing->tokens = 100 * windows;
    routing->modelLayers = {3, 4};
    routing->load.assign(16, 0);
    routing->windows.width = 100;
    routing->windows.count = windows;
    for (int window = 0; window < windows; ++window)
        for (int layer = 0; layer < 2; ++layer)
            for (int expert = 0; expert < 8; ++expert) {
                const std::int64_t picks = 10 + (window * 7 + layer * 3 + expert * expert) % 40;
                routing->windows.load.push_back(picks);
                routing->load[routing->loadIndex(layer, expert)] += picks;
            }
    return routing;
}

MeasuredFigures measuredFigures()
{
    MeasuredFigures figures;
    figures.kind = FigureKind::Bytes;
    figures.groups = {QStringLiteral("allocated"), QStringLiteral("reserved")};
    figures.figures = {{QStringLiteral("Stage 0"), 31e9, 30e9, 0}, {QStringLiteral("Stage 1"), 27e9, 26e9, 0},
        {QStringLiteral("Stage 0"), 36e9, 33e9, 1}};
    figures.fit = MeasuredFigures::Fit {1, 1e9};
    return figures;
}

TradeOffPoint tradeOff(int i)
{
    TradeOffPoint point;
    point.seen = {1.05 + 0.03 * i, 0.62 - 0.03 * i};
    point.unseen = TradeOffFigures {1.08 + 0.035 * i, 0.64 - 0.028 * i};
    return point;
}

PlacementCurveData courseOfSearch()
{
    PlacementCurveData data;
    data.start = 3.64;
    data.bound = 3.51;
    data.noise = 0.02;
    data.best = {{3.63, 1, 0}, {3.62, 12, 0.01}, {3.60, 200, 0.1}, {3.56, 4000, 2}};
    data.moves = 100'000;
    data.quantity = QStringLiteral("Cost (s)");
    data.formatExact = [](double cost) { return QString::number(cost); };
    return data;
}

QString said(const ChartPicture& view) { return view.property("rankloomCursorText").toString(); }

} // namespace

class TestChart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ticksAreRoundAndFew()
    {
        QVERIFY(rc::check("steps are 1, 2 or 5 times a power of ten and divide into few parts", [] {
            const double span = std::pow(10.0, *rc::gen::inRange(-12, 12)) * *rc::gen::inRange(1, 1000);
            const int most = *rc::gen::inRange(1, 20);
            const double step = niceStep(span, most);
            const double mantissa = step / std::pow(10.0, std::floor(std::log10(step) + 1e-9));
            RC_ASSERT(std::abs(mantissa - 1) < 1e-6 || std::abs(mantissa - 2) < 1e-6
                || std::abs(mantissa - 5) < 1e-6);
            RC_ASSERT(span / step <= most + 1e-6);
            RC_ASSERT(span / step > most / 2.5 - 1e-6); // as many as fit
        }));
    }

    /// Each label is another one, however narrow the range: 1.052 s is not written as 1.05 s twice.
    void labelsDiffer()
    {
        ChartAxis axis;
        axis.kind = FigureKind::Seconds;
        const AxisScale scale(axis, {1.0521, 1.0529}, 400);
        QSet<QString> labels;
        const auto ticks = scale.ticks(6);
        QVERIFY(ticks.size() >= 3);
        for (const AxisScale::Tick& tick : ticks)
            labels.insert(tick.label);
        QCOMPARE(labels.size(), static_cast<qsizetype>(ticks.size()));
        axis.base = 2;
        axis.kind = FigureKind::Bytes;
        const AxisScale sizes(axis, {1024, 0x1p30}, 400);
        for (const AxisScale::Tick& tick : sizes.ticks(6))
            QVERIFY2(!tick.label.contains(QLatin1Char('.')), qPrintable(tick.label));
    }

    /// Nobody counts hours in seconds.
    void longTimesAreInTheirUnits()
    {
        const auto labelsOf = [](double base, double from, double to, int most) {
            ChartAxis axis;
            axis.kind = FigureKind::Seconds;
            axis.base = base;
            QStringList labels;
            for (const AxisScale::Tick& tick : AxisScale(axis, {from, to}, 400).ticks(most))
                labels << tick.label;
            return labels;
        };
        QCOMPARE(labelsOf(10, 70, 20'000, 12),
            QStringLiteral("1 min,2 min,5 min,10 min,20 min,30 min,1 h,2 h,3 h,6 h").split(u','));
        QCOMPARE(labelsOf(10, 70, 20'000, 4), QStringLiteral("1 min,10 min,1 h,6 h").split(u','));
        QCOMPARE(labelsOf(10, 1, 1e6, 5), QStringLiteral("1 s,1 min,1 h,1 d").split(u','));
        QCOMPARE(labelsOf(10, 1e-3, 1, 5).back(), QStringLiteral("1 s")); // short ones by powers of ten
        // Where even the coarsest are too many, some of them.
        for (int most = 1; most <= 12; ++most)
            QVERIFY(labelsOf(10, 1e-6, 1e6, most).size() <= most);
        QVERIFY(labelsOf(10, 1e-6, 1e6, 3).size() >= 2);
        QCOMPARE(labelsOf(0, 0, 4 * 3600, 6).last(), QStringLiteral("4 h"));
        QCOMPARE(labelsOf(0, 0, 300, 6).last(), QStringLiteral("5 min"));
        QCOMPARE(labelsOf(0, 0, 30, 4).last(), QStringLiteral("30 s"));
    }

    /// SVG is not clipped: what lies outside of the axes would be drawn over their labels.
    void everythingIsInside()
    {
        QVERIFY(rc::check("marks lie within the plot, with room for their size", [] {
            const int count = *rc::gen::inRange(1, 30);
            const double scale = std::pow(10.0, *rc::gen::inRange(-6, 12));
            const bool logarithmic = *rc::gen::arbitrary<bool>();
            std::vector<QPointF> points;
            for (int i = 0; i < count; ++i)
                points.emplace_back(*rc::gen::inRange(1, 100) * scale, *rc::gen::inRange(-50, 50) * scale);
            ChartData data;
            data.x.base = logarithmic ? 10 : 0;
            data.series = {seriesOf(points)};
            Plain view;
            view.resize(*rc::gen::inRange(160, 900), *rc::gen::inRange(120, 600));
            view.setChart(data);
            const QRectF plot = view.scene().plot();
            RC_ASSERT(plot.width() > 20 && plot.height() > 20 && QRectF(view.rect()).contains(plot));
            for (int item = 0; item < count; ++item)
                RC_ASSERT(plot.adjusted(2, 2, -2, -2).contains(view.pointOf(item)));
        }));
    }

    void tipsAreOfTheNearest()
    {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> share(0, 1);
        for (const int count : {40, 10'000}) {
            std::vector<QPointF> points;
            for (int i = 0; i < count; ++i)
                points.emplace_back(share(random), share(random));
            Plain view;
            view.resize(700, 400);
            view.setChart({.series = {seriesOf(points)}});
            for (int i = 0; i < (count > 100 ? 5 : 200); ++i) {
                const QPointF place(share(random) * 700, share(random) * 400);
                QCOMPARE(view.itemAt(place), nearest(view, place));
            }
        }
    }

    /// Ten thousand points upon 25 places are 25 dots; those that can be told apart are all there.
    void cloudsAreThinned()
    {
        std::vector<QPointF> points;
        for (int i = 0; i < 10'000; ++i)
            points.emplace_back(i % 5, i / 5 % 5);
        Plain few;
        few.setChart({.series = {seriesOf(points)}});
        Plain many;
        for (int i = 0; i < 10'000; ++i)
            points[static_cast<std::size_t>(i)] += QPointF(i % 97 * 1e-3, i % 89 * 1e-3);
        many.setChart({.series = {seriesOf(points)}});
        const qsizetype small = pictureSvg(few).size();
        QVERIFY2(small < 20'000, qPrintable(QString::number(small)));
        QVERIFY(pictureSvg(many).size() > 5 * small);
        QCOMPARE(few.count(), 10'000);
    }

    void keysWalkAndTell()
    {
        Plain view;
        view.resize(500, 300);
        view.show();
        ChartSeries second = seriesOf({{0, 5}, {10, 6}, {20, 7}}, 3);
        view.setChart({.series = {seriesOf({{0, 1}, {11, 2}, {19, 3}}), second}});
        QSignalSpy chosen(&view, &ChartPicture::chosenByPerson);
        QSignalSpy activated(&view, &ChartPicture::activated);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.chosen(), 0);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(said(view), QStringLiteral("item 1"));
        QTest::keyClick(&view, Qt::Key_Up); // the nearest across of the other series
        QCOMPARE(view.chosen(), 4);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(view.chosen(), 1);
        QTest::keyClick(&view, Qt::Key_End);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.chosen(), 5);
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(view.chosen(), 0);
        QCOMPARE(chosen.size(), 7);
        QTest::keyClick(&view, Qt::Key_Return);
        QTest::mouseDClick(&view, Qt::LeftButton, {}, view.pointOf(2).toPoint());
        QCOMPARE(activated.size(), 2);
        QCOMPARE(activated.back().front().toInt(), 2);
        view.setChart({});
        QCOMPARE(view.chosen(), -1);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.chosen(), -1);
    }

    void focusChoiceAndAgeAreSeen()
    {
        Plain view;
        view.resize(500, 300);
        view.setChart({.series = {seriesOf({{0, 1}, {1, 2}, {2, 4}})}});
        const QImage before = view.grab().toImage();
        view.setChosen(1);
        QVERIFY(view.grab().toImage() != before);
        view.setChosen(-1);
        QCOMPARE(view.grab().toImage(), before);
        view.setStale(true);
        // What is made anew at once is not dimmed: the veil comes late.
        QTRY_VERIFY(sample::difference(view.grab().toImage(), before) > 0.005);
        // Neither is in what is exported, whose words say that it is old.
        view.setChosen(1);
        QByteArray svg = pictureSvg(view);
        QVERIFY(svg.contains(view.fullDescription().toUtf8()));
        svg.replace(view.fullDescription().toUtf8(), view.description().toUtf8());
        view.setStale(false);
        view.setChosen(-1);
        QCOMPARE(pictureSvg(view), svg);
    }

    void emptyOnesSayWhatCouldBeHere()
    {
        Plain view;
        view.setEmptyText(QStringLiteral("Nothing yet."));
        QVERIFY(pictureSvg(view).contains("Nothing yet."));
        const CollectivesView collectives;
        QVERIFY(pictureSvg(collectives).contains("nccl-tests"));
        QVERIFY(!collectives.description().isEmpty());
        LoadWindowsView load;
        load.setRouting(nullptr);
        QCOMPARE(load.createTable()->rowCount(), 0);
        load.setWhyEmpty(QStringLiteral("dense"));
        QCOMPARE(load.description(), QStringLiteral("dense"));
    }

    /// A grey print tells any two series apart: by mark or line.
    void colourIsNeverAlone()
    {
        Open<CollectivesView> collectives;
        collectives.setCluster(measuredCluster(10));
        Open<LoadWindowsView> load;
        load.setRouting(routingOverTime(6));
        Open<MeasuredView> measured;
        measured.setFigures(measuredFigures());
        Open<TradeOffView> tradeOffs;
        tradeOffs.setPoints({tradeOff(0), tradeOff(1)}, tradeOff(2));
        Open<PlacementCurve> course;
        course.setData(courseOfSearch());
        for (const ChartData* data :
            {&collectives.chart(), &load.chart(), &measured.chart(), &tradeOffs.chart(), &course.chart()})
            for (const ChartSeries& a : data->series)
                for (const ChartSeries& b : data->series)
                    QVERIFY2(&a == &b || a.name.isEmpty() || b.name.isEmpty() || a.mark != b.mark
                            || a.line != b.line,
                        qPrintable(a.name + QStringLiteral(" / ") + b.name));
    }

    void collectivesAreAllThere()
    {
        Open<CollectivesView> view;
        view.setCluster(measuredCluster(3));
        QCOMPARE(view.count(), 3 * 11);
        const auto table = view.createTable();
        const QAbstractItemModelTester tester(table.get());
        QCOMPARE(table->rowCount(), view.count());
        // By level and ranks: 2 and 4 ranks within a node, 3 between nodes.
        QCOMPARE(table->index(0, 1).data(Qt::EditRole).toInt(), 2);
        QCOMPARE(table->index(11, 1).data(Qt::EditRole).toInt(), 4);
        QCOMPARE(table->index(32, 1).data(Qt::EditRole).toInt(), 3);
        QCOMPARE(table->index(32, 2).data(Qt::EditRole).toDouble(), 0x1p30);
        QCOMPARE(table->index(32, 3).data(Qt::EditRole).toDouble(), 50e9);
        QCOMPARE(table->index(32, 4).data(Qt::EditRole).toDouble(), 1.0);
        view.choose(22);
        QVERIFY2(
            said(view).contains(QStringLiteral("1024 bytes")) || said(view).contains(QStringLiteral("1,024")),
            qPrintable(said(view)));
        QVERIFY(said(view).contains(formatRate(50e9 / 21)));
        QVERIFY(view.description().contains(formatRate(100e9)));
        view.setCluster(measuredCluster(0));
        QCOMPARE(view.count(), 0);
    }

    /// Against a count by hand of the busiest experts in each window.
    void loadOverTimeIsCountedByWindow()
    {
        Open<LoadWindowsView> view;
        const auto routing = routingOverTime(6);
        view.setRouting(routing);
        const auto picks = [&](int window, int layer, int expert) {
            return static_cast<double>(
                routing->windows.load[static_cast<std::size_t>((window * 2 + layer) * 8 + expert)]);
        };
        QCOMPARE(view.count(), 6 * (LoadWindowsView::kMostExperts + 1));
        const auto& fullest = view.chart().series.back().points;
        QCOMPARE(fullest.size(), std::size_t {6});
        for (int window = 0; window < 6; ++window) {
            double sum = 0;
            double most = 0;
            for (int expert = 0; expert < 8; ++expert) {
                sum += picks(window, 0, expert);
                most = std::max(most, picks(window, 0, expert));
            }
            QCOMPARE(fullest[static_cast<std::size_t>(window)].y(), most * 8 / sum);
            QCOMPARE(fullest[static_cast<std::size_t>(window)].x(), (window + 0.5) * 100);
        }
        // The last window of a trace may be shorter.
        auto shorter = std::make_shared<RoutingStatistics>(*routing);
        shorter->tokens = 540;
        Open<LoadWindowsView> other;
        other.setRouting(shorter);
        QCOMPARE(other.chart().series.back().points.back().x(), 520.0);
        QCOMPARE(*other.chart().x.to, 540.0);
        const auto table = view.createTable();
        QCOMPARE(table->rowCount(), 6 * 8);
        QCOMPARE(table->index(8 * 2 + 5, 4).data(Qt::EditRole).toDouble(), picks(2, 0, 5));
        QCOMPARE(table->index(0, 2).data(Qt::EditRole).toInt(), 3); // as the trace names the layer
    }

    void loadOverTimeFollowsTheSelection()
    {
        Open<LoadWindowsView> view;
        view.resize(500, 300);
        view.show();
        view.setRouting(routingOverTime(6));
        Selection other;
        other.layer = 1;
        other.expert = 6;
        view.setSelection(other);
        QCOMPARE(view.layer(), 1);
        QVERIFY(std::ranges::any_of(view.chart().series,
            [](const ChartSeries& series) { return series.name.endsWith(QStringLiteral(" 6")); }));
        QTest::keyClick(&view, Qt::Key_PageUp);
        QCOMPARE(view.layer(), 0);
        QTest::keyClick(&view, Qt::Key_PageUp);
        QCOMPARE(view.layer(), 0);
        QSignalSpy selected(&view, &PictureView::selected);
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(selected.size(), 1);
        QCOMPARE(view.selection().layer, 0);
        QVERIFY(view.selection().expert >= 0);
        QVERIFY2(said(view).contains(QStringLiteral("Layer 3")), qPrintable(said(view)));
    }

    void measuredOnesLieBesideTheDiagonal()
    {
        Open<MeasuredView> view;
        view.setFigures(measuredFigures());
        const std::vector<ChartSeries>& series = view.chart().series;
        // The diagonal, the fitted line a GB above it, then the figures.
        for (const QPointF& point : series[0].points)
            QCOMPARE(point.x(), point.y());
        for (const QPointF& point : series[1].points)
            QVERIFY(std::abs(point.y() - point.x() - 1e9) < 1);
        QCOMPARE(series[2].points.front(), QPointF(30e9, 31e9));
        const auto table = view.createTable();
        QCOMPARE(table->rowCount(), 3);
        QVERIFY(std::abs(table->index(2, 4).data(Qt::EditRole).toDouble() - (33.0 / 36 - 1)) < 1e-12);
        QVERIFY2(view.description().contains(QStringLiteral("−8.33")), qPrintable(view.description()));
        MeasuredFigures broken = measuredFigures();
        broken.figures[0].measured = std::nan("");
        view.setFigures(broken);
        QCOMPARE(view.count(), 2);
    }

    /// Figures of several stages are kept beside each other; the constant is nearest to all of them.
    void calibrationTakesSeveralFigures()
    {
        const auto document = readPlanDocument(R"({
            "format": "rankloom-plan", "version": 1, "name": "sample", "model": {"preset": "mixtral-8x7b"},
            "cluster": {"nodes": 4, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
            "workload": {"kind": "training", "sequenceLength": 4096, "microBatchSize": 1,
            "globalBatchSize": 64}, "layout": {"tp": 4, "pp": 2, "ep": 4, "etp": 1}})");
        QVERIFY(document.has_value());
        const auto project = std::make_shared<const Project>(document->project);
        const auto plan = std::make_shared<const Plan>(document->plan);
        const MemoryReport report = estimateMemory(*project, *plan);
        CalibrationPanel panel;
        panel.setInputs(project, plan, report);
        QSignalSpy changes(&panel, &CalibrationPanel::projectChangeRequested);
        auto* figure = panel.findChild<QDoubleSpinBox*>();
        auto* stage = panel.findChildren<QComboBox*>().at(2);
        QVERIFY(panel.chart().isHidden());
        for (const int at : {0, 1}) {
            stage->setCurrentIndex(at + 1);
            QCOMPARE(figure->value(), 0.0); // nothing is known of this one
            figure->setValue(report.stages[static_cast<std::size_t>(at)].allocated.value() / 0x1p30 + 1 + at);
        }
        QVERIFY(!panel.chart().isHidden());
        QCOMPARE(panel.chart().count(), 2);
        // The offscreen platform says so of every window of its own.
        QTest::ignoreMessage(
            QtWarningMsg, QRegularExpression(QStringLiteral("does not support propagateSizeHints")));
        QTest::keyClick(&panel.chart(), Qt::Key_T, Qt::ControlModifier);
        QVERIFY(panel.findChild<TableDialog*>());
        stage->setCurrentIndex(1);
        QVERIFY(figure->value() > 0);
        panel.findChildren<QPushButton*>().constFirst()->click();
        QCOMPARE(changes.count(), 1);
        const double after = changes.front().front().value<Project>().calibration->additiveBytes;
        QVERIFY2(std::abs(after - project->calibration->additiveBytes - 1.5 * 0x1p30) < 1e6,
            qPrintable(QString::number(after)));
        // Figures of another plan do not count for this one.
        Plan other = *plan;
        other.layout.tp = 2;
        panel.setInputs(project, std::make_shared<const Plan>(other), report);
        QVERIFY(panel.chart().isHidden());
    }

    /// Of a curve what counts is the best so far, wherever the pointer stands above it.
    void courseTellsTheBestSoFar()
    {
        PlacementCurve view;
        view.resize(600, 300);
        view.show();
        view.setData(courseOfSearch());
        QCOMPARE(view.count(), 5);
        const QPointF third = view.pointOf(3);
        QCOMPARE(view.itemAt(third + QPointF(5, -100)), 3);
        QCOMPARE(view.itemAt(third + QPointF(-5, 40)), 2);
        QCOMPARE(view.itemAt({2, 2}), -1);
        QTest::keyClick(&view, Qt::Key_Home);
        QVERIFY2(said(view).contains(QStringLiteral("3.64")), qPrintable(said(view)));
        QTest::keyClick(&view, Qt::Key_End);
        QVERIFY2(said(view).contains(QStringLiteral("4,000")) && said(view).contains(QStringLiteral("−2.20")),
            qPrintable(said(view)));
    }

    void tradeOffJoinsSeenAndUnseen()
    {
        Open<TradeOffView> view;
        view.resize(500, 320);
        view.show();
        view.setPoints({tradeOff(0), tradeOff(1), tradeOff(2)}, tradeOff(4));
        QCOMPARE(view.count(), 3);
        QCOMPARE(view.chosen(), 0);
        QTest::keyClick(&view, Qt::Key_End);
        QCOMPARE(view.chosen(), 2);
        // The mark of the unseen figures chooses the placement too.
        const auto unseen = std::ranges::find(view.chart().series, Qt::DotLine, &ChartSeries::line);
        QVERIFY(unseen != view.chart().series.end());
        QCOMPARE(unseen->items, (std::vector {0, 1, 2}));
        QVERIFY(view.description().contains(QStringLiteral("unseen")));
        view.setPoints({}, {});
        QCOMPARE(view.chosen(), -1);
    }

    void pictures()
    {
        for (const bool dark : {false, true}) {
            CollectivesView collectives;
            collectives.setCluster(measuredCluster(6));
            LoadWindowsView load;
            load.setRouting(routingOverTime(24));
            MeasuredView measured;
            measured.setFigures(measuredFigures());
            TradeOffView tradeOffs;
            tradeOffs.setPoints({tradeOff(0), tradeOff(1), tradeOff(2), tradeOff(3)}, tradeOff(5));
            PlacementCurve course;
            course.setData(courseOfSearch());
            for (const auto& [view, name] :
                {std::pair<ChartPicture*, const char*> {&collectives, "collectives"},
                    {&load, "load-over-time"}, {&measured, "measured"}, {&tradeOffs, "trade-off"},
                    {&course, "course"}}) {
                view->setPalette(themePalette(dark ? Ground::Dark : Ground::Light));
                sample::keep(renderPicture(*view),
                    QLatin1String(name) + (dark ? QStringLiteral("-dark") : QStringLiteral("-light")));
                QVERIFY(sample::colors(renderPicture(*view)) > 4);
                const QByteArray svg = pictureSvg(*view);
                QCOMPARE(pictureSvg(*view), svg);
                QVERIFY(QSvgRenderer(svg).isValid());
                QVERIFY(!view->description().isEmpty());
                view->resize(view->minimumSizeHint());
                sample::keep(view->grab().toImage(), QLatin1String(name) + QStringLiteral("-least"));
            }
        }
    }
};

QTEST_MAIN(TestChart)
#include "tst_chart.moc"
