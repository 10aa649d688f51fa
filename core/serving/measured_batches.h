// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/csv_table.h"
#include "core/base/error.h"
#include "core/measure/timed_batches.h"
#include "core/serving/batch_load.h"
#include "core/serving/rate_fit.h"
#include "core/serving/served_plan.h"

namespace rankloom {

/// A timed batch as a plan holds it.
struct MeasuredBatch {
    std::string id;
    BatchLoad load;
    Seconds time {};
    std::string doubt; ///< why it should not be believed; empty = it should
};

/// Decodes whose context is not stated have `contextTokens` before them.
std::vector<MeasuredBatch> measuredBatches(
    const TimedBatches& timed, const ServedPlan& plan, std::int64_t contextTokens);
/// The same of such a table. Errors: those of readTimedBatches().
Result<std::vector<MeasuredBatch>> readMeasuredBatches(
    const CsvTable& csv, const ServedPlan& plan, std::int64_t contextTokens);

/// Seconds of a batch on all stages.
Seconds batchTime(const ServedPlan& plan, const ServingRates& rates, const BatchLoad& load);

/// For fits; `plan` and `batches` outlive them.
std::vector<RateObservation> observationsOf(
    const ServedPlan& plan, const std::vector<MeasuredBatch>& batches);
/// Rates of this deployment alone.
RateFit fitBatches(
    const ServedPlan& plan, const std::vector<MeasuredBatch>& batches, const ServingRates& start);

} // namespace rankloom
