// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/plan/laid_out.h"

namespace rankloom {

/// What a data-parallel replica does in a step.
struct ReplicaWork {
    int microbatches = 0; ///< 0 = it takes no part
    int microBatchSize = 1; ///< sequences
    std::vector<int> layersPerStage; ///< see ReplicaShare

    friend bool operator==(const ReplicaWork&, const ReplicaWork&) = default;
};

/// By data-parallel coordinate. Numbers of microbatches that no share states are equal; they are rounded down
/// where the rest of the batch does not divide by them, which check() refuses. `resolved` has all degrees.
std::vector<ReplicaWork> replicaWork(const Plan& plan, const Layout& resolved);

/// Sequences of a step of all replicas.
std::int64_t sequencesOf(const std::vector<ReplicaWork>& work);

/// The plan as if all of its replicas did what one does, and nothing of another one. The batch is a multiple
/// of what the replica does, no larger than a plan can say; what it does itself is part of a batch that is.
Plan planOfReplica(const Plan& plan, const ReplicaWork& work, int replicas);

/// Whether weights are gathered or gradients scattered for every microbatch.
bool shardsEveryMicrobatch(const Sharding& sharding);

/// Data-parallel coordinates that expert parallelism ties together: those that share an expert group do the
/// same and are lost together. By their lowest coordinate.
std::vector<std::vector<int>> replicaUnits(const RankGrid& grid, const Layout& resolved);

} // namespace rankloom
