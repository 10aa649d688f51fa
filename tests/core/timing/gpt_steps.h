// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timing/timing.h"
#include "core/validate/timing_case.h"

namespace rankloom::test {

/// A GPT on whole A100 nodes, as Megatron ran it before fused attention.
inline MeasuredStep gptStep(
    int hidden, int layers, int devices, int tp, int pp, int microBatch, int globalBatch)
{
    MeasuredStep step;
    step.project.model = gptModel(hidden, layers, hidden / 64, 51200, 1024);
    step.project.cluster = clusterOf(devices, "a100-sxm-80gb").value();
    step.plan = unfusedMegatronPlan(tp, pp);
    step.plan.workload = {1024, microBatch, globalBatch};
    return step;
}

inline PassTimes passesOf(const MeasuredStep& step) { return timePasses(LaidOut(step.project, step.plan)); }

} // namespace rankloom::test
