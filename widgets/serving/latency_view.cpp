// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/serving/latency_view.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include <QLocale>
#include <QStringList>

#include "widgets/callback_table.h"
#include "widgets/serving/serving_tables.h"
#include "widgets/serving/serving_text.h"
#include "widgets/serving/serving_view.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr int kPerRun = kServingQuantiles + 1; ///< items
constexpr double kLogarithmicFrom = 100; ///< largest over median
constexpr double kFarFromZero = 0.6; ///< least over largest
constexpr double kFarBeyond = 1.6; ///< of the largest
constexpr int kHalf = kServingQuantiles / 2;
constexpr double kNotesApart = 0.06; ///< of the height: nearer ones would cover each other

double shareOf(int quantile) { return static_cast<double>(quantile) / kServingQuantiles; }

/// Share of the requests that do not exceed a time.
double shareWithin(const std::vector<double>& quantiles, double time)
{
    const auto after = std::ranges::upper_bound(quantiles, time) - quantiles.begin();
    return after == 0 ? 0 : shareOf(static_cast<int>(after - 1));
}

QString measureName(ServingMeasure measure)
{
    switch (measure) {
    case ServingMeasure::FirstToken:
        return LatencyView::tr("Time to first token");
    case ServingMeasure::PerToken:
        return LatencyView::tr("Time per output token");
    case ServingMeasure::WorstGap:
        return LatencyView::tr("Longest gap between tokens");
    case ServingMeasure::Bubble:
        break;
    }
    return LatencyView::tr("Bubbles of a request");
}

QString measureHelp(ServingMeasure measure)
{
    switch (measure) {
    case ServingMeasure::FirstToken:
        return LatencyView::tr("First token behind the arrival, waiting in the queue included.");
    case ServingMeasure::PerToken:
        return LatencyView::tr("(end − first token) / (output tokens − 1), of each request.");
    case ServingMeasure::WorstGap:
        return LatencyView::tr("The longest time between two tokens of a request.");
    case ServingMeasure::Bubble:
        break;
    }
    return LatencyView::tr(
        "Time that stages stood still in front of the batches of a request, on all stages, "
        "without “no work” (SARATHI's measure).");
}

} // namespace

LatencyView::LatencyView(ServingMeasure measure, QWidget* parent) : ChartPicture(parent), m_measure(measure)
{
    setAccessibleName(measureName(measure));
    setWhatsThis(measureHelp(measure) + u' '
        + tr(
            "The curve says which share of the requests stays within a time; the further left, the better."));
    setEmptyText(tr("Nothing was served yet."));
}

void LatencyView::setRuns(std::vector<ServingRun> runs)
{
    m_runs = std::move(runs);
    refresh();
}

void LatencyView::setTarget(Seconds bound, double share)
{
    const bool same = bound == m_bound && share == m_share;
    m_bound = bound;
    m_share = share;
    if (!same)
        refresh();
}

void LatencyView::refresh()
{
    ChartData chart;
    double most = 0;
    double middle = 0;
    double least = std::numeric_limits<double>::max();
    for (std::size_t run = 0; run < m_runs.size(); ++run)
        if (!quantiles(run).empty()) {
            most = std::max(most, quantiles(run).back());
            middle = std::max(middle, quantiles(run)[kHalf]);
            least = std::min(least, quantiles(run).front());
        }
    if (most <= 0)
        return setChart({});
    chart.x.title = measureName(m_measure);
    chart.x.kind = FigureKind::Seconds;
    chart.y.title = tr("share of requests");
    chart.y.kind = FigureKind::Percent;
    chart.y.from = 0;
    chart.y.to = 1;
    if (middle > 0 && most / middle > kLogarithmicFrom)
        chart.x.base = 10;
    else if (least < kFarFromZero * most)
        chart.x.from = 0;
    else // spread is what a distribution shows: it does not vanish beside a large zero point
        chart.x.from = std::max(0.0, least - (most - least));
    addTarget(chart, most);
    addDifference(chart);
    for (std::size_t run = 0; run < m_runs.size(); ++run) {
        ChartSeries series {.name = m_runs.size() > 1 ? m_runs[run].name : QString(),
            .line = run == 0 ? Qt::SolidLine : Qt::DashLine,
            .color = static_cast<int>(run)};
        for (int k = 0; k < std::ssize(quantiles(run)); ++k) {
            const double time = quantiles(run)[static_cast<std::size_t>(k)];
            if (chart.x.base > 0 && time <= 0)
                continue;
            series.points.emplace_back(time, shareOf(k));
            series.items.push_back(static_cast<int>(run) * kPerRun + k);
        }
        if (!series.points.empty())
            chart.series.push_back(std::move(series));
    }
    setChart(std::move(chart));
}

/// What is asked stands upright; the share that is to meet it lies across.
void LatencyView::addTarget(ChartData& chart, double most) const
{
    if (m_bound.value() <= 0)
        return;
    const double bound = m_bound.value();
    // Far beyond everything it would squeeze the curves: words say it then.
    if (bound > kFarBeyond * most) {
        chart.series.push_back({.name = tr("SLO %1: all within").arg(formatSeconds(bound))});
        return;
    }
    chart.series.push_back({.name = tr("SLO %1").arg(formatSeconds(bound)),
        .points = {{bound, 0}, {bound, 1}},
        .line = Qt::DotLine,
        .color = ChartSeries::kMuted});
    // The share that is asked for is no share that was reached: each is named as what it is.
    if (quantiles(0).empty())
        return;
    const double reached = shareWithin(quantiles(0), bound);
    const QString goal = tr("goal: %1").arg(formatPercent(m_share));
    const QString within = tr("%1 within").arg(formatPercent(reached));
    if (std::abs(reached - m_share) < kNotesApart)
        return chart.notes.push_back({{bound, m_share}, goal + QStringLiteral(" · ") + within});
    chart.notes.push_back({{bound, m_share}, goal});
    chart.notes.push_back({{bound, reached}, within});
}

void LatencyView::addDifference(ChartData& chart) const
{
    if (m_runs.size() < 2 || quantiles(0).empty() || quantiles(1).empty())
        return;
    std::vector<double> times;
    for (std::size_t run = 0; run < 2; ++run)
        times.insert(times.end(), quantiles(run).begin(), quantiles(run).end());
    std::ranges::sort(times);
    ChartSeries series {
        .name = tr("%1 ahead by").arg(m_runs[0].name), .line = Qt::DashDotLine, .color = ChartSeries::kMuted};
    double least = 0;
    for (const double time : times) {
        if (chart.x.base > 0 && time <= 0)
            continue;
        const double ahead = shareWithin(quantiles(0), time) - shareWithin(quantiles(1), time);
        least = std::min(least, ahead);
        series.points.emplace_back(time, ahead);
    }
    if (least < -0.005)
        chart.y.from = std::floor(least * 5) / 5;
    chart.series.push_back(std::move(series));
}

QString LatencyView::textOf(int item) const
{
    const auto run = static_cast<std::size_t>(item / kPerRun);
    const int k = item % kPerRun;
    const double time = quantiles(run)[static_cast<std::size_t>(k)];
    QString text = tr("%1 of the requests: within %2").arg(formatPercent(shareOf(k)), formatSeconds(time));
    if (m_runs.size() < 2)
        return text;
    text.prepend(m_runs[run].name + u'\n');
    if (const auto& others = quantiles(1 - run); !others.empty()) {
        const double other = others[static_cast<std::size_t>(k)];
        text += u'\n' + tr("%1: within %2").arg(m_runs[1 - run].name, formatSeconds(other));
    }
    return text;
}

std::unique_ptr<QAbstractTableModel> LatencyView::createTable() const
{
    if (m_runs.empty())
        return std::make_unique<CallbackTable>(0, QStringList(), CallbackTable::Cell());
    return requestTable(m_runs.front().index);
}

QString LatencyView::describe() const
{
    QStringList parts;
    for (std::size_t run = 0; run < m_runs.size(); ++run) {
        const std::vector<double>& own = quantiles(run);
        if (own.empty())
            continue;
        const QString figures =
            tr("%1: half of the requests within %2, 99 % within %3, all within %4.")
                .arg(measureName(m_measure), formatSeconds(own[kHalf]),
                    formatSeconds(own[kServingQuantiles * 99 / 100]), formatSeconds(own.back()));
        parts << (m_runs.size() > 1 ? m_runs[run].name + QStringLiteral(" – ") + figures : figures);
    }
    if (m_bound.value() > 0 && !quantiles(0).empty() && !parts.isEmpty())
        parts << tr("Asked: %1 within %2; reached: %3.")
                     .arg(formatPercent(m_share), formatSeconds(m_bound.value()),
                         formatPercent(shareWithin(quantiles(0), m_bound.value())));
    return parts.join(u' ');
}

} // namespace rankloom::ui
