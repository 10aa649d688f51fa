// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/quantity.h"
#include "core/cluster/device_spec.h"
#include "core/plan/kinds.h"

namespace rankloom {

/// Prices single kernels on one device. The tile and wave terms were chosen on public GEMM timings
/// (AIConfigurator v0.10.0: mean error of log time 0.064 to 0.099 over 432 to 1,998 bf16 products of m >=
/// 256); the efficiency of the device is what training sustains, 20 to 40 % below isolated products (power,
/// fp32 accumulation of gradients).
class KernelModel {
public:
    KernelModel(const DeviceSpec& device, Precision precision);

    /// A product [m,k]·[k,n]: max of the compute and the memory roofline plus the launch gap. The compute
    /// roof loses what partly filled 128x128 tiles and the last wave of tiles over the multiprocessors waste
    /// (the square root of the wave occupancy fits the measurements better than the occupancy itself: other
    /// kernels fill the gap).
    [[nodiscard]] Seconds gemm(double m, double n, double k) const;
    /// `count` products of the same shape in one grouped kernel.
    [[nodiscard]] Seconds groupedGemm(double count, double m, double n, double k) const;
    /// Fused attention core over `keys` keys, of `flops` useful operations. The rate grows with the length as
    /// keys / (keys + half), half = 780·sqrt(peak / 312 TFLOP/s) keys: within 8 % of the means of the public
    /// prefill tables of A100, H100 and B200 from 1,024 to 16,384 tokens, within 20 % down to 256
    /// (AIConfigurator v0.10.0). The backward pass, with five products where forward has two, runs at three
    /// quarters of the forward rate (public steps of llm-foundry).
    [[nodiscard]] Seconds attention(Flops flops, double keys) const;
    [[nodiscard]] Seconds attentionBackward(Flops flops, double keys) const;
    /// A kernel bound by memory traffic.
    [[nodiscard]] Seconds stream(Bytes bytes) const;
    /// Traffic without a launch of its own.
    [[nodiscard]] Seconds streamOnly(Bytes bytes) const;

    [[nodiscard]] double elementBytes() const { return m_elementBytes; }

private:
    double m_peak = 0; ///< FLOP/s at large sizes
    double m_attentionPeak = 0; ///< FLOP/s, forward, of long sequences
    double m_attentionHalf = 0; ///< keys at which half of it is reached
    double m_bandwidth = 0; ///< bytes/s reached
    double m_launch = 0;
    double m_elementBytes = 2;
    double m_multiprocessors = 1;
};

} // namespace rankloom
