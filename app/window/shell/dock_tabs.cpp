// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/dock_tabs.h"

#include <QContextMenuEvent>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMouseEvent>
#include <QTabBar>

#include <algorithm>

namespace rankloom::ui {

namespace {

bool isOnTitle(const QDockWidget& dock, const QPoint& place)
{
    return !dock.titleBarWidget() && dock.widget() && place.y() < dock.widget()->y();
}

} // namespace

DockTabs::DockTabs(QMainWindow& window, const std::vector<QDockWidget*>& docks, QObject* parent)
    : QObject(parent), m_window(window), m_docks(docks)
{
    for (QDockWidget* dock : docks)
        dock->installEventFilter(this);
}

void DockTabs::follow()
{
    const QList<QTabBar*> bars = m_window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly);
    for (QTabBar* bar : bars) {
        if (std::ranges::find(m_known, bar) != m_known.end())
            continue;
        m_known.push_back(bar);
        connect(bar, &QObject::destroyed, this, [this, bar] { std::erase(m_known, bar); });
        // "Diag…" tells nobody what it is: where there is no room, arrows lead to the other tabs.
        bar->setElideMode(Qt::ElideNone);
        bar->setUsesScrollButtons(true);
        bar->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(bar, &QTabBar::tabBarDoubleClicked, this, [this, bar](int tab) {
            if (QDockWidget* dock = dockOf(*bar, tab))
                Q_EMIT maximiseRequested(dock);
        });
        connect(bar, &QWidget::customContextMenuRequested, this, [this, bar](const QPoint& place) {
            if (QDockWidget* dock = dockOf(*bar, bar->tabAt(place)))
                offer(*dock, bar->mapToGlobal(place));
        });
    }
}

/// Qt tells nobody which dock a tab stands for; its text is the dock's title, and titles differ.
QDockWidget* DockTabs::dockOf(const QTabBar& bar, int tab) const
{
    const QString title = bar.tabText(tab);
    const auto dock =
        std::ranges::find_if(m_docks, [&](const QDockWidget* d) { return d->windowTitle() == title; });
    return tab < 0 || dock == m_docks.end() ? nullptr : *dock;
}

void DockTabs::offer(QDockWidget& dock, const QPoint& where)
{
    auto* menu = new QMenu(&m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Maximise"), this, [this, d = &dock] { Q_EMIT maximiseRequested(d); });
    menu->addAction(dock.isFloating() ? tr("&Dock") : tr("&Float"), &dock,
        [d = &dock] { d->setFloating(!d->isFloating()); });
    menu->addAction(tr("&Close"), this, [this, d = &dock] { Q_EMIT closeRequested(d); });
    menu->popup(where);
}

bool DockTabs::eventFilter(QObject* watched, QEvent* event)
{
    auto* dock = qobject_cast<QDockWidget*>(watched);
    if (dock && event->type() == QEvent::MouseButtonDblClick
        && isOnTitle(*dock, static_cast<QMouseEvent*>(event)->position().toPoint())) {
        Q_EMIT maximiseRequested(dock);
        return true; // it floats by its button, and by dragging its title
    }
    if (dock && event->type() == QEvent::ContextMenu
        && isOnTitle(*dock, static_cast<QContextMenuEvent*>(event)->pos())) {
        offer(*dock, static_cast<QContextMenuEvent*>(event)->globalPos());
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace rankloom::ui
