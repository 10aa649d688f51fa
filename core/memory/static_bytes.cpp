// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/static_bytes.h"
#include "core/plan/element_size.h"

namespace rankloom {

namespace {

/// `kept`: share of the optimizer states that count.
BytesPerParameter bytesOf(const MemoryChoice& memory, double kept)
{
    const bool pure = memory.masterWeights == MasterWeights::None;
    BytesPerParameter out;
    // 8-bit weights come with a transposed copy, one byte each: two, like 16-bit weights.
    out.weight = weightsInFp32(memory) ? 4 : elementBytes(memory.precision);
    if (memory.precision == Precision::Fp8Mixed && !memory.fp8Weights)
        out.weight += 2;
    out.gradient = weightsInFp32(memory) ? 4 : gradientBytes(memory);

    const double master = copiesWeights(memory) ? 4 : 0;
    const double moment = pure ? elementBytes(memory.precision) : 4;
    switch (memory.optimizer) {
    case OptimizerKind::Adam:
        out.optimizer = out.optimizerOther = master + 2 * moment;
        break;
    case OptimizerKind::AdamBf16Moments:
        out.optimizer = out.optimizerOther = master + 4;
        break;
    case OptimizerKind::AdamFp8Moments:
        out.optimizer = out.optimizerOther = master + 2;
        break;
    case OptimizerKind::Muon:
        out.optimizer = master + moment;
        out.optimizerOther = master + 2 * moment;
        break;
    case OptimizerKind::Sgd: // with momentum
        out.optimizer = out.optimizerOther = master + moment;
        break;
    }
    out.optimizer *= kept;
    out.optimizerOther *= kept;
    return out;
}

/// Bytes per parameter that an update holds beside what stays.
double updateBytesPerParameter(const Plan& plan)
{
    const MemoryChoice& memory = plan.memory;
    if (plan.execution.optimizerStep == OptimizerStep::InBackward)
        return 0;
    // Gradients that were summed up in 16 bits are cast for fp32 copies of the weights.
    double out = copiesWeights(memory) && gradientBytes(memory) < 4 ? 4 : 0;
    // The square roots of second moments, and what they divide (PyTorch torch/optim/adamw.py,
    // _multi_tensor_adamw; newer releases hold the first alone).
    if (plan.execution.optimizerStep == OptimizerStep::ForEach)
        out += memory.masterWeights == MasterWeights::None ? 2 * elementBytes(memory.precision) : 8;
    return out * (1.0 - memory.offload.optimizerFraction);
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

double updateBytes(const MemoryShape& shape, const RankParameters& parameters)
{
    return updateBytesPerParameter(shape.plan)
        * (parameters.dense() / shape.shards.dense.optimizer
            + parameters.experts() / shape.shards.experts.optimizer);
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

    // Gradients that are used up layer by layer are counted where the layers' weights are gathered.
    if (shape.plan.execution.optimizerStep != OptimizerStep::InBackward) {
        out.denseGradients = bytes.gradient * dense / denseShards.gradients;
        out.embeddingGradients = bytes.gradient * embedding / denseShards.gradients;
        out.expertGradients = bytes.gradient * parameters.experts() / expertShards.gradients;
    }

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
