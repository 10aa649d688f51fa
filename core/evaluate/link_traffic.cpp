// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/link_traffic.h"

#include <algorithm>
#include <optional>

#include "core/cluster/collectives.h"
#include "core/plan/rank_grid.h"
#include "core/plan/rank_parameters.h"
#include "core/plan/shard_groups.h"
#include "core/plan/stage_split.h"
#include "core/plan/what_if.h"

namespace rankloom {

namespace {

std::optional<GroupKind> kindOf(const std::string& name)
{
    for (int kind = 0; kind < kGroupKindCount; ++kind)
        if (name == toString(static_cast<GroupKind>(kind)))
            return static_cast<GroupKind>(kind);
    return std::nullopt;
}

/// Adds up what devices send each other, on an effective project and plan.
class TrafficSum {
public:
    /// `ofDevices`: whether the sums are between devices, not between nodes.
    TrafficSum(const Project& project, const Plan& plan, bool ofDevices)
        : m_project(project)
        , m_plan(plan)
        , m_layout(resolved(plan.layout, project.cluster.devices()))
        , m_grid(m_layout)
        , m_split(splitStages(project, plan))
        , m_held(heldParameters(project, plan, m_layout, m_split))
        , m_ofDevices(ofDevices)
        , m_size(static_cast<std::size_t>(ofDevices ? project.cluster.devices() : project.cluster.nodes))
        , m_bytes(m_size * m_size)
    {
    }

    void add(const TrafficReport& use)
    {
        const std::optional<GroupKind> kind = kindOf(use.group);
        if (!kind)
            return;
        if (*kind == GroupKind::Pipeline)
            addBoundaries(use.bytes.value());
        else if (*kind == GroupKind::DataContext || *kind == GroupKind::ExpertData)
            addShards(*kind, use);
        else
            for (const std::vector<int>& ranks : m_grid.groups(*kind))
                addGroup(devicesOf(ranks), use.bytes.value(), use.collective == "all-to-all");
    }

    [[nodiscard]] std::vector<double> take() { return std::move(m_bytes); }

private:
    [[nodiscard]] int deviceOf(int rank) const
    {
        return m_plan.deviceOfRank.empty() ? rank : m_plan.deviceOfRank[static_cast<std::size_t>(rank)];
    }
    [[nodiscard]] std::vector<int> devicesOf(std::vector<int> ranks) const
    {
        for (int& rank : ranks)
            rank = deviceOf(rank);
        return ranks;
    }

    void send(int from, int to, double bytes)
    {
        const LinkTable& links = m_project.cluster.links;
        const int row = m_ofDevices ? from : links.nodeOf(from);
        const int column = m_ofDevices ? to : links.nodeOf(to);
        m_bytes[static_cast<std::size_t>(row) * m_size + static_cast<std::size_t>(column)] += bytes;
    }

    void addGroup(const std::vector<int>& devices, double sentByEach, bool toAll)
    {
        if (devices.size() < 2)
            return;
        if (toAll) {
            const double part = sentByEach / static_cast<double>(devices.size() - 1);
            for (const int from : devices)
                for (const int to : devices)
                    if (from != to)
                        send(from, to, part);
            return;
        }
        const std::vector<int> ring = Communicator(m_project.cluster.links, devices).ring();
        for (std::size_t i = 0; i < ring.size(); ++i)
            send(ring[i], ring[(i + 1) % ring.size()], sentByEach);
    }

    void addBoundaries(double sentByEach)
    {
        for (std::size_t s = 0; s + 1 < m_split.size(); ++s)
            for (int dp = 0; dp < m_layout.dp; ++dp)
                for (int cp = 0; cp < m_layout.cp; ++cp)
                    for (int tp = 0; tp < m_layout.tp; ++tp) {
                        const int a = deviceOf(m_grid.rankAt(tp, cp, dp, m_split[s].rank));
                        const int b = deviceOf(m_grid.rankAt(tp, cp, dp, m_split[s + 1].rank));
                        if (a == b)
                            continue;
                        send(a, b, sentByEach);
                        send(b, a, sentByEach);
                    }
    }

    /// The parts of a data-parallel group that run a collective of `use`: shards, or copies of one shard.
    [[nodiscard]] std::vector<std::vector<int>> partsOf(
        const std::vector<int>& devices, int replicas, const TrafficReport& use) const
    {
        const Sharding& sharding = m_plan.memory.sharding;
        const bool copies = use.collective == "all-reduce";
        const auto reaches = [this](const std::vector<std::vector<int>>& groups) {
            LinkLevel level = LinkLevel::DevicePair;
            for (const std::vector<int>& group : groups)
                for (const int device : group)
                    level = std::max(level, m_project.cluster.links.level(group.front(), device));
            return level;
        };
        for (const ShardExtent& extent : {sharding.weights, sharding.gradients, sharding.optimizer}) {
            const ShardGroups cut = shardGroups(extent, devices, m_project.cluster.devicesPerNode, replicas);
            std::vector<std::vector<int>> parts = copies ? cut.replicas() : cut.shards();
            if (cut.degree > 1 && parts.front().size() > 1 && reaches(parts) == use.level)
                return parts;
        }
        return {devices};
    }

    void addShards(GroupKind kind, const TrafficReport& use)
    {
        const auto parameters = [&](std::size_t stage) {
            return kind == GroupKind::ExpertData ? m_held[stage].experts() : m_held[stage].dense();
        };
        double most = 0;
        for (std::size_t stage = 0; stage < m_held.size(); ++stage)
            most = std::max(most, parameters(stage));
        const int replicas = m_layout.dp * m_layout.cp;
        for (const std::vector<int>& ranks : m_grid.groups(kind)) {
            const auto stage = static_cast<std::size_t>(m_grid.coordinates(ranks.front()).pp);
            const double share = most > 0 ? parameters(stage) / most : 0;
            if (ranks.size() < 2 || share <= 0)
                continue;
            for (const std::vector<int>& part : partsOf(devicesOf(ranks), replicas, use))
                addGroup(part, use.bytes.value() * share, false);
        }
    }

    const Project& m_project;
    const Plan& m_plan;
    Layout m_layout;
    RankGrid m_grid;
    std::vector<StageLayers> m_split;
    std::vector<RankParameters> m_held;
    bool m_ofDevices;
    std::size_t m_size;
    std::vector<double> m_bytes;
};

LinkTraffic trafficOf(const Project& project, const Plan& plan, const Evaluation& evaluation, bool ofDevices)
{
    const Cluster& cluster = project.cluster;
    TrafficSum sum(project, plan, ofDevices);
    for (const TrafficReport& use : evaluation.traffic)
        sum.add(use);
    LinkTraffic out {ofDevices ? cluster.devices() : cluster.nodes, sum.take(), {}};
    out.busy.assign(out.bytes.size(), 0);
    const auto rateOf = [&](int from, int to) {
        if (ofDevices)
            return cluster.links.link(from, to).bandwidth;
        return (from == to ? cluster.links.tier(LinkLevel::DevicePair) : cluster.links.nodeLink(from, to))
                   .bandwidth
            * static_cast<double>(cluster.devicesPerNode);
    };
    for (int from = 0; from < out.size; ++from)
        for (int to = 0; to < out.size; ++to)
            if (const std::size_t cell = out.index(from, to); out.bytes[cell] > 0)
                out.busy[cell] = Bytes(out.bytes[cell]) / rateOf(from, to) / evaluation.time.step;
    return out;
}

LinkTraffic traffic(const Project& project, const Plan& plan, const Evaluation& evaluation, bool ofDevices)
{
    if (!evaluation.valid)
        return {};
    if (isEffective(project, plan))
        return trafficOf(project, plan, evaluation, ofDevices);
    const Effective e = effective(project, plan);
    const LinkTraffic part = trafficOf(e.project, e.plan, evaluation, ofDevices);
    LinkTraffic out;
    out.size = ofDevices ? project.cluster.devices() : project.cluster.nodes;
    out.bytes.assign(static_cast<std::size_t>(out.size) * static_cast<std::size_t>(out.size), 0);
    out.busy = out.bytes;
    const std::vector<int> places = ofDevices ? e.devices : usableNodes(project.cluster, plan.whatIf);
    for (int from = 0; from < part.size; ++from)
        for (int to = 0; to < part.size; ++to) {
            const std::size_t cell =
                out.index(places[static_cast<std::size_t>(from)], places[static_cast<std::size_t>(to)]);
            out.bytes[cell] = part.bytes[part.index(from, to)];
            out.busy[cell] = part.busy[part.index(from, to)];
        }
    return out;
}

} // namespace

LinkTraffic nodeTraffic(const Project& project, const Plan& plan, const Evaluation& evaluation)
{
    return traffic(project, plan, evaluation, false);
}

LinkTraffic deviceTraffic(const Project& project, const Plan& plan, const Evaluation& evaluation)
{
    return traffic(project, plan, evaluation, true);
}

} // namespace rankloom
