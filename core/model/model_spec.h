// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/quantity.h"
#include "core/model/model_details.h"

namespace rankloom {

enum class NormKind : std::uint8_t { Rms, LayerNorm };
/// Which parameters the normalisation of queries and keys has: none, 2·head_dim (Qwen3), or (a+g)·head_dim
/// (OLMoE).
enum class QkNorm : std::uint8_t { None, PerHead, PerProjection };

/// Multi-head latent attention (DeepSeek). Ranks and head widths in elements; queryRank 0 = no query
/// compression.
struct LatentAttention {
    int queryRank = 0;
    int keyValueRank = 0;
    int nopeHeadDim = 0;
    int ropeHeadDim = 0;
    int valueHeadDim = 0;

    friend bool operator==(const LatentAttention&, const LatentAttention&) = default;
};

/// Attention over chosen keys (DeepSeek-V3.2, GLM-5): an indexer scores all of them, attention reads the
/// best. The indexer is whole on every tensor-parallel device.
struct SparseAttention {
    int keys = 0; ///< that a token attends to (index_topk)
    int heads = 0; ///< of the indexer (index_n_heads)
    int headDim = 0; ///< of its queries and of the one key of a token (index_head_dim)

    friend bool operator==(const SparseAttention&, const SparseAttention&) = default;
};

/// Mixture of experts. `experts` routed ones per MoE layer, `topK` picked per token.
struct MixtureOfExperts {
    int experts = 0;
    int topK = 0;
    int expertFfn = 0; ///< width of one routed expert
    int sharedFfn = 0; ///< width of all shared experts together; 0 = none
    bool sharedGate = false; ///< Qwen2-MoE: a gate of `hidden` parameters on the shared expert
    bool routerBias = false; ///< one bias per expert (gpt-oss), or DeepSeek-V3's correction bias
    bool expertBias = false; ///< gpt-oss: 2·expertFfn + hidden biases per expert
    std::vector<bool> layerIsMoe; ///< one entry per decoder layer

    friend bool operator==(const MixtureOfExperts&, const MixtureOfExperts&) = default;
};

/// Layers whose tokens attend to the last `tokens` tokens only (sliding windows), or to the chunk of that
/// many tokens that they are in. Such layers keep keys and values of no more.
struct AttentionWindow {
    int tokens = 0;
    std::vector<bool> layerIsWindowed; ///< one entry per decoder layer

    friend bool operator==(const AttentionWindow&, const AttentionWindow&) = default;
};

/// What somebody measured of the decoder layers, where they cost unlike or no shape describes them: it counts
/// in place of what follows from the shape.
struct MeasuredLayers {
    /// On one kind of device, in one tensor-parallel group.
    struct Times {
        std::string device; ///< name of a device preset; empty = any device
        int tp = 1;
        int microBatchSize = 1; ///< sequences
        std::vector<double> forward; ///< s per layer, collectives of the tensor-parallel group included
        std::vector<double> backward; ///< s per layer, both gradients; empty = twice the forward pass

        friend bool operator==(const Times&, const Times&) = default;
    };
    std::vector<Times> times; ///< empty = follow from the shape
    std::vector<double> parameters; ///< per layer; empty = those of the shape
    std::vector<double> savedBytes; ///< a layer keeps of one sequence for its backward pass; empty = by shape

    friend bool operator==(const MeasuredLayers&, const MeasuredLayers&) = default;
};

/// The shape of a decoder-only transformer: everything memory, FLOPs and traffic depend on, dimensions in
/// elements; and the details that training programs want besides.
struct ModelSpec {
    std::string name;
    std::string family; ///< Hugging Face model_type, e.g. "llama", "deepseek_v2"
    int layers = 0; ///< decoder layers, without multi-token-prediction layers
    int hidden = 0;
    int heads = 0;
    int kvHeads = 0;
    int headDim = 0;
    int ffn = 0; ///< width of a dense layer's feed-forward part
    bool gatedMlp = true; ///< three matrices (SwiGLU, GeGLU) instead of two
    int vocabulary = 0; ///< as in the checkpoint, before padding
    bool tiedEmbeddings = false;
    int learnedPositions = 0; ///< 0 = rotary or none
    int maxPositions = 0; ///< longest sequence the checkpoint claims; 0 = unknown
    NormKind norm = NormKind::Rms;
    int normsPerLayer = 2; ///< normalisations of width `hidden` in a layer (Gemma 2: 4)
    bool qkvBias = false;
    bool outputBias = false; ///< bias of the attention output projection
    bool mlpBias = false;
    bool headBias = false; ///< bias of the output layer (Phi)
    bool attentionSinks = false; ///< gpt-oss: one per head
    QkNorm qkNorm = QkNorm::None;
    int mtpLayers = 0; ///< multi-token-prediction layers (DeepSeek-V3), not counted in `layers`
    std::optional<LatentAttention> mla;
    std::optional<SparseAttention> sparse; ///< only beside `mla`
    std::optional<MixtureOfExperts> moe;
    ModelDetails details;
    std::optional<AttentionWindow> window;
    std::optional<MeasuredLayers> measured;

    [[nodiscard]] bool isMoe(int layer) const
    {
        return moe && layer >= 0 && layer < static_cast<int>(moe->layerIsMoe.size())
            && moe->layerIsMoe[static_cast<std::size_t>(layer)];
    }
    [[nodiscard]] int moeLayers() const
    {
        int count = 0;
        for (int l = 0; l < layers; ++l)
            count += isMoe(l) ? 1 : 0;
        return count;
    }

    [[nodiscard]] bool isWindowed(int layer) const
    {
        return window && layer >= 0 && layer < static_cast<int>(window->layerIsWindowed.size())
            && window->layerIsWindowed[static_cast<std::size_t>(layer)];
    }
    [[nodiscard]] int windowedLayers() const
    {
        int count = 0;
        for (int l = 0; l < layers; ++l)
            count += isWindowed(l) ? 1 : 0;
        return count;
    }

    friend bool operator==(const ModelSpec&, const ModelSpec&) = default;
};

} // namespace rankloom
