// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/document.h"

#include <algorithm>

#include "app/document/change_command.h"
#include "app/document/plan_words.h"
#include "app/document/scenario_names.h"
#include "core/plan/check.h"
#include "core/whatif/other_devices.h"
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
        connect(m_store.get(), &ProjectStore::keptChanged, this, &Document::keptChanged);
    }
    m_state = std::move(state);
    m_project = projectOf(*m_state.currentScenario());
    Q_EMIT opened();
    announce(std::move(evaluation));
}

void Document::replace(DocumentState state, std::shared_ptr<const Evaluation> evaluation)
{
    m_runner.cancel();
    m_undo.clear();
    m_state = std::move(state);
    m_project = projectOf(*m_state.currentScenario());
    announce(std::move(evaluation));
}

void Document::restore(DocumentState after, const QString& name, const std::function<void()>& redoFile,
    const std::function<void()>& undoFile)
{
    if (isOpen())
        m_undo.push(new RestoreCommand(*this, std::move(after), name, redoFile, undoFile));
}

void Document::show(DocumentState state)
{
    m_state = std::move(state);
    m_project = projectOf(*m_state.currentScenario());
    Q_EMIT projectChanged();
    Q_EMIT planChanged();
    Q_EMIT scenariosChanged();
    reevaluate();
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
    m_project.reset();
    m_resolved.clear();
    m_evaluation.reset();
    m_stale = false;
    Q_EMIT closed();
}

void Document::changePlan(Plan after, const QString& name, const QString& field)
{
    const ScenarioPointer current = m_state.currentScenario();
    if (!current || current->plan == after)
        return;
    Scenario changed = *current;
    changed.plan = std::move(after);
    changed.plan.name = changed.name;
    push(m_state.with(changed), name, field);
}

std::shared_ptr<const Project> Document::projectOf(const Scenario& scenario) const
{
    const auto model = m_state.inputs.model(scenario.model);
    const auto cluster = m_state.inputs.cluster(scenario.cluster);
    // A model of which only other tokens count, or with another title, is the same to every plan.
    const auto same = [&model](const std::shared_ptr<const ModelInput>& known) {
        return known == model
            || (known && model && known->id == model->id && known->model == model->model
                && known->routing == model->routing);
    };
    const Shared<Calibration>& calibration = scenario.ownCalibration.value_or(m_state.inputs.calibration);
    for (const Resolved& known : m_resolved)
        if (known.cluster.lock() == cluster && same(known.model.lock()))
            if (std::shared_ptr<const Project> project = known.project.lock(); project
                && project->name == m_state.inputs.name && project->calibration == calibration
                && project->requestTraces == m_state.inputs.requestTraces
                && project->servingCalibrations == m_state.inputs.servingCalibrations)
                return project;
    std::erase_if(m_resolved, [](const Resolved& known) { return known.project.expired(); });
    auto project = std::make_shared<const Project>(rankloom::projectOf(m_state.inputs, scenario));
    m_resolved.push_back({model, cluster, project});
    return project;
}

void Document::changeProject(Project after, const QString& name, const QString& field)
{
    if (!isOpen())
        return;
    DocumentState next = m_state;
    const ScenarioPointer current = m_state.currentScenario();
    next.inputs.name = after.name;
    const auto model = m_state.inputs.model(current->model);
    if (after.model != model->model) {
        // Another model: this plan refers to it; the old one keeps its traces for the others, or for later.
        const bool alone = model->routing->empty() && m_state.othersOnModel(model->id).empty();
        Scenario changed = *current;
        if (const auto same = m_state.modelLike(after.model)) {
            changed.model = same->id;
        } else {
            changed.model = alone ? model->id : m_state.unusedModelId();
            next = next.with(ModelInput {changed.model, {}, std::move(after.model), {}, {}});
        }
        next = next.with(changed);
    } else if (after.routing != model->routing) {
        next = next.with(
            ModelInput {model->id, model->title, model->model, std::move(after.routing), model->counted});
    }
    const auto cluster = m_state.inputs.cluster(current->cluster);
    const bool shared = after.cluster != cluster->cluster;
    if (shared) {
        const std::vector<ScenarioPointer> scenarios = next.scenarios;
        if (haveOtherDevices(after.cluster, cluster->cluster))
            for (const ScenarioPointer& scenario : scenarios)
                if (Scenario changed = *scenario;
                    scenario->cluster == cluster->id && forgetDevices(changed.plan))
                    next = next.with(changed);
        next = next.with(ClusterInput {cluster->id, cluster->name, std::move(after.cluster)});
    }
    const bool measured = after.calibration != m_project->calibration;
    if (measured && current->ownCalibration) {
        Scenario changed = *next.currentScenario();
        changed.ownCalibration = std::move(after.calibration);
        next = next.with(changed);
    } else if (measured) {
        next.inputs.calibration = std::move(after.calibration);
    }
    next.inputs.servingCalibrations = std::move(after.servingCalibrations);
    next = next.withoutUnused();
    if (next == m_state)
        return;
    push(std::move(next), name, field);
    if (shared)
        tellShared(m_state.othersOnCluster(cluster->id), &Document::clusterShared,
            {m_undo.index(), m_state.inputs.cluster(cluster->id), {}, name});
    else if (measured)
        tellShared(m_state.othersOnCalibration(), &Document::calibrationShared,
            {m_undo.index(), {}, m_state.inputs.calibration, name});
}

void Document::tellShared(
    const std::vector<std::string>& others, void (Document::*signal)(const QStringList&), SharedChange change)
{
    if (others.empty())
        return;
    m_shared = std::move(change);
    QStringList names;
    for (const std::string& other : others)
        names.append(QString::fromStdString(other));
    Q_EMIT(this->*signal)(names);
}

void Document::onlyForThisPlan()
{
    if (!isOpen() || m_shared.undoIndex != m_undo.index())
        return;
    const QString name = tr("%1 for this plan only").arg(m_shared.name);
    if (m_shared.calibration) {
        m_undo.undo();
        Scenario changed = *m_state.currentScenario();
        changed.ownCalibration = std::exchange(m_shared, {}).calibration;
        push(m_state.with(changed), name, {});
        return;
    }
    const ScenarioPointer changed = m_state.currentScenario();
    if (m_state.inputs.cluster(changed->cluster) != m_shared.cluster.lock())
        return;
    ClusterInput own = *m_state.inputs.cluster(changed->cluster);
    own.name.clear();
    m_undo.undo();
    own.id = m_state.unusedClusterId();
    DocumentState next = m_state.with(own);
    push(onCluster(std::move(next), own.id), name, {});
    m_shared = {};
}

void Document::useProjectCalibration()
{
    const ScenarioPointer current = m_state.currentScenario();
    if (!current || !current->ownCalibration)
        return;
    Scenario changed = *current;
    changed.ownCalibration.reset();
    push(m_state.with(changed), tr("Use the project's measured constants"), {});
}

DocumentState Document::onCluster(DocumentState state, std::int64_t cluster) const
{
    Scenario changed = *state.currentScenario();
    const auto before = state.inputs.cluster(changed.cluster);
    const auto after = state.inputs.cluster(cluster);
    changed.cluster = cluster;
    if (haveOtherDevices(before->cluster, after->cluster))
        forgetDevices(changed.plan);
    return state.with(changed).withoutUnused();
}

void Document::useModel(std::int64_t id)
{
    const ScenarioPointer current = m_state.currentScenario();
    const auto model = m_state.inputs.model(id);
    if (!current || !model || current->model == id)
        return;
    Scenario changed = *current;
    changed.model = id;
    if (model->model != m_state.inputs.model(current->model)->model)
        changed.plan.experts = {};
    push(m_state.with(changed).withoutUnused(),
        tr("Use the model %1").arg(QString::fromStdString(model->model->name)), {});
}

void Document::useCluster(std::int64_t id)
{
    const ScenarioPointer current = m_state.currentScenario();
    if (current && current->cluster != id && m_state.inputs.cluster(id))
        push(onCluster(m_state, id), tr("Use another cluster"), {});
}

void Document::copyCluster()
{
    const ScenarioPointer current = m_state.currentScenario();
    if (!current)
        return;
    ClusterInput own = *m_state.inputs.cluster(current->cluster);
    own.id = m_state.unusedClusterId();
    own.name.clear();
    push(onCluster(m_state.with(own), own.id), tr("Give this plan a cluster of its own"), {});
}

void Document::renameCluster(std::int64_t id, const QString& name)
{
    const auto cluster = m_state.inputs.cluster(id);
    if (!cluster || QString::fromStdString(cluster->name) == name.trimmed())
        return;
    ClusterInput renamed = *cluster;
    renamed.name = name.trimmed().toStdString();
    push(m_state.with(renamed), tr("Rename the cluster"), {});
}

void Document::adoptStored(Inputs inputs, const std::vector<Scenario>& scenarios, const QString& name,
    const std::function<void(Plan&)>& change)
{
    if (!isOpen())
        return;
    // What is equal stays the same object: views need not show it again.
    for (auto& model : inputs.models)
        if (const auto known = m_state.inputs.model(model->id); known && *known == *model)
            model = known;
    for (auto& cluster : inputs.clusters)
        if (const auto known = m_state.inputs.cluster(cluster->id); known && *known == *cluster)
            cluster = known;
    const auto keepEqual = [](auto& parts, const auto& knownParts) {
        for (auto& part : parts)
            if (const auto known = std::ranges::find(knownParts, part); known != knownParts.end())
                part = *known;
    };
    keepEqual(inputs.requestTraces, m_state.inputs.requestTraces);
    keepEqual(inputs.servingCalibrations, m_state.inputs.servingCalibrations);
    DocumentState next = m_state;
    next.inputs = std::move(inputs);
    for (const Scenario& scenario : scenarios) {
        const ScenarioPointer known = next.scenario(scenario.id);
        Scenario changed = known ? *known : scenario;
        // A cluster that came with an import; all else of a plan is as newly edited here as there.
        if (!m_state.inputs.cluster(scenario.cluster))
            changed.cluster = scenario.cluster;
        const auto was = known ? m_state.inputs.cluster(known->cluster) : nullptr;
        const auto is = next.inputs.cluster(changed.cluster);
        if (was && is && haveOtherDevices(was->cluster, is->cluster))
            forgetDevices(changed.plan);
        if (change && scenario.id == m_state.current)
            change(changed.plan);
        if (!known || changed != *known)
            next = next.with(changed);
    }
    if (next == m_state)
        return;
    if (m_store)
        m_store->expectStored(next.inputs);
    push(std::move(next), name, {});
}

void Document::changeState(DocumentState after, const QString& name, const QString& field)
{
    if (isOpen() && !(after == m_state))
        push(std::move(after), name, field);
}

void Document::takeLayout(const Plan& plan, AdoptAs as)
{
    if (isOpen())
        takeLayout(plan, m_project->cluster, as);
}

void Document::takeLayout(const Plan& plan, const Cluster& cluster, AdoptAs as)
{
    const ScenarioPointer current = m_state.currentScenario();
    if (!current)
        return;
    DocumentState next = m_state;
    Scenario taken = *current;
    taken.plan = plan;
    taken.plan.name = current->name;
    if (cluster != m_project->cluster) {
        if (const auto same = next.clusterLike(cluster)) {
            taken.cluster = same->id;
        } else {
            taken.cluster = next.unusedClusterId();
            next = next.with(ClusterInput {taken.cluster, {}, cluster});
        }
    }
    if (as == AdoptAs::NewPlan) {
        taken.note.clear();
        append(std::move(next), std::move(taken), {});
        return;
    }
    if (taken.plan == current->plan && taken.cluster == current->cluster)
        return;
    push(next.with(taken).withoutUnused(), changeName(current->plan, taken.plan), {});
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

void Document::push(DocumentState after, const QString& name, const QString& field)
{
    m_undo.push(new ChangeCommand(*this, withTrueNames(m_state, std::move(after)), name, field));
}

void Document::apply(const DocumentState& state)
{
    const DocumentState before = std::exchange(m_state, state);
    if (m_store)
        m_store->store(before, m_state);
    const std::shared_ptr<const Project> project =
        std::exchange(m_project, projectOf(*m_state.currentScenario()));
    const std::shared_ptr<const Plan> was = before.plan();
    const std::shared_ptr<const Plan> is = m_state.plan();
    // A scenario with another note or place is another object with the same plan.
    const bool plan = was != is && !(was && is && *was == *is);
    const bool inputs = project != m_project;
    if (inputs || before.counted() != m_state.counted()
        || before.inputs.measurements != m_state.inputs.measurements)
        Q_EMIT projectChanged();
    if (plan)
        Q_EMIT planChanged();
    if (before.scenarios != m_state.scenarios || before.current != m_state.current
        || before.inputs.clusters != m_state.inputs.clusters || before.inputs.models != m_state.inputs.models)
        Q_EMIT scenariosChanged();
    if (inputs || plan)
        reevaluate();
}

void Document::reevaluate()
{
    m_stale = true;
    m_runner.submit(m_project, m_state.plan());
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
