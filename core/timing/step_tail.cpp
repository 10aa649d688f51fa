// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/step_tail.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "core/cluster/collectives.h"
#include "core/plan/element_size.h"
#include "core/plan/shard_groups.h"
#include "core/timing/compression_time.h"
#include "core/timing/optimizer_time.h"
#include "core/timing/pass_communication.h"
#include "core/timing/slow_members.h"

namespace rankloom {

namespace {

/// Groups of devices that run the same collectives at once.
class Communicators {
public:
    Communicators(const LinkTable& links, const std::vector<std::vector<int>>& groups)
        : m_size(groups.front().size())
    {
        const std::vector<int>* last = nullptr;
        for (const std::vector<int>& group : groups) {
            if (last != nullptr && sameLinks(links, *last, group))
                continue; // takes as long
            m_groups.emplace_back(links, group);
            last = &group;
        }
    }

    template <class Price> [[nodiscard]] CollectiveCost slowest(Price price) const
    {
        CollectiveCost slowest;
        for (const Communicator& group : m_groups)
            if (m_size > 1)
                slowest.keepSlower(price(group));
        return slowest;
    }
    /// (n-1)/n: what a rank sends of its buffer in one pass around the group.
    [[nodiscard]] double share() const
    {
        const double n = static_cast<double>(m_size);
        return (n - 1) / n;
    }
    /// The farthest they reach over.
    [[nodiscard]] LinkLevel level() const
    {
        const bool crosses =
            std::ranges::any_of(m_groups, [](const Communicator& c) { return c.nodes() > 1; });
        return crosses ? LinkLevel::NodePair : LinkLevel::DevicePair;
    }

private:
    std::size_t m_size; ///< members of each
    std::vector<Communicator> m_groups;
};

/// One collective of one kind of group over one link level, in a step.
struct UseNote {
    Bytes bytes {};
    Seconds time {};
    CollectiveCost slowest; ///< one of them

    void add(const CollectiveCost& cost, Bytes volume, double times)
    {
        bytes += volume * times;
        time += cost.time * times;
        slowest.keepSlower(cost);
    }
};

/// The collectives of a group, apart by the farthest level each reaches over: sharding schemes differ in
/// what they send where.
struct GroupUses {
    enum Collective : std::size_t { Gather, Scatter, AllReduce, kCollectives };
    static constexpr std::size_t kLevels = 3;
    std::array<std::array<UseNote, kLevels>, kCollectives> notes;

    void keepSlower(const GroupUses& other)
    {
        for (std::size_t c = 0; c < kCollectives; ++c)
            for (std::size_t l = 0; l < kLevels; ++l)
                if (other.notes[c][l].time > notes[c][l].time)
                    notes[c][l] = other.notes[c][l];
    }
};

void addTraffic(DataParallelCost& to, const DataParallelCost& more)
{
    to.gatherPerMicrobatch += more.gatherPerMicrobatch;
    to.gatherAgainPerMicrobatch += more.gatherAgainPerMicrobatch;
    to.scatterPerMicrobatch += more.scatterPerMicrobatch;
    to.reductionPerStep += more.reductionPerStep;
    to.compression += more.compression;
    to.decompression += more.decompression;
    to.gatherPerStep += more.gatherPerStep;
    to.gatheredOnHostLink += more.gatheredOnHostLink;
    to.backwardOnHostLink += more.backwardOnHostLink;
}

/// What a rank holds of one kind of weights, and what it says of their gradients.
struct HeldWeights {
    double parameters = 0;
    /// As many elements take the bytes that are sent of gradients; less than all where some are apart.
    double sent = 0;
    double gathered = 0; ///< as many elements take the bytes of the weights where these are gathered
    bool compressed = false; ///< gradients
    CompressionTime passes; ///< of the whole gradient
    Seconds weightPasses {}; ///< quantising weights and back, beside a collective that gathers them
};

/// Which gradients are compressed.
enum class Compressed : std::uint8_t { None, ByPlan, All };

/// Both kinds of weights of the pipeline ranks.
class Holdings {
public:
    /// `laid`: whose devices compress; without it all are as the cluster's usual one.
    Holdings(const Project& project, const Plan& plan, Compressed which, const LaidOut* laid = nullptr)
        : m_project(project)
        , m_plan(plan)
        , m_laid(laid)
        , m_layout(resolved(plan.layout, project.cluster->devices()))
        , m_which(compressibleGradients(plan) && plan.communication.compression.kind != CompressionKind::None
                  ? which
                  : Compressed::None)
        , m_embedding(embeddingGradients(project.model, plan, m_layout.pp))
    {
        if (m_laid != nullptr && m_which != Compressed::None)
            m_slownesses = slownesses(*m_laid);
    }

    [[nodiscard]] HeldWeights dense(const RankParameters& held, int stage) const
    {
        HeldWeights out = plain(held.dense());
        out.sent = held.dense() - (m_embedding == EmbeddingGradients::Apart ? held.embedding + held.head : 0);
        if (compresses(stage))
            compress(denseGradients(m_project.model, m_layout, held, m_embedding), stage, out);
        return out;
    }
    [[nodiscard]] HeldWeights experts(const RankParameters& held, int stage) const
    {
        HeldWeights out = plain(held.experts());
        if (compresses(stage) && held.experts() > 0)
            compress(expertGradients(m_project.model, m_layout, held), stage, out);
        return out;
    }

private:
    static HeldWeights plain(double parameters)
    {
        HeldWeights out;
        out.parameters = out.sent = out.gathered = parameters;
        return out;
    }
    [[nodiscard]] bool compresses(int stage) const
    {
        const Compression& compression = m_plan.communication.compression;
        if (m_which == Compressed::All)
            return true;
        return m_which == Compressed::ByPlan && !compression.criticalStages
            && compressesGradients(compression, stage);
    }
    void compress(const GradientMessages& gradients, int stage, HeldWeights& out) const
    {
        const Compression& compression = m_plan.communication.compression;
        if (compression.kind == CompressionKind::Quantised)
            quantiseWeights(stage, out);
        const double bytes = gradientBytes(m_plan.memory);
        const MessageSize size = gradients.compressed(compression, bytes);
        if (size.compressed >= size.elements)
            return;
        out.sent = size.compressed;
        out.compressed = true;
        out.passes = passes(compression, gradients.matrices, stage, bytes);
    }
    void quantiseWeights(int stage, HeldWeights& out) const
    {
        const Compression compression = ofWeights(m_plan.communication.compression);
        const MatrixShape all {out.parameters, 1, 1};
        const double bytes = elementBytes(m_plan.memory.precision);
        out.gathered = compressedSize(compression, all, 0, bytes).compressed;
        const CompressionTime time = passes(compression, std::span(&all, 1), stage, bytes);
        out.weightPasses = time.compress + time.decompress;
    }
    [[nodiscard]] CompressionTime passes(
        const Compression& compression, std::span<const MatrixShape> matrices, int stage, double bytes) const
    {
        const CompressedWork work {compression, matrices, compression.dataParallelRank, bytes};
        if (m_laid != nullptr)
            return compressionTime(*m_laid, m_slownesses[static_cast<std::size_t>(stage)], work);
        return compressionTime(KernelModel(m_project.cluster->device, m_plan.memory.precision), work);
    }

    const Project& m_project;
    const Plan& m_plan;
    const LaidOut* m_laid;
    Layout m_layout;
    Compressed m_which;
    EmbeddingGradients m_embedding;
    std::vector<std::vector<double>> m_slownesses; ///< see slownesses(); of plans that compress
};

class GroupPricing {
public:
    GroupPricing(
        const Project& project, const Plan& plan, GroupKind kind, int denseReplicas, double microbatches)
        : m_project(project)
        , m_plan(plan)
        , m_kind(kind)
        , m_microbatches(microbatches)
        , m_denseReplicas(denseReplicas)
        , m_weightSize(elementBytes(plan.memory.precision))
        , m_gradientSize(reducedGradientBytes(plan))
    {
    }

    /// `held`: of this kind per pipeline rank. The optimizer's shard degree is stored in
    /// `optimizerDegree`.
    void price(const LaidOut& laid, const std::vector<HeldWeights>& held,
        std::vector<DataParallelCost>& costs, std::vector<int>& optimizerDegree,
        std::vector<CollectiveUse>& uses)
    {
        std::vector<DataParallelCost> slowest(costs.size());
        for (const PlacedGroup& group : placedGroups(laid, m_kind, alikeGroups()))
            if (const std::size_t rank = group.pipelineRank; held[rank].parameters > 0)
                priceGroup(group.devices, held[rank], slowest[rank], optimizerDegree[rank]);
        for (std::size_t r = 0; r < costs.size(); ++r)
            addTraffic(costs[r], slowest[r]);
        report(GroupUses::Gather, "all-gather", uses);
        report(GroupUses::Scatter, "reduce-scatter", uses);
        report(GroupUses::AllReduce, "all-reduce", uses);
    }

    void priceGroup(const std::vector<int>& devices, const HeldWeights& held, DataParallelCost& slowest,
        int& optimizerDegree)
    {
        const Sharding& sharding = m_plan.memory.sharding;
        const auto cut = [&](const ShardExtent& extent) {
            return shardGroups(extent, devices, m_project.cluster->devicesPerNode, m_denseReplicas);
        };
        const ShardGroups weights = cut(sharding.weights);
        const ShardGroups gradients = cut(sharding.gradients);
        const ShardGroups optimizer = cut(sharding.optimizer);
        optimizerDegree = optimizer.degree;
        const Bytes weightBytes(held.gathered * m_weightSize);
        const Bytes gradientBytes(held.sent * m_gradientSize);

        m_now = {};
        Bytes backward; // over the device's link to the host
        if (weights.degree > 1) {
            const Communicators shards = over(weights.shards());
            const CollectiveCost whole = gather(shards, weightBytes, m_microbatches);
            raise(slowest.gatherPerMicrobatch, whole.time + held.weightPasses);
            raise(slowest.gatheredOnHostLink, onHostLink(whole));
            const ShardExtent& secondary = sharding.secondaryWeights;
            const CollectiveCost again = secondary.kind == ShardExtent::Kind::None
                ? gather(shards, weightBytes, m_microbatches)
                : gather(over(cut(secondary).shards()), weightBytes, m_microbatches);
            raise(slowest.gatherAgainPerMicrobatch, again.time + held.weightPasses);
            backward += onHostLink(again);
        }
        std::optional<Communicators> updating;
        if (optimizer.degree > 1)
            updating = over(optimizer.shards());
        if (gradients.degree == 1 && devices.size() > 1) {
            raise(slowest.compression, held.passes.compress);
            raise(slowest.decompression, held.passes.decompress);
        }
        Seconds reduction;
        const bool asWhole = held.compressed && !quantised();
        if (asWhole)
            reduction = reduceWhole(devices, gradientBytes);
        const ShardGroups& reducing = gradients.degree > 1 ? gradients : optimizer;
        const double buckets = bucketsOf(gradientBytes);
        if (gradients.degree > 1) {
            const CollectiveCost scattered = scatter(over(gradients.shards()), gradientBytes, m_microbatches);
            raise(
                slowest.scatterPerMicrobatch, scattered.time + held.passes.compress + held.passes.decompress);
            backward += onHostLink(scattered);
        } else if (optimizer.degree > 1 && !asWhole)
            reduction += scatter(*updating, gradientBytes / buckets, buckets).time * buckets;
        if (reducing.degree < static_cast<int>(devices.size()) && !asWhole)
            reduction += allReduce(over(reducing.replicas()),
                             gradientBytes / (buckets * static_cast<double>(reducing.degree)), buckets)
                * buckets;
        raise(slowest.reductionPerStep, reduction);
        raise(slowest.backwardOnHostLink, backward);
        if (optimizer.degree > weights.degree) {
            // What one device of a weight shard needs from the holders of its optimizer parts.
            const Bytes part = weightBytes / static_cast<double>(weights.degree);
            const double parts = bucketsOf(part);
            const CollectiveCost once = weights.degree == 1
                ? gather(*updating, part / parts, parts)
                : gather(over(holders(weights, optimizer.degree)), part / parts, parts);
            raise(slowest.gatherPerStep, once.time * parts + held.weightPasses);
        }
        m_slowest.keepSlower(m_now);
    }

private:
    [[nodiscard]] bool quantised() const
    {
        return m_plan.communication.compression.kind == CompressionKind::Quantised;
    }
    /// Factors of low rank, the first of which has to be there before the second is made; or everybody's
    /// chosen elements, which nobody can add up on the way.
    Seconds reduceWhole(const std::vector<int>& devices, Bytes sent)
    {
        if (devices.size() < 2)
            return Seconds(0);
        const Communicators all = over({devices});
        const double parts = 2 * bucketsOf(sent / 2);
        if (m_plan.communication.compression.kind == CompressionKind::PowerSgd)
            return allReduce(all, sent / parts, parts) * parts;
        return gather(all, sent * static_cast<double>(devices.size()), 1).time;
    }

    template <class Figure> static void raise(Figure& slot, Figure value) { slot = std::max(slot, value); }
    [[nodiscard]] Bytes onHostLink(const CollectiveCost& cost) const
    {
        return hostLinkRate(m_project.cluster, cost) * cost.time;
    }

    /// Messages that a whole travels in.
    [[nodiscard]] double bucketsOf(Bytes whole) const
    {
        const double most = m_plan.communication.bucketBytes;
        return most > 0 ? std::max(1.0, std::ceil(whole.value() / most)) : 1;
    }
    [[nodiscard]] Communicators over(const std::vector<std::vector<int>>& groups) const
    {
        return {m_project.cluster->links, groups};
    }
    /// The holders of the optimizer parts of one device's weights.
    [[nodiscard]] std::vector<std::vector<int>> holders(const ShardGroups& weights, int optimizerDegree) const
    {
        const ShardExtent extent {ShardExtent::Kind::Degree, optimizerDegree / weights.degree};
        const std::vector<int> same = weights.replicas().front();
        return shardGroups(extent, same, m_project.cluster->devicesPerNode, static_cast<int>(same.size()))
            .shards();
    }
    /// Pairs of devices are slots of a node, which links need not tell apart.
    [[nodiscard]] AlikeGroups alikeGroups() const
    {
        const Sharding& sharding = m_plan.memory.sharding;
        const bool byPairs = std::ranges::any_of(
            std::array {sharding.weights, sharding.gradients, sharding.optimizer, sharding.secondaryWeights},
            [](const ShardExtent& extent) { return extent.kind == ShardExtent::Kind::DevicePair; });
        return byPairs ? AlikeGroups::ByLinksAndSlots : AlikeGroups::ByLinks;
    }

    CollectiveCost gather(const Communicators& groups, Bytes buffer, double times)
    {
        const CollectiveCost cost =
            groups.slowest([&](const Communicator& c) { return c.allGather(buffer); });
        note(GroupUses::Gather, groups, cost, buffer * groups.share(), times);
        return cost;
    }
    CollectiveCost scatter(const Communicators& groups, Bytes buffer, double times)
    {
        const CollectiveCost cost =
            groups.slowest([&](const Communicator& c) { return c.reduceScatter(buffer); });
        note(GroupUses::Scatter, groups, cost, buffer * groups.share(), times);
        return cost;
    }
    Seconds allReduce(const Communicators& groups, Bytes buffer, double times)
    {
        const CollectiveCost cost =
            groups.slowest([&](const Communicator& c) { return c.allReduce(buffer); });
        note(GroupUses::AllReduce, groups, cost, buffer * (2 * groups.share()), times);
        return cost.time;
    }

    void note(GroupUses::Collective collective, const Communicators& groups, const CollectiveCost& cost,
        Bytes volume, double times)
    {
        // A link inside a node may rule a group that reaches over several: the farthest level names it.
        if (cost.slowestFrom >= 0)
            m_now.notes[collective][static_cast<std::size_t>(groups.level())].add(cost, volume, times);
    }

    void report(GroupUses::Collective collective, const char* name, std::vector<CollectiveUse>& uses) const
    {
        for (std::size_t level = 0; level < GroupUses::kLevels; ++level) {
            const UseNote& use = m_slowest.notes[collective][level];
            if (use.slowest.slowestFrom >= 0)
                uses.push_back({m_kind, name, use.bytes, use.time, use.slowest.slowestFrom,
                    use.slowest.slowestTo, use.slowest.slowestBandwidth, static_cast<LinkLevel>(level)});
        }
    }

    const Project& m_project;
    const Plan& m_plan;
    GroupKind m_kind;
    double m_microbatches = 1;
    int m_denseReplicas = 1; ///< dp·cp
    double m_weightSize = 2;
    double m_gradientSize = 4;
    GroupUses m_now; ///< of the group at hand
    GroupUses m_slowest;
};

} // namespace

namespace {

std::vector<DataParallelCost> costsOf(const LaidOut& laid, Compressed which, std::vector<CollectiveUse>& uses)
{
    const std::vector<RankParameters>& held = laid.held();
    const Holdings holdings(laid.project, laid.plan, which, &laid);
    std::vector<HeldWeights> dense;
    std::vector<HeldWeights> experts;
    for (const RankParameters& h : held) {
        const int stage = static_cast<int>(dense.size());
        dense.push_back(holdings.dense(h, stage));
        experts.push_back(holdings.experts(h, stage));
    }
    std::vector<DataParallelCost> costs(held.size());
    std::vector<int> denseDegree(held.size(), 1);
    std::vector<int> expertDegree(held.size(), 1);
    const int replicas = laid.layout.dp * laid.layout.cp;
    const auto pricing = [&](GroupKind kind) {
        return GroupPricing(laid.project, laid.plan, kind, replicas, laid.microbatches);
    };
    pricing(GroupKind::DataContext).price(laid, dense, costs, denseDegree, uses);
    pricing(GroupKind::ExpertData).price(laid, experts, costs, expertDegree, uses);
    for (std::size_t r = 0; r < costs.size(); ++r)
        for (const std::size_t kind : laid.kinds()[r])
            costs[r].optimizer = std::max(costs[r].optimizer,
                optimizerTime(laid.project, laid.plan, laid.project.cluster->deviceOfKind(kind), held[r],
                    {static_cast<double>(denseDegree[r]), static_cast<double>(expertDegree[r])}));
    return costs;
}

} // namespace

std::vector<DataParallelCost> dataParallelCosts(const LaidOut& laid, std::vector<CollectiveUse>& uses)
{
    return costsOf(laid, Compressed::ByPlan, uses);
}

std::vector<DataParallelCost> compressedDataParallelCosts(const LaidOut& laid)
{
    std::vector<CollectiveUse> uses;
    return costsOf(laid, Compressed::All, uses);
}

bool choosesCompressedStages(const Plan& plan)
{
    const Compression& compression = plan.communication.compression;
    return compression.criticalStages && compression.kind != CompressionKind::None && compression.dataParallel
        && compressibleGradients(plan);
}

DataParallelCost dataParallelCost(const Project& project, const Plan& plan, const std::vector<int>& dense,
    const std::vector<int>& experts, const RankParameters& held)
{
    const int replicas = static_cast<int>(dense.size());
    const Holdings holdings(project, plan, Compressed::ByPlan);
    DataParallelCost cost;
    int denseDegree = 1;
    int expertDegree = 1;
    constexpr int kAnyStage = -1;
    if (held.dense() > 0)
        GroupPricing(project, plan, GroupKind::DataContext, replicas, 1)
            .priceGroup(dense, holdings.dense(held, kAnyStage), cost, denseDegree);
    if (held.experts() > 0) {
        DataParallelCost ofExperts;
        GroupPricing(project, plan, GroupKind::ExpertData, replicas, 1)
            .priceGroup(experts, holdings.experts(held, kAnyStage), ofExperts, expertDegree);
        addTraffic(cost, ofExperts);
    }
    cost.optimizer = optimizerTime(project, plan, project.cluster->device, held,
        {static_cast<double>(denseDegree), static_cast<double>(expertDegree)});
    return cost;
}

} // namespace rankloom
