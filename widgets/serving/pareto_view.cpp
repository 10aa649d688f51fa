// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/serving/pareto_view.h"

#include <QLocale>
#include <QStringList>

#include "core/plan/setting_words.h"
#include "widgets/callback_table.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

QString servingLayoutWords(const ServingLayout& layout)
{
    const Layout& degrees = layout.plan.layout;
    QStringList parts;
    parts << QStringLiteral("TP %1").arg(degrees.tp);
    if (degrees.pp > 1)
        parts << QStringLiteral("PP %1").arg(degrees.pp);
    if (degrees.ep > 1)
        parts << QStringLiteral("EP %1").arg(degrees.ep);
    if (const DecodePool& pool = layout.plan.serving.decode; pool.devices > 0)
        parts << ParetoView::tr("%1 GPUs decode with TP %2, PP %3")
                     .arg(QString::number(pool.devices), QString::number(pool.tp), QString::number(pool.pp));
    parts << translated(settingWords(layout.plan.serving.scheduler));
    if (layout.plan.serving.tokenBudget > 0)
        parts << ParetoView::tr("budget %1").arg(QLocale().toString(layout.plan.serving.tokenBudget));
    return parts.join(QStringLiteral(", "));
}

ParetoView::ParetoView(QWidget* parent) : ChartPicture(parent)
{
    setAccessibleName(tr("Best layouts for serving"));
    setWhatsThis(tr("Layouts of the cluster with their schedulers: how fast tokens come for one user "
                    "(1 / TPOT) against how many all users get from a GPU. On the line nobody is better in "
                    "both. A double click takes the plan of a point."));
    setEmptyText(tr("No layouts were compared yet."),
        tr("“Find the best layout” tries degrees, schedulers and budgets on this cluster."));
    connect(this, &ChartPicture::activated, this, [this](int item) {
        const ServingFrontPoint& point = m_result->front[static_cast<std::size_t>(item)];
        const ServingLayout& layout = m_result->layouts[point.layout];
        Q_EMIT planWanted(layout.plan, servingLayoutWords(layout));
    });
}

void ParetoView::setResult(std::shared_ptr<const ServingSearchResult> result)
{
    m_result = std::move(result);
    if (!m_result || m_result->front.empty())
        return setChart({});
    ChartData chart;
    chart.x.title = tr("tokens/s of one user");
    chart.x.kind = FigureKind::Number;
    chart.x.from = 0;
    chart.y.title = tr("tokens/s of a GPU");
    chart.y.kind = FigureKind::Number;
    chart.y.from = 0;
    ChartSeries front {.mark = ChartMark::Disc, .line = Qt::SolidLine, .size = 7};
    for (std::size_t i = 0; i < m_result->front.size(); ++i) {
        const ServingFrontPoint& point = m_result->front[i];
        front.points.emplace_back(point.interactivity, point.tokensPerSecondPerDevice);
        front.items.push_back(static_cast<int>(i));
    }
    chart.series.push_back(std::move(front));
    setChart(std::move(chart));
}

QString ParetoView::textOf(int item) const
{
    const ServingFrontPoint& point = m_result->front[static_cast<std::size_t>(item)];
    return tr("%1\n%2 tokens/s of a user, %3 of a GPU, with %4 requests at once on a replica")
        .arg(servingLayoutWords(m_result->layouts[point.layout]), formatCount(point.interactivity),
            formatCount(point.tokensPerSecondPerDevice),
            QLocale().toString(static_cast<qlonglong>(point.concurrency)));
}

QString ParetoView::describe() const
{
    const ServingFrontPoint& fast = m_result->front.back();
    const ServingFrontPoint& full = m_result->front.front();
    return tr(
        "Of %1 layouts with schedulers %2 fit. Most for one user: %3 tokens/s with %4. Most of a GPU: %5 "
        "tokens/s with %6.")
        .arg(QLocale().toString(m_result->considered),
            QLocale().toString(static_cast<int>(m_result->layouts.size())), formatCount(fast.interactivity),
            servingLayoutWords(m_result->layouts[fast.layout]), formatCount(full.tokensPerSecondPerDevice),
            servingLayoutWords(m_result->layouts[full.layout]));
}

std::unique_ptr<QAbstractTableModel> ParetoView::createTable() const
{
    const QStringList columns {tr("Layout"), tr("Replicas"), tr("Requests at once"), tr("Requests/s"),
        tr("Tokens/s of a user"), tr("TTFT, mean"), tr("Simulated")};
    const int rows = m_result ? static_cast<int>(m_result->layouts.size()) : 0;
    return std::make_unique<CallbackTable>(
        rows, columns, [result = m_result](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const ServingLayout& layout = result->layouts[static_cast<std::size_t>(row)];
            const bool shown = role == Qt::DisplayRole;
            switch (column) {
            case 0:
                return servingLayoutWords(layout);
            case 1:
                return layout.replicas;
            case 2:
                return static_cast<qlonglong>(layout.memory.requests);
            case 3:
                return shown ? QVariant(formatCount(layout.requestsPerSecond()))
                             : QVariant(layout.requestsPerSecond());
            case 4:
                return shown ? QVariant(formatCount(layout.forecast.interactivity()))
                             : QVariant(layout.forecast.interactivity());
            case 5:
                return shown ? QVariant(formatSeconds(layout.forecast.timeToFirstToken.value()))
                             : QVariant(layout.forecast.timeToFirstToken.value());
            default:
                return layout.capacity ? tr("yes") : tr("closed form");
            }
        });
}

} // namespace rankloom::ui
