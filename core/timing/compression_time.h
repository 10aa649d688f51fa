// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/plan/compression.h"
#include "core/timing/kernels.h"
#include "core/timing/pass_parts.h"

namespace rankloom {

/// Passes around a compressed message.
struct CompressionTime {
    Seconds compress {};
    Seconds decompress {};
};

/// What is compressed at once.
struct CompressedWork {
    const Compression& compression;
    std::span<const MatrixShape> matrices;
    int rank = 0; ///< PowerSGD's
    double elementBytes = 2;
};

/// From sizes and the rates of the device. PowerSGD: two products of 2nmr operations, n·r² of making the
/// columns orthogonal, and a product that makes the matrix of its factors again, which the sender does, too,
/// for its error feedback. Top-k: five passes over the elements to find and cut out the largest, one to fill
/// in. Quantised: read once and written in few bits, and back.
CompressionTime compressionTime(const KernelModel& kernels, const CompressedWork& work);
/// On the slowest device of a pipeline rank. `slowness` by kind of device, see slownesses().
CompressionTime compressionTime(
    const LaidOut& laid, const std::vector<double>& slowness, const CompressedWork& work);

/// What one compressed backward send over a stage boundary costs each rank of a tensor-parallel group.
struct BoundaryCompression {
    BoundaryCost cost; ///< of the transfer
    CompressionTime passes; ///< on the cluster's usual device
    MatrixShape matrix;
    double elementBytes = 2;
    CompressedLinks links = CompressedLinks::All;

    [[nodiscard]] bool over(LinkLevel level) const
    {
        return level != LinkLevel::Device && (links == CompressedLinks::All || level == LinkLevel::NodePair);
    }
};
/// Null where nothing is compressed or nothing would be saved.
std::optional<BoundaryCompression> boundaryCompression(
    const Project& project, const Plan& plan, const LayerTimer& timer, const BoundaryCost& plain);

/// The next boundary, which lies on links of a level. `forward`, `backward`: compressed transfers over the
/// ways of PassTimes::hopForward and hopBackward.
void appendBoundary(SendCompression& sends, const BoundaryCompression& compression, LinkLevel level,
    Seconds forward, Seconds backward);

/// What each rank of the first and the last stage says of a tied embedding's gradients.
struct EmbeddingSum {
    Bytes gradients {};
    int busy = 1; ///< devices of either stage in one node, which all speak at once
};
/// One all-reduce of the gradients of a tied embedding: `first` are the devices of a data-parallel group on
/// the first stage, `last` those on the last one, in the same order. Fused over all of them.
Seconds fusedEmbeddingSync(
    const LinkTable& links, std::span<const int> first, std::span<const int> last, const EmbeddingSum& sum);
/// The same between each pair, behind the reduction of either stage.
Seconds pairedEmbeddingSync(
    const LinkTable& links, std::span<const int> first, std::span<const int> last, const EmbeddingSum& sum);

/// Stores it in the tails of both ranks, of the slowest group.
void timeEmbeddingSync(const LaidOut& laid, PassTimes& times);

} // namespace rankloom
