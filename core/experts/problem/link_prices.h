// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/cluster/link_table.h"
#include "core/experts/problem/placement.h"

namespace rankloom {

/// What it costs to send a byte between the devices of an expert-parallel group, in whole parts of the
/// dearest pair.
struct LinkPrices {
    std::vector<int> price; ///< as PlacementProblem::price, 1 to 1,000 between different devices
    double secondsPerByte = 0; ///< of price 1
};

/// By the bandwidth of the links between the devices, the mean of the seconds per byte of both directions:
/// what loads a link when many tokens cross it. Latency is left out, it is paid once per message, not per
/// token. Rounded to a thousandth of the dearest pair. `devices` are devices of the table.
LinkPrices linkPrices(const LinkTable& links, std::span<const int> devices);

/// Devices dealt to nodes in equal runs: `within` times less between devices of a node than between nodes,
/// the dearer one 1,000. `within` at least 1.
LinkPrices nodePrices(int devices, int nodes, double within);

/// What the same bytes take between nodes over what they take within one, by the mean of the prices of pairs.
/// 1 where one of the two does not exist, or nodes are not dearer. `node`: of every device.
double bandwidthWithin(std::span<const int> price, std::span<const int> node);

} // namespace rankloom
