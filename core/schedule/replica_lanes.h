// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/schedule/schedule.h"

namespace rankloom {

/// Passes of one microbatch on one stage of one replica, in nanoseconds.
struct LaneTimes {
    std::int64_t forward = 0;
    std::int64_t backwardInput = 0;
    std::int64_t backwardWeight = 0;

    friend bool operator==(const LaneTimes&, const LaneTimes&) = default;
};

/// Data-parallel replicas of one pipeline that are not alike: numbers of microbatches, their sizes and the
/// speeds of stages may differ, stages may be lost, and a microbatch may leave its replica for a stage. Lane
/// r·stages + s is stage s of replica r.
struct UnequalReplicas {
    int stages = 1;
    std::vector<int> microbatches; ///< of each replica: what enters the pipeline there
    std::vector<LaneTimes> times; ///< by lane; of a lost one what its stage would take its replica's others
    std::vector<std::int64_t> hops; ///< by boundary, either way; empty = 0
    /// By lane: the input gradient runs by itself and the weight gradient where the lane has nothing better
    /// to do (ReCycle, arXiv 2405.14009); empty = nowhere.
    std::vector<bool> split;
    /// By lane: the lanes that do its work in turn, microbatch by microbatch; empty = it does it itself. A
    /// lane of another replica does it in its own time for that stage.
    std::vector<std::vector<int>> standIns;

    /// Of microbatches that are ready on one lane: the first ones of all replicas, or all of the first
    /// replica.
    enum class First : std::uint8_t { ByNumber, ByReplica };
    First first = First::ByNumber;

    [[nodiscard]] int replicas() const { return static_cast<int>(microbatches.size()); }
    [[nodiscard]] int lane(int replica, int stage) const { return replica * stages + stage; }
};

/// When what runs where.
struct ReplicaRun {
    std::int64_t makespan = 0; ///< last end of a pass
    std::vector<std::int64_t> laneEnd; ///< by lane, 0 where nothing runs: gradients of its stage are complete
    /// The passes in the order they run in; microbatches are numbered through the replicas. Stages and
    /// microbatches are those of the pass, whatever lane runs it.
    PassOrder order;
    std::vector<std::vector<std::int64_t>> starts; ///< by lane, of its passes
};

/// Each lane runs 1F1B as far as its microbatches allow: of the passes that are ready a gradient before a
/// forward pass, the first microbatches of all replicas before the second ones, weight gradients that were
/// put off last. It never holds more activations than the first stage of a 1F1B pipeline does, and no more
/// than its own stage would where it does not split. Errors: BadValue for figures that do not fit, TooLarge.
Result<ReplicaRun> runReplicas(const UnequalReplicas& replicas);

} // namespace rankloom
