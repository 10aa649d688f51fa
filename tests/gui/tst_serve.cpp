// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The Serve perspective: from a plan that trains to requests that are answered.

#include <algorithm>
#include <future>
#include <vector>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTest>
#include <QWheelEvent>

#include "app/document/document.h"
#include "app/document/editor.h"
#include "app/window/controls/serving_control.h"
#include "app/window/files/export_dialog.h"
#include "app/window/files/file_controller.h"
#include "app/window/panels/import_panel.h"
#include "app/window/shell/dock_layout.h"
#include "app/window/shell/empty_page.h"
#include "app/window/shell/frame.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/step_figures.h"
#include "app/window/shell/views.h"
#include "tests/gui/window_test.h"
#include "widgets/board/board_view.h"
#include "widgets/diagnoses_view.h"
#include "widgets/memory/memory_view.h"
#include "widgets/serving/latency_view.h"
#include "widgets/serving/serving_memory_view.h"
#include "widgets/serving/serving_view.h"
#include "widgets/timeline/timeline_panel.h"

using namespace rankloom;
using namespace rankloom::ui;

class TestServe : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup() { tearDown(); }
    void aTrainingPlanOffersToServe();
    void requestsAreServedAndFollowTheForm();
    void theSchedulerIsASettingOfThePlan();
    void twoSchedulersAreCompared();
    void whatDoesNotFitSaysWhatIsMissing();
    void targetsAreJudged();
    void theHighestRateCanBeTaken();
    void thePlanPerspectiveIsThatOfServing();
    void goalsChangeNoSimulation();
    void figuresAreFoundOnceAnEdit();
    void oneThingHasOneFigure();
    void theBoardShowsWhatEnginesHold();
    void aPlanBringsTheRequestsBesideIt();
    void plansAddedTogetherShareOneTrace();
    void aStoppedTraceBringsNoPlan();
    void aRefusedTraceLeavesThePlanWithout();
    void theSimulationIsExportedAsATrace();

private:
    [[nodiscard]] Views& views() const { return m_window->views(); }
    [[nodiscard]] ServingControl& control() const { return *views().servingControl; }
    template <class Widget> Widget* find(const char* name) const
    {
        return m_window->findChild<Widget*>(QString::fromLatin1(name));
    }
    class HeldWriter;
    void serve();
    void writeServed(const std::vector<const char*>& plans);
    void compareWithFile();
    [[nodiscard]] bool isServed() const
    {
        return !control().isBusy() && control().outcome() && !control().outcome()->runs.empty();
    }
};

void TestServe::init()
{
    setUp(test::samplePlan(), {1280, 690});
    m_window->panels().enter(Perspective::Serve);
    test::settle();
}

void TestServe::serve()
{
    control().beginServing();
    QTRY_VERIFY_WITH_TIMEOUT(isServed(), 30'000);
}

void TestServe::aTrainingPlanOffersToServe()
{
    auto* page = find<EmptyPage>("emptyPage");
    QVERIFY(page != nullptr && page->isVisible());
    QVERIFY(page->text().contains(QStringLiteral("This plan trains")));
    const auto* why = page->findChild<QLabel*>();
    QVERIFY2(why->height() >= why->heightForWidth(why->width()), "words are cut");
    QTest::mouseClick(page->findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(m_window->document().plan()->workload.kind, WorkKind::Serving);
    QTRY_VERIFY(views().serving->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(isServed(), 30'000);
    m_window->document().undoStack().undo();
    QCOMPARE(m_window->document().plan()->workload.kind, WorkKind::Training);
    QTRY_VERIFY(page->isVisible());
}

void TestServe::requestsAreServedAndFollowTheForm()
{
    serve();
    QVERIFY(!views().serving->isEmpty());
    QVERIFY(!views().firstToken->isEmpty());
    QCOMPARE(std::ssize(control().outcome()->runs.front().index->picture().requests), 1000);
    // The wheel scrolls the panel, it does not change what has no focus.
    views().serving->setFocus();
    for (QWidget* box : {static_cast<QWidget*>(find<QSpinBox>("serving.count")),
             static_cast<QWidget*>(find<QComboBox>("serving.lengths"))}) {
        const QPointF middle = QRectF(box->rect()).center();
        QWheelEvent turn(middle, box->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
            Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(box, &turn);
    }
    QCOMPARE(m_window->document().plan()->serving.requests, RequestMix {});
    find<QSpinBox>("serving.count")->setValue(50);
    QCOMPARE(m_window->document().plan()->serving.requests.count, 50);
    QTRY_VERIFY_WITH_TIMEOUT(
        isServed() && control().outcome()->runs.front().index->picture().requests.size() == 50, 30'000);
    QVERIFY(find<QLabel>("serving.figures")->text().contains(QStringLiteral("tokens/s")));
    QVERIFY(find<QLabel>("serving.fits")->text().contains(QStringLiteral("fit at once")));
}

void TestServe::theSchedulerIsASettingOfThePlan()
{
    serve();
    Plan plan = *m_window->document().plan();
    plan.serving.scheduler = SchedulerKind::Orca;
    views().editor().changePlan(plan, QStringLiteral("Orca"));
    QTRY_VERIFY_WITH_TIMEOUT(isServed()
            && control().outcome()->runs.front().index->picture().setup.choice.scheduler
                == SchedulerKind::Orca,
        30'000);
}

void TestServe::twoSchedulersAreCompared()
{
    serve();
    const std::shared_ptr<const ServingSensitivity> priced = control().outcome()->sensitivity;
    QVERIFY(priced != nullptr);
    auto* other = find<QComboBox>("serving.other");
    other->setCurrentIndex(other->findData(static_cast<int>(SchedulerKind::Vllm)));
    Q_EMIT other->activated(other->currentIndex());
    QTRY_VERIFY_WITH_TIMEOUT(isServed() && control().outcome()->runs.size() == 2, 30'000);
    QCOMPARE(views().serving->scene().runs.size(), std::size_t {2});
    other->setCurrentIndex(other->findData(static_cast<int>(SchedulerKind::Fusion)));
    Q_EMIT other->activated(other->currentIndex());
    QTRY_VERIFY_WITH_TIMEOUT(isServed() && control().outcome()->otherError.has_value(), 30'000);
    QCOMPARE(views().serving->scene().runs.size(), std::size_t {1}); // fusion has no pipeline
    // What changes of the plan would bring is the same beside any other scheduler.
    QCOMPARE(control().outcome()->sensitivity, priced);
}

void TestServe::whatDoesNotFitSaysWhatIsMissing()
{
    serve();
    Plan plan = *m_window->document().plan();
    plan.layout.tp = 1;
    plan.layout.pp = 1;
    plan.layout.ep = 1;
    plan.layout.dp = 32;
    views().editor().changePlan(plan, QStringLiteral("One GPU"));
    QTRY_VERIFY_WITH_TIMEOUT(
        !control().isBusy() && control().outcome() && !control().outcome()->memory->fits(), 30'000);
    QVERIFY(views().serving->isEmpty());
    QVERIFY(find<QLabel>("serving.fits")->text().contains(QStringLiteral("lacks")));
    QVERIFY(control().outcome()->sensitivity != nullptr);
    const std::vector<ServingChange> fixes = offeredChanges(*control().outcome()->sensitivity);
    QVERIFY(!fixes.empty());
    control().apply(fixes.front());
    QTRY_VERIFY_WITH_TIMEOUT(isServed(), 30'000);
}

void TestServe::targetsAreJudged()
{
    serve();
    find<QDoubleSpinBox>("serving.ttft")->setValue(3000);
    find<QDoubleSpinBox>("serving.tpot")->setValue(50'000);
    QVERIFY(find<QLabel>("serving.verdict")->text().contains(QChar(0x2713)));
    find<QDoubleSpinBox>("serving.tpot")->setValue(0.1);
    QCOMPARE(m_window->document().plan()->serving.goals.timePerOutputToken, 0.0001);
    QVERIFY(find<QLabel>("serving.verdict")->text().contains(QChar(0x2717)));
}

void TestServe::theHighestRateCanBeTaken()
{
    serve();
    QTest::mouseClick(find<QPushButton>("serving.howMany"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(control().capacity().has_value(), 60'000);
    QVERIFY(control().capacity()->has_value());
    QVERIFY((*control().capacity())->requestsPerSecond > 0);
    QVERIFY(find<QLabel>("serving.capacity")->text().contains(QStringLiteral("requests/s")));
    const double rate = (*control().capacity())->requestsPerSecond;
    control().setRate(rate);
    QCOMPARE(m_window->document().plan()->serving.requests.arrivals.rate, rate);
    QVERIFY(!control().capacity().has_value()); // of another plan
}

/// Timeline, memory and diagnoses of a plan that serves are not those of training.
void TestServe::thePlanPerspectiveIsThatOfServing()
{
    serve();
    m_window->panels().enter(Perspective::Plan);
    test::settle();
    QVERIFY(views().timelinePages->isVisible());
    QCOMPARE(views().timelinePages->currentWidget(), views().serving);
    QTRY_VERIFY(views().serving->isVisible() && !views().serving->isEmpty());
    QCOMPARE(views().memoryPages->currentWidget(), views().servingMemory);
    QTRY_VERIFY(!views().servingMemory->isEmpty() && !views().servingMemory->isStale());
    for (const Diagnostic& one : views().diagnoses->diagnostics())
        QVERIFY2(one.code != "serves-requests" && one.code != "memory-does-not-fit", one.code.c_str());
    // Its settings lead to other figures there, too.
    const std::int64_t before = views().servingMemory->bars().front().memory.blocks;
    Plan plan = *m_window->document().plan();
    plan.serving.keyValueElementBytes = 1;
    views().editor().changePlan(plan, QStringLiteral("8 bits"));
    QTRY_VERIFY(views().servingMemory->bars().front().memory.blocks > before);
    m_window->panels().enter(Perspective::Serve);
    test::settle();
    QCOMPARE(views().servingHome->currentWidget(), views().serving);
    QTRY_VERIFY(views().serving->isVisible());
    // What trains has its own again.
    m_window->panels().enter(Perspective::Plan);
    m_window->document().undoStack().undo();
    m_window->document().undoStack().undo();
    QCOMPARE(m_window->document().plan()->workload.kind, WorkKind::Training);
    test::settle();
    QTRY_VERIFY(views().timelinePanel->isVisible());
    QVERIFY(views().memory->isVisible());
    // Layouts of a plan that serves are searched by requests.
    m_window->document().undoStack().redo();
    m_window->panels().enter(Perspective::Search);
    auto* page = find<EmptyPage>("emptyPage");
    QTRY_VERIFY(page->isVisible());
    QTest::mouseClick(page->findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(m_window->panels().perspective(), Perspective::Serve);
}

/// What other settings would bring depends on the goals; the batches do not.
void TestServe::goalsChangeNoSimulation()
{
    serve();
    const std::shared_ptr<const ServingIndex> simulated = control().outcome()->runs.front().index;
    const ServingSensitivity before = *control().outcome()->sensitivity;
    const auto offers = [this] {
        return m_window->findChildren<QPushButton*>(QStringLiteral("serving.fix"));
    };
    const auto isLive = [](const QPushButton* button) { return button->isEnabled(); };
    QTRY_VERIFY(!offers().isEmpty() && std::ranges::all_of(offers(), isLive));
    find<QDoubleSpinBox>("serving.tpot")->setValue(20);
    // Until they are priced anew, what is offered is of the goals before, and would bring them back.
    QVERIFY(std::ranges::none_of(offers(), isLive));
    control().apply(before.changes.front());
    QCOMPARE(m_window->document().plan()->serving.goals.timePerOutputToken, 0.02);
    const Plan& plan = *m_window->document().plan();
    const ServingSensitivity wanted =
        servingSensitivity(*m_window->document().project(), plan, control().outcome()->sizes).value();
    QVERIFY(wanted.now != before.now);
    QTRY_VERIFY(control().outcome()->sensitivity->now == wanted.now);
    QCOMPARE(control().outcome()->runs.front().index, simulated);
    QVERIFY(std::ranges::all_of(control().outcome()->sensitivity->changes,
        [](const ServingChange& change) { return change.plan.serving.goals.timePerOutputToken == 0.02; }));
    const std::vector<ServingChange> offered = offeredChanges(*control().outcome()->sensitivity);
    QTRY_VERIFY(offers().size() == std::ssize(offered) && std::ranges::all_of(offers(), isLive));
}

/// Frame, memory, board and diagnoses share what was found.
void TestServe::figuresAreFoundOnceAnEdit()
{
    serve();
    QTRY_VERIFY(document().trueFigures());
    QSignalSpy changes(&document(), &Document::evaluationChanged);
    Plan plan = *m_window->document().plan();
    plan.serving.maxBatch = 64;
    views().editor().changePlan(plan, QStringLiteral("64 at once"));
    QVERIFY(!document().trueFigures());
    QTRY_VERIFY(document().trueFigures());
    test::settle();
    QCOMPARE(changes.count(), 2); // stale, and there
    QCOMPARE(document().figures()->plan, m_window->document().plan());
    const ServedFigures& value = *document().figures()->served;
    const ServingForecast& forecast = value.step->forecast;
    QVERIFY(m_window->frame().figures().text().contains(formatSeconds(forecast.timePerToken.value())));
    QCOMPARE(views().servingMemory->bars().front().memory.cache, value.step->stages.front().cache);
}

/// The frame tells the means of the simulation that stands below it, not those of the closed form beside it.
void TestServe::oneThingHasOneFigure()
{
    serve();
    QTRY_VERIFY(document().trueFigures());
    QTRY_VERIFY(control().simulationOf(*m_window->document().plan()) != nullptr);
    const ServingSimulation& served = *control().simulationOf(*m_window->document().plan());
    const QString perToken = formatSeconds(served.timePerOutputToken.mean.value());
    const QString first = formatSeconds(served.timeToFirstToken.mean.value());
    const StepFigures& figures = m_window->frame().figures();
    QTRY_VERIFY2(
        figures.text().contains(QStringLiteral("Mean TPOT ") + perToken), qPrintable(figures.text()));
    QVERIFY2(figures.text().contains(QStringLiteral("Mean TTFT ") + first), qPrintable(figures.text()));
}

void TestServe::theBoardShowsWhatEnginesHold()
{
    serve();
    m_window->panels().enter(Perspective::Cluster);
    QTRY_VERIFY(views().board->isVisible());
    QTRY_VERIFY(!views().board->data().served.empty());
    const BoardData& data = views().board->data();
    const ServedStep& step = *document().figures()->served->step;
    QCOMPARE(std::ssize(data.served), std::ptrdiff_t {data.ranks()});
    for (int rank = 0; rank < data.ranks(); ++rank) {
        const auto index = static_cast<std::size_t>(rank);
        const ServingMemory& memory = step.stages.at(static_cast<std::size_t>(data.coordinates[index].pp));
        QCOMPARE(data.served[index].cache, memory.cache);
        QCOMPARE(data.headroomBytes[index], memory.cache.value());
    }
    views().board->setColorBy(BoardColor::Headroom);
    const QString tip = views().board->toolTipOf(0);
    for (const Bytes part :
        {step.stages.front().weights, step.stages.front().cache, step.stages.front().usable})
        QVERIFY2(tip.contains(formatBytes(part.value())), qPrintable(tip));
    const std::unique_ptr<QAbstractTableModel> table = views().board->createTable();
    QCOMPARE(table->data(table->index(0, table->columnCount() - 1), Qt::EditRole).toDouble(),
        step.stages.front().capacity.value());
    m_window->document().undoStack().undo(); // it trains
    QTRY_VERIFY(views().board->data().served.empty());
}

/// Plan documents that are served the requests of a file beside them.
void TestServe::writeServed(const std::vector<const char*>& plans)
{
    const auto write = [this](const char* name, const QByteArray& text) {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    };
    QByteArray trace = "TIMESTAMP,ContextTokens,GeneratedTokens\n";
    for (int i = 0; i < 20; ++i)
        trace +=
            "2023-11-16 18:15:" + QByteArray::number(10 + i) + ".0," + QByteArray::number(300 + i) + ",50\n";
    write("day.csv", trace);
    for (const char* plan : plans)
        write(plan,
            R"({"format": "rankloom-plan", "version": 1, "name": "served", "workload": {"kind": "serving"},
            "layout": {"tp": 4, "pp": 2}, "serving": {"trace": "day.csv", "requests": 20}})");
}

/// Whether what the file holds is what the window shows.
void TestServe::compareWithFile()
{
    QTRY_VERIFY(document().file()->isIdle());
    const Result<db::ProjectFile> file = db::ProjectFile::open(path("sample.rankloom").toStdString());
    QVERIFY(file.has_value());
    const Result<Inputs> stored = file->loadInputs();
    QVERIFY(stored.has_value());
    const Inputs& shown = document().state().inputs;
    QVERIFY(stored->requestTraces == shown.requestTraces);
    QVERIFY(stored->measurements == shown.measurements);
}

/// While it lives nothing is written, so that what happens during an import is no matter of luck.
class TestServe::HeldWriter {
public:
    explicit HeldWriter(const Document& document)
    {
        document.file()->writer()->run(
            [until = m_until.get_future().share()](db::ProjectFile&) { until.wait(); }, [](const Error&) {});
    }
    HeldWriter(const HeldWriter&) = delete;
    HeldWriter& operator=(const HeldWriter&) = delete;
    ~HeldWriter() { m_until.set_value(); }

private:
    std::promise<void> m_until;
};

/// A plan document that is added has its trace of requests from the file beside it, and one undo takes both.
void TestServe::aPlanBringsTheRequestsBesideIt()
{
    writeServed({"served.json"});
    Document& document = m_window->document();
    const DocumentState before = document.state();
    const int steps = document.undoStack().index();
    m_window->files().importPaths({path("served.json")});
    QTRY_COMPARE(document.state().scenarios.size(), before.scenarios.size() + 1);
    const DocumentState after = document.state();
    QCOMPARE(after.inputs.requestTraces.size(), std::size_t {1});
    QCOMPARE(after.inputs.requestTraces.front()->name, std::string("day.csv"));
    QCOMPARE(std::ssize(after.inputs.requestTraces.front()->requests), std::ptrdiff_t {20});
    QCOMPARE(document.undoStack().index(), steps + 1);
    QTRY_VERIFY(document.trueFigures());
    QVERIFY2(document.figures()->served->step != nullptr, "its requests are not there");
    document.undoStack().undo();
    QVERIFY(document.state() == before);
    document.undoStack().redo();
    QVERIFY(document.state() == after);
    compareWithFile();
    // The same document once more finds the trace that is there.
    m_window->files().importPaths({path("served.json")});
    QTRY_COMPARE(document.state().scenarios.size(), before.scenarios.size() + 2);
    QCOMPARE(document.state().inputs.requestTraces.size(), std::size_t {1});
}

/// One import of the trace, however many plans come with it: a second would take the first one's back.
void TestServe::plansAddedTogetherShareOneTrace()
{
    writeServed({"one.json", "two.json", "three.json"});
    const std::size_t before = document().state().scenarios.size();
    m_window->files().importPaths({path("one.json"), path("two.json"), path("three.json")});
    QTRY_COMPARE(document().state().scenarios.size(), before + 3);
    QTRY_VERIFY(m_window->jobs().isIdle());
    QCOMPARE(document().state().inputs.requestTraces.size(), std::size_t {1});
    QCOMPARE(document().state().inputs.measurements.size(), std::size_t {1});
    compareWithFile();
    document().undoStack().undo();
    document().undoStack().undo();
    compareWithFile();
    document().undoStack().undo();
    QVERIFY(document().state().inputs.requestTraces.empty());
    compareWithFile();
}

void TestServe::aStoppedTraceBringsNoPlan()
{
    writeServed({"one.json", "two.json"});
    const DocumentState before = document().state();
    QSignalSpy reported(&m_window->files(), &FileController::importReported);
    {
        const HeldWriter held(document());
        m_window->files().importPaths({path("one.json"), path("two.json")});
        QTRY_VERIFY(m_window->jobs().rows().size() == 1
            && m_window->jobs().rows().front().title.startsWith(QStringLiteral("Importing")));
        QTest::qWait(0);
        m_window->jobs().cancelAll();
    }
    QTRY_VERIFY(m_window->jobs().isIdle() && !reported.isEmpty());
    QVERIFY(document().state() == before);
    compareWithFile();
    // It can be done again.
    m_window->files().importPaths({path("two.json")});
    QTRY_COMPARE(document().state().inputs.requestTraces.size(), std::size_t {1});
    compareWithFile();
}

void TestServe::aRefusedTraceLeavesThePlanWithout()
{
    writeServed({"one.json"});
    const std::size_t before = document().state().scenarios.size();
    {
        const HeldWriter held(document());
        m_window->files().importPaths({path("one.json")});
        QTRY_VERIFY(m_window->jobs().rows().size() == 1
            && m_window->jobs().rows().front().title.startsWith(QStringLiteral("Importing")));
        QVERIFY(QFile::remove(path("day.csv")));
    }
    QTRY_COMPARE(document().state().scenarios.size(), before + 1);
    QVERIFY(document().state().inputs.requestTraces.empty());
    const auto* reports = m_window->findChild<ImportPanel*>();
    QVERIFY2(reports->reports().join(u'\n').contains(QStringLiteral("The trace of requests day.csv")),
        qPrintable(reports->reports().join(u'\n')));
    compareWithFile();
}

void TestServe::theSimulationIsExportedAsATrace()
{
    serve();
    Q_EMIT views().serving->traceWanted();
    auto* dialog = m_window->findChild<ExportDialog*>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    QCOMPARE(dialog->target(), ExportTarget::ChromeTrace);
    QTRY_VERIFY_WITH_TIMEOUT(dialog->text().find("\"batch_id\"") != std::string::npos, 30'000);
    dialog->close();
}

QTEST_MAIN(TestServe)
#include "tst_serve.moc"
