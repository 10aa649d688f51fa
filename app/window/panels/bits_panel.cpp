// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/bits_panel.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <optional>
#include <utility>
#include <vector>

#include "app/document/document.h"
#include "app/document/editor.h"
#include "app/document/input_files.h"
#include "app/window/controls/bits_control.h"
#include "app/window/panels/panel_parts.h"
#include "widgets/background.h"
#include "widgets/bits/budget_bar_view.h"
#include "widgets/figure_text.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/inspector/section_rows.h"
#include "widgets/table_dialog.h"
#include "widgets/theme.h"
#include "widgets/translated.h"
#include "widgets/wrapping_button.h"

namespace rankloom::ui {

namespace {

/// Name and figure of each row.
std::vector<std::pair<QString, QString>> figureRows(
    const BitsReport& report, const std::optional<ServingForecast>& served)
{
    const BitLanes& lanes = report.lanes;
    const double hits =
        lanes.wanted > 0 ? static_cast<double>(lanes.resident) / static_cast<double>(lanes.wanted) : 1;
    const QString rate = unbroken(formatRate(report.machine.load.value()));
    std::vector<std::pair<QString, QString>> rows {
        {BitsPanel::tr("Loaded a token"), formatBytes(report.loadedPerToken.value())},
        {BitsPanel::tr("Loaded from"),
            (report.fromDrives ? BitsPanel::tr("drives, %1") : BitsPanel::tr("host memory, %1")).arg(rate)},
        {BitsPanel::tr("Computing waits"), formatPercent(report.waitingShare)},
        {BitsPanel::tr("Found in memory"), formatPercent(hits)},
        {BitsPanel::tr("Worth, of all planes"), formatPercent(report.score.value)},
        {BitsPanel::tr("Best choice"),
            report.choice.proven
                ? BitsPanel::tr("yes, proven")
                : BitsPanel::tr("at most %1 better").arg(formatPercent(report.choice.gap()))},
        {BitsPanel::tr("Routing"),
            report.measured ? BitsPanel::tr("of the trace") : BitsPanel::tr("no trace: all alike")}};
    if (report.test)
        rows.emplace_back(BitsPanel::tr("Worth on other tokens"), formatPercent(report.test->value));
    if (report.joulesPerToken)
        rows.emplace_back(
            BitsPanel::tr("Energy a token"), BitsPanel::tr("%1 J").arg(formatCount(*report.joulesPerToken)));
    if (served) {
        rows.emplace_back(BitsPanel::tr("Requests of the plan"),
            BitsPanel::tr("%1 tokens/s").arg(formatCount(served->tokensPerSecond)));
        rows.emplace_back(BitsPanel::tr("… loaded a token"), formatBytes(served->planes.loaded.value()));
        rows.emplace_back(BitsPanel::tr("… found in memory"), formatPercent(served->planes.hitShare()));
    }
    return rows;
}

/// Of an expert, a layer and the model: nested planes beside other ways to keep them.
QString storageText(const BitsReport& report)
{
    const ExpertBytes& one = report.bytes;
    const std::vector<std::pair<QString, Bytes>> forms {{BitsPanel::tr("Nested planes"), one.nested},
        {BitsPanel::tr("A copy a width"), one.separate}, {BitsPanel::tr("8 bits"), one.int8},
        {BitsPanel::tr("4 bits"), one.int4}, {BitsPanel::tr("16 bits"), one.fp16}};
    QString text = QStringLiteral("<table width='100%' cellpadding='1'><tr><td></td>");
    for (const QString& title : {BitsPanel::tr("Expert"), BitsPanel::tr("Layer"), BitsPanel::tr("Model")})
        text += QStringLiteral("<td align='right'><small><b>%1</b></small></td>").arg(title.toHtmlEscaped());
    text += QStringLiteral("</tr>");
    for (const auto& [name, bytes] : forms) {
        text += QStringLiteral("<tr><td><small>%1</small></td>").arg(name.toHtmlEscaped());
        for (const double count : {1.0, 1.0 * report.experts, 1.0 * report.experts * report.layers})
            text += QStringLiteral("<td align='right'><small>%1</small></td>")
                        .arg(unbroken(formatBytes(bytes.value() * count)));
        text += QStringLiteral("</tr>");
    }
    return text + QStringLiteral("</table>");
}

QString figuresText(const BitsReport& report, const std::optional<ServingForecast>& served)
{
    QString text = QStringLiteral("<table width='100%'>");
    for (const auto& [name, figure] : figureRows(report, served))
        text += QStringLiteral("<tr><td>%1&nbsp;</td><td align='right'>%2</td></tr>")
                    .arg(name.toHtmlEscaped(), figure.toHtmlEscaped());
    text += QStringLiteral("</table>") + storageText(report);
    if (report.proxy)
        text += QStringLiteral("<p><small>%1</small></p>")
                    .arg(BitsPanel::tr("Worth is a proxy, the share of the rounding error that planes take "
                                       "away: it says nothing about accuracy.")
                             .toHtmlEscaped());
    return text;
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
                        BitsPanel::tr("This model: %1").arg(translated(claim.ours)).toHtmlEscaped(),
                        translated(claim.why).toHtmlEscaped());
    return text;
}

Result<PlaneWorth> readWorth(const QString& path, const ModelSpec& model, const BitFormat& format)
{
    const int experts = model.moe->experts;
    const Result<std::string> text = readTextFile(path);
    const Result<PlaneQuality> quality =
        text ? readQuality(*text, format, model.moeLayers(), experts) : tl::unexpected<Error>(text.error());
    if (quality)
        return worthOf(*quality, experts, format.planes);
    Error error = quality.error();
    if (error.where.file.empty())
        error.where.file = QFileInfo(path).fileName().toStdString();
    return tl::unexpected<Error>(std::move(error));
}

} // namespace

BitsPanel::BitsPanel(Document& document, Editor& editor, BitsControl& control, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_editor(editor)
    , m_control(control)
    , m_rate(new QLabel(this))
    , m_memory(new BudgetBarView(this))
    , m_figures(new QLabel(this))
    , m_problem(new QLabel(this))
    , m_more(new WrappingButton(tr("Raise the budget by 2 GiB"), this))
    , m_measured(new WrappingButton(tr("Measured Rates…"), this))
    , m_worth(new WrappingButton(tr("Worth of Planes…"), this))
    , m_settings(new InspectorSection(tr("Settings"), QStringLiteral("bitsSettings"), this))
    , m_published(new QLabel(this))
{
    prepareWords({m_rate, m_figures, m_problem, m_published});
    for (QLabel* label : {m_figures, m_published})
        label->setTextFormat(Qt::RichText);
    m_figures->setAccessibleName(tr("What decoding comes to"));
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
    column->addWidget(m_measured);
    column->addWidget(m_worth);
    column->addWidget(m_published);
    column->addStretch(1);
    connect(m_settings, &InspectorSection::planEdited, &editor, &Editor::changePlan);
    connect(m_more, &QPushButton::clicked, this, [this] {
        if (m_control.report())
            m_control.setBudget(m_control.report()->more.budget);
    });
    m_measured->setToolTip(
        tr("Read how fast planes load: JSON of fio for drives, output of nvbandwidth for host memory"));
    connect(m_memory, &PictureView::tableRequested, this, [this] { TableDialog::show(*m_memory, this); });
    connect(m_measured, &QPushButton::clicked, this, &BitsPanel::askForRates);
    m_worth->setToolTip(tr("Read what planes are worth, of all experts alike or of each: JSON with "
                           "\"planes\" or \"values\""));
    connect(m_worth, &QPushButton::clicked, this, &BitsPanel::askForWorth);
    connect(&control, &BitsControl::reportChanged, this, &BitsPanel::showFigures);
    for (const auto changed : {&Document::projectChanged, &Document::planChanged})
        connect(&document, changed, this, &BitsPanel::showPlan);
    showFigures();
}

void BitsPanel::askForRates()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Measured rates of fio or nvbandwidth"), {}, tr("Output of fio or nvbandwidth (*)"));
    if (!path.isEmpty())
        Q_EMIT ratesChosen(path);
}

void BitsPanel::askForWorth()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("What planes of experts are worth"), {}, tr("JSON (*.json);;All files (*)"));
    if (!path.isEmpty())
        takeWorth(path);
}

void BitsPanel::takeWorth(const QString& path)
{
    const std::shared_ptr<const Project> project = m_document.project();
    if (!project || !project->model->moe)
        return;
    const BitFormat format = bitSettingsOf(*m_document.plan()).format;
    runInBackground<Result<PlaneWorth>>(
        [path, project, format] { return readWorth(path, *project->model, format); }, this,
        [this, path, project, format](const Result<PlaneWorth>& worth) {
            if (!m_document.isOpen() || !m_editor.admits())
                return;
            if (m_document.project()->model != project->model
                || bitSettingsOf(*m_document.plan()).format != format)
                return takeWorth(path); // it was read for other planes
            if (!worth) {
                Q_EMIT m_control.failed(worth.error());
                return;
            }
            Plan plan = *m_document.plan();
            plan.bits.worth = Shared<PlaneWorth>(*worth);
            m_editor.changePlan(
                std::move(plan), tr("Take what planes are worth from %1").arg(QFileInfo(path).fileName()));
        });
}

void BitsPanel::showPlan()
{
    if (m_document.isOpen())
        m_settings->setInputs({m_document.project(), m_document.plan()});
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
    m_figures->setText(figuresText(*report, m_control.served()));
    m_published->setText(publishedText(m_control.claims()));
    m_more->setText(tr("2 GiB more: at most %1 tokens/s").arg(formatCount(report->more.mostTokensPerSecond)));
}

} // namespace rankloom::ui
