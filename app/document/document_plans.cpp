// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The plans of a document: added, copied, named, moved and removed.
#include <algorithm>
#include <iterator>

#include "app/document/document.h"
#include "app/document/scenario_names.h"

namespace rankloom::ui {

void Document::duplicateScenario()
{
    const ScenarioPointer current = m_state.currentScenario();
    if (!current)
        return;
    Scenario copy = *current;
    copy.id = m_state.unusedId();
    copy.name.clear(); // it becomes something else than what it was copied from
    copy.plan.name.clear();
    copy.note.clear(); // it was written about the other one
    DocumentState next = m_state.with(copy);
    next.current = copy.id;
    push(std::move(next), tr("Duplicate plan"), {});
}

void Document::addScenario(const QString& name, const Plan& plan)
{
    if (!isOpen())
        return;
    Scenario scenario = *m_state.currentScenario();
    scenario.note.clear();
    scenario.plan = plan;
    append(m_state, std::move(scenario), name);
}

std::string Document::traceBrought(const PlanDocument& document) const
{
    const std::string& name = document.plan.serving.requests.trace.name;
    const auto isNamed = [&name](const Shared<RecordedRequests>& trace) { return trace->name == name; };
    return std::ranges::any_of(document.project.requestTraces, isNamed)
            && std::ranges::none_of(m_state.inputs.requestTraces, isNamed)
        ? name
        : std::string();
}

namespace {

/// A trace of requests as the file holds it, in place of one that an import of the same file took back.
void takeTrace(Inputs& inputs, const Inputs& stored, const std::string& name)
{
    const auto isNamed = [&name](const Shared<RecordedRequests>& trace) { return trace->name == name; };
    const auto isOf = [&name](
                          const MeasurementInfo& measurement) { return measurement.requestTrace == name; };
    if (name.empty() || std::ranges::none_of(stored.requestTraces, isNamed))
        return;
    std::erase_if(inputs.requestTraces, isNamed);
    std::erase_if(inputs.measurements, isOf);
    std::ranges::copy_if(stored.requestTraces, std::back_inserter(inputs.requestTraces), isNamed);
    std::ranges::copy_if(stored.measurements, std::back_inserter(inputs.measurements), isOf);
}

} // namespace

void Document::addDocument(const PlanDocument& document, const std::optional<Inputs>& stored)
{
    if (!isOpen())
        return;
    DocumentState next = m_state;
    if (stored) // what no file holds would be gone with the window
        takeTrace(next.inputs, *stored, document.plan.serving.requests.trace.name);
    Scenario scenario = *m_state.currentScenario();
    scenario.note.clear();
    const Workload shown = scenario.plan.workload;
    scenario.plan = document.plan;
    if (!document.hasWorkload)
        scenario.plan.workload = shown;
    if (document.hasModel) {
        if (const auto same = next.modelLike(document.project.model)) {
            scenario.model = same->id;
        } else {
            scenario.model = next.unusedModelId();
            next = next.with(
                ModelInput {scenario.model, {}, document.project.model, document.project.routing, {}});
        }
    }
    if (document.hasCluster) {
        if (const auto same = next.clusterLike(document.project.cluster)) {
            scenario.cluster = same->id;
        } else {
            scenario.cluster = next.unusedClusterId();
            next = next.with(ClusterInput {scenario.cluster, {}, document.project.cluster});
        }
    }
    if (document.hasCalibration) {
        scenario.ownCalibration.reset();
        if (document.project.calibration != next.inputs.calibration)
            scenario.ownCalibration = document.project.calibration;
    }
    append(std::move(next), std::move(scenario), QString::fromStdString(document.plan.name));
}

void Document::append(DocumentState state, Scenario scenario, const QString& name)
{
    scenario.id = m_state.unusedId();
    scenario.name = name.isEmpty() ? std::string() : uniqueName(name).toStdString();
    scenario.namedByPerson = !name.isEmpty();
    scenario.plan.name = scenario.name;
    DocumentState next = state.with(scenario);
    next.current = scenario.id;
    next = withTrueNames(m_state, std::move(next));
    const QString shown = shownName(next, *next.currentScenario());
    push(std::move(next), tr("Add plan “%1”").arg(shown), {});
}

void Document::renameScenario(std::int64_t id, const QString& name)
{
    const ScenarioPointer scenario = m_state.scenario(id);
    if (!scenario || shownName(m_state, *scenario) == name)
        return;
    Scenario renamed = *scenario;
    renamed.name = name.trimmed().toStdString();
    renamed.plan.name = renamed.name;
    renamed.namedByPerson = !renamed.name.empty();
    DocumentState next = withTrueNames(m_state, m_state.with(renamed));
    const QString shown = shownName(next, *next.scenario(id));
    if (shown != shownName(m_state, *scenario))
        push(std::move(next), tr("Rename plan to “%1”").arg(shown), {});
}

void Document::removeScenario(std::int64_t id)
{
    const ScenarioPointer scenario = m_state.scenario(id);
    if (!scenario || m_state.scenarios.size() < 2)
        return;
    DocumentState next = m_state.without(id);
    if (next.current == id)
        next.current = next.scenarios.front()->id;
    push(next.withoutUnused(), tr("Delete plan “%1”").arg(shownName(m_state, *scenario)), {});
}

void Document::moveScenario(std::int64_t id, int place)
{
    const ScenarioPointer scenario = m_state.scenario(id);
    if (!scenario)
        return;
    DocumentState next = m_state.withMoved(id, place);
    const auto ids = [](const ScenarioPointer& s) { return s->id; };
    if (!std::ranges::equal(next.scenarios, m_state.scenarios, {}, ids, ids))
        push(std::move(next), tr("Move plan “%1”").arg(shownName(m_state, *scenario)), {});
}

void Document::noteScenario(std::int64_t id, const QString& note)
{
    const ScenarioPointer scenario = m_state.scenario(id);
    if (!scenario || QString::fromStdString(scenario->note) == note)
        return;
    Scenario noted = *scenario;
    noted.note = note.toStdString();
    push(m_state.with(noted), tr("Write note on “%1”").arg(shownName(m_state, *scenario)),
        QStringLiteral("note/%1").arg(id));
}

void Document::switchScenario(std::int64_t id)
{
    const ScenarioPointer scenario = m_state.scenario(id);
    if (!scenario || id == m_state.current)
        return;
    DocumentState next = m_state;
    next.current = id;
    push(std::move(next), tr("Show plan “%1”").arg(shownName(m_state, *scenario)), {});
}

QString Document::uniqueName(const QString& name) const
{
    const auto taken = [this](const QString& candidate) {
        return std::ranges::any_of(m_state.scenarios,
            [&](const ScenarioPointer& s) { return QString::fromStdString(s->name) == candidate; });
    };
    QString candidate = name.isEmpty() ? tr("Plan") : name;
    for (int n = 2; taken(candidate); ++n)
        candidate = tr("%1 (%2)", "name and number").arg(name.isEmpty() ? tr("Plan") : name).arg(n);
    return candidate;
}

} // namespace rankloom::ui
