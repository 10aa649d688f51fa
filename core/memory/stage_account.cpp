// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/stage_account.h"
#include "core/model/moe_rows.h"
#include "core/plan/element_size.h"
#include "core/plan/laid_out.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rankloom {

namespace {

/// One more layer of a kind that stands by itself: a multi-token-prediction layer.
RecomputeSplit splitByRecompute(const Recompute& recompute, int count)
{
    RecomputeSplit split;
    for (int i = 0; i < count; ++i)
        split.add(recompute, i);
    return split;
}

/// Reserved over allocated. Segments that grow page by page leave what two megabytes round up.
double fragmentation(const MemoryShape& shape)
{
    constexpr double kExpandable = 1.01;
    const double measured = shape.calibration.fragmentation;
    return shape.plan.execution.expandableSegments ? std::min(measured, kExpandable) : measured;
}

/// Of long sequences: their activations are large blocks that come and go. Measured are 1.03 to 1.07 at 4,096
/// tokens and more beyond 32,768; by how much is assumed: half of the excess with each doubling of what a
/// rank has of a sequence.
double fragmentationAtMost(const MemoryShape& shape)
{
    constexpr double longest = 32768;
    const Calibration& measured = shape.calibration;
    if (shape.plan.execution.expandableSegments)
        return std::max(measured.fragmentationLow, fragmentation(shape));
    const double high = std::max(measured.fragmentationHigh, measured.fragmentation);
    const double tokens = static_cast<double>(shape.plan.workload.sequenceLength) / std::max(1, shape.cp);
    if (tokens <= longest)
        return high;
    const double doublings = std::log2(tokens / longest);
    return high + (high - 1) * 0.5 * doublings;
}

} // namespace

double savedBytes(const LayersAlive& alive, const LayerActivations& layer)
{
    return alive.saved * layer.saved + alive.checkpoints * layer.checkpoint
        + alive.weightOnly * layer.weightPass;
}

Accountant::Accountant(const Project& project, const Plan& plan)
    : Accountant(project, plan, KnownSplit {}, nullptr)
{
}

Accountant::Accountant(const LaidOut& laid)
    : Accountant(laid.project, laid.plan, {laid.stages(), laid.held()}, &laid)
{
}

Accountant::Accountant(const Project& project, const Plan& plan, const KnownSplit& known)
    : Accountant(project, plan, known, nullptr)
{
}

Accountant::Accountant(const Project& project, const Plan& plan, const KnownSplit& known, const LaidOut* laid)
    : m_cluster(project.cluster)
    , m_eightBits(project.cluster->device.peakFp8.value() > 0)
    , m_shape(memoryShape(project, plan))
    , m_shares(project, m_shape)
    , m_dense(layerActivations(m_shape, LayerKind::Dense))
    , m_denseShare(layerShare(project.model, m_shape.layout, denseLayerParameters(project.model)))
    , m_stages(known.stages)
    , m_held(known.held)
    , m_placement(stagePlacement(plan.schedule.kind))
    , m_twoCopies(m_placement == StagePlacement::Bidirectional)
{
    const ModelSpec& model = project.model;
    if (m_stages.empty()) {
        m_ownStages = splitStages(project, plan);
        m_ownHeld = heldParameters(project, plan, m_shape.layout, m_ownStages);
        m_stages = m_ownStages;
        m_held = m_ownHeld;
    }
    if (model.moe) {
        m_moeShare = layerShare(model, m_shape.layout, moeLayerParameters(model));
        m_moeBefore = moeRows(model);
    }
    m_chunks = m_twoCopies ? 2 : chunksPerRank(plan.schedule.kind, plan.layout.vpp);
    if (m_cluster.mixed())
        findTightest(laid != nullptr ? *laid : LaidOut(project, plan));
    findFullestMembers();
}

void Accountant::findTightest(const LaidOut& laid)
{
    for (const std::vector<std::size_t>& kinds : laid.kinds())
        m_tightest.push_back(*std::ranges::min_element(
            kinds, {}, [this](std::size_t kind) { return m_cluster.deviceOfKind(kind).memory; }));
    // Scratch of libraries is that of the newest.
    for (const DeviceSpec& device : m_cluster.otherDevices)
        m_eightBits = m_eightBits || device.peakFp8.value() > 0;
}

StageMemory Accountant::onKind(StageMemory memory, std::size_t kind) const
{
    memory.capacity = m_cluster.deviceOfKind(kind).memory;
    return memory;
}

void Accountant::findFullestMembers()
{
    if (!m_shape.model.moe)
        return;
    m_experts.resize(static_cast<std::size_t>(m_shape.pp));
    const ExpertShare* before = nullptr;
    for (std::size_t r = 0; r < m_experts.size(); ++r) {
        const int rank = static_cast<int>(r);
        const std::vector<ExpertShare> members = shares(rank);
        StageExperts& out = m_experts[r];
        out.share = *std::ranges::max_element(members, {}, &ExpertShare::tokens);
        // With equal weights more tokens is more memory; otherwise it has to be weighed.
        if (m_shares.unequalParameters())
            out.share = *std::ranges::max_element(members, {}, [&](const ExpertShare& share) {
                return total(rank, account(rank, share)).allocated.value();
            });
        out.layer = before != nullptr && *before == out.share
            ? m_experts[r - 1].layer
            : layerActivations(m_shape, LayerKind::Experts, out.share.tokens);
        before = &out.share;
    }
}

std::vector<ExpertShare> Accountant::shares(int rank) const
{
    std::vector<MoeRows> rows;
    if (m_moeBefore.empty())
        return m_shares.onStage(rows);
    const auto before = [this](int layer) { return m_moeBefore[static_cast<std::size_t>(layer)]; };
    for (const StageLayers& stage : m_stages)
        if (stage.rank == rank || (m_twoCopies && stage.rank == m_shape.pp - 1 - rank)) {
            const int first = before(stage.firstLayer);
            rows.push_back({first, before(stage.firstLayer + stage.layerCount) - first});
        }
    return m_shares.onStage(rows);
}

void RecomputeSplit::add(const Recompute& recompute, int indexInStage)
{
    ++layers;
    if (!repeatsWholeLayer(recompute, indexInStage))
        ++whole;
    else if (recompute.mode == RecomputeMode::FullBlock
        || indexInStage % std::max(1, recompute.layers) == 0) // of a group only the first input is kept
        ++checkpoints;
}

RecomputeSplit Accountant::splitOf(const StageLayers& stage, LayerKind kind) const
{
    const Recompute& recompute = m_shape.plan.memory.recompute;
    const int withExperts = moeLayersOf(stage);
    const int count = kind == LayerKind::Experts ? withExperts : stage.layerCount - withExperts;
    if (!repeatsWholeLayers(recompute))
        return {count, measuredSaved() ? wholeLayers(stage, kind) : static_cast<double>(count), 0};
    RecomputeSplit split;
    for (int i = 0; i < stage.layerCount && split.layers < count; ++i)
        if (layerKind(m_shape.model, stage.firstLayer + i) == kind)
            split.add(recompute, i);
    return split;
}

/// How many layers of the shape save as much as the measured ones of a kind on a stage.
double Accountant::wholeLayers(const StageLayers& stage, LayerKind kind) const
{
    const LayerActivations& layer = kind == LayerKind::Experts ? experts(stage.rank).layer : m_dense;
    const Layout& layout = m_shape.layout;
    const double each = static_cast<double>(m_shape.plan.workload.microBatchSize) / (layout.tp * layout.cp);
    double bytes = 0;
    for (int l = stage.firstLayer; l < stage.firstLayer + stage.layerCount; ++l)
        if (layerKind(m_shape.model, l) == kind)
            bytes += each * m_shape.model.measured->savedBytes[static_cast<std::size_t>(l)];
    return layer.saved > 0 ? bytes / layer.saved : 0;
}

void Accountant::addLayers(
    const RecomputeSplit& split, LayerKind kind, const ChunkInFlight& alive, StageAccount& out) const
{
    if (split.layers == 0)
        return;
    const bool routed = kind == LayerKind::Experts;
    LayersAlive& layers = routed ? out.moe : out.dense;
    (routed ? out.contents.moe : out.contents.dense) = true;
    layers.saved += split.whole * alive.whole;
    layers.checkpoints += split.checkpoints * alive.whole;
    layers.weightOnly += split.layers * alive.weightOnly;
}

void Accountant::addChunk(const StageLayers& stage, const ChunkInFlight& alive, StageAccount& out) const
{
    for (const LayerKind kind : kLayerKinds)
        if (kind == LayerKind::Dense || !m_moeBefore.empty())
            addLayers(splitOf(stage, kind), kind, alive, out);
    if (stage.mtpLayers > 0) {
        // One more layer each; its input pair is kept.
        addLayers(splitByRecompute(m_shape.plan.memory.recompute, stage.mtpLayers),
            layerKind(m_shape.model, m_shape.model.layers - 1), alive, out);
        out.embeddingTokens +=
            alive.whole * stage.mtpLayers * 6.0 * m_shape.model.hidden * m_shape.normTokens;
    }
}

/// Which ends of the model a rank holds, and what the embedding keeps per microbatch.
void Accountant::addEnds(StageAccount& out, const Ends& ends, double inFlight) const
{
    const bool everywhere = m_shape.vocabularyParallel();
    out.contents.embedding = ends.first || everywhere;
    out.contents.head = ends.last || everywhere;
    if (!ends.first)
        return;
    // Token ids are 64-bit.
    out.embeddingTokens += inFlight * 8.0 * m_shape.tokens;
    if (m_shape.plan.memory.dropout)
        out.embeddingTokens += inFlight * m_shape.model.hidden * m_shape.normTokens;
}

/// Saved bytes that are gone when the backward pass reaches the last layer of a kind on a chunk: those of the
/// layers of the other kind behind it.
double Accountant::freedBefore(LayerKind kind, const StageLayers* chunk, const StageAccount& out) const
{
    if (chunk == nullptr)
        return 0;
    const bool full = repeatsWholeLayers(m_shape.plan.memory.recompute);
    const LayerActivations& behind = kind == LayerKind::Experts ? m_dense : out.moeLayer;
    int count = 0;
    for (int l = chunk->firstLayer + chunk->layerCount - 1; l >= chunk->firstLayer; --l, ++count)
        if (layerKind(m_shape.model, l) == kind)
            return count * (full ? 0.0 : behind.saved);
    return 0;
}

void Accountant::setWorkspace(StageAccount& out, const StageLayers* lastChunk) const
{
    const Plan& plan = m_shape.plan;
    const Recompute& recompute = plan.memory.recompute;
    for (const LayerKind kind : kLayerKinds) {
        const bool routed = kind == LayerKind::Experts;
        if (!(routed ? out.contents.moe : out.contents.dense))
            continue;
        const LayerActivations& layer = routed ? out.moeLayer : m_dense;
        double again = layer.recomputed;
        const int layers = lastChunk != nullptr ? lastChunk->layerCount : 1;
        const int k = std::clamp(recompute.layers, 1, std::max(1, layers));
        if (recompute.mode == RecomputeMode::FullUniform)
            again = k * layer.saved - layer.checkpoint;
        else if (recompute.mode == RecomputeMode::FullBlock)
            // The whole layers behind the block are gone by the time the block is recomputed.
            again = std::max(0.0, (1 - (layers - k)) * layer.saved - layer.checkpoint);
        const double working = layer.working - freedBefore(kind, lastChunk, out);
        if (working + again > out.layerWorking + out.layerRecompute) {
            out.layerWorking = working;
            out.layerRecompute = again;
        }
    }
    out.head = headWorkingSet(m_shape, out.contents);
    out.dummyGradients = dummyGradients(out.contents);
    setSequenceBuffers(out);
    out.additive = m_shape.calibration.additiveBytes;
    out.libraries = libraryWorkspace(out);

    out.gathered = gatheredBytes(out);
    out.update = updateBytes(m_shape, out.parameters);
}

/// Whole layers of sharded weights, in the type of the passes, and the gradients of one; where weights are
/// fp32 and not sharded, the copies that autocast keeps from the forward for the backward pass.
double Accountant::gatheredBytes(const StageAccount& account) const
{
    const Plan& plan = m_shape.plan;
    const MemoryChoice& memory = plan.memory;
    const PlanShards& shards = m_shape.shards;
    const bool casts = memory.masterWeights == MasterWeights::Weights && memory.precision != Precision::Fp32;
    const bool sharded = shards.dense.weights > 1 || shards.experts.weights > 1;
    const bool atOnce = plan.execution.optimizerStep == OptimizerStep::InBackward;
    const RankParameters& block =
        account.contents.moe && (!account.contents.dense || m_moeShare.total() > m_denseShare.total())
        ? m_moeShare
        : m_denseShare;
    const BytesPerParameter bytes = bytesPerParameter(memory);
    const double element = elementBytes(memory.precision);

    double out = 0;
    if (sharded)
        out += memory.gatheredBlocks * (casts ? element : bytes.weight) * block.total();
    else if (casts)
        out += element * account.parameters.total();
    // A gradient is made in the type of the passes; fp32 ones are reduced from a copy (PyTorch FSDP2).
    if ((sharded && shards.dense.gradients > 1) || atOnce) {
        const double reduced = gradientBytes(memory);
        out += (casts ? element + (reduced > element ? reduced : 0) : bytes.gradient) * block.total();
    }
    return out;
}

void Accountant::findMoment(StageAccount& out) const
{
    const double layer = out.layerWorking + out.layerRecompute;
    out.moment = out.head.total() > layer ? PeakMoment::Loss
        : out.layerRecompute > 0          ? PeakMoment::Recompute
                                          : PeakMoment::Backward;
    if (out.update > activationBytes(out) + out.momentary())
        out.moment = PeakMoment::Update;
}

/// Ranks hold few different things.
double Accountant::dummyGradients(const RankContents& contents) const
{
    std::optional<double>& known =
        m_dummies[(contents.dense ? 1U : 0U) + (contents.moe ? 2U : 0U) + (contents.head ? 4U : 0U)];
    if (!known)
        known = dummyGradientBytes(m_shape, contents);
    return *known;
}

/// Scratch of the libraries of matrix products beyond what the framework's constant has of it. Transformer
/// Engine takes 32 MiB on devices from compute capability 9 (those with products in 8 bits), 4 MiB on older
/// ones, and there grouped products keep as much for each of four streams (NVIDIA/TransformerEngine
/// pytorch/module/base.py, common/util/multi_stream.cpp): between steps Megatron-LM's tests hold 24 to 28 MiB
/// less on A100 than on H100, and 128 to 133 MiB more with grouped products on H100 and B200, on A100 as
/// much.
double Accountant::libraryWorkspace(const StageAccount& account) const
{
    if (!m_eightBits)
        return -28 * kMiB;
    const bool grouped = m_shape.plan.memory.dummyWeightGradients && account.contents.moe
        && m_shape.plan.execution.groupedExperts;
    return grouped ? 4 * 32 * kMiB : 0;
}

/// Whole sequences around the products of tensor parallelism: s·b·h, however many ranks share it.
void Accountant::setSequenceBuffers(StageAccount& out) const
{
    const MemoryChoice& memory = m_shape.plan.memory;
    if (m_shape.tp == 1 || !m_shape.plan.layout.sequenceParallel)
        return;
    const double element = elementBytes(memory.precision);
    const double whole = element * m_shape.model.hidden * m_shape.tokens;
    out.gatherBuffers = memory.gatherBuffers * whole;
    const double layers = out.dense.saved + out.dense.checkpoints + out.moe.saved + out.moe.checkpoints;
    out.held = memory.heldCollectiveInputs * layers * whole;
}

int Accountant::countCommunicators() const
{
    const auto made = [](int size) { return size > 1 ? 1 : 0; };
    const bool embeddingGroup = m_shape.pp > 1 && m_shape.model.tiedEmbeddings;
    const bool separateData = m_shape.cp > 1 && m_shape.dp > 1;
    return made(m_shape.tp) + made(m_shape.cp) + made(m_shape.dp * m_shape.cp) + (separateData ? 1 : 0)
        + made(m_shape.pp) + (embeddingGroup ? 1 : 0) + made(m_shape.ep)
        + (m_shape.ep > 1 ? made(m_shape.edp) : 0)
        + (m_shape.model.moe && m_shape.etp != m_shape.tp ? made(m_shape.etp) : 0);
}

/// All activations that are away, or for drives a buffer of two layers on the way out and two on the way
/// back; the optimizer states that stay there with the fp32 gradients they are updated by (DeepSpeed's
/// estimator counts 16 bytes per parameter for both, deepspeedai/DeepSpeed deepspeed/runtime/zero).
double Accountant::hostBytes(const StageAccount& account) const
{
    const MemoryChoice& memory = m_shape.plan.memory;
    double bytes = hostOptimizerBytes(m_shape, account.parameters);
    if (memory.offload.target == OffloadTarget::Host)
        bytes += account.offloaded;
    else if (memory.offload.target == OffloadTarget::Nvme)
        bytes += std::min(account.offloaded, 4 * largestLayer(account));
    return bytes;
}

double Accountant::largestLayer(const StageAccount& account) const
{
    return std::max(
        account.contents.dense ? m_dense.saved : 0, account.contents.moe ? account.moeLayer.saved : 0);
}

double Accountant::savedPerLayer(const StageLayers& stage, LayerKind kind) const
{
    const RecomputeSplit split = splitOf(stage, kind);
    if (split.layers == 0)
        return 0;
    const LayerActivations& layer = kind == LayerKind::Experts ? experts(stage.rank).layer : m_dense;
    return (split.whole * layer.saved + split.checkpoints * layer.checkpoint) / split.layers;
}

double Accountant::activationBytes(const StageAccount& account) const
{
    return savedBytes(account.dense, m_dense) + savedBytes(account.moe, account.moeLayer)
        + account.embeddingTokens - account.offloaded;
}

StageAccount Accountant::account(int rank) const
{
    return account(rank, experts(rank).share, experts(rank).layer);
}

StageAccount Accountant::account(int rank, const ExpertShare& share) const
{
    return account(rank, share,
        m_shape.model.moe ? layerActivations(m_shape, LayerKind::Experts, share.tokens)
                          : LayerActivations {});
}

StageAccount Accountant::account(int rank, const ExpertShare& share, const LayerActivations& moeLayer) const
{
    StageAccount out;
    out.moeLayer = moeLayer;
    out.parameters = m_held[static_cast<std::size_t>(rank)];
    out.parameters.expertMatrices *= share.parameters;
    out.parameters.expertVectors *= share.parameters;
    // Few are the rule: no memory is asked for each rank of each layout of a search.
    std::array<ChunkInFlight, 8> few {};
    std::vector<ChunkInFlight> many(
        m_chunks > static_cast<int>(few.size()) ? static_cast<std::size_t>(m_chunks) : 0);
    const std::span<ChunkInFlight> perChunk =
        many.empty() ? std::span(few).first(static_cast<std::size_t>(m_chunks)) : std::span(many);
    chunksInFlight(m_shape, rank, perChunk);
    const StageLayers* lastChunk = nullptr;
    bool first = false;
    bool last = false;
    double embeddingInFlight = 0;
    double alive = 0;
    const int mirror = m_shape.pp - 1 - rank;
    // Where stages go round the ranks in turn, those in between are other ranks'.
    const bool inTurn = m_placement == StagePlacement::Linear || m_placement == StagePlacement::Looped;
    const auto step = static_cast<std::size_t>(inTurn ? m_shape.pp : 1);
    for (std::size_t s = inTurn ? static_cast<std::size_t>(rank) : 0; s < m_stages.size(); s += step) {
        const StageLayers& stage = m_stages[s];
        const bool own = stage.rank == rank;
        const bool mirrored = m_twoCopies && stage.rank == mirror;
        if (!own && !mirrored)
            continue;
        for (int copy = 0; copy < 2; ++copy) {
            if (!(copy == 0 ? own : mirrored))
                continue;
            const auto chunk = static_cast<std::size_t>(copy == 1 ? 1 : stage.chunk);
            const ChunkInFlight& inFlight = perChunk[std::min(chunk, perChunk.size() - 1)];
            addChunk(stage, inFlight, out);
            if (stage.layerCount > 0)
                lastChunk = &stage;
            first = first || stage.embedding;
            last = last || stage.head;
            if (stage.embedding)
                embeddingInFlight = inFlight.whole;
            alive += inFlight.whole + inFlight.weightOnly;
        }
    }
    addEnds(out, {first, last}, embeddingInFlight);
    out.fixed = staticBytes(m_shape, out.parameters);
    setWorkspace(out, lastChunk);
    out.compression = compressionBytes(m_shape, rank, m_held[static_cast<std::size_t>(rank)]);

    const double all = activationBytes(out);
    const Offload& offload = m_shape.plan.memory.offload;
    if (offload.target != OffloadTarget::None) {
        // Two layers stay for the backward pass to start with and to prefetch into.
        const double stay = 2 * largestLayer(out);
        out.offloaded = offload.fraction * std::max(0.0, all - stay);
    }
    if (offload.any())
        out.hostBytes = hostBytes(out);
    findMoment(out);
    out.activationPerChunk = alive > 0 ? (all - out.offloaded) / alive : 0;
    out.inFlight = alive / m_chunks;
    out.communicators = countCommunicators();
    return out;
}

StageMemory Accountant::total(int rank, const StageAccount& account) const
{
    const Calibration& measured = m_shape.calibration;
    StageMemory out;
    out.stage = rank;
    out.parameters = account.parameters.total();
    out.weights = Bytes(account.fixed.weights());
    out.gradients = Bytes(account.fixed.gradients());
    out.optimizer = Bytes(account.fixed.optimizer());
    out.activations = Bytes(account.moment == PeakMoment::Update ? 0 : activationBytes(account));
    out.workspace = Bytes(account.momentary() + account.dummyGradients + account.gatherBuffers
        + account.additive + account.libraries + account.compression.total());
    out.allocated = out.weights + out.gradients + out.optimizer + out.activations + out.workspace;
    out.reserved = out.allocated * fragmentation(m_shape) + Bytes(account.held);
    out.device =
        out.reserved + Bytes(measured.contextBytes + account.communicators * measured.communicatorBytes);
    out.capacity =
        m_cluster.deviceOfKind(m_tightest.empty() ? 0 : m_tightest[static_cast<std::size_t>(rank)]).memory;
    out.offloaded = Bytes(account.offloaded);
    out.moment = account.moment;
    out.inFlightMicrobatches = account.inFlight;
    out.activationPerChunk = Bytes(account.activationPerChunk);
    return out;
}

StageMemory Accountant::memory(int rank, const ExpertShare& share) const
{
    const bool fullest = share == fullestShare(rank);
    return memory(rank, share, fullest ? account(rank) : account(rank, share));
}

StageMemory Accountant::memory(int rank, const ExpertShare& share, const StageAccount& expected) const
{
    StageMemory out = total(rank, expected);
    out.activationsLow = out.activationsHigh = out.activations;
    out.allocatedLow = out.allocatedHigh = out.allocated;
    if (expected.contents.moe) {
        const Band band = m_shares.band(fullestShare(rank).tokens);
        const double own = band.expected > 0 ? share.tokens / band.expected : 1;
        out.expertLoad = {own * band.low, share.tokens, own * band.high};
        const auto at = [&](double tokens) { return total(rank, account(rank, {tokens, share.parameters})); };
        if (out.expertLoad.low < share.tokens) {
            const StageMemory low = at(out.expertLoad.low);
            out.activationsLow = low.activations;
            out.allocatedLow = low.allocated;
        }
        if (out.expertLoad.high > share.tokens) {
            const StageMemory high = at(out.expertLoad.high);
            out.activationsHigh = high.activations;
            out.allocatedHigh = high.allocated;
        }
    }
    // A host that does not run ahead holds nothing.
    out.reservedLow =
        out.allocatedLow * std::min(m_shape.calibration.fragmentationLow, fragmentation(m_shape));
    out.reservedHigh = out.allocatedHigh * fragmentationAtMost(m_shape) + Bytes(expected.held);
    return out;
}

} // namespace rankloom
