// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/expert_control.h"

#include <utility>

#include "app/document/document.h"
#include "app/document/editor.h"
#include "app/figures/view_values.h"
#include "core/evaluate/expert_traffic.h"
#include "core/plan/check.h"
#include "widgets/experts/expert_board.h"

namespace rankloom::ui {

namespace {

/// Whether two plans place experts alike on screen.
bool showsTheSame(const Plan& a, const Plan& b)
{
    return a.experts == b.experts && a.layout == b.layout && a.deviceOfRank == b.deviceOfRank
        && a.stages == b.stages;
}

} // namespace

ExpertControl::ExpertControl(ExpertBoard& board, ExpertDevicesView& devices, Editor& editor,
    EvaluationRunner::Function evaluate, QObject* parent)
    : QObject(parent)
    , m_board(board)
    , m_devices(devices)
    , m_editor(editor)
    , m_document(editor.document())
    , m_traffic(this)
    , m_runner(std::move(evaluate))
{
    connect(&board, &ExpertBoard::exchangeRequested, this, &ExpertControl::exchange);
    connect(&board, &ExpertBoard::previewRequested, this, &ExpertControl::preview);
    connect(&editor, &Editor::previewingChanged, &m_runner, &EvaluationRunner::cancel);
    connect(&m_runner, &EvaluationRunner::finished, this, [this](const std::shared_ptr<const Figures>& then) {
        // Of a plan that is another one by now it would say nothing.
        if (m_base && m_base == m_document.trueFigures() && m_base->valid() && then->valid())
            m_board.setPreview(
                m_previewed, (then->evaluation->time.step - m_base->evaluation->time.step).value());
    });
}

void ExpertControl::show(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan)
{
    if (project && project == m_shownProject && showsTheSame(*plan, *m_shownPlan))
        return;
    if (!m_editor.isPreviewing())
        forgetOthers(project, plan.get());
    m_shownProject = std::move(project);
    m_shownPlan = std::move(plan);
    m_board.setData(m_shownProject ? expertsData(m_shownProject, *m_shownPlan) : ExpertsData {});
    showSides();
}

/// Placements that are not of the plan as it became.
void ExpertControl::forgetOthers(const std::shared_ptr<const Project>& project, const Plan* plan)
{
    const int members = plan != nullptr ? plan->layout.ep : 0;
    if (std::exchange(m_project, project) != project || std::exchange(m_members, members) != members) {
        m_before.reset();
        m_proposed.reset();
    }
    m_members = members;
    if (m_proposed && plan->experts != *m_proposed)
        m_proposed.reset();
}

void ExpertControl::propose(const ExpertPlacement& experts)
{
    if (!m_document.isOpen() || m_editor.isPreviewing())
        return;
    show(m_document.project(), m_document.plan()); // nobody may have seen the plan yet
    m_before = m_document.plan()->experts;
    m_proposed = experts;
    showSides();
}

void ExpertControl::showSides()
{
    const ExpertsData& now = m_board.data();
    if (now.empty()) {
        m_traffic.cancel();
        m_devices.setSides({}, {{}, now, {}});
        return;
    }
    const auto with = [&](const ExpertPlacement& experts) {
        ExpertsData data = now;
        data.placement = std::make_shared<const ExpertPlacement>(
            writtenOut(experts, now.layers(), now.routing->experts, now.members));
        return data;
    };
    const ExpertPlacement& present = m_shownPlan->experts;
    if (m_editor.isPreviewing()) {
        askForTraffic({}, present);
        m_devices.setSides({tr("Contiguous"), with({})}, {tr("Preview"), now});
    } else if (m_proposed && present != *m_proposed) {
        m_devices.setSides({tr("Now"), now}, {tr("Found"), with(*m_proposed)});
        askForTraffic(present, *m_proposed);
    } else {
        askForTraffic(m_before.value_or(ExpertPlacement {}), present);
        m_devices.setSides(
            {m_before ? tr("Before") : tr("Contiguous"), with(m_before.value_or(ExpertPlacement {}))},
            {tr("Now"), now});
    }
}

namespace {

/// Nothing for a plan that is not legal.
ExpertDevicesView::Traffic trafficOf(
    const Project& project, const Plan& plan, const std::vector<ExpertGroup>& groups)
{
    ExpertDevicesView::Traffic traffic;
    if (hasErrors(check(project, plan)))
        return traffic;
    for (const ExpertGroup& group : groups)
        traffic.push_back(
            std::make_shared<const ExpertTraffic>(expertTraffic(project, plan, group.rank.front())));
    return traffic;
}

} // namespace

void ExpertControl::askForTraffic(const ExpertPlacement& before, const ExpertPlacement& after)
{
    m_devices.setStale(true); // what is shown was of other placements
    m_traffic.ask(
        [project = m_shownProject, plan = *m_shownPlan, before, after, groups = m_board.data().groups](
            const std::stop_token& /*stop*/) mutable {
            Traffic both;
            plan.experts = std::move(after);
            both.second = trafficOf(*project, plan, groups);
            plan.experts = std::move(before);
            both.first = trafficOf(*project, plan, groups);
            return both;
        },
        [this, cluster = m_shownProject->cluster.pointer()](const Traffic& both) {
            // Of a plan that is not legal the last traffic stays, dimmed; the diagnoses say why.
            if (both.second.empty())
                return;
            m_devices.setTraffic(cluster, both.first, both.second);
            m_devices.setStale(false);
        });
}

ExpertPlacement ExpertControl::after(const ExpertSwap& exchange) const
{
    return exchanged(*m_board.data().placement, exchange);
}

void ExpertControl::place(ExpertPlacement experts, const QString& name)
{
    if (!m_document.isOpen())
        return;
    m_runner.cancel();
    Plan plan = *m_document.plan();
    // Contiguous is written as nothing, so that going back by hand is the same plan again.
    const int members = plan.layout.ep;
    if (!experts.devices.empty()) {
        const int count = static_cast<int>(experts.devices.front().size());
        if (experts.devices
            == writtenOut({}, static_cast<int>(experts.devices.size()), count, members).devices)
            experts = {};
    }
    plan.experts = std::move(experts);
    m_editor.changePlan(std::move(plan), name);
}

void ExpertControl::exchange(const ExpertSwap& exchange)
{
    place(after(exchange),
        tr("Exchange experts %1 and %2 of layer %3")
            .arg(exchange.expertA)
            .arg(exchange.expertB)
            .arg(m_board.data().modelLayer(exchange.layer)));
}

void ExpertControl::preview(const ExpertSwap& exchange)
{
    m_base = m_document.trueFigures();
    if (!m_base || m_editor.isPreviewing())
        return;
    auto plan = std::make_shared<Plan>(*m_base->plan);
    plan->experts = after(exchange);
    m_previewed = exchange;
    m_runner.submit(m_base->project, std::move(plan));
}

} // namespace rankloom::ui
