// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/serving_output.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/json.h"

namespace rankloom {

namespace {

using Json = nlohmann::ordered_json;

Json memoryPart(const ServedPlan& plan, const ServingMemory& memory)
{
    Json part;
    part["weightsBytes"] = memory.weights.value();
    if (memory.planes.value() > 0) {
        part["planesBytes"] = memory.planes.value();
        part["residentPlanesBytes"] = memory.residentPlanes.value();
    }
    part["kvBytesPerToken"] = memory.keyValuePerToken.value();
    part["kvBlocks"] = memory.blocks;
    part["maxRequests"] = memory.requests;
    part["maxRequestsPerMicrobatch"] = memory.requestsPerMicrobatch;
    part["fits"] = memory.fits();
    part["meanRequestTokens"] = memory.tokens;
    part["longestRequestTokens"] = memory.longest;
    part["longestFits"] = memory.holdsLongest();
    part["missingBytes"] = memory.missing(plan.choice.blockTokens).value();
    part["stage"] = memory.stage;
    return part;
}

Json latencyPart(const LatencyFigures& figures)
{
    Json part;
    part["mean"] = figures.mean.value();
    part["p50"] = figures.p50.value();
    part["p90"] = figures.p90.value();
    part["p99"] = figures.p99.value();
    part["max"] = figures.most.value();
    return part;
}

/// For so many tokens of output.
Json planesPart(const PlaneTraffic& planes, double tokens)
{
    Json part;
    part["bytesPerToken"] = planes.loaded.value() / std::max(1.0, tokens);
    part["hitShare"] = planes.hitShare();
    part["waitingSecondsPerToken"] = planes.waiting.value() / std::max(1.0, tokens);
    return part;
}

Json forecastPart(const ServingForecast& forecast)
{
    Json part;
    part["ttftSeconds"] = forecast.timeToFirstToken.value();
    part["tpotSeconds"] = forecast.timePerToken.value();
    part["tokensPerSecond"] = forecast.tokensPerSecond;
    if (forecast.planes.wanted > 0)
        part["planes"] = planesPart(forecast.planes, 1);
    return part;
}

Json handOverPart(const HandOverFigures& figures)
{
    Json part;
    part["requests"] = figures.requests;
    part["bytes"] = figures.bytes.value();
    part["seconds"] = latencyPart(figures.time);
    part["waitingSeconds"] = latencyPart(figures.waiting);
    if (figures.busiestFrom >= 0)
        part["busiestPath"] = {{"fromReplica", figures.busiestFrom}, {"toReplica", figures.busiestTo},
            {"from", figures.linkFrom}, {"to", figures.linkTo}, {"busyShare", figures.busyShare}};
    return part;
}

Json simulatedPart(const ServingSimulation& simulation)
{
    Json part;
    part["requests"] = simulation.served;
    part["refused"] = simulation.refused;
    part["makespanSeconds"] = toSeconds(simulation.makespan).value();
    part["ttftSeconds"] = latencyPart(simulation.timeToFirstToken);
    part["tpotSeconds"] = latencyPart(simulation.timePerOutputToken);
    part["worstGapSeconds"] = latencyPart(simulation.worstGap);
    part["endToEndSeconds"] = latencyPart(simulation.wholeTime);
    part["queueSeconds"] = latencyPart(simulation.queueing);
    part["tokensPerSecond"] = simulation.tokensPerSecond;
    part["requestsPerSecond"] = simulation.requestsPerSecond;
    part["stageIdleShare"] = simulation.stageIdleShare;
    auto& bubbles = part["bubbleSeconds"];
    for (const NamedValue<ServingGap>& cause : namedValues<ServingGap>())
        bubbles[std::string(cause.name)] =
            toSeconds(Nanoseconds(simulation.bubbles[static_cast<std::size_t>(cause.value)])).value();
    part["medianBubbleSecondsPerRequest"] = toSeconds(simulation.medianBubble).value();
    part["preemptions"] = simulation.preemptions;
    part["recomputedTokens"] = simulation.recomputedTokens;
    part["batches"] = simulation.batches;
    std::int64_t mostBlocks = 0;
    for (const ReplicaFigures& replica : simulation.replicas)
        mostBlocks = std::max(mostBlocks, replica.mostBlocks);
    part["peakKvBlocks"] = mostBlocks;
    if (simulation.planes.wanted > 0)
        part["planes"] = planesPart(simulation.planes, static_cast<double>(simulation.outputTokens));
    if (simulation.handOver)
        part["handOver"] = handOverPart(*simulation.handOver);
    return part;
}

} // namespace

std::string servingJson(const ServingSystem& system, const ServingForecast& forecast,
    const ServingSimulation& simulation, std::span<const ServingChange> fixes)
{
    const ServedPlan& plan = system.prompts.plan;
    Json out;
    out["format"] = "rankloom-serving";
    out["version"] = 1;
    out["scheduler"] = nameOf(plan.choice.scheduler);
    out["replicas"] = plan.replicas;
    out["memory"] = memoryPart(plan, system.prompts.memory);
    if (system.decodes)
        out["decode"] = {{"replicas", system.decodes->plan.replicas},
            {"memory", memoryPart(system.decodes->plan, system.decodes->memory)}};
    if (!system.fits()) {
        out["fixes"] = Json::array();
        for (const ServingChange& fix : fixes)
            out["fixes"].push_back(servingChangeJson(fix));
    }
    out["rates"] = system.rates.source;
    if (const std::optional<ClosedLoop>& loop = system.setup.loop)
        out["closedLoop"] = {{"users", loop->users}, {"thinkSeconds", toSeconds(loop->think).value()}};
    out["closedForm"] = forecastPart(forecast);
    out["simulated"] = simulatedPart(simulation);
    if (const std::optional<double> energy = joulesPerToken(system, simulation))
        out["simulated"]["joulesPerToken"] = *energy;
    return jsonText(out);
}

} // namespace rankloom
