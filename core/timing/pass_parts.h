// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Parts of timePasses(), for who prices many plans which share most of them. Others use timing.h.

#include <vector>

#include "core/timing/expert_exchange.h"
#include "core/timing/layer_time.h"
#include "core/timing/step_tail.h"
#include "core/timing/timing.h"

namespace rankloom {

/// The same for a plan whose exchange between its experts is known.
PassTimes timePasses(const LaidOut& laid, const ExpertExchange& exchange);

/// What one transfer of a microbatch over a stage boundary costs each tensor-parallel rank.
struct BoundaryCost {
    Bytes slice {}; ///< sent by one rank
    Seconds gather {}; ///< behind the transfer, among the receivers

    [[nodiscard]] Seconds transfer(const LinkFigure& link) const
    {
        return link.latency + slice / link.bandwidth;
    }
};
/// Devices of each pipeline rank in each node, which all send at once.
class BusyPorts {
public:
    explicit BusyPorts(const LaidOut& laid);

    /// Of a pipeline rank in the node of one of its devices; 1 where each device has a port of the network.
    [[nodiscard]] int busy(int device, int rank) const
    {
        return m_devices.empty()
            ? 1
            : m_devices[static_cast<std::size_t>(rank * m_nodes + m_links.nodeOf(device))];
    }

private:
    const LinkTable& m_links;
    int m_nodes = 0;
    std::vector<int> m_devices; ///< by pipeline rank, node; none where no port is shared
};
BoundaryCost boundaryCost(const Project& project, const Layout& layout, const LayerTimer& timer);

/// Puts data-parallel traffic where it happens: inside the passes of `times.stages` (sharded weights or
/// gradients) and, one entry per pipeline rank appended to `times.tails`, at the end.
void addDataParallel(const Plan& plan, const std::vector<StageLayers>& split,
    const std::vector<DataParallelCost>& costs, PassTimes& times);

/// The tails that `times` would have with these costs, of compressed gradients.
void addCompressedTails(const Plan& plan, const std::vector<StageLayers>& split,
    const std::vector<DataParallelCost>& costs, PassTimes& times);

/// Passes of partitioned vocabulary layers; zero with the other vocabulary layouts. `pipelines`: devices of
/// the groups whose slowest broadcast is the barrier.
void timeVocabulary(const Project& project, const Plan& plan, const Layout& layout, const LayerTimer& timer,
    const std::vector<std::vector<int>>& pipelines, PassTimes& times);

} // namespace rankloom
