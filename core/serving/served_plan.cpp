// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/served_plan.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <tuple>
#include <utility>

#include "core/cluster/collectives.h"
#include "core/model/key_value_cache.h"
#include "core/plan/check.h"
#include "core/plan/laid_out.h"
#include "core/plan/setting_words.h"
#include "core/plan/what_if.h"

namespace rankloom {

namespace {

/// The plan with a batch that every layout takes: rules about training batches say nothing about serving.
Plan withAnyBatch(const Cluster& cluster, Plan plan)
{
    plan.workload = {1024 * plan.layout.tp, 1, 1};
    const Layout layout = resolved(plan.layout, cluster.devices());
    plan.workload.globalBatchSize = std::max(1, layout.dp) * std::max(1, layout.pp);
    plan.layout.sequenceParallel = true;
    plan.schedule = {};
    plan.stages.vocabulary = VocabularyLayout::None;
    plan.memory.vocabularyDivisor = 1;
    return plan;
}

Bytes weightsOf(const RankParameters& held, const ServedStage& stage, const ServingChoice& choice)
{
    const bool planes = stage.planes != nullptr;
    const double experts = planes ? 0 : held.expertMatrices;
    const double expertVectors = planes ? 0 : held.expertVectors;
    const Bytes budget = planes ? stage.planes->budget : Bytes();
    // Embedding, output layer and vectors stay in 16 bits (vLLM, SGLang and TensorRT-LLM by default).
    const double each = bytesPerWeight(choice.weights);
    return budget
        + Bytes((held.matrices + experts) * each
            + 2 * (held.vectors + expertVectors + held.embedding + held.head));
}

/// Tokens of a batch by which links are told apart.
constexpr double kTellingTokens = 64;

/// Of groups that do the same the one that takes longest: on the slowest devices, over the slowest links. The
/// first of equal ones.
class SlowestGroup {
public:
    SlowestGroup(const Cluster& cluster, GroupKind kind, Bytes message)
        : m_cluster(cluster), m_kind(kind), m_message(message)
    {
    }

    void consider(std::vector<int> devices)
    {
        const double rate = rateOf(devices);
        if (m_devices.empty() || rate < m_rate) {
            m_rate = rate;
            m_time = -1;
            m_devices = std::move(devices);
        } else if (rate == m_rate && devices.size() > 1 && !sameLinks(m_cluster.links, m_devices, devices)) {
            if (m_time < 0)
                m_time = timeOf(m_devices);
            if (const double time = timeOf(devices); time > m_time) {
                m_time = time;
                m_devices = std::move(devices);
            }
        }
    }
    [[nodiscard]] std::vector<int> take() { return std::move(m_devices); }

private:
    /// Memory bandwidth, which decoding waits for.
    [[nodiscard]] double rateOf(const std::vector<int>& devices) const
    {
        double least = std::numeric_limits<double>::infinity();
        for (const int device : devices) {
            const auto at = static_cast<std::size_t>(device);
            const double speed = m_cluster.deviceSpeeds.empty() ? 1 : m_cluster.deviceSpeeds[at];
            least = std::min(least, m_cluster.deviceSpec(device).memoryBandwidth.value() * speed);
        }
        return least;
    }
    [[nodiscard]] double timeOf(const std::vector<int>& devices) const
    {
        const Communicator group(m_cluster.links, devices);
        return (m_kind == GroupKind::Tensor ? group.allReduce(m_message) : group.allToAll(m_message))
            .time.value();
    }

    const Cluster& m_cluster;
    GroupKind m_kind;
    Bytes m_message;
    std::vector<int> m_devices;
    double m_rate = 0;
    double m_time = -1; ///< s; below 0 = not known
};

/// What a pipeline rank has of the groups of a grid.
struct GridGroups {
    std::vector<std::vector<int>> tensor;
    std::vector<std::vector<int>> expert;
};

std::vector<int> slowestOf(const LaidOut& laid, const std::vector<std::vector<int>>& groups, int stage,
    const ServedPlan& plan, GroupKind kind)
{
    SlowestGroup slowest(plan.cluster(), kind, Bytes(2 * kTellingTokens * plan.model().hidden));
    for (const std::vector<int>& ranks : groups) {
        if (laid.grid().coordinates(ranks.front()).pp != stage)
            continue;
        std::vector<int> devices;
        for (const int rank : ranks)
            devices.push_back(plan.devices[static_cast<std::size_t>(rank)]);
        slowest.consider(std::move(devices));
    }
    return slowest.take();
}

/// The devices of the slowest link from a stage to the next.
std::pair<int, int> slowestSend(const RankGrid& grid, int stage, const ServedPlan& plan)
{
    const double bytes = 2 * kTellingTokens * plan.model().hidden / plan.layout.tp;
    std::pair<int, int> slowest {-1, -1};
    double longest = -1;
    for (int rank = 0; rank < grid.ranks(); ++rank) {
        const RankCoordinates c = grid.coordinates(rank);
        if (c.pp != stage)
            continue;
        const int from = plan.devices[static_cast<std::size_t>(rank)];
        const int to = plan.devices[static_cast<std::size_t>(grid.rankAt(c.tp, c.cp, c.dp, stage + 1))];
        const LinkFigure link = plan.cluster().links.link(from, to);
        const double time = link.latency.value() + bytes / link.bandwidth.value();
        if (time > longest) {
            longest = time;
            slowest = {from, to};
        }
    }
    return slowest;
}

/// `plan` has the devices by rank.
ServedStage servedStage(const LaidOut& laid, const StageLayers& stage, const GridGroups& groups,
    const ServedPlan& plan, std::shared_ptr<const StagePlanes> planes)
{
    const ServingChoice& choice = plan.choice;
    const auto rank = static_cast<std::size_t>(stage.rank);
    ServedStage out;
    out.firstLayer = stage.firstLayer;
    out.layers = stage.layerCount;
    out.embedding = stage.embedding;
    out.head = stage.head;
    out.planes = std::move(planes);
    out.weights = weightsOf(laid.held()[rank], out, choice);
    out.keyValuePerToken =
        Bytes(keyValueBytesPerLayer(laid.project.model, laid.layout.tp, choice.keyValueElementBytes)
            * stage.layerCount);
    out.tensorDevices = slowestOf(laid, groups.tensor, stage.rank, plan, GroupKind::Tensor);
    out.expertDevices = slowestOf(laid, groups.expert, stage.rank, plan, GroupKind::Expert);
    if (stage.rank + 1 < laid.layout.pp)
        std::tie(out.nextFrom, out.nextTo) = slowestSend(laid.grid(), stage.rank, plan);
    return out;
}

/// Planes of a stage, where the plan cuts experts into planes.
Result<std::shared_ptr<const StagePlanes>> planesOf(
    const LaidOut& laid, const StageLayers& stage, const Plan& plan, const AskedBits* asked)
{
    if (plan.bits.budgetBytes <= 0)
        return std::shared_ptr<const StagePlanes>();
    if (laid.layout.ep > 1)
        return fail(ErrorCode::Unsupported,
            Phrase::of("experts in few bits are served where each device holds all experts of its layers, "
                       "not one part in {}",
                laid.layout.ep),
            {{}, 0, 0, "/layout/ep"}, Phrase::of("Set it to 1, or the bit budget to 0."));
    return stagePlanes(laid.project, plan, {stage.firstLayer, stage.layerCount}, laid.layout.etp, asked);
}

} // namespace

Plan withSharedBatch(const Project& project, Plan plan)
{
    const int replicas = std::max(1, resolved(plan.layout, project.cluster->devices()).dp);
    const std::int64_t each = std::int64_t {replicas} * std::max(1, plan.workload.microBatchSize);
    const std::int64_t whole = (plan.workload.globalBatchSize + each - 1) / each * each;
    if (whole <= std::numeric_limits<int>::max())
        plan.workload.globalBatchSize = static_cast<int>(whole);
    return plan;
}

namespace {

/// The devices of one pool, in the order of ranks.
struct PoolDevices {
    std::vector<int> devices;
    bool whole = true; ///< of the cluster
};

/// A cluster of as many devices, for rules and grids; prices come from the links of the whole one.
Cluster clusterOf(const Cluster& cluster, int devices)
{
    const int perNode = cluster.devicesPerNode;
    return devices % perNode == 0 ? makeCluster(devices / perNode, perNode, cluster.device)
                                  : makeCluster(1, devices, cluster.device);
}

Result<ServedPlan> servedOn(
    const Project& given, const Plan& plan, const PoolDevices& pool, const AskedBits* asked)
{
    if (plan.layout.cp > 1 || plan.layout.vpp > 1)
        return fail(ErrorCode::Unsupported,
            plan.layout.cp > 1
                ? Phrase::of("serving with context parallelism is not modelled")
                : Phrase::of("a serving pipeline has one chunk a stage, not {}", plan.layout.vpp),
            {{}, 0, 0, plan.layout.cp > 1 ? "/layout/cp" : "/layout/vpp"}, Phrase::of("Set it to 1."));
    Project project = given;
    project.model.change().mtpLayers = 0;
    Project judged = project;
    if (!pool.whole)
        judged.cluster = clusterOf(*project.cluster, static_cast<int>(pool.devices.size()));
    const Plan served = withAnyBatch(*judged.cluster, plan);
    if (const auto broken = brokenRule(judged, served, RuleTopic::Layout))
        return fail(ErrorCode::IllegalPlan, broken->reason, {{}, 0, 0, "/layout"});
    ServedPlan out;
    out.project = std::make_shared<const Project>(std::move(project));
    out.choice = plan.serving;
    out.devices = pool.devices;
    const LaidOut laid(judged, served);
    out.experts = plan.experts;
    out.dispatch = plan.communication.expertDispatch;
    out.countTrace = plan.countTrace;
    out.layout = laid.layout;
    const int experts = out.model().moe ? laid.layout.ep * laid.layout.etp : 1;
    out.attentionReplicas = std::max(1, experts / laid.layout.tp);
    out.replicas = std::max(1, laid.layout.dp / out.attentionReplicas);
    const GridGroups groups {laid.grid().groups(GroupKind::Tensor), laid.grid().groups(GroupKind::Expert)};
    for (const StageLayers& stage : laid.stages()) {
        auto planes = planesOf(laid, stage, plan, asked);
        if (!planes)
            return tl::unexpected<Error>(std::move(planes.error()));
        out.stages.push_back(servedStage(laid, stage, groups, out, std::move(*planes)));
    }
    return out;
}

enum class Pool : std::uint8_t { Prompts, Decodes };

/// Those of one pool of a disaggregated plan.
Result<PoolDevices> poolDevices(const Project& project, const Plan& plan, Pool which)
{
    std::vector<int> all = devicesOfRanks(*project.cluster, plan);
    const DecodePool& pool = plan.serving.decode;
    if (pool.devices >= std::ssize(all))
        return fail(ErrorCode::IllegalPlan,
            Phrase::of("all {} devices generate: none is left for prompts", std::ssize(all)),
            {{}, 0, 0, "/serving/decode/devices"},
            Phrase::of("Leave some of them to prompts, or set it to 0."));
    if (!handsOver(plan.serving.scheduler))
        return fail(ErrorCode::Unsupported,
            Phrase::of("the scheduler {} runs prompts and decodes on one replica",
                settingWords(plan.serving.scheduler)),
            {{}, 0, 0, "/serving/scheduler"},
            Phrase::of("Take Sarathi, vLLM or Orca, or let no devices generate alone."));
    const auto first = all.end() - pool.devices;
    return which == Pool::Decodes ? PoolDevices {{first, all.end()}, false}
                                  : PoolDevices {{all.begin(), first}, false};
}

// Under what-ifs, and without the nodes that are not usable; a training program has no say.
bool isAsServed(const Project& project, const Plan& plan)
{
    return plan.execution.framework == Framework::None && isEffective(project, plan);
}
Effective asServed(const Project& project, Plan plan)
{
    plan.execution.framework = Framework::None;
    return effective(project, plan);
}

} // namespace

bool cutsPrompts(SchedulerKind kind)
{
    return kind == SchedulerKind::Sarathi || kind == SchedulerKind::SarathiDynamic
        || kind == SchedulerKind::VllmMixed;
}

Plan decodingLayout(Plan plan)
{
    const DecodePool& pool = plan.serving.decode;
    if (pool.ep != plan.layout.ep) // a placement names devices of groups of that size
        plan.experts = {};
    plan.layout.tp = pool.tp;
    plan.layout.pp = pool.pp;
    plan.layout.ep = pool.ep;
    plan.layout.etp = pool.ep > 1 ? std::max(1, pool.tp / pool.ep) : 0;
    plan.layout.dp = 0;
    plan.stages = {};
    plan.deviceOfRank.clear();
    if (pool.maxBatch > 0)
        plan.serving.maxBatch = pool.maxBatch;
    return plan;
}

bool handsOver(SchedulerKind kind)
{
    return kind != SchedulerKind::FasterTransformer && kind != SchedulerKind::LightLlm
        && kind != SchedulerKind::Fusion;
}

Result<ServedPlan> servedPlan(const Project& project, const Plan& plan, const AskedBits* asked)
{
    if (!isAsServed(project, plan)) {
        const Effective served = asServed(project, plan);
        return servedPlan(served.project, served.plan, asked);
    }
    if (!isDisaggregated(plan))
        return servedOn(project, plan, {devicesOfRanks(*project.cluster, plan), true}, asked);
    Result<PoolDevices> pool = poolDevices(project, plan, Pool::Prompts);
    if (!pool)
        return tl::unexpected<Error>(std::move(pool.error()));
    Plan prompts = plan;
    prompts.layout.dp = 0;
    prompts.deviceOfRank.clear();
    return servedOn(project, prompts, *pool, asked);
}

Result<ServedPlan> decodingPlan(const Project& project, const Plan& plan, const AskedBits* asked)
{
    if (!isAsServed(project, plan)) {
        const Effective served = asServed(project, plan);
        return decodingPlan(served.project, served.plan, asked);
    }
    Result<PoolDevices> pool = poolDevices(project, plan, Pool::Decodes);
    if (!pool)
        return tl::unexpected<Error>(std::move(pool.error()));
    Result<ServedPlan> served = servedOn(project, decodingLayout(plan), *pool, asked);
    if (!served) {
        served.error().message = Phrase::of("where tokens are generated: {}", served.error().message);
        served.error().where.pointer = "/serving/decode";
    }
    return served;
}

} // namespace rankloom
