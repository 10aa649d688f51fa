// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/presented_pages.h"

#include <QCoreApplication>

#include "app/document/document.h"
#include "app/document/scenario_names.h"
#include "app/window/controls/bits_control.h"
#include "app/window/controls/comparison_control.h"
#include "app/window/controls/recover_control.h"
#include "app/window/shell/views.h"
#include "core/plan/compression.h"
#include "widgets/bits/bits_map_view.h"
#include "widgets/bits/budget_curve_view.h"
#include "widgets/comparison/comparison_words.h"
#include "widgets/compression/compression_picture.h"
#include "widgets/compression/compression_view.h"
#include "widgets/recovery/communicators_view.h"
#include "widgets/recovery/layers_view.h"
#include "widgets/recovery/recovery_panel.h"
#include "widgets/recovery/recovery_time_view.h"
#include "widgets/recovery/recovery_words.h"
#include "widgets/recovery/throughput_view.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

struct PresentedWords {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Presentation)
};

constexpr double kMapShare = 0.58; ///< of the width, beside the curve
constexpr double kLayersShare = 0.5;

PresentedPage compressionPage(const std::shared_ptr<const CompressionFigures>& figures, const QString& plan)
{
    QStringList techniques;
    for (const CompressionEffect& effect : figures->effects)
        techniques << PresentedWords::tr("%1: %2", "technique, what it saves of the step")
                          .arg(targetName(effect.target), savedWords(effect.saved));
    PresentedPage page;
    page.title = PresentedWords::tr("Compression of “%1”").arg(plan);
    page.headline = techniques.join(QStringLiteral(" · "));
    const QString lossy = translated(lossyWords(figures->compression));
    if (!lossy.isEmpty())
        page.remark =
            PresentedWords::tr("≈ Lossy: %1. What that does to the model is not estimated.").arg(lossy);
    auto view = std::make_shared<CompressionView>();
    view->setFigures(figures);
    page.parts.push_back({std::shared_ptr<PictureView>(std::move(view))});
    return page;
}

PresentedTable policies(const ReportedRecovery& reported)
{
    PresentedTable table;
    constexpr int kColumns = PolicyTable::Computation + 1; // what is decided by
    table.head = reported.head.mid(0, kColumns);
    for (const QStringList& row : reported.rows)
        table.rows.push_back(row.mid(0, kColumns));
    return table;
}

/// The policies with what they cost, and behind that what the chosen one does.
void addRecoveryPages(std::vector<PresentedPage>& pages, const Views& views, const QString& plan)
{
    const RecoveryPanel& panel = *views.recovery;
    const ReportedRecovery reported = views.recoverControl->told();
    const ShownRecoveries& all = panel.recoveries();
    if (reported.empty() || !all || panel.isStale() || panel.chosen() < 0)
        return;
    const Recovery& chosen = all->policies[static_cast<std::size_t>(panel.chosen())];
    PresentedPage costs;
    costs.title = PresentedWords::tr("If something fails under “%1”").arg(plan);
    costs.headline = reported.headline;
    costs.remark = reported.remarks.value(0);
    PresentedTable table = policies(reported);
    table.marked = panel.table().currentIndex().row();
    const QString name = policyName(chosen.policy);
    costs.parts.push_back({std::move(table)});
    pages.push_back(std::move(costs));
    if (!chosen.feasible)
        return;
    PresentedPage times;
    times.title = PresentedWords::tr("How long it takes");
    times.headline = PresentedWords::tr("%1 recovers in %2", "policy, time")
                         .arg(name, formatSeconds(chosen.seconds.total()));
    times.remark = reported.remarks.value(0);
    auto bars = std::make_shared<RecoveryTimeView>();
    bars->setRecoveries(all);
    bars->setChosen(panel.chosen());
    times.parts.push_back({std::shared_ptr<PictureView>(std::move(bars))});
    pages.push_back(std::move(times));
    PresentedPage after;
    after.title = PresentedWords::tr("How it goes on");
    after.headline =
        PresentedWords::tr("%1: %2 of the throughput after %3", "policy, share, time to recover")
            .arg(name, formatPercent(chosen.throughputRatio), formatSeconds(chosen.seconds.total()));
    after.remark = recoveryDetails(chosen);
    auto layers = std::make_shared<LayersView>();
    layers->setRecoveries(all, panel.chosen());
    after.parts.push_back({std::shared_ptr<PictureView>(std::move(layers)), QRectF(0, 0, kLayersShare, 1)});
    auto throughput = std::make_shared<ThroughputView>();
    throughput->setRecoveries(all, panel.chosen());
    after.parts.push_back(
        {std::shared_ptr<PictureView>(std::move(throughput)), QRectF(kLayersShare, 0, 1 - kLayersShare, 1)});
    pages.push_back(std::move(after));
    auto communicators = std::make_shared<CommunicatorsView>();
    communicators->setRecoveries(all, panel.chosen());
    if (communicators->isEmpty())
        return;
    PresentedPage links;
    links.title = PresentedWords::tr("Who is connected then");
    links.headline = communicators->description();
    links.parts.push_back({std::shared_ptr<PictureView>(std::move(communicators))});
    pages.push_back(std::move(links));
}

PresentedPage bitsPage(const BitsControl& control, const QString& plan)
{
    const BitsReport& report = *control.report();
    PresentedPage page;
    page.title = PresentedWords::tr("Experts of “%1” in few bits").arg(plan);
    page.headline = PresentedWords::tr(
        "With %1 for planes of experts one GPU decodes %2 tokens/s, at %3 bits in the mean")
                        .arg(formatBytes(report.settings.budget.value()), formatCount(report.tokensPerSecond),
                            formatCount(report.score.meanBits));
    if (report.proxy)
        page.remark = PresentedWords::tr(
            "≈ Lossy. Which bits stay is chosen by a proxy, the share of the rounding error that "
            "planes take away: it says nothing about accuracy.");
    auto map = std::make_shared<BitsMapView>();
    map->setTable(control.table());
    page.parts.push_back({std::shared_ptr<PictureView>(std::move(map)), QRectF(0, 0, kMapShare, 1)});
    auto curve = std::make_shared<BudgetCurveView>();
    curve->setReport(control.report());
    page.parts.push_back(
        {std::shared_ptr<PictureView>(std::move(curve)), QRectF(kMapShare, 0, 1 - kMapShare, 1)});
    return page;
}

} // namespace

std::vector<PresentedPage> presentedPages(const Views& views, const Document& document)
{
    std::vector<PresentedPage> pages;
    const ScenarioPointer scenario = document.isOpen() ? document.state().currentScenario() : nullptr;
    if (!scenario)
        return pages;
    const QString plan = shownName(document.state(), *scenario);
    // A talk is of the plans that are compared: the one on screen may be none of them.
    const ComparisonControl& comparison = *views.comparisonControl;
    if (comparison.compared().size() > 1 && !comparison.isCompared(scenario->id))
        return pages;
    // What a plan could compress and does not is no decision of it.
    if (const auto& figures = views.compression->figures(); figures && !figures->effects.empty()
        && !views.compression->isStale() && figures->compression == scenario->plan.communication.compression
        && !figures->tried)
        pages.push_back(compressionPage(figures, plan));
    addRecoveryPages(pages, views, plan);
    const BitsControl& bits = *views.bitsControl;
    if (bits.report() && bits.table() && !bits.isStale())
        pages.push_back(bitsPage(bits, plan));
    return pages;
}

QString presentedSubject(const Document& document)
{
    if (!document.isOpen())
        return {};
    const Project& project = *document.project();
    return QString::fromStdString(project.model->name) + QStringLiteral("  ·  ")
        + comparison_words::cluster(project);
}

} // namespace rankloom::ui
