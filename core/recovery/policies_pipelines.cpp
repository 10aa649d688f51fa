// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Policies whose replicas are no longer alike: rerouted microbatches, pipelines of other depths, redundant
// stages.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/base/at.h"
#include "core/recovery/layer_migration.h"
#include "core/recovery/policies.h"

namespace rankloom {

namespace {

/// The part of a lane's microbatches that others take: all where it is lost, what it is too slow for
/// otherwise.
int guestsFrom(const Situation& s, int replica, int stage)
{
    return static_cast<int>(std::ceil(s.microbatches() * (1 - s.speed(replica, stage)) - 1e-9));
}

} // namespace

Outcome reroute(const Situation& s)
{
    if (std::optional<Outcome> beyond = beyondPeers(s))
        return *beyond;
    if (std::optional<Outcome> unlike = unlikeReplicas(s))
        return *unlike;
    Outcome out;
    Recovery& r = out.recovery;
    const int m = s.microbatches();
    double busiest = 0; // microbatches that peers of a stage take over, each
    Plan plan = s.asGiven;
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
    for (int replica = 0; replica < s.replicas; ++replica)
        for (int stage = 0; stage < s.stages; ++stage)
            if (const double speed = s.speed(replica, stage); speed < 1)
                handOver(s, plan, replica, stage, HandoverWay::Microbatches, 1 - speed);
    r.plan = std::move(plan);
    if (Phrase why = priced(s, r); !why.empty())
        return infeasible(std::move(why), Phrase::of("Resize, or drop the replica."));
    r.feasible = true;
    r.layersPerStage = s.layersPerStage();
    r.microbatchesPerReplica.assign(at(s.replicas), m);
    r.reason = Phrase::of("Peers of the stage run up to {:.2f} more microbatches each.", busiest);
    out.rebuild = Rebuild::Edited;
    out.before = restoredShards(s);
    out.before.addAll(layersBack(s, r.layersPerStage));
    for (int replica = 0; replica < s.replicas; ++replica) {
        int most = 0;
        for (int stage = 0; stage < s.stages; ++stage)
            most = std::max(most, guestsFrom(s, replica, stage));
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
    double fill = 0; ///< s, of the first microbatch through all stages
    double slowest = 0; ///< s, of a microbatch on the slowest stage
};

/// Equal shares of what layers take, of a pipeline rank with the vocabulary its own on top.
std::optional<Template> templateOf(const Situation& s, int depth)
{
    const std::vector<int> layers = s.layersPerStage();
    const std::vector<double> seconds = rankSeconds(s, s.times);
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
            problem.layerTimes.push_back(std::max(1e-9, seconds[at(stage)] / layers[at(stage)]));
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
        double total = 0; // s
        for (int i = 0; i < count; ++i, ++layer)
            total += share[layer] * seconds[at(owner[layer])];
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

/// Replicas with the layers that their templates put on the stages they have left.
Plan planOfTemplates(
    const Situation& s, const std::vector<const Template*>& pipelines, const std::vector<int>& microbatches)
{
    Plan plan = s.asGiven;
    std::map<std::pair<int, std::vector<int>>, std::vector<int>> alike; // microbatches, layers
    for (int replica = 0; replica < s.replicas; ++replica) {
        const Template* cut = pipelines[at(replica)];
        std::vector<int> layers;
        if (cut != nullptr && cut->depth < s.stages && microbatches[at(replica)] > 0) {
            layers.assign(at(s.stages), 0);
            std::size_t next = 0;
            for (int stage = 0; stage < s.stages; ++stage)
                if (s.speed(replica, stage) == 1)
                    layers[at(stage)] = cut->layers[next++];
        }
        for (const int dp : s.coordinatesOf(replica))
            alike[{microbatches[at(replica)], layers}].push_back(dp);
    }
    for (auto& [work, replicas] : alike)
        plan.replicas.change().shares.push_back({std::move(replicas), work.first, 0, work.second});
    return plan;
}

} // namespace

Outcome templates(const Situation& s)
{
    if (std::optional<Outcome> beyond = beyondPeers(s))
        return *beyond;
    // Templates are runs of layers, one a stage (Oobleck, arXiv 2309.08125; SymbioticLab/Oobleck
    // oobleck/csrc/planning).
    if (!s.oneChunk())
        return infeasible(
            Phrase::of("Templates cut a pipeline into one run of layers a stage; here a rank has several."),
            Phrase::of("Take one chunk, or a policy that leaves the stages where they are."));
    if (std::optional<Outcome> sizes = unlikeSizes(s))
        return *sizes;
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
    r.microbatchesPerReplica = sharedOut(pipelines, s.allMicrobatches());
    r.plan = planOfTemplates(s, pipelines, r.microbatchesPerReplica);
    if (Phrase why = priced(s, r); !why.empty())
        return infeasible(std::move(why), Phrase::of("Resize, or drop the replica."));
    r.layersPerStage = s.layersPerStage();
    for (const auto& [depth, cut] : known)
        if (cut && depth < s.stages)
            r.layersPerStage = cut->layers;
    r.feasible = true;
    r.reason = Phrase::of(
        "{} of {} replicas go on, weak ones with as many stages as they have left.", working, s.replicas);
    out.rebuild = Rebuild::Full;
    out.before = restoredShards(s);
    for (int replica = 0; replica < s.replicas; ++replica) {
        const int moved = r.microbatchesPerReplica[at(replica)] - s.work[at(replica)].microbatches;
        r.movedSamples +=
            std::int64_t {std::max(0, moved)} * s.healthy.workload.microBatchSize * s.ranksPerReplica;
        const Template* cut = pipelines[at(replica)];
        const bool whole = cut != nullptr && cut->depth == s.stages;
        if (cut == nullptr || r.microbatchesPerReplica[at(replica)] == 0
            || (whole && !s.hasOwnLayers(replica)))
            continue;
        std::vector<int> layers = s.layersPerStage();
        std::size_t next = 0;
        for (int stage = 0; stage < s.stages && !whole; ++stage) // cells left keep their order
            layers[at(stage)] = s.speed(replica, stage) == 1 ? cut->layers[next++] : 0;
        out.before.addAll(layersFetched(s, replica, layers));
    }
    return out;
}

Outcome redundant(const Situation& s)
{
    if (s.stages < 2)
        return infeasible(Phrase::of("There is no stage before the one stage there is."),
            Phrase::of("Take at least two stages."));
    if (std::optional<Outcome> unlike = unlikeReplicas(s))
        return *unlike;
    Outcome out;
    Recovery& r = out.recovery;
    for (int replica = 0; replica < s.replicas; ++replica)
        for (int stage = 0; stage < s.stages; ++stage) {
            const int before = s.stageBefore(stage);
            if (!s.lives(replica, stage) && !s.lives(replica, before))
                return infeasible(
                    Phrase::of("Replica {} lost stage {} together with stage {}, which holds its layers.",
                        s.numberOf(replica), stage, before),
                    Phrase::of(
                        "Restart from the checkpoint, or keep neighbouring stages on nodes that do not fail "
                        "together."));
        }
    const Phrase cure = Phrase::of("More stages, or sharded weights, would leave room.");
    // Before anything fails: every stage held twice, its forward passes run twice.
    Recovery standing;
    standing.plan = s.healthy;
    standing.plan->replicas.change().redundantStages = true;
    if (Phrase why = priced(s, standing); !why.empty())
        return infeasible(std::move(why), cure);
    Plan plan = s.asGiven;
    plan.replicas.change().redundantStages = true;
    for (int replica = 0; replica < s.replicas; ++replica)
        for (int stage = 0; stage < s.stages; ++stage)
            if (!s.lives(replica, stage))
                handOver(s, plan, replica, stage, HandoverWay::StageBefore, 1);
    r.plan = std::move(plan);
    if (Phrase why = priced(s, r); !why.empty())
        return infeasible(std::move(why), cure);
    r.feasible = true;
    r.standingRatio = standing.throughputRatio;
    r.layersPerStage = s.layersPerStage();
    r.microbatchesPerReplica.assign(at(s.replicas), s.microbatches());
    r.reason = Phrase::of("The stage before does the work of two in its replica. Holding every stage twice, "
                          "and its forward passes in the bubbles, leaves {:.1f} % of the throughput before "
                          "anything fails.",
        100 * r.standingRatio);
    out.rebuild = Rebuild::Partial;
    out.before = takenUp(s);
    out.before.addAll(layersBack(s, r.layersPerStage));
    for (int replica = 0; replica < s.replicas; ++replica)
        for (int stage = 0; stage < s.stages; ++stage)
            if (!s.lives(replica, stage))
                r.movedSamples +=
                    std::int64_t {s.microbatches()} * s.healthy.workload.microBatchSize * s.ranksPerReplica;
    return out;
}

} // namespace rankloom
