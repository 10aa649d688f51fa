// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "core/serving/closed_form.h"
#include "core/serving/serving_memory.h"
#include "core/serving/simulate_serving.h"

namespace rankloom {

/// The plan's lengths as they are drawn.
struct MeanLengths {
    std::int64_t prompt = 1; ///< tokens, rounded
    std::int64_t output = 1;
    std::int64_t longestPrompt = 1;
    std::int64_t longest = 1; ///< tokens of prompt and output of one request

    [[nodiscard]] std::int64_t tokens() const { return prompt + output; }
};
MeanLengths meanLengths(std::span<const ServingRequest> requests);

/// Sizes of the requests that decide what has to fit: one rule wherever that is asked. As many mean requests
/// as fit run at once; whether the longest fits is told beside it.
struct RequestSizes {
    std::int64_t tokens = 1; ///< of prompt and output of the mean request
    std::int64_t prompt = 1; ///< of its prompt
    std::int64_t longestPrompt = 1; ///< that is computed at once
    std::int64_t longest = 1; ///< tokens of prompt and output

    static RequestSizes of(const MeanLengths& mean)
    {
        return {mean.tokens(), mean.prompt, mean.longestPrompt, mean.longest};
    }
    static RequestSizes of(std::span<const ServingRequest> requests) { return of(meanLengths(requests)); }
};

/// Replicas of one layout.
struct ServingPart {
    ServedPlan plan;
    ServingMemory memory;
    std::shared_ptr<const BatchTimes> times;
};

/// A plan with everything that serving it takes.
struct ServingSystem {
    ServingRates rates;
    ServingPart prompts; ///< and all else, where nothing is handed over
    std::optional<ServingPart> decodes;
    ServingSetup setup;

    [[nodiscard]] bool fits() const { return prompts.memory.fits() && (!decodes || decodes->memory.fits()); }
    /// Of both pools that which holds fewer requests.
    [[nodiscard]] const ServingPart& tightest() const;
    [[nodiscard]] int devices() const;
};

/// By the rates of the project. `asked`: see servedPlan(). Errors: those of servedPlan() and decodingPlan().
Result<ServingSystem> servingSystem(
    const Project& project, const Plan& plan, const RequestSizes& sizes, const AskedBits* asked = nullptr);

/// Requests that run at once where each of them is served from its prompt to its end: of a replica, or of the
/// pool that generates.
std::int64_t mostRunning(const ServingSystem& system);
/// Requests of one kind, so many of them in flight: of a replica, or, disaggregated, on both pools together.
ServingForecast forecast(const ServingSystem& system, const ServedTraffic& traffic);
/// Energy of a token of output, of both pools; see joulesOf().
std::optional<double> joulesPerToken(const ServingSystem& system, const ServingSimulation& simulation);
/// simulateServing() with the times of the system.
Result<ServingSimulation> simulate(const ServingSystem& system, std::span<const ServingRequest> requests,
    ServingObserver* observer = nullptr, const std::stop_token& stop = {});

} // namespace rankloom
