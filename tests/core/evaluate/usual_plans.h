// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluation.h"
#include "core/model/hf_config.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom::test {

/// A model that comes with the program, on nodes of eight H100.
inline Project onH100(const char* model, int nodes)
{
    Project p;
    p.model = modelPreset(model).value();
    p.cluster = makeCluster(nodes, 8, devicePreset("h100-sxm-80gb").value());
    return p;
}

inline Plan planOf(const Workload& workload, int tp, int pp, int ep)
{
    Plan p;
    p.workload = workload;
    p.layout.tp = tp;
    p.layout.pp = pp;
    p.layout.ep = ep;
    p.layout.etp = 1;
    return p;
}

inline Plan batched(int globalBatch, Plan plan)
{
    plan.workload.globalBatchSize = globalBatch;
    return plan;
}

inline double sum(const TimeBreakdown& b)
{
    return (b.compute + b.tensorParallel + b.contextParallel + b.pipeline + b.expertParallel + b.dataParallel
        + b.optimizer + b.bubble + b.offloadStall)
        .value();
}

} // namespace rankloom::test
