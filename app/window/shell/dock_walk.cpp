// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// From panel to panel, and one of them alone.
#include "app/window/shell/dock_layout.h"

#include <algorithm>
#include <tuple>

#include <QAction>
#include <QApplication>
#include <QDockWidget>

#include "app/settings/settings.h"

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

/// A panel behind another tab counts as visible: it lies outside of the window.
bool DockLayout::isSeen(const QDockWidget& dock) const
{
    const QRect place = dock.geometry();
    return dock.isVisible() && (dock.isFloating() || (place.right() >= 0 && place.bottom() >= 0));
}

void DockLayout::show(Dock dock) { show(dockOf(dock), Focus::Stays); }

void DockLayout::showAndFocus(Dock dock) { show(dockOf(dock), Focus::Follows); }

void DockLayout::show(QDockWidget& dock, Focus focus)
{
    if (m_alone != &dock)
        restore();
    const DockRow& row = rowOf(dock);
    const bool isHere = row.seatIn(m_perspective) != nullptr || !dock.isHidden();
    if (!isHere)
        enter(row.seats.front().perspective);
    if (m_alone != &dock) {
        dock.show();
        dock.raise();
    }
    if (focus == Focus::Follows)
        focusPanel(dock);
}

void DockLayout::showView(QWidget& view)
{
    for (QDockWidget* dock : m_docks)
        if (dock->widget() == &view || dock->widget()->isAncestorOf(&view))
            show(*dock, Focus::Follows);
    if (view.isVisible())
        view.setFocus(Qt::ShortcutFocusReason);
}

void DockLayout::focusPanel(QDockWidget& dock)
{
    if (dock.isFloating())
        dock.activateWindow();
    QWidget& content = *dock.widget();
    QWidget* target = content.focusWidget(); // where one was last
    if (!target || !takesKeyboard(*target, content)) {
        QWidget* entrance = m_entrances[static_cast<std::size_t>(rowOf(dock).dock)];
        // A page that is covered gives it to what covers it.
        target = entrance != nullptr && entrance->isVisibleTo(&content) ? entrance : firstControl(content);
    }
    (target ? target : &content)->setFocus(Qt::ShortcutFocusReason);
    setCurrent(&dock);
}

/// Where the person was in it, else the first panel in its centre.
void DockLayout::focusPerspective()
{
    QDockWidget* panel = m_last[static_cast<std::size_t>(m_perspective)];
    if (panel != nullptr && !isSeen(*panel)) // Qt had given it the keyboard while pages changed
        panel = nullptr;
    for (const DockRow& row : docks())
        if (const Seat* seat = row.seatIn(m_perspective);
            panel == nullptr && seat != nullptr && seat->column == Column::Centre)
            panel = &dockOf(row.dock);
    if (panel != nullptr && isSeen(*panel))
        focusPanel(*panel);
}

void DockLayout::noteFocus(const QWidget* now)
{
    if (!m_arranged)
        return; // it goes from what is hidden to what is hidden next
    // The palette, menus and bars belong to no panel: what they do is done to the one before.
    for (QDockWidget* dock : m_docks)
        if (now && dock->isAncestorOf(now))
            setCurrent(dock);
}

void DockLayout::setCurrent(QDockWidget* dock)
{
    if (dock != nullptr && m_arranged)
        m_last[static_cast<std::size_t>(m_perspective)] = dock;
    if (dock == m_current)
        return;
    m_current = dock;
    Q_EMIT currentChanged();
}

void DockLayout::toggleMaximised()
{
    if (m_alone)
        restore();
    else
        maximise(m_current);
}

/// It is the only one that is shown; how all stood is kept.
void DockLayout::maximise(QDockWidget* dock)
{
    if (m_alone == dock) {
        restore(); // a double click brings it back as well
        return;
    }
    if (dock == nullptr || dock->isFloating() || !isVisible())
        return;
    restore();
    m_before = saveState(kWindowStateVersion);
    m_alone = dock;
    for (QDockWidget* other : m_docks)
        if (!other->isFloating() && other != dock)
            other->hide();
    dock->setWindowTitle(tr("%1 (Esc brings the others back)").arg(titleOf(rowOf(*dock).dock)));
    follow();
    focusPanel(*dock);
    Q_EMIT currentChanged();
}

void DockLayout::restore()
{
    if (!m_alone)
        return;
    QDockWidget* dock = m_alone;
    dock->setWindowTitle(titleOf(rowOf(*dock).dock));
    restoreState(m_before, kWindowStateVersion);
    m_alone = nullptr;
    m_before.clear();
    holdWidths();
    dock->raise();
    follow();
    if (isVisible())
        focusPanel(*dock);
    Q_EMIT currentChanged();
}

void DockLayout::closePanel()
{
    if (m_current)
        close(*m_current);
}

void DockLayout::close(QDockWidget& dock)
{
    restore();
    dock.close();
    m_last[static_cast<std::size_t>(m_perspective)] = nullptr;
    setCurrent(nullptr);
    walk(1);
}

void DockLayout::walk(int direction)
{
    // As one reads: column by column, each from above; floating ones last.
    std::vector<std::tuple<bool, int, int, QDockWidget*>> seen;
    for (QDockWidget* dock : m_docks)
        if (isSeen(*dock))
            seen.emplace_back(dock->isFloating(), dock->x(), dock->y(), dock);
    if (seen.empty())
        return;
    std::ranges::sort(seen);
    const auto here =
        std::ranges::find(seen, m_current, [](const auto& place) { return std::get<3>(place); });
    const auto count = static_cast<std::ptrdiff_t>(seen.size());
    const std::ptrdiff_t at = here == seen.end() ? 0 : here - seen.begin() + direction;
    focusPanel(*std::get<3>(seen[static_cast<std::size_t>((at + count) % count)]));
}

} // namespace rankloom::ui
