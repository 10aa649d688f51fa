// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/recovery/situation.h"

namespace rankloom {

/// What the connections between cells become when replicas do `then` instead of what they did: the rings that
/// reduce the gradients of each stage over the replicas, and the pipelines' boundaries, fanned out where
/// several others do a stage's work. `takesPart`: whether a replica of the situation has microbatches.
/// Replicas are numbered among all. By kind, from and to. What stays as it is is told of few replicas, those
/// that lose a connection first.
///
/// A ring goes through the replicas in their order, one connection for each tensor-parallel slice; replicas
/// with layers of their own are in a ring for each run of layers that the same cells hold.
std::vector<CommunicatorEdge> communicatorChanges(
    const Situation& situation, const ReplicaChoice& then, const std::vector<bool>& takesPart);

} // namespace rankloom
