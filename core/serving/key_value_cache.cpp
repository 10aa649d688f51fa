// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/key_value_cache.h"

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

Bytes keyValueBytesPerToken(const ModelSpec& model, int tp, double elementBytes)
{
    return Bytes(keyValueElementsPerLayer(model, tp) * model.layers * elementBytes);
}

std::int64_t keptTokens(const ModelSpec& model, int layer, std::int64_t tokens)
{
    return model.isWindowed(layer) ? std::min<std::int64_t>(tokens, model.window->tokens) : tokens;
}

} // namespace rankloom
