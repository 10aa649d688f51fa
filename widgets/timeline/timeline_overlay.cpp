// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What changes with every move of the pointer, painted over the cached lanes.
#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include "widgets/theme.h"
#include "widgets/timeline/timeline_text.h"
#include "widgets/timeline/timeline_view.h"

namespace rankloom::ui {

namespace {

/// Text on a plate that reads on everything, kept within `bounds`.
void drawPlate(
    QPainter& painter, QPointF center, const QString& text, const QRectF& bounds, const QPalette& palette)
{
    const QFontMetricsF metrics(painter.font());
    QRectF plate(0, 0, metrics.horizontalAdvance(text) + 16, metrics.height() + 6);
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

} // namespace

void TimelineView::paintOverlay(QPainter& painter, const TimelineStyle& style)
{
    painter.save();
    painter.setClipRect(m_layout.body);
    if (selection().stage >= 0 && selection().stage < m_layout.lanes) {
        const QRectF band = m_layout.band(selection().stage);
        painter.fillRect(QRectF(band.left(), band.top(), 3, m_layout.bandHeight + m_layout.curveHeight),
            palette().color(QPalette::Highlight));
    }
    paintHit(painter, m_hover, palette().color(QPalette::Text), 1.4);
    paintWaitLink(painter, m_hover, style);
    paintHit(painter, m_cursor, palette().color(QPalette::Highlight), 2.6);
    if (m_cursor != m_hover)
        paintWaitLink(painter, m_cursor, style);
    painter.restore();
    paintMeasure(painter, style);
    paintPointer(painter, style);
    paintReadout(painter, style);
}

void TimelineView::paintHit(
    QPainter& painter, const TimelineHit& hit, const QColor& color, double width) const
{
    if (hit.what == TimelineHit::What::Nothing || hit.what == TimelineHit::What::Folded)
        return;
    const QRectF band = m_layout.band(hit.lane);
    const double left = std::max(-4.0, m_mapping.toX(hit.from));
    const double right = std::min(m_mapping.width + 4, m_mapping.toX(hit.to));
    if (right < left)
        return;
    painter.setPen(QPen(color, width));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(band.left() + left, band.top(), std::max(2.0, right - left), band.height())
                                .adjusted(0, 0, -0.5, 0),
        2.5, 2.5);
}

/// From the pass that is waited for to the end of the wait.
void TimelineView::paintWaitLink(QPainter& painter, const TimelineHit& hit, const TimelineStyle& style) const
{
    if (hit.what != TimelineHit::What::Bubble)
        return;
    const Timeline& timeline = m_scene.index->timeline();
    const Bubble& bubble =
        timeline.lanes[static_cast<std::size_t>(hit.lane)].bubbles[static_cast<std::size_t>(hit.index)];
    if (bubble.ofLane < 0 || bubble.ofSlice < 0)
        return;
    const Slice& awaited = timeline.lanes[static_cast<std::size_t>(bubble.ofLane)]
                               .slices[static_cast<std::size_t>(bubble.ofSlice)];
    const bool below = bubble.ofLane > hit.lane;
    const QRectF own = m_layout.band(hit.lane);
    const QRectF other = m_layout.band(bubble.ofLane);
    const QPointF start(other.left() + m_mapping.toX(awaited.end), below ? other.top() : other.bottom());
    const QPointF stop(own.left() + m_mapping.toX(bubble.end), below ? own.bottom() : own.top());
    QPainterPath path(start);
    const double bend = (stop.y() - start.y()) * 0.5;
    path.cubicTo(start + QPointF(0, bend), stop - QPointF(0, bend), stop);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Base), 4));
    painter.drawPath(path);
    painter.setPen(QPen(bubbleColor(bubble.cause, style.dark), 2));
    painter.drawPath(path);
    paintHit(painter, hitOf(bubble.ofLane, TimelineHit::What::Slice, bubble.ofSlice),
        bubbleColor(bubble.cause, style.dark), 2);
}

void TimelineView::paintMeasure(QPainter& painter, const TimelineStyle& style) const
{
    if (!m_measure)
        return;
    const auto [a, b] = *m_measure;
    const double left = m_layout.body.left() + m_mapping.toX(std::min(a, b));
    const double right = m_layout.body.left() + m_mapping.toX(std::max(a, b));
    painter.save();
    painter.setClipRect(m_layout.body);
    QColor tint = palette().color(QPalette::Highlight);
    tint.setAlphaF(0.16F);
    painter.fillRect(QRectF(left, m_layout.body.top(), right - left, m_layout.body.height()), tint);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
    for (const double x : {left, right})
        painter.drawLine(QPointF(x, m_layout.body.top()), QPointF(x, m_layout.body.bottom()));
    painter.setFont(style.font);
    drawPlate(painter, QPointF((left + right) / 2, m_layout.body.top() + 14),
        tr("Δt %1").arg(timeline_text::duration(a < b ? b - a : a - b)), m_layout.body, palette());
    painter.restore();
}

void TimelineView::paintPointer(QPainter& painter, const TimelineStyle& style) const
{
    if (!m_layout.body.contains(m_pointer))
        return;
    QColor line = palette().color(QPalette::Text);
    line.setAlphaF(0.35F);
    painter.setPen(QPen(line, 1));
    const double x = std::floor(m_pointer.x()) + 0.5;
    painter.drawLine(QPointF(x, m_layout.ruler.bottom() - 6), QPointF(x, m_layout.body.bottom()));
    painter.setFont(style.small());
    const std::int64_t time = m_mapping.toTime(m_pointer.x() - m_layout.body.left());
    const std::int64_t step = std::max<std::int64_t>(1, static_cast<std::int64_t>(m_mapping.nsPerPixel));
    std::int64_t digits = 1;
    while (digits * 10 <= step)
        digits *= 10;
    drawPlate(painter, QPointF(x, m_layout.ruler.center().y() - 3), rulerLabel(time, digits), m_layout.ruler,
        palette());
}

/// One sentence about what is under the pointer or the cursor, where a beamer audience can read it.
void TimelineView::paintReadout(QPainter& painter, const TimelineStyle& style) const
{
    const QString text = textOf(m_hover.what == TimelineHit::What::Nothing ? m_cursor : m_hover);
    if (text.isEmpty())
        return;
    const QFontMetricsF metrics(style.font);
    const double taken = metrics.horizontalAdvance(timeline_text::summary(*m_scene.index)) + 32;
    QRectF area = m_layout.header;
    area.setLeft(area.left() + taken);
    if (area.width() < 120)
        return;
    painter.fillRect(area, palette().base());
    painter.setFont(style.font);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
        metrics.elidedText(text, Qt::ElideRight, area.width()));
}

} // namespace rankloom::ui
