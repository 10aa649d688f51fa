// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/csv_table.h"
#include "core/base/error.h"
#include "core/serving/closed_form.h"
#include "core/serving/rate_fit.h"
#include "core/validate/validation.h"

namespace rankloom {

/// A measured deployment as tables of TTFT and TPOT describe it.
struct ServedRun {
    std::string id;
    std::string family; ///< name of the model's preset
    ServingEngine engine = ServingEngine::Vllm;
    ServedPlan plan; ///< of one replica; of pools that of decodes
    std::optional<ServedPlan> prefill; ///< of the pool of prompts
    int prefillWorkers = 0;
    int decodeWorkers = 1;
    ServedTraffic traffic;
    Seconds timeToFirstToken {}; ///< measured
    Seconds timePerToken {};
    /// The model predicts several tokens at once and the engine can use it: the row does not say whether it
    /// did.
    bool maySpeculate = false;
};

struct ServedRuns {
    std::vector<ServedRun> runs;
    std::vector<ValidationSkip> skipped;
};

/// Tokens that come out of a step where a model drafts some for itself: the median of the pairs of published
/// rows of DeepSeek-R1 that state the same and differ (1.6 to 2.3).
inline constexpr double kSpeculativeGain = 2.05;

/// Columns as in AIConfigurator's tables of measured deployments. Errors: BadValue.
Result<ServedRuns> readServedRuns(const CsvTable& csv);
ServingForecast forecastRun(const ServedRun& run, const ServingRates& rates);

/// Rates by generation of devices and by engine, and where a run's are.
struct RatePlace {
    std::size_t device = 0;
    std::size_t engine = 0;
};
RatePlace placeOf(const ServedRun& run);
/// What is shipped, and what fits start from: single kernels in public tables, and small overheads.
RateTable shippedRates();
RateTable priorRates();
/// Fitted to TPOT and TTFT; runs that may speculate count as whichever is nearer.
RateFit fitServedRuns(const std::vector<const ServedRun*>& runs, const RateTable& start);

/// A table of batch times.
struct BatchTable {
    std::string name;
    CsvTable csv;
};

// Each appends its tables. Errors: BadSyntax, BadValue.
Result<void> compareBatches(const std::vector<BatchTable>& files, ValidationReport& report);
void compareServedRuns(const std::string& file, const ServedRuns& runs, ValidationReport& report);
/// With rates that were fitted elsewhere.
void compareServedRuns(
    const std::string& file, const ServedRuns& runs, const RateFit& calibrated, ValidationReport& report);
Result<void> compareServingOracles(std::string_view json, ValidationReport& report);

} // namespace rankloom
