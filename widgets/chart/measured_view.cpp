// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/measured_view.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QLocale>

#include "widgets/callback_table.h"
#include "widgets/figure_text.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

QString textOfKind(FigureKind kind, double value)
{
    switch (kind) {
    case FigureKind::Bytes:
        return formatBytes(value);
    case FigureKind::Seconds:
        return formatSeconds(value);
    case FigureKind::Rate:
        return formatRate(value);
    case FigureKind::Percent:
        return formatPercent(value);
    case FigureKind::Count:
    case FigureKind::Factor:
    case FigureKind::Number:
        break;
    }
    return QLocale().toString(value, 'g', 4);
}

constexpr double kWide = 100; ///< figures this far apart are seen on logarithms alone

/// How far the estimate is off, a share of what was measured; NaN where that is nothing.
double errorOf(const MeasuredFigure& figure) { return figure.estimated / figure.measured - 1; }

QString errorText(double error) { return std::isfinite(error) ? signedPercent(error) : QStringLiteral("–"); }

} // namespace

MeasuredView::MeasuredView(QWidget* parent) : ChartPicture(parent)
{
    setAccessibleName(tr("Measured against estimated"));
    setEmptyText(tr("Nothing was measured yet."));
    setWhatsThis(
        tr("Exact estimates lie on the dashed line, those above it were too low. The solid line is what "
           "the calibration makes of them: where the points lie along it, one constant suits all runs."));
}

void MeasuredView::addLines(ChartData& chart) const
{
    double low = HUGE_VAL;
    double high = -HUGE_VAL;
    for (const MeasuredFigure& figure : m_figures.figures) {
        low = std::min({low, figure.measured, figure.estimated});
        high = std::max({high, figure.measured, figure.estimated});
    }
    // Both axes show the same, so that the diagonal is one; a single figure gets some room. A line through
    // the origin stays straight where axes are logarithmic.
    const bool straight = !m_figures.fit || m_figures.fit->offset == 0;
    if (low > 0 && high > kWide * low && straight) {
        chart.x.base = chart.y.base = m_figures.kind == FigureKind::Bytes ? 2 : 10;
        low /= 1.5;
        high *= 1.5;
    } else {
        const double margin = std::max(0.08 * (high - low), 0.02 * std::abs(high));
        low = std::max(low - margin, low < 0 ? low - margin : 0.0);
        high += margin;
    }
    chart.x.from = chart.y.from = low;
    chart.x.to = chart.y.to = high;
    chart.series.push_back({.name = tr("exact"),
        .points = {{low, low}, {high, high}},
        .line = Qt::DashLine,
        .color = ChartSeries::kMuted});
    if (!m_figures.fit || m_figures.fit->factor <= 0)
        return;
    // Cut where it leaves the square.
    const auto [factor, offset] = *m_figures.fit;
    const double left = std::max(low, (low - offset) / factor);
    const double right = std::min(high, (high - offset) / factor);
    if (left < right)
        chart.series.push_back({.name = tr("fitted"),
            .points = {{left, factor * left + offset}, {right, factor * right + offset}},
            .line = Qt::SolidLine});
}

void MeasuredView::setFigures(MeasuredFigures figures)
{
    m_figures = std::move(figures);
    std::erase_if(m_figures.figures, [](const MeasuredFigure& figure) {
        return !std::isfinite(figure.measured) || !std::isfinite(figure.estimated);
    });
    ChartData chart;
    if (m_figures.figures.empty())
        return setChart({});
    chart.x.title = tr("estimated");
    chart.y.title = tr("measured");
    chart.x.kind = chart.y.kind = m_figures.kind;
    addLines(chart);
    constexpr std::array kMarks {
        ChartMark::Disc, ChartMark::Square, ChartMark::Triangle, ChartMark::Diamond, ChartMark::Ring};
    const int groups = std::max(1, static_cast<int>(m_figures.groups.size()));
    for (int group = 0; group < groups; ++group) {
        ChartSeries series {.name = m_figures.groups.value(group),
            .mark = kMarks[static_cast<std::size_t>(group) % 5],
            .color = group + 1};
        for (std::size_t i = 0; i < m_figures.figures.size(); ++i)
            if (const MeasuredFigure& figure = m_figures.figures[i]; figure.group == group) {
                series.points.emplace_back(figure.estimated, figure.measured);
                series.items.push_back(static_cast<int>(i));
            }
        if (!series.points.empty())
            chart.series.push_back(std::move(series));
    }
    setChart(std::move(chart));
}

QString MeasuredView::textOf(int item) const
{
    const MeasuredFigure& figure = m_figures.figures[static_cast<std::size_t>(item)];
    return tr("%1\nestimated %2, measured %3 (%4)")
        .arg(figure.name, textOfKind(m_figures.kind, figure.estimated),
            textOfKind(m_figures.kind, figure.measured), errorText(errorOf(figure)));
}

std::unique_ptr<QAbstractTableModel> MeasuredView::createTable() const
{
    return std::make_unique<CallbackTable>(static_cast<int>(m_figures.figures.size()),
        QStringList {tr("Run"), tr("Group"), tr("Estimated"), tr("Measured"), tr("Off by")},
        [data = m_figures](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const MeasuredFigure& figure = data.figures[static_cast<std::size_t>(row)];
            const bool text = role == Qt::DisplayRole;
            switch (column) {
            case 0:
                return figure.name;
            case 1:
                return data.groups.value(figure.group);
            case 2:
                return text ? QVariant(textOfKind(data.kind, figure.estimated)) : figure.estimated;
            case 3:
                return text ? QVariant(textOfKind(data.kind, figure.measured)) : figure.measured;
            default:
                return text ? QVariant(errorText(errorOf(figure))) : errorOf(figure);
            }
        });
}

QString MeasuredView::describe() const
{
    double sum = 0;
    const MeasuredFigure* worst = &m_figures.figures.front();
    for (const MeasuredFigure& figure : m_figures.figures) {
        sum += std::abs(errorOf(figure));
        if (std::abs(errorOf(figure)) > std::abs(errorOf(*worst)))
            worst = &figure;
    }
    return tr("%n measured figure(s) against their estimates, off by %1 on average; the worst is %2, %3.",
        nullptr, count())
        .arg(formatPercent(sum / count()), worst->name, errorText(errorOf(*worst)));
}

} // namespace rankloom::ui
