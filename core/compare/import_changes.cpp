// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/import_changes.h"

#include <algorithm>

#include "core/measure/cluster_changes.h"
#include "core/model/parameters.h"

namespace rankloom {

namespace {

Phrase wordsOf(const ModelSpec& model)
{
    return Phrase::of(
        "{}, {} parameters", model.name, Counted {static_cast<double>(countParameters(model).total)});
}

Phrase wordsOf(const RoutingStatistics& routing)
{
    return routing.empty() ? Phrase::of("even load of all experts")
                           : Phrase::of("{} tokens through {} layers", routing.tokens, routing.layers);
}

void tellModel(std::vector<Phrase>& lines, const ModelInput* old, const ModelInput& now)
{
    const ModelSpec& model = now.model;
    if (old == nullptr) {
        lines.push_back(Phrase::of("a model more: {}", wordsOf(model)));
        return;
    }
    if (old->model != model && !(wordsOf(old->model) == wordsOf(model)))
        lines.push_back(Phrase::of("the model: {}, instead of {}", wordsOf(model), wordsOf(old->model)));
    else if (old->model != model)
        lines.push_back(Phrase::of("details of the model {}", model.name));
    if (old->routing != now.routing)
        lines.push_back(Phrase::of("what the experts of {} are planned for: {}, instead of {}", model.name,
            wordsOf(now.routing), wordsOf(old->routing)));
}

/// Traces of requests and fitted rates that are new or others.
void tellServing(std::vector<Phrase>& lines, const Inputs& before, const Inputs& after)
{
    for (const Shared<RecordedRequests>& trace : after.requestTraces)
        if (std::ranges::find(before.requestTraces, trace) == before.requestTraces.end())
            lines.push_back(Phrase::of("a trace of requests that plans can serve: {}, {} requests",
                trace->name, static_cast<std::int64_t>(trace->requests.size())));
    for (const Shared<ServingCalibration>& rates : after.servingCalibrations)
        if (std::ranges::find(before.servingCalibrations, rates) == before.servingCalibrations.end())
            lines.push_back(Phrase::of("rates of serving on {}, fitted to {}", rates->device, rates->source));
}

/// Of the inputs that were there before.
std::vector<Phrase> inputChanges(const Inputs& before, const Inputs& after)
{
    std::vector<Phrase> lines;
    for (const auto& model : after.models)
        tellModel(lines, before.model(model->id).get(), *model);
    for (const auto& cluster : after.clusters) {
        if (const auto old = before.cluster(cluster->id)) {
            for (Phrase& line : clusterChanges(old->cluster, cluster->cluster))
                lines.push_back(std::move(line));
            continue;
        }
        lines.push_back(Phrase::of("a cluster more: {} × {} {}", cluster->cluster->nodes,
            cluster->cluster->devicesPerNode, cluster->cluster->device.name));
    }
    tellServing(lines, before, after);
    return lines;
}

const Scenario* find(const std::vector<Scenario>& scenarios, std::int64_t id)
{
    const auto found = std::ranges::find(scenarios, id, &Scenario::id);
    return found != scenarios.end() ? &*found : nullptr;
}

/// The project without what a plan does not look at.
Project readBy(const Plan& plan, Project project)
{
    const bool serves = plan.workload.kind == WorkKind::Serving;
    std::erase_if(project.requestTraces, [&](const Shared<RecordedRequests>& trace) {
        return !serves || trace->name != plan.serving.requests.trace.name;
    });
    if (!serves)
        project.servingCalibrations.clear();
    return project;
}

std::vector<std::string> affected(const ProjectState& before, const ProjectState& after)
{
    std::vector<std::string> names;
    for (const Scenario& scenario : before.scenarios) {
        const Scenario* now = find(after.scenarios, scenario.id);
        if (scenario.id == before.current || now == nullptr)
            continue;
        const Project was = readBy(scenario.plan, projectOf(before.inputs, scenario));
        const Project is = readBy(now->plan, projectOf(after.inputs, *now));
        if (!(was == is) || !(now->plan == scenario.plan))
            names.push_back(scenario.name);
    }
    return names;
}

} // namespace

ImportChanges importChanges(const ProjectState& before, const ProjectState& after)
{
    ImportChanges changes;
    changes.lines = inputChanges(before.inputs, after.inputs);
    changes.otherPlans = affected(before, after);
    changes.before = find(before.scenarios, before.current);
    changes.after = find(after.scenarios, before.current);
    for (const Scenario& scenario : after.scenarios)
        if (find(before.scenarios, scenario.id) == nullptr) {
            changes.lines.push_back(Phrase::of("a plan more, beside the others"));
            changes.newPlan = true;
            changes.after = &scenario;
        }
    return changes;
}

} // namespace rankloom
