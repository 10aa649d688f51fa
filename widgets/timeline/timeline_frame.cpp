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
#include "widgets/timeline/timeline_words.h"

namespace rankloom::ui {

namespace {

constexpr double kSwatchWidth = 18;
constexpr double kEntryGap = 20;
constexpr double kTickSpace = 96; ///< px between marks of the ruler, room for a label

struct LegendEntry {
    QString text;
    std::function<void(QPainter&, const QRectF&)> swatch;
};

LegendEntry kindEntry(const TimelineIndex& index, PassKind kind, const TimelineStyle& style)
{
    const QString name = timeline_text::kindName(index, kind);
    const QString text = index.words() ? name : QString::fromLatin1(letterOf(kind)) + u' ' + name;
    return {text, [kind, &style](QPainter& painter, const QRectF& area) {
                fillPass(painter, area, kind, style.ground);
            }};
}

LegendEntry causeEntry(const TimelineIndex& index, BubbleCause cause, const TimelineStyle& style)
{
    return {timeline_text::causeName(index, cause), [cause, &style](QPainter& painter, const QRectF& area) {
                const QColor base = style.palette.color(QPalette::Base);
                const QColor color = bubbleColor(cause, style.ground);
                const BubbleHatch look = bubbleHatch(cause);
                painter.fillRect(area, mixed(base, color, 0.12));
                painter.setPen(QPen(mixed(base, color, 0.8), 1));
                painter.save();
                painter.setClipRect(area);
                hatch(painter, area, look.gap * 0.8, look.slope);
                painter.restore();
            }};
}

LegendEntry chunkEntry(const TimelineIndex& index, const TimelineStyle& style)
{
    return {index.words() ? index.words()->laterChunks() : TimelineText::tr("paler, on a bar: later chunk"),
        [&style](QPainter& painter, const QRectF& area) {
            const QColor base = style.palette.color(QPalette::Base);
            const QColor ink = passColor(PassKind::Forward, style.ground);
            const QSizeF half(area.width() / 2, area.height());
            const QRectF right(QPointF(area.center().x(), area.top()), half);
            painter.fillRect(QRectF(area.topLeft(), half), ink);
            painter.fillRect(right, mixed(ink, base, 0.5));
            painter.fillRect(QRectF(right.left(), right.bottom() - 2, right.width(), 2),
                mixed(ink, style.palette.color(QPalette::Text), 0.35));
        }};
}

LegendEntry sendEntry(const TimelineStyle& style)
{
    return {TimelineText::tr("compressed send, dashed: as it was"),
        [&style](QPainter& painter, const QRectF& area) {
            const QRectF bar(area.left(), area.center().y() - 2.5, area.width(), 5);
            painter.setPen(QPen(style.palette.color(QPalette::Text), 1, Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(bar);
            fillPass(painter, QRectF(bar.topLeft(), QSizeF(bar.width() * 0.4, bar.height())),
                PassKind::Communication, style.ground);
        }};
}

void addCurveEntries(
    std::vector<LegendEntry>& entries, const TimelineScene& scene, const TimelineStyle& style)
{
    const bool inFlight = scene.curve == CurveKind::InFlight;
    const bool split = scene.index->lane(0).splitChunks() > 1;
    entries.push_back(
        {inFlight ? (split ? TimelineText::tr("microbatches in flight, by chunk")
                           : TimelineText::tr("microbatches in flight"))
                  : (split ? TimelineText::tr("memory, activations by chunk") : TimelineText::tr("memory")),
            [&style, split](QPainter& painter, const QRectF& area) {
                const QColor base = style.palette.color(QPalette::Base);
                painter.fillRect(area, mixed(base, style.memoryLine(), split ? 0.12 : 0.42));
                if (split)
                    painter.fillRect(
                        area.adjusted(0, area.height() / 2, 0, 0), mixed(base, style.memoryLine(), 0.42));
                painter.setPen(QPen(style.memoryLine(), 1.5));
                painter.drawLine(area.topLeft(), area.topRight());
            }});
    entries.push_back({inFlight ? TimelineText::tr("what 1F1B holds") : TimelineText::tr("capacity"),
        [&style](QPainter& painter, const QRectF& area) {
            QPen pen(mutedText(style.palette), 1.2);
            pen.setDashPattern({4, 3});
            painter.setPen(pen);
            painter.drawLine(
                QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y()));
        }});
}

bool contains(const auto& values, auto wanted)
{
    return std::find(values.begin(), values.end(), wanted) != values.end();
}

enum class Curves : std::uint8_t { None, BelowLanes };

std::vector<LegendEntry> legendEntries(
    const TimelineScene& scene, const TimelineScene* reference, const TimelineStyle& style, Curves curves)
{
    std::vector<LegendEntry> entries;
    if (!scene.index)
        return entries;
    const TimelineIndex* other = reference ? reference->index.get() : nullptr;
    const Timeline& timeline = scene.index->timeline();
    for (int k = 0; k < kPassKindCount; ++k) {
        const auto kind = static_cast<PassKind>(k);
        const bool part = (kind == PassKind::Recompute || kind == PassKind::Communication)
            && std::any_of(timeline.parts.begin(), timeline.parts.end(), [kind](const PassPart& p) {
                   return p.kind != PassPartKind::Compute
                       && (p.kind == PassPartKind::Recompute) == (kind == PassKind::Recompute);
               });
        if (part || contains(scene.index->kinds(), kind) || (other && contains(other->kinds(), kind)))
            entries.push_back(kindEntry(*scene.index, kind, style));
    }
    if (scene.index->chunks() > 1 || (other && other->chunks() > 1))
        entries.push_back(chunkEntry(*scene.index, style));
    for (int c = 0; c < kBubbleCauseCount; ++c) {
        const auto cause = static_cast<BubbleCause>(c);
        if (contains(scene.index->causes(), cause) || (other && contains(other->causes(), cause)))
            entries.push_back(causeEntry(*scene.index, cause, style));
    }
    if (!timeline.compressedSends.empty())
        entries.push_back(sendEntry(style));
    if (curves == Curves::BelowLanes && scene.hasCurves())
        addCurveEntries(entries, scene, style);
    if (scene.criticalPath)
        entries.push_back(
            {TimelineText::tr("critical path"), [&style](QPainter& painter, const QRectF& area) {
                 painter.setPen(QPen(style.palette.color(QPalette::BrightText), 2.4));
                 painter.drawLine(
                     QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y()));
             }});
    return entries;
}

double entryWidth(const LegendEntry& entry, const QFontMetricsF& metrics)
{
    return kSwatchWidth + 6 + metrics.horizontalAdvance(entry.text) + kEntryGap;
}

double rowHeight(const QFontMetricsF& metrics) { return std::ceil(metrics.height()) + 6; }

} // namespace

double legendHeight(
    const TimelineScene& scene, const TimelineScene* reference, const TimelineStyle& style, double width)
{
    const QFontMetricsF metrics(style.small());
    int rows = 1;
    double used = 0;
    for (const LegendEntry& entry : legendEntries(scene, reference, style, Curves::BelowLanes)) {
        const double next = entryWidth(entry, metrics);
        if (used > 0 && used + next - kEntryGap > width) {
            ++rows;
            used = 0;
        }
        used += next;
    }
    return rows * rowHeight(metrics);
}

double laneNameWidth(const TimelineScene& scene, const TimelineScene* reference, const TimelineStyle& style)
{
    const QFontMetricsF metrics(style.font);
    const QFontMetricsF smaller(style.small());
    double width = 40;
    for (const TimelineScene* part : {&scene, reference}) {
        if (!part || !part->index)
            continue;
        for (int lane = 0; lane < part->index->lanes(); ++lane)
            width = std::max(width, metrics.horizontalAdvance(timeline_text::laneName(*part->index, lane)));
        if (part->hasCurves())
            for (const QString& words :
                {TimelineText::tr("peak %1"), TimelineText::tr("over: %1"), QStringLiteral("88: F88 · %1")})
                width = std::max(width,
                    smaller.horizontalAdvance(words.arg(
                        part->curve == CurveKind::Memory ? formatBytes(88.8 * kGiB) : part->amount(88.5))));
    }
    return std::min(width, 190.0) + 14;
}

TimelineFrame::TimelineFrame(const TimelineScene& scene, const TimelineLayout& layout,
    const TimelineMapping& mapping, const TimelineStyle& style)
    : m_scene(scene), m_layout(layout), m_mapping(mapping), m_style(style)
{
}

void TimelineFrame::paint(QPainter& painter) const
{
    painter.save();
    paintHeader(painter);
    paintRuler(painter);
    paintLegend(painter);
    painter.restore();
    paintSection(painter);
}

void TimelineFrame::paintSection(QPainter& painter) const
{
    painter.save();
    paintNames(painter);
    if (!m_layout.caption.isEmpty()) {
        paintEnd(painter);
        paintCaption(painter);
    }
    painter.restore();
}

/// Which timeline this is, its step, and how that differs from the other one.
void TimelineFrame::paintCaption(QPainter& painter) const
{
    QFont bold = m_style.font;
    bold.setBold(true);
    const std::int64_t step = m_scene.index->timeline().period;
    QString figures = TimelineText::tr("step %1").arg(formatSeconds(static_cast<double>(step) * 1e-9));
    if (!m_scene.note.isEmpty())
        figures += u' ' + m_scene.note;
    if (m_reference && m_reference->index)
        figures +=
            QStringLiteral("  ·  ") + timeline_text::difference(step, m_reference->index->timeline().period);
    const QRectF& area = m_layout.caption;
    const QFontMetricsF metrics(bold);
    const double right = QFontMetricsF(m_style.font).horizontalAdvance(figures) + 12;
    const QString name =
        metrics.elidedText(m_scene.name, Qt::ElideMiddle, std::max(40.0, area.width() - right));
    painter.setPen(m_style.palette.color(QPalette::Text));
    painter.setFont(bold);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, name);
    painter.setFont(m_style.font);
    painter.drawText(area.adjusted(metrics.horizontalAdvance(name) + 12, 0, 0, 0),
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, figures);
}

/// Where the step ends; below another timeline also by how much it ends earlier or later.
void TimelineFrame::paintEnd(QPainter& painter) const
{
    const QRectF& body = m_layout.body;
    const double bottom = std::min(body.bottom(), body.top() + m_layout.contentHeight());
    painter.save();
    painter.setClipRect(body.united(m_layout.caption));
    const std::int64_t end = m_scene.index->timeline().makespan;
    const double x = body.left() + m_mapping.toX(end);
    if (m_reference && m_reference->index) {
        const double other = body.left() + m_mapping.toX(m_reference->index->timeline().makespan);
        const double y = m_layout.caption.center().y();
        if (std::abs(other - x) >= 3) {
            QPen pen(mutedText(m_style.palette), 1);
            pen.setDashPattern({3, 3});
            painter.setPen(pen);
            painter.drawLine(QPointF(other, m_layout.caption.top()), QPointF(other, bottom));
            painter.setPen(QPen(m_style.palette.color(QPalette::Text), 1.6));
            painter.drawLine(QPointF(other, y), QPointF(x, y));
            const double head = x < other ? 5 : -5;
            painter.drawPolyline(QPolygonF {{x + head, y - 3.5}, {x, y}, {x + head, y + 3.5}});
        }
    }
    painter.setPen(QPen(m_style.palette.color(QPalette::Text), 1.6));
    painter.drawLine(QPointF(x, body.top()), QPointF(x, bottom));
    painter.restore();
}

void TimelineFrame::paintHeader(QPainter& painter) const
{
    painter.setFont(m_style.font);
    painter.setPen(m_style.palette.color(QPalette::Text));
    const QString summary = timeline_text::summary(*m_scene.index, m_scene.note);
    painter.drawText(m_layout.header, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        QFontMetricsF(m_style.font).elidedText(summary, Qt::ElideRight, m_layout.header.width()));
    if (!m_folded)
        return;
    const QString hint = TimelineText::tr("folded passes: height is the share of time");
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
    const auto makespan = static_cast<double>(std::max(
        m_scene.index->timeline().makespan, m_reference ? m_reference->index->timeline().makespan : 0));
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

void TimelineFrame::paintNames(QPainter& painter, std::optional<std::int64_t> moment) const
{
    painter.save();
    painter.setClipRect(m_layout.names);
    // Where a name is higher than a lane, only every second one and so on is told.
    const double line = QFontMetricsF(m_style.small()).height() - 3;
    const int each = std::max(1, static_cast<int>(std::ceil(line / m_layout.pitch)));
    for (int lane = m_layout.firstVisibleLane(); lane <= m_layout.lastVisibleLane(); ++lane) {
        if (lane % each != 0)
            continue;
        const std::optional<LaneCurve> curve = m_scene.curveOf(lane);
        NameText text;
        if (moment) {
            text = {timeline_text::moment(m_scene, lane, *moment), false, true};
        } else if (curve) {
            const double peak = m_scene.peakOf(lane);
            const bool over = curve->isLimit && curve->line > 0 && peak > curve->line;
            text = {
                (over ? TimelineText::tr("over: %1") : TimelineText::tr("peak %1")).arg(m_scene.amount(peak)),
                over, false};
        }
        paintName(painter, lane, text);
    }
    painter.restore();
}

void TimelineFrame::paintName(QPainter& painter, int lane, const NameText& text) const
{
    const QFontMetricsF metrics(m_style.font);
    const QFontMetricsF smaller(m_style.small());
    const QRectF band = m_layout.band(lane);
    QRectF name(m_layout.names.left(), band.top(), m_layout.names.width(), band.height());
    const double beside = m_layout.laneHeight() - band.height(); // streams and curve
    const bool two =
        !text.below.isEmpty() && m_layout.laneHeight() >= metrics.height() + smaller.height() - 2;
    QRectF below(name.left(), band.bottom() + 1, name.width(), std::max(beside, smaller.height()));
    if (two && beside < smaller.height() - 4) {
        name.setHeight(band.height() / 2);
        below = name.translated(0, name.height());
    }
    for (QRectF* line : {&name, &below}) {
        const double missing = metrics.height() - line->height();
        if (missing > 0)
            line->adjust(0, -missing / 2, 0, missing / 2);
    }
    QString title = timeline_text::laneName(*m_scene.index, lane);
    if (!two && text.instead) // one line has to do: what changes is worth more than the word
        title = QString::number(lane) + QStringLiteral(": ") + text.below;
    const bool tight = band.height() < metrics.height() - 2 || (!two && text.instead);
    painter.setFont(tight ? m_style.small() : m_style.font);
    painter.setPen(m_style.palette.color(QPalette::Text));
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        QFontMetricsF(painter.font())
            .elidedText(title, text.instead ? Qt::ElideRight : Qt::ElideMiddle, name.width()));
    if (!two)
        return;
    painter.setFont(m_style.small());
    painter.setPen(text.alarm ? alarmColor(m_style.palette)
            : text.instead    ? m_style.palette.color(QPalette::Text)
                              : mutedText(m_style.palette));
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        smaller.elidedText(text.below, Qt::ElideRight, below.width()));
}

void TimelineFrame::paintLegend(QPainter& painter) const
{
    if (m_layout.legend.height() < 1)
        return;
    painter.setFont(m_style.small());
    const QFontMetricsF metrics(m_style.small());
    double x = m_layout.legend.left();
    double y = m_layout.legend.top();
    for (const LegendEntry& entry : legendEntries(
             m_scene, m_reference, m_style, m_layout.curveHeight > 0 ? Curves::BelowLanes : Curves::None)) {
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
