// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/scenario_names.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/compare/plan_name.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

/// What plans refer to, without what was measured: no name tells of it, and it may be large.
class Abouts {
public:
    explicit Abouts(const DocumentState& state) : m_state(state) { }

    NamedPlan named(const Scenario& scenario)
    {
        auto& about = m_projects[{scenario.model, scenario.cluster}];
        if (!about) {
            about = std::make_unique<Project>();
            if (const auto model = m_state.inputs.model(scenario.model))
                about->model = model->model;
            if (const auto cluster = m_state.inputs.cluster(scenario.cluster)) {
                const Cluster& whole = cluster->cluster;
                about->cluster = makeCluster(whole.nodes, whole.devicesPerNode, whole.device);
                about->cluster.change().unavailableNodes = whole.unavailableNodes;
                about->cluster.change().nodeNames = whole.nodeNames;
            }
        }
        return {about.get(), &scenario.plan};
    }

private:
    const DocumentState& m_state;
    std::map<std::pair<std::int64_t, std::int64_t>, std::unique_ptr<Project>> m_projects;
};

/// Of a plan of `after`: what was named before stays whose it was, a new name is the program's where it is
/// such a one.
bool isOfProgram(const DocumentState& before, const DocumentState& after, const Scenario& scenario)
{
    const ScenarioPointer was = before.scenario(scenario.id);
    if (was && was->name == scenario.name && was->namedByPerson == scenario.namedByPerson)
        return namedByProgram(before, *was);
    return was ? scenario.name.empty() || !scenario.namedByPerson : namedByProgram(after, scenario);
}

} // namespace

QString shownName(const DocumentState& state, const Scenario& scenario)
{
    Abouts abouts(state);
    return translated(shownName(abouts.named(scenario), scenario.name));
}

bool namedByProgram(const DocumentState& state, const Scenario& scenario)
{
    if (scenario.name.empty() || !scenario.namedByPerson)
        return true;
    Abouts abouts(state);
    return automaticName(abouts.named(scenario), scenario.name).has_value();
}

DocumentState withTrueNames(const DocumentState& before, DocumentState after)
{
    if (before.inputs.models == after.inputs.models && before.inputs.clusters == after.inputs.clusters
        && before.scenarios == after.scenarios)
        return after;
    const DocumentState given = after;
    Abouts abouts(given);
    std::vector<ScenarioPointer> ours;
    std::vector<NamedPlan> plans;
    std::set<std::string> taken; // by persons
    for (const ScenarioPointer& scenario : after.scenarios)
        if (isOfProgram(before, after, *scenario))
            ours.push_back(scenario);
        else
            taken.insert(scenario->name);
    if (ours.empty())
        return after;
    // Equal plans are counted in the order of their making: moving one renames none.
    std::ranges::sort(ours, {}, &Scenario::id);
    for (const ScenarioPointer& scenario : ours)
        plans.push_back(abouts.named(*scenario));
    const std::vector<Phrase> names = planNames(plans);
    for (std::size_t i = 0; i < ours.size(); ++i) {
        std::string name = names[i].english();
        for (int n = 2; taken.contains(name); ++n)
            name = Phrase::of("{} ({})", names[i], n).english();
        taken.insert(name);
        if (ours[i]->name == name && ours[i]->plan.name == name)
            continue;
        Scenario renamed = *ours[i];
        renamed.namedByPerson = false;
        renamed.name = name;
        renamed.plan.name = name;
        after = after.with(renamed);
    }
    return after;
}

bool equalButForNames(const DocumentState& a, const DocumentState& b)
{
    return a == b || withTrueNames({}, a) == withTrueNames({}, b);
}

} // namespace rankloom::ui
