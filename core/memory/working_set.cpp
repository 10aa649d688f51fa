// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/working_set.h"
#include "core/model/layer_parameters.h"
#include "core/plan/eight_bits.h"
#include "core/plan/element_size.h"

#include <array>
#include <cstddef>

namespace rankloom {

namespace {

/// Distinct shapes of weight matrices, rows × columns.
class Shapes {
public:
    void add(double rows, double columns)
    {
        for (std::size_t i = 0; i < m_count; ++i)
            if (m_shapes[i].rows == rows && m_shapes[i].columns == columns)
                return;
        if (m_count < m_shapes.size())
            m_shapes[m_count++] = {rows, columns};
    }
    [[nodiscard]] double elements() const
    {
        double sum = 0;
        for (std::size_t i = 0; i < m_count; ++i)
            sum += m_shapes[i].rows * m_shapes[i].columns;
        return sum;
    }

private:
    struct Shape {
        double rows;
        double columns;
    };
    std::array<Shape, 16> m_shapes; ///< the first `m_count` of them
    std::size_t m_count = 0;
};

void addAttention(const MemoryShape& shape, Shapes& shapes)
{
    const ModelSpec& model = shape.model;
    const double t = shape.tp;
    const double h = model.hidden;
    const double a = model.heads;
    if (!model.mla) {
        const double d = model.headDim;
        shapes.add(a * d / t + 2.0 * model.kvHeads * d / shape.keyValueTp, h);
        shapes.add(h, a * d / t);
        return;
    }
    const LatentAttention& mla = *model.mla;
    const double queryWidth = a * (mla.nopeHeadDim + mla.ropeHeadDim) / t;
    if (mla.queryRank > 0) {
        shapes.add(mla.queryRank, h);
        shapes.add(queryWidth, mla.queryRank);
    } else {
        shapes.add(queryWidth, h);
    }
    shapes.add(mla.keyValueRank + mla.ropeHeadDim, h);
    shapes.add(a * (mla.nopeHeadDim + mla.valueHeadDim) / t, mla.keyValueRank);
    shapes.add(h, a * mla.valueHeadDim / t);
    for (const MatrixWidths& matrix : indexerMatrices(model))
        shapes.add(static_cast<double>(matrix.out), static_cast<double>(matrix.in));
}

void addMlp(const ModelSpec& model, double width, Shapes& shapes)
{
    shapes.add((model.gatedMlp ? 2 : 1) * width, model.hidden);
    shapes.add(model.hidden, width);
}

} // namespace

double logitBytes(const Plan& plan)
{
    const MemoryChoice& memory = plan.memory;
    if (memory.logitBytes > 0)
        return memory.logitBytes;
    switch (memory.crossEntropy) {
    case CrossEntropy::Fused:
        return 2;
    case CrossEntropy::VocabularyParallel: // 16-bit logits and their fp32 copy
        return 6;
    case CrossEntropy::Unfused:
        // A compiled loss keeps 16-bit logits and writes their gradients in fp32.
        if (plan.execution.kernels == Kernels::Compiled)
            return 6;
        // PyTorch's cross_entropy() of a cast copy: 16-bit logits, the copy and its log-softmax are held; the
        // backward pass has the log-softmax, the loss' gradient by it and that by the copy, 4 bytes each,
        // beside the logits. So torchtitan's runs of 32,768 tokens whose loss is not compiled reserve 83.9 to
        // 84.5 GiB.
        return 14;
    case CrossEntropy::Eager: // gathered logits, fp32 copy, softmax and gradient
        break;
    }
    return 12;
}

HeadWorkingSet headWorkingSet(const MemoryShape& shape, const RankContents& contents)
{
    HeadWorkingSet out;
    if (!contents.head)
        return out;
    const double element = elementBytes(shape.plan.memory.precision);
    const double h = shape.model.hidden;
    const double spread = shape.vocabularyParallel() ? shape.pp : 1;
    // Eager cross-entropy gathers the whole vocabulary on every tensor-parallel rank.
    const double t = shape.plan.memory.crossEntropy == CrossEntropy::Eager ? 1 : shape.tp;
    const int losses = 1 + shape.model.mtpLayers;
    // The norm's input, and its output, which only the output layer reads.
    const double input = outputLayerInEightBits(shape.plan.memory) ? 1 : element;
    out.finalNorm = losses * (element + input) * h * shape.normTokens;
    const double alive = shape.tokens / shape.plan.memory.lossChunks;
    out.logits = losses * logitBytes(shape.plan) * alive * shape.paddedVocabulary / (t * spread);
    // Fused, the worst moment is the head's backward pass, with the gradient of its whole input; unfused and
    // eager it is the loss itself, before there are gradients.
    if (shape.plan.memory.crossEntropy == CrossEntropy::Fused)
        out.gradient = element * h * shape.tokens;
    return out;
}

double dummyGradientBytes(const MemoryShape& shape, const RankContents& contents)
{
    if (!shape.plan.memory.dummyWeightGradients)
        return 0;
    const ModelSpec& model = shape.model;
    Shapes shapes;
    if (contents.dense || contents.moe)
        addAttention(shape, shapes);
    if (contents.dense)
        addMlp(model, static_cast<double>(model.ffn) / shape.tp, shapes);
    if (contents.moe) {
        addMlp(model, static_cast<double>(model.moe->expertFfn) / shape.etp, shapes);
        if (model.moe->sharedFfn > 0)
            addMlp(model, static_cast<double>(model.moe->sharedFfn) / shape.tp, shapes);
    }
    if (contents.head)
        shapes.add(
            shape.paddedVocabulary / (shape.tp * (shape.vocabularyParallel() ? shape.pp : 1)), model.hidden);
    const double element = elementBytes(shape.plan.memory.precision);
    return element * shapes.elements();
}

} // namespace rankloom
