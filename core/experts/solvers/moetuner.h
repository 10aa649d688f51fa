// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/experts/problem/placement.h"

namespace rankloom {

/// What the two programs of MoETuner (arXiv 2502.06643) minimise, for a placement that holds every expert
/// once.
struct MoeTunerObjectives {
    /// First program, the load balance: [layers], Σ over devices of |load − mean load|, in picks.
    std::vector<double> deviation;
    /// Second program, the communication: [layers - 1], the largest Σ of transitions from one device to
    /// another one, over their bandwidth relative to that between nodes.
    std::vector<double> tail;

    [[nodiscard]] double deviationSum() const;
    [[nodiscard]] double tailSum() const; ///< what the second program minimises
};

/// `bandwidthWithin` is that of two devices of a node, relative to devices of different nodes; with 1 nodes
/// make no difference.
MoeTunerObjectives moeTunerObjectives(
    const PlacementProblem& problem, const DeviceOfExpert& device, double bandwidthWithin);

/// Balanced groups of every layer, equally many experts in each, then the names with the least tail: exact.
/// Nothing where there are too many devices for that (see leastTail()).
std::optional<DeviceOfExpert> placeByMoeTuner(
    const PlacementProblem& problem, double bandwidthWithin, const std::stop_token& stop);

} // namespace rankloom
