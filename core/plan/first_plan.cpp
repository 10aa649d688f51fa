// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/first_plan.h"

namespace rankloom {

Result<PlanDocument> firstPlanDocument()
{
    return readPlanDocument(R"({
        "format": "rankloom-plan", "version": 1, "name": "First plan",
        "model": {"preset": "llama-3-8b"},
        "cluster": {"nodes": 2, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
        "workload": {"kind": "training", "sequenceLength": 8192, "microBatchSize": 1, "globalBatchSize": 128},
        "layout": {"tp": 4, "pp": 2},
        "schedule": {"kind": "1f1b"}
    })");
}

} // namespace rankloom
