// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

#include "app/settings/settings.h"
#include "app/window/controls/search_control.h"
#include "app/window/files/file_controller.h"
#include "app/window/shell/actions.h"
#include "app/window/shell/dock_layout.h"
#include "app/window/shell/frame.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/step_figures.h"
#include "app/window/shell/views.h"
#include "tests/gui/window_test.h"
#include "widgets/board/board_view.h"
#include "widgets/inspector/plan_inspector.h"
#include "widgets/search/layout_scatter.h"
#include "widgets/search/search_constraints.h"
#include "widgets/search/search_panel.h"
#include "widgets/search/sensitivity_view.h"
#include "widgets/timeline/timeline_view.h"

using namespace rankloom;
using namespace rankloom::ui;

class TestSearch : public test::WindowTest {
    Q_OBJECT

    SearchPanel& panel() { return *m_window->views().search; }
    void bound(const QString& name, const QString& text)
    {
        for (QLineEdit* edit : panel().constraints().findChildren<QLineEdit*>())
            if (edit->accessibleName() == name)
                edit->setText(text);
    }
    /// A small space: the whole of it is searched in a moment.
    void search(const QString& tp)
    {
        bound(QStringLiteral("Tensor parallelism"), tp);
        bound(QStringLiteral("Pipeline parallelism"), QStringLiteral("2"));
        bound(QStringLiteral("Context parallelism"), QStringLiteral("1"));
        bound(QStringLiteral("Chunks per pipeline rank"), QStringLiteral("1"));
        Q_EMIT panel().searchRequested();
    }
    [[nodiscard]] int rows() { return panel().table().model()->rowCount(); }

private Q_SLOTS:
    void init()
    {
        setUp();
        m_window->actionsOfMenus().searchLayouts->trigger();
        QTRY_VERIFY(panel().isVisible());
    }
    void cleanup() { tearDown(); }

    void adoptsAsANewPlanAndTakesItBack()
    {
        search(QStringLiteral("2"));
        QTRY_VERIFY_WITH_TIMEOUT(panel().status().startsWith(u'✓'), 60000);
        QVERIFY(rows() > 0);
        const DocumentState before = document().state();
        panel().table().setFocus();
        QTest::keyClick(&panel().table(), Qt::Key_Return);
        QCOMPARE(document().state().scenarios.size(), before.scenarios.size() + 1);
        QCOMPARE(document().plan()->layout.tp, 2);
        QVERIFY2(document().state().currentScenario()->name.starts_with("TP2"),
            document().state().currentScenario()->name.c_str());
        document().undoStack().undo();
        QVERIFY(document().state() == before);
    }

    void changesThePlanOnScreenInOneStep()
    {
        search(QStringLiteral("2"));
        bound(QStringLiteral("Microbatch size"), QStringLiteral("2"));
        Q_EMIT panel().searchRequested();
        QTRY_VERIFY_WITH_TIMEOUT(panel().status().startsWith(u'✓'), 60000);
        const DocumentState before = document().state();
        QTest::keyClick(&panel().table(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(document().state().scenarios.size(), before.scenarios.size());
        QCOMPARE(document().plan()->layout.tp, 2);
        QCOMPARE(document().plan()->workload.microBatchSize, 2);
        document().undoStack().undo();
        QVERIFY(document().state() == before);
        // As a plan of its own it leaves the others their workload.
        QTest::keyClick(&panel().table(), Qt::Key_Return);
        QCOMPARE(document().plan()->workload.microBatchSize, 2);
        QCOMPARE(document().state().scenarios.front()->plan.workload.microBatchSize, 1);
    }

    void newestSearchWins()
    {
        search(QStringLiteral("4"));
        search(QStringLiteral("2"));
        QTRY_VERIFY_WITH_TIMEOUT(panel().status().startsWith(u'✓') && m_window->jobs().isIdle(), 60000);
        for (int row = 0; row < rows(); ++row)
            QVERIFY(panel()
                        .table()
                        .model()
                        ->index(row, LayoutTable::Words)
                        .data()
                        .toString()
                        .startsWith(QStringLiteral("TP 2,")));
    }

    void anotherWorkloadMakesItObsolete()
    {
        search(QStringLiteral("2"));
        QTRY_VERIFY_WITH_TIMEOUT(panel().status().startsWith(u'✓'), 60000);
        Plan plan = *document().plan();
        plan.workload.globalBatchSize *= 2;
        document().changePlan(plan, QStringLiteral("Batch"));
        const DocumentState before = document().state();
        QTest::keyClick(&panel().table(), Qt::Key_Return);
        QVERIFY(document().state() == before);
        document().undoStack().undo();
        QTest::keyClick(&panel().table(), Qt::Key_Return);
        QCOMPARE(document().plan()->layout.tp, 2);
    }

    void previewShowsWithoutAdopting()
    {
        search(QStringLiteral("2"));
        QTRY_VERIFY_WITH_TIMEOUT(panel().status().startsWith(u'✓'), 60000);
        QTRY_VERIFY(!document().isStale());
        const DocumentState before = document().state();
        panel().table().setFocus();
        QTest::keyClick(&panel().table(), Qt::Key_Down);
        Views& views = m_window->views();
        QTRY_VERIFY(views.preview() != nullptr);
        QCOMPARE(views.preview()->plan->layout.tp, 2);
        QVERIFY(views.timeline->timeline() == views.preview()->evaluation->timeline);
        QCOMPARE(views.inspector->isEnabled(), false);
        QVERIFY(document().state() == before);
        // Nothing can be edited in it.
        Q_EMIT views.board->swapRequested(0, 1);
        QVERIFY(document().state() == before && views.preview());
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keyClick(&panel().table(), Qt::Key_Escape);
        QVERIFY(!views.preview());
        QVERIFY(views.inspector->isEnabled());
        QVERIFY(views.timeline->timeline() == document().figures()->evaluation->timeline);

        QTest::keyClick(&panel().table(), Qt::Key_Up);
        QTRY_VERIFY(views.preview() != nullptr);
        QTest::keyClick(&panel().table(), Qt::Key_Return);
        QVERIFY(!views.preview());
        QCOMPARE(document().state().scenarios.size(), before.scenarios.size() + 1);
        QVERIFY(views.inspector->isEnabled());

        // One that is still being evaluated is not shown after the adoption.
        QTest::keyClick(&panel().table(), Qt::Key_Down);
        QTest::keyClick(&panel().table(), Qt::Key_Return);
        QCOMPARE(document().state().scenarios.size(), before.scenarios.size() + 2);
        QTRY_VERIFY(!document().isStale());
        QVERIFY(!views.preview());
        QVERIFY(views.timeline->timeline() == document().figures()->evaluation->timeline);
    }

    /// The figure of the plan comes back without a change: nothing was lost.
    void theEndOfAPreviewIsNoLoss()
    {
        search(QStringLiteral("2"));
        QTRY_VERIFY_WITH_TIMEOUT(panel().status().startsWith(u'✓'), 60000);
        QTRY_VERIFY(!document().isStale());
        const StepFigures& figures = m_window->frame().figures();
        panel().table().setFocus();
        QTest::keyClick(&panel().table(), Qt::Key_Down);
        QTRY_VERIFY(m_window->views().preview() != nullptr);
        const auto tellsChange = [&figures] {
            return figures.text().contains(QStringLiteral("(−"))
                || figures.text().contains(QStringLiteral("(+"));
        };
        QVERIFY2(tellsChange(), qPrintable(figures.text()));
        m_window->views().endPreview();
        QVERIFY2(!tellsChange(), qPrintable(figures.text()));
    }

    /// Other constraints dim what was found before, the same again do not.
    void otherConstraintsDimWhatWasFound()
    {
        search(QStringLiteral("2"));
        QTRY_VERIFY_WITH_TIMEOUT(panel().status().startsWith(u'✓'), 60000);
        const QString verdict = panel().status();
        const auto dimmed = [this] {
            return panel().table().model()->index(0, LayoutTable::Words).data(Qt::ForegroundRole).isValid();
        };
        QVERIFY(!dimmed());
        bound(QStringLiteral("Tensor parallelism"), QStringLiteral("4"));
        Q_EMIT panel().constraints().edited();
        QVERIFY(dimmed());
        QVERIFY2(panel().status().contains(QStringLiteral("constraints")), qPrintable(panel().status()));
        bound(QStringLiteral("Tensor parallelism"), QStringLiteral("2"));
        Q_EMIT panel().constraints().edited();
        QVERIFY(!dimmed());
        QCOMPARE(panel().status(), verdict);
    }

    void theBestArePlacedAndTested()
    {
        Project measured = *document().project();
        const auto nodes = static_cast<std::size_t>(measured.cluster->nodes);
        LinkMatrix matrix {measured.cluster->nodes, std::vector<double>(nodes * nodes), {}};
        for (std::size_t i = 0; i < matrix.bandwidth.size(); ++i)
            matrix.bandwidth[i] = 2e10 + 1e9 * static_cast<double>(i * 7919 % 17);
        measured.cluster.change().links.setNodeMatrix(matrix);
        document().changeProject(measured, QStringLiteral("Links"));
        search(QStringLiteral("2"));
        QTRY_VERIFY_WITH_TIMEOUT(panel().status().startsWith(u'✓'), 60000);
        QVERIFY(panel().table().isColumnHidden(LayoutTable::Holds));
        const DocumentState before = document().state();
        Q_EMIT panel().testRequested();
        QTRY_VERIFY_WITH_TIMEOUT(!panel().table().isColumnHidden(LayoutTable::Holds), 120000);
        QVERIFY2(panel().status().contains(QStringLiteral("64 worlds")), qPrintable(panel().status()));
        const auto* model = panel().table().model();
        QVERIFY(model->index(0, LayoutTable::Holds).data(Qt::EditRole).toDouble() > 0);
        QVERIFY(model->index(0, LayoutTable::Placed).data().isValid());
        QVERIFY(document().state() == before);
    }

    /// Newer figures and a filter move the cursor: what is previewed is what is chosen, and every "Adopt"
    /// takes that.
    void thePreviewIsWhatIsChosen()
    {
        search(QStringLiteral("2"));
        QTRY_VERIFY_WITH_TIMEOUT(panel().status().startsWith(u'✓'), 60000);
        QVERIFY(rows() > 1);
        Views& views = m_window->views();
        panel().table().setFocus();
        QTest::keyClick(&panel().table(), Qt::Key_Down);
        QTRY_VERIFY(views.preview() != nullptr);
        const auto chosen = [this] { return panel().layoutAt(panel().chosen()); };
        const QString looked = layoutWords(*chosen());
        QVERIFY(*views.preview()->plan == chosen()->plan);
        Q_EMIT panel().testRequested();
        QTRY_VERIFY_WITH_TIMEOUT(!panel().table().isColumnHidden(LayoutTable::Holds), 120000);
        QCOMPARE(layoutWords(*chosen()), looked); // however it is ranked now
        QTRY_VERIFY(views.preview() && *views.preview()->plan == chosen()->plan);

        // Another order of the layouts that are shown.
        auto turned = std::make_shared<std::vector<FoundLayout>>();
        for (int row = rows() - 1; row >= 0; --row)
            turned->push_back(*panel().layoutAt(row));
        panel().setLayouts(turned);
        QCOMPARE(layoutWords(*chosen()), looked);
        QTRY_VERIFY(views.preview() && *views.preview()->plan == chosen()->plan);

        const Plan taken = *views.preview()->plan;
        m_window->findChild<SearchControl*>()->adoptPreview();
        QVERIFY(!views.preview());
        QVERIFY(document().plan()->layout == taken.layout);
        QCOMPARE(document().plan()->deviceOfRank, taken.deviceOfRank);
    }

    void constraintsAreKeptForTheProject()
    {
        bound(QStringLiteral("Tensor parallelism"), QStringLiteral("2,4"));
        Q_EMIT panel().constraints().edited();
        const QString path = document().store()->path();
        m_window->files().close();
        QTRY_VERIFY(panel().constraints().state().isEmpty());
        m_window->files().openPath(path);
        QTRY_VERIFY(document().isOpen());
        QVERIFY(panel().constraints().state().contains("2,4"));
        const QString part = QStringLiteral("search");
        QVERIFY(!m_settings->projectState(QDir::current().relativeFilePath(path), part).isEmpty());
        m_settings->setRecentFiles({});
        QVERIFY(m_settings->projectState(path, part).isEmpty());
    }

    void inspectorSaysWhatSettingsWouldChange()
    {
        m_window->panels().enter(Perspective::Plan);
        PlanInspector& inspector = *m_window->views().inspector;
        const auto caption = [&]() -> QLabel* {
            for (QLabel* label : inspector.findChildren<QLabel*>())
                if (label->accessibleName() == QStringLiteral("What other values of TP would change"))
                    return label;
            return nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(caption() && caption()->isEnabled(), 60000);
        QVERIFY2(caption()->text().contains(QStringLiteral("ms"))
                || caption()->text().contains(QStringLiteral(" s")),
            qPrintable(caption()->text()));
        const QString before = caption()->text();
        Plan plan = *document().plan();
        plan.layout.tp = 2;
        plan.layout.dp = 0;
        document().changePlan(plan, QStringLiteral("TP"));
        QVERIFY(!caption()->isEnabled()); // dimmed until the new ones are known
        QTRY_VERIFY_WITH_TIMEOUT(caption()->isEnabled() && caption()->text() != before, 60000);
    }

    void tornadoFollowsThePlanAndChangesIt()
    {
        panel().findChild<QTabWidget*>()->setCurrentIndex(1);
        SensitivityView& view = panel().sensitivity();
        QTRY_VERIFY_WITH_TIMEOUT(view.report() != nullptr, 60000);
        const auto first = view.report();
        const auto& changes = first->changes;
        const auto tp = std::ranges::find(changes, "TP 2", &SettingChange::label);
        QVERIFY(tp != changes.end());
        const DocumentState before = document().state();
        // Looking changes nothing.
        Q_EMIT view.looked(static_cast<int>(tp - changes.begin()));
        QTRY_VERIFY(m_window->views().preview() != nullptr);
        QCOMPARE(m_window->views().preview()->plan->layout.tp, 2);
        QVERIFY(document().state() == before);
        m_window->views().endPreview();
        QVERIFY(!m_window->views().preview());
        Q_EMIT view.applied(static_cast<int>(tp - changes.begin()), AdoptAs::ThisPlan);
        QCOMPARE(document().plan()->layout.tp, 2);
        QTRY_VERIFY_WITH_TIMEOUT(view.report() && view.report() != first, 60000);
        document().undoStack().undo();
        QVERIFY(document().state() == before);
    }
};

QTEST_MAIN(TestSearch)
#include "tst_search.moc"
