// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/experts/trade_off_view.h"

#include <algorithm>
#include <utility>

#include "widgets/callback_table.h"
#include "widgets/experts/experts_data.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

QString loadText(double maxOverMean) { return factorText(maxOverMean, 3); }
QPointF placeOf(const TradeOffFigures& figures) { return {figures.maxOverMean, figures.traffic}; }

} // namespace

TradeOffView::TradeOffView(QWidget* parent) : ChartPicture(parent)
{
    setAccessibleName(tr("Load against traffic"));
    setEmptyText(tr("No placements to choose from yet."));
}

QString TradeOffView::trafficName() const
{
    return m_priced ? tr("Traffic by the links") : tr("Transitions that change the GPU");
}

bool TradeOffView::knowsUnseen() const
{
    return std::ranges::any_of(m_points, [](const TradeOffPoint& point) { return point.unseen.has_value(); });
}

QString TradeOffView::textOf(int item) const
{
    const TradeOffPoint& point = m_points[static_cast<std::size_t>(item)];
    const QString load = loadText(point.seen.maxOverMean);
    const QString traffic = formatPercent(point.seen.traffic);
    if (!point.unseen)
        return m_priced
            ? tr("fullest GPU %1 the mean, %2 of the traffic by the links").arg(load, traffic)
            : tr("fullest GPU %1 the mean, %2 of the transitions change the GPU").arg(load, traffic);
    const QString unseenLoad = loadText(point.unseen->maxOverMean);
    const QString unseenTraffic = formatPercent(point.unseen->traffic);
    return m_priced
        ? tr("fullest GPU: seen %1 / unseen %2 the mean; traffic by the links: seen %3 / unseen %4")
              .arg(load, unseenLoad, traffic, unseenTraffic)
        : tr(
            "fullest GPU: seen %1 / unseen %2 the mean; transitions that change the GPU: seen %3 / unseen %4")
              .arg(load, unseenLoad, traffic, unseenTraffic);
}

void TradeOffView::setPoints(
    std::vector<TradeOffPoint> points, std::optional<TradeOffPoint> present, TrafficCount count)
{
    m_points = std::move(points);
    m_priced = count == TrafficCount::Priced;
    ChartData chart;
    if (m_points.empty())
        return setChart({});
    chart.x.title = tr("Fullest GPU over mean →");
    chart.x.kind = FigureKind::Factor;
    chart.y.title = trafficName();
    chart.y.kind = FigureKind::Percent;
    ChartSeries seen {.mark = ChartMark::Ring, .line = Qt::SolidLine, .size = 8};
    ChartSeries unseen {.name = tr("on unseen tokens"),
        .mark = ChartMark::Square,
        .line = Qt::DotLine,
        .color = 1,
        .size = 6};
    for (int i = 0; i < static_cast<int>(m_points.size()); ++i) {
        const TradeOffPoint& point = m_points[static_cast<std::size_t>(i)];
        seen.points.push_back(placeOf(point.seen));
        seen.items.push_back(i);
        if (point.unseen) {
            unseen.points.push_back(placeOf(*point.unseen));
            unseen.items.push_back(i);
        }
    }
    chart.series.push_back(std::move(seen));
    if (knowsUnseen())
        chart.series.push_back(std::move(unseen));
    if (present) {
        const QPointF at = placeOf(present->seen);
        chart.series.push_back(
            {.points = {at}, .mark = ChartMark::Diamond, .color = ChartSeries::kMuted, .size = 8});
        chart.notes = {{at, tr("now")}};
    }
    setChart(std::move(chart));
    setChosen(0);
}

std::unique_ptr<QAbstractTableModel> TradeOffView::createTable() const
{
    QStringList titles {tr("Fullest GPU over mean"), trafficName()};
    if (knowsUnseen())
        titles << tr("%1, unseen").arg(titles[0]) << tr("%1, unseen").arg(titles[1]);
    return std::make_unique<CallbackTable>(
        count(), titles, [points = m_points](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const TradeOffPoint& point = points[static_cast<std::size_t>(row)];
            if (column > 1 && !point.unseen)
                return {};
            const TradeOffFigures& figures = column > 1 ? *point.unseen : point.seen;
            const bool load = column % 2 == 0;
            const double value = load ? figures.maxOverMean : figures.traffic;
            if (role == Qt::EditRole)
                return value;
            return load ? loadText(value) : formatPercent(value);
        });
}

QString TradeOffView::describe() const
{
    QString text = tr("%n placement(s) between even load and little traffic.", nullptr, count());
    if (chosen() >= 0)
        text += u' ' + tr("Chosen: %1.").arg(textOf(chosen()));
    return text;
}

} // namespace rankloom::ui
