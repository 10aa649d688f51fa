// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_tables.h"

namespace rankloom::ui {

namespace {

QString table(const Comparison& comparison, const QString& first, const QString& rows)
{
    QString out =
        QStringLiteral("<div class=\"scroll\"><table class=\"figures\" width=\"100%\" cellspacing=\"0\">"
                       "<thead><tr><th align=\"left\">")
        + first + QStringLiteral("</th>");
    for (std::size_t i = 0; i < comparison.plans.size(); ++i) {
        out += QStringLiteral("<th align=\"right\">") + html(comparison.plans[i].name);
        if (static_cast<int>(i) == comparison.baseline && comparison.plans.size() > 1)
            out += QStringLiteral("<br><small>baseline</small>");
        out += QStringLiteral("</th>");
    }
    return out + QStringLiteral("</tr></thead><tbody>") + rows + QStringLiteral("</tbody></table></div>");
}

QString cell(const QString& inner)
{
    return QStringLiteral("<td align=\"right\">") + inner + QStringLiteral("</td>");
}

QString rowHead(const std::string& label)
{
    return QStringLiteral("<tr><td class=\"name\">") + html(label) + QStringLiteral("</td>");
}

} // namespace

QString html(const std::string& text) { return QString::fromStdString(text).toHtmlEscaped(); }

QString paragraph(const QString& inner) { return QStringLiteral("<p>") + inner + QStringLiteral("</p>"); }

QString differencesTable(const Comparison& comparison)
{
    QString rows;
    for (const PlanDifference& field : differingFields(comparison)) {
        rows += rowHead(field.label);
        for (int i = 0; i < static_cast<int>(comparison.plans.size()); ++i) {
            const std::string words = fieldWords(comparison, field, i);
            rows += cell(words.empty() ? QStringLiteral("–") : html(words));
        }
        rows += QStringLiteral("</tr>");
    }
    return rows.isEmpty() ? QString() : table(comparison, QStringLiteral("What differs"), rows);
}

QString figuresTable(const Comparison& comparison, const std::function<bool(const ComparedFigure&)>& shown)
{
    QString rows;
    for (const ComparedFigure& figure : comparison.figures) {
        if (!shown(figure))
            continue;
        rows += rowHead(figure.label);
        for (int i = 0; i < static_cast<int>(comparison.plans.size()); ++i) {
            QString inner = html(figureText(figure, figure.value(i)));
            if (figure.best == i)
                inner = QStringLiteral("<b>● ") + inner + QStringLiteral("</b>");
            if (const std::string change = deltaText(figure, i, comparison.baseline); !change.empty())
                inner += QStringLiteral("<br><small>") + html(change) + QStringLiteral("</small>");
            rows += cell(inner);
        }
        rows += QStringLiteral("</tr>");
    }
    return rows.isEmpty() ? QString() : table(comparison, QStringLiteral("Figure"), rows);
}

} // namespace rankloom::ui
