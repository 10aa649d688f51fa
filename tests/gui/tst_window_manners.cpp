// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

#include "app/jobs/jobs_strip.h"
#include "app/window/files/file_controller.h"
#include "app/window/shell/actions.h"
#include "app/window/shell/dock_layout.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/step_figures.h"
#include "app/window/shell/views.h"
#include "core/evaluate/evaluate.h"
#include "tests/gui/window_test.h"
#include "widgets/board/board_view.h"
#include "widgets/mnemonic.h"
#include "widgets/search/search_panel.h"

using namespace rankloom;
using namespace rankloom::ui;

/// What holds for every menu and control of the window.
class TestWindowManners : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { setUp(); }
    void cleanupTestCase() { tearDown(); }

    /// Of a text in any language.
    void mnemonicsAreTakenAway_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("plain");
        QTest::newRow("letter") << QStringLiteral("Se&veral cells:") << QStringLiteral("Several cells:");
        QTest::newRow("brackets") << QStringLiteral("新建项目(&N)…") << QStringLiteral("新建项目…");
        QTest::newRow("ampersand") << QStringLiteral("R&&D (A&&B) &Cost") << QStringLiteral("R&D (A&B) Cost");
        QTest::newRow("none") << QStringLiteral("A (b)") << QStringLiteral("A (b)");
        QTest::newRow("end") << QStringLiteral("A&") << QStringLiteral("A");
    }
    void mnemonicsAreTakenAway()
    {
        QFETCH(QString, text);
        QFETCH(QString, plain);
        QCOMPARE(withoutMnemonic(text), plain);
    }

    /// Alt and a letter opens a menu, whatever panel is in front: no label or button of a panel takes it.
    void panelsHaveNoMnemonics()
    {
        const QList<QLabel*> labels = m_window->findChildren<QLabel*>();
        for (const QLabel* label : labels)
            if (label->buddy() && label->window() == m_window.get())
                QVERIFY2(QKeySequence::mnemonic(label->text()).isEmpty(), qPrintable(label->text()));
        const QList<QAbstractButton*> buttons = m_window->findChildren<QAbstractButton*>();
        for (const QAbstractButton* button : buttons)
            if (button->window() == m_window.get())
                QVERIFY2(QKeySequence::mnemonic(button->text()).isEmpty(), qPrintable(button->text()));
    }

    /// Ctrl+L on a laptop: rows of layouts are seen, not the constraints alone.
    void searchHasRoomForRows()
    {
        m_window->resize(1300, 730);
        test::settle();
        m_window->actionsOfMenus().searchLayouts->trigger();
        m_window->actionsOfMenus().resetLayout->trigger();
        test::settle();
        const QTableView& table = m_window->views().search->table();
        const QScrollArea* area = dock("dock.search")->findChild<QScrollArea*>();
        QVERIFY(area);
        QTRY_VERIFY2(area->verticalScrollBar()->maximum() == 0,
            qPrintable(QString::number(area->verticalScrollBar()->maximum())));
        QVERIFY2(table.viewport()->height() >= 4 * table.verticalHeader()->defaultSectionSize(),
            qPrintable(QString::number(table.viewport()->height())));
        QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    }

    /// A message or a job comes and goes over the lower edge of the views: nothing in them moves for it.
    void theViewsStayForMessages()
    {
        m_window->panels().enter(Perspective::Plan);
        m_window->resize(1400, 900);
        test::settle();
        const BoardView* board = m_window->views().board;
        const QRect before = board->geometry();
        auto* jobs = m_window->findChild<JobsStrip*>();
        QVERIFY(jobs);
        m_window->messages().showNote(QStringLiteral("Something worth knowing."));
        jobs->setMinimumWidth(200);
        jobs->show();
        test::settle();
        QCOMPARE(board->geometry(), before);
        QVERIFY(m_window->messages().isVisible());
        QVERIFY(place(m_window->panels()).contains(place(m_window->messages())));
        QCOMPARE(place(m_window->messages()).bottom(), place(m_window->panels()).bottom());
        // The buttons below found layouts and placements are not covered.
        for (const Perspective withButtons : {Perspective::Search, Perspective::Experts}) {
            m_window->panels().enter(withButtons);
            test::settle();
            QVERIFY(!place(m_window->panels()).intersects(place(m_window->messages())));
        }
        m_window->panels().enter(Perspective::Plan);
        m_window->messages().hide();
        jobs->setMinimumWidth(0);
        jobs->hide();
        test::settle();
        QCOMPARE(board->geometry(), before);
    }

    /// What stands behind a figure does not slide when that gets wider or narrower.
    void figuresKeepTheirPlaces()
    {
        auto figures = std::make_unique<StepFigures>();
        figures->show();
        const PlanDocument sample = test::samplePlan();
        Result<Evaluation> evaluation = evaluate(sample.project, sample.plan, {});
        QVERIFY(evaluation.has_value() && evaluation->valid);
        const auto shown = [&](double seconds) {
            auto one = std::make_shared<Evaluation>(*evaluation);
            one->time.step = Seconds {seconds};
            figures->setEvaluation(one, StepFigures::Freshness::True);
            QCoreApplication::processEvents();
            QList<int> places;
            const QList<QLabel*> labels = figures->findChildren<QLabel*>();
            for (const QLabel* label : labels)
                places << label->x();
            return places;
        };
        const QList<int> narrow = shown(2);
        const QList<int> wide = shown(1.234); // with its change
        QVERIFY(wide != narrow);
        QCOMPARE(shown(1.234), wide);
        QCOMPARE(shown(2), wide);
        figures.reset();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void mnemonicsAreUnique()
    {
        const QList<QMenu*> menus = m_window->menuBar()->findChildren<QMenu*>();
        for (const QMenu* menu : menus) {
            QString seen;
            const QList<QAction*> actions = menu->actions();
            for (const QAction* action : actions) {
                const qsizetype at = action->text().indexOf(QLatin1Char('&'));
                if (at < 0 || menu == m_window->actionsOfMenus().docksMenu)
                    continue;
                const QChar key = action->text()[at + 1].toLower();
                QVERIFY2(!seen.contains(key), qPrintable(menu->title() + QLatin1Char(' ') + action->text()));
                seen += key;
            }
        }
    }

    void everyFocusableControlHasAName()
    {
        const QList<QWidget*> widgets = m_window->findChildren<QWidget*>();
        for (const QWidget* widget : widgets) {
            // Parts that Qt makes inside its own widgets are named by those.
            if (widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith(QLatin1String("qt_"))
                || widget->inherits("QTabBar") || widget->inherits("QAbstractScrollArea")
                || widget->inherits("QMenu") || widget->inherits("QHeaderView")
                || (widget->focusProxy() && widget->focusProxy() != widget))
                continue;
            QAccessibleInterface* interface =
                QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
            QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(),
                qPrintable(QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ')
                    + widget->objectName() + QStringLiteral(" in ")
                    + (widget->parentWidget()
                            ? QString::fromLatin1(widget->parentWidget()->metaObject()->className())
                            : QString())));
        }
    }

private:
    [[nodiscard]] QDockWidget* dock(const char* name) const
    {
        return m_window->findChild<QDockWidget*>(QString::fromLatin1(name));
    }
};

QTEST_MAIN(TestWindowManners)
#include "tst_window_manners.moc"
