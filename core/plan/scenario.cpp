// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/scenario.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

namespace rankloom {

namespace {

Result<Scenario> named(const std::vector<Scenario>& all, const std::string& name)
{
    const auto found = std::ranges::find(all, name, &Scenario::name);
    if (found == all.end()) {
        std::vector<std::string> names;
        for (const Scenario& scenario : all)
            names.push_back(scenario.name);
        return fail(ErrorCode::BadValue, Phrase::of("there is no scenario called \"{}\"", name), {},
            Phrase::of("There are: {}.", fmt::join(names, ", ")));
    }
    if (std::ranges::count(all, name, &Scenario::name) > 1)
        return fail(ErrorCode::BadValue, Phrase::of("several scenarios are called \"{}\"", name), {},
            Phrase::of("Rename them apart."));
    return *found;
}

} // namespace

std::shared_ptr<const ModelInput> Inputs::model(std::int64_t id) const
{
    const auto found = std::ranges::find_if(models, [id](const auto& input) { return input->id == id; });
    return found == models.end() ? nullptr : *found;
}

std::shared_ptr<const ClusterInput> Inputs::cluster(std::int64_t id) const
{
    const auto found = std::ranges::find_if(clusters, [id](const auto& input) { return input->id == id; });
    return found == clusters.end() ? nullptr : *found;
}

Project projectOf(const Inputs& inputs, const Scenario& scenario)
{
    Project project;
    project.name = inputs.name;
    if (const auto model = inputs.model(scenario.model)) {
        project.model = model->model;
        project.routing = model->routing;
    }
    if (const auto cluster = inputs.cluster(scenario.cluster))
        project.cluster = cluster->cluster;
    project.calibration = scenario.ownCalibration.value_or(inputs.calibration);
    project.requestTraces = inputs.requestTraces;
    project.servingCalibrations = inputs.servingCalibrations;
    return project;
}

Diagnostics whichTraceCounts(const Inputs& inputs, std::int64_t model)
{
    std::map<std::int64_t, std::string> traces; // by import: the name of their first file
    for (const MeasurementInfo& measurement : inputs.measurements)
        if (measurement.traceRows > 0 && measurement.model == model)
            traces.try_emplace(measurement.import, measurement.fileName);
    const std::shared_ptr<const ModelInput> input = inputs.model(model);
    if (traces.size() < 2 || !input || !input->counted.tags.empty())
        return {};
    return {{Severity::Hint, "several-traces",
        Phrase::of("The model has {} routing traces: only the newest counts, {}.", traces.size(),
            traces.rbegin()->second),
        {}, {}, {}}};
}

Result<std::vector<Scenario>> chooseScenarios(
    std::vector<Scenario> scenarios, std::int64_t current, const ScenarioChoice& choice)
{
    for (Scenario& scenario : scenarios)
        if (scenario.plan.name.empty())
            scenario.plan.name = scenario.name;
    std::vector<Scenario> chosen;
    for (const std::string& name : choice.names) {
        Result<Scenario> scenario = named(scenarios, name);
        if (!scenario)
            return tl::unexpected<Error>(std::move(scenario.error()));
        chosen.push_back(std::move(*scenario));
    }
    if (choice.all)
        chosen = std::move(scenarios);
    else if (choice.names.empty())
        std::ranges::copy_if(
            scenarios, std::back_inserter(chosen), [&](const Scenario& s) { return s.id == current; });
    if (chosen.empty())
        return fail(ErrorCode::ProjectDamaged, Phrase::of("the project has no scenario"), {},
            Phrase::of("Repair a copy of it."));
    return chosen;
}

} // namespace rankloom
