// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/host_memory.h"

#include <algorithm>
#include <vector>

#include "core/cluster/host.h"
#include "core/plan/rank_grid.h"

namespace rankloom {

namespace {

/// Keeps the fullest node, the first of equally full ones.
class Fullest {
public:
    void add(int node, Bytes bytes)
    {
        if (bytes <= m_host.needed)
            return;
        m_host.node = node;
        m_host.needed = bytes;
    }
    [[nodiscard]] const HostMemory& host() const { return m_host; }

private:
    HostMemory m_host;
};

/// Stages follow each other, `block` devices each: all nodes inside a stage are alike, so that only its first
/// whole node and those it shares with others are looked at.
HostMemory ofBlocks(int block, int perNode, const std::vector<Bytes>& stages)
{
    Fullest fullest;
    Bytes shared; // so far on the node that the stage before has not filled
    for (std::size_t s = 0; s < stages.size(); ++s) {
        const int begin = static_cast<int>(s) * block;
        const int end = begin + block;
        const int filled = begin % perNode;
        const int here = std::min(block, perNode - filled); // of the stage, on its first node
        shared = (filled == 0 ? Bytes(0) : shared) + stages[s] * static_cast<double>(here);
        fullest.add(begin / perNode, shared);
        const int rest = block - here;
        if (rest >= perNode)
            fullest.add(begin / perNode + 1, stages[s] * static_cast<double>(perNode));
        if (rest > 0) {
            shared = stages[s] * static_cast<double>(rest % perNode);
            fullest.add(end / perNode, shared);
        }
    }
    return fullest.host();
}

HostMemory ofRanks(
    const Plan& plan, const Layout& layout, const Cluster& cluster, const std::vector<Bytes>& stages)
{
    const RankGrid grid(layout);
    std::vector<Bytes> nodes(static_cast<std::size_t>(cluster.nodes));
    for (int rank = 0; rank < grid.ranks(); ++rank)
        nodes[static_cast<std::size_t>(plan.deviceOf(rank) / cluster.devicesPerNode)] +=
            stages[static_cast<std::size_t>(grid.coordinates(rank).pp)];
    Fullest fullest;
    for (std::size_t n = 0; n < nodes.size(); ++n)
        fullest.add(static_cast<int>(n), nodes[n]);
    return fullest.host();
}

} // namespace

HostMemory hostMemory(
    const Project& project, const Plan& plan, const Layout& layout, const std::vector<Bytes>& stages)
{
    if (!plan.memory.offload.any())
        return {};
    const Cluster& cluster = project.cluster;
    HostMemory out = layout.order == kDefaultAxisOrder && plan.deviceOfRank.empty()
        ? ofBlocks(layout.tp * layout.cp * layout.dp, cluster.devicesPerNode, stages)
        : ofRanks(plan, layout, cluster, stages);
    out.capacity = hostOf(cluster).memory;
    return out;
}

} // namespace rankloom
