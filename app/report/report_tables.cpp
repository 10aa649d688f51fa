// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_tables.h"

#include <QCoreApplication>

#include "core/compare/best_plans.h"
#include "widgets/comparison/comparison_words.h"
#include "widgets/figure_text.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace words = comparison_words;

namespace {

constexpr int kNames = 22; ///< percent of the width, for the names of the rows

ReportTable tableOf(const ComparisonData& data, const QString& first)
{
    ReportTable table {{first}, {}};
    for (int i = 0; i < data.count(); ++i) {
        QString name = html(words::planName(data, i));
        if (i == data.comparison.baseline && data.count() > 1)
            name += QStringLiteral("<br><small>") + html(ReportWords::tr("baseline"))
                + QStringLiteral("</small>");
        if (data.comparison.plans[static_cast<std::size_t>(i)].seenTokens)
            name += QStringLiteral("<br><small>") + html(ReportWords::tr("step on seen tokens"))
                + QStringLiteral("</small>");
        if (const Phrase& lossy = data.comparison.plans[static_cast<std::size_t>(i)].lossy; !lossy.empty())
            name += QStringLiteral("<br><small>") + html(ReportWords::tr("lossy: %1").arg(translated(lossy)))
                + QStringLiteral("</small>");
        table.head << name;
    }
    return table;
}

} // namespace

QString html(const QString& text) { return text.toHtmlEscaped(); }

QString paragraph(const QString& inner) { return QStringLiteral("<p>") + inner + QStringLiteral("</p>"); }

QString list(const QStringList& entries)
{
    QString out = QStringLiteral("<ul>");
    for (const QString& entry : entries)
        out += QStringLiteral("<li>") + html(entry) + QStringLiteral("</li>");
    return out + QStringLiteral("</ul>");
}

QString tableHtml(const ReportTable& table, std::size_t from, std::size_t to)
{
    // Equal widths, however the rows are parted over pages.
    const auto plans = static_cast<int>(table.head.size()) - 1;
    const int column = plans > 0 ? (100 - kNames) / plans : 100;
    QString out =
        QStringLiteral("<div class=\"scroll\"><table class=\"figures\" width=\"100%\" cellspacing=\"0\">"
                       "<thead><tr>");
    for (int i = 0; i <= plans; ++i)
        out += QStringLiteral("<th align=\"%1\" width=\"%2%\">")
                   .arg(i == 0 ? QStringLiteral("left") : QStringLiteral("right"))
                   .arg(i == 0 ? 100 - plans * column : column)
            + table.head[i] + QStringLiteral("</th>");
    out += QStringLiteral("</tr></thead><tbody>");
    for (std::size_t row = from; row < to; ++row) {
        out += QStringLiteral("<tr><td class=\"name\">") + table.rows[row].front() + QStringLiteral("</td>");
        for (const QString& cell : table.rows[row].mid(1))
            out += QStringLiteral("<td align=\"right\">") + cell + QStringLiteral("</td>");
        out += QStringLiteral("</tr>");
    }
    return out + QStringLiteral("</tbody></table></div>");
}

ReportTable differencesTable(const ComparisonData& data)
{
    ReportTable table = tableOf(data, html(ReportWords::tr("What differs")));
    for (const PlanDifference& field : differingFields(data.comparison)) {
        QStringList row {html(words::fieldLabel(field))};
        for (int i = 0; i < data.count(); ++i)
            row << html(words::fieldValue(data, field, i));
        table.rows.push_back(std::move(row));
    }
    return table;
}

ReportTable figuresTable(const ComparisonData& data, const std::function<bool(const ComparedFigure&)>& shown)
{
    ReportTable table = tableOf(data, html(ReportWords::tr("Figure")));
    for (const ComparedFigure& figure : data.comparison.figures) {
        if (!shown(figure))
            continue;
        QStringList row {html(words::figureLabel(figure))};
        for (int i = 0; i < data.count(); ++i) {
            QString inner = html(unbroken(words::value(figure, figure.value(i))));
            if (isBest(data.comparison, figure, i))
                inner = QStringLiteral("<b>● ") + inner + QStringLiteral("</b>");
            if (const QString change = words::difference(figure, i, data.comparison.baseline);
                !change.isEmpty())
                inner += QStringLiteral("<br><small>") + html(change) + QStringLiteral("</small>");
            row << inner;
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace rankloom::ui
