// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The perspective of experts in few bits.
#include <algorithm>
#include <memory>

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include "app/document/editor.h"
#include "app/window/controls/bits_control.h"
#include "app/window/files/file_controller.h"
#include "app/window/panels/bits_panel.h"
#include "app/window/shell/dock_layout.h"
#include "app/window/shell/empty_page.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/views.h"
#include "tests/gui/window_test.h"
#include "widgets/bits/bits_map_view.h"
#include "widgets/bits/budget_curve_view.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/timeline/timeline_view.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

constexpr const char* kFio = R"({"fio version": "fio-3.33", "jobs": [{"jobname": "read", "groupid": 0,
    "job options": {"rw": "read", "bs": "1M"}, "read": {"bw_bytes": 1500000000}}]})";

} // namespace

class TestBits : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void withoutABudgetThereIsAButton();
    void theMapIsThePlans();
    void digitsAndDeleteSetBits();
    void theBrushPaintsOneCommand();
    void tooManyBitsAreSaid();
    void otherBudgetsCanBeTaken();
    void thePictureIsToldInWords();
    void lanesShowTokenAndLayer();
    void measuredRatesAreTaken();
    void droppedRatesAreImported();
    void worthComesFromAFile();
    void powersBringEnergy();
    void requestsOfThePlanAreServed();

private:
    QString written(const QString& name, const QByteArray& text);
    void open(double budget);
    BitsMapView& map() { return *m_window->views().bits; }
    BitsControl& control() { return *m_window->views().bitsControl; }
    [[nodiscard]] int bits(int layer, int expert)
    {
        return map().table()->bits[map().table()->index(layer, expert)];
    }
    [[nodiscard]] QPoint middleOf(int row, int column)
    {
        return map().geometryOfCells().cellRect(row, column).center().toPoint();
    }
};

void TestBits::init()
{
    makeFolder();
    open(8 * kGiB);
}

void TestBits::cleanup() { tearDown(); }

void TestBits::open(double budget)
{
    m_window.reset();
    PlanDocument sample = test::samplePlan();
    sample.plan.bits.budgetBytes = budget;
    makeWindow({1400, 900});
    openSample(sample);
    m_window->panels().enter(Perspective::Bits);
    activate();
    test::settle();
    if (budget > 0)
        QTRY_VERIFY(control().report() && !control().isStale());
}

void TestBits::withoutABudgetThereIsAButton()
{
    open(0);
    const auto* page = m_window->findChild<EmptyPage*>();
    QVERIFY(page->isVisible());
    QVERIFY(page->text().contains(QStringLiteral("not cut into planes")));
    page->findChild<QPushButton*>()->click();
    QVERIFY(!page->isVisible());
    // Half of all planes of Mixtral: 256 experts of 99,090,432 B fit an H100 beside the rest.
    QCOMPARE(document().plan()->bits.budgetBytes, 11 * kGiB);
    QTRY_VERIFY(control().report() && !control().isStale());
    QVERIFY(!map().isEmpty());
    document().undoStack().undo();
    QVERIFY(page->isVisible());
}

void TestBits::theMapIsThePlans()
{
    const std::shared_ptr<const BitsTable>& table = map().table();
    QCOMPARE(table->layers, 32);
    QCOMPARE(table->experts, 8);
    const BitsReport& report = *control().report();
    for (std::size_t e = 0; e < table->bits.size(); ++e)
        QCOMPARE(table->bits[e], report.settings.format.bitsOf(report.choice.planes[e]));
    QCOMPARE(table->kept().value(), report.choice.kept.value());
    QVERIFY(std::abs(table->meanBits() - report.score.meanBits) < 1e-9);
    QCOMPARE(table->held(2).value(), 49'545'216.0); // of a Mixtral expert, arXiv 2504.15299
    QCOMPARE(table->held(4).value(), 99'090'432.0);
}

void TestBits::digitsAndDeleteSetBits()
{
    map().setFocus();
    map().jumpTo({3, 5});
    const std::vector<int> before = map().table()->bits;
    const int undos = document().undoStack().count();
    QTest::keyClick(&map(), Qt::Key_Delete);
    // At once, and nothing else changes: the rest is what was worth most.
    QCOMPARE(bits(3, 5), 0);
    QVERIFY(map().table()->byHand);
    QCOMPARE(document().undoStack().count(), undos + 1);
    QCOMPARE((*document().plan()->bits.kept)[3][5], 0);
    QCOMPARE((*document().plan()->bits.kept).size(), std::size_t {32});
    QTest::keyClick(&map(), Qt::Key_2);
    QCOMPARE(bits(3, 5), 2);
    QTest::keyClick(&map(), Qt::Key_9); // no width of the format
    QCOMPARE(bits(3, 5), 2);
    QTest::keyClick(&map(), Qt::Key_Comma);
    QCOMPARE(bits(3, 5), 0);
    // Several: three rows of two.
    QTest::keyClick(&map(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(&map(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&map(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(map().chosen(), QRect(5, 3, 2, 3));
    QTest::keyClick(&map(), Qt::Key_Delete);
    for (int row = 3; row <= 5; ++row)
        QVERIFY(bits(row, 5) == 0 && bits(row, 6) == 0);
    document().undoStack().undo();
    QCOMPARE(bits(5, 6), before[map().table()->index(5, 6)]);
    QTRY_VERIFY(!control().isStale());
    QTest::keyClick(&map(), Qt::Key_B); // by worth again
    QTRY_VERIFY(!control().isStale() && !map().table()->byHand);
    QCOMPARE(map().table()->bits, before);
}

void TestBits::theBrushPaintsOneCommand()
{
    auto* brushes = map().findChild<QComboBox*>(QStringLiteral("brush"));
    QCOMPARE(brushes->count(), 5); // none, not kept, 2, 3, 4 bits
    brushes->setCurrentIndex(1);
    QCOMPARE(map().brush(), std::optional<int>(0));
    const int undos = document().undoStack().count();
    QTest::mousePress(&map(), Qt::LeftButton, {}, middleOf(2, 1));
    QTest::mouseMove(&map(), middleOf(2, 4));
    QCOMPARE(document().undoStack().count(), undos); // not before the brush is lifted
    QTest::mouseRelease(&map(), Qt::LeftButton, {}, middleOf(2, 4));
    QCOMPARE(document().undoStack().count(), undos + 1);
    for (int expert = 1; expert <= 4; ++expert)
        QCOMPARE(bits(2, expert), 0);
    QVERIFY(document().undoStack().text(undos).contains(QStringLiteral("not kept")));
    document().undoStack().undo();
    QVERIFY(document().plan()->bits.kept->empty());
    QTest::keyClick(&map(), Qt::Key_Escape);
    QVERIFY(!map().brush());
    QCOMPARE(brushes->currentIndex(), 0);
}

void TestBits::tooManyBitsAreSaid()
{
    map().setFocus();
    map().jumpTo({0, 0});
    QTest::keyClick(&map(), Qt::Key_End, {Qt::ShiftModifier | Qt::ControlModifier});
    QTest::keyClick(&map(), Qt::Key_4);
    QVERIFY(map().table()->kept() > map().table()->budget); // 25 GB of 8 GiB
    QVERIFY(map().data().subtitle.contains(QStringLiteral("more than the budget")));
    QTRY_VERIFY(control().problem());
    QVERIFY(control().isStale());
    control().chooseByWorth();
    QTRY_VERIFY(!control().isStale());
    QVERIFY(!control().problem());
}

void TestBits::otherBudgetsCanBeTaken()
{
    BudgetCurveView& curve = *m_window->views().bitBudget;
    QVERIFY(curve.count() > 20);
    const double now = control().report()->tokensPerSecond;
    curve.setFocus();
    QTest::keyClick(&curve, Qt::Key_End);
    QTest::keyClick(&curve, Qt::Key_Up); // the point of 2 GiB more is of another series
    Q_EMIT curve.activated(curve.count() - 1);
    QCOMPARE(document().plan()->bits.budgetBytes, 10 * kGiB);
    QTRY_VERIFY(!control().isStale());
    QVERIFY(control().report()->tokensPerSecond >= now);
}

void TestBits::thePictureIsToldInWords()
{
    const QString text = map().cellText({0, 0});
    for (const char* word : {"Layer 0, Expert 0", "In memory:", "bytes)", "12.5", "proxy"})
        QVERIFY2(text.contains(QLatin1String(word)), qPrintable(text));
    const auto table = map().createTable();
    QCOMPARE(table->rowCount(), 32);
    QCOMPARE(table->columnCount(), 9);
    QVERIFY(m_window->views().bitBudget->description().contains(QStringLiteral("2 GiB more")));
}

void TestBits::lanesShowTokenAndLayer()
{
    TimelineView& lanes = *m_window->views().bitLanes;
    QVERIFY(!lanes.isEmpty());
    QCOMPARE(lanes.timeline()->makespan, control().report()->lanes.end());
    const double all = lanes.mapping().nsPerPixel;
    const auto press = [this](const QString& text) {
        for (QAction* action : m_window->views().bitLanesPanel->findChildren<QAction*>())
            if (action->text() == text)
                return action->trigger();
        QFAIL("no such tool");
    };
    press(QStringLiteral("Token"));
    QVERIFY(lanes.mapping().nsPerPixel < all / 8);
    map().jumpTo({4, 2});
    QCOMPARE(lanes.selection().layer, 4);
    const double step = lanes.mapping().nsPerPixel;
    press(QStringLiteral("Layer"));
    QVERIFY(lanes.mapping().nsPerPixel < step / 4);
    press(QStringLiteral("All"));
    QVERIFY(std::abs(lanes.mapping().nsPerPixel - all) < 0.01 * all);
}

QString TestBits::written(const QString& name, const QByteArray& text)
{
    QFile file(m_folder->filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write");
    return file.fileName();
}

/// What is dropped on the window goes the way of every import, and the Bits page follows.
void TestBits::droppedRatesAreImported()
{
    Plan plan = *document().plan();
    plan.bits.source = PlaneSource::Drives;
    m_window->views().editor().changePlan(std::move(plan), QStringLiteral("from drives"));
    QTRY_VERIFY(!control().isStale() && control().report()->fromDrives);
    QVERIFY(control().report()->machine.load.value() != 1.5e9);
    m_window->files().importPaths({written(QStringLiteral("dropped.json"), kFio)});
    QTRY_COMPARE(document().project()->cluster->host.drives.read, std::optional(BytesPerSecond(1.5e9)));
    QTRY_VERIFY(!control().isStale() && control().report());
    QCOMPARE(control().report()->machine.load.value(), 1.5e9);
}

void TestBits::worthComesFromAFile()
{
    auto* panel = m_window->findChild<BitsPanel*>();
    QVERIFY(control().report()->proxy);
    panel->takeWorth(written(QStringLiteral("worth.json"), R"({"planes": [0.5, 0.4, 0.3]})"));
    QTRY_COMPARE(document().plan()->bits.worth->planes, (std::vector<double> {0.5, 0.4, 0.3}));
    QTRY_VERIFY(!control().isStale() && !control().report()->proxy);
    QVERIFY(!map().data().subtitle.contains(QStringLiteral("proxy")));
    document().undoStack().undo();
    QVERIFY(document().plan()->bits.worth->empty());
    QSignalSpy failed(&control(), &BitsControl::failed);
    panel->takeWorth(written(QStringLiteral("bad.json"), R"({"planes": [0.5, 0.4]})"));
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(document().plan()->bits.worth->empty());
}

void TestBits::powersBringEnergy()
{
    QVERIFY(!control().report()->joulesPerToken);
    Plan plan = *document().plan();
    plan.bits.power = {300, 20, 60};
    m_window->views().editor().changePlan(std::move(plan), QStringLiteral("powers"));
    QTRY_VERIFY(!control().isStale() && control().report()->joulesPerToken);
    const auto labels = m_window->findChild<BitsPanel*>()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels,
        [](const QLabel* label) { return label->text().contains(QStringLiteral("Energy a token")); }));
}

void TestBits::requestsOfThePlanAreServed()
{
    QVERIFY(!control().served());
    Plan plan = *document().plan();
    plan.workload.kind = WorkKind::Serving;
    plan.layout = {};
    m_window->views().editor().changePlan(std::move(plan), QStringLiteral("serve"));
    QTRY_VERIFY(!control().isStale() && control().served());
    QVERIFY(control().served()->planes.wanted > 0);
}

void TestBits::measuredRatesAreTaken()
{
    Q_EMIT m_window->findChild<BitsPanel*>()->ratesChosen(written(QStringLiteral("fio.json"), kFio));
    QTRY_COMPARE(document().project()->cluster->host.drives.read, std::optional(BytesPerSecond(1.5e9)));
    document().undoStack().undo();
    QVERIFY(!document().project()->cluster->host.drives.read);
}

QTEST_MAIN(TestBits)
#include "tst_bits.moc"
