// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/sparse_attention.h"

namespace rankloom {

std::optional<SparseAttention> sparseAttention(const ModelSpec& model)
{
    if (model.family == "deepseek_v32")
        return SparseAttention {};
    if (model.family == "glm_moe_dsa")
        return SparseAttention {.heads = 32}; // assumed: the preset's source does not state it
    return std::nullopt;
}

std::int64_t readWindow(const ModelSpec& model)
{
    if (model.window)
        return model.window->tokens;
    const auto sparse = sparseAttention(model);
    return sparse ? sparse->keys : 0;
}

} // namespace rankloom
