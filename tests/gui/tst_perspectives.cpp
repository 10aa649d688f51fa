// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What stands where: perspectives, and the ways from panel to panel by keys.
#include <algorithm>
#include <cmath>
#include <set>

#include <QAction>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

#include "app/window/files/file_controller.h"
#include "app/window/shell/actions.h"
#include "app/window/shell/dock_layout.h"
#include "app/window/shell/empty_page.h"
#include "app/window/shell/frame.h"
#include "app/window/shell/inputs_row.h"
#include "app/window/shell/main_window.h"
#include "tests/gui/window_test.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

constexpr QSize kSmallest {1280, 720}; ///< logical pixels that everything fits
constexpr int kTitleBar = 28; ///< of the window, outside of it

/// The sample with a model that has no experts.
PlanDocument denseSample()
{
    std::string text = test::samplePlanText();
    const auto replace = [&text](const std::string& from, const std::string& to) {
        text.replace(text.find(from), from.size(), to);
    };
    replace("mixtral-8x7b", "llama-3-8b");
    replace(", \"ep\": 4, \"etp\": 1", "");
    Result<PlanDocument> document = readPlanDocument(text);
    RANKLOOM_ASSERT(document.has_value());
    return std::move(*document);
}

} // namespace

class TestPerspectives : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void everyPanelStandsSomewhere();
    void keysAndButtonsSwitch();
    void everythingFits_data();
    void everythingFits();
    void thePlanIsAsDrawn();
    void whatIsChangedIsKeptAndReset();
    void aLargerWindowIsForTheCentre();
    void theWindowStaysAsWide();
    void whatIsTornOffStays();
    void aDenseModelHasNoExperts();
    void oneAloneAndBack();
    void panelEntriesShowAndNeverClose();
    void nothingHiddenTakesTheKeyboard();
    void keysWalkThePanels();
    void noKeyIsADesktops();

private:
    void open(const PlanDocument& document);
    [[nodiscard]] bool isSeen(const char* name) const
    {
        return dock(name)->geometry().right() >= 0 && dock(name)->widget()->isVisible();
    }
    void showPanel(const char* name) const
    {
        m_window->findChild<QAction*>(QStringLiteral("show.dock.") + QLatin1String(name))->trigger();
    }
    void enter(Perspective perspective, QSize size = {1400, 900});
    /// Every perspective that such a plan has has something to show.
    void fillAll(WorkKind kind = WorkKind::Serving);
};

void TestPerspectives::init()
{
    makeFolder();
    open(test::samplePlan());
}

void TestPerspectives::cleanup() { tearDown(); }

void TestPerspectives::open(const PlanDocument& sample)
{
    PlanDocument rich = sample;
    rich.plan.bits.budgetBytes = 8 * kGiB; // so that every perspective has something to show
    makeWindow({1400, 900});
    openSample(rich);
    activate();
}

void TestPerspectives::enter(Perspective perspective, QSize size)
{
    m_window->resize(size);
    panels().enter(perspective);
    test::settle();
}

void TestPerspectives::fillAll(WorkKind kind)
{
    Plan plan = *document().plan();
    plan.workload.kind = kind;
    plan.bits.budgetBytes = 40e9;
    document().changePlan(std::move(plan), QStringLiteral("fill"));
    document().duplicateScenario(); // so that there is something to compare
}

void TestPerspectives::everyPanelStandsSomewhere()
{
    std::set<std::string> names;
    for (const DockRow& row : docks()) {
        QVERIFY2(!row.seats.empty(), row.name);
        QVERIFY2(names.insert(row.name).second, row.name);
        QVERIFY2(dock(row.name), row.name);
        QCOMPARE(&rowOf(row.dock), &row);
    }
    for (const PerspectiveRow& row : perspectives())
        QVERIFY(std::ranges::any_of(docks(), [&row](const DockRow& one) {
            const Seat* seat = one.seatIn(row.perspective);
            return seat != nullptr && seat->column == Column::Centre;
        }));
}

void TestPerspectives::keysAndButtonsSwitch()
{
    QCOMPARE(panels().perspective(), Perspective::Plan);
    fillAll();
    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::AltModifier);
    QCOMPARE(panels().perspective(), Perspective::Cluster);
    QTRY_VERIFY(isSeen("links") && isSeen("board"));
    QVERIFY(!isSeen("plan") && !isSeen("timeline"));
    QCOMPARE(panelWithKeyboard(), QStringLiteral("links"));
    for (const PerspectiveRow& row : perspectives()) {
        QToolButton* button = nullptr;
        for (QToolButton* candidate : m_window->frame().findChildren<QToolButton*>())
            if (candidate->defaultAction()
                && candidate->defaultAction()->objectName()
                    == QStringLiteral("perspective.") + QLatin1String(row.name))
                button = candidate;
        QVERIFY2(button && button->focusPolicy() & Qt::TabFocus, row.name);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(panels().perspective(), row.perspective);
        QVERIFY(button->isChecked());
        const auto* gap = m_window->findChild<EmptyPage*>(); // a plan that serves is not searched there
        QVERIFY2(!panelWithKeyboard().isEmpty() || (gap && gap->isVisible()), row.name);
        QTest::mouseClick(button, Qt::LeftButton); // again changes nothing
        QVERIFY(button->isChecked());
    }
}

void TestPerspectives::everythingFits_data()
{
    QTest::addColumn<Perspective>("perspective");
    QTest::addColumn<QString>("language");
    for (const PerspectiveRow& row : perspectives())
        for (const char* language : {"en", "de"})
            QTest::addRow("%s %s", row.name, language) << row.perspective << QString::fromLatin1(language);
}

/// Nothing is cut, nothing lies behind arrows, on the smallest screen.
void TestPerspectives::everythingFits()
{
    QFETCH(Perspective, perspective);
    QFETCH(QString, language);
    QTranslator words;
    if (language != QLatin1String("en")) {
        QVERIFY(words.load(QStringLiteral(RANKLOOM_BIN_DIR "/../app/rankloom_%1.qm").arg(language)));
        QCoreApplication::installTranslator(&words);
        cleanup();
        init();
    }
    fillAll(perspective == Perspective::Search ? WorkKind::Training : WorkKind::Serving);
    enter(perspective, kSmallest - QSize(0, kTitleBar));
    QTRY_VERIFY(!document().isStale());
    test::settle();
    const QSize least = m_window->minimumSizeHint();
    QString told = QStringLiteral("%1 x %2:").arg(least.width()).arg(least.height());
    for (const QDockWidget* one : m_window->findChildren<QDockWidget*>())
        if (one->isVisible())
            told += QStringLiteral(" %1 %2 x %3")
                        .arg(one->objectName())
                        .arg(one->minimumSizeHint().width())
                        .arg(one->minimumSizeHint().height());
    QVERIFY2(least.width() <= kSmallest.width() && least.height() <= kSmallest.height() - kTitleBar,
        qPrintable(told));
    QCOMPARE(m_window->size(), kSmallest - QSize(0, kTitleBar));
    for (const QTabBar* bar : m_window->findChildren<QTabBar*>())
        for (int tab = 0; bar->isVisible() && tab < bar->count(); ++tab)
            QVERIFY2(bar->rect().contains(bar->tabRect(tab)),
                qPrintable(QStringLiteral("%1: %2 of %3")
                               .arg(bar->tabText(tab))
                               .arg(bar->tabRect(tab).right())
                               .arg(bar->width())));
    for (const QWidget* part : m_window->frame().findChildren<QWidget*>()) {
        const bool hasWords = part->inherits("QLabel") || part->inherits("QToolButton");
        if (!hasWords || !part->isVisible())
            continue;
        QVERIFY2(m_window->rect().contains(place(*part)), qPrintable(part->accessibleName()));
        QVERIFY2(part->width() >= part->minimumSizeHint().width(), qPrintable(part->accessibleName()));
    }
}

void TestPerspectives::thePlanIsAsDrawn()
{
    enter(Perspective::Plan);
    const QRect plan = place(*dock("plan"));
    const QRect timeline = place(*dock("timeline"));
    const QRect board = place(*dock("board"));
    const QRect memory = place(*dock("memory"));
    QCOMPARE(plan.width(), 300);
    QVERIFY2(std::abs(memory.width() - 320) <= 6, qPrintable(QString::number(memory.width())));
    QVERIFY(plan.right() < timeline.left() && timeline.right() < memory.left());
    QVERIFY(std::abs(board.left() - timeline.left()) <= 1 && board.top() > timeline.bottom());
    QVERIFY(std::abs(memory.height() - panels().height()) <= 2);
    const double share = static_cast<double>(timeline.height()) / panels().height();
    QVERIFY2(share > 0.5 && share < 0.65, qPrintable(QString::number(share)));
}

void TestPerspectives::whatIsChangedIsKeptAndReset()
{
    enter(Perspective::Plan);
    panels().resizeDocks({dock("plan"), dock("timeline"), dock("memory")},
        {380, panels().width() - 380 - 320 - 12, 320}, Qt::Horizontal);
    panels().splitDockWidget(dock("memory"), dock("board"), Qt::Vertical);
    test::settle();
    const int wide = dock("plan")->width();
    QVERIFY(wide > 360);
    const QRect board = dock("board")->geometry();
    panels().enter(Perspective::Cluster);
    test::settle();
    QVERIFY(isSeen("board") && isSeen("links"));
    panels().enter(Perspective::Plan);
    test::settle();
    QCOMPARE(dock("plan")->width(), wide);
    QCOMPARE(dock("board")->geometry(), board);
    panels().enter(Perspective::Cluster);
    m_window->close();
    m_window.reset();
    open(test::samplePlan());
    QCOMPARE(panels().perspective(), Perspective::Cluster); // where the person was
    enter(Perspective::Plan);
    QVERIFY(std::abs(dock("plan")->width() - wide) <= 2);
    QVERIFY(dock("board")->x() == dock("memory")->x());
    m_window->actionsOfMenus().resetLayout->trigger();
    test::settle();
    QCOMPARE(dock("plan")->width(), 300);
    QVERIFY(dock("board")->x() < dock("memory")->x());
}

void TestPerspectives::aLargerWindowIsForTheCentre()
{
    enter(Perspective::Plan, {1300, 800});
    const int left = dock("plan")->width();
    const int right = dock("memory")->width();
    const int centre = dock("timeline")->width();
    const auto share = [&] { return static_cast<double>(dock("timeline")->height()) / panels().height(); };
    const double before = share();
    for (const QSize size : {QSize(1900, 1000), QSize(1500, 1200), QSize(1300, 800)}) {
        m_window->resize(size);
        test::settle();
        QCOMPARE(dock("plan")->width(), left);
        QCOMPARE(dock("memory")->width(), right);
        QCOMPARE(dock("timeline")->width(), centre + size.width() - 1300);
        QVERIFY2(std::abs(share() - before) < 0.03, qPrintable(QString::number(share())));
    }
    // Also when it was another perspective that the window became larger in.
    panels().enter(Perspective::Cluster);
    m_window->resize(1800, 900);
    test::settle();
    panels().enter(Perspective::Plan);
    test::settle();
    QCOMPARE(dock("plan")->width(), left);
    QCOMPARE(dock("memory")->width(), right);
}

/// However much room panels ask for: those of one perspective and of the next are never side by side.
void TestPerspectives::theWindowStaysAsWide()
{
    constexpr QSize kSize {1280, 720};
    enter(Perspective::Experts, kSize);
    dock("traces")->widget()->setMinimumWidth(420);
    dock("expertPlacement")->widget()->setMinimumWidth(450);
    test::settle();
    QCOMPARE(m_window->width(), kSize.width());
    for (const Perspective next : {Perspective::Plan, Perspective::Experts, Perspective::Cluster})
        for (const Perspective one : {next, Perspective::Experts}) {
            panels().enter(one);
            test::settle();
            QCOMPARE(m_window->width(), kSize.width());
        }
}

void TestPerspectives::whatIsTornOffStays()
{
    enter(Perspective::Plan);
    dock("timeline")->setFloating(true);
    test::settle();
    panels().enter(Perspective::Cluster);
    test::settle();
    QVERIFY(dock("timeline")->isFloating() && dock("timeline")->isVisible());
    QVERIFY(isSeen("links"));
    panels().enter(Perspective::Plan);
    test::settle();
    QVERIFY(dock("timeline")->isFloating() && dock("timeline")->isVisible());
    m_window->files().close();
    QTRY_VERIFY(!dock("timeline")->isVisible()); // of no project
}

void TestPerspectives::aDenseModelHasNoExperts()
{
    const auto button = [this] {
        for (const QToolButton* candidate : m_window->frame().findChildren<QToolButton*>())
            if (candidate->defaultAction()
                && candidate->defaultAction()->objectName() == QLatin1String("perspective.experts"))
                return candidate;
        return static_cast<const QToolButton*>(nullptr);
    };
    const auto* page = m_window->findChild<EmptyPage*>();
    panels().enter(Perspective::Experts);
    QVERIFY(!page->isVisible() && isSeen("experts"));
    QVERIFY(button()->accessibleDescription().isEmpty());
    m_window.reset();
    open(denseSample());
    page = m_window->findChild<EmptyPage*>();
    QVERIFY(button()->accessibleDescription().contains(QStringLiteral("no experts")));
    QVERIFY(
        button()->palette().color(QPalette::ButtonText) != m_window->palette().color(QPalette::ButtonText));
    panels().enter(Perspective::Experts);
    QVERIFY(page->isVisible());
    QVERIFY(page->text().contains(QStringLiteral("no experts")));
    page->findChild<QPushButton*>()->click();
    QMenu* models = m_window->frame().inputs().model().menu();
    QTRY_VERIFY(models->isVisible() && !models->isEmpty());
    models->close();
    // One plan cannot be compared; the button makes it two.
    panels().enter(Perspective::Compare);
    QVERIFY(page->isVisible());
    page->findChild<QPushButton*>()->click();
    QCOMPARE(document().state().scenarios.size(), std::size_t {2});
    QVERIFY(!page->isVisible() && isSeen("comparison"));
}

/// One panel alone; then everything to the pixel where it was.
void TestPerspectives::oneAloneAndBack()
{
    enter(Perspective::Plan);
    panels().resizeDocks({dock("timeline")}, {300}, Qt::Vertical);
    test::settle();
    const auto arrangement = [this] {
        QStringList places;
        for (const QDockWidget* panel : m_window->findChildren<QDockWidget*>()) {
            const QRect at = isSeen(qPrintable(panel->objectName().mid(5))) ? panel->geometry() : QRect();
            places << QStringLiteral("%1 %2 %3 %4 %5")
                          .arg(panel->objectName())
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
    QCOMPARE(maximise->shortcut(), QKeySequence(Qt::Key_F12));
    for (const char* name : {"timeline", "memory", "history", "board"}) {
        showPanel(name);
        test::settle();
        const QStringList mine = arrangement();
        maximise->trigger();
        QVERIFY(maximise->isChecked());
        test::settle();
        const QWidget* content = dock(name)->widget();
        QVERIFY2(content->width() == panels().width(), name);
        QVERIFY2(content->height() > panels().height() * 9 / 10, name);
        QCOMPARE(panelWithKeyboard(), QString::fromLatin1(name));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY2(!maximise->isChecked(), name);
        test::settle();
        QCOMPARE(arrangement(), mine);
        QCOMPARE(panelWithKeyboard(), QString::fromLatin1(name));
    }
    showPanel("plan");
    test::settle();
    QCOMPARE(arrangement(), before);
    // A double click on a tab does the same, and showing another panel ends it.
    QTabBar* bar = nullptr;
    for (QTabBar* candidate : panels().findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
        if (candidate->isVisible() && candidate->tabText(0) == QLatin1String("Timeline"))
            bar = candidate;
    QVERIFY(bar);
    QCOMPARE(bar->elideMode(), Qt::ElideNone);
    Q_EMIT bar->tabBarDoubleClicked(0);
    QVERIFY(maximise->isChecked());
    QVERIFY(!dock("memory")->isVisible());
    showPanel("memory");
    QVERIFY(!maximise->isChecked());
    test::settle();
    QCOMPARE(arrangement(), before);
    // A double click on a title, and again.
    QTest::mouseDClick(dock("memory"), Qt::LeftButton, {}, {20, 5});
    QVERIFY(maximise->isChecked());
    test::settle();
    QTest::mouseDClick(dock("memory"), Qt::LeftButton, {}, {20, 5});
    QVERIFY(!maximise->isChecked());
    // Another perspective has all its panels.
    maximise->trigger();
    panels().enter(Perspective::Cluster);
    QVERIFY(!maximise->isChecked());
    QTRY_VERIFY(isSeen("links") && isSeen("board") && isSeen("imports"));
}

/// An entry of a panel brings it to the front with the keyboard, however often it is chosen.
void TestPerspectives::panelEntriesShowAndNeverClose()
{
    const QList<QAction*> entries = m_window->actionsOfMenus().docksMenu->actions();
    for (const QAction* entry : entries)
        QVERIFY2(!entry->isCheckable(), qPrintable(entry->text()));
    for (int i = 0; i < 2; ++i) {
        showPanel("links"); // of another perspective
        QCOMPARE(panels().perspective(), Perspective::Cluster);
        QVERIFY(isSeen("links"));
        QCOMPARE(panelWithKeyboard(), QStringLiteral("links"));
    }
    dock("board")->close();
    showPanel("board");
    QCOMPARE(panels().perspective(), Perspective::Cluster); // it stands here as well
    QVERIFY(isSeen("board"));
    m_window->actionsOfMenus().closePanel->trigger(); // the one with the keyboard
    QVERIFY(dock("board")->isHidden());
    QVERIFY(!panelWithKeyboard().isEmpty());
    // The keys are those of the perspective.
    const auto key = [this](const char* name) {
        return m_window->findChild<QAction*>(QStringLiteral("show.dock.") + QLatin1String(name))->shortcut();
    };
    QCOMPARE(key("imports"), QKeySequence(QStringLiteral("Ctrl+1")));
    QVERIFY(key("timeline").isEmpty());
    panels().enter(Perspective::Plan);
    QCOMPARE(key("plan"), QKeySequence(QStringLiteral("Ctrl+1")));
    QVERIFY(key("imports").isEmpty() && !key("timeline").isEmpty());
}

void TestPerspectives::nothingHiddenTakesTheKeyboard()
{
    fillAll();
    for (const PerspectiveRow& row : perspectives()) {
        enter(row.perspective);
        panels().focusPerspective();
        const QWidget* start = QApplication::focusWidget();
        QVERIFY2(start, row.name);
        int stops = 0;
        for (; stops < 400; ++stops) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            const QWidget* now = QApplication::focusWidget();
            QVERIFY(now);
            if (now == start)
                break;
            QVERIFY2(!now->visibleRegion().isEmpty() || now->window() != m_window.get()
                    || m_window->rect().contains(place(*now)),
                qPrintable(QString::fromLatin1(row.name) + u' '
                    + QLatin1String(now->metaObject()->className()) + now->objectName()
                    + now->accessibleName()));
            for (const QDockWidget* panel : m_window->findChildren<QDockWidget*>())
                if (panel->isAncestorOf(now))
                    QVERIFY2(isSeen(qPrintable(panel->objectName().mid(5))), qPrintable(panel->objectName()));
        }
        QVERIFY2(stops > 5 && stops < 400,
            qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(row.name)).arg(stops)));
    }
}

/// F6 comes through every panel on screen once, and back to where it began.
void TestPerspectives::keysWalkThePanels()
{
    enter(Perspective::Plan);
    showPanel("plan");
    QStringList there;
    for (int i = 0; i < 4; ++i) {
        m_window->actionsOfMenus().nextPanel->trigger();
        there << panelWithKeyboard();
    }
    QCOMPARE(there,
        QStringList({QStringLiteral("timeline"), QStringLiteral("board"), QStringLiteral("memory"),
            QStringLiteral("plan")}));
    m_window->actionsOfMenus().previousPanel->trigger();
    QCOMPARE(panelWithKeyboard(), QStringLiteral("memory"));
    QCOMPARE(m_window->actionsOfMenus().nextPanel->shortcut(), QKeySequence(Qt::Key_F6));
}

/// Ctrl+Alt locks screens, changes keyboards and moves windows elsewhere; and no key is for two.
void TestPerspectives::noKeyIsADesktops()
{
    for (const PerspectiveRow& row : perspectives()) {
        panels().enter(row.perspective);
        QStringList seen;
        for (const QAction* action : m_window->findChildren<QAction*>()) {
            const QList<QKeySequence> keys = action->shortcuts();
            for (const QKeySequence& key : keys) {
                const QString text = key.toString(QKeySequence::PortableText);
                QVERIFY2(!text.contains(QStringLiteral("Ctrl+Alt")), qPrintable(text));
                if (!m_window->actions().contains(const_cast<QAction*>(action)))
                    continue;
                QVERIFY2(!seen.contains(text), qPrintable(text));
                seen << text;
            }
        }
    }
}

QTEST_MAIN(TestPerspectives)
#include "tst_perspectives.moc"
