// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recovery/recovery_json.h"

#include <cmath>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/plan/plan_json.h"

namespace rankloom {

namespace {

using nlohmann::ordered_json;

std::int64_t wholeBytes(double bytes) { return std::llround(bytes); }

ordered_json secondsJson(const RecoverySeconds& seconds)
{
    return {{"detect", seconds.detect}, {"communicators", seconds.communicators}, {"load", seconds.load},
        {"blocked", seconds.blocked}, {"replay", seconds.replay}, {"total", seconds.total()}};
}

ordered_json policyJson(const Project& project, const Recovery& r, double healthyTokensPerSecond)
{
    ordered_json out;
    out["policy"] = nameOf(r.policy);
    out["feasible"] = r.feasible;
    out["reason"] = r.reason.english();
    out["plan"] =
        r.plan ? orderedJsonOrDiscarded(writePlanDocument(project, *r.plan)) : ordered_json::object();
    out["stepSeconds"] = r.stepSeconds;
    out["throughputRatio"] = r.throughputRatio;
    if (r.splitGain > 0)
        out["sameSplitAndClocksWithNothingLost"] = r.splitGain;
    out["tokensPerSecond"] = r.throughputRatio * healthyTokensPerSecond;
    out["standingThroughputRatio"] = r.standingRatio;
    out["energyJoulesPerStep"] = r.energyJoules > 0 ? ordered_json(r.energyJoules) : ordered_json(nullptr);
    out["recoverySeconds"] = secondsJson(r.seconds);
    out["movedBytes"] = wholeBytes(r.movedBytes);
    out["transfers"] = ordered_json::array();
    for (const StateTransfer& one : r.transfers)
        out["transfers"].push_back(
            {{"from", one.from}, {"to", one.to}, {"bytes", wholeBytes(one.bytes)}, {"seconds", one.seconds}});
    out["layersPerStage"] = r.layersPerStage;
    out["microbatchesPerReplica"] = r.microbatchesPerReplica;
    out["microbatchSizePerStage"] = r.microbatchSizes;
    out["frequencyPerStage"] = r.frequencies;
    out["breakEvenSeconds"] = r.breakEvenSeconds;
    out["consistent"] = {{"parameters", r.consistent.parameters}, {"batch", r.consistent.batch},
        {"gradientScale", r.consistent.gradientScale}, {"randomStreams", r.consistent.randomStreams}};
    out["movedSamples"] = r.movedSamples;
    out["movedStreams"] = ordered_json::array();
    for (const MovedStreams& one : r.movedStreams)
        out["movedStreams"].push_back(
            {{"replica", one.replica < 0 ? ordered_json(nullptr) : ordered_json(one.replica)},
                {"stage", one.stage < 0 ? ordered_json(nullptr) : ordered_json(one.stage)},
                {"samples", one.samples}, {"layers", one.layers}, {"tensorSlices", one.slices},
                {"streams", one.count()}});
    out["communicatorLinks"] = {{"removed", r.linksRemoved}, {"added", r.linksAdded}};
    out["communicatorLinks"]["changes"] = ordered_json::array();
    for (const CommunicatorEdge& edge : r.edges)
        if (edge.change != CommunicatorEdge::Change::Kept)
            out["communicatorLinks"]["changes"].push_back(
                {{"kind", nameOf(edge.kind)}, {"change", nameOf(edge.change)},
                    {"from", {{"replica", edge.fromReplica}, {"stage", edge.fromStage}}},
                    {"to", {{"replica", edge.toReplica}, {"stage", edge.toStage}}},
                    {"connections", edge.connections}});
    out["goodput"] = r.goodput;
    return out;
}

ordered_json clocksJson(const ClockTable& clocks)
{
    ordered_json out {{"assumed", clocks.assumed}, {"boardPowerSource", clocks.source},
        {"waitingWatts", clocks.waitingWatts}, {"points", ordered_json::array()}};
    for (const ClockPoint& point : clocks.points)
        out["points"].push_back({{"clock", point.clock}, {"speed", point.speed}, {"watts", point.watts}});
    return out;
}

} // namespace

std::string writeRecoveries(const Project& project, const Recoveries& recoveries,
    const ordered_json& overTime, const Diagnostics& timeouts)
{
    ordered_json out;
    out["format"] = "rankloom-recovery";
    out["version"] = 1;
    out["failed"] = recoveries.failed;
    out["healthy"] = {
        {"stepSeconds", recoveries.stepSeconds}, {"tokensPerSecond", recoveries.tokensPerSecond}};
    if (recoveries.energyJoules > 0)
        out["healthy"]["energyJoulesPerStep"] = recoveries.energyJoules;
    out["clocks"] = clocksJson(recoveries.clocks);
    if (recoveries.asItIsSeconds > 0)
        out["asItIs"] = {{"stepSeconds", recoveries.asItIsSeconds},
            {"throughputRatio", recoveries.stepSeconds / recoveries.asItIsSeconds}};
    out["idleStages"] = recoveries.idleCells;
    out["sparesUsed"] = recoveries.sparesUsed;
    out["livingReplicasPerStage"] = recoveries.livingReplicas;
    out["peerCopies"] = {
        {"bytesPerRankAndStep", wholeBytes(recoveries.copyBytes)}, {"hidden", recoveries.copiesHide}};
    const Recovery* best = recoveries.best();
    out["best"] = best != nullptr ? ordered_json(nameOf(best->policy)) : ordered_json(nullptr);
    out["policies"] = ordered_json::array();
    for (const Recovery& one : recoveries.policies)
        out["policies"].push_back(policyJson(project, one, recoveries.tokensPerSecond));
    out["overTime"] = overTime;
    if (!timeouts.empty())
        out["diagnostics"] = ordered_json::array();
    for (const Diagnostic& one : timeouts)
        out["diagnostics"].push_back({{"code", one.code}, {"message", one.message.english()}});
    return jsonText(out);
}

} // namespace rankloom
