// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of requests, hand-overs between pools, and the legend of the picture.
#include <algorithm>
#include <cmath>
#include <functional>

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>

#include "widgets/serving/serving_painter.h"
#include "widgets/serving/serving_text.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kFoldRowsFrom = 0.25; ///< requests per pixel from which rows are drawn column by column
constexpr double kHatchFrom = 7; ///< px: lower rows have no hatch
constexpr double kTickFrom = 4; ///< px: lower rows have no ticks
constexpr double kLeastHandOver = 2; ///< px of height
constexpr double kArrowFrom = 5; ///< px: shorter hand-overs are bars
constexpr double kServingSwatch = 18;
constexpr double kServingEntryGap = 18;

/// Of a request at a time.
enum class RequestPhase : std::uint8_t { Waits, Prompt, HandOver, Decode };

RequestPhase phaseAt(const RequestOutcome& outcome, std::int64_t time)
{
    if (time < outcome.start.value())
        return RequestPhase::Waits;
    if (time < outcome.firstToken.value())
        return RequestPhase::Prompt;
    return time < outcome.handedOver.value() ? RequestPhase::HandOver : RequestPhase::Decode;
}

QColor handOverInk(const TimelineStyle& style)
{
    return mixed(
        style.palette.color(QPalette::Base), bubbleColor(BubbleCause::WaitsForLink, style.ground), 0.8);
}

/// An arrow as long as the transfer: no batch looks like it.
QPolygonF handOverShape(const QRectF& area)
{
    const double middle = area.center().y();
    const double half = area.height() / 5;
    const double head = std::min(area.width(), area.height());
    return {{{area.left(), middle - half}, {area.right() - head, middle - half},
        {area.right() - head, area.top()}, {area.right(), middle}, {area.right() - head, area.bottom()},
        {area.right() - head, middle + half}, {area.left(), middle + half}}};
}

struct ServingEntry {
    QString text;
    std::function<void(QPainter&, const QRectF&)> swatch;
};

ServingEntry gapEntry(ServingGap cause, const TimelineStyle& style)
{
    static const char* const kWords[] = {
        QT_TRANSLATE_NOOP("rankloom::ui::ServingText", "PB1 unequal prompts"),
        QT_TRANSLATE_NOOP("rankloom::ui::ServingText", "PB2 prompts beside decodes"),
        QT_TRANSLATE_NOOP("rankloom::ui::ServingText", "PB3 unequal decodes"),
        QT_TRANSLATE_NOOP("rankloom::ui::ServingText", "no work")};
    return {ServingText::tr(kWords[static_cast<std::size_t>(cause)]),
        [cause, &style](QPainter& painter, const QRectF& area) {
            const QColor base = style.palette.color(QPalette::Base);
            const QColor ink = servingGapColor(cause, style.ground);
            painter.fillRect(area, mixed(base, ink, 0.2));
            painter.setPen(QPen(mixed(base, ink, 0.85), 1));
            painter.save();
            painter.setClipRect(area);
            hatch(painter, area, servingGapHatch(cause).gap * 0.8, servingGapHatch(cause).slope);
            painter.restore();
            painter.drawRect(area);
        }};
}

std::vector<ServingEntry> servingEntries(const ServingScene& scene, const TimelineStyle& style)
{
    const QColor base = style.palette.color(QPalette::Base);
    std::vector<ServingEntry> entries;
    entries.push_back({ServingText::tr("prompt pieces, a hue per request"),
        [&style](QPainter& painter, const QRectF& area) {
            for (int i = 0; i < 3; ++i)
                painter.fillRect(
                    QRectF(area.left() + i * area.width() / 3, area.top(), area.width() / 3, area.height()),
                    requestColor(i, style.ground));
        }});
    entries.push_back({ServingText::tr("decodes"), [&style, base](QPainter& painter, const QRectF& area) {
                           const QColor ink =
                               style.ground == Ground::Dark ? QColor(0x9AA3AB) : QColor(0x6C757D);
                           painter.fillRect(area, mixed(base, ink, 0.3));
                           painter.save();
                           painter.setClipRect(area);
                           painter.setPen(QPen(mixed(base, ink, 0.75), 1));
                           hatch(painter, area, 5);
                           painter.restore();
                       }});
    ServingGapTimes times {};
    for (const ServingRun& run : scene.runs)
        for (std::size_t cause = 0; cause < kServingGaps; ++cause)
            times[cause] += run.index->picture().simulation.bubbles[cause];
    for (std::size_t cause = 0; cause < kServingGaps; ++cause)
        if (times[cause] > 0)
            entries.push_back(gapEntry(static_cast<ServingGap>(cause), style));
    entries.push_back({ServingText::tr("cache"), [&style, base](QPainter& painter, const QRectF& area) {
                           painter.fillRect(area, mixed(base, style.memoryLine(), 0.42));
                           painter.fillRect(
                               QRectF(area.topLeft(), QSizeF(area.width(), 1.5)), style.memoryLine());
                       }});
    entries.push_back({ServingText::tr("queue"), [&style](QPainter& painter, const QRectF& area) {
                           painter.setPen(QPen(style.palette.color(QPalette::Text), 1.2));
                           const double step = area.center().x();
                           painter.drawPolyline(QPolygonF {{area.left(), area.bottom()},
                               {step, area.bottom()}, {step, area.top()}, {area.right(), area.top()}});
                       }});
    for (const ServingRun& run : scene.runs)
        if (run.index->picture().simulation.preemptions > 0) {
            entries.push_back({ServingText::tr("▼ preempted"), {}});
            break;
        }
    entries.push_back({ServingText::tr("waits"), [&style](QPainter& painter, const QRectF& area) {
                           painter.fillRect(QRectF(area.left(), area.center().y() - 1, area.width(), 2),
                               mutedText(style.palette));
                       }});
    for (const ServingRun& run : scene.runs)
        if (run.index->picture().setup.decode) {
            entries.push_back({ServingText::tr("keys and values handed over"),
                [&style](QPainter& painter, const QRectF& area) {
                    painter.setPen(Qt::NoPen);
                    painter.setBrush(handOverInk(style));
                    painter.drawPolygon(handOverShape(area));
                    painter.setBrush(Qt::NoBrush);
                }});
            break;
        }
    if (scene.targets.timeToFirstToken.value() > 0)
        entries.push_back({ServingText::tr("▾ first token due"), {}});
    return entries;
}

double entryWidthOf(const ServingEntry& entry, const QFontMetricsF& metrics)
{
    return (entry.swatch ? kServingSwatch + 6 : 0) + metrics.horizontalAdvance(entry.text) + kServingEntryGap;
}

} // namespace

double servingLegendHeight(const ServingScene& scene, const TimelineStyle& style, double width)
{
    const QFontMetricsF metrics(style.small());
    int rows = 1;
    double used = 0;
    for (const ServingEntry& entry : servingEntries(scene, style)) {
        const double next = entryWidthOf(entry, metrics);
        if (used > 0 && used + next - kServingEntryGap > width) {
            ++rows;
            used = 0;
        }
        used += next;
    }
    return rows * (std::ceil(metrics.height()) + 4);
}

void ServingPainter::paintLegend(QPainter& painter) const
{
    painter.save();
    painter.setFont(m_style.small());
    const QFontMetricsF metrics(m_style.small());
    const double height = std::ceil(metrics.height()) + 4;
    double x = m_layout.legend.left();
    double y = m_layout.legend.top();
    for (const ServingEntry& entry : servingEntries(m_scene, m_style)) {
        const double width = entryWidthOf(entry, metrics);
        if (x > m_layout.legend.left() && x + width - kServingEntryGap > m_layout.legend.right()) {
            x = m_layout.legend.left();
            y += height;
        }
        double text = x;
        if (entry.swatch) {
            entry.swatch(painter, QRectF(x, y + 3, kServingSwatch, height - 7));
            text += kServingSwatch + 6;
        }
        painter.setPen(m_style.palette.color(QPalette::Text));
        painter.drawText(QPointF(text, y + height - 4 - metrics.descent()), entry.text);
        x += width;
    }
    painter.restore();
}

/// Arrows as long as the transfers, in the hues of their requests; where there are too many, how much of the
/// time something is on the way.
void ServingPainter::paintHandOvers(QPainter& painter, std::size_t run) const
{
    const ServedTransferIndex* lane = index(run).transfers(m_scene.replica);
    const QRectF& area = m_layout.sections[run].handOvers;
    if (lane == nullptr || area.isEmpty())
        return;
    painter.fillRect(area, m_style.idle());
    if (isFolded(*lane, m_mapping)) {
        for (double x = 0; x < m_mapping.width; x += 1) {
            const std::int64_t from = m_mapping.toTime(x);
            const std::int64_t to = std::max(m_mapping.toTime(x + 1), from + 1);
            const std::int64_t busy = lane->busyBetween(from, to);
            if (busy <= 0)
                continue;
            // Short ones are seen, too.
            const double height = std::max(
                kLeastHandOver, area.height() * static_cast<double>(busy) / static_cast<double>(to - from));
            painter.fillRect(
                QRectF(area.left() + x, area.bottom() - height, 1, height), handOverInk(m_style));
        }
        return;
    }
    const QFontMetricsF metrics(m_style.small());
    const std::vector<ServedTransfer>& all = lane->transfers();
    for (std::size_t i = lane->firstEndingAfter(from()); i < all.size() && all[i].start < to(); ++i) {
        QRectF bar = interval(area, all[i].start, all[i].end);
        bar.setWidth(std::max(1.0, bar.width()));
        const std::int32_t request =
            index(run).picture().handOvers[static_cast<std::size_t>(all[i].handOver)].request;
        const QColor hue = requestColor(request, m_style.ground);
        if (bar.width() < kArrowFrom) {
            painter.fillRect(bar, handOverInk(m_style));
            continue;
        }
        painter.fillRect(bar, mixed(base(), hue, 0.35));
        painter.setPen(Qt::NoPen);
        painter.setBrush(handOverInk(m_style));
        painter.drawPolygon(handOverShape(bar));
        painter.setBrush(Qt::NoBrush);
        const QString text = serving_text::count(request);
        const QRectF seen = bar.intersected(area);
        const double width = metrics.horizontalAdvance(text) + 4;
        if (seen.width() < width + 2 * area.height() || area.height() < metrics.height() - 3)
            continue;
        const QRectF plate(seen.left() + 3, bar.top() + 1, width, bar.height() - 2);
        painter.fillRect(plate, base());
        painter.setFont(m_style.small());
        painter.setPen(m_style.palette.color(QPalette::Text));
        painter.drawText(plate, Qt::AlignCenter, text);
    }
}

void ServingPainter::paintRequests(QPainter& painter, std::size_t run) const
{
    const ServingSection& section = m_layout.sections[run];
    const auto& rows = index(run).rows(m_scene.replica);
    painter.save();
    painter.setClipRect(section.requests, Qt::IntersectClip);
    const int first = std::max(0, section.rowAt(section.requests.top()));
    const int last = std::min(
        section.rows - 1, static_cast<int>((section.requests.height() + section.scroll) / section.rowPitch));
    struct Visible {
        int row;
        std::size_t from;
        std::size_t to;
    };
    std::vector<Visible> visible;
    bool folded = false;
    for (int row = first; row <= last; ++row) {
        const std::vector<ServedRequest>& own = rows[static_cast<std::size_t>(row)];
        const auto begin =
            std::ranges::partition_point(own, [&](const ServedRequest& r) { return r.end <= from(); });
        const auto end =
            std::ranges::partition_point(own, [&](const ServedRequest& r) { return r.start < to(); });
        folded = folded || static_cast<double>(end - begin) > kFoldRowsFrom * m_mapping.width;
        if (begin < end)
            visible.push_back({row, static_cast<std::size_t>(begin - own.begin()),
                static_cast<std::size_t>(end - own.begin())});
    }
    if (folded) {
        paintRowsFolded(painter, run);
    } else {
        for (const Visible& one : visible)
            for (std::size_t i = one.from; i < one.to; ++i)
                paintRequest(
                    painter, run, section.row(one.row), rows[static_cast<std::size_t>(one.row)][i].request);
    }
    painter.restore();
}

/// What each row does in the middle of each pixel column, as one picture.
void ServingPainter::paintRowsFolded(QPainter& painter, std::size_t run) const
{
    const ServingSection& section = m_layout.sections[run];
    const auto& rows = index(run).rows(m_scene.replica);
    const std::vector<RequestOutcome>& outcomes = index(run).picture().simulation.requests;
    const int first = std::max(0, section.rowAt(section.requests.top()));
    const int last = std::min(
        section.rows - 1, static_cast<int>((section.requests.height() + section.scroll) / section.rowPitch));
    const int width = static_cast<int>(std::ceil(m_mapping.width));
    if (last < first || width < 1)
        return;
    QImage image(width, last - first + 1, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QRgb waits = mixed(base(), mutedText(m_style.palette), 0.45).rgb();
    const QRgb decode = mixed(base(), decodeInk(), 0.55).rgb();
    const QRgb handOver = handOverInk(m_style).rgb();
    const QRgb prompt = passColor(PassKind::Forward, m_style.ground).rgb();
    for (int row = first; row <= last; ++row) {
        const std::vector<ServedRequest>& own = rows[static_cast<std::size_t>(row)];
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row - first));
        auto next =
            std::ranges::partition_point(own, [&](const ServedRequest& r) { return r.end <= from(); });
        for (int x = 0; x < width && next != own.end(); ++x) {
            const std::int64_t time = m_mapping.toTime(x + 0.5);
            while (next != own.end() && next->end <= time)
                ++next;
            if (next == own.end() || next->start > time)
                continue;
            const RequestPhase phase = phaseAt(outcomes[static_cast<std::size_t>(next->request)], time);
            line[x] = phase == RequestPhase::Waits ? waits
                : phase == RequestPhase::Prompt    ? prompt
                : phase == RequestPhase::HandOver  ? handOver
                                                   : decode;
        }
    }
    const QRectF target(
        section.requests.left(), section.row(first).top(), width, (last - first + 1) * section.rowPitch);
    painter.drawImage(target, image);
}

/// arrival ▸ queue ▸ pieces of the prompt ▸ decodes ▸ done.
void ServingPainter::paintRequest(
    QPainter& painter, std::size_t run, const QRectF& row, std::int32_t request) const
{
    const ServingPicture& picture = index(run).picture();
    const ServingRequest& asked = picture.requests[static_cast<std::size_t>(request)];
    const RequestOutcome& outcome = picture.simulation.requests[static_cast<std::size_t>(request)];
    const QColor hue = requestColor(request, m_style.ground);
    const double gap = row.height() > 5 ? 1.5 : row.height() > 3 ? 1 : 0;
    const QRectF bar = row.adjusted(0, 0, 0, -gap);
    const double middle = bar.center().y();
    const QRectF queue = interval(bar, asked.arrival.value(), outcome.start.value());
    const double thin = std::min(2.0, bar.height());
    // Low rows of waiting requests would be one dark block.
    painter.fillRect(QRectF(queue.left(), middle - thin / 2, queue.width(), thin),
        bar.height() < kTickFrom ? mixed(base(), mutedText(m_style.palette), 0.45)
                                 : mutedText(m_style.palette));
    const QRectF prompt = interval(bar, outcome.start.value(), outcome.firstToken.value());
    painter.fillRect(prompt, mixed(base(), hue, 0.35));
    // Between both pools: a thin line for waiting, an arrow for the way.
    const std::int64_t there = std::max(outcome.firstToken.value(), outcome.handedOver.value());
    if (const HandOver* handOver = picture.handOverOf(request)) {
        const QRectF wait = interval(bar, handOver->ready.value(), handOver->start.value());
        painter.fillRect(QRectF(wait.left(), middle - thin / 2, wait.width(), thin), handOverInk(m_style));
        const QRectF way = interval(bar, handOver->start.value(), handOver->end.value());
        painter.setPen(Qt::NoPen);
        painter.setBrush(handOverInk(m_style));
        painter.drawPolygon(handOverShape(way));
        painter.setBrush(Qt::NoBrush);
    }
    const QRectF decode = interval(bar, there, outcome.end.value());
    if (bar.height() >= kHatchFrom)
        fillHatched(painter, decode.adjusted(0, 1, 0, -1), mixed(base(), mixed(decodeInk(), hue, 0.35), 0.3),
            mixed(base(), mixed(decodeInk(), hue, 0.35), 0.75), {5, Slope::Rising});
    else
        painter.fillRect(decode, mixed(base(), mixed(decodeInk(), hue, 0.35), 0.55));
    if (prompt.width() >= 2)
        for (const std::int32_t piece : picture.piecesOf(request)) {
            const PicturedBatch& batch =
                picture
                    .batches[static_cast<std::size_t>(picture.pieces[static_cast<std::size_t>(piece)].batch)];
            const QRectF part = interval(bar, picture.startOf(batch), picture.endOf(batch));
            painter.fillRect(part.adjusted(0, 0, part.width() > 3 ? -1 : 0, 0), hue);
        }
    if (bar.height() < kTickFrom)
        return;
    const QColor ink = m_style.palette.color(QPalette::Text);
    painter.fillRect(QRectF(interval(bar, asked.arrival.value(), asked.arrival.value()).left() - 0.5,
                         bar.top(), 1, bar.height()),
        mutedText(m_style.palette));
    const bool late = m_scene.targets.timePerOutputToken.value() > 0
        && toSeconds(timePerOutputToken(asked, outcome)) > m_scene.targets.timePerOutputToken;
    painter.fillRect(QRectF(decode.right() - 1.5, bar.top(), late ? 3 : 1.5, bar.height()),
        late ? alarmColor(m_style.palette) : ink);
    if (const Seconds due = m_scene.targets.timeToFirstToken; due.value() > 0) {
        const std::int64_t when = asked.arrival.value() + toNanoseconds(due).value();
        const bool missed = outcome.firstToken.value() > when;
        const double x = interval(bar, when, when).left();
        painter.setPen(Qt::NoPen);
        painter.setBrush(missed ? alarmColor(m_style.palette) : ink);
        const double half = missed ? 4 : 2.5;
        if (missed || when < outcome.end.value())
            painter.drawPolygon(
                QPolygonF {{x - half, bar.top()}, {x + half, bar.top()}, {x, bar.top() + half * 1.4}});
        painter.setBrush(Qt::NoBrush);
    }
    const QFontMetricsF metrics(m_style.small());
    const QString text = serving_text::count(request);
    const double width = metrics.horizontalAdvance(text) + 4;
    const QRectF seen = decode.intersected(m_layout.body);
    if (bar.height() >= metrics.height() - 3 && seen.width() > width + 6) {
        QRectF plate(seen.left() + 3, bar.top(), width, bar.height());
        painter.fillRect(plate.adjusted(0, 1, 0, -1), base());
        painter.setFont(m_style.small());
        painter.setPen(ink);
        painter.drawText(plate, Qt::AlignCenter, text);
    }
}

} // namespace rankloom::ui
