// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

namespace rankloom {

/// Bytes of one element of what passes compute with: weights, activations and their gradients. FP8 products
/// keep these in 16 bits.
constexpr double elementBytes(Precision precision) { return precision == Precision::Fp32 ? 4 : 2; }

/// Bytes of one element of the buffer that gradients of weights are summed up in.
constexpr double gradientBytes(const MemoryChoice& memory)
{
    return memory.precision == Precision::Fp32 || memory.gradients == GradientType::Fp32 ? 4 : 2;
}

/// Bytes of one of their elements on the way between replicas.
constexpr double reducedGradientBytes(const Plan& plan)
{
    return plan.communication.reduceInFp32 ? 4 : gradientBytes(plan.memory);
}

} // namespace rankloom
