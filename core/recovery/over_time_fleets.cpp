// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Policies as fleets: what each makes of more and more lost nodes.
#include <map>
#include <set>

#include "core/base/at.h"
#include "core/base/random.h"
#include "core/plan/what_if.h"
#include "core/recovery/over_time.h"

namespace rankloom {

namespace {

/// Lost nodes that are replanned; between them throughput is interpolated, behind them it falls to 0 where
/// all are lost.
constexpr int kLosses[] = {1, 2, 3, 4, 6, 8, 12, 16, 24, 32};
/// Small fleets are drawn several times: there it matters which nodes are lost.
constexpr int kDrawsOfSmall = 4;
constexpr int kSmallFleet = 64; // nodes

FailureSet drawn(const Cluster& cluster, const std::vector<int>& usable, int losses, Random& random)
{
    std::set<int> nodes;
    while (static_cast<int>(nodes.size()) < losses)
        nodes.insert(usable[at(random.below(static_cast<int>(usable.size())))]);
    FailureSet out;
    for (const int node : nodes)
        for (int slot = 0; slot < cluster.devicesPerNode; ++slot)
            out.devices.push_back(node * cluster.devicesPerNode + slot);
    return out;
}

struct Sums {
    double throughput = 0;
    double recovery = 0;
};

std::vector<double> interpolated(const std::map<int, double>& known, int nodes)
{
    std::vector<double> out;
    for (auto from = known.begin(); std::next(from) != known.end(); ++from) {
        const auto to = std::next(from);
        for (int k = from->first; k < to->first; ++k)
            out.push_back(
                from->second + (to->second - from->second) * (k - from->first) / (to->first - from->first));
    }
    out.push_back(known.rbegin()->second);
    out.resize(std::min(out.size(), at(nodes + 1)));
    return out;
}

} // namespace

Result<std::vector<FleetPolicy>> fleetsOf(const Project& project, const Plan& plan,
    const RecoverySettings& given, const std::vector<RecoveryPolicy>& asked, std::uint64_t seed,
    const std::stop_token& stop)
{
    RecoverySettings settings = given;
    settings.spareNodes = 0;
    std::vector<RecoveryPolicy> policies = asked;
    if (policies.empty())
        for (const NamedValue<RecoveryPolicy>& one : namedValues<RecoveryPolicy>())
            policies.push_back(one.value);
    std::vector<RecoveryPolicy> priced = policies;
    if (std::ranges::find(priced, RecoveryPolicy::Restart) == priced.end())
        priced.push_back(RecoveryPolicy::Restart);
    const std::vector<int> usable = usableNodes(project.cluster, plan.whatIf);
    const int nodes = static_cast<int>(usable.size());
    const int draws = nodes <= kSmallFleet ? kDrawsOfSmall : 1;
    Random random(seed);
    std::map<RecoveryPolicy, std::map<int, double>> throughput;
    std::map<RecoveryPolicy, double> recovery;
    std::map<RecoveryPolicy, double> standing; // throughput with nothing lost
    double joins = 0;
    for (const int losses : kLosses) {
        if (losses >= nodes)
            break;
        std::map<RecoveryPolicy, Sums> sums;
        for (int draw = 0; draw < draws; ++draw) {
            const FailureSet lost = drawn(project.cluster, usable, losses, random);
            const Result<Recoveries> all = replanFigures(project, plan, lost, settings, priced, stop);
            if (!all)
                return tl::unexpected<Error>(all.error());
            const auto restarted =
                std::ranges::find(all->policies, RecoveryPolicy::Restart, &Recovery::policy);
            for (const Recovery& one : all->policies) {
                const Recovery& goesOn = one.feasible ? one : *restarted;
                sums[one.policy].throughput += goesOn.throughputRatio / draws;
                sums[one.policy].recovery += goesOn.seconds.total() / draws;
                if (one.feasible && !standing.contains(one.policy))
                    standing[one.policy] = one.standingRatio;
            }
            if (losses == 1 && draw == 0) {
                RecoverySettings spare = settings;
                spare.spareNodes = 1;
                const Result<Recoveries> joined =
                    replanFigures(project, plan, lost, spare, {RecoveryPolicy::Resize}, stop);
                if (!joined)
                    return tl::unexpected<Error>(joined.error());
                const Recovery& filled = joined->policies.front();
                joins = (filled.feasible ? filled : *restarted).seconds.total();
            }
        }
        for (const auto& [policy, sum] : sums) {
            throughput[policy][losses] = sum.throughput;
            if (losses == 1)
                recovery[policy] = sum.recovery;
        }
    }
    std::vector<FleetPolicy> out;
    for (const RecoveryPolicy policy : policies) {
        FleetPolicy fleet;
        fleet.policy = policy;
        fleet.nodes = nodes;
        fleet.spares = given.spareNodes;
        fleet.recoverySeconds = recovery[policy];
        const bool restarts = policy == RecoveryPolicy::Restart;
        fleet.spareSeconds = restarts ? fleet.recoverySeconds : joins;
        // Taken in where a step ends: nothing is detected or repeated, communicators are made anew.
        fleet.returnSeconds = restarts
            ? settings.restartSeconds + settings.checkpointLoadSeconds + settings.communicatorSeconds
            : settings.communicatorSeconds * settings.partialCommunicator;
        fleet.checkpointInterval = settings.checkpointInterval;
        fleet.writeSeconds = settings.checkpointLoadSeconds;
        throughput[policy][0] = standing.contains(policy) ? standing[policy] : 1;
        throughput[policy].emplace(nodes, 0);
        fleet.throughput = interpolated(throughput[policy], nodes);
        out.push_back(std::move(fleet));
    }
    return out;
}

} // namespace rankloom
