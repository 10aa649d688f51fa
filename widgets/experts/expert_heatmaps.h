// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/cluster/cluster.h"
#include "core/evaluate/expert_traffic.h"
#include "widgets/experts/experts_data.h"
#include "widgets/heatmap/heatmap_data.h"
#include "widgets/heatmap/link_heatmap.h"

namespace rankloom::ui {

/// MoE layers × members of an expert group: load over the mean of the layer (1 = balanced), replicas sharing
/// evenly. The subtitle names the worst layer. `title` says which placement it is of.
HeatmapData memberLoadHeatmap(const ExpertsData& data, const QString& title);

/// What the tokens of an expert group send per step, sender × receiver, between its GPUs or between the nodes
/// they are in; what stays is not applicable. The subtitle names the busiest link and the sums by level; the
/// note of a cell its level, bandwidth and time.
HeatmapData trafficHeatmap(const std::shared_ptr<const ExpertTraffic>& traffic,
    const std::shared_ptr<const Cluster>& cluster, LinkScope scope, const QString& title);

} // namespace rankloom::ui
