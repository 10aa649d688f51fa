// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/document_state.h"

#include <algorithm>
#include <utility>

namespace rankloom::ui {

namespace {

template <class Input> void replaceOrAppend(std::vector<std::shared_ptr<const Input>>& inputs, Input input)
{
    auto fresh = std::make_shared<const Input>(std::move(input));
    for (std::shared_ptr<const Input>& known : inputs)
        if (known->id == fresh->id) {
            known = std::move(fresh);
            return;
        }
    inputs.push_back(std::move(fresh));
}

template <class Input> std::int64_t idAfter(const std::vector<std::shared_ptr<const Input>>& inputs)
{
    std::int64_t highest = 0;
    for (const auto& input : inputs)
        highest = std::max(highest, input->id);
    return highest + 1;
}

std::vector<std::string> othersOn(const DocumentState& state, std::int64_t Scenario::*input, std::int64_t id)
{
    std::vector<std::string> names;
    for (const ScenarioPointer& s : state.scenarios)
        if (s->id != state.current && (*s).*input == id)
            names.push_back(s->name);
    return names;
}

} // namespace

TraceFilter DocumentState::counted() const
{
    const ScenarioPointer scenario = currentScenario();
    const auto model = scenario ? inputs.model(scenario->model) : nullptr;
    return model ? model->counted : TraceFilter();
}

std::vector<std::string> DocumentState::othersOnCluster(std::int64_t id) const
{
    return othersOn(*this, &Scenario::cluster, id);
}

std::vector<std::string> DocumentState::othersOnModel(std::int64_t id) const
{
    return othersOn(*this, &Scenario::model, id);
}

std::vector<std::string> DocumentState::othersOnCalibration() const
{
    std::vector<std::string> names;
    const ScenarioPointer shown = currentScenario();
    for (const ScenarioPointer& s : scenarios)
        if (s != shown && !shown->ownCalibration && !s->ownCalibration)
            names.push_back(s->name);
    return names;
}

std::shared_ptr<const ModelInput> DocumentState::modelLike(const ModelSpec& model) const
{
    const auto found =
        std::ranges::find_if(inputs.models, [&](const auto& known) { return *known->model == model; });
    return found == inputs.models.end() ? nullptr : *found;
}

std::shared_ptr<const ClusterInput> DocumentState::clusterLike(const Cluster& cluster) const
{
    const auto found =
        std::ranges::find_if(inputs.clusters, [&](const auto& known) { return *known->cluster == cluster; });
    return found == inputs.clusters.end() ? nullptr : *found;
}

DocumentState DocumentState::with(ModelInput model) const
{
    DocumentState result = *this;
    replaceOrAppend(result.inputs.models, std::move(model));
    return result;
}

DocumentState DocumentState::with(ClusterInput cluster) const
{
    DocumentState result = *this;
    replaceOrAppend(result.inputs.clusters, std::move(cluster));
    return result;
}

DocumentState DocumentState::withoutUnused() const
{
    DocumentState result = *this;
    const auto referred = [this](std::int64_t Scenario::*input, std::int64_t id) {
        return std::ranges::any_of(scenarios, [&](const ScenarioPointer& s) { return (*s).*input == id; });
    };
    const auto measured = [this](std::int64_t MeasurementInfo::*input, std::int64_t id) {
        return std::ranges::find(inputs.measurements, id, input) != inputs.measurements.end();
    };
    std::erase_if(result.inputs.models, [&](const auto& model) {
        return !referred(&Scenario::model, model->id) && model->routing->empty()
            && !measured(&MeasurementInfo::model, model->id);
    });
    std::erase_if(result.inputs.clusters, [&](const auto& cluster) {
        return !referred(&Scenario::cluster, cluster->id) && cluster->name.empty()
            && !measured(&MeasurementInfo::cluster, cluster->id);
    });
    return result;
}

std::int64_t DocumentState::unusedModelId() const { return idAfter(inputs.models); }

std::int64_t DocumentState::unusedClusterId() const { return idAfter(inputs.clusters); }

ScenarioPointer DocumentState::scenario(std::int64_t id) const
{
    for (const ScenarioPointer& s : scenarios)
        if (s->id == id)
            return s;
    return nullptr;
}

std::shared_ptr<const Plan> DocumentState::plan() const
{
    const ScenarioPointer s = currentScenario();
    return s ? std::shared_ptr<const Plan>(s, &s->plan) : nullptr;
}

DocumentState DocumentState::with(const Scenario& scenario) const
{
    DocumentState result = *this;
    for (ScenarioPointer& s : result.scenarios)
        if (s->id == scenario.id) {
            s = std::make_shared<const Scenario>(scenario);
            return result;
        }
    Scenario last = scenario;
    last.position = scenarios.empty() ? 0 : scenarios.back()->position;
    result.scenarios.push_back(std::make_shared<const Scenario>(std::move(last)));
    return result;
}

DocumentState DocumentState::withMoved(std::int64_t id, int place) const
{
    DocumentState result = *this;
    const auto from = std::ranges::find(result.scenarios, id, [](const ScenarioPointer& s) { return s->id; });
    if (from == result.scenarios.end())
        return result;
    const ScenarioPointer moved = *from;
    result.scenarios.erase(from);
    result.scenarios.insert(
        result.scenarios.begin() + std::clamp(place, 0, static_cast<int>(result.scenarios.size())), moved);
    for (int position = 0; ScenarioPointer & s : result.scenarios) {
        if (s->position != position) {
            Scenario placed = *s;
            placed.position = position;
            s = std::make_shared<const Scenario>(std::move(placed));
        }
        ++position;
    }
    return result;
}

DocumentState DocumentState::without(std::int64_t id) const
{
    DocumentState result = *this;
    std::erase_if(result.scenarios, [id](const ScenarioPointer& s) { return s->id == id; });
    return result;
}

std::int64_t DocumentState::unusedId() const
{
    std::int64_t highest = 0;
    for (const ScenarioPointer& s : scenarios)
        highest = std::max(highest, s->id);
    return highest + 1;
}

bool operator==(const DocumentState& a, const DocumentState& b)
{
    const auto equal = [](const auto& x, const auto& y) { return x == y || (x && y && *x == *y); };
    return a.current == b.current && a.inputs.name == b.inputs.name
        && std::ranges::equal(a.inputs.models, b.inputs.models, equal)
        && std::ranges::equal(a.inputs.clusters, b.inputs.clusters, equal)
        && a.inputs.measurements == b.inputs.measurements && a.inputs.calibration == b.inputs.calibration
        && a.inputs.requestTraces == b.inputs.requestTraces
        && a.inputs.servingCalibrations == b.inputs.servingCalibrations
        && std::ranges::equal(a.scenarios, b.scenarios, equal);
}

} // namespace rankloom::ui
