// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dock_layout.h"

#include <QAction>
#include <QDockWidget>
#include <QLocale>
#include <QMainWindow>
#include <QMenu>
#include <QScrollArea>
#include <QUndoStack>
#include <QUndoView>

#include "app/settings/settings.h"
#include "app/window/comparison_control.h"
#include "app/window/expert_placement_panel.h"
#include "app/window/placement_panel.h"
#include "app/window/scenario_panel.h"
#include "app/window/traces_panel.h"
#include "app/window/views.h"
#include "widgets/comparison/comparison_panel.h"
#include "widgets/diagnoses_view.h"
#include "widgets/experts/expert_board.h"
#include "widgets/experts/expert_devices_view.h"
#include "widgets/heatmap/affinity_view.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/heatmap/load_view.h"
#include "widgets/inspector/plan_inspector.h"
#include "widgets/memory/memory_view.h"
#include "widgets/search/search_panel.h"
#include "widgets/timeline/timeline_panel.h"

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
    : QObject(&window), m_window(window)
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
    // A panel behind another tab counts as visible: only its dock knows that nobody sees it.
    connect(m_comparison, &QDockWidget::visibilityChanged, views.comparisonControl,
        &ComparisonControl::setLookedAt, Qt::QueuedConnection);
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
    m_placement = add(tr("Place ranks"), QStringLiteral("dock.placement"), scrolled(&placement));
    m_expertPlacement = add(tr("Place experts"), QStringLiteral("dock.expertPlacement"), &expertPlacement);
    m_traces = add(tr("Traces"), QStringLiteral("dock.traces"), &traces);
    arrange();
}

QDockWidget* DockLayout::add(const QString& title, const QString& name, QWidget* content)
{
    auto* dock = new QDockWidget(title, &m_window);
    dock->setObjectName(name);
    dock->setWidget(content);
    dock->toggleViewAction()->setObjectName(QStringLiteral("toggle.") + name);
    m_docks.push_back(dock);
    // Where docks share a place the tab is the title: a second line with the same words says nothing.
    // Queued: the window's layout is being changed while these are emitted.
    connect(dock, &QDockWidget::visibilityChanged, this, &DockLayout::showTitles, Qt::QueuedConnection);
    connect(dock, &QDockWidget::dockLocationChanged, this, &DockLayout::showTitles, Qt::QueuedConnection);
    connect(dock, &QDockWidget::topLevelChanged, this, &DockLayout::showTitles, Qt::QueuedConnection);
    return dock;
}

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
    m_window.tabifyDockWidget(m_search, m_comparison);
    m_window.tabifyDockWidget(m_diagnoses, m_imports);
    m_window.tabifyDockWidget(m_imports, m_placement);
    m_window.tabifyDockWidget(m_placement, m_expertPlacement);
    m_window.tabifyDockWidget(m_expertPlacement, m_traces);
    for (QDockWidget* dock : m_docks)
        dock->show();
    m_scenarios->raise();
    m_affinity->raise();
    m_timeline->raise();
    m_diagnoses->raise();
    m_window.resizeDocks({m_plan, m_scenarios}, {560, 210}, Qt::Vertical);
    m_window.resizeDocks({m_memory, m_affinity}, {320, 320}, Qt::Vertical);
    m_window.resizeDocks({m_plan, m_memory}, {310, 540}, Qt::Horizontal);
    m_window.resizeDocks({m_timeline}, {380}, Qt::Vertical);
    m_window.resizeDocks({m_timeline, m_diagnoses}, {900, 300}, Qt::Horizontal);
}

void DockLayout::fillMenu(QMenu& menu) const
{
    for (const QDockWidget* dock : m_docks)
        menu.addAction(dock->toggleViewAction());
}

void DockLayout::reset() { arrange(); }

void DockLayout::setDocumentOpen(bool isOpen)
{
    if (!isOpen) {
        if (m_hidden.isEmpty())
            m_hidden = m_window.saveState(kWindowStateVersion);
        for (QDockWidget* dock : m_docks)
            dock->hide();
    } else if (!m_hidden.isEmpty()) {
        m_window.restoreState(m_hidden, kWindowStateVersion);
        m_hidden.clear();
    }
    for (const QDockWidget* dock : m_docks)
        dock->toggleViewAction()->setEnabled(isOpen);
}

QByteArray DockLayout::arrangement() const
{
    return m_hidden.isEmpty() ? m_window.saveState(kWindowStateVersion) : m_hidden;
}

void DockLayout::show(const QString& name)
{
    for (QDockWidget* dock : m_docks)
        if (dock->objectName() == name) {
            dock->show();
            dock->raise();
        }
}

void DockLayout::showComparison()
{
    show(QStringLiteral("dock.comparison"));
    const int enough = m_window.height() * 3 / 5;
    if (!m_comparison->isFloating() && m_comparison->height() < enough)
        m_window.resizeDocks({m_comparison}, {enough}, Qt::Vertical);
}

} // namespace rankloom::ui
