// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/collectives_view.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QLocale>

#include "widgets/callback_table.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

QString nameOf(const CollectiveCurve& curve)
{
    const QString ranks = QLocale().toString(curve.ranks);
    return curve.level == LinkLevel::NodePair ? CollectivesView::tr("%1 ranks between nodes").arg(ranks)
                                              : CollectivesView::tr("%1 ranks within a node").arg(ranks);
}

struct At {
    std::size_t curve = 0;
    std::size_t size = 0;
};

At placeOf(const std::vector<CollectiveCurve>& curves, int item)
{
    At at {0, static_cast<std::size_t>(item)};
    while (at.size >= curves[at.curve].bytes.size())
        at.size -= curves[at.curve++].bytes.size();
    return at;
}

double shareOf(const CollectiveCurve& curve, std::size_t size)
{
    return curve.busBandwidth[size] / curve.busBandwidth.back();
}

} // namespace

CollectivesView::CollectivesView(QWidget* parent) : ChartPicture(parent)
{
    setAccessibleName(tr("Bandwidth of collectives over message size"));
    setEmptyText(
        tr("No collective was measured yet. Drop a log of nccl-tests or rccl-tests over several sizes "
           "here: it tells how slow small messages are."));
    setWhatsThis(
        tr("Bus bandwidth of all-reduce, all-gather and reduce-scatter, which are comparable, over the "
           "bytes of one rank. A plan's collectives take the share that their own size reaches here, of "
           "the curve with the nearest number of ranks."));
}

void CollectivesView::setCluster(std::shared_ptr<const Cluster> cluster)
{
    const std::vector<CollectiveCurve> none;
    const std::vector<CollectiveCurve>& curves = cluster ? cluster->links.curves() : none;
    if (curves == m_curves && count() > 0)
        return;
    m_curves = curves;
    ChartData chart;
    chart.x.title = tr("Bytes of one rank");
    chart.x.kind = FigureKind::Bytes;
    chart.x.base = 2;
    chart.y.title = tr("Bus bandwidth");
    chart.y.kind = FigureKind::Rate;
    chart.y.from = 0;
    constexpr std::array kMarks {
        ChartMark::Disc, ChartMark::Square, ChartMark::Triangle, ChartMark::Ring, ChartMark::Diamond};
    int item = 0;
    for (const CollectiveCurve& curve : m_curves) {
        const auto index = chart.series.size();
        ChartSeries series {.name = nameOf(curve),
            .mark = kMarks[index % kMarks.size()],
            .line = curve.level == LinkLevel::NodePair ? Qt::DashLine : Qt::SolidLine,
            .color = static_cast<int>(index),
            .size = 8};
        for (std::size_t i = 0; i < curve.bytes.size(); ++i) {
            series.points.emplace_back(curve.bytes[i], curve.busBandwidth[i]);
            series.items.push_back(item++);
        }
        chart.series.push_back(std::move(series));
    }
    setChart(std::move(chart));
}

QString CollectivesView::textOf(int item) const
{
    const At at = placeOf(m_curves, item);
    const CollectiveCurve& curve = m_curves[at.curve];
    return tr("%1\n%2 (%3): %4, %5 of what the largest size reaches")
        .arg(nameOf(curve), formatBytes(curve.bytes[at.size]), exactBytes(curve.bytes[at.size]),
            formatRate(curve.busBandwidth[at.size]), formatPercent(shareOf(curve, at.size)));
}

std::unique_ptr<QAbstractTableModel> CollectivesView::createTable() const
{
    return std::make_unique<CallbackTable>(count(),
        QStringList {tr("Collective"), tr("Ranks"), tr("Bytes of one rank"), tr("Bus bandwidth"),
            tr("Of the largest size")},
        [curves = m_curves](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const At at = placeOf(curves, row);
            const CollectiveCurve& curve = curves[at.curve];
            const bool text = role == Qt::DisplayRole;
            switch (column) {
            case 0:
                return nameOf(curve);
            case 1:
                return curve.ranks;
            case 2:
                return text ? QVariant(formatBytes(curve.bytes[at.size])) : curve.bytes[at.size];
            case 3:
                return text ? QVariant(formatRate(curve.busBandwidth[at.size])) : curve.busBandwidth[at.size];
            default:
                return text ? QVariant(formatPercent(shareOf(curve, at.size))) : shareOf(curve, at.size);
            }
        });
}

QString CollectivesView::describe() const
{
    const auto fastest = std::ranges::max_element(
        m_curves, {}, [](const CollectiveCurve& curve) { return curve.busBandwidth.back(); });
    return tr("%n curve(s) of collectives over message size; %1 reach %2 at %3.", nullptr,
        static_cast<int>(m_curves.size()))
        .arg(nameOf(*fastest), formatRate(fastest->busBandwidth.back()), formatBytes(fastest->bytes.back()));
}

} // namespace rankloom::ui
