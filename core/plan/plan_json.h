// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

struct PlanDocument {
    Project project; ///< model, cluster, routing and calibration of the document, as far as it holds them
    Plan plan;
    Diagnostics diagnostics; ///< unknown fields, each with its JSON pointer
    bool hasModel = false;
    bool hasCluster = false;
    bool hasWorkload = false;
    bool hasCalibration = false; ///< or, as documents had it before, constants under "memory"
    StatedDrives formerDrives {}; ///< of the cluster, as documents had it before: under "memory.offload"
};

/// Reads the text of a file that a document names under "model.file", relative to the document.
using FileReader = std::function<Result<std::string>(const std::string& path)>;

/// Reads a plan document (contract: format "rankloom-plan", version 1). Unknown fields become warnings; wrong
/// types and illegal values errors with pointer, what was found and what is legal.
/// Errors: BadSyntax, BadValue, Unsupported (newer version).
Result<PlanDocument> readPlanDocument(std::string_view json, const FileReader& files = {});

/// Takes what a document leaves open of model, cluster, calibration, workload, routing and name from a
/// project and one of its plans.
void completeFrom(PlanDocument& document, const Project& project, const Plan& plan);

/// Writes the complete document: every field, defaults included, measured links and expert load included.
/// Two-space indent, fixed key order, shortest round-trip numbers: reading it back gives equal values (but
/// for routing statistics, which are no part of the document) and writing again equal bytes. A model or
/// cluster that is not there yet is left out.
std::string writePlanDocument(const Project& project, const Plan& plan);

/// A device as "cluster.device" of a document takes it; `source` is for people.
std::string writeDevice(const DeviceSpec& device, std::string_view source);

/// The decisions alone (workload, layout … experts), as the project file stores them. `absent`: the workload
/// of a plan stored without one, as all were while the project held it.
std::string writePlan(const Plan& plan);
Result<Plan> readPlan(std::string_view json, const Workload& absent = {});

} // namespace rankloom
