// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/workload_forecast.h"

#include <algorithm>

namespace rankloom {

namespace {

constexpr std::int64_t kDrawnForMeans = 400;
/// Drawn in a millisecond, without times; plans of more are judged by the first of theirs.
constexpr std::int64_t kJudgedForFit = 100'000;

ServedTraffic meanTraffic(std::span<const ServingRequest> requests)
{
    const bool alike = std::ranges::all_of(requests, [&requests](const ServingRequest& request) {
        return request.prompt == requests.front().prompt && request.output == requests.front().output;
    });
    const MeanLengths mean = meanLengths(requests);
    ServedTraffic traffic;
    traffic.prompt = mean.prompt;
    traffic.output = mean.output;
    traffic.lengths = alike ? LengthSpread::Equal : LengthSpread::Drawn;
    return traffic;
}

ServingForecast ofAllReplicas(ServingForecast one, int replicas)
{
    one.requestsPerSecond *= replicas;
    one.tokensPerSecond *= replicas;
    return one;
}

/// The fewest requests in flight, up to `most`, with which `enough` holds; `most` where it holds with none.
template <class Enough> std::int64_t leastInFlight(std::int64_t most, const Enough& enough)
{
    std::int64_t least = 1;
    while (least < most) {
        const std::int64_t middle = (least + most) / 2;
        if (enough(middle))
            most = middle;
        else
            least = middle + 1;
    }
    return least;
}

/// What a replica does for its share of the users: of them so many are in flight that the others think
/// (response time law, R = N / X - Z).
template <class Forecast> ServingForecast inLoop(const Forecast& of, const ClosedLoop& loop, int replicas)
{
    const std::int64_t users = std::max<std::int64_t>(1, (loop.users + replicas - 1) / replicas);
    const double think = toSeconds(loop.think).value();
    const auto busy = [think](std::int64_t inFlight, const ServingForecast& found) {
        return static_cast<double>(inFlight) + found.requestsPerSecond * think;
    };
    const std::int64_t least = leastInFlight(users,
        [&](std::int64_t inFlight) { return busy(inFlight, of(inFlight)) >= static_cast<double>(users); });
    ServingForecast found = of(least);
    // Between two numbers in flight users think longer than they are many; and replicas that have one user
    // less than the fullest, or none, do less.
    const double shared = static_cast<double>(loop.users) / (static_cast<double>(users) * replicas);
    const double kept = shared * std::min(1.0, static_cast<double>(users) / busy(least, found));
    found.requestsPerSecond *= kept;
    found.tokensPerSecond *= kept;
    return found;
}

/// Under `requests` of a mean kind.
ServingForecast underRequests(
    const ServingSystem& system, std::span<const ServingRequest> requests, ServedTraffic traffic)
{
    // Pools are forecast together.
    const int replicas = system.decodes ? 1 : system.prompts.plan.replicas;
    const auto of = [&](std::int64_t concurrency) {
        traffic.concurrency = concurrency;
        return forecast(system, traffic);
    };
    const auto count = static_cast<std::int64_t>(requests.size());
    if (const std::optional<ClosedLoop>& loop = system.setup.loop)
        return ofAllReplicas(inLoop(of, *loop, replicas), replicas);
    const std::int64_t all = (count + replicas - 1) / replicas;
    const double span = toSeconds(requests.back().arrival - requests.front().arrival).value();
    if (span <= 0) {
        // The others take free places one after another: half of them are in front of the mean one.
        const std::int64_t running = std::min(all, traffic.mostRunning);
        ServingForecast burst = of(running);
        burst.timeToFirstToken += Seconds(static_cast<double>(all - running) / 2 / burst.requestsPerSecond);
        return ofAllReplicas(burst, replicas);
    }
    // Who comes at a rate of its own does not stay together, however alike the requests are.
    traffic.lengths = LengthSpread::Drawn;
    const double rate = static_cast<double>(count - 1) / span / replicas;
    ServingForecast found =
        of(leastInFlight(all, [&](std::int64_t inFlight) { return of(inFlight).requestsPerSecond >= rate; }));
    // Whoever keeps up does not run ahead of the requests.
    const double kept = std::min(1.0, rate / found.requestsPerSecond);
    found.requestsPerSecond *= kept;
    found.tokensPerSecond *= kept;
    return ofAllReplicas(found, replicas);
}

} // namespace

Result<AskedSystem> askedSystem(const Project& project, const Plan& plan)
{
    const RequestMix& mix = plan.serving.requests;
    const Result<PlannedRequests> planned = PlannedRequests::of(project, mix);
    if (!planned)
        return tl::unexpected<Error>(planned.error());
    const MeanLengths judged = meanLengths(planned->atOnce(
        std::min<std::int64_t>(kJudgedForFit, mix.count), static_cast<std::uint64_t>(mix.seed)));
    Result<ServingSystem> system = servingSystem(project, plan, RequestSizes::of(judged));
    if (!system)
        return tl::unexpected<Error>(std::move(system.error()));
    return AskedSystem {std::move(*system), planned->few(kDrawnForMeans), judged};
}

ServingForecast forecastOf(const ServingSystem& system, std::span<const ServingRequest> requests)
{
    if (!system.fits())
        return {};
    ServedTraffic traffic = meanTraffic(requests);
    traffic.mostRunning = mostRunning(system);
    return underRequests(system, requests, traffic);
}

} // namespace rankloom
