// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <rapidcheck.h>

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QDoubleSpinBox>
#include <QFile>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/base/random.h"
#include "tests/widgets/sample_memory.h"
#include "tests/widgets/test_pictures.h"
#include "widgets/memory/calibration_panel.h"
#include "widgets/memory/memory_painter.h"
#include "widgets/memory/memory_parts.h"
#include "widgets/memory/memory_view.h"
#include "widgets/memory/memory_words.h"
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

MemoryData dataOf(const MemoryReport& report)
{
    MemoryData data;
    data.report = report;
    return data;
}

QString sentence(const MemoryReport& report)
{
    return memorySentence(memoryBars(dataOf(report), MemoryScale::Stages, MemoryOrder::Number));
}

class View : public MemoryView {
public:
    explicit View(const MemoryReport& report) : View(dataOf(report)) { }
    explicit View(const MemoryData& values)
    {
        resize(800, 460);
        setData(values);
        grab(); // lays the picture out
    }
    QPointF at(int bar, double height = 0.5) const
    {
        for (int x = 0; x < width(); ++x)
            if (barAt({static_cast<double>(x), this->height() * height}) == bar)
                return {x + 8.0, this->height() * height};
        return {-1, -1};
    }
};

/// As many ranks per stage, stage after stage, as the default order of axes has them.
MemoryData ranksOf(const MemoryReport& report, int ranksPerStage)
{
    MemoryData data = dataOf(report);
    for (const StageMemory& stage : report.stages)
        for (int i = 0; i < ranksPerStage; ++i) {
            const auto rank = static_cast<int>(data.ranks.size());
            data.ranks.push_back({stage, rank, rank});
        }
    return data;
}

class RankView : public View {
public:
    explicit RankView(const MemoryData& values) : View(values)
    {
        setScale(MemoryScale::Ranks);
        grab();
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
        QCOMPARE(sentence(report), QStringLiteral("Stage 0 is fullest: 24.4 of 40.0 GiB, 15.6 GiB free."));
        report = sampleReport(4, 8);
        QVERIFY2(sentence(report).startsWith(
                     QStringLiteral("2 stages do not fit. Stage 0 needs 49.9 of 40.0 GiB, ")),
            qPrintable(sentence(report)));
        QCOMPARE(sentence({}), QStringLiteral("No memory estimate yet."));
        report.stages[0].capacity = {};
        QVERIFY(sentence(report).startsWith(QStringLiteral("Stage 0 is fullest: 49.9 GiB.")));
    }

    void barsStandWhereTheAxisSays()
    {
        const MemoryReport report = sampleReport(4, 2);
        const auto bars = memoryBars(dataOf(report), MemoryScale::Stages, MemoryOrder::Number);
        const QPalette palette = themePalette(Ground::Light);
        const QFont font = QApplication::font();
        QImage image(800, 400, QImage::Format_RGB32);
        image.fill(Qt::white);
        MemoryPlot plot;
        {
            QPainter painter(&image);
            plot = MemoryPainter(bars, 0, 4, {}, palette, font).paint(painter, image.rect());
        }
        // The colour of every part is found in the rectangle that is computed for it, beside value and hatch.
        for (const MemoryPlot::Run& run : plot.runs())
            for (const MemoryPart part : kAllMemoryParts) {
                const QRectF area =
                    plot.segment(run.area, bars[static_cast<std::size_t>(run.bar)].memory, part);
                if (area.height() < 6)
                    continue;
                int own = 0;
                for (int x = static_cast<int>(area.left()) + 3; x < area.right() - 3; ++x)
                    own += image.pixelColor(x, qRound(area.center().y())).name()
                        == partColor(part, Ground::Light).name();
                QVERIFY(own > 3);
            }
        QVERIFY(plot.area().width() > 600 && plot.area().height() > 250);
        QVERIFY(std::abs(plot.y(Bytes(0)) - plot.area().bottom()) < 1e-9);
    }

    /// In a low picture too: the sum of what fits never stands above the capacity, no two run into each
    /// other, and every bar has its number below it.
    void sumsNeverReadAsOverflow()
    {
        const QString nothing;
        for (const int stages : {1, 4, 8, 16, 32})
            for (int height = 90; height <= 420; height += 15)
                for (const int width : {320, 540, 900}) {
                    const std::vector<MemoryBar> bars =
                        memoryBars(dataOf(sampleReport(stages, 22.0 / stages)), MemoryScale::Stages,
                            MemoryOrder::Number);
                    QImage image(width, height, QImage::Format_RGB32);
                    image.fill(Qt::white);
                    QPainter painter(&image);
                    const QPalette palette = QApplication::palette();
                    const QFont font = QApplication::font();
                    MemoryPainter memory(bars, 0, stages, nothing, palette, font);
                    const MemoryPlot plot = memory.paint(painter, image.rect());
                    const auto totals = memory.totals();
                    const double capacity = plot.y(gib(40));
                    for (std::size_t i = 0; i < totals.size(); ++i) {
                        const auto what = QStringLiteral("%1 of %2 in %3 x %4")
                                              .arg(totals[i].text)
                                              .arg(stages)
                                              .arg(width)
                                              .arg(height);
                        if (!totals[i].over)
                            QVERIFY2(totals[i].place.top() >= capacity, qPrintable(what));
                        if (i > 0)
                            QVERIFY2(
                                totals[i].place.left() > totals[i - 1].place.right() + 2, qPrintable(what));
                    }
                }
    }

    /// A tooltip is to be read at one look: the large tensors in order, the small ones counted.
    void hoverIsShortAndSorted()
    {
        const View view(test::sampleMemory());
        qsizetype most = 0;
        for (double at = 0.2; at < 0.9; at += 0.02) {
            const QStringList lines = view.toolTipAt(view.at(0, at)).split(u'\n');
            most = std::max(most, lines.size());
            double last = 1e30;
            for (const QString& line : lines)
                if (line.startsWith(QStringLiteral("      ")) && !line.contains(QStringLiteral("smaller"))) {
                    const QStringList words = line.section(QStringLiteral(": "), -1).split(u' ');
                    const double unit = words[1] == QStringLiteral("GiB") ? 1024
                        : words[1] == QStringLiteral("MiB")               ? 1
                                                                          : 1.0 / 1024;
                    QVERIFY2(words[0].toDouble() * unit <= last, qPrintable(line));
                    last = words[0].toDouble() * unit;
                }
        }
        QVERIFY2(most > 12 && most <= 21, qPrintable(QString::number(most)));
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
        QTRY_VERIFY(sample::difference(view.grab().toImage(), fresh) > 0.05);
    }

    /// Every bar is in one column, every column shows its fullest and knows its emptiest: none that matters
    /// vanishes, however few pixels there are.
    void columnsKeepTheFullest()
    {
        QVERIFY(rc::check("columns partition the bars and keep the extremes", [] {
            const auto count = *rc::gen::inRange(1, 3000);
            Random random(*rc::gen::arbitrary<std::uint64_t>());
            std::vector<MemoryBar> bars;
            for (int i = 0; i < count; ++i) {
                MemoryBar bar;
                bar.rank = i;
                bar.memory.device = gib(random.below(100));
                bar.memory.capacity = gib(40 * (1 + random.below(2)));
                bars.push_back(bar);
            }
            const int first = *rc::gen::inRange(0, count);
            const int shown = *rc::gen::inRange(1, count - first + 1);
            const int most = *rc::gen::inRange(1, 700);
            const std::vector<MemoryColumn> columns = memoryColumns(bars, first, shown, most);
            RC_ASSERT(static_cast<int>(columns.size()) == std::min(shown, most));
            int next = first;
            double worst = -1e300;
            for (const MemoryColumn& column : columns) {
                RC_ASSERT(column.first == next && column.end > column.first);
                next = column.end;
                const auto over = [&](int i) {
                    return overCapacity(bars[static_cast<std::size_t>(i)].memory);
                };
                for (int i = column.first; i < column.end; ++i) {
                    RC_ASSERT(over(i) <= over(column.fullest));
                    RC_ASSERT(bars[static_cast<std::size_t>(i)].memory.device
                        >= bars[static_cast<std::size_t>(column.emptiest)].memory.device);
                }
                worst = std::max(worst, over(column.fullest));
            }
            RC_ASSERT(next == first + shown);
            for (int i = first; i < first + shown; ++i)
                RC_ASSERT(overCapacity(bars[static_cast<std::size_t>(i)].memory) <= worst);
        }));
    }

    /// One rank of 4096 is over its capacity: it is seen in a picture of 800 pixels, named, and found by key.
    void theWorstRankNeverVanishes()
    {
        MemoryData data = ranksOf(sampleReport(8, 2), 512);
        const QImage room = renderPicture(RankView(data), 1);
        MemoryBar& worst = data.ranks[1234];
        worst.memory.activations += gib(30);
        worst.memory.device += gib(30);
        worst.memory.allocated += gib(30);
        worst.memory.reserved += gib(30);
        worst.memory.reservedHigh += gib(30);
        RankView view(data);
        QVERIFY(view.description().startsWith(QStringLiteral("1 rank does not fit. Rank 1234 needs")));
        QVERIFY(sample::difference(renderPicture(view, 1), room) > 0.001);
        QTest::keyClick(&view, Qt::Key_F);
        QCOMPARE(view.selection().rank, 1234);
        QCOMPARE(view.selection().stage, 2);
        bool seen = false;
        for (int x = 0; x < view.width() && !seen; ++x)
            seen = view.barAt({static_cast<double>(x), view.height() * 0.5}) == 1234;
        QVERIFY(seen);
        view.setOrder(MemoryOrder::Fullest);
        QCOMPARE(view.bars().front().rank, 1234);
    }

    void ranksZoomAndStayInReach()
    {
        RankView view(ranksOf(sampleReport(8, 2), 512));
        QCOMPARE(view.shownCount(), 4096);
        for (int i = 0; i < 60; ++i)
            QTest::keyClick(&view, Qt::Key_Plus);
        QVERIFY(view.shownCount() <= 16);
        Selection far;
        far.rank = 4095;
        far.stage = 7;
        view.setSelection(far);
        QVERIFY(view.firstShown() + view.shownCount() == 4096);
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(view.selection().rank, 4094);
        QTest::keyClick(&view, Qt::Key_0);
        QCOMPARE(view.shownCount(), 4096);
        const auto table = view.createTable();
        QCOMPARE(table->rowCount(), 4096);
        QCOMPARE(table->index(4095, 0).data().toInt(), 4095);
        QCOMPARE(table->index(4095, 2).data().toInt(), 7);
        view.setScale(MemoryScale::Stages);
        QCOMPARE(view.shownCount(), 8);
        QCOMPARE(view.accessibleName(), QStringLiteral("Memory per stage"));
    }

    /// The tensors told for each part add up to it.
    void tensorsAddUpToTheirPart()
    {
        const MemoryData data = test::sampleMemory();
        const auto table = breakdownTable(data);
        QVERIFY(table->rowCount() > 20);
        for (const StageMemory& stage : data.report.stages)
            for (const MemoryPart part : kAllMemoryParts) {
                double sum = 0;
                for (int row = 0; row < table->rowCount(); ++row)
                    if (table->index(row, 0).data().toInt() == stage.stage
                        && table->index(row, 1).data().toString() == partName(part))
                        sum += table->index(row, 3).data(Qt::EditRole).toDouble();
                QVERIFY2(std::abs(sum - bytesOf(stage, part).value()) < 32, qPrintable(partName(part)));
            }
        const View view(data);
        const QString text = view.toolTipAt(view.at(0, 0.45));
        QVERIFY2(text.contains(QStringLiteral("▾ ")), qPrintable(text));
        QVERIFY2(
            text.contains(QStringLiteral("fullest in the backward pass of a layer, with")), qPrintable(text));
    }

    void keysWalkTheParts()
    {
        View view(test::sampleMemory());
        QTest::keyClick(&view, Qt::Key_Home);
        QTest::keyClick(&view, Qt::Key_Up);
        const auto told = [&view] {
            return QAccessible::queryAccessibleInterface(&view)->text(QAccessible::Value);
        };
        QVERIFY2(told().contains(QStringLiteral("▾ weights")), qPrintable(told()));
        QVERIFY2(told().contains(QStringLiteral("Decoder layers")), qPrintable(told()));
        QTest::keyClick(&view, Qt::Key_Up);
        QVERIFY(told().contains(QStringLiteral("▾ gradients")));
        QTest::keyClick(&view, Qt::Key_Down);
        QVERIFY(told().contains(QStringLiteral("▾ weights")));
    }

    /// Every item of the core has a translatable name: none falls through.
    void itemsHaveNames()
    {
        QCOMPARE(itemName("MLP input, dense layers × 12"), QStringLiteral("MLP input, dense layers × 12"));
        QCOMPARE(itemName("3 communicators"), QStringLiteral("3 communicator(s)"));
        QCOMPARE(itemName("Unheard of"), QStringLiteral("Unheard of"));
    }

    void fixesAreOffered()
    {
        MemoryData data = dataOf(sampleReport(4, 8));
        data.fixes = {{"/memory/recompute", R"({"mode":"full-uniform"})", "Recompute every layer (31.0 GiB)"},
            {"/layout/tp", "8", "tp 8 instead of 4"}};
        View view(data);
        QSignalSpy asked(&view, &MemoryView::fixRequested);
        auto* button = view.findChild<QPushButton*>();
        QVERIFY(button && button->accessibleName().contains(QStringLiteral("Recompute every layer")));
        for (QPushButton* other : view.findChildren<QPushButton*>())
            if (other->text().startsWith(QStringLiteral("Recompute")))
                other->click();
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.front().front().value<Suggestion>().pointer, std::string("/memory/recompute"));
    }

    /// The constant that the panel fits makes the estimate the measurement.
    void calibrationFitsTheConstant()
    {
        const MemoryData data = test::sampleMemory();
        CalibrationPanel panel;
        panel.setInputs(data.project, data.plan, data.report);
        QSignalSpy changes(&panel, &CalibrationPanel::projectChangeRequested);
        auto* figure = panel.findChild<QDoubleSpinBox*>();
        auto* apply = panel.findChildren<QPushButton*>().constFirst();
        QVERIFY(!apply->isEnabled());
        const double peak =
            data.report.stages[static_cast<std::size_t>(data.report.peakStage)].allocated.value();
        figure->setValue(peak / kGiB + 1.5);
        QVERIFY2(panel.outcome().contains(QStringLiteral("0.100 GiB → 1.6")), qPrintable(panel.outcome()));
        QVERIFY(panel.outcome().endsWith(QStringLiteral("0.00 %.")));
        QVERIFY(apply->isEnabled());
        apply->click();
        QCOMPARE(changes.count(), 1);
        const auto fitted = changes.front().front().value<Project>();
        const MemoryReport after = estimateMemory(fitted, *data.plan);
        QVERIFY(std::abs(after.stages[static_cast<std::size_t>(after.peakStage)].allocated.value()
                    - figure->value() * kGiB)
            < 1);
        // A figure below what the plan needs at all: refused with the reason, nothing to apply.
        figure->setValue(1);
        QVERIFY2(panel.outcome().contains(QStringLiteral("less than")), qPrintable(panel.outcome()));
        QVERIFY(!apply->isEnabled());
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
            view.setPalette(themePalette(dark ? Ground::Dark : Ground::Light));
            const QImage image = renderPicture(view, ratio);
            sample::keep(image, QStringLiteral("memory-") + QLatin1String(what) + u'-' + name);
            QVERIFY(sample::colors(image) > 3);
        }
        MemoryData uneven = ranksOf(sampleReport(4, 8), 256);
        for (std::size_t rank = 0; rank < uneven.ranks.size(); ++rank)
            uneven.ranks[rank].memory.device += gib(static_cast<double>(rank * 7 % 16) / 4);
        for (const auto& [what, ranks] : {std::pair("ranks", ranksOf(sampleReport(4, 8), 256)),
                 std::pair("uneven", uneven), std::pair("few", ranksOf(sampleReport(2, 3), 8))}) {
            RankView view(ranks);
            view.setPalette(themePalette(dark ? Ground::Dark : Ground::Light));
            sample::keep(renderPicture(view, ratio),
                QStringLiteral("memory-ranks-") + QLatin1String(what) + u'-' + name);
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
