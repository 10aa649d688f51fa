// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QCoreApplication>

#include "core/plan/plan_json.h"
#include "db/project_file.h"

namespace rankloom::test {

/// Four nodes of eight GPUs and a mixture-of-experts model: small, and every view has something to show.
inline const char* samplePlanText()
{
    return R"({
  "format": "rankloom-plan", "version": 1, "name": "TP4 PP2",
  "model": {"preset": "mixtral-8x7b"},
  "cluster": {"nodes": 4, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
  "workload": {"kind": "training", "sequenceLength": 4096, "microBatchSize": 1, "globalBatchSize": 64},
  "layout": {"tp": 4, "pp": 2, "ep": 4, "etp": 1},
  "schedule": {"kind": "1f1b"}
})";
}

inline PlanDocument samplePlan()
{
    Result<PlanDocument> document = readPlanDocument(samplePlanText());
    RANKLOOM_ASSERT(document.has_value());
    document->project.name = "Sample";
    return std::move(*document);
}

/// What layouts, docks and queued slots have still to do, and what follows from it. Work on other threads is
/// not waited for: that is QTRY_VERIFY's.
inline void settle()
{
    for (int round = 0; round < 8; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

/// A project with one model and one cluster.
inline Inputs inputsOf(const Project& project)
{
    Inputs inputs;
    inputs.name = project.name;
    inputs.models.push_back(
        std::make_shared<const ModelInput>(ModelInput {1, {}, project.model, project.routing, {}}));
    inputs.clusters.push_back(std::make_shared<const ClusterInput>(ClusterInput {1, {}, project.cluster}));
    inputs.calibration = project.calibration;
    return inputs;
}

} // namespace rankloom::test
