// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline in the window: compared with the plan before, with other plans, with a trace; what would
// shrink the step.
#include <algorithm>

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include "app/window/files/file_controller.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/views.h"
#include "core/schedule/chrome_trace.h"
#include "tests/gui/window_test.h"
#include "widgets/table_dialog.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/timeline/timeline_view.h"

using namespace rankloom;
using namespace rankloom::ui;

class TestTimelineCompare : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        setUp();
        waitForFigures();
    }
    void cleanup() { tearDown(); }

    void followsTheLastChange()
    {
        const auto first = view().timeline();
        choose(QStringLiteral("With the plan before the last change"));
        QVERIFY(!view().reference());
        changeSchedule(ScheduleKind::ZbH1);
        QCOMPARE(view().reference(), first);
        const auto second = view().timeline();
        QVERIFY(second != first);
        document().undoStack().undo();
        waitForFigures();
        QCOMPARE(view().reference(), second);
        choose(QStringLiteral("With nothing"));
        QVERIFY(!view().reference());
        changeSchedule(ScheduleKind::GPipe);
        QVERIFY(!view().reference());
    }

    void comparesWithAnotherPlan()
    {
        document().duplicateScenario();
        waitForFigures();
        changeSchedule(ScheduleKind::ZbH1);
        const QList<QAction*> plans = menuOf(QStringLiteral("With another plan"))->actions();
        QCOMPARE(plans.size(), 1);
        plans.front()->trigger();
        QTRY_VERIFY(view().reference());
        QVERIFY(view().reference()->makespan != view().timeline()->makespan);
        choose(QStringLiteral("Differences as a table"));
        QTRY_VERIFY(m_window->findChild<TableDialog*>());
        m_window->findChild<TableDialog*>()->close();
    }

    /// Our own trace comes back as what it was: nothing differs.
    void droppedTraceIsShownAbove()
    {
        QFile file(path("step.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writeChromeTrace(*view().timeline())));
        file.close();
        m_window->files().importPaths({path("step.json")});
        QTRY_VERIFY(view().reference());
        QCOMPARE(view().reference()->makespan, view().timeline()->makespan);
        QCOMPARE(view().reference()->lanes.size(), view().timeline()->lanes.size());
        for (std::size_t lane = 0; lane < view().timeline()->lanes.size(); ++lane)
            QCOMPARE(
                view().reference()->lanes[lane].slices.size(), view().timeline()->lanes[lane].slices.size());
        choose(QStringLiteral("Differences as a table"));
        QTRY_VERIFY(m_window->findChild<TableDialog*>());
        auto* dialog = m_window->findChild<TableDialog*>();
        const auto* cells = dialog->findChild<QTableView*>()->model();
        QVERIFY(cells->rowCount() > 5);
        for (int row = 0; row < cells->rowCount(); ++row)
            QCOMPARE(cells->index(row, 4).data(Qt::EditRole).toDouble(), 0.0);
        dialog->close();
    }

    void badTracesLeaveEverythingAsItWas()
    {
        QFile file(path("broken.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"traceEvents\": [{\"ph\": \"X\", \"name\": ");
        file.close();
        const auto before = document().project();
        m_window->files().importPaths({path("broken.json")});
        QTRY_VERIFY(m_window->jobs().isIdle());
        QVERIFY(!view().reference());
        QCOMPARE(document().project(), before);
    }

    void saysWhatWouldShrinkTheStep()
    {
        QTest::keyClick(&view(), Qt::Key_Return);
        TimelinePanel& panel = *m_window->views().timelinePanel;
        const QList<QToolButton*> buttons = panel.findChildren<QToolButton*>();
        for (QToolButton* button : buttons)
            if (button->text() == QStringLiteral("What would shrink the step?"))
                button->click();
        const auto answered = [&] {
            const QList<QLabel*> labels = panel.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](const QLabel* label) {
                return label->text().contains(QStringLiteral("10 % faster would save:"));
            });
        };
        QTRY_VERIFY(answered());
    }

private:
    TimelineView& view() { return *m_window->views().timeline; }
    void waitForFigures()
    {
        QTRY_VERIFY(document().trueFigures());
        QTRY_COMPARE(view().timeline(), document().figures()->evaluation->timeline);
    }
    void changeSchedule(ScheduleKind kind)
    {
        Plan after = *document().plan();
        after.schedule.kind = kind;
        document().changePlan(after, QStringLiteral("Change the schedule"));
        waitForFigures();
    }
    QAction* entry(const QString& text)
    {
        QMenu& menu = *m_window->views().timelinePanel->compareMenu();
        Q_EMIT menu.aboutToShow();
        const QList<QAction*> actions = menu.actions();
        for (QAction* action : actions)
            if (action->text().remove(u'&') == text)
                return action;
        return nullptr;
    }
    QMenu* menuOf(const QString& text) { return entry(text)->menu(); }
    void choose(const QString& text)
    {
        QAction* action = entry(text);
        QVERIFY2(action && action->isEnabled(), qPrintable(text));
        action->trigger();
    }
};

QTEST_MAIN(TestTimelineCompare)
#include "tst_timeline_compare.moc"
