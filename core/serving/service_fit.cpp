// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/service_fit.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/serving/step_time.h"

namespace rankloom {

namespace {

constexpr double kServiceFirstTokenWeight = 0.5;
/// One deployment is to be met, whatever devices and engines do elsewhere.
constexpr double kServiceDoubt = 5;

ServedTraffic trafficOf(const ServedPlan& plan, const MeasuredService& run)
{
    ServedTraffic traffic;
    traffic.prompt = std::max<std::int64_t>(1, run.prompt);
    traffic.output = std::max<std::int64_t>(2, run.output);
    double inFlight = static_cast<double>(run.concurrency);
    if (run.concurrency <= 0)
        inFlight = run.requestsPerSecond
            * (run.timeToFirstToken + static_cast<double>(traffic.output - 1) * run.timePerToken).value();
    traffic.concurrency = std::max<std::int64_t>(1, std::llround(inFlight / std::max(1, plan.replicas)));
    return traffic;
}

} // namespace

std::string notOfPlan(const MeasuredService& run, const ServedPlan& plan)
{
    if (run.pools)
        return "prompts and decodes ran on pools of their own";
    if (run.tp > 0 && run.tp != plan.layout.tp * plan.attentionReplicas && run.tp != plan.layout.tp)
        return fmt::format("it ran with TP {}, the plan has {}", run.tp, plan.layout.tp);
    if (run.ep > 0 && plan.model().moe && run.ep != plan.layout.ep)
        return fmt::format("it ran with EP {}, the plan has {}", run.ep, plan.layout.ep);
    if (run.speculative)
        return "the model drafted tokens for itself, which is not modelled";
    if (run.concurrency <= 0 && run.requestsPerSecond <= 0)
        return "neither its concurrency nor its rate is stated";
    return {};
}

ServingForecast forecastService(const ServedPlan& plan, const ServingRates& rates, const MeasuredService& run)
{
    return forecast(plan, *stepTimes(plan, rates), rates, trafficOf(plan, run));
}

RateFit fitService(
    const ServedPlan& plan, const std::vector<MeasuredService>& runs, const ServingRates& start)
{
    std::vector<RateObservation> observations;
    for (const MeasuredService& run : runs)
        observations.push_back({0, 0, 2, {1, kServiceFirstTokenWeight},
            [&plan, &run](const ServingRates& rates) -> std::array<double, 2> {
                const ServingForecast found = forecastService(plan, rates, run);
                return {std::log(found.timePerToken / run.timePerToken),
                    std::log(found.timeToFirstToken / run.timeToFirstToken)};
            }});
    return fitRates(observations, {{start}}, kServiceDoubt);
}

} // namespace rankloom
