// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/plan/plan_json.h"
#include "widgets/inspector/inspector_section.h"

namespace rankloom::test {

/// Experts on four nodes, with room to change every degree.
inline ui::InspectorInputs sampleInputs()
{
    const Result<PlanDocument> document = readPlanDocument(R"({
        "format": "rankloom-plan", "version": 1, "name": "sample", "model": {"preset": "mixtral-8x7b"},
        "cluster": {"nodes": 4, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
        "workload": {"kind": "training", "sequenceLength": 4096, "microBatchSize": 1, "globalBatchSize": 64},
        "layout": {"tp": 4, "pp": 2, "ep": 4, "etp": 1}})");
    return {std::make_shared<const Project>(document->project), std::make_shared<const Plan>(document->plan)};
}

} // namespace rankloom::test
