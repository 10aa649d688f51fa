// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>

#include <fmt/format.h>

#include "core/plan/plan_fields.h"
#include "core/plan/rules.h"
#include "core/plan/what_if.h"

namespace rankloom {

namespace {

const char* const kRanks = "/placement/ranks";
const char* const kLocked = "/placement/locked";
const char* const kExperts = "/experts/placement";
const char* const kWhatIf = "/whatIf";

Suggestion linear() { return {kRanks, "\"linear\"", Phrase::of("Place rank r on the r-th device")}; }
Suggestion contiguous() { return {kExperts, "\"contiguous\"", Phrase::of("Place the experts contiguously")}; }

/// One device per rank, each in the cluster.
bool addWrongDevices(const Cluster& cluster, const Plan& plan, int ranks, Findings& findings)
{
    const std::vector<int>& placement = plan.deviceOfRank;
    if (placement.size() != static_cast<std::size_t>(ranks)) {
        findings.push_back({Severity::Error, "placement-has-other-count",
            Phrase::of("{} ranks are placed, while there are {}", placement.size(), ranks), kRanks, 0,
            {std::to_string(placement.size()), std::to_string(ranks)}, {linear()}});
        return true;
    }
    for (std::size_t rank = 0; rank < placement.size(); ++rank) {
        const int device = placement[rank];
        if (device >= 0 && device < cluster.devices())
            continue;
        findings.push_back({Severity::Error, "placement-out-of-range",
            Phrase::of("rank {} is placed on device {}, while there are {} (counted from 0)", rank, device,
                cluster.devices()),
            fmt::format("{}/{}", kRanks, rank), 0, {std::to_string(rank), std::to_string(device)},
            {linear()}});
        return true;
    }
    return false;
}

/// No device twice, none on a node that is kept free.
void addDoubledDevices(const Cluster& cluster, const Plan& plan, Findings& findings)
{
    std::vector<bool> usable(static_cast<std::size_t>(cluster.nodes), false);
    for (const int node : usableNodes(cluster, plan.whatIf))
        usable[static_cast<std::size_t>(node)] = true;
    std::vector<int> rankOn(static_cast<std::size_t>(cluster.devices()), -1);
    for (std::size_t rank = 0; rank < plan.deviceOfRank.size(); ++rank) {
        const int device = plan.deviceOfRank[rank];
        const auto pointer = [rank] { return fmt::format("{}/{}", kRanks, rank); };
        if (const int node = device / cluster.devicesPerNode; !usable[static_cast<std::size_t>(node)]) {
            const UnavailableNode* outage = cluster.outageOf(node);
            findings.push_back({Severity::Error, "placement-on-unavailable-node",
                outage == nullptr ? Phrase::of(
                    "rank {} is placed on {}, which is removed in a what-if", rank, cluster.nodeName(node))
                    : outage->reason == Outage::Broken
                    ? Phrase::of("rank {} is placed on {}, which is broken", rank, cluster.nodeName(node))
                    : Phrase::of("rank {} is placed on {}, which is draining", rank, cluster.nodeName(node)),
                pointer(), 0, {std::to_string(rank), cluster.nodeName(node)}, {linear()}});
            return;
        }
        int& other = rankOn[static_cast<std::size_t>(device)];
        if (other >= 0) {
            findings.push_back({Severity::Error, "placement-doubles-device",
                Phrase::of("ranks {} and {} are both placed on device {}", other, rank, device), pointer(), 0,
                {std::to_string(other), std::to_string(rank), std::to_string(device)}, {linear()}});
            return;
        }
        other = static_cast<int>(rank);
    }
}

/// Locked ranks exist. They are in ascending order.
void addLocks(const std::vector<int>& locked, int ranks, Findings& findings)
{
    if (locked.empty() || (locked.front() >= 0 && locked.back() < ranks))
        return;
    const int rank = locked.front() < 0 ? locked.front() : locked.back();
    findings.push_back({Severity::Error, "locked-rank-out-of-range",
        Phrase::of("rank {} is locked, while there are {} ranks (counted from 0)", rank, ranks), kLocked, 0,
        {std::to_string(rank), std::to_string(ranks)}, {{kLocked, "[]", Phrase::of("Unlock all ranks")}}});
}

enum class Filled : std::uint8_t { Degrees, DegreesAndBatch };

/// Whether so many devices fill the degrees evenly, and their replicas the global batch.
bool fills(const Facts& facts, std::int64_t devices, Filled what)
{
    const Layout& l = facts.layout;
    const std::int64_t unit = static_cast<std::int64_t>(l.tp) * l.cp * l.pp;
    const std::int64_t expertUnit = static_cast<std::int64_t>(l.etp) * l.ep * l.pp;
    const int dp = facts.plan.layout.dp;
    if (devices < unit || devices % unit != 0 || devices % expertUnit != 0
        || (dp != 0 && devices != unit * dp))
        return false;
    return what == Filled::Degrees
        || facts.workload.globalBatchSize % (facts.workload.microBatchSize * (devices / unit)) == 0;
}

/// Where the degrees do not fill what is left of the cluster: the fewest further nodes whose leaving out
/// cures it, the last ones first.
void addSpareNodes(const Cluster& cluster, const Plan& plan, const Facts& facts, Findings& findings)
{
    constexpr const char* codes[] = {"batch-does-not-divide", "layout-does-not-divide-cluster",
        "dp-contradicts-cluster", "expert-grid-does-not-divide-cluster"};
    const std::vector<int> nodes = usableNodes(cluster, plan.whatIf);
    const int all = static_cast<int>(nodes.size());
    // Nobody leaves a good part of a cluster idle for a plan.
    const int least = std::max(1, all - std::max(4, all / 8));
    const auto most = [&](Filled what) {
        int kept = all;
        while (kept >= least && !fills(facts, static_cast<std::int64_t>(kept) * cluster.devicesPerNode, what))
            --kept;
        return kept < least ? 0 : kept;
    };
    int kept = most(Filled::DegreesAndBatch);
    const bool batchToo = kept > 0;
    if (!batchToo)
        kept = most(Filled::Degrees);
    if (kept == 0 || kept == all || plan.whatIf.size() + static_cast<std::size_t>(all - kept) > kMostWhatIfs)
        return;
    Plan without = plan;
    for (int i = kept; i < all; ++i)
        suppose(without.whatIf, {WhatIf::Part::Node, nodes[static_cast<std::size_t>(i)], 0, true, 1, 1});
    for (Finding& finding : findings)
        if (std::ranges::find(codes + (batchToo ? 0 : 1), std::end(codes), finding.code) != std::end(codes))
            finding.suggestions.push_back({"/whatIf", whatIfJsonText(without.whatIf),
                all - kept == 1 ? Phrase::of("Leave {} free as well", cluster.nodeName(nodes.back()))
                                : Phrase::of("Leave {} more nodes free", all - kept)});
}

/// The replicas of one expert; true when they are legal.
bool addReplicas(const Facts& facts, std::size_t layer, std::size_t expert, Findings& findings)
{
    std::vector<int> members = facts.plan.experts->devices[layer][expert];
    const std::string pointer = fmt::format("{}/{}/{}", kExperts, layer, expert);
    std::ranges::sort(members);
    if (!members.empty() && (members.front() < 0 || members.back() >= facts.layout.ep)) {
        findings.push_back({Severity::Error, "expert-out-of-range",
            Phrase::of("expert {} is placed on device {} of its group, while EP is {}", expert,
                members.front() < 0 ? members.front() : members.back(), facts.layout.ep),
            pointer, setOf(Degree::Ep), {std::to_string(expert), std::to_string(facts.layout.ep)},
            {contiguous()}});
        return false;
    }
    if (members.empty() || std::ranges::adjacent_find(members) != members.end()) {
        findings.push_back({Severity::Error, members.empty() ? "expert-nowhere" : "expert-doubled",
            members.empty() ? Phrase::of("expert {} is on no device", expert)
                            : Phrase::of("expert {} is twice on the same device", expert),
            pointer, 0, {std::to_string(expert)}, {contiguous()}});
        return false;
    }
    return true;
}

} // namespace

void addRankFindings(const Cluster& cluster, const Plan& plan, const Facts& facts, Findings& findings)
{
    const int ranks = worldSize(cluster, plan);
    if (!plan.deviceOfRank.empty() && !addWrongDevices(cluster, plan, ranks, findings))
        addDoubledDevices(cluster, plan, findings);
    addLocks(plan.lockedRanks, ranks, findings);
    if (ranks < cluster.devices())
        addSpareNodes(cluster, plan, facts, findings);
}

void addWhatIfFindings(const Cluster& cluster, const Plan& plan, Findings& findings)
{
    for (std::size_t i = 0; i < plan.whatIf.size(); ++i) {
        const WhatIf& one = plan.whatIf[i];
        if (isAbout(cluster, one))
            continue;
        std::vector<WhatIf> others = plan.whatIf;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        findings.push_back({Severity::Error, "what-if-out-of-range",
            Phrase::of("a what-if is about a part that a cluster of {} nodes with {} devices each does not "
                       "have",
                cluster.nodes, cluster.devicesPerNode),
            fmt::format("{}/{}", kWhatIf, i), 0, {std::to_string(one.first)},
            {{kWhatIf, whatIfJsonText(others), Phrase::of("Drop this what-if")}}});
        return;
    }
    if (worldSize(cluster, plan) > 0)
        return;
    findings.push_back({Severity::Error, "no-node-available",
        Phrase::of("all {} nodes are marked as unavailable or removed in what-ifs", cluster.nodes),
        plan.whatIf.empty() ? "/cluster/unavailableNodes" : kWhatIf, 0, {std::to_string(cluster.nodes)},
        plan.whatIf.empty() ? std::vector<Suggestion> {}
                            : std::vector<Suggestion> {{kWhatIf, "[]", Phrase::of("Drop all what-ifs")}}});
}

void addExpertFindings(const Facts& facts, Findings& findings)
{
    const auto& layers = facts.plan.experts->devices;
    if (layers.empty())
        return;
    if (!facts.model.moe || static_cast<int>(layers.size()) != facts.model.moeLayers()) {
        findings.push_back({Severity::Error, "expert-layers-differ",
            Phrase::of("experts of {} layers are placed, while the model has {} such layers", layers.size(),
                facts.model.moeLayers()),
            kExperts, 0, {std::to_string(layers.size())}, {contiguous()}});
        return;
    }
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        if (static_cast<int>(layers[layer].size()) != facts.model.moe->experts) {
            findings.push_back({Severity::Error, "expert-count-differs",
                Phrase::of("{} experts are placed, while a layer has {}", layers[layer].size(),
                    facts.model.moe->experts),
                fmt::format("{}/{}", kExperts, layer), 0, {std::to_string(layers[layer].size())},
                {contiguous()}});
            return;
        }
        for (std::size_t expert = 0; expert < layers[layer].size(); ++expert)
            if (!addReplicas(facts, layer, expert, findings))
                return; // one is enough: a wrong EP would repeat it thousands of times
    }
}

} // namespace rankloom
