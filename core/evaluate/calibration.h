// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// A step that was run and timed.
struct MeasuredStep {
    Project project;
    Plan plan;
    Seconds measured {};
};

/// What a device sustains; the constants of the time model that no data sheet gives.
struct DeviceConstants {
    double computeEfficiency = 0;
    double memoryEfficiency = 0;
    Seconds kernelLaunch {};
    Seconds layerLaunch {};
    double deviceLinkScale = 1; ///< on the bandwidth between two devices of a node
    double networkScale = 1; ///< on the bandwidth between nodes
    double attentionEfficiency = 0;

    friend bool operator==(const DeviceConstants&, const DeviceConstants&) = default;
};

/// The constants a project is evaluated with.
DeviceConstants constantsOf(const Project& project);
/// The same project on a device with these constants; the scales multiply its link tiers.
Project withConstants(Project project, const DeviceConstants& constants);

/// Step time of a legal plan, without its memory report. Errors: those of generateOrder() and simulate().
Result<Seconds> estimateStep(const Project& project, const Plan& plan);

struct StepFit {
    DeviceConstants constants;
    double meanLogError = 0; ///< mean |ln(estimated / measured)| over the runs of the fit
    int steps = 0; ///< runs used
    int fitted = 0; ///< constants that were free
    /// Names of free constants that ended where a fit may go no further: what they stand for lies elsewhere.
    std::vector<std::string> atBound;
};

/// Fits the constants to measured steps of one machine by coordinate search on the mean absolute logarithm of
/// estimated over measured. Deterministic. Starts at the project of the first step. Free are, in this order,
/// as many constants as there are at least two steps for: compute efficiency, launch floor of a layer, memory
/// efficiency, attention efficiency (only where a run has fused attention), gap between kernels, device link,
/// network (only where a run leaves its node). Link scales stay
/// within 0.5 to 1.2: they must not swallow what belongs to compute. Steps whose schedule cannot be built are
/// left out. Errors: BadValue without a usable step, Cancelled.
Result<StepFit> calibrate(std::span<const MeasuredStep> steps, std::stop_token stop = {});

/// For every step its time estimated with constants that were fitted without it: the steps are dealt out to
/// at most `folds` parts in turn, and each part is estimated after a fit to the others. What an estimate of
/// the next run is worth. Errors: BadValue with fewer than two usable steps, Cancelled.
Result<std::vector<Seconds>> estimatesOfOthers(
    std::span<const MeasuredStep> steps, int folds, std::stop_token stop = {});

} // namespace rankloom
