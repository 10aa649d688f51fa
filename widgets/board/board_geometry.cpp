// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace rankloom::ui {

namespace {

QSizeF boardSize(QSizeF card, int columns, int rows)
{
    const double gap = BoardGeometry::kCardGap;
    return {gap + columns * (card.width() + gap), gap + rows * (card.height() + gap)};
}

int cells(double length, double cell, double gap, int count)
{
    return std::clamp(static_cast<int>(std::floor(length / (cell + gap))), 0, count - 1);
}

} // namespace

BoardGeometry::BoardGeometry(int nodes, int devicesPerNode, QSizeF viewport, double header)
    : m_nodes(std::max(nodes, 0))
    , m_devicesPerNode(std::max(devicesPerNode, 0))
    , m_header(std::max(header, kHeader))
{
    // Two rows of slots look like the boards of real nodes; wider than eight is hard to count.
    m_slotColumns =
        m_devicesPerNode <= 2 ? std::max(m_devicesPerNode, 1) : std::min(8, (m_devicesPerNode + 1) / 2);
    m_slotRows = std::max(1, (m_devicesPerNode + m_slotColumns - 1) / m_slotColumns);
    m_card = {2 * kPadding + m_slotColumns * kSlot + (m_slotColumns - 1) * kGap,
        m_header + kPadding + m_slotRows * kSlot + (m_slotRows - 1) * kGap};
    double best = 0;
    for (int columns = 1; columns <= m_nodes; ++columns) {
        const QSizeF size = boardSize(m_card, columns, (m_nodes + columns - 1) / columns);
        const double zoom = std::min(viewport.width() / size.width(), viewport.height() / size.height());
        if (zoom > best * (1 + 1e-9)) {
            best = zoom;
            m_columns = columns;
        }
    }
}

QSizeF BoardGeometry::size() const
{
    return m_nodes == 0 ? QSizeF() : boardSize(m_card, m_columns, (m_nodes + m_columns - 1) / m_columns);
}

QRectF BoardGeometry::card(int node) const
{
    const int row = node / m_columns;
    const int column = node % m_columns;
    return {QPointF(kCardGap + column * (m_card.width() + kCardGap),
                kCardGap + row * (m_card.height() + kCardGap)),
        m_card};
}

QRectF BoardGeometry::header(int node) const
{
    QRectF area = card(node);
    area.setHeight(m_header);
    return area;
}

QRectF BoardGeometry::slot(int device) const
{
    const QRectF area = card(device / m_devicesPerNode);
    const int index = device % m_devicesPerNode;
    const int row = index / m_slotColumns;
    return {area.left() + kPadding + (index % m_slotColumns) * (kSlot + kGap),
        area.top() + m_header + row * (kSlot + kGap), kSlot, kSlot};
}

int BoardGeometry::nodeAt(QPointF point) const
{
    if (m_nodes == 0 || point.x() < 0 || point.y() < 0)
        return -1;
    const int column = static_cast<int>((point.x() - kCardGap / 2) / (m_card.width() + kCardGap));
    const int row = static_cast<int>((point.y() - kCardGap / 2) / (m_card.height() + kCardGap));
    if (column >= m_columns)
        return -1;
    const int node = row * m_columns + column;
    return node < m_nodes && card(node).contains(point) ? node : -1;
}

int BoardGeometry::headerAt(QPointF point) const
{
    const int node = nodeAt(point);
    return node >= 0 && header(node).contains(point) ? node : -1;
}

int BoardGeometry::deviceAt(QPointF point) const
{
    const int node = nodeAt(point);
    if (node < 0 || m_devicesPerNode == 0)
        return -1;
    const QPointF inside = point - card(node).topLeft() - QPointF(kPadding, m_header);
    const int column = cells(inside.x(), kSlot, kGap, m_slotColumns);
    const int row = cells(inside.y(), kSlot, kGap, m_slotRows);
    const int index = row * m_slotColumns + column;
    if (index >= m_devicesPerNode)
        return -1;
    const int device = node * m_devicesPerNode + index;
    return slot(device).contains(point) ? device : -1;
}

std::vector<int> BoardGeometry::nodesIn(const QRectF& area) const
{
    std::vector<int> found;
    if (m_nodes == 0)
        return found;
    const int rows = (m_nodes + m_columns - 1) / m_columns;
    const int left = cells(area.left() - kCardGap, m_card.width(), kCardGap, m_columns);
    const int right = cells(area.right() - kCardGap, m_card.width(), kCardGap, m_columns);
    const int top = cells(area.top() - kCardGap, m_card.height(), kCardGap, rows);
    const int bottom = cells(area.bottom() - kCardGap, m_card.height(), kCardGap, rows);
    for (int row = top; row <= bottom; ++row)
        for (int column = left; column <= right; ++column)
            if (const int node = row * m_columns + column; node < m_nodes && card(node).intersects(area))
                found.push_back(node);
    return found;
}

int BoardGeometry::neighbour(int device, BoardDirection direction) const
{
    const int node = device / m_devicesPerNode;
    const int index = device % m_devicesPerNode;
    int column = (node % m_columns) * m_slotColumns + index % m_slotColumns;
    int row = (node / m_columns) * m_slotRows + index / m_slotColumns;
    column += direction == BoardDirection::Right ? 1 : direction == BoardDirection::Left ? -1 : 0;
    row += direction == BoardDirection::Down ? 1 : direction == BoardDirection::Up ? -1 : 0;
    if (column < 0 || row < 0 || column >= m_columns * m_slotColumns)
        return device;
    const int toNode = (row / m_slotRows) * m_columns + column / m_slotColumns;
    const int toIndex = (row % m_slotRows) * m_slotColumns + column % m_slotColumns;
    return toNode < m_nodes && toIndex < m_devicesPerNode ? toNode * m_devicesPerNode + toIndex : device;
}

void BoardViewport::zoomAt(QPointF screen, double factor)
{
    const QPointF fixed = toBoard(screen);
    zoom = std::clamp(zoom * factor, kMinimumZoom, kMaximumZoom);
    offset = screen - fixed * zoom;
}

void BoardViewport::fit(QSizeF board, const QRectF& area)
{
    if (board.isEmpty() || area.isEmpty())
        return;
    zoom =
        std::clamp(std::min(area.width() / board.width(), area.height() / board.height()), kMinimumZoom, 2.0);
    offset = area.center() - QPointF(board.width(), board.height()) * zoom / 2;
}

} // namespace rankloom::ui
