// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/document.h"

#include <algorithm>

#include "app/document/change_command.h"
#include "app/document/plan_words.h"
#include "app/document/scenario_names.h"
#include "core/plan/check.h"
#include "core/plan/what_if.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

constexpr int kUndoLimit = 500;

} // namespace

Document::Document(EvaluationRunner::Function evaluate, QObject* parent)
    : QObject(parent), m_runner(std::move(evaluate))
{
    m_undo.setUndoLimit(kUndoLimit);
    connect(&m_runner, &EvaluationRunner::finished, this,
        [this](const std::shared_ptr<const Evaluation>& evaluation) {
            m_evaluation = evaluation;
            m_stale = false;
            Q_EMIT evaluationChanged();
        });
    connect(&m_runner, &EvaluationRunner::failed, this, &Document::evaluationFailed);
}

Document::~Document() = default;

void Document::open(
    DocumentState state, std::unique_ptr<ProjectStore> store, std::shared_ptr<const Evaluation> evaluation)
{
    close();
    m_store = std::move(store);
    if (m_store) {
        connect(m_store.get(), &ProjectStore::failed, this, &Document::storeFailed);
        connect(m_store.get(), &ProjectStore::allStoredChanged, this, &Document::allStoredChanged);
    }
    m_state = std::move(state);
    Q_EMIT opened();
    announce(std::move(evaluation));
}

void Document::replace(DocumentState state, std::shared_ptr<const Evaluation> evaluation)
{
    m_runner.cancel();
    m_undo.clear();
    m_state = std::move(state);
    announce(std::move(evaluation));
}

void Document::announce(std::shared_ptr<const Evaluation> evaluation)
{
    m_evaluation = std::move(evaluation);
    m_stale = false;
    Q_EMIT projectChanged();
    Q_EMIT planChanged();
    Q_EMIT scenariosChanged();
    if (m_evaluation)
        Q_EMIT evaluationChanged();
    else
        reevaluate();
}

void Document::close()
{
    if (!isOpen())
        return;
    Q_EMIT aboutToClose();
    m_runner.cancel();
    m_undo.clear();
    m_store.reset();
    m_state = {};
    m_evaluation.reset();
    m_stale = false;
    Q_EMIT closed();
}

void Document::changePlan(Plan after, const QString& name, const QString& field)
{
    const ScenarioPointer current = m_state.currentScenario();
    if (!current || current->plan == after)
        return;
    db::Scenario changed = *current;
    changed.plan = std::move(after);
    changed.plan.name = changed.name;
    push(m_state.with(changed), name, field);
}

void Document::changeProject(Project after, const QString& name, const QString& field)
{
    if (!isOpen() || *m_state.project == after)
        return;
    DocumentState next = m_state;
    const Cluster& before = m_state.project->cluster;
    const bool resized = after.cluster.devices() != before.devices()
        || usableNodes(after.cluster, {}) != usableNodes(before, {});
    next.project = std::make_shared<const Project>(std::move(after));
    if (resized)
        // A placement names the devices of the old cluster one by one: it means nothing on other ones.
        for (const ScenarioPointer& scenario : m_state.scenarios)
            if (!scenario->plan.deviceOfRank.empty() || !scenario->plan.lockedRanks.empty()
                || scenario->plan.layout.dp != 0) {
                db::Scenario changed = *scenario;
                changed.plan.deviceOfRank.clear();
                changed.plan.lockedRanks.clear();
                changed.plan.layout.dp = 0;
                next = next.with(changed);
            }
    push(std::move(next), name, field);
}

void Document::changeState(DocumentState after, const QString& name, const QString& field)
{
    if (isOpen() && !(after == m_state))
        push(std::move(after), name, field);
}

void Document::takeLayout(const Plan& plan, bool asNewPlan)
{
    const std::shared_ptr<const Plan> now = this->plan();
    if (!now)
        return;
    Plan named = plan;
    named.name = now->name;
    if (!asNewPlan) {
        const QString command = changeName(*now, named);
        changePlan(std::move(named), command);
        return;
    }
    addScenario({}, named);
}

Result<void> Document::applySuggestion(const Suggestion& suggestion)
{
    const std::shared_ptr<const Plan> current = plan();
    if (!current)
        return {};
    Result<Plan> changed = withValue(*current, suggestion.pointer, suggestion.value);
    if (!changed)
        return tl::unexpected<Error>(changed.error());
    const QString name =
        suggestion.label.empty() ? changeName(*current, *changed) : translated(suggestion.label);
    changePlan(std::move(*changed), name);
    return {};
}

void Document::duplicateScenario()
{
    const ScenarioPointer current = m_state.currentScenario();
    if (!current)
        return;
    db::Scenario copy = *current;
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
    db::Scenario scenario;
    scenario.id = m_state.unusedId();
    scenario.name = name.isEmpty() ? std::string() : uniqueName(name).toStdString();
    scenario.plan = plan;
    scenario.plan.name = scenario.name;
    DocumentState next = m_state.with(scenario);
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
    db::Scenario renamed = *scenario;
    renamed.name = name.trimmed().toStdString();
    renamed.plan.name = renamed.name;
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
    push(std::move(next), tr("Delete plan “%1”").arg(shownName(m_state, *scenario)), {});
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
    db::Scenario noted = *scenario;
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

void Document::push(DocumentState after, const QString& name, const QString& field)
{
    m_undo.push(new ChangeCommand(*this, withTrueNames(m_state, std::move(after)), name, field));
}

void Document::apply(const DocumentState& state)
{
    const DocumentState before = std::exchange(m_state, state);
    if (m_store)
        m_store->store(before, m_state);
    const bool project = before.project != m_state.project;
    const std::shared_ptr<const Plan> was = before.plan();
    const std::shared_ptr<const Plan> is = m_state.plan();
    // A scenario with another note or place is another object with the same plan.
    const bool plan = was != is && !(was && is && *was == *is);
    if (project || before.counted != m_state.counted)
        Q_EMIT projectChanged();
    if (plan)
        Q_EMIT planChanged();
    if (before.scenarios != m_state.scenarios || before.current != m_state.current)
        Q_EMIT scenariosChanged();
    if (project || plan)
        reevaluate();
}

void Document::reevaluate()
{
    m_stale = true;
    m_runner.submit(m_state.project, m_state.plan());
    Q_EMIT evaluationChanged();
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
