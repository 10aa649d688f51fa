// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/layout_scatter.h"

#include <algorithm>
#include <utility>

#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

QPointF placeOf(const FoundLayout& layout) { return {layout.time.step.value(), layout.headroom.value()}; }

} // namespace

LayoutScatter::LayoutScatter(QWidget* parent) : ChartPicture(parent)
{
    setAccessibleName(tr("Step time and headroom of the found layouts"));
    showWhyEmpty();
}

void LayoutScatter::setLayouts(FoundLayouts layouts)
{
    m_layouts = std::move(layouts);
    refresh();
}

void LayoutScatter::setPresent(std::optional<Present> present)
{
    if (m_present == present)
        return;
    m_present = present;
    refresh();
}

void LayoutScatter::setSearching(bool searching)
{
    if (std::exchange(m_searching, searching) != searching)
        showWhyEmpty();
}

void LayoutScatter::showWhyEmpty()
{
    setEmptyText(m_searching
            ? tr("Every layout that fits as a point: how fast, and how much memory stays free.\n"
                 "Searching: the first appear in a moment.")
            : tr("Every layout that fits as a point: how fast, and how much memory stays free.\n"
                 "Press Search to find them."));
}

void LayoutScatter::setRange(ChartData& chart) const
{
    double left = m_layouts->front().time.step.value();
    double right = m_layouts->back().time.step.value();
    double top = 0;
    for (const FoundLayout& layout : *m_layouts)
        top = std::max(top, layout.headroom.value());
    // A plan on screen that is far slower must not squeeze what was found: it is drawn at the border then.
    if (m_present && m_present->step < 2 * right) {
        left = std::min(left, m_present->step);
        right = std::max(right, m_present->step);
        top = std::max(top, m_present->headroom);
    }
    const double margin = std::max(0.06 * (right - left), 0.005 * right);
    chart.x.from = left - margin;
    chart.x.to = right + margin;
    chart.y.from = 0;
    chart.y.to = std::max(top * 1.1, kGiB / 16);
}

/// What the faster ones leave free stays reachable until the next is slow enough: the front goes in steps.
ChartSeries LayoutScatter::frontLine(const ChartAxis& across) const
{
    ChartSeries line;
    line.line = Qt::SolidLine;
    for (const FoundLayout& layout : *m_layouts) {
        if (!layout.onFront)
            continue;
        const QPointF at = placeOf(layout);
        line.points.emplace_back(at.x(), line.points.empty() ? 0 : line.points.back().y());
        line.points.push_back(at);
    }
    if (!line.points.empty())
        line.points.emplace_back(*across.to, line.points.back().y());
    return line;
}

void LayoutScatter::refresh()
{
    if (!m_layouts || m_layouts->empty())
        return setChart({});
    ChartData chart;
    chart.x.title = tr("step time (less is better)");
    chart.x.kind = FigureKind::Seconds;
    chart.y.title = tr("headroom on the fullest device");
    chart.y.kind = FigureKind::Bytes;
    setRange(chart);
    ChartSeries front {.name = tr("Pareto front"), .mark = ChartMark::Disc};
    ChartSeries other {.name = tr("other"), .mark = ChartMark::Ring, .color = ChartSeries::kMuted};
    ChartSeries lossy {.name = tr("lossy"), .mark = ChartMark::Triangle, .color = 2};
    for (int i = 0; i < static_cast<int>(m_layouts->size()); ++i) {
        const FoundLayout& layout = (*m_layouts)[static_cast<std::size_t>(i)];
        ChartSeries& series = layout.plan.communication.compression.lossy() ? lossy
            : layout.onFront                                                ? front
                                                                            : other;
        series.points.push_back(placeOf(layout));
        series.items.push_back(i);
    }
    // Those on the front last: they are what counts.
    chart.series = {std::move(other), frontLine(chart.x), std::move(front)};
    if (!lossy.points.empty())
        chart.series.push_back(std::move(lossy));
    if (m_present) {
        const auto inside = [](double value, const ChartAxis& axis) { // its mark is whole
            const double border = 0.02 * (*axis.to - *axis.from);
            return std::clamp(value, *axis.from + border, *axis.to - border);
        };
        const QPointF at(inside(m_present->step, chart.x), inside(m_present->headroom, chart.y));
        chart.series.push_back(
            {.name = tr("plan on screen"), .points = {at}, .mark = ChartMark::Diamond, .color = 1});
    }
    chart.notes = {{placeOf(m_layouts->front()), QStringLiteral("1")}};
    setChart(std::move(chart));
}

std::unique_ptr<QAbstractTableModel> LayoutScatter::createTable() const
{
    return std::make_unique<LayoutTable>(m_layouts);
}

QString LayoutScatter::describe() const
{
    const auto front = std::ranges::count_if(*m_layouts, &FoundLayout::onFront);
    return tr("%1 layouts, %2 of them on the Pareto front; the fastest is %3 with %4 a step and %5 headroom.")
        .arg(formatCount(count()), formatCount(static_cast<double>(front)), layoutWords(m_layouts->front()),
            formatSeconds(m_layouts->front().time.step.value()),
            formatBytes(m_layouts->front().headroom.value()));
}

QString LayoutScatter::textOf(int item) const
{
    return layoutDetails(*m_layouts, static_cast<std::size_t>(item));
}

int LayoutScatter::beside(int item, int direction) const
{
    for (int i = item + direction; i >= 0 && i < count(); i += direction)
        if ((*m_layouts)[static_cast<std::size_t>(i)].onFront)
            return i;
    return item;
}

} // namespace rankloom::ui
