// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/stage_account.h"

#include <algorithm>
#include <cmath>

namespace rankloom {

namespace {

/// Layers of a run of `count` that full recompute leaves whole, and the checkpoints it keeps instead.
struct RecomputeSplit {
    double whole = 0;
    double checkpoints = 0;
};

RecomputeSplit splitByRecompute(const Recompute& recompute, int count)
{
    const int k = std::max(1, recompute.layers);
    switch (recompute.mode) {
    case RecomputeMode::FullUniform:
        return {0, std::ceil(static_cast<double>(count) / k)};
    case RecomputeMode::FullBlock: {
        const int checkpoints = std::min(k, count);
        return {static_cast<double>(count - checkpoints), static_cast<double>(checkpoints)};
    }
    case RecomputeMode::None:
    case RecomputeMode::Selective:
        break;
    }
    return {static_cast<double>(count), 0};
}

} // namespace

double savedBytes(const LayersAlive& alive, const LayerActivations& layer)
{
    return alive.saved * layer.saved + alive.checkpoints * layer.checkpoint
        + alive.weightOnly * layer.weightPass;
}

Accountant::Accountant(const Project& project, const Plan& plan)
    : m_capacity(project.cluster.device.memory)
    , m_shape(memoryShape(project, plan))
    , m_stages(splitStages(project, plan))
{
    const ModelSpec& model = project.model;
    m_denseLayer = denseLayerParameters(model);
    m_dense = layerActivations(m_shape, false);
    m_denseShare = rankShare(m_shape, m_denseLayer);
    if (model.moe) {
        m_moeLayer = moeLayerParameters(model);
        m_moe = layerActivations(m_shape, true);
        m_moeShare = rankShare(m_shape, m_moeLayer);
    }
    m_moeBefore.assign(static_cast<std::size_t>(model.layers) + 1, 0);
    for (int l = 0; l < model.layers; ++l)
        m_moeBefore[static_cast<std::size_t>(l) + 1] =
            m_moeBefore[static_cast<std::size_t>(l)] + (model.isMoe(l) ? 1 : 0);
    m_chunks = stagePlacement(plan.schedule.kind) == StagePlacement::Bidirectional
        ? 2
        : chunksPerRank(plan.schedule.kind, plan.layout.vpp);
    m_inFlight.resize(static_cast<std::size_t>(m_chunks));
}

void Accountant::addLayers(int count, bool moe, const ChunkInFlight& alive, StageAccount& out) const
{
    if (count == 0)
        return;
    LayersAlive& layers = moe ? out.moe : out.dense;
    (moe ? out.contents.moe : out.contents.dense) = true;
    const Recompute& recompute = m_shape.plan.memory.recompute;
    const RecomputeSplit split = splitByRecompute(recompute, count);
    layers.saved += split.whole * alive.whole;
    layers.checkpoints += split.checkpoints * alive.whole;
    layers.weightOnly += count * alive.weightOnly;
    add(out.parameters, moe ? m_moeShare : m_denseShare, count);
}

void Accountant::addChunk(const StageLayers& stage, const ChunkInFlight& alive, StageAccount& out) const
{
    const auto moeUpTo = [this](int layer) { return m_moeBefore[static_cast<std::size_t>(layer)]; };
    const int moe = moeUpTo(stage.firstLayer + stage.layerCount) - moeUpTo(stage.firstLayer);
    addLayers(stage.layerCount - moe, false, alive, out);
    addLayers(moe, true, alive, out);
    const int mtp = stage.head ? m_shape.model.mtpLayers : 0;
    if (mtp > 0) {
        // One more layer, a 2h×h projection and three norms; its input pair is kept.
        const double h = m_shape.model.hidden;
        addLayers(mtp, m_shape.model.isMoe(m_shape.model.layers - 1), alive, out);
        out.parameters.matrices += mtp * 2 * h * h / m_shape.tp;
        out.parameters.vectors += mtp * 3 * h;
        out.embeddingTokens += alive.whole * mtp * 6 * h * m_shape.normTokens;
        out.contents.mtpLayers = mtp;
    }
}

/// Embedding and head of a rank, with what the embedding keeps per microbatch.
void Accountant::addVocabulary(StageAccount& out, bool firstStage, bool lastStage, double inFlight) const
{
    const ModelSpec& model = m_shape.model;
    const double h = model.hidden;
    const double matrix = m_shape.paddedVocabulary * h / m_shape.tp;
    const bool everywhere = m_shape.vocabularyParallel();
    const double share = everywhere ? matrix / m_shape.pp : matrix;
    out.contents.embedding = firstStage || everywhere;
    out.contents.head = lastStage || everywhere;
    if (out.contents.embedding)
        out.parameters.embedding += share;
    if (firstStage) {
        out.parameters.embedding += static_cast<double>(model.learnedPositions) * h;
        // Token ids are 64-bit.
        out.embeddingTokens += inFlight * 8.0 * m_shape.tokens;
        if (m_shape.plan.memory.dropout)
            out.embeddingTokens += inFlight * h * m_shape.normTokens;
    }
    if (out.contents.head) {
        // A tied head is the embedding itself where both are on this rank, and a copy of it elsewhere.
        if (!model.tiedEmbeddings || !out.contents.embedding)
            out.parameters.head += share;
        if (model.headBias)
            out.parameters.head += share / h;
    }
    if (lastStage) {
        out.parameters.vectors += static_cast<double>(normParameters(model));
        // Multi-token prediction embeds the next token: a copy where the embedding lives elsewhere.
        if (out.contents.mtpLayers > 0 && !out.contents.embedding && !model.tiedEmbeddings)
            out.parameters.embedding += matrix;
    }
}

/// Saved bytes that are gone when the backward pass reaches the last layer of a kind on a chunk: those of the
/// layers of the other kind behind it.
double Accountant::freedBefore(bool moe, const StageLayers* chunk) const
{
    if (chunk == nullptr)
        return 0;
    const RecomputeMode mode = m_shape.plan.memory.recompute.mode;
    const bool full = mode == RecomputeMode::FullUniform || mode == RecomputeMode::FullBlock;
    const LayerActivations& behind = activations(!moe);
    int count = 0;
    for (int l = chunk->firstLayer + chunk->layerCount - 1; l >= chunk->firstLayer; --l, ++count)
        if (m_shape.model.isMoe(l) == moe)
            return count * (full ? 0.0 : behind.saved);
    return 0;
}

void Accountant::setWorkspace(StageAccount& out, const StageLayers* lastChunk) const
{
    const Plan& plan = m_shape.plan;
    const Recompute& recompute = plan.memory.recompute;
    for (const bool moe : {false, true}) {
        if (!(moe ? out.contents.moe : out.contents.dense))
            continue;
        const LayerActivations& layer = activations(moe);
        double again = layer.recomputed;
        const int layers = lastChunk != nullptr ? lastChunk->layerCount : 1;
        const int k = std::clamp(recompute.layers, 1, std::max(1, layers));
        if (recompute.mode == RecomputeMode::FullUniform)
            again = k * layer.saved - layer.checkpoint;
        else if (recompute.mode == RecomputeMode::FullBlock)
            // The whole layers behind the block are gone by the time the block is recomputed.
            again = std::max(0.0, (1 - (layers - k)) * layer.saved - layer.checkpoint);
        const double working = layer.working - freedBefore(moe, lastChunk);
        if (working + again > out.layerWorking + out.layerRecompute) {
            out.layerWorking = working;
            out.layerRecompute = again;
        }
    }
    out.head = headWorkingSet(m_shape, out.contents);
    out.peakAtLoss = out.head.total() > out.layerWorking + out.layerRecompute;
    out.dummyGradients = dummyGradientBytes(m_shape, out.contents);
    out.additive = plan.memory.additiveBytes;

    const Sharding& sharding = plan.memory.sharding;
    if (m_shape.shardDegree(sharding.weights, false) > 1 || m_shape.shardDegree(sharding.weights, true) > 1) {
        const BytesPerParameter bytes = bytesPerParameter(plan.memory);
        const RankParameters& block =
            out.contents.moe && (!out.contents.dense || m_moeShare.total() > m_denseShare.total())
            ? m_moeShare
            : m_denseShare;
        out.gathered = plan.memory.gatheredBlocks * bytes.weight * block.total();
        if (m_shape.shardDegree(sharding.gradients, false) > 1)
            out.gathered += bytes.gradient * block.total();
    }
}

int Accountant::countCommunicators() const
{
    const auto made = [](int size) { return size > 1 ? 1 : 0; };
    const bool embeddingGroup = m_shape.pp > 1 && m_shape.model.tiedEmbeddings;
    const bool separateData = m_shape.cp > 1 && m_shape.dp > 1;
    return made(m_shape.tp) + made(m_shape.cp) + made(m_shape.denseReplicas) + (separateData ? 1 : 0)
        + made(m_shape.pp) + (embeddingGroup ? 1 : 0) + made(m_shape.ep)
        + (m_shape.ep > 1 ? made(m_shape.edp) : 0)
        + (m_shape.model.moe && m_shape.etp != m_shape.tp ? made(m_shape.etp) : 0);
}

double Accountant::savedPerLayer(bool moe, int count) const
{
    if (count == 0)
        return 0;
    const RecomputeSplit split = splitByRecompute(m_shape.plan.memory.recompute, count);
    const LayerActivations& layer = activations(moe);
    return (split.whole * layer.saved + split.checkpoints * layer.checkpoint) / count;
}

double Accountant::activationBytes(const StageAccount& account) const
{
    return savedBytes(account.dense, m_dense) + savedBytes(account.moe, m_moe) + account.embeddingTokens
        - account.offloaded;
}

StageAccount Accountant::account(int rank)
{
    StageAccount out;
    chunksInFlight(m_shape, rank, m_inFlight);
    const bool twoCopies = stagePlacement(m_shape.plan.schedule.kind) == StagePlacement::Bidirectional;
    const StageLayers* lastChunk = nullptr;
    bool first = false;
    bool last = false;
    double embeddingInFlight = 0;
    double chunkBytes = 0;
    double alive = 0;
    for (const StageLayers& stage : m_stages) {
        const int pp = m_shape.pp;
        const bool mirrored = twoCopies && stage.rank == pp - 1 - rank;
        for (int copy = 0; copy < 2; ++copy) {
            if (copy == 0 ? stage.rank != rank : !mirrored)
                continue;
            const auto chunk = static_cast<std::size_t>(copy == 1 ? 1 : stage.chunk);
            const ChunkInFlight& inFlight = m_inFlight[std::min(chunk, m_inFlight.size() - 1)];
            addChunk(stage, inFlight, out);
            lastChunk = &stage;
            first = first || stage.embedding;
            last = last || stage.head;
            if (stage.embedding)
                embeddingInFlight = inFlight.whole;
            alive += inFlight.whole + inFlight.weightOnly;
        }
    }
    addVocabulary(out, first, last, embeddingInFlight);
    out.fixed = staticBytes(m_shape, out.parameters);
    setWorkspace(out, lastChunk);

    const double all = activationBytes(out);
    const Offload& offload = m_shape.plan.memory.offload;
    if (offload.target != OffloadTarget::None) {
        // Two layers stay for the backward pass to start with and to prefetch into.
        const double stay =
            2 * std::max(out.contents.dense ? m_dense.saved : 0, out.contents.moe ? m_moe.saved : 0);
        out.offloaded = offload.fraction * std::max(0.0, all - stay);
    }
    chunkBytes = alive > 0 ? (all - out.offloaded) / alive : 0;
    out.activationPerChunk = chunkBytes;
    out.inFlight = alive / m_chunks;
    out.communicators = countCommunicators();
    return out;
}

StageMemory Accountant::total(int rank, const StageAccount& account) const
{
    const MemoryChoice& memory = m_shape.plan.memory;
    StageMemory out;
    out.stage = rank;
    out.parameters = account.parameters.total();
    out.weights = Bytes(account.fixed.weights());
    out.gradients = Bytes(account.fixed.gradients());
    out.optimizer = Bytes(account.fixed.optimizer());
    out.activations = Bytes(activationBytes(account));
    out.workspace =
        Bytes((account.peakAtLoss ? account.head.total() : account.layerWorking + account.layerRecompute)
            + account.gathered + account.dummyGradients + account.additive);
    out.allocated = out.weights + out.gradients + out.optimizer + out.activations + out.workspace;
    out.reserved = out.allocated * memory.fragmentation;
    out.reservedLow = out.allocated * std::min(memory.fragmentationLow, memory.fragmentation);
    out.reservedHigh = out.allocated * std::max(memory.fragmentationHigh, memory.fragmentation);
    out.device = out.reserved + Bytes(memory.contextBytes + account.communicators * memory.communicatorBytes);
    out.capacity = m_capacity;
    out.offloaded = Bytes(account.offloaded);
    out.moment = account.peakAtLoss  ? PeakMoment::Loss
        : account.layerRecompute > 0 ? PeakMoment::Recompute
                                     : PeakMoment::Backward;
    out.inFlightMicrobatches = account.inFlight;
    out.activationPerChunk = Bytes(account.activationPerChunk);
    return out;
}

} // namespace rankloom
