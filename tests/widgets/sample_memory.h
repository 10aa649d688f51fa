// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/memory/memory.h"
#include "core/memory/rank_memory.h"
#include "core/plan/laid_out.h"
#include "core/plan/plan_json.h"
#include "widgets/memory/memory_data.h"

namespace rankloom::test {

/// A plan with its estimate, so that there are tensors.
inline ui::MemoryData sampleMemory()
{
    const Result<PlanDocument> document = readPlanDocument(R"({
        "format": "rankloom-plan", "version": 1, "name": "sample", "model": {"preset": "mixtral-8x7b"},
        "cluster": {"nodes": 4, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
        "workload": {"kind": "training", "sequenceLength": 4096, "microBatchSize": 1, "globalBatchSize": 64},
        "layout": {"tp": 4, "pp": 2, "ep": 4, "etp": 1}})");
    ui::MemoryData data;
    data.project = std::make_shared<const Project>(document->project);
    data.plan = std::make_shared<const Plan>(document->plan);
    data.report = estimateMemory(*data.project, *data.plan);
    data.tensors = std::make_shared<const RankMemory>(rankMemory(LaidOut(*data.project, *data.plan)));
    return data;
}

} // namespace rankloom::test
