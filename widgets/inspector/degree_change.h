// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <vector>

#include <QString>

#include "core/plan/check.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom::ui {

/// The present value of a degree, as the person counts it (ETP 0 shows as TP).
int shownDegree(const Plan& plan, Degree degree);

/// The plan with a degree changed and everything that depended on the old value put back to its default: DP
/// follows, an explicit stage split of another pipeline and expert placement of another group are dropped.
Plan withDegree(Plan plan, Degree degree, int value);

/// degreeOptions() over the plans that withDegree() would make: more than one virtual stage brings the
/// interleaved schedule with it. None at all once stopped.
std::vector<DegreeOption> degreeChoices(
    const Project& project, const Plan& plan, Degree degree, const std::stop_token& stop = {});

/// Makes the number of virtual stages fit a newly chosen schedule: two for the looped ones, where there was
/// one, and one for those that have no use for more.
void settleSchedule(Plan& plan);

/// The plan with its stages as Megatron's pipeline layout names them; virtual stages follow from their
/// number, and an empty text is the even split. Errors: those of parsePipelineLayout().
Result<Plan> withPipelineLayout(Plan plan, const QString& text);

} // namespace rankloom::ui
