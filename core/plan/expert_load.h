// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/plan/plan.h"
#include "core/routing/routing.h"

namespace rankloom {

/// How routed tokens fall on the members of an expert-parallel group. Means and shares are over layers.
struct ExpertLoad {
    bool measured = false; ///< false: no trace, uniform routing assumed
    double loadMaxOverMean = 1; ///< mean over layers of the fullest member's load over the mean load
    double worstMaxOverMean = 1;
    double leastMaxOverMean = 1;
    int worstLayer = 0; ///< row of the routing statistics
    double crossDeviceShare =
        0; ///< share of picks served by another member than the token's home, homes uniform
    std::vector<double> maxOverMean; ///< per layer row; empty without a trace
    std::vector<double>
        memberOverMean; ///< [row·ep + member] load over the layer's mean; empty without a trace
};

/// Loads of a placement (replicas share evenly). `ep` members, `experts` per layer.
ExpertLoad expertLoad(
    const RoutingStatistics& routing, const ExpertPlacement& placement, int experts, int ep);

} // namespace rankloom
