// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Policies that go on with fewer whole replicas: restart and drop.
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "core/base/at.h"
#include "core/recovery/policies.h"
#include "core/whatif/other_devices.h"

namespace rankloom {

namespace {

/// The healthy plan on the usable nodes but these.
Plan without(const Situation& s, const std::set<int>& nodes)
{
    std::vector<WhatIf> whatIf = s.healthy.whatIf;
    for (const int node : nodes) {
        WhatIf gone;
        gone.part = WhatIf::Part::Node;
        gone.first = node;
        gone.removed = true;
        suppose(whatIf, gone);
    }
    Plan plan = s.healthy;
    plan.replicas = {};
    plan.whatIf = std::move(whatIf);
    forgetDevices(plan);
    plan.layout.dp = 0;
    return plan;
}

int nodeOf(const Situation& s, int rank) { return s.deviceOf(rank) / s.given.cluster->devicesPerNode; }

/// Nodes with a device that is lost or slow; spares have taken the place of others. Of what did nothing
/// before nobody knows which node is lost: all of them stay out.
std::set<int> weakNodes(const Situation& s)
{
    std::set<int> lost;
    for (const int device : s.failed)
        lost.insert(device / s.given.cluster->devicesPerNode);
    std::set<int> nodes;
    for (int replica = 0; replica < s.replicas; ++replica)
        for (int stage = 0; stage < s.stages; ++stage) {
            if (s.speed(replica, stage) == 1)
                continue;
            // Of a lost cell that spans nodes only those that failed.
            const bool failed = !s.lives(replica, stage) && !s.idle[s.cell(replica, stage)];
            for (const int rank : s.ranksOf(replica, stage))
                if (const int node = nodeOf(s, rank); !failed || lost.contains(node))
                    nodes.insert(node);
        }
    for (const int rank : s.absentRanks())
        nodes.insert(nodeOf(s, rank));
    return nodes;
}

} // namespace

Outcome restart(const Situation& s)
{
    Outcome out;
    Recovery& r = out.recovery;
    out.rebuild = Rebuild::Full;
    out.fromCheckpoint = true;
    r.layersPerStage = s.layersPerStage();
    const Layout& layout = s.laid.layout;
    const Workload& work = s.healthy.workload;
    std::set<int> gone = weakNodes(s);
    const std::vector<int> usable = usableNodes(s.given.cluster, s.healthy.whatIf);
    const int perNode = s.given.cluster->devicesPerNode;
    const int replica = layout.tp * layout.cp * layout.pp;
    int dp = (static_cast<int>(usable.size() - gone.size()) * perNode) / replica;
    for (; dp > 0; --dp) {
        const int devices = dp * replica;
        if (devices % perNode != 0)
            continue;
        // The last nodes stay free where replicas do not take all.
        std::set<int> free = gone;
        for (auto node = usable.rbegin(); node != usable.rend(); ++node)
            if (static_cast<int>(usable.size() - free.size()) * perNode > devices)
                free.insert(*node);
        Plan plan = without(s, free);
        const int unit = dp * work.microBatchSize;
        plan.workload.globalBatchSize = work.globalBatchSize / unit * unit;
        if (plan.workload.globalBatchSize == 0)
            continue;
        r.plan = std::move(plan);
        r.reason = priced(s, r);
        if (r.reason.empty())
            break;
    }
    if (dp == 0) {
        Outcome none = infeasible(r.reason.empty()
                ? Phrase::of("The nodes left do not hold one replica.")
                : Phrase::of("No number of replicas works on the nodes left: {}", r.reason),
            Phrase::of("Lower the degrees of parallelism, or add spare nodes."));
        return none;
    }
    r.feasible = true;
    r.reason = {};
    Layout fewer = layout;
    fewer.dp = dp;
    r.microbatchesPerReplica.assign(at(dp), microbatchesOf(r.plan->workload, fewer));
    r.consistent.batch = r.consistent.gradientScale =
        r.plan->workload.globalBatchSize == work.globalBatchSize;
    if (!r.consistent.batch)
        r.reason = Phrase::of("The batch goes down to {} sequences, which {} replicas share evenly.",
            r.plan->workload.globalBatchSize, dp);
    r.movedSamples = r.plan->workload.globalBatchSize;
    return out;
}

namespace {

/// The work of the replicas with other numbers of microbatches.
std::vector<ReplicaWork> withNumbersOf(const Situation& s, const std::vector<int>& microbatches)
{
    std::vector<ReplicaWork> work = s.work;
    for (std::size_t replica = 0; replica < work.size(); ++replica)
        work[replica].microbatches = microbatches[replica];
    return work;
}

int batchOf(const Situation& s, const std::vector<ReplicaWork>& work)
{
    return static_cast<int>(sequencesOf(work)) * s.ranksPerReplica;
}

/// The plan on the nodes of the replicas that have microbatches; nothing where they share a node with others,
/// or do not do the same.
std::optional<Plan> onTheirNodes(const Situation& s, const std::vector<ReplicaWork>& work)
{
    std::set<int> nodes;
    std::set<int> kept;
    const auto first =
        std::ranges::find_if(work, [](const ReplicaWork& one) { return one.microbatches > 0; });
    const bool even = std::ranges::all_of(
        work, [&](const ReplicaWork& one) { return one.microbatches == 0 || one == *first; });
    for (int replica = 0; replica < s.replicas; ++replica)
        for (int stage = 0; stage < s.stages; ++stage)
            for (const int rank : s.ranksOf(replica, stage))
                (work[at(replica)].microbatches > 0 ? kept : nodes).insert(nodeOf(s, rank));
    for (const int rank : s.absentRanks())
        nodes.insert(nodeOf(s, rank));
    if (!even || !first->layersPerStage.empty()
        || std::ranges::any_of(nodes, [&](int node) { return kept.contains(node); }))
        return std::nullopt;
    Plan plan = without(s, nodes);
    plan.workload.globalBatchSize = batchOf(s, work);
    return plan;
}

/// The plan with the work stated by replica; devices of those without any do nothing.
Plan withWork(const Situation& s, const std::vector<ReplicaWork>& work)
{
    Plan plan = s.asGiven;
    plan.workload.globalBatchSize = batchOf(s, work);
    std::map<std::tuple<int, int, std::vector<int>>, std::vector<int>> alike;
    for (int replica = 0; replica < s.replicas; ++replica) {
        const ReplicaWork& one = work[at(replica)];
        const bool works = one.microbatches > 0;
        const int size = works && one.microBatchSize != plan.workload.microBatchSize ? one.microBatchSize : 0;
        for (const int dp : s.coordinatesOf(replica))
            alike[{one.microbatches, size, works ? one.layersPerStage : std::vector<int>()}].push_back(dp);
    }
    for (auto& [what, replicas] : alike) {
        std::ranges::sort(replicas);
        plan.replicas.change().shares.push_back(
            {std::move(replicas), std::get<0>(what), std::get<1>(what), std::get<2>(what)});
    }
    return plan;
}

} // namespace

Outcome drop(const Situation& s)
{
    Outcome out;
    Recovery& r = out.recovery;
    int left = 0;
    for (int replica = 0; replica < s.replicas; ++replica)
        left += s.whole(replica) ? 1 : 0;
    if (left == 0)
        return infeasible(Phrase::of("No replica has all its stages left."),
            Phrase::of("Restart from the checkpoint, or take a policy that uses parts of replicas."));
    if (std::optional<Outcome> beyond = beyondPeers(s))
        return *beyond;
    const bool keeps = s.settings.dropKeepsBatch;
    if (std::optional<Outcome> unlike = keeps ? unlikeReplicas(s) : std::nullopt)
        return *unlike;
    out.rebuild = Rebuild::Partial;
    out.before = restoredShards(s);
    r.feasible = true;
    r.layersPerStage = s.layersPerStage();
    r.microbatchesPerReplica.assign(at(s.replicas), 0);
    const int all = s.allMicrobatches();
    int gone = 0; // microbatches of replicas that are dropped
    int index = 0;
    for (int replica = 0; replica < s.replicas; ++replica) {
        const int own = s.work[at(replica)].microbatches;
        if (!s.whole(replica)) {
            gone += own;
            continue;
        }
        r.microbatchesPerReplica[at(replica)] = keeps ? all / left + (index < all % left ? 1 : 0) : own;
        ++index;
    }
    const std::vector<ReplicaWork> work = withNumbersOf(s, r.microbatchesPerReplica);
    const Plan inPlace = withWork(s, work);
    r.plan = onTheirNodes(s, work);
    if (r.plan && priced(s, r).empty()) {
        out.inPlace = inPlace.replicas;
    } else {
        r.plan = inPlace;
        if (Phrase why = priced(s, r); !why.empty())
            return infeasible(std::move(why), Phrase::of("Restart with another layout."));
    }
    r.consistent.batch = r.consistent.gradientScale = keeps;
    r.reason = keeps
        ? Phrase::of("{} of {} replicas share the batch.", left, s.replicas)
        : Phrase::of("{} of {} replicas go on; a step has that share of its samples.", left, s.replicas);
    r.movedSamples = keeps ? std::int64_t {gone} * s.healthy.workload.microBatchSize * s.ranksPerReplica : 0;
    return out;
}

} // namespace rankloom
