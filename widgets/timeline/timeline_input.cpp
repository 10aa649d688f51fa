// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse, keys and hit test of the timeline.
#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include "widgets/accessible_picture.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_text.h"
#include "widgets/timeline/timeline_view.h"
#include "widgets/timeline/timeline_words.h"

namespace rankloom::ui {

namespace {

constexpr double kKeyPan = 0.15; ///< of the width
constexpr double kSnap = 6; ///< px within which measuring snaps to the edge of a pass

} // namespace

TimelineHit TimelineView::hitOf(TimelineRole role, int lane, TimelineHit::What what, std::int32_t index) const
{
    const Timeline& timeline = (role == TimelineRole::Reference ? m_reference : m_scene).index->timeline();
    const Lane& own = timeline.lanes[static_cast<std::size_t>(lane)];
    const auto i = static_cast<std::size_t>(index);
    if (what == TimelineHit::What::Slice)
        return {what, lane, index, own.slices[i].start, own.slices[i].end, role};
    return {what, lane, index, own.bubbles[i].start, own.bubbles[i].end, role};
}

void TimelineView::showLongestBubble()
{
    TimelineHit longest;
    for (int lane = 0; !isEmpty() && lane < m_scene.index->lanes(); ++lane) {
        const auto bubbles = m_scene.index->lane(lane).bubbles().intervals();
        for (std::size_t i = 0; i < bubbles.size(); ++i)
            if (bubbles[i].end - bubbles[i].start > longest.to - longest.from)
                longest =
                    hitOf(TimelineRole::Own, lane, TimelineHit::What::Bubble, static_cast<std::int32_t>(i));
    }
    if (longest.what != TimelineHit::What::Nothing)
        goToHit(longest);
}

TimelineHit TimelineView::hitAtTime(TimelineRole role, int lane, std::int64_t time) const
{
    const LaneIndex& index = (role == TimelineRole::Reference ? m_reference : m_scene).index->lane(lane);
    if (const std::int32_t slice = index.sliceAt(time); slice >= 0)
        return hitOf(role, lane, TimelineHit::What::Slice, slice);
    const auto bubbles = index.bubbles().intervals();
    const std::size_t bubble = index.bubbles().firstEndingAfter(time);
    if (bubble < bubbles.size() && bubbles[bubble].start <= time)
        return hitOf(role, lane, TimelineHit::What::Bubble, static_cast<std::int32_t>(bubble));
    return {};
}

TimelineHit TimelineView::hitTest(const QPointF& position) const
{
    if (isEmpty())
        return {};
    const bool reference = hasReference() && m_referenceLayout.body.contains(position);
    const TimelineLayout& layout = reference ? m_referenceLayout : m_layout;
    if (!layout.body.contains(position))
        return {};
    const int lane = layout.laneAt(position.y());
    if (lane < 0)
        return {};
    const double x = position.x() - layout.body.left();
    const TimelineHit hit =
        hitAtTime(reference ? TimelineRole::Reference : TimelineRole::Own, lane, m_mapping.toTime(x));
    const double ratio = devicePixelRatioF();
    const bool narrow =
        static_cast<double>(hit.to - hit.from) < kFoldBelowPixels * m_mapping.nsPerPixel / ratio;
    if (hit.what == TimelineHit::What::Nothing || !narrow)
        return hit;
    // What is folded is told as it is shown: a column of the lane, as wide as a pointer can aim.
    const std::int64_t from = std::max<std::int64_t>(0, m_mapping.toTime(std::floor(x) - 2));
    const std::int64_t to =
        std::min(sceneOf(hit).index->timeline().makespan, m_mapping.toTime(std::floor(x) + 3));
    return {TimelineHit::What::Folded, lane, -1, from, to, hit.role};
}

QString TimelineView::textOf(const TimelineHit& hit) const
{
    if (hit.what == TimelineHit::What::Nothing)
        return {};
    const TimelineIndex& index = *sceneOf(hit).index;
    switch (hit.what) {
    case TimelineHit::What::Slice:
        return timeline_text::slice(index, {hit.lane, hit.index});
    case TimelineHit::What::Bubble:
        return timeline_text::bubble(index, hit.lane,
            index.timeline().lanes[static_cast<std::size_t>(hit.lane)].bubbles[static_cast<std::size_t>(
                hit.index)]);
    case TimelineHit::What::Folded:
    case TimelineHit::What::Nothing:
        break;
    }
    return {};
}

QString TimelineView::toolTipAt(const QPointF& position) const
{
    const TimelineHit hit = hitTest(position);
    if (hit.what == TimelineHit::What::Nothing)
        return {};
    const TimelineScene& scene = sceneOf(hit);
    const TimelineIndex& index = *scene.index;
    const std::int64_t time = timeAt(position);
    const auto withAmount = [&](const QString& text) {
        const std::optional<LaneCurve> curve = scene.curveOf(hit.lane);
        return curve
            ? text + u'\n' + tr("Here: %1").arg(scene.amount(curve->at(index.lane(hit.lane).aliveAt(time))))
            : text;
    };
    switch (hit.what) {
    case TimelineHit::What::Slice:
        return withAmount(timeline_text::sliceDetails(index, {hit.lane, hit.index}));
    case TimelineHit::What::Bubble:
        return withAmount(timeline_text::bubbleDetails(index, hit.lane,
            index.timeline().lanes[static_cast<std::size_t>(hit.lane)].bubbles[static_cast<std::size_t>(
                hit.index)]));
    case TimelineHit::What::Folded:
        return timeline_text::foldedDetails(index, hit.lane, hit.from, hit.to);
    case TimelineHit::What::Nothing:
        break;
    }
    return {};
}

PictureView::Tip TimelineView::tipAt(const QPointF& position) const
{
    return {toolTipAt(position), QRect(position.toPoint(), QSize(1, 1)).adjusted(-3, -3, 3, 3)};
}

std::optional<std::int64_t> TimelineView::measured() const
{
    if (!m_measure)
        return std::nullopt;
    return std::abs(m_measure->second - m_measure->first);
}

std::int64_t TimelineView::timeAt(const QPointF& position) const
{
    return m_mapping.toTime(position.x() - m_layout.body.left());
}

std::int64_t TimelineView::snapped(const QPointF& position) const
{
    const std::int64_t time = timeAt(position);
    const TimelineHit hit = hitTest(position);
    if (hit.what != TimelineHit::What::Slice && hit.what != TimelineHit::What::Bubble)
        return time;
    const std::int64_t nearest = time - hit.from < hit.to - time ? hit.from : hit.to;
    return std::abs(m_mapping.toX(nearest) - m_mapping.toX(time)) <= kSnap ? nearest : time;
}

void TimelineView::zoomAt(double factor, double x)
{
    rememberGesture();
    setMapping(m_mapping.zoomed(factor, x));
}

void TimelineView::wheelEvent(QWheelEvent* event)
{
    if (isEmpty())
        return;
    const QPoint steps = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        setScroll(m_scroll - steps.y() / 120.0 * m_layout.pitch);
    } else if (event->modifiers().testFlag(Qt::ShiftModifier) || std::abs(steps.x()) > std::abs(steps.y())) {
        const int along = steps.x() != 0 ? steps.x() : steps.y();
        setMapping(m_mapping.panned(-along / 120.0 * m_mapping.width * kKeyPan / 2));
    } else if (steps.y() != 0) {
        const double x = std::clamp(event->position().x() - m_layout.body.left(), 0.0, m_mapping.width);
        zoomAt(std::pow(1.0015, steps.y()), x);
    }
    setHover(event->position());
    event->accept();
}

void TimelineView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::BackButton) {
        zoomBack();
        return;
    }
    if (event->button() == Qt::ForwardButton) {
        zoomForward();
        return;
    }
    if (isEmpty() || (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton))
        return PictureView::mousePressEvent(event);
    m_dragFrom = event->position();
    m_dragMapping = m_mapping;
    m_dragScroll = m_scroll;
    m_dragged = false;
    m_drag = Drag::Pan;
    if (m_layout.ruler.contains(event->position()) && event->button() == Qt::LeftButton) {
        m_drag = Drag::Play;
        scrubTo(event->position());
    } else if (event->modifiers().testFlag(Qt::ShiftModifier) && bodies().contains(event->position())) {
        m_drag = Drag::Measure;
        const std::int64_t time = snapped(event->position());
        m_measure = {time, time};
        update();
    }
}

void TimelineView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF moved = event->position() - m_dragFrom;
    if (m_drag != Drag::None && moved.manhattanLength() >= QApplication::startDragDistance())
        m_dragged = true;
    if (m_drag == Drag::Pan && m_dragged) {
        setCursor(Qt::ClosedHandCursor);
        setMapping(m_dragMapping.panned(-moved.x()));
        setScroll(m_dragScroll - moved.y());
    } else if (m_drag == Drag::Play) {
        scrubTo(event->position());
    } else if (m_drag == Drag::Measure && m_measure) {
        m_measure->second = snapped(event->position());
        update();
    }
    setHover(event->position());
}

void TimelineView::mouseReleaseEvent(QMouseEvent* event)
{
    const Drag ended = m_drag;
    m_drag = Drag::None;
    unsetCursor();
    if (ended == Drag::Measure && m_measure && m_measure->first == m_measure->second)
        m_measure.reset();
    if (ended == Drag::Pan && !m_dragged && event->button() == Qt::LeftButton) {
        m_measure.reset();
        const TimelineHit hit = hitTest(event->position());
        if (hit.what == TimelineHit::What::Folded)
            setCursorHit({});
        else
            setCursorHit(hit);
        if (hit.what == TimelineHit::What::Folded || hit.what == TimelineHit::What::Nothing)
            select(selectionOf(hit));
    }
    update();
}

void TimelineView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !m_layout.ruler.contains(event->position()))
        fitAll();
}

void TimelineView::leaveEvent(QEvent* event)
{
    setHover({-1, -1});
    PictureView::leaveEvent(event);
}

void TimelineView::setHover(const QPointF& position)
{
    // Only what changes is repainted: the pointer's line, the plate on the ruler, the readout, the two hits.
    QRegion dirty(m_layout.header.toAlignedRect().united(m_layout.ruler.toAlignedRect()));
    const auto add = [&](const TimelineHit& hit, const QPointF& pointer) {
        const QRectF body = bodies();
        dirty += QRectF(pointer.x() - 3, body.top(), 6, body.height()).toAlignedRect();
        if (hit.what == TimelineHit::What::Bubble)
            dirty += body.toAlignedRect(); // its link may lead anywhere
        else if (hit.what == TimelineHit::What::Slice) {
            const double left = std::max(0.0, m_mapping.toX(hit.from));
            const double right = std::min(m_mapping.width, m_mapping.toX(hit.to));
            dirty += QRectF(body.left() + left - 3, layoutOf(hit).band(hit.lane).top() - 3, right - left + 6,
                m_layout.bandHeight + 6)
                         .toAlignedRect();
        }
    };
    add(m_hover, m_pointer);
    m_pointer = position;
    m_hover = hitTest(position);
    add(m_hover, m_pointer);
    update(dirty);
}

Selection TimelineView::selectionOf(const TimelineHit& hit) const
{
    Selection chosen;
    if (hit.what == TimelineHit::What::Nothing)
        return chosen;
    const TimelineWords* words = sceneOf(hit).index->words();
    chosen.stage = words ? -1 : hit.lane;
    const Lane& lane = sceneOf(hit).index->timeline().lanes[static_cast<std::size_t>(hit.lane)];
    if (words && hit.what == TimelineHit::What::Slice)
        return words->selectionOf(lane.slices[static_cast<std::size_t>(hit.index)]);
    if (hit.what == TimelineHit::What::Slice)
        chosen.microbatch = lane.slices[static_cast<std::size_t>(hit.index)].microbatch;
    return chosen;
}

void TimelineView::setCursorHit(const TimelineHit& hit)
{
    if (hit.what == TimelineHit::What::Nothing) {
        const bool changed = m_cursor.what != TimelineHit::What::Nothing;
        m_cursor = {};
        findLinks();
        announce(*this, QString());
        update();
        if (changed)
            Q_EMIT cursorChanged();
        return;
    }
    select(selectionOf(hit));
    m_cursor = hit;
    findLinks();
    announce(*this, textOf(hit));
    update();
    Q_EMIT cursorChanged();
}

void TimelineView::goToHit(const TimelineHit& hit)
{
    setCursorHit(hit);
    if (hit.what == TimelineHit::What::Nothing)
        return;
    const double left = m_mapping.toX(hit.from);
    const double right = m_mapping.toX(hit.to);
    if (left < 0 || right > m_mapping.width)
        setMapping(m_mapping.panned((left + right) / 2 - m_mapping.width / 2));
    setScroll(layoutOf(hit).scrollToShow(hit.lane));
}

void TimelineView::findLinks()
{
    m_links.clear();
    if (m_cursor.what != TimelineHit::What::Slice)
        return;
    const TimelineIndex& index = *sceneOf(m_cursor).index;
    const auto add = [&](const std::vector<TimelineLink>& links) {
        for (const TimelineLink& link : links) {
            const std::int64_t transfer = index.words() ? 0 : transferTime(index, link).value_or(0);
            m_links.push_back(
                {link, transfer > 0 ? formatSeconds(static_cast<double>(transfer) * 1e-9) : QString()});
        }
    };
    add(linksOutOf(index, {m_cursor.lane, m_cursor.index}));
    add(linksInto(index, {m_cursor.lane, m_cursor.index}));
}

QStringList TimelineView::cursorDetails() const
{
    if (m_cursor.what == TimelineHit::What::Nothing || m_cursor.what == TimelineHit::What::Folded)
        return {};
    QStringList lines {textOf(m_cursor)};
    if (m_cursor.what == TimelineHit::What::Slice)
        lines += timeline_text::dependencies(*sceneOf(m_cursor).index, {m_cursor.lane, m_cursor.index});
    return lines;
}

TimelineHit TimelineView::neighbour(int lanes, int steps) const
{
    if (lanes != 0) {
        // The lanes of both timelines are one column: from the last of the upper to the first of the lower.
        const int above = hasReference() ? m_reference.index->lanes() : 0;
        const int row = (m_cursor.role == TimelineRole::Reference ? 0 : above) + m_cursor.lane + lanes;
        const bool reference = row < above;
        const int lane = reference ? row : row - above;
        if (row < 0 || (!reference && lane >= m_scene.index->lanes()))
            return m_cursor;
        const TimelineHit beside = hitAtTime(reference ? TimelineRole::Reference : TimelineRole::Own, lane,
            m_cursor.from + (m_cursor.to - m_cursor.from) / 2);
        return beside.what == TimelineHit::What::Nothing ? m_cursor : beside;
    }
    // Slices and bubbles fill a lane: the neighbour is what lies right before or after.
    const TimelineHit beside =
        hitAtTime(m_cursor.role, m_cursor.lane, steps > 0 ? m_cursor.to : m_cursor.from - 1);
    return beside.what == TimelineHit::What::Nothing ? m_cursor : beside;
}

/// Returns whether the key was one.
bool TimelineView::moveCursorBy(int key)
{
    const bool standing = m_cursor.what != TimelineHit::What::Nothing;
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (standing)
            zoomToSelection();
        else
            goToHit(hitAtTime(TimelineRole::Own, m_layout.firstVisibleLane(),
                std::clamp<std::int64_t>(
                    m_mapping.toTime(m_mapping.width / 2), 0, m_scene.index->timeline().makespan - 1)));
        return true;
    case Qt::Key_Escape:
        if (isPlaying()) {
            setPlaying(false);
            return true;
        }
        if (!standing && !m_measure && selection() == Selection {}) {
            const bool shown = m_playHead.has_value();
            hidePlayHead();
            return shown;
        }
        m_measure.reset();
        setCursorHit({});
        select({});
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (!standing)
            return false;
        goToHit(neighbour(0, key == Qt::Key_Right ? 1 : -1));
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (!standing)
            return false;
        goToHit(neighbour(key == Qt::Key_Down ? 1 : -1, 0));
        return true;
    default:
        return false;
    }
}

void TimelineView::zoomByKey(double factor)
{
    zoomAt(factor,
        m_cursor.what == TimelineHit::What::Nothing
            ? m_mapping.width / 2
            : std::clamp(m_mapping.toX((m_cursor.from + m_cursor.to) / 2), 0.0, m_mapping.width));
}

bool TimelineView::moveViewBy(int key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        setMapping(m_mapping.panned(m_mapping.width * (key == Qt::Key_Left ? -kKeyPan : kKeyPan)));
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        setMapping(m_mapping.panned(m_mapping.width * (key == Qt::Key_PageUp ? -0.9 : 0.9)));
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        setScroll(m_scroll + (key == Qt::Key_Down ? m_layout.pitch : -m_layout.pitch));
        return true;
    default:
        return false;
    }
}

/// The keyboard's way to measure: from the first pass it is pressed on to the one it is pressed on last.
void TimelineView::measureCursor()
{
    if (m_cursor.what == TimelineHit::What::Nothing)
        return;
    if (!m_measure)
        m_measure = {m_cursor.from, m_cursor.to};
    else if (m_cursor.from < m_measure->first)
        m_measure = {std::max(m_measure->first, m_measure->second), m_cursor.from};
    else
        m_measure->second = m_cursor.to;
    announce(*this, tr("Measured: %1").arg(timeline_text::duration(*measured())));
    update();
}

void TimelineView::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool plain = modifiers == Qt::NoModifier;
    // Shift always moves the view, even while the cursor stands on a pass.
    const bool moved = !isEmpty()
        && ((plain && moveCursorBy(event->key()))
            || ((plain || modifiers == Qt::ShiftModifier) && moveViewBy(event->key())));
    if (!moved)
        PictureView::keyPressEvent(event);
}

void TimelineView::focusInEvent(QFocusEvent* event)
{
    PictureView::focusInEvent(event);
    update();
}

void TimelineView::focusOutEvent(QFocusEvent* event)
{
    PictureView::focusOutEvent(event);
    update();
}

} // namespace rankloom::ui
