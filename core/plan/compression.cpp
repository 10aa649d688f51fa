// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/compression.h"

#include <algorithm>
#include <cmath>

#include "core/model/layer_parameters.h"
#include "core/schedule/stage_placement.h"

namespace rankloom {

namespace {

constexpr double kPlaceBytes = 4; ///< of an element in its matrix
constexpr double kScaleBytes = 4; ///< of a block
constexpr double kRowsShare = 8; ///< see boundaryMatrix()

void addMatrix(std::vector<MatrixShape>& out, double rows, double columns, double count = 1)
{
    if (rows > 0 && columns > 0 && count > 0)
        out.push_back({rows, columns, count});
}

void addAttention(const ModelSpec& model, const Layout& layout, std::vector<MatrixShape>& out)
{
    const double h = model.hidden;
    const double t = layout.tp;
    if (!model.mla) {
        const double queries = static_cast<double>(model.heads) * model.headDim / t;
        const double keys = static_cast<double>(model.kvHeads) * model.headDim
            / std::max(1, std::min(layout.tp, model.kvHeads));
        addMatrix(out, h, queries + 2 * keys);
        addMatrix(out, queries, h);
        return;
    }
    const LatentAttention& mla = *model.mla;
    const double heads = model.heads / t;
    const double queryWidth = heads * (mla.nopeHeadDim + mla.ropeHeadDim);
    if (mla.queryRank > 0) {
        addMatrix(out, h, mla.queryRank);
        addMatrix(out, mla.queryRank, queryWidth);
    } else {
        addMatrix(out, h, queryWidth);
    }
    addMatrix(out, h, static_cast<double>(mla.keyValueRank) + mla.ropeHeadDim);
    addMatrix(out, mla.keyValueRank, heads * (mla.nopeHeadDim + mla.valueHeadDim));
    addMatrix(out, heads * mla.valueHeadDim, h);
    for (const MatrixWidths& matrix : indexerMatrices(model))
        addMatrix(out, static_cast<double>(matrix.in), static_cast<double>(matrix.out));
}

void addFeedForward(const ModelSpec& model, double width, double count, std::vector<MatrixShape>& out)
{
    addMatrix(out, model.hidden, (model.gatedMlp ? 2 : 1) * width, count);
    addMatrix(out, width, model.hidden, count);
}

} // namespace

double lowRankElements(const MatrixShape& matrix, int rank)
{
    const double r = std::min<double>(rank, std::min(matrix.rows, matrix.columns));
    return matrix.count * std::min(matrix.rows * matrix.columns, r * (matrix.rows + matrix.columns));
}

MessageSize compressedSize(
    const Compression& compression, const MatrixShape& matrix, int rank, double elementBytes)
{
    const double elements = matrix.elements();
    double compressed = elements;
    switch (compression.kind) {
    case CompressionKind::None:
        break;
    case CompressionKind::PowerSgd:
        compressed = lowRankElements(matrix, rank);
        break;
    case CompressionKind::TopK:
        compressed =
            std::ceil(compression.keptShare * elements) * (elementBytes + kPlaceBytes) / elementBytes;
        break;
    case CompressionKind::Quantised:
        if (compression.bits >= Compression::kWholeBits)
            break;
        compressed =
            (elements * compression.bits / 8 + std::ceil(elements / compression.blockSize) * kScaleBytes)
            / elementBytes;
        break;
    }
    return {elements, std::min(elements, compressed)};
}

Compression ofWeights(Compression compression)
{
    compression.bits = compression.bitsOfWeights();
    return compression;
}

MatrixShape boundaryMatrix(double tokens, int hidden, int tp)
{
    const double elements = tokens * hidden / tp;
    const double rows = std::max(1.0, tokens / kRowsShare);
    return {rows, elements / rows, 1};
}

std::vector<MatrixShape> layerMatrices(const ModelSpec& model, const Layout& resolved, LayerKind kind)
{
    std::vector<MatrixShape> out;
    addAttention(model, resolved, out);
    if (kind == LayerKind::Dense) {
        addFeedForward(model, static_cast<double>(model.ffn) / resolved.tp, 1, out);
        return out;
    }
    addMatrix(out, model.hidden, model.moe->experts);
    addFeedForward(model, static_cast<double>(model.moe->sharedFfn) / resolved.tp, 1, out);
    return out;
}

std::vector<MatrixShape> expertMatrices(const ModelSpec& model, const Layout& resolved)
{
    std::vector<MatrixShape> out;
    if (model.moe)
        addFeedForward(model, static_cast<double>(model.moe->expertFfn) / resolved.etp,
            static_cast<double>(model.moe->experts) / resolved.ep, out);
    return out;
}

double GradientMessages::elements() const
{
    double sum = whole;
    for (const MatrixShape& matrix : matrices)
        sum += matrix.elements();
    return sum;
}

MessageSize GradientMessages::compressed(const Compression& compression, double elementBytes) const
{
    MessageSize sum {whole, whole};
    for (const MatrixShape& matrix : matrices)
        sum += compressedSize(compression, matrix, compression.dataParallelRank, elementBytes);
    return sum;
}

GradientMessages denseGradients(
    const ModelSpec& model, const Layout& resolved, const RankParameters& held, EmbeddingGradients embedding)
{
    GradientMessages out;
    const auto add = [&](const std::vector<MatrixShape>& matrices, double layers) {
        for (const MatrixShape& matrix : matrices)
            addMatrix(out.matrices, matrix.rows, matrix.columns, matrix.count * layers);
    };
    add(layerMatrices(model, resolved, LayerKind::Dense), held.denseLayers);
    if (model.moe)
        add(layerMatrices(model, resolved, LayerKind::Experts), held.expertLayers);
    const bool apart = embedding == EmbeddingGradients::Apart;
    const double h = model.hidden;
    if (!apart) {
        addMatrix(out.matrices, std::floor(held.embedding / h), h);
        addMatrix(out.matrices, std::floor(held.head / h), h);
    }
    const double all = held.dense() - (apart ? held.embedding + held.head : 0);
    out.whole = std::max(0.0, all - out.elements());
    return out;
}

GradientMessages expertGradients(const ModelSpec& model, const Layout& resolved, const RankParameters& held)
{
    GradientMessages out;
    for (const MatrixShape& matrix : expertMatrices(model, resolved))
        addMatrix(out.matrices, matrix.rows, matrix.columns, matrix.count * held.expertLayers);
    out.whole = std::max(0.0, held.experts() - out.elements());
    return out;
}

bool compressesGradients(const Compression& compression, int stage)
{
    if (compression.kind == CompressionKind::None || !compression.dataParallel)
        return false;
    return compression.criticalStages || compression.stages.empty()
        || std::ranges::find(compression.stages, stage) != compression.stages.end();
}

bool compressibleGradients(const Plan& plan)
{
    const Sharding& sharding = plan.memory.sharding;
    return plan.communication.compression.kind == CompressionKind::Quantised
        || (sharding.gradients.kind == ShardExtent::Kind::None
            && sharding.weights.kind == ShardExtent::Kind::None);
}

double embeddingSyncApart(double elements, double replicas)
{
    return elements * (2 * (replicas - 1) / replicas + 1);
}

double embeddingSyncFused(double elements, double replicas)
{
    return elements * 2 * (2 * replicas - 1) / (2 * replicas);
}

bool splitsTiedEmbedding(const ModelSpec& model, const Plan& plan, int pp)
{
    const StagePlacement placement = stagePlacement(plan.schedule.kind);
    // Spread vocabulary layers have both ends on every rank, other placements of stages on the same one.
    return model.tiedEmbeddings && pp > 1 && !vocabularyParallel(plan.stages.vocabulary)
        && (placement == StagePlacement::Linear || placement == StagePlacement::Looped);
}

bool fusesEmbedding(const ModelSpec& model, const Plan& plan, int pp)
{
    return plan.communication.compression.embeddingSync && splitsTiedEmbedding(model, plan, pp);
}

} // namespace rankloom
