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
constexpr double kQueriesOfTile = 128;
/// Of 16-bit elements in 16 bytes, which tensor cores load rows in (arXiv 2401.14489 §3, NVIDIA's guide to
/// matrix multiplication).
constexpr double kAlignment = 8;
/// KernelModel::gemm(): how many times as long products take whose rows are whole 8, 4 and 2 bytes.
constexpr double kEightBytes = 1.5;
constexpr double kFourBytes = 2;
constexpr double kTwoBytes = 3;
/// KernelModel::gemm().
constexpr double kNotHidden = 0.25;
/// KernelModel::expertGemm().
constexpr double kNotHiddenOfExperts = 0.5;
constexpr double kExpertShare = 0.85;
constexpr double kExpertShareFp8 = 0.7;
constexpr double kOneExpertShare = 0.95;
constexpr double kOneExpertShareFp8 = 0.82;
/// KernelModel::KernelModel().
constexpr double kHopperFp8Share = 0.95;
/// KernelModel::attention().
constexpr double kAttentionHalf = 780;
constexpr double kAttentionHalfPeak = 312e12;
constexpr double kAttentionGrowth = 1.0 / 6;
constexpr double kAttentionBackwardRate = 0.78;
constexpr double kWideQueries = 0.87;
constexpr double kFullHead = 128;
constexpr double kExponentials = 0.125;
constexpr double kExponentialsPeak = 312e12 / 108; ///< FLOP/s of a multiprocessor of A100
constexpr double kEightBitForward = 1.4;
constexpr double kEightBitBackward = 0.92;
constexpr double kEightBitBackwardWide = 1.3;
constexpr double kForwardFill = 2.6;
constexpr double kBackwardFill = 1.3;
/// KernelModel::scatter().
constexpr double kScattered = 0.75;

/// Whether a product's rows are so many elements, or a multiple of it.
bool wholeRows(double n, double k, double elements)
{
    return std::fmod(n, elements) == 0 && std::fmod(k, elements) == 0;
}

/// What a plain product loses where its rows are no whole 16 bytes.
double oddRows(double n, double k)
{
    return wholeRows(n, k, kAlignment) ? 1
        : wholeRows(n, k, 4)           ? kEightBytes
        : wholeRows(n, k, 2)           ? kFourBytes
                                       : kTwoBytes;
}

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
    m_fp8 = precision == Precision::Fp8Mixed && device.peakFp8.value() > 0;
    const double share = m_fp8 && device.generation == DeviceGeneration::Hopper ? kHopperFp8Share : 1;
    m_peak = (m_fp8 ? device.peakFp8.value() * share : core) * device.computeEfficiency;
    m_vectorPeak = std::min(m_peak, device.peakFp32.value() * device.computeEfficiency);
    m_attentionPeak = core * device.attentionEfficiency;
    m_exponentials = kExponentials * core / m_multiprocessors / kExponentialsPeak;
    m_attentionHalf = kAttentionHalf * std::pow(core / kAttentionHalfPeak, kAttentionGrowth);
}

KernelModel::Roofs KernelModel::roofs(double count, double m, double n, double k, double resultBytes) const
{
    const double tilesM = std::ceil(m / kTile);
    const double tilesN = std::ceil(n / kTile);
    const double tileUse = m * n / (tilesM * kTile * tilesN * kTile);
    const double waves = count * tilesM * tilesN / m_multiprocessors;
    const double waveUse = std::sqrt(waves / std::ceil(waves));
    const double input = m_fp8 ? 1 : m_elementBytes;
    return {count * 2 * m * n * k / (m_peak * tileUse * waveUse),
        count * (input * (n * k + m * k) + resultBytes * m * n) / m_bandwidth};
}

Seconds KernelModel::atRoofs(Roofs time, double notHidden) const
{
    return Seconds(
        std::max(time.compute, time.memory) + notHidden * std::min(time.compute, time.memory) + m_launch);
}

Seconds KernelModel::groupedGemm(double count, double m, double n, double k) const
{
    if (count <= 0 || m <= 0 || n <= 0 || k <= 0)
        return Seconds(0);
    Roofs time = roofs(count, m, n, k, m_elementBytes);
    if (!wholeRows(n, k, kAlignment))
        time.compute *= m_peak / m_vectorPeak;
    return atRoofs(time, 0);
}

Seconds KernelModel::gemm(double m, double n, double k, double resultBytes) const
{
    if (m <= 0 || n <= 0 || k <= 0)
        return Seconds(0);
    Roofs time = roofs(1, m, n, k, resultBytes);
    time.compute *= std::min(oddRows(n, k), m_peak / m_vectorPeak);
    return atRoofs(time, kNotHidden);
}

Seconds KernelModel::expertsAt(double share, Roofs time) const
{
    time.compute /= share;
    return Seconds(std::max(time.compute, time.memory)
        + kNotHiddenOfExperts * std::min(time.compute, time.memory) + m_launch);
}

Seconds KernelModel::expertGemm(double count, double m, double n, double k, double resultBytes) const
{
    if (count <= 0 || m <= 0 || n <= 0 || k <= 0)
        return Seconds(0);
    const double one = m_fp8 ? kOneExpertShareFp8 : kOneExpertShare;
    const double several = m_fp8 ? kExpertShareFp8 : kExpertShare;
    return expertsAt(count > 1 ? several : one, roofs(count, m, n, k, resultBytes));
}

Seconds KernelModel::fusedExpertGemm(double count, double m, double n, double k, double resultBytes) const
{
    if (count <= 0 || m <= 0 || n <= 0 || k <= 0)
        return Seconds(0);
    return expertsAt(kExpertShare, roofs(count, m, n, k, resultBytes));
}

Seconds KernelModel::quantise(double elements) const
{
    return m_fp8 ? streamOnly(Bytes(4 * elements)) : Seconds(0);
}

double KernelModel::occupancy(double tiles, double half) const
{
    return 1 - std::exp(-std::max(tiles, 1e-9) / (half * m_multiprocessors));
}

Seconds KernelModel::attentionAt(Flops flops, const AttentionShape& shape, double share) const
{
    const double narrow = (1 + m_exponentials * kFullHead / shape.headDim) / (1 + m_exponentials);
    return Seconds(
        flops.value() / (m_attentionPeak * share) * narrow * (1 + m_attentionHalf / shape.keys) + m_launch);
}

Seconds KernelModel::attention(Flops flops, const AttentionShape& shape) const
{
    const double share = shape.bits == AttentionShape::Bits::Eight ? kEightBitForward : 1;
    return attentionAt(flops, shape, share * occupancy(shape.tiles, kForwardFill));
}

Seconds KernelModel::attentionBackward(Flops flops, const AttentionShape& shape) const
{
    double rate = kAttentionBackwardRate * (shape.wideQueries ? kWideQueries : 1.0);
    if (shape.bits == AttentionShape::Bits::Eight)
        rate *= shape.wideQueries ? kEightBitBackwardWide : kEightBitBackward;
    return attentionAt(flops, shape, rate * occupancy(shape.tiles, kBackwardFill));
}

double KernelModel::attentionTiles(double heads, double queries)
{
    return heads * std::ceil(queries / kQueriesOfTile);
}

KernelModel::BothPasses KernelModel::unfusedAttention(
    double heads, double queries, double keys, double queryKeyWidth, double valueWidth) const
{
    const auto product = [&](double m, double n, double k) { return groupedGemm(heads, m, n, k); };
    return {product(queries, keys, queryKeyWidth) + product(queries, valueWidth, keys),
        product(queries, keys, valueWidth) + product(keys, valueWidth, queries)
            + product(queries, queryKeyWidth, keys) + product(keys, queryKeyWidth, queries)};
}

Seconds KernelModel::scatter(Bytes bytes) const { return streamOnly(bytes / kScattered) + Seconds(m_launch); }

Seconds KernelModel::streamOnly(Bytes bytes) const { return Seconds(bytes.value() / m_bandwidth); }

Seconds KernelModel::stream(Bytes bytes) const { return streamOnly(bytes) + Seconds(m_launch); }

} // namespace rankloom
