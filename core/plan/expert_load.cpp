// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/expert_load.h"

#include <algorithm>
#include <span>

#include "core/base/error.h"

namespace rankloom {

namespace {

/// Adds the picks that fall on each member in one layer; replicas share the picks of their expert evenly.
void addMemberLoad(const RoutingStatistics& routing, const ExpertPlacement& placement, int layer, int experts,
    std::span<double> load)
{
    const int last = static_cast<int>(load.size()) - 1;
    const int perMember = std::max(1, experts / static_cast<int>(load.size()));
    const bool contiguous = placement.contiguous() || layer >= static_cast<int>(placement.devices.size());
    for (int e = 0; e < routing.experts; ++e) {
        const auto picks = static_cast<double>(routing.load[routing.loadIndex(layer, e)]);
        if (contiguous) {
            load[static_cast<std::size_t>(std::min(e / perMember, last))] += picks;
            continue;
        }
        const auto& holders = placement.devices[static_cast<std::size_t>(layer)][static_cast<std::size_t>(e)];
        for (const int holder : holders)
            load[static_cast<std::size_t>(holder)] += picks / static_cast<double>(holders.size());
    }
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
    const auto members = static_cast<std::size_t>(ep);
    const auto layers = static_cast<std::size_t>(routing.layers);
    out.memberOverMean.assign(layers * members, 0.0);
    out.maxOverMean.reserve(layers);
    double sum = 0;
    for (std::size_t l = 0; l < layers; ++l) {
        const std::span<double> load(out.memberOverMean.data() + l * members, members);
        addMemberLoad(routing, placement, static_cast<int>(l), experts, load);
        double total = 0;
        for (const double x : load)
            total += x;
        double most = 0;
        for (double& x : load) {
            x = total > 0 ? x * ep / total : 1.0;
            most = std::max(most, x);
        }
        out.maxOverMean.push_back(most);
        sum += most;
        if (most > out.worstMaxOverMean) {
            out.worstMaxOverMean = most;
            out.worstLayer = static_cast<int>(l);
        }
    }
    out.leastMaxOverMean = *std::ranges::min_element(out.maxOverMean);
    out.loadMaxOverMean = sum / routing.layers;
    return out;
}

} // namespace rankloom
