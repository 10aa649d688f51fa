// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/plan/project.h"
#include "core/plan/rank_parameters.h"
#include "core/timing/timing.h"

namespace rankloom {

/// Data-parallel traffic of one pipeline rank, on its slowest groups.
struct DataParallelCost {
    Seconds gatherPerMicrobatch {}; ///< weights before a forward pass (weights sharded)
    Seconds gatherAgainPerMicrobatch {}; ///< and before a backward pass: over the secondary copy, if any
    Seconds scatterPerMicrobatch {}; ///< gradients after one backward pass (gradients sharded)
    Seconds reductionPerStep {}; ///< gradients once a step
    Seconds gatherPerStep {}; ///< weights once a step, after the optimizer
    Seconds optimizer {};
    // Of gradients that are reduced once a step: compressing and decompressing them. What is quantised in a
    // microbatch is so on the stream of its collectives, whose times contain it.
    Seconds compression {};
    Seconds decompression {};
    // Of what is gathered and scattered in a microbatch, what passes the device's own link to the host.
    Bytes gatheredOnHostLink {};
    Bytes backwardOnHostLink {};
};

/// Prices the sharding of a plan for every pipeline rank and appends the slowest collective of each kind to
/// `uses`. One model for all schemes (weights over Dw, gradients over Dg, optimizer over Do devices):
///   Dw > 1: weights gathered over Dw before every forward and backward pass
///   Dg > 1: gradients scattered over Dg after every backward pass, then reduced once a step between the
///   copies Dg = 1: gradients reduced once a step: scattered over Do and reduced between copies, or
///   all-reduced when Do = 1 Do > Dw: weights gathered once a step between the holders of the optimizer
///   shards
/// What travels once a step does so in buckets of Communication::bucketBytes. Compressed gradients: factors
/// of low rank are all-reduced, P before Q; chosen elements are gathered by everyone; quantised ones take the
/// ways of the others, and so do quantised weights.
std::vector<DataParallelCost> dataParallelCosts(const LaidOut& laid, std::vector<CollectiveUse>& uses);

/// The same with all gradients compressed that can be, for plans that leave the choice of stages to the
/// simulation.
std::vector<DataParallelCost> compressedDataParallelCosts(const LaidOut& laid);
bool choosesCompressedStages(const Plan& plan);

/// The same for one pipeline rank of a plan that lists no stages, whose data-parallel group and expert-data
/// group lie on these devices.
DataParallelCost dataParallelCost(const Project& project, const Plan& plan, const std::vector<int>& dense,
    const std::vector<int>& experts, const RankParameters& held);

} // namespace rankloom
