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

Situation::Situation(const Project& project, const Plan& plan, const RecoverySettings& with)
    : given(project)
    , settings(with)
    , clocks(
          with.clocks.points.empty() ? clockTableOf(project.cluster->device, with.boardWatts) : with.clocks)
    , asGiven(plan)
    , healthy(withoutSlowParts(plan))
    , effective(rankloom::effective(project, healthy))
    , laid(effective.project, effective.plan)
{
}

Result<std::unique_ptr<Situation>> Situation::of(
    const Project& project, const Plan& plan, const FailureSet& failures, const RecoverySettings& settings)
{
    const int devices = project.cluster->devices();
    for (const int device : failures.devices)
        if (device < 0 || device >= devices)
            return fail(ErrorCode::BadValue,
                Phrase::of("device {} is lost, but the cluster has {}", device, devices));
    if (brokenRule(project, plan)) {
        const Diagnostic worst = check(project, plan).front();
        return fail(ErrorCode::IllegalPlan, worst.message, worst.where, Phrase::of("Mend the plan first."));
    }
    if (!plan.replicas->alike())
        return fail(ErrorCode::IllegalPlan,
            Phrase::of("replicas of this plan are not alike: it is what some failure has left"),
            Place {{}, 0, 0, "/replicas"}, Phrase::of("Start from the plan whose replicas all do the same."));
    std::unique_ptr<Situation> out(new Situation(project, plan, settings));
    const Result<Evaluation> evaluation = evaluateLegal(project, out->healthy);
    if (!evaluation)
        return tl::unexpected<Error>(evaluation.error());
    if (!evaluation->valid)
        return fail(ErrorCode::IllegalPlan,
            evaluation->diagnostics.empty() ? Phrase::of("the schedule is impossible")
                                            : evaluation->diagnostics.front().message);
    out->step = evaluation->time.step.value();
    out->memory = evaluation->memory;
    out->times = timePasses(out->laid);
    out->stages = out->laid.layout.pp;
    const BytesPerParameter bytes = bytesPerParameter(out->laid.plan.memory);
    out->m_optimizerBytes = bytes.optimizer;
    out->m_weightBytes = bytes.weight;
    out->m_optimizerShards = planShards(out->laid.project, out->laid.plan, out->laid.layout).dense.optimizer;
    out->tieReplicas();
    out->markSpeeds(plan, failures);
    out->placeSpares();
    return out;
}

void Situation::tieReplicas()
{
    m_dpOf = replicaUnits(laid.grid(), laid.layout);
    replicas = static_cast<int>(m_dpOf.size());
    ranksPerReplica = laid.layout.dp / replicas;
    replicaOf.assign(at(laid.layout.dp), 0);
    for (int replica = 0; replica < replicas; ++replica)
        for (const int dp : m_dpOf[at(replica)])
            replicaOf[at(dp)] = replica;
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
        const std::size_t where = cell(replicaOf[at(c.dp)], c.pp);
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

double Situation::totalSpeed(int stage) const
{
    double sum = 0;
    for (int replica = 0; replica < replicas; ++replica)
        sum += speed(replica, stage);
    return sum;
}

bool Situation::whole(int replica) const
{
    for (int stage = 0; stage < stages; ++stage)
        if (speed(replica, stage) < 1)
            return false;
    return true;
}

bool Situation::anyWeak() const
{
    return std::ranges::any_of(speeds, [](double speed) { return speed < 1; });
}

bool Situation::oneChunk() const { return static_cast<int>(laid.stages().size()) == stages; }

std::vector<int> Situation::layersPerStage() const
{
    std::vector<int> layers(at(stages), 0);
    for (const StageLayers& stage : laid.stages())
        layers[at(stage.rank)] += stage.layerCount;
    return layers;
}

std::vector<int> Situation::ranksOf(int replica, int stage) const
{
    std::vector<int> ranks;
    for (const int dp : m_dpOf[at(replica)])
        for (int cp = 0; cp < laid.layout.cp; ++cp)
            for (int tp = 0; tp < laid.layout.tp; ++tp)
                ranks.push_back(laid.grid().rankAt(tp, cp, dp, stage));
    return ranks;
}

int Situation::deviceOf(int rank) const { return effective.devices[at(laid.deviceOf(rank))]; }

bool Situation::losesStates() const
{
    for (int stage = 0; stage < stages; ++stage) {
        std::vector<bool> kept(at(std::max(1, optimizerShards())), false);
        // Ranks of a data-parallel group hold its shards in turn.
        for (int replica = 0; replica < replicas; ++replica)
            for (const int dp : m_dpOf[at(replica)])
                for (int cp = 0; cp < laid.layout.cp; ++cp)
                    if (lives(replica, stage) && !spared[cell(replica, stage)])
                        kept[at(dp * laid.layout.cp + cp) % kept.size()] = true;
        if (std::ranges::count(kept, false) > 0)
            return true;
    }
    return false;
}

bool Situation::losesCopies() const
{
    const auto gone = [this](int replica, int stage) {
        return !lives(replica, stage) || spared[cell(replica, stage)];
    };
    for (int stage = 0; stage < stages; ++stage)
        for (int replica = 0; replica < replicas; ++replica)
            if (gone(replica, stage) && gone((replica + 1) % replicas, stage))
                return true;
    return false;
}

double Situation::parametersOf(int stage) const { return laid.held()[at(stage)].total(); }

} // namespace rankloom
