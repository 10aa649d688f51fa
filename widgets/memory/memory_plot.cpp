// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/memory_plot.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QLocale>

#include "widgets/nice_ticks.h"

namespace rankloom::ui {

namespace {

constexpr double kBarShare = 0.62; ///< of a slot's width, where there is room
constexpr double kRoomy = 24; ///< px of a slot
constexpr double kDense = 6; ///< px of a slot below which bars touch
constexpr double kLeastColumn = 2; ///< px

} // namespace

QFont smallFont(const QFont& font)
{
    QFont small = font;
    small.setPointSizeF(std::max(7.0, font.pointSizeF() * 0.9));
    return small;
}

QString axisLabel(double gib, double step)
{
    return QLocale().toString(gib, 'f', decimalsOf(step)) + QStringLiteral(" GiB");
}

MemoryPlot::MemoryPlot(
    std::span<const MemoryBar> bars, int first, int count, const QRectF& area, const QFont& font)
{
    double top = 0;
    for (const MemoryBar& bar : bars)
        top = std::max(
            {top, bar.memory.capacity.value(), bar.memory.deviceHigh().value(), bar.memory.device.value()});
    const QFontMetricsF metrics(smallFont(font));
    const double height = area.height() - std::ceil(metrics.height() / 2) - metrics.height() - 5;
    // Room for the labels over the bars: a share of the plot, and a line of text in a low one.
    const double line = metrics.height() + 4;
    m_top = std::max(top / kGiB, 1e-3) * std::max(1.12, height > 3 * line ? height / (height - line) : 0.0);
    m_step = niceStep(m_top, 6, {1.0, 2.0, 4.0, 5.0, 8.0}); // device memories are multiples of 8 GiB
    double labels = 0;
    for (double at = 0; at <= m_top; at += m_step)
        labels = std::max(labels, metrics.horizontalAdvance(axisLabel(at, m_step)));
    m_area = area.adjusted(std::ceil(labels) + 8, std::ceil(metrics.height() / 2), 0, -metrics.height() - 5);
    if (count <= 0 || m_area.width() <= 0)
        return;
    m_columns = memoryColumns(bars, first, count, static_cast<int>(m_area.width() / kLeastColumn));
    m_dense = m_area.width() / static_cast<double>(m_columns.size()) < kDense;
    findRuns(bars);
}

void MemoryPlot::findRuns(std::span<const MemoryBar> bars)
{
    const auto fullest = [&](int column) { return m_columns[static_cast<std::size_t>(column)].fullest; };
    const auto count = static_cast<int>(m_columns.size());
    for (int first = 0; first < count;) {
        int end = first + 1;
        const StageMemory& memory = bars[static_cast<std::size_t>(fullest(first))].memory;
        while (m_dense && end < count && bars[static_cast<std::size_t>(fullest(end))].memory == memory)
            ++end;
        m_runs.push_back({first, end, fullest(first), bar(first).united(bar(end - 1))});
        first = end;
    }
}

double MemoryPlot::y(Bytes bytes) const
{
    return m_area.bottom() - bytes.value() / kGiB / m_top * m_area.height();
}

QRectF MemoryPlot::slot(int column) const
{
    const double width = m_area.width() / static_cast<double>(std::max<std::size_t>(1, m_columns.size()));
    return {m_area.left() + width * column, m_area.top(), width, m_area.height()};
}

QRectF MemoryPlot::bar(int column) const
{
    QRectF all = slot(column);
    if (m_dense) { // whole pixels: no seams
        const double left = std::round(all.left());
        all.setRight(std::round(all.right()));
        all.setLeft(left);
        return all;
    }
    const double margin = all.width() < kRoomy ? 1 : all.width() * (1 - kBarShare) / 2;
    return all.adjusted(margin, 0, -margin, 0);
}

int MemoryPlot::columnAt(const QPointF& position) const
{
    if (m_columns.empty() || position.y() < m_area.top() || position.y() > m_area.bottom()
        || position.x() < m_area.left() || position.x() >= m_area.right())
        return -1;
    const auto count = static_cast<int>(m_columns.size());
    return std::min(count - 1, static_cast<int>((position.x() - m_area.left()) / m_area.width() * count));
}

int MemoryPlot::columnOf(int bar) const
{
    const auto found = std::ranges::find_if(
        m_columns, [bar](const MemoryColumn& column) { return bar >= column.first && bar < column.end; });
    return found == m_columns.end() ? -1 : static_cast<int>(found - m_columns.begin());
}

QRectF MemoryPlot::segment(const QRectF& bar, const StageMemory& memory, MemoryPart part) const
{
    Bytes below {};
    for (int i = 0; i < static_cast<int>(part); ++i)
        below += Bytes(std::max(0.0, bytesOf(memory, kAllMemoryParts[static_cast<std::size_t>(i)]).value()));
    const Bytes own(std::max(0.0, bytesOf(memory, part).value()));
    QRectF area = bar;
    area.setBottom(y(below));
    area.setTop(y(below + own));
    return area;
}

} // namespace rankloom::ui
