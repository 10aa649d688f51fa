// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/step_time.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <vector>

#include "core/bits/step_planes.h"
#include "core/cluster/collectives.h"
#include "core/model/key_value_cache.h"
#include "core/model/layer_parameters.h"
#include "core/plan/expert_flow.h"
#include "core/plan/expert_load.h"
#include "core/serving/collective_table.h"
#include "core/serving/expert_demand.h"

namespace rankloom {

namespace {

constexpr double kTileRows = 128;
constexpr double kActivationBytes = 2;
/// In 8 and 4 bits a kernel in front of each of a layer's four products brings its input into the format,
/// beside about eight small ones that a layer has anyway.
constexpr double kQuantisingKernels = 0.5;
/// An indexer has fourteen more (SGLang's nsa_indexer: norm, rotation, two copies, two Hadamard transforms,
/// two quantisations, two scalings of the weights, store, metadata, logits, choice).
constexpr double kIndexerKernels = 14.0 / 8;

double ceilDivided(std::int64_t a, std::int64_t b)
{
    const std::int64_t parts = (a + b - 1) / b;
    return static_cast<double>(parts);
}

/// A matrix product of a layer on one device, by its [n, k].
struct ServedProduct {
    double n = 0;
    double k = 0;
};

/// The peaks that products of a format meet.
struct Roofs {
    double flops = 1; ///< a second
    double bytes = 1; ///< a second
    double weightBytes = 2; ///< each
    double notHidden = 0;
    double tileStep = 0;

    /// `count` products of `rows` rows each; of `read` of them weights are read.
    [[nodiscard]] double time(double rows, ServedProduct p, double count, double read) const
    {
        const double padded = rows + tileStep * (std::ceil(rows / kTileRows) * kTileRows - rows);
        const double compute = 2 * padded * p.n * p.k * count / flops;
        const double memory =
            (read * weightBytes * p.n * p.k + kActivationBytes * rows * count * (p.n + p.k)) / bytes;
        return std::max(compute, memory) + notHidden * std::min(compute, memory);
    }
    [[nodiscard]] double time(double rows, ServedProduct p) const { return time(rows, p, 1, 1); }
};

/// Largest of `count` standard normal draws, expected (extreme value theory; Cramér 1946 §28.6).
double largestOfNormals(double count)
{
    if (count < 2)
        return 0;
    const double a = std::sqrt(2 * std::log(count));
    return std::max(0.0, a - (std::log(std::log(count)) + std::log(4 * std::numbers::pi)) / (2 * a));
}

/// Vectors of a token on the way to its experts and back, as if all devices of the group were asked alike:
/// what leaves a device is (D - 1) / D of them.
struct ExpertWays {
    double there = 0;
    double back = 0;
};

/// A token goes once to each device that has an expert of its (DeepEP, TensorRT-LLM), or stays where its
/// experts were (ExFlow's one exchange). By the trace, null = none, and the plan's placement; of two layers,
/// which speak for all.
ExpertWays expertWays(const ServedPlan& plan, const RoutingStatistics* trace, double topK)
{
    const double devices = std::max(1, plan.layout.ep);
    if (devices < 2)
        return {};
    const bool coherent = plan.dispatch == ExpertDispatch::ContextCoherent;
    if (trace == nullptr && !coherent) {
        const double reached = devices * (1 - std::pow(1 - 1 / devices, topK));
        return {reached, reached};
    }
    const RoutingStatistics none;
    const ExpertFlows flows(trace != nullptr ? *trace : none, *plan.experts,
        coherent ? ExpertDispatch::ContextCoherent : ExpertDispatch::Deduplicated, plan.model().moe->experts,
        plan.model().moe->topK, plan.layout.ep);
    ExpertWays sum;
    const int rows = std::max(2, flows.rows());
    for (const int row : {rows / 2, rows - 1}) {
        const ExpertFlow flow = flows.of(row);
        const auto members = static_cast<std::size_t>(flow.members);
        for (std::size_t from = 0; from < members; ++from)
            for (std::size_t to = 0; to < members; ++to)
                if (from != to) {
                    sum.there += flow.dispatch[from * members + to] / 2;
                    sum.back += flow.combine[from * members + to] / 2;
                }
    }
    const double all = devices / (devices - 1);
    return {sum.there * all, sum.back * all};
}

/// The part of a batch that the fullest attention replica has.
struct OwnLoad {
    double tokens = 0;
    double requests = 0;
    double prefillShare = 0;
    double decodeShare = 0;

    OwnLoad(const BatchLoad& load, int replicas)
    {
        const double prefills = ceilDivided(load.prefills, replicas);
        const double decodes = ceilDivided(load.decodes, replicas);
        prefillShare = load.prefills > 0 ? prefills / static_cast<double>(load.prefills) : 0;
        decodeShare = load.decodes > 0 ? decodes / static_cast<double>(load.decodes) : 0;
        tokens = prefillShare * static_cast<double>(load.prefillTokens) + decodes;
        requests = prefills + decodes;
    }
};

/// Attention of one layer, without its projections.
struct AttentionWork {
    double prefillFlops = 0; ///< per pair of query and key
    double decodeFlops = 0; ///< per key
    double keyBytes = 0; ///< per token of the cache
};

class RooflineTimes final : public BatchTimes {
public:
    RooflineTimes(const ServedPlan& plan, const ServingRates& rates);

    [[nodiscard]] Nanoseconds of(int stage, const BatchLoad& load) const override
    {
        return std::max(Nanoseconds(1), toNanoseconds(parts(stage, load).total()));
    }
    [[nodiscard]] PlaneTraffic planes(int stage, const BatchLoad& load) const override
    {
        return m_stages[static_cast<std::size_t>(stage)].front().planes ? priced(stage, load).planes
                                                                        : PlaneTraffic {};
    }
    [[nodiscard]] StepParts parts(int stage, const BatchLoad& load) const
    {
        return priced(stage, load).parts;
    }

private:
    /// How many layers of a stage are alike.
    struct Layers {
        int dense = 0;
        int expert = 0;
        int windowed = 0;

        [[nodiscard]] int all() const { return dense + expert; }
    };
    struct Stage {
        Layers layers;
        bool embedding = false;
        bool head = false;
        Roofs roofs;
        Roofs plainRoofs; ///< of what stays in 16 bits
        double attentionFlops = 1; ///< a second
        double attentionBytes = 1;
        double indexBytes =
            1; ///< a second, of keys that an indexer scores: 8 bits each, whatever the cache has
        CollectiveTable allReduce; ///< of tokens
        CollectiveTable exchange; ///< experts: both ways, of tokens of one attention replica
        std::optional<StepPlanes> planes; ///< experts in few bits
        double sendSeconds = 0; ///< latency
        double sendSecondsPerToken = 0;
    };

    struct Priced {
        StepParts parts;
        PlaneTraffic planes;
    };

    /// On the group of devices that takes longest.
    [[nodiscard]] Priced priced(int stage, const BatchLoad& load) const;
    [[nodiscard]] Priced priced(const Stage& stage, const BatchLoad& load) const;
    void setLayers(const ModelSpec& model);
    /// A stage on one of its tensor-parallel groups.
    [[nodiscard]] Stage stageOf(
        const ServedPlan& plan, const ServedStage& served, const std::vector<int>& group) const;
    void setRates(const ServedPlan& plan, const std::vector<int>& group, Stage& stage) const;
    void setAllReduce(const ServedPlan& plan, const std::vector<int>& group, Stage& stage) const;
    void setLinks(const ServedPlan& plan, const ServedStage& served, Stage& stage) const;
    [[nodiscard]] double attentionTime(const Stage& stage, const KeysRead& keys, const OwnLoad& own) const;
    [[nodiscard]] double indexing(const Stage& stage, const KeysRead& keys, const OwnLoad& own) const;
    [[nodiscard]] double projections(const Stage& stage, const OwnLoad& own, const BatchLoad& load) const;
    [[nodiscard]] double feedForward(const Stage& stage, double rows, double width) const;
    [[nodiscard]] double experts(const Stage& stage, const BatchLoad& load) const;
    [[nodiscard]] double smallKernels(const Stage& stage, const OwnLoad& own) const;
    [[nodiscard]] Seconds launchesShown(const Stage& stage, const StepParts& device) const;

    ServingRates m_rates;
    WeightFormat m_format;
    int m_tp = 1;
    int m_attentionReplicas = 1;
    // Of the model.
    double m_hidden = 0;
    double m_smallValues = 0; ///< that norms and rotations of a layer read and write for a token
    double m_headRows = 0; ///< of the output layer, on one device
    bool m_gated = true;
    double m_kernels = 1; ///< small ones of a layer, over those of one in 16 bits
    double m_ffn = 0; ///< on one device
    double m_sharedFfn = 0;
    std::vector<ServedProduct> m_projections; ///< of attention, over the tokens of a batch
    std::vector<ServedProduct> m_keyProjections; ///< latent attention: over keys of prompts, else tokens
    std::optional<SparseAttention> m_sparse;
    double m_indexBytes = 0; ///< of a key that the indexer scores
    AttentionWork m_attention;
    // Experts.
    double m_experts = 0;
    double m_topK = 0;
    double m_localExperts = 0;
    double m_expertDevices = 1; ///< that hold different ones
    double m_expertWidth = 0;
    double m_imbalance = 1; ///< of a trace
    bool m_traced = false;
    AskedExperts m_demand;
    std::vector<std::vector<Stage>> m_stages; ///< on each of the groups that may be slowest
};

RooflineTimes::RooflineTimes(const ServedPlan& plan, const ServingRates& rates)
    : m_rates(rates)
    , m_format(plan.choice.weights)
    , m_tp(plan.layout.tp)
    , m_attentionReplicas(plan.attentionReplicas)
{
    const ModelSpec& model = plan.model();
    m_hidden = model.hidden;
    m_gated = model.gatedMlp;
    m_sparse = model.sparse;
    m_indexBytes = indexerBytesPerLayer(model);
    m_kernels =
        1 + (m_format == WeightFormat::Bf16 ? 0 : kQuantisingKernels) + (m_sparse ? kIndexerKernels : 0);
    m_headRows = static_cast<double>(model.vocabulary) / m_tp;
    m_ffn = static_cast<double>(model.ffn) / m_tp;
    // Two norms that add what comes in: two values in and two out each; queries and keys in and out.
    m_smallValues = 8 * m_hidden + 4.0 * model.heads * model.headDim / m_tp;
    m_attention.keyBytes = keyValueElementsPerLayer(model, m_tp) * plan.choice.keyValueElementBytes;
    setLayers(model);
    if (model.moe) {
        const double etp = std::max(1, plan.layout.etp);
        m_sharedFfn = static_cast<double>(model.moe->sharedFfn) / m_tp;
        m_experts = model.moe->experts;
        m_topK = model.moe->topK;
        m_expertDevices = std::max(1, plan.layout.ep);
        m_localExperts = std::max(1.0, m_experts / m_expertDevices);
        m_expertWidth = model.moe->expertFfn / etp;
        const RoutingStatistics& routing = *plan.project->routing;
        m_traced = plan.countTrace && routing.experts == model.moe->experts && !routing.load.empty();
        m_imbalance = m_traced
            ? expertLoad(routing, *plan.experts, model.moe->experts, plan.layout.ep).loadMaxOverMean
            : 1;
        m_demand = m_traced ? AskedExperts::traced(routing, m_topK)
                            : AskedExperts::drawn(m_experts, m_topK, rates.expertSpread);
    }
    for (const ServedStage& stage : plan.stages)
        for (m_stages.emplace_back(); const std::vector<int>& group : stage.tensorGroups)
            m_stages.back().push_back(stageOf(plan, stage, group));
}

void RooflineTimes::setLayers(const ModelSpec& model)
{
    const double heads = static_cast<double>(model.heads) / m_tp;
    if (model.mla) {
        const LatentAttention& mla = *model.mla;
        const double queryWidth = heads * (mla.nopeHeadDim + mla.ropeHeadDim);
        const double rank = mla.keyValueRank;
        for (const MatrixWidths& matrix : indexerMatrices(model))
            m_projections.push_back({static_cast<double>(matrix.out), static_cast<double>(matrix.in)});
        if (mla.queryRank > 0)
            m_projections.push_back({static_cast<double>(mla.queryRank), m_hidden});
        m_projections.push_back({queryWidth, mla.queryRank > 0 ? mla.queryRank : m_hidden});
        m_projections.push_back({rank + mla.ropeHeadDim, m_hidden});
        m_projections.push_back({m_hidden, heads * mla.valueHeadDim});
        m_keyProjections.push_back({heads * (mla.nopeHeadDim + mla.valueHeadDim), rank});
        m_attention.prefillFlops = 2 * heads * (mla.nopeHeadDim + mla.ropeHeadDim + mla.valueHeadDim);
        // Weights are multiplied into queries and outputs, so that attention is over latent vectors.
        m_attention.decodeFlops = 2 * heads * (2 * rank + mla.ropeHeadDim);
        if (m_sparse) // every query has keys of its own, which nothing expands
            m_attention.prefillFlops = m_attention.decodeFlops;
        return;
    }
    const double keyHeads = ceilDivided(model.kvHeads, m_tp);
    m_projections.push_back({(heads + 2 * keyHeads) * model.headDim, m_hidden});
    m_projections.push_back({m_hidden, heads * model.headDim});
    m_attention.prefillFlops = m_attention.decodeFlops = 4 * heads * model.headDim;
}

RooflineTimes::Stage RooflineTimes::stageOf(
    const ServedPlan& plan, const ServedStage& served, const std::vector<int>& group) const
{
    const ModelSpec& model = plan.model();
    Stage stage;
    for (int layer = served.firstLayer; layer < served.firstLayer + served.layers; ++layer) {
        ++(model.isMoe(layer) ? stage.layers.expert : stage.layers.dense);
        stage.layers.windowed += m_sparse || model.isWindowed(layer) ? 1 : 0;
    }
    stage.embedding = served.embedding;
    stage.head = served.head;
    setRates(plan, group, stage);
    if (served.planes)
        stage.planes.emplace(*served.planes,
            BitMachine {served.planes->channel.rate, BytesPerSecond(stage.plainRoofs.bytes),
                FlopsPerSecond(stage.plainRoofs.flops)});
    setAllReduce(plan, group, stage);
    setLinks(plan, served, stage);
    return stage;
}

/// Of each peak what the device that has least of it reaches.
void RooflineTimes::setRates(const ServedPlan& plan, const std::vector<int>& group, Stage& stage) const
{
    const Cluster& cluster = plan.cluster();
    double flops = std::numeric_limits<double>::infinity();
    double bf16 = flops;
    double bandwidth = flops;
    for (const int number : group) {
        const DeviceSpec& device = cluster.deviceSpec(number);
        const double speed =
            cluster.deviceSpeeds.empty() ? 1 : cluster.deviceSpeeds[static_cast<std::size_t>(number)];
        // Devices without the format compute in 16 bits on weights that they unpack.
        const bool fp8 = m_format != WeightFormat::Bf16 && device.peakFp8.value() > 0;
        const bool fp4 = fp8 && m_format == WeightFormat::Fp4;
        const double plain = device.peakBf16.value() * speed;
        const double peak = fp8 ? device.peakFp8.value() * speed * (fp4 ? 2 : 1) : plain;
        const double share = fp4 ? m_rates.computeFp4 : fp8 ? m_rates.computeFp8 : m_rates.computeBf16;
        flops = std::min(flops, peak * share);
        bf16 = std::min(bf16, plain);
        bandwidth = std::min(bandwidth, device.memoryBandwidth.value() * speed);
    }
    stage.roofs = {
        flops, bandwidth * m_rates.memory, bytesPerWeight(m_format), m_rates.notHidden, m_rates.tileStep};
    stage.plainRoofs = stage.roofs;
    stage.plainRoofs.flops = bf16 * m_rates.computeBf16;
    stage.plainRoofs.weightBytes = 2;
    stage.attentionFlops = bf16 * m_rates.attentionCompute;
    stage.indexBytes = bandwidth * m_rates.attentionMemory;
    stage.attentionBytes =
        stage.indexBytes * (plan.choice.keyValueElementBytes < kActivationBytes ? m_rates.eightBitCache : 1);
}

void RooflineTimes::setAllReduce(const ServedPlan& plan, const std::vector<int>& devices, Stage& stage) const
{
    if (devices.size() < 2)
        return;
    const LinkTable& links = plan.cluster().links;
    const Communicator group(links, devices);
    // Inside a node every device can read the buffers of all others at once (one-shot kernels of vLLM,
    // SGLang and TensorRT-LLM): one latency, all the bytes.
    double perByte = 0;
    double latency = 0;
    for (const int to : devices)
        if (to != devices.front()) {
            const LinkFigure link = links.link(to, devices.front());
            perByte += 1 / link.bandwidth.value();
            latency = std::max(latency, link.latency.value());
        }
    const bool near = group.nodes() == 1;
    stage.allReduce = CollectiveTable([&](double tokens) {
        const double bytes = tokens * (m_hidden * kActivationBytes) / m_rates.link;
        const double ring = group.allReduce(Bytes(bytes)).time.value();
        return m_rates.collective.value() + (near ? std::min(ring, latency + bytes * perByte) : ring);
    });
}

void RooflineTimes::setLinks(const ServedPlan& plan, const ServedStage& served, Stage& stage) const
{
    const LinkTable& links = plan.cluster().links;
    const double row = m_hidden * kActivationBytes;
    if (m_experts > 0 && m_attentionReplicas > 1 && served.expertDevices.size() > 1) {
        const Communicator group(links, served.expertDevices);
        const ExpertWays ways = expertWays(plan, m_traced ? &*plan.project->routing : nullptr, m_topK);
        const double wire = m_format == WeightFormat::Bf16 ? 2 : 1;
        stage.exchange = CollectiveTable::affine([&](double tokens) {
            const double vectors = tokens / m_tp * m_hidden / m_rates.link;
            const Bytes there(vectors * ways.there * wire);
            const Bytes back(vectors * ways.back * kActivationBytes);
            return 2 * m_rates.collective.value() + group.allToAll(there).time.value()
                + group.allToAll(back).time.value();
        });
    }
    if (served.nextFrom >= 0) {
        const LinkFigure link = links.link(served.nextFrom, served.nextTo);
        stage.sendSeconds = link.latency.value() + m_rates.collective.value();
        stage.sendSecondsPerToken = row / m_tp / (link.bandwidth.value() * m_rates.link);
    }
}

double RooflineTimes::projections(const Stage& stage, const OwnLoad& own, const BatchLoad& load) const
{
    double sum = 0;
    for (const ServedProduct& p : m_projections)
        sum += stage.roofs.time(own.tokens, p);
    const double keys = m_sparse ? own.tokens
                                 : own.prefillShare * static_cast<double>(load.whole.prefillKeys)
            + own.decodeShare * static_cast<double>(load.decodes);
    for (const ServedProduct& p : m_keyProjections)
        sum += stage.roofs.time(keys, p);
    return sum;
}

double RooflineTimes::attentionTime(const Stage& stage, const KeysRead& keys, const OwnLoad& own) const
{
    const double pairs = keys.prefillPairs * own.prefillShare;
    const double prefillKeys = static_cast<double>(keys.prefillKeys) * own.prefillShare;
    const double decodeKeys = static_cast<double>(keys.decodeKeys) * own.decodeShare;
    const double prefill = std::max(m_attention.prefillFlops * pairs / stage.attentionFlops,
        m_attention.keyBytes * prefillKeys / stage.attentionBytes);
    const double decode = std::max(m_attention.decodeFlops * decodeKeys / stage.attentionFlops,
        m_attention.keyBytes * decodeKeys / stage.attentionBytes);
    return prefill + decode;
}

/// Scores of all keys.
double RooflineTimes::indexing(const Stage& stage, const KeysRead& keys, const OwnLoad& own) const
{
    if (!m_sparse)
        return 0;
    const double pairs = keys.prefillPairs * own.prefillShare;
    const double decodeKeys = static_cast<double>(keys.decodeKeys) * own.decodeShare;
    const double flops = 2.0 * m_sparse->heads * m_sparse->headDim / stage.attentionFlops;
    return flops * pairs + std::max(flops * decodeKeys, m_indexBytes * decodeKeys / stage.indexBytes);
}

double RooflineTimes::feedForward(const Stage& stage, double rows, double width) const
{
    if (width <= 0)
        return 0;
    return stage.roofs.time(rows, {(m_gated ? 2 : 1) * width, m_hidden})
        + stage.roofs.time(rows, {m_hidden, width});
}

double RooflineTimes::experts(const Stage& stage, const BatchLoad& load) const
{
    const auto tokens = static_cast<double>(load.tokens());
    const double touchedShare = m_demand.touchedShare(tokens);
    const double picks = tokens * m_topK / m_expertDevices;
    // A device has as many picks as a binomial draw, and what its experts are asked for more or less than
    // others; the fullest sets the pace. No device gets more than every token asks for.
    const double share = 1 / m_expertDevices;
    const double chance = tokens * m_topK * share * (1 - share);
    const double liking = m_traced
        ? 0
        : picks * picks * m_demand.variation() * m_demand.variation() / m_localExperts * (1 - share);
    const double spread = std::sqrt(chance + liking) * largestOfNormals(m_expertDevices);
    const double fullest =
        std::min(std::max(picks * m_imbalance, picks + spread), tokens * std::min(m_topK, m_localExperts));
    const double read = m_localExperts * touchedShare;
    const double readSpread = std::sqrt(read * (1 - touchedShare)) * largestOfNormals(m_expertDevices);
    const double touched = std::clamp(read + readSpread, std::min(1.0, m_localExperts), m_localExperts);
    // Each with its own rows: tiles are filled expert by expert.
    const double rows = fullest / touched;
    return stage.roofs.time(rows, {(m_gated ? 2 : 1) * m_expertWidth, m_hidden}, touched, touched)
        + stage.roofs.time(rows, {m_hidden, m_expertWidth}, touched, touched);
}

/// Norms with their sums, rotations and activations, which read and write their values once.
double RooflineTimes::smallKernels(const Stage& stage, const OwnLoad& own) const
{
    const double widths = m_gated ? 3 : 2; // of the feed-forward part, in and out of its activation
    const double expertValues = m_sharedFfn + m_topK * m_expertWidth / m_expertDevices * m_attentionReplicas;
    const double values = stage.layers.all() * m_smallValues
        + widths * (stage.layers.dense * m_ffn + stage.layers.expert * expertValues);
    return values * own.tokens * kActivationBytes / stage.roofs.bytes;
}

/// Graphs replay batches of decodes; a batch with prompts is launched kernel by kernel, which shows where the
/// kernels are shorter than their launches.
Seconds RooflineTimes::launchesShown(const Stage& stage, const StepParts& device) const
{
    const double layers = stage.layers.all();
    const Seconds running = device.products + device.experts + device.attention + device.communication
        + layers * m_kernels * m_rates.layer + stage.layers.expert * m_rates.expertLayer;
    return std::max(Seconds(0), layers * m_rates.launch - running);
}

RooflineTimes::Priced RooflineTimes::priced(int index, const BatchLoad& load) const
{
    const std::vector<Stage>& groups = m_stages[static_cast<std::size_t>(index)];
    Priced slowest = priced(groups.front(), load);
    for (std::size_t g = 1; g < groups.size(); ++g)
        if (Priced other = priced(groups[g], load); other.parts.total() > slowest.parts.total())
            slowest = other;
    return slowest;
}

RooflineTimes::Priced RooflineTimes::priced(const Stage& stage, const BatchLoad& load) const
{
    const OwnLoad own(load, m_attentionReplicas);
    Priced out;
    StepParts& parts = out.parts;
    parts.overhead = m_rates.step + own.requests * m_rates.request + own.tokens * m_rates.token;
    if (load.tokens() <= 0)
        return out;
    const double layers = stage.layers.all();
    double products = layers * projections(stage, own, load)
        + stage.layers.dense * feedForward(stage, own.tokens, m_ffn)
        + stage.layers.expert * feedForward(stage, own.tokens, m_sharedFfn);
    const double head = stage.head ? stage.plainRoofs.time(own.requests, {m_headRows, m_hidden}) : 0;
    const double whole = layers - stage.layers.windowed;
    parts.attention = Seconds(whole * attentionTime(stage, load.whole, own)
        + stage.layers.windowed * attentionTime(stage, load.windowed, own)
        + layers * indexing(stage, load.whole, own));
    const double reduce = stage.allReduce.of(own.tokens);
    double communication = (layers + stage.layers.dense) * reduce;
    if (stage.layers.expert > 0) {
        products += stage.layers.expert * stage.plainRoofs.time(own.tokens, {m_experts, m_hidden}); // router
        if (!stage.planes)
            parts.experts = Seconds(stage.layers.expert * experts(stage, load));
        communication +=
            stage.layers.expert * (m_attentionReplicas > 1 ? stage.exchange.of(own.tokens) : reduce);
    }
    if (stage.embedding)
        communication += reduce;
    products += smallKernels(stage, own);
    parts.products = Seconds(products + head);
    parts.communication = Seconds(communication);
    parts.send = Seconds(stage.sendSeconds + own.tokens * stage.sendSecondsPerToken);
    const Seconds launches = layers * m_kernels * m_rates.layer + stage.layers.expert * m_rates.expertLayer;
    parts.overhead += launches;
    if (stage.planes) {
        const Seconds others = parts.attention + Seconds(products + communication) + launches;
        const StepPlanes::Cost cost =
            stage.planes->of(static_cast<double>(load.tokens()), others / stage.layers.expert);
        parts.experts = cost.computing;
        parts.loading = cost.traffic.waiting;
        out.planes = cost.traffic;
    }
    if (load.prefills > 0)
        parts.overhead += launchesShown(stage, parts);
    return out;
}

} // namespace

std::unique_ptr<BatchTimes> stepTimes(const ServedPlan& plan, const ServingRates& rates)
{
    return std::make_unique<RooflineTimes>(plan, rates);
}

StepParts stepParts(const ServedPlan& plan, const ServingRates& rates, int stage, const BatchLoad& load)
{
    return RooflineTimes(plan, rates).parts(stage, load);
}

StepParts stepParts(const ServedPlan& plan, const ServingRates& rates, const BatchLoad& load)
{
    const RooflineTimes times(plan, rates);
    StepParts sum;
    for (std::size_t s = 0; s < plan.stages.size(); ++s)
        sum += times.parts(static_cast<int>(s), load);
    return sum;
}

} // namespace rankloom
