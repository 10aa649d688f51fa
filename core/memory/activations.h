// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/memory/shape.h"
#include "core/plan/recompute_modules.h"

namespace rankloom {

/// Tensors one decoder layer keeps from its forward for its backward pass.
enum class SavedTensor : std::uint8_t {
    LayerInput,
    AttentionNorm,
    LatentQuery, ///< MLA: down-projected query and its norm
    LatentKeyValue, ///< MLA: down-projected keys and values and their norm
    Query,
    Key,
    Value,
    AttentionOutput,
    LogSumExp,
    AttentionMatrix, ///< without flash attention: softmax; with dropout its mask and what it leaves, too
    ContextExchange,
    AttentionMask,
    MlpInput,
    MlpNorm,
    MlpUp,
    MlpActivation,
    MlpMask,
    RouterScores,
    DispatchedTokens,
    ExpertUp,
    ExpertActivation,
    ExpertOutput,
    SharedInput,
    SharedUp,
    SharedActivation,
    PostNorms, ///< inputs of the norms behind attention and MLP (Gemma 2)
};
inline constexpr std::size_t kSavedTensorCount = 26;
const char* toString(SavedTensor tensor);

/// Saved tensors of one layer and one microbatch on one rank, in bytes, after selective recompute.
struct LayerActivations {
    std::array<double, kSavedTensorCount> bytes {};
    double saved = 0; ///< sum of `bytes`
    double checkpoint = 0; ///< what full recompute keeps instead: the layer's input
    double working = 0; ///< gradients in flight inside the layer at its worst moment
    double recomputed = 0; ///< what selective recompute brings back while the layer runs backward
    double weightPass = 0; ///< part of `saved` that a deferred weight-gradient pass still holds

    [[nodiscard]] double operator[](SavedTensor tensor) const
    {
        return bytes[static_cast<std::size_t>(tensor)];
    }
};

/// Saved bytes per operation of a dense or (moe) mixture layer; Transformer Engine / Megatron-Core kernels,
/// 16-bit. With GPT shape, dropout and without flash attention the sum is s·b·h·(34/t + 5as/(ht))
/// (arXiv 2205.05198 §4). `load`: tokens that the rank's experts get over the mean.
LayerActivations layerActivations(const MemoryShape& shape, LayerKind kind, double load = 1);

} // namespace rankloom
