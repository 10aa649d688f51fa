// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/serving_control.h"

#include <algorithm>
#include <utility>

#include "app/document/document.h"
#include "app/document/editor.h"
#include "widgets/serving/latency_view.h"
#include "widgets/serving/serving_view.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

/// Whether what is asked of latencies is all that differs.
bool servesTheSame(const Plan& a, const Plan& b)
{
    Plan alike = a;
    alike.serving.goals = b.serving.goals;
    return alike == b;
}

} // namespace

ServingControl::ServingControl(Pictures pictures, Editor& editor, QObject* parent)
    : QObject(parent), m_pictures(std::move(pictures)), m_editor(editor), m_newest(this), m_measuring(this)
{
}

void ServingControl::show(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan)
{
    if (project && project == m_project && m_plan && *plan == *m_plan)
        return;
    const bool another = project != m_project;
    const bool asked = m_plan && !another && servesTheSame(*plan, *m_plan);
    m_measuring.cancel();
    m_capacity.reset();
    m_project = std::move(project);
    m_plan = std::move(plan);
    showTargets();
    if (asked)
        return priceChanges();
    if (!m_project || m_plan->workload.kind != WorkKind::Serving) {
        m_newest.cancel();
        take(nullptr);
        return;
    }
    if (another)
        take(nullptr);
    ask();
    if (std::exchange(m_measureNext, false))
        measureCapacity();
}

void ServingControl::setOther(std::optional<SchedulerKind> scheduler)
{
    if (std::exchange(m_other, scheduler) != scheduler)
        ask();
}

void ServingControl::showTargets()
{
    const LatencyGoals goals = m_plan ? m_plan->serving.goals : LatencyGoals {};
    m_targets = {Seconds(goals.timeToFirstToken), Seconds(goals.timePerOutputToken)};
    m_pictures.lanes.setTargets(m_targets);
    for (LatencyView* view : m_pictures.latencies)
        if (view->measure() == ServingMeasure::FirstToken)
            view->setTarget(m_targets.timeToFirstToken, m_targets.share);
        else if (view->measure() == ServingMeasure::PerToken)
            view->setTarget(m_targets.timePerOutputToken, m_targets.share);
    Q_EMIT changed();
}

void ServingControl::ask()
{
    if (!m_project || m_plan->workload.kind != WorkKind::Serving)
        return;
    setStale(true);
    m_newest.ask(
        [project = m_project, plan = m_plan, question = ServingQuestion {m_other, knownChanges()}](
            const std::stop_token& stop) {
            return std::make_shared<const ServingOutcome>(servePlan(*project, *plan, question, stop));
        },
        [this, project = m_project, plan = m_plan](const std::shared_ptr<const ServingOutcome>& outcome) {
            m_priced = {project, plan};
            take(outcome);
        });
    Q_EMIT changed();
}

/// Those of the newest outcome, where it is of this very plan: another scheduler beside it changes none.
std::shared_ptr<const ServingSensitivity> ServingControl::knownChanges() const
{
    const bool same =
        m_outcome && m_priced.project == m_project && m_priced.plan && *m_priced.plan == *m_plan;
    return same ? m_outcome->sensitivity : nullptr;
}

/// Other goals let more requests come, or fewer; the simulation stays what it is.
void ServingControl::priceChanges()
{
    if (!m_outcome || m_newest.isBusy()) // which then has the goals of the plan before
        return ask();
    m_pricing.ask([project = m_project, plan = m_plan, sizes = m_outcome->sizes](
                      const std::stop_token& stop) { return pricedChanges(*project, *plan, sizes, stop); },
        [this, outcome = m_outcome, project = m_project, plan = m_plan](
            const std::shared_ptr<const ServingSensitivity>& changes) {
            if (outcome != m_outcome)
                return;
            ServingOutcome priced = *m_outcome;
            priced.sensitivity = changes;
            m_outcome = std::make_shared<const ServingOutcome>(std::move(priced));
            m_priced = {project, plan};
            Q_EMIT changed();
        });
}

/// Of a plan that cannot be served there are no pictures: old ones would say that it can.
void ServingControl::take(const std::shared_ptr<const ServingOutcome>& outcome)
{
    m_outcome = outcome;
    m_pricing.cancel();
    const std::vector<ServingRun> runs = outcome ? outcome->runs : std::vector<ServingRun>();
    const QString why = outcome ? whyNotServed(*outcome) : QString();
    m_pictures.lanes.setWhyEmpty(why);
    m_pictures.lanes.setRuns(runs);
    for (LatencyView* view : m_pictures.latencies) {
        view->setWhyEmpty(why);
        view->setRuns(runs);
    }
    setStale(false);
    Q_EMIT changed();
}

const ServingSimulation* ServingControl::simulationOf(const Plan& plan) const
{
    const bool same = m_outcome && !m_outcome->runs.empty() && m_priced.plan && *m_priced.plan == plan;
    return same ? &m_outcome->runs.front().index->picture().simulation : nullptr;
}

void ServingControl::cancel()
{
    m_newest.cancel();
    Q_EMIT changed();
}

void ServingControl::measureCapacity()
{
    if (!m_project || m_plan->workload.kind != WorkKind::Serving)
        return;
    m_capacity.reset();
    m_measuring.ask(
        [project = m_project, plan = m_plan](const std::stop_token& stop) -> Result<ServingCapacity> {
            return servingCapacity(*project, *plan, {}, stop);
        },
        [this](const Result<ServingCapacity>& capacity) {
            m_capacity = capacity;
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

void ServingControl::setRate(double requestsPerSecond)
{
    if (!m_editor.admits())
        return;
    Plan plan = *m_editor.document().plan();
    RequestArrivals& arrivals = plan.serving.requests.arrivals;
    if (arrivals.kind != ArrivalsKind::Gamma)
        arrivals.kind = ArrivalsKind::Poisson;
    arrivals.rate = requestsPerSecond;
    m_editor.changePlan(
        std::move(plan), tr("Let %1 requests come a second").arg(formatCount(requestsPerSecond)));
}

void ServingControl::setStale(bool stale)
{
    m_pictures.lanes.setStale(stale);
    for (LatencyView* view : m_pictures.latencies)
        view->setStale(stale);
}

void ServingControl::beginServing()
{
    if (!m_editor.admits())
        return;
    Plan plan = *m_editor.document().plan();
    plan.workload.kind = WorkKind::Serving;
    m_measureNext = true;
    m_editor.changePlan(std::move(plan), tr("Serve requests"));
}

bool ServingControl::offersAreTrue() const
{
    const std::shared_ptr<const Plan>& now = m_editor.document().plan();
    return now && m_plan && *now == *m_plan && knownChanges();
}

void ServingControl::apply(const ServingChange& change)
{
    if (offersAreTrue() && m_editor.admits())
        m_editor.changePlan(change.plan, translated(change.label));
}

} // namespace rankloom::ui
