// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/shape.h"
#include "core/plan/rank_parameters.h"

namespace rankloom {

/// Bytes per parameter of one tensor class.
struct BytesPerParameter {
    double weight = 0;
    double gradient = 0;
    double optimizer = 0; ///< matrices of decoder layers
    double optimizerOther = 0; ///< everything Muon leaves to Adam
};
/// Mixed-precision training by MemoryChoice::masterWeights: 16-bit weights, gradients in fp32 or 16 bits,
/// fp32 copies of the weights and moments (NVIDIA/Megatron-LM docs, dist_optimizer.md); fp32 weights,
/// gradients and moments (PyTorch FSDP's mixed precision); or 16 bits of each.
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
/// What a rank holds while the optimizer updates its part of the parameters, beside what stays: fp32 copies
/// of 16-bit gradients and the intermediates of an update operator by operator. No activation is alive then.
double updateBytes(const MemoryShape& shape, const RankParameters& parameters);
/// Of the optimizer states that a rank keeps in host memory, with fp32 gradients of their parameters.
double hostOptimizerBytes(const MemoryShape& shape, const RankParameters& parameters);

} // namespace rankloom
