// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_lanes.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QImage>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include "core/base/parallel.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_text.h"

namespace rankloom::ui {

namespace {

constexpr double kLabelFrom = 15; ///< px: narrower slices carry no label
constexpr double kChunkBar = 2; ///< px: height of the bar that later chunks stand on
constexpr double kPartsFrom = 22; ///< px: narrower and lower slices do not show their parts
constexpr double kPartsHeight = 20;
constexpr double kPartStrip = 5;
constexpr double kCornersBelow = 1500; ///< slices on screen up to which corners are rounded
constexpr qsizetype kMostLabels = 20'000;
constexpr std::int64_t kLongStep =
    2'000'000; ///< slices from which the lanes of a frame are looked up on all cores

const Slice& at(const Timeline& timeline, SliceRef ref)
{
    return timeline.lanes[static_cast<std::size_t>(ref.lane)].slices[static_cast<std::size_t>(ref.slice)];
}

bool isForward(PassKind kind)
{
    return kind == PassKind::Forward || kind == PassKind::OverlappedPair || kind == PassKind::InputForward;
}

/// Chunks of one device get paler with their number, so that a V of stages can be followed.
double chunkFade(int chunk, int chunks) { return chunks < 2 ? 0 : 0.5 * chunk / (chunks - 1); }

} // namespace

TimelineStyle::TimelineStyle(const QPalette& usedPalette, const QFont& usedFont)
    : palette(usedPalette), font(usedFont), ground(groundOf(usedPalette))
{
}

QColor TimelineStyle::idle() const
{
    return mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.045);
}

QColor TimelineStyle::memoryLine() const
{
    return ground == Ground::Dark ? QColor(0x9DB0C4) : QColor(0x51677D);
}

QFont TimelineStyle::small() const
{
    QFont smaller = font;
    smaller.setPointSizeF(std::max(7.0, font.pointSizeF() * 0.88));
    return smaller;
}

const QStaticText& TimelineLabels::label(const TimelineIndex& index, const Slice& slice, const QFont& font)
{
    if (m_font != font || m_labels.size() > kMostLabels) {
        m_labels.clear();
        m_font = font;
    }
    const quint64 key = (static_cast<quint64>(static_cast<quint32>(slice.microbatch)) << 8)
        | static_cast<quint64>(slice.kind);
    auto it = m_labels.find(key);
    if (it == m_labels.end()) {
        QStaticText text(timeline_text::label(index, slice));
        text.setTextFormat(Qt::PlainText);
        text.setPerformanceHint(QStaticText::AggressiveCaching);
        text.prepare(QTransform(), font);
        it = m_labels.insert(key, text);
    }
    return *it;
}

TimelineLanes::TimelineLanes(const TimelineScene& scene, const TimelineLayout& layout,
    const TimelineMapping& mapping, const TimelineStyle& style, TimelineLabels& labels)
    : m_scene(scene)
    , m_layout(layout)
    , m_mapping(mapping)
    , m_style(style)
    , m_labels(labels)
    , m_curveTop(curveScale(scene))
{
}

QRectF TimelineLanes::intervalRect(int lane, std::int64_t start, std::int64_t end) const
{
    const QRectF band = m_layout.band(lane);
    // Edges on device pixels, so that neighbours neither overlap nor leave a seam; far outside is cut off.
    const auto snapped = [this](std::int64_t time) {
        const double x = std::clamp(m_mapping.toX(time), -8.0, m_mapping.width + 8.0);
        return std::round(x * m_ratio) / m_ratio;
    };
    const double left = snapped(start);
    return {band.left() + left, band.top(), snapped(end) - left, band.height()};
}

QRectF TimelineLanes::sliceRect(SliceRef ref) const
{
    const Slice& slice = at(m_scene.index->timeline(), ref);
    return intervalRect(ref.lane, slice.start, slice.end);
}

void TimelineLanes::paint(QPainter& painter)
{
    painter.save();
    painter.setClipRect(m_layout.body);
    m_pixels = painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster;
    m_ratio = m_pixels ? painter.device()->devicePixelRatioF() : 1.0;
    m_folded = 0;
    painter.setFont(m_style.small());
    findVisible();
    for (int lane = m_layout.firstVisibleLane(); lane <= m_layout.lastVisibleLane(); ++lane)
        paintLane(painter, lane);
    painter.restore();
}

void TimelineLanes::findVisible()
{
    m_found.clear();
    if (m_scene.index->slices() < kLongStep)
        return;
    const int first = m_layout.firstVisibleLane();
    m_found.resize(static_cast<std::size_t>(std::max(0, m_layout.lastVisibleLane() - first + 1)));
    forEachParallel(m_found.size(), threadCount(0), {}, [&](std::size_t, std::size_t i) {
        const LaneIndex& index = m_scene.index->lane(first + static_cast<int>(i));
        index.select(m_mapping.onFinerPixels(m_ratio), m_found[i].selection);
        if (m_layout.curveHeight > 0)
            findPeaks(index, m_found[i].peaks);
    });
}

void TimelineLanes::findPeaks(const LaneIndex& index, std::vector<std::int32_t>& peaks) const
{
    const TimelineMapping device = m_mapping.onFinerPixels(m_ratio);
    index.splitChunks() > 0 ? index.peakSteps(device, peaks) : index.peakActivations(device, peaks);
}

void TimelineLanes::paintLane(QPainter& painter, int lane)
{
    const LaneIndex& index = m_scene.index->lane(lane);
    if (m_found.empty()) {
        index.select(m_mapping.onFinerPixels(m_ratio), m_selection);
    } else {
        Found& found = m_found[static_cast<std::size_t>(lane - m_layout.firstVisibleLane())];
        m_selection = std::move(found.selection);
        m_peaks = std::move(found.peaks);
    }
    m_folded += m_selection.foldedSlices;
    const auto shown = static_cast<double>(m_selection.slices.size());
    m_rounded = shown * (m_layout.lastVisibleLane() - m_layout.firstVisibleLane() + 1) < kCornersBelow;

    const Timeline& timeline = m_scene.index->timeline();
    painter.fillRect(intervalRect(lane, 0, timeline.makespan), m_style.idle());
    for (const std::int32_t i : m_selection.bubbles)
        paintBubble(painter, lane, index.bubbles().intervals()[static_cast<std::size_t>(i)]);
    paintColumns(painter, lane);
    for (const std::int32_t i : m_selection.slices)
        paintSlice(painter, lane, index.slices().intervals()[static_cast<std::size_t>(i)]);
    if (m_layout.streamRows > 0)
        paintStreams(painter, lane);
    if (m_layout.curveHeight > 0)
        paintCurve(painter, lane);
}

void TimelineLanes::paintStreams(QPainter& painter, int lane)
{
    const std::span<const LaneIndex> streams = m_scene.index->streams(lane);
    for (std::size_t row = 0; row < streams.size(); ++row) {
        const LaneIndex& index = streams[row];
        const QRectF area = m_layout.stream(lane, static_cast<int>(row));
        index.select(m_mapping.onFinerPixels(m_ratio), m_selection);
        const auto rectOf = [&](std::int64_t start, std::int64_t end) {
            QRectF rect = intervalRect(lane, start, end);
            rect.moveTop(area.top());
            rect.setHeight(area.height());
            return rect;
        };
        for (const std::int32_t i : m_selection.slices) {
            const Slice& slice = index.slices().intervals()[static_cast<std::size_t>(i)];
            fillPass(painter, rectOf(slice.start, slice.end), slice.kind, m_style.ground);
        }
        // Folded: as high as the share of time, never invisible.
        const std::size_t kinds = index.kinds().size();
        const TimelineMapping device = m_mapping.onFinerPixels(m_ratio);
        for (std::size_t c = 0; c < m_selection.columns.size(); ++c) {
            const std::int64_t from = device.toTime(m_selection.columns[c]);
            const std::int64_t to = device.toTime(m_selection.columns[c] + 1);
            double busy = 0;
            for (std::size_t k = 0; k < kinds; ++k)
                busy += static_cast<double>(m_selection.busy[c * kinds + k]);
            QRectF rect(
                area.left() + m_selection.columns[c] / m_ratio, area.top(), 1 / m_ratio, area.height());
            const double share = busy / static_cast<double>(std::max<std::int64_t>(1, to - from));
            rect.setTop(rect.bottom() - std::max(1.0, std::min(1.0, share) * area.height()));
            painter.fillRect(rect, passColor(index.kinds().front(), m_style.ground));
        }
    }
}

void TimelineLanes::paintBubble(QPainter& painter, int lane, const Bubble& bubble)
{
    const QRectF area = intervalRect(lane, bubble.start, bubble.end);
    const QColor base = m_style.palette.color(QPalette::Base);
    const QColor color = bubbleColor(bubble.cause, m_style.ground);
    painter.fillRect(area, mixed(base, color, 0.10));
    if (area.width() < 6)
        return;
    const QColor ink = mixed(base, color, m_style.ground == Ground::Dark ? 0.42 : 0.4);
    const BubbleHatch look = bubbleHatch(bubble.cause);
    if (m_pixels) {
        painter.fillRect(area, hatchBrush(ink, look, m_ratio));
    } else {
        painter.setPen(QPen(ink, 0.8));
        hatch(painter, area, look.gap, look.slope);
    }
    const QString text = formatSeconds(static_cast<double>(bubble.end - bubble.start) * 1e-9);
    const QFontMetricsF metrics(painter.font());
    const double width = area.width() < 44 ? area.width() : metrics.horizontalAdvance(text) + 8;
    // Digits have no descenders: the height of capitals is what has to fit.
    if (width >= area.width() - 6 || area.height() < metrics.capHeight() + 2)
        return;
    // The duration, on a quiet plate so that the hatch does not cross the digits.
    const QRectF visible = area.intersected(m_layout.body);
    QRectF plate(0, 0, width, std::min(metrics.height() + 1, area.height()));
    plate.moveCenter(visible.center());
    if (plate.left() < visible.left() || plate.right() > visible.right())
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(base, color, 0.06));
    painter.drawRoundedRect(plate, 4, 4);
    painter.setPen(m_style.palette.color(QPalette::Text));
    painter.drawText(plate, Qt::AlignCenter, text);
}

void TimelineLanes::paintSlice(QPainter& painter, int lane, const Slice& slice)
{
    QRectF area = intervalRect(lane, slice.start, slice.end);
    if (area.width() >= 5)
        area.setWidth(area.width() - 1); // a hairline of ground between neighbours
    const double fade = chunkFade(slice.chunk, m_scene.index->chunks());
    const QColor base = m_style.palette.color(QPalette::Base);
    const bool soft = m_rounded && area.width() >= 9 && m_pixels && slice.kind != PassKind::OverlappedPair;
    if (soft) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(passBrush(slice.kind, m_style.ground));
        painter.drawRoundedRect(area, 2.5, 2.5);
    } else {
        fillPass(painter, area, slice.kind, m_style.ground);
    }
    if (fade > 0) {
        QColor veil = base;
        veil.setAlphaF(static_cast<float>(fade));
        painter.fillRect(area, veil);
        // Not by paleness alone: later chunks stand on a bar.
        if (area.width() >= 3 && area.height() >= 8)
            painter.fillRect(QRectF(area.left(), area.bottom() - kChunkBar, area.width(), kChunkBar),
                mixed(passColor(slice.kind, m_style.ground), m_style.palette.color(QPalette::Text), 0.35));
    }
    if (area.width() >= kPartsFrom && area.height() >= kPartsHeight)
        paintParts(painter, area, slice);
    if (area.width() < kLabelFrom)
        return;
    const QStaticText& text = m_labels.label(*m_scene.index, slice, painter.font());
    const QSizeF size = text.size();
    const QRectF visible = area.intersected(m_layout.body);
    if (size.width() > visible.width() - 1 || size.height() > area.height() + 3)
        return;
    const QColor fill = mixed(passColor(slice.kind, m_style.ground), base, fade);
    painter.setPen(readableOn(fill));
    if (passBrush(slice.kind, m_style.ground).style() == Qt::TexturePattern) {
        // Lines of a pattern never cross the label.
        QRectF plate(0, 0, size.width() + 5, std::min(size.height() - 1, area.height() - 3));
        plate.moveCenter(visible.center());
        painter.fillRect(plate, fill);
    }
    const QPointF corner = visible.center() - QPointF(size.width() / 2, size.height() / 2);
    painter.drawStaticText(QPointF(std::round(corner.x()), std::round(corner.y())), text);
}

/// A strip along the upper edge: what the pass spends its time on, compute left plain.
void TimelineLanes::paintParts(QPainter& painter, const QRectF& area, const Slice& slice)
{
    const std::span<const PassPart> parts = partsOf(m_scene.index->timeline(), slice);
    if (parts.empty() || slice.end <= slice.start)
        return;
    const double scale = area.width() / static_cast<double>(slice.end - slice.start);
    double left = area.left();
    for (const PassPart& part : parts) {
        const double width = static_cast<double>(part.duration) * scale;
        if (part.kind != PassPartKind::Compute) {
            const QRectF strip(left, area.top(), std::min(width, area.right() - left), kPartStrip);
            fillPass(painter, strip,
                part.kind == PassPartKind::Recompute ? PassKind::Recompute : PassKind::Communication,
                m_style.ground);
        }
        left += width;
    }
}

void TimelineLanes::paintColumns(QPainter& painter, int lane)
{
    if (m_selection.columns.empty())
        return;
    if (m_pixels)
        paintColumnPixels(painter, lane);
    else
        paintColumnShapes(painter, lane);
}

void TimelineLanes::paintColumnPixels(QPainter& painter, int lane)
{
    const TimelineMapping device = m_mapping.onFinerPixels(m_ratio);
    const QRectF band = m_layout.band(lane);
    const std::int32_t first = m_selection.columns.front();
    const auto width = m_selection.columns.back() - first + 1;
    const auto height = static_cast<int>(std::lround(band.height() * m_ratio));
    const std::span<const PassKind> kinds = m_scene.index->lane(lane).kinds();
    std::array<QRgb, kPassKindCount> colors {};
    for (std::size_t k = 0; k < kinds.size(); ++k)
        colors[k] = passColor(kinds[k], m_style.ground).rgb();

    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    auto* pixels = reinterpret_cast<QRgb*>(image.bits());
    const qsizetype stride = image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
    for (std::size_t c = 0; c < m_selection.columns.size(); ++c) {
        const std::int32_t column = m_selection.columns[c];
        const auto span =
            static_cast<double>(std::max<std::int64_t>(1, device.toTime(column + 1) - device.toTime(column)));
        QRgb* pixel = pixels + (column - first) + stride * (height - 1);
        std::int64_t sum = 0;
        int filled = 0;
        for (std::size_t k = 0; k < kinds.size(); ++k) {
            // Sums are rounded, not parts: the height of the whole stays the busy share.
            sum += m_selection.busy[c * kinds.size() + k];
            const int upTo =
                std::min(height, static_cast<int>(std::lround(static_cast<double>(sum) / span * height)));
            for (; filled < upTo; ++filled, pixel -= stride)
                *pixel = colors[k];
        }
    }
    image.setDevicePixelRatio(m_ratio);
    painter.drawImage(QPointF(band.left() + first / m_ratio, band.top()), image);
}

void TimelineLanes::paintColumnShapes(QPainter& painter, int lane)
{
    const QRectF band = m_layout.band(lane);
    const std::span<const PassKind> kinds = m_scene.index->lane(lane).kinds();
    const auto share = [&](std::size_t c, std::size_t upToKind) {
        std::int64_t sum = 0;
        for (std::size_t k = 0; k < upToKind; ++k)
            sum += m_selection.busy[c * kinds.size() + k];
        const std::int32_t column = m_selection.columns[c];
        const std::int64_t span = m_mapping.toTime(column + 1) - m_mapping.toTime(column);
        return static_cast<double>(sum) / static_cast<double>(std::max<std::int64_t>(1, span));
    };
    painter.setPen(Qt::NoPen);
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        QPainterPath path;
        for (std::size_t c = 0; c < m_selection.columns.size();) {
            std::size_t end = c + 1;
            while (end < m_selection.columns.size()
                && m_selection.columns[end] == m_selection.columns[end - 1] + 1)
                ++end;
            QPolygonF shape;
            const auto corner = [&](std::size_t i, std::size_t upTo, int side) {
                shape << QPointF(band.left() + m_selection.columns[i] + side,
                    band.bottom() - share(i, upTo) * band.height());
            };
            for (std::size_t i = c; i < end; ++i) {
                corner(i, k + 1, 0);
                corner(i, k + 1, 1);
            }
            for (std::size_t i = end; i-- > c;) {
                corner(i, k, 1);
                corner(i, k, 0);
            }
            path.addPolygon(shape);
            path.closeSubpath();
            c = end;
        }
        painter.fillPath(path, passColor(kinds[k], m_style.ground));
    }
}

void TimelineLanes::paintRelated(QPainter& painter, std::span<const SliceRef> related)
{
    if (related.empty())
        return;
    painter.save();
    painter.setClipRect(m_layout.body);
    QColor veil = m_style.palette.color(QPalette::Base);
    veil.setAlphaF(0.62F);
    painter.fillRect(m_layout.body, veil);
    painter.setFont(m_style.small());
    paintLinks(painter, related);
    for (const SliceRef ref : related) {
        const QRectF area = sliceRect(ref);
        if (!area.intersects(m_layout.body))
            continue;
        paintSlice(painter, ref.lane, at(m_scene.index->timeline(), ref));
        painter.setPen(QPen(m_style.palette.color(QPalette::Text), 1.2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(area.adjusted(0.5, 0.5, -1, -0.5));
    }
    painter.restore();
}

void TimelineLanes::paintLinks(QPainter& painter, std::span<const SliceRef> related)
{
    const Timeline& timeline = m_scene.index->timeline();
    // A forward follows the forward of the stage before, a backward that of the stage after.
    painter.setPen(QPen(m_style.palette.color(QPalette::Text), 1.4));
    painter.setBrush(Qt::NoBrush);
    for (const SliceRef ref : related) {
        const Slice& slice = at(timeline, ref);
        if (slice.kind == PassKind::BackwardWeight)
            continue;
        const SliceRef* from = nullptr;
        for (const SliceRef& other : related) {
            const Slice& before = at(timeline, other);
            const int wanted = slice.stage + (isForward(slice.kind) ? -1 : 1);
            if (before.stage == wanted && isForward(before.kind) == isForward(slice.kind)
                && before.kind != PassKind::BackwardWeight && before.end <= slice.start)
                from = &other;
        }
        if (!from)
            continue;
        const QRectF a = sliceRect(*from);
        const QRectF b = sliceRect(ref);
        const bool down = b.top() > a.top();
        const QPointF start(a.right() - 1, down ? a.bottom() : a.top());
        const QPointF stop(b.left(), down ? b.top() : b.bottom());
        QPainterPath path(start);
        const double bend = (stop.y() - start.y()) * 0.5;
        path.cubicTo(start + QPointF(0, bend), stop - QPointF(0, bend), stop);
        painter.drawPath(path);
    }
}

void TimelineLanes::paintSends(QPainter& painter)
{
    constexpr double kHeight = 5; // px
    constexpr double kSeenFrom = 3; // px: shorter ones cannot be told from their ghosts
    const std::vector<CompressedSend>& sends = m_scene.index->timeline().compressedSends;
    if (sends.empty())
        return;
    painter.save();
    painter.setClipRect(m_layout.body);
    painter.setBrush(Qt::NoBrush);
    for (const CompressedSend& send : sends) {
        const std::int64_t end = std::max(send.arrival, send.plainArrival);
        if (m_mapping.toX(end) < 0 || m_mapping.toX(send.plainStart) > m_mapping.width
            || m_mapping.toX(end) - m_mapping.toX(send.plainStart) < kSeenFrom)
            continue;
        const bool up = send.toLane < send.fromLane;
        const auto bar = [&](std::int64_t from, std::int64_t to) {
            QRectF area = intervalRect(send.fromLane, from, to);
            area.moveTop((up ? area.top() : area.bottom()) - kHeight / 2);
            area.setHeight(kHeight);
            return area;
        };
        const QRectF ghost = bar(send.plainStart, send.plainArrival);
        const QRectF own = bar(send.start, send.arrival);
        painter.fillRect(ghost, m_style.idle());
        painter.setPen(QPen(m_style.palette.color(QPalette::Text), 1, Qt::DashLine));
        painter.drawRect(ghost);
        fillPass(painter, own, PassKind::Communication, m_style.ground);
        painter.setPen(QPen(m_style.palette.color(QPalette::Text), 1.2));
        painter.drawRect(own);
        const QRectF other = m_layout.band(send.toLane);
        painter.drawLine(
            QPointF(own.right(), own.center().y()), QPointF(own.right(), up ? other.bottom() : other.top()));
    }
    painter.restore();
}

void TimelineLanes::paintCriticalPath(QPainter& painter)
{
    const Timeline& timeline = m_scene.index->timeline();
    const auto start = [&](SliceRef ref) { return at(timeline, ref).start; };
    const std::int64_t from = m_mapping.toTime(-8);
    const std::int64_t to = m_mapping.toTime(m_mapping.width + 8);
    // One element before the window, so that the line comes in from the side.
    auto it = std::partition_point(timeline.criticalPath.begin(), timeline.criticalPath.end(),
        [&](SliceRef ref) { return at(timeline, ref).end < from; });
    if (it != timeline.criticalPath.begin())
        --it;
    QPolygonF line;
    for (; it != timeline.criticalPath.end(); ++it) {
        const QRectF area = sliceRect(*it);
        const double y = area.bottom() - 2.5;
        // Steps below a pixel add nothing to see.
        if (line.size() > 2 && area.right() - line.last().x() < 0.75)
            continue;
        line << QPointF(area.left() + 1, y) << QPointF(area.right() - 1, y);
        if (start(*it) > to)
            break;
    }
    painter.save();
    painter.setClipRect(m_layout.body);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(m_style.palette.color(QPalette::Base), 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(
        QPen(m_style.palette.color(QPalette::BrightText), 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.restore();
}

} // namespace rankloom::ui
