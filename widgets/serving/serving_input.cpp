// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse, keys and hit test of the picture of serving.
#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTimerEvent>
#include <QWheelEvent>

#include "widgets/accessible_picture.h"
#include "widgets/serving/serving_text.h"
#include "widgets/serving/serving_view.h"
#include "widgets/view_strip.h"

namespace rankloom::ui {

namespace {

constexpr double kPanStep = 0.15; ///< of the width
constexpr std::int64_t kReachPixels = 3; ///< around the pointer where batches are narrow
constexpr int kPlayInterval = 700; ///< ms

} // namespace

ServingHit ServingView::batchHit(int run, int lane, std::size_t span) const
{
    const ServedSpan& own =
        m_scene.runs[static_cast<std::size_t>(run)].index->lane(m_scene.replica, lane).lane().spans[span];
    return {ServingHit::What::Batch, run, lane, static_cast<std::int32_t>(span), own.start, own.end, -1};
}

ServingHit ServingView::gapHit(int run, int lane, std::size_t gap) const
{
    const ServedGap& own =
        m_scene.runs[static_cast<std::size_t>(run)].index->lane(m_scene.replica, lane).lane().gaps[gap];
    return {ServingHit::What::Gap, run, lane, static_cast<std::int32_t>(gap), own.start, own.end, -1};
}

ServingHit ServingView::requestHit(int run, std::int32_t request) const
{
    const ServingPicture& picture = m_scene.runs[static_cast<std::size_t>(run)].index->picture();
    const auto r = static_cast<std::size_t>(request);
    return {ServingHit::What::Request, run, -1, request, picture.requests[r].arrival.value(),
        picture.simulation.requests[r].end.value(), -1};
}

ServingHit ServingView::handOverHit(int run, std::size_t transfer) const
{
    const ServingIndex& index = *m_scene.runs[static_cast<std::size_t>(run)].index;
    const ServedTransfer& own = index.transfers(m_scene.replica)->transfers()[transfer];
    return {ServingHit::What::HandOver, run, -1, static_cast<std::int32_t>(transfer), own.start, own.end, -1};
}

/// One that is so short is reached from a little beside it.
ServingHit ServingView::handOverAt(int run, double x) const
{
    const ServedTransferIndex& lane =
        *m_scene.runs[static_cast<std::size_t>(run)].index->transfers(m_scene.replica);
    if (ServingPainter::isFolded(lane, m_mapping))
        return {ServingHit::What::Folded, run, -1, -1, m_mapping.toTime(std::floor(x) - 2),
            m_mapping.toTime(std::floor(x) + 3), -1};
    const std::int64_t time = m_mapping.toTime(x);
    const std::int64_t reach = static_cast<std::int64_t>(std::ceil(m_mapping.nsPerPixel));
    for (const std::int64_t off : {std::int64_t {0}, reach}) {
        const std::size_t at = lane.firstEndingAfter(time - off);
        if (at < lane.transfers().size() && lane.transfers()[at].start <= time + off)
            return handOverHit(run, at);
    }
    return {};
}

/// A batch with the piece of a prompt that the pointer is on, or a gap.
ServingHit ServingView::laneHit(int run, int lane, const QPointF& position) const
{
    const ServingIndex& index = *m_scene.runs[static_cast<std::size_t>(run)].index;
    const ServedLaneIndex& own = index.lane(m_scene.replica, lane);
    const double x = position.x() - m_layout.body.left();
    const std::int64_t time = m_mapping.toTime(x);
    if (ServingPainter::isFolded(own, m_mapping))
        return {ServingHit::What::Folded, run, lane, -1, m_mapping.toTime(std::floor(x) - 2),
            m_mapping.toTime(std::floor(x) + 3), -1};
    const std::size_t span = own.spans().firstEndingAfter(time);
    if (span < own.lane().spans.size() && own.lane().spans[span].start <= time) {
        ServingHit hit = batchHit(run, lane, span);
        const PicturedBatch& batch =
            index.picture().batches[static_cast<std::size_t>(own.lane().spans[span].batch)];
        // Pieces stand above the decodes, each as high as its tokens.
        const QRectF area = m_layout.sections[static_cast<std::size_t>(run)].lane(lane);
        double tokens = (position.y() - area.top()) / area.height() * static_cast<double>(batch.tokens());
        for (std::int32_t i = 0; i < batch.pieces; ++i) {
            const auto piece = static_cast<std::int32_t>(batch.firstPiece + i);
            tokens -= index.picture().pieces[static_cast<std::size_t>(piece)].tokens;
            if (tokens < 0) {
                hit.piece = piece;
                break;
            }
        }
        return hit;
    }
    const std::size_t gap = own.gaps().firstEndingAfter(time);
    if (gap < own.lane().gaps.size() && own.lane().gaps[gap].start <= time)
        return gapHit(run, lane, gap);
    return {};
}

ServingHit ServingView::hitTest(const QPointF& position) const
{
    if (isEmpty() || !m_layout.body.contains(position))
        return {};
    const double x = position.x() - m_layout.body.left();
    const std::int64_t time = m_mapping.toTime(x);
    for (std::size_t run = 0; run < m_layout.sections.size(); ++run) {
        const ServingSection& section = m_layout.sections[run];
        const int number = static_cast<int>(run);
        if (const int lane = section.laneAt(position.y()); lane >= 0)
            return laneHit(number, lane, position);
        if (section.handOvers.contains(position))
            return handOverAt(number, x);
        if (section.cache.contains(position))
            return {ServingHit::What::Cache, number, -1, -1, time, time, -1};
        const int row = section.rowAt(position.y());
        if (row < 0)
            continue;
        const std::vector<ServedRequest>& own =
            m_scene.runs[run].index->rows(m_scene.replica)[static_cast<std::size_t>(row)];
        const std::int64_t reach = kReachPixels * static_cast<std::int64_t>(std::ceil(m_mapping.nsPerPixel));
        const auto at =
            std::ranges::partition_point(own, [&](const ServedRequest& r) { return r.end <= time - reach; });
        if (at == own.end() || at->start > time + reach)
            return {};
        ServingHit hit = requestHit(number, at->request);
        const ServingPicture& picture = m_scene.runs[run].index->picture();
        for (const std::int32_t piece : picture.piecesOf(at->request)) {
            const PicturedBatch& batch =
                picture
                    .batches[static_cast<std::size_t>(picture.pieces[static_cast<std::size_t>(piece)].batch)];
            if (picture.startOf(batch) <= time && time < picture.endOf(batch))
                hit.piece = piece;
        }
        return hit;
    }
    return {};
}

QString ServingView::textOf(const ServingHit& hit) const
{
    if (hit.what == ServingHit::What::Nothing)
        return {};
    const ServingIndex& index = *m_scene.runs[static_cast<std::size_t>(hit.run)].index;
    const auto i = static_cast<std::size_t>(hit.index);
    const auto withPiece = [&](const QString& text) {
        return hit.piece < 0 ? text : text + u'\n' + serving_text::piece(index.picture(), hit.piece);
    };
    switch (hit.what) {
    case ServingHit::What::Batch: {
        const ServedLane& lane = index.lane(m_scene.replica, hit.lane).lane();
        return withPiece(serving_text::batch(index.picture(), lane, lane.spans[i]));
    }
    case ServingHit::What::Gap: {
        const ServedLane& lane = index.lane(m_scene.replica, hit.lane).lane();
        return serving_text::gap(index.picture(), lane, lane.gaps[i]);
    }
    case ServingHit::What::HandOver:
        return serving_text::handOver(index.picture(),
            index.picture().handOvers[static_cast<std::size_t>(
                index.transfers(m_scene.replica)->transfers()[i].handOver)]);
    case ServingHit::What::Folded:
        if (hit.lane < 0)
            return serving_text::handOverShare(*index.transfers(m_scene.replica), hit.from, hit.to);
        return serving_text::shares(index.picture(), index.lane(m_scene.replica, hit.lane), hit.from, hit.to);
    case ServingHit::What::Request:
        return withPiece(serving_text::request(index.picture(), m_scene.targets, hit.index));
    case ServingHit::What::Cache:
        return serving_text::cache(index, m_scene.replica, hit.from);
    case ServingHit::What::Nothing:
        break;
    }
    return {};
}

PictureView::Tip ServingView::tipAt(const QPointF& position) const
{
    return {textOf(hitTest(position)), QRect(position.toPoint(), QSize(1, 1)).adjusted(-3, -3, 3, 3)};
}

QRectF ServingView::rectOf(const ServingHit& hit) const
{
    const ServingSection& section = m_layout.sections[static_cast<std::size_t>(hit.run)];
    const TimelineStyle style(palette(), font());
    const ServingPainter places(m_scene, m_layout, m_mapping, style);
    if (hit.what == ServingHit::What::HandOver)
        return places.interval(section.handOvers, hit.from, hit.to);
    if (hit.what != ServingHit::What::Request)
        return places.interval(section.lane(hit.lane), hit.from, hit.to);
    const int row = m_scene.runs[static_cast<std::size_t>(hit.run)].index->rowOf(hit.index);
    if (row < 0)
        return {};
    return places.interval(section.row(row), hit.from, hit.to).intersected(section.requests);
}

void ServingView::findRereads(const ServingHit& hit)
{
    if (hit.piece == m_readPiece && hit.run == m_readRun)
        return;
    m_readPiece = hit.piece;
    m_readRun = hit.run;
    m_rereads.clear();
    if (hit.piece >= 0)
        m_rereads = m_scene.runs[static_cast<std::size_t>(hit.run)].index->picture().rereadsOf(hit.piece);
}

void ServingView::setHover(const QPointF& position)
{
    m_pointer = position;
    m_hover = hitTest(position);
    findRereads(m_hover.piece >= 0 ? m_hover : m_cursor);
    update();
}

void ServingView::reveal(const ServingHit& hit)
{
    if (hit.what == ServingHit::What::Nothing)
        return;
    const double left = m_mapping.toX(hit.from);
    const double right = m_mapping.toX(hit.to);
    if (right < 0 || left > m_mapping.width || (right > m_mapping.width && left > 0.6 * m_mapping.width))
        setMapping(m_mapping.panned(left - 0.3 * m_mapping.width));
    if (hit.what != ServingHit::What::Request)
        return;
    const ServingSection& section = m_layout.sections[static_cast<std::size_t>(hit.run)];
    const int row = m_scene.runs[static_cast<std::size_t>(hit.run)].index->rowOf(hit.index);
    if (row < 0)
        return;
    const double top = row * section.rowPitch;
    setScroll(std::clamp(m_scroll, top + section.rowPitch - section.requests.height(), std::max(0.0, top)));
}

void ServingView::goTo(const ServingHit& hit)
{
    reveal(hit);
    setCursor(hit);
}

void ServingView::setCursor(const ServingHit& hit)
{
    m_cursor = hit;
    findRereads(hit);
    if (hit.what == ServingHit::What::Batch || hit.what == ServingHit::What::Gap) {
        Selection chosen = selection();
        chosen.stage = m_scene.runs[static_cast<std::size_t>(hit.run)]
                           .index->lane(m_scene.replica, hit.lane)
                           .lane()
                           .stage;
        select(chosen);
    }
    if (hit.what != ServingHit::What::Nothing)
        announce(*this, textOf(hit));
    update();
    Q_EMIT cursorChanged();
}

void ServingView::showLongestBubble()
{
    ServingHit longest;
    for (int lane = 0; !isEmpty() && lane < m_scene.runs.front().index->lanesPerReplica(); ++lane) {
        const std::vector<ServedGap>& gaps =
            m_scene.runs.front().index->lane(m_scene.replica, lane).lane().gaps;
        for (std::size_t i = 0; i < gaps.size(); ++i)
            if (gaps[i].cause != ServingGap::NoWork
                && gaps[i].end - gaps[i].start > longest.to - longest.from)
                longest = gapHit(0, lane, i);
    }
    if (longest.what == ServingHit::What::Nothing)
        return;
    goTo(longest);
    if (static_cast<double>(longest.to - longest.from) < 30 * m_mapping.nsPerPixel)
        zoomToSelection();
}

void ServingView::stepBatch(int steps)
{
    if (isEmpty())
        return;
    if (m_cursor.what != ServingHit::What::Batch) {
        const std::int64_t middle = m_mapping.toTime(m_mapping.width / 3);
        const auto& spans = m_scene.runs.front().index->lane(m_scene.replica, 0).lane().spans;
        if (spans.empty())
            return;
        const std::size_t at =
            std::min(m_scene.runs.front().index->lane(m_scene.replica, 0).spans().firstEndingAfter(middle),
                spans.size() - 1);
        return goTo(batchHit(0, 0, at));
    }
    const auto count = std::ssize(m_scene.runs[static_cast<std::size_t>(m_cursor.run)]
                                      .index->lane(m_scene.replica, m_cursor.lane)
                                      .lane()
                                      .spans);
    const std::ptrdiff_t next = std::clamp<std::ptrdiff_t>(m_cursor.index + steps, 0, count - 1);
    if (next == m_cursor.index)
        setPlaying(false);
    else
        goTo(batchHit(m_cursor.run, m_cursor.lane, static_cast<std::size_t>(next)));
}

void ServingView::setPlaying(bool playing)
{
    if (playing == isPlaying() || (playing && isEmpty()))
        return;
    if (!playing) {
        m_play.stop();
    } else {
        m_play.start(kPlayInterval, this);
        // A batch is looked at where it can be seen.
        stepBatch(m_cursor.what == ServingHit::What::Batch ? 0 : 1);
        if (m_cursor.what == ServingHit::What::Batch
            && static_cast<double>(m_cursor.to - m_cursor.from) < 24 * m_mapping.nsPerPixel)
            zoomToInterval(m_cursor.from - (m_cursor.to - m_cursor.from) * 4,
                m_cursor.to + (m_cursor.to - m_cursor.from) * 12);
    }
    Q_EMIT playingChanged(playing);
}

void ServingView::timerEvent(QTimerEvent* event)
{
    if (event->timerId() == m_play.timerId())
        stepBatch(1);
    else
        PictureView::timerEvent(event);
}

ServingHit ServingView::neighbour(int steps) const
{
    const ServingIndex& index = *m_scene.runs[static_cast<std::size_t>(m_cursor.run)].index;
    if (m_cursor.what == ServingHit::What::Request) {
        const auto& row = index.rows(m_scene.replica)[static_cast<std::size_t>(index.rowOf(m_cursor.index))];
        const auto own =
            std::ranges::lower_bound(row, m_cursor.from, {}, &ServedRequest::start) - row.begin();
        const auto next = std::clamp<std::ptrdiff_t>(own + steps, 0, std::ssize(row) - 1);
        return requestHit(m_cursor.run, row[static_cast<std::size_t>(next)].request);
    }
    if (m_cursor.what == ServingHit::What::HandOver) {
        const auto count = std::ssize(index.transfers(m_scene.replica)->transfers());
        const auto next = std::clamp<std::ptrdiff_t>(m_cursor.index + steps, 0, count - 1);
        return handOverHit(m_cursor.run, static_cast<std::size_t>(next));
    }
    const ServedLaneIndex& lane = index.lane(m_scene.replica, m_cursor.lane);
    const auto& spans = lane.lane().spans;
    const auto& gaps = lane.lane().gaps;
    // Batches and gaps take turns: the next thing begins where this one ends.
    const std::size_t gap = lane.gaps().firstEndingAfter(steps > 0 ? m_cursor.to : m_cursor.from - 1);
    const std::size_t span = lane.spans().firstEndingAfter(steps > 0 ? m_cursor.to : m_cursor.from - 1);
    if (gap < gaps.size() && (steps > 0 ? gaps[gap].start == m_cursor.to : gaps[gap].end == m_cursor.from))
        return gapHit(m_cursor.run, m_cursor.lane, gap);
    if (span < spans.size() && (steps > 0 || spans[span].end == m_cursor.from))
        return batchHit(m_cursor.run, m_cursor.lane, span);
    return m_cursor;
}

/// The lane or the row above or below, at the same time.
ServingHit ServingView::across(int direction) const
{
    const ServingIndex& index = *m_scene.runs[static_cast<std::size_t>(m_cursor.run)].index;
    const std::int64_t middle = m_cursor.from + (m_cursor.to - m_cursor.from) / 2;
    const auto& rows = index.rows(m_scene.replica);
    const auto inRow = [&](int row) -> ServingHit {
        const auto& own = rows[static_cast<std::size_t>(row)];
        auto at = std::ranges::partition_point(own, [&](const ServedRequest& r) { return r.end <= middle; });
        if (at == own.end())
            --at;
        return requestHit(m_cursor.run, at->request);
    };
    const auto inLane = [&](int lane) -> ServingHit {
        const ServedLaneIndex& own = index.lane(m_scene.replica, lane);
        if (own.lane().spans.empty())
            return m_cursor;
        return batchHit(
            m_cursor.run, lane, std::min(own.spans().firstEndingAfter(middle), own.lane().spans.size() - 1));
    };
    const int lanes = index.lanesPerReplica();
    const ServedTransferIndex* transfers = index.transfers(m_scene.replica);
    const bool handsOver = transfers != nullptr && !transfers->transfers().empty();
    // Below the lanes stand the hand-overs, below them the requests.
    int place = m_cursor.lane;
    if (m_cursor.what == ServingHit::What::HandOver)
        place = lanes;
    else if (m_cursor.what == ServingHit::What::Request)
        place = lanes + (handsOver ? 1 : 0) + index.rowOf(m_cursor.index);
    place += direction;
    if (place < 0)
        return m_cursor;
    if (place < lanes)
        return inLane(place);
    if (handsOver && place == lanes)
        return handOverHit(
            m_cursor.run, std::min(transfers->firstEndingAfter(middle), transfers->transfers().size() - 1));
    const int row = place - lanes - (handsOver ? 1 : 0);
    return row < std::ssize(rows) ? inRow(row) : m_cursor;
}

bool ServingView::moveCursorBy(int key)
{
    if (m_cursor.what == ServingHit::What::Nothing || m_cursor.what == ServingHit::What::Cache) {
        if (key != Qt::Key_Return && key != Qt::Key_Enter)
            return false;
        stepBatch(1);
        return true;
    }
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        goTo(neighbour(key == Qt::Key_Right ? 1 : -1));
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        goTo(across(key == Qt::Key_Down ? 1 : -1));
        return true;
    case Qt::Key_Escape:
        setPlaying(false);
        setCursor({});
        return true;
    default:
        return false;
    }
}

bool ServingView::moveViewBy(int key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        setMapping(m_mapping.panned((key == Qt::Key_Right ? 1 : -1) * m_mapping.width * kPanStep));
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        setScroll(m_scroll + (key == Qt::Key_Down ? 40 : -40));
        return true;
    default:
        return false;
    }
}

void ServingView::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool plain = modifiers == Qt::NoModifier;
    const bool moved = !isEmpty()
        && ((plain && moveCursorBy(event->key()))
            || ((plain || modifiers == Qt::ShiftModifier) && moveViewBy(event->key())));
    if (!moved)
        PictureView::keyPressEvent(event);
}

void ServingView::wheelEvent(QWheelEvent* event)
{
    if (isEmpty())
        return;
    const QPoint steps = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        setScroll(m_scroll - steps.y() / 120.0 * 48);
    } else if (event->modifiers().testFlag(Qt::ShiftModifier) || std::abs(steps.x()) > std::abs(steps.y())) {
        const int along = steps.x() != 0 ? steps.x() : steps.y();
        setMapping(m_mapping.panned(-along / 120.0 * m_mapping.width * kPanStep / 2));
    } else if (steps.y() != 0) {
        const double x = std::clamp(event->position().x() - m_layout.body.left(), 0.0, m_mapping.width);
        setMapping(m_mapping.zoomed(std::pow(1.0015, steps.y()), x));
    }
    setHover(event->position());
    event->accept();
}

void ServingView::mousePressEvent(QMouseEvent* event)
{
    if (isEmpty() || event->button() != Qt::LeftButton)
        return PictureView::mousePressEvent(event);
    m_pressed = true;
    m_dragged = false;
    m_dragFrom = event->position();
    m_dragMapping = m_mapping;
    m_dragScroll = m_scroll;
}

void ServingView::mouseMoveEvent(QMouseEvent* event)
{
    if (isEmpty())
        return;
    const QPointF way = event->position() - m_dragFrom;
    if (m_pressed && (m_dragged || way.manhattanLength() >= QApplication::startDragDistance())) {
        m_dragged = true;
        setMapping(m_dragMapping.panned(-way.x()));
        setScroll(m_dragScroll - way.y());
    }
    setHover(event->position());
}

void ServingView::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_pressed && !m_dragged && !isEmpty()) {
        ServingHit hit = hitTest(event->position());
        if (hit.what == ServingHit::What::Cache || hit.what == ServingHit::What::Folded)
            hit = {};
        setCursor(hit);
    }
    m_pressed = false;
}

void ServingView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        fitAll();
}

void ServingView::leaveEvent(QEvent* /*event*/)
{
    m_pointer = {-1, -1};
    m_hover = {};
    if (!isEmpty())
        findRereads(m_cursor);
    update();
}

void ServingView::resizeEvent(QResizeEvent* event)
{
    PictureView::resizeEvent(event);
    m_strip->follow();
    relayout();
}

void ServingView::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        relayout();
}

} // namespace rankloom::ui
