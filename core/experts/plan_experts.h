// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/experts/problem/placement.h"
#include "core/plan/project.h"
#include "core/plan/rank_grid.h"

// Between a plan, where experts have devices, and placement, where devices have slots.

namespace rankloom {

/// The members of one expert-parallel group and where they are.
struct ExpertGroup {
    std::vector<int> rank; ///< by member
    std::vector<int> device;
    std::vector<int> node;

    [[nodiscard]] int members() const { return static_cast<int>(rank.size()); }
    /// Nodes when the members are dealt to them in equal runs, as placement wants it; otherwise 1.
    [[nodiscard]] int equalNodes() const;
};

/// The group with the lowest ranks of a pipeline rank; all groups hold the same experts. Empty where the
/// degrees do not fill the cluster.
ExpertGroup expertGroup(const Project& project, const Plan& plan, int stage = 0);

/// What is to be placed for a plan, with `slotsPerDevice` physical experts of a layer on every member (0 =
/// every expert once), or with replicas under a limit of the whole model. Errors: BadValue (no mixture of
/// experts, EP of 1, a trace of other sizes than the model's), Unsupported (no trace), and those of
/// checkPlacementProblem().
Result<PlacementProblem> placementProblem(const Project& project, const Plan& plan, int slotsPerDevice = 0,
    const std::optional<ReplicaLimit>& limit = {});

/// The placement as a plan holds it: devices ascending, a second copy on one device dropped, contiguous
/// written as empty.
ExpertPlacement expertPlacementOf(const PlacementProblem& problem, const SlotPlacement& placement);

/// The slots of a placement, experts of a device ascending.
SlotPlacement slotPlacementOf(const PlacementProblem& problem, const ExpertPlacement& placement);

/// The same placement with the devices of every expert written out. Layers the placement does not know are
/// contiguous.
ExpertPlacement writtenOut(const ExpertPlacement& placement, int layers, int experts, int members);

/// An exchange of two experts of a layer between two members of the group; `expertB` -1: expert A moves there
/// alone.
struct ExpertSwap {
    int layer = 0; ///< row of the routing statistics
    int expertA = -1;
    int memberA = -1;
    int expertB = -1;
    int memberB = -1;

    friend bool operator==(const ExpertSwap&, const ExpertSwap&) = default;
};

/// Whether the experts are where the exchange says, and neither is at its goal already. `placement` written
/// out.
bool fits(const ExpertPlacement& placement, const ExpertSwap& exchange);
/// The exchange must fit.
ExpertPlacement exchanged(ExpertPlacement placement, const ExpertSwap& exchange);

/// Load and crossings around one layer. Replicas share the picks of their expert evenly, and copies in
/// neighbouring layers are chosen independently.
struct LayerEffect {
    double maxOverMean = 1; ///< load of the fullest member
    int fullest = 0; ///< member
    double transitions = 0; ///< into and out of the layer; 0 without their counts
    double crossing = 0; ///< of these, between different members
};
/// `placement` written out.
LayerEffect layerEffect(
    const RoutingStatistics& routing, const ExpertPlacement& placement, int members, int layer);

} // namespace rankloom
