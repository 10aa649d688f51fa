// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/dock_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLayout>
#include <QLocale>
#include <QMainWindow>
#include <QMenu>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSizePolicy>
#include <QStackedWidget>
#include <QUndoStack>
#include <QUndoView>

#include "app/settings/settings.h"
#include "app/window/controls/comparison_control.h"
#include "app/window/panels/expert_placement_panel.h"
#include "app/window/panels/panel_stage.h"
#include "app/window/panels/placement_panel.h"
#include "app/window/panels/scenario_panel.h"
#include "app/window/panels/traces_panel.h"
#include "app/window/shell/dock_tabs.h"
#include "app/window/shell/views.h"
#include "widgets/comparison/comparison_panel.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/diagnoses_view.h"
#include "widgets/experts/expert_board.h"
#include "widgets/experts/expert_devices_view.h"
#include "widgets/heatmap/affinity_view.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/heatmap/load_view.h"
#include "widgets/inspector/plan_inspector.h"
#include "widgets/memory/memory_view.h"
#include "widgets/mnemonic.h"
#include "widgets/search/search_panel.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/timeline/timeline_view.h"

namespace rankloom::ui {

namespace {

/// Every change since the project was opened; the one that is chosen becomes the present.
QWidget* makeHistory(QUndoStack& undoStack)
{
    auto* history = new QUndoView(&undoStack);
    history->setEmptyLabel(DockLayout::tr("As opened"));
    history->setAccessibleName(DockLayout::tr("History of changes"));
    history->setToolTip(DockLayout::tr("Choose a change to go back or forward to it"));
    return history;
}

constexpr int kSearchLines = 22; ///< of text: constraints, ten rows, what was found, buttons

/// A panel of many fields scrolls where there is no room for it: the window fits a small screen.
QScrollArea* scrolled(QWidget* panel)
{
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setWidget(panel);
    return area;
}

} // namespace

DockLayout::DockLayout(QMainWindow& window, const Views& views, ScenarioPanel& scenarios, QWidget& imports,
    PlacementPanel& placement, ExpertPlacementPanel& expertPlacement, TracesPanel& traces,
    QUndoStack& undoStack)
    : QObject(&window), m_window(window), m_comparisonControl(*views.comparisonControl)
{
    window.setDockNestingEnabled(true);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    m_plan = add(tr("Plan"), QStringLiteral("dock.plan"), views.inspector);
    m_scenarios = add(tr("Plans"), QStringLiteral("dock.scenarios"), &scenarios);
    m_history = add(tr("History"), QStringLiteral("dock.history"), makeHistory(undoStack));
    m_timeline = add(tr("Timeline"), QStringLiteral("dock.timeline"), views.timelinePanel);
    m_search = add(tr("Search"), QStringLiteral("dock.search"), scrolled(views.search));
    m_comparison = add(tr("Compare"), QStringLiteral("dock.comparison"), views.comparison);
    m_memory = add(tr("Memory"), QStringLiteral("dock.memory"), views.memory);
    m_affinity = add(tr("Expert affinity"), QStringLiteral("dock.affinity"), views.affinity);
    m_load = add(tr("Expert load"), QStringLiteral("dock.load"), views.load);
    m_experts = add(tr("Experts on GPUs"), QStringLiteral("dock.experts"), views.experts);
    m_expertDevices = add(tr("GPU load"), QStringLiteral("dock.expertDevices"), views.expertDevices);
    m_links = add(tr("Links"), QStringLiteral("dock.links"), views.links);
    m_diagnoses = add(tr("Diagnoses"), QStringLiteral("dock.diagnoses"), views.diagnoses);
    connect(views.diagnoses, &DiagnosesView::changed, this, [dock = m_diagnoses, view = views.diagnoses] {
        const int problems = view->problems();
        const QString count = QLocale().toString(problems);
        dock->setWindowTitle(problems == 0 ? tr("Diagnoses")
                : view->errors() > 0       ? tr("✕ Diagnoses (%1)").arg(count)
                                           : tr("Diagnoses (%1)").arg(count));
    });
    m_imports = add(tr("Import report"), QStringLiteral("dock.imports"), &imports);
    m_placement = add(tr("Place ranks"), QStringLiteral("dock.placement"), &placement);
    m_expertPlacement = add(tr("Place experts"), QStringLiteral("dock.expertPlacement"), &expertPlacement);
    m_traces = add(tr("Traces"), QStringLiteral("dock.traces"), &traces);
    m_entrances = {{m_timeline, views.timeline}, {m_comparison, &views.comparison->view()}};
    const std::array keyed {
        m_plan, m_scenarios, m_timeline, m_search, m_comparison, m_memory, m_links, m_experts, m_diagnoses};
    for (std::size_t i = 0; i < keyed.size(); ++i)
        for (QAction* show : m_shows)
            if (show->objectName() == QStringLiteral("show.") + keyed[i]->objectName())
                show->setShortcut(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i)));
    m_tabs = new DockTabs(window, m_docks, this);
    connect(m_tabs, &DockTabs::maximiseRequested, this, &DockLayout::maximise);
    connect(m_tabs, &DockTabs::closeRequested, this, [this](QDockWidget* dock) { close(*dock); });
    connect(qApp, &QApplication::focusChanged, this,
        [this](const QWidget* /*old*/, QWidget* now) { noteFocus(now); });
    arrange();
    window.installEventFilter(this);
}

/// The lower row keeps its share of the window: else all that a larger window brings goes to the board, and
/// all that a smaller one takes too.
bool DockLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Resize && !m_alone && m_lowerShare <= 0) {
        const int before = static_cast<QResizeEvent*>(event)->oldSize().height();
        QDockWidget* lower = lowerInFront();
        if (lower != nullptr && before > 0 && before != m_window.height()) {
            m_lowerShare = static_cast<double>(lower->height()) / before;
            QMetaObject::invokeMethod(this, &DockLayout::keepLowerShare, Qt::QueuedConnection);
        }
    }
    return QObject::eventFilter(watched, event);
}

void DockLayout::keepLowerShare()
{
    const double share = std::exchange(m_lowerShare, 0.0);
    QDockWidget* lower = lowerInFront();
    if (lower == nullptr || m_alone)
        return;
    setHeight(*lower, qRound(share * m_window.height()));
}

void DockLayout::setHeight(QDockWidget& dock, int wanted)
{
    m_window.resizeDocks({&dock}, {wanted}, Qt::Vertical);
    m_window.layout()->activate();
    if (const int tabs = wanted - dock.height(); tabs != 0) { // which count where panels share a place
        m_window.resizeDocks({&dock}, {wanted + tabs}, Qt::Vertical);
        m_window.layout()->activate();
    }
}

/// The panel in front where the timeline lies by default; none when nothing is docked there.
QDockWidget* DockLayout::lowerInFront() const
{
    for (QDockWidget* dock : m_docks)
        if (!dock->isFloating() && m_window.dockWidgetArea(dock) == Qt::BottomDockWidgetArea && isSeen(*dock))
            return dock;
    return nullptr;
}

QDockWidget* DockLayout::add(const QString& title, const QString& name, QWidget* content)
{
    auto* dock = new QDockWidget(title, &m_window);
    dock->setObjectName(name);
    dock->setWidget(content);
    removeMnemonics(*content);
    // Behind another tab it is hidden, but keeps its size: else the window would move with every tab.
    QSizePolicy policy = content->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    content->setSizePolicy(policy);
    auto* show = new QAction(title, this);
    show->setObjectName(QStringLiteral("show.") + name);
    show->setToolTip(tr("Show this panel and give it the keyboard"));
    connect(dock, &QWidget::windowTitleChanged, show, &QAction::setText);
    connect(show, &QAction::triggered, this, [this, dock] { DockLayout::show(*dock, Focus::Follows); });
    m_window.addAction(show);
    m_docks.push_back(dock);
    m_shows.push_back(show);
    connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool visible) {
        if (visible && dock->widget())
            dock->widget()->show(); // at once: the next is to give it the keyboard
    });
    // Queued: the window's layout is being changed while these are emitted.
    connect(dock, &QDockWidget::visibilityChanged, this, &DockLayout::follow, Qt::QueuedConnection);
    connect(dock, &QDockWidget::dockLocationChanged, this, &DockLayout::follow, Qt::QueuedConnection);
    connect(dock, &QDockWidget::topLevelChanged, this, &DockLayout::follow, Qt::QueuedConnection);
    return dock;
}

/// A panel behind another tab counts as visible: it lies outside of the window.
bool DockLayout::isSeen(const QDockWidget& dock) const
{
    if (&dock == m_aloneOf)
        return true;
    const QRect place = dock.geometry();
    return dock.isVisible() && (dock.isFloating() || (place.right() >= 0 && place.bottom() >= 0));
}

void DockLayout::follow()
{
    m_tabs->follow();
    if (!m_alone) // the arrangement that comes back has its titles already
        showTitles();
    for (QDockWidget* dock : m_docks)
        if (dock->widget() && dock->isVisible())
            dock->widget()->setVisible(isSeen(*dock));
    m_comparisonControl.setLookedAt(isSeen(*m_comparison));
    if (m_tall != nullptr && !m_alone && !isSeen(*m_tall))
        giveHeightBack();
}

/// Where docks share a place the tab is the title: a second line with the same words says nothing.
void DockLayout::showTitles()
{
    for (QDockWidget* dock : m_docks) {
        const bool inTabs = !dock->isFloating() && !m_window.tabifiedDockWidgets(dock).isEmpty();
        if (inTabs == (dock->titleBarWidget() != nullptr))
            continue;
        QWidget* old = dock->titleBarWidget();
        dock->setTitleBarWidget(inTabs ? new QWidget(dock) : nullptr);
        delete old;
    }
}

void DockLayout::arrange()
{
    m_tall = nullptr;
    for (QDockWidget* dock : m_docks) {
        dock->setFloating(false);
        m_window.removeDockWidget(dock);
    }
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_plan);
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_scenarios);
    m_window.tabifyDockWidget(m_scenarios, m_history);
    m_window.addDockWidget(Qt::RightDockWidgetArea, m_memory);
    m_window.addDockWidget(Qt::RightDockWidgetArea, m_affinity);
    m_window.tabifyDockWidget(m_affinity, m_load);
    m_window.tabifyDockWidget(m_load, m_experts);
    m_window.tabifyDockWidget(m_experts, m_expertDevices);
    m_window.tabifyDockWidget(m_expertDevices, m_links);
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_timeline);
    m_window.splitDockWidget(m_timeline, m_diagnoses, Qt::Horizontal);
    m_window.tabifyDockWidget(m_timeline, m_search);
    // Forms of many fields stand in the wider row, and no tab of the narrow one is behind arrows.
    m_window.tabifyDockWidget(m_search, m_comparison);
    m_window.tabifyDockWidget(m_comparison, m_placement);
    m_window.tabifyDockWidget(m_placement, m_expertPlacement);
    m_window.tabifyDockWidget(m_expertPlacement, m_traces);
    m_window.tabifyDockWidget(m_diagnoses, m_imports);
    for (QDockWidget* dock : m_docks)
        dock->show();
    m_scenarios->raise();
    m_affinity->raise();
    m_timeline->raise();
    m_diagnoses->raise();
    m_window.resizeDocks({m_plan, m_scenarios}, {560, 210}, Qt::Vertical);
    m_window.resizeDocks({m_memory, m_affinity}, {320, 320}, Qt::Vertical);
    m_window.resizeDocks({m_plan, m_memory}, {310, 540}, Qt::Horizontal);
    m_window.resizeDocks({m_timeline}, {std::min(380, m_window.height() * 38 / 100)}, Qt::Vertical);
    m_window.resizeDocks({m_timeline, m_diagnoses}, {900, 300}, Qt::Horizontal);
}

void DockLayout::setCentre(QStackedWidget& centre, QWidget& board)
{
    m_centre = &centre;
    m_board = &board;
    m_stage = new PanelStage(&centre);
    centre.addWidget(m_stage);
    connect(m_stage, &PanelStage::backRequested, this, &DockLayout::restore);
    for (QDockWidget* dock : m_docks)
        connect(dock, &QWidget::windowTitleChanged, this, [this, dock](const QString& title) {
            if (m_aloneOf == dock)
                m_stage->setTitle(title);
        });
}

void DockLayout::fillMenu(QMenu& menu) const
{
    QAction* after = menu.isEmpty() ? nullptr : menu.insertSeparator(menu.actions().constFirst());
    for (QAction* show : m_shows)
        menu.insertAction(after, show);
}

void DockLayout::reset()
{
    restore();
    arrange();
}

void DockLayout::setDocumentOpen(bool isOpen)
{
    restore();
    if (!isOpen) {
        if (m_hidden.isEmpty())
            m_hidden = m_window.saveState(kWindowStateVersion);
        for (QDockWidget* dock : m_docks)
            dock->hide();
    } else if (!m_hidden.isEmpty()) {
        m_window.restoreState(m_hidden, kWindowStateVersion);
        m_hidden.clear();
    }
    for (QAction* show : m_shows)
        show->setEnabled(isOpen);
    m_current = nullptr;
    Q_EMIT currentChanged();
}

QByteArray DockLayout::arrangement() const
{
    if (m_alone)
        return m_before;
    return m_hidden.isEmpty() ? m_window.saveState(kWindowStateVersion) : m_hidden;
}

void DockLayout::show(const QString& name)
{
    for (QDockWidget* dock : m_docks)
        if (dock->objectName() == name)
            show(*dock, Focus::Stays);
}

void DockLayout::showAndFocus(const QString& name)
{
    for (QDockWidget* dock : m_docks)
        if (dock->objectName() == name)
            show(*dock, Focus::Follows);
}

void DockLayout::show(QDockWidget& dock, Focus focus)
{
    if (m_alone && m_aloneOf != &dock)
        restore();
    if (m_aloneOf != &dock) {
        dock.show();
        dock.raise();
    }
    if (focus == Focus::Follows)
        focusPanel(&dock);
}

/// The share of the window's height that a panel to read in gets, in percent; more than it needs on a large
/// screen would only take room from the board.
void DockLayout::giveHeight(QDockWidget& dock, int percent, int enough)
{
    if (m_tall != nullptr && m_tall != &dock)
        giveHeightBack();
    const int height = std::min(m_window.height() * percent / 100, enough);
    if (m_aloneOf == &dock || dock.isFloating() || dock.height() >= height)
        return;
    if (m_tall == nullptr)
        m_shareBefore = static_cast<double>(dock.height()) / m_window.height();
    m_tall = &dock;
    setHeight(dock, height);
    m_shareGiven = static_cast<double>(dock.height()) / m_window.height();
}

/// Another panel is in front: the row is as high as before, unless the person made it another height since.
void DockLayout::giveHeightBack()
{
    constexpr double kSame = 0.02;
    QDockWidget* lower = lowerInFront();
    if (lower == nullptr)
        return; // none is in front, for the moment
    const double share = static_cast<double>(lower->height()) / m_window.height();
    m_tall = nullptr;
    if (std::abs(share - m_shareGiven) < kSame)
        setHeight(*lower, qRound(m_shareBefore * m_window.height()));
}

void DockLayout::showComparison()
{
    show(*m_comparison, Focus::Follows);
    giveHeight(*m_comparison, 60, QWIDGETSIZE_MAX);
}

void DockLayout::showSearch()
{
    show(*m_search, Focus::Stays);
    giveHeight(*m_search, 65, m_search->widget()->fontMetrics().height() * kSearchLines);
}

} // namespace rankloom::ui
