// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/shape.h"
#include "core/model/layer_parameters.h"

namespace rankloom {

/// Parameters a rank holds after tensor and expert parallelism, before sharding over data-parallel ranks.
/// Counts are doubles: shares need not be whole.
struct RankParameters {
    double matrices = 0; ///< of decoder layers
    double vectors = 0; ///< norms, biases, and multi-token-prediction norms
    double embedding = 0; ///< input embedding and learned positions
    double head = 0; ///< output layer, or the tied copy of the embedding on the last stage
    double expertMatrices = 0;
    double expertVectors = 0;

    [[nodiscard]] double dense() const { return matrices + vectors + embedding + head; }
    [[nodiscard]] double experts() const { return expertMatrices + expertVectors; }
    [[nodiscard]] double total() const { return dense() + experts(); }
};

/// Share of one layer that a rank holds.
RankParameters rankShare(const MemoryShape& shape, const LayerParameters& layer);
void add(RankParameters& to, const RankParameters& share, double times = 1);

/// Bytes per parameter of one tensor class.
struct BytesPerParameter {
    double weight = 0;
    double gradient = 0;
    double optimizer = 0; ///< matrices of decoder layers
    double optimizerOther = 0; ///< everything Muon leaves to Adam
};
/// Mixed-precision training (NVIDIA/Megatron-LM docs, dist_optimizer.md): 16-bit weights, gradients in fp32
/// or 16 bits, fp32 master copy and moments.
BytesPerParameter bytesPerParameter(const MemoryChoice& memory);

/// Static bytes of a rank: what stays between steps.
struct StaticBytes {
    double denseWeights = 0;
    double embeddingWeights = 0; ///< embedding and head
    double expertWeights = 0;
    double secondaryWeights = 0; ///< ZeRO++ hpZ copy
    double denseGradients = 0;
    double embeddingGradients = 0;
    double expertGradients = 0;
    double denseOptimizer = 0;
    double embeddingOptimizer = 0;
    double expertOptimizer = 0;

    [[nodiscard]] double weights() const
    {
        return denseWeights + embeddingWeights + expertWeights + secondaryWeights;
    }
    [[nodiscard]] double gradients() const { return denseGradients + embeddingGradients + expertGradients; }
    [[nodiscard]] double optimizer() const { return denseOptimizer + embeddingOptimizer + expertOptimizer; }
    [[nodiscard]] double total() const { return weights() + gradients() + optimizer(); }
};
StaticBytes staticBytes(const MemoryShape& shape, const RankParameters& parameters);

} // namespace rankloom
