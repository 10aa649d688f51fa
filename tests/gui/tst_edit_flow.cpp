// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How an edit flows: no edit gets past a preview, and no figure of an older plan is shown as one of the new.
#include <atomic>
#include <chrono>
#include <functional>
#include <thread>
#include <utility>
#include <vector>

#include <QTest>

#include "app/document/editor.h"
#include "app/window/controls/board_control.h"
#include "app/window/controls/expert_control.h"
#include "app/window/files/file_controller.h"
#include "app/window/panels/expert_placement_panel.h"
#include "app/window/panels/placement_panel.h"
#include "app/window/shell/dock_layout.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/views.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/what_if.h"
#include "db/project_writer.h"
#include "tests/gui/window_test.h"
#include "widgets/board/board_view.h"
#include "widgets/diagnoses_view.h"
#include "widgets/experts/expert_board.h"
#include "widgets/heatmap/affinity_view.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/heatmap/small_multiples.h"
#include "widgets/inspector/plan_inspector.h"
#include "widgets/memory/memory_view.h"
#include "widgets/timeline/timeline_view.h"

using namespace rankloom;
using namespace rankloom::ui;

class TestEditFlow : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void noEditGetsPastAPreview();
    void aPreviewIsWhatAllViewsShow();
    void oldFiguresAreMarked();
    void figuresOfAnImpossiblePlanStayMarked();
    void hiddenViewsWaitUntilTheyAreSeen();
    void closingWaitsForTheWriterWithoutFreezing();

private:
    struct Edit {
        const char* name;
        std::function<void()> ask;
    };
    [[nodiscard]] std::vector<Edit> edits();
    [[nodiscard]] std::vector<PictureView*> figures();
    Views& views() { return m_window->views(); }
    Plan otherPlan()
    {
        Plan plan = *document().plan();
        plan.layout.tp = 2;
        plan.layout.dp = 0;
        return plan;
    }
    void showPreview()
    {
        auto plan = std::make_shared<const Plan>(otherPlan());
        const auto figures = Figures::of(document().project(), plan, evaluate);
        QVERIFY(figures.has_value());
        views().showPreview(*figures);
    }

    std::atomic<bool> m_held = false; ///< no evaluation ends meanwhile
};

void TestEditFlow::init()
{
    m_held = false;
    makeFolder();
    makeWindow({}, [this](const Project& project, const Plan& plan, const std::stop_token& stop) {
        while (m_held && !stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return evaluate(project, plan, stop);
    });
    PlanDocument sample = test::samplePlan();
    sample.plan.experts.change().devices.assign(32, {{1}, {0}, {0}, {1}, {2}, {2}, {3}, {3}});
    openSample(sample);
}

void TestEditFlow::cleanup()
{
    m_held = false;
    tearDown();
}

/// Every way in which something on screen asks for an edit.
std::vector<TestEditFlow::Edit> TestEditFlow::edits()
{
    BoardView* board = views().board;
    const auto suggestion = [] { return Suggestion {"/layout/tp", "8", "Set TP to 8"}; };
    WhatIf slow;
    slow.part = WhatIf::Part::Node;
    slow.first = 1;
    slow.bandwidth = 0.5;
    return {{"swap", [=] { Q_EMIT board->swapRequested(0, 9); }},
        {"move", [=] { Q_EMIT board->moveRequested(0, 17); }},
        {"swap nodes", [=] { Q_EMIT board->nodeSwapRequested(0, 2); }},
        {"several",
            [this, board] {
                std::vector<int> devices = devicesOfRanks(document().project()->cluster, *document().plan());
                std::swap(devices[2], devices[20]);
                Q_EMIT board->placementRequested(devices);
            }},
        {"lock", [=] { Q_EMIT board->lockRequested({5}); }},
        {"outage", [=] { Q_EMIT board->outageRequested(3, NodeUse::Draining); }},
        {"note", [=] { Q_EMIT board->noteRequested(3, QStringLiteral("fan")); }},
        {"what-if", [=] { Q_EMIT board->whatIfRequested(slow); }},
        {"drop what-ifs", [this] { views().boardControl->dropWhatIfs(); }},
        {"links", [=, this] { Q_EMIT views().links->whatIfRequested(slow); }},
        {"placed ranks",
            [this] {
                std::vector<int> devices = devicesOfRanks(document().project()->cluster, *document().plan());
                std::swap(devices[0], devices[20]);
                Q_EMIT m_window->placement().placementFound(devices, QStringLiteral("found"));
            }},
        {"placed experts",
            [this] {
                ExpertPlacement experts = document().plan()->experts;
                std::swap(experts.devices[0][0], experts.devices[0][7]);
                Q_EMIT m_window->expertPlacement().placementFound(experts, QStringLiteral("found"));
            }},
        {"inspector, plan",
            [this] {
                Plan plan = *document().plan();
                plan.workload.globalBatchSize *= 2;
                Q_EMIT views().inspector->changeRequested(plan, QStringLiteral("batch"), {});
            }},
        {"inspector, project",
            [this] {
                Project project = *document().project();
                project.name += "!";
                Q_EMIT views().inspector->projectChangeRequested(project, QStringLiteral("name"), {});
            }},
        {"calibration",
            [this] {
                Project project = *document().project();
                project.calibration.change().additiveBytes *= 2;
                Q_EMIT views().memory->projectChangeRequested(project, QStringLiteral("constant"), {});
            }},
        {"fix of memory", [=, this] { Q_EMIT views().memory->fixRequested(suggestion()); }},
        {"fix of a diagnosis", [this] {
             Q_EMIT views().diagnoses->fixRequested({"/layout/tp", "2", "Set TP to 2"});
         }}};
}

void TestEditFlow::noEditGetsPastAPreview()
{
    // A node that is broken, and a what-if, so that there is something to note and to drop.
    WhatIf slow;
    slow.part = WhatIf::Part::Node;
    slow.first = 2;
    slow.bandwidth = 0.5;
    views().boardControl->supposeAbout(slow);
    Q_EMIT views().board->outageRequested(3, NodeUse::Broken);
    Plan smaller = *document().plan();
    smaller.workload.globalBatchSize = 48;
    document().changePlan(smaller, QStringLiteral("fits three nodes"));
    for (const Edit& edit : edits()) {
        showPreview();
        QVERIFY(views().preview() != nullptr);
        const DocumentState before = document().state();
        edit.ask();
        QVERIFY2(document().state() == before, edit.name);
        QVERIFY2(views().preview() != nullptr, edit.name);
        QVERIFY2(m_window->messages().text().startsWith(QStringLiteral("A preview cannot be edited")),
            qPrintable(QLatin1String(edit.name) + m_window->messages().text()));
        views().endPreview();
        // The same edit is one where the plan is on screen.
        edit.ask();
        QVERIFY2(!(document().state() == before), edit.name);
        document().undoStack().undo();
        QVERIFY2(document().state() == before, edit.name);
    }
}

void TestEditFlow::aPreviewIsWhatAllViewsShow()
{
    showPreview();
    for (const PictureView* view : figures())
        QVERIFY2(!view->isStale(), qPrintable(view->accessibleName()));
    QVERIFY(views().timeline->timeline() == views().preview()->evaluation->timeline);
    QVERIFY(views().memory->data().plan == views().preview()->plan);
    views().endPreview();
    QVERIFY(views().timeline->timeline() == document().figures()->evaluation->timeline);
    QVERIFY(views().memory->data().plan == document().plan());
}

std::vector<PictureView*> TestEditFlow::figures()
{
    return {views().board, views().timeline, views().memory, views().links};
}

void TestEditFlow::oldFiguresAreMarked()
{
    for (const PictureView* view : figures())
        QVERIFY2(!view->isStale(), qPrintable(view->accessibleName()));
    const QString words = views().memory->fullDescription();
    m_held = true;
    document().changePlan(otherPlan(), QStringLiteral("TP"));
    QVERIFY(document().isStale());
    for (const PictureView* view : figures())
        QVERIFY2(view->isStale(), qPrintable(view->accessibleName()));
    QVERIFY(views().diagnoses->isStale());
    QVERIFY(views().memory->fullDescription() != words);
    // Links are the cluster's whatever the plan; what the old one sent is not the new one's.
    LinksView& links = *views().links;
    m_window->panels().enter(Perspective::Cluster);
    links.setQuantity(rankloom::ui::LinkQuantity::Bandwidth);
    QCOMPARE(links.fullDescription(), links.description());
    links.setQuantity(rankloom::ui::LinkQuantity::Busy);
    QVERIFY(links.fullDescription() != links.description());
    m_held = false;
    waitForFigures();
    for (const PictureView* view : figures())
        QVERIFY2(!view->isStale(), qPrintable(view->accessibleName()));
    QVERIFY(!views().diagnoses->isStale());
    // As soon as they are seen: this perspective does not show memory.
    m_window->panels().enter(Perspective::Plan);
    QVERIFY(views().memory->data().plan == document().plan());
}

void TestEditFlow::figuresOfAnImpossiblePlanStayMarked()
{
    Plan plan = *document().plan();
    plan.layout.tp = 3;
    document().changePlan(plan, QStringLiteral("TP 3"));
    waitForFigures();
    QVERIFY(!document().figures()->evaluation->valid);
    for (const PictureView* view : figures())
        QVERIFY2(view->isStale(), qPrintable(view->accessibleName()));
    QVERIFY(!views().diagnoses->isStale()); // they say why
    document().undoStack().undo();
    waitForFigures();
    for (const PictureView* view : figures())
        QVERIFY2(!view->isStale(), qPrintable(view->accessibleName()));
}

void TestEditFlow::hiddenViewsWaitUntilTheyAreSeen()
{
    QVERIFY(!views().links->isVisible());
    QVERIFY(views().links->data().empty());
    m_window->panels().enter(Perspective::Cluster);
    QVERIFY(views().links->isVisible());
    QCOMPARE(views().links->data().rows, document().project()->cluster->nodes);
    // Nobody sees the memory now: its figures stay those that were seen last, until it is shown.
    QVERIFY(!views().memory->isVisible());
    document().changePlan(otherPlan(), QStringLiteral("TP"));
    waitForFigures();
    QVERIFY(views().memory->data().plan != document().plan());
    views().memory->prepare(); // or read
    QVERIFY(views().memory->data().plan == document().plan());
}

void TestEditFlow::closingWaitsForTheWriterWithoutFreezing()
{
    const auto held = std::make_shared<std::atomic<bool>>(true);
    document().store()->writer()->run(
        [held](db::ProjectFile&) {
            while (*held)
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
        },
        [](const Error&) {});
    document().changePlan(otherPlan(), QStringLiteral("TP"));
    m_window->close(); // comes back at once
    QVERIFY(*held && m_window->isVisible() && document().isOpen());
    QVERIFY2(m_window->messages().text().startsWith(QStringLiteral("Writing the last changes")),
        qPrintable(m_window->messages().text()));
    QCoreApplication::processEvents();
    m_window->close(); // asking again does no harm
    const QString path = document().store()->path();
    *held = false;
    QTRY_VERIFY(!m_window->isVisible());
    QVERIFY(!document().isOpen());
    const auto file = db::ProjectFile::open(path.toStdString());
    QVERIFY(file.has_value());
    QCOMPARE(file->loadScenarios()->front().plan.layout.tp, 2);
}

QTEST_MAIN(TestEditFlow)
#include "tst_edit_flow.moc"
