// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_drawing.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QPen>
#include <QPolygonF>
#include <QString>

namespace rankloom::ui {

void drawPlate(
    QPainter& painter, QPointF center, const QString& text, const QRectF& bounds, const QPalette& palette)
{
    const QFontMetricsF metrics(painter.font());
    QRectF plate(0, 0, metrics.horizontalAdvance(text) + 12, metrics.height() + 4);
    plate.moveCenter(center);
    plate.moveLeft(
        std::clamp(plate.left(), bounds.left(), std::max(bounds.left(), bounds.right() - plate.width())));
    plate.moveTop(
        std::clamp(plate.top(), bounds.top(), std::max(bounds.top(), bounds.bottom() - plate.height())));
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::ToolTipBase));
    painter.drawRoundedRect(plate, 4, 4);
    painter.setPen(palette.color(QPalette::ToolTipText));
    painter.drawText(plate, Qt::AlignCenter, text);
}

void drawArrow(QPainter& painter, QPointF start, QPointF stop, const QPen& pen, const QPalette& palette)
{
    constexpr double kHead = 6;
    QPainterPath path(start);
    const double fall = stop.y() - start.y();
    QPointF direction(1, 0);
    if (std::abs(fall) < 1) {
        path.lineTo(stop);
    } else {
        // A short fall bends too, so that the arrow never lies on the edge between two lanes.
        direction = {0, fall > 0 ? 1.0 : -1.0};
        const double bend = std::max(std::abs(fall) * 0.5, 10.0) * direction.y();
        path.cubicTo(start + QPointF(0, bend), stop - QPointF(0, bend), stop);
    }
    const QPointF side(-direction.y(), direction.x());
    const QPointF back = stop - direction * kHead;
    const QPolygonF head {stop, back + side * (kHead * 0.6), back - side * (kHead * 0.6)};
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.color(QPalette::Base), pen.widthF() + 2.4));
    painter.drawPath(path);
    painter.setPen(pen);
    painter.drawPath(path);
    painter.setPen(QPen(palette.color(QPalette::Base), 1));
    painter.setBrush(pen.color());
    painter.drawPolygon(head);
    painter.setBrush(Qt::NoBrush);
}

} // namespace rankloom::ui
