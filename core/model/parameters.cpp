// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/parameters.h"

#include <algorithm>
#include <cmath>

#include "core/model/layer_parameters.h"

namespace rankloom {

namespace {

/// Width over which queries meet keys plus width over which weights meet values, over all heads.
double attentionWidths(const ModelSpec& model)
{
    if (model.mla)
        return static_cast<double>(model.heads)
            * (model.mla->nopeHeadDim + model.mla->ropeHeadDim + model.mla->valueHeadDim);
    return 2.0 * model.heads * model.headDim;
}

/// Matrix elements one token is multiplied with in a layer.
double activeMatrices(const ModelSpec& model, const LayerParameters& layer)
{
    double matrices =
        static_cast<double>(layer.tensor.matrices + layer.keyValue.matrices + layer.replicated.matrices);
    if (model.moe && layer.experts.matrices > 0)
        matrices += static_cast<double>(layer.experts.matrices) * model.moe->topK / model.moe->experts;
    return matrices;
}

} // namespace

ParameterCounts countParameters(const ModelSpec& model)
{
    ParameterCounts out;
    out.embedding = (wide(model.vocabulary) + model.learnedPositions) * model.hidden;
    out.head = (model.tiedEmbeddings ? 0 : wide(model.vocabulary) * model.hidden)
        + (model.headBias ? model.vocabulary : 0);
    out.finalNorm = normParameters(model);
    out.total = out.active = out.embedding + out.head + out.finalNorm;

    const LayerParameters dense = denseLayerParameters(model);
    const LayerParameters sparse = model.moe ? moeLayerParameters(model) : dense;
    out.perLayer.reserve(static_cast<std::size_t>(model.layers));
    for (int l = 0; l < model.layers; ++l) {
        const LayerParameters& layer = model.isMoe(l) ? sparse : dense;
        if (model.measured && !model.measured->parameters.empty()) {
            out.perLayer.push_back(std::llround(model.measured->parameters[static_cast<std::size_t>(l)]));
            out.total += out.perLayer.back();
            out.active += out.perLayer.back();
            continue;
        }
        out.perLayer.push_back(layer.total());
        out.total += layer.total();
        out.active += layer.total();
        if (model.isMoe(l))
            out.active -= (model.moe->experts - model.moe->topK) * layer.oneExpert;
    }
    // One more layer of the kind of the last one, a 2h×h projection and three norms; embedding and head are
    // shared with the main model (arXiv 2412.19437 §2.2).
    const LayerParameters& last = model.isMoe(model.layers - 1) ? sparse : dense;
    out.mtp =
        model.mtpLayers * (last.total() + 2 * wide(model.hidden) * model.hidden + 3 * wide(model.hidden));
    return out;
}

double attendedTwice(const ModelSpec& model, int sequenceLength)
{
    const double s = sequenceLength;
    const double w = std::min<double>(s, model.window ? model.window->tokens : s);
    return w * (2 - w / s);
}

FlopsPerToken flopsPerToken(const ModelSpec& model, int sequenceLength)
{
    const LayerParameters dense = denseLayerParameters(model);
    const LayerParameters sparse = model.moe ? moeLayerParameters(model) : dense;
    const double moeLayers = model.moeLayers();
    const double denseLayers = model.layers - moeLayers;
    const double head = static_cast<double>(model.vocabulary) * model.hidden;
    const double matrices =
        denseLayers * activeMatrices(model, dense) + moeLayers * activeMatrices(model, sparse) + head;
    // Two operations per multiply-add; half of the square, or of the band that windows leave of it.
    const double windowed = model.windowedLayers();
    const double attention = attentionWidths(model)
        * ((model.layers - windowed) * sequenceLength + windowed * attendedTwice(model, sequenceLength));
    FlopsPerToken out;
    out.forward = Flops(2.0 * matrices + attention);
    // Gradients of inputs and of weights (of both operands in attention) cost a forward each.
    out.backward = 2.0 * out.forward;
    // See countParameters(); a forward and two such backward.
    const double h = model.hidden;
    const double layer =
        2 * (activeMatrices(model, model.isMoe(model.layers - 1) ? sparse : dense) + 2 * h * h + head)
        + attentionWidths(model) * sequenceLength;
    out.prediction = Flops(3.0 * model.mtpLayers * layer);
    return out;
}

} // namespace rankloom
