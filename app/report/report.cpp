// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QFileInfo>
#include <fmt/format.h>

#include "app/report/report_tables.h"
#include "app/window/view_values.h"
#include "core/base/text.h"
#include "core/memory/rank_memory.h"
#include "core/plan/what_if.h"
#include "widgets/memory/memory_view.h"
#include "widgets/picture_bytes.h"

namespace rankloom::ui {

namespace {

constexpr int kPictureWidth = 1100; ///< px: text of the pictures stays readable on a page
constexpr std::size_t kMostDiagnoses = 40; ///< of one plan

using Data = std::shared_ptr<const ComparisonData>;

template <class Text> QString list(const std::vector<Text>& entries)
{
    QString out = QStringLiteral("<ul>");
    for (const Text& entry : entries)
        out += QStringLiteral("<li>") + html(entry) + QStringLiteral("</li>");
    return out + QStringLiteral("</ul>");
}

/// "llama-3-8b (8.03 B parameters) on 2 × 8 NVIDIA H100 SXM 80 GB"
std::string subject(const ComparedPlan& plan)
{
    const Cluster& cluster = plan.project->cluster;
    return fmt::format("{} ({} parameters) on {} × {} {}", plan.project->model.name,
        humanCount(static_cast<double>(plan.evaluation.parameters.total)), cluster.nodes,
        cluster.devicesPerNode, cluster.device.title);
}

std::string layoutWords(const ComparedPlan& plan)
{
    const Layout layout = resolved(plan.plan->layout, worldSize(plan.project->cluster, *plan.plan));
    std::string out = fmt::format("TP {}", layout.tp);
    const std::pair<const char*, int> degrees[] = {
        {"CP", layout.cp}, {"PP", layout.pp}, {"VPP", layout.vpp}, {"EP", layout.ep}, {"DP", layout.dp}};
    for (const auto& [name, degree] : degrees)
        if (degree > 1)
            out += fmt::format(", {} {}", name, degree);
    return out + fmt::format("; schedule {}", nameOf(plan.plan->schedule.kind));
}

std::string workWords(const ComparedPlan& plan)
{
    const Workload& work = plan.plan->workload;
    return fmt::format("{} sequences of {} tokens a step, in microbatches of {}", work.globalBatchSize,
        work.sequenceLength, work.microBatchSize);
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

ReportSection questionSection(const ComparisonData& data)
{
    const ComparedPlan& base = data.plans[static_cast<std::size_t>(data.comparison.baseline)];
    const std::string question = data.plans.size() == 1
        ? fmt::format(
            "Does this plan train {} within memory, how fast, and what is in the way? The work: {}.",
            subject(base), workWords(base))
        : fmt::format("Which of {} plans should train {}: which fit, and which is fastest? The work: {}.",
            data.plans.size(), subject(base), workWords(base));
    return {QStringLiteral("question"), QStringLiteral("Question"),
        {paragraph(html(question)),
            QStringLiteral("<p class=\"answer\"><b>") + html(data.comparison.recommendation.reasons.front())
                + QStringLiteral("</b></p>")}};
}

ReportSection optionsSection(const ComparisonData& data)
{
    QString options = QStringLiteral("<ul>");
    for (std::size_t i = 0; i < data.plans.size(); ++i) {
        const ComparedColumn& column = data.comparison.plans[i];
        options += QStringLiteral("<li><b>") + html(column.name) + QStringLiteral("</b>: ")
            + html(layoutWords(data.plans[i]));
        if (!column.differenceName.empty() && column.differenceName != column.name)
            options += QStringLiteral(" (") + html(column.differenceName) + QStringLiteral(")");
        options += !column.valid ? QStringLiteral(" — <b>not possible</b>")
            : !column.fits       ? QStringLiteral(" — <b>does not fit</b>")
                                 : QString();
        options += QStringLiteral("</li>");
    }
    ReportSection section {
        QStringLiteral("options"), QStringLiteral("Options"), {options + QStringLiteral("</ul>")}};
    if (const QString table = differencesTable(data.comparison); !table.isEmpty())
        section.blocks.emplace_back(table);
    else if (data.plans.size() > 1)
        section.blocks.emplace_back(paragraph(QStringLiteral("The plans decide the same.")));
    section.blocks.emplace_back(figuresTable(
        data.comparison, [](const ComparedFigure& f) { return f.section == FigureSection::Result; }));
    return section;
}

ReportSection memorySection(const Data& data)
{
    ReportSection section {QStringLiteral("memory"), QStringLiteral("Memory"),
        {comparisonPicture(data, ComparisonPart::Memory),
            figuresTable(data->comparison,
                [](const ComparedFigure& f) { return f.section == FigureSection::Memory; })}};
    const auto index = static_cast<std::size_t>(closest(*data));
    const ComparedPlan& plan = data->plans[index];
    if (!plan.evaluation.valid)
        return section;
    section.blocks.emplace_back(paragraph(QStringLiteral("Every stage of <b>")
        + html(data->comparison.plans[index].name) + QStringLiteral("</b>:")));
    auto stages = std::make_shared<MemoryView>();
    stages->setData(
        memoryData(plan.project, plan.plan, plan.evaluation, rankMemory(*plan.project, *plan.plan)));
    section.blocks.emplace_back(std::move(stages));
    return section;
}

ReportSection timelineSection(const Data& data)
{
    return {QStringLiteral("timeline"), QStringLiteral("Timeline"),
        {comparisonPicture(data, ComparisonPart::Timelines),
            figuresTable(data->comparison,
                [](const ComparedFigure& f) { return f.section == FigureSection::Breakdown; })}};
}

ReportSection costSection(const ComparisonData& data)
{
    ReportSection section {QStringLiteral("cost"), QStringLiteral("Cost"),
        {figuresTable(
             data.comparison, [](const ComparedFigure& f) { return f.key == "deviceHoursPerBillionTokens"; }),
            paragraph(
                QStringLiteral("Device hours are all devices of the cluster times the time a billion tokens "
                               "take; multiply by what an hour of a device costs. The traffic of a step, "
                               "before it overlaps with compute:"))}};
    const auto used = [](const ComparedFigure& f) {
        return f.section == FigureSection::Traffic || f.section == FigureSection::Experts;
    };
    if (const QString table = figuresTable(data.comparison, used); !table.isEmpty())
        section.blocks.emplace_back(table);
    return section;
}

ReportSection recommendationSection(const ComparisonData& data)
{
    return {QStringLiteral("recommendation"), QStringLiteral("Recommendation"),
        {list(data.comparison.recommendation.reasons)}};
}

QString diagnosisText(const Diagnostic& diagnostic)
{
    QString out = QStringLiteral("<p><b>") + QString::fromLatin1(toString(diagnostic.severity))
        + QStringLiteral("</b> ") + html(diagnostic.where.pointer) + QStringLiteral(" — ")
        + html(diagnostic.message);
    for (const Suggestion& suggestion : diagnostic.suggestions) {
        out += QStringLiteral("<br>→ ") + html(suggestion.label);
        if (suggestion.effect)
            out += html(fmt::format(" (then {} a step, {} on the fullest GPU)",
                humanSeconds(suggestion.effect->step.value()), humanBytes(suggestion.effect->peak.value())));
    }
    return out + QStringLiteral("</p>");
}

ReportSection diagnosesSection(const ComparisonData& data)
{
    ReportSection section {QStringLiteral("diagnoses"), QStringLiteral("Diagnoses"), {}};
    for (std::size_t i = 0; i < data.plans.size(); ++i) {
        const Diagnostics& found = data.plans[i].evaluation.diagnostics;
        section.blocks.emplace_back(QStringLiteral("<h3>") + html(data.comparison.plans[i].name)
            + QStringLiteral("</h3>")
            + (found.empty() ? QStringLiteral("<p>Nothing to say against it.</p>") : QString()));
        for (std::size_t d = 0; d < std::min(kMostDiagnoses, found.size()); ++d)
            section.blocks.emplace_back(diagnosisText(found[d]));
        if (found.size() > kMostDiagnoses)
            section.blocks.emplace_back(
                paragraph(html(fmt::format("… and {} more.", found.size() - kMostDiagnoses))));
    }
    return section;
}

/// What the links of the cluster are known from.
std::string linkWords(const LinkTable& links)
{
    std::vector<std::string> measured;
    if (!links.deviceMatrix().empty())
        measured.emplace_back("between all devices");
    if (!links.nodeMatrix().empty())
        measured.emplace_back("between nodes");
    if (!links.nodeDeviceMatrix().empty())
        measured.emplace_back("between the devices of a node");
    std::string tiers = fmt::format("{} between devices of a node ({}), {} between nodes ({})",
        humanRate(links.tier(LinkLevel::DevicePair).bandwidth.value()),
        toString(links.tier(LinkLevel::DevicePair).origin),
        humanRate(links.tier(LinkLevel::NodePair).bandwidth.value()),
        toString(links.tier(LinkLevel::NodePair).origin));
    for (const NetworkTier& tier : links.networkTiers())
        tiers += fmt::format(", {} between nodes that share {} ({})",
            humanRate(tier.figure.bandwidth.value()), tier.name, toString(tier.figure.origin));
    if (measured.empty())
        return fmt::format("Links: nothing was measured; per device {}.", tiers);
    return fmt::format(
        "Links: measured {}; where nothing was measured {}.", fmt::join(measured, " and "), tiers);
}

ReportSection methodSection(const ComparisonData& data)
{
    const ComparedPlan& plan = data.plans[static_cast<std::size_t>(data.comparison.baseline)];
    const DeviceSpec& device = plan.project->cluster.device;
    const RoutingStatistics& routing = plan.project->routing;
    std::vector<std::string> how {"Rankloom " RANKLOOM_VERSION
                                  " computed every figure from the plan document; nothing here was run.",
        fmt::format(
            "Compute: matrix products at {:.0f} % of the peak of {}, streaming kernels at {:.0f} % of its "
            "memory bandwidth. Figures of a calibrated device are nearer to what it does.",
            100 * device.computeEfficiency, device.title, 100 * device.memoryEfficiency),
        "Timeline: every pass of every stage is simulated in the order of the schedule, transfers included; "
        "bubbles "
        "are what is left. The parts of a step are those of the pipeline rank that ends last.",
        "Memory: weights, gradients, optimizer state and the activations in flight at the fullest moment, "
        "then "
        "fragmentation, device context and communicators. The band covers routing and fragmentation.",
        linkWords(plan.project->cluster.links)};
    if (plan.project->model.moe)
        how.push_back(routing.empty()
                ? "Experts: no routing trace was imported; uniform routing is assumed."
                : fmt::format("Experts: load from a routing trace of {} tokens over {} layers.",
                    humanCount(static_cast<double>(routing.tokens)), routing.layers));
    how.push_back(
        fmt::format("The baseline of every change is “{}”; ● marks the best figure of a row among the "
                    "plans that fit.",
            data.comparison.plans[static_cast<std::size_t>(data.comparison.baseline)].name));
    return {QStringLiteral("method"), QStringLiteral("How the figures were made"), {list(how)}};
}

} // namespace

Report makeReport(std::shared_ptr<const ComparisonData> data)
{
    Report report;
    const ComparedPlan& base = data->plans[static_cast<std::size_t>(data->comparison.baseline)];
    report.title = QString::fromStdString(data->plans.size() == 1 ? data->comparison.plans.front().name
                                                                  : "Plans for " + base.project->model.name);
    report.sections = {questionSection(*data), optionsSection(*data), memorySection(data),
        timelineSection(data), costSection(*data), recommendationSection(*data), diagnosesSection(*data),
        methodSection(*data)};
    return report;
}

Result<void> writeReport(std::shared_ptr<const ComparisonData> data, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("html") || suffix == QLatin1String("htm"))
        return writeWhole(path, reportHtml(makeReport(std::move(data))));
    if (suffix == QLatin1String("pdf"))
        return writeWhole(path, reportPdf(makeReport(std::move(data))));
    return fail(ErrorCode::Unsupported, Phrase::of("Reports cannot be written as '{}'", suffix.toStdString()),
        {path.toStdString(), 0, 0, {}}, Phrase::of("Choose a name that ends in .html or .pdf."));
}

} // namespace rankloom::ui
