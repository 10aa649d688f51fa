// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What stands around every perspective: the subject, the plans, where the step goes, and the diagnoses.

#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include "app/window/files/file_controller.h"
#include "app/window/shell/diagnoses_line.h"
#include "app/window/shell/dock_layout.h"
#include "app/window/shell/frame.h"
#include "app/window/shell/inputs_row.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/plan_box.h"
#include "app/window/shell/step_figures.h"
#include "app/window/shell/views.h"
#include "core/serving/served_step.h"
#include "tests/gui/window_test.h"
#include "widgets/diagnoses_view.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/inspector/plan_inspector.h"
#include "widgets/theme.h"
#include "widgets/timeline/step_bar.h"
#include "widgets/timeline/timeline_view.h"
#include "widgets/translated.h"

using namespace rankloom;
using namespace rankloom::ui;

class TestFrame : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void theSubjectLeadsToItsSettings();
    void plansAreSwitched();
    void diagnosesAreOneLine();
    void partsOfTheStepLeadToTheirViews();
    void theStepBarShowsWhatItWas();
    void aServingPlanShowsItsTokens();
};

void TestFrame::init()
{
    setUp(test::samplePlan(), {1400, 900});
    activate();
}

void TestFrame::cleanup() { tearDown(); }

void TestFrame::theSubjectLeadsToItsSettings()
{
    const InputsRow& inputs = m_window->frame().inputs();
    QVERIFY2(inputs.model().text().contains(QStringLiteral("Mixtral"), Qt::CaseInsensitive),
        qPrintable(inputs.model().text()));
    QVERIFY(inputs.cluster().accessibleDescription().contains(QStringLiteral("4 × 8")));
    QVERIFY(inputs.batch().text().contains(QStringLiteral("64")));
    QVERIFY(inputs.batch().text().contains(QStringLiteral("4,096")));
    panels().enter(Perspective::Cluster);
    inputs.batch().click();
    QCOMPARE(panels().perspective(), Perspective::Plan);
    const auto* field =
        m_window->views().inspector->findChild<QWidget*>(QStringLiteral("/workload/globalBatchSize"));
    QVERIFY(field);
    const QWidget* focus = QApplication::focusWidget();
    QVERIFY(focus && (focus == field || field->isAncestorOf(focus)));
    Plan plan = *document().plan();
    plan.workload.globalBatchSize = 128;
    document().changePlan(plan, QStringLiteral("Batch"));
    QVERIFY(inputs.batch().text().contains(QStringLiteral("128")));
}

void TestFrame::plansAreSwitched()
{
    PlanBox& box = m_window->frame().plans();
    QVERIFY(!box.accessibleDescription().isEmpty());
    document().renameScenario(document().state().current, QStringLiteral("First"));
    const QString first = box.accessibleDescription();
    QCOMPARE(first, QStringLiteral("First"));
    document().duplicateScenario();
    Plan plan = *document().plan();
    plan.layout.tp = 8;
    document().changePlan(plan, QStringLiteral("TP"));
    const QString second = box.accessibleDescription();
    QVERIFY(second != first);
    QTest::keyClick(m_window.get(), Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(box.accessibleDescription(), first);
    QTest::keyClick(m_window.get(), Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(box.accessibleDescription(), second);
    Q_EMIT box.menu()->aboutToShow();
    QVERIFY(box.menu()->actions().value(1)->isChecked());
    box.menu()->actions().value(0)->trigger();
    QCOMPARE(box.accessibleDescription(), first);
}

void TestFrame::diagnosesAreOneLine()
{
    DiagnosesLine& line = m_window->diagnoses();
    DiagnosesView& view = *m_window->views().diagnoses;
    Plan plan = *document().plan();
    plan.layout.tp = 8;
    plan.layout.pp = 8; // 32 GPUs are not enough
    document().changePlan(plan, QStringLiteral("Too much"));
    QTRY_VERIFY(!document().isStale() && hasErrors(view.diagnostics()));
    QVERIFY2(line.text().contains(QStringLiteral("error")), qPrintable(line.text()));
    QVERIFY(m_window->rect().contains(place(line)));
    for (const PerspectiveRow& row : perspectives()) {
        panels().enter(row.perspective);
        QVERIFY2(line.isVisible(), row.name); // in every one
    }
    QVERIFY(!line.isOpen());
    Q_EMIT m_window->frame().figures().reasonRequested();
    QVERIFY(line.isOpen() && view.isVisible());
    QVERIFY(place(view).bottom() <= place(line).top() + 1); // upward
    QVERIFY(view.isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!line.isOpen());
    // The first cure of the worst is one click.
    auto* fix = line.findChild<QPushButton*>();
    if (fix->isVisible()) {
        // It says the whole of what it does, and what that comes to.
        QVERIFY2(fix->toolTip().startsWith(fix->text()), qPrintable(fix->text()));
        QVERIFY2(fix->toolTip().contains(QStringLiteral("(step ")), qPrintable(fix->toolTip()));
        const int commands = document().undoStack().count();
        fix->click();
        QCOMPARE(document().undoStack().count(), commands + 1);
    }
}

void TestFrame::partsOfTheStepLeadToTheirViews()
{
    StepBar& bar = m_window->frame().stepBar();
    QVERIFY(!bar.details().isEmpty());
    panels().enter(Perspective::Cluster);
    Q_EMIT bar.partChosen("bubble");
    QCOMPARE(panels().perspective(), Perspective::Plan);
    QCOMPARE(m_window->views().timeline->cursor().what, TimelineHit::What::Bubble);
    QCOMPARE(panelWithKeyboard(), QStringLiteral("timeline"));
    Q_EMIT bar.partChosen("expertParallel");
    QCOMPARE(panels().perspective(), Perspective::Cluster);
    QCOMPARE(m_window->views().links->quantity(), ui::LinkQuantity::Busy);
    Q_EMIT bar.partChosen("compute");
    QVERIFY(m_window->views().timeline->isCriticalPathShown());
}

void TestFrame::theStepBarShowsWhatItWas()
{
    const StepBar& bar = m_window->frame().stepBar();
    const QString before = bar.details();
    QVERIFY(!bar.isGhostShown());
    Plan plan = *document().plan();
    plan.layout.tp = 2;
    plan.layout.dp = 0;
    document().changePlan(plan, QStringLiteral("TP"));
    QTRY_VERIFY(!document().isStale() && bar.details() != before);
    QVERIFY(bar.isGhostShown());
    QTRY_VERIFY(!bar.isGhostShown());
}

/// Never figures of the training step under captions of serving, nor the other way round.
void TestFrame::aServingPlanShowsItsTokens()
{
    const StepFigures& figures = m_window->frame().figures();
    const StepBar& bar = m_window->frame().stepBar();
    const QString trained = figures.text();
    QVERIFY(trained.startsWith(QStringLiteral("Step")));
    Plan plan = *document().plan();
    plan.workload.kind = WorkKind::Serving;
    document().changePlan(plan, QStringLiteral("serve"));
    const Result<ServedStep> step = servedStep(*document().project(), plan);
    QVERIFY(step.has_value());
    const QString perToken = formatSeconds(step->forecast.timePerToken.value());
    const QString begins = QStringLiteral("Mean TPOT ");
    QVERIFY(figures.text().startsWith(QStringLiteral("Step"))); // the last ones, until those are there
    QVERIFY(figures.text().endsWith(QStringLiteral("Updating")));
    QTRY_VERIFY(figures.text().startsWith(begins + perToken));
    QVERIFY(bar.details().contains(translated(step->parts.front().label)));
    for (const QLabel* label : figures.findChildren<QLabel*>())
        for (const QString& word :
            {QStringLiteral("step"), QStringLiteral("training"), QStringLiteral("batch")})
            QVERIFY2(!label->toolTip().contains(word), qPrintable(label->toolTip()));
    document().undoStack().undo();
    QTRY_COMPARE(figures.text(), trained);
}

QTEST_MAIN(TestFrame)
#include "tst_frame.moc"
