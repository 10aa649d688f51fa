// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Policies that keep every stage going at the pace of its living replicas: larger microbatches there, fewer
// layers, higher clocks.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/at.h"
#include "core/recovery/layer_migration.h"
#include "core/recovery/policies.h"

namespace rankloom {

namespace {

std::vector<double> slowdowns(const Situation& s)
{
    std::vector<double> out;
    for (int stage = 0; stage < s.stages; ++stage)
        out.push_back(s.slowdown(stage));
    return out;
}

std::vector<double> speedsOf(const std::vector<double>& slowdowns)
{
    std::vector<double> out;
    for (const double slow : slowdowns)
        out.push_back(1 / slow);
    return out;
}

/// Sequences are whole: of a mean of 1.5 some microbatches have 1, some 2, taking turns among the replicas.
/// The pipeline runs at the mean; a larger microbatch that comes last may add so much. s
double roundingSeconds(
    const Situation& s, const std::vector<double>& factors, const std::vector<double>& seconds)
{
    double sum = 0;
    const double size = s.laid.plan.workload.microBatchSize * s.ranksPerReplica;
    for (int stage = 0; stage < s.stages; ++stage) {
        const double mean = size * factors[at(stage)];
        sum += std::max(0.0, std::ceil(mean - 1e-9) - mean) / size * seconds[at(stage)];
    }
    return sum;
}

/// A stage that has no room for larger microbatches, or -1.
int stageWithoutRoom(const Situation& s, const std::vector<double>& factors)
{
    for (int stage = 0; stage < s.stages; ++stage)
        if (factors[at(stage)] > 1 && roomOf(s, stage, factors[at(stage)]).left < 0)
            return stage;
    return -1;
}

/// `partition`: layers of the stages then.
void keepsBatch(
    const Situation& s, const std::vector<double>& factors, const std::vector<int>& partition, Outcome& out)
{
    Recovery& r = out.recovery;
    r.microbatchesPerReplica.assign(at(s.replicas), s.microbatches());
    for (const double factor : factors)
        r.microbatchSizes.push_back(s.healthy.workload.microBatchSize * factor);
    out.rebuild = Rebuild::Edited;
    out.before = restoredShards(s);
    out.before.addAll(layersBack(s, partition));
    double leaving = 0; // sequences of the stage that most leave
    for (int stage = 0; stage < s.stages; ++stage)
        leaving = std::max(leaving, s.replicas - s.totalSpeed(stage));
    r.movedSamples =
        std::llround(leaving * s.ranksPerReplica * s.microbatches() * s.healthy.workload.microBatchSize);
}

/// Pass times of the plan with another split.
PassTimes timesOfSplit(const Situation& s, const std::vector<int>& partition)
{
    Plan plan = s.effective.plan;
    plan.stages.layersPerStage = partition;
    return timePasses(LaidOut(s.effective.project, plan, s.laid));
}

/// Layers of equal kind take what they take on their present stage; what the stages with vocabulary take on
/// top stays there.
MigrationProblem migrationOf(const Situation& s, const std::vector<double>& factors)
{
    MigrationProblem problem;
    const std::vector<int> layers = s.layersPerStage();
    const std::vector<double> seconds = rankSeconds(s, s.times);
    double plain = 0; // of a layer on stages that hold no vocabulary, mean
    int count = 0;
    for (const StageLayers& stage : s.laid.stages())
        if (!stage.embedding && !stage.head && stage.layerCount > 0) {
            plain += seconds[at(stage.rank)];
            count += stage.layerCount;
        }
    plain = count > 0 ? plain / count : 0;
    problem.layersPerStage = layers;
    for (const StageLayers& stage : s.laid.stages()) {
        const double whole = seconds[at(stage.rank)];
        const int n = std::max(1, stage.layerCount);
        const bool vocabulary = (stage.embedding || stage.head) && plain > 0;
        const double each = vocabulary ? std::min(plain, whole / n) : whole / n;
        problem.stageTimes.push_back((whole - each * stage.layerCount) * factors[at(stage.rank)]);
        if (problem.stageTimes.back() < 1e-15)
            problem.stageTimes.back() = 0;
        problem.layerTimes.insert(problem.layerTimes.end(), at(stage.layerCount), each);
    }
    for (int layer = 0; layer < s.given.model->layers; ++layer)
        problem.layerBytes.push_back(static_cast<double>(layerParameters(s.given.model, layer).total())
            * (s.weightBytes() + s.optimizerBytes()));
    problem.stageSpeeds = speedsOf(factors);
    // Every stage's room in layers as they are there.
    problem.layerMemory.assign(problem.layerTimes.size(), 1);
    for (int stage = 0; stage < s.stages; ++stage) {
        const LayerRoom room = roomOf(s, stage, factors[at(stage)]);
        const double more = room.layer > 0 ? std::floor(room.left / room.layer) : 0;
        problem.stageCaps.push_back(std::max(0.0, layers[at(stage)] + more));
    }
    return problem;
}

} // namespace

Outcome resize(const Situation& s)
{
    if (std::optional<Outcome> beyond = beyondPeers(s))
        return *beyond;
    if (std::optional<Outcome> unlike = unlikeReplicas(s))
        return *unlike;
    const std::vector<double> factors = slowdowns(s);
    if (const int stage = stageWithoutRoom(s, factors); stage >= 0)
        return infeasible(
            Phrase::of("Stage {} has no memory for microbatches {:.2f} times as large: {} are missing.",
                stage, factors[at(stage)], Bytes(-roomOf(s, stage, factors[at(stage)]).left)),
            Phrase::of("Moving layers away from it, recomputing, or rerouting microbatches would do."));
    Outcome out;
    Recovery& r = out.recovery;
    Plan plan = s.asGiven;
    shareSequencesOut(s, plan);
    r.plan = std::move(plan);
    if (Phrase why = priced(s, r); !why.empty())
        return infeasible(std::move(why), Phrase::of("Reroute microbatches, or drop the replica."));
    r.feasible = true;
    r.layersPerStage = s.layersPerStage();
    keepsBatch(s, factors, r.layersPerStage, out);
    const auto slowest = std::ranges::max_element(factors) - factors.begin();
    const double size = r.microbatchSizes[at(slowest)];
    const double rounding = roundingSeconds(s, factors, rankSeconds(s, s.times));
    r.reason = rounding > 0
        ? Phrase::of("Stage {} takes {:.3f} sequences at a time instead of {}, a mean of whole ones that may "
                     "add up to {} to a step.",
            slowest, size, s.healthy.workload.microBatchSize, Seconds(rounding))
        : Phrase::of("Stage {} takes {:.0f} sequences at a time instead of {}.", slowest, size,
            s.healthy.workload.microBatchSize);
    return out;
}

namespace {

/// Layers moved for stages so many times as long, and the plan at `clocks` of its stages (empty = as they
/// are).
Outcome migrateBy(const Situation& s, const std::vector<double>& factors, const std::vector<double>& clocks,
    const Outcome& resized)
{
    const MigrationProblem problem = migrationOf(s, factors);
    const Result<LayerMigration> found = migrateLayers(problem);
    if (!found)
        return infeasible(Phrase::of("The stages have no memory for the layers of the slow one: {}.",
                              found.error().message),
            Phrase::of("Recomputing, offloading or smaller microbatches would leave room."));
    Outcome out;
    Recovery& r = out.recovery;
    Plan plan = s.asGiven;
    plan.stages.layersPerStage = found->partition;
    shareSequencesOut(s, plan);
    plan.execution.stageClocks = clocks;
    r.plan = std::move(plan);
    Phrase why = priced(s, r);
    const Recovery& without = resized.recovery;
    if (without.feasible
        && (!why.empty() || found->layersMoved == 0 || r.stepSeconds >= without.stepSeconds)) {
        out = resized;
        out.recovery.reason = Phrase::of("Moving layers gains nothing: microbatches are resized.");
        return out;
    }
    if (!why.empty())
        return infeasible(
            std::move(why), Phrase::of("Recomputing, offloading or smaller microbatches would leave room."));
    r.feasible = true;
    r.layersPerStage = found->partition;
    keepsBatch(s, slowdowns(s), found->partition, out);
    out.moves = movedLayers(s, found->partition);
    r.reason = Phrase::of("{} layers change their stage.", found->layersMoved);
    // Until moving has paid: what it blocks longer, against what it gains; times the seconds blocked.
    if (without.feasible && r.throughputRatio > without.throughputRatio)
        r.breakEvenSeconds = r.throughputRatio / (r.throughputRatio - without.throughputRatio);
    return out;
}

std::optional<Outcome> withoutStages(const Situation& s)
{
    if (std::optional<Outcome> beyond = beyondPeers(s))
        return beyond;
    if (std::optional<Outcome> unlike = unlikeReplicas(s))
        return unlike;
    if (s.stages < 2)
        return infeasible(Phrase::of("There is one stage: no other can take its layers."),
            Phrase::of("Resize, or take at least two stages."));
    // What moves are runs of layers, one a stage: the partition is minimax over contiguous ones (ElasWave,
    // arXiv 2510.00606).
    if (!s.oneChunk())
        return infeasible(Phrase::of("Layers are moved between stages of one chunk a rank."),
            Phrase::of("Resize, or take a schedule of one chunk."));
    return std::nullopt;
}

} // namespace

Outcome migrate(const Situation& s, const Outcome& resized)
{
    if (std::optional<Outcome> none = withoutStages(s))
        return *none;
    return migrateBy(s, slowdowns(s), s.asGiven.execution.stageClocks, resized);
}

namespace {

/// Speeds that the clocks of stages give them: no faster than the slowest stage at its fastest needs, weak
/// ones up to the highest clock, others at most as they are.
std::vector<double> neededSpeeds(
    const Situation& s, const std::vector<double>& factors, const PassTimes& times)
{
    const std::vector<double> seconds = rankSeconds(s, times);
    const std::vector<double> share = computeShares(s, times);
    const double highest = s.fastest();
    double target = 0;
    for (std::size_t i = 0; i < factors.size(); ++i)
        target = std::max(
            target, seconds[i] * factors[i] * (factors[i] > 1 ? share[i] / highest + 1 - share[i] : 1));
    std::vector<double> speeds;
    for (std::size_t i = 0; i < factors.size(); ++i) {
        // tau(f) = compute / f + rest
        const double whole = seconds[i] * factors[i];
        const double room = target - whole * (1 - share[i]);
        const double most = factors[i] > 1 ? highest : 1;
        speeds.push_back(
            std::clamp(room > 0 ? whole * share[i] / room : most, std::min(s.slowest(), most), most));
    }
    return speeds;
}

/// What the plan says of clocks so that stages are so many times as fast as they run at.
std::vector<double> clocksFor(const Situation& s, std::vector<double> speeds)
{
    const std::vector<double>& now = s.asGiven.execution.stageClocks;
    for (std::size_t i = 0; i < now.size(); ++i)
        speeds[i] = std::clamp(speeds[i] * now[i], Execution::kLeastClock, Execution::kMostClock);
    return speeds;
}

Recovery atSpeeds(const Situation& s, const Recovery& moved, const std::vector<double>& speeds)
{
    Recovery out = moved;
    out.plan->execution.stageClocks = clocksFor(s, speeds);
    out.reason = priced(s, out);
    out.feasible = out.reason.empty();
    return out;
}

} // namespace

Outcome migrateWithFrequency(const Situation& s, const Outcome& plain)
{
    if (std::optional<Outcome> none = withoutStages(s))
        return *none;
    const std::vector<double> factors = slowdowns(s);
    const double highest = s.fastest();
    if (highest <= 1 && s.slowest() >= 1) {
        Outcome out = plain;
        out.recovery.feasible = false;
        out.recovery.reason = Phrase::of("The clocks of this device neither rise nor fall. Give a table of "
                                         "clocks, or wider limits for them.");
        return out;
    }
    // Layers are moved for the highest clocks of weak stages.
    const std::vector<double> shares = computeShares(s, s.times);
    std::vector<double> fastest = factors;
    std::vector<double> raised(factors.size(), 1);
    for (std::size_t i = 0; i < factors.size(); ++i)
        if (factors[i] > 1) {
            fastest[i] *= shares[i] / highest + 1 - shares[i];
            raised[i] = highest;
        }
    Outcome out = migrateBy(s, fastest, clocksFor(s, raised), infeasible({}, {}));
    if (!out.recovery.feasible)
        return plain.recovery.feasible ? plain : out;
    const std::vector<double> needed = neededSpeeds(s, factors, timesOfSplit(s, out.recovery.layersPerStage));
    std::vector<double> notLower = needed;
    for (double& speed : notLower)
        speed = std::max(1.0, speed);
    const Recovery higher = atSpeeds(s, out.recovery, notLower);
    const Recovery lower = atSpeeds(s, out.recovery, needed);
    // Clocks that would lengthen the step stay up.
    const bool lowers = lower.feasible && lower.stepSeconds <= higher.stepSeconds * 1.001;
    out.recovery = lowers ? lower : higher;
    Recovery& r = out.recovery;
    r.frequencies = clocksFor(s, lowers ? needed : notLower);
    for (double& speed : r.frequencies)
        speed = s.clocks.clockOf(speed);
    if (plain.recovery.feasible && (!r.feasible || plain.recovery.stepSeconds <= r.stepSeconds)) {
        out = plain;
        out.recovery.frequencies.assign(factors.size(), 1);
        out.recovery.reason = Phrase::of("Higher clocks gain nothing: layers move as without.");
        return out;
    }
    const double most = std::ranges::max(r.frequencies);
    if (!lowers) {
        r.reason = Phrase::of("Clocks up to {:.3f} times as high on weak stages.", most);
        return out;
    }
    const double least = std::ranges::min(r.frequencies);
    const double before = stepEnergy(s, higher);
    r.reason = before > 0
        ? Phrase::of(
            "Clocks up to {:.3f} times as high on weak stages, down to {:.3f} times elsewhere, which "
            "saves {:.1f} % of the energy of a step.",
            most, least, 100 * (1 - stepEnergy(s, r) / before))
        : Phrase::of(
            "Clocks up to {:.3f} times as high on weak stages, down to {:.3f} times elsewhere.", most, least);
    return out;
}

} // namespace rankloom
