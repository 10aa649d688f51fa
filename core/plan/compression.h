// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/phrase.h"
#include "core/model/layer_kind.h"
#include "core/plan/plan.h"
#include "core/plan/rank_parameters.h"

namespace rankloom {

// What compressed messages hold: pure arithmetic, of elements on one rank of a tensor-parallel group.

/// Matrices of one shape.
struct MatrixShape {
    double rows = 0;
    double columns = 0;
    double count = 1;

    [[nodiscard]] double elements() const { return rows * columns * count; }
};

/// A message before and behind its compression, in elements of the uncompressed type.
struct MessageSize {
    double elements = 0;
    /// As many elements of that type take the bytes that are sent: values, places and scales.
    double compressed = 0;

    [[nodiscard]] double ratio() const { return compressed > 0 ? elements / compressed : 1; }
    MessageSize& operator+=(const MessageSize& other)
    {
        elements += other.elements;
        compressed += other.compressed;
        return *this;
    }
};

/// Two factors of rank r: r(n + m), r at most the smaller side; the matrix itself where that saves nothing
/// (arXiv 1905.13727; torch/distributed/algorithms/ddp_comm_hooks/powerSGD_hook.py, _should_compress).
double lowRankElements(const MatrixShape& matrix, int rank);

/// Matrices of `elementBytes` each; `rank` is PowerSGD's. Top-k: value and a place of 4 bytes for each
/// element kept. Quantised: bits, and a scale of 4 bytes for each block; kWholeBits as it is. Nothing is sent
/// that is larger than it was.
MessageSize compressedSize(
    const Compression& compression, const MatrixShape& matrix, int rank, double elementBytes);

/// What compressedSize() takes for weights that are gathered: their bits in place of those of gradients.
Compression ofWeights(Compression compression);
/// ZeRO++ as DeepSpeed has it: gradients in qgZ's bits, weights in qwZ's (csrc/quantization).
inline constexpr int kQuantisedGradientBits = 4;
inline constexpr int kQuantisedWeightBits = 8;

/// What is sent back over a stage boundary for one microbatch of so many tokens, s·b/cp: a slice of
/// tokens·hidden/tp, seen as a matrix of tokens/8 rows (jaeyong-song/Optimus-CC
/// megatron/p2p_communication.py).
MatrixShape boundaryMatrix(double tokens, int hidden, int tp);

/// The weight matrices of one decoder layer on one rank, fused as Megatron-LM holds them (queries, keys and
/// values; both columns of a gated MLP). Their elements are those of layerShare().
std::vector<MatrixShape> layerMatrices(const ModelSpec& model, const Layout& resolved, LayerKind kind);
/// Of the routed experts of one layer on one rank.
std::vector<MatrixShape> expertMatrices(const ModelSpec& model, const Layout& resolved);

/// What one rank of a stage says of its gradients. What is no matrix travels whole.
struct GradientMessages {
    std::vector<MatrixShape> matrices;
    double whole = 0; ///< elements of norms, biases and what has no shape of its own

    [[nodiscard]] double elements() const;
    /// Matrices and the rest.
    [[nodiscard]] MessageSize compressed(const Compression& compression, double elementBytes) const;
};
/// How the gradients of an embedding and of its tied copy at the other end of a pipeline are summed.
enum class EmbeddingGradients : std::uint8_t { WithOthers, Apart };
/// Of the dense weights; without the embedding and its tied copy where they are summed on their own.
GradientMessages denseGradients(
    const ModelSpec& model, const Layout& resolved, const RankParameters& held, EmbeddingGradients embedding);
GradientMessages expertGradients(const ModelSpec& model, const Layout& resolved, const RankParameters& held);

/// Whether a stage's weight gradients are compressed by the list of the plan.
bool compressesGradients(const Compression& compression, int stage);
/// Low-rank factors and chosen elements are made of whole gradients: sharded ones travel as they are.
bool compressibleGradients(const Plan& plan);

/// In what a lossy plan loses digits: "PowerSGD, rank 16". Empty where it does not.
Phrase lossyWords(const Compression& compression);

/// Elements that one rank sends for a tied embedding of `elements` over `replicas` data-parallel ranks,
/// rings: 2(n - 1)/n each. Apart: over the replicas, then between its two stages; fused: over both at once.
double embeddingSyncApart(double elements, double replicas);
double embeddingSyncFused(double elements, double replicas);

/// Whether the two ends of a pipeline hold a tied embedding each, whose gradients have to be summed.
bool splitsTiedEmbedding(const ModelSpec& model, const Plan& plan, int pp);
/// Whether these are summed together with those of the replicas: then apart from all other gradients.
bool fusesEmbedding(const ModelSpec& model, const Plan& plan, int pp);
inline EmbeddingGradients embeddingGradients(const ModelSpec& model, const Plan& plan, int pp)
{
    return fusesEmbedding(model, plan, pp) ? EmbeddingGradients::Apart : EmbeddingGradients::WithOthers;
}

} // namespace rankloom
