// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/replica_handover.h"
#include "core/memory/rank_memory.h"
#include "core/plan/shard_groups.h"

namespace rankloom {

/// Memory of ranks that do not do the same. Optimizer shards of ranks that do nothing are with the others of
/// their group; larger microbatches hold more of what is saved; who does another stage's work holds its
/// states and activations beside its own. `tied`: replicas that were simulated together, or null.
class UnequalMemory {
public:
    UnequalMemory(const LaidOut& laid, const std::vector<ReplicaClass>& classes, const TiedReplicas* tied);

    [[nodiscard]] MemoryReport report() const;
    [[nodiscard]] RankMemory ranks() const;

private:
    [[nodiscard]] bool works(const ReplicaClass& c, int replica, int rank) const;
    [[nodiscard]] const StageHandover* handedOver(int replica, int rank) const;
    [[nodiscard]] StageMemory ofClass(const ReplicaClass& c, int rank, StageMemory memory) const;
    /// Of a replica that was simulated with others.
    [[nodiscard]] StageMemory ofTied(std::size_t tied, int rank, StageMemory memory) const;

    const LaidOut& m_laid;
    const std::vector<ReplicaClass>& m_classes;
    const TiedReplicas* m_tied;
    ShardDegrees m_shards; ///< of dense parameters
    std::vector<double> m_shardGrowth; ///< of what is sharded, by pipeline rank
    std::vector<int> m_tiedOf; ///< by data-parallel coordinate, index among the tied ones or -1
};

} // namespace rankloom
