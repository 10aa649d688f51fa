// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/capacity.h"

#include <algorithm>
#include <utility>

namespace rankloom {

namespace {

/// One replica under requests of one seed, or both pools.
class RateTrial {
public:
    RateTrial(const ServingSystem& system, const PlannedRequests& planned, const CapacityOptions& options,
        std::uint64_t seed)
        : m_goals(system.prompts.plan.choice.goals)
        , m_times(*system.prompts.times)
        , m_planned(planned)
        , m_seed(seed)
        , m_setup(system.setup)
    {
        m_setup.loop.reset(); // the question is which rate it bears
        if (!m_setup.decode)
            m_setup.replicas = 1;
        // As many requests for each replica.
        constexpr std::int64_t most = 20'000;
        m_requests = planned.atOnce(std::min(options.requests * m_setup.allReplicas(), most), seed);
    }

    /// All requests at once: what the replica can do.
    Result<ServingSimulation> atOnce(const std::stop_token& stop)
    {
        for (ServingRequest& request : m_requests)
            request.arrival = Nanoseconds(0);
        return simulateServing(m_setup, m_times, m_requests, nullptr, stop);
    }
    /// `rate` in requests a second.
    Result<ServingSimulation> at(double rate, const std::stop_token& stop)
    {
        m_planned.arrive(m_requests, rate, m_seed);
        return simulateServing(m_setup, m_times, m_requests, nullptr, stop);
    }
    [[nodiscard]] bool keepsGoals(const ServingSimulation& simulation) const
    {
        const LatencyGoals& goals = m_goals;
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
    LatencyGoals m_goals;
    const BatchTimes& m_times;
    const PlannedRequests& m_planned;
    std::uint64_t m_seed;
    ServingSetup m_setup;
    ServingRequests m_requests;
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

Result<ServingCapacity> servingCapacity(const ServingSystem& system, const PlannedRequests& requests,
    const CapacityOptions& options, const std::stop_token& stop)
{
    ServingCapacity lowest;
    double most = 0;
    int simulations = 0;
    const ServedPlan& plan = system.prompts.plan;
    for (int i = 0; i < std::max(1, options.seeds); ++i) {
        const auto seed = static_cast<std::uint64_t>(plan.choice.requests.seed + i);
        Result<ServingCapacity> one = capacityOf({system, requests, options, seed}, options.precision, stop);
        if (!one)
            return one;
        simulations += one->simulations;
        most = std::max(most, one->requestsPerSecond);
        if (i == 0 || one->requestsPerSecond < lowest.requestsPerSecond)
            lowest = *one;
    }
    const int alike = system.decodes ? 1 : plan.replicas;
    lowest.requestsPerSecond *= alike;
    lowest.tokensPerSecond *= alike;
    lowest.most = most * alike;
    lowest.simulations = simulations;
    return lowest;
}

Result<ServingCapacity> servingCapacity(
    const Project& project, const Plan& plan, const CapacityOptions& options, const std::stop_token& stop)
{
    const Result<PlannedRequests> requests = PlannedRequests::of(project, plan.serving.requests);
    if (!requests)
        return tl::unexpected<Error>(requests.error());
    const MeanLengths mean = meanLengths(
        requests->atOnce(options.requests, static_cast<std::uint64_t>(plan.serving.requests.seed)));
    const Result<ServingSystem> system = servingSystem(project, plan, RequestSizes::of(mean));
    if (!system)
        return tl::unexpected<Error>(system.error());
    return servingCapacity(*system, *requests, options, stop);
}

} // namespace rankloom
