// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/kernels.h"

#include <algorithm>
#include <cmath>

#include "core/cluster/device_generation.h"
#include "core/plan/element_size.h"

namespace rankloom {

namespace {

constexpr double kTile = 128;
/// Matrix dimensions that are no multiple of 64 run at about three quarters of the rate (BLOOM, h/t = 1800).
constexpr double kAlignment = 64;
constexpr double kMisaligned = 0.75;
/// KernelModel::attention().
constexpr double kAttentionHalf = 780;
constexpr double kAttentionHalfPeak = 312e12;
constexpr double kAttentionBackwardRate = 0.75;

bool aligned(double x) { return std::fmod(x, kAlignment) == 0; }

} // namespace

KernelModel::KernelModel(const DeviceSpec& device, Precision precision)
    : m_bandwidth(device.memoryBandwidth.value() * device.memoryEfficiency)
    , m_launch(device.kernelLaunch.value())
    , m_elementBytes(rankloom::elementBytes(precision))
    , m_multiprocessors(std::max(1, device.multiprocessors))
{
    const bool fp32Units =
        precision == Precision::Fp32 || (precision == Precision::Bf16Mixed && !computesBf16(device));
    const double core = fp32Units ? device.peakFp32.value() : device.peakBf16.value();
    const bool fp8 = precision == Precision::Fp8Mixed && device.peakFp8.value() > 0;
    m_peak = (fp8 ? device.peakFp8.value() : core) * device.computeEfficiency;
    m_attentionPeak = core * device.attentionEfficiency;
    m_attentionHalf = kAttentionHalf * std::sqrt(core / kAttentionHalfPeak);
}

Seconds KernelModel::groupedGemm(double count, double m, double n, double k) const
{
    if (count <= 0 || m <= 0 || n <= 0 || k <= 0)
        return Seconds(0);
    const double tilesM = std::ceil(m / kTile);
    const double tilesN = std::ceil(n / kTile);
    const double tileUse = m * n / (tilesM * kTile * tilesN * kTile);
    const double waves = count * tilesM * tilesN / m_multiprocessors;
    const double waveUse = std::sqrt(waves / std::ceil(waves));
    const double alignment = aligned(n) && aligned(k) ? 1.0 : kMisaligned;
    const double compute = count * 2 * m * n * k / (m_peak * tileUse * waveUse * alignment);
    const double memory = count * m_elementBytes * (m * n + n * k + m * k) / m_bandwidth;
    return Seconds(std::max(compute, memory) + m_launch);
}

Seconds KernelModel::gemm(double m, double n, double k) const { return groupedGemm(1, m, n, k); }

Seconds KernelModel::attention(Flops flops, double keys) const
{
    return Seconds(flops.value() / m_attentionPeak * (1 + m_attentionHalf / keys) + m_launch);
}

Seconds KernelModel::attentionBackward(Flops flops, double keys) const
{
    return attention(flops / kAttentionBackwardRate, keys);
}

Seconds KernelModel::streamOnly(Bytes bytes) const { return Seconds(bytes.value() / m_bandwidth); }

Seconds KernelModel::stream(Bytes bytes) const { return streamOnly(bytes) + Seconds(m_launch); }

} // namespace rankloom
