// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/plan/project.h"
#include "core/serving/serving_rates.h"

namespace rankloom {

/// What was fitted to measurements of the device of the project's cluster; null where nothing was.
const ServingCalibration* servingCalibration(const Project& project);

/// By which plans of the project are priced: fitted to its device, else as shipped for it.
ServingRates servingRates(const Project& project);

/// Rates as a project keeps them.
ServingCalibration calibrationOf(
    const ServingRates& rates, std::string device, std::vector<ServedPoint> points = {});
/// Figures that a calibration leaves out, or that no deployment has, are those of `otherwise`.
ServingRates ratesOf(const ServingCalibration& calibration, const ServingRates& otherwise);

} // namespace rankloom
