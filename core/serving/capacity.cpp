// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/capacity.h"

#include <algorithm>
#include <utility>

#include "core/serving/serving_memory.h"
#include "core/workload/request_generator.h"

namespace rankloom {

namespace {

/// One replica under requests of one seed.
class RateTrial {
public:
    RateTrial(const ServedPlan& plan, const BatchTimes& times, const ServingRates& rates,
        const CapacityOptions& options, std::uint64_t seed)
        : m_plan(plan)
        , m_times(times)
        , m_seed(seed)
        , m_arrivals(plan.choice.requests.arrivals)
        , m_requests(generateRequests(
              plan.choice.requests.lengths, {ArrivalsKind::Static, 0, 1, 1}, options.requests, seed))
    {
        if (m_arrivals.kind != ArrivalsKind::Gamma)
            m_arrivals.kind = ArrivalsKind::Poisson;
        const MeanLengths mean = meanLengths(m_requests);
        m_setup = servingSetup(plan, servingMemory(plan, mean.tokens(), mean.longestPrompt), rates);
        m_setup.replicas = 1;
    }

    /// All requests at once: what the replica can do.
    Result<ServingSimulation> atOnce(const std::stop_token& stop)
    {
        return run({ArrivalsKind::Static, 0, 1, 1}, stop);
    }
    /// `rate` in requests a second.
    Result<ServingSimulation> at(double rate, const std::stop_token& stop)
    {
        RequestArrivals arrivals = m_arrivals;
        arrivals.rate = rate;
        return run(arrivals, stop);
    }
    [[nodiscard]] bool keepsGoals(const ServingSimulation& simulation) const
    {
        const LatencyGoals& goals = m_plan.choice.goals;
        if (simulation.served < std::ssize(m_requests))
            return false;
        if (goals.timeToFirstToken <= 0 && goals.timePerOutputToken <= 0)
            return simulation.queueing.p99 <= kDefaultQueueGoal;
        return (goals.timeToFirstToken <= 0
                   || simulation.timeToFirstToken.p99.value() <= goals.timeToFirstToken)
            && (goals.timePerOutputToken <= 0
                || simulation.timePerOutputToken.p99.value() <= goals.timePerOutputToken);
    }

private:
    Result<ServingSimulation> run(const RequestArrivals& arrivals, const std::stop_token& stop)
    {
        generateArrivals(m_requests, arrivals, m_seed);
        return simulateServing(m_setup, m_times, m_requests, nullptr, stop);
    }

    const ServedPlan& m_plan;
    const BatchTimes& m_times;
    std::uint64_t m_seed;
    RequestArrivals m_arrivals;
    ServingRequests m_requests;
    ServingSetup m_setup;
};

/// What one seed comes to, of one replica.
Result<ServingCapacity> capacityOf(RateTrial trial, double precision, const std::stop_token& stop)
{
    ServingCapacity best;
    const auto holds = [&](double rate) -> Result<bool> {
        const Result<ServingSimulation> simulation = trial.at(rate, stop);
        ++best.simulations;
        if (!simulation)
            return tl::unexpected<Error>(simulation.error());
        if (!trial.keepsGoals(*simulation))
            return false;
        best.requestsPerSecond = rate;
        best.tokensPerSecond = simulation->tokensPerSecond;
        best.timeToFirstToken = simulation->timeToFirstToken;
        best.timePerOutputToken = simulation->timePerOutputToken;
        return true;
    };
    const Result<ServingSimulation> most = trial.atOnce(stop);
    ++best.simulations;
    if (!most)
        return tl::unexpected<Error>(most.error());
    if (most->served == 0)
        return best;
    double above = most->requestsPerSecond;
    // So seldom that requests hardly meet.
    constexpr double alone = 1e-3;
    Result<bool> kept = holds(above);
    if (kept && *kept)
        return best;
    if (kept)
        kept = holds(above * alone);
    if (!kept)
        return tl::unexpected<Error>(kept.error());
    if (!*kept)
        return best;
    while (above - best.requestsPerSecond > precision * above) {
        const double rate = (best.requestsPerSecond + above) / 2;
        kept = holds(rate);
        if (!kept)
            return tl::unexpected<Error>(kept.error());
        if (!*kept)
            above = rate;
    }
    return best;
}

} // namespace

MeanLengths meanLengths(const ServingRequests& requests)
{
    MeanLengths mean;
    const auto count = std::max<std::int64_t>(1, std::ssize(requests));
    std::int64_t prompts = 0;
    std::int64_t outputs = 0;
    for (const ServingRequest& request : requests) {
        prompts += request.prompt;
        outputs += request.output;
        mean.longestPrompt = std::max<std::int64_t>(mean.longestPrompt, request.prompt);
    }
    mean.prompt = std::max<std::int64_t>(1, (prompts + count / 2) / count);
    mean.output = std::max<std::int64_t>(1, (outputs + count / 2) / count);
    return mean;
}

Result<ServingCapacity> servingCapacity(const ServedPlan& plan, const BatchTimes& times,
    const ServingRates& rates, const CapacityOptions& options, const std::stop_token& stop)
{
    ServingCapacity lowest;
    double most = 0;
    int simulations = 0;
    for (int i = 0; i < std::max(1, options.seeds); ++i) {
        const auto seed = static_cast<std::uint64_t>(plan.choice.requests.seed + i);
        Result<ServingCapacity> one =
            capacityOf({plan, times, rates, options, seed}, options.precision, stop);
        if (!one)
            return one;
        simulations += one->simulations;
        most = std::max(most, one->requestsPerSecond);
        if (i == 0 || one->requestsPerSecond < lowest.requestsPerSecond)
            lowest = *one;
    }
    lowest.requestsPerSecond *= plan.replicas;
    lowest.tokensPerSecond *= plan.replicas;
    lowest.most = most * plan.replicas;
    lowest.simulations = simulations;
    return lowest;
}

} // namespace rankloom
