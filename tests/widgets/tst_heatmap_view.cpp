// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAccessibleInterface>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLocale>
#include <QPainter>
#include <QProcess>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
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

/// Pixels in the middle of equal ones, that are no background: the insides of cells, as far as nothing is
/// drawn over them.
int flatPixels(const QImage& picture, const QImage& other, int* wrong)
{
    constexpr int kAround = 3;
    constexpr int kTolerance = 3; ///< per channel: viewers convert colours
    const QRgb background = picture.pixel(1, 1);
    int flat = 0;
    for (int y = kAround; y < picture.height() - kAround; ++y)
        for (int x = kAround; x < picture.width() - kAround; ++x) {
            const QRgb own = picture.pixel(x, y);
            bool same = own != background;
            for (int dy = -kAround; same && dy <= kAround; ++dy)
                for (int dx = -kAround; same && dx <= kAround; ++dx)
                    same = picture.pixel(x + dx, y + dy) == own;
            if (!same)
                continue;
            ++flat;
            const QRgb found = other.pixel(x, y);
            if (std::abs(qRed(own) - qRed(found)) > kTolerance
                || std::abs(qGreen(own) - qGreen(found)) > kTolerance
                || std::abs(qBlue(own) - qBlue(found)) > kTolerance)
                ++*wrong;
        }
    return flat;
}

/// The SVG, as a viewer that smooths pictures draws it.
QImage drawnSvg(const QString& path, QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    QSvgRenderer(path).render(&painter);
    return image;
}

/// The PDF by poppler; null where that is not installed.
QImage drawnPdf(const QString& path, QSize size)
{
    const QString target = path + QStringLiteral(".page");
    if (QProcess::execute(QStringLiteral("pdftoppm"),
            {QStringLiteral("-png"), QStringLiteral("-singlefile"), QStringLiteral("-scale-to-x"),
                QString::number(size.width()), QStringLiteral("-scale-to-y"), QString::number(size.height()),
                path, target})
        != 0)
        return {};
    return QImage(target + QStringLiteral(".png")).convertToFormat(QImage::Format_RGB32);
}

} // namespace

class TestHeatmapView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// What is exported shows the colours of the screen, cell for cell.
    void exportedPicturesEqualTheScreen_data()
    {
        QTest::addColumn<int>("which");
        QTest::newRow("links") << 0;
        QTest::newRow("load") << 1;
        QTest::newRow("affinity of all layers") << 2;
        QTest::newRow("affinity of one pair") << 3;
        QTest::newRow("many cells") << 4;
    }
    void exportedPicturesEqualTheScreen()
    {
        QFETCH(int, which);
        const QTemporaryDir folder;
        LinksView links;
        auto cluster = std::make_shared<Cluster>();
        cluster->nodes = 12;
        cluster->devicesPerNode = 4;
        cluster->links =
            LinkTable(12, 4, {BytesPerSecond(3e11), Seconds(2e-6)}, {BytesPerSecond(2.5e10), Seconds(6e-6)});
        LinkMatrix measured {12, std::vector<double>(144), {}};
        for (std::size_t i = 0; i < measured.bandwidth.size(); ++i)
            measured.bandwidth[i] = 1e9 * static_cast<double>(5 + i * 7 % 20);
        cluster->links.setNodeMatrix(measured);
        links.setAtOnce(true);
        links.setCluster(cluster);
        LoadView load;
        AffinityView affinity;
        load.setRouting(routing(8, 32));
        affinity.setRouting(routing(4, 16));
        if (which == 3)
            affinity.showMatrix(1);
        HeatmapView many;
        many.setData(gradient(120, 90));
        PictureView* const views[] = {&links, &load, &affinity, &affinity, &many};
        const PictureView& view = *views[which];
        // Cells are whole pixels of a screen, and of a document: both at the scale 1, seen twice as large.
        const QImage pixels = renderPicture(view, 1).convertToFormat(QImage::Format_RGB32);
        const QImage screen = pixels.scaled(2 * pixels.size());
        const QString svg = folder.filePath(QStringLiteral("x.svg"));
        QVERIFY(exportPicture(view, svg));
        int wrong = 0;
        const int flat = flatPixels(screen, drawnSvg(svg, screen.size()), &wrong);
        QVERIFY2(flat > 2000, qPrintable(QString::number(flat)));
        QVERIFY2(wrong * 1000 < flat, qPrintable(QStringLiteral("%1 of %2").arg(wrong).arg(flat)));
        const QString pdf = folder.filePath(QStringLiteral("x.pdf"));
        QVERIFY(exportPicture(view, pdf));
        QFile written(pdf);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(!written.readAll().contains("/DCTDecode")); // JPEG
        const QImage page = drawnPdf(pdf, screen.size());
        if (page.isNull())
            QSKIP("pdftoppm is not installed: the PDF is not drawn.");
        wrong = 0;
        flatPixels(screen, page, &wrong);
        QVERIFY2(wrong * 1000 < flat, qPrintable(QStringLiteral("PDF: %1 of %2").arg(wrong).arg(flat)));
    }

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

    /// Links are not hot: the button names what it leads to.
    void linksNameTheTellingOne()
    {
        LinksView links;
        const auto names = [&links](const char* text) {
            const QList<QToolButton*> buttons = links.findChildren<QToolButton*>();
            return std::ranges::any_of(
                buttons, [text](const QToolButton* one) { return one->text() == QLatin1String(text); });
        };
        links.setQuantity(LinkQuantity::Latency);
        QVERIFY(names("Slowest") && !names("Hottest"));
        links.setQuantity(LinkQuantity::Busy);
        QVERIFY(names("Busiest") && !names("Slowest"));
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

    /// As low as the default panel: the cells get most of the height, and the legend all it needs.
    void namesLeaveRoomForTheCells()
    {
        HeatmapData data = gradient(16, 16);
        for (int i = 0; i < 16; ++i)
            data.rowLabels << QStringLiteral("gpu%1").arg(i + 1, 3, 10, QLatin1Char('0'));
        data.columnLabels = data.rowLabels;
        data.subtitle = QStringLiteral("Slowest link: gpu004 → gpu011 with 9.94 GB/s; 100 % measured.");
        const HeatmapScene scene(std::make_shared<const HeatmapData>(data));
        for (const int height : {180, 230, 300, 700}) {
            const QRectF area(0, 0, 520, height);
            const HeatmapFrame frame = layOutHeatmap(scene, area, QFont());
            HeatmapGeometry geometry;
            geometry.rows = geometry.columns = 16;
            geometry.plot = frame.plot;
            geometry.fit();
            QVERIFY2(frame.plot.height() > 0.5 * height, qPrintable(QString::number(frame.plot.height())));
            const QRectF legend = heatLegendArea(frame, geometry);
            QVERIFY(area.contains(legend));
            QVERIFY2(legend.height() >= std::min(height - 80, 150),
                qPrintable(QStringLiteral("%1 of %2").arg(legend.height()).arg(height)));
        }
        // With names of their own, columns are told whatever it takes.
        data.columnLabels.replace(0, QStringLiteral("another"));
        const HeatmapScene other(std::make_shared<const HeatmapData>(data));
        QVERIFY(layOutHeatmap(other, {0, 0, 520, 180}, QFont()).turnedColumns);
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
        // The box says which layers are shown, and has all of them.
        const auto* layers = view.findChildren<QComboBox*>()[1];
        QCOMPARE(layers->count(), 6);
        QCOMPARE(layers->currentText(), QStringLiteral("Layer 2 → 3"));
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
        QTRY_COMPARE(view.data().rows, 400); // away from the GUI thread
        // Too many to be told apart are shown in groups, of which a cell selects the first node.
        large = std::make_shared<Cluster>(*large);
        large->nodes = 16384;
        large->links = LinkTable(16384, 4, {}, {BytesPerSecond(2.5e10), Seconds(6e-6)});
        view.setCluster(large);
        QTRY_COMPARE(view.data().rows, 1024);
        QCOMPARE(view.data().value(0, 1023), 6e-6);
        // From two groups to their nodes and back, by key and by mouse.
        view.jumpTo({3, 7});
        QTest::keyClick(&view, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(view.data().rows, 32);
        QCOMPARE(view.data().rowLabel(0), QString::fromStdString(large->nodeName(48)));
        QCOMPARE(view.data().rowLabel(16), QString::fromStdString(large->nodeName(112)));
        QVERIFY(!view.canEnterGroups());
        QTest::keyClick(&view, Qt::Key_Backspace);
        QTRY_COMPARE(view.data().rows, 1024);
        QVERIFY(!view.canLeaveGroups());
        view.fit();
        const QRectF cell = view.geometryOfCells().cellRect(5, 5);
        QTest::mouseClick(&view, Qt::LeftButton, {}, cell.center().toPoint());
        const HeatCell under = view.cursorCell();
        QTest::mouseDClick(&view, Qt::LeftButton, {}, cell.center().toPoint());
        QTRY_COMPARE(view.data().rows, under.row == under.column ? 16 : 32);
        QCOMPARE(view.data().rowLabel(0),
            QString::fromStdString(large->nodeName(16 * std::min(under.row, under.column))));
        view.leaveGroups();
        QTRY_COMPARE(view.data().rows, 1024);
        QVERIFY(view.data().subtitle.contains(QLocale().toString(16384)));
        QSignalSpy chosen(&view, &PictureView::selected);
        view.jumpTo({2, 5});
        QCOMPARE(view.selection().node, 32);
        for (const QComboBox* box : view.findChildren<QComboBox*>())
            QVERIFY(!box->accessibleName().isEmpty());
    }
};

QTEST_MAIN(TestHeatmapView)
#include "tst_heatmap_view.moc"
