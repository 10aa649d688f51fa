// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/comparison_control.h"

#include <algorithm>
#include <utility>

#include "app/document/document.h"
#include "app/document/scenario_names.h"
#include "widgets/comparison/comparison_panel.h"
#include "widgets/comparison/comparison_view.h"

namespace rankloom::ui {

namespace {

/// A plan that is compared; evaluated where its figures are not known yet.
struct Wanted {
    std::string name;
    std::shared_ptr<const Project> project;
    std::shared_ptr<const Plan> plan;
    std::shared_ptr<const Evaluation> evaluation;
    std::string note;
};
using Outcome = Result<std::shared_ptr<const ComparisonData>>;

Outcome compareAll(const std::vector<Wanted>& wanted, int baseline,
    const EvaluationRunner::Function& evaluate, const std::stop_token& stop)
{
    std::vector<ComparedPlan> plans;
    for (const Wanted& one : wanted) {
        if (one.evaluation) {
            plans.push_back({one.name, one.project, one.plan, *one.evaluation, one.note});
            continue;
        }
        Result<Evaluation> evaluation = evaluate(*one.project, *one.plan, stop);
        if (!evaluation)
            return tl::unexpected<Error>(std::move(evaluation.error()));
        plans.push_back({one.name, one.project, one.plan, std::move(*evaluation), one.note});
    }
    if (stop.stop_requested())
        return fail(ErrorCode::Cancelled, "a newer comparison was asked for");
    return std::make_shared<const ComparisonData>(makeComparisonData(std::move(plans), baseline));
}

} // namespace

ComparisonControl::ComparisonControl(
    ComparisonPanel& panel, const Document& document, EvaluationRunner::Function evaluate, QObject* parent)
    : QObject(parent), m_panel(panel), m_document(document), m_evaluate(std::move(evaluate)), m_newest(this)
{
    const ComparisonView& view = panel.view();
    connect(&view, &ComparisonView::baselineRequested, this, [this](int plan) {
        if (plan >= 0 && plan < static_cast<int>(m_shown.size()))
            setBaseline(m_shown[static_cast<std::size_t>(plan)]);
    });
    connect(&view, &ComparisonView::planRequested, this, [this](int plan) {
        if (plan >= 0 && plan < static_cast<int>(m_shown.size()))
            Q_EMIT planWanted(m_shown[static_cast<std::size_t>(plan)]);
    });
    connect(&document, &Document::scenariosChanged, this, &ComparisonControl::refresh);
    connect(&document, &Document::evaluationChanged, this, &ComparisonControl::refresh);
    connect(&document, &Document::opened, this, &ComparisonControl::clear);
    connect(&document, &Document::closed, this, &ComparisonControl::clear);
}

std::vector<ScenarioPointer> ComparisonControl::compared() const
{
    std::vector<ScenarioPointer> out;
    for (const ScenarioPointer& scenario : m_document.state().scenarios)
        if (!m_leftOut.contains(scenario->id) && out.size() < kMostCompared)
            out.push_back(scenario);
    return out;
}

bool ComparisonControl::isCompared(std::int64_t scenario) const
{
    return std::ranges::any_of(
        compared(), [scenario](const ScenarioPointer& compared) { return compared->id == scenario; });
}

bool ComparisonControl::compare(std::int64_t scenario)
{
    if (isCompared(scenario))
        return true;
    if (compared().size() >= kMostCompared)
        return false;
    keepOut();
    m_leftOut.erase(scenario);
    Q_EMIT choiceChanged();
    refresh();
    return true;
}

void ComparisonControl::keepOut()
{
    for (const ScenarioPointer& other : m_document.state().scenarios)
        if (!isCompared(other->id))
            m_leftOut.insert(other->id);
}

void ComparisonControl::leaveOut(std::int64_t scenario)
{
    if (!isCompared(scenario))
        return;
    keepOut();
    m_leftOut.insert(scenario);
    Q_EMIT choiceChanged();
    refresh();
}

void ComparisonControl::setBaseline(std::int64_t scenario)
{
    m_baseline = scenario;
    refresh();
}

int ComparisonControl::baselinePlace() const
{
    const std::vector<ScenarioPointer> plans = compared();
    const auto it =
        std::ranges::find(plans, m_baseline, [](const ScenarioPointer& plan) { return plan->id; });
    return it == plans.end() ? 0 : static_cast<int>(it - plans.begin());
}

void ComparisonControl::setLookedAt(bool lookedAt)
{
    m_lookedAt = lookedAt;
    refresh();
}

void ComparisonControl::setPresenting(bool presenting)
{
    m_presenting = presenting;
    refresh();
}

std::shared_ptr<const Evaluation> ComparisonControl::knownFigures(const Scenario& scenario) const
{
    const std::shared_ptr<const Figures> figures = m_document.trueFigures();
    if (scenario.id == m_document.state().current && figures)
        return figures->evaluation;
    if (!m_data)
        return nullptr;
    for (const ComparedPlan& plan : m_data->plans)
        if (plan.project == m_document.projectOf(scenario) && *plan.plan == scenario.plan)
            return {m_data, &plan.evaluation};
    return nullptr;
}

void ComparisonControl::refresh()
{
    const std::vector<ScenarioPointer> scenarios = compared();
    if (scenarios.size() < 2) {
        m_newest.cancel();
        m_shown.clear();
        show(nullptr);
        return;
    }
    setStale(m_data != nullptr);
    if (!m_lookedAt && !m_presenting)
        return;
    // The figures of the plan on screen are on their way already.
    if (m_document.isStale() && isCompared(m_document.state().current))
        return;
    evaluateAll(scenarios);
}

void ComparisonControl::evaluateAll(const std::vector<ScenarioPointer>& scenarios)
{
    std::vector<Wanted> wanted;
    std::vector<std::int64_t> ids;
    const int baseline = baselinePlace();
    for (const ScenarioPointer& scenario : scenarios) {
        ids.push_back(scenario->id);
        wanted.push_back({scenario->name, m_document.projectOf(*scenario),
            std::shared_ptr<const Plan>(scenario, &scenario->plan), knownFigures(*scenario), scenario->note});
    }
    m_newest.ask([wanted = std::move(wanted), baseline, evaluate = m_evaluate](
                     const std::stop_token& stop) { return compareAll(wanted, baseline, evaluate, stop); },
        [this, ids = std::move(ids)](const Outcome& outcome) {
            if (outcome) {
                m_shown = ids;
                show(*outcome);
            } else if (outcome.error().code != ErrorCode::Cancelled) {
                Q_EMIT failed(outcome.error());
            }
        });
}

void ComparisonControl::setStale(bool stale)
{
    m_panel.view().setStale(stale);
    if (std::exchange(m_stale, stale) != stale)
        Q_EMIT staleChanged(stale);
}

void ComparisonControl::show(std::shared_ptr<const ComparisonData> data)
{
    if (!data && !m_data)
        return;
    m_data = std::move(data);
    m_panel.setData(m_data);
    setStale(false);
    Q_EMIT dataChanged();
}

void ComparisonControl::clear()
{
    m_leftOut.clear();
    m_baseline = 0;
    m_newest.cancel();
    m_shown.clear();
    show(nullptr);
    Q_EMIT choiceChanged();
}

QString ComparisonControl::notes() const
{
    QStringList parts;
    for (const ScenarioPointer& scenario : compared())
        if (!scenario->note.empty())
            parts << shownName(m_document.state(), *scenario) + u'\n'
                    + QString::fromStdString(scenario->note);
    return parts.join(QStringLiteral("\n\n"));
}

} // namespace rankloom::ui
