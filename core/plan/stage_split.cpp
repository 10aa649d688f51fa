// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/stage_split.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

#include "core/base/error.h"

namespace rankloom {

namespace {

/// FLOPs of the output layer in units of a decoder layer: 6hV / (72h² + 12sh) (arXiv 2411.05288, table 4).
double headToLayerRatio(const ModelSpec& model, int sequenceLength)
{
    return 6.0 * model.vocabulary / (72.0 * model.hidden + 12.0 * sequenceLength);
}

/// Layers left on the last of `stages` so that the longest stage is shortest; the largest on a tie.
std::vector<int> redistributedSplit(const ModelSpec& model, int sequenceLength, int stages)
{
    if (stages < 2)
        return {model.layers};
    const double ratio = headToLayerRatio(model, sequenceLength);
    int best = 0;
    double bestCost = 1e300;
    for (int last = model.layers / stages; last >= 0; --last) {
        const int others = (model.layers - last + stages - 2) / (stages - 1);
        const double cost = std::max(static_cast<double>(others), last + ratio);
        if (cost < bestCost) {
            bestCost = cost;
            best = last;
        }
    }
    std::vector<int> split;
    const int rest = model.layers - best;
    for (int s = 0; s < stages - 1; ++s)
        split.push_back(rest / (stages - 1) + (s >= stages - 1 - rest % (stages - 1) ? 1 : 0));
    split.push_back(best);
    return split;
}

/// Layers per virtual stage from what the person wrote, or nothing when it does not fit.
std::vector<int> explicitSplit(
    const ModelSpec& model, const Plan& plan, int stages, int chunks, StagePlacement placement)
{
    const std::vector<int>& given = plan.stages.layersPerStage;
    if (given.empty() || std::accumulate(given.begin(), given.end(), 0) != model.layers
        || std::ranges::any_of(given, [](int n) { return n < 0; }))
        return {};
    if (static_cast<int>(given.size()) == stages)
        return given;
    const int pp = stages / chunks;
    if (static_cast<int>(given.size()) != pp)
        return {};
    std::vector<int> split(static_cast<std::size_t>(stages), 0);
    std::vector<int> chunkOfRank(static_cast<std::size_t>(pp), 0);
    for (int s = 0; s < stages; ++s) {
        const auto rank = static_cast<std::size_t>(pipelineRankOf(placement, pp, s));
        const int chunk = chunkOfRank[rank]++;
        split[static_cast<std::size_t>(s)] = given[rank] / chunks + (chunk < given[rank] % chunks ? 1 : 0);
    }
    return split;
}

} // namespace

std::vector<int> evenSplit(int layers, int stages)
{
    RANKLOOM_ASSERT(stages > 0);
    std::vector<int> split(static_cast<std::size_t>(stages), layers / stages);
    int rest = layers % stages;
    for (int s = stages - 2; rest > 0 && s > 0; --s, --rest)
        ++split[static_cast<std::size_t>(s)];
    if (rest > 0)
        ++split.front();
    return split;
}

std::vector<int> splitByWork(const ModelSpec& model, int stages)
{
    RANKLOOM_ASSERT(stages > 0);
    const auto h = static_cast<double>(model.hidden);
    const double layer = 4.0 * model.heads * model.headDim * h + 3.0 * model.ffn * h;
    const double all = model.layers * layer + h * model.vocabulary;
    std::vector<int> split(static_cast<std::size_t>(stages), 0);
    std::size_t stage = 0;
    for (int l = 0; l < model.layers; ++l) {
        ++split[stage];
        if ((l + 1) * layer > all * (static_cast<double>(stage + 1) / stages))
            stage = std::min(stage + 1, split.size() - 1);
    }
    return split;
}

std::vector<StageLayers> splitStages(const Project& project, const Plan& plan)
{
    const ModelSpec& model = project.model;
    const StagePlacement placement = stagePlacement(plan.schedule.kind);
    const int pp = std::max(1, plan.layout.pp);
    const int chunks = chunksPerRank(plan.schedule.kind, plan.layout.vpp);
    const int stages = pp * chunks;
    std::vector<int> split = explicitSplit(model, plan, stages, chunks, placement);
    if (split.empty())
        split = plan.stages.vocabulary == VocabularyLayout::Redistributed
            ? redistributedSplit(project.model, plan.workload.sequenceLength, stages)
            : evenSplit(model.layers, stages);
    const std::vector<int>& mtp = plan.stages.mtpLayersPerStage;
    const bool mtpPlaced = static_cast<int>(mtp.size()) == stages
        && std::accumulate(mtp.begin(), mtp.end(), std::int64_t {0}) == model.mtpLayers;
    std::vector<StageLayers> out;
    std::vector<int> chunkOfRank(static_cast<std::size_t>(pp), 0);
    int layer = 0;
    for (int s = 0; s < stages; ++s) {
        StageLayers stage;
        stage.rank = pipelineRankOf(placement, pp, s);
        stage.chunk = chunkOfRank[static_cast<std::size_t>(stage.rank)]++;
        stage.firstLayer = layer;
        stage.layerCount = split[static_cast<std::size_t>(s)];
        stage.embedding = s == 0;
        stage.head = s == stages - 1;
        stage.mtpLayers = mtpPlaced ? mtp[static_cast<std::size_t>(s)] : stage.head ? model.mtpLayers : 0;
        layer += stage.layerCount;
        out.push_back(stage);
    }
    return out;
}

} // namespace rankloom
