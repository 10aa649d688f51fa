// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/shard_groups.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "core/base/error.h"
#include "core/plan/rank_grid.h"

namespace rankloom {

namespace {

bool byLocation(const ShardExtent& extent)
{
    return extent.kind == ShardExtent::Kind::Node || extent.kind == ShardExtent::Kind::DevicePair;
}

/// Largest size into which the members of every unit (node or device pair) can be cut.
int commonSize(std::span<const int> devices, int devicesPerNode, ShardExtent::Kind unit)
{
    const int pairsPerNode = (devicesPerNode + 1) / 2;
    const auto unitOf = [&](int device) {
        const int node = device / devicesPerNode;
        return unit == ShardExtent::Kind::DevicePair ? node * pairsPerNode + device % devicesPerNode / 2
                                                     : node;
    };
    const int units = unitOf(*std::ranges::max_element(devices)) + 1;
    std::vector<int> members(static_cast<std::size_t>(units), 0);
    for (const int device : devices)
        ++members[static_cast<std::size_t>(unitOf(device))];
    return std::accumulate(members.begin(), members.end(), 0, [](int a, int b) { return std::gcd(a, b); });
}

/// Degree of an extent that does not depend on where the devices are.
int degreeAnywhere(const ShardExtent& extent, int group, int denseReplicas)
{
    switch (extent.kind) {
    case ShardExtent::Kind::DataParallel:
    case ShardExtent::Kind::All:
        return group;
    case ShardExtent::Kind::Degree: {
        const long long ranks = std::clamp(extent.degree, 1, denseReplicas);
        return std::gcd(group, static_cast<int>(std::max(1LL, ranks * group / denseReplicas)));
    }
    case ShardExtent::Kind::None:
    case ShardExtent::Kind::DevicePair:
    case ShardExtent::Kind::Node:
        break;
    }
    return 1;
}

int strideOf(Axis axis, const AxisOrder& order, const std::array<int, kAxisCount>& degrees)
{
    int stride = 1;
    for (const Axis faster : order) {
        if (faster == axis)
            break;
        stride *= degrees[static_cast<std::size_t>(faster)];
    }
    return stride;
}

/// Ranks that hold the same dense (or expert) parameters as rank 0, without a grid of all ranks. `kind`:
/// DataContext or ExpertData.
std::vector<int> firstGroup(const Layout& layout, int edp, GroupKind kind)
{
    const std::array<int, kAxisCount> degrees = kind == GroupKind::ExpertData
        ? std::array<int, kAxisCount> {layout.etp, 1, layout.ep, edp, layout.pp}
        : std::array<int, kAxisCount> {layout.tp, layout.cp, 1, layout.dp, layout.pp};
    const int data = strideOf(Axis::Data, layout.order, degrees);
    const int context = strideOf(Axis::Context, layout.order, degrees);
    std::vector<int> ranks;
    for (int d = 0; d < degrees[static_cast<std::size_t>(Axis::Data)]; ++d)
        for (int c = 0; c < degrees[static_cast<std::size_t>(Axis::Context)]; ++c)
            ranks.push_back(d * data + c * context);
    return ranks;
}

std::vector<std::vector<int>> devicesOfGroups(
    const Plan& plan, const Layout& resolved, int edp, GroupKind kind)
{
    if (plan.deviceOfRank.empty())
        return {firstGroup(resolved, edp, kind)};
    auto groups = RankGrid(resolved).groups(kind);
    for (std::vector<int>& group : groups)
        for (int& rank : group)
            rank = plan.deviceOf(rank);
    return groups;
}

} // namespace

int shardDegree(
    const ShardExtent& extent, std::span<const int> devices, int devicesPerNode, int denseReplicas)
{
    RANKLOOM_ASSERT(!devices.empty());
    return byLocation(extent) ? commonSize(devices, devicesPerNode, extent.kind)
                              : degreeAnywhere(extent, static_cast<int>(devices.size()), denseReplicas);
}

ShardGroups shardGroups(
    const ShardExtent& extent, const std::vector<int>& devices, int devicesPerNode, int denseReplicas)
{
    ShardGroups groups {devices, shardDegree(extent, devices, devicesPerNode, denseReplicas)};
    if (byLocation(extent))
        std::ranges::sort(groups.devices);
    return groups;
}

std::vector<std::vector<int>> ShardGroups::shards() const
{
    std::vector<std::vector<int>> out;
    for (auto begin = devices.begin(); begin != devices.end(); begin += degree)
        out.emplace_back(begin, begin + degree);
    return out;
}

std::vector<std::vector<int>> ShardGroups::replicas() const
{
    const auto shards = static_cast<std::size_t>(degree);
    std::vector<std::vector<int>> out(shards);
    for (std::size_t i = 0; i < devices.size(); ++i)
        out[i % shards].push_back(devices[i]);
    return out;
}

int ShardDegrees::zeroStage() const
{
    if (weights == gradients && gradients == optimizer)
        return weights > 1 ? 3 : 0;
    if (weights == 1 && gradients == optimizer)
        return 2;
    return weights == 1 && gradients == 1 ? 1 : -1;
}

PlanShards planShards(const Project& project, const Plan& plan, const Layout& resolved)
{
    const int replicas = std::max(1, resolved.dp * resolved.cp);
    const int edp = std::max(1, resolved.tp * replicas / std::max(1, resolved.ep * resolved.etp));
    const int perNode = std::max(1, project.cluster->devicesPerNode);
    const Sharding& sharding = plan.memory.sharding;
    const auto degreesOf = [&](GroupKind kind) {
        const int most = kind == GroupKind::ExpertData ? edp : replicas;
        std::vector<std::vector<int>> groups; // made only for extents that ask where devices are
        const auto degree = [&](const ShardExtent& extent) {
            if (!byLocation(extent))
                return degreeAnywhere(extent, most, replicas);
            if (groups.empty())
                groups = devicesOfGroups(plan, resolved, edp, kind);
            int least = most;
            for (const std::vector<int>& group : groups)
                least = std::min(least, shardDegree(extent, group, perNode, replicas));
            return least;
        };
        return ShardDegrees {degree(sharding.weights), degree(sharding.gradients), degree(sharding.optimizer),
            degree(sharding.secondaryWeights)};
    };
    return {degreesOf(GroupKind::DataContext), degreesOf(GroupKind::ExpertData)};
}

} // namespace rankloom
