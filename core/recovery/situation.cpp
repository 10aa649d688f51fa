// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recovery/situation.h"

#include <algorithm>

#include "core/base/at.h"
#include "core/evaluate/evaluate.h"
#include "core/memory/static_bytes.h"
#include "core/plan/check.h"
#include "core/plan/replica_work.h"
#include "core/plan/shard_groups.h"
#include "core/plan/sizes.h"
#include "core/schedule/stage_placement.h"

namespace rankloom {

namespace {

Plan withoutSlowParts(Plan plan)
{
    std::vector<WhatIf> kept;
    for (WhatIf one : plan.whatIf) {
        one.speed = 1;
        suppose(kept, one);
    }
    plan.whatIf = std::move(kept);
    return plan;
}

} // namespace

namespace {

/// The plan with all replicas that take part doing the same.
Plan allAlike(Plan plan, const std::vector<ReplicaWork>& work)
{
    if (plan.replicas->alike())
        return plan;
    ReplicaShare none;
    for (std::size_t dp = 0; dp < work.size(); ++dp)
        if (work[dp].microbatches == 0)
            none.replicas.push_back(static_cast<int>(dp));
        else
            plan.workload.microBatchSize = work[dp].microBatchSize;
    ReplicaChoice choice;
    if (!none.replicas.empty()) {
        none.microbatches = 0;
        choice.shares.push_back(std::move(none));
    }
    plan.replicas = std::move(choice);
    plan.execution.stageClocks.clear(); // those of weak stages, which are others now
    return plan;
}

/// The same as if no replica had ever been left out: as many microbatches of the same size.
Plan asIfNoneWereLeftOut(const Plan& alike, const std::vector<ReplicaWork>& work)
{
    if (alike.replicas->alike())
        return alike;
    const auto taking = std::ranges::count_if(work, [](const ReplicaWork& w) { return w.microbatches > 0; });
    const Workload& all = alike.workload;
    const auto each = all.globalBatchSize / (all.microBatchSize * std::max<std::ptrdiff_t>(1, taking));
    const ReplicaWork mean {std::max(1, static_cast<int>(each)), all.microBatchSize, {}};
    return planOfReplica(alike, mean, static_cast<int>(work.size()));
}

std::vector<ReplicaWork> workOf(const Project& project, const Plan& plan)
{
    const Effective e = effective(project, plan);
    return replicaWork(plan, LaidOut(e.project, e.plan).layout);
}

Result<Evaluation> evaluatedHealthy(const Project& project, const Plan& plan, const std::stop_token& stop)
{
    Result<Evaluation> out = evaluateLegal(project, plan, stop);
    if (out && !out->valid)
        return fail(ErrorCode::IllegalPlan,
            out->diagnostics.empty() ? Phrase::of("the schedule is impossible")
                                     : out->diagnostics.front().message);
    return out;
}

} // namespace

Situation::Situation(const Project& project, const Plan& plan, const RecoverySettings& with,
    std::vector<ReplicaWork> workOfAll, std::stop_token byStop)
    : given(project)
    , settings(with)
    , stop(std::move(byStop))
    , clocks(
          with.clocks.points.empty() ? clockTableOf(project.cluster->device, with.boardWatts) : with.clocks)
    , running(withoutSlowParts(plan))
    , asGiven(allAlike(plan, workOfAll))
    , healthy(withoutSlowParts(asGiven))
    , effective(rankloom::effective(project, asIfNoneWereLeftOut(healthy, workOfAll)))
    , laid(effective.project, effective.plan)
    , work(std::move(workOfAll))
{
}

Result<std::unique_ptr<Situation>> Situation::of(const Project& project, const Plan& plan,
    const FailureSet& failures, const RecoverySettings& settings, const std::stop_token& stop)
{
    const int devices = project.cluster->devices();
    if (devices > kMostRecovered)
        return fail(ErrorCode::TooLarge,
            Phrase::of("the cluster has {} devices; what losing some of them costs is reckoned for at most "
                       "{}",
                devices, kMostRecovered),
            Place {{}, 0, 0, "/cluster/nodes"}, Phrase::of("Plan a part of the cluster by itself."));
    for (const int device : failures.devices)
        if (device < 0 || device >= devices)
            return fail(ErrorCode::BadValue,
                Phrase::of("device {} is lost, but the cluster has {}", device, devices));
    // States of optimizers, gradients and steps are a training's.
    if (plan.workload.kind == WorkKind::Serving)
        return fail(ErrorCode::Unsupported,
            Phrase::of("This plan serves requests: recovering is answered for plans that train."),
            Place {{}, 0, 0, "/workload/kind"},
            Phrase::of("Serving the same requests on fewer devices says what is left when some are lost."));
    if (brokenRule(project, plan)) {
        const Diagnostic worst = check(project, plan).front();
        return fail(ErrorCode::IllegalPlan, worst.message, worst.where, Phrase::of("Mend the plan first."));
    }
    std::unique_ptr<Situation> out(new Situation(project, plan, settings, workOf(project, plan), stop));
    const Result<Evaluation> runs = evaluatedHealthy(project, out->running, stop);
    if (!runs)
        return tl::unexpected<Error>(runs.error());
    out->step = runs->time.step.value();
    out->memory = runs->memory;
    if (!plan.replicas->alike()) {
        // Room for more is that of a replica that does its own work alone.
        const Plan whole = asIfNoneWereLeftOut(out->healthy, out->work);
        if (const Result<Evaluation> alike = evaluatedHealthy(project, whole, stop))
            out->memory = alike->memory;
        else if (alike.error().code == ErrorCode::Cancelled)
            return tl::unexpected<Error>(alike.error());
    }
    out->times = timePasses(out->laid);
    out->stages = out->laid.layout.pp;
    const BytesPerParameter bytes = bytesPerParameter(out->laid.plan.memory);
    out->m_optimizerBytes = bytes.optimizer;
    out->m_weightBytes = bytes.weight;
    out->m_optimizerShards = planShards(out->laid.project, out->laid.plan, out->laid.layout).dense.optimizer;
    out->tieReplicas();
    out->markIdle();
    out->markSpeeds(plan, failures);
    out->placeSpares();
    out->sumUp();
    return out;
}

void Situation::tieReplicas()
{
    const std::vector<ReplicaWork> ofCoordinates = std::move(work);
    work.clear();
    replicaOf.assign(at(laid.layout.dp), -1);
    int number = 0;
    for (std::vector<int>& unit : replicaUnits(laid.grid(), laid.layout)) {
        const ReplicaWork& own = ofCoordinates[at(unit.front())];
        if (own.microbatches > 0) {
            for (const int dp : unit)
                replicaOf[at(dp)] = static_cast<int>(work.size());
            ranksPerReplica = static_cast<int>(unit.size());
            work.push_back(own);
            m_numbers.push_back(number);
            m_dpOf.push_back(std::move(unit));
        } else {
            m_absent.push_back(std::move(unit));
        }
        ++number;
    }
    replicas = static_cast<int>(m_dpOf.size());
}

/// Cells whose work others do, or whose layers are on other stages of their replica.
void Situation::markIdle()
{
    idle.assign(at(replicas) * at(stages), false);
    for (const StageHandover& one : running.replicas->handovers)
        if (const int replica = replicaOf[at(one.replica)]; replica >= 0 && one.share >= 1)
            idle[cell(replica, one.stage)] = true;
    for (int replica = 0; replica < replicas; ++replica)
        for (int stage = 0; stage < stages && hasOwnLayers(replica); ++stage)
            if (work[at(replica)].layersPerStage[at(stage)] == 0)
                idle[cell(replica, stage)] = true;
}

void Situation::markSpeeds(const Plan& plan, const FailureSet& failures)
{
    speeds.assign(at(replicas) * at(stages), 1);
    spared.assign(speeds.size(), false);
    m_cellOfDevice.assign(at(given.cluster->devices()), -1);
    // The what-ifs of both leave the same nodes.
    const std::vector<double> slow = rankloom::effective(given, plan).project.cluster->deviceSpeeds;
    for (int rank = 0; rank < laid.grid().ranks(); ++rank) {
        const RankCoordinates& c = laid.grid().coordinates(rank);
        if (replicaOf[at(c.dp)] < 0)
            continue;
        const std::size_t where = cell(replicaOf[at(c.dp)], c.pp);
        if (idle[where]) {
            speeds[where] = 0;
            continue;
        }
        m_cellOfDevice[at(deviceOf(rank))] = static_cast<int>(where);
        if (!slow.empty())
            speeds[where] = std::min(speeds[where], slow[at(laid.deviceOf(rank))]);
    }
    for (const int device : failures.devices)
        if (const int where = m_cellOfDevice[at(device)]; where >= 0) {
            failed.push_back(device);
            speeds[at(where)] = 0;
        }
}

/// A spare takes the place of a lost node, those of the stages with the fewest living replicas first.
void Situation::placeSpares()
{
    std::map<int, std::vector<int>> devicesOfNode;
    for (const int device : failed)
        devicesOfNode[device / given.cluster->devicesPerNode].push_back(device);
    std::vector<std::pair<int, int>> order; // fewest living replicas, node
    for (const auto& [node, devices] : devicesOfNode) {
        int fewest = replicas;
        for (const int device : devices)
            fewest = std::min(fewest, living(m_cellOfDevice[at(device)] % stages));
        order.emplace_back(fewest, node);
    }
    std::ranges::sort(order);
    const std::size_t most = at(std::max(0, settings.spareNodes));
    std::vector<int> left;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i < most)
            ++sparesUsed;
        else
            left.insert(
                left.end(), devicesOfNode[order[i].second].begin(), devicesOfNode[order[i].second].end());
    }
    if (sparesUsed == 0)
        return;
    const std::vector<int> before = failed;
    for (const int device : before)
        if (const auto where = at(m_cellOfDevice[at(device)]); speeds[where] == 0) {
            speeds[where] = 1;
            spared[where] = true;
        }
    for (const int device : left) {
        speeds[at(m_cellOfDevice[at(device)])] = 0;
        spared[at(m_cellOfDevice[at(device)])] = false;
    }
}

int Situation::living(int stage) const
{
    int count = 0;
    for (int replica = 0; replica < replicas; ++replica)
        count += lives(replica, stage) ? 1 : 0;
    return count;
}

double Situation::slowest() const
{
    return std::min(1.0, std::max(settings.lowestFrequency, clocks.slowest()));
}

double Situation::fastest() const
{
    return std::max(1.0, std::min(settings.highestFrequency, clocks.fastest()));
}

/// Of every stage: what all replicas ask for again and again.
void Situation::sumUp()
{
    for (int stage = 0; stage < stages; ++stage) {
        double speed = 0;
        int holding = 0; // data-parallel ranks
        for (int replica = 0; replica < replicas; ++replica) {
            speed += this->speed(replica, stage);
            holding += idle[cell(replica, stage)] ? 0 : ranksPerReplica;
        }
        m_totalSpeeds.push_back(speed);
        const double share = parametersOf(stage) * optimizerBytes() / optimizerShards();
        m_shardBytes.push_back(
            optimizerShards() <= 1 ? share : share * laid.layout.dp / std::max(1, holding));
    }
}

bool Situation::whole(int replica) const
{
    for (int stage = 0; stage < stages; ++stage)
        if (speed(replica, stage) < 1 && !(hasOwnLayers(replica) && idle[cell(replica, stage)]))
            return false;
    return true;
}

bool Situation::anyWeak() const
{
    for (std::size_t i = 0; i < speeds.size(); ++i)
        if (speeds[i] < 1 && !idle[i])
            return true;
    return false;
}

int Situation::allMicrobatches() const
{
    int all = 0;
    for (const ReplicaWork& one : work)
        all += one.microbatches;
    return all;
}

std::vector<int> Situation::ownersIn(int replica) const
{
    const std::vector<int> layers =
        hasOwnLayers(replica) ? work[at(replica)].layersPerStage : layersPerStage();
    std::vector<int> owners;
    for (int stage = 0; stage < stages; ++stage)
        owners.insert(owners.end(), at(layers[at(stage)]), stage);
    return owners;
}

bool Situation::someoneHolds(int stage) const
{
    bool plain = false; // by a replica whose layers are as the plan says
    for (int replica = 0; replica < replicas; ++replica)
        plain = plain || (!hasOwnLayers(replica) && lives(replica, stage));
    if (plain || !oneChunk())
        return plain;
    const std::vector<int> layers = layersPerStage();
    int layer = 0;
    for (int before = 0; before < stage; ++before)
        layer += layers[at(before)];
    std::vector<bool> held(at(layers[at(stage)]), false);
    for (int replica = 0; replica < replicas; ++replica) {
        if (!hasOwnLayers(replica))
            continue;
        const std::vector<int> owners = ownersIn(replica);
        for (std::size_t i = 0; i < held.size(); ++i)
            held[i] = held[i] || lives(replica, owners[at(layer) + i]);
    }
    return std::ranges::all_of(held, [](bool one) { return one; });
}

int Situation::idleCells() const { return static_cast<int>(std::ranges::count(idle, true)); }

std::vector<int> Situation::absentRanks() const
{
    std::vector<int> out;
    for (const std::vector<int>& unit : m_absent)
        for (int stage = 0; stage < stages; ++stage)
            for (const int rank : ranksAt(unit, stage))
                out.push_back(rank);
    return out;
}

std::vector<int> Situation::withAbsent(const std::vector<int>& byReplica) const
{
    std::vector<int> out(m_dpOf.size() + m_absent.size(), 0);
    for (int replica = 0; replica < replicas; ++replica)
        out[at(numberOf(replica))] = byReplica[at(replica)];
    return out;
}

bool Situation::oneChunk() const { return static_cast<int>(laid.stages().size()) == stages; }

std::vector<int> Situation::layersPerStage() const
{
    std::vector<int> layers(at(stages), 0);
    for (const StageLayers& stage : laid.stages())
        layers[at(stage.rank)] += stage.layerCount;
    return layers;
}

std::vector<int> Situation::ranksAt(const std::vector<int>& coordinates, int stage) const
{
    std::vector<int> ranks;
    for (const int dp : coordinates)
        for (int cp = 0; cp < laid.layout.cp; ++cp)
            for (int tp = 0; tp < laid.layout.tp; ++tp)
                ranks.push_back(laid.grid().rankAt(tp, cp, dp, stage));
    return ranks;
}

int Situation::deviceOf(int rank) const { return effective.devices[at(laid.deviceOf(rank))]; }

bool Situation::losesStates() const
{
    for (int stage = 0; stage < stages; ++stage) {
        const std::size_t shards = at(std::max(1, optimizerShards()));
        std::vector<bool> had(shards, false);
        std::vector<bool> kept(shards, false);
        bool all = true; // that had any have them still
        // Ranks of a data-parallel group hold its shards in turn.
        for (int replica = 0; replica < replicas; ++replica) {
            if (idle[cell(replica, stage)])
                continue;
            const bool holding = holds(replica, stage);
            all = all && holding;
            for (const int dp : m_dpOf[at(replica)])
                for (int cp = 0; cp < laid.layout.cp; ++cp) {
                    const std::size_t shard = at(dp * laid.layout.cp + cp) % shards;
                    had[shard] = true;
                    kept[shard] = kept[shard] || holding;
                }
        }
        for (std::size_t shard = 0; shard < shards; ++shard)
            // Those of ranks that are idle are spread over all others.
            if (had[shard] ? !kept[shard] : !all)
                return true;
    }
    return false;
}

int Situation::copyHolder(int replica, int stage) const
{
    int next = (replica + 1) % replicas;
    while (next != replica && idle[cell(next, stage)])
        next = (next + 1) % replicas;
    return next;
}

bool Situation::losesCopies() const
{
    const auto gone = [this](int replica, int stage) { return !holds(replica, stage); };
    for (int stage = 0; stage < stages; ++stage)
        for (int replica = 0; replica < replicas; ++replica)
            if (!idle[cell(replica, stage)] && gone(replica, stage)
                && gone(copyHolder(replica, stage), stage))
                return true;
    return false;
}

double Situation::parametersOf(int stage) const { return laid.held()[at(stage)].total(); }

} // namespace rankloom
