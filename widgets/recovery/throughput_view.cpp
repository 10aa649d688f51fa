// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recovery/throughput_view.h"

#include <algorithm>

#include "core/base/at.h"
#include "widgets/recovery/recovery_words.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kBefore = 0.15; ///< of the shown time, before the failure
constexpr double kAfter = 2.5; ///< times the longest recovery that is shown whole
/// A recovery that takes so many times as long as the shortest goes beyond the picture.
constexpr double kBeyond = 12;

} // namespace

ThroughputView::ThroughputView(QWidget* parent) : ChartPicture(parent)
{
    setAccessibleName(tr("Throughput over time"));
    setEmptyText(tr("Nothing is marked as failed."),
        tr("Mark it on the board: how throughput falls and comes back is drawn here."));
}

void ThroughputView::setRecoveries(ShownRecoveries recoveries, int chosenPolicy)
{
    m_recoveries = std::move(recoveries);
    m_policy = chosenPolicy;
    m_items.clear();
    std::vector<int> shown;
    for (std::size_t i = 0; m_recoveries && i < m_recoveries->policies.size(); ++i)
        if (m_recoveries->policies[i].feasible)
            shown.push_back(static_cast<int>(i));
    if (shown.empty())
        return setChart({});
    const auto total = [this](int policy) { return m_recoveries->policies[at(policy)].seconds.total(); };
    const double shortest = total(*std::ranges::min_element(shown, {}, total));
    double longest = std::ranges::find(shown, m_policy) != shown.end() ? total(m_policy) : 0;
    for (const int policy : shown)
        if (total(policy) <= kBeyond * shortest)
            longest = std::max(longest, total(policy));
    const double end = std::max(1.0, longest * kAfter);
    const double begin = -end * kBefore;
    ChartData chart;
    chart.x.title = tr("after the failure");
    chart.x.kind = FigureKind::Seconds;
    chart.x.from = begin;
    chart.x.to = end;
    chart.y.title = tr("Throughput");
    chart.y.kind = FigureKind::Percent;
    chart.y.from = 0;
    double most = 1;
    for (const int policy : shown)
        most = std::max(most, m_recoveries->policies[at(policy)].throughputRatio);
    chart.y.to = 1.05 * most;
    // The chosen one last, so that it lies on top.
    std::stable_partition(shown.begin(), shown.end(), [this](int policy) { return policy != m_policy; });
    for (const int policy : shown) {
        const Recovery& r = m_recoveries->policies[at(policy)];
        const bool isChosen = policy == m_policy;
        ChartSeries line {.points = {{begin, 1}, {0, 1}, {0, 0}},
            .line = isChosen ? Qt::SolidLine : Qt::DotLine,
            .color = isChosen ? 0 : ChartSeries::kMuted};
        if (isChosen)
            line.name = policyName(r.policy);
        const double back = std::min(r.seconds.total(), end);
        line.points.emplace_back(back, 0);
        if (r.seconds.total() < end) {
            line.points.emplace_back(back, r.throughputRatio);
            line.points.emplace_back(end, r.throughputRatio);
        }
        chart.series.push_back(std::move(line));
        if (r.seconds.total() >= end)
            continue;
        ChartSeries point {.points = {{back, r.throughputRatio}},
            .items = {static_cast<int>(m_items.size())},
            .mark = isChosen ? ChartMark::Disc : ChartMark::Ring,
            .color = isChosen ? 0 : ChartSeries::kMuted,
            .size = isChosen ? 9.0 : 7.0};
        m_items.push_back(policy);
        chart.series.push_back(std::move(point));
        if (isChosen)
            chart.notes.push_back({{back, r.throughputRatio}, formatPercent(r.throughputRatio)});
    }
    if (shown.size() > 1)
        chart.series.insert(chart.series.begin(),
            ChartSeries {.name = tr("dotted: other policies"), .color = ChartSeries::kMuted});
    setChart(std::move(chart));
    const auto item = std::ranges::find(m_items, m_policy);
    setChosen(item == m_items.end() ? -1 : static_cast<int>(item - m_items.begin()));
}

QString ThroughputView::textOf(int item) const
{
    const Recovery& r = m_recoveries->policies[at(policyOf(item))];
    return tr("%1: after %2 with %3 of the throughput")
        .arg(policyName(r.policy), formatSeconds(r.seconds.total()), formatPercent(r.throughputRatio));
}

std::unique_ptr<QAbstractTableModel> ThroughputView::createTable() const
{
    return std::make_unique<PolicyTable>(m_recoveries);
}

QString ThroughputView::describe() const
{
    const Recovery* r = m_policy >= 0 ? &m_recoveries->policies[at(m_policy)] : nullptr;
    return r != nullptr && r->feasible
        ? tr("Throughput falls to nothing and is back after %1, at %2 with %3; other policies beside it.")
              .arg(
                  formatSeconds(r->seconds.total()), formatPercent(r->throughputRatio), policyName(r->policy))
        : tr("Throughput over time of the policies that can go on.");
}

} // namespace rankloom::ui
