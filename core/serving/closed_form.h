// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/serving/batch_load.h"
#include "core/serving/served_plan.h"
#include "core/serving/serving_rates.h"

namespace rankloom {

/// Whether requests are as long as each other, so that whoever starts together ends together.
enum class LengthSpread : std::uint8_t { Drawn, Equal };

/// Requests of one kind, so many of them always in flight: whoever has an answer asks anew.
struct ServedTraffic {
    std::int64_t prompt = 1024; ///< tokens
    std::int64_t output = 1024; ///< tokens
    std::int64_t concurrency =
        1; ///< requests in flight on a replica (of pools: on all of them), waiting included
    std::int64_t mostRunning = 0; ///< that a replica has memory for; 0 = no bound
    LengthSpread lengths = LengthSpread::Drawn; ///< prompt and output are means, or exact
    /// Batches that go by before an engine looks for what has come, on the average: it may look after so many
    /// only (SGLang's scheduler-recv-interval), or wait for its other attention replicas to have prompts, too
    /// (TensorRT-LLM's attention_dp_config).
    double batchesUnheard = 0;

    /// Requests in flight that do not wait for room.
    [[nodiscard]] std::int64_t running() const
    {
        return mostRunning > 0 ? std::min(concurrency, mostRunning) : concurrency;
    }
};

/// What a steady load sees, on the average. TTFT from arrival to the first token, TPOT = (end-to-end - TTFT)
/// / (output - 1), interactivity = 1 / TPOT.
struct ServingForecast {
    Seconds timeToFirstToken {};
    Seconds timePerToken {};
    Seconds decodeStep {}; ///< between two tokens while no prompt disturbs
    double requestsPerSecond = 0; ///< of a replica, or of the pools
    double tokensPerSecond = 0; ///< of output
    double decoding = 0; ///< requests that generate at once, mean
    PlaneTraffic planes; ///< of experts in few bits, for each token of output, prompts included
    double prefillShare = 0; ///< of the time that the slowest stage works on prompts

    [[nodiscard]] double interactivity() const { return 1 / timePerToken.value(); }
};

/// On the average; goals of 0 are none.
inline bool keepsGoals(const ServingForecast& forecast, const LatencyGoals& goals)
{
    return (goals.timeToFirstToken <= 0 || forecast.timeToFirstToken.value() <= goals.timeToFirstToken)
        && (goals.timePerOutputToken <= 0 || forecast.timePerToken.value() <= goals.timePerOutputToken);
}

/// The instant answer, in microseconds; distributions are the simulation's. Requests in flight are a closed
/// network of the prefills, which wait for each other, and of the decodes, which do not (mean value analysis,
/// Reiser and Lavenberg 1980). A prompt delays the other requests by what its chunks make the batches longer
/// that they share a stage with. A pipeline of P stages has min(P, requests) batches under way: a token takes
/// the longer of the way through all stages and of one turn of the slowest; there is no speed-up by P.
/// Attention replicas have a prompt each at a time. Of requests that come at once (a load generator's start;
/// ServingRates::together; all, where prompts go first and lengths are equal) one waits for half of the
/// others' prompts, as many in a batch as it has room for, instead of being delayed by them later.
ServingForecast forecast(
    const ServedPlan& plan, const BatchTimes& times, const ServingRates& rates, const ServedTraffic& traffic);

/// A batch of decodes, where so many requests generate at once on a replica: they share the batches under
/// way.
BatchLoad meanDecodes(const ServedPlan& plan, double decoding, std::int64_t prompt, std::int64_t output);

/// Replicas of one layout with one task.
struct ServingPool {
    const ServedPlan& plan;
    const BatchTimes& times;
    int workers = 1;
};
/// Prompts on one pool, decodes on the other; `handOver` is how long the keys and values of a prompt are on
/// the way.
ServingForecast forecastDisaggregated(const ServingPool& prefill, const ServingPool& decode,
    const ServingRates& rates, const ServedTraffic& traffic, Seconds handOver);

} // namespace rankloom
