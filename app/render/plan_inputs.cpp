// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/plan_inputs.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "app/document/input_files.h"
#include "core/evaluate/evaluate.h"
#include "core/exchange/served_files.h"
#include "db/project_file.h"

namespace rankloom::ui {

namespace {

Result<std::vector<PlanInputs>> readScenarios(const QString& path, const ScenarioChoice& choice)
{
    const Result<db::ProjectFile> file = db::ProjectFile::open(path.toStdString(), db::OpenMode::ReadOnly);
    if (!file)
        return tl::unexpected<Error>(file.error());
    const Result<std::vector<db::StrangeRow>> strange = file->strangeRows();
    if (!strange)
        return tl::unexpected<Error>(strange.error());
    for (const Diagnostic& told : db::diagnosticsOf(*strange, file->path()))
        fmt::print(stderr, "{}: {}\n", told.where.file, told.message.english());
    Result<ProjectState> known = file->loadState();
    if (!known)
        return tl::unexpected<Error>(known.error());
    Result<std::vector<Scenario>> scenarios =
        chooseScenarios(std::move(known->scenarios), known->current, choice);
    if (!scenarios) {
        scenarios.error().where.file = file->path();
        return tl::unexpected<Error>(std::move(scenarios.error()));
    }
    std::vector<PlanInputs> inputs;
    for (Scenario& scenario : *scenarios) {
        // One object for plans that refer to the same: whoever compares them sees it at once.
        const auto same = std::ranges::find_if(*scenarios, [&](const Scenario& earlier) {
            return earlier.model == scenario.model && earlier.cluster == scenario.cluster;
        });
        const auto at = static_cast<std::size_t>(same - scenarios->begin());
        inputs.push_back(
            {at < inputs.size() ? inputs[at].project
                                : std::make_shared<const Project>(projectOf(known->inputs, scenario)),
                std::make_shared<const Plan>(std::move(scenario.plan)), std::move(scenario.note)});
    }
    return inputs;
}

Result<PlanInputs> readProject(const QString& path)
{
    Result<std::vector<PlanInputs>> inputs = readScenarios(path, {});
    if (!inputs)
        return tl::unexpected<Error>(std::move(inputs.error()));
    return std::move(inputs->front());
}

Result<std::vector<PlanInputs>> readAsTheyAre(const PlanRequest& request)
{
    if (request.planFiles.isEmpty())
        return readScenarios(request.projectFile, request.scenarios);
    if (!request.scenarios.isCurrent() && request.planFiles.size() == 1
        && request.planFiles.front().endsWith(QLatin1String(".rankloom")))
        return readScenarios(request.planFiles.front(), request.scenarios);
    if (!request.scenarios.isCurrent())
        return fail(ErrorCode::BadValue, "scenarios are named, but not the one project that has them", {},
            "Name one .rankloom file and no plan document.");
    std::vector<PlanInputs> all;
    for (const QString& file : request.planFiles) {
        Result<PlanInputs> inputs = readPlanInputs(file, request.projectFile);
        if (!inputs)
            return tl::unexpected<Error>(std::move(inputs.error()));
        if (const auto place = static_cast<qsizetype>(all.size()); place < request.notes.size())
            inputs->note = request.notes[place].toStdString();
        all.push_back(std::move(*inputs));
    }
    return all;
}

Result<std::vector<PlanInputs>> readAll(const PlanRequest& request)
{
    Result<std::vector<PlanInputs>> all = readAsTheyAre(request);
    if (!all || request.ratesFile.isEmpty())
        return all;
    const Result<std::string> text = readTextFile(request.ratesFile);
    if (!text)
        return tl::unexpected<Error>(text.error());
    std::map<std::shared_ptr<const Project>, std::shared_ptr<const Project>> rated; // what is shared stays so
    for (PlanInputs& inputs : *all) {
        std::shared_ptr<const Project>& known = rated[inputs.project];
        if (!known) {
            Project project = *inputs.project;
            if (Result<Diagnostics> told = takeServingRates(*text, request.ratesFile.toStdString(), project);
                !told)
                return tl::unexpected<Error>(std::move(told.error()));
            known = std::make_shared<const Project>(std::move(project));
        }
        inputs.project = known;
    }
    return all;
}

} // namespace

Result<PlanInputs> readPlanInputs(const QString& planFile, const QString& projectFile)
{
    if (planFile.isEmpty())
        return readProject(projectFile);
    if (planFile.endsWith(QLatin1String(".rankloom")))
        return readProject(planFile);
    Result<PlanDocument> document = readPlanFile(planFile);
    if (!document)
        return tl::unexpected<Error>(std::move(document.error()));
    if (!projectFile.isEmpty()) {
        const Result<PlanInputs> base = readProject(projectFile);
        if (!base)
            return base;
        completeFrom(*document, *base->project, *base->plan);
    }
    return PlanInputs {std::make_shared<const Project>(std::move(document->project)),
        std::make_shared<const Plan>(std::move(document->plan))};
}

Result<PlanInputs> readFirstPlan(const PlanRequest& request)
{
    Result<std::vector<PlanInputs>> all = readAll(request);
    if (!all)
        return tl::unexpected<Error>(std::move(all.error()));
    return std::move(all->front());
}

Result<ComparisonData> readComparison(const PlanRequest& request)
{
    const Result<std::vector<PlanInputs>> all = readAll(request);
    if (!all)
        return tl::unexpected<Error>(all.error());
    if (all->size() > kMostCompared)
        return fail(ErrorCode::BadValue, "these are more plans than can be told apart side by side", {},
            "Compare at most " + std::to_string(kMostCompared) + ".");
    std::vector<ComparedPlan> plans;
    for (const PlanInputs& inputs : *all) {
        Result<Evaluation> evaluation = evaluate(*inputs.project, *inputs.plan);
        if (!evaluation)
            return tl::unexpected<Error>(std::move(evaluation.error()));
        plans.push_back(
            {inputs.plan->name, inputs.project, inputs.plan, std::move(*evaluation), inputs.note});
    }
    const Result<int> baseline = planNamed(plans, request.baseline.toStdString());
    if (!baseline)
        return tl::unexpected<Error>(baseline.error());
    return makeComparisonData(std::move(plans), *baseline);
}

} // namespace rankloom::ui
