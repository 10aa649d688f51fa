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
    return 2.0 * ((model.kvHeads + tp - 1) / tp) * model.headDim;
}

Bytes keyValueBytesPerToken(const ModelSpec& model, int tp, double elementBytes)
{
    return Bytes(keyValueElementsPerLayer(model, tp) * model.layers * elementBytes);
}

std::int64_t keptTokens(const ModelSpec& model, int layer, std::int64_t tokens)
{
    return model.isWindowed(layer) ? std::min<std::int64_t>(tokens, model.window->tokens) : tokens;
}

std::int64_t mostSequences(Bytes capacity, Bytes weights, std::int64_t tokens, Bytes perToken)
{
    const double free = (capacity - weights).value();
    const double each = static_cast<double>(tokens) * perToken.value();
    return free <= 0 || each <= 0 ? 0 : static_cast<std::int64_t>(std::floor(free / each));
}

} // namespace rankloom
