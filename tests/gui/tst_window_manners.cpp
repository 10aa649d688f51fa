// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
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
#include <QStandardPaths>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/jobs/jobs_strip.h"
#include "app/settings/settings.h"
#include "app/window/files/file_controller.h"
#include "app/window/shell/actions.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/status_figures.h"
#include "app/window/shell/views.h"
#include "core/evaluate/evaluate.h"
#include "tests/gui/gui_sample.h"
#include "widgets/board/board_view.h"
#include "widgets/mnemonic.h"
#include "widgets/search/search_panel.h"

using namespace rankloom;
using namespace rankloom::ui;

/// What holds for every menu and control of the window.
class TestWindowManners : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        m_settings = std::make_unique<Settings>(m_folder.filePath(QStringLiteral("settings.ini")));
        m_window = std::make_unique<MainWindow>(*m_settings, evaluate);
        m_window->show();
        const QString path = m_folder.filePath(QStringLiteral("sample.rankloom"));
        const PlanDocument sample = test::samplePlan();
        QVERIFY(db::ProjectFile::create(path.toStdString(), sample.project, sample.plan).has_value());
        m_window->files().openPath(path);
        QTRY_VERIFY(m_window->document().isOpen());
    }

    /// Of a laptop, beside whatever else is on it.
    void fitsASmallScreen()
    {
        const QSize least = m_window->minimumSizeHint();
        constexpr int kTitleBar = 36; // of the window, outside of it
        QString told = QStringLiteral("%1 x %2:").arg(least.width()).arg(least.height());
        const QList<QDockWidget*> docks = m_window->findChildren<QDockWidget*>();
        for (const QDockWidget* one : docks)
            told += QStringLiteral(" %1 %2 x %3")
                        .arg(one->objectName())
                        .arg(one->minimumSizeHint().width())
                        .arg(one->minimumSizeHint().height());
        QVERIFY2(least.width() <= 1280 && least.height() <= 768 - kTitleBar, qPrintable(told));
    }

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

    /// Every tab of the first arrangement is seen, on a small screen as well; none is behind arrows.
    void allTabsAreSeen_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("large") << QSize(1600, 1000);
        QTest::newRow("laptop") << QSize(1300, 730);
    }
    void allTabsAreSeen()
    {
        QFETCH(QSize, size);
        m_window->resize(size);
        QTest::qWait(50);
        m_window->actionsOfMenus().resetLayout->trigger();
        QTest::qWait(50);
        const QList<QTabBar*> bars = m_window->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly);
        QVERIFY(bars.size() >= 4);
        for (const QTabBar* bar : bars)
            for (int tab = 0; bar->isVisible() && tab < bar->count(); ++tab)
                QVERIFY2(bar->rect().contains(bar->tabRect(tab)),
                    qPrintable(QStringLiteral("%1: %2 of %3")
                                   .arg(bar->tabText(tab))
                                   .arg(bar->tabRect(tab).right())
                                   .arg(bar->width())));
    }

    /// A larger window is more room for the timeline too, not only for the board; and back again.
    void theLowerRowKeepsItsShare()
    {
        const auto* timeline = m_window->findChild<QDockWidget*>(QStringLiteral("dock.timeline"));
        QVERIFY(timeline);
        m_window->resize(1400, 800);
        QCoreApplication::processEvents();
        const auto share = [&] { return static_cast<double>(timeline->height()) / m_window->height(); };
        const double before = share();
        QVERIFY2(before > 0.2 && before < 0.6, qPrintable(QString::number(before)));
        for (const int height : {1100, 1300, 900, 800}) {
            m_window->resize(1400, height);
            QTRY_VERIFY2(std::abs(share() - before) < 0.02, qPrintable(QString::number(share())));
        }
    }

    /// Ctrl+L on a laptop: rows of layouts are seen, not the constraints alone.
    void searchHasRoomForRows()
    {
        m_window->resize(1300, 730);
        QTest::qWait(50);
        m_window->actionsOfMenus().resetLayout->trigger();
        m_window->actionsOfMenus().searchLayouts->trigger();
        QTest::qWait(50);
        const QTableView& table = m_window->views().search->table();
        const QScrollArea* area = dock("dock.search")->findChild<QScrollArea*>();
        QVERIFY(area);
        QTRY_VERIFY2(area->verticalScrollBar()->maximum() == 0,
            qPrintable(QString::number(area->verticalScrollBar()->maximum())));
        QVERIFY2(table.viewport()->height() >= 4 * table.verticalHeader()->defaultSectionSize(),
            qPrintable(QString::number(table.viewport()->height())));
        QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    }

    /// What was taken to read in is given back when another panel comes to the front.
    void theLowerRowIsAsHighAsBefore()
    {
        m_window->resize(1400, 900);
        QTest::qWait(50);
        m_window->actionsOfMenus().resetLayout->trigger();
        QTest::qWait(50);
        const QDockWidget* timeline = dock("dock.timeline");
        const int before = timeline->height();
        m_window->actionsOfMenus().comparePlans->trigger();
        QTRY_VERIFY(dock("dock.comparison")->height() > before + 100);
        m_window->actionsOfMenus().searchLayouts->trigger();
        QTRY_VERIFY(isSeen("dock.search") && dock("dock.search")->height() <= before + 100);
        dock("dock.timeline")->raise();
        QTRY_VERIFY2(std::abs(timeline->height() - before) <= 2,
            qPrintable(QStringLiteral("%1, before %2").arg(timeline->height()).arg(before)));
        // Where the person chose another height since, that one stays.
        m_window->actionsOfMenus().comparePlans->trigger();
        QTRY_VERIFY(dock("dock.comparison")->height() > before + 100);
        m_window->resizeDocks({dock("dock.comparison")}, {before + 60}, Qt::Vertical);
        QTest::qWait(50);
        const int chosen = dock("dock.comparison")->height();
        dock("dock.timeline")->raise();
        QTest::qWait(50);
        QVERIFY2(std::abs(timeline->height() - chosen) <= 2, qPrintable(QString::number(timeline->height())));
    }

    /// A message or a job comes and goes over the legend of the board: no tile moves for it.
    void theBoardStaysForMessages()
    {
        m_window->resize(1400, 900);
        QTest::qWait(50);
        const BoardView* board = m_window->views().board;
        const QRect before = board->geometry();
        auto* jobs = m_window->findChild<JobsStrip*>();
        QVERIFY(jobs);
        m_window->messages().showNote(QStringLiteral("Something worth knowing."));
        jobs->setMinimumHeight(24);
        jobs->show();
        QTest::qWait(50);
        QCOMPARE(board->geometry(), before);
        const auto place = [this](const QWidget& widget) {
            return QRect(widget.mapTo(m_window.get(), QPoint()), widget.size());
        };
        QVERIFY(m_window->messages().isVisible());
        QVERIFY(place(*board).contains(place(m_window->messages())));
        QCOMPARE(place(*jobs).bottom(), place(*board).bottom());
        QCOMPARE(place(*jobs).width(), place(*board).width());
        // A panel that fills the window keeps its lower edge free: it makes room.
        m_window->actionsOfMenus().maximisePanel->trigger();
        QTest::qWait(50);
        const auto* stage = m_window->findChild<QWidget*>(QStringLiteral("panelStage"));
        if (stage && stage->isVisible())
            QVERIFY(!place(*stage).intersects(place(m_window->messages())));
        m_window->actionsOfMenus().maximisePanel->trigger();
        QTest::qWait(50);
        m_window->messages().hide();
        jobs->setMinimumHeight(0);
        jobs->hide();
        QTest::qWait(50);
        QCOMPARE(board->geometry(), before);
    }

    /// What stands behind a figure does not slide when that gets wider or narrower.
    void figuresKeepTheirPlaces()
    {
        auto figures = std::make_unique<StatusFigures>();
        figures->show();
        const PlanDocument sample = test::samplePlan();
        Result<Evaluation> evaluation = evaluate(sample.project, sample.plan, {});
        QVERIFY(evaluation.has_value() && evaluation->valid);
        const auto shown = [&](double seconds) {
            auto one = std::make_shared<Evaluation>(*evaluation);
            one->time.step = Seconds {seconds};
            figures->setEvaluation(one, StatusFigures::Freshness::True);
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

    /// An entry of a panel brings it to the front with the keyboard, however often it is chosen.
    void panelEntriesShowAndNeverClose()
    {
        m_window->actionsOfMenus().resetLayout->trigger();
        m_window->activateWindow();
        QAction* showsSearch = nullptr;
        const QList<QAction*> entries = m_window->actionsOfMenus().docksMenu->actions();
        for (QAction* entry : entries) {
            QVERIFY2(!entry->isCheckable(), qPrintable(entry->text()));
            if (entry->text() == QLatin1String("Search"))
                showsSearch = entry;
        }
        QVERIFY(showsSearch);
        QCOMPARE(showsSearch->shortcut(), QKeySequence(QStringLiteral("Alt+4")));
        QVERIFY(!isSeen("dock.search"));
        for (int i = 0; i < 2; ++i) {
            showsSearch->trigger();
            QVERIFY(isSeen("dock.search"));
            QVERIFY(dock("dock.search")->isAncestorOf(QApplication::focusWidget()));
        }
        dock("dock.links")->close();
        for (QAction* entry : entries)
            if (entry->text() == QLatin1String("Links"))
                entry->trigger();
        QVERIFY(isSeen("dock.links"));
        m_window->actionsOfMenus().closePanel->trigger(); // the one with the keyboard
        QVERIFY(dock("dock.links")->isHidden());
        QVERIFY(m_window->views().board->hasFocus());
        QVERIFY(!m_window->actionsOfMenus().closePanel->isEnabled());
    }

    void nothingBehindATabTakesTheKeyboard()
    {
        m_window->actionsOfMenus().resetLayout->trigger();
        m_window->activateWindow();
        m_window->views().board->setFocus();
        QCoreApplication::processEvents();
        int stops = 0;
        for (; stops < 300; ++stops) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            const QWidget* now = QApplication::focusWidget();
            QVERIFY(now);
            if (now == m_window->views().board)
                break;
            for (const QDockWidget* panel : m_window->findChildren<QDockWidget*>())
                if (panel->isAncestorOf(now))
                    QVERIFY2(isSeen(qPrintable(panel->objectName())), qPrintable(panel->objectName()));
        }
        QVERIFY(stops > 20 && stops < 300);
        QVERIFY(!dock("dock.search")->widget()->isVisible());
        dock("dock.search")->raise();
        QVERIFY(dock("dock.search")->widget()->isVisible());
        QTRY_VERIFY(!dock("dock.timeline")->widget()->isVisible());
    }

    /// F6 comes through every panel on screen once, and back to where it began.
    void keysWalkThePanels()
    {
        m_window->actionsOfMenus().resetLayout->trigger();
        m_window->activateWindow();
        QCoreApplication::processEvents();
        m_window->views().board->setFocus();
        QStringList there;
        for (int i = 0; i < 7; ++i) {
            m_window->actionsOfMenus().nextPanel->trigger();
            there << panelWithKeyboard();
        }
        QCOMPARE(there,
            QStringList({QStringLiteral("dock.memory"), QStringLiteral("dock.affinity"),
                QStringLiteral("dock.timeline"), QStringLiteral("dock.diagnoses"),
                QStringLiteral("dock.plan"), QStringLiteral("dock.scenarios"), QStringLiteral("board")}));
        m_window->actionsOfMenus().previousPanel->trigger();
        QCOMPARE(panelWithKeyboard(), QStringLiteral("dock.scenarios"));
        QCOMPARE(m_window->actionsOfMenus().nextPanel->shortcut(), QKeySequence(Qt::Key_F6));
    }

    /// One panel alone; then everything to the pixel where it was.
    void aPanelAloneAndBack()
    {
        m_window->actionsOfMenus().resetLayout->trigger();
        m_window->resizeDocks({dock("dock.timeline")}, {300}, Qt::Vertical);
        m_window->activateWindow();
        QTest::qWait(50);
        const auto arrangement = [this] {
            QStringList places;
            for (const QDockWidget* panel : m_window->findChildren<QDockWidget*>()) {
                // Where one behind a tab waits outside of the window is nothing that anybody sees.
                const bool seen = panel->isVisible() && panel->geometry().right() >= 0;
                const QRect at = seen ? panel->geometry() : QRect();
                places << QStringLiteral("%1 %2 %3 %4 %5 %6")
                              .arg(panel->objectName())
                              .arg(panel->isVisible())
                              .arg(at.x())
                              .arg(at.y())
                              .arg(at.width())
                              .arg(at.height());
            }
            places.sort();
            return places;
        };
        const QStringList before = arrangement();
        QAction* maximise = m_window->actionsOfMenus().maximisePanel;
        for (const char* name : {"dock.timeline", "dock.memory", "dock.search", "board"}) {
            QWidget* content = m_window->views().board;
            if (const QDockWidget* panel = dock(name)) {
                content = panel->widget();
                showPanel(name);
            } else {
                content->setFocus();
            }
            QTest::qWait(50);
            const QStringList mine = arrangement();
            maximise->trigger();
            QVERIFY(maximise->isChecked());
            QTest::qWait(50);
            QVERIFY(content->isVisible());
            QVERIFY2(content->width() > m_window->width() * 9 / 10, name);
            QVERIFY2(content->height() > m_window->height() * 7 / 10, name);
            QVERIFY(
                content == QApplication::focusWidget() || content->isAncestorOf(QApplication::focusWidget()));
            maximise->trigger();
            QVERIFY(!maximise->isChecked());
            QTest::qWait(50);
            QCOMPARE(arrangement(), mine);
            QCOMPARE(panelWithKeyboard(), QString::fromLatin1(name));
        }
        showPanel("dock.timeline");
        QTest::qWait(50);
        QCOMPARE(arrangement(), before);
        // A double click on the tab does the same, and showing another panel ends it.
        QTabBar* bar = nullptr;
        for (QTabBar* candidate : m_window->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
            if (candidate->isVisible() && candidate->tabText(0) == QLatin1String("Timeline"))
                bar = candidate;
        QVERIFY(bar);
        QCOMPARE(bar->elideMode(), Qt::ElideNone);
        Q_EMIT bar->tabBarDoubleClicked(0);
        QVERIFY(maximise->isChecked());
        QVERIFY(!dock("dock.memory")->isVisible());
        showPanel("dock.memory");
        QVERIFY(!maximise->isChecked());
        QTest::qWait(50);
        QCOMPARE(arrangement(), before);
        // A double click on a title.
        QTest::mouseDClick(dock("dock.memory"), Qt::LeftButton, {}, {20, 5});
        QVERIFY(maximise->isChecked());
        m_window->close();
        m_window->show();
    }

private:
    [[nodiscard]] QDockWidget* dock(const char* name) const
    {
        return m_window->findChild<QDockWidget*>(QString::fromLatin1(name));
    }
    [[nodiscard]] bool isSeen(const char* name) const
    {
        return dock(name)->geometry().right() >= 0 && dock(name)->widget()->isVisible();
    }
    void showPanel(const char* name) const
    {
        m_window->findChild<QAction*>(QStringLiteral("show.") + QString::fromLatin1(name))->trigger();
    }
    [[nodiscard]] QString panelWithKeyboard() const
    {
        const QWidget* focus = QApplication::focusWidget();
        for (const QDockWidget* panel : m_window->findChildren<QDockWidget*>())
            if (panel->isAncestorOf(focus))
                return panel->objectName();
        return focus == m_window->views().board ? QStringLiteral("board") : QString();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestWindowManners)
#include "tst_window_manners.moc"
