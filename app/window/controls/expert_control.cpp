// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/expert_control.h"

#include <utility>

#include "app/document/document.h"
#include "app/figures/view_values.h"
#include "core/evaluate/expert_traffic.h"
#include "core/plan/check.h"
#include "widgets/background.h"
#include "widgets/experts/expert_board.h"
#include "widgets/experts/expert_devices_view.h"

namespace rankloom::ui {

namespace {

/// Whether two plans place experts alike on screen.
bool showsTheSame(const Plan& a, const Plan& b)
{
    return a.experts == b.experts && a.layout == b.layout && a.deviceOfRank == b.deviceOfRank
        && a.stages == b.stages;
}

} // namespace

ExpertControl::ExpertControl(ExpertBoard& board, ExpertDevicesView& devices, Document& document,
    EvaluationRunner::Function evaluate, QObject* parent)
    : QObject(parent), m_board(board), m_devices(devices), m_document(document), m_runner(std::move(evaluate))
{
    connect(&board, &ExpertBoard::exchangeRequested, this, &ExpertControl::exchange);
    connect(&board, &ExpertBoard::previewRequested, this, &ExpertControl::preview);
    connect(
        &m_runner, &EvaluationRunner::finished, this, [this](const std::shared_ptr<const Evaluation>& then) {
            const std::shared_ptr<const Evaluation>& now = m_document.evaluation();
            if (now && now->valid && then->valid && !m_document.isStale())
                m_board.setPreview(m_previewed, then->time.step.value() - now->time.step.value());
        });
}

void ExpertControl::show()
{
    const std::shared_ptr<const Project>& project = m_document.project();
    const std::shared_ptr<const Plan> plan = m_document.plan();
    if (project && project == m_shownProject && showsTheSame(*plan, *m_shownPlan))
        return;
    if (project != m_shownProject || plan->layout.ep != m_shownPlan->layout.ep) {
        m_before.reset();
        m_proposed.reset();
    }
    m_shownProject = project;
    m_shownPlan = plan;
    m_board.setData(project ? expertsData(project, *plan) : ExpertsData {});
    if (m_proposed && plan->experts != *m_proposed)
        m_proposed.reset();
    showSides();
}

void ExpertControl::propose(const ExpertPlacement& experts)
{
    if (!m_document.isOpen())
        return;
    m_before = m_document.plan()->experts;
    m_proposed = experts;
    showSides();
}

void ExpertControl::showSides()
{
    const ExpertsData& now = m_board.data();
    if (now.empty()) {
        m_devices.setSides({}, {{}, now, {}});
        return;
    }
    const auto with = [&](const ExpertPlacement& experts) {
        ExpertsData data = now;
        data.placement = std::make_shared<const ExpertPlacement>(
            writtenOut(experts, now.layers(), now.routing->experts, now.members));
        return data;
    };
    const ExpertPlacement& present = m_document.plan()->experts;
    if (m_proposed && present != *m_proposed) {
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
    using Both = std::pair<ExpertDevicesView::Traffic, ExpertDevicesView::Traffic>;
    const std::shared_ptr<const Project>& project = m_document.project();
    runInBackground<Both>(
        [project, plan = *m_document.plan(), before, after, groups = m_board.data().groups]() mutable {
            Both both;
            plan.experts = std::move(after);
            both.second = trafficOf(*project, plan, groups);
            plan.experts = std::move(before);
            both.first = trafficOf(*project, plan, groups);
            return both;
        },
        this,
        [this, ticket = ++m_ticket, cluster = project->cluster.pointer()](const Both& both) {
            // Of a plan that is not legal the last traffic stays; the diagnoses say why.
            if (ticket == m_ticket && !both.second.empty())
                m_devices.setTraffic(cluster, both.first, both.second);
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
    m_document.changePlan(std::move(plan), name);
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
    if (!m_document.isOpen())
        return;
    auto plan = std::make_shared<Plan>(*m_document.plan());
    plan->experts = after(exchange);
    m_previewed = exchange;
    m_runner.submit(m_document.project(), std::move(plan));
}

} // namespace rankloom::ui
