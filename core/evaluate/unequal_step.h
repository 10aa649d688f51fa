// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/evaluate/replica_classes.h"
#include "core/memory/rank_memory.h"

namespace rankloom {

/// Whether memory is accounted for every rank, too: for who looks at it, not for who compares plans.
enum class RankFigures : std::uint8_t { Left, Made };

/// The step of a plan whose replicas are not alike.
struct UnequalStep {
    Timeline timeline; ///< of the replica whose passes end last, with the tail of the step
    PassTimes times; ///< of its class
    TimeReport time;
    MemoryReport memory; ///< of the fullest device of each pipeline rank
    std::shared_ptr<const RankMemory> ranks; ///< null unless they are made
    OffloadReport offload; ///< of the class whose need is least met
    std::vector<ReplicaReport> replicas;
    CompressionReport compression; ///< sends: of the replica that the timeline shows
    Diagnostics notes; ///< what the simulation left out, or added
};

/// Whether all replicas of the plan do the same; what its choice of replicas says is then that it need not
/// have been made.
bool replicasDoTheSame(const LaidOut& laid);

/// Every replica, or those that do the same on devices as fast, is simulated with its own pass times; the
/// gradients of a stage are reduced when the last replica has them, and the step ends when all have done
/// their updates. `laid` is legal and effective. Errors: those of generateOrder(), simulate() and
/// runReplicas(), and Cancelled.
Result<UnequalStep> unequalStep(const LaidOut& laid, RankFigures ranks, const std::stop_token& stop = {});

} // namespace rankloom
