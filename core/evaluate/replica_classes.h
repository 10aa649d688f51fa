// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "core/evaluate/evaluation.h"
#include "core/plan/replica_work.h"
#include "core/schedule/schedule.h"
#include "core/timing/timing.h"

namespace rankloom {

/// Data-parallel replicas that do the same on devices as fast.
struct ReplicaClass {
    std::vector<int> replicas; ///< data-parallel coordinates, ascending
    ReplicaWork work;
    /// By pipeline rank: sequences it takes of a microbatch over those that come; 0 = others take them all.
    std::vector<double> loads;
    std::vector<bool> leftOut; ///< by pipeline rank: it holds no layers and does nothing
    std::unique_ptr<const Plan> plan; ///< as if all replicas did the same
    std::unique_ptr<const LaidOut> laid; ///< of that plan, on these replicas
    PassTimes times; ///< on the slowest of them; what is left out takes no time
    MemoryReport memory; ///< of the class by itself
    OffloadReport offload;

    /// Pipeline ranks that work.
    [[nodiscard]] std::vector<int> workingRanks() const;
};

/// The replicas that take part, by what they do, in the order of their first one. Where sequences are handed
/// over, a microbatch of any replica passes through all of them: pass times are those of the slowest there.
/// So they are where sharded weights or gradients travel with every microbatch. Errors: Cancelled.
Result<std::vector<ReplicaClass>> replicaClasses(const LaidOut& laid, const std::stop_token& stop = {});

/// A class's pipeline by itself: a lane for each pipeline rank, without the tail of the step. Errors: those
/// of generateOrder() and simulate().
struct ClassRun {
    PassOrder order;
    PassDurations durations;
    Timeline timeline;
};
Result<ClassRun> runClass(const ReplicaClass& of);

/// The slower of what follows the last passes of two ranks that reduce the same gradients.
StepTail slowerTail(const StepTail& a, const StepTail& b);

/// More bytes in the allocator of a device.
void allocateMore(StageMemory& memory, Bytes StageMemory::*part, Bytes more);
/// A device that does nothing.
StageMemory idleMemory(const StageMemory& working);

} // namespace rankloom
