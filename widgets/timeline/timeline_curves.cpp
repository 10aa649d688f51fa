// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The curves under the lanes of a timeline: memory, or microbatches in flight, chunk by chunk.
#include <algorithm>
#include <cmath>

#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include "widgets/theme.h"
#include "widgets/timeline/timeline_lanes.h"

namespace rankloom::ui {

double curveScale(const TimelineScene& scene)
{
    double top = 0;
    for (int lane = 0; scene.index && lane < scene.index->lanes(); ++lane)
        if (const std::optional<LaneCurve> curve = scene.curveOf(lane))
            top = std::max({top, curve->line, scene.peakOf(lane)});
    return top * 1.06;
}

QColor TimelineLanes::levelColor(std::size_t level) const
{
    // What stays is the darkest; chunks take turns, so that two that touch can be told apart.
    constexpr double shades[] = {0.5, 0.42, 0.12, 0.26};
    return mixed(m_style.palette.color(QPalette::Base), m_style.memoryLine(),
        level == 0 ? shades[0] : shades[1 + (level - 1) % 3]);
}

void TimelineLanes::findLevels(int lane, const LaneCurve& curve)
{
    const LaneIndex& index = m_scene.index->lane(lane);
    const double end = std::ceil(m_mapping.toX(m_scene.index->timeline().makespan) * m_ratio);
    const double begin = std::floor(m_mapping.toX(0) * m_ratio);
    const auto chunks = static_cast<std::size_t>(index.splitChunks());
    m_levelCount = 1 + std::max<std::size_t>(1, chunks);
    if (m_found.empty())
        findPeaks(index, m_peaks);
    m_levels.assign(m_peaks.size() * m_levelCount, curve.still);
    for (std::size_t c = 0; c < m_peaks.size(); ++c) {
        double* level = m_levels.data() + c * m_levelCount;
        if (static_cast<double>(c) >= end || static_cast<double>(c) < begin) {
            std::fill_n(level, m_levelCount, -1.0); // outside the step
        } else if (chunks == 0) {
            level[1] = curve.at(m_peaks[c]);
        } else if (m_peaks[c] >= 0) {
            const std::span<const std::int32_t> alive =
                index.aliveByChunk(static_cast<std::size_t>(m_peaks[c]));
            for (std::size_t k = 0; k < chunks; ++k)
                level[k + 1] = level[k] + curve.each * alive[k];
        }
    }
}

void TimelineLanes::paintCurve(QPainter& painter, int lane)
{
    const std::optional<LaneCurve> curve = m_scene.curveOf(lane);
    if (!curve || m_curveTop <= 0)
        return;
    const QRectF area = m_layout.curve(lane);
    findLevels(lane, *curve);
    if (m_pixels)
        paintCurvePixels(painter, area, *curve);
    else
        paintCurveShape(painter, area, *curve);
    if (curve->line <= 0)
        return;
    const double y = std::round(area.bottom() - curve->line / m_curveTop * area.height()) + 0.5;
    QPen pen(mixed(m_style.palette.color(QPalette::Base), m_style.palette.color(QPalette::Text), 0.6), 1);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.drawLine(QPointF(area.left() + std::max(0.0, m_mapping.toX(0)), y),
        QPointF(std::min(area.right(), area.left() + m_mapping.toX(m_scene.index->timeline().makespan)), y));
}

void TimelineLanes::paintCurvePixels(QPainter& painter, const QRectF& area, const LaneCurve& curve)
{
    const auto height = static_cast<int>(std::lround(area.height() * m_ratio));
    const QRgb line = m_style.memoryLine().rgb();
    const QRgb over = alarmColor(m_style.palette).rgb();
    const double scale = height / m_curveTop;
    const auto rows = [scale, height](double amount) { // a hundred thousand times per frame: no lround()
        return std::clamp(static_cast<int>(amount * scale + 0.5), 0, height);
    };
    const int lineRows = curve.isLimit && curve.line > 0 ? rows(curve.line) : height;
    const int thickness = std::max(1, static_cast<int>(std::lround(m_ratio)));
    const int gap = 3 * thickness;
    std::vector<QRgb> colors;
    for (std::size_t level = 0; level < m_levelCount; ++level)
        colors.push_back(levelColor(level).rgb());

    const std::size_t columns = m_peaks.size();
    QImage image(static_cast<int>(columns), height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    auto* pixels = reinterpret_cast<QRgb*>(image.bits());
    const qsizetype stride = image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
    int previous = -1;
    for (std::size_t c = 0; c < columns; ++c) {
        const double* level = m_levels.data() + c * m_levelCount;
        if (level[0] < 0) {
            previous = -1;
            continue;
        }
        const int peak = rows(level[m_levelCount - 1]);
        // The line covers the step from the neighbouring column.
        const int lineFrom = std::max(0, (previous < 0 ? peak : std::min(peak, previous)) - thickness);
        const int lineTo = previous < 0 ? peak : std::max(peak, previous);
        QRgb* pixel = pixels + static_cast<qsizetype>(c) + stride * (height - 1);
        int row = 0;
        for (std::size_t k = 0; k < m_levelCount; ++k) {
            const int to = std::min(rows(level[k]), peak);
            // Every second chunk is striped as well, so that grey prints tell it from the one below.
            const bool striped = k > 0 && k % 2 == 0;
            for (; row < to; ++row, pixel -= stride)
                *pixel = row >= lineRows                                       ? over
                    : striped && (row + static_cast<int>(c)) % gap < thickness ? colors[1]
                                                                               : colors[k];
        }
        pixel = pixels + static_cast<qsizetype>(c) + stride * (height - 1 - lineFrom);
        for (row = lineFrom; row < lineTo; ++row, pixel -= stride)
            *pixel = row >= lineRows ? over : line;
        previous = peak;
    }
    image.setDevicePixelRatio(m_ratio);
    painter.drawImage(area.topLeft(), image);
}

void TimelineLanes::paintCurveShape(QPainter& painter, const QRectF& area, const LaneCurve& curve)
{
    const auto y = [&](double amount) {
        return area.bottom() - std::clamp(amount / m_curveTop, 0.0, 1.0) * area.height();
    };
    // From the highest level down: each covers the lower part of the one above.
    for (std::size_t k = m_levelCount; k-- > 0;) {
        QPolygonF line;
        double right = -1;
        for (std::size_t c = 0; c < m_peaks.size(); ++c) {
            const double amount = m_levels[c * m_levelCount + k];
            if (amount < 0)
                continue;
            const double x = area.left() + static_cast<double>(c);
            const double height = y(amount);
            if (line.isEmpty() || line.last().y() != height)
                line << QPointF(x, line.isEmpty() ? height : line.last().y()) << QPointF(x, height);
            right = x + 1;
        }
        if (line.isEmpty())
            return;
        line << QPointF(right, line.last().y());
        QPolygonF closed = line;
        closed << QPointF(right, area.bottom()) << QPointF(line.first().x(), area.bottom());
        QPainterPath path;
        path.addPolygon(closed);
        painter.fillPath(path, levelColor(k));
        if (k + 1 < m_levelCount)
            continue;
        if (curve.isLimit && curve.line > 0) {
            QPainterPath above;
            above.addRect(QRectF(area.left(), area.top(), area.width(), y(curve.line) - area.top()));
            painter.fillPath(path.intersected(above), alarmColor(m_style.palette));
        }
        painter.setPen(QPen(m_style.memoryLine(), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(line);
    }
}

} // namespace rankloom::ui
