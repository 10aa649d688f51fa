// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_frame.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include "widgets/theme.h"
#include "widgets/timeline/timeline_lanes.h"
#include "widgets/timeline/timeline_text.h"

namespace rankloom::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Timeline)
};

constexpr double kSwatchWidth = 18;
constexpr double kEntryGap = 20;
constexpr double kTickSpace = 96; ///< px between marks of the ruler, room for a label

struct LegendEntry {
    QString text;
    std::function<void(QPainter&, const QRectF&)> swatch;
};

LegendEntry kindEntry(PassKind kind, const TimelineStyle& style)
{
    const QString text = QString::fromLatin1(letterOf(kind)) + u' ' + timeline_text::kindName(kind);
    return {text,
        [kind, &style](QPainter& painter, const QRectF& area) { fillPass(painter, area, kind, style.dark); }};
}

LegendEntry causeEntry(BubbleCause cause, const TimelineStyle& style)
{
    return {timeline_text::causeName(cause), [cause, &style](QPainter& painter, const QRectF& area) {
                const QColor base = style.palette.color(QPalette::Base);
                const QColor color = bubbleColor(cause, style.dark);
                const BubbleHatch look = bubbleHatch(cause);
                painter.fillRect(area, mixed(base, color, 0.12));
                painter.setPen(QPen(mixed(base, color, 0.8), 1));
                painter.save();
                painter.setClipRect(area);
                hatch(painter, area, look.gap * 0.8, look.rising);
                painter.restore();
            }};
}

std::vector<LegendEntry> legendEntries(const TimelineScene& scene, const TimelineStyle& style)
{
    std::vector<LegendEntry> entries;
    if (!scene.index)
        return entries;
    for (const PassKind kind : scene.index->kinds())
        entries.push_back(kindEntry(kind, style));
    if (scene.index->chunks() > 1)
        entries.push_back({Words::tr("paler: later chunk"), [&style](QPainter& painter, const QRectF& area) {
                               const QColor base = style.palette.color(QPalette::Base);
                               const QColor ink = mixed(base, style.palette.color(QPalette::Text), 0.55);
                               const QSizeF half(area.width() / 2, area.height());
                               painter.fillRect(QRectF(area.topLeft(), half), ink);
                               painter.fillRect(QRectF(QPointF(area.center().x(), area.top()), half),
                                   mixed(ink, base, 0.5));
                           }});
    for (const BubbleCause cause : scene.index->causes())
        entries.push_back(causeEntry(cause, style));
    if (scene.hasCurves()) {
        entries.push_back({Words::tr("memory"), [&style](QPainter& painter, const QRectF& area) {
                               const QColor base = style.palette.color(QPalette::Base);
                               painter.fillRect(area, mixed(base, style.memoryLine(), 0.22));
                               painter.setPen(QPen(style.memoryLine(), 1.5));
                               painter.drawLine(area.topLeft(), area.topRight());
                           }});
        entries.push_back({Words::tr("capacity"), [&style](QPainter& painter, const QRectF& area) {
                               QPen pen(mutedText(style.palette), 1.2);
                               pen.setDashPattern({4, 3});
                               painter.setPen(pen);
                               painter.drawLine(QPointF(area.left(), area.center().y()),
                                   QPointF(area.right(), area.center().y()));
                           }});
    }
    if (scene.criticalPath)
        entries.push_back({Words::tr("critical path"), [&style](QPainter& painter, const QRectF& area) {
                               painter.setPen(QPen(style.palette.color(QPalette::BrightText), 2.4));
                               painter.drawLine(QPointF(area.left(), area.center().y()),
                                   QPointF(area.right(), area.center().y()));
                           }});
    return entries;
}

double entryWidth(const LegendEntry& entry, const QFontMetricsF& metrics)
{
    return kSwatchWidth + 6 + metrics.horizontalAdvance(entry.text) + kEntryGap;
}

double rowHeight(const QFontMetricsF& metrics) { return std::ceil(metrics.height()) + 6; }

} // namespace

double legendHeight(const TimelineScene& scene, const TimelineStyle& style, double width)
{
    const QFontMetricsF metrics(style.small());
    int rows = 1;
    double used = 0;
    for (const LegendEntry& entry : legendEntries(scene, style)) {
        const double next = entryWidth(entry, metrics);
        if (used > 0 && used + next - kEntryGap > width) {
            ++rows;
            used = 0;
        }
        used += next;
    }
    return rows * rowHeight(metrics);
}

double laneNameWidth(const TimelineScene& scene, const TimelineStyle& style)
{
    const QFontMetricsF metrics(style.font);
    const QFontMetricsF smaller(style.small());
    double width = 40;
    for (int lane = 0; scene.index && lane < scene.index->lanes(); ++lane) {
        width = std::max(
            width, metrics.horizontalAdvance(timeline_text::laneName(scene.index->timeline(), lane)));
        if (scene.memoryOf(lane))
            width = std::max(
                width, smaller.horizontalAdvance(Words::tr("peak %1").arg(formatBytes(999.0 * kGiB))));
    }
    return std::min(width, 170.0) + 14;
}

TimelineFrame::TimelineFrame(const TimelineScene& scene, const TimelineLayout& layout,
    const TimelineMapping& mapping, const TimelineStyle& style)
    : m_scene(scene), m_layout(layout), m_mapping(mapping), m_style(style)
{
}

void TimelineFrame::paint(QPainter& painter, bool somethingFolded) const
{
    painter.save();
    paintHeader(painter, somethingFolded);
    paintRuler(painter);
    paintNames(painter);
    paintLegend(painter);
    painter.restore();
}

void TimelineFrame::paintHeader(QPainter& painter, bool somethingFolded) const
{
    painter.setFont(m_style.font);
    painter.setPen(m_style.palette.color(QPalette::Text));
    const QString summary = timeline_text::summary(*m_scene.index);
    painter.drawText(m_layout.header, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        QFontMetricsF(m_style.font).elidedText(summary, Qt::ElideRight, m_layout.header.width()));
    if (!somethingFolded)
        return;
    const QString hint = Words::tr("folded passes: height is the share of time");
    const QFontMetricsF metrics(m_style.small());
    const double left = QFontMetricsF(m_style.font).horizontalAdvance(summary) + 32;
    if (left + metrics.horizontalAdvance(hint) > m_layout.header.width())
        return;
    painter.setFont(m_style.small());
    painter.setPen(mutedText(m_style.palette));
    painter.drawText(m_layout.header, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, hint);
}

void TimelineFrame::paintGrid(QPainter& painter) const
{
    const QRectF& body = m_layout.body;
    const double bottom = std::min(body.bottom(), body.top() + m_layout.contentHeight());
    painter.setPen(QPen(gridColor(m_style.palette), 1));
    for (const std::int64_t time : rulerTicks(m_mapping, kTickSpace).times) {
        const double x = std::floor(body.left() + m_mapping.toX(time)) + 0.5;
        if (x >= body.left() && x <= body.right())
            painter.drawLine(QPointF(x, body.top()), QPointF(x, bottom));
    }
}

void TimelineFrame::paintRuler(QPainter& painter) const
{
    painter.save();
    painter.setFont(m_style.small());
    const QRectF& ruler = m_layout.ruler;
    const QFontMetricsF metrics(m_style.small());
    const RulerTicks ticks = rulerTicks(m_mapping, kTickSpace);
    for (const std::int64_t time : ticks.times) {
        const double x = std::floor(ruler.left() + m_mapping.toX(time)) + 0.5;
        if (x < ruler.left() || x > ruler.right())
            continue;
        painter.setPen(QPen(mutedText(m_style.palette), 1));
        painter.drawLine(QPointF(x, ruler.bottom() - 6), QPointF(x, ruler.bottom() - 1));
        const QString text = rulerLabel(time, ticks.step);
        const double width = metrics.horizontalAdvance(text);
        const double left =
            std::clamp(x - width / 2, ruler.left(), std::max(ruler.left(), ruler.right() - width));
        painter.drawText(
            QRectF(left, ruler.top(), width + 2, ruler.height() - 8), Qt::AlignLeft | Qt::AlignVCenter, text);
    }
    painter.setPen(QPen(gridColor(m_style.palette), 1));
    painter.drawLine(
        QPointF(ruler.left(), ruler.bottom() - 0.5), QPointF(ruler.right(), ruler.bottom() - 0.5));
    paintOverview(painter);
    painter.restore();
}

/// Where the window lies in the whole step, once something is out of view.
void TimelineFrame::paintOverview(QPainter& painter) const
{
    const auto makespan = static_cast<double>(m_scene.index->timeline().makespan);
    const TimelineMapping whole = fitted(0, makespan, m_mapping.width);
    if (m_mapping.nsPerPixel > whole.nsPerPixel * 0.995)
        return;
    const QRectF& ruler = m_layout.ruler;
    const double left = (m_mapping.start - whole.start) / whole.nsPerPixel;
    const double width = std::max(6.0, m_mapping.width * m_mapping.nsPerPixel / whole.nsPerPixel);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_style.palette.color(QPalette::Highlight));
    painter.drawRoundedRect(
        QRectF(ruler.left() + std::min(left, ruler.width() - width), ruler.bottom() - 3, width, 3), 1.5, 1.5);
}

void TimelineFrame::paintNames(QPainter& painter) const
{
    painter.save();
    painter.setClipRect(m_layout.names);
    const Timeline& timeline = m_scene.index->timeline();
    const QFontMetricsF metrics(m_style.font);
    const QFontMetricsF smaller(m_style.small());
    for (int lane = m_layout.firstVisibleLane(); lane <= m_layout.lastVisibleLane(); ++lane) {
        const QRectF band = m_layout.band(lane);
        const LaneMemory* memory = m_scene.memoryOf(lane);
        const bool two =
            memory && m_layout.bandHeight + m_layout.curveHeight >= metrics.height() + smaller.height() - 2;
        QRectF name(m_layout.names.left(), band.top(), m_layout.names.width(), band.height());
        if (name.height() < metrics.height()) {
            name.setTop(name.center().y() - metrics.height() / 2);
            name.setHeight(metrics.height());
        }
        painter.setFont(band.height() < metrics.height() - 2 ? m_style.small() : m_style.font);
        painter.setPen(m_style.palette.color(QPalette::Text));
        const QString text =
            metrics.elidedText(timeline_text::laneName(timeline, lane), Qt::ElideMiddle, name.width());
        painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
        if (!two)
            continue;
        const Bytes peak = peakMemory(m_scene, lane);
        const bool over = memory->capacityBytes.value() > 0 && peak > memory->capacityBytes;
        painter.setFont(m_style.small());
        painter.setPen(over ? alarmColor(m_style.palette) : mutedText(m_style.palette));
        QRectF below(
            name.left(), band.bottom() + 1, name.width(), std::max(m_layout.curveHeight, smaller.height()));
        painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            (over ? Words::tr("over: %1") : Words::tr("peak %1")).arg(formatBytes(peak.value())));
    }
    painter.restore();
}

void TimelineFrame::paintLegend(QPainter& painter) const
{
    painter.setFont(m_style.small());
    const QFontMetricsF metrics(m_style.small());
    double x = m_layout.legend.left();
    double y = m_layout.legend.top();
    for (const LegendEntry& entry : legendEntries(m_scene, m_style)) {
        const double width = entryWidth(entry, metrics);
        if (x > m_layout.legend.left() && x + width - kEntryGap > m_layout.legend.right()) {
            x = m_layout.legend.left();
            y += rowHeight(metrics);
        }
        if (y + rowHeight(metrics) > m_layout.legend.bottom() + 2 && y > m_layout.legend.top())
            break;
        const double height = rowHeight(metrics);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        entry.swatch(painter, QRectF(x, std::round(y + (height - 12) / 2), kSwatchWidth, 12));
        painter.restore();
        painter.setPen(m_style.palette.color(QPalette::Text));
        painter.drawText(
            QRectF(x + kSwatchWidth + 6, y, width, height), Qt::AlignLeft | Qt::AlignVCenter, entry.text);
        x += width;
    }
}

} // namespace rankloom::ui
