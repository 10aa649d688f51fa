// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What changes with every move of the pointer, painted over the cached lanes.
#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "widgets/theme.h"
#include "widgets/timeline/timeline_drawing.h"
#include "widgets/timeline/timeline_text.h"
#include "widgets/timeline/timeline_view.h"

namespace rankloom::ui {

void TimelineView::paintOverlay(QPainter& painter, const TimelineStyle& style)
{
    paintPlayHead(painter, style);
    painter.save();
    painter.setClipRect(bodies());
    paintSelectedStage(painter, m_layout);
    if (hasReference())
        paintSelectedStage(painter, m_referenceLayout);
    paintHit(painter, m_hover, palette().color(QPalette::Text), 1.4);
    paintWaitLink(painter, m_hover, style);
    paintHit(painter, m_cursor, palette().color(QPalette::Highlight), 2.6);
    if (m_cursor != m_hover)
        paintWaitLink(painter, m_cursor, style);
    paintLinks(painter, style);
    painter.restore();
    paintMeasure(painter, style);
    paintBookmarks(painter, style);
    paintPointer(painter, style);
    paintReadout(painter, style);
}

void TimelineView::paintSelectedStage(QPainter& painter, const TimelineLayout& layout) const
{
    if (selection().stage < 0 || selection().stage >= layout.lanes)
        return;
    const QRectF band = layout.band(selection().stage);
    const QRectF mark(band.left(), band.top(), 3, layout.laneHeight());
    painter.fillRect(mark.intersected(layout.body), palette().color(QPalette::Highlight));
}

void TimelineView::paintHit(
    QPainter& painter, const TimelineHit& hit, const QColor& color, double width) const
{
    if (hit.what == TimelineHit::What::Nothing || hit.what == TimelineHit::What::Folded)
        return;
    const TimelineLayout& layout = layoutOf(hit);
    const QRectF band = layout.band(hit.lane);
    const double left = std::max(-4.0, m_mapping.toX(hit.from));
    const double right = std::min(m_mapping.width + 4, m_mapping.toX(hit.to));
    if (right < left)
        return;
    painter.save();
    painter.setClipRect(layout.body, Qt::IntersectClip);
    painter.setPen(QPen(color, width));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(band.left() + left, band.top(), std::max(2.0, right - left), band.height())
                                .adjusted(0, 0, -0.5, 0),
        2.5, 2.5);
    painter.restore();
}

/// From the pass that is waited for to the end of the wait.
void TimelineView::paintWaitLink(QPainter& painter, const TimelineHit& hit, const TimelineStyle& style) const
{
    if (hit.what != TimelineHit::What::Bubble)
        return;
    const Timeline& timeline = sceneOf(hit).index->timeline();
    const TimelineLayout& layout = layoutOf(hit);
    const Bubble& bubble =
        timeline.lanes[static_cast<std::size_t>(hit.lane)].bubbles[static_cast<std::size_t>(hit.index)];
    if (bubble.ofLane < 0 || bubble.ofSlice < 0)
        return;
    const Slice& awaited = timeline.lanes[static_cast<std::size_t>(bubble.ofLane)]
                               .slices[static_cast<std::size_t>(bubble.ofSlice)];
    const QColor color = bubbleColor(bubble.cause, style.ground);
    if (bubble.ofLane != hit.lane) {
        const QRectF own = layout.band(hit.lane);
        const QRectF other = layout.band(bubble.ofLane);
        const bool below = bubble.ofLane > hit.lane;
        const QPointF start(other.left() + m_mapping.toX(awaited.end), below ? other.top() : other.bottom());
        const QPointF stop(own.left() + m_mapping.toX(bubble.end), below ? own.bottom() : own.top());
        drawArrow(painter, start, stop, QPen(color, 2), palette());
    }
    paintHit(painter, hitOf(hit.role, bubble.ofLane, TimelineHit::What::Slice, bubble.ofSlice), color, 2);
}

/// What the pass under the cursor needs (solid) and what waits for it (dashed).
void TimelineView::paintLinks(QPainter& painter, const TimelineStyle& style) const
{
    if (m_cursor.what != TimelineHit::What::Slice)
        return;
    const QColor accent = palette().color(QPalette::Highlight);
    painter.setFont(style.small());
    for (const LinkMark& mark : m_links) {
        const bool out = mark.link.from.lane == m_cursor.lane && mark.link.from.slice == m_cursor.index;
        const SliceRef other = out ? mark.link.to : mark.link.from;
        paintHit(
            painter, hitOf(m_cursor.role, other.lane, TimelineHit::What::Slice, other.slice), accent, 1.6);
        paintLink(painter, mark.link, m_cursor.role, QPen(accent, 2, out ? Qt::DashLine : Qt::SolidLine),
            mark.text);
    }
}

void TimelineView::paintLink(QPainter& painter, const TimelineLink& link, TimelineRole role, const QPen& pen,
    const QString& text) const
{
    const TimelineHit from = hitOf(role, link.from.lane, TimelineHit::What::Slice, link.from.slice);
    const TimelineHit to = hitOf(role, link.to.lane, TimelineHit::What::Slice, link.to.slice);
    const TimelineLayout& layout = layoutOf(from);
    const QRectF a = layout.band(from.lane);
    const QRectF b = layout.band(to.lane);
    QPointF start(a.left() + m_mapping.toX(from.to), a.center().y());
    QPointF stop(b.left() + m_mapping.toX(to.from), b.center().y());
    if (from.lane != to.lane) {
        const bool down = b.top() > a.top();
        start.setY(down ? a.bottom() : a.top());
        stop.setY(down ? b.top() : b.bottom());
    } else if (stop.x() - start.x() < 8) {
        return; // side by side: the order says it
    }
    // Far outside the picture nothing is gained by exact ends.
    const double wide = 4 * m_mapping.width;
    start.setX(std::clamp(start.x(), -wide, 2 * wide));
    stop.setX(std::clamp(stop.x(), -wide, 2 * wide));
    drawArrow(painter, start, stop, pen, palette());
    if (!text.isEmpty())
        drawPlate(painter, (start + stop) / 2, text, layout.body, palette());
}

void TimelineView::paintMeasure(QPainter& painter, const TimelineStyle& style) const
{
    if (!m_measure)
        return;
    const auto [a, b] = *m_measure;
    const QRectF body = bodies();
    const double left = body.left() + m_mapping.toX(std::min(a, b));
    const double right = body.left() + m_mapping.toX(std::max(a, b));
    painter.save();
    painter.setClipRect(body);
    QColor tint = palette().color(QPalette::Highlight);
    tint.setAlphaF(0.16F);
    painter.fillRect(QRectF(left, body.top(), right - left, body.height()), tint);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
    for (const double x : {left, right})
        painter.drawLine(QPointF(x, body.top()), QPointF(x, body.bottom()));
    painter.setFont(style.font);
    drawPlate(painter, QPointF((left + right) / 2, body.top() + 14),
        tr("Δt %1").arg(timeline_text::duration(a < b ? b - a : a - b)), body, palette());
    painter.restore();
}

void TimelineView::paintPointer(QPainter& painter, const TimelineStyle& style) const
{
    if (!bodies().contains(m_pointer))
        return;
    QColor line = palette().color(QPalette::Text);
    line.setAlphaF(0.35F);
    painter.setPen(QPen(line, 1));
    const double x = std::floor(m_pointer.x()) + 0.5;
    painter.drawLine(QPointF(x, m_layout.ruler.bottom() - 6), QPointF(x, m_layout.body.bottom()));
    painter.setFont(style.small());
    const std::int64_t time = timeAt(m_pointer);
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
    const double taken = metrics.horizontalAdvance(timeline_text::summary(*m_scene.index, m_scene.note)) + 32;
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
