// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "app/document/document.h"
#include "app/jobs/jobs.h"
#include "app/window/panels/placement_panel.h"
#include "core/base/random.h"
#include "core/evaluate/evaluate.h"
#include "core/serving/served_step.h"
#include "tests/gui/gui_sample.h"
#include "tests/gui/reflow.h"
#include "widgets/board/placement_curve.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

constexpr int kNodes = 16;

/// Two islands of nodes, 50 GB/s inside and 5 GB/s between, by the parity of the bits of a node's number:
/// no order of measurement explains that. Both directions of a link are equal, so their noise is unknown.
LinkMatrix islands()
{
    const auto island = [](int node) { return (node ^ node >> 1 ^ node >> 2 ^ node >> 3) & 1; };
    LinkMatrix links;
    links.size = kNodes;
    for (int a = 0; a < kNodes; ++a)
        for (int b = 0; b < kNodes; ++b) {
            links.bandwidth.push_back(island(a) == island(b) ? 50e9 : 5e9);
            links.latency.push_back(5e-6);
        }
    return links;
}

/// Equal links, each direction measured on its own with an error of up to a third.
LinkMatrix noisy()
{
    Random random(7);
    LinkMatrix links;
    links.size = kNodes;
    for (int i = 0; i < kNodes * kNodes; ++i) {
        links.bandwidth.push_back(15e9 * (1 + (random.unit() - 0.5) * 2 / 3));
        links.latency.push_back(5e-6);
    }
    return links;
}

} // namespace

class TestPlacementPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void gainIsOneCommand();
    void ranksThatServeArePlacedByTokens();
    void equalRunsFindTheSame();
    void gainInsideTheNoiseIsNotUsed();
    void nothingBetterIsSaid();
    void stopKeepsTheBest();
    void changedPlanEndsTheSearch();
    void closingEndsTheSearch();
    void formReflows();

private:
    void open(const LinkMatrix* links, WorkKind work = WorkKind::Training);
    void setMoves(int moves)
    {
        m_panel->findChild<QSpinBox*>(QStringLiteral("placement.moves"))->setValue(moves);
    }
    [[nodiscard]] QPushButton* button(const char* name) const
    {
        return m_panel->findChild<QPushButton*>(QString::fromLatin1(name));
    }
    [[nodiscard]] const std::vector<int>& placement() const { return m_document->plan()->deviceOfRank; }
    [[nodiscard]] const PlacementCurveData& curve() const { return m_panel->curve().data(); }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Jobs> m_jobs;
    std::unique_ptr<PlacementPanel> m_panel;
};

void TestPlacementPanel::init()
{
    m_document = std::make_unique<Document>(evaluate);
    m_jobs = std::make_unique<Jobs>();
    m_panel = std::make_unique<PlacementPanel>(*m_document, *m_jobs);
    connect(m_panel.get(), &PlacementPanel::placementFound, this,
        [this](const std::vector<int>& deviceOfRank, const QString& name) {
            Plan plan = *m_document->plan();
            plan.deviceOfRank = deviceOfRank;
            m_document->changePlan(std::move(plan), name);
        });
    m_panel->resize(420, 380);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    setMoves(20'000);
}

void TestPlacementPanel::cleanup()
{
    m_jobs.reset(); // waits for its threads
    m_panel.reset();
    m_document.reset();
}

void TestPlacementPanel::open(const LinkMatrix* links, WorkKind work)
{
    PlanDocument sample = test::samplePlan();
    sample.plan.workload.kind = work;
    if (work == WorkKind::Serving) // tensor groups over two nodes
        sample.plan.layout.tp = 16;
    sample.project.cluster = makeCluster(kNodes, 8, sample.project.cluster->device);
    if (links)
        sample.project.cluster.change().links.setNodeMatrix(*links);
    DocumentState state;
    state.inputs = test::inputsOf(sample.project);
    state = state.with({1, sample.plan.name, "", sample.plan});
    state.current = 1;
    m_document->open(state, nullptr);
    QTRY_VERIFY(m_document->trueFigures());
}

/// The same search, by what requests wait for.
void TestPlacementPanel::ranksThatServeArePlacedByTokens()
{
    const LinkMatrix links = islands();
    open(&links, WorkKind::Serving);
    auto* goal = m_panel->findChild<QComboBox*>(QStringLiteral("placement.goal"));
    QCOMPARE(goal->count(), 1);
    QVERIFY(goal->currentText().contains(QStringLiteral("token")));
    const Seconds before =
        servedStep(*m_document->project(), *m_document->plan()).value().forecast.timePerToken;
    QTest::mouseClick(button("placement.run"), Qt::LeftButton);
    QTRY_VERIFY(!m_panel->isRunning());
    QVERIFY2(!placement().empty(), qPrintable(m_panel->verdict()));
    const Seconds after =
        servedStep(*m_document->project(), *m_document->plan()).value().forecast.timePerToken;
    QVERIFY(after < before);
    QVERIFY(m_panel->verdict().contains(QStringLiteral("Time per output token")));
    QVERIFY(!m_panel->verdict().contains(QStringLiteral("step")));
    m_document->undoStack().undo();
    QVERIFY(placement().empty());
    Plan training = *m_document->plan();
    training.workload.kind = WorkKind::Training;
    m_document->changePlan(training, QStringLiteral("train"));
    QCOMPARE(goal->count(), 3);
}

void TestPlacementPanel::gainIsOneCommand()
{
    const LinkMatrix links = islands();
    open(&links);
    const Seconds before = m_document->figures()->evaluation->time.step;
    QTest::mouseClick(button("placement.run"), Qt::LeftButton);
    QVERIFY(m_panel->isRunning());
    QTRY_VERIFY(!m_panel->isRunning());
    QCOMPARE(m_document->undoStack().count(), 1);
    QVERIFY(!placement().empty());
    QTRY_VERIFY(!m_document->isStale());
    QVERIFY(m_document->figures()->evaluation->time.step < before);
    QVERIFY(m_panel->verdict().contains(QStringLiteral("Gain")));
    QVERIFY(m_panel->verdict().contains(QStringLiteral("unknown"))); // of the noise
    QVERIFY(button("placement.use")->isHidden());
    // The curve is as the search told it, and every form of it says the same.
    QVERIFY(curve().start && !curve().noise && !curve().best.empty());
    QVERIFY(curve().best.back().cost < *curve().start);
    const auto table = m_panel->curve().createTable();
    QCOMPARE(table->rowCount(), static_cast<int>(curve().best.size()));
    QCOMPARE(table->index(table->rowCount() - 1, 1).data(Qt::EditRole).toDouble(), curve().best.back().cost);
    QVERIFY(!renderPicture(m_panel->curve()).isNull());
    m_document->undoStack().undo();
    QVERIFY(placement().empty());
    QVERIFY(!m_panel->verdict().contains(QStringLiteral("Undo"))); // it was true until then
}

void TestPlacementPanel::equalRunsFindTheSame()
{
    const LinkMatrix links = islands();
    open(&links);
    std::array<std::vector<int>, 2> found;
    for (std::vector<int>& one : found) {
        m_panel->start();
        QTRY_VERIFY(!m_panel->isRunning());
        one = placement();
        m_document->undoStack().undo();
    }
    QCOMPARE(found[0], found[1]);
}

void TestPlacementPanel::gainInsideTheNoiseIsNotUsed()
{
    const LinkMatrix links = noisy();
    open(&links);
    m_panel->start();
    QTRY_VERIFY(!m_panel->isRunning());
    QCOMPARE(m_document->undoStack().count(), 0);
    QVERIFY2(m_panel->verdict().contains(QStringLiteral("No gain outside the noise")),
        qPrintable(m_panel->verdict()));
    QVERIFY(curve().noise && *curve().noise > *curve().start - curve().best.back().cost);
    // The person may know better.
    QVERIFY(button("placement.use")->isVisible());
    QTest::mouseClick(button("placement.use"), Qt::LeftButton);
    QCOMPARE(m_document->undoStack().count(), 1);
    QVERIFY(!placement().empty());
    QVERIFY(button("placement.use")->isHidden());
}

void TestPlacementPanel::nothingBetterIsSaid()
{
    open(nullptr);
    m_panel->start();
    QTRY_VERIFY(!m_panel->isRunning());
    QCOMPARE(m_document->undoStack().count(), 0);
    QVERIFY2(m_panel->verdict().contains(QStringLiteral("better")), qPrintable(m_panel->verdict()));
    QVERIFY(button("placement.use")->isHidden());
}

void TestPlacementPanel::stopKeepsTheBest()
{
    const LinkMatrix links = islands();
    open(&links);
    setMoves(1'000'000'000);
    m_panel->start();
    QTRY_VERIFY(!curve().best.empty()); // alive while it runs
    QVERIFY(m_panel->isRunning());
    QTest::mouseClick(button("placement.run"), Qt::LeftButton);
    QTRY_VERIFY(!m_panel->isRunning());
    QVERIFY(m_panel->verdict().contains(QStringLiteral("Stopped early")));
    QCOMPARE(m_document->undoStack().count(), 1);
    QVERIFY(!placement().empty());
}

void TestPlacementPanel::changedPlanEndsTheSearch()
{
    const LinkMatrix links = islands();
    open(&links);
    setMoves(1'000'000'000);
    m_panel->start();
    Plan other = *m_document->plan();
    other.layout.tp = 8;
    m_document->changePlan(other, QStringLiteral("TP 8"));
    QTRY_VERIFY(!m_panel->isRunning());
    QCOMPARE(m_document->undoStack().count(), 1);
    QVERIFY(placement().empty());
    QVERIFY(m_panel->verdict().contains(QStringLiteral("changed")));
}

/// Whatever the width, nothing lies beside the panel, and the buttons and the verdict lie in it.
void TestPlacementPanel::formReflows()
{
    const LinkMatrix links = noisy();
    open(&links);
    m_panel->start();
    QTRY_VERIFY(!m_panel->isRunning());
    for (const QSize& size : {QSize(700, 400), QSize(395, 190), QSize(260, 260)}) {
        m_panel->resize(size.expandedTo(m_panel->minimumSizeHint()));
        QVERIFY(m_panel->width() == size.width());
        QTest::qWait(0);
        test::verifyReflown(*m_panel, {button("placement.run"), button("placement.use")});
    }
}

void TestPlacementPanel::closingEndsTheSearch()
{
    const LinkMatrix links = islands();
    open(&links);
    setMoves(1'000'000'000);
    m_panel->start();
    m_document->close();
    QTRY_VERIFY(!m_panel->isRunning());
    QVERIFY(m_panel->verdict().isEmpty());
    QVERIFY(!curve().start);
}

QTEST_MAIN(TestPlacementPanel)
#include "tst_placement_panel.moc"
