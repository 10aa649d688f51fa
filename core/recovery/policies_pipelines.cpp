// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Policies whose replicas are no longer alike: rerouted microbatches, pipelines of other depths, redundant
// stages.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include "core/base/at.h"
#include "core/recovery/layer_migration.h"
#include "core/recovery/policies.h"
#include "core/recovery/replica_lanes.h"

namespace rankloom {

namespace {

/// Passes that are simulated one by one; longer steps repeat what shorter ones settle to.
constexpr std::int64_t kMostSimulated = 12'000;

/// A microbatch on each pipeline rank, all its chunks together.
std::vector<LaneTimes> rankTimes(const Situation& s)
{
    std::vector<LaneTimes> out(at(s.stages));
    const auto ns = [](Seconds time) { return toNanoseconds(time).value(); };
    for (std::size_t v = 0; v < s.times.stages.size(); ++v) {
        LaneTimes& rank = out[at(s.laid.stages()[v].rank)];
        rank.forward += ns(s.times.stages[v].forward);
        rank.backwardInput += ns(s.times.stages[v].backwardInput);
        rank.backwardWeight += ns(s.times.stages[v].backwardWeight);
    }
    return out;
}

std::vector<std::int64_t> hopsOf(const Situation& s)
{
    std::vector<std::int64_t> hops(at(s.stages - 1), 0);
    for (std::size_t i = 0; i < hops.size() && s.oneChunk() && i < s.times.hopForward.size(); ++i)
        hops[i] = toNanoseconds(std::max(s.times.hopForward[i], s.times.hopBackward[i])).value();
    return hops;
}

LaneTimes slower(LaneTimes times, double speed)
{
    const auto scale = [speed](std::int64_t& time) {
        time = static_cast<std::int64_t>(std::llround(static_cast<double>(time) / speed));
    };
    if (speed > 0 && speed < 1) {
        scale(times.forward);
        scale(times.backwardInput);
        scale(times.backwardWeight);
    }
    return times;
}

/// Some replicas of a situation, as lanes.
UnequalReplicas lanesOf(const Situation& s, const std::vector<int>& replicas, int microbatches)
{
    UnequalReplicas out;
    out.stages = s.stages;
    out.microbatches.assign(replicas.size(), microbatches);
    out.hops = hopsOf(s);
    const std::vector<LaneTimes> times = rankTimes(s);
    for (const int replica : replicas)
        for (int stage = 0; stage < s.stages; ++stage)
            out.times.push_back(slower(times[at(stage)], s.speed(replica, stage)));
    out.standIns.resize(out.times.size());
    return out;
}

double secondsOf(const Result<ReplicaRun>& run)
{
    return run ? static_cast<double>(run->makespan) * 1e-9 : 0;
}

/// Of one replica with nothing lost.
double healthySeconds(const Situation& s, int microbatches)
{
    UnequalReplicas one;
    one.stages = s.stages;
    one.microbatches = {microbatches};
    one.times = rankTimes(s);
    one.hops = hopsOf(s);
    return secondsOf(runReplicas(one));
}

double slowestRank(const Situation& s)
{
    std::int64_t longest = 0;
    for (const LaneTimes& times : rankTimes(s))
        longest = std::max(longest, times.forward + times.backwardInput + times.backwardWeight);
    return static_cast<double>(longest) * 1e-9;
}

/// The part of a lane's microbatches that others take: all where it is lost, what it is too slow for
/// otherwise.
int guestsFrom(const Situation& s, int replica, int stage)
{
    return static_cast<int>(std::ceil(s.microbatches() * (1 - s.speed(replica, stage)) - 1e-9));
}

/// Who runs which microbatch of a weak lane: itself, as far as it goes, and its peers in turn.
std::vector<int> turnsOf(int own, const std::vector<int>& peers, int microbatches, int guests)
{
    std::vector<int> turns;
    std::size_t peer = 0;
    for (int i = 0; i < microbatches; ++i) {
        const bool away = (i + 1) * guests / microbatches > i * guests / microbatches;
        turns.push_back(away && !peers.empty() ? peers[peer++ % peers.size()] : own);
    }
    return turns;
}

/// In whichever order of the microbatches it takes less time, s.
double shortest(UnequalReplicas lanes)
{
    const double one = secondsOf(runReplicas(lanes));
    lanes.first = UnequalReplicas::First::ByReplica;
    return std::min(one, secondsOf(runReplicas(lanes)));
}

struct Rerouted {
    std::vector<int> replicas; ///< that are simulated: weak ones and those that take guests
};

/// Weak replicas, and as many whole ones as get guests.
Rerouted simulatedPart(const Situation& s)
{
    Rerouted out;
    int guests = 0;
    for (int replica = 0; replica < s.replicas; ++replica)
        for (int stage = 0; stage < s.stages; ++stage)
            guests = std::max(guests, guestsFrom(s, replica, stage));
    int weak = 0;
    for (int replica = 0; replica < s.replicas; ++replica)
        weak += s.whole(replica) ? 0 : 1;
    const int takers = std::min(s.replicas - weak, std::max(1, guests * weak));
    for (int replica = 0, taken = 0; replica < s.replicas; ++replica)
        if (!s.whole(replica) || taken++ < takers)
            out.replicas.push_back(replica);
    return out;
}

} // namespace

Outcome reroute(const Situation& s)
{
    if (std::optional<Outcome> beyond = beyondPeers(s))
        return *beyond;
    Outcome out;
    Recovery& r = out.recovery;
    const Rerouted part = simulatedPart(s);
    const int m = s.microbatches();
    double busiest = 0; // microbatches that peers of a stage take over, each
    for (int stage = 0; stage < s.stages; ++stage) {
        int sent = 0;
        int takers = 0;
        for (int replica = 0; replica < s.replicas; ++replica) {
            sent += guestsFrom(s, replica, stage);
            takers += s.speed(replica, stage) == 1 ? 1 : 0;
        }
        if (sent > 0 && takers == 0)
            return infeasible(
                Phrase::of("Every replica of stage {} is slow: none has time for others.", stage),
                Phrase::of("Resize, or move layers away from it."));
        busiest = std::max(busiest, takers > 0 ? static_cast<double>(sent) / takers : 0);
    }
    // Long steps: as many microbatches as can be simulated, the rest at the pace of the busiest peer.
    const auto passes = [&](int microbatches) {
        return std::int64_t {3} * s.stages * microbatches * static_cast<std::int64_t>(part.replicas.size());
    };
    int simulated = m;
    if (passes(m) > kMostSimulated) {
        simulated = std::max(std::min(m, 2 * s.stages),
            static_cast<int>(kMostSimulated / std::max<std::int64_t>(1, passes(1))));
        simulated = std::min(simulated, m);
    }
    UnequalReplicas lanes = lanesOf(s, part.replicas, simulated);
    lanes.split.assign(lanes.times.size(), false);
    for (int stage = 0; stage < s.stages; ++stage) {
        std::vector<int> peers;
        for (std::size_t i = 0; i < part.replicas.size(); ++i)
            if (s.speed(part.replicas[i], stage) == 1)
                peers.push_back(lanes.lane(static_cast<int>(i), stage));
        std::size_t first = 0; // peers go on in turn from lane to lane
        for (std::size_t i = 0; i < part.replicas.size(); ++i) {
            const int guests = guestsFrom(s, part.replicas[i], stage);
            if (guests == 0)
                continue;
            std::rotate(peers.begin(), peers.begin() + static_cast<std::ptrdiff_t>(first % peers.size()),
                peers.end());
            first = at(guests) % peers.size();
            const int lane = lanes.lane(static_cast<int>(i), stage);
            lanes.standIns[at(lane)] = turnsOf(lane, peers, m, guests);
            for (const int peer : peers)
                lanes.split[at(peer)] = true;
        }
    }
    const double split = shortest(lanes);
    lanes.split.clear();
    const double fused = shortest(lanes);
    // A stage that splits may hold as much as the first one.
    bool splitFits = split > 0;
    for (int stage = 0; stage < s.stages; ++stage) {
        const StageMemory& memory = s.memory.stages[at(stage)];
        const double held = std::max(1.0, memory.inFlightMicrobatches);
        if (s.totalSpeed(stage) < s.replicas
            && memory.activations.value() * (s.stages / held - 1) > memory.headroom().value())
            splitFits = splitFits && s.stages <= held;
    }
    const double best = splitFits ? std::min(split, fused) : fused;
    const double rest = (m - simulated) * slowestRank(s) * (busiest / m);
    r.stepSeconds = s.step + std::max(0.0, best - healthySeconds(s, simulated)) + rest;
    r.feasible = true;
    r.throughputRatio = s.step / r.stepSeconds;
    r.layersPerStage = s.layersPerStage();
    r.microbatchesPerReplica.assign(at(s.replicas), m);
    r.reason = Phrase::of("Peers of the stage run up to {:.2f} more microbatches each{}.", busiest,
        splitFits && split < fused ? Phrase::of(", weight gradients put off") : Phrase());
    out.rebuild = Rebuild::Edited;
    out.before = restoredShards(s);
    for (int replica = 0; replica < s.replicas; ++replica) {
        int most = 0;
        for (int stage = 0; stage < s.stages; ++stage) {
            most = std::max(most, guestsFrom(s, replica, stage));
            if (!s.lives(replica, stage)) {
                const int ranks = static_cast<int>(s.ranksOf(replica, stage).size());
                const int ends = (stage > 0 ? 1 : 0) + (stage + 1 < s.stages ? 1 : 0);
                r.linksRemoved += ranks * (2 + ends);
                r.linksAdded += ranks * (1 + ends * std::min(m, s.living(stage)));
            }
        }
        r.movedSamples +=
            static_cast<std::int64_t>(most) * s.healthy.workload.microBatchSize * s.ranksPerReplica;
    }
    return out;
}

namespace {

/// Layers of one stage after another on fewer stages, and how long a microbatch takes on each.
struct Template {
    int depth = 0;
    std::vector<int> layers;
    std::vector<LaneTimes> times;
    double fill = 0; ///< s, of the first microbatch through all stages
    double slowest = 0; ///< s, of a microbatch on the slowest stage
};

/// Equal shares of what layers take, of a pipeline rank with the vocabulary its own on top.
std::optional<Template> templateOf(const Situation& s, int depth)
{
    const std::vector<int> layers = s.layersPerStage();
    const std::vector<LaneTimes> times = rankTimes(s);
    const int all = std::accumulate(layers.begin(), layers.end(), 0);
    if (depth < 1 || all < depth)
        return std::nullopt;
    MigrationProblem problem;
    std::vector<double> share; // of its stage, by layer
    std::vector<int> owner;
    for (int stage = 0; stage < s.stages; ++stage)
        for (int i = 0; i < layers[at(stage)]; ++i) {
            owner.push_back(stage);
            share.push_back(1.0 / layers[at(stage)]);
            const LaneTimes& t = times[at(stage)];
            problem.layerTimes.push_back(std::max(1.0,
                static_cast<double>(t.forward + t.backwardInput + t.backwardWeight) / layers[at(stage)]));
            problem.layerMemory.push_back(roomOf(s, stage, 1).layer);
        }
    problem.stageSpeeds.assign(at(depth), 1);
    // Shallower pipelines hold fewer microbatches, so that a layer takes no more than it did.
    for (int k = 0; k < depth; ++k) {
        const int like = k == depth - 1 ? s.stages - 1 : std::min(k, s.stages - 1);
        problem.stageCaps.push_back(
            std::max(0.0, roomOf(s, like, 1).left + roomOf(s, like, 1).layer * layers[at(like)]));
    }
    const Result<LayerMigration> found = migrateLayers(problem);
    if (!found)
        return std::nullopt;
    Template out;
    out.depth = depth;
    out.layers = found->partition;
    std::size_t layer = 0;
    for (const int count : out.layers) {
        double forward = 0;
        double input = 0;
        double weight = 0;
        for (int i = 0; i < count; ++i, ++layer) {
            const LaneTimes& t = times[at(owner[layer])];
            forward += share[layer] * static_cast<double>(t.forward);
            input += share[layer] * static_cast<double>(t.backwardInput);
            weight += share[layer] * static_cast<double>(t.backwardWeight);
        }
        out.times.push_back({std::llround(forward), std::llround(input), std::llround(weight)});
        const double total = (forward + input + weight) * 1e-9;
        out.fill += total;
        out.slowest = std::max(out.slowest, total);
    }
    return out;
}

/// Microbatches of each pipeline so that the last one is done as early as may be, in the closed form
/// fill + (n - 1)·slowest: the least time at which all of them together are done, then no more than needed.
std::vector<int> sharedOut(const std::vector<const Template*>& pipelines, int all)
{
    const auto doneBy = [&](double time) {
        std::int64_t sum = 0;
        for (const Template* one : pipelines)
            if (one != nullptr && time >= one->fill)
                sum += static_cast<std::int64_t>((time - one->fill) / one->slowest * (1 + 1e-12)) + 1;
        return sum;
    };
    double low = 0;
    double high = 1e-9;
    while (doneBy(high) < all)
        high *= 2;
    for (int i = 0; i < 100; ++i) {
        const double middle = (low + high) / 2;
        (doneBy(middle) < all ? low : high) = middle;
    }
    std::vector<int> counts;
    int left = all;
    for (const Template* one : pipelines) {
        int count = 0;
        if (one != nullptr && high >= one->fill)
            count = static_cast<int>((high - one->fill) / one->slowest * (1 + 1e-12)) + 1;
        counts.push_back(std::min(left, count));
        left -= counts.back();
    }
    return counts;
}

double secondsOf(const Situation& s, const Template& one, int microbatches)
{
    UnequalReplicas lanes;
    lanes.stages = one.depth;
    lanes.microbatches = {microbatches};
    lanes.times = one.times;
    const std::vector<std::int64_t> hops = hopsOf(s);
    lanes.hops.assign(at(one.depth - 1), hops.empty() ? 0 : std::ranges::max(hops));
    return secondsOf(runReplicas(lanes));
}

} // namespace

Outcome templates(const Situation& s)
{
    if (std::optional<Outcome> beyond = beyondPeers(s))
        return *beyond;
    if (!s.oneChunk() || s.ranksPerReplica > 1)
        return infeasible(
            Phrase::of("Templates cut a pipeline with one chunk a rank and no expert parallelism."),
            Phrase::of("Take one chunk, or a policy that leaves the stages where they are."));
    std::map<int, std::optional<Template>> known;
    std::vector<int> depths;
    std::vector<const Template*> pipelines;
    int working = 0;
    for (int replica = 0; replica < s.replicas; ++replica) {
        int depth = 0;
        for (int stage = 0; stage < s.stages; ++stage)
            depth += s.speed(replica, stage) == 1 ? 1 : 0; // slow ones are left out
        depths.push_back(depth);
        if (!known.contains(depth))
            known[depth] = templateOf(s, depth);
        const std::optional<Template>& cut = known[depth];
        pipelines.push_back(cut ? &*cut : nullptr);
        working += cut ? 1 : 0;
    }
    if (working == 0)
        return infeasible(Phrase::of("No pipeline of what is left holds the layers."),
            Phrase::of("Spare nodes, or less memory a layer, would make one fit."));
    Outcome out;
    Recovery& r = out.recovery;
    r.feasible = true;
    r.microbatchesPerReplica = sharedOut(pipelines, s.microbatches() * s.replicas);
    double longest = 0;
    std::map<int, int> most; // of a depth
    for (std::size_t i = 0; i < pipelines.size(); ++i)
        most[depths[i]] = std::max(most[depths[i]], r.microbatchesPerReplica[i]);
    for (const auto& [depth, count] : most)
        if (count > 0)
            longest = std::max(longest, secondsOf(s, *known[depth], count));
    r.stepSeconds = s.step + longest - healthySeconds(s, s.microbatches());
    r.throughputRatio = s.step / r.stepSeconds;
    r.layersPerStage = s.layersPerStage();
    for (const auto& [depth, cut] : known)
        if (cut && depth < s.stages)
            r.layersPerStage = cut->layers;
    r.reason = Phrase::of(
        "{} of {} replicas go on, weak ones with as many stages as they have left.", working, s.replicas);
    out.rebuild = Rebuild::Full;
    out.before = restoredShards(s);
    for (int replica = 0; replica < s.replicas; ++replica) {
        const int moved = r.microbatchesPerReplica[at(replica)] - s.microbatches();
        r.movedSamples += std::max(0, moved) * std::int64_t {s.healthy.workload.microBatchSize};
        const Template* cut = pipelines[at(replica)];
        if (cut == nullptr || cut->depth == s.stages)
            continue;
        // Cells left keep their order; the layers that a cell lacks come from a living replica of their
        // stage.
        std::vector<int> cells;
        for (int stage = 0; stage < s.stages; ++stage)
            if (s.speed(replica, stage) == 1)
                cells.push_back(stage);
        std::vector<int> owner;
        const std::vector<int> layers = s.layersPerStage();
        for (int stage = 0; stage < s.stages; ++stage)
            owner.insert(owner.end(), at(layers[at(stage)]), stage);
        std::size_t layer = 0;
        for (std::size_t k = 0; k < cells.size(); ++k)
            for (int i = 0; i < cut->layers[k]; ++i, ++layer) {
                if (owner[layer] == cells[k])
                    continue;
                int from = 0;
                while (!s.lives(from, owner[layer]))
                    ++from;
                const double bytes = layerShare(s.laid.project.model, s.laid.layout,
                                         layerParameters(s.laid.project.model, static_cast<int>(layer)))
                                         .total()
                    * (s.weightBytes() + s.optimizerBytes() / s.optimizerShards());
                const std::vector<int> source = s.ranksOf(from, owner[layer]);
                const std::vector<int> target = s.ranksOf(replica, cells[k]);
                for (std::size_t t = 0; t < target.size(); ++t)
                    out.before.add(s.deviceOf(source[t]), s.deviceOf(target[t]), bytes);
            }
    }
    return out;
}

Outcome redundant(const Situation& s)
{
    if (s.stages < 2)
        return infeasible(Phrase::of("There is no stage before the one stage there is."),
            Phrase::of("Take at least two stages."));
    Outcome out;
    Recovery& r = out.recovery;
    std::vector<int> weak;
    for (int replica = 0; replica < s.replicas; ++replica) {
        bool any = false;
        for (int stage = 0; stage < s.stages; ++stage) {
            if (s.lives(replica, stage))
                continue;
            any = true;
            const int before = (stage + s.stages - 1) % s.stages;
            if (!s.lives(replica, before))
                return infeasible(
                    Phrase::of("Replica {} lost stage {} together with stage {}, which holds its layers.",
                        replica, stage, before),
                    Phrase::of(
                        "Restart from the checkpoint, or keep neighbouring stages on nodes that do not fail "
                        "together."));
        }
        if (any || !s.whole(replica))
            weak.push_back(replica);
    }
    for (int stage = 0; stage < s.stages; ++stage) {
        const int before = (stage + s.stages - 1) % s.stages;
        const StageMemory& own = s.memory.stages[at(before)];
        const StageMemory& other = s.memory.stages[at(stage)];
        const double needed = (own.device + other.weights + other.gradients + other.optimizer).value();
        if (needed > own.capacity.value())
            return infeasible(Phrase::of("Stage {} has no memory for the layers of stage {}: {} of {}.",
                                  before, stage, Bytes(needed), own.capacity),
                Phrase::of("More stages, or sharded weights, would leave room."));
    }
    const int simulated = std::min<int>(s.microbatches(),
        std::max<int>(
            2 * s.stages, static_cast<int>(kMostSimulated / (3 * s.stages * std::ssize(weak) + 1))));
    UnequalReplicas lanes = lanesOf(s, weak, simulated);
    double slowest = 0;
    for (std::size_t i = 0; i < weak.size(); ++i)
        for (int stage = 0; stage < s.stages; ++stage) {
            const auto busy = [&](int of) {
                const LaneTimes& t = lanes.times[at(lanes.lane(static_cast<int>(i), of))];
                return static_cast<double>(t.forward + t.backwardInput + t.backwardWeight) * 1e-9;
            };
            const int before = (stage + s.stages - 1) % s.stages;
            slowest = std::max(slowest, busy(stage));
            if (s.lives(weak[i], stage))
                continue;
            lanes.standIns[at(lanes.lane(static_cast<int>(i), stage))] = {
                lanes.lane(static_cast<int>(i), before)};
            slowest = std::max(slowest, busy(stage) + busy(before));
        }
    const double rest = (s.microbatches() - simulated) * (slowest - slowestRank(s));
    r.stepSeconds =
        s.step + std::max(0.0, secondsOf(runReplicas(lanes)) - healthySeconds(s, simulated) + rest);
    r.feasible = true;
    r.throughputRatio = s.step / r.stepSeconds;
    r.layersPerStage = s.layersPerStage();
    r.microbatchesPerReplica.assign(at(s.replicas), s.microbatches());
    r.reason =
        Phrase::of("The stage before does the work of two in its replica. What holding and computing every "
                   "stage twice costs before anything fails is not counted.");
    out.rebuild = Rebuild::Partial;
    for (int replica = 0; replica < s.replicas; ++replica)
        for (int stage = 0; stage < s.stages; ++stage)
            if (!s.lives(replica, stage)) {
                const int ranks = static_cast<int>(s.ranksOf(replica, stage).size());
                r.linksRemoved += 4 * ranks;
                r.linksAdded += 3 * ranks;
                r.movedSamples += std::int64_t {s.microbatches()} * s.healthy.workload.microBatchSize;
            }
    return out;
}

} // namespace rankloom
