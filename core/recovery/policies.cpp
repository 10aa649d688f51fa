// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the policies share.
#include "core/recovery/policies.h"

#include <algorithm>
#include <cmath>

#include "core/base/at.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/host_advice.h"
#include "core/plan/check.h"

namespace rankloom {

Outcome infeasible(Phrase why, Phrase cure)
{
    Outcome out;
    out.recovery.feasible = false;
    out.recovery.reason = Phrase::of("{} {}", why, cure);
    return out;
}

std::optional<Outcome> beyondPeers(const Situation& s)
{
    for (int stage = 0; stage < s.stages; ++stage)
        if (!s.someoneHolds(stage))
            return infeasible(Phrase::of("No replica of stage {} is left.", stage),
                Phrase::of("Restart from the checkpoint, or keep a spare node for it."));
    if (!s.losesStates())
        return std::nullopt;
    if (!s.settings.peerCopies)
        return infeasible(Phrase::of("Optimizer states of the lost ranks are nowhere else."),
            Phrase::of(
                "Copies in a peer's memory, or states that are not sharded over all replicas, would keep "
                "them; otherwise restart from the checkpoint."));
    if (s.losesCopies())
        return infeasible(
            Phrase::of(
                "Optimizer states are lost together with their copies, which neighbouring replicas hold."),
            Phrase::of("Restart from the checkpoint, or spread neighbouring replicas over more nodes."));
    return std::nullopt;
}

std::optional<Outcome> unlikeSizes(const Situation& s)
{
    for (int replica = 1; replica < s.replicas; ++replica)
        if (const int size = s.work[at(replica)].microBatchSize; size != s.work.front().microBatchSize)
            return infeasible(Phrase::of("Replicas {} and {} take microbatches of {} and {} sequences.",
                                  s.numberOf(0), s.numberOf(replica), s.work.front().microBatchSize, size),
                Phrase::of("Drop the replica, or restart."));
    return std::nullopt;
}

std::optional<Outcome> unlikeReplicas(const Situation& s)
{
    if (std::optional<Outcome> sizes = unlikeSizes(s))
        return sizes;
    if (s.allMicrobatches() % s.replicas == 0)
        return std::nullopt;
    return infeasible(Phrase::of("The {} microbatches of a step are not as many on each of {} replicas.",
                          s.allMicrobatches(), s.replicas),
        Phrase::of("Drop the replica, take templates, or restart: those share microbatches out anew."));
}

void handOver(const Situation& s, Plan& plan, int replica, int stage, HandoverWay way, double share)
{
    for (const int dp : s.coordinatesOf(replica))
        plan.replicas.change().handovers.push_back({dp, stage, way, share});
}

void shareSequencesOut(const Situation& s, Plan& plan)
{
    for (int replica = 0; replica < s.replicas; ++replica)
        for (int stage = 0; stage < s.stages; ++stage)
            // Every replica takes sequences by its speed over the mean of all.
            if (const double load = s.speed(replica, stage) * s.slowdown(stage); load < 1 - 1e-9)
                handOver(s, plan, replica, stage, HandoverWay::Sequences, 1 - load);
}

Phrase priced(const Situation& s, Recovery& recovery)
{
    const Plan& plan = *recovery.plan;
    if (const auto broken = brokenRule(s.given, plan))
        return broken->reason;
    const Result<Evaluation> evaluation = evaluateLegal(s.given, plan, s.stop);
    if (!evaluation)
        return evaluation.error().phrase();
    if (!evaluation->valid)
        return evaluation->diagnostics.empty() ? Phrase::of("The schedule is impossible.")
                                               : evaluation->diagnostics.front().message;
    const MemoryReport& memory = evaluation->memory;
    if (!memory.fits && s.memory.fits) {
        if (!memory.host.fits())
            return hostDoesNotFit(s.given, memory.host).message;
        return Phrase::of("Stage {} would need {} on its fullest GPU, which has {}.", memory.peakStage,
            memory.fullest()->device, memory.fullest()->capacity);
    }
    recovery.stepSeconds = evaluation->time.step.value();
    recovery.throughputRatio =
        plan.workload.globalBatchSize / recovery.stepSeconds / (s.healthy.workload.globalBatchSize / s.step);
    return {};
}

std::vector<double> rankSeconds(const Situation& s, const PassTimes& times)
{
    std::vector<double> out(at(s.stages), 0);
    for (std::size_t v = 0; v < times.stages.size(); ++v)
        out[at(s.laid.stages()[v].rank)] += times.stages[v].total().value();
    return out;
}

std::vector<double> computeShares(const Situation& s, const PassTimes& times)
{
    std::vector<double> compute(at(s.stages), 0);
    std::vector<double> whole(at(s.stages), 0);
    for (std::size_t v = 0; v < times.stages.size(); ++v) {
        const StageTimes& stage = times.stages[v];
        const auto rank = at(s.laid.stages()[v].rank);
        whole[rank] += stage.total().value();
        compute[rank] += (stage.total() - stage.inForward.total() - stage.inBackward.total()).value();
    }
    for (std::size_t i = 0; i < whole.size(); ++i)
        compute[i] = whole[i] > 0 ? compute[i] / whole[i] : 1;
    return compute;
}

bool movesLayers(const Situation& s, const Recovery& r)
{
    const bool own = std::ranges::any_of(
        r.plan->replicas->shares, [](const ReplicaShare& one) { return !one.layersPerStage.empty(); });
    return r.layersPerStage != s.layersPerStage() && !own && s.oneChunk();
}

double stepEnergy(const Situation& s, const Recovery& r)
{
    if (!s.clocks.knowsPower() || !r.plan)
        return 0;
    const Plan& plan = *r.plan;
    Plan split = s.effective.plan;
    split.stages.layersPerStage = r.layersPerStage;
    const PassTimes times =
        movesLayers(s, r) ? timePasses(LaidOut(s.effective.project, split, s.laid)) : s.times;
    const std::vector<double> seconds = rankSeconds(s, times);
    const std::vector<double> shares = computeShares(s, times);
    // Sequences take as long to compute wherever that is done.
    const double batch =
        static_cast<double>(plan.workload.globalBatchSize) / s.healthy.workload.globalBatchSize;
    const double forwardAgain = plan.replicas->redundantStages ? 1.0 / 3 : 0; // of three parts of a step
    const auto clockOf = [](const Plan& of, int stage) {
        return of.execution.stageClocks.empty() ? 1 : of.execution.stageClocks[at(stage)];
    };
    double joules = 0;
    double computing = 0; // device seconds
    for (int stage = 0; stage < s.stages; ++stage) {
        const double speed = clockOf(plan, stage);
        const double ranks = static_cast<double>(s.ranksOf(0, stage).size()) * s.replicas;
        const double busy = batch * (1 + forwardAgain) * ranks * s.microbatches() * seconds[at(stage)]
            * shares[at(stage)] * clockOf(s.asGiven, stage) / speed;
        computing += busy;
        joules += busy * s.clocks.wattsAt(speed);
    }
    double devices = 0;
    if (r.microbatchesPerReplica.empty()) // before
        for (int stage = 0; stage < s.stages; ++stage)
            for (int replica = 0; replica < s.replicas; ++replica)
                devices += s.idle[s.cell(replica, stage)]
                    ? 0
                    : static_cast<double>(s.ranksOf(replica, stage).size());
    else if (std::ssize(r.microbatchesPerReplica) != s.replicas)
        devices = worldSize(s.given.cluster, plan);
    else
        for (int replica = 0; replica < s.replicas; ++replica)
            for (int stage = 0; stage < s.stages; ++stage)
                if (s.lives(replica, stage) && r.microbatchesPerReplica[at(replica)] > 0)
                    devices += static_cast<double>(s.ranksOf(replica, stage).size());
    return joules + std::max(0.0, devices * r.stepSeconds - computing) * s.clocks.waitingWatts;
}

double activationGrowth(const Situation& s, int stage, double factor)
{
    if (factor <= 1)
        return 1;
    const double inFlight = std::max(1.0, s.memory.stages[at(stage)].inFlightMicrobatches);
    const double sequences = inFlight * s.laid.plan.workload.microBatchSize;
    return 1 + std::ceil(sequences * (factor - 1) - 1e-9) / sequences;
}

LayerRoom roomOf(const Situation& s, int stage, double factor)
{
    const StageMemory& memory = s.memory.stages[at(stage)];
    const double growth = activationGrowth(s, stage, factor);
    const int layers = s.layersPerStage()[at(stage)];
    double layerParameters = 0;
    for (const StageLayers& chunk : s.laid.stages())
        for (int layer = chunk.firstLayer; chunk.rank == stage && layer < chunk.firstLayer + chunk.layerCount;
             ++layer)
            layerParameters += layerShare(
                s.laid.project.model, s.laid.layout, rankloom::layerParameters(s.laid.project.model, layer))
                                   .total();
    const double parameters = std::max(1.0, s.parametersOf(stage));
    const double standing = (memory.weights + memory.gradients + memory.optimizer).value();
    LayerRoom room;
    room.left = memory.headroom().value() - memory.activations.value() * (growth - 1);
    if (layers > 0)
        room.layer = (standing * layerParameters / parameters + memory.activations.value() * growth) / layers;
    return room;
}

} // namespace rankloom
