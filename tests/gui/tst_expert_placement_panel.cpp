// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

#include "app/document/document.h"
#include "app/jobs/jobs.h"
#include "app/window/expert_control.h"
#include "app/window/expert_placement_panel.h"
#include "core/base/random.h"
#include "core/evaluate/evaluate.h"
#include "tests/gui/gui_sample.h"
#include "widgets/board/placement_curve.h"
#include "widgets/experts/expert_board.h"
#include "widgets/experts/expert_devices_view.h"
#include "widgets/experts/trade_off_view.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

/// Experts 0 and 1 are hot, so that the contiguous placement overloads the first GPU; tokens go from an
/// expert mostly to the one after next.
RoutingStatistics skewed()
{
    Random random(11);
    RoutingStatistics routing;
    routing.layers = 32;
    routing.experts = 8;
    routing.topK = 2;
    routing.tokens = 10'000;
    for (int layer = 0; layer < routing.layers; ++layer)
        for (int expert = 0; expert < routing.experts; ++expert)
            routing.load.push_back((expert < 2 ? 5000 : 1600) + random.below(100));
    for (int layer = 0; layer + 1 < routing.layers; ++layer)
        for (int from = 0; from < routing.experts; ++from)
            for (int to = 0; to < routing.experts; ++to)
                routing.transitions.push_back((to == (from + 2) % 8 ? 3000 : 100) + random.below(50));
    routing.coactivation.assign(32 * 64, 5);
    routing.sample.tokens = 200;
    for (int layer = 0; layer < routing.layers; ++layer)
        for (int token = 0; token < 200; ++token) {
            // Experts far apart when contiguous, and mostly the same two.
            const auto first = static_cast<std::uint16_t>(random.below(4));
            routing.sample.picks.push_back(first);
            routing.sample.picks.push_back(static_cast<std::uint16_t>(first + 4));
        }
    return routing;
}

} // namespace

class TestExpertPlacementPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void gainIsOneCommand();
    void equalRunsFindTheSame();
    void longerStepIsOffered();
    void everyMethodAnswers();
    void fanOutNeedsTokens();
    void missingTraceIsSaid();
    void frontIsChosenFrom();
    void fewMovesAreKept();
    void stopKeepsTheBest();
    void changedPlanEndsTheSearch();
    void closingEndsTheSearch();
    void exchangeOnTheBoardIsOneCommand();

private:
    void open(const RoutingStatistics& routing);
    void choose(PlacementMethod method)
    {
        auto* box = m_panel->findChild<QComboBox*>(QStringLiteral("experts.method"));
        box->setCurrentIndex(box->findData(static_cast<int>(method)));
    }
    void setMoves(int moves)
    {
        m_panel->findChild<QSpinBox*>(QStringLiteral("experts.moves"))->setValue(moves);
    }
    [[nodiscard]] QPushButton* button(const char* name) const
    {
        return m_panel->findChild<QPushButton*>(QString::fromLatin1(name));
    }
    void run()
    {
        m_panel->start();
        QTRY_VERIFY(!m_panel->isRunning());
    }
    [[nodiscard]] const ExpertPlacement& placement() const { return m_document->plan()->experts; }
    [[nodiscard]] int commands() const { return m_document->undoStack().count(); }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Jobs> m_jobs;
    std::unique_ptr<ExpertBoard> m_board;
    std::unique_ptr<ExpertDevicesView> m_devices;
    std::unique_ptr<ExpertControl> m_control;
    std::unique_ptr<ExpertPlacementPanel> m_panel;
};

void TestExpertPlacementPanel::init()
{
    m_document = std::make_unique<Document>(evaluate);
    m_jobs = std::make_unique<Jobs>();
    m_board = std::make_unique<ExpertBoard>();
    m_devices = std::make_unique<ExpertDevicesView>();
    m_control = std::make_unique<ExpertControl>(*m_board, *m_devices, *m_document, evaluate);
    m_panel = std::make_unique<ExpertPlacementPanel>(*m_document, *m_jobs, evaluate);
    connect(m_document.get(), &Document::planChanged, m_control.get(), &ExpertControl::show);
    connect(m_document.get(), &Document::projectChanged, m_control.get(), &ExpertControl::show);
    connect(m_panel.get(), &ExpertPlacementPanel::proposed, m_control.get(), &ExpertControl::propose);
    connect(m_panel.get(), &ExpertPlacementPanel::placementFound, m_control.get(), &ExpertControl::place);
    m_board->resize(700, 400);
    m_panel->resize(420, 380);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    setMoves(20'000);
}

void TestExpertPlacementPanel::cleanup()
{
    m_jobs.reset(); // waits for its threads
    m_panel.reset();
    m_control.reset();
    m_devices.reset();
    m_board.reset();
    m_document.reset();
}

void TestExpertPlacementPanel::open(const RoutingStatistics& routing)
{
    PlanDocument sample = test::samplePlan();
    sample.project.routing = routing;
    DocumentState state;
    state.project = std::make_shared<const Project>(sample.project);
    state = state.with({1, sample.plan.name, "", sample.plan});
    state.current = 1;
    m_document->open(state, nullptr);
    QTRY_VERIFY(m_document->evaluation() && !m_document->isStale());
}

void TestExpertPlacementPanel::gainIsOneCommand()
{
    open(skewed());
    const Seconds before = m_document->evaluation()->time.step;
    QVERIFY(!m_devices->comparing()); // contiguous beside itself
    QTest::mouseClick(button("experts.run"), Qt::LeftButton);
    QVERIFY(m_panel->isRunning());
    QTRY_VERIFY(!m_panel->isRunning());
    QCOMPARE(commands(), 1);
    QVERIFY(!placement().contiguous());
    QTRY_VERIFY(!m_document->isStale());
    QVERIFY(m_document->evaluation()->valid);
    QVERIFY(m_document->evaluation()->time.step < before);
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
    box->setCurrentIndex(1);
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
