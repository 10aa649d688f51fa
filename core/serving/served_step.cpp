// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/served_step.h"

#include <algorithm>
#include <cmath>

#include "core/serving/capacity.h"
#include "core/serving/step_time.h"
#include "core/serving/workload_forecast.h"

namespace rankloom {

namespace {

/// Enough to know a mean by.
constexpr std::int64_t kDrawnForStep = 400;

/// As the closed form takes a batch: requests that decode share the batches under way.
BatchLoad meanDecodes(const ServedPlan& plan, double decoding, const RequestSizes& mean)
{
    const auto stages = static_cast<std::int64_t>(plan.stages.size());
    const std::int64_t batches = std::clamp<std::int64_t>(std::llround(decoding), 1, stages);
    const auto each =
        static_cast<std::int64_t>(std::max(1.0, std::round(decoding / static_cast<double>(batches))));
    const std::int64_t output = mean.tokens - mean.prompt;
    BatchLoad load;
    load.addDecode(std::max<std::int64_t>(1, mean.prompt + output / 2),
        plan.model().window ? plan.model().window->tokens : 0);
    load.decodes = each;
    load.whole.decodeKeys *= each;
    load.windowed.decodeKeys *= each;
    return load;
}

std::vector<ServedStepPart> partsOfStep(
    const ServingSystem& system, const ServingForecast& forecast, const RequestSizes& mean)
{
    const ServingPart& part = system.decodes ? *system.decodes : system.prompts;
    const double replicas = system.decodes ? part.plan.replicas : 1;
    const BatchLoad load = meanDecodes(part.plan, forecast.decoding / replicas, mean);
    const StepParts sum = stepParts(part.plan, system.rates, load);
    const Seconds none {};
    const Seconds turns = std::max(none, forecast.decodeStep - sum.total());
    const Seconds rest = std::max(none, forecast.timePerToken - sum.total() - turns);
    std::vector<ServedStepPart> parts {
        {"serving/products", Phrase::of("products"), sum.products, false},
        {"serving/experts", Phrase::of("experts"), sum.experts, false},
        {"serving/loading", Phrase::of("planes"), sum.loading, true},
        {"serving/attention", Phrase::of("attention"), sum.attention, false},
        {"serving/communication", Phrase::of("collectives"), sum.communication, false},
        {"serving/send", Phrase::of("sends"), sum.send, false},
        {"serving/overhead", Phrase::of("launches and host"), sum.overhead, false},
        {"serving/turns", Phrase::of("waits for other batches"), turns, true},
        {"serving/rest", system.decodes ? Phrase::of("hand-over") : Phrase::of("prompts of others"), rest,
            true},
    };
    std::erase_if(parts, [none](const ServedStepPart& one) { return one.time <= none; });
    return parts;
}

} // namespace

Result<ServedStep> servedStep(const Project& project, const Plan& plan)
{
    const Result<PlannedRequests> planned = PlannedRequests::of(project, plan.serving.requests);
    if (!planned)
        return tl::unexpected<Error>(planned.error());
    const auto seed = static_cast<std::uint64_t>(plan.serving.requests.seed);
    ServingRequests requests =
        planned->atOnce(std::min<std::int64_t>(kDrawnForStep, plan.serving.requests.count), seed);
    if (const double rate = planned->rate(); rate > 0)
        planned->arrive(requests, rate, seed);
    const MeanLengths mean = meanLengths(requests);
    const Result<ServingSystem> system = servingSystem(project, plan, {mean.tokens(), mean.longestPrompt});
    if (!system)
        return tl::unexpected<Error>(system.error());
    ServedStep out;
    out.memory = system->tightest().memory;
    out.missing = out.memory.missing(plan.serving.blockTokens);
    if (!system->fits())
        return out;
    out.forecast = forecastOf(*system, requests);
    out.parts = partsOfStep(*system, out.forecast, {mean.tokens(), mean.prompt});
    return out;
}

} // namespace rankloom
