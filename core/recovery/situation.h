// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "core/memory/memory_report.h"
#include "core/plan/laid_out.h"
#include "core/plan/what_if.h"
#include "core/recovery/recovery.h"
#include "core/timing/timing.h"

namespace rankloom {

/// A plan that has lost devices, derived once for all policies. A cell is one stage of one replica: the ranks
/// of a tensor- and context-parallel group, lost as a unit. Where expert parallelism ties data-parallel ranks
/// together, those that share an expert group are one replica.
class Situation {
public:
    /// Errors: those of replan().
    static Result<std::unique_ptr<Situation>> of(const Project& project, const Plan& plan,
        const FailureSet& failures, const RecoverySettings& settings);

    const Project& given;
    const RecoverySettings settings;
    const ClockTable clocks; ///< of the devices
    const Plan asGiven; ///< the plan, with slow parts
    const Plan healthy; ///< the plan without slow parts
    const Effective effective; ///< of it
    const LaidOut laid;
    PassTimes times;
    double step = 0; ///< s
    MemoryReport memory;
    int replicas = 1;
    int stages = 1; ///< pipeline ranks
    int ranksPerReplica = 1; ///< data-parallel ranks in one
    std::vector<int> replicaOf; ///< by data-parallel coordinate
    std::vector<double> speeds; ///< by replica·stages + stage: 0 = lost
    std::vector<bool> spared; ///< same: lost, and a spare node is in its place
    std::vector<int> failed; ///< devices of the given cluster
    int sparesUsed = 0;

    [[nodiscard]] double speed(int replica, int stage) const { return speeds[cell(replica, stage)]; }
    [[nodiscard]] bool lives(int replica, int stage) const { return speed(replica, stage) > 0; }
    [[nodiscard]] std::size_t cell(int replica, int stage) const
    {
        return static_cast<std::size_t>(replica) * static_cast<std::size_t>(stages)
            + static_cast<std::size_t>(stage);
    }
    [[nodiscard]] int living(int stage) const;
    /// Speeds that clocks may give a device, within the limits that are set.
    [[nodiscard]] double slowest() const;
    [[nodiscard]] double fastest() const;
    [[nodiscard]] double totalSpeed(int stage) const; ///< of all replicas; as many as there are: whole
    [[nodiscard]] double slowdown(int stage) const { return replicas / totalSpeed(stage); }
    [[nodiscard]] bool whole(int replica) const; ///< nothing lost or slow
    [[nodiscard]] bool anyWeak() const;
    /// Data-parallel coordinates of a replica.
    [[nodiscard]] const std::vector<int>& coordinatesOf(int replica) const
    {
        return m_dpOf[static_cast<std::size_t>(replica)];
    }
    [[nodiscard]] bool oneChunk() const; ///< a model chunk per pipeline rank, in the order of the model
    [[nodiscard]] int microbatches() const { return laid.microbatches; }
    /// Decoder layers of each pipeline rank.
    [[nodiscard]] std::vector<int> layersPerStage() const;
    /// Ranks of a cell, in the order of their coordinates; data-parallel ranks of a replica one after
    /// another.
    [[nodiscard]] std::vector<int> ranksOf(int replica, int stage) const;
    /// Of a rank, in the given cluster.
    [[nodiscard]] int deviceOf(int rank) const;
    /// Optimizer states of which no living rank has a copy are lost; whether any.
    [[nodiscard]] bool losesStates() const;
    /// Of lost optimizer states, whose copies in a peer's memory are lost as well.
    [[nodiscard]] bool losesCopies() const;
    /// Ranks that share one copy of a stage's optimizer states.
    [[nodiscard]] int optimizerShards() const { return m_optimizerShards; }
    [[nodiscard]] double optimizerBytes() const { return m_optimizerBytes; } ///< per parameter
    [[nodiscard]] double weightBytes() const { return m_weightBytes; }
    /// Of one rank of a cell, before data-parallel sharding.
    [[nodiscard]] double parametersOf(int stage) const;

private:
    Situation(const Project& project, const Plan& plan, const RecoverySettings& with);
    void tieReplicas();
    void markSpeeds(const Plan& plan, const FailureSet& failures);
    void placeSpares();

    std::vector<std::vector<int>> m_dpOf; ///< data-parallel coordinates by replica
    std::vector<int> m_cellOfDevice; ///< of the given cluster; -1 = no rank is there
    int m_optimizerShards = 1;
    double m_optimizerBytes = 0;
    double m_weightBytes = 0;
};

} // namespace rankloom
