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
#include "core/plan/sizes.h"
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

double speedOf(const Cluster& cluster, int device)
{
    return cluster.deviceSpeeds.empty() ? 1 : cluster.deviceSpeeds[static_cast<std::size_t>(device)];
}

/// What the slowest device of a group reaches of each peak: batches wait for different ones.
struct GroupRates {
    double bf16 = std::numeric_limits<double>::infinity();
    double fp8 = std::numeric_limits<double>::infinity(); ///< 16 bits where a device has no such format
    double memory = std::numeric_limits<double>::infinity();

    GroupRates(const Cluster& cluster, const std::vector<int>& devices)
    {
        for (const int number : devices) {
            const DeviceSpec& device = cluster.deviceSpec(number);
            const double speed = speedOf(cluster, number);
            bf16 = std::min(bf16, device.peakBf16.value() * speed);
            fp8 = std::min(
                fp8, (device.peakFp8.value() > 0 ? device.peakFp8 : device.peakBf16).value() * speed);
            memory = std::min(memory, device.memoryBandwidth.value() * speed);
        }
    }
    [[nodiscard]] bool reachNoMore(const GroupRates& other) const
    {
        return bf16 <= other.bf16 && fp8 <= other.fp8 && memory <= other.memory;
    }
};

/// Tells groups that do the same apart by their links.
class GroupLinks {
public:
    GroupLinks(const Cluster& cluster, GroupKind kind, Bytes message)
        : m_links(cluster.links), m_kind(kind), m_message(message)
    {
    }

    struct Group {
        std::vector<int> devices;
        double time = -1; ///< s; below 0 = not known
    };
    [[nodiscard]] bool isLonger(Group& group, Group& other) const
    {
        return group.devices.size() > 1 && !sameLinks(m_links, group.devices, other.devices)
            && timeOf(group) > timeOf(other);
    }

private:
    double timeOf(Group& group) const
    {
        if (group.time < 0) {
            const Communicator links(m_links, group.devices);
            group.time =
                (m_kind == GroupKind::Tensor ? links.allReduce(m_message) : links.allToAll(m_message))
                    .time.value();
        }
        return group.time;
    }

    const LinkTable& m_links;
    GroupKind m_kind;
    Bytes m_message;
};

/// What a pipeline rank has of the groups of a grid.
struct GridGroups {
    std::vector<std::vector<int>> tensor;
    std::vector<std::vector<int>> expert;
};

/// Those of a stage, in devices.
std::vector<std::vector<int>> groupsOf(
    const LaidOut& laid, const std::vector<std::vector<int>>& groups, int stage, const ServedPlan& plan)
{
    std::vector<std::vector<int>> out;
    for (const std::vector<int>& ranks : groups) {
        if (laid.grid().coordinates(ranks.front()).pp != stage)
            continue;
        out.emplace_back();
        for (const int rank : ranks)
            out.back().push_back(plan.devices[static_cast<std::size_t>(rank)]);
    }
    return out;
}

GroupLinks linksOf(const ServedPlan& plan, GroupKind kind)
{
    return {plan.cluster(), kind, Bytes(2 * kTellingTokens * plan.model().hidden)};
}

/// Of tensor-parallel groups those that a batch may find slowest: all but those that another one is slower
/// than, or as slow as, in all that batches wait for. The first of equal ones.
std::vector<std::vector<int>> slowestGroups(std::vector<std::vector<int>> groups, const ServedPlan& plan)
{
    const GroupLinks links = linksOf(plan, GroupKind::Tensor);
    std::vector<std::pair<GroupRates, GroupLinks::Group>> kept;
    for (std::vector<int>& devices : groups) {
        const GroupRates rates(plan.cluster(), devices);
        GroupLinks::Group group {std::move(devices)};
        const bool known = std::ranges::any_of(kept, [&](auto& other) {
            return other.first.reachNoMore(rates) && !links.isLonger(group, other.second);
        });
        if (known)
            continue;
        std::erase_if(kept, [&](auto& other) {
            return rates.reachNoMore(other.first) && !links.isLonger(other.second, group);
        });
        kept.emplace_back(rates, std::move(group));
    }
    std::vector<std::vector<int>> out;
    for (auto& [rates, group] : kept)
        out.push_back(std::move(group.devices));
    return out;
}

/// The first of those whose exchange takes longest.
std::vector<int> longestExchange(std::vector<std::vector<int>> groups, const ServedPlan& plan)
{
    const GroupLinks links = linksOf(plan, GroupKind::Expert);
    GroupLinks::Group longest;
    for (std::vector<int>& devices : groups)
        if (GroupLinks::Group group {std::move(devices)};
            longest.devices.empty() || links.isLonger(group, longest))
            longest = std::move(group);
    return longest.devices;
}

Bytes leastMemory(const std::vector<std::vector<int>>& groups, const Cluster& cluster)
{
    Bytes least(std::numeric_limits<double>::infinity());
    for (const std::vector<int>& devices : groups)
        for (const int device : devices)
            least = std::min(least, cluster.deviceSpec(device).memory);
    return least;
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
    std::vector<std::vector<int>> tensor = groupsOf(laid, groups.tensor, stage.rank, plan);
    out.memory = leastMemory(tensor, plan.cluster());
    out.tensorGroups = slowestGroups(std::move(tensor), plan);
    out.expertDevices = longestExchange(groupsOf(laid, groups.expert, stage.rank, plan), plan);
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
    std::int64_t whole = (plan.workload.globalBatchSize + each - 1) / each * each;
    if (whole > kMostTokens)
        whole -= each; // no plan states more
    if (whole > 0)
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
