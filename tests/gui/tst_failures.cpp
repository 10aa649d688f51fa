// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Figures that arrive late are read against the plan they are of; what throws ends in words, not the program.
#include <atomic>
#include <chrono>
#include <new>
#include <stdexcept>
#include <thread>

#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

#include "app/document/editor.h"
#include "app/jobs/jobs.h"
#include "app/window/controls/serving_control.h"
#include "app/window/shell/dock_layout.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/views.h"
#include "core/evaluate/evaluate.h"
#include "db/project_file.h"
#include "tests/gui/guarded_main.h"
#include "tests/gui/window_test.h"
#include "widgets/background.h"
#include "widgets/board/board_view.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/latest.h"
#include "widgets/serving/serving_memory_view.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

/// A plan that serves on one node, in as many stages.
PlanDocument servedIn(int stages)
{
    const std::string text = R"({
      "format": "rankloom-plan", "version": 1, "name": "served",
      "model": {"preset": "llama-3-8b"},
      "cluster": {"nodes": 1, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
      "workload": {"kind": "serving"}, "serving": {"requests": 20},
      "layout": {"tp": 4, "pp": )"
        + std::to_string(stages) + "}}";
    Result<PlanDocument> document = readPlanDocument(text);
    RANKLOOM_ASSERT(document.has_value());
    document->plan.name = std::to_string(stages) + " stages";
    return std::move(*document);
}

/// Paints itself once, and throws after that.
class BadPainter : public QWidget {
public:
    using QWidget::QWidget;
    int painted = 0;

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        const QPainter painter(this);
        if (++painted > 1)
            throw std::out_of_range("no such stage");
    }
};

} // namespace

class TestFailures : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void aServedPlanGetsMoreStages();
    void plansOfOneAndOfManyStagesInTurn();
    void theBoardNeverShowsAnotherPlansMemory();
    void linksOfALargerClusterWaitForItsTraffic();
    void figuresOfThePlanBeforeNeverArrive();
    void undoWhileRequestsAreSimulated();
    void closingWhileFiguresAreMade();
    void anEvaluationThatThrowsIsTold();
    void workThatThrowsIsTold();
    void aJobThatThrowsIsTold();
    void aSlotThatThrowsIsTold();
    void aPainterThatThrowsIsToldOnce();

private:
    Views& views() { return m_window->views(); }
    QString said() { return m_window->messages().text(); }
    void setStages(int stages)
    {
        Plan plan = *document().plan();
        plan.layout.pp = stages;
        views().editor().changePlan(std::move(plan), QStringLiteral("PP %1").arg(stages));
    }
    void waitUntilSaid(const QString& part)
    {
        QTRY_VERIFY2(said().contains(part), qPrintable(said()));
        QVERIFY2(said().contains(QStringLiteral("Your plan is stored")), qPrintable(said()));
    }

    std::atomic<bool> m_held = false; ///< no evaluation ends meanwhile
    std::atomic<bool> m_throws = false;
    QStringList m_failures;
};

void TestFailures::init()
{
    m_held = m_throws = false;
    m_failures.clear();
    connect(&Failures::all(), &Failures::happened, this,
        [this](const Error& error) { m_failures << QString::fromStdString(error.text()); });
    makeFolder();
    makeWindow({1280, 720}, [this](const Project& project, const Plan& plan, const std::stop_token& stop) {
        while (m_held && !stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (m_throws)
            throw std::bad_alloc();
        return evaluate(project, plan, stop);
    });
    openSample(servedIn(1));
}

void TestFailures::cleanup()
{
    m_held = false;
    tearDown();
}

/// TP 4, then PP 2, with the board on screen.
void TestFailures::aServedPlanGetsMoreStages()
{
    m_window->panels().enter(Perspective::Plan);
    QTRY_VERIFY(!views().board->data().served.empty());
    for (const int stages : {2, 1, 2}) {
        setStages(stages);
        QCOMPARE(views().board->data().stages, stages); // at once
        waitForFigures();
        QCOMPARE(std::ssize(document().figures()->served->step->stages), std::ptrdiff_t {stages});
        QTRY_COMPARE(std::ssize(views().board->data().served), std::ptrdiff_t {8});
    }
    QCOMPARE(m_failures, QStringList());
}

void TestFailures::plansOfOneAndOfManyStagesInTurn()
{
    document().addDocument(servedIn(2));
    const auto& scenarios = document().state().scenarios;
    const std::vector<std::int64_t> ids {scenarios[0]->id, scenarios[1]->id};
    for (const Perspective perspective : {Perspective::Plan, Perspective::Cluster, Perspective::Serve})
        for (int turn = 0; turn < 6; ++turn) {
            m_window->panels().enter(perspective);
            document().switchScenario(ids[static_cast<std::size_t>(turn % 2)]);
            for (int round = 0; round < turn % 3; ++round)
                QCoreApplication::processEvents();
        }
    waitForFigures();
    QCOMPARE(document().figures()->plan, document().plan());
    QCOMPARE(m_failures, QStringList());
}

/// Until the figures of the new plan are there, the board has those of the last, dimmed, where they are of as
/// many ranks: each was read against its own plan.
void TestFailures::theBoardNeverShowsAnotherPlansMemory()
{
    m_window->panels().enter(Perspective::Plan);
    QTRY_VERIFY(!views().board->data().served.empty());
    const Bytes before = views().board->data().served.front().cache;
    m_held = true;
    setStages(2);
    QVERIFY(views().board->isStale());
    QVERIFY(views().servingMemory->isStale());
    QCOMPARE(document().figures()->plan->layout.pp, 1);
    for (const ServingMemory& memory : views().board->data().served)
        QCOMPARE(memory.cache, before);
    m_held = false;
    waitForFigures();
    QVERIFY(!views().board->isStale());
    QTRY_VERIFY(views().board->data().served.front().cache != before);
}

void TestFailures::linksOfALargerClusterWaitForItsTraffic()
{
    m_window->files().close();
    QTRY_VERIFY(!document().isOpen());
    openSample(); // it trains
    m_window->panels().enter(Perspective::Cluster);
    LinksView& links = *views().links;
    links.setQuantity(rankloom::ui::LinkQuantity::Traffic);
    QTRY_COMPARE(links.data().rows, 4);
    m_held = true;
    Project project = *document().project();
    project.cluster = reshaped(project.cluster, 8, 8, project.cluster->device);
    views().editor().changeProject(std::move(project), QStringLiteral("nodes"));
    test::settle();
    QCOMPARE(links.data().rows, 4); // the last ones stay, dimmed
    QVERIFY(links.isStale());
    m_held = false;
    QTRY_COMPARE(links.data().rows, 8);
    QVERIFY(!links.isStale());
    QCOMPARE(m_failures, QStringList());
}

/// An evaluation that lands after the plan was switched is of nobody.
void TestFailures::figuresOfThePlanBeforeNeverArrive()
{
    document().addDocument(servedIn(2));
    waitForFigures();
    const std::int64_t first = document().state().scenarios[0]->id;
    QSignalSpy landed(&document(), &Document::evaluationChanged);
    m_held = true;
    setStages(1);
    document().switchScenario(first);
    m_held = false;
    waitForFigures();
    test::settle();
    QCOMPARE(document().figures()->plan, document().plan());
    QCOMPARE(landed.count(), 3); // stale, stale again, and those of the plan on screen
}

void TestFailures::undoWhileRequestsAreSimulated()
{
    m_window->panels().enter(Perspective::Serve);
    const ServingControl& control = *views().servingControl;
    QTRY_VERIFY(control.outcome() && !control.isBusy());
    for (int turn = 0; turn < 5; ++turn) {
        setStages(2);
        QVERIFY(control.isBusy());
        for (int round = 0; round < turn; ++round)
            QCoreApplication::processEvents();
        document().undoStack().undo();
    }
    QTRY_VERIFY(control.outcome() && !control.isBusy());
    QCOMPARE(control.outcome()->replicas, 2);
    document().undoStack().redo();
    m_window->files().close(); // in the middle of the next
    QTRY_VERIFY(!document().isOpen());
    QCOMPARE(m_failures, QStringList());
}

void TestFailures::closingWhileFiguresAreMade()
{
    m_held = true;
    setStages(2);
    m_window->files().close();
    QTRY_VERIFY(!document().isOpen());
    m_held = false;
    test::settle();
    QVERIFY(!document().figures());
    openSample(servedIn(2));
    QCOMPARE(m_failures, QStringList());
}

void TestFailures::anEvaluationThatThrowsIsTold()
{
    m_throws = true;
    setStages(2);
    QTRY_VERIFY2(said().contains(QStringLiteral("not enough memory")), qPrintable(said()));
    QVERIFY(document().isStale()); // the last figures stay, dimmed
    m_throws = false;
    setStages(1);
    waitForFigures();
}

void TestFailures::workThatThrowsIsTold()
{
    QObject receiver;
    receiver.setProperty("accessibleName", QStringLiteral("Weather"));
    Latest<int> figures(&receiver);
    int last = 0;
    figures.ask([](const std::stop_token&) -> int { throw std::out_of_range("no such stage"); },
        [&last](int value) { last = value; });
    waitUntilSaid(QStringLiteral("“Weather” stopped: Rankloom has a mistake (no such stage)."));
    QVERIFY(!figures.isBusy());
    figures.ask([](const std::stop_token&) { return 7; }, [&last](int value) { last = value; });
    QTRY_COMPARE(last, 7);
    // Where a value can be an error, it is one.
    Latest<Result<int>> results(&receiver);
    QString why;
    results.ask([](const std::stop_token&) -> Result<int> { throw std::bad_alloc(); },
        [&why](const Result<int>& value) { why = QString::fromStdString(value.error().text()); });
    QTRY_COMPARE(why, QStringLiteral("There is not enough memory for it."));
}

void TestFailures::aJobThatThrowsIsTold()
{
    bool done = false;
    QString failed;
    m_window->jobs().start(
        QStringLiteral("Counting"), [](Progress&, const std::stop_token&) { throw std::bad_alloc(); },
        [&done] { done = true; },
        [&failed](const Error& error) { failed = QString::fromStdString(error.text()); });
    waitUntilSaid(QStringLiteral("“Counting” stopped: There is not enough memory for it."));
    QVERIFY(!done && m_window->jobs().isIdle());
    QCOMPARE(failed, QStringLiteral("There is not enough memory for it."));
}

void TestFailures::aSlotThatThrowsIsTold()
{
    QTimer::singleShot(0, m_window.get(), [] { throw std::runtime_error("odd"); });
    waitUntilSaid(QStringLiteral("stopped: Rankloom has a mistake (odd)."));
    setStages(2);
    waitForFigures();
    QVERIFY(document().store()->drain().has_value());
    const auto file = db::ProjectFile::open(document().store()->path().toStdString());
    QCOMPARE(file->loadScenarios()->front().plan.layout.pp, 2);
}

void TestFailures::aPainterThatThrowsIsToldOnce()
{
    BadPainter picture(m_window.get());
    picture.setAccessibleName(QStringLiteral("Picture"));
    picture.setGeometry(0, 0, 100, 100);
    picture.show();
    QTRY_COMPARE(picture.painted, 1);
    QSignalSpy shown(&Failures::all(), &Failures::happened);
    for (int turn = 0; turn < 3; ++turn) {
        picture.update();
        QTRY_COMPARE(shown.count(), turn + 1);
    }
    waitUntilSaid(QStringLiteral("“Picture” stopped: Rankloom has a mistake (no such stage)."));
}

int main(int argc, char** argv) { return test::guardedMain<TestFailures>(argc, argv); }
#include "tst_failures.moc"
