// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/csv_table.h"
#include "core/base/error.h"
#include "core/serving/batch_load.h"
#include "core/serving/rate_fit.h"
#include "core/serving/served_plan.h"

namespace rankloom {

/// One batch that somebody timed, on the whole pipeline.
struct MeasuredBatch {
    std::string id;
    BatchLoad load;
    Seconds time {};
    std::string doubt; ///< why it should not be believed; empty = it should
};

/// A table with the columns batch_num_prefill_tokens, batch_num_decode_tokens (requests that generate),
/// batch_execution_time (s), and if known batch_size, batch_context_tokens (tokens that each decode has
/// before it; else `contextTokens`) and inter_batch_delay, as the artifact of Sarathi-Serve has it: there the
/// first batch of a run has none, and warms up. Errors: BadValue with the row.
Result<std::vector<MeasuredBatch>> readMeasuredBatches(
    const CsvTable& csv, const ServedPlan& plan, std::int64_t contextTokens);

/// Seconds of a batch on all stages.
Seconds batchTime(const ServedPlan& plan, const ServingRates& rates, const BatchLoad& load);

/// Rates of this deployment alone.
RateFit fitBatches(
    const ServedPlan& plan, const std::vector<MeasuredBatch>& batches, const ServingRates& start);

} // namespace rankloom
