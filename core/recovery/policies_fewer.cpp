// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Policies that go on with fewer whole replicas: restart and drop.
#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <set>
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
    plan.whatIf = std::move(whatIf);
    forgetDevices(plan);
    plan.layout.dp = 0;
    return plan;
}

/// Nodes with a device that is lost or slow; spares have taken the place of others.
std::set<int> weakNodes(const Situation& s)
{
    std::set<int> nodes;
    for (int replica = 0; replica < s.replicas; ++replica)
        for (int stage = 0; stage < s.stages; ++stage)
            if (s.speed(replica, stage) < 1)
                for (const int rank : s.ranksOf(replica, stage))
                    nodes.insert(s.deviceOf(rank) / s.given.cluster->devicesPerNode);
    // Of a cell that spans nodes only those that failed.
    if (!s.failed.empty()) {
        std::set<int> lost;
        for (const int device : s.failed)
            lost.insert(device / s.given.cluster->devicesPerNode);
        std::erase_if(nodes, [&](int node) { return !lost.contains(node); });
    }
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

int batchOf(const Situation& s, const std::vector<int>& microbatches)
{
    return std::accumulate(microbatches.begin(), microbatches.end(), 0) * s.ranksPerReplica
        * s.healthy.workload.microBatchSize;
}

/// The plan on the nodes of the replicas that have microbatches; nothing where they share a node with others,
/// or the batch unevenly.
std::optional<Plan> onTheirNodes(const Situation& s, const std::vector<int>& microbatches)
{
    std::set<int> nodes;
    std::set<int> kept;
    int most = 0;
    bool even = true;
    for (const int count : microbatches) {
        even = even && (count == 0 || most == 0 || count == most);
        most = std::max(most, count);
    }
    for (int replica = 0; replica < s.replicas; ++replica)
        for (int stage = 0; stage < s.stages; ++stage)
            for (const int rank : s.ranksOf(replica, stage))
                (microbatches[at(replica)] > 0 ? kept : nodes)
                    .insert(s.deviceOf(rank) / s.given.cluster->devicesPerNode);
    if (!even || std::ranges::any_of(nodes, [&](int node) { return kept.contains(node); }))
        return std::nullopt;
    Plan plan = without(s, nodes);
    plan.workload.globalBatchSize = batchOf(s, microbatches);
    return plan;
}

/// The plan with numbers of microbatches by replica; devices of those without any do nothing.
Plan withNumbers(const Situation& s, const std::vector<int>& microbatches)
{
    Plan plan = s.asGiven;
    plan.workload.globalBatchSize = batchOf(s, microbatches);
    std::map<int, std::vector<int>> byCount;
    for (int replica = 0; replica < s.replicas; ++replica)
        for (const int dp : s.coordinatesOf(replica))
            byCount[microbatches[at(replica)]].push_back(dp);
    for (auto& [count, replicas] : byCount) {
        std::ranges::sort(replicas);
        plan.replicas.change().shares.push_back({std::move(replicas), count, 0, {}});
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
    out.rebuild = Rebuild::Partial;
    out.before = restoredShards(s);
    r.feasible = true;
    r.layersPerStage = s.layersPerStage();
    r.microbatchesPerReplica.assign(at(s.replicas), 0);
    const int all = s.microbatches() * s.replicas;
    int index = 0;
    for (int replica = 0; replica < s.replicas; ++replica) {
        if (!s.whole(replica))
            continue;
        int& count = r.microbatchesPerReplica[at(replica)];
        count = s.settings.dropKeepsBatch ? all / left + (index < all % left ? 1 : 0) : s.microbatches();
        ++index;
    }
    r.plan = onTheirNodes(s, r.microbatchesPerReplica);
    if (!r.plan || !priced(s, r).empty()) {
        r.plan = withNumbers(s, r.microbatchesPerReplica);
        if (Phrase why = priced(s, r); !why.empty())
            return infeasible(std::move(why), Phrase::of("Restart with another layout."));
    }
    r.consistent.batch = r.consistent.gradientScale = s.settings.dropKeepsBatch;
    r.reason = s.settings.dropKeepsBatch
        ? Phrase::of("{} of {} replicas share the batch.", left, s.replicas)
        : Phrase::of("{} of {} replicas go on; a step has that share of its samples.", left, s.replicas);
    r.movedSamples = s.settings.dropKeepsBatch ? static_cast<std::int64_t>(all - left * s.microbatches())
            * s.healthy.workload.microBatchSize * s.ranksPerReplica
                                               : 0;
    for (int stage = 0; stage < s.stages; ++stage)
        r.linksRemoved += 2 * (s.replicas - left) * static_cast<int>(s.ranksOf(0, stage).size());
    r.linksAdded = left > 1 ? r.linksRemoved / 2 : 0;
    return out;
}

} // namespace rankloom
