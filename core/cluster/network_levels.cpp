// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/network_levels.h"

#include <algorithm>
#include <map>

namespace rankloom {

std::vector<int> groupSizes(const NetworkTier& tier)
{
    std::map<std::int32_t, std::size_t> places;
    std::vector<int> sizes;
    for (const std::int32_t group : tier.groupOf) {
        if (group < 0)
            continue;
        const auto [at, isNew] = places.try_emplace(group, sizes.size());
        if (isNew)
            sizes.push_back(0);
        ++sizes[at->second];
    }
    return sizes;
}

bool inRuns(const NetworkTier& tier)
{
    if (std::ranges::any_of(tier.groupOf, [](std::int32_t group) { return group < 0; }))
        return false;
    std::size_t runs = tier.groupOf.empty() ? 0 : 1;
    for (std::size_t i = 1; i < tier.groupOf.size(); ++i)
        runs += tier.groupOf[i] != tier.groupOf[i - 1] ? 1 : 0;
    return runs == groupSizes(tier).size();
}

int evenGroupSize(const NetworkTier& tier)
{
    const std::vector<int> sizes = groupSizes(tier);
    if (sizes.empty() || sizes.back() > sizes.front())
        return 0;
    const bool even =
        std::all_of(sizes.begin(), sizes.end() - 1, [&](int size) { return size == sizes.front(); });
    return even ? sizes.front() : 0;
}

std::vector<std::int32_t> evenGroups(int nodes, int size)
{
    std::vector<std::int32_t> groups(static_cast<std::size_t>(nodes));
    for (int node = 0; node < nodes; ++node)
        groups[static_cast<std::size_t>(node)] = node / std::max(1, size);
    return groups;
}

std::vector<std::int32_t> groupsOfSizes(const std::vector<int>& sizes)
{
    std::vector<std::int32_t> groups;
    for (std::size_t group = 0; group < sizes.size(); ++group)
        groups.insert(groups.end(), static_cast<std::size_t>(sizes[group]), static_cast<std::int32_t>(group));
    return groups;
}

bool holdsWhole(const NetworkTier& far, const NetworkTier& near)
{
    std::map<std::int32_t, std::int32_t> above;
    for (std::size_t node = 0; node < near.groupOf.size() && node < far.groupOf.size(); ++node)
        if (near.groupOf[node] >= 0
            && above.try_emplace(near.groupOf[node], far.groupOf[node]).first->second != far.groupOf[node])
            return false;
    return true;
}

std::vector<NetworkTier> regrouped(std::vector<NetworkTier> tiers, int nodes)
{
    for (NetworkTier& tier : tiers) {
        const int size = inRuns(tier) ? evenGroupSize(tier) : 0;
        if (size > 0)
            tier.groupOf = evenGroups(nodes, size);
        else
            tier.groupOf.resize(static_cast<std::size_t>(nodes), -1);
    }
    return tiers;
}

} // namespace rankloom
