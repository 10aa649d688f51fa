// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSlider>

#include "core/experts/plan_experts.h"
#include "tests/gui/expert_panel_test.h"
#include "tests/gui/reflow.h"
#include "widgets/board/placement_curve.h"
#include "widgets/experts/trade_off_view.h"

using namespace rankloom;
using namespace rankloom::ui;
using rankloom::test::skewed;

class TestExpertPlacementPanel : public test::ExpertPanelTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void gainIsOneCommand();
    void equalRunsFindTheSame();
    void longerStepIsOffered();
    void hostBoundStepsAreEqual();
    void everyMethodAnswers();
    void fanOutNeedsTokens();
    void missingTraceIsSaid();
    void frontIsChosenFrom();
    void fewMovesAreKept();
    void stopKeepsTheBest();
    void changedPlanEndsTheSearch();
    void closingEndsTheSearch();
    void formReflows();
    void exchangeOnTheBoardIsOneCommand();
};

void TestExpertPlacementPanel::gainIsOneCommand()
{
    open(skewed());
    const Seconds before = m_document->figures()->evaluation->time.step;
    QVERIFY(!m_devices->comparing()); // contiguous beside itself
    QTest::mouseClick(button("experts.run"), Qt::LeftButton);
    QVERIFY(m_panel->isRunning());
    QTRY_VERIFY(!m_panel->isRunning());
    QCOMPARE(commands(), 1);
    QVERIFY(!placement().contiguous());
    QTRY_VERIFY(!m_document->isStale());
    QVERIFY(m_document->figures()->evaluation->valid);
    QVERIFY(m_document->figures()->evaluation->time.step < before);
    QVERIFY2(m_panel->verdict().contains(QStringLiteral("Undo")), qPrintable(m_panel->verdict()));
    QVERIFY(m_panel->verdict().contains(QStringLiteral("Changes of GPU")));
    QVERIFY(m_panel->verdict().contains(QStringLiteral("Worth it")));
    QVERIFY(m_panel->curve().data().start && m_panel->curve().data().bound);
    QVERIFY(*m_panel->curve().data().bound <= *m_panel->curve().data().start);
    QVERIFY(m_devices->comparing());
    // Worked out in the background.
    QTRY_VERIFY(m_devices->findWorstLink());
    QVERIFY(m_devices->comparing());
    m_document->undoStack().undo();
    QVERIFY(placement().contiguous());
    // What the panel says stays true: the plan has it no more, and can have it again.
    QVERIFY2(
        !m_panel->verdict().contains(QStringLiteral("The plan uses it")), qPrintable(m_panel->verdict()));
    QVERIFY(button("experts.use")->isVisible());
    m_document->undoStack().redo();
    QVERIFY(m_panel->verdict().contains(QStringLiteral("The plan uses it")));
    QVERIFY(button("experts.use")->isHidden());
    // Of another plan nothing was searched.
    Plan other = *m_document->plan();
    other.communication.overlapDp = !other.communication.overlapDp;
    m_document->changePlan(other, QStringLiteral("another plan"));
    QVERIFY2(!m_panel->verdict().contains(QStringLiteral("Fullest GPU")), qPrintable(m_panel->verdict()));
}

void TestExpertPlacementPanel::equalRunsFindTheSame()
{
    open(skewed());
    run();
    const ExpertPlacement first = placement();
    m_document->undoStack().undo();
    run();
    QVERIFY(placement() == first);
}

/// Whatever the load: the GPU with the hot experts gets slower than before.
void TestExpertPlacementPanel::longerStepIsOffered()
{
    RoutingStatistics routing = skewed();
    // Balanced when contiguous, and the hot experts belong together by their transitions.
    for (int layer = 0; layer < routing.layers; ++layer)
        for (int expert = 0; expert < routing.experts; ++expert)
            routing.load[routing.loadIndex(layer, expert)] = expert % 2 == 0 ? 5000 : 1000;
    for (std::size_t i = 0; i < routing.transitions.size(); ++i) {
        const auto from = i / 8 % 8;
        const auto to = i % 8;
        routing.transitions[i] = from % 4 == to % 4 ? 3000 : 10;
    }
    open(routing);
    choose(PlacementMethod::ExFlow);
    run();
    QCOMPARE(commands(), 0);
    QVERIFY2(m_panel->verdict().contains(QStringLiteral("Not used")), qPrintable(m_panel->verdict()));
    QVERIFY(m_devices->comparing()); // to see why
    QVERIFY(button("experts.use")->isVisible());
    QTest::mouseClick(button("experts.use"), Qt::LeftButton);
    QCOMPARE(commands(), 1);
    QVERIFY(!placement().contiguous());
    QVERIFY(button("experts.use")->isHidden());
}

/// Where passes wait for the host, no placement changes the step, and rounding decides nothing.
void TestExpertPlacementPanel::hostBoundStepsAreEqual()
{
    PlanDocument slow = test::samplePlan();
    slow.project.cluster.change().device.layerLaunch = Seconds(0.01); // everything waits for the host
    open(skewed(), slow);
    for (const PlacementMethod method : placementMethods()) {
        choose(method);
        run();
        for (const char* claim : {"Worth it", "Not used"})
            QVERIFY2(!m_panel->verdict().contains(QLatin1String(claim)),
                qPrintable(QLatin1String(nameOf(method)) + u' ' + m_panel->verdict()));
    }
    QVERIFY(!placement().contiguous());
}

void TestExpertPlacementPanel::everyMethodAnswers()
{
    open(skewed());
    for (const PlacementMethod method : placementMethods()) {
        choose(method);
        run();
        QVERIFY2(m_panel->verdict().contains(QStringLiteral("Fullest GPU")),
            qPrintable(QLatin1String(nameOf(method)) + u' ' + m_panel->verdict()));
    }
    // Replicas: every GPU holds one more than its share.
    choose(PlacementMethod::Balance);
    auto* redundant = m_panel->findChild<QSpinBox*>(QStringLiteral("experts.redundant"));
    QVERIFY(redundant->isEnabled());
    redundant->setValue(1);
    run();
    std::size_t slotsUsed = 0;
    for (const std::vector<int>& holders : placement().devices.front())
        slotsUsed += holders.size();
    QCOMPARE(slotsUsed, std::size_t {12});
    // In the whole model as many copies at first, then as few as are asked for.
    auto* scope = m_panel->findChild<QComboBox*>(QStringLiteral("experts.replicaScope"));
    const auto layers = static_cast<int>(placement().devices.size());
    scope->setCurrentIndex(1);
    QCOMPARE(redundant->value(), 4 * layers);
    redundant->setValue(5);
    ExpertPlacement found;
    QObject receiver;
    connect(m_panel.get(), &ExpertPlacementPanel::proposed, &receiver,
        [&found](const ExpertPlacement& experts) { found = experts; });
    run();
    QVERIFY2(m_panel->verdict().contains(QStringLiteral("Replicas")), qPrintable(m_panel->verdict()));
    std::size_t copies = 0;
    QVERIFY(!found.contiguous());
    for (const auto& layer : found.devices)
        for (const std::vector<int>& holders : layer)
            copies += holders.size();
    QVERIFY(copies <= static_cast<std::size_t>(8 * layers + 5));
    scope->setCurrentIndex(0);
    QCOMPARE(redundant->value(), 0);
    choose(PlacementMethod::ExFlow);
    QVERIFY(!redundant->isEnabled()); // it places every expert once
}

void TestExpertPlacementPanel::fanOutNeedsTokens()
{
    auto* box = m_panel->findChild<QComboBox*>(QStringLiteral("experts.method"));
    const int row = box->findData(static_cast<int>(PlacementMethod::FanOut));
    QVERIFY(row >= 0);
    const auto enabled = [&] {
        return box->model()->flags(box->model()->index(row, 0)).testFlag(Qt::ItemIsEnabled);
    };
    RoutingStatistics counts = skewed();
    counts.sample = {};
    open(counts);
    QVERIFY(!enabled());
    QVERIFY(box->itemData(row, Qt::ToolTipRole).toString().contains(QStringLiteral("Needs")));
    open(skewed());
    QVERIFY(enabled());
    choose(PlacementMethod::FanOut);
    QVERIFY(m_panel->findChild<QDoubleSpinBox*>(QStringLiteral("experts.cap"))->isEnabled());
    m_panel->findChild<QDoubleSpinBox*>(QStringLiteral("experts.cap"))->setValue(0); // none
    setMoves(1'000'000);
    run();
    // The two experts of every token meet.
    QVERIFY2(m_panel->verdict().contains(QStringLiteral("GPUs per token: 2.00 → 1.00")),
        qPrintable(m_panel->verdict()));
    QVERIFY(m_panel->curve().data().best.empty()); // what it counts on the way is not one thing
}

void TestExpertPlacementPanel::missingTraceIsSaid()
{
    open({});
    run();
    QCOMPARE(commands(), 0);
    QVERIFY2(m_panel->verdict().contains(QStringLiteral("trace")), qPrintable(m_panel->verdict()));
    QVERIFY(m_board->data().empty());
}

/// Traffic falls along the front while the load rises; what is chosen is shown, and used only when asked for.
void TestExpertPlacementPanel::frontIsChosenFrom()
{
    open(skewed());
    auto* box = m_panel->findChild<QComboBox*>(QStringLiteral("experts.method"));
    box->setCurrentIndex(2);
    setMoves(200'000);
    run();
    QCOMPARE(commands(), 0);
    TradeOffView& front = m_panel->front();
    QVERIFY(front.count() >= 1);
    const auto table = front.createTable();
    for (int row = 1; row < table->rowCount(); ++row) {
        QVERIFY(table->index(row, 0).data(Qt::EditRole).toDouble()
            > table->index(row - 1, 0).data(Qt::EditRole).toDouble());
        QVERIFY(table->index(row, 1).data(Qt::EditRole).toDouble()
            < table->index(row - 1, 1).data(Qt::EditRole).toDouble());
    }
    QVERIFY(m_devices->comparing());
    auto* slider = m_panel->findChild<QSlider*>(QStringLiteral("experts.slider"));
    slider->setValue(slider->maximum());
    QCOMPARE(front.chosen(), front.count() - 1);
    QTest::keyClick(&front, Qt::Key_Home);
    QCOMPARE(slider->value(), 0);
    QVERIFY(button("experts.use")->isVisible());
    QTest::mouseClick(button("experts.use"), Qt::LeftButton);
    QCOMPARE(commands(), 1);
    QVERIFY(!placement().contiguous());
    QVERIFY(!renderPicture(front).isNull());
}

void TestExpertPlacementPanel::fewMovesAreKept()
{
    open(skewed());
    choose(PlacementMethod::Balance);
    m_panel->findChild<QSpinBox*>(QStringLiteral("experts.mostMoved"))->setValue(6);
    run();
    const ExpertPlacement now = writtenOut(placement(), 32, 8, 4);
    const ExpertPlacement before = writtenOut({}, 32, 8, 4);
    int moved = 0;
    for (std::size_t layer = 0; layer < 32; ++layer)
        for (std::size_t expert = 0; expert < 8; ++expert)
            moved += now.devices[layer][expert] == before.devices[layer][expert] ? 0 : 1;
    QVERIFY(moved > 0);
    QVERIFY(moved <= 6);
}

void TestExpertPlacementPanel::stopKeepsTheBest()
{
    open(skewed());
    setMoves(1'000'000'000);
    m_panel->findChild<QDoubleSpinBox*>(QStringLiteral("experts.cap"))->setValue(0); // none
    m_panel->start();
    QTRY_VERIFY(!m_panel->curve().data().best.empty() || !m_panel->isRunning());
    m_panel->stop();
    QTRY_VERIFY(!m_panel->isRunning());
    QVERIFY(m_panel->verdict().contains(QStringLiteral("Fullest GPU")));
}

void TestExpertPlacementPanel::changedPlanEndsTheSearch()
{
    open(skewed());
    setMoves(1'000'000'000);
    m_panel->start();
    Plan other = *m_document->plan();
    other.layout.ep = 2;
    m_document->changePlan(other, QStringLiteral("EP 2"));
    QTRY_VERIFY(!m_panel->isRunning());
    QCOMPARE(commands(), 1);
    QVERIFY(placement().contiguous());
    QVERIFY(m_panel->verdict().contains(QStringLiteral("changed")));
}

void TestExpertPlacementPanel::formReflows()
{
    open(skewed());
    run();
    for (const QSize& size : {QSize(760, 500), QSize(395, 190), QSize(300, 260)}) {
        m_panel->resize(size.expandedTo(m_panel->minimumSizeHint()));
        QVERIFY2(m_panel->width() == size.width(), qPrintable(QString::number(m_panel->width())));
        QTest::qWait(0);
        test::verifyReflown(*m_panel, {button("experts.run")});
    }
}

void TestExpertPlacementPanel::closingEndsTheSearch()
{
    open(skewed());
    setMoves(1'000'000'000);
    m_panel->start();
    m_document->close();
    QTRY_VERIFY(!m_panel->isRunning());
    QVERIFY(m_panel->verdict().isEmpty());
}

void TestExpertPlacementPanel::exchangeOnTheBoardIsOneCommand()
{
    open(skewed());
    QCOMPARE(m_board->data().members, 4);
    QTest::keyClick(m_board.get(), Qt::Key_Home);
    QTest::keyClick(m_board.get(), Qt::Key_Space);
    QTest::keyClick(m_board.get(), Qt::Key_End);
    QTRY_VERIFY(m_board->consequence().contains(QStringLiteral("step"))); // evaluated meanwhile
    QTest::keyClick(m_board.get(), Qt::Key_Space);
    QCOMPARE(commands(), 1);
    QCOMPARE(placement().devices[0][0], (std::vector<int> {3}));
    QCOMPARE(placement().devices[0][7], (std::vector<int> {0}));
    // The way back is the contiguous placement again, and written as such.
    QTest::keyClick(m_board.get(), Qt::Key_Home);
    const int back = m_board->tiles().tileOf(7, 0);
    QVERIFY(back >= 0);
    Q_EMIT m_board->exchangeRequested({0, 7, 0, 0, 3});
    QCOMPARE(commands(), 2);
    QVERIFY(placement().contiguous());
}

QTEST_MAIN(TestExpertPlacementPanel)
#include "tst_expert_placement_panel.moc"
