// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The plans of a project in the window: notes, order, which are compared, and the talk about them.
#include <QAction>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

#include "app/window/controls/comparison_control.h"
#include "app/window/files/file_controller.h"
#include "app/window/panels/scenario_list.h"
#include "app/window/panels/scenario_panel.h"
#include "app/window/shell/actions.h"
#include "app/window/shell/dock_layout.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/presenter.h"
#include "app/window/shell/views.h"
#include "db/project_file.h"
#include "tests/gui/window_test.h"
#include "widgets/comparison/comparison_panel.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/presentation/presentation_view.h"

using namespace rankloom;
using namespace rankloom::ui;

class TestScenarios : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { setUp(); }

    void cleanup() { tearDown(); }

    void notesAreCommandsAndStored()
    {
        QPlainTextEdit& note = m_window->scenarios().note();
        QVERIFY(note.isEnabled());
        const int commands = document().undoStack().count();
        note.setPlainText(QStringLiteral("first line\nsecond"));
        QTRY_COMPARE(document().undoStack().count(), commands + 1);
        QCOMPARE(document().state().currentScenario()->note, std::string("first line\nsecond"));
        document().undoStack().undo();
        QVERIFY(note.toPlainText().isEmpty());
        document().undoStack().redo();
        QCOMPARE(note.toPlainText(), QStringLiteral("first line\nsecond"));
        // What is not kept yet when another plan is shown stays with its own.
        add(2);
        QVERIFY(note.toPlainText().isEmpty()); // it was written about the other one
        note.setPlainText(QStringLiteral("on the copy"));
        document().switchScenario(1);
        QTRY_COMPARE(document().state().scenario(2)->note, std::string("on the copy"));
        QCOMPARE(document().state().scenario(1)->note, std::string("first line\nsecond"));
        QVERIFY(document().store()->drain().has_value());
        const auto stored = readScenarios();
        QCOMPARE(stored[1].note, std::string("on the copy"));
        // Closing right after the last key loses nothing.
        note.setPlainText(QStringLiteral("first line\nsecond, and a last word"));
        document().close();
        const auto file =
            db::ProjectFile::open(path("sample.rankloom").toStdString(), db::OpenMode::ReadOnly);
        QCOMPARE(file->loadScenarios()->front().note, std::string("first line\nsecond, and a last word"));
    }

    void plansAreRenamedAndDeletedFromTheMenu()
    {
        add(2);
        m_window->actionsOfMenus().renamePlan->trigger();
        auto* editor = m_window->scenarios().list().findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->setText(QStringLiteral("Mine"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(document().state().currentScenario()->name, std::string("Mine"));
        m_window->actionsOfMenus().deletePlan->trigger();
        QCOMPARE(document().state().scenarios.size(), std::size_t {1});
        m_window->actionsOfMenus().deletePlan->trigger(); // the last one stays
        QCOMPARE(document().state().scenarios.size(), std::size_t {1});
    }

    void orderIsMovedByKeysAndStored()
    {
        add(2);
        add(8);
        ScenarioList& list = m_window->scenarios().list();
        QCOMPARE(list.count(), 3);
        QCOMPARE(list.currentRow(), 2);
        QTest::keyClick(&list, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(list.currentRow(), 1);
        QTest::keyClick(&list, Qt::Key_Up, Qt::AltModifier);
        QTest::keyClick(&list, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(list.currentRow(), 0);
        QVERIFY(document().store()->drain().has_value());
        QCOMPARE(readScenarios().front().id, document().state().current);
        document().undoStack().undo();
        document().undoStack().undo();
        QCOMPARE(list.currentRow(), 2);
        QVERIFY(document().store()->drain().has_value());
        QCOMPARE(readScenarios().back().id, document().state().current);
    }

    void checkedPlansAreCompared()
    {
        ComparisonControl& control = *m_window->views().comparisonControl;
        m_window->actionsOfMenus().comparePlans->trigger();
        QVERIFY(!control.data()); // one plan: nothing to compare
        add(2);
        QTRY_VERIFY(control.data());
        QCOMPARE(control.data()->count(), 2);
        QTRY_VERIFY(!view().isStale());
        for (const int tp : {8, 1, 2, 4, 8})
            add(tp);
        QTRY_COMPARE(control.data()->count(), 6);
        QListWidgetItem* seventh = m_window->scenarios().list().item(6);
        QCOMPARE(seventh->checkState(), Qt::Unchecked);
        seventh->setCheckState(Qt::Checked);
        QTRY_VERIFY(m_window->messages().text().contains(QStringLiteral("Six")));
        QTRY_COMPARE(m_window->scenarios().list().item(6)->checkState(), Qt::Unchecked);
        m_window->scenarios().list().item(0)->setCheckState(Qt::Unchecked);
        QTRY_COMPARE(control.data()->count(), 5);
        m_window->scenarios().list().item(6)->setCheckState(Qt::Checked);
        QTRY_COMPARE(control.data()->count(), 6);
        QVERIFY(!control.isCompared(1));
    }

    void theBaselineIsChosenAndFollowsThePlans()
    {
        ComparisonControl& control = *m_window->views().comparisonControl;
        m_window->actionsOfMenus().comparePlans->trigger();
        add(2);
        QTRY_VERIFY(control.data());
        QCOMPARE(control.data()->comparison.baseline, 0);
        Q_EMIT view().baselineRequested(1);
        QTRY_COMPARE(control.data()->comparison.baseline, 1);
        document().moveScenario(2, 0);
        QTRY_COMPARE(control.data()->comparison.baseline, 0);
        QCOMPARE(control.data()->plans[0].plan->layout.tp, 2);
        document().removeScenario(2);
        QVERIFY(!control.data());
    }

    void changesAreComparedAnew()
    {
        ComparisonControl& control = *m_window->views().comparisonControl;
        m_window->actionsOfMenus().comparePlans->trigger();
        add(2);
        QTRY_VERIFY(control.data() && !view().isStale());
        const auto first = control.data();
        setTp(8);
        QVERIFY(view().isStale()); // the last figures stay, dimmed
        QCOMPARE(view().data(), first);
        QTRY_VERIFY(!view().isStale());
        QCOMPARE(control.data()->plans[1].plan->layout.tp, 8);
        // The one that did not change was not evaluated again.
        QCOMPARE(control.data()->plans[0].evaluation.timeline, first->plans[0].evaluation.timeline);
        // Nobody looks: nothing is computed.
        m_window->panels().enter(Perspective::Plan);
        QCoreApplication::processEvents(); // it is told in the queue
        QVERIFY(!isSeen());
        setTp(2);
        waitForFigures();
        QCOMPARE(control.data()->plans[1].plan->layout.tp, 8);
        m_window->actionsOfMenus().comparePlans->trigger();
        QTRY_COMPARE(control.data()->plans[1].plan->layout.tp, 2);
    }

    void aDifferenceLeadsToItsSetting()
    {
        m_window->actionsOfMenus().comparePlans->trigger();
        add(2);
        QTRY_VERIFY(view().data());
        Q_EMIT view().fieldRequested(QStringLiteral("/layout/tp"));
        const auto* setting = m_window->findChild<QWidget*>(QStringLiteral("/layout/tp"));
        QVERIFY(setting);
        const QWidget* focus = m_window->focusWidget();
        QVERIFY(focus && (focus == setting || setting->isAncestorOf(focus)));
    }

    void theTalkBeginsAndEnds()
    {
        m_window->actionsOfMenus().present->trigger();
        QVERIFY(m_window->presenter());
        QVERIFY(m_window->presenter()->isFullScreen());
        QVERIFY(m_window->presenter()->view().description().startsWith(QStringLiteral("Nothing")));
        QTest::keyClick(&m_window->presenter()->view(), Qt::Key_Escape);
        QTRY_VERIFY(!m_window->presenter());
        add(2);
        document().noteScenario(1, QStringLiteral("Tell them about May."));
        QVERIFY(!isSeen());
        m_window->actionsOfMenus().present->trigger();
        Presenter& talk = *m_window->presenter();
        QTRY_VERIFY(!talk.view().description().startsWith(QStringLiteral("Nothing")));
        m_window->actionsOfMenus().present->trigger();
        QCOMPARE(m_window->presenter(), &talk);
        QVERIFY(!talk.notes().isVisible());
        QTest::keyClick(&talk.view(), Qt::Key_N);
        QVERIFY(talk.notes().isVisible());
        QVERIFY(talk.notes().toPlainText().contains(QStringLiteral("Tell them about May.")));
        QTest::keyClick(&talk.view(), Qt::Key_PageDown);
        QVERIFY(talk.notes().toPlainText().contains(QStringLiteral("Memory"))); // what comes next
        QTest::keyClick(&talk.view(), Qt::Key_Escape);
        QTRY_VERIFY(!m_window->presenter());
    }

    /// A talk is of the plans that are compared: the one on screen has no page where it is none of them, and
    /// none about a compression that it does not have.
    void aTalkTellsOfItsPlansAlone()
    {
        const auto compress = [this](bool on) {
            Plan plan = *document().plan();
            plan.communication.compression.kind = on ? CompressionKind::PowerSgd : CompressionKind::None;
            plan.communication.compression.dataParallel = on;
            document().changePlan(plan, QStringLiteral("Compress"));
            waitForFigures();
        };
        add(2);
        add(8);
        compress(true);
        const auto hasPage = [this] {
            const Presenter* talk = m_window->presenter();
            bool found = false;
            for (int page = 0; page < talk->view().pages(); ++page) {
                talk->view().setPage(page);
                found = found || talk->view().description().contains(QStringLiteral("Compression of"));
            }
            return found;
        };
        m_window->actionsOfMenus().present->trigger();
        QTRY_VERIFY(hasPage());
        m_window->views().comparisonControl->leaveOut(document().state().current);
        QTRY_VERIFY(!hasPage());
        QVERIFY(m_window->presenter()->view().pages() > 4); // of the two others
        QVERIFY(m_window->views().comparisonControl->compare(document().state().current));
        QTRY_VERIFY(hasPage());
        compress(false);
        QTRY_VERIFY(!hasPage());
        QTest::keyClick(&m_window->presenter()->view(), Qt::Key_Escape);
        QTRY_VERIFY(!m_window->presenter());
    }

private:
    ComparisonView& view() { return m_window->views().comparison->view(); }
    /// A panel behind another tab counts as visible.
    bool isSeen() { return !m_window->views().comparison->visibleRegion().isEmpty(); }
    void setTp(int tp)
    {
        Plan plan = *document().plan();
        plan.layout.tp = tp;
        document().changePlan(plan, QStringLiteral("Set TP"));
    }
    /// Another plan, which is shown.
    void add(int tp)
    {
        document().duplicateScenario();
        setTp(tp);
        waitForFigures();
    }
    [[nodiscard]] std::vector<Scenario> readScenarios()
    {
        const auto file =
            db::ProjectFile::open(document().store()->path().toStdString(), db::OpenMode::ReadOnly);
        return file->loadScenarios().value();
    }
};

QTEST_MAIN(TestScenarios)
#include "tst_scenarios.moc"
