// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/placement_curve.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QLocale>

#include "widgets/callback_table.h"
#include "widgets/chart/chart_scene.h"

namespace rankloom::ui {

namespace {

/// A bound farther below the start than this many times what else is shown is told in words only.
constexpr double kFarBound = 4;
constexpr double kLeastRange = 1e-4; ///< of the start

/// The axis begins with the first move.
double across(std::int64_t moves) { return static_cast<double>(std::max<std::int64_t>(1, moves)); }

} // namespace

PlacementCurve::PlacementCurve(QWidget* parent) : ChartPicture(parent)
{
    setAccessibleName(tr("Course of the search"));
}

double PlacementCurve::bestCost() const
{
    return m_data.best.empty() ? m_data.start.value_or(0) : m_data.best.back().cost;
}

QString PlacementCurve::change(double cost) const
{
    const double share = m_data.start && *m_data.start > 0 ? cost / *m_data.start - 1 : 0;
    const QString sign = share < 0 ? QStringLiteral("−") : QString();
    return sign + QLocale().toString(std::abs(share) * 100, 'f', 2) + QStringLiteral(" %");
}

void PlacementCurve::setData(PlacementCurveData data)
{
    m_data = std::move(data);
    if (!m_data.start)
        return setChart({});
    const double moves = across(std::max(m_data.moves, m_data.best.empty() ? 0 : m_data.best.back().moves));
    const double start = *m_data.start;
    ChartData chart;
    chart.x.title = tr("%1 moves").arg(QLocale().toString(static_cast<qint64>(moves)));
    chart.x.base = 10;
    chart.x.from = 0.8; // the marks of the first move are whole
    chart.x.to = std::max(10.0, moves) * 1.25;
    chart.y.title = m_data.quantity;
    chart.y.kind = m_data.kind;
    chart.y.from = start - std::max(start * kLeastRange, start - bestCost()) * 1.12;
    if (m_data.noise && *m_data.noise > 0)
        chart.bands = {{start - *m_data.noise, start, tr("noise of the links")}};
    chart.series.push_back(
        {.points = {{1, start}, {moves, start}}, .line = Qt::SolidLine, .color = ChartSeries::kMuted});
    addBound(chart, moves);
    chart.series.push_back(course(moves));
    ChartSeries found {.mark = ChartMark::Disc, .size = 6};
    found.points = {{1, start}};
    found.items = {0};
    for (const PlacementCurveData::Best& best : m_data.best) {
        found.items.push_back(static_cast<int>(found.points.size()));
        found.points.emplace_back(across(best.moves), best.cost);
    }
    if (!m_data.best.empty())
        chart.notes = {{chart.series.back().points.back(), change(bestCost())}};
    chart.series.push_back(std::move(found));
    setChart(std::move(chart));
}

void PlacementCurve::addBound(ChartData& chart, double moves) const
{
    if (!m_data.bound)
        return;
    const double start = *m_data.start;
    const double range = std::max({start * kLeastRange, start - bestCost(), m_data.noise.value_or(0)});
    if (start - *m_data.bound > kFarBound * range)
        chart.series.push_back({.name = tr("bound %1").arg(change(*m_data.bound))});
    else
        chart.series.push_back({.name = tr("dashed: bound"),
            .points = {{1, *m_data.bound}, {moves, *m_data.bound}},
            .line = Qt::DashLine,
            .color = ChartSeries::kMuted});
}

/// In steps: the best stays the best until a better one is found. Of a running search it ends where that is.
ChartSeries PlacementCurve::course(double moves) const
{
    ChartSeries line {.points = {{1, *m_data.start}}, .line = Qt::SolidLine};
    for (const PlacementCurveData::Best& best : m_data.best) {
        line.points.emplace_back(across(best.moves), line.points.back().y());
        line.points.emplace_back(across(best.moves), best.cost);
    }
    if (!m_data.running)
        line.points.emplace_back(moves, line.points.back().y());
    return line;
}

int PlacementCurve::itemAt(const QPointF& position) const
{
    if (const QRectF& plot = scene().plot();
        !m_data.start || position.x() < plot.left() || position.x() > plot.right())
        return -1;
    const auto after = std::ranges::upper_bound(m_data.best, position.x(), {}, [this](const auto& best) {
        return scene().positionOf({across(best.moves), best.cost}).x();
    });
    return static_cast<int>(after - m_data.best.begin());
}

QString PlacementCurve::textOf(int item) const
{
    if (item == 0)
        return tr("Start: %1").arg(m_data.formatExact(*m_data.start));
    const PlacementCurveData::Best& best = m_data.best[static_cast<std::size_t>(item - 1)];
    return tr("After %1 moves: %2, %3")
        .arg(QLocale().toString(static_cast<qint64>(best.moves)), m_data.formatExact(best.cost),
            change(best.cost));
}

std::unique_ptr<QAbstractTableModel> PlacementCurve::createTable() const
{
    return std::make_unique<CallbackTable>(static_cast<int>(m_data.best.size()),
        QStringList {tr("Moves"), m_data.quantity, tr("Elapsed (s)")},
        [best = m_data.best](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const PlacementCurveData::Best& point = best[static_cast<std::size_t>(row)];
            if (column == 0)
                return static_cast<qlonglong>(point.moves);
            const double value = column == 1 ? point.cost : point.elapsed;
            return role == Qt::DisplayRole ? QVariant(QLocale().toString(value, 'g', 9)) : QVariant(value);
        });
}

QString PlacementCurve::describe() const
{
    QString text =
        tr("Search for a placement: from %1 to %2, %3.")
            .arg(m_data.formatExact(*m_data.start), m_data.formatExact(bestCost()), change(bestCost()));
    if (m_data.bound)
        text += u' ' + tr("No placement costs less than %1.").arg(m_data.formatExact(*m_data.bound));
    if (m_data.noise)
        text += u' ' + tr("The noise of the links makes %1.").arg(m_data.formatExact(*m_data.noise));
    return text;
}

} // namespace rankloom::ui
