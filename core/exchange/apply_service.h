// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/exchange/import_preview.h"
#include "core/exchange/reading.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/serving/project_rates.h" // replaceCalibration(), by which a project keeps what was fitted

// Rates of serving from what was measured of a deployment.

namespace rankloom {

/// Measurements of deployments that serve, of any number of files.
struct ServiceMeasurements {
    std::vector<MeasuredService> runs;
    TimedBatches batches;
    std::vector<std::string> sources; ///< names of the files

    /// Takes what a file holds of them.
    void add(const Parsed& value, const std::string& file);
    [[nodiscard]] bool empty() const { return runs.empty() && batches.batches.empty(); }
};

struct FittedService {
    ServingCalibration calibration;
    double meanLogError = 0; ///< weighted mean of |ln(estimated / measured)| over what was fitted
    std::vector<std::pair<std::string, std::string>> skipped; ///< runs of other deployments, with the reason
    Phrase takenAsPlans; ///< see takenAsPlans()
};

/// Fits the rates of the plan's devices to the runs that are of it, and to the batches, which do not say of
/// which deployment they are. Decodes whose context no table states have 1,024 tokens before them. Errors:
/// those of servedPlan() and areOfOneModel(); BadValue (nothing measured is of this plan; the first reason is
/// told).
Result<FittedService> fitService(
    const Project& project, const Plan& plan, const ServiceMeasurements& measurements);

/// What is told of a fit: which runs had no part in it and how far off estimates are, or why there is none.
Diagnostics fitDiagnostics(const Result<FittedService>& fitted);
/// Adds to a preview what importing would make of the measurements, those that the project keeps among them:
/// how near rates that are fitted to them come to them, and what is told of it.
void tellFittedService(
    ImportPreview& preview, const ServiceMeasurements& measured, const Project& project, const Plan& plan);

} // namespace rankloom
