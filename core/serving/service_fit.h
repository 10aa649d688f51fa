// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/measure/measured_service.h"
#include "core/plan/serving_calibration.h"
#include "core/serving/closed_form.h"
#include "core/serving/measured_batches.h"
#include "core/serving/rate_fit.h"

namespace rankloom {

/// Why a run cannot be one of this plan; empty where it can. Models are told apart by their names as far as
/// these name a shape, not by training, date or format; a run that names none may be any plan's.
std::string notOfPlan(const MeasuredService& run, const ServedPlan& plan);

/// The engine that runs were measured with, by what load generators call it; vLLM where they do not tell.
ServingEngine engineOf(const std::vector<MeasuredService>& runs);
/// The rule for whoever fits runs to a plan whose model has no name: those that name one name the same, as
/// notOfPlan() reads names. Errors: BadValue (they name two).
Result<void> areOfOneModel(const std::vector<MeasuredService>& runs);
/// That runs name no model, which nobody can tell from another's; empty where all do.
Phrase takenAsPlans(const std::vector<MeasuredService>& runs);

/// What the closed form says of such a run. Its concurrency is shared evenly by the plan's replicas; where
/// requests came at a rate, by Little's law so many were in flight as rate and times make.
ServingForecast forecastService(
    const ServedPlan& plan, const ServingRates& rates, const MeasuredService& run);

/// For fits; `plan` and `runs` outlive them.
std::vector<RateObservation> observationsOf(const ServedPlan& plan, const std::vector<MeasuredService>& runs);
/// What was measured, batches that are no doubtful ones included, and what rates make of it.
std::vector<ServedPoint> servedPoints(const ServedPlan& plan, const ServingRates& rates,
    const std::vector<MeasuredService>& runs, const std::vector<MeasuredBatch>& batches);
/// Rates with which the closed form meets the runs of one deployment best: TPOT, and TTFT at half its weight,
/// since queues and load generators differ and steps do not.
RateFit fitService(
    const ServedPlan& plan, const std::vector<MeasuredService>& runs, const ServingRates& start);

} // namespace rankloom
