// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/expert_load.h"

#include <algorithm>

#include "core/base/error.h"

namespace rankloom {

namespace {

/// Picks that fall on each member in one layer; replicas share the picks of their expert evenly.
std::vector<double> memberLoad(
    const RoutingStatistics& routing, const ExpertPlacement& placement, int layer, int experts, int ep)
{
    std::vector<double> load(static_cast<std::size_t>(ep), 0.0);
    const int perMember = std::max(1, experts / ep);
    for (int e = 0; e < routing.experts; ++e) {
        const auto picks = static_cast<double>(routing.load[routing.loadIndex(layer, e)]);
        if (placement.contiguous() || layer >= static_cast<int>(placement.devices.size())) {
            load[static_cast<std::size_t>(std::min(e / perMember, ep - 1))] += picks;
            continue;
        }
        const auto& holders = placement.devices[static_cast<std::size_t>(layer)][static_cast<std::size_t>(e)];
        for (const int holder : holders)
            load[static_cast<std::size_t>(holder)] += picks / static_cast<double>(holders.size());
    }
    return load;
}

} // namespace

ExpertLoad expertLoad(const RoutingStatistics& routing, const ExpertPlacement& placement, int experts, int ep)
{
    RANKLOOM_ASSERT(ep > 0);
    ExpertLoad out;
    // A token's home is any member with equal probability, so a pick leaves it unless its server happens to
    // be home.
    out.crossDeviceShare = 1.0 - 1.0 / ep;
    if (routing.empty() || routing.experts != experts || ep == 1)
        return out;
    out.measured = true;
    double sum = 0;
    for (int l = 0; l < routing.layers; ++l) {
        const std::vector<double> load = memberLoad(routing, placement, l, experts, ep);
        double total = 0;
        for (const double x : load)
            total += x;
        const double ratio = total > 0 ? *std::ranges::max_element(load) * ep / total : 1.0;
        out.maxOverMean.push_back(ratio);
        sum += ratio;
        if (ratio > out.worstMaxOverMean) {
            out.worstMaxOverMean = ratio;
            out.worstLayer = l;
        }
    }
    out.loadMaxOverMean = sum / routing.layers;
    return out;
}

} // namespace rankloom
