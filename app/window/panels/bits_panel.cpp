// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/bits_panel.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/document/document.h"
#include "app/document/editor.h"
#include "app/window/controls/bits_control.h"
#include "app/window/panels/panel_parts.h"
#include "widgets/bits/budget_bar_view.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/inspector/section_rows.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

QStringList figureLines(const BitsReport& report)
{
    const BitLanes& lanes = report.lanes;
    const double hits =
        lanes.wanted > 0 ? static_cast<double>(lanes.resident) / static_cast<double>(lanes.wanted) : 1;
    QStringList lines;
    lines << (report.fromDrives ? BitsPanel::tr("%1 loaded a token from drives at %2")
                                : BitsPanel::tr("%1 loaded a token from host memory at %2"))
                 .arg(formatBytes(report.loadedPerToken.value()), formatRate(report.machine.load.value()));
    lines
        << BitsPanel::tr("Computing waits %1 of the time for loads").arg(formatPercent(report.waitingShare));
    lines
        << BitsPanel::tr("%1 of the planes were in memory when they were asked for").arg(formatPercent(hits));
    lines << (report.choice.proven
            ? BitsPanel::tr("No choice within the budget is worth more")
            : BitsPanel::tr("At most %1 below the best choice").arg(formatPercent(report.choice.gap())));
    if (report.proxy)
        lines << BitsPanel::tr(
            "Worth is a proxy (share of the rounding error): it says nothing about accuracy");
    lines << (report.measured ? BitsPanel::tr("Routing of the trace")
                              : BitsPanel::tr("No trace: every expert is picked as often"));
    return lines;
}

QString publishedText(const std::vector<BitClaim>& claims)
{
    QString text = QStringLiteral("<p><b>") + BitsPanel::tr("As published").toHtmlEscaped()
        + QStringLiteral("</b><br>") + translated(publishedBitsSource()).toHtmlEscaped()
        + QStringLiteral("</p>");
    for (const BitClaim& claim : claims)
        text += QStringLiteral("<p><i>%1</i><br>%2<br>%3<br><small>%4</small></p>")
                    .arg(translated(claim.what).toHtmlEscaped(),
                        BitsPanel::tr("They: %1").arg(translated(claim.claimed)).toHtmlEscaped(),
                        BitsPanel::tr("This plan: %1").arg(translated(claim.ours)).toHtmlEscaped(),
                        translated(claim.why).toHtmlEscaped());
    return text;
}

} // namespace

BitsPanel::BitsPanel(Document& document, Editor& editor, BitsControl& control, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_control(control)
    , m_rate(new QLabel(this))
    , m_memory(new BudgetBarView(this))
    , m_figures(new QLabel(this))
    , m_problem(new QLabel(this))
    , m_more(new QPushButton(this))
    , m_settings(new InspectorSection(tr("Settings"), QStringLiteral("bitsSettings"), this))
    , m_published(new QLabel(this))
{
    prepareWords({m_rate, m_figures, m_problem, m_published});
    m_published->setTextFormat(Qt::RichText);
    m_published->setAccessibleName(tr("Published figures beside these"));
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    large.setBold(true);
    m_rate->setFont(large);
    m_more->setToolTip(tr("Raise the budget by 2 GiB"));
    addBitsRows(*m_settings);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 6);
    column->addWidget(m_rate);
    column->addWidget(m_memory);
    column->addWidget(m_figures);
    column->addWidget(m_problem);
    column->addWidget(m_more);
    column->addWidget(m_settings);
    column->addWidget(m_published);
    column->addStretch(1);
    connect(m_settings, &InspectorSection::planEdited, &editor, &Editor::changePlan);
    connect(m_more, &QPushButton::clicked, this, [this] {
        if (m_control.report())
            m_control.setBudget(m_control.report()->more.budget);
    });
    connect(&control, &BitsControl::reportChanged, this, &BitsPanel::showFigures);
    for (const auto changed : {&Document::projectChanged, &Document::planChanged})
        connect(&document, changed, this, &BitsPanel::showPlan);
    showFigures();
}

void BitsPanel::showPlan()
{
    if (m_document.isOpen())
        m_settings->setInputs({m_document.project(), m_document.plan()}, {});
}

void BitsPanel::showFigures()
{
    const std::shared_ptr<const BitsReport>& report = m_control.report();
    for (QLabel* label : {m_rate, m_figures, m_published})
        label->setVisible(report != nullptr);
    m_memory->setVisible(report != nullptr);
    m_memory->setData(report, m_control.table());
    m_more->setVisible(report != nullptr);
    m_problem->setVisible(m_control.problem().has_value());
    if (m_control.problem())
        m_problem->setText(translated(*m_control.problem()));
    if (!report)
        return;
    for (QLabel* label : {m_rate, m_figures, m_published})
        label->setEnabled(!m_control.isStale());
    m_rate->setText(tr("%1 tokens/s").arg(formatCount(report->tokensPerSecond)));
    m_figures->setText(figureLines(*report).join(u'\n'));
    m_published->setText(publishedText(m_control.claims()));
    m_more->setText(tr("2 GiB more: at most %1 tokens/s").arg(formatCount(report->more.mostTokensPerSecond)));
}

} // namespace rankloom::ui
