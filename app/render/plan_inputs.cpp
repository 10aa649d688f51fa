// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/plan_inputs.h"

#include <utility>

#include "app/document/input_files.h"
#include "core/evaluate/evaluate.h"
#include "db/project_file.h"

namespace rankloom::ui {

namespace {

Result<PlanInputs> readProject(const QString& path)
{
    const Result<db::ProjectFile> file = db::ProjectFile::open(path.toStdString(), db::OpenMode::ReadOnly);
    if (!file)
        return tl::unexpected<Error>(file.error());
    Result<Project> project = file->loadProject();
    Result<std::vector<db::Scenario>> scenarios = file->loadScenarios();
    const Result<std::int64_t> current = file->currentScenario();
    if (!project)
        return tl::unexpected<Error>(std::move(project.error()));
    if (!scenarios)
        return tl::unexpected<Error>(std::move(scenarios.error()));
    Plan plan;
    for (db::Scenario& scenario : *scenarios) {
        if (!current || scenario.id != *current)
            continue;
        plan = std::move(scenario.plan);
        if (plan.name.empty())
            plan.name = scenario.name;
    }
    return PlanInputs {
        std::make_shared<const Project>(std::move(*project)), std::make_shared<const Plan>(std::move(plan))};
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
    Project project = std::move(document->project);
    if (!projectFile.isEmpty()) {
        const Result<PlanInputs> base = readProject(projectFile);
        if (!base)
            return base;
        if (!document->hasModel)
            project.model = base->project->model;
        if (!document->hasCluster)
            project.cluster = base->project->cluster;
        if (!document->hasWorkload)
            project.workload = base->project->workload;
        if (project.routing.empty())
            project.routing = base->project->routing;
    }
    return PlanInputs {std::make_shared<const Project>(std::move(project)),
        std::make_shared<const Plan>(std::move(document->plan))};
}

Result<ComparisonData> readComparison(const QStringList& planFiles, const QString& projectFile)
{
    if (planFiles.size() > kMostCompared)
        return fail(ErrorCode::BadValue, "these are more plans than can be told apart side by side", {},
            "Compare at most " + std::to_string(kMostCompared) + ".");
    ComparisonData data;
    for (const QString& file : planFiles.isEmpty() ? QStringList {QString()} : planFiles) {
        Result<PlanInputs> inputs = readPlanInputs(file, projectFile);
        if (!inputs)
            return tl::unexpected<Error>(std::move(inputs.error()));
        Result<Evaluation> evaluation = evaluate(*inputs->project, *inputs->plan);
        if (!evaluation)
            return tl::unexpected<Error>(std::move(evaluation.error()));
        data.plans.push_back({inputs->plan->name, inputs->project, inputs->plan, std::move(*evaluation)});
    }
    data.comparison = compare(data.plans);
    return data;
}

} // namespace rankloom::ui
