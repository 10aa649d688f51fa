// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/choose_scenarios.h"

#include <algorithm>

#include <fmt/format.h>

namespace rankloom::db {

namespace {

Result<Scenario> named(const ProjectFile& file, const std::vector<Scenario>& all, const std::string& name)
{
    const Place where {file.path(), 0, 0, {}};
    const auto found = std::ranges::find(all, name, &Scenario::name);
    if (found == all.end()) {
        std::vector<std::string> names;
        for (const Scenario& scenario : all)
            names.push_back(scenario.name);
        return fail(ErrorCode::BadValue, Phrase::of("there is no scenario called \"{}\"", name), where,
            Phrase::of("There are: {}.", fmt::join(names, ", ")));
    }
    if (std::ranges::count(all, name, &Scenario::name) > 1)
        return fail(ErrorCode::BadValue, Phrase::of("several scenarios are called \"{}\"", name), where,
            Phrase::of("Rename them apart."));
    return *found;
}

} // namespace

Result<std::vector<Scenario>> chooseScenarios(const ProjectFile& file, const ScenarioChoice& choice)
{
    Result<std::vector<Scenario>> all = file.loadScenarios();
    if (!all)
        return all;
    for (Scenario& scenario : *all)
        if (scenario.plan.name.empty())
            scenario.plan.name = scenario.name;
    if (choice.all && !all->empty())
        return all;
    std::vector<Scenario> chosen;
    for (const std::string& name : choice.names) {
        Result<Scenario> scenario = named(file, *all, name);
        if (!scenario)
            return tl::unexpected<Error>(std::move(scenario.error()));
        chosen.push_back(std::move(*scenario));
    }
    if (!choice.names.empty())
        return chosen;
    const Result<std::int64_t> current = file.currentScenario();
    if (!current)
        return tl::unexpected<Error>(current.error());
    for (Scenario& scenario : *all)
        if (scenario.id == *current)
            chosen.push_back(std::move(scenario));
    if (chosen.empty())
        return fail(ErrorCode::ProjectDamaged, Phrase::of("the project has no scenario"),
            {file.path(), 0, 0, {}}, Phrase::of("Repair a copy of it."));
    return chosen;
}

} // namespace rankloom::db
