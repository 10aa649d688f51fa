// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QDragEnterEvent>
#include <QFile>
#include <QMimeData>
#include <QTest>
#include <QToolButton>
#include <QUrl>

#include "app/settings/settings.h"
#include "app/window/files/file_controller.h"
#include "app/window/panels/import_panel.h"
#include "app/window/panels/placement_panel.h"
#include "app/window/shell/actions.h"
#include "app/window/shell/frame.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/step_figures.h"
#include "app/window/shell/views.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/evaluation_json.h"
#include "tests/gui/window_test.h"
#include "widgets/board/board_view.h"
#include "widgets/board/placement_curve.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/inspector/choice_box.h"
#include "widgets/inspector/plan_inspector.h"
#include "widgets/memory/calibration_panel.h"
#include "widgets/memory/memory_view.h"
#include "widgets/timeline/timeline_view.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

void writeFile(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

QByteArray readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestMainWindow : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void startsWithThePageAndNoPanels();
    void changesAreInTheFileAfterEachStep();
    void stepperAndUndoKeys();
    void boardSwapIsOneCommand();
    void locksOutagesAndWhatIfsAreCommands();
    void automaticPlacementRunsFromTheMenu();
    void statusShowsTheEvaluation();
    void exportedPlanEvaluatesToTheSameFigures();
    void droppedMeasurementsAreImportedAndUndone();
    void unknownUnitsAreAsked();
    void droppedPlanBecomesAScenario();
    void badFilesLeaveTheProjectAsItWas();
    void revertBringsBackTheFileAsOpened();
    void reopeningBringsBackEverything();
    void panelsComeBackAfterARestart();
    void bookmarksComeBackWithTheProject();
    void somebodyElsesChangeIsAskedAbout();
    void selectionIsLinked();
    void choicesSayWhatTheyWouldChange();
    void calibrationIsOneCommand();
    void memoryFollowsRanks();
    void copyIsComplete();

private:
    /// What the file holds, read by somebody else.
    void compareWithFile();
    void drop(const QStringList& files);
    void step(const char* field, int key);
};

void TestMainWindow::init() { setUp(); }

void TestMainWindow::cleanup() { tearDown(); }

void TestMainWindow::compareWithFile()
{
    QVERIFY(document().store()->drain().has_value());
    const auto file = db::ProjectFile::open(document().store()->path().toStdString(), db::OpenMode::ReadOnly);
    QVERIFY(file.has_value());
    const auto project = file->loadProject();
    QVERIFY(project.has_value());
    QVERIFY(*project == *document().project());
    const auto scenarios = file->loadScenarios();
    QVERIFY(scenarios.has_value());
    QCOMPARE(scenarios->size(), document().state().scenarios.size());
    for (const Scenario& scenario : *scenarios)
        QVERIFY(scenario == *document().state().scenario(scenario.id));
    QCOMPARE(*file->currentScenario(), document().state().current);
}

void TestMainWindow::drop(const QStringList& files)
{
    QMimeData mime;
    QList<QUrl> urls;
    for (const QString& file : files)
        urls.append(QUrl::fromLocalFile(file));
    mime.setUrls(urls);
    const QPoint middle = m_window->rect().center();
    QDragEnterEvent enter(middle, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(middle, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &event);
    QTRY_VERIFY(m_window->jobs().isIdle());
}

void TestMainWindow::step(const char* field, int key)
{
    auto* stepper = m_window->views().inspector->findChild<DegreeStepper*>(QString::fromLatin1(field));
    QVERIFY(stepper);
    stepper->spinBox().judge();
    QTRY_VERIFY(stepper->spinBox().isJudged());
    QTest::keyClick(&stepper->spinBox(), static_cast<Qt::Key>(key));
}

void TestMainWindow::startsWithThePageAndNoPanels()
{
    Settings settings(path("other.ini"));
    MainWindow window(settings, evaluate);
    window.show();
    const QList<QDockWidget*> docks = window.findChildren<QDockWidget*>();
    QVERIFY(docks.size() >= 9);
    for (const QDockWidget* dock : docks)
        QVERIFY(!dock->isVisible());
    QCOMPARE(window.windowTitle(), QStringLiteral("Rankloom"));
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("Sample")));
    QVERIFY(m_window->findChild<QDockWidget*>(QStringLiteral("dock.plan"))->isVisible());
}

void TestMainWindow::changesAreInTheFileAfterEachStep()
{
    const DocumentState start = document().state();
    step("/layout/tp", Qt::Key_Up);
    compareWithFile();
    Q_EMIT m_window->views().board->swapRequested(0, 9);
    compareWithFile();
    document().duplicateScenario();
    compareWithFile();
    Plan longer = *document().plan();
    longer.workload.sequenceLength = 8192;
    document().changePlan(longer, QStringLiteral("Longer"));
    compareWithFile();
    Project larger = *document().project();
    larger.cluster = makeCluster(8, 8, larger.cluster->device);
    document().changeProject(larger, QStringLiteral("Larger"));
    compareWithFile();
    while (document().undoStack().canUndo()) {
        document().undoStack().undo();
        compareWithFile();
    }
    QVERIFY(document().state() == start);
    while (document().undoStack().canRedo()) {
        document().undoStack().redo();
        compareWithFile();
    }
}

void TestMainWindow::stepperAndUndoKeys()
{
    QCOMPARE(document().plan()->layout.tp, 4);
    step("/layout/tp", Qt::Key_Up);
    QCOMPARE(document().plan()->layout.tp, 8);
    QCOMPARE(m_window->actionsOfMenus().undo->text(), QStringLiteral("Undo Set TP to 8"));
    m_window->actionsOfMenus().undo->trigger();
    QCOMPARE(document().plan()->layout.tp, 4);
    m_window->actionsOfMenus().redo->trigger();
    QCOMPARE(document().plan()->layout.tp, 8);
    waitForFigures();
}

void TestMainWindow::boardSwapIsOneCommand()
{
    const auto before = document().figures()->evaluation;
    Q_EMIT m_window->views().board->swapRequested(3, 20);
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(document().plan()->deviceOfRank[3], 20);
    QCOMPARE(document().plan()->deviceOfRank[20], 3);
    waitForFigures();
    // A tensor-parallel group over two nodes is slower.
    QVERIFY(document().figures()->evaluation->time.step > before->time.step);
    Q_EMIT m_window->views().board->swapRequested(3, 20);
    QVERIFY(document().plan()->deviceOfRank.empty());
    Q_EMIT m_window->views().board->nodeSwapRequested(0, 3);
    QCOMPARE(document().plan()->deviceOfRank[0], 24);
    QCOMPARE(document().plan()->deviceOfRank[31], 7);
    Q_EMIT m_window->views().board->moveRequested(0, 0);
    QCOMPARE(document().plan()->deviceOfRank[0], 0);
    QVERIFY(document().undoStack().undoText().contains(QStringLiteral("node")));
}

void TestMainWindow::locksOutagesAndWhatIfsAreCommands()
{
    BoardView& board = *m_window->views().board;
    const auto step = [this] { return document().figures()->evaluation->time.step.value(); };
    const double before = step();
    Q_EMIT board.lockRequested({3, 4});
    QCOMPARE(document().plan()->lockedRanks, (std::vector<int> {3, 4}));
    QVERIFY(board.data().isLocked(4));
    Q_EMIT board.unlockRequested({3});
    QCOMPARE(document().plan()->lockedRanks, std::vector<int> {4});

    auto* bar = m_window->findChild<MessageBar*>(QStringLiteral("whatIfBar"));
    QVERIFY(bar != nullptr && bar->isHidden());
    WhatIf slow;
    slow.part = WhatIf::Part::Node;
    slow.first = 1;
    slow.bandwidth = 0.1;
    Q_EMIT m_window->views().links->whatIfRequested(slow);
    waitForFigures();
    QVERIFY(step() > before);
    QVERIFY(bar->text().contains(QStringLiteral("node1")));
    WhatIf lost = slow;
    lost.first = 2;
    lost.bandwidth = 1;
    lost.removed = true;
    Q_EMIT board.whatIfRequested(lost);
    QVERIFY(board.data().useOf(2) == NodeUse::Removed);
    QVERIFY(document().plan()->lockedRanks.empty());
    document().undoStack().undo();
    QCOMPARE(document().plan()->lockedRanks, std::vector<int> {4});
    bar->findChild<QToolButton*>(QStringLiteral("offer"))->click();
    waitForFigures();
    QVERIFY(bar->isHidden());
    QCOMPARE(step(), before);

    Q_EMIT board.outageRequested(3, NodeUse::Broken);
    QCOMPARE(document().project()->cluster->unavailableNodes.size(), std::size_t {1});
    QVERIFY(board.data().useOf(3) == NodeUse::Broken);
    compareWithFile();
    Q_EMIT board.outageRequested(3, NodeUse::Usable);
    QVERIFY(document().project()->cluster->unavailableNodes.empty());
    document().undoStack().setIndex(0);
    waitForFigures();
    QCOMPARE(step(), before);
    compareWithFile();
}

void TestMainWindow::automaticPlacementRunsFromTheMenu()
{
    const auto* dock = m_window->findChild<QDockWidget*>(QStringLiteral("dock.placement"));
    QVERIFY(dock);
    m_window->actionsOfMenus().placeRanks->trigger();
    QVERIFY(m_window->placement().isRunning());
    QTRY_VERIFY(!m_window->placement().isRunning());
    QTRY_VERIFY(dock->isVisible());
    QVERIFY(!m_window->placement().verdict().isEmpty());
    QVERIFY(m_window->placement().curve().data().start.has_value());
    waitForFigures();
    compareWithFile();
}

void TestMainWindow::statusShowsTheEvaluation()
{
    const QString text = m_window->frame().figures().text();
    QVERIFY2(text.contains(QStringLiteral("Up to date")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("GiB")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("Fits")) || text.contains(QStringLiteral("fit")), qPrintable(text));
}

void TestMainWindow::exportedPlanEvaluatesToTheSameFigures()
{
    step("/layout/tp", Qt::Key_Up);
    Q_EMIT m_window->views().board->swapRequested(1, 30);
    waitForFigures();
    m_window->files().exportPlanTo(path("plan.json"));
    m_window->files().exportEvaluationTo(path("evaluation.json"));
    QTRY_VERIFY(QFile::exists(path("plan.json")) && QFile::exists(path("evaluation.json")));
    const Result<PlanDocument> document2 = readPlanDocument(readFile(path("plan.json")).toStdString());
    QVERIFY(document2.has_value());
    const Result<Evaluation> again = evaluate(document2->project, document2->plan);
    QVERIFY(again.has_value());
    QCOMPARE(QByteArray::fromStdString(writeEvaluation(document2->project, document2->plan, *again)),
        readFile(path("evaluation.json")));
}

void TestMainWindow::droppedMeasurementsAreImportedAndUndone()
{
    // Four nodes, one slow link.
    writeFile(path("links.csv"),
        "# "
        "unit=GB/"
        "s\nfrom,node0,node1,node2,node3\nnode0,0,40,40,40\nnode1,40,0,40,4\nnode2,40,40,0,40\nnode3,40,40,"
        "40,0\n");
    const auto before = document().project();
    drop({path("links.csv")});
    auto* panel = m_window->findChild<ImportPanel*>();
    QCOMPARE(panel->reports().size(), 1);
    QVERIFY2(document().project() != before, qPrintable(panel->reports().value(0)));
    QCOMPARE(document().project()->cluster->links.nodeLink(1, 3).origin, LinkOrigin::Measured);
    QVERIFY(document().project()->cluster->links.nodeLink(1, 3).bandwidth
        < document().project()->cluster->links.nodeLink(3, 1).bandwidth);
    compareWithFile();
    document().undoStack().undo();
    QVERIFY(*document().project() == *before);
    compareWithFile();
    document().undoStack().redo();
    compareWithFile();
}

void TestMainWindow::unknownUnitsAreAsked()
{
    writeFile(path("links.csv"), "from,a,b,c,d\na,0,40,40,40\nb,40,0,40,4\nc,40,40,0,40\nd,40,40,40,0\n");
    const DocumentState before = document().state();
    drop({path("links.csv")});
    QVERIFY(document().state() == before);
    QVERIFY2(m_window->messages().text().contains(QStringLiteral("unit")),
        qPrintable(m_window->messages().text()));
    QToolButton* answer = nullptr;
    const QList<QToolButton*> buttons = m_window->messages().findChildren<QToolButton*>();
    for (QToolButton* button : buttons)
        if (button->text() == QStringLiteral("GB/s"))
            answer = button;
    QVERIFY(answer);
    answer->click();
    QTRY_VERIFY(m_window->jobs().isIdle());
    QCOMPARE(document().project()->cluster->links.nodeLink(1, 3).origin, LinkOrigin::Measured);
    compareWithFile();
}

void TestMainWindow::droppedPlanBecomesAScenario()
{
    QByteArray text = test::samplePlanText();
    text.replace("\"tp\": 4", "\"tp\": 2").replace("TP4 PP2", "Narrow");
    writeFile(path("narrow.json"), text);
    drop({path("narrow.json")});
    QCOMPARE(document().state().scenarios.size(), 2U);
    QCOMPARE(document().plan()->layout.tp, 2);
    QCOMPARE(document().state().currentScenario()->name, std::string("Narrow"));
    compareWithFile();
    document().undoStack().undo();
    QCOMPARE(document().plan()->layout.tp, 4);
}

void TestMainWindow::badFilesLeaveTheProjectAsItWas()
{
    writeFile(path("noise.bin"), QByteArray("\0\1\2\377\376junk", 9));
    writeFile(path("broken.json"), "{\"format\": \"rankloom-plan\", \"version\": 1, \"layout\": ");
    writeFile(path("negative.csv"), "# unit=GB/s\nfrom,a,b\na,0,-3\nb,nan,0\n");
    const DocumentState before = document().state();
    drop({path("noise.bin"), path("broken.json"), path("negative.csv"), path("missing.csv")});
    QVERIFY(document().state() == before);
    QCOMPARE(document().undoStack().count(), 0);
    auto* panel = m_window->findChild<ImportPanel*>();
    QCOMPARE(panel->reports().size(), 4);
    for (int i = 0; i < 4; ++i)
        QVERIFY2(
            panel->reports().value(i).startsWith(QStringLiteral("✕")), qPrintable(panel->reports().value(i)));
    compareWithFile();
}

void TestMainWindow::revertBringsBackTheFileAsOpened()
{
    const DocumentState start = document().state();
    step("/layout/tp", Qt::Key_Up);
    document().duplicateScenario();
    writeFile(path("links.csv"),
        "# unit=GB/s\nfrom,a,b,c,d\na,0,40,40,40\nb,40,0,40,4\nc,40,40,0,40\nd,40,40,40,0\n");
    drop({path("links.csv")});
    m_window->files().revertToOpened();
    QTRY_VERIFY(m_window->jobs().isIdle());
    QVERIFY2(document().state() == start, qPrintable(m_window->messages().text()));
    compareWithFile();
}

void TestMainWindow::reopeningBringsBackEverything()
{
    step("/layout/tp", Qt::Key_Up);
    document().duplicateScenario();
    const DocumentState end = document().state();
    m_window->files().close();
    QTRY_VERIFY(!document().isOpen());
    m_window->files().openPath(path("sample.rankloom"));
    QTRY_VERIFY(document().isOpen());
    QVERIFY(document().state() == end);
    QCOMPARE(m_settings->recentFiles().front(), path("sample.rankloom"));
}

void TestMainWindow::bookmarksComeBackWithTheProject()
{
    TimelineView& timeline = *m_window->views().timeline;
    QTRY_VERIFY(!document().isStale());
    timeline.setPlayHead(1000);
    timeline.addBookmark();
    timeline.setBookmarks({{5000, QStringLiteral("Second")}, {1000, QStringLiteral("First")}});
    const std::vector<TimelineBookmark> kept = timeline.bookmarks();
    QCOMPARE(kept.front().name, QStringLiteral("First"));
    m_window->files().close();
    QTRY_VERIFY(timeline.bookmarks().empty());
    m_window->files().openPath(path("sample.rankloom"));
    QTRY_VERIFY(document().isOpen());
    QVERIFY(timeline.bookmarks() == kept);
    timeline.removeBookmarks();
    m_window->files().close();
    m_window->files().openPath(path("sample.rankloom"));
    QTRY_VERIFY(document().isOpen());
    QVERIFY(timeline.bookmarks().empty());
}

void TestMainWindow::panelsComeBackAfterARestart()
{
    const auto dock = [this](const char* name) {
        return m_window->findChild<QDockWidget*>(QString::fromLatin1(name));
    };
    dock("dock.memory")->hide();
    m_window->close();
    m_window = std::make_unique<MainWindow>(*m_settings, evaluate);
    m_window->show();
    m_window->files().openPath(path("sample.rankloom"));
    QTRY_VERIFY(document().isOpen());
    QVERIFY(!dock("dock.plan")->isHidden());
    QVERIFY(dock("dock.memory")->isHidden());
    m_window->actionsOfMenus().resetLayout->trigger();
    QVERIFY(!dock("dock.memory")->isHidden());
}

void TestMainWindow::somebodyElsesChangeIsAskedAbout()
{
    step("/layout/tp", Qt::Key_Up);
    QVERIFY(document().store()->drain().has_value());
    {
        auto other = db::ProjectFile::open(path("sample.rankloom").toStdString());
        QVERIFY(other.has_value());
        QVERIFY(other->storeName("From outside").has_value());
    }
    document().undoStack().undo();
    QTRY_VERIFY(m_window->messages().text().contains(QStringLiteral("Another program")));
    QToolButton* readAgain = nullptr;
    const QList<QToolButton*> buttons = m_window->messages().findChildren<QToolButton*>();
    for (QToolButton* button : buttons)
        if (button->text() == QStringLiteral("Read it again"))
            readAgain = button;
    QVERIFY(readAgain);
    readAgain->click();
    QTRY_COMPARE(document().project()->name, std::string("From outside"));
    QCOMPARE(document().plan()->layout.tp, 8);
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("From outside")));
    compareWithFile();
}

void TestMainWindow::selectionIsLinked()
{
    Selection selection;
    selection.rank = 9;
    selection.stage = 0;
    selection.device = 9;
    Q_EMIT m_window->views().pictures().front().view->selected(selection);
    for (const Views::Named& picture : m_window->views().pictures())
        QCOMPARE(picture.view->selection(), selection);
}

void TestMainWindow::choicesSayWhatTheyWouldChange()
{
    auto* choice = m_window->findChild<ChoiceBox*>(QStringLiteral("/memory/recompute/mode"));
    QVERIFY(choice);
    choice->showPopup();
    const auto everyOtherIsPriced = [choice] {
        for (int i = 0; i < choice->count(); ++i)
            if (i != choice->currentIndex() && !choice->itemText(i).contains(QStringLiteral("    ")))
                return false;
        return true;
    };
    QTRY_VERIFY(everyOtherIsPriced());
    choice->hidePopup();
}

void TestMainWindow::calibrationIsOneCommand()
{
    MemoryView* memory = m_window->views().memory;
    memory->calibrate();
    auto* panel = memory->findChild<CalibrationPanel*>();
    QVERIFY(panel && panel->isVisible());
    const double before = document().project()->calibration->additiveBytes;
    const StageMemory peak = document().figures()->evaluation->memory.stages[static_cast<std::size_t>(
        document().figures()->evaluation->memory.peakStage)];
    panel->findChild<QDoubleSpinBox*>()->setValue(peak.allocated.value() / kGiB + 2);
    QTest::keyClick(panel, Qt::Key_Return);
    QVERIFY(std::abs(document().project()->calibration->additiveBytes - before - 2 * kGiB) < 0.001 * kGiB);
    waitForFigures();
    compareWithFile();
    document().undoStack().undo();
    QCOMPARE(document().project()->calibration->additiveBytes, before);
    QTest::keyClick(panel, Qt::Key_Escape);
    QVERIFY(!panel->isVisible());
}

void TestMainWindow::memoryFollowsRanks()
{
    MemoryView* memory = m_window->views().memory;
    memory->setScale(MemoryScale::Ranks);
    QCOMPARE(memory->bars().size(), 32U);
    memory->setFocus();
    QTest::keyClick(memory, Qt::Key_Home);
    QCOMPARE(m_window->views().board->selection().rank, 0);
    Selection other;
    other.rank = 20;
    other.stage = 1;
    m_window->views().setSelection(other);
    QCOMPARE(memory->selection().rank, 20);
    // A swap on the board is seen in the table of the view.
    Q_EMIT m_window->views().board->swapRequested(0, 9);
    waitForFigures();
    QCOMPARE(memory->bars().front().device, 9);
}

void TestMainWindow::copyIsComplete()
{
    step("/layout/tp", Qt::Key_Up);
    m_window->files().copyTo(path("copy.rankloom"));
    QTRY_VERIFY(m_window->jobs().isIdle());
    const auto copy = db::ProjectFile::open(path("copy.rankloom").toStdString(), db::OpenMode::ReadOnly);
    QVERIFY(copy.has_value());
    QVERIFY(*copy->loadProject() == *document().project());
    QVERIFY(copy->loadScenarios()->front().plan == *document().plan());
}

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
