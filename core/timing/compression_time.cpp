// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/compression_time.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/cluster/collectives.h"
#include "core/plan/element_size.h"
#include "core/plan/shard_groups.h"
#include "core/timing/pass_communication.h"
#include "core/timing/pass_parts.h"

namespace rankloom {

namespace {

constexpr double kSelectionPasses = 5; ///< of top-k: four of a radix selection, one that cuts out
constexpr double kFeedbackPasses = 3; ///< reads the error, adds it, writes the new one

CompressionTime lowRank(const KernelModel& kernels, const MatrixShape& matrix, const CompressedWork& work)
{
    const double bytes = work.elementBytes;
    const double r = std::min({static_cast<double>(work.rank), matrix.rows, matrix.columns});
    CompressionTime time;
    const Seconds again = kernels.gemm(matrix.rows, matrix.columns, r, bytes);
    time.compress = kernels.gemm(matrix.rows, r, matrix.columns, bytes)
        + kernels.stream(Bytes(matrix.rows * r * r * bytes))
        + kernels.gemm(matrix.columns, r, matrix.rows, bytes);
    if (work.compression.errorFeedback)
        time.compress +=
            again + kernels.stream(Bytes(kFeedbackPasses * matrix.rows * matrix.columns * bytes));
    time.decompress = again;
    return time;
}

CompressionTime chosen(const KernelModel& kernels, double elements, const CompressedWork& work)
{
    const double bytes = work.elementBytes;
    const double passes = kSelectionPasses + (work.compression.errorFeedback ? kFeedbackPasses : 0);
    const double kept = std::ceil(work.compression.keptShare * elements);
    return {kernels.stream(Bytes(passes * elements * bytes)),
        kernels.stream(Bytes(elements * bytes)) + kernels.scatter(Bytes(2 * kept * bytes))};
}

} // namespace

CompressionTime compressionTime(const KernelModel& kernels, const CompressedWork& work)
{
    const Compression& compression = work.compression;
    const double bytes = work.elementBytes;
    CompressionTime sum;
    for (const MatrixShape& matrix : work.matrices) {
        const MatrixShape one {matrix.rows, matrix.columns, 1};
        const MessageSize size = compressedSize(compression, one, work.rank, bytes);
        if (size.compressed >= size.elements)
            continue; // travels as it is
        CompressionTime time;
        const double few = size.compressed * bytes;
        switch (compression.kind) {
        case CompressionKind::None:
            break;
        case CompressionKind::PowerSgd:
            time = lowRank(kernels, one, work);
            break;
        case CompressionKind::TopK:
            time = chosen(kernels, size.elements, work);
            break;
        case CompressionKind::Quantised:
            time.compress = time.decompress = kernels.stream(Bytes(size.elements * bytes + few));
            break;
        }
        sum.compress += time.compress * matrix.count;
        sum.decompress += time.decompress * matrix.count;
    }
    sum.compress *= compression.costFactor;
    sum.decompress *= compression.costFactor * compression.decompressionFactor;
    return sum;
}

CompressionTime compressionTime(
    const LaidOut& laid, const std::vector<double>& slowness, const CompressedWork& work)
{
    CompressionTime slowest;
    for (std::size_t kind = 0; kind < slowness.size(); ++kind) {
        if (slowness[kind] <= 0)
            continue; // none of these
        const CompressionTime one = compressionTime(
            KernelModel(laid.project.cluster->deviceOfKind(kind), laid.plan.memory.precision), work);
        slowest.compress = std::max(slowest.compress, one.compress * slowness[kind]);
        slowest.decompress = std::max(slowest.decompress, one.decompress * slowness[kind]);
    }
    return slowest;
}

std::optional<BoundaryCompression> boundaryCompression(
    const Project& project, const Plan& plan, const LayerTimer& timer, const BoundaryCost& plain)
{
    const Compression& compression = plan.communication.compression;
    if (compression.kind == CompressionKind::None || !compression.pipelineBackward)
        return std::nullopt;
    const double bytes = timer.elementBytes();
    const MatrixShape matrix =
        boundaryMatrix(timer.tokens(), project.model->hidden, std::max(1, plan.layout.tp));
    const MessageSize size = compressedSize(compression, matrix, compression.rank, bytes);
    if (size.compressed >= size.elements)
        return std::nullopt;
    return BoundaryCompression {{Bytes(size.compressed * bytes), plain.gather},
        compressionTime(timer.kernels(), {compression, std::span(&matrix, 1), compression.rank, bytes}),
        matrix, bytes, compression.links};
}

void appendBoundary(SendCompression& sends, const BoundaryCompression& compression, LinkLevel level,
    Seconds forward, Seconds backward)
{
    const bool on = compression.over(level);
    sends.boundaries.push_back(on ? 1 : 0);
    sends.hopForward.push_back(forward);
    sends.hopBackward.push_back(backward);
    sends.compress.push_back(on ? compression.passes.compress : Seconds(0));
    sends.decompress.push_back(on ? compression.passes.decompress : Seconds(0));
}

Seconds fusedEmbeddingSync(
    const LinkTable& links, std::span<const int> first, std::span<const int> last, const EmbeddingSum& sum)
{
    std::vector<int> all(first.begin(), first.end());
    all.insert(all.end(), last.begin(), last.end());
    return Communicator(links, all).allReduce(sum.gradients).time;
}

Seconds pairedEmbeddingSync(
    const LinkTable& links, std::span<const int> first, std::span<const int> last, const EmbeddingSum& sum)
{
    Seconds slowest;
    std::pair<int, int> before {-1, -1};
    for (std::size_t i = 0; i < first.size(); ++i) {
        const std::pair nodes {links.nodeOf(first[i]), links.nodeOf(last[i])};
        if (nodes == std::exchange(before, nodes) && !links.differs())
            continue; // takes as long
        const double share = nodes.first == nodes.second ? 1 : sharesOfBusy(links, sum.busy);
        slowest = std::max(slowest,
            Communicator(links, std::array {first[i], last[i]}).allReduce(sum.gradients / share).time);
    }
    return slowest;
}

void timeEmbeddingSync(const LaidOut& laid, PassTimes& times)
{
    const ModelSpec& model = laid.project.model;
    const int pp = laid.layout.pp;
    if (!splitsTiedEmbedding(model, laid.plan, pp))
        return;
    const auto sync = fusesEmbedding(model, laid.plan, pp) ? fusedEmbeddingSync : pairedEmbeddingSync;
    const double degree = planShards(laid.project, laid.plan, laid.layout).dense.gradients;
    const BusyPorts ports(laid);
    const auto busy = [&](int rank) {
        return ports.busy(laid.deviceOf(laid.grid().rankAt(0, 0, 0, rank)), rank);
    };
    const EmbeddingSum sum {Bytes(paddedVocabulary(model, laid.plan.memory, laid.layout.tp) * model.hidden
                                / laid.layout.tp * gradientBytes(laid.plan.memory) / degree),
        std::max(busy(0), busy(pp - 1))};
    Seconds slowest;
    for (int tp = 0; tp < laid.layout.tp; ++tp) {
        std::vector<int> first;
        std::vector<int> last;
        for (int dp = 0; dp < laid.layout.dp; ++dp)
            for (int cp = 0; cp < laid.layout.cp; ++cp) {
                first.push_back(laid.deviceOf(laid.grid().rankAt(tp, cp, dp, 0)));
                last.push_back(laid.deviceOf(laid.grid().rankAt(tp, cp, dp, pp - 1)));
            }
        slowest = std::max(slowest, sync(laid.project.cluster->links, first, last, sum));
    }
    for (auto* tails : {&times.tails, &times.compressedTails})
        if (!tails->empty())
            tails->front().embeddingSync = tails->back().embeddingSync = slowest;
}

} // namespace rankloom
