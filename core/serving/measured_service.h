// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/serving/closed_form.h"
#include "core/serving/rate_fit.h"

namespace rankloom {

/// What a load generator saw of a server: means over its requests.
struct MeasuredService {
    std::string id; ///< of the run, as its file tells runs apart
    // As the file states it; empty or 0 = not stated.
    std::string model;
    std::string device;
    std::string engine;
    std::string precision;
    int tp = 0;
    int ep = 0;
    bool attentionReplicated = false; ///< attention data parallelism
    bool pools = false; ///< prompts and decodes on devices of their own
    bool speculative = false; ///< the model drafts tokens for itself

    std::int64_t prompt = 0; ///< tokens, mean
    std::int64_t output = 0;
    std::int64_t concurrency = 0; ///< requests in flight, of all replicas; 0 = they come at a rate
    double requestsPerSecond = 0; ///< that were answered; 0 = not stated
    Seconds timeToFirstToken {};
    Seconds timePerToken {}; ///< (end - first token) / (output - 1), mean over requests
};

/// Why a run cannot be one of this plan; empty where it can.
std::string notOfPlan(const MeasuredService& run, const ServedPlan& plan);

/// What the closed form says of such a run. Its concurrency is shared evenly by the plan's replicas; where
/// requests came at a rate, by Little's law so many were in flight as rate and times make.
ServingForecast forecastService(
    const ServedPlan& plan, const ServingRates& rates, const MeasuredService& run);

/// Rates with which the closed form meets the runs of one deployment best: TPOT, and TTFT at half its weight,
/// since queues and load generators differ and steps do not.
RateFit fitService(
    const ServedPlan& plan, const std::vector<MeasuredService>& runs, const ServingRates& start);

} // namespace rankloom
