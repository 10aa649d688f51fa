// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recovery/over_time_json.h"

#include <cmath>

#include <nlohmann/json.hpp>

#include "core/plan/what_if.h"

namespace rankloom {

namespace {

using nlohmann::ordered_json;

constexpr int kMostSpares = 16; ///< that the curve goes to

ordered_json runJson(const FleetRun& run)
{
    ordered_json out {{"goodput", run.goodput}, {"failures", run.failures}, {"nodesLost", run.nodesLost},
        {"downSeconds", run.downSeconds}, {"mostNodesLost", run.mostLost}};
    out["points"] = ordered_json::array();
    for (const FleetPoint& point : run.points)
        out["points"].push_back(ordered_json::array({point.seconds, point.lost, point.throughput}));
    return out;
}

} // namespace

Result<OverTime> lookAhead(const Project& project, const Plan& plan, const RecoverySettings& settings,
    const std::vector<RecoveryPolicy>& policies, const LookAhead& ask, const std::stop_token& stop)
{
    const Result<std::vector<FleetPolicy>> fleets =
        fleetsOf(project, plan, settings, policies, ask.seed, stop);
    if (!fleets)
        return tl::unexpected<Error>(fleets.error());
    OverTime out;
    out.seed = ask.seed;
    out.horizon = ask.horizon > 0 || ask.trace == nullptr ? ask.horizon : ask.trace->length();
    const int nodes = static_cast<int>(usableNodes(project.cluster, plan.whatIf).size());
    out.mtbf = clusterMtbf(settings, nodes, ask.nodesPerRack);
    out.checkpoints = checkpointOptimum(settings.checkpointLoadSeconds, out.mtbf);
    out.replays = ask.trace != nullptr;
    FailureRates rates;
    const double perSecond = (settings.mtbfNode > 0 ? 1 / settings.mtbfNode : 0)
        + (settings.mtbfLink > 0 ? 1 / settings.mtbfLink : 0);
    rates.mtbfNode = perSecond > 0 ? 1 / perSecond : 0;
    rates.mtbfRack = ask.nodesPerRack > 0 ? settings.mtbfRack : 0;
    rates.nodesPerRack = ask.nodesPerRack;
    rates.repairSeconds = settings.repairSeconds;
    for (const FleetPolicy& fleet : *fleets) {
        OverTime::OfPolicy one;
        one.fleet = fleet;
        one.closedForm = closedFormGoodput(fleet, rates, out.horizon);
        one.simulated = simulateFleet(fleet, rates, out.horizon, ask.seed);
        one.spares = sparesCurve(fleet, rates, out.horizon, kMostSpares);
        if (ask.trace != nullptr)
            one.replayed = replayPreemptions(fleet, *ask.trace, ask.horizon);
        out.policies.push_back(std::move(one));
    }
    return out;
}

ordered_json overTimeJson(const OverTime& overTime)
{
    ordered_json out;
    out["horizonSeconds"] = overTime.horizon;
    out["seed"] = overTime.seed;
    out["mtbfSeconds"] = std::isfinite(overTime.mtbf) ? ordered_json(overTime.mtbf) : ordered_json(nullptr);
    ordered_json curve = ordered_json::array();
    for (const CheckpointOptimum::Point& point : overTime.checkpoints.curve)
        curve.push_back(ordered_json::array({point.interval, point.lostShare}));
    out["checkpointInterval"] = {{"youngSeconds", overTime.checkpoints.young},
        {"dalySeconds", overTime.checkpoints.daly}, {"lostShareByInterval", curve}};
    out["policies"] = ordered_json::array();
    for (const OverTime::OfPolicy& one : overTime.policies) {
        ordered_json policy;
        policy["policy"] = nameOf(one.fleet.policy);
        policy["recoverySeconds"] = one.fleet.recoverySeconds;
        std::vector<double> first(one.fleet.throughput.begin(),
            one.fleet.throughput.begin() + std::min<std::ptrdiff_t>(33, std::ssize(one.fleet.throughput)));
        policy["throughputByNodesLost"] = first;
        policy["closedForm"] = {{"goodput", one.closedForm.goodput}, {"downShare", one.closedForm.downShare},
            {"meanNodesLost", one.closedForm.meanLost}, {"valid", one.closedForm.valid},
            {"why", one.closedForm.why.english()}};
        policy["simulated"] = runJson(one.simulated);
        policy["spares"] = ordered_json::array();
        for (const SparePoint& point : one.spares)
            policy["spares"].push_back(
                {{"spares", point.spares}, {"goodput", point.goodput}, {"goodputPerNode", point.perNode}});
        if (overTime.replays)
            policy["replayed"] = runJson(one.replayed);
        out["policies"].push_back(std::move(policy));
    }
    return out;
}

} // namespace rankloom
