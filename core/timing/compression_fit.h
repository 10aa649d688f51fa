// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/plan/compression.h"
#include "core/timing/kernels.h"

namespace rankloom {

/// One pass of compression or decompression that was measured alone.
struct MeasuredPass {
    enum class Which : std::uint8_t { Compression, Decompression };

    Which which = Which::Compression;
    /// Kind, rank, bits, block size, share kept and error feedback; what it says of costs does not count.
    Compression how;
    MatrixShape matrix;
    double elementBytes = 2;
    Seconds time {}; ///< above zero
};

/// Measured over estimated seconds of the passes of one kind and direction.
struct PassFit {
    int passes = 0; ///< 0 = none was measured: the factor is 1
    double factor = 1; ///< geometric mean
    double before = 0; ///< mean |ln(estimated / measured)|
    double after = 0; ///< the same with the factor
    double worst = 0; ///< ln(estimated / measured) of the largest magnitude, with the factor
};

struct CompressionFit {
    CompressionKind kind = CompressionKind::None;
    PassFit compression;
    PassFit decompression;

    /// Stores the factors as the costs of a plan's compression, which is of this kind.
    void applyTo(Compression& plan) const;
};

/// By kind, in the order of namedValues<CompressionKind>(); a kind without a pass that compresses anything is
/// not there. The factor is the least-squares fit of the logarithm of estimated over measured seconds.
std::vector<CompressionFit> fitCompression(const KernelModel& kernels, std::span<const MeasuredPass> passes);

} // namespace rankloom
