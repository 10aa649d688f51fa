// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QString>

#include "core/experts/plan_experts.h"
#include "core/routing/routing.h"

namespace rankloom::ui {

/// Which experts the members of the expert-parallel groups hold, and how often they are picked.
struct ExpertsData {
    std::shared_ptr<const RoutingStatistics> routing; ///< null = nothing to show
    std::shared_ptr<const ExpertPlacement> placement; ///< written out for every row of `routing`
    int members = 0; ///< of an expert-parallel group
    /// The first group of every pipeline rank: all groups of a pipeline rank hold the same.
    std::vector<ExpertGroup> groups;
    std::vector<int> groupOfLayer; ///< index of `groups`, by row of `routing`
    std::vector<QString> nodeNames; ///< of the cluster
    int devicesPerNode = 1;
    QString missing; ///< where there is nothing to show: what would have to be there

    [[nodiscard]] bool empty() const { return !routing || !placement || members < 1; }
    [[nodiscard]] int layers() const { return empty() ? 0 : routing->layers; }
    [[nodiscard]] const std::vector<int>& holders(int layer, int expert) const
    {
        return placement->devices[static_cast<std::size_t>(layer)][static_cast<std::size_t>(expert)];
    }
    /// The layer's number in the model when the trace tells it.
    [[nodiscard]] int modelLayer(int layer) const;
    [[nodiscard]] const ExpertGroup& group(int layer) const;
    /// "node2:5": where a member of the first group of a layer is.
    [[nodiscard]] QString deviceName(int layer, int member) const;
    [[nodiscard]] QString nodeName(int node) const;
    [[nodiscard]] double load(int layer, int expert) const ///< picks
    {
        return static_cast<double>(routing->load[routing->loadIndex(layer, expert)]);
    }
    /// Picks of all experts over those of one member, were all members alike; 0 for a layer without picks.
    [[nodiscard]] double meanLoad(int layer) const;
    /// Load of every member over the mean, replicas sharing evenly; 1 for a layer without picks.
    [[nodiscard]] std::vector<double> memberLoads(int layer) const;
};

/// "1.24×".
QString factorText(double factor, int decimals = 2);

struct ExpertAt {
    int layer = -1;
    int expert = -1;
};
/// The expert with the largest share of its layer's picks; -1 where there are none.
ExpertAt hottestExpert(const RoutingStatistics& routing);
/// The layer whose fullest member is farthest above the mean; -1 without data.
int worstLayer(const ExpertsData& data);

} // namespace rankloom::ui
