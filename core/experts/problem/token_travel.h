// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/experts/problem/placement.h"
#include "core/plan/plan.h"
#include "core/routing/routing.h"

namespace rankloom {

/// What the tokens of a trace touch and where they go under an expert placement.
struct TokenTravel {
    /// Tokens that fan-out was counted on; 0 = estimated from the load, k picks independent but for their
    /// popularity. Exact where it is all tokens of the trace.
    std::int64_t tokens = 0;
    bool exact = false;
    std::vector<double> fanOut; ///< [layer] distinct devices per token
    std::vector<double> nodeFanOut; ///< [layer] distinct nodes per token
    double meanFanOut = 0; ///< over layers
    double meanNodeFanOut = 0;
    double randomFanOut = 0; ///< of all balanced random placements, in the mean
    double randomNodeFanOut = 0; ///< where every node has equally many devices
    /// Transitions (pick in a layer, pick in the next one) of all tokens by where they go, exact without
    /// replicas; with them copies are taken to be chosen evenly and independently. Empty without transitions.
    struct Hops {
        double stay = 0; ///< on the device
        double withinNode = 0; ///< to another device of the node
        double betweenNodes = 0;

        [[nodiscard]] double total() const { return stay + withinNode + betweenNodes; }
    };
    std::vector<Hops> hops; ///< [layer - 1] from a layer to the next
    Hops allHops;
};

/// `nodeOfMember`: the node of every device of the expert-parallel group, counted from 0. Statistics must not
/// be empty, the placement must be legal for them.
TokenTravel tokenTravel(
    const RoutingStatistics& routing, const ExpertPlacement& placement, std::span<const int> nodeOfMember);

} // namespace rankloom
