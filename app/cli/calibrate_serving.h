// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/base/error.h"
#include "core/plan/serving_calibration.h"
#include "core/serving/rate_fit.h"
#include "core/serving/served_plan.h"

namespace rankloom::cli {

struct CalibrateServingOptions {
    std::string batches; ///< table of batch times, or what a load generator wrote
    std::string plan; ///< that they were measured with
    std::string project;
    std::string scenario;
    std::string engine; ///< whose constants the fit starts from; empty = vllm
    std::int64_t context = 1024; ///< tokens before each decode, where the table does not say
    std::string output; ///< the fitted rates, JSON
    bool json = false;
    bool store = false; ///< in the project
};

/// `calibrate serving`: fits the rates of a deployment to measured batch times, or to what a load generator
/// saw of it, tells what that is worth for measurements that the fit has not seen, and writes the rates.
Result<int> calibrateServing(const CalibrateServingOptions& options);

// Shared by the two kinds of measurements.
Result<int> calibrateResults(const CalibrateServingOptions& options, const ServedPlan& plan,
    const std::optional<ServingEngine>& engine, const std::string& text);
/// Writes the rates where the options say: to a file, into the project.
Result<int> keepRates(const CalibrateServingOptions& options, const ServingCalibration& fitted);
std::string changedRatesText(const RateFit& fit, const ServingRates& start);

} // namespace rankloom::cli
