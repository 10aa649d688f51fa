// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QString>
#include <QStringList>

#include "core/base/error.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "db/project_file.h"
#include "widgets/comparison/comparison_view.h"

namespace rankloom::ui {

/// A plan with everything it is about.
struct PlanInputs {
    std::shared_ptr<const Project> project;
    std::shared_ptr<const Plan> plan;
    std::string note {}; ///< what somebody wrote about it in the project
};

/// The plan of a document, or the current one of a .rankloom project. What a document does not say of model,
/// cluster, workload and routing comes from the project file, the trace of requests that it names from the
/// file beside it; without a document its current plan is read. Errors: those of readPlanFile() and
/// ProjectFile.
Result<PlanInputs> readPlanInputs(const QString& planFile, const QString& projectFile);

/// The plans that are asked for on the command line.
struct PlanRequest {
    QStringList planFiles; ///< plan documents or projects; or none and
    QStringList notes; ///< on the plans of planFiles, by their places; may be fewer
    QString projectFile; ///< a project, of which
    ScenarioChoice scenarios; ///< these are meant
    QString ratesFile {}; ///< of serving, for the devices of all plans; empty = as the projects have them
    QString baseline; ///< of a comparison: name or place; empty = the first
};
/// The first of them, where only one is shown. Errors as readComparison().
Result<PlanInputs> readFirstPlan(const PlanRequest& request);
/// All of them, evaluated and compared. Errors: those of reading and evaluating, of chooseScenarios() and
/// planNamed(); BadValue for more than kMostCompared.
Result<ComparisonData> readComparison(const PlanRequest& request);

} // namespace rankloom::ui
