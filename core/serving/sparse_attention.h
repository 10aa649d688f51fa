// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/model/model_spec.h"

namespace rankloom {

/// Attention over a chosen part of the keys (DeepSeek-V3.2, GLM-5): an indexer scores all of them, attention
/// reads the best.
struct SparseAttention {
    std::int64_t keys = 2048; ///< that a token attends to (index_topk of both)
    double heads = 64; ///< of the indexer, whole on every device
    double headDim = 128;
};

/// None for models that attend to all keys, or to a window of them.
std::optional<SparseAttention> sparseAttention(const ModelSpec& model);

/// Tokens that layers with a window, or with chosen keys, read at most; 0 = there are none.
std::int64_t readWindow(const ModelSpec& model);

} // namespace rankloom
