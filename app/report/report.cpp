// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include "app/figures/view_values.h"
#include "app/report/report_sections.h"
#include "app/report/report_tables.h"
#include "core/evaluate/observations.h"
#include "core/plan/setting_words.h"
#include "core/plan/what_if.h"
#include "core/serving/project_rates.h"
#include "core/serving/served_step.h"
#include "widgets/board/board_view.h"
#include "widgets/comparison/comparison_words.h"
#include "widgets/memory/memory_view.h"
#include "widgets/picture_bytes.h"
#include "widgets/serving/serving_memory_view.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace words = comparison_words;

namespace {

constexpr int kMostTiles = 1024; ///< GPUs of a board
constexpr int kPictureWidth = 1100; ///< px: text of the pictures stays readable on a page
constexpr std::size_t kMostDiagnoses = 40; ///< of one plan

using Data = std::shared_ptr<const ComparisonData>;

QString bold(const QString& text) { return QStringLiteral("<b>") + html(text) + QStringLiteral("</b>"); }

/// "llama-3-8b (8.03 B parameters) on 2 × 8 NVIDIA H100 SXM 80 GB"
QString subject(const ComparedPlan& plan)
{
    return ReportWords::tr("%1 (%2 parameters) on %3", "model, count, cluster")
        .arg(QString::fromStdString(plan.project->model->name),
            formatCount(static_cast<double>(plan.evaluation.parameters.total)),
            words::cluster(*plan.project));
}

QString layoutWords(const ComparedPlan& plan)
{
    const Layout layout = resolved(plan.plan->layout, worldSize(plan.project->cluster, *plan.plan));
    QStringList degrees {QStringLiteral("TP %1").arg(layout.tp)};
    const std::pair<const char*, int> others[] = {
        {"CP", layout.cp}, {"PP", layout.pp}, {"VPP", layout.vpp}, {"EP", layout.ep}, {"DP", layout.dp}};
    for (const auto& [name, degree] : others)
        if (degree > 1)
            degrees << QStringLiteral("%1 %2").arg(QLatin1String(name)).arg(degree);
    const QString all = degrees.join(QStringLiteral(", "));
    if (plan.serves())
        return ReportWords::tr("%1; scheduler %2", "degrees, scheduler")
            .arg(all, translated(settingWords(plan.plan->serving.scheduler)));
    return ReportWords::tr("%1; schedule %2", "degrees, schedule")
        .arg(all, translated(settingWords(plan.plan->schedule.kind)));
}

std::shared_ptr<PictureView> comparisonPicture(const Data& data, ComparisonPart part)
{
    auto view = std::make_shared<ComparisonView>();
    view->setData(data);
    view->setParts({part});
    view->setPictureWidth(kPictureWidth);
    return view;
}

/// The plan that is looked at more closely.
int closest(const ComparisonData& data)
{
    const int recommended = data.comparison.recommendation.plan;
    return recommended >= 0 ? recommended : data.comparison.baseline;
}

bool allServe(const ComparisonData& data) { return std::ranges::all_of(data.plans, &ComparedPlan::serves); }

/// Whether all plans train or serve the same model on the same cluster, the same work.
bool oneSubject(const ComparisonData& data)
{
    const ComparedPlan& first = data.plans.front();
    return std::ranges::all_of(data.plans, [&first](const ComparedPlan& plan) {
        return subject(plan) == subject(first) && words::workload(plan) == words::workload(first);
    });
}

bool oneModel(const ComparisonData& data)
{
    const std::string& first = data.plans.front().project->model->name;
    return std::ranges::all_of(
        data.plans, [&first](const ComparedPlan& plan) { return plan.project->model->name == first; });
}

QString servedQuestion(const ComparisonData& data, const ComparedPlan& base)
{
    const QString work = words::workload(base);
    if (data.count() == 1)
        return ReportWords::tr("Does this plan serve %1 within memory, how long do requests wait, and what "
                               "is in the way? The work: %2.")
            .arg(subject(base), work);
    if (oneSubject(data))
        return ReportWords::tr(
            "Which of %1 plans should serve %2: which fit, and with which do requests wait "
            "least? The work: %3.")
            .arg(data.count())
            .arg(subject(base), work);
    return ReportWords::tr(
        "Which of %1 plans fit, and with which do requests wait least? They differ in what "
        "they serve or on what; the baseline serves %2: %3.")
        .arg(data.count())
        .arg(subject(base), work);
}

QString question(const ComparisonData& data)
{
    const ComparedPlan& base = data.plans[static_cast<std::size_t>(data.comparison.baseline)];
    const QString work = words::workload(base);
    if (allServe(data))
        return servedQuestion(data, base);
    if (data.count() == 1)
        return ReportWords::tr(
            "Does this plan train %1 within memory, how fast, and what is in the way? The work: "
            "%2.")
            .arg(subject(base), work);
    if (oneSubject(data))
        return ReportWords::tr(
            "Which of %1 plans should train %2: which fit, and which is fastest? The work: %3.")
            .arg(data.count())
            .arg(subject(base), work);
    return ReportWords::tr(
        "Which of %1 plans fit, and which is fastest? They differ in what they train or on what; "
        "the baseline trains %2: %3.")
        .arg(data.count())
        .arg(subject(base), work);
}

ReportSection questionSection(const ComparisonData& data)
{
    return {QStringLiteral("question"), ReportWords::tr("Question"),
        {paragraph(html(question(data))),
            QStringLiteral("<p class=\"answer\">")
                + bold(translated(data.comparison.recommendation.reasons.front())) + QStringLiteral("</p>")}};
}

/// One plan: its name, what it is, how it differs, and what somebody wrote about it.
QString option(const ComparisonData& data, int plan)
{
    const ComparedColumn& column = data.comparison.plans[static_cast<std::size_t>(plan)];
    const ComparedPlan& of = data.plans[static_cast<std::size_t>(plan)];
    QString out = QStringLiteral("<li>") + bold(words::planName(data, plan)) + QStringLiteral(": ")
        + html(layoutWords(of));
    if (!oneSubject(data))
        out += QStringLiteral("; ") + html(subject(of)) + QStringLiteral("; ") + html(words::workload(of));
    if (!column.differenceName.empty())
        out += QStringLiteral(" (") + html(translated(column.differenceName)) + QStringLiteral(")");
    if (const QString failing = words::failing(column); !failing.isEmpty())
        out += QStringLiteral(" — ") + bold(failing);
    if (const QString note = QString::fromStdString(of.note).trimmed(); !note.isEmpty())
        out += QStringLiteral("<br><i>") + html(note).replace(u'\n', QStringLiteral("<br>"))
            + QStringLiteral("</i>");
    return out + QStringLiteral("</li>");
}

ReportSection optionsSection(const ComparisonData& data)
{
    QString options = QStringLiteral("<ul>");
    for (int i = 0; i < data.count(); ++i)
        options += option(data, i);
    ReportSection section {
        QStringLiteral("options"), ReportWords::tr("Options"), {options + QStringLiteral("</ul>")}};
    if (ReportTable table = differencesTable(data); !table.empty())
        section.blocks.emplace_back(std::move(table));
    else if (data.count() > 1)
        section.blocks.emplace_back(paragraph(html(ReportWords::tr("The plans decide the same."))));
    section.blocks.emplace_back(
        figuresTable(data, [](const ComparedFigure& f) { return f.section == FigureSection::Result; }));
    return section;
}

/// The stages of a plan that serves, as far as it can be served.
void addServedMemory(ReportSection& section, const ComparedPlan& plan, const QString& title)
{
    Result<ServedStep> step = servedStep(*plan.project, *plan.plan);
    if (!step)
        return;
    section.blocks.emplace_back(paragraph(title));
    section.blocks.emplace_back(paragraph(html(translated(servingFit(step->memory, step->blockTokens)))));
    auto stages = std::make_shared<ServingMemoryView>();
    stages->setStep(std::make_shared<const ServedStep>(std::move(*step)));
    section.blocks.emplace_back(std::move(stages));
}

ReportSection memorySection(const Data& data)
{
    ReportSection section {QStringLiteral("memory"), ReportWords::tr("Memory"), {}};
    if (!allServe(*data))
        section.blocks = {comparisonPicture(data, ComparisonPart::Memory),
            figuresTable(*data, [](const ComparedFigure& f) { return f.section == FigureSection::Memory; })};
    const int index = closest(*data);
    const ComparedPlan& plan = data->plans[static_cast<std::size_t>(index)];
    if (plan.serves()) {
        addServedMemory(section, plan,
            html(ReportWords::tr("Every stage of %1:")).arg(bold(words::planName(*data, index))));
        return section;
    }
    if (!plan.evaluation.valid)
        return section;
    section.blocks.emplace_back(
        paragraph(html(ReportWords::tr("Every stage of %1:")).arg(bold(words::planName(*data, index)))));
    auto stages = std::make_shared<MemoryView>();
    stages->setData(memoryData(plan));
    section.blocks.emplace_back(std::move(stages));
    return section;
}

ReportSection timelineSection(const Data& data)
{
    if (allServe(*data)) // batches of requests have no step
        return {};
    return {QStringLiteral("timeline"), ReportWords::tr("Timeline"),
        {comparisonPicture(data, ComparisonPart::Timelines), figuresTable(*data, [](const ComparedFigure& f) {
             return f.section == FigureSection::Breakdown;
         })}};
}

/// Which GPU does what. A cluster of more GPUs is a picture of dots: its tiles would be most of the file.
ReportSection placementSection(const Data& data)
{
    ReportSection section {QStringLiteral("placement"), ReportWords::tr("Placement"), {}};
    const auto small = [](const std::shared_ptr<const BoardData>& board) {
        return board->devices() <= kMostTiles;
    };
    if (data->count() > 1 && std::ranges::all_of(data->boards, small))
        section.blocks.emplace_back(comparisonPicture(data, ComparisonPart::Boards));
    const int index = closest(*data);
    const ComparedPlan& plan = data->plans[static_cast<std::size_t>(index)];
    if (!plan.evaluation.valid || !small(data->boards[static_cast<std::size_t>(index)]))
        return section;
    section.blocks.emplace_back(
        paragraph(html(ReportWords::tr("Every rank of %1:")).arg(bold(words::planName(*data, index)))));
    auto board = std::make_shared<BoardView>();
    board->setData(*data->boards[static_cast<std::size_t>(index)]);
    section.blocks.emplace_back(std::move(board));
    return section;
}

ReportSection costSection(const ComparisonData& data)
{
    if (allServe(data))
        return {QStringLiteral("cost"), ReportWords::tr("Cost"),
            {figuresTable(
                data, [](const ComparedFigure& f) { return f.key == "serving/tokensPerSecondPerDevice"; })}};
    ReportSection section {QStringLiteral("cost"), ReportWords::tr("Cost"),
        {figuresTable(data, [](const ComparedFigure& f) { return f.key == "deviceHoursPerBillionTokens"; }),
            paragraph(html(ReportWords::tr(
                "Device hours are all devices of the cluster times the time a billion tokens "
                "take; multiply by what an hour of a device costs. The traffic of a step, before "
                "it overlaps with compute:")))}};
    const auto used = [](const ComparedFigure& f) {
        return f.section == FigureSection::Traffic || f.section == FigureSection::Experts;
    };
    if (ReportTable table = figuresTable(data, used); !table.empty())
        section.blocks.emplace_back(std::move(table));
    return section;
}

ReportSection recommendationSection(const ComparisonData& data)
{
    QStringList reasons;
    for (const Phrase& reason : data.comparison.recommendation.reasons)
        reasons << translated(reason);
    return {QStringLiteral("recommendation"), ReportWords::tr("Recommendation"), {list(reasons)}};
}

QString severityWords(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return ReportWords::tr("error");
    case Severity::Warning:
        return ReportWords::tr("warning");
    default:
        return ReportWords::tr("hint");
    }
}

QString diagnosisText(const Diagnostic& diagnostic)
{
    QString out = QStringLiteral("<p>") + bold(severityWords(diagnostic.severity)) + QStringLiteral(" ");
    if (hasSettingLabel(diagnostic.where.pointer))
        out += html(translated(settingLabel(diagnostic.where.pointer))) + QStringLiteral(" ");
    out += QStringLiteral("— ") + html(translated(diagnostic.message));
    for (const Suggestion& suggestion : diagnostic.suggestions) {
        out += QStringLiteral("<br>→ ") + html(translated(suggestion.label));
        if (suggestion.effect)
            out += html(ReportWords::tr(" (then %1 a step, %2 on the fullest GPU)")
                            .arg(formatSeconds(suggestion.effect->step.value()),
                                formatBytes(suggestion.effect->peak.value())));
    }
    return out + QStringLiteral("</p>");
}

Diagnostics diagnosesOf(const ComparedPlan& plan)
{
    Diagnostics found = plan.evaluation.diagnostics;
    if (!plan.serves())
        return found;
    std::erase_if(found, [](const Diagnostic& one) { return one.code == kServesRequests; });
    const Result<ServedStep> step = servedStep(*plan.project, *plan.plan);
    if (!step)
        return found;
    const Diagnostics served = servedDiagnostics(*plan.project, *plan.plan, *step);
    found.insert(found.end(), served.begin(), served.end());
    return found;
}

ReportSection diagnosesSection(const ComparisonData& data)
{
    ReportSection section {QStringLiteral("diagnoses"), ReportWords::tr("Diagnoses"), {}};
    QStringList without;
    for (int i = 0; i < data.count(); ++i) {
        const Diagnostics found = diagnosesOf(data.plans[static_cast<std::size_t>(i)]);
        if (found.empty()) {
            without << words::planName(data, i);
            continue;
        }
        section.blocks.emplace_back(
            QStringLiteral("<h3>") + html(words::planName(data, i)) + QStringLiteral("</h3>"));
        for (std::size_t d = 0; d < std::min(kMostDiagnoses, found.size()); ++d)
            section.blocks.emplace_back(diagnosisText(found[d]));
        if (found.size() > kMostDiagnoses)
            section.blocks.emplace_back(
                paragraph(html(ReportWords::tr("… and %1 more.")
                                   .arg(QLocale().toString(qulonglong(found.size() - kMostDiagnoses))))));
    }
    if (!without.isEmpty())
        section.blocks.emplace_back(paragraph(html(ReportWords::tr("No problems were found in: %1.", "plans")
                                                       .arg(without.join(QStringLiteral("; "))))));
    return section;
}

/// What the links of the cluster are known from.
QString linksText(const LinkTable& links)
{
    QString out = ReportWords::tr("Links: %1.").arg(translated(linkWords(links)));
    if (links.deviceMatrix().empty() && links.nodeMatrix().empty() && links.nodeDeviceMatrix().empty())
        out += u' ' + ReportWords::tr("Nothing was measured.");
    return out;
}

/// How a step of training is found.
QStringList trainedMethod(const DeviceSpec& device)
{
    return {ReportWords::tr(
                "Compute: matrix products at %1 of the peak of %2, streaming kernels at %3 of its memory "
                "bandwidth. Figures of a calibrated device are nearer to what it does.")
                .arg(formatPercent(device.computeEfficiency), QString::fromStdString(device.title),
                    formatPercent(device.memoryEfficiency)),
        ReportWords::tr(
            "Timeline: every pass of every stage is simulated in the order of the schedule, transfers "
            "included; bubbles are what is left. The bubble is the idle share of the step on the busiest "
            "pipeline rank, and the parts of a step are those of that rank."),
        ReportWords::tr(
            "Memory: weights, gradients, optimizer state and the activations in flight at the fullest "
            "moment, then fragmentation, device context and communicators. The band covers routing and "
            "fragmentation.")};
}

QString originWords(RatesOrigin origin)
{
    switch (origin) {
    case RatesOrigin::Fitted:
        return ReportWords::tr("fitted to measurements");
    case RatesOrigin::ByHand:
        return ReportWords::tr("as shipped but for some");
    case RatesOrigin::Shipped:
        break;
    }
    return ReportWords::tr("as shipped");
}

/// How answers to requests are found.
QStringList servedMethod(const Project& project)
{
    return {
        ReportWords::tr("Batches: matrix products, attention, collectives and the engine's overheads, by the "
                        "rates %1 (%2).")
            .arg(originWords(originOfRates(project)), translated(sourceWords(servingRates(project)))),
        ReportWords::tr(
            "Latencies: the requests of the plan are simulated batch by batch under its scheduler; "
            "TTFT is from arrival to the first token, TPOT the mean time between the others."),
        ReportWords::tr("Memory: weights, activations of the largest batch, buffers of collectives and the "
                        "engine's own; what is left of the engine's share holds keys and values.")};
}

/// What the experts of a plan are counted from; empty for a model without experts.
QString routingText(const Project& project)
{
    if (!project.model->moe)
        return {};
    const RoutingStatistics& routing = project.routing;
    return routing.empty()
        ? ReportWords::tr("Experts: no routing trace was imported; uniform routing is assumed.")
        : ReportWords::tr("Experts: load from a routing trace of %1 tokens over %2 layers.")
              .arg(formatCount(static_cast<double>(routing.tokens)), QLocale().toString(routing.layers));
}

/// What holds for plans, each thing once; where it does not hold for all, with the plans that it holds for.
QStringList toldOfPlans(const ComparisonData& data, const std::function<QStringList(const ComparedPlan&)>& of)
{
    std::vector<std::pair<QString, QStringList>> told; // in the order of the plans
    for (int i = 0; i < data.count(); ++i)
        for (const QString& text : of(data.plans[static_cast<std::size_t>(i)])) {
            auto known = std::ranges::find(told, text, &std::pair<QString, QStringList>::first);
            if (known == told.end())
                known = told.insert(told.end(), {text, {}});
            known->second << words::planName(data, i);
        }

    QStringList out;
    for (const auto& [text, plans] : told)
        out << (plans.size() == data.count()
                ? text
                : ReportWords::tr("%1 (%2)", "how figures were made, plans that it is true of")
                      .arg(text, plans.join(QStringLiteral("; "))));
    return out;
}

ReportSection methodSection(const ComparisonData& data)
{
    QStringList how {
        ReportWords::tr("Rankloom %1 computed every figure from the plan document; nothing here was run.")
            .arg(QStringLiteral(RANKLOOM_VERSION))};
    how << toldOfPlans(data, [](const ComparedPlan& plan) {
        return plan.serves() ? servedMethod(*plan.project) : trainedMethod(plan.project->cluster->device);
    });
    how << toldOfPlans(
        data, [](const ComparedPlan& plan) { return QStringList {linksText(plan.project->cluster->links)}; });
    how << toldOfPlans(data, [](const ComparedPlan& plan) {
        const QString routing = routingText(*plan.project);
        return routing.isEmpty() ? QStringList() : QStringList {routing};
    });
    for (int i = 0; i < data.count(); ++i)
        if (data.comparison.plans[static_cast<std::size_t>(i)].seenTokens)
            how << ReportWords::tr(
                "Seen tokens: the experts of “%1” were placed by tokens that its figures count; on "
                "unseen ones its step is likely longer.")
                       .arg(words::planName(data, i));
    for (int i = 0; i < data.count(); ++i)
        if (const Phrase& lossy = data.comparison.plans[static_cast<std::size_t>(i)].lossy; !lossy.empty())
            how << ReportWords::tr(
                "Lossy: digits are lost in “%1” (%2); what that does to the model is not estimated.")
                       .arg(words::planName(data, i), translated(lossy));
    for (int i = 0; i < data.count(); ++i)
        if (const Plan& one = *data.plans[static_cast<std::size_t>(i)].plan; one.bits.budgetBytes > 0)
            how << ReportWords::tr(
                "Experts in few bits: decode steps of “%1” on one GPU are laid out plane by "
                "plane, with %2 for planes. Which bits stay is chosen by %3: nothing is said about "
                "accuracy. D²MoE's authors state 89.14 tokens/s at 1,600 MB and 94.3 with all planes "
                "in memory (arXiv 2504.15299); their model and device are others.")
                       .arg(words::planName(data, i), formatBytes(one.bits.budgetBytes),
                           one.bits.worth->empty()
                               ? ReportWords::tr("a proxy (share of the rounding error)")
                               : ReportWords::tr("what the plan states planes to be worth"));
    QStringList trust; // plans of a kind have one sentence
    for (const ComparedPlan& one : data.plans)
        if (const QString text = translated(one.evaluation.trust.text());
            one.evaluation.valid && !one.serves() && !trust.contains(text))
            trust << text;
    for (const QString& text : trust)
        how << ReportWords::tr("Trust in step times: %1").arg(text);
    for (const char* key : {"step", "peakMemory"}) {
        const auto figure = std::ranges::find(data.comparison.figures, key, &ComparedFigure::key);
        for (int i = 0; figure != data.comparison.figures.end() && i < data.count(); ++i)
            if (const QString range = words::range(*figure, i); !range.isEmpty())
                how << ReportWords::tr("%1 of “%2”, %3", "figure, plan, range")
                           .arg(words::figureLabel(*figure), words::planName(data, i), range);
    }
    how << ReportWords::tr(
        "The baseline of every change is “%1”; ● marks the best figure of a row among the plans "
        "that fit.")
               .arg(words::planName(data, data.comparison.baseline));
    return {QStringLiteral("method"), ReportWords::tr("How the figures were made"), {list(how)}};
}

QString byline(const ReportContext& context)
{
    QStringList parts;
    if (!context.author.trimmed().isEmpty())
        parts << context.author.simplified();
    if (context.date.isValid())
        parts << QLocale().toString(context.date, QLocale::LongFormat);
    return parts.join(QStringLiteral(" · "));
}

} // namespace

Report makeReport(Data data, const ReportContext& context)
{
    Report report;
    const ComparedPlan& base = data->plans[static_cast<std::size_t>(data->comparison.baseline)];
    report.title = data->count() == 1 ? words::planName(*data, 0)
        : oneModel(*data)
        ? ReportWords::tr("Plans for %1", "model").arg(QString::fromStdString(base.project->model->name))
        : ReportWords::tr("Plans for several models");
    report.byline = byline(context);
    report.language = QLocale().bcp47Name();
    report.sections = {questionSection(*data), optionsSection(*data), memorySection(data),
        timelineSection(data), placementSection(data), costSection(*data), recommendationSection(*data),
        compressionSection(*data), bitsSection(*data), recoverySection(context.recovery),
        diagnosesSection(*data), methodSection(*data)};
    std::erase_if(report.sections, [](const ReportSection& section) { return section.blocks.empty(); });
    return report;
}

Result<void> writeReport(Data data, const ReportContext& context, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("html") || suffix == QLatin1String("htm"))
        return writeWhole(path, reportHtml(makeReport(std::move(data), context)));
    if (suffix == QLatin1String("pdf"))
        return writeWhole(path, reportPdf(makeReport(std::move(data), context)));
    return fail(ErrorCode::Unsupported, Phrase::of("Reports cannot be written as '{}'", suffix.toStdString()),
        {path.toStdString(), 0, 0, {}}, Phrase::of("Choose a name that ends in .html or .pdf."));
}

} // namespace rankloom::ui
