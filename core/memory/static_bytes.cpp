// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/static_bytes.h"

namespace rankloom {

RankParameters rankShare(const MemoryShape& shape, const LayerParameters& layer)
{
    const double t = shape.tp;
    const double keyValueT = shape.keyValueTp;
    const double experts = static_cast<double>(shape.ep) * shape.etp;
    const auto d = [](std::int64_t count) { return static_cast<double>(count); };
    RankParameters out;
    out.matrices =
        d(layer.tensor.matrices) / t + d(layer.keyValue.matrices) / keyValueT + d(layer.replicated.matrices);
    out.vectors =
        d(layer.tensor.vectors) / t + d(layer.keyValue.vectors) / keyValueT + d(layer.replicated.vectors);
    out.expertMatrices = d(layer.experts.matrices) / experts;
    out.expertVectors = d(layer.experts.vectors) / experts;
    return out;
}

void add(RankParameters& to, const RankParameters& share, double times)
{
    to.matrices += times * share.matrices;
    to.vectors += times * share.vectors;
    to.embedding += times * share.embedding;
    to.head += times * share.head;
    to.expertMatrices += times * share.expertMatrices;
    to.expertVectors += times * share.expertVectors;
}

BytesPerParameter bytesPerParameter(const MemoryChoice& memory)
{
    BytesPerParameter out;
    const bool fp32 = memory.precision == Precision::Fp32;
    // FP8 weights come with a transposed copy, one byte each: two, like 16-bit weights.
    out.weight = fp32 ? 4 : 2;
    out.gradient = fp32 || memory.gradients == GradientType::Fp32 ? 4 : 2;
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
    const double kept = 1.0 - memory.offload.optimizerFraction;
    out.optimizer *= kept;
    out.optimizerOther *= kept;
    return out;
}

StaticBytes staticBytes(const MemoryShape& shape, const RankParameters& parameters)
{
    const MemoryChoice& memory = shape.plan.memory;
    const Sharding& sharding = memory.sharding;
    const BytesPerParameter bytes = bytesPerParameter(memory);
    const double dense = parameters.matrices + parameters.vectors;
    const double embedding = parameters.embedding + parameters.head;
    StaticBytes out;

    const double denseWeightShard = shape.shardDegree(sharding.weights, false);
    out.denseWeights = bytes.weight * dense / denseWeightShard;
    out.embeddingWeights = bytes.weight * embedding / denseWeightShard;
    out.expertWeights = bytes.weight * parameters.experts() / shape.shardDegree(sharding.weights, true);
    if (sharding.secondaryWeights.kind != ShardExtent::Kind::None)
        out.secondaryWeights = bytes.weight
            * (parameters.dense() / shape.shardDegree(sharding.secondaryWeights, false)
                + parameters.experts() / shape.shardDegree(sharding.secondaryWeights, true));

    const double denseGradientShard = shape.shardDegree(sharding.gradients, false);
    out.denseGradients = bytes.gradient * dense / denseGradientShard;
    out.embeddingGradients = bytes.gradient * embedding / denseGradientShard;
    out.expertGradients = bytes.gradient * parameters.experts() / shape.shardDegree(sharding.gradients, true);

    const double denseOptimizerShard = shape.shardDegree(sharding.optimizer, false);
    out.denseOptimizer = (bytes.optimizer * parameters.matrices + bytes.optimizerOther * parameters.vectors)
        / denseOptimizerShard;
    out.embeddingOptimizer = bytes.optimizerOther * embedding / denseOptimizerShard;
    out.expertOptimizer =
        (bytes.optimizer * parameters.expertMatrices + bytes.optimizerOther * parameters.expertVectors)
        / shape.shardDegree(sharding.optimizer, true);
    return out;
}

} // namespace rankloom
