// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of all plans below each other on one time axis.
#include <algorithm>
#include <cmath>
#include <memory>
#include <set>

#include <QFontMetricsF>
#include <QPainter>

#include "widgets/comparison/comparison_painter.h"
#include "widgets/comparison/comparison_words.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_frame.h"
#include "widgets/timeline/timeline_lanes.h"

namespace rankloom::ui {

namespace {

constexpr double kLeastLane = 3; ///< units
constexpr double kHighestLane = 26;
constexpr double kTimelineGap = 8;

/// One slice of every kind and one bubble of every cause that occur in any of the timelines: what the legend
/// has to explain.
TimelineScene legendScene(const ComparisonData& data)
{
    std::set<PassKind> kinds;
    std::set<BubbleCause> causes;
    int chunks = 1;
    for (const auto& timeline : data.timelines) {
        if (!timeline)
            continue;
        kinds.insert(timeline->kinds().begin(), timeline->kinds().end());
        causes.insert(timeline->causes().begin(), timeline->causes().end());
        chunks = std::max(chunks, timeline->chunks());
    }
    auto sample = std::make_shared<Timeline>();
    Lane lane;
    for (const PassKind kind : kinds) {
        Slice slice {};
        slice.kind = kind;
        slice.chunk = static_cast<decltype(slice.chunk)>(chunks - 1);
        slice.start = sample->makespan;
        slice.end = ++sample->makespan;
        lane.slices.push_back(slice);
    }
    for (const BubbleCause cause : causes) {
        Bubble bubble {};
        bubble.cause = cause;
        bubble.start = sample->makespan;
        bubble.end = ++sample->makespan;
        lane.bubbles.push_back(bubble);
    }
    sample->lanes.push_back(std::move(lane));
    TimelineScene scene;
    scene.index = std::make_shared<const TimelineIndex>(std::move(sample));
    return scene;
}

} // namespace

double ComparisonPainter::laneNames() const
{
    const TimelineStyle style(m_look.palette, m_look.font);
    double width = units(40);
    for (const auto& timeline : m_data.timelines) {
        TimelineScene scene;
        scene.index = timeline;
        width = std::max(width, laneNameWidth(scene, nullptr, style) + units(10));
    }
    return width;
}

double ComparisonPainter::paintTimeline(QPointF at, double width, int plan, const TimelineMapping& mapping)
{
    const Evaluation& evaluation = m_data.plans[static_cast<std::size_t>(plan)].evaluation;
    const auto& index = m_data.timelines[static_cast<std::size_t>(plan)];
    const int lanes = index ? index->lanes() : 0;
    const double pitch =
        std::clamp(units(m_look.timelineHeight) / std::max(1, lanes), units(kLeastLane), units(kHighestLane));
    const double height = line() + pitch * lanes;
    TimelineLayout layout;
    layout.lanes = lanes;
    layout.pitch = pitch;
    layout.bandHeight = std::max(units(2), pitch - units(2));
    layout.names = QRectF(at.x(), at.y() + line(), width - mapping.width, pitch * lanes);
    layout.body = QRectF(at.x() + width - mapping.width, at.y() + line(), mapping.width, pitch * lanes);
    add({ComparisonPlace::What::Timeline, QRectF(at, QSizeF(width, height)), plan, -1, layout.body});
    if (!draws(QRectF(at, QSizeF(width, height))))
        return height;
    QString caption = title(plan) + QStringLiteral("  ·  ");
    caption += index
        ? tr("%1, bubble %2")
              .arg(formatSeconds(evaluation.time.step.value()), formatPercent(evaluation.time.bubbleRatio))
        : m_data.plans[static_cast<std::size_t>(plan)].serves() ? tr("it serves: its batches are in Serve")
                                                                : tr("not possible");
    m_painter->setFont(m_look.font);
    m_painter->setPen(m_look.palette.color(QPalette::Text));
    paintText(QRectF(at, QSizeF(width, line())), caption, Qt::AlignLeft | Qt::AlignVCenter);
    if (lanes == 0)
        return height;
    const TimelineStyle style(m_look.palette, m_look.font);
    TimelineScene scene;
    scene.index = index;
    TimelineLabels labels;
    TimelineLanes painted(scene, layout, mapping, style, labels);
    const TimelineFrame frame(scene, layout, mapping, style);
    m_painter->save();
    frame.paintGrid(*m_painter);
    painted.paint(*m_painter);
    // Names that would lie on each other are worth nothing.
    if (pitch >= QFontMetricsF(style.small()).height() - units(3))
        frame.paintNames(*m_painter);
    strikeOut(layout, plan);
    const double end = mapping.toX(index->timeline().makespan);
    if (end >= 0 && end <= mapping.width) {
        const double x = std::round(layout.body.left() + end) + 0.5;
        m_painter->setPen(QPen(m_look.palette.color(QPalette::Text), units(1.4)));
        m_painter->drawLine(QPointF(x, layout.body.top() - units(3)), QPointF(x, layout.body.bottom()));
    }
    m_painter->restore();
    return height;
}

/// Lanes that are lost: pale, a line through them and a cross at its end.
void ComparisonPainter::strikeOut(const TimelineLayout& layout, int plan)
{
    if (plan >= std::ssize(m_data.struckLanes))
        return;
    QColor veil = m_look.palette.color(QPalette::Base);
    veil.setAlpha(170);
    for (const int lane : m_data.struckLanes[static_cast<std::size_t>(plan)]) {
        if (lane < 0 || lane >= layout.lanes)
            continue;
        const QRectF band = layout.band(lane);
        m_painter->fillRect(band, veil);
        m_painter->setPen(QPen(alarmColor(m_look.palette), units(1.6)));
        m_painter->drawLine(
            QPointF(layout.names.left(), band.center().y()), QPointF(band.right(), band.center().y()));
        const double arm = std::min(units(5), band.height() / 2);
        const QPointF cross(band.left() + 2 * arm, band.center().y());
        m_painter->drawLine(cross + QPointF(-arm, -arm), cross + QPointF(arm, arm));
        m_painter->drawLine(cross + QPointF(-arm, arm), cross + QPointF(arm, -arm));
    }
}

double ComparisonPainter::paintTimelines(QPointF at, double width)
{
    const double top = at.y();
    at.ry() += paintHeading(
        at, width, plans() > 1 ? tr("Timelines on one time axis") : tr("Timeline"), m_look.timelineHint);
    const std::int64_t end = m_data.longest();
    const double across = width - laneNames();
    TimelineMapping mapping = fitted(0, static_cast<double>(std::max<std::int64_t>(1, end)), across);
    if (m_look.shown)
        mapping = clamped(
            {m_look.shown->start, m_look.shown->nsPerPixel * m_look.shown->width / across, across}, end);
    const TimelineStyle style(m_look.palette, m_look.font);
    const TimelineScene scene = legendScene(m_data);
    TimelineLayout layout;
    layout.ruler = QRectF(at.x() + width - across, at.y(), across, line());
    layout.body = layout.ruler;
    if (m_painter && end > 0) {
        // The overview in the ruler is of the longest step, not of the sample for the legend.
        TimelineScene longest;
        for (const auto& timeline : m_data.timelines)
            if (timeline && timeline->timeline().makespan == end)
                longest.index = timeline;
        TimelineFrame(longest, layout, mapping, style).paintRuler(*m_painter);
    }
    at.ry() += line() + units(2);
    for (int i = 0; i < plans(); ++i)
        at.ry() += paintTimeline(at, width, i, mapping) + units(kTimelineGap);
    const double legend = legendHeight(scene, nullptr, style, across);
    layout.legend = QRectF(layout.ruler.left(), at.y(), across, legend);
    if (m_painter && end > 0)
        TimelineFrame(scene, layout, mapping, style).paintLegend(*m_painter);
    return at.y() + legend - top;
}

} // namespace rankloom::ui
