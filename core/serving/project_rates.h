// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/plan/project.h"
#include "core/serving/serving_rates.h"

namespace rankloom {

/// What was fitted to measurements of the device of the project's cluster; null where nothing was.
const ServingCalibration* servingCalibration(const Project& project);

enum class RatesOrigin : std::uint8_t { Shipped, Fitted, ByHand };
/// Of the rates of the project's device. Fitted ones of which a person set some since are fitted.
RatesOrigin originOfRates(const Project& project);

/// By which plans of the project are priced: fitted to its device, else as shipped for it.
ServingRates servingRates(const Project& project);

/// Rates as a project keeps them.
ServingCalibration calibrationOf(
    const ServingRates& rates, std::string device, std::vector<ServedPoint> points = {});
/// Figures that a calibration leaves out, or that no deployment has, are those of `otherwise`.
ServingRates ratesOf(const ServingCalibration& calibration, const ServingRates& otherwise);

/// The project's calibrations with another one in place of that of its device.
void replaceCalibration(
    std::vector<Shared<ServingCalibration>>& calibrations, ServingCalibration calibration);
/// A figure as a person sets it. It stands beside those that were fitted, the source says so, and what was
/// measured says nothing of it any more; where all are as shipped the device has no rates of its own.
void setServingRate(Project& project, const ServingRateFigure& figure, double value);
/// Whether figures that a person set are among those before and replaced afterwards.
bool losesFiguresByHand(const std::vector<Shared<ServingCalibration>>& before,
    const std::vector<Shared<ServingCalibration>>& after);

} // namespace rankloom
