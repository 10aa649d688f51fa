// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/model/model_spec.h"

namespace rankloom {

/// Parameters that are sharded alike, matrices and vectors told apart: Muon keeps matrices with one moment,
/// norms and biases stay with Adam.
struct ParameterClass {
    std::int64_t matrices = 0;
    std::int64_t vectors = 0;

    [[nodiscard]] std::int64_t total() const { return matrices + vectors; }
    ParameterClass& operator+=(const ParameterClass& other)
    {
        matrices += other.matrices;
        vectors += other.vectors;
        return *this;
    }
};

/// Exact parameters of one decoder layer by the way Megatron-LM shards them
/// (megatron/core/tensor_parallel, megatron/core/transformer/moe).
struct LayerParameters {
    ParameterClass tensor; ///< /tp: query and output projections, dense and shared MLP, MLA up-projections
    ParameterClass keyValue; ///< /min(tp, kvHeads): key and value projections
    ParameterClass
        replicated; ///< whole on every rank: norms, router, row-parallel biases, MLA down-projections
    ParameterClass experts; ///< all routed experts, /(ep·etp)
    std::int64_t oneExpert = 0; ///< parameters of one routed expert

    [[nodiscard]] std::int64_t total() const
    {
        return tensor.total() + keyValue.total() + replicated.total() + experts.total();
    }
};

LayerParameters denseLayerParameters(const ModelSpec& model);
/// Requires model.moe.
LayerParameters moeLayerParameters(const ModelSpec& model);

inline LayerParameters layerParameters(const ModelSpec& model, int layer)
{
    return model.isMoe(layer) ? moeLayerParameters(model) : denseLayerParameters(model);
}

/// Output and input width of a matrix.
struct MatrixWidths {
    std::int64_t out = 0;
    std::int64_t in = 0;
};
/// Of a layer's indexer: queries, the key, a weight for each head (deepseek-ai/DeepSeek-V3.2-Exp,
/// inference/model.py). None where a model has no sparse attention.
std::vector<MatrixWidths> indexerMatrices(const ModelSpec& model);

/// Parameters of one normalisation of width hidden: scale, and shift with LayerNorm. 0 where the family has
/// norms without parameters (normsPerLayer == 0).
std::int64_t normParameters(const ModelSpec& model);

} // namespace rankloom
