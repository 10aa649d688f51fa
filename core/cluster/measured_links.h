// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/cluster/cluster.h"

namespace rankloom {

/// Whether links between nodes, between devices or inside nodes were measured pair by pair.
bool hasMeasuredLinks(const LinkTable& links);
/// The matrix for `size` nodes or devices: the first ones keep their figures, those behind them have none.
LinkMatrix resizedMatrix(const LinkMatrix& matrix, int size);

/// The cluster with other devices: they come with their own network, so that what was measured on the old one
/// says nothing about it. As reshaped() where it is the same device with other figures.
Cluster onOtherDevices(const Cluster& old, const DeviceSpec& device);
/// What was measured on `links`, as far as its shape is that of the cluster: the rest stays as it is.
Cluster withMeasuredLinks(Cluster cluster, const LinkTable& links);
/// Links to and from these nodes count as not measured.
void forgetMeasuredLinks(Cluster& cluster, std::span<const int> nodes);

/// Nodes that no link to another node was measured of, ascending, where others have one: theirs are assumed.
std::vector<int> unmeasuredNodes(const LinkTable& links);

} // namespace rankloom
