// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/measure/measured_service.h"
#include "core/serving/closed_form.h"
#include "core/serving/rate_fit.h"

namespace rankloom {

/// Why a run cannot be one of this plan; empty where it can.
std::string notOfPlan(const MeasuredService& run, const ServedPlan& plan);

/// What the closed form says of such a run. Its concurrency is shared evenly by the plan's replicas; where
/// requests came at a rate, by Little's law so many were in flight as rate and times make.
ServingForecast forecastService(
    const ServedPlan& plan, const ServingRates& rates, const MeasuredService& run);

/// For fits; `plan` and `runs` outlive them.
std::vector<RateObservation> observationsOf(const ServedPlan& plan, const std::vector<MeasuredService>& runs);
/// Rates with which the closed form meets the runs of one deployment best: TPOT, and TTFT at half its weight,
/// since queues and load generators differ and steps do not.
RateFit fitService(
    const ServedPlan& plan, const std::vector<MeasuredService>& runs, const ServingRates& start);

} // namespace rankloom
