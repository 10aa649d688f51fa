// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/slow_members.h"

#include <algorithm>

namespace rankloom {

std::vector<std::vector<double>> slownesses(const LaidOut& laid)
{
    const Cluster& cluster = laid.project.cluster;
    std::vector<std::vector<double>> out(
        static_cast<std::size_t>(laid.layout.pp), std::vector<double>(cluster.kinds(), 0));
    for (std::size_t r = 0; r < out.size(); ++r)
        for (const std::size_t kind : laid.kinds()[r])
            out[r][kind] = 1;
    const std::vector<double>& speeds = cluster.deviceSpeeds;
    for (int rank = 0; !speeds.empty() && rank < laid.grid().ranks(); ++rank) {
        const RankCoordinates& where = laid.grid().coordinates(rank);
        if (!laid.looksAt(where.dp))
            continue;
        const int device = laid.deviceOf(rank);
        double& slowest = out[static_cast<std::size_t>(where.pp)][cluster.kindOfDevice(device)];
        slowest = std::max(slowest, 1 / speeds[static_cast<std::size_t>(device)]);
    }
    const std::vector<double>& clocks = laid.plan.execution.stageClocks;
    for (std::size_t r = 0; r < std::min(out.size(), clocks.size()); ++r)
        for (double& factor : out[r])
            factor /= clocks[r];
    return out;
}

void slowDown(StageTimes& stage, double factor)
{
    stage.forward += (stage.forward - stage.inForward.total()) * (factor - 1);
    stage.backwardInput += (stage.backwardInput - stage.inBackward.total()) * (factor - 1);
    stage.backwardWeight *= factor;
    stage.recompute *= factor;
}

} // namespace rankloom
