// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/key_value_cache.h"

#include <algorithm>
#include <cmath>

namespace rankloom {

double keyValueElementsPerLayer(const ModelSpec& model, int tp)
{
    if (model.mla)
        return static_cast<double>(model.mla->keyValueRank + model.mla->ropeHeadDim);
    const int heads = (model.kvHeads + tp - 1) / tp;
    return 2.0 * heads * model.headDim;
}

double indexerBytesPerLayer(const ModelSpec& model)
{
    if (!model.sparse)
        return 0;
    constexpr int scaled = 128; // values with one scale (quant_block_size of all three engines)
    constexpr int scaleBytes = 4;
    const int scales = (model.sparse->headDim + scaled - 1) / scaled;
    return static_cast<double>(model.sparse->headDim) + scaleBytes * scales;
}

double keyValueBytesPerLayer(const ModelSpec& model, int tp, double elementBytes)
{
    return keyValueElementsPerLayer(model, tp) * elementBytes + indexerBytesPerLayer(model);
}

Bytes keyValueBytesPerToken(const ModelSpec& model, int tp, double elementBytes)
{
    return Bytes(keyValueBytesPerLayer(model, tp, elementBytes) * model.layers);
}

std::int64_t keptTokens(const ModelSpec& model, int layer, std::int64_t tokens)
{
    return model.isWindowed(layer) ? std::min<std::int64_t>(tokens, model.window->tokens) : tokens;
}

std::int64_t readWindow(const ModelSpec& model)
{
    if (model.window)
        return model.window->tokens;
    return model.sparse ? model.sparse->keys : 0;
}

Bytes kvCacheBytes(const ModelSpec& model, std::int64_t tokens, int tp)
{
    double kept = 0;
    for (int layer = 0; layer < model.layers; ++layer)
        kept += static_cast<double>(keptTokens(model, layer, tokens));
    return Bytes(keyValueBytesPerLayer(model, tp, 2) * kept);
}

} // namespace rankloom
