// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/placement_difference.h"

#include <optional>

#include "core/plan/rank_grid.h"

namespace rankloom {

namespace {

/// The degrees of a plan that fills its cluster; none where it does not.
std::optional<Layout> fillingLayout(const Project& project, const Plan& plan)
{
    const int devices = project.cluster->devices();
    const Layout layout = resolved(plan.layout, devices);
    const int expertRanks = layout.etp * layout.ep * layout.pp;
    const bool fills = layout.dp > 0 && layout.tp * layout.cp * layout.pp * layout.dp == devices
        && expertRanks > 0 && devices % expertRanks == 0;
    const bool placed = plan.deviceOfRank.empty() || static_cast<int>(plan.deviceOfRank.size()) == devices;
    return fills && placed ? std::optional(layout) : std::nullopt;
}

/// The rank on every device, -1 = none.
std::vector<int> rankOnDevice(const Plan& plan, int devices)
{
    std::vector<int> out(static_cast<std::size_t>(devices), -1);
    for (int rank = 0; rank < devices; ++rank) {
        const int device = plan.deviceOf(rank);
        if (device >= 0 && device < devices)
            out[static_cast<std::size_t>(device)] = rank;
    }
    return out;
}

} // namespace

PlacementDifference placementDifference(
    const Project& fromProject, const Plan& from, const Project& toProject, const Plan& to)
{
    PlacementDifference out;
    const std::optional<Layout> was = fillingLayout(fromProject, from);
    const std::optional<Layout> is = fillingLayout(toProject, to);
    out.comparable = was && is && fromProject.cluster->nodes == toProject.cluster->nodes
        && fromProject.cluster->devicesPerNode == toProject.cluster->devicesPerNode;
    if (!out.comparable)
        return out;
    Layout chunks = *is; // chunks are within a rank
    chunks.vpp = was->vpp;
    chunks.sequenceParallel = was->sequenceParallel;
    out.sameRanks = chunks == *was;
    const int devices = fromProject.cluster->devices();
    const std::vector<int> before = rankOnDevice(from, devices);
    const std::vector<int> after = rankOnDevice(to, devices);
    const RankGrid beforeGrid(*was);
    const RankGrid afterGrid(*is);
    for (std::size_t device = 0; device < before.size(); ++device) {
        const int old = before[device];
        const int now = after[device];
        const bool bothHold = old >= 0 && now >= 0;
        const bool same = out.sameRanks || !bothHold
            ? old == now
            : beforeGrid.coordinates(old).pp == afterGrid.coordinates(now).pp;
        if (!same)
            out.devices.push_back(static_cast<int>(device));
    }
    return out;
}

} // namespace rankloom
