// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recovery/over_time_views.h"

#include <algorithm>
#include <cmath>

#include <QLocale>

#include "core/base/at.h"
#include "widgets/callback_table.h"
#include "widgets/recovery/fleet_line.h"
#include "widgets/recovery/recovery_words.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

constexpr std::size_t kMostChanges = 400; ///< of a run that are drawn: more are no line any more

const OverTime::OfPolicy* ofPolicy(const ShownOverTime& overTime, RecoveryPolicy policy)
{
    if (!overTime)
        return nullptr;
    const auto found = std::ranges::find_if(
        overTime->policies, [policy](const OverTime::OfPolicy& one) { return one.fleet.policy == policy; });
    return found == overTime->policies.end() ? nullptr : &*found;
}

/// As it is said of one point, or in a table: spares and intervals differ by little.
QString finePercent(double share)
{
    return QLocale().toString(share * 100, 'f', 3) + u' ' + QLocale().percent();
}

} // namespace

SparesView::SparesView(QWidget* parent) : ChartPicture(parent)
{
    setAccessibleName(tr("How many spares pay"));
    setEmptyText(tr("No rates of failure yet."), tr("Say on the left how often nodes fail."));
}

/// A little beyond the best, and as far as spares still change something: what follows only costs.
std::size_t SparesView::pointsWorthShowing() const
{
    constexpr double kNothing = 1e-3; // of goodput
    constexpr std::size_t kLeast = 4;
    std::size_t last = at(best());
    for (std::size_t i = 0; i + 1 < m_points.size(); ++i)
        if (m_points[i + 1].goodput - m_points[i].goodput > kNothing)
            last = std::max(last, i + 1);
    return std::min(m_points.size(), std::max(kLeast, last + 2));
}

int SparesView::best() const
{
    if (m_points.empty())
        return -1;
    const auto best = std::ranges::max_element(m_points, {}, &SparePoint::perNode);
    return best->spares;
}

void SparesView::setOverTime(ShownOverTime overTime, RecoveryPolicy policy)
{
    m_policy = policy;
    const OverTime::OfPolicy* shown = ofPolicy(overTime, policy);
    m_points = shown != nullptr ? shown->spares : std::vector<SparePoint>();
    if (m_points.empty())
        return setChart({});
    ChartData chart;
    chart.x.title = tr("spare nodes");
    chart.x.kind = FigureKind::Count;
    chart.x.from = 0;
    chart.y.title = tr("Goodput");
    chart.y.kind = FigureKind::Percent;
    const int pays = best();
    const std::size_t shownPoints = pointsWorthShowing();
    for (const OverTime::OfPolicy& other : overTime->policies) {
        if (&other == shown)
            continue;
        ChartSeries ghost {.line = Qt::DotLine, .color = ChartSeries::kMuted};
        for (std::size_t i = 0; i < std::min(shownPoints, other.spares.size()); ++i)
            ghost.points.emplace_back(other.spares[i].spares, other.spares[i].perNode);
        chart.series.push_back(std::move(ghost));
    }
    if (!chart.series.empty())
        chart.series.front().name = tr("dotted: other policies");
    ChartSeries goodput {
        .name = tr("of the cluster"), .mark = ChartMark::Ring, .line = Qt::DashLine, .color = 2, .size = 6};
    ChartSeries perNode {.name = pays == 0 ? tr("over all nodes bought: none pays")
                                           : tr("over all nodes bought: %n pay(s)", nullptr, pays),
        .mark = ChartMark::Disc,
        .line = Qt::SolidLine,
        .color = 0,
        .size = 8};
    for (std::size_t i = 0; i < shownPoints; ++i) {
        const SparePoint& point = m_points[i];
        goodput.points.emplace_back(point.spares, point.goodput);
        goodput.items.push_back(point.spares);
        perNode.points.emplace_back(point.spares, point.perNode);
        perNode.items.push_back(point.spares);
    }
    chart.series.push_back(std::move(goodput));
    chart.series.push_back(std::move(perNode));
    setChart(std::move(chart));
}

QString SparesView::textOf(int item) const
{
    const SparePoint& point = m_points[at(item)];
    return tr("%n spare node(s): goodput %1 of the cluster, %2 over all nodes bought", nullptr, point.spares)
        .arg(finePercent(point.goodput), finePercent(point.perNode));
}

std::unique_ptr<QAbstractTableModel> SparesView::createTable() const
{
    return std::make_unique<CallbackTable>(static_cast<int>(m_points.size()),
        QStringList {tr("Spare nodes"), tr("Goodput"), tr("Goodput over all nodes bought")},
        [points = m_points](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const SparePoint& point = points[at(row)];
            if (column == 0)
                return point.spares;
            const double share = column == 1 ? point.goodput : point.perNode;
            return role == Qt::EditRole ? QVariant(share) : QVariant(finePercent(share));
        });
}

QString SparesView::describe() const
{
    const int pays = best();
    return pays == 0 ? tr("With %1 no spare node pays: goodput over all nodes bought is highest without, %2.")
                           .arg(policyName(m_policy), finePercent(m_points.front().perNode))
                     : tr("With %1 %n spare node(s) pay(s): goodput over all nodes bought is %2, without %3.",
                         nullptr, pays)
                           .arg(policyName(m_policy), finePercent(m_points[at(pays)].perNode),
                               finePercent(m_points.front().perNode));
}

CheckpointsView::CheckpointsView(QWidget* parent) : ChartPicture(parent)
{
    setAccessibleName(tr("How often to write checkpoints"));
    setEmptyText(tr("No rates of failure yet."), tr("Say on the left how often nodes fail."));
}

void CheckpointsView::setOverTime(ShownOverTime overTime, double interval)
{
    m_optimum = overTime ? overTime->checkpoints : CheckpointOptimum();
    m_interval = interval;
    if (m_optimum.curve.empty())
        return setChart({});
    ChartData chart;
    chart.x.title = tr("between checkpoints");
    chart.x.kind = FigureKind::Seconds;
    chart.x.base = 10;
    chart.y.title = tr("Time lost");
    chart.y.kind = FigureKind::Percent;
    chart.y.from = 0;
    ChartSeries curve {.mark = ChartMark::Disc, .line = Qt::SolidLine, .color = 0, .size = 6};
    for (const CheckpointOptimum::Point& point : m_optimum.curve) {
        curve.items.push_back(static_cast<int>(curve.points.size()));
        curve.points.emplace_back(point.interval, point.lostShare);
    }
    chart.series.push_back(std::move(curve));
    chart.series.push_back({.name = tr("best: every %1").arg(formatSeconds(m_optimum.daly)),
        .points = {{m_optimum.daly, m_optimum.lostShare(m_optimum.daly)}},
        .mark = ChartMark::Ring,
        .color = 2,
        .size = 12});
    if (m_interval > 0)
        chart.series.push_back({.name = tr("as it is: every %1").arg(formatSeconds(m_interval)),
            .points = {{m_interval, m_optimum.lostShare(m_interval)}},
            .mark = ChartMark::Diamond,
            .color = 1,
            .size = 11});
    setChart(std::move(chart));
}

QString CheckpointsView::textOf(int item) const
{
    const CheckpointOptimum::Point& point = m_optimum.curve[at(item)];
    return tr("Every %1: %2 of the time is lost to writing and to work done again")
        .arg(formatSeconds(point.interval), finePercent(point.lostShare));
}

std::unique_ptr<QAbstractTableModel> CheckpointsView::createTable() const
{
    return std::make_unique<CallbackTable>(static_cast<int>(m_optimum.curve.size()),
        QStringList {tr("Interval (s)"), tr("Time lost")},
        [curve = m_optimum.curve](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const CheckpointOptimum::Point& point = curve[at(row)];
            if (column == 0)
                return point.interval;
            return role == Qt::EditRole ? QVariant(point.lostShare) : QVariant(finePercent(point.lostShare));
        });
}

QString CheckpointsView::describe() const
{
    return tr("Checkpoints are best written every %1 (Daly; %2 by Young's formula); now every %3.")
        .arg(formatSeconds(m_optimum.daly), formatSeconds(m_optimum.young), formatSeconds(m_interval));
}

FleetView::FleetView(QWidget* parent) : ChartPicture(parent)
{
    setAccessibleName(tr("A drawn run of failures"));
    setEmptyText(tr("No rates of failure yet."), tr("Say on the left how often nodes fail."));
}

void FleetView::setOverTime(ShownOverTime overTime, RecoveryPolicy policy)
{
    m_overTime = std::move(overTime);
    m_shown = ofPolicy(m_overTime, policy);
    if (m_shown == nullptr || m_overTime->horizon <= 0)
        return setChart({});
    ChartData chart;
    chart.x.title = tr("days");
    chart.x.from = 0;
    chart.y.title = tr("Throughput");
    chart.y.kind = FigureKind::Percent;
    chart.y.from = 0;
    chart.y.to = 1.05;
    constexpr double day = 86400; // s
    const std::vector<FleetPoint>& points = m_shown->simulated.points;
    const std::size_t drawn = std::min(points.size(), kMostChanges);
    auto [line, changes] = fleetLine(std::span(points).first(drawn), day);
    const bool whole = drawn == points.size() && points.size() < kMostPoints;
    const double end = whole ? m_overTime->horizon / day : line.points.back().x();
    line.points.emplace_back(end, line.points.back().y());
    chart.x.to = end;
    chart.series.push_back({.name = tr("goodput %1").arg(formatPercent(m_shown->simulated.goodput)),
        .points = {{0, m_shown->simulated.goodput}, {end, m_shown->simulated.goodput}},
        .line = Qt::DashLine,
        .color = ChartSeries::kMuted});
    chart.series.push_back(std::move(line));
    chart.series.push_back(std::move(changes));
    setChart(std::move(chart));
}

QString FleetView::textOf(int item) const
{
    const FleetPoint& point = m_shown->simulated.points[at(item)];
    return point.throughput > 0
        ? tr("After %1: %n node(s) lost, throughput %2", nullptr, point.lost)
              .arg(formatSeconds(point.seconds), finePercent(point.throughput))
        : tr("After %1: recovering, %n node(s) lost", nullptr, point.lost).arg(formatSeconds(point.seconds));
}

std::unique_ptr<QAbstractTableModel> FleetView::createTable() const
{
    const std::vector<FleetPoint> points =
        m_shown != nullptr ? m_shown->simulated.points : std::vector<FleetPoint>();
    return std::make_unique<CallbackTable>(static_cast<int>(points.size()),
        QStringList {tr("After (s)"), tr("Nodes lost"), tr("Throughput")},
        [points](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const FleetPoint& point = points[at(row)];
            if (column == 0)
                return point.seconds;
            if (column == 1)
                return point.lost;
            return role == Qt::EditRole ? QVariant(point.throughput)
                                        : QVariant(finePercent(point.throughput));
        });
}

QString FleetView::describe() const
{
    const FleetRun& run = m_shown->simulated;
    QString text = tr("%1 over %2, failures drawn with seed %3: %4 losses, goodput %5 (closed form %6).")
                       .arg(policyName(m_shown->fleet.policy), formatSeconds(m_overTime->horizon))
                       .arg(m_overTime->seed)
                       .arg(run.failures)
                       .arg(finePercent(run.goodput), finePercent(m_shown->closedForm.goodput));
    if (!m_shown->closedForm.valid)
        text += u' ' + tr("The closed form does not hold here: %1").arg(translated(m_shown->closedForm.why));
    return text;
}

} // namespace rankloom::ui
