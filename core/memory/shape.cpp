// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/shape.h"

#include <algorithm>

#include "core/plan/laid_out.h"
#include "core/plan/what_if.h"

namespace rankloom {

MemoryShape memoryShape(const Project& project, const Plan& plan)
{
    const ModelSpec& model = project.model;
    Layout layout = resolved(plan.layout, std::max(1, worldSize(project.cluster, plan)));
    for (int* degree : {&layout.tp, &layout.cp, &layout.pp, &layout.dp, &layout.ep, &layout.etp})
        *degree = std::max(1, *degree);
    MemoryShape out {.model = model, .plan = plan, .calibration = project.calibration, .layout = layout};
    out.tp = layout.tp;
    out.cp = layout.cp;
    out.pp = layout.pp;
    out.dp = layout.dp;
    out.ep = layout.ep;
    out.etp = layout.etp;
    out.edp = std::max(1, out.tp * out.cp * out.dp / (out.ep * out.etp));
    out.keyValueTp = std::max(1, std::min(out.tp, model.kvHeads));
    out.shards = planShards(project, plan, layout);
    const Workload& workload = plan.workload;
    out.microbatches = microbatchesOf(workload, layout);
    out.sequence = workload.sequenceLength;
    out.batch = workload.microBatchSize;
    out.tokens = out.sequence * out.batch / out.cp;
    out.shardTokens = out.tokens / out.tp;
    out.normTokens = layout.sequenceParallel ? out.shardTokens : out.tokens;
    out.paddedVocabulary = paddedVocabulary(model, plan.memory, out.tp);
    return out;
}

} // namespace rankloom
