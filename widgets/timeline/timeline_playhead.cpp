// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The play-head of the timeline: a moment of the step, moved pass by pass, with what every lane does then.
#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QTimerEvent>

#include "widgets/accessible_picture.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_drawing.h"
#include "widgets/timeline/timeline_frame.h"
#include "widgets/timeline/timeline_text.h"
#include "widgets/timeline/timeline_view.h"

namespace rankloom::ui {

namespace {

constexpr double kSlowest = 0.5; ///< steps per second
constexpr double kFastest = 32;
constexpr double kCatch = 6; ///< px within which a click on the ruler means the bookmark

} // namespace

void TimelineView::setPlayHead(qint64 time)
{
    if (isEmpty())
        return;
    const std::int64_t kept = std::clamp<std::int64_t>(time, 0, makespan());
    if (m_playHead == kept)
        return;
    m_playHead = kept;
    // Followed when it leaves the picture.
    const double x = m_mapping.toX(kept);
    if (x < 0 || x > m_mapping.width)
        setMapping(m_mapping.panned(x - m_mapping.width * (x < 0 ? 0.8 : 0.2)));
    update();
    Q_EMIT playHeadChanged();
}

void TimelineView::hidePlayHead()
{
    setPlaying(false);
    if (!m_playHead)
        return;
    m_playHead.reset();
    update();
    Q_EMIT playHeadChanged();
}

void TimelineView::stepPlayHead(int steps)
{
    if (isEmpty())
        return;
    // The first step shows the beginning; what is on screen then is where the lesson starts.
    if (!m_playHead) {
        setPlayHead(isFitted() ? 0 : m_scene.index->startAfter(m_mapping.toTime(0)));
    } else {
        std::int64_t time = *m_playHead;
        for (; steps > 0; --steps)
            time = m_scene.index->startAfter(time);
        for (; steps < 0; ++steps)
            time = m_scene.index->startBefore(time);
        setPlayHead(time);
    }
    QStringList lanes;
    for (int lane = 0; lane < std::min(m_scene.index->lanes(), 8); ++lane)
        lanes << timeline_text::laneName(*m_scene.index, lane) + QStringLiteral(": ")
                + timeline_text::moment(m_scene, lane, *m_playHead);
    announce(*this, lanes.join(QStringLiteral(", ")));
}

void TimelineView::setPlaying(bool playing)
{
    if (playing == isPlaying() || (playing && isEmpty()))
        return;
    if (playing) {
        // Played to the end: from the beginning again.
        if (!m_playHead || *m_playHead >= m_scene.index->timeline().makespan)
            setPlayHead(0);
        m_playTimer.start(static_cast<int>(std::lround(1000 / m_playSpeed)), this);
    } else {
        m_playTimer.stop();
    }
    Q_EMIT playingChanged(playing);
}

void TimelineView::setPlaySpeed(double stepsPerSecond)
{
    m_playSpeed = std::clamp(stepsPerSecond, kSlowest, kFastest);
    if (isPlaying())
        m_playTimer.start(static_cast<int>(std::lround(1000 / m_playSpeed)), this);
    Q_EMIT playHeadChanged();
}

void TimelineView::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_playTimer.timerId())
        return PictureView::timerEvent(event);
    stepPlayHead(1);
    if (isEmpty() || !m_playHead || *m_playHead >= m_scene.index->timeline().makespan)
        setPlaying(false);
}

void TimelineView::scrubTo(const QPointF& position)
{
    setPlaying(false);
    const double x = std::clamp(position.x() - m_layout.body.left(), 0.0, m_mapping.width);
    for (const TimelineBookmark& bookmark : m_bookmarks)
        if (std::abs(m_mapping.toX(bookmark.time) - x) <= kCatch)
            return setPlayHead(bookmark.time);
    setPlayHead(m_mapping.toTime(x));
}

/// What is still to come is dimmed; passes that run are framed; those that start now show where their input
/// came from; each lane says what it does and holds.
void TimelineView::paintPlayHead(QPainter& painter, const TimelineStyle& style) const
{
    if (!m_playHead)
        return;
    const QRectF body = bodies();
    const double x = std::round(body.left() + m_mapping.toX(*m_playHead)) + 0.5;
    paintMoment(painter, TimelineRole::Own, style);
    if (hasReference())
        paintMoment(painter, TimelineRole::Reference, style);
    if (x < body.left() || x > body.right() + 1)
        return;
    const QColor accent = palette().color(QPalette::Highlight);
    painter.setPen(QPen(accent, 1.6));
    painter.drawLine(QPointF(x, m_layout.ruler.bottom() - 5), QPointF(x, body.bottom()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(accent);
    const double y = m_layout.ruler.bottom();
    painter.drawPolygon(QPolygonF {{x - 6, y - 11}, {x + 6, y - 11}, {x + 6, y - 5}, {x, y}, {x - 6, y - 5}});
    painter.setBrush(Qt::NoBrush);
}

void TimelineView::paintMoment(QPainter& painter, TimelineRole role, const TimelineStyle& style) const
{
    const bool reference = role == TimelineRole::Reference;
    const TimelineScene& scene = reference ? m_reference : m_scene;
    const TimelineLayout& layout = reference ? m_referenceLayout : m_layout;
    const std::int64_t time = *m_playHead;
    const double x = layout.body.left() + m_mapping.toX(time);
    painter.save();
    painter.fillRect(layout.names, palette().base());
    TimelineFrame(scene, layout, m_mapping, style).paintNames(painter, time);
    painter.setClipRect(layout.body);
    QColor veil = palette().color(QPalette::Base);
    veil.setAlphaF(0.66F);
    painter.fillRect(QRectF(std::max(layout.body.left(), x), layout.body.top(),
                         std::max(0.0, layout.body.right() - x), layout.body.height()),
        veil);
    const QColor accent = palette().color(QPalette::Highlight);
    const double top = std::max(curveScale(m_scene), hasReference() ? curveScale(m_reference) : 0.0);
    for (int lane = layout.firstVisibleLane(); lane <= layout.lastVisibleLane(); ++lane) {
        const LaneIndex& index = scene.index->lane(lane);
        if (const std::int32_t running = index.sliceAt(time); running >= 0) {
            const Slice& slice = index.slices().intervals()[static_cast<std::size_t>(running)];
            paintHit(painter, hitOf(role, lane, TimelineHit::What::Slice, running), accent, 2);
            if (slice.start == time)
                for (const TimelineLink& link : linksInto(*scene.index, {lane, running}))
                    if (link.from.lane != lane)
                        paintLink(painter, link, role, QPen(accent, 1.6), {});
        }
        const std::optional<LaneCurve> curve = scene.curveOf(lane);
        if (!curve || layout.curveHeight < 6 || top <= 0)
            continue;
        const QRectF area = layout.curve(lane);
        const double amount = curve->at(index.aliveAt(time));
        painter.setPen(QPen(palette().color(QPalette::Base), 1.5));
        painter.setBrush(accent);
        painter.drawEllipse(
            QPointF(x, area.bottom() - std::clamp(amount / top, 0.0, 1.0) * area.height()), 3.6, 3.6);
        painter.setBrush(Qt::NoBrush);
    }
    painter.restore();
}

} // namespace rankloom::ui
