// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Small boards: which GPUs do something else than in the baseline.
#include <algorithm>
#include <cmath>

#include <QPainter>

#include "widgets/board/board_painter.h"
#include "widgets/comparison/comparison_painter.h"
#include "widgets/comparison/comparison_words.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kHighestBoard = 150; ///< units
constexpr double kBoardGap = 18;
constexpr int kMostBoards = 3; ///< beside each other
constexpr int kMostDevices = 4096; ///< more cannot be told apart on a small board

/// Where a board is drawn: below each other captions and boards begin at the left.
BoardViewport viewportOf(const BoardGeometry& geometry, const QRectF& area)
{
    BoardViewport viewport;
    viewport.fit(geometry.size(), area);
    viewport.offset =
        area.topLeft() - QPointF(BoardGeometry::kCardGap, BoardGeometry::kCardGap) * viewport.zoom;
    return viewport;
}

/// What the highest of the boards takes of `room`.
double boardHeight(const ComparisonData& data, QSizeF room)
{
    double height = 0;
    for (const auto& board : data.boards) {
        if (board->devices() > kMostDevices)
            continue;
        const BoardGeometry geometry(board->nodes, board->devicesPerNode, room);
        height = std::max(height, geometry.size().height() * viewportOf(geometry, {{}, room}).zoom);
    }
    return std::min(height, room.height());
}

bool placementsDiffer(const Comparison& comparison)
{
    return std::ranges::any_of(comparison.plans, [](const ComparedColumn& plan) {
        return !plan.placement.comparable || !plan.placement.devices.empty();
    });
}

} // namespace

int deviceAt(const ComparisonData& data, int plan, const QRectF& area, QPointF position)
{
    const BoardData& board = *data.boards[static_cast<std::size_t>(plan)];
    if (board.devices() > kMostDevices)
        return -1;
    const BoardGeometry geometry(board.nodes, board.devicesPerNode, area.size());
    return geometry.deviceAt(viewportOf(geometry, area).toBoard(position));
}

void ComparisonPainter::paintBoardOf(int plan, const QRectF& area)
{
    const std::shared_ptr<const BoardData>& data = m_data.boards[static_cast<std::size_t>(plan)];
    const BoardScene scene(data, BoardColor::Stage);
    const BoardGeometry geometry(data->nodes, data->devicesPerNode, area.size());
    const BoardViewport viewport = viewportOf(geometry, area);
    m_painter->save();
    m_painter->setFont(m_look.font);
    paintBoard(*m_painter, scene, geometry, viewport, area, m_look.palette);
    m_painter->setRenderHint(QPainter::Antialiasing);
    m_painter->setBrush(Qt::NoBrush);
    for (const int device : m_data.comparison.plans[static_cast<std::size_t>(plan)].placement.devices) {
        const QRectF slot = viewport.toScreen(geometry.slot(device));
        const double thick = std::clamp(slot.width() * 0.09, 1.0, units(3));
        for (const auto& [color, width] : {std::pair(m_look.palette.color(QPalette::Base), 2.2 * thick),
                 std::pair(m_look.palette.color(QPalette::Text), thick)}) {
            m_painter->setPen(QPen(color, width));
            m_painter->drawRoundedRect(slot, slot.width() * 0.1, slot.width() * 0.1);
        }
    }
    m_painter->restore();
}

double ComparisonPainter::paintPlacement(QPointF at, double width)
{
    const double top = at.y();
    const bool differ = placementsDiffer(m_data.comparison);
    at.ry() += paintHeading(at, width, tr("Placement"),
        differ ? tr("tiles are pipeline stages; framed: unlike the baseline") : QString());
    if (!differ) {
        if (m_painter) {
            m_painter->setFont(m_look.font);
            m_painter->setPen(m_look.palette.color(QPalette::Text));
            paintText(QRectF(at, QSizeF(width, line())), tr("Every GPU does the same in all plans."),
                Qt::AlignLeft | Qt::AlignVCenter);
        }
        return at.y() + line() - top;
    }
    const int across = std::min(plans(), kMostBoards);
    const double column = (width - (across - 1) * units(kBoardGap)) / across;
    const double height =
        2 * line() + std::max(line(), boardHeight(m_data, QSizeF(column, units(kHighestBoard))));
    for (int i = 0; i < plans(); ++i) {
        const QRectF area(at.x() + (i % across) * (column + units(kBoardGap)),
            at.y() + static_cast<double>(i / across) * (height + units(kBoardGap)), column, height);
        const QRectF board(
            area.left(), area.top() + 2 * line(), column, std::max(units(kHighestBoard), line()));
        add({ComparisonPlace::What::Board, area, i, -1, board});
        if (!draws(area))
            continue;
        m_painter->setFont(strong());
        m_painter->setPen(m_look.palette.color(QPalette::Text));
        paintText(QRectF(area.topLeft(), QSizeF(column, line())), title(i), Qt::AlignLeft | Qt::AlignVCenter);
        m_painter->setFont(small());
        m_painter->setPen(mutedText(m_look.palette));
        paintText(QRectF(area.left(), area.top() + line() - units(4), column, line()),
            comparison_words::placement(m_data, i), Qt::AlignLeft | Qt::AlignVCenter);
        if (m_data.boards[static_cast<std::size_t>(i)]->devices() <= kMostDevices)
            paintBoardOf(i, board);
        else
            paintText(board, tr("Too many GPUs for a small board: the Board shows them."),
                Qt::AlignLeft | Qt::AlignTop);
    }
    const int rows = (plans() + across - 1) / across;
    return at.y() + rows * (height + units(kBoardGap)) - units(kBoardGap) - top;
}

} // namespace rankloom::ui
