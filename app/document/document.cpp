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
    connect(
        &m_runner, &EvaluationRunner::finished, this, [this](const std::shared_ptr<const Figures>& figures) {
            m_figures = figures;
            m_stale = false;
            Q_EMIT evaluationChanged();
        });
    connect(&m_runner, &EvaluationRunner::failed, this, &Document::evaluationFailed);
}

Document::~Document() = default;

void Document::open(
    DocumentState state, std::unique_ptr<ProjectStore> store, std::shared_ptr<const Figures> figures)
{
    close();
    m_store = std::move(store);
    if (m_store) {
        connect(m_store.get(), &ProjectStore::failed, this, &Document::storeFailed);
        connect(m_store.get(), &ProjectStore::keptChanged, this, &Document::keptChanged);
    }
    begin(std::move(state), std::move(figures));
    Q_EMIT opened();
    announceAll();
}

void Document::replace(DocumentState state, std::shared_ptr<const Figures> figures)
{
    m_runner.cancel();
    m_undo.clear();
    begin(std::move(state), std::move(figures));
    announceAll();
}

void Document::begin(DocumentState state, std::shared_ptr<const Figures> figures)
{
    m_state = std::move(state);
    const Scenario& shown = *m_state.currentScenario();
    RANKLOOM_ASSERT(!figures || figures->plan == m_state.plan());
    // What the figures refer to is what the plan on screen refers to, as the same object.
    if (figures)
        m_resolved.push_back(
            {m_state.inputs.model(shown.model), m_state.inputs.cluster(shown.cluster), figures->project});
    m_project = projectOf(shown);

    m_figures = std::move(figures);
    m_stale = false;
    if (!m_figures)
        submit();
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
    submit();
    announceAll();
}

void Document::announceAll()
{
    Q_EMIT projectChanged();
    Q_EMIT planChanged();
    Q_EMIT scenariosChanged();
    Q_EMIT evaluationChanged();
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
    m_figures.reset();
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

void Document::push(DocumentState after, const QString& name, const QString& field)
{
    m_undo.push(new ChangeCommand(*this, withTrueNames(m_state, std::move(after)), name, field));
}

void Document::apply(const DocumentState& state, const QString& change)
{
    const DocumentState before = std::exchange(m_state, state);
    if (m_store)
        m_store->store(before, m_state, change);
    const std::shared_ptr<const Project> project =
        std::exchange(m_project, projectOf(*m_state.currentScenario()));
    const std::shared_ptr<const Plan> was = before.plan();
    const std::shared_ptr<const Plan> is = m_state.plan();
    // A scenario with another note or place is another object with the same plan.
    const bool plan = was != is && !(was && is && *was == *is);
    const bool inputs = project != m_project;
    if (inputs || plan)
        submit(); // figures are made while views take the plan up
    if (inputs || before.counted() != m_state.counted()
        || before.inputs.measurements != m_state.inputs.measurements)
        Q_EMIT projectChanged();
    if (plan)
        Q_EMIT planChanged();
    if (before.scenarios != m_state.scenarios || before.current != m_state.current
        || before.inputs.clusters != m_state.inputs.clusters || before.inputs.models != m_state.inputs.models)
        Q_EMIT scenariosChanged();
    if (inputs || plan)
        Q_EMIT evaluationChanged();
}

void Document::submit()
{
    m_stale = true;
    m_runner.submit(m_project, m_state.plan());
}

} // namespace rankloom::ui
