// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/left_out.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "core/plan/rank_grid.h"
#include "core/plan/what_if.h"

namespace rankloom {

namespace {

bool takesNoPart(const ReplicaChoice& replicas, int replica, int stage)
{
    const auto idle = [replica](const ReplicaShare& share) {
        return share.microbatches == 0 && std::ranges::binary_search(share.replicas, replica);
    };
    const auto handedOver = [replica, stage](const StageHandover& one) {
        return one.replica == replica && one.stage == stage && one.share >= 1;
    };
    return std::ranges::any_of(replicas.shares, idle) || std::ranges::any_of(replicas.handovers, handedOver);
}

} // namespace

std::vector<int> nodesWithoutWork(const Cluster& cluster, const Plan& plan)
{
    if (plan.replicas->alike())
        return {};
    const std::vector<int> devices = devicesOfRanks(cluster, plan);
    const Layout layout = resolved(plan.layout, static_cast<int>(devices.size()));
    const auto fills = [&devices](
                           std::int64_t ranks) { return ranks > 0 && std::ssize(devices) % ranks == 0; };
    if (static_cast<std::int64_t>(layout.tp) * layout.cp * layout.pp * layout.dp != std::ssize(devices)
        || !fills(static_cast<std::int64_t>(layout.etp) * layout.ep * layout.pp))
        return {}; // the plan is illegal: who does what is not known
    const RankGrid grid(layout);
    std::vector<int> ranks(static_cast<std::size_t>(cluster.nodes), 0);
    std::vector<int> idle = ranks;
    for (int rank = 0; rank < grid.ranks(); ++rank) {
        const auto node =
            static_cast<std::size_t>(devices[static_cast<std::size_t>(rank)] / cluster.devicesPerNode);
        const RankCoordinates at = grid.coordinates(rank);
        ++ranks[node];
        idle[node] += takesNoPart(plan.replicas, at.dp, at.pp) ? 1 : 0;
    }
    std::vector<int> out;
    for (std::size_t node = 0; node < ranks.size(); ++node)
        if (ranks[node] > 0 && idle[node] == ranks[node])
            out.push_back(static_cast<int>(node));
    return out;
}

std::vector<int> nodesLeftOut(const Cluster& cluster, const Plan& plan)
{
    const std::vector<int> without = usableNodes(cluster, {});
    const std::vector<int> with = usableNodes(cluster, plan.whatIf);
    std::vector<int> removed;
    std::ranges::set_difference(without, with, std::back_inserter(removed));
    std::vector<int> out;
    std::ranges::set_union(removed, nodesWithoutWork(cluster, plan), std::back_inserter(out));
    return out;
}

Phrase leftOutWords(const Cluster& cluster, const Plan& plan)
{
    if (plan.whatIf.empty() && plan.replicas->alike())
        return {};
    const std::vector<int> nodes = nodesLeftOut(cluster, plan);
    switch (nodes.size()) {
    case 0:
        return {};
    case 1:
        return Phrase::of("without {}", cluster.nodeName(nodes.front()));
    case 2:
        return Phrase::of(
            "without {} and {}", cluster.nodeName(nodes.front()), cluster.nodeName(nodes.back()));
    default:
        return Phrase::of("without {} nodes", nodes.size());
    }
}

} // namespace rankloom
