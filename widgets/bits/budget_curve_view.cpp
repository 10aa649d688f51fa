// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bits/budget_curve_view.h"

#include <utility>

#include <QLocale>

#include "widgets/callback_table.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

QString tokenRate(double tokensPerSecond)
{
    return BudgetCurveView::tr("%1 tokens/s").arg(formatCount(tokensPerSecond));
}

QString bitsOfPick(double bits) { return QLocale().toString(bits, 'f', 2); }

} // namespace

BudgetCurveView::BudgetCurveView(QWidget* parent) : ChartPicture(parent)
{
    setAccessibleName(tr("What other budgets would bring"));
    setEmptyText(tr("No budget yet. Set one for planes of experts."));
    setWhatsThis(
        tr("For every budget the choice that is worth most, and the tokens per second that the busier of the "
           "two lanes could do if it never waited. The diamond is what the steps laid out come to. Return or "
           "a double click sets the budget."));
    connect(this, &ChartPicture::activated, this, [this](int item) {
        const auto at = static_cast<std::size_t>(item);
        const BudgetPoint& point = at < m_report->curve.size() ? m_report->curve[at] : m_report->more;
        Q_EMIT budgetRequested(point.budget.value());
    });
}

void BudgetCurveView::setReport(std::shared_ptr<const BitsReport> report)
{
    m_report = std::move(report);
    if (!m_report || m_report->curve.empty())
        return setChart({});
    ChartData chart;
    chart.x.title = tr("Budget for planes of experts");
    chart.x.kind = FigureKind::Bytes;
    chart.x.from = 0;
    chart.y.title = tr("Tokens/s");
    chart.y.kind = FigureKind::Count;
    chart.y.from = 0;
    ChartSeries most {
        .name = tr("at most, by the busier lane"), .mark = ChartMark::Disc, .line = Qt::SolidLine, .size = 6};
    int item = 0;
    for (const BudgetPoint& point : m_report->curve) {
        most.points.emplace_back(point.budget.value(), point.mostTokensPerSecond);
        most.items.push_back(item++);
    }
    chart.series.push_back(std::move(most));
    const BudgetPoint& more = m_report->more;
    const QPointF then(more.budget.value(), more.mostTokensPerSecond);
    chart.series.push_back({.name = tr("with 2 GiB more"),
        .points = {then},
        .items = {item},
        .mark = ChartMark::Ring,
        .color = 1,
        .size = 10});
    const QPointF now(m_report->settings.budget.value(), m_report->tokensPerSecond);
    chart.series.push_back(
        {.name = tr("as laid out now"), .points = {now}, .mark = ChartMark::Diamond, .color = 2, .size = 11});
    setChart(std::move(chart));
}

QString BudgetCurveView::textOf(const BudgetPoint& point) const
{
    return tr("Budget %1 (%2): %3 kept, worth %4 of all planes, %5 bits a pick\n"
              "%6 loaded a token, at most %7")
        .arg(formatBytes(point.budget.value()), exactBytes(point.budget.value()),
            formatBytes(point.kept.value()), formatPercent(point.value), bitsOfPick(point.meanBits),
            formatBytes(point.loadedPerToken.value()), tokenRate(point.mostTokensPerSecond));
}

QString BudgetCurveView::textOf(int item) const
{
    const auto at = static_cast<std::size_t>(item);
    return textOf(at < m_report->curve.size() ? m_report->curve[at] : m_report->more);
}

std::unique_ptr<QAbstractTableModel> BudgetCurveView::createTable() const
{
    return std::make_unique<CallbackTable>(m_report ? static_cast<int>(m_report->curve.size()) : 0,
        QStringList {tr("Budget"), tr("Kept"), tr("Worth"), tr("Bits a pick"), tr("Loaded a token"),
            tr("At most tokens/s")},
        [report = m_report](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const BudgetPoint& point = report->curve[static_cast<std::size_t>(row)];
            const bool text = role == Qt::DisplayRole;
            const auto bytes = [text](Bytes amount) {
                return text ? QVariant(formatBytes(amount.value())) : amount.value();
            };
            switch (column) {
            case 0:
                return bytes(point.budget);
            case 1:
                return bytes(point.kept);
            case 2:
                return text ? QVariant(formatPercent(point.value)) : point.value;
            case 3:
                return text ? QVariant(bitsOfPick(point.meanBits)) : point.meanBits;
            case 4:
                return bytes(point.loadedPerToken);
            default:
                return text ? QVariant(formatCount(point.mostTokensPerSecond)) : point.mostTokensPerSecond;
            }
        });
}

QString BudgetCurveView::describe() const
{
    return tr("Tokens per second over the budget for planes of experts. Now %1 with %2; 2 GiB more: at most "
              "%3.")
        .arg(tokenRate(m_report->tokensPerSecond), formatBytes(m_report->settings.budget.value()),
            tokenRate(m_report->more.mostTokensPerSecond));
}

} // namespace rankloom::ui
