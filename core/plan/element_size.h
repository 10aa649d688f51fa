// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

namespace rankloom {

/// Bytes of one element of what passes compute with: weights, activations and their gradients. FP8 products
/// keep these in 16 bits.
constexpr double elementBytes(Precision precision) { return precision == Precision::Fp32 ? 4 : 2; }

/// Whether weights are kept in fp32 and cast for each pass.
constexpr bool weightsInFp32(const MemoryChoice& memory)
{
    return memory.precision == Precision::Fp32 || memory.masterWeights == MasterWeights::Weights;
}
/// Whether passes compute in fewer bits than an optimizer of fp32 copies updates.
constexpr bool copiesWeights(const MemoryChoice& memory)
{
    return memory.precision != Precision::Fp32 && memory.masterWeights == MasterWeights::Optimizer;
}

/// Bytes of one element of gradients of weights as they are summed up or, where weights are fp32, reduced.
constexpr double gradientBytes(const MemoryChoice& memory)
{
    if (memory.masterWeights == MasterWeights::None)
        return elementBytes(memory.precision);
    return memory.precision == Precision::Fp32 || memory.gradients == GradientType::Fp32 ? 4 : 2;
}

/// Bytes of one of their elements on the way between replicas.
constexpr double reducedGradientBytes(const Plan& plan)
{
    return plan.communication.reduceInFp32 ? 4 : gradientBytes(plan.memory);
}

} // namespace rankloom
