// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rankloom {

/// MoETuner's second program (arXiv 2502.06643): names for the clusters of every layer.
struct TailProblem {
    int devices = 0; ///< and clusters of a layer
    int layers = 0;
    int nodes = 1; ///< 1 or 2, each with half of the devices
    double bandwidthWithin = 1; ///< of two devices of a node, relative to devices of different nodes
    std::span<const std::int64_t> transitions; ///< [layers-1][devices][devices] between clusters
};

struct TailResult {
    std::vector<int> device; ///< [layers][cluster]
    double tail = 0; ///< Σ over boundaries of the largest transitions / bandwidth of two different devices
};

/// Exact. With one node every boundary stands alone: the transitions above the tail must form a partial
/// matching. With two, a program along the layers over which clusters share a node, and the same rule within
/// a node. Nothing for two nodes of more than 10 devices in all, an odd number, or more nodes; nor for more
/// than 30 devices.
std::optional<TailResult> leastTail(const TailProblem& problem);

} // namespace rankloom
