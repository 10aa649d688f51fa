// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/pass_parts.h"

#include <algorithm>
#include <utility>

namespace rankloom {

BoundaryCost boundaryCost(const Project& project, const Layout& layout, const LayerTimer& timer)
{
    // With sequence parallelism every tensor-parallel rank owns a slice; without it they all hold the same
    // tensor, send a slice each and gather it behind the boundary (scatter/gather, arXiv 2104.04473 §4.1).
    BoundaryCost cost;
    cost.slice =
        Bytes(timer.tokens() * project.model->hidden * timer.elementBytes() / std::max(1, layout.tp));
    if (!layout.sequenceParallel)
        cost.gather = cost.slice * (layout.tp - 1.0) / project.cluster->links.slowestInside().bandwidth;
    return cost;
}

BusyPorts::BusyPorts(const LaidOut& laid)
    : m_links(laid.project.cluster->links), m_nodes(laid.project.cluster->nodes)
{
    if (!m_links.portsAreShared())
        return;
    m_devices.assign(static_cast<std::size_t>(laid.layout.pp * m_nodes), 0);
    const RankGrid& grid = laid.grid();
    for (int r = 0; r < grid.ranks(); ++r) {
        const int node = m_links.nodeOf(laid.deviceOf(r));
        ++m_devices[static_cast<std::size_t>(grid.coordinates(r).pp * m_nodes + node)];
    }
}

void addCompressedTails(const Plan& plan, const std::vector<StageLayers>& split,
    const std::vector<DataParallelCost>& costs, PassTimes& times)
{
    PassTimes compressed;
    compressed.stages = times.stages;
    // Per microbatch nothing differs: what is there already stays, what would be added is thrown away.
    std::vector<DataParallelCost> perStep = costs;
    for (DataParallelCost& cost : perStep)
        cost.gatherPerMicrobatch = cost.gatherAgainPerMicrobatch = cost.scatterPerMicrobatch = Seconds(0);
    addDataParallel(plan, split, perStep, compressed);
    times.compressedTails = std::move(compressed.tails);
    for (std::size_t r = 0; r < times.tails.size(); ++r)
        times.compressedTails[r].optimizer = times.tails[r].optimizer;
}

} // namespace rankloom
