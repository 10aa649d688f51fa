// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/cluster/cluster.h"

namespace rankloom {

/// Nodes that are alike: devices of one kind, and the same assumed links.
struct NodeKind {
    std::vector<int> nodes; ///< ascending, each once
    DeviceSpec device;
    NodeLinks links; ///< written out

    friend bool operator==(const NodeKind&, const NodeKind&) = default;
};

/// What the nodes are that nobody has said anything else about.
NodeKind usualNode(const Cluster& cluster);
/// The nodes that are unlike those, kind by kind, in the order of their first node.
std::vector<NodeKind> otherNodeKinds(const Cluster& cluster);
/// "16 × 8 NVIDIA A100-SXM 40 GB": what there is to pay for. Of mixed nodes every device with its own:
/// "64 × 8 NVIDIA H100 SXM 80 GB + 32 × 8 NVIDIA A100-SXM 40 GB".
std::string clusterName(const Cluster& cluster);
/// "16 x 8 NVIDIA A100 SXM 40 GB"; of several kinds of devices each, by what tells them apart: "64 x 8 H100 +
/// 32 x 8 A100". `times` stands between the numbers.
std::string clusterShape(const Cluster& cluster, std::string_view times = "x");
/// Makes nodes of a cluster so.
void setNodeKind(Cluster& cluster, const NodeKind& kind);
/// Makes nodes the usual ones again.
void dropNodeKind(Cluster& cluster, const std::vector<int>& nodes);

} // namespace rankloom
