// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/memory_painter.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "widgets/memory/memory_chart.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kMargin = 12;

QFont smaller(const QFont& font)
{
    QFont small = font;
    small.setPointSizeF(std::max(7.0, font.pointSizeF() * 0.9));
    return small;
}

} // namespace

MemoryPainter::MemoryPainter(
    const MemoryReport& report, MemoryChart& chart, const QPalette& palette, const QFont& font)
    : m_report(report), m_chart(chart), m_palette(palette), m_font(font)
{
}

MemoryPainter::Places MemoryPainter::places(const QRectF& area) const
{
    const QFontMetricsF metrics(font());
    const QRectF inner = area.adjusted(kMargin, kMargin / 2, -kMargin, -kMargin / 2);
    const double line = std::ceil(metrics.height());
    Places found;
    found.header = {inner.left(), inner.top(), inner.width(), line + 8};
    // As many rows as the names need at this width.
    double width = 0;
    const QFontMetricsF small(smaller(font()));
    for (const MemoryPart part : kAllMemoryParts)
        width += small.horizontalAdvance(partName(part)) + 44;
    const double rows = std::max(1.0, std::ceil((width + 120) / std::max(1.0, inner.width())));
    const double legendHeight = rows * (line + 5);
    found.legend = {inner.left(), inner.bottom() - legendHeight, inner.width(), legendHeight};
    found.chart = {inner.left(), found.header.bottom() + 4, inner.width(),
        std::max(40.0, found.legend.top() - found.header.bottom() - 10)};
    return found;
}

void MemoryPainter::paint(QPainter& painter, const QRectF& area)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_report.stages.empty()) {
        paintEmpty(painter, area);
        painter.restore();
        return;
    }
    const Places where = places(area);
    m_chart.setStyle(palette(), font());
    m_chart.render(painter, where.chart);
    paintPatterns(painter);
    paintOverflow(painter);
    paintCapacity(painter);
    for (int i = 0; i < static_cast<int>(m_report.stages.size()); ++i)
        paintUncertainty(painter, i);
    paintTotals(painter);
    paintSparseNames(painter);
    paintHeader(painter, where.header);
    paintLegend(painter, where.legend);
    painter.restore();
}

void MemoryPainter::paintEmpty(QPainter& painter, const QRectF& area) const
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    const double line = QFontMetricsF(large).height();
    const QRectF upper(area.left() + 24, area.center().y() - line * 1.4, area.width() - 48, line * 1.2);
    painter.setFont(large);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(upper, Qt::AlignCenter, tr("No memory estimate yet"));
    painter.setFont(font());
    painter.setPen(mutedText(palette()));
    painter.drawText(QRectF(upper.left(), upper.bottom() + 4, upper.width(), line * 3),
        Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
        tr("Choose a model and a cluster: weights, gradients, optimizer and activations of every stage "
           "appear against the capacity of its GPUs."));
}

void MemoryPainter::paintHeader(QPainter& painter, const QRectF& area) const
{
    QFont heading = font();
    const bool over = std::any_of(m_report.stages.begin(), m_report.stages.end(),
        [](const StageMemory& stage) { return !fits(stage); });
    heading.setBold(over);
    painter.setFont(heading);
    painter.setPen(over ? alarmColor(palette()) : palette().color(QPalette::Text));
    const QString sentence =
        over ? QStringLiteral("⚠ ") + memorySentence(m_report) : memorySentence(m_report);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        QFontMetricsF(heading).elidedText(sentence, Qt::ElideRight, area.width()));
}

void MemoryPainter::paintLegend(QPainter& painter, const QRectF& area) const
{
    const QFont small = smaller(font());
    const QFontMetricsF metrics(small);
    const bool dark = isDark(palette());
    painter.setFont(small);
    const double left = area.left();
    const double height = std::ceil(QFontMetricsF(font()).height()) + 5;
    QPointF at(left, area.top());
    const auto entry = [&](const QString& name, const auto& swatch) {
        const double width = metrics.horizontalAdvance(name) + 44;
        if (at.x() > left && at.x() + width - 18 > area.right())
            at = {left, at.y() + height};
        swatch(QRectF(at.x(), std::round(at.y() + (height - 12) / 2), 18, 12));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(at.x() + 24, at.y(), width, height), Qt::AlignLeft | Qt::AlignVCenter, name);
        at.rx() += width;
    };
    for (const MemoryPart part : kAllMemoryParts)
        entry(partName(part), [&](const QRectF& swatch) {
            const QColor fill = partColor(part, dark);
            painter.fillRect(swatch, fill);
            painter.setPen(QPen(mixed(fill, readableOn(fill), 0.45), 1));
            if (partHatch(part) != 0)
                hatch(painter, swatch, 5, partHatch(part) > 0);
        });
    entry(tr("likely range"), [&](const QRectF& swatch) {
        painter.setPen(QPen(palette().color(QPalette::Text), 1.4));
        painter.drawLine(
            QPointF(swatch.center().x(), swatch.top()), QPointF(swatch.center().x(), swatch.bottom()));
        for (const double y : {swatch.top(), swatch.bottom()})
            painter.drawLine(QPointF(swatch.center().x() - 4, y), QPointF(swatch.center().x() + 4, y));
    });
}

/// Lines over the bars of the chart, so that parts differ without colour, on screen and in vector files.
void MemoryPainter::paintPatterns(QPainter& painter) const
{
    const bool dark = isDark(palette());
    for (int i = 0; i < static_cast<int>(m_report.stages.size()); ++i)
        for (const MemoryPart part : kAllMemoryParts) {
            const QRectF area = m_chart.segment(i, part);
            const QColor fill = partColor(part, dark);
            if (partHatch(part) != 0 && area.height() >= 3 && area.width() >= 6) {
                painter.setPen(QPen(mixed(fill, readableOn(fill), 0.32), 1));
                hatch(painter, area.adjusted(0.5, 0.5, -0.5, -0.5), 6, partHatch(part) > 0);
            }
            paintValue(painter, i, part);
        }
}

/// The bytes of a part within its piece of the bar, below the capacity, where there is room.
void MemoryPainter::paintValue(QPainter& painter, int index, MemoryPart part) const
{
    const StageMemory& stage = m_report.stages[static_cast<std::size_t>(index)];
    QRectF area = m_chart.segment(index, part);
    if (!fits(stage))
        area.setTop(std::max(area.top(), m_chart.y(stage.capacity) + 2));
    painter.setFont(smaller(font()));
    const QFontMetricsF metrics(painter.font());
    const QString text = formatBytes(bytesOf(stage, part).value());
    const double width = metrics.horizontalAdvance(text);
    if (area.height() < metrics.height() + 2 || area.width() < width + 10)
        return;
    const QColor fill = partColor(part, isDark(palette()));
    QRectF plate(0, 0, width + 8, metrics.height());
    plate.moveCenter(area.center());
    if (partHatch(part) != 0)
        painter.fillRect(plate, fill);
    painter.setPen(readableOn(fill));
    painter.drawText(plate, Qt::AlignCenter, text);
}

/// What does not fit: cross-hatched in a thick frame, so that it shows in grey too.
void MemoryPainter::paintOverflow(QPainter& painter) const
{
    const QColor alarm = alarmColor(palette());
    QColor veil = palette().color(QPalette::Base); // the parts shine through, the hatch stands out
    veil.setAlphaF(0.6F);
    for (int i = 0; i < static_cast<int>(m_report.stages.size()); ++i) {
        const StageMemory& stage = m_report.stages[static_cast<std::size_t>(i)];
        if (fits(stage))
            continue;
        QRectF above = m_chart.bar(i);
        above.setTop(m_chart.y(stage.device));
        above.setBottom(m_chart.y(stage.capacity));
        painter.fillRect(above, veil);
        painter.setPen(QPen(alarm, 1.4));
        hatch(painter, above, 7);
        hatch(painter, above, 7, false);
        painter.setPen(QPen(alarm, 2.4, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(above);
    }
}

/// One line over each run of stages with devices of equal size.
void MemoryPainter::paintCapacity(QPainter& painter) const
{
    const auto count = static_cast<int>(m_report.stages.size());
    const auto capacity = [this](int i) { return m_report.stages[static_cast<std::size_t>(i)].capacity; };
    for (int first = 0; first < count;) {
        int end = first + 1;
        while (end < count && capacity(end) == capacity(first))
            ++end;
        if (capacity(first).value() > 0) {
            const double y = std::round(m_chart.y(capacity(first))) + 0.5;
            painter.setPen(QPen(palette().color(QPalette::Text), 1.8));
            painter.drawLine(
                QPointF(m_chart.slot(first).left(), y), QPointF(m_chart.slot(end - 1).right(), y));
            paintCapacityLabel(painter, first, end, y);
        }
        first = end;
    }
}

/// Above the line where no bar is in the way; else on a plate at its right end.
void MemoryPainter::paintCapacityLabel(QPainter& painter, int first, int end, double y) const
{
    const StageMemory& stage = m_report.stages[static_cast<std::size_t>(first)];
    painter.setFont(smaller(font()));
    const QFontMetricsF metrics(painter.font());
    const QString label = tr("capacity %1").arg(formatBytes(stage.capacity.value()));
    const QSizeF size(metrics.horizontalAdvance(label) + 4, metrics.height());
    const double room = size.height() * 2.2; // the bars' own labels stand there
    const auto isFree = [&](double left) {
        for (int i = first; i < end; ++i) {
            const StageMemory& other = m_report.stages[static_cast<std::size_t>(i)];
            const double top = m_chart.y(std::max(other.device, deviceHigh(other)));
            const QRectF slot = m_chart.slot(i);
            if (slot.left() < left + size.width() && slot.right() > left && top < y + room)
                return false;
        }
        return left + size.width() <= m_chart.slot(end - 1).right();
    };
    double left = m_chart.slot(end - 1).right() - size.width();
    bool free = isFree(left);
    for (int i = first; i < end && !free; ++i)
        if (isFree(m_chart.slot(i).left() + 2)) {
            left = m_chart.slot(i).left() + 2;
            free = true;
        }
    const QRectF place({left, y - size.height() - 1}, size);
    if (!free)
        painter.fillRect(place, palette().base());
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(place, Qt::AlignCenter, label);
}

void MemoryPainter::paintUncertainty(QPainter& painter, int index) const
{
    const StageMemory& stage = m_report.stages[static_cast<std::size_t>(index)];
    if (stage.reservedHigh <= stage.reservedLow)
        return;
    const QRectF bar = m_chart.bar(index);
    const double x = std::round(bar.left() + bar.width() * 0.86) + 0.5;
    const double cap = std::min(5.0, bar.width() * 0.12);
    const double top = m_chart.y(deviceHigh(stage));
    const double bottom = m_chart.y(deviceLow(stage));
    const auto whisker = [&] {
        painter.drawLine(QPointF(x, top), QPointF(x, bottom));
        painter.drawLine(QPointF(x - cap, top), QPointF(x + cap, top));
        painter.drawLine(QPointF(x - cap, bottom), QPointF(x + cap, bottom));
    };
    painter.setPen(QPen(palette().color(QPalette::Base), 3.6));
    whisker();
    painter.setPen(QPen(palette().color(QPalette::Text), 1.4));
    whisker();
}

/// The sum over each bar; what is missing in words and with a sign where it does not fit.
void MemoryPainter::paintTotals(QPainter& painter) const
{
    for (int i = 0; i < static_cast<int>(m_report.stages.size()); ++i) {
        const StageMemory& stage = m_report.stages[static_cast<std::size_t>(i)];
        const bool over = !fits(stage);
        QFont bold = smaller(font());
        bold.setBold(true);
        painter.setFont(bold);
        const QFontMetricsF metrics(bold);
        const QRectF slot = m_chart.slot(i);
        const double top = std::min(m_chart.y(stage.device), m_chart.y(deviceHigh(stage)));
        QString text = formatBytes(stage.device.value());
        if (over)
            text = QStringLiteral("▲ ") + tr("%1 too much").arg(formatBytes(-stage.headroom().value()));
        if (metrics.horizontalAdvance(text) > slot.width() - 4)
            text = over ? QStringLiteral("▲") : text.section(u' ', 0, 0);
        const double width = metrics.horizontalAdvance(text);
        if (width > slot.width())
            continue;
        QRectF place(slot.center().x() - width / 2, top - metrics.height() - 3, width, metrics.height());
        if (place.top() < m_chart.plotArea().top() - metrics.height())
            continue;
        const double capacity = m_chart.y(stage.capacity);
        if (stage.capacity.value() > 0 && place.top() - 2 < capacity && place.bottom() + 2 > capacity)
            place.moveBottom(capacity - 3); // not through the line
        painter.setPen(over ? alarmColor(palette()) : palette().color(QPalette::Text));
        painter.drawText(place, Qt::AlignCenter, text);
    }
}

/// With more bars than names fit: every n-th.
void MemoryPainter::paintSparseNames(QPainter& painter) const
{
    const auto count = static_cast<int>(m_report.stages.size());
    constexpr double kRoom = 34;
    const double slot = m_chart.slot(0).width();
    if (count < 2 || m_chart.namesStages())
        return;
    painter.setFont(smaller(font()));
    painter.setPen(palette().color(QPalette::Text));
    const int step = std::max(1, static_cast<int>(std::ceil(kRoom / slot)));
    for (int i = 0; i < count; i += step) {
        const QPointF middle(m_chart.slot(i).center().x(), m_chart.plotArea().bottom());
        painter.drawText(
            QRectF(middle.x() - kRoom / 2, middle.y() + 2, kRoom, QFontMetricsF(painter.font()).height()),
            Qt::AlignCenter, QString::number(m_report.stages[static_cast<std::size_t>(i)].stage));
    }
}

} // namespace rankloom::ui
