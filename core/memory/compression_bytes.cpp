// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/compression_bytes.h"

#include "core/plan/compression.h"
#include "core/plan/element_size.h"

namespace rankloom {

namespace {

bool keepsErrors(const Compression& compression)
{
    return compression.errorFeedback && compression.kind != CompressionKind::Quantised;
}

void addGradients(
    const GradientMessages& gradients, const MemoryShape& shape, double shards, CompressionBytes& out)
{
    const Compression& compression = shape.plan.communication.compression;
    const double bytes = gradientBytes(shape.plan.memory);
    for (const MatrixShape& matrix : gradients.matrices) {
        const MessageSize size = compressedSize(compression, matrix, compression.dataParallelRank, bytes);
        if (size.compressed >= size.elements)
            continue;
        out.buffers += size.compressed * bytes / shards;
        if (keepsErrors(compression))
            out.feedback += size.elements * bytes / shards;
    }
}

/// Sender and receiver of gradients of activations; the errors are the sender's. One microbatch at a time.
void addSends(const MemoryShape& shape, int rank, CompressionBytes& out)
{
    const Compression& compression = shape.plan.communication.compression;
    const double bytes = elementBytes(shape.plan.memory.precision);
    const MatrixShape matrix = boundaryMatrix(shape.tokens, shape.model.hidden, shape.tp);
    const MessageSize size = compressedSize(compression, matrix, compression.rank, bytes);
    if (shape.pp < 2 || size.compressed >= size.elements)
        return;
    const bool looped = shape.plan.layout.vpp > 1;
    const bool sends = rank > 0 || looped;
    const bool receives = rank + 1 < shape.pp || looped;
    out.buffers += size.compressed * bytes * ((sends ? 1 : 0) + (receives ? 1 : 0));
    if (sends && keepsErrors(compression))
        out.feedback += size.elements * bytes;
}

} // namespace

CompressionBytes compressionBytes(const MemoryShape& shape, int rank, const RankParameters& held)
{
    CompressionBytes out;
    const Compression& compression = shape.plan.communication.compression;
    if (!compression.lossy())
        return out;
    if (compressesGradients(compression, rank) && compressibleGradients(shape.plan)
        && shape.dp * shape.cp > 1) {
        const EmbeddingGradients embedding = embeddingGradients(shape.model, shape.plan, shape.pp);
        addGradients(denseGradients(shape.model, shape.layout, held, embedding), shape,
            shape.shards.dense.gradients, out);
        if (shape.model.moe && shape.edp > 1)
            addGradients(
                expertGradients(shape.model, shape.layout, held), shape, shape.shards.experts.gradients, out);
    }
    if (compression.pipelineBackward)
        addSends(shape, rank, out);
    return out;
}

} // namespace rankloom
