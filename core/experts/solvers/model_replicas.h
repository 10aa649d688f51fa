// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/experts/problem/placement.h"

namespace rankloom {

// Placements of a problem with a limit of replicas over the whole model. No expert is twice on a device; the
// devices of a layer are named such that all devices hold about equally many copies.

/// The least sum over the layers of the heaviest device over the mean (mean over windows). Every layer is
/// balanced with several numbers of replicas, from EPLB's replication and packing and from fewer replicas, by
/// exchanging and moving slots and giving them to other experts; of what was tried the best choice within the
/// limit is taken, and refined around it. As many equal slots in every layer as the limit allows are among
/// what is tried. Replicas that make no layer more even are not spent. Deterministic; when asked to stop,
/// with what it has.
SlotPlacement leastLoadOverModel(const PlacementProblem& problem, const std::stop_token& stop);

/// EPLB's greedy rule over all layers together: the next copy is of the expert with the most load per copy
/// over the mean load of its layer, while it has load and fewer copies than devices. Then EPLB's packing.
SlotPlacement replicateOverModel(const PlacementProblem& problem);

} // namespace rankloom
