// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>

#include "core/cluster/cluster.h"
#include "core/evaluate/link_traffic.h"
#include "widgets/heatmap/heatmap_data.h"
#include "widgets/heatmap/node_groups.h"

namespace rankloom::ui {

/// The last two are of a plan: what it sends in a step, and how hard that keeps the links busy.
enum class LinkQuantity : std::uint8_t { Bandwidth, Latency, Traffic, Busy };
/// Between nodes, or between all devices of the cluster.
enum class LinkScope : std::uint8_t { Nodes, Devices };

/// More devices, or nodes, than this are not shown one by one: 1,048,576 cells.
inline constexpr int kLargestLinkMatrix = 1024;

/// Sender × receiver between groups of nodes: the slowest link (the longest latency) between two groups; on
/// the diagonal that between two nodes of a group. `quantity` is Bandwidth or Latency. Nothing when stopped.
HeatmapData groupHeatmap(const Cluster& cluster, const NodeGroups& groups, LinkQuantity quantity,
    const std::stop_token& stop = {});

/// Sender × receiver; the diagonal is not applicable. Inferred and assumed cells are told apart. Marks are
/// measured links whose figure is far off the others of their level (beyond five times the scaled median
/// absolute deviation of them, and by at least a tenth) and pairs whose two directions differ by more than a
/// quarter. The subtitle names the slowest link and how much was measured. `quantity` is Bandwidth or
/// Latency.
HeatmapData linkHeatmap(const Cluster& cluster, LinkQuantity quantity, LinkScope scope);

/// Sender × receiver; between nodes the diagonal is what devices of one node send each other. Marks are pairs
/// that are busy for more than half of the step. `quantity` is Traffic or Busy, `traffic` that of the scope.
/// Empty without traffic. With `groups` it is that between groups of nodes.
HeatmapData trafficHeatmap(const Cluster& cluster, const LinkTraffic& traffic, LinkQuantity quantity,
    LinkScope scope = LinkScope::Nodes, const NodeGroups& groups = {});

} // namespace rankloom::ui
