// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/unequal_memory.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <tuple>

#include "core/base/at.h"
#include "core/plan/shard_groups.h"

namespace rankloom {

namespace {

/// Sequences are whole: of those in flight some microbatches have one more than the mean says.
double savedGrowth(const StageMemory& memory, double load, int microBatchSize)
{
    if (load <= 1)
        return 1;
    const double sequences = std::max(1.0, memory.inFlightMicrobatches) * microBatchSize;
    return 1 + std::ceil(sequences * (load - 1) - 1e-9) / sequences;
}

} // namespace

UnequalMemory::UnequalMemory(
    const LaidOut& laid, const std::vector<ReplicaClass>& classes, const TiedReplicas* tied)
    : m_laid(laid), m_classes(classes), m_tied(tied)
{
    m_shards = planShards(laid.project, laid.plan, laid.layout).dense;
    const bool ownLayers =
        std::ranges::any_of(classes, [](const ReplicaClass& c) { return !c.work.layersPerStage.empty(); });
    for (int rank = 0; rank < laid.layout.pp; ++rank) {
        int holding = 0;
        for (const ReplicaClass& c : classes)
            for (const int replica : c.replicas)
                holding += ownLayers || works(c, replica, rank) ? 1 : 0;
        m_shardGrowth.push_back(holding > 0 ? static_cast<double>(laid.layout.dp) / holding : 1);
    }
    m_tiedOf.assign(at(laid.layout.dp), -1);
    if (tied == nullptr)
        return;
    for (const std::vector<int>& unit : replicaUnits(laid.grid(), laid.layout)) {
        const auto found = std::ranges::find(tied->replicas, unit.front());
        if (found != tied->replicas.end())
            for (const int replica : unit)
                m_tiedOf[at(replica)] = static_cast<int>(found - tied->replicas.begin());
    }
}

const StageHandover* UnequalMemory::handedOver(int replica, int rank) const
{
    for (const StageHandover& one : m_laid.plan.replicas->handovers)
        if (one.replica == replica && one.stage == rank)
            return &one;
    return nullptr;
}

bool UnequalMemory::works(const ReplicaClass& c, int replica, int rank) const
{
    const StageHandover* handover = handedOver(replica, rank);
    return !c.leftOut[at(rank)] && c.loads[at(rank)] > 0 && (handover == nullptr || handover->share < 1);
}

StageMemory UnequalMemory::ofClass(const ReplicaClass& c, int rank, StageMemory memory) const
{
    if (c.leftOut[at(rank)] || c.loads[at(rank)] == 0)
        return idleMemory(memory);
    const double saved = savedGrowth(memory, c.loads[at(rank)], c.work.microBatchSize);
    const double growth = m_shardGrowth[at(rank)] - 1;
    if (m_shards.weights > 1)
        allocateMore(memory, &StageMemory::weights, memory.weights * growth);
    if (m_shards.gradients > 1)
        allocateMore(memory, &StageMemory::gradients, memory.gradients * growth);
    if (m_shards.optimizer > 1)
        allocateMore(memory, &StageMemory::optimizer, memory.optimizer * growth);
    allocateMore(memory, &StageMemory::activations, memory.activations * (saved - 1));
    if (m_laid.plan.replicas->redundantStages) {
        const StageMemory& next = c.memory.stages[at((rank + 1) % m_laid.layout.pp)];
        allocateMore(memory, &StageMemory::weights, next.weights);
        allocateMore(memory, &StageMemory::optimizer, next.optimizer);
        memory.parameters += next.parameters;
    }
    return memory;
}

StageMemory UnequalMemory::ofTied(std::size_t tied, int rank, StageMemory memory) const
{
    const int replica = m_tied->replicas[tied];
    if (const StageHandover* handover = handedOver(replica, rank);
        handover != nullptr && handover->share >= 1)
        return idleMemory(memory);
    const ReplicaClass& c = m_classes[m_tied->classes[tied]];
    const int next = (rank + 1) % m_laid.layout.pp;
    const StageHandover* guest = handedOver(replica, next);
    if (guest != nullptr && guest->way == HandoverWay::StageBefore) {
        const StageMemory& other = c.memory.stages[at(next)];
        if (!m_laid.plan.replicas->redundantStages) { // or they are there already
            allocateMore(memory, &StageMemory::weights, other.weights);
            allocateMore(memory, &StageMemory::optimizer, other.optimizer);
            memory.parameters += other.parameters;
        }
        allocateMore(memory, &StageMemory::gradients, other.gradients);
        allocateMore(memory, &StageMemory::activations, other.activations);
        return memory;
    }
    const int chunks = static_cast<int>(m_laid.stages().size()) / m_laid.layout.pp;
    const double alive = static_cast<double>(m_tied->mostAlive(m_tied->lane(static_cast<int>(tied), rank)))
        / std::max(1, chunks);
    if (const double held = std::max(1e-9, memory.inFlightMicrobatches); alive > held) {
        allocateMore(memory, &StageMemory::activations, memory.activations * (alive / held - 1));
        memory.inFlightMicrobatches = alive;
    }
    return memory;
}

MemoryReport UnequalMemory::report() const
{
    MemoryReport out;
    out.fits = out.fitsAtWorst = true;
    std::vector<std::optional<StageMemory>> fullest(at(m_laid.layout.pp));
    const auto keep = [&](int rank, const StageMemory& memory) {
        std::optional<StageMemory>& slot = fullest[at(rank)];
        if (!slot || slot->allocated.value() == 0 || isFuller(memory, *slot))
            slot = memory;
        out.fits = out.fits && memory.device <= memory.capacity;
        out.fitsAtWorst = out.fitsAtWorst && memory.deviceHigh() <= memory.capacity;
    };
    for (const ReplicaClass& c : m_classes) {
        const bool alone =
            std::ranges::any_of(c.replicas, [&](int replica) { return m_tiedOf[at(replica)] < 0; });
        for (int rank = 0; rank < m_laid.layout.pp && alone; ++rank)
            keep(rank, ofClass(c, rank, c.memory.stages[at(rank)]));
        out.fits = out.fits && c.memory.host.fits();
        out.fitsAtWorst = out.fitsAtWorst && c.memory.host.fits();
        if (c.memory.host.needed > out.host.needed)
            out.host = c.memory.host;
    }
    for (std::size_t tied = 0; m_tied != nullptr && tied < m_tied->replicas.size(); ++tied) {
        const ReplicaClass& c = m_classes[m_tied->classes[tied]];
        for (int rank = 0; rank < m_laid.layout.pp; ++rank)
            keep(rank, ofTied(tied, rank, ofClass(c, rank, c.memory.stages[at(rank)])));
    }
    for (const std::optional<StageMemory>& stage : fullest) {
        out.stages.push_back(stage.value_or(StageMemory()));
        if (isFuller(out.stages.back(), out.stages[at(out.peakStage)]))
            out.peakStage = static_cast<int>(out.stages.size()) - 1;
    }
    return out;
}

RankMemory UnequalMemory::ranks() const
{
    RankMemory out;
    const std::size_t pp = at(m_laid.layout.pp);
    out.members.resize(pp);
    out.items.resize(pp);
    std::vector<StageMemory> fullest(pp); // of the classes
    std::vector<RankMemory> ofClasses;
    std::vector<std::vector<std::size_t>> firstOf; // by class, pipeline rank
    std::vector<int> classOf(at(m_laid.layout.dp), -1);
    for (const ReplicaClass& c : m_classes) {
        for (const int replica : c.replicas)
            classOf[at(replica)] = static_cast<int>(ofClasses.size());
        RankMemory own = rankMemory(*c.laid);
        std::vector<std::size_t>& first = firstOf.emplace_back();
        for (std::size_t rank = 0; rank < pp; ++rank) {
            first.push_back(out.members[rank].size());
            if (const StageMemory& stage = c.memory.stages[rank];
                out.items[rank].empty() || isFuller(stage, fullest[rank])) {
                fullest[rank] = stage;
                out.items[rank] = std::move(own.items[rank]);
            }
            for (StageMemory& member : own.members[rank]) {
                member = ofClass(c, static_cast<int>(rank), member);
                out.members[rank].push_back(member);
            }
        }
        ofClasses.push_back(std::move(own));
    }
    std::map<std::tuple<int, int, int>, int> others; // tied replica or -1, pipeline rank, member
    const RankGrid& grid = m_laid.grid();
    for (int rank = 0; rank < grid.ranks(); ++rank) {
        const RankCoordinates& where = grid.coordinates(rank);
        out.stageOfRank.push_back(where.pp);
        const int c = classOf[at(where.dp)];
        const int tied = m_tiedOf[at(where.dp)];
        const int member = c < 0 ? 0 : ofClasses[at(c)].memberOfRank[at(rank)];
        std::vector<StageMemory>& members = out.members[at(where.pp)];
        if (c >= 0 && tied < 0) {
            out.memberOfRank.push_back(static_cast<int>(firstOf[at(c)][at(where.pp)]) + member);
            continue;
        }
        const auto [place, added] = others.emplace(std::tuple(c < 0 ? -1 : tied, where.pp, member), 0);
        if (added) {
            place->second = static_cast<int>(members.size());
            members.push_back(c < 0
                    ? idleMemory(m_classes.front().memory.stages[at(where.pp)])
                    : ofTied(at(tied), where.pp, ofClasses[at(c)].members[at(where.pp)][at(member)]));
        }
        out.memberOfRank.push_back(place->second);
    }
    return out;
}

} // namespace rankloom
