// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/layer_parameters.h"

namespace rankloom {

namespace {

std::int64_t wide(int value) { return value; }

/// Multi-head, grouped-query or multi-query attention. Counts as in the transformers library's
/// modeling_<family>.py.
void addGroupedAttention(const ModelSpec& model, LayerParameters& out)
{
    const std::int64_t h = model.hidden;
    const std::int64_t queryWidth = wide(model.heads) * model.headDim;
    const std::int64_t keyValueWidth = wide(model.kvHeads) * model.headDim;
    out.tensor.matrices += 2 * h * queryWidth;
    out.keyValue.matrices += 2 * h * keyValueWidth;
    if (model.qkvBias) {
        out.tensor.vectors += queryWidth;
        out.keyValue.vectors += 2 * keyValueWidth;
    }
    if (model.outputBias)
        out.replicated.vectors += h;
    if (model.attentionSinks)
        out.tensor.vectors += model.heads;
    if (model.qkNorm == QkNorm::PerHead)
        out.replicated.vectors += 2 * wide(model.headDim);
    if (model.qkNorm == QkNorm::PerProjection)
        out.replicated.vectors += queryWidth + keyValueWidth;
}

/// Multi-head latent attention: arXiv 2405.04434 §2.1 and deepseek-ai/DeepSeek-V3 inference/model.py. The
/// down-projections are whole on every tensor-parallel rank (Megatron-LM
/// megatron/core/transformer/multi_latent_attention.py).
void addLatentAttention(const ModelSpec& model, LayerParameters& out)
{
    const LatentAttention& mla = *model.mla;
    const std::int64_t h = model.hidden;
    const std::int64_t a = model.heads;
    const std::int64_t queryWidth = a * (wide(mla.nopeHeadDim) + mla.ropeHeadDim);
    if (mla.queryRank > 0) {
        out.replicated.matrices += h * mla.queryRank;
        out.replicated.vectors += mla.queryRank;
        out.tensor.matrices += mla.queryRank * queryWidth;
    } else {
        out.tensor.matrices += h * queryWidth;
    }
    out.replicated.matrices += h * (wide(mla.keyValueRank) + mla.ropeHeadDim);
    out.replicated.vectors += mla.keyValueRank;
    out.tensor.matrices += mla.keyValueRank * a * (wide(mla.nopeHeadDim) + mla.valueHeadDim);
    out.tensor.matrices += a * mla.valueHeadDim * h;
}

/// The key has a layer normalisation of its own.
void addIndexer(const ModelSpec& model, LayerParameters& out)
{
    for (const MatrixWidths& matrix : indexerMatrices(model))
        out.replicated.matrices += matrix.out * matrix.in;
    if (model.sparse)
        out.replicated.vectors += 2 * wide(model.sparse->headDim);
}

LayerParameters attentionAndNorms(const ModelSpec& model)
{
    LayerParameters out;
    if (model.mla)
        addLatentAttention(model, out);
    else
        addGroupedAttention(model, out);
    addIndexer(model, out);
    out.replicated.vectors += model.normsPerLayer * normParameters(model);
    return out;
}

} // namespace

std::vector<MatrixWidths> indexerMatrices(const ModelSpec& model)
{
    if (!model.sparse)
        return {};
    const SparseAttention& sparse = *model.sparse;
    const std::int64_t h = model.hidden;
    const std::int64_t queries = model.mla && model.mla->queryRank > 0 ? model.mla->queryRank : h;
    return {{wide(sparse.heads) * sparse.headDim, queries}, {sparse.headDim, h}, {sparse.heads, h}};
}

std::int64_t normParameters(const ModelSpec& model)
{
    if (model.normsPerLayer == 0)
        return 0;
    return wide(model.hidden) * (model.norm == NormKind::LayerNorm ? 2 : 1);
}

LayerParameters denseLayerParameters(const ModelSpec& model)
{
    LayerParameters out = attentionAndNorms(model);
    const std::int64_t h = model.hidden;
    const std::int64_t f = model.ffn;
    const std::int64_t columnMatrices = model.gatedMlp ? 2 : 1;
    out.tensor.matrices += (columnMatrices + 1) * h * f;
    if (model.mlpBias) {
        out.tensor.vectors += columnMatrices * f;
        out.replicated.vectors += h;
    }
    return out;
}

LayerParameters moeLayerParameters(const ModelSpec& model)
{
    LayerParameters out = attentionAndNorms(model);
    const MixtureOfExperts& moe = *model.moe;
    const std::int64_t h = model.hidden;
    const std::int64_t experts = moe.experts;
    const std::int64_t matricesPerMlp = model.gatedMlp ? 3 : 2;
    const std::int64_t expertMatrices = matricesPerMlp * h * moe.expertFfn;
    const std::int64_t expertVectors = moe.expertBias ? 2 * wide(moe.expertFfn) + h : 0;
    out.oneExpert = expertMatrices + expertVectors;
    out.experts.matrices += experts * expertMatrices;
    out.experts.vectors += experts * expertVectors;
    out.replicated.matrices += h * experts;
    if (moe.routerBias)
        out.replicated.vectors += experts;
    out.tensor.matrices += matricesPerMlp * h * moe.sharedFfn;
    if (moe.sharedFfn > 0 && moe.sharedGate)
        out.replicated.vectors += h;
    return out;
}

} // namespace rankloom
