// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <memory>
#include <set>

#include <QFontMetricsF>
#include <QPainter>

#include "widgets/comparison/comparison_painter.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_frame.h"
#include "widgets/timeline/timeline_lanes.h"

namespace rankloom::ui {

namespace {

constexpr double kLanesHeight = 190; ///< px of one timeline, as far as the lanes stay within these
constexpr double kLeastLane = 4;
constexpr double kHighestLane = 26;

double pitchOf(int lanes) { return std::clamp(kLanesHeight / std::max(1, lanes), kLeastLane, kHighestLane); }

/// One slice of every kind and one bubble of every cause that occur in any of the timelines: what the legend
/// has to explain.
TimelineScene legendScene(const std::vector<ComparedPlan>& plans)
{
    std::set<PassKind> kinds;
    std::set<BubbleCause> causes;
    std::uint8_t chunks = 0;
    for (const ComparedPlan& plan : plans) {
        if (!plan.evaluation.timeline)
            continue;
        for (const Lane& lane : plan.evaluation.timeline->lanes) {
            for (const Slice& slice : lane.slices) {
                kinds.insert(slice.kind);
                chunks = std::max<std::uint8_t>(chunks, static_cast<std::uint8_t>(slice.chunk));
            }
            for (const Bubble& bubble : lane.bubbles)
                causes.insert(bubble.cause);
        }
    }
    auto sample = std::make_shared<Timeline>();
    Lane lane;
    for (const PassKind kind : kinds) {
        Slice slice {};
        slice.kind = kind;
        slice.chunk = chunks;
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

double ComparisonPainter::paintTimeline(
    QPainter* painter, QPointF at, double width, int plan, double end) const
{
    const Evaluation& evaluation = m_data.plans[static_cast<std::size_t>(plan)].evaluation;
    const int lanes = evaluation.timeline ? static_cast<int>(evaluation.timeline->lanes.size()) : 0;
    const double height = line() + pitchOf(lanes) * lanes;
    if (!painter)
        return height;
    QString caption = title(plan);
    if (evaluation.timeline)
        caption += QStringLiteral("  ·  ")
            + tr("%1, bubble %2")
                  .arg(formatSeconds(evaluation.time.step.value()),
                      formatPercent(evaluation.time.bubbleRatio));
    else
        caption += QStringLiteral("  ·  ") + tr("not possible");
    painter->setFont(m_font);
    painter->setPen(m_palette.color(QPalette::Text));
    painter->drawText(QRectF(at, QSizeF(width, line())), Qt::AlignLeft | Qt::AlignVCenter, caption);
    if (lanes == 0)
        return height;
    const TimelineStyle style(m_palette, m_font);
    TimelineScene scene;
    scene.index = std::make_shared<const TimelineIndex>(evaluation.timeline);
    const double names = 72;
    TimelineLayout layout;
    layout.lanes = lanes;
    layout.pitch = pitchOf(lanes);
    layout.bandHeight = std::max(3.0, layout.pitch - 2);
    layout.names = QRectF(at.x(), at.y() + line(), names, layout.pitch * lanes);
    layout.body = QRectF(at.x() + names, at.y() + line(), width - names, layout.pitch * lanes);
    const TimelineMapping mapping = fitted(0, end, layout.body.width());
    TimelineLabels labels;
    TimelineLanes painted(scene, layout, mapping, style, labels);
    const TimelineFrame frame(scene, layout, mapping, style);
    frame.paintGrid(*painter);
    painted.paint(*painter);
    frame.paintNames(*painter);
    const double x = std::round(layout.body.left() + mapping.toX(evaluation.timeline->makespan)) + 0.5;
    painter->setPen(QPen(m_palette.color(QPalette::Text), 1.4));
    painter->drawLine(QPointF(x, layout.body.top() - 3), QPointF(x, layout.body.bottom()));
    return height;
}

double ComparisonPainter::paintTimelines(QPainter* painter, QPointF at, double width) const
{
    const double top = at.y();
    at.ry() +=
        paintHeading(painter, at, width, plans() > 1 ? tr("Timelines on one time axis") : tr("Timeline"));
    double end = 0;
    for (const ComparedPlan& plan : m_data.plans)
        if (plan.evaluation.timeline)
            end = std::max(end, static_cast<double>(plan.evaluation.timeline->makespan));
    for (int i = 0; i < plans(); ++i)
        at.ry() += paintTimeline(painter, at, width, i, end) + 8;
    const TimelineStyle style(m_palette, m_font);
    const TimelineScene scene = legendScene(m_data.plans);
    const double names = 72;
    const double legend = legendHeight(scene, nullptr, style, width - names);
    if (painter && end > 0) {
        TimelineLayout layout;
        layout.ruler = QRectF(at.x() + names, at.y(), width - names, line());
        layout.body = QRectF(at.x() + names, at.y(), width - names, 0);
        layout.legend = QRectF(at.x() + names, at.y() + line() + 6, width - names, legend);
        const TimelineMapping mapping = fitted(0, end, layout.body.width());
        const TimelineFrame frame(scene, layout, mapping, style);
        frame.paintRuler(*painter);
        frame.paintLegend(*painter);
    }
    return at.y() + line() + 6 + legend - top;
}

} // namespace rankloom::ui
