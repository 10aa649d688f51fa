// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAccessibleInterface>
#include <QComboBox>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "widgets/heatmap/affinity_view.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/heatmap/load_view.h"
#include "widgets/heatmap/small_multiples.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

HeatmapData gradient(int rows, int columns)
{
    HeatmapData data;
    data.title = QStringLiteral("Gradient");
    data.valueName = QStringLiteral("Value");
    data.rowTitle = QStringLiteral("Row");
    data.columnTitle = QStringLiteral("Column");
    data.rows = rows;
    data.columns = columns;
    for (int i = 0; i < rows * columns; ++i)
        data.values.push_back((i * 37) % 101);
    data.values[1] = NAN;
    return data;
}

std::shared_ptr<RoutingStatistics> routing(int layers, int experts)
{
    auto made = std::make_shared<RoutingStatistics>();
    made->layers = layers;
    made->experts = experts;
    made->topK = 2;
    made->tokens = 100;
    const auto cells = static_cast<std::size_t>(layers * experts);
    for (std::size_t i = 0; i < cells; ++i)
        made->load.push_back(static_cast<std::int64_t>(10 + i * 7 % 13));
    for (std::size_t i = 0;
         i < (cells - static_cast<std::size_t>(experts)) * static_cast<std::size_t>(experts); ++i)
        made->transitions.push_back(static_cast<std::int64_t>(i * 5 % 11));
    made->coactivation.assign(cells * static_cast<std::size_t>(experts), 3);
    return made;
}

} // namespace

class TestHeatmapView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!.*This plugin does not).*"))); }

    void opensInFitAllAndZoomsAtTheCursor()
    {
        HeatmapView view;
        view.resize(700, 600);
        view.setData(gradient(20, 30));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(view.geometryOfCells().plot.contains(view.geometryOfCells().matrix()));
        const QSizeF before = view.geometryOfCells().cell;
        const QPointF cursor = view.geometryOfCells().cellRect(10, 12).center();
        QWheelEvent wheel(cursor, view.mapToGlobal(cursor), {}, {0, 240}, Qt::NoButton, Qt::NoModifier,
            Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &wheel);
        QVERIFY(view.geometryOfCells().cell.width() > before.width());
        QCOMPARE(view.geometryOfCells().cellAt(cursor), (HeatCell {10, 12}));
        QTest::keyClick(&view, Qt::Key_0);
        QCOMPARE(view.geometryOfCells().cell, before);
    }

    void keyboardMovesTheCellCursor()
    {
        HeatmapView view;
        view.resize(700, 600);
        view.setData(gradient(20, 30));
        view.show();
        QSignalSpy moved(&view, &HeatmapView::cursorMoved);
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(view.cursorCell(), (HeatCell {1, 1}));
        QTest::keyClick(&view, Qt::Key_End);
        QCOMPARE(view.cursorCell(), (HeatCell {1, 29}));
        QTest::keyClick(&view, Qt::Key_PageDown);
        QCOMPARE(view.cursorCell(), (HeatCell {11, 29}));
        QTest::keyClick(&view, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.cursorCell(), (HeatCell {19, 29}));
        QTest::keyClick(&view, Qt::Key_H);
        QCOMPARE(view.cursorCell(), hottestCell(view.data()));
        QCOMPARE(moved.count(), 7);
        QTest::keyClick(&view, Qt::Key_Return);
    }

    void clickSelectsThroughTheMapping()
    {
        HeatmapView view;
        view.resize(700, 600);
        view.setData(gradient(8, 8));
        view.setMapping(
            [](HeatCell cell) {
                Selection chosen;
                chosen.layer = cell.row;
                chosen.expert = cell.column;
                return chosen;
            },
            [](const Selection& chosen) {
                return HeatCell {chosen.layer, chosen.expert};
            });
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QSignalSpy chosen(&view, &PictureView::selected);
        QTest::mouseClick(
            &view, Qt::LeftButton, Qt::NoModifier, view.geometryOfCells().cellRect(3, 5).center().toPoint());
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(view.selection().layer, 3);
        QCOMPARE(view.selection().expert, 5);
    }

    void wordsNameRowColumnValueAndQuality()
    {
        HeatmapView view;
        HeatmapData data = gradient(4, 4);
        data.quality.assign(16, CellQuality::Assumed);
        data.formatExact = [](double value) { return QString::number(value, 'f', 3); };
        data.marks.push_back({{2, 2}, QStringLiteral("odd")});
        view.setData(data);
        QVERIFY(view.cellText({0, 1}).contains(QStringLiteral("no value")));
        QVERIFY(view.cellText({2, 2}).contains(QStringLiteral("assumed")));
        QVERIFY(view.cellText({2, 2}).contains(QStringLiteral("odd")));
        QVERIFY(view.cellText({2, 2}).contains(QStringLiteral("Row 2, Column 2")));
        QVERIFY(view.cellText({2, 2}).contains(QString::number(data.value(2, 2), 'f', 3)));
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&view);
        QVERIFY(interface->text(QAccessible::Description).contains(QStringLiteral("Most extreme")));
    }

    void poolingAndPaletteChangeThePicture()
    {
        HeatmapView view;
        view.resize(420, 300);
        HeatmapData data = gradient(900, 900);
        data.values[450 * 900 + 450] = 5000;
        view.setData(data);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(view.geometryOfCells().cell.width() < 1);
        const QImage extreme = view.grab().toImage();
        // One hot cell of 810,000 must be visible: its colour is that of the upper end.
        const QPoint hot = view.geometryOfCells().cellRect(450, 450).center().toPoint();
        QCOMPARE(extreme.pixel(hot) | 0xFF000000U, colorTable(ColorMap::Cividis).back() | 0xFF000000U);
        view.setPooling(HeatPooling::Mean);
        const QImage mean = view.grab().toImage();
        QVERIFY(mean != extreme);
        view.setColorMap(ColorMap::Magma);
        QVERIFY(view.grab().toImage() != mean);
    }

    void tableIsTheMatrix()
    {
        HeatmapView view;
        view.setData(gradient(6, 5));
        const auto table = view.createTable();
        const QAbstractItemModelTester tester(
            table.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(table->rowCount(), 6);
        QCOMPARE(table->columnCount(), 6);
        QCOMPARE(table->index(2, 3).data(Qt::EditRole).toDouble(), view.data().value(2, 2));
        QCOMPARE(table->index(0, 2).data().toString(), QStringLiteral("–"));
    }

    void emptyViewsSayWhatCouldBeHere()
    {
        LinksView links;
        LoadView load;
        AffinityView affinity;
        for (PictureView* view : {static_cast<PictureView*>(&links), static_cast<PictureView*>(&load),
                 static_cast<PictureView*>(&affinity)}) {
            view->resize(500, 400);
            QVERIFY(!view->grab().isNull());
            QVERIFY(view->description().contains(QStringLiteral("Drop")));
            QTest::keyClick(view, Qt::Key_H);
            QVERIFY(view->createTable() != nullptr);
            QVERIFY(!view->accessibleName().isEmpty());
        }
    }

    void affinityOpensAndSteps()
    {
        AffinityView view;
        view.resize(900, 600);
        view.setRouting(routing(6, 8));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(view.overview());
        SmallMultiples& all = view.multiples();
        QCOMPARE(all.scenes().size(), std::size_t {5});
        QTest::mouseClick(
            &all, Qt::LeftButton, Qt::NoModifier, all.layOut(all.rect()).thumbnail(2).center().toPoint());
        QVERIFY(!view.overview());
        QCOMPARE(view.matrix(), 2);
        QTest::keyClick(&view.large(), Qt::Key_PageDown);
        QCOMPARE(view.matrix(), 3);
        QTest::keyClick(&view.large(), Qt::Key_PageDown);
        QTest::keyClick(&view.large(), Qt::Key_PageDown);
        QCOMPARE(view.matrix(), 4);
        // One colour scale for all.
        QCOMPARE(view.large().scene().range, all.scenes().front().range);
        view.setQuantity(AffinityQuantity::Coactivation);
        QCOMPARE(all.scenes().size(), std::size_t {6});
        QTest::keyClick(&view.large(), Qt::Key_Escape);
        QVERIFY(view.overview());
        QTest::keyClick(&all, Qt::Key_Home);
        QTest::keyClick(&all, Qt::Key_Right);
        QTest::keyClick(&all, Qt::Key_Return);
        QCOMPARE(view.matrix(), 1);
        const auto table = all.createTable();
        const QAbstractItemModelTester tester(
            table.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        view.setRouting(nullptr);
        QVERIFY(view.overview());
    }

    void linkViewSwitchesScopeAndQuantity()
    {
        auto cluster = std::make_shared<Cluster>();
        cluster->nodes = 3;
        cluster->devicesPerNode = 4;
        cluster->links =
            LinkTable(3, 4, {BytesPerSecond(3e11), Seconds(2e-6)}, {BytesPerSecond(2.5e10), Seconds(6e-6)});
        LinksView view;
        view.resize(600, 500);
        view.setCluster(cluster);
        QCOMPARE(view.data().rows, 3);
        view.setScope(LinkScope::Devices);
        QCOMPARE(view.data().rows, 12);
        view.setQuantity(LinkQuantity::Latency);
        QCOMPARE(view.data().value(0, 1), 2e-6);
        auto large = std::make_shared<Cluster>(*cluster);
        large->nodes = 400;
        large->links = LinkTable(400, 4, {}, {BytesPerSecond(2.5e10), Seconds(6e-6)});
        view.setCluster(large);
        QCOMPARE(view.data().rows, 400);
        for (const QComboBox* box : view.findChildren<QComboBox*>())
            QVERIFY(!box->accessibleName().isEmpty());
    }
};

QTEST_MAIN(TestHeatmapView)
#include "tst_heatmap_view.moc"
