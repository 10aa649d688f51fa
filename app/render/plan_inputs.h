// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QString>
#include <QStringList>

#include "core/base/error.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "widgets/comparison/comparison_view.h"

namespace rankloom::ui {

/// A plan with everything it is about.
struct PlanInputs {
    std::shared_ptr<const Project> project;
    std::shared_ptr<const Plan> plan;
};

/// The plan of a document, or the current one of a .rankloom project. What a document does not say of model,
/// cluster, workload and routing comes from the project file; without a document its current plan is read.
/// Errors: those of readPlanFile() and ProjectFile.
Result<PlanInputs> readPlanInputs(const QString& planFile, const QString& projectFile);

/// Several plans, evaluated and compared with the first. No plan files: the current plan of the project.
/// Errors: those of readPlanInputs(), BadValue for more than kMostCompared.
Result<ComparisonData> readComparison(const QStringList& planFiles, const QString& projectFile);

} // namespace rankloom::ui
