// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/uneven_layers.h"

#include <algorithm>
#include <numeric>

#include "core/base/balanced_pieces.h"
#include "core/evaluate/evaluate.h"
#include "core/timing/timing.h"

namespace rankloom {

namespace {

/// A gain below this is none.
constexpr double kLeastGain = 1e-9;
/// Moves of one layer: more than balanced cuts ever need.
constexpr int kMostMoves = 64;

std::optional<EvaluatedPlan> cutOf(const Project& project, Plan plan, const std::vector<int>& layers)
{
    plan.stages.layersPerStage = layers;
    std::optional<Evaluation> evaluation = evaluateFitting(project, plan);
    if (!evaluation)
        return {};
    return EvaluatedPlan {std::move(plan), std::move(*evaluation)};
}

/// Seconds of every virtual stage for one microbatch.
std::vector<double> stageSeconds(const Project& project, const Plan& plan)
{
    std::vector<double> out;
    for (const StageTimes& stage : timePasses(LaidOut(project, plan)).stages)
        out.push_back(stage.total().value());
    return out;
}

std::vector<int> layersOf(const Project& project, const Plan& plan)
{
    std::vector<int> out;
    for (const StageLayers& stage : splitStages(project, plan))
        out.push_back(stage.layerCount);
    return out;
}

std::vector<int> balanced(const Project& project, const Plan& plan, const std::vector<int>& layers)
{
    const std::vector<double> seconds = stageSeconds(project, plan);
    std::vector<double> perLayer;
    for (std::size_t s = 0; s < layers.size(); ++s)
        perLayer.push_back(seconds[s] / std::max(1, layers[s]));
    return balancedLayers(std::accumulate(layers.begin(), layers.end(), 0), perLayer);
}

/// The best of moving one layer from the longest stage to another one; nothing where none gains.
std::optional<EvaluatedPlan> moved(const Project& project, const EvaluatedPlan& now)
{
    const std::vector<int> layers = layersOf(project, now.plan);
    const std::vector<double> seconds = stageSeconds(project, now.plan);
    const auto longest = static_cast<std::size_t>(std::ranges::max_element(seconds) - seconds.begin());
    std::optional<EvaluatedPlan> best;
    for (std::size_t to = 0; to < layers.size() && layers[longest] > 1; ++to) {
        if (to == longest)
            continue;
        std::vector<int> trial = layers;
        --trial[longest];
        ++trial[to];
        std::optional<EvaluatedPlan> cut = cutOf(project, now.plan, trial);
        if (cut && cut->step() < (best ? best->step() : now.step()) * (1 - kLeastGain))
            best = std::move(cut);
    }
    return best;
}

} // namespace

std::vector<int> balancedLayers(int layers, const std::vector<double>& perLayer)
{
    return balancedPieces(
        layers, perLayer.size(), [&perLayer](std::size_t stage, int held) { return held * perLayer[stage]; });
}

std::optional<EvaluatedPlan> withUnevenLayers(const Project& project, const Plan& plan, std::stop_token stop)
{
    const std::vector<int> layers = layersOf(project, plan);
    std::optional<EvaluatedPlan> best = cutOf(project, plan, layers);
    std::optional<EvaluatedPlan> cut = cutOf(project, plan, balanced(project, plan, layers));
    if (cut && (!best || cut->step() < best->step() * (1 - kLeastGain)))
        best = std::move(cut);
    for (int i = 0; best && i < kMostMoves && !stop.stop_requested(); ++i) {
        std::optional<EvaluatedPlan> better = moved(project, *best);
        if (!better)
            break;
        best = std::move(better);
    }
    return best && best->plan.stages.layersPerStage != layers ? std::move(best) : std::nullopt;
}

void cutUnevenly(
    const Project& project, const SearchSpace& space, std::vector<FoundLayout>& layouts, std::stop_token stop)
{
    for (FoundLayout& layout : layouts) {
        if (stop.stop_requested())
            return;
        if (resolved(layout.plan.layout, project.cluster->devices()).pp < 2)
            continue;
        takeIfFaster(project, space, withUnevenLayers(project, layout.plan, stop), layout);
    }
}

void takeIfFaster(
    const Project& project, const SearchSpace& space, std::optional<EvaluatedPlan> found, FoundLayout& layout)
{
    if (!found || found->step() >= layout.time.step
        || found->evaluation.memory.fullest()->headroom() < space.leastHeadroom
        || (layout.fitsAtWorst && !found->evaluation.memory.fitsAtWorst))
        return;
    layout.plan = std::move(found->plan);
    layout.setFigures(project, found->evaluation);
    layout.bound = std::min(layout.bound, layout.time.step); // it was of the plan before
}

} // namespace rankloom
