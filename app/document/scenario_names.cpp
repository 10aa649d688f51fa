// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/scenario_names.h"

#include <set>
#include <string>
#include <vector>

#include "core/compare/plan_name.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

NamedPlan namedPlan(const DocumentState& state, const db::Scenario& scenario)
{
    return {state.project.get(), &scenario.plan};
}

/// Of a plan of `after`: what was named before stays whose it was, a new name is the program's where it is
/// such a one.
bool isOfProgram(const DocumentState& before, const DocumentState& after, const db::Scenario& scenario)
{
    const ScenarioPointer was = before.scenario(scenario.id);
    if (was && was->name == scenario.name)
        return namedByProgram(before, *was);
    return was ? scenario.name.empty() : namedByProgram(after, scenario);
}

} // namespace

QString shownName(const DocumentState& state, const db::Scenario& scenario)
{
    return translated(shownName(namedPlan(state, scenario), scenario.name));
}

bool namedByProgram(const DocumentState& state, const db::Scenario& scenario)
{
    return scenario.name.empty() || automaticName(namedPlan(state, scenario), scenario.name).has_value();
}

DocumentState withTrueNames(const DocumentState& before, DocumentState after)
{
    if (!after.project || (before.project == after.project && before.scenarios == after.scenarios))
        return after;
    std::vector<ScenarioPointer> ours;
    std::vector<NamedPlan> plans;
    std::set<std::string> taken; // by persons
    for (const ScenarioPointer& scenario : after.scenarios)
        if (isOfProgram(before, after, *scenario)) {
            ours.push_back(scenario);
            plans.push_back(namedPlan(after, *scenario));
        } else {
            taken.insert(scenario->name);
        }
    if (ours.empty())
        return after;
    const std::vector<Phrase> names = planNames(plans);
    for (std::size_t i = 0; i < ours.size(); ++i) {
        std::string name = names[i].english();
        for (int n = 2; taken.contains(name); ++n)
            name = Phrase::of("{} ({})", names[i], n).english();
        taken.insert(name);
        if (ours[i]->name == name && ours[i]->plan.name == name)
            continue;
        db::Scenario renamed = *ours[i];
        renamed.name = name;
        renamed.plan.name = name;
        after = after.with(renamed);
    }
    return after;
}

} // namespace rankloom::ui
