// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/device_generation.h"
#include "core/plan/plan.h"

namespace rankloom {

// Which parts that 8-bit precision leaves in 16 bits as a rule a plan computes in 8.

constexpr bool outputLayerInEightBits(const MemoryChoice& memory)
{
    return memory.precision == Precision::Fp8Mixed && memory.fp8OutputLayer;
}

/// What 8 bits cost attention was measured under MX scaling, on GB200 and GB300: devices of other generations
/// are counted in 16 bits, and check() says so.
inline bool attentionInEightBits(const MemoryChoice& memory, const DeviceSpec& device)
{
    return memory.precision == Precision::Fp8Mixed && memory.fp8Attention
        && device.generation == DeviceGeneration::Blackwell;
}

} // namespace rankloom
