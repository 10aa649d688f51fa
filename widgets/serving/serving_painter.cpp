// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/serving/serving_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

#include "widgets/serving/serving_text.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kFoldFrom = 0.3; ///< batches per pixel from which a lane shows shares of time instead
constexpr double kNameGapFrom = 26; ///< px: wider gaps say their cause
constexpr double kLabelFrom = 30; ///< px: wider batches say their tokens
constexpr std::int32_t kLeastQueue = 10; ///< requests that the height stands for: a queue of two is short
constexpr double kServingTick = 96; ///< px between marks of the ruler

/// The most that a figure of the cache comes to in each pixel column.
template <class Number>
std::vector<double> mostInColumns(
    const std::vector<CacheSample>& samples, const TimelineMapping& mapping, Number CacheSample::*figure)
{
    auto next = std::ranges::partition_point(
        samples, [start = mapping.toTime(0)](const CacheSample& s) { return s.time.value() < start; });
    Number held = next == samples.begin() ? Number {} : (*std::prev(next)).*figure;
    std::vector<double> out;
    for (double x = 0; x < mapping.width; x += 1) {
        Number most = held;
        for (const std::int64_t end = mapping.toTime(x + 1);
             next != samples.end() && next->time.value() < end; ++next) {
            held = (*next).*figure;
            most = std::max(most, held);
        }
        out.push_back(static_cast<double>(most));
    }
    return out;
}

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

double servingNameWidth(const ServingScene& scene, const TimelineStyle& style)
{
    const QFontMetricsF metrics(style.font);
    const QString idle = ServingText::tr("idle %1").arg(formatPercent(0.888));
    double width = std::max({metrics.horizontalAdvance(ServingText::tr("Requests")),
        metrics.horizontalAdvance(ServingText::tr("Cache")),
        QFontMetricsF(style.small()).horizontalAdvance(idle)});
    for (const ServingRun& run : scene.runs)
        if (run.index->transfers(0) != nullptr)
            width = std::max(width, metrics.horizontalAdvance(ServingText::tr("Hand-overs")));
    for (const ServingRun& run : scene.runs)
        for (int lane = 0; lane < run.index->lanesPerReplica(); ++lane)
            width = std::max(width,
                metrics.horizontalAdvance(
                    serving_text::lane(run.index->picture(), run.index->lane(0, lane).lane())));
    return std::min(width, 150.0) + 16;
}

ServingPainter::ServingPainter(const ServingScene& scene, const ServingPlaces& layout,
    const TimelineMapping& mapping, const TimelineStyle& style)
    : m_scene(scene), m_layout(layout), m_mapping(mapping), m_style(style)
{
}

QColor ServingPainter::decodeInk() const
{
    return m_style.ground == Ground::Dark ? QColor(0x9AA3AB) : QColor(0x6C757D);
}

void ServingPainter::paint(QPainter& painter)
{
    m_pixels = painter.paintEngine() != nullptr && painter.paintEngine()->type() == QPaintEngine::Raster;
    m_ratio = m_pixels ? painter.device()->devicePixelRatioF() : 1.0;
    painter.save();
    painter.setFont(m_style.font);
    paintHeader(painter);
    paintRuler(painter);
    paintGrid(painter);
    for (std::size_t run = 0; run < m_scene.runs.size(); ++run) {
        paintCaption(painter, run);
        paintNames(painter, run);
        painter.save();
        painter.setClipRect(m_layout.body, Qt::IntersectClip);
        for (int lane = 0; lane < m_layout.sections[run].lanes; ++lane)
            paintLane(painter, run, lane);
        paintHandOvers(painter, run);
        paintCache(painter, run);
        paintRequests(painter, run);
        painter.restore();
    }
    paintLegend(painter);
    painter.restore();
}

QRectF ServingPainter::interval(const QRectF& lane, std::int64_t from, std::int64_t to) const
{
    const auto snapped = [this](std::int64_t time) {
        const double x = std::clamp(m_mapping.toX(time), -8.0, m_mapping.width + 8.0);
        return std::round(x * m_ratio) / m_ratio;
    };
    const double left = snapped(from);
    return {lane.left() + left, lane.top(), snapped(to) - left, lane.height()};
}

void ServingPainter::fillHatched(QPainter& painter, const QRectF& area, const QColor& ground,
    const QColor& ink, const BubbleHatch& look) const
{
    painter.fillRect(area, ground);
    if (m_pixels) {
        painter.fillRect(area, hatchBrush(ink, look, m_ratio));
        return;
    }
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setPen(QPen(ink, 1));
    hatch(painter, area, look.gap, look.slope);
    painter.restore();
}

void ServingPainter::paintHeader(QPainter& painter) const
{
    const QString text = m_scene.runs.size() > 1
        ? serving_text::difference(m_scene.runs[0], m_scene.runs[1]) // captions say the rest
        : serving_text::figures(index(0).picture());
    painter.setPen(m_style.palette.color(QPalette::Text));
    painter.drawText(m_layout.header, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(m_style.font).elidedText(text, Qt::ElideRight, m_layout.header.width()));
}

void ServingPainter::paintCaption(QPainter& painter, std::size_t run) const
{
    const QRectF& area = m_layout.sections[run].caption;
    if (area.isEmpty())
        return;
    const QFont bold = boldOf(m_style.font);
    const QString name = m_scene.runs[run].name;
    const double width = QFontMetricsF(bold).horizontalAdvance(name) + 14;
    painter.setFont(bold);
    painter.setPen(m_style.palette.color(QPalette::Text));
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, name);
    painter.setFont(m_style.font);
    const QRectF rest = area.adjusted(width, 0, 0, 0);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(m_style.font)
            .elidedText(serving_text::figures(index(run).picture()), Qt::ElideRight, rest.width()));
}

void ServingPainter::paintRuler(QPainter& painter) const
{
    painter.save();
    painter.setFont(m_style.small());
    const QRectF& ruler = m_layout.ruler;
    const QFontMetricsF metrics(m_style.small());
    const RulerTicks ticks = rulerTicks(m_mapping, kServingTick);
    for (const std::int64_t time : ticks.times) {
        const double x = std::floor(ruler.left() + m_mapping.toX(time)) + 0.5;
        if (x < ruler.left() || x > ruler.right())
            continue;
        painter.setPen(QPen(mutedText(m_style.palette), 1));
        painter.drawLine(QPointF(x, ruler.bottom() - 5), QPointF(x, ruler.bottom()));
        const QString text = rulerLabel(time, ticks.step);
        const double width = metrics.horizontalAdvance(text);
        const double left =
            std::clamp(x - width / 2, ruler.left(), std::max(ruler.left(), ruler.right() - width));
        painter.drawText(
            QRectF(left, ruler.top(), width + 2, ruler.height() - 6), Qt::AlignLeft | Qt::AlignVCenter, text);
    }
    painter.restore();
}

void ServingPainter::paintGrid(QPainter& painter) const
{
    painter.setPen(QPen(gridColor(m_style.palette), 1));
    for (const std::int64_t time : rulerTicks(m_mapping, kServingTick).times) {
        const double x = std::floor(m_layout.body.left() + m_mapping.toX(time)) + 0.5;
        if (x >= m_layout.body.left() && x <= m_layout.body.right())
            painter.drawLine(QPointF(x, m_layout.body.top()), QPointF(x, m_layout.body.bottom()));
    }
}

void ServingPainter::paintNames(QPainter& painter, std::size_t run) const
{
    const ServingSection& section = m_layout.sections[run];
    const QFontMetricsF metrics(m_style.font);
    const auto name = [&](double top, double height, const QString& text, const QString& below) {
        const QRectF area(m_layout.names.left(), top, m_layout.names.width(), height);
        const bool both = !below.isEmpty() && height >= 2 * metrics.height();
        painter.setFont(m_style.font);
        painter.setPen(m_style.palette.color(QPalette::Text));
        const QString fitting = metrics.elidedText(text, Qt::ElideMiddle, area.width());
        painter.drawText(both ? area.adjusted(0, 0, 0, -height / 2) : area,
            static_cast<int>((both ? Qt::AlignBottom : Qt::AlignVCenter) | Qt::AlignLeft), fitting);
        if (!both)
            return;
        painter.setFont(m_style.small());
        painter.setPen(mutedText(m_style.palette));
        painter.drawText(area.adjusted(0, height / 2, 0, 0), Qt::AlignTop | Qt::AlignLeft,
            QFontMetricsF(m_style.small()).elidedText(below, Qt::ElideRight, area.width()));
    };
    const ServingPicture& picture = index(run).picture();
    const std::vector<double>& idle = picture.simulation.stageIdleShare;
    const int every = std::max(1, static_cast<int>(std::ceil(metrics.height() * 0.8 / section.lanePitch)));
    for (int lane = 0; lane < section.lanes; lane += every) {
        const QRectF area = section.lane(lane);
        const auto stage = static_cast<std::size_t>(lane);
        const QString below =
            stage < idle.size() ? ServingText::tr("idle %1").arg(formatPercent(idle[stage])) : QString();
        name(area.top(), area.height(),
            serving_text::lane(picture, index(run).lane(m_scene.replica, lane).lane()), below);
    }
    if (const ServedTransferIndex* own = index(run).transfers(m_scene.replica)) {
        const double share = static_cast<double>(own->busyBetween(0, index(run).end()))
            / static_cast<double>(std::max<std::int64_t>(1, index(run).end()));
        name(section.handOvers.top(), section.handOvers.height(), ServingText::tr("Hand-overs"),
            ServingText::tr("busy %1").arg(formatPercent(share)));
    }
    name(section.cache.top(), section.cache.height(), ServingText::tr("Cache"),
        index(run).mostWaiting() > 0
            ? ServingText::tr("queue ≤ %1").arg(formatCount(index(run).mostWaiting()))
            : ServingText::tr("no queue"));
    name(section.requests.top(), std::min(section.requests.height(), 2.4 * metrics.height()),
        ServingText::tr("Requests"), serving_text::count(index(run).served(m_scene.replica)));
}

void ServingPainter::paintLane(QPainter& painter, std::size_t run, int lane) const
{
    const QRectF area = m_layout.sections[run].lane(lane);
    painter.fillRect(area, m_style.idle());
    const ServedLaneIndex& own = index(run).lane(m_scene.replica, lane);
    const std::vector<ServedSpan>& spans = own.lane().spans;
    const std::size_t first = own.spans().firstEndingAfter(from());
    const auto last = static_cast<std::size_t>(std::ranges::partition_point(spans, [&](const ServedSpan& s) {
        return s.start < to();
    }) - spans.begin());
    if (isFolded(own, m_mapping))
        return paintShares(painter, area, own);
    const std::vector<ServedGap>& gaps = own.lane().gaps;
    for (std::size_t i = own.gaps().firstEndingAfter(from()); i < gaps.size() && gaps[i].start < to(); ++i)
        paintGap(painter, interval(area, gaps[i].start, gaps[i].end), gaps[i].cause);
    const ServingPicture& picture = index(run).picture();
    for (std::size_t i = first; i < last; ++i) {
        QRectF bar = interval(area, spans[i].start, spans[i].end);
        if (bar.width() < 1)
            bar.setWidth(1);
        paintBatch(painter, bar, picture, picture.batches[static_cast<std::size_t>(spans[i].batch)]);
    }
}

bool ServingPainter::isFolded(const ServedLaneIndex& lane, const TimelineMapping& mapping)
{
    const auto first = lane.spans().firstEndingAfter(mapping.toTime(0));
    const auto last = lane.spans().firstEndingAfter(mapping.toTime(mapping.width));
    return static_cast<double>(last - first) > kFoldFrom * mapping.width;
}

bool ServingPainter::isFolded(const ServedTransferIndex& lane, const TimelineMapping& mapping)
{
    const auto first = lane.firstEndingAfter(mapping.toTime(0));
    const auto last = lane.firstEndingAfter(mapping.toTime(mapping.width));
    return static_cast<double>(last - first) > kFoldFrom * mapping.width;
}

/// Columns of shares of time: prompts above decodes from the ground up, bubbles hang from the top.
void ServingPainter::paintShares(QPainter& painter, const QRectF& area, const ServedLaneIndex& lane) const
{
    const QColor prompts = passColor(PassKind::Forward, m_style.ground);
    const QColor decodes = mixed(base(), decodeInk(), 0.6);
    std::array<QColor, kServingGaps> bubbles;
    for (std::size_t cause = 0; cause < kServingGaps; ++cause)
        bubbles[cause] = servingGapColor(static_cast<ServingGap>(cause), m_style.ground);
    std::vector<std::int64_t> edges;
    for (double x = 0; x < m_mapping.width + 1; x += 1)
        edges.push_back(m_mapping.toTime(x));
    const std::vector<ServedShares> columns = lane.betweenAll(edges);
    painter.setRenderHint(QPainter::Antialiasing, false); // columns are whole pixels, and thousands
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const double scale =
            area.height() / static_cast<double>(std::max<std::int64_t>(1, edges[i + 1] - edges[i]));
        double bottom = area.bottom();
        const auto column = [&](double part, const QColor& color) {
            const double height = part * scale;
            if (height > 0.2)
                painter.fillRect(
                    QRectF(area.left() + static_cast<double>(i), bottom - height, 1, height), color);
            bottom -= height;
        };
        column(columns[i].decodes, decodes);
        column(columns[i].prompts, prompts);
        for (std::size_t cause = 0; cause + 1 < kServingGaps; ++cause)
            column(columns[i].gaps[cause], bubbles[cause]);
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void ServingPainter::paintGap(QPainter& painter, const QRectF& area, ServingGap cause) const
{
    if (area.width() <= 0)
        return;
    const QColor ink = servingGapColor(cause, m_style.ground);
    fillHatched(painter, area, mixed(base(), ink, cause == ServingGap::NoWork ? 0.04 : 0.2),
        mixed(base(), ink, cause == ServingGap::NoWork ? 0.35 : 0.8), servingGapHatch(cause));
    if (area.width() >= 4 && cause != ServingGap::NoWork) {
        painter.setPen(QPen(ink, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    const QFontMetricsF metrics(m_style.small());
    const QString text = serving_text::gapName(cause);
    const double width = metrics.horizontalAdvance(text) + 6;
    if (area.width() < std::max(kNameGapFrom, width) || area.height() < metrics.height() - 2)
        return;
    QRectF plate(0, 0, width, std::min(metrics.height(), area.height()));
    plate.moveCenter(area.center());
    painter.fillRect(plate, base());
    painter.setFont(m_style.small());
    painter.setPen(m_style.palette.color(QPalette::Text));
    painter.drawText(plate, Qt::AlignCenter, text);
}

/// By the share of tokens: pieces of prompts in the hues of their requests, decodes below them.
void ServingPainter::paintBatch(
    QPainter& painter, const QRectF& area, const ServingPicture& picture, const PicturedBatch& batch) const
{
    const double tokens = static_cast<double>(std::max<std::int64_t>(1, batch.tokens()));
    double decodes = batch.decodes > 0 ? area.height() * batch.decodes / tokens : 0;
    if (batch.decodes > 0 && batch.prefillTokens > 0)
        decodes = std::clamp(decodes, std::min(4.0, area.height() / 3), area.height() * 0.7);
    const double scale = batch.prefillTokens > 0 ? (area.height() - decodes) / batch.prefillTokens : 0;
    double top = area.top();
    for (std::int32_t i = 0; i < batch.pieces; ++i) {
        const PicturedPiece& piece = picture.pieces[static_cast<std::size_t>(batch.firstPiece + i)];
        painter.fillRect(QRectF(area.left(), top, area.width(), piece.tokens * scale),
            requestColor(piece.request, m_style.ground));
        top += piece.tokens * scale;
    }
    const QRectF below(area.left(), area.bottom() - decodes, area.width(), decodes);
    if (decodes > 0)
        fillHatched(painter, below, mixed(base(), decodeInk(), 0.3), mixed(base(), decodeInk(), 0.75),
            {5, Slope::Rising});
    if (area.width() >= 3)
        painter.fillRect(QRectF(area.right() - 1, area.top(), 1, area.height()), base());
    const QFontMetricsF metrics(m_style.small());
    if (area.width() < kLabelFrom || area.height() < metrics.height() - 3)
        return;
    QString text = serving_text::tokens(batch);
    if (metrics.horizontalAdvance(text) + 6 > area.width())
        text = serving_text::count(batch.tokens());
    const double width = metrics.horizontalAdvance(text) + 6;
    if (width > area.width())
        return;
    painter.setFont(m_style.small());
    const bool onPrompt = area.height() - decodes >= metrics.height() - 3;
    if (onPrompt) {
        const PicturedPiece& largest = picture.pieces[static_cast<std::size_t>(batch.firstPiece)];
        if (batch.pieces == 1) {
            painter.setPen(readableOn(requestColor(largest.request, m_style.ground)));
            painter.drawText(area.adjusted(0, 0, 0, -decodes), Qt::AlignCenter, text);
            return;
        }
    }
    QRectF plate(0, 0, width, std::min(metrics.height(), area.height()));
    plate.moveCenter(area.center());
    painter.fillRect(plate, base());
    painter.setPen(m_style.palette.color(QPalette::Text));
    painter.drawText(plate, Qt::AlignCenter, text);
}

/// Fullest of each pixel column against the capacity line; requests that were preempted stand on it.
void ServingPainter::paintCache(QPainter& painter, std::size_t run) const
{
    const QRectF& area = m_layout.sections[run].cache;
    const std::int64_t blocks = index(run).blocksOf(m_scene.replica);
    painter.fillRect(area, m_style.idle());
    const std::vector<CacheSample>& samples = index(run).cacheOf(m_scene.replica).cache;
    const double top = area.top() + 6; // the capacity line, marks above it
    const double scale = (area.bottom() - top) / static_cast<double>(std::max<std::int64_t>(1, blocks));
    const QColor line = m_style.memoryLine();
    const QColor ground = mixed(base(), line, 0.42);
    double x = area.left();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const double most : mostInColumns(samples, m_mapping, &CacheSample::blocks)) {
        const double height = most * scale;
        if (height > 0) {
            painter.fillRect(QRectF(x, area.bottom() - height, 1, height), ground);
            painter.fillRect(QRectF(x, area.bottom() - height, 1, 1.5), line);
        }
        x += 1;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintWaiting(painter, run);
    QPen capacity(mutedText(m_style.palette), 1.2);
    capacity.setDashPattern({4, 3});
    painter.setPen(capacity);
    painter.drawLine(QPointF(area.left(), top), QPointF(area.right(), top));
    const ReplicaFigures& own = index(run).cacheOf(m_scene.replica);
    const QString text = ServingText::tr("%1 blocks, at most %2 taken")
                             .arg(serving_text::count(blocks),
                                 formatPercent(static_cast<double>(own.mostBlocks)
                                     / static_cast<double>(std::max<std::int64_t>(1, blocks))));
    const QFontMetricsF metrics(m_style.small());
    if (area.height() > 2.2 * metrics.height()) {
        painter.setFont(m_style.small());
        const QRectF plate(area.right() - metrics.horizontalAdvance(text) - 8, top + 2,
            metrics.horizontalAdvance(text) + 6, metrics.height());
        painter.fillRect(plate, base());
        painter.drawText(plate, Qt::AlignCenter, text);
    }
    paintPreemptions(painter, run);
}

void ServingPainter::paintWaiting(QPainter& painter, std::size_t run) const
{
    const QRectF& area = m_layout.sections[run].cache;
    const std::vector<CacheSample>& samples = index(run).cacheOf(m_scene.replica).cache;
    const double scale = (area.height() - 8) / std::max(kLeastQueue, index(run).mostWaiting());
    const QColor ink = m_style.palette.color(QPalette::Text);
    const std::vector<double> waiting = mostInColumns(samples, m_mapping, &CacheSample::waiting);
    double x = area.left();
    double before = area.bottom() - 1 - (waiting.empty() ? 0 : waiting.front()) * scale;
    // Columns: a stroke of a thousand points takes Qt as long as all the rest of a frame.
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const double most : waiting) {
        const double y = area.bottom() - 1 - most * scale;
        painter.fillRect(QRectF(x, std::min(before, y) - 0.6, 1, std::max(1.2, std::abs(y - before))), ink);
        before = y;
        x += 1;
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void ServingPainter::paintPreemptions(QPainter& painter, std::size_t run) const
{
    const QRectF& area = m_layout.sections[run].cache;
    const QColor alarm = alarmColor(m_style.palette);
    double free = area.left() - 8;
    painter.setPen(Qt::NoPen);
    painter.setBrush(alarm);
    for (const PicturedPreemption& p : index(run).preemptions(m_scene.replica)) {
        const double x = area.left() + m_mapping.toX(p.time);
        if (x < free || x > area.right())
            continue;
        free = x + 5;
        painter.drawPolygon(QPolygonF {{x - 4, area.top()}, {x + 4, area.top()}, {x, area.top() + 6}});
    }
    painter.setBrush(Qt::NoBrush);
}

} // namespace rankloom::ui
