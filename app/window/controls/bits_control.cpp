// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/bits_control.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QMenu>

#include "app/document/document.h"
#include "app/document/editor.h"
#include "app/document/opened_project.h"
#include "app/document/project_store.h"
#include "core/model/parameters.h"
#include "core/plan/setting_words.h"
#include "core/serving/served_step.h"
#include "widgets/bits/bits_map_view.h"
#include "widgets/bits/budget_curve_view.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/timeline/timeline_view.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

/// Whether two plans decode alike.
bool decodesTheSame(const Plan& a, const Plan& b)
{
    const bool serves = a.workload.kind == WorkKind::Serving;
    return a.bits == b.bits && a.workload.sequenceLength == b.workload.sequenceLength
        && a.memory.offload.nvmeReadBytesPerSecond == b.memory.offload.nvmeReadBytesPerSecond
        && a.workload.kind == b.workload.kind
        && (!serves
            || (a.serving == b.serving && a.layout == b.layout && a.deviceOfRank == b.deviceOfRank
                && a.countTrace == b.countTrace));
}

std::shared_ptr<db::ProjectWriter> writerOf(const Document& document)
{
    const ProjectStore* store = document.file();
    return store != nullptr ? store->writer() : nullptr;
}

} // namespace

BitsControl::BitsControl(const Pictures& pictures, Editor& editor, QObject* parent)
    : QObject(parent), m_pictures(pictures), m_editor(editor), m_newest(this), m_other(this)
{
    connect(&pictures.map, &BitsMapView::bitsRequested, this,
        [this](const ExpertWidths& widths, const QString& name) {
            if (!m_editor.admits())
                return;
            Plan plan = *m_editor.document().plan();
            plan.bits.kept = Shared<ExpertWidths>(widths);
            m_editor.changePlan(std::move(plan), name);
        });
    connect(&pictures.map, &BitsMapView::bestRequested, this, &BitsControl::chooseByWorth);
    connect(&pictures.curve, &BudgetCurveView::budgetRequested, this,
        [this](double bytes) { setBudget(Bytes(bytes)); });
    makeTools();
}

void BitsControl::makeTools()
{
    TimelinePanel& panel = m_pictures.lanes;
    TimelineView& lanes = panel.view();
    lanes.setAccessibleName(tr("Loading and computing"));
    lanes.setEmptyText(tr("No steps yet. Set a budget for planes of experts."));
    lanes.setName(tr("The plan's bits"));
    panel.addTool(tr("All"), tr("Show all steps"), [this] { zoomTo(Part::All); });
    panel.addTool(
        tr("Token"), tr("Show one step: a token of every sequence"), [this] { zoomTo(Part::Step); });
    panel.addTool(
        tr("Layer"), tr("Show the chosen layer, or the first, in one step"), [this] { zoomTo(Part::Layer); });
    connect(panel.compareMenu(), &QMenu::aboutToShow, this, &BitsControl::fillCompareMenu);
}

/// Of the step in the middle of what is seen; the first one fills the memory and is not like the others.
void BitsControl::zoomTo(Part part)
{
    TimelineView& lanes = m_pictures.lanes.view();
    if (!m_report || lanes.isEmpty())
        return;
    if (part == Part::All)
        return lanes.fitAll();
    const std::vector<std::int64_t>& starts = m_lanes.stepStarts;
    const TimelineMapping& now = lanes.mapping();
    const auto middle = static_cast<std::int64_t>(now.start + now.nsPerPixel * now.width / 2);
    const auto next = std::ranges::upper_bound(starts, middle);
    const auto step = static_cast<int>(std::max<std::ptrdiff_t>(0, next - starts.begin() - 1));
    if (part == Part::Step)
        return lanes.zoomToInterval(
            starts[static_cast<std::size_t>(step)], next == starts.end() ? m_report->lanes.end() : *next);
    const int layer = std::clamp(m_pictures.map.selection().layer, 0, m_report->layers - 1);
    const auto [from, to] = layerInStep(*m_report, layer, step);
    if (to > from)
        lanes.zoomToInterval(from, to);
}

void BitsControl::fillCompareMenu()
{
    QMenu& menu = *m_pictures.lanes.compareMenu();
    menu.clear();
    if (!m_report || !m_plan)
        return;
    const BitSettings now = bitSettingsOf(*m_plan);
    menu.addAction(tr("With the bits &before the last change"), this,
            [this] { m_pictures.lanes.view().setReference(m_before.index, tr("Before"), m_before.memory); })
        ->setEnabled(m_before.index != nullptr);
    for (const PlaneOrder order :
        {PlaneOrder::HottestBit, PlaneOrder::Expert, PlaneOrder::Largest, PlaneOrder::Exact}) {
        BitSettings other = now;
        other.order = order;
        const QString name = translated(settingWords(order));
        menu.addAction(
                tr("With the order: %1").arg(name), this, [this, other, name] { compareWith(other, name); })
            ->setEnabled(order != now.order);
    }
    BitSettings ahead = now;
    ahead.prefetch = now.prefetch + 1;
    menu.addAction(tr("With experts known one layer further ahead"), this,
        [this, ahead] { compareWith(ahead, tr("Known %1 ahead").arg(ahead.prefetch)); });
    BitSettings more = now;
    more.budget = m_report->more.budget;
    menu.addAction(tr("With 2 GiB more"), this,
        [this, more] { compareWith(more, tr("Budget %1").arg(formatBytes(more.budget.value()))); });
    BitSettings best = now;
    best.kept = {};
    menu.addAction(tr("With the bits that are worth most"), this,
            [this, best] { compareWith(best, tr("By worth")); })
        ->setEnabled(!now.kept->empty());
    menu.addAction(
        tr("With these, &kept as they are now"), &m_pictures.lanes.view(), &TimelineView::pinReference);
    menu.addSeparator();
    menu.addAction(tr("With &nothing"), this, &BitsControl::compareWithNothing)
        ->setEnabled(m_pictures.lanes.view().reference() != nullptr);
}

void BitsControl::compareWith(const BitSettings& settings, const QString& name)
{
    m_other.ask([project = m_project, plan = m_plan, settings](
                    const std::stop_token& /*stop*/) { return layOut(*project, *plan, settings); },
        [this, name](const Outcome& outcome) {
            if (outcome)
                m_pictures.lanes.view().setReference(outcome->lanes.index, name, outcome->lanes.memory);
        });
}

void BitsControl::compareWithNothing()
{
    m_other.cancel();
    m_pictures.lanes.view().setReference(nullptr, {});
}

BitsControl::OtherTokens BitsControl::otherTokens() const
{
    OtherTokens tokens {m_project, m_editor.document().state().counted(), nullptr};
    if (tokens.filter.split.part != TraceSplit::Part::Train || m_project->routing->empty())
        return {};
    tokens.filter.split.part = TraceSplit::Part::Test;
    if (m_test.project == tokens.project && m_test.filter == tokens.filter)
        tokens.counted = m_test.counted;
    return tokens;
}

void BitsControl::count(OtherTokens& tokens, db::ProjectWriter* writer, const std::stop_token& stop)
{
    if (!tokens.project || tokens.counted || writer == nullptr)
        return;
    Progress progress;
    if (Result<RoutingStatistics> routing = countTraces(*writer, tokens.filter, progress, stop))
        tokens.counted = std::make_shared<const RoutingStatistics>(std::move(*routing));
}

BitsControl::KnownClaims BitsControl::claimsBeside(
    const std::shared_ptr<const Project>& project, const Plan& plan, const KnownClaims& known)
{
    const BitFormat format = bitSettingsOf(plan).format;
    const int context = plan.workload.sequenceLength;
    if (known->project == project && known->format == format && known->context == context
        && known->worth == plan.bits.worth)
        return known;
    Claims claims {project, format, context, plan.bits.worth, {}};
    if (const Result<PlaneQuality> quality = qualityOf(plan, *project->model))
        if (const Result<OnPublishedInputs> ours = onPublishedInputs(*project, plan, format, *quality))
            claims.claims = besidePublished(expertBytes(expertWeights(*project->model), format), *ours);
    return std::make_shared<const Claims>(std::move(claims));
}

BitsControl::Outcome BitsControl::layOut(
    const Project& project, const Plan& plan, const BitSettings& settings, const RoutingStatistics& test)
{
    if (Result<void> legal = checkBitFormat(settings.format); !legal)
        return tl::unexpected<Error>(std::move(legal.error()));
    const Result<PlaneQuality> quality = qualityOf(plan, *project.model);
    if (!quality)
        return tl::unexpected<Error>(quality.error());
    Result<BitsReport> report = planBits(project, plan, settings, *quality, test);
    if (!report)
        return tl::unexpected<Error>(std::move(report.error()));
    Laid laid;
    laid.report = std::make_shared<const BitsReport>(std::move(*report));
    laid.lanes = bitTimeline(laid.report, layersWithExperts(*project.model));
    return laid;
}

void BitsControl::setBudget(Bytes budget)
{
    if (!m_editor.admits())
        return;
    Plan plan = *m_editor.document().plan();
    plan.bits.budgetBytes = budget.value();
    m_editor.changePlan(std::move(plan), tr("Set the bit budget to %1").arg(formatBytes(budget.value())),
        QStringLiteral("/experts/bits/budgetBytes"));
}

void BitsControl::chooseByWorth()
{
    if (!m_editor.admits())
        return;
    Plan plan = *m_editor.document().plan();
    plan.bits.kept = {};
    m_editor.changePlan(std::move(plan), tr("Choose the bits of experts by worth"));
}

void BitsControl::show(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan)
{
    if (project && project == m_project && m_plan && decodesTheSame(*plan, *m_plan))
        return;
    if (project != m_project)
        m_report.reset();
    m_project = std::move(project);
    m_plan = std::move(plan);
    m_problem.reset();
    if (!m_project || !m_project->model->moe || m_plan->bits.budgetBytes <= 0) {
        m_newest.cancel();
        m_report.reset();
        m_pictures.map.setTable(nullptr);
        m_pictures.curve.setReport(nullptr);
        compareWithNothing();
        m_lanes = m_before = {};
        m_pictures.lanes.view().setTimeline(nullptr);
        return setStale(false);
    }
    showTable();
    setStale(true);
    m_newest.ask(
        [project = m_project, plan = m_plan, known = m_claims, test = otherTokens(),
            writer = writerOf(m_editor.document())](const std::stop_token& stop) mutable -> Outcome {
            count(test, writer.get(), stop);
            Outcome outcome = layOut(
                *project, *plan, bitSettingsOf(*plan), test.counted ? *test.counted : RoutingStatistics());
            if (outcome) {
                outcome->plan = plan;
                outcome->claims = claimsBeside(project, *plan, known);
                outcome->test = std::move(test);
                if (plan->workload.kind == WorkKind::Serving)
                    if (const Result<ServedStep> step = servedStep(*project, *plan);
                        step && step->memory.fits())
                        outcome->served = step->forecast;
            }
            return outcome;
        },
        [this](const Outcome& outcome) { take(outcome); });
}

/// Of a plan that has none the last figures stay, dimmed, and it is said why.
void BitsControl::take(const Outcome& outcome)
{
    if (!outcome) {
        m_problem = outcome.error();
        showTable();
        return setStale(true);
    }
    m_report = outcome->report;
    m_reported = outcome->plan;
    m_before = std::exchange(m_lanes, outcome->lanes);
    m_claims = outcome->claims;
    m_served = outcome->served;
    m_test = outcome->test;
    m_pictures.curve.setReport(m_report);
    TimelineView& lanes = m_pictures.lanes.view();
    lanes.setLaneMemory(m_lanes.memory);
    lanes.setTimeline(m_lanes.index->shared(), m_lanes.index);
    showTable();
    setStale(false);
}

/// What was set by hand is there at once; what is worth most when it was chosen: until then the last choice
/// stays, with the plan it was made for.
void BitsControl::showTable()
{
    const bool waits =
        m_plan->bits.kept->empty() && m_report && m_report->settings.format == bitSettingsOf(*m_plan).format;
    m_pictures.map.setTable(
        std::make_shared<const BitsTable>(waits ? bitsTable(*m_project, *m_reported, &m_report->choice)
                                                : bitsTable(*m_project, *m_plan, nullptr)));
}

const std::shared_ptr<const BitsTable>& BitsControl::table() const { return m_pictures.map.table(); }

void BitsControl::setStale(bool stale)
{
    m_stale = stale;
    m_pictures.map.setStale(stale && m_plan && m_plan->bits.kept->empty());
    m_pictures.curve.setStale(stale);
    m_pictures.lanes.view().setStale(stale);
    Q_EMIT reportChanged();
}

Bytes usualBitBudget(const Project& project, const Plan& plan)
{
    const ModelSpec& model = *project.model;
    const BitFormat format = bitSettingsOf(plan).format;
    const ExpertBytes bytes = expertBytes(expertWeights(model), format);
    const double experts = static_cast<double>(model.moeLayers()) * model.moe->experts;
    const ParameterCounts counts = countParameters(model);
    const double others = 2
        * (static_cast<double>(counts.total) - experts * static_cast<double>(expertWeights(model).matrices));
    const double room = 0.9 * project.cluster->device.memory.value() - others;
    const double wanted = std::min(room, bytes.nested.value() * experts / 2);
    const double step = wanted > 2 * kGiB ? kGiB : kGiB / 8;
    return Bytes(std::max(std::floor(wanted / step) * step, std::ceil(bytes.base.value() / kMiB) * kMiB));
}

} // namespace rankloom::ui
