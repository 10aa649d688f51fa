// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/idle_stages.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "core/base/balanced_pieces.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/evaluate/bubble.h"
#include "core/evaluate/remedies.h"
#include "core/plan/plan_field.h"
#include "core/plan/replica_work.h"
#include "core/timing/timing.h"

namespace rankloom {

namespace {

constexpr double kMuchIdle = 0.15; ///< of the step, in the mean over all stages, beyond the bubble

/// Seconds of a virtual stage for one microbatch, as a straight line over its decoder layers.
struct StagePace {
    double fixed = 0;
    double perLayer = 0;
    int mostLayers = std::numeric_limits<int>::max(); ///< that its devices have room for

    [[nodiscard]] double seconds(int layers) const
    {
        return layers > mostLayers ? std::numeric_limits<double>::infinity() : fixed + perLayer * layers;
    }
};

std::vector<int> layersOf(const LaidOut& laid)
{
    std::vector<int> layers;
    for (const StageLayers& stage : laid.stages())
        layers.push_back(stage.layerCount);
    return layers;
}

std::vector<int> balancedBy(const std::vector<StagePace>& paces, int layers)
{
    return balancedPieces(
        layers, paces.size(), [&paces](std::size_t stage, int held) { return paces[stage].seconds(held); });
}

Plan withLayers(Plan plan, std::vector<int> layers)
{
    plan.stages.layersPerStage = std::move(layers);
    return plan;
}

/// Two cuts of the layers tell what a layer takes on a stage, and what is there without any: the vocabulary,
/// collectives of a microbatch.
std::vector<StagePace> pacesOf(const LaidOut& laid)
{
    const std::vector<int> layers = layersOf(laid);
    const std::vector<StageTimes> now = timePasses(laid).stages;
    std::vector<StagePace> paces;
    for (std::size_t s = 0; s < layers.size(); ++s)
        paces.push_back({0, now[s].total().value() / std::max(1, layers[s])});

    const Plan other =
        withLayers(laid.plan, balancedBy(paces, std::accumulate(layers.begin(), layers.end(), 0)));
    const std::vector<int>& moved = other.stages.layersPerStage;
    const std::vector<StageTimes> then = timePasses(LaidOut(laid.project, other, laid)).stages;
    for (std::size_t s = 0; s < layers.size(); ++s) {
        if (moved[s] == layers[s])
            continue;
        const double perLayer = (then[s].total() - now[s].total()).value() / (moved[s] - layers[s]);
        if (perLayer <= 0)
            continue;
        paces[s].fixed = std::max(0.0, now[s].total().value() - perLayer * layers[s]);
        paces[s].perLayer = perLayer;
    }
    return paces;
}

/// "28, 26, 15, 11": of each pipeline rank.
std::string layersText(const LaidOut& laid, const std::vector<int>& layers)
{
    std::vector<int> ofRank(static_cast<std::size_t>(laid.layout.pp), 0);
    for (std::size_t s = 0; s < layers.size(); ++s)
        ofRank[static_cast<std::size_t>(laid.stages()[s].rank)] += layers[s];
    return fmt::format("{}", fmt::join(ofRank, ", "));
}

/// Layers by the pace of the stages; also as far as their devices have room by what they hold now.
std::vector<Remedy> balancedCuts(const LaidOut& laid, const MemoryReport& memory)
{
    const std::vector<int> layers = layersOf(laid);
    const int all = std::accumulate(layers.begin(), layers.end(), 0);
    std::vector<StagePace> paces = pacesOf(laid);
    std::vector<std::vector<int>> cuts {balancedBy(paces, all)};
    for (std::size_t s = 0; s < layers.size(); ++s) {
        const StageMemory& stage = memory.stages[static_cast<std::size_t>(laid.stages()[s].rank)];
        if (stage.device.value() > 0)
            paces[s].mostLayers = std::max(1, static_cast<int>(layers[s] * (stage.capacity / stage.device)));
    }
    cuts.push_back(balancedBy(paces, all));

    Remedies remedies(laid.plan);
    for (const std::vector<int>& cut : cuts)
        if (cut != layers && (&cut == &cuts.front() || cut != cuts.front()))
            remedies.add("/stages/layersPerStage", fmt::format("[{}]", fmt::join(cut, ",")),
                Phrase::of("Share the layers out by the pace of the stages: {}", layersText(laid, cut)),
                [&cut](Plan& p) { p.stages.layersPerStage = cut; });
    return remedies.take();
}

/// "H100 SXM 80 GB", "H100 SXM 80 GB and A100 SXM 80 GB": under the ranks of a stage.
Phrase devicesOf(const LaidOut& laid, std::size_t stage)
{
    std::vector<Phrase> titles;
    for (const std::size_t kind : laid.kinds()[stage])
        titles.emplace_back(laid.project.cluster->deviceOfKind(kind).title);
    return joined(titles, Phrase::of(" and "));
}

Phrase idleWords(const LaidOut& laid, std::size_t busiest, std::size_t idlest, double idle, double mean)
{
    if (laid.project.cluster->mixed())
        return Phrase::of("Stage {} (on {}) idles {:.1f} % of the step, because stage {} (on {}) takes "
                          "longest; all stages idle {:.1f} % in the mean.",
            idlest, devicesOf(laid, idlest), idle * 100, busiest, devicesOf(laid, busiest), mean * 100);
    return Phrase::of("Stage {} idles {:.1f} % of the step, because stage {} takes longest; all stages idle "
                      "{:.1f} % in the mean.",
        idlest, idle * 100, busiest, mean * 100);
}

/// The slowest kind of devices under the ranks of a data-parallel replica.
std::size_t slowestKind(const LaidOut& laid, int replica)
{
    const Cluster& cluster = laid.project.cluster;
    std::size_t slowest = cluster.kindOfDevice(laid.deviceOf(laid.grid().rankAt(0, 0, replica, 0)));
    for (int pp = 0; pp < laid.layout.pp; ++pp)
        for (int cp = 0; cp < laid.layout.cp; ++cp)
            for (int tp = 0; tp < laid.layout.tp; ++tp) {
                const std::size_t kind =
                    cluster.kindOfDevice(laid.deviceOf(laid.grid().rankAt(tp, cp, replica, pp)));
                if (cluster.deviceOfKind(kind).peakBf16 < cluster.deviceOfKind(slowest).peakBf16)
                    slowest = kind;
            }
    return slowest;
}

/// Seconds of the longest pipeline rank of some replicas for one microbatch.
double microbatchSeconds(const LaidOut& laid, const std::vector<int>& replicas)
{
    const LaidOut those(laid.project, laid.plan, laid, replicas);
    const std::vector<StageTimes> stages = timePasses(those).stages;
    std::vector<double> ofRank(static_cast<std::size_t>(laid.layout.pp), 0);
    for (std::size_t s = 0; s < stages.size(); ++s)
        ofRank[static_cast<std::size_t>(those.stages()[s].rank)] += stages[s].total().value();
    return std::ranges::max(ofRank);
}

/// The plan with microbatches shared out by the pace of the replicas, which is looked at once for each kind
/// of slowest device. Replicas that expert parallelism ties do the same.
Plan withShares(const LaidOut& laid, const std::vector<std::size_t>& kindOfReplica)
{
    const std::vector<std::vector<int>> units = replicaUnits(laid.grid(), laid.layout);
    std::map<std::size_t, double> ofKind;
    std::vector<double> seconds;
    for (const std::vector<int>& unit : units) {
        const std::size_t kind = kindOfReplica[static_cast<std::size_t>(unit.front())];
        if (!ofKind.contains(kind))
            ofKind[kind] = microbatchSeconds(laid, unit);
        seconds.push_back(ofKind[kind]);
    }
    const std::vector<int> counts = balancedPieces(laid.microbatches * static_cast<int>(units.size()),
        units.size(), [&seconds](std::size_t unit, int held) { return held * seconds[unit]; });

    // Replicas that do as much stand in one share.
    Plan plan = laid.plan;
    std::map<int, std::vector<int>, std::greater<>> replicas; // by microbatches
    for (std::size_t u = 0; u < units.size(); ++u)
        replicas[counts[u]].insert(replicas[counts[u]].end(), units[u].begin(), units[u].end());
    ReplicaChoice& choice = plan.replicas.change();
    for (auto& [count, those] : replicas) {
        std::ranges::sort(those);
        choice.shares.push_back({those, count, 0, {}});
    }
    return plan;
}

} // namespace

std::optional<Observation> observeUnevenReplicas(const LaidOut& laid, const Evaluation& evaluation)
{
    const Cluster& cluster = laid.project.cluster;
    if (!cluster.mixed() || laid.layout.dp < 2 || !laid.plan.replicas->alike() || !evaluation.valid)
        return std::nullopt;
    std::vector<std::size_t> kinds;
    for (int replica = 0; replica < laid.layout.dp; ++replica)
        kinds.push_back(slowestKind(laid, replica));
    const auto [slowest, fastest] = std::ranges::minmax_element(
        kinds, {}, [&cluster](std::size_t kind) { return cluster.deviceOfKind(kind).peakBf16; });
    if (cluster.deviceOfKind(*slowest).peakBf16 == cluster.deviceOfKind(*fastest).peakBf16)
        return std::nullopt;

    Observation out;
    out.diagnostic.severity = Severity::Warning;
    out.diagnostic.code = "replicas-on-uneven-devices";
    const auto slow = std::ranges::count(kinds, *slowest);
    out.diagnostic.message =
        Phrase::of("{} of {} replicas wait at the end of every step for those that run on "
                   "{}: all have as many microbatches.",
            laid.layout.dp - slow, laid.layout.dp, cluster.deviceOfKind(*slowest).title);
    out.diagnostic.arguments = {std::to_string(slow), std::to_string(laid.layout.dp)};
    out.diagnostic.where.pointer = "/replicas/shares";
    const Plan shared = withShares(laid, kinds);
    Remedies remedies(laid.plan);
    remedies.add("/replicas/shares", compactText(fieldJson(*planField("/replicas/shares"), shared)),
        Phrase::of("Share the microbatches out by the devices of the replicas"),
        [&shared](Plan& p) { p = shared; });
    out.remedies = remedies.take();
    return out;
}

std::optional<Observation> observeIdleStages(const LaidOut& laid, const Evaluation& evaluation)
{
    if (laid.layout.pp < 2 || !evaluation.timeline || !stagesIdleBeyondBubble(evaluation))
        return std::nullopt;
    const std::vector<double> idle = idleShares(*evaluation.timeline);
    const auto idlest = static_cast<std::size_t>(std::ranges::max_element(idle) - idle.begin());
    const auto busiest = static_cast<std::size_t>(std::ranges::min_element(idle) - idle.begin());

    // The vocabulary alone makes the last stage longer: what little that costs is told where it can be had.
    const bool much = idleRatio(evaluation) > evaluation.time.bubbleRatio + kMuchIdle;
    Observation out;
    out.diagnostic.severity = much ? Severity::Warning : Severity::Hint;
    out.saidForRemedy = !much;
    out.diagnostic.code = "stages-idle";
    out.diagnostic.message = idleWords(laid, busiest, idlest, idle[idlest], idleRatio(evaluation));
    out.diagnostic.arguments = {std::to_string(idlest), shortestText(idle[idlest]), std::to_string(busiest)};
    out.diagnostic.where.pointer = "/stages/layersPerStage";
    out.remedies = balancedCuts(laid, evaluation.memory);
    return out;
}

} // namespace rankloom
