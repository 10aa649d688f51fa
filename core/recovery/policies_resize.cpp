// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Policies that keep every stage going at the pace of its living replicas: larger microbatches there, fewer
// layers, higher clocks.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/at.h"
#include "core/evaluate/assemble.h"
#include "core/memory/memory.h"
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

/// Of a microbatch on each pipeline rank, s.
std::vector<double> rankSeconds(const Situation& s, const PassTimes& times)
{
    std::vector<double> out(at(s.stages), 0);
    for (std::size_t v = 0; v < times.stages.size(); ++v)
        out[at(s.laid.stages()[v].rank)] += times.stages[v].total().value();
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
        sum += (std::ceil(mean - 1e-9) - mean) / size * seconds[at(stage)];
    }
    return sum;
}

/// Of a pipeline rank's pass times: what is no exposed collective.
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

/// Share of its speed at which a device takes as long as its stage does with all its pass times, exposed
/// collectives too, so many times as long.
std::vector<double> speedsLike(const Situation& s, const PassTimes& times, const std::vector<double>& factors)
{
    std::vector<double> speeds;
    const std::vector<double> shares = computeShares(s, times);
    for (std::size_t i = 0; i < factors.size(); ++i)
        speeds.push_back(factors[i] > 1 && shares[i] > 0 ? shares[i] / (factors[i] - 1 + shares[i]) : 1);
    return speeds;
}

/// A stage that has no room for larger microbatches, or -1.
int stageWithoutRoom(const Situation& s, const std::vector<double>& factors)
{
    for (int stage = 0; stage < s.stages; ++stage)
        if (factors[at(stage)] > 1 && roomOf(s, stage, factors[at(stage)]).left < 0)
            return stage;
    return -1;
}

void keepsBatch(const Situation& s, const std::vector<double>& factors, Outcome& out)
{
    Recovery& r = out.recovery;
    r.microbatchesPerReplica.assign(at(s.replicas), s.microbatches());
    for (const double factor : factors)
        r.microbatchSizes.push_back(s.healthy.workload.microBatchSize * factor);
    out.rebuild = Rebuild::Edited;
    out.before = restoredShards(s);
    double leaving = 0; // sequences of the stage that most leave
    for (int stage = 0; stage < s.stages; ++stage) {
        leaving = std::max(leaving, s.replicas - s.totalSpeed(stage));
        for (int replica = 0; replica < s.replicas; ++replica)
            if (!s.lives(replica, stage)) {
                const int ranks = static_cast<int>(s.ranksOf(replica, stage).size());
                const int ends = (stage > 0 ? 1 : 0) + (stage + 1 < s.stages ? 1 : 0);
                r.linksRemoved += ranks * (2 + ends);
                r.linksAdded += ranks * (1 + ends * s.living(stage));
            }
    }
    r.movedSamples =
        std::llround(leaving * s.ranksPerReplica * s.microbatches() * s.healthy.workload.microBatchSize);
}

/// The step of a plan with another split, its stages so many times as long; s.
struct SplitStep {
    double seconds = 0;
    std::vector<double> ranks; ///< s of a microbatch, before slowing
    PassTimes times;
};
Result<SplitStep> stepOfSplit(
    const Situation& s, const std::vector<int>& partition, const std::vector<double>& factors)
{
    Plan plan = s.effective.plan;
    plan.stages.layersPerStage = partition;
    const LaidOut laid(s.effective.project, plan, s.laid);
    SplitStep out;
    out.times = timePasses(laid);
    out.ranks = rankSeconds(s, out.times);
    PassTimes slower = out.times;
    for (std::size_t v = 0; v < slower.stages.size(); ++v)
        for (Seconds* part : {&slower.stages[v].forward, &slower.stages[v].backwardInput,
                 &slower.stages[v].backwardWeight, &slower.stages[v].recompute})
            *part *= factors[at(laid.stages()[v].rank)];
    const Result<Seconds> then = stepOf(laid, slower);
    const Result<Seconds> as = stepOf(s.laid, s.times);
    if (!then || !as)
        return tl::unexpected<Error>((as ? then : as).error());
    out.seconds = s.step + (*then - *as).value();
    return out;
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
    const std::vector<double> factors = slowdowns(s);
    if (const int stage = stageWithoutRoom(s, factors); stage >= 0)
        return infeasible(
            Phrase::of("Stage {} has no memory for microbatches {:.2f} times as large: {} are missing.",
                stage, factors[at(stage)], Bytes(-roomOf(s, stage, factors[at(stage)]).left)),
            Phrase::of("Moving layers away from it, recomputing, or rerouting microbatches would do."));
    const Result<double> step = s.stepWith(factors);
    if (!step)
        return infeasible(step.error().phrase(), {});
    Outcome out;
    Recovery& r = out.recovery;
    r.feasible = true;
    r.stepSeconds = *step;
    r.throughputRatio = s.step / r.stepSeconds;
    r.layersPerStage = s.layersPerStage();
    r.plan = withStageSpeeds(s, s.healthy, speedsLike(s, s.times, factors));
    keepsBatch(s, factors, out);
    const auto slowest = std::ranges::max_element(factors);
    r.reason = Phrase::of(
        "Stage {} takes {:.3f} sequences at a time instead of {}, a mean of whole ones that may add "
        "up to {} to a step.",
        slowest - factors.begin(), r.microbatchSizes[at(slowest - factors.begin())],
        s.healthy.workload.microBatchSize, Seconds(roundingSeconds(s, factors, rankSeconds(s, s.times))));
    return out;
}

namespace {

Outcome migrateBy(const Situation& s, const std::vector<double>& factors, const Outcome& resized)
{
    const MigrationProblem problem = migrationOf(s, factors);
    const Result<LayerMigration> found = migrateLayers(problem);
    if (!found)
        return infeasible(Phrase::of("The stages have no memory for the layers of the slow one: {}.",
                              found.error().message),
            Phrase::of("Recomputing, offloading or smaller microbatches would leave room."));
    const Result<SplitStep> step = stepOfSplit(s, found->partition, factors);
    if (!step)
        return infeasible(step.error().phrase(), {});
    const Recovery& without = resized.recovery;
    if (without.feasible && (found->layersMoved == 0 || step->seconds >= without.stepSeconds)) {
        Outcome out = resized;
        out.recovery.reason = Phrase::of("Moving layers gains nothing: microbatches are resized.");
        return out;
    }
    Outcome out;
    Recovery& r = out.recovery;
    r.feasible = true;
    r.stepSeconds = step->seconds;
    r.throughputRatio = s.step / r.stepSeconds;
    r.layersPerStage = found->partition;
    Plan plan = s.healthy;
    plan.stages.layersPerStage = found->partition;
    r.plan = withStageSpeeds(s, plan, speedsLike(s, step->times, factors));
    keepsBatch(s, slowdowns(s), out);
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
    if (s.stages < 2)
        return infeasible(Phrase::of("There is one stage: no other can take its layers."),
            Phrase::of("Resize, or take at least two stages."));
    if (!s.oneChunk())
        return infeasible(Phrase::of("Layers are moved between stages of one chunk a rank."),
            Phrase::of("Resize, or take a schedule of one chunk."));
    return std::nullopt;
}

} // namespace

Outcome migrate(const Situation& s)
{
    if (std::optional<Outcome> none = withoutStages(s))
        return *none;
    return migrateBy(s, slowdowns(s), resize(s));
}

Outcome migrateWithFrequency(const Situation& s)
{
    if (std::optional<Outcome> none = withoutStages(s))
        return *none;
    // τ(f) = compute / f + rest: layers are moved for the highest clocks of weak stages, then no clock stays
    // higher than the slowest stage needs.
    const std::vector<double> factors = slowdowns(s);
    const double highest = s.settings.highestFrequency;
    const std::vector<double> shares = computeShares(s, s.times);
    std::vector<double> fastest = factors;
    for (std::size_t i = 0; i < factors.size(); ++i)
        if (factors[i] > 1)
            fastest[i] *= shares[i] / highest + 1 - shares[i];
    const Outcome plain = migrateBy(s, factors, resize(s));
    const Outcome faster = migrateBy(s, fastest, infeasible({}, {}));
    if (!faster.recovery.feasible)
        return plain.recovery.feasible ? plain : faster;
    Outcome out = faster;
    Recovery& r = out.recovery;
    const Result<SplitStep> split = stepOfSplit(s, r.layersPerStage, factors);
    if (!split)
        return infeasible(split.error().phrase(), {});
    const std::vector<double> share = computeShares(s, split->times);
    double target = 0;
    for (std::size_t i = 0; i < factors.size(); ++i)
        target = std::max(
            target, split->ranks[i] * factors[i] * (factors[i] > 1 ? share[i] / highest + 1 - share[i] : 1));
    double energy = 0;
    double energyBefore = 0;
    std::vector<double> used; // factors with the clocks
    std::vector<double> raised; // without lowered ones
    for (std::size_t i = 0; i < factors.size(); ++i) {
        const double whole = split->ranks[i] * factors[i];
        const double room = target - whole * (1 - share[i]);
        const double most = factors[i] > 1 ? highest : 1;
        const double f =
            std::clamp(room > 0 ? whole * share[i] / room : most, s.settings.lowestFrequency, most);
        r.frequencies.push_back(f);
        used.push_back(factors[i] * (share[i] / f + 1 - share[i]));
        raised.push_back(factors[i] * (share[i] / std::max(1.0, f) + 1 - share[i]));
        // Dynamic power by f·V², V as f; over the time of the passes.
        const double devices = s.totalSpeed(static_cast<int>(i));
        energy += devices * whole * share[i] * f * f;
        energyBefore += devices * whole * share[i];
    }
    const Result<SplitStep> lower = stepOfSplit(s, r.layersPerStage, used);
    const Result<SplitStep> higher = stepOfSplit(s, r.layersPerStage, raised);
    if (!lower || !higher)
        return infeasible((lower ? higher : lower).error().phrase(), {});
    // Clocks that would lengthen the step stay up.
    const bool lowers = lower->seconds <= higher->seconds * 1.001;
    if (!lowers) {
        for (double& f : r.frequencies)
            f = std::max(1.0, f);
        used = raised;
    }
    r.stepSeconds = (lowers ? lower : higher)->seconds;
    if (plain.recovery.feasible && plain.recovery.stepSeconds <= r.stepSeconds) {
        out = plain;
        r.frequencies.assign(factors.size(), 1);
        r.reason = Phrase::of("Higher clocks gain nothing: layers move as without.");
        return out;
    }
    r.throughputRatio = s.step / r.stepSeconds;
    Plan plan = s.healthy;
    plan.stages.layersPerStage = r.layersPerStage;
    r.plan = withStageSpeeds(s, plan, speedsLike(s, split->times, used));
    const double highestUsed = std::ranges::max(r.frequencies);
    r.reason = lowers ? Phrase::of("Clocks up to {:.3f} times as high on weak stages, down to {:.3f} times "
                                   "elsewhere: {:+.1f} % dynamic "
                                   "energy a microbatch, by the cube of the clock.",
                   highestUsed, std::ranges::min(r.frequencies), 100 * (energy / energyBefore - 1))
                      : Phrase::of("Clocks up to {:.3f} times as high on weak stages.", highestUsed);
    return out;
}

} // namespace rankloom
