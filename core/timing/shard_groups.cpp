// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/shard_groups.h"

#include <algorithm>
#include <numeric>

#include "core/base/error.h"

namespace rankloom {

namespace {

int degreeOf(const LinkTable& links, const std::vector<int>& devices, const ShardExtent& extent)
{
    const int all = static_cast<int>(devices.size());
    switch (extent.kind) {
    case ShardExtent::Kind::None:
        return 1;
    case ShardExtent::Kind::DataParallel:
    case ShardExtent::Kind::All:
        return all;
    case ShardExtent::Kind::Degree:
        return std::gcd(all, std::max(1, extent.degree));
    case ShardExtent::Kind::DevicePair:
        return std::gcd(all, 2);
    case ShardExtent::Kind::Node:
        break;
    }
    std::vector<int> members(static_cast<std::size_t>(links.nodes()), 0);
    for (const int device : devices)
        ++members[static_cast<std::size_t>(links.nodeOf(device))];
    int common = all;
    for (const int count : members)
        if (count > 0)
            common = std::gcd(common, count);
    return common;
}

} // namespace

ShardGroups shardGroups(const LinkTable& links, const std::vector<int>& devices, const ShardExtent& extent)
{
    RANKLOOM_ASSERT(!devices.empty());
    const auto degree = static_cast<std::size_t>(degreeOf(links, devices, extent));
    std::vector<int> ordered = devices;
    if (extent.kind == ShardExtent::Kind::Node || extent.kind == ShardExtent::Kind::DevicePair)
        std::ranges::sort(ordered);
    ShardGroups groups;
    groups.replicas.resize(degree);
    for (std::size_t i = 0; i < ordered.size(); ++i) {
        if (i % degree == 0)
            groups.shards.emplace_back();
        groups.shards.back().push_back(ordered[i]);
        groups.replicas[i % degree].push_back(ordered[i]);
    }
    return groups;
}

} // namespace rankloom
