// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/layout_pricer.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>

#include "core/evaluate/assemble.h"
#include "core/evaluate/offload_times.h"
#include "core/memory/memory.h"
#include "core/plan/compression.h"
#include "core/plan/element_size.h"
#include "core/plan/rank_grid.h"
#include "core/plan/shard_groups.h"
#include "core/timing/compression_time.h"

namespace rankloom {

namespace {

/// One of two sizes is a multiple of the other.
bool commensurable(int a, int b) { return a % b == 0 || b % a == 0; }

std::vector<int> strided(int first, int stride, int count)
{
    std::vector<int> out(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        out[static_cast<std::size_t>(i)] = first + i * stride;
    return out;
}

} // namespace

LayoutPricer::LayoutPricer(
    const Project& project, const Plan& base, const SearchSpace& space, const BestLinks& links)
    : m_given(project), m_space(space), m_exactLinks(links.exact), m_plan(withoutPlacements(base))
{
    m_compressions = compressionChoices(m_plan.communication.compression, space.compression);
    for (const Compression& one : m_compressions) {
        const auto same = std::ranges::find_if(m_compressions, [&one](const Compression& other) {
            return other.dataParallel && other.kind == one.kind
                && other.dataParallelRank == one.dataParallelRank;
        });
        m_gradients.push_back(one.kind != CompressionKind::None && one.dataParallel
                ? 1 + static_cast<int>(same - m_compressions.begin())
                : 0);
    }
    m_project.model = project.model;
    m_project.routing = project.routing;
    m_project.calibration = project.calibration;
    m_project.cluster = links.cluster;
    m_flat = m_project;
    m_flat.cluster = onOneNode(links.cluster);
}

/// Groups of the rank 0, and whether all others lie on nodes as these do.
void LayoutPricer::placeGroups()
{
    const DegreeChoice& d = m_degrees;
    const int perNode = m_project.cluster->devicesPerNode;
    const int block = d.tp * d.cp * d.dp;
    const int experts = d.ep * d.etp;
    if (m_plan.layout.order == kDefaultAxisOrder) {
        m_alike = true;
        for (const int size : {d.tp, d.tp * d.cp, d.etp, experts, block})
            m_alike = m_alike && commensurable(size, perNode);
        m_denseGroup = strided(0, d.tp, d.cp * d.dp);
        m_expertGroup = strided(0, experts, block / experts);
        m_pipelineGroup = strided(0, block, d.pp);
        return;
    }
    m_alike = false;
    const RankGrid grid(resolved(m_plan.layout, m_project.cluster->devices()));
    m_denseGroup = grid.groupOf(GroupKind::DataContext, 0);
    m_expertGroup = grid.groupOf(GroupKind::ExpertData, 0);
    m_pipelineGroup = grid.groupOf(GroupKind::Pipeline, 0);
}

void LayoutPricer::setDegrees(const DegreeChoice& degrees)
{
    DegreeChoice sameSize = degrees;
    sameSize.microBatchSize = m_degrees.microBatchSize;
    const bool sameLayout = sameSize == m_degrees && !m_denseGroup.empty();
    m_degrees = degrees;
    m_passesKnown = false;
    applyDegrees(degrees, m_plan);
    m_microbatches = static_cast<double>(m_plan.workload.globalBatchSize)
        / (static_cast<double>(degrees.dp) * degrees.microBatchSize);
    if (!sameLayout)
        placeGroups();
    m_timer.emplace(timeProject(), m_plan, resolved(m_plan.layout, m_project.cluster->devices()));
    if (sameLayout)
        return;
    m_splits.clear();
    m_split = nullptr;
    m_tiedEmbedding.assign(2 * m_space.shardings.size(), std::nullopt);
}

void LayoutPricer::setRecompute(std::uint8_t index)
{
    m_plan.memory.recompute = m_space.recomputes[index];
    m_now = &layerTimes(index);
    m_passesKnown = false;
}

void LayoutPricer::setPipeline(const PipelineChoice& pipeline)
{
    applyPipeline(pipeline, m_space, m_plan);
    m_split = &currentSplit();
    m_passesKnown = false;
}

void LayoutPricer::setSharding(std::uint8_t index)
{
    m_sharding = index;
    m_plan.memory.sharding = m_space.shardings[index];
}

void LayoutPricer::setCompression(std::uint8_t index)
{
    m_compression = index;
    m_plan.communication.compression = m_compressions[index];
}

void LayoutPricer::setOffload(std::uint8_t index) { m_plan.memory.offload.target = m_space.offloads[index]; }

void LayoutPricer::set(const LayoutChoice& choice)
{
    setDegrees(choice.degrees);
    setRecompute(choice.recompute);
    setPipeline(choice.pipeline);
    setSharding(choice.sharding);
    setCompression(choice.compression);
    setOffload(choice.offload);
}

/// For each decoder layer the first layer that is timed like it.
std::vector<int> LayoutPricer::kindsOfLayers() const
{
    const ModelSpec& model = m_project.model;
    std::vector<int> out(static_cast<std::size_t>(model.layers));
    // With a routing trace every mixture layer has a load of its own.
    const bool own = model.moe && !m_project.routing->empty();
    int firstOf[2][2] = {{-1, -1}, {-1, -1}};
    for (int l = 0; l < model.layers; ++l) {
        int& first = firstOf[model.isMoe(l) ? 1 : 0][model.isWindowed(l) ? 1 : 0];
        if (first < 0 || model.measured || (own && model.isMoe(l)))
            first = l;
        out[static_cast<std::size_t>(l)] = first;
    }
    return out;
}

/// Times a pipeline of one block of ranks per stage: embedding, one layer of each kind (that of the last
/// layer last), multi-token-prediction layers where there are any, head.
std::vector<StageTimes> LayoutPricer::timeKinds(const Recompute& recompute, const std::vector<int>& kinds)
{
    const DegreeChoice& d = m_degrees;
    const Project& like = timeProject();
    const int perNode = like.cluster->devicesPerNode;
    const int experts = d.ep * d.etp;
    const int block = std::lcm(d.tp * d.cp, experts);
    Project small;
    small.model = like.model;
    small.calibration = like.calibration;
    const bool all = !m_project.routing->empty() && small.model->moe.has_value();
    if (all) {
        small.routing = m_project.routing;
    } else {
        small.model.change().layers = static_cast<int>(kinds.size());
        if (small.model->moe) {
            small.model.change().moe->layerIsMoe.clear();
            for (const int layer : kinds)
                small.model.change().moe->layerIsMoe.push_back(like.model->isMoe(layer));
        }
        if (small.model->window) {
            small.model.change().window->layerIsWindowed.clear();
            for (const int layer : kinds)
                small.model.change().window->layerIsWindowed.push_back(like.model->isWindowed(layer));
        }
    }
    Plan plan = m_plan;
    const bool prediction = small.model->mtpLayers > 0;
    plan.layout.pp = small.model->layers + (prediction ? 3 : 2);
    plan.layout.vpp = 1;
    // Stages begin at a node as those of the cluster do, or lie inside one.
    const int stage = m_alike ? std::lcm(block, perNode) : block;
    const int devices = stage * plan.layout.pp;
    const int nodeSize = m_alike ? perNode : devices;
    plan.layout.dp = stage / (d.tp * d.cp);
    plan.stages = {};
    plan.stages.layersPerStage.assign(static_cast<std::size_t>(plan.layout.pp), 1);
    plan.stages.layersPerStage.front() = plan.stages.layersPerStage.back() = 0;
    if (prediction) {
        plan.stages.layersPerStage.end()[-2] = 0;
        plan.stages.mtpLayersPerStage.assign(static_cast<std::size_t>(plan.layout.pp), 0);
        plan.stages.mtpLayersPerStage.end()[-2] = small.model->mtpLayers;
    }
    plan.schedule = {};
    plan.memory.recompute = recompute;
    plan.memory.sharding = {.weights = {}, .gradients = {}, .optimizer = {}, .secondaryWeights = {}};
    const LinkTable& links = like.cluster->links;
    small.cluster = makeCluster(devices / nodeSize, nodeSize, like.cluster->device);
    small.cluster.change().host = like.cluster->host;
    for (const LinkLevel level : {LinkLevel::DevicePair, LinkLevel::NodePair})
        small.cluster.change().links.setTier(level, links.tier(level));
    for (const CollectiveCurve& curve : links.curves())
        small.cluster.change().links.setCurve(curve);
    if (nodeSize == links.devicesPerNode())
        small.cluster.change().links.setPortsPerNode(links.portsPerNode());
    plan.workload.globalBatchSize = plan.workload.microBatchSize * plan.layout.dp;
    return timePasses(LaidOut(small, plan)).stages;
}

LayoutPricer::LayerTimes LayoutPricer::timeLayers(const Recompute& recompute)
{
    const std::vector<int> kindOf = kindsOfLayers();
    std::vector<int> kinds = kindOf;
    std::ranges::sort(kinds);
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    // Multi-token-prediction layers are of the last one's kind.
    std::rotate(
        std::ranges::find(kinds, kindOf.back()), std::ranges::find(kinds, kindOf.back()) + 1, kinds.end());
    const bool all = !m_project.routing->empty() && m_project.model->moe.has_value();
    const auto seconds = [](const StageTimes& s) {
        return LayerSeconds {
            s.forward, s.backwardInput, s.backwardWeight, s.hostLinkForward, s.hostLinkBackward};
    };
    const auto sums = [&](const std::vector<StageTimes>& times) {
        std::vector<LayerSeconds> out(1);
        for (std::size_t l = 0; l < kindOf.size(); ++l) {
            const std::size_t at =
                all ? l : static_cast<std::size_t>(std::ranges::find(kinds, kindOf[l]) - kinds.begin());
            const StageTimes& one = times[at + 1];
            out.push_back({out[l].forward + one.forward, out[l].backwardInput + one.backwardInput,
                out[l].backwardWeight + one.backwardWeight, out[l].hostLinkForward + one.hostLinkForward,
                out[l].hostLinkBackward + one.hostLinkBackward});
        }
        return out;
    };
    LayerTimes out;
    const std::vector<StageTimes> times = timeKinds(recompute, kinds);
    out.repeated = sums(times);
    out.plain =
        recompute.mode == RecomputeMode::FullBlock ? sums(timeKinds(Recompute {}, kinds)) : out.repeated;
    out.embedding = seconds(times.front());
    out.head = seconds(times.back());
    if (m_project.model->mtpLayers > 0)
        out.prediction = seconds(times.end()[-2]);
    return out;
}

const LayoutPricer::LayerTimes& LayoutPricer::layerTimes(int recompute)
{
    const DegreeChoice& d = m_degrees;
    // Unalike groups are timed as if in one node.
    const int sign = m_alike ? 1 : -1;
    const LayerKey key {sign * d.tp, d.cp, d.ep, d.etp, d.microBatchSize, recompute};
    const auto found = m_layerTimes.find(key);
    if (found != m_layerTimes.end())
        return found->second;
    return m_layerTimes.emplace(key, timeLayers(m_space.recomputes[static_cast<std::size_t>(recompute)]))
        .first->second;
}

/// One microbatch through all layers, the vocabulary layers aside, on as little as any recompute takes; and
/// what the vocabulary layers add to it.
///
/// The proof: every microbatch passes every layer once, so that the pp ranks together work at least m times
/// `layers` + `ends`, and the one that works longest at least a pp-th of it; with partitioned vocabulary
/// layers each rank works m times its part of them instead of a share of `ends`. A step is no shorter than
/// the work of a rank. Passes are rounded to nanoseconds: a non-empty stage has at most three per microbatch
/// and holds at least one layer or end, a rank at most four vocabulary passes, each rounded down by half a
/// nanosecond at most. What remains is the rounding of the sums themselves.
Seconds LayoutPricer::degreesBound()
{
    Seconds layers(std::numeric_limits<double>::infinity());
    Seconds ends;
    for (std::size_t i = 0; i < m_space.recomputes.size(); ++i) {
        const LayerTimes& t = layerTimes(static_cast<int>(i));
        layers = std::min(layers, t.plain.back().total() + t.prediction.total());
        ends = t.embedding.total() + t.head.total(); // nothing of them is ever recomputed
        if (m_space.recomputes[i].mode == RecomputeMode::None)
            break; // recomputing takes time
    }
    const double pp = m_degrees.pp;
    Seconds perRank(std::numeric_limits<double>::infinity()); // of one microbatch, vocabulary layers alone
    for (const VocabularyLayout vocabulary : m_space.vocabularies)
        perRank = std::min(perRank, vocabularyParallel(vocabulary) ? partitionedVocabulary() : ends / pp);
    const double stages = m_project.model->layers + m_project.model->mtpLayers + 2;
    const Seconds rounded((3 * stages / pp + 4) * 0.5e-9);
    constexpr double kSums = 1 - 1e-12;
    return std::max(Seconds(0), (layers / pp + perRank) * kSums - rounded) * m_microbatches;
}

/// What each rank does of partitioned vocabulary layers for one microbatch: all kinds of them share the same
/// work.
Seconds LayoutPricer::partitionedVocabulary() const
{
    const Layout layout = resolved(m_plan.layout, m_project.cluster->devices());
    const LayerTimer timer(timeProject(), m_plan, layout);
    Plan plan = m_plan;
    plan.stages.vocabulary = VocabularyLayout::Vocab1;
    PassTimes times;
    timeVocabulary(timeProject(), plan, layout, timer, {}, times);
    return times.vocabularyForward.front() + times.vocabularyBackward.front() + times.inputForward.front()
        + times.inputBackward.front();
}

LayoutPricer::Split& LayoutPricer::currentSplit()
{
    const ScheduleKind kind = m_plan.schedule.kind;
    const StagePlacement placement = stagePlacement(kind);
    const auto chunks = static_cast<std::size_t>(chunksPerRank(kind, m_plan.layout.vpp));
    const VocabularyLayout vocabulary = m_plan.stages.vocabulary;
    for (Split& split : m_splits)
        if (split.placement == placement && split.chunks == chunks && split.vocabulary == vocabulary)
            return split;
    Split split {placement, chunks, vocabulary, splitStages(m_project, m_plan), {}, {}, {}, {}};
    const Layout layout = resolved(m_plan.layout, m_project.cluster->devices());
    split.held = heldParameters(m_project, m_plan, layout, split.stages);
    const LinkTable& links = timeProject().cluster->links;
    for (std::size_t s = 0; s + 1 < split.stages.size(); ++s)
        split.boundaries.push_back(
            links.level(m_pipelineGroup[static_cast<std::size_t>(split.stages[s].rank)],
                m_pipelineGroup[static_cast<std::size_t>(split.stages[s + 1].rank)]));
    split.costs.resize(2 * m_space.shardings.size() * m_compressions.size());
    split.rooms.assign(m_space.shardings.size(), Bytes(std::numeric_limits<double>::infinity()));
    m_splits.push_back(std::move(split));
    return m_splits.back();
}

const std::vector<DataParallelCost>& LayoutPricer::dataParallelCosts(Split& split, Stages compressed)
{
    const bool all = compressed == Stages::All;
    const std::size_t place = 2 * (m_sharding * m_compressions.size() + m_compression) + (all ? 1 : 0);
    std::vector<DataParallelCost>& costs = split.costs[place];
    if (!costs.empty())
        return costs;
    const DegreeChoice& d = m_degrees;
    const bool apart = fusesEmbedding(m_project.model, m_plan, d.pp);
    // Gradients are whole where the simulation chooses.
    const int compression = choosesCompressedStages(m_plan) && !all ? 0 : m_gradients[m_compression];
    for (const RankParameters& held : split.held) {
        const double ends = apart ? held.embedding + held.head : -1;
        const CostKey key {d.tp, d.cp, d.dp, d.ep, d.etp, m_alike ? 1 : 0, static_cast<int>(m_sharding),
            compression, held.dense(), held.experts(), ends};
        const auto [at, fresh] = m_costs.try_emplace(key);
        if (fresh) {
            std::optional<Plan> everywhere;
            if (all)
                everywhere.emplace(m_plan).communication.compression.criticalStages = false;
            at->second = dataParallelCost(
                timeProject(), everywhere ? *everywhere : m_plan, m_denseGroup, m_expertGroup, held);
        }
        costs.push_back(at->second);
    }
    return costs;
}

MemoryReport LayoutPricer::memory()
{
    MemoryReport report = estimateMemory(
        m_given.cluster->mixed() ? m_given : m_project, m_plan, {m_split->stages, m_split->held});
    Bytes& room = m_split->rooms[m_sharding];
    for (const StageMemory& stage : report.stages)
        room = std::min(room, stage.capacity - stage.weights - stage.gradients - stage.optimizer);
    return report;
}

/// What layers and boundaries of the present degrees, recomputation and pipeline take, whatever is sharded
/// and compressed.
void LayoutPricer::assemblePasses()
{
    if (m_passesKnown)
        return;
    m_passesKnown = true;
    const Split& split = *m_split;
    const LayerTimes& layers = *m_now;
    const Layout layout = resolved(m_plan.layout, m_project.cluster->devices());
    const bool block = m_plan.memory.recompute.mode == RecomputeMode::FullBlock;
    const bool partitioned = vocabularyParallel(m_plan.stages.vocabulary);
    m_passes.stages.resize(split.stages.size());
    for (std::size_t s = 0; s < split.stages.size(); ++s) {
        const StageLayers& stage = split.stages[s];
        StageTimes out;
        const auto add = [&out](const LayerSeconds& to, const LayerSeconds& from) {
            out.forward += to.forward - from.forward;
            out.backwardInput += to.backwardInput - from.backwardInput;
            out.backwardWeight += to.backwardWeight - from.backwardWeight;
            out.hostLinkForward += to.hostLinkForward - from.hostLinkForward;
            out.hostLinkBackward += to.hostLinkBackward - from.hostLinkBackward;
        };
        const auto first = static_cast<std::size_t>(stage.firstLayer);
        const auto end = static_cast<std::size_t>(stage.firstLayer + stage.layerCount);
        const auto turn = block ? static_cast<std::size_t>(
                              stage.firstLayer + std::min(stage.layerCount, m_plan.memory.recompute.layers))
                                : end;
        add(layers.repeated[turn], layers.repeated[first]);
        if (turn < end)
            add(layers.plain[end], layers.plain[turn]);
        if (stage.mtpLayers > 0)
            add(layers.prediction, {});
        if (stage.embedding && !partitioned)
            add(layers.embedding, {});
        if (stage.head && !partitioned)
            add(layers.head, {});
        m_passes.stages[s] = out;
    }
    m_boundary = boundaryCost(timeProject(), layout, *m_timer);
    m_passes.hopForward.clear();
    m_passes.hopLatency = Seconds(0);
    for (const LinkLevel level : split.boundaries) {
        m_passes.hopForward.push_back(m_boundary.gather);
        if (level == LinkLevel::Device)
            continue;
        const LinkFigure link = linkOf(level);
        m_passes.hopForward.back() += m_boundary.transfer(link);
        m_passes.hopLatency = std::max(m_passes.hopLatency, link.latency);
    }
    m_passes.hopBackward = m_passes.hopForward;
    m_passes.barrier = Seconds(0);
    std::vector<std::vector<int>> pipelines; // that barriers of partitioned vocabulary layers go through
    if (partitioned)
        pipelines.push_back(m_pipelineGroup);
    timeVocabulary(timeProject(), m_plan, layout, *m_timer, pipelines, m_passes);
}

/// Pass times of the present choices.
void LayoutPricer::assemble()
{
    assemblePasses();
    const Split& split = *m_split;
    m_times = m_passes;
    addDataParallel(m_plan, split.stages, dataParallelCosts(*m_split, Stages::AsPlanned), m_times);
    if (choosesCompressedStages(m_plan))
        addCompressedTails(m_plan, split.stages, dataParallelCosts(*m_split, Stages::All), m_times);
    addTiedEmbedding();
    const auto compression = boundaryCompression(timeProject(), m_plan, *m_timer, m_boundary);
    if (!compression)
        return;
    for (const LinkLevel level : split.boundaries) {
        const Seconds transfer =
            level == LinkLevel::Device ? Seconds(0) : compression->cost.transfer(linkOf(level));
        const Seconds sent = transfer + m_boundary.gather;
        appendBoundary(m_times.compressedSends, *compression, level, sent, sent);
    }
}

/// Of one rank of a stage to another one's, while all others of the node send as well.
LinkFigure LayoutPricer::linkOf(LinkLevel level) const
{
    const LinkTable& links = timeProject().cluster->links;
    LinkFigure link = links.tier(level);
    if (level == LinkLevel::NodePair)
        link.bandwidth *= sharesOfBusy(links, busyOfStage());
    return link;
}

/// Devices of a stage in one node; 1 where stages and nodes are not commensurable, for a lower bound.
int LayoutPricer::busyOfStage() const
{
    const int block = m_degrees.tp * m_degrees.cp * m_degrees.dp;
    return m_alike ? std::min(m_project.cluster->devicesPerNode, block) : 1;
}

/// Gradients of a tied embedding between the first and the last of a pipeline's ranks, as timeEmbeddingSync()
/// has them. Building communicators for every layout would cost as much as all the rest of its price.
void LayoutPricer::addTiedEmbedding()
{
    if (!splitsTiedEmbedding(m_project.model, m_plan, m_degrees.pp))
        return;
    const bool fused = fusesEmbedding(m_project.model, m_plan, m_degrees.pp);
    std::optional<Seconds>& known = m_tiedEmbedding[2 * m_sharding + (fused ? 1 : 0)];
    if (!known)
        known = tiedEmbedding();
    for (auto* tails : {&m_times.tails, &m_times.compressedTails})
        if (!tails->empty())
            tails->front().embeddingSync = tails->back().embeddingSync = *known;
}

Seconds LayoutPricer::tiedEmbedding() const
{
    const ModelSpec& model = m_project.model;
    const Layout layout = resolved(m_plan.layout, m_project.cluster->devices());
    const double shards = planShards(timeProject(), m_plan, layout).dense.gradients;
    const EmbeddingSum sum {Bytes(paddedVocabulary(model, m_plan.memory, layout.tp) * model.hidden / layout.tp
                                * gradientBytes(m_plan.memory) / shards),
        busyOfStage()};
    std::vector<int> last = m_denseGroup;
    for (int& device : last)
        device += m_pipelineGroup.back() - m_pipelineGroup.front();
    const auto sync = fusesEmbedding(model, m_plan, m_degrees.pp) ? fusedEmbeddingSync : pairedEmbeddingSync;
    return sync(timeProject().cluster->links, m_denseGroup, last, sum);
}

/// No slower than what compression may make of the pass times: what a bound may count with.
void LayoutPricer::takeFasterOfCompressed()
{
    const SendCompression& sends = m_times.compressedSends;
    for (std::size_t s = 0; s < sends.boundaries.size(); ++s)
        if (sends.boundaries[s] != 0) {
            m_times.hopBackward[s] = std::min(m_times.hopBackward[s], sends.hopBackward[s]);
            if (stagePlacement(m_plan.schedule.kind) == StagePlacement::Bidirectional)
                m_times.hopForward[s] = std::min(m_times.hopForward[s], sends.hopForward[s]);
        }
    for (std::size_t r = 0; r < m_times.compressedTails.size(); ++r) {
        StepTail& tail = m_times.tails[r];
        const StepTail& compressed = m_times.compressedTails[r];
        const auto exposed = [](const StepTail& t) { return t.gradientReduction - t.gradientOverlap; };
        if (exposed(compressed) < exposed(tail)) {
            tail.gradientReduction = compressed.gradientReduction;
            tail.gradientOverlap = compressed.gradientOverlap;
        }
        tail.weightGather = std::min(tail.weightGather, compressed.weightGather);
    }
}

Seconds LayoutPricer::bound(const MemoryReport& memory)
{
    assemble();
    takeFasterOfCompressed();
    return m_bound(m_plan, m_split->stages, m_times, memory, m_microbatches);
}

Result<Seconds> LayoutPricer::simulated(const MemoryReport& memory)
{
    assemble();
    applyOffload(LaidOut(timeProject(), m_plan), memory, m_times);
    return stepOf(LaidOut(m_project, m_plan), m_times);
}

} // namespace rankloom
