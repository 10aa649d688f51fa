// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/pass_communication.h"

#include <algorithm>
#include <utility>

#include "core/cluster/collectives.h"

namespace rankloom {

namespace {

/// What a collective inside a node takes beyond latency and volume over bandwidth: starting it, and more of
/// each step of its ring than the latency of the link. MooreThreads/SimuMax, fitted on B200: all-reduce 22 us
/// and 5.5 us a step, all-gather 23 and 9.2, reduce-scatter 26 and 8.0; public NCCL tables at 4 to 64 MiB: 40
/// to 110 us on A100 (vTrain), 40 to 80 us on H100 and B200 (AIConfigurator v0.10.0).
constexpr Seconds kCollectiveStart {24e-6};
constexpr Seconds kReduceStep {2e-6}; ///< of an all-reduce
constexpr Seconds kGatherStep {6e-6}; ///< of an all-gather, of a reduce-scatter

/// The costs of one kind of group, collected per pipeline rank, with the slowest of all for the report.
class GroupCosts {
public:
    GroupCosts(const LaidOut& laid, GroupKind kind) : m_laid(laid), m_kind(kind) { }

    template <class Price, class Take> CollectiveCost forEach(Price price, Take take) const
    {
        CollectiveCost slowest;
        for (const PlacedGroup& group : placedGroups(m_laid, m_kind)) {
            if (group.devices.size() < 2)
                continue;
            const CollectiveCost cost = price(Communicator(m_laid.project.cluster->links, group.devices));
            take(group.pipelineRank, cost.time);
            slowest.keepSlower(cost);
        }
        return slowest;
    }

private:
    const LaidOut& m_laid;
    GroupKind m_kind;
};

void raise(Seconds& slot, Seconds value) { slot = std::max(slot, value); }

void note(std::vector<CollectiveUse>& uses, GroupKind kind, const char* name, Bytes bytes,
    const CollectiveCost& cost, double times)
{
    if (cost.slowestFrom < 0)
        return;
    uses.push_back({kind, name, bytes * times, cost.time * times, cost.slowestFrom, cost.slowestTo,
        cost.slowestBandwidth});
}

/// Queries of a token in one layer, elements.
double queryWidth(const ModelSpec& model)
{
    return model.mla ? static_cast<double>(model.heads) * (model.mla->nopeHeadDim + model.mla->ropeHeadDim)
                     : static_cast<double>(model.heads) * model.headDim;
}

/// What attention makes of a token, before the output projection.
double outputWidth(const ModelSpec& model)
{
    return static_cast<double>(model.heads) * (model.mla ? model.mla->valueHeadDim : model.headDim);
}

} // namespace

BytesPerSecond hostLinkRate(const Cluster& cluster, const CollectiveCost& cost)
{
    if (cost.slowestFrom < 0)
        return {};
    const DeviceSpec& device = cluster.deviceSpec(cost.slowestFrom);
    const bool between = cluster.links.level(cost.slowestFrom, cost.slowestTo) == LinkLevel::NodePair;
    if (!between && device.deviceLink > device.hostLink)
        return {};
    return std::min(cost.slowestBandwidth, device.hostLink);
}

double keyValueWidth(const ModelSpec& model)
{
    return model.mla
        ? model.heads * (model.mla->nopeHeadDim + model.mla->ropeHeadDim + model.mla->valueHeadDim)
        : 2.0 * model.kvHeads * model.headDim;
}

std::vector<PlacedGroup> placedGroups(const LaidOut& laid, GroupKind kind, AlikeGroups alike)
{
    const LinkTable& links = laid.project.cluster->links;
    const auto asLong = [&](const std::vector<int>& a, const std::vector<int>& b) {
        const auto slot = [&links](int device) { return device % links.devicesPerNode(); };
        return sameLinks(links, a, b)
            && (alike == AlikeGroups::ByLinks || std::ranges::equal(a, b, {}, slot, slot));
    };
    std::vector<PlacedGroup> out;
    std::vector<std::size_t> lastOf; // by pipeline rank, behind its last group in `out`; 0 = none
    // Those of one replica; others reach over several.
    const bool inReplica =
        kind == GroupKind::Tensor || kind == GroupKind::Context || kind == GroupKind::Pipeline;
    const RankGrid& grid = laid.grid();
    const std::vector<int> first = grid.groupOf(kind, 0);
    std::vector<bool> seen(static_cast<std::size_t>(grid.ranks()));
    std::vector<int> devices; // of a group: most are like the one before
    for (int lowest = 0; lowest < grid.ranks(); ++lowest) {
        if (seen[static_cast<std::size_t>(lowest)])
            continue;
        for (const int member : first) // every group is the first one, moved
            seen[static_cast<std::size_t>(lowest + member)] = true;
        if (inReplica && !laid.looksAt(grid.coordinates(lowest).dp))
            continue;
        const auto rank = static_cast<std::size_t>(grid.coordinates(lowest).pp);
        devices.clear();
        for (const int member : first)
            devices.push_back(laid.deviceOf(lowest + member));
        lastOf.resize(std::max(lastOf.size(), rank + 1), 0);
        if (lastOf[rank] > 0 && asLong(out[lastOf[rank] - 1].devices, devices))
            continue;
        out.push_back({rank, devices});
        lastOf[rank] = out.size();
    }
    return out;
}

std::vector<LayerCommunication> passCommunication(
    const LaidOut& laid, const LayerTimer& timer, double layerPassesPerStep, std::vector<CollectiveUse>& uses)
{
    const Layout& layout = laid.layout;
    const Cluster& cluster = laid.project.cluster;
    const ModelSpec& model = laid.project.model;
    const double w = timer.elementBytes();
    const Bytes hidden(timer.tokens() * model.hidden * w);
    std::vector<LayerCommunication> out(static_cast<std::size_t>(layout.pp));
    const double n = layout.tp;

    if (layout.tp > 1) {
        const bool parted = layout.sequenceParallel;
        const Seconds extra =
            kCollectiveStart * (parted ? 2 : 1) + (parted ? kGatherStep : kReduceStep) * (2 * (n - 1));
        // One all-reduce, or an all-gather and a reduce-scatter of the same volume, on each side of a block.
        // The second gather of saved inputs in the backward pass with sequence parallelism hides behind the
        // input gradient.
        const CollectiveCost cost = GroupCosts(laid, GroupKind::Tensor)
                                        .forEach(
                                            [&](const Communicator& c) {
                                                CollectiveCost one = c.allReduce(hidden);
                                                if (!c.measured())
                                                    one.time += extra;
                                                return one;
                                            },
                                            [&](std::size_t rank, Seconds time) {
                                                raise(out[rank].tensorAttention.forward, time);
                                                raise(out[rank].tensorAttention.backward, time);
                                            });
        for (LayerCommunication& c : out) {
            c.tensorFeedForward = c.tensorAttention;
            c.tensorOnHostLink = hostLinkRate(cluster, cost);
        }
        const char* name = layout.sequenceParallel ? "all-gather + reduce-scatter" : "all-reduce";
        note(uses, GroupKind::Tensor, name, hidden * (2 * (n - 1) / n), cost, 4 * layerPassesPerStep);
    }
    if (layout.cp > 1 && laid.plan.memory.contextAllToAll) {
        // Every rank gives up its part of the sequence for all of it on its part of the heads: queries, keys
        // and values before the attention core, its output behind it, and their gradients the other way
        // (DeepSpeed-Ulysses, arXiv 2309.14509).
        const Bytes in(timer.tokens() * (queryWidth(model) + keyValueWidth(model)) / layout.tp * w);
        const Bytes back(timer.tokens() * outputWidth(model) / layout.tp * w);
        const CollectiveCost cost = GroupCosts(laid, GroupKind::Context)
                                        .forEach(
                                            [&](const Communicator& c) {
                                                CollectiveCost both = c.allToAll(in);
                                                both.time += c.allToAll(back).time;
                                                return both;
                                            },
                                            [&](std::size_t rank, Seconds time) {
                                                raise(out[rank].context.forward, time);
                                                raise(out[rank].context.backward, time);
                                            });
        for (LayerCommunication& c : out)
            c.contextOnHostLink = hostLinkRate(cluster, cost);
        note(uses, GroupKind::Context, "all-to-all", (in + back) * (1 - 1.0 / layout.cp), cost,
            2 * layerPassesPerStep);
    } else if (layout.cp > 1) {
        // A ring of key and value blocks; the backward pass also returns their gradients.
        const Bytes block(timer.tokens() * keyValueWidth(model) / layout.tp * w);
        const Bytes gathered = block * static_cast<double>(layout.cp);
        const CollectiveCost cost = GroupCosts(laid, GroupKind::Context)
                                        .forEach([&](const Communicator& c) { return c.allGather(gathered); },
                                            [&](std::size_t rank, Seconds time) {
                                                raise(out[rank].context.forward, time);
                                                raise(out[rank].context.backward, time * 2);
                                            });
        for (LayerCommunication& c : out)
            c.contextOnHostLink = hostLinkRate(cluster, cost);
        note(uses, GroupKind::Context, "send-receive", block * (layout.cp - 1.0), cost,
            3 * layerPassesPerStep);
    }
    const double moeShare = model.layers > 0 ? static_cast<double>(model.moeLayers()) / model.layers : 0;
    if (model.moe && layout.etp > 1) {
        const Bytes routed(timer.dispatchTokens() * model.moe->topK * layout.etp * model.hidden * w);
        const CollectiveCost cost = GroupCosts(laid, GroupKind::ExpertTensor)
                                        .forEach([&](const Communicator& c) { return c.allReduce(routed); },
                                            [&](std::size_t rank, Seconds time) {
                                                raise(out[rank].tensorExperts.forward, time);
                                                raise(out[rank].tensorExperts.backward, time);
                                            });
        for (LayerCommunication& c : out)
            c.expertTensorOnHostLink = hostLinkRate(cluster, cost);
        const double e = layout.etp;
        note(uses, GroupKind::ExpertTensor, "all-gather + reduce-scatter", routed * (2 * (e - 1) / e), cost,
            2 * moeShare * layerPassesPerStep);
    }
    return out;
}

} // namespace rankloom
