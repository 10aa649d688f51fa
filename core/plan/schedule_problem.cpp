// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/schedule_problem.h"

namespace rankloom {

ScheduleProblem scheduleProblem(const Plan& plan, int ranks, int chunks, int microbatches)
{
    ScheduleProblem problem;
    problem.kind = plan.schedule.kind;
    problem.devices = ranks;
    problem.microbatches = microbatches;
    problem.chunks = chunks;
    problem.groupSize = plan.schedule.groupSize;
    problem.memoryLimit = plan.schedule.memoryLimitMicrobatches * chunks;
    problem.vocabulary = plan.stages.vocabulary;
    if (plan.execution.optimizerStart == OptimizerStart::GlobalNorm)
        problem.shortest = ScheduleProblem::Shortest::Makespan;
    return problem;
}

} // namespace rankloom
