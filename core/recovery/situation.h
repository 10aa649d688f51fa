// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/memory/memory_report.h"
#include "core/plan/laid_out.h"
#include "core/plan/replica_work.h"
#include "core/plan/what_if.h"
#include "core/recovery/recovery.h"
#include "core/timing/timing.h"

namespace rankloom {

/// A plan that has lost devices, derived once for all policies. A cell is one stage of one replica: the ranks
/// of a tensor- and context-parallel group, lost as a unit. Where expert parallelism ties data-parallel ranks
/// together, those that share an expert group are one replica.
///
/// The plan may be what an earlier failure has left: replicas that take no part in its steps are no part of
/// the situation, and cells whose work others do already are lost, and idle: nothing of theirs is lost again.
class Situation {
public:
    /// Errors: those of replanAll().
    static Result<std::unique_ptr<Situation>> of(const Project& project, const Plan& plan,
        const FailureSet& failures, const RecoverySettings& settings, const std::stop_token& stop = {});

    const Project& given;
    const RecoverySettings settings;
    const std::stop_token stop; ///< of what is evaluated for it
    const ClockTable clocks; ///< of the devices
    const Plan running; ///< the plan as it runs before, without slow parts
    /// The plan, with slow parts; all replicas that take part do the same, at the usual clocks where an
    /// earlier failure changed them.
    const Plan asGiven;
    const Plan healthy; ///< the same without slow parts
    const Effective effective; ///< of it, as if no replica had ever been left out
    const LaidOut laid;
    PassTimes times;
    double step = 0; ///< of the running plan, s
    MemoryReport memory; ///< of the healthy plan
    int replicas = 1; ///< that take part
    int stages = 1; ///< pipeline ranks
    int ranksPerReplica = 1; ///< data-parallel ranks in one
    std::vector<int> replicaOf; ///< by data-parallel coordinate; -1 = takes no part
    std::vector<ReplicaWork> work; ///< of a data-parallel rank of each replica, as the plan runs
    std::vector<double> speeds; ///< by replica·stages + stage: 0 = lost
    std::vector<bool> spared; ///< same: lost, and a spare node is in its place
    std::vector<bool> idle; ///< same: it did nothing before
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
    /// That hands microbatches to it; before the first one the last.
    [[nodiscard]] int stageBefore(int stage) const { return (stage + stages - 1) % stages; }
    /// Speeds that clocks may give a device, within the limits that are set.
    [[nodiscard]] double slowest() const;
    [[nodiscard]] double fastest() const;
    /// Of all replicas; as many as there are: whole.
    [[nodiscard]] double totalSpeed(int stage) const
    {
        return m_totalSpeeds[static_cast<std::size_t>(stage)];
    }
    [[nodiscard]] double slowdown(int stage) const { return replicas / totalSpeed(stage); }
    [[nodiscard]] bool whole(int replica) const; ///< nothing that it needs is lost or slow
    [[nodiscard]] bool anyWeak() const; ///< of what works
    /// Whether a cell has what was there before: neither lost nor new on a spare node.
    [[nodiscard]] bool holds(int replica, int stage) const
    {
        return lives(replica, stage) && !spared[cell(replica, stage)];
    }
    /// Whether a replica has other layers on its stages than the plan says.
    [[nodiscard]] bool hasOwnLayers(int replica) const
    {
        return !work[static_cast<std::size_t>(replica)].layersPerStage.empty();
    }
    /// Pipeline rank of every decoder layer in a replica.
    [[nodiscard]] std::vector<int> ownersIn(int replica) const;
    /// Whether a living cell holds each layer of a stage.
    [[nodiscard]] bool someoneHolds(int stage) const;
    [[nodiscard]] int idleCells() const;
    /// Ranks of replicas that take no part.
    [[nodiscard]] std::vector<int> absentRanks() const;
    /// What is stated by replica, with 0 for those that take no part.
    [[nodiscard]] std::vector<int> withAbsent(const std::vector<int>& byReplica) const;
    /// The number of a replica among all, those that take no part as well.
    [[nodiscard]] int numberOf(int replica) const { return m_numbers[static_cast<std::size_t>(replica)]; }
    /// Data-parallel coordinates of a replica.
    [[nodiscard]] const std::vector<int>& coordinatesOf(int replica) const
    {
        return m_dpOf[static_cast<std::size_t>(replica)];
    }
    [[nodiscard]] bool oneChunk() const; ///< a model chunk per pipeline rank, in the order of the model
    [[nodiscard]] int microbatches() const { return laid.microbatches; }
    [[nodiscard]] int allMicrobatches() const; ///< of a step, one data-parallel rank of every replica
    /// Decoder layers of each pipeline rank.
    [[nodiscard]] std::vector<int> layersPerStage() const;
    /// Ranks of a cell, in the order of their coordinates; data-parallel ranks of a replica one after
    /// another.
    [[nodiscard]] std::vector<int> ranksOf(int replica, int stage) const
    {
        return ranksAt(coordinatesOf(replica), stage);
    }
    /// Of a rank, in the given cluster.
    [[nodiscard]] int deviceOf(int rank) const;
    /// Optimizer states of which no living rank has a copy are lost; whether any.
    [[nodiscard]] bool losesStates() const;
    /// Of lost optimizer states, whose copies in a peer's memory are lost as well.
    [[nodiscard]] bool losesCopies() const;
    /// The replica whose hosts keep the copy of a cell's optimizer shards: the next one that holds any.
    [[nodiscard]] int copyHolder(int replica, int stage) const;
    /// Optimizer states of one rank of a stage: those of idle ranks are with the others.
    [[nodiscard]] double shardBytes(int stage) const { return m_shardBytes[static_cast<std::size_t>(stage)]; }
    /// Ranks that share one copy of a stage's optimizer states.
    [[nodiscard]] int optimizerShards() const { return m_optimizerShards; }
    [[nodiscard]] double optimizerBytes() const { return m_optimizerBytes; } ///< per parameter
    [[nodiscard]] double weightBytes() const { return m_weightBytes; }
    /// Of one rank of a cell, before data-parallel sharding.
    [[nodiscard]] double parametersOf(int stage) const;

private:
    Situation(const Project& project, const Plan& plan, const RecoverySettings& with,
        std::vector<ReplicaWork> workOfAll, std::stop_token stop);
    void tieReplicas();
    void markIdle();
    void markSpeeds(const Plan& plan, const FailureSet& failures);
    void placeSpares();
    void sumUp();
    [[nodiscard]] std::vector<int> ranksAt(const std::vector<int>& coordinates, int stage) const;

    std::vector<std::vector<int>> m_dpOf; ///< data-parallel coordinates by replica
    std::vector<std::vector<int>> m_absent; ///< of replicas that take no part
    std::vector<int> m_numbers; ///< by replica
    std::vector<int> m_cellOfDevice; ///< of the given cluster; -1 = no rank is there
    std::vector<double> m_totalSpeeds; ///< by stage
    std::vector<double> m_shardBytes; ///< same
    int m_optimizerShards = 1;
    double m_optimizerBytes = 0;
    double m_weightBytes = 0;
};

} // namespace rankloom
