// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// From panel to panel, and one of them alone.
#include "app/window/shell/dock_layout.h"

#include <algorithm>
#include <tuple>

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QStackedWidget>

#include "app/settings/settings.h"
#include "app/window/panels/panel_stage.h"

namespace rankloom::ui {

namespace {

bool takesKeyboard(const QWidget& widget, const QWidget& panel)
{
    return (widget.focusPolicy() & Qt::TabFocus) && widget.isEnabled() && widget.isVisibleTo(&panel);
}

/// The first in the order of Tab; nullptr: nothing in the panel takes the keyboard.
QWidget* firstControl(QWidget& panel)
{
    if (takesKeyboard(panel, panel))
        return &panel;
    for (QWidget* next = panel.nextInFocusChain(); next != &panel; next = next->nextInFocusChain())
        if (panel.isAncestorOf(next) && takesKeyboard(*next, panel))
            return next;
    return nullptr;
}

} // namespace

QWidget* DockLayout::contentOf(QDockWidget* dock) const
{
    if (m_alone && m_aloneOf == dock)
        return m_alone;
    return dock ? dock->widget() : m_board;
}

void DockLayout::focusPanel(QDockWidget* dock)
{
    QWidget* content = contentOf(dock);
    if (!content)
        return;
    if (dock && dock->isFloating())
        dock->activateWindow();
    QWidget* target = content->focusWidget(); // where one was last
    if (!target || !takesKeyboard(*target, *content)) {
        const auto entrance = std::ranges::find(m_entrances, dock, &std::pair<QDockWidget*, QWidget*>::first);
        target = entrance != m_entrances.end() ? entrance->second : firstControl(*content);
    }
    (target ? target : content)->setFocus(Qt::ShortcutFocusReason);
}

void DockLayout::showView(QWidget& view)
{
    QDockWidget* home = nullptr;
    for (QDockWidget* dock : m_docks)
        if (const QWidget* content = contentOf(dock); content == &view || content->isAncestorOf(&view))
            home = dock;
    if (home)
        show(*home, Focus::Follows);
    else if (m_aloneOf)
        restore();
    if (view.isVisible())
        view.setFocus(Qt::ShortcutFocusReason);
}

void DockLayout::noteFocus(QWidget* now)
{
    // The palette, menus and bars belong to no panel: what they do is done to the one before.
    QDockWidget* current = m_current;
    if (now && m_alone && m_alone->isAncestorOf(now)) {
        current = m_aloneOf;
    } else if (now && m_centre && m_centre->isAncestorOf(now)) {
        current = m_aloneOf;
    } else {
        for (QDockWidget* dock : m_docks)
            if (now && dock->isAncestorOf(now))
                current = dock;
    }
    if (current != m_current) {
        m_current = current;
        Q_EMIT currentChanged();
    }
}

void DockLayout::toggleMaximised()
{
    if (m_alone)
        restore();
    else
        maximise(m_current);
}

void DockLayout::maximise(QDockWidget* dock)
{
    if (m_alone || !m_centre || m_centre->currentWidget() != m_board)
        return;
    QWidget* content = contentOf(dock);
    m_before = m_window.saveState(kWindowStateVersion);
    m_alone = content;
    m_aloneOf = dock;
    if (dock) {
        // Before its dock goes: what has the keyboard then loses it.
        dock->setWidget(nullptr);
    }
    m_stage->take(dock ? dock->windowTitle() : content->accessibleName(), *content);
    m_centre->setCurrentWidget(m_stage);
    for (QDockWidget* other : m_docks)
        if (!other->isFloating() || other == dock)
            other->hide();
    focusPanel(dock);
    m_current = dock;
    follow();
    Q_EMIT currentChanged();
}

void DockLayout::restore()
{
    if (!m_alone)
        return;
    QWidget* content = m_stage->giveBack();
    QDockWidget* dock = m_aloneOf;
    m_alone = nullptr;
    m_aloneOf = nullptr;
    if (dock)
        dock->setWidget(content);
    else
        m_centre->insertWidget(1, content); // after the start page
    m_centre->setCurrentWidget(m_board);
    m_window.restoreState(m_before, kWindowStateVersion);
    m_before.clear();
    if (dock)
        dock->raise();
    focusPanel(dock);
    m_current = dock;
    Q_EMIT currentChanged();
}

void DockLayout::closePanel()
{
    if (m_current)
        close(*m_current);
}

void DockLayout::close(QDockWidget& dock)
{
    if (m_alone)
        restore();
    dock.close();
    m_current = nullptr;
    focusPanel(nullptr);
    Q_EMIT currentChanged();
}

void DockLayout::walk(int direction)
{
    // As one reads: the left column, the middle, the right one, then what lies below; floating ones last.
    std::vector<std::tuple<int, int, int, QDockWidget*>> seen;
    if (!m_aloneOf && m_centre && (m_centre->currentWidget() == m_board || m_alone))
        seen.emplace_back(1, 0, 0, nullptr);
    for (QDockWidget* dock : m_docks) {
        if (!isSeen(*dock))
            continue;
        const Qt::DockWidgetArea area = m_window.dockWidgetArea(dock);
        const int rank = dock->isFloating()   ? 4
            : area == Qt::LeftDockWidgetArea  ? 0
            : area == Qt::RightDockWidgetArea ? 2
            : dock == m_aloneOf               ? 1
                                              : 3;
        const bool below = rank == 3;
        seen.emplace_back(rank, below ? dock->x() : dock->y(), below ? dock->y() : dock->x(), dock);
    }
    std::ranges::sort(seen);
    const auto here =
        std::ranges::find(seen, m_current, [](const auto& place) { return std::get<3>(place); });
    if (seen.empty())
        return;
    const auto count = static_cast<std::ptrdiff_t>(seen.size());
    const std::ptrdiff_t at = here == seen.end() ? 0 : here - seen.begin() + direction;
    focusPanel(std::get<3>(seen[static_cast<std::size_t>((at + count) % count)]));
}

} // namespace rankloom::ui
