// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QFile>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/widgets/test_pictures.h"
#include "widgets/memory/memory_chart.h"
#include "widgets/memory/memory_parts.h"
#include "widgets/memory/memory_view.h"
#include "widgets/theme.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

Bytes gib(double value) { return Bytes(value * kGiB); }

/// Falling activations from the first stage on, as 1F1B has them; a heavier last stage.
MemoryReport sampleReport(int stages, double activation, double capacity = 40)
{
    MemoryReport report;
    for (int s = 0; s < stages; ++s) {
        StageMemory stage;
        stage.stage = s;
        stage.parameters = 1.1e9;
        stage.weights = gib(2.1);
        stage.gradients = gib(4.2);
        stage.optimizer = gib(6.3);
        stage.activations = gib(activation * (stages - s));
        stage.workspace = gib(s + 1 == stages ? 4.5 : 1.4);
        stage.allocated =
            stage.weights + stage.gradients + stage.optimizer + stage.activations + stage.workspace;
        stage.reserved = stage.allocated * 1.06;
        stage.reservedLow = stage.allocated * 1.02;
        stage.reservedHigh = stage.allocated * 1.13;
        stage.device = stage.reserved + gib(1.1);
        stage.capacity = gib(capacity);
        stage.inFlightMicrobatches = stages - s;
        report.stages.push_back(stage);
    }
    report.fits = true;
    for (const StageMemory& stage : report.stages) {
        if (stage.device > report.stages[static_cast<std::size_t>(report.peakStage)].device)
            report.peakStage = stage.stage;
        report.fits = report.fits && fits(stage);
    }
    return report;
}

class View : public MemoryView {
public:
    explicit View(const MemoryReport& report)
    {
        resize(800, 420);
        setReport(report);
        grab(); // lays the chart out
    }
    QPointF at(int stage, double height = 0.5) const
    {
        for (int x = 0; x < width(); ++x)
            if (stageAt({static_cast<double>(x), this->height() * height}) == stage)
                return {x + 8.0, this->height() * height};
        return {-1, -1};
    }
};

} // namespace

class TestMemoryView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        applyTheme(*qApp, ThemeMode::Light);
    }
    void init()
    {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!.*(propagateSizeHints|This plugin does not)).*")));
    }

    void partsAddUpToTheDevice()
    {
        for (const StageMemory& stage : sampleReport(8, 3).stages) {
            Bytes sum {};
            for (const MemoryPart part : kAllMemoryParts)
                sum += bytesOf(stage, part);
            // Sums of doubles of 1e10 in another order: a few units in the last place, far below one byte.
            QVERIFY(std::abs((sum - stage.device).value()) < 0.01);
        }
    }

    void theWorstStageIsNamed()
    {
        MemoryReport report = sampleReport(4, 2);
        QCOMPARE(
            memorySentence(report), QStringLiteral("Stage 0 is fullest: 24.4 of 40.0 GiB, 15.6 GiB free."));
        report = sampleReport(4, 8);
        QVERIFY2(memorySentence(report).startsWith(
                     QStringLiteral("2 stages do not fit: stage 0 needs 49.9 of 40.0 GiB, ")),
            qPrintable(memorySentence(report)));
        QCOMPARE(memorySentence({}), QStringLiteral("No memory estimate yet."));
        report.stages[0].capacity = {};
        QVERIFY(memorySentence(report).startsWith(QStringLiteral("Stage 0 is fullest: 49.9 GiB.")));
    }

    void barsStandWhereTheAxisSays()
    {
        const MemoryReport report = sampleReport(4, 2);
        MemoryChart chart;
        chart.setReport(report);
        chart.setStyle(themePalette(false), QApplication::font());
        QImage image(800, 400, QImage::Format_RGB32);
        image.fill(Qt::white);
        {
            QPainter painter(&image);
            chart.render(painter, image.rect());
        }
        // The colour of every part is found in the middle of the rectangle that is computed for it.
        for (int i = 0; i < 4; ++i)
            for (const MemoryPart part : kAllMemoryParts) {
                const QRectF area = chart.segment(i, part);
                if (area.height() < 4)
                    continue;
                QCOMPARE(image.pixelColor(area.center().toPoint()).name(), partColor(part, false).name());
            }
        QVERIFY(chart.plotArea().width() > 600 && chart.plotArea().height() > 300);
        QVERIFY(std::abs(chart.y(Bytes(0)) - chart.plotArea().bottom()) < 1e-9);
    }

    void hoverTellsEverythingExactly()
    {
        const MemoryReport report = sampleReport(4, 2);
        const View view(report);
        const QString text = view.toolTipAt(view.at(2));
        for (const char16_t* wanted : {u"Stage 2", u"weights", u"activations", u"context", u"capacity",
                 u"bytes)", u"likely between", u"2 microbatches in flight"})
            QVERIFY2(text.contains(QString::fromUtf16(wanted)), qPrintable(text));
        QVERIFY(text.contains(QString::number(std::llround(4.2 * kGiB))));
        QVERIFY(view.toolTipAt({1, 1}).isEmpty());
    }

    void clickAndKeysSelectStages()
    {
        View view(sampleReport(4, 2));
        QSignalSpy spy(&view, &PictureView::selected);
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.at(1).toPoint());
        QCOMPARE(view.selection().stage, 1);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.selection().stage, 2);
        QTest::keyClick(&view, Qt::Key_End);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.selection().stage, 3);
        QVERIFY(QAccessible::queryAccessibleInterface(&view)
                    ->text(QAccessible::Value)
                    .startsWith(QStringLiteral("Stage 3")));
        QTest::keyClick(&view, Qt::Key_Home);
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(view.selection().stage, 0);
        QTest::keyClick(&view, Qt::Key_Escape);
        QCOMPARE(view.selection(), Selection {});
        const auto count = spy.count();
        Selection other;
        other.stage = 3;
        const QImage before = view.grab().toImage();
        view.setSelection(other);
        QCOMPARE(spy.count(), count);
        QVERIFY(sample::difference(view.grab().toImage(), before) > 0.001);
    }

    void exportKeepsThePlacesOnScreen()
    {
        View view(sampleReport(4, 2));
        const QPointF place = view.at(3);
        (void)renderPicture(view);
        QCOMPARE(view.at(3), place);
    }

    /// Without colour: the picture of a report over capacity differs from the same bars with room.
    void overCapacityShowsInGrey()
    {
        const QImage room =
            renderPicture(View(sampleReport(4, 8, 56)), 1).convertToFormat(QImage::Format_Grayscale8);
        const QImage over =
            renderPicture(View(sampleReport(4, 8)), 1).convertToFormat(QImage::Format_Grayscale8);
        QVERIFY(sample::difference(room, over) > 0.02);
    }

    void tableHoldsExactBytes()
    {
        const MemoryReport report = sampleReport(4, 2);
        const View view(report);
        const auto table = view.createTable();
        const QAbstractItemModelTester tester(
            table.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(table->rowCount(), 4);
        QCOMPARE(
            table->index(2, 1).data(Qt::EditRole).toLongLong(), static_cast<qlonglong>(2.1 * kGiB + 0.5));
        QCOMPARE(table->index(2, 1).data().toString(), QStringLiteral("2.10 GiB"));
        QVERIFY(
            tableText(*table, u',').startsWith(QStringLiteral("Stage,Weights (bytes),Gradients (bytes),")));
    }

    void namesForScreenReaders()
    {
        View view(sampleReport(4, 2));
        QCOMPARE(view.accessibleName(), QStringLiteral("Memory per stage"));
        QVERIFY(view.accessibleDescription().startsWith(QStringLiteral("Stage 0 is fullest")));
    }

    void staleIsDimmed()
    {
        View view(sampleReport(4, 2));
        const QImage fresh = view.grab().toImage();
        view.setStale(true);
        QVERIFY(sample::difference(view.grab().toImage(), fresh) > 0.05);
    }

    void pictures_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<double>("ratio");
        for (const bool dark : {false, true})
            for (const double ratio : {1.0, 2.0})
                QTest::addRow("%s %gx", dark ? "dark" : "light", ratio) << dark << ratio;
    }
    void pictures()
    {
        QFETCH(bool, dark);
        QFETCH(double, ratio);
        const QString name = QLatin1String(dark ? "dark" : "light") + QString::number(ratio);
        const std::pair<const char*, MemoryReport> samples[] = {{"fits", sampleReport(8, 1.9)},
            {"over", sampleReport(4, 8)}, {"many", sampleReport(64, 0.4)}, {"one", sampleReport(1, 9, 80)},
            {"empty", {}}};
        for (const auto& [what, report] : samples) {
            View view(report);
            view.setPalette(themePalette(dark));
            const QImage image = renderPicture(view, ratio);
            sample::keep(image, QStringLiteral("memory-") + QLatin1String(what) + u'-' + name);
            QVERIFY(sample::colors(image) > 3);
        }
    }

    void vectorsExport()
    {
        QTemporaryDir folder;
        const View view(sampleReport(4, 8));
        for (const char* suffix : {"svg", "pdf"}) {
            const QString path = folder.filePath(QStringLiteral("m.") + QLatin1String(suffix));
            QVERIFY(exportPicture(view, path));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            QVERIFY(bytes.size() > 4000 && !bytes.contains("<image"));
        }
    }
};

QTEST_MAIN(TestMemoryView)
#include "tst_memory_view.moc"
