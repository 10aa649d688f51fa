// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse and keyboard of a heatmap.
#include "widgets/heatmap/heatmap_view.h"

#include <algorithm>

#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QToolTip>
#include <QWheelEvent>

#include "widgets/accessible_picture.h"
#include "widgets/foreign_text.h"

namespace rankloom::ui {

PictureView::Tip HeatmapView::tipAt(const QPointF& position) const
{
    const HeatCell cell = m_geometry.cellAt(position);
    return {cellText(cell), m_geometry.cellRect(cell.row, cell.column).toAlignedRect()};
}

void HeatmapView::mousePressEvent(QMouseEvent* event)
{
    m_start = m_last = event->position();
    m_pressed = event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton;
    m_panning = event->button() == Qt::MiddleButton;
    if (event->button() == Qt::RightButton && m_geometry.cellAt(event->position()).valid())
        setCursorCell(m_geometry.cellAt(event->position()));
}

void HeatmapView::mouseMoveEvent(QMouseEvent* event)
{
    const double moved = (event->position() - m_start).manhattanLength();
    if (m_pressed && moved >= QGuiApplication::styleHints()->startDragDistance())
        m_panning = true;
    if (m_pressed && m_panning) {
        setCursor(Qt::ClosedHandCursor);
        m_geometry.panBy(event->position() - m_last);
        m_last = event->position();
        m_fitted = false;
        invalidate();
        return;
    }
    const HeatCell cell = m_geometry.cellAt(event->position());
    if (cell == m_hover)
        return;
    m_hover = cell;
    update();
}

void HeatmapView::mouseReleaseEvent(QMouseEvent* event)
{
    const HeatCell cell = m_geometry.cellAt(event->position());
    if (m_pressed && !m_panning && event->button() == Qt::LeftButton && cell.valid())
        chooseCell(cell);
    m_pressed = m_panning = false;
    unsetCursor();
}

void HeatmapView::mouseDoubleClickEvent(QMouseEvent* /*event*/) { fit(); }

void HeatmapView::wheelEvent(QWheelEvent* event)
{
    constexpr int kStep = 120; // one notch, in eighths of a degree
    m_wheel += event->angleDelta().y();
    const int steps = m_wheel / kStep;
    m_wheel -= steps * kStep;
    if (steps != 0)
        zoom(event->position(), steps);
    event->accept();
}

void HeatmapView::leaveEvent(QEvent* event)
{
    PictureView::leaveEvent(event);
    m_hover = {};
    update();
}

void HeatmapView::focusInEvent(QFocusEvent* event)
{
    PictureView::focusInEvent(event);
    update();
}

void HeatmapView::focusOutEvent(QFocusEvent* event)
{
    PictureView::focusOutEvent(event);
    update();
}

void HeatmapView::zoom(QPointF at, int steps)
{
    m_geometry.zoomAt(at, steps);
    m_fitted = false;
    invalidate();
}

void HeatmapView::setCursorCell(HeatCell cell)
{
    if (data().empty())
        return;
    m_cursor = {std::clamp(cell.row, 0, data().rows - 1), std::clamp(cell.column, 0, data().columns - 1)};
    const HeatmapGeometry before = m_geometry;
    m_geometry.showCell(m_cursor);
    if (!(before == m_geometry))
        invalidate();
    announce(*this, cellText(m_cursor));
    update();
}

void HeatmapView::chooseCell(HeatCell cell)
{
    if (data().empty())
        return;
    setCursorCell(cell);
    if (m_toSelection)
        select(m_toSelection(m_cursor));
}

void HeatmapView::jumpToHottest()
{
    if (const HeatCell cell = hottestCell(data()); cell.valid())
        jumpTo(cell);
}

void HeatmapView::jumpTo(HeatCell cell)
{
    chooseCell(cell);
    pinToolTip();
}

void HeatmapView::pinToolTip()
{
    if (!m_cursor.valid())
        return;
    const QRect area = m_geometry.cellRect(m_cursor.row, m_cursor.column).toAlignedRect();
    constexpr int kLong = 60 * 60 * 1000; // milliseconds: until the cursor moves on
    QToolTip::showText(mapToGlobal(area.bottomRight()), plainTip(cellText(m_cursor)), this, rect(), kLong);
}

bool HeatmapView::cursorKey(const QKeyEvent& event)
{
    const int key = event.key();
    const bool control = event.modifiers() & Qt::ControlModifier;
    HeatCell to = m_cursor;
    switch (key) {
    case Qt::Key_Left:
        --to.column;
        break;
    case Qt::Key_Right:
        ++to.column;
        break;
    case Qt::Key_Up:
        --to.row;
        break;
    case Qt::Key_Down:
        ++to.row;
        break;
    case Qt::Key_Home:
        to = {control ? 0 : to.row, 0};
        break;
    case Qt::Key_End:
        to = {control ? data().rows - 1 : to.row, data().columns - 1};
        break;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        to.row += key == Qt::Key_PageUp ? -10 : 10;
        break;
    default:
        return false;
    }
    QToolTip::hideText();
    setCursorCell({std::max(to.row, 0), std::max(to.column, 0)});
    return true;
}

void HeatmapView::zoomAtCursor(int steps)
{
    zoom(m_cursor.valid() ? m_geometry.cellRect(m_cursor.row, m_cursor.column).center()
                          : m_frame.plot.center(),
        steps);
}

void HeatmapView::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool control = event->modifiers() & Qt::ControlModifier;
    if (m_paging && (key == Qt::Key_PageUp || key == Qt::Key_PageDown)) {
        Q_EMIT pageRequested(key == Qt::Key_PageUp ? -1 : 1);
        return;
    }
    if (!data().empty() && cursorKey(*event))
        return;
    if (!control && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        if (m_toSelection && m_cursor.valid())
            select(m_toSelection(m_cursor));
        pinToolTip();
    } else {
        PictureView::keyPressEvent(event);
    }
}

} // namespace rankloom::ui
