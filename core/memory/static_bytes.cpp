// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/static_bytes.h"
#include "core/plan/element_size.h"

namespace rankloom {

namespace {

/// `kept`: share of the optimizer states that count.
BytesPerParameter bytesOf(const MemoryChoice& memory, double kept)
{
    BytesPerParameter out;
    const bool fp32 = memory.precision == Precision::Fp32;
    // FP8 weights come with a transposed copy, one byte each: two, like 16-bit weights.
    out.weight = elementBytes(memory.precision);
    out.gradient = gradientBytes(memory);
    double master = fp32 ? 0 : 4;
    // fp16 with fp16 gradients keeps an fp32 copy of the gradients for unscaling.
    if (memory.precision == Precision::Fp16Mixed && memory.gradients == GradientType::Bf16)
        master += 4;
    switch (memory.optimizer) {
    case OptimizerKind::Adam:
        out.optimizer = out.optimizerOther = master + 8;
        break;
    case OptimizerKind::AdamBf16Moments:
        out.optimizer = out.optimizerOther = master + 4;
        break;
    case OptimizerKind::AdamFp8Moments:
        out.optimizer = out.optimizerOther = master + 2;
        break;
    case OptimizerKind::Muon:
        out.optimizer = master + 4;
        out.optimizerOther = master + 8;
        break;
    case OptimizerKind::Sgd: // with momentum
        out.optimizer = out.optimizerOther = master + 4;
        break;
    }
    out.optimizer *= kept;
    out.optimizerOther *= kept;
    return out;
}

} // namespace

BytesPerParameter bytesPerParameter(const MemoryChoice& memory)
{
    return bytesOf(memory, 1.0 - memory.offload.optimizerFraction);
}

double hostOptimizerBytes(const MemoryShape& shape, const RankParameters& parameters)
{
    const double away = shape.plan.memory.offload.optimizerFraction;
    if (away <= 0)
        return 0;
    constexpr double kGradient = 4;
    const BytesPerParameter bytes = bytesOf(shape.plan.memory, 1);
    const double others = parameters.vectors + parameters.embedding + parameters.head;
    return away
        * (((bytes.optimizer + kGradient) * parameters.matrices + (bytes.optimizerOther + kGradient) * others)
                / shape.shards.dense.optimizer
            + ((bytes.optimizer + kGradient) * parameters.expertMatrices
                  + (bytes.optimizerOther + kGradient) * parameters.expertVectors)
                / shape.shards.experts.optimizer);
}

StaticBytes staticBytes(const MemoryShape& shape, const RankParameters& parameters)
{
    const MemoryChoice& memory = shape.plan.memory;
    const ShardDegrees& denseShards = shape.shards.dense;
    const ShardDegrees& expertShards = shape.shards.experts;
    const BytesPerParameter bytes = bytesPerParameter(memory);
    const double dense = parameters.matrices + parameters.vectors;
    const double embedding = parameters.embedding + parameters.head;
    StaticBytes out;

    out.denseWeights = bytes.weight * dense / denseShards.weights;
    out.embeddingWeights = bytes.weight * embedding / denseShards.weights;
    out.expertWeights = bytes.weight * parameters.experts() / expertShards.weights;
    if (memory.sharding.secondaryWeights.kind != ShardExtent::Kind::None)
        out.secondaryWeights = bytes.weight
            * (parameters.dense() / denseShards.secondaryWeights
                + parameters.experts() / expertShards.secondaryWeights);

    out.denseGradients = bytes.gradient * dense / denseShards.gradients;
    out.embeddingGradients = bytes.gradient * embedding / denseShards.gradients;
    out.expertGradients = bytes.gradient * parameters.experts() / expertShards.gradients;

    if (memory.gradientBuckets) { // whole on every replica
        if (shape.dp * shape.cp > 1) {
            out.denseGradients += bytes.weight * dense;
            out.embeddingGradients += bytes.weight * embedding;
        }
        if (shape.edp > 1)
            out.expertGradients += bytes.weight * parameters.experts();
    }

    out.denseOptimizer = (bytes.optimizer * parameters.matrices + bytes.optimizerOther * parameters.vectors)
        / denseShards.optimizer;
    out.embeddingOptimizer = bytes.optimizerOther * embedding / denseShards.optimizer;
    out.expertOptimizer =
        (bytes.optimizer * parameters.expertMatrices + bytes.optimizerOther * parameters.expertVectors)
        / expertShards.optimizer;
    return out;
}

} // namespace rankloom
