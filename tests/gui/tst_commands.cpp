// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <memory>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMap>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>

#include "app/jobs/jobs_strip.h"
#include "app/settings/settings.h"
#include "app/window/files/file_controller.h"
#include "app/window/shell/actions.h"
#include "app/window/shell/command_palette.h"
#include "app/window/shell/key_sheet.h"
#include "app/window/shell/keys.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/views.h"
#include "tests/gui/window_test.h"
#include "widgets/board/board_view.h"
#include "widgets/inspector/plan_inspector.h"
#include "widgets/timeline/timeline_view.h"

using namespace rankloom;
using namespace rankloom::ui;

/// Commands by words and keys, and the size of all texts.
class TestCommands : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void paletteRunsCommands();
    void paletteOffersWhatTheViewsDo();
    void paletteKnowsInitials();
    void noKeyIsTakenTwice();
    void noTwoEnabledActionsShareAKey();
    void sheetNamesAllKeys();
    void chosenKeysAreKept();
    void keysOfOthersAreRefused();
    void timeLeftIsSteady();
    void textSizeIsForAllTextsAndKept();
    void undoInATextFieldIsThePlansAfterReturn();

private:
    [[nodiscard]] QStringList offered(const QString& words);
};

void TestCommands::init() { setUp(); }

void TestCommands::cleanup() { tearDown(); }

void TestCommands::paletteRunsCommands()
{
    m_window->actionsOfMenus().palette->trigger();
    auto* palette = m_window->findChild<CommandPalette*>();
    QVERIFY(palette->isVisible());
    auto* edit = palette->findChild<QLineEdit*>();
    QTest::keyClicks(edit, QStringLiteral("plan dupl"));
    QTest::keyClick(edit, Qt::Key_Return);
    QVERIFY(!palette->isVisible());
    QCOMPARE(document().state().scenarios.size(), 2U);
}

QStringList TestCommands::offered(const QString& words)
{
    m_window->actionsOfMenus().palette->trigger();
    auto* palette = m_window->findChild<CommandPalette*>();
    palette->findChild<QLineEdit*>()->setText(words);
    const auto* list = palette->findChild<QListView*>();
    QStringList rows;
    for (int row = 0; row < list->model()->rowCount(); ++row)
        rows << list->model()->index(row, 0).data().toString();
    return rows;
}

void TestCommands::paletteOffersWhatTheViewsDo()
{
    m_window->activateWindow();
    for (const char* words : {"timeline critical path", "memory calibrate", "timeline bookmark set",
             "board colour by headroom", "board lock", "board broken", "timeline fit all", "links slowest",
             "timeline compare kept", "board place all"})
        QVERIFY2(!offered(QString::fromLatin1(words)).isEmpty(), words);
    QVERIFY(offered(QStringLiteral("timeline critical path")).constFirst().endsWith(QStringLiteral("    C")));
    // What is not possible now is not offered: nothing is selected, there is no bookmark.
    QVERIFY(offered(QStringLiteral("zoom selection")).isEmpty());
    QVERIFY(offered(QStringLiteral("bookmarks remove")).isEmpty());
    const auto* palette = m_window->findChild<CommandPalette*>();
    auto* edit = palette->findChild<QLineEdit*>();
    const auto* nothing = palette->findChild<QLabel*>(QStringLiteral("nothingFound"));
    QVERIFY(nothing->isVisible() && !nothing->text().isEmpty());
    QTest::keyClick(edit, Qt::Key_Return);
    QVERIFY(palette->isVisible());
    // What is run there brings its panel to the front, with the keyboard.
    m_window->findChild<QAction*>(QStringLiteral("show.dock.links"))->trigger();
    QTRY_VERIFY(!m_window->views().timeline->isVisible());
    QVERIFY(!m_window->views().timeline->isCriticalPathShown());
    (void)offered(QStringLiteral("timeline critical path"));
    QVERIFY(!nothing->isVisible());
    QTest::keyClick(edit, Qt::Key_Return);
    QVERIFY(!palette->isVisible());
    QVERIFY(m_window->views().timeline->isVisible());
    QVERIFY(m_window->views().timeline->hasFocus());
    QVERIFY(m_window->views().timeline->isCriticalPathShown());
    // Escape gives the keyboard back.
    (void)offered(QStringLiteral("board"));
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY(m_window->views().timeline->hasFocus());
}

void TestCommands::paletteKnowsInitials()
{
    m_window->activateWindow();
    const QStringList found = offered(QStringLiteral("cp"));
    const auto isPath = [](const QString& row) { return row.contains(QStringLiteral("Critical path")); };
    QVERIFY(std::ranges::any_of(found, isPath));
    // Beside whole words as well, in any order and case.
    QVERIFY(isPath(offered(QStringLiteral("timeline cp")).value(0)));
    QVERIFY(isPath(offered(QStringLiteral("CP timeline")).value(0)));
    // Words come before initials: nothing is moved behind them.
    const QStringList plans = offered(QStringLiteral("plan"));
    QVERIFY(!plans.isEmpty() && plans.constFirst().contains(QStringLiteral("plan"), Qt::CaseInsensitive));
    QVERIFY(offered(QStringLiteral("zqx")).isEmpty());
    QVERIFY(offered({}).size() > found.size());
}

void TestCommands::noKeyIsTakenTwice()
{
    const std::vector<Keys::Command>& all = m_window->keys().commands();
    QVERIFY(all.size() > 80);
    for (const Keys::Command& command : all)
        for (const QKeySequence& keys : command.keys()) {
            const Qt::KeyboardModifiers desktop = Qt::ControlModifier | Qt::AltModifier;
            QVERIFY2((keys[0].keyboardModifiers() & desktop) != desktop, qPrintable(command.id));
            for (const Keys::Command& other : all)
                QVERIFY2(!command.competesWith(other) || !other.keys().contains(keys),
                    qPrintable(command.id + u' ' + other.id + u' ' + keys.toString()));
        }
}

/// Files that were open lately are in a menu, too: in no perspective takes one the key of a panel.
void TestCommands::noTwoEnabledActionsShareAKey()
{
    for (int i = 0; i < 9; ++i) {
        QFile file(path(qPrintable(QStringLiteral("recent-%1.rankloom").arg(i))));
        QVERIFY(file.open(QIODevice::WriteOnly));
        m_settings->setRecentFiles(m_settings->recentFiles() << file.fileName());
    }
    m_window->close();
    makeWindow({1400, 900});
    openSample();
    QVERIFY(m_settings->recentFiles().size() > 9);
    const auto everywhere = [](const QAction& action) {
        return action.shortcutContext() == Qt::WindowShortcut
            || action.shortcutContext() == Qt::ApplicationShortcut;
    };
    for (const PerspectiveRow& row : perspectives()) {
        panels().enter(row.perspective);
        test::settle();
        QList<const QAction*> enabled;
        for (const QAction* action : m_window->findChildren<QAction*>())
            if (action->isEnabled() && !action->shortcuts().isEmpty())
                enabled << action;
        QVERIFY(enabled.size() > 60);
        for (const QAction* action : enabled)
            for (const QAction* other : enabled)
                for (const QKeySequence& keys : action->shortcuts())
                    QVERIFY2(action == other || !everywhere(*action) || !everywhere(*other)
                            || !other->shortcuts().contains(keys),
                        qPrintable(action->text() + u' ' + other->text() + u' ' + keys.toString()));
    }

    // So the key does what the menu says.
    panels().enter(Perspective::Cluster);
    activate();
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QTRY_COMPARE(panelWithKeyboard(), QStringLiteral("imports"));
}

void TestCommands::sheetNamesAllKeys()
{
    m_window->actionsOfMenus().shortcuts->trigger();
    auto* sheet = m_window->findChild<KeySheet*>();
    const auto* table = sheet->findChild<QTableWidget*>();
    const auto keysOf = [table](const QString& what) -> QString {
        for (int row = 0; row < table->rowCount(); ++row)
            if (table->item(row, 0)->text() == what)
                return table->item(row, 1)->text();
        return {};
    };
    QTest::keyClick(sheet->findChild<QLineEdit*>(), Qt::Key_Return); // takes no key away
    QCOMPARE(keysOf(QStringLiteral("File › New Project…")), QStringLiteral("Ctrl+N"));
    QCOMPARE(keysOf(QStringLiteral("Timeline › Fit all")), QStringLiteral("Home, 0"));
    QCOMPARE(keysOf(QStringLiteral("Board › Move rank to…")), QStringLiteral("M"));
    QCOMPARE(keysOf(QStringLiteral("Any view › Show as table")), QStringLiteral("Ctrl+T"));
    QCOMPARE(keysOf(QStringLiteral("Presentation › Notes")), QStringLiteral("N"));
    QCOMPARE(keysOf(QStringLiteral("Edit › Duplicate Plan")), QStringLiteral("Ctrl+D"));
    for (const Views::Named& picture : m_window->views().pictures())
        for (const ViewCommands::Entry& entry : picture.view->commands())
            QVERIFY2(!keysOf(entry.group + QStringLiteral(" › ") + entry.action->iconText()).isEmpty()
                    || entry.action->shortcuts().isEmpty(),
                qPrintable(entry.action->objectName()));
    sheet->close();
}

void TestCommands::chosenKeysAreKept()
{
    const auto restart = [this] {
        m_window->close();
        m_window = std::make_unique<MainWindow>(*m_settings, evaluate);
    };
    m_window->actionsOfMenus().shortcuts->trigger();
    auto* table = m_window->findChild<KeySheet*>()->findChild<QTableWidget*>();
    const auto cell = table->findItems(QStringLiteral("Timeline › Critical path"), Qt::MatchExactly);
    QTableWidgetItem* keys = table->item(cell.constFirst()->row(), 1);
    table->editItem(keys);
    auto* edit = table->findChild<QLineEdit*>();
    QVERIFY(edit);
    QTest::keyClick(edit, Qt::Key_G);
    QCOMPARE(keys->text(), QStringLiteral("G"));
    TimelineView* timeline = m_window->views().timeline;
    QVERIFY(!timeline->isCriticalPathShown());
    QTest::keyClick(timeline, Qt::Key_C);
    QVERIFY(!timeline->isCriticalPathShown());
    QTest::keyClick(timeline, Qt::Key_G);
    QVERIFY(timeline->isCriticalPathShown());
    QCOMPARE(m_window->keys().choose(QStringLiteral("edit.duplicate"), {}), QString());
    QVERIFY(m_window->actionsOfMenus().duplicatePlan->shortcut().isEmpty());
    restart();
    const QAction* path = m_window->views().timeline->commands().at(8).action;
    QCOMPARE(path->objectName(), QStringLiteral("timeline.criticalPath"));
    QCOMPARE(path->shortcut(), QKeySequence(Qt::Key_G));
    QVERIFY(m_window->actionsOfMenus().duplicatePlan->shortcut().isEmpty());
    for (const char* id : {"timeline.criticalPath", "edit.duplicate"})
        QCOMPARE(m_window->keys().reset(QString::fromLatin1(id)), QString());
    QCOMPARE(path->shortcut(), QKeySequence(Qt::Key_C));
    restart();
    QCOMPARE(m_window->actionsOfMenus().duplicatePlan->shortcut(), QKeySequence(QStringLiteral("Ctrl+D")));
}

void TestCommands::keysOfOthersAreRefused()
{
    Keys& keys = m_window->keys();
    const auto refused = [&](const char* id, const char* key) {
        return !keys.choose(QString::fromLatin1(id), QKeySequence(QString::fromLatin1(key))).isEmpty();
    };
    QVERIFY(refused("timeline.fit", "C")); // of the same view
    QVERIFY(refused("timeline.fit", "Ctrl+T")); // of every view
    QVERIFY(refused("timeline.fit", "Ctrl+D")); // of the window
    QVERIFY(refused("edit.duplicate", "M")); // typed
    QVERIFY(refused("edit.duplicate", "Ctrl+B")); // of a view
    QVERIFY(refused("edit.duplicate", "Ctrl+Alt+K"));
    QVERIFY(refused("edit.duplicate", "Meta+K"));
    QVERIFY(!refused("timeline.fit", "F")); // the memory's, another view
    // Nothing takes back a key that another command has by now.
    QVERIFY(!refused("timeline.keep", "Home"));
    QVERIFY(!keys.reset(QStringLiteral("timeline.fit")).isEmpty());
}

void TestCommands::timeLeftIsSteady()
{
    QCOMPARE(steadyTimeLeft(0, 66), 60.0);
    QCOMPARE(steadyTimeLeft(0, 0.01), 1.0);
    QCOMPARE(steadyTimeLeft(0, 8000), 7800.0);
    // A part that goes evenly but for jitter counts down: what is shown never rises, and stays near.
    double shown = 0;
    for (int tenth = 3000; tenth > 0; --tenth) {
        const double left = tenth / 10.0 * (1 + 0.02 * std::sin(tenth));
        const double next = steadyTimeLeft(shown, left);
        QVERIFY2(shown == 0 || next <= shown, qPrintable(QString::number(left)));
        QVERIFY(std::abs(next - left) <= std::max(1.0, left < 10 ? 1.0 : left < 60 ? 5.0 : 30.0));
        shown = next;
    }
    // What truly takes longer is said.
    QCOMPARE(steadyTimeLeft(1, 7.6), 8.0);
}

void TestCommands::textSizeIsForAllTextsAndKept()
{
    const double normal = QApplication::font().pointSizeF();
    const auto sizes = [this] {
        QMap<const QWidget*, double> of;
        for (const QLabel* label : m_window->findChildren<QLabel*>())
            if (!label->text().isEmpty() && label->isVisible()) // others learn their font when they are shown
                of[label] = label->fontInfo().pointSizeF();
        for (const QDockWidget* dock : m_window->findChildren<QDockWidget*>())
            of[dock] = dock->fontInfo().pointSizeF();
        for (const QTabBar* bar : m_window->findChildren<QTabBar*>())
            of[bar] = bar->fontInfo().pointSizeF();
        return of;
    };
    // The hints below the settings are there.
    QTRY_VERIFY(!m_window->views().inspector->findChildren<QLabel*>().isEmpty());
    test::settle();
    const auto before = sizes();
    for (int i = 0; i < 4; ++i)
        m_window->actionsOfMenus().largerText->trigger();
    test::settle(); // Qt tells the widgets one after another
    const auto after = sizes();
    for (auto [label, size] : before.asKeyValueRange())
        if (after.contains(label))
            QVERIFY2(after[label] > size + 2,
                qPrintable(QString::fromLatin1(label->metaObject()->className())
                    + label->property("text").toString() + label->accessibleName()));
    m_window->close();
    m_window.reset();
    QFont font = QApplication::font();
    font.setPointSizeF(normal); // as the next start has it
    QApplication::setFont(font);
    m_window = std::make_unique<MainWindow>(*m_settings, evaluate);
    QCOMPARE(QApplication::font().pointSizeF(), normal + 4);
    m_window->actionsOfMenus().normalText->trigger();
    QCOMPARE(QApplication::font().pointSizeF(), normal);
    QCOMPARE(m_settings->textSteps(), 0);
}

void TestCommands::undoInATextFieldIsThePlansAfterReturn()
{
    m_window->activateWindow();
    auto* edit = m_window->views().inspector->findChild<QLineEdit*>(QStringLiteral("/stages/layersPerStage"));
    QVERIFY(edit);
    edit->setFocus();
    const auto before = document().plan();
    const int commands = document().undoStack().index();
    QTest::keyClicks(edit, QStringLiteral("7,7"));
    QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier); // while it is typed it is the field's own
    QCOMPARE(document().undoStack().index(), commands);
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("1,1"));
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(document().undoStack().index(), commands + 1);
    QVERIFY(edit->hasFocus());
    QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document().undoStack().index(), commands);
    QCOMPARE(document().plan()->stages.layersPerStage, before->stages.layersPerStage);
    QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document().undoStack().index(), commands + 1);
}

QTEST_MAIN(TestCommands)
#include "tst_commands.moc"
