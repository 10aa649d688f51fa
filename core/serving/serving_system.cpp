// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/serving_system.h"

#include <algorithm>

#include "core/serving/project_rates.h"
#include "core/serving/step_time.h"
#include "core/serving/workload_forecast.h"

namespace rankloom {

namespace {

ServingPart servingPart(ServedPlan plan, const ServingRates& rates, const RequestSizes& sizes)
{
    ServingPart part {std::move(plan), {}, nullptr};
    part.memory = servingMemory(part.plan, {sizes.tokens, sizes.longestPrompt, sizes.longest});
    part.times = stepTimes(part.plan, rates);
    return part;
}

} // namespace

MeanLengths meanLengths(std::span<const ServingRequest> requests)
{
    MeanLengths mean;
    const auto count = std::max<std::int64_t>(1, static_cast<std::int64_t>(requests.size()));
    std::int64_t prompts = 0;
    std::int64_t outputs = 0;
    for (const ServingRequest& request : requests) {
        prompts += request.prompt;
        outputs += request.output;
        mean.longestPrompt = std::max<std::int64_t>(mean.longestPrompt, request.prompt);
        mean.longest = std::max(mean.longest, request.tokens());
    }
    mean.prompt = std::max<std::int64_t>(1, (prompts + count / 2) / count);
    mean.output = std::max<std::int64_t>(1, (outputs + count / 2) / count);
    return mean;
}

const ServingPart& ServingSystem::tightest() const
{
    // Both hold some: the one that refuses what the other takes.
    if (decodes && fits() && prompts.memory.holdsLongest() != decodes->memory.holdsLongest())
        return prompts.memory.holdsLongest() ? *decodes : prompts;
    return decodes && decodes->memory.requests < prompts.memory.requests ? *decodes : prompts;
}

int ServingSystem::devices() const
{
    const auto of = [](const ServedPlan& plan) { return plan.replicas * plan.devicesPerReplica(); };
    return of(prompts.plan) + (decodes ? of(decodes->plan) : 0);
}

std::int64_t mostRunning(const ServingSystem& system)
{
    const ServingPart& part = system.decodes ? *system.decodes : system.prompts;
    const std::int64_t each = std::min<std::int64_t>(part.memory.requests, part.plan.choice.maxBatch);
    return system.decodes ? each * part.plan.replicas : each;
}

Result<ServingSystem> servingSystem(
    const Project& project, const Plan& plan, const RequestSizes& sizes, const AskedBits* asked)
{
    Result<ServedPlan> prompts = servedPlan(project, plan, asked);
    if (!prompts)
        return tl::unexpected<Error>(std::move(prompts.error()));
    ServingSystem out;
    out.rates = servingRates(project);
    const bool apart = isDisaggregated(plan);
    // Where prompts are handed over only they are kept.
    out.prompts = servingPart(std::move(*prompts), out.rates,
        {apart ? sizes.prompt : sizes.tokens, sizes.prompt, sizes.longestPrompt,
            apart ? sizes.longestPrompt : sizes.longest});
    out.setup = servingSetup(out.prompts.plan, out.prompts.memory, out.rates);
    if (!apart)
        return out;
    Result<ServedPlan> decodes = decodingPlan(project, plan, asked);
    if (!decodes)
        return tl::unexpected<Error>(std::move(decodes.error()));
    out.decodes = servingPart(std::move(*decodes), out.rates, sizes);
    const ServedPlan& pool = out.decodes->plan;
    out.setup.decode = DecodeSetup {pool.layout.pp, pool.replicas,
        std::max<std::int64_t>(0, out.decodes->memory.blocks) * pool.attentionReplicas, pool.choice.maxBatch,
        out.decodes->times, handOverPaths(out.prompts.plan, pool)};
    return out;
}

ServingForecast forecast(const ServingSystem& system, const ServedTraffic& traffic)
{
    const ServingPart& prompts = system.prompts;
    if (!system.decodes)
        return forecast(prompts.plan, *prompts.times, system.rates, traffic);
    const ServingPart& decodes = *system.decodes;
    return forecastDisaggregated({prompts.plan, *prompts.times, prompts.plan.replicas},
        {decodes.plan, *decodes.times, decodes.plan.replicas}, system.rates, traffic,
        system.setup.decode->paths.mean(traffic.prompt, system.setup.window));
}

std::optional<double> joulesPerToken(const ServingSystem& system, const ServingSimulation& simulation)
{
    if (simulation.outputTokens <= 0)
        return std::nullopt;
    const std::span<const ReplicaFigures> all(simulation.replicas);
    const auto prompts = std::min(all.size(), static_cast<std::size_t>(system.prompts.plan.replicas));
    std::optional<double> joules = joulesOf(system.prompts.plan, all.first(prompts), simulation.makespan);
    if (joules && system.decodes)
        *joules += joulesOf(system.decodes->plan, all.subspan(prompts), simulation.makespan).value_or(0);
    return joules ? std::optional(*joules / static_cast<double>(simulation.outputTokens)) : std::nullopt;
}

Result<ServingSimulation> simulate(const ServingSystem& system, std::span<const ServingRequest> requests,
    ServingObserver* observer, const std::stop_token& stop)
{
    return simulateServing(system.setup, *system.prompts.times, requests, observer, stop);
}

} // namespace rankloom
