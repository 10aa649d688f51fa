// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/evaluate/replica_classes.h"
#include "core/schedule/replica_lanes.h"

namespace rankloom {

/// Replicas that hand microbatches over and those that take some, simulated together.
struct TiedReplicas {
    std::vector<int> replicas; ///< data-parallel coordinates, one of each unit (see replicaUnits())
    std::vector<std::size_t> classes; ///< theirs
    UnequalReplicas given; ///< lane r·stages + v is virtual stage v; a rank's first one stands for the rank
    ReplicaRun run;
    std::vector<std::int64_t> stageEnd; ///< by pipeline rank: its gradients are complete everywhere, ns
    /// What the microbatches beyond the simulated ones add at the pace of the busiest lane; in `stageEnd`.
    std::int64_t beyond = 0;

    [[nodiscard]] int lane(int replica, int rank) const { return given.lane(replica, rank); }
    /// Chunk activations that a lane holds at most.
    [[nodiscard]] int mostAlive(int lane) const;
    [[nodiscard]] std::int64_t busy(int lane) const; ///< ns
    [[nodiscard]] std::int64_t passesEnd(int replica, int ranks) const;
    /// Of the microbatches that a replica has, the share that is simulated.
    [[nodiscard]] double simulatedShare(int replica, int microbatches) const;
    /// One replica's lanes.
    [[nodiscard]] Timeline timelineOf(int replica, const LaidOut& laid) const;
};

/// By the way that the plan's handovers name: microbatches or the stage before. The passes run as soon as
/// they can, gradients first; of four orders (microbatches of all replicas in turn or not, weight gradients
/// of takers put off where memory allows or not) the shortest one. ReCycle solves a mixed-integer program for
/// the order of the passes instead and states no rule for it (arXiv 2405.14009); gradients first is the rule
/// of 1F1B, which frees activations soonest, and as short as the shortest of all orders that brute force
/// tries for few stages and microbatches (tst_replica_lanes). Steps of very many passes are simulated in
/// part. Errors: those of runReplicas(), and Cancelled.
Result<TiedReplicas> runTied(
    const LaidOut& laid, const std::vector<ReplicaClass>& classes, const std::stop_token& stop = {});

} // namespace rankloom
