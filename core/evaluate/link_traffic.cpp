// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/link_traffic.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>

#include "core/cluster/collectives.h"
#include "core/plan/laid_out.h"
#include "core/plan/shard_groups.h"
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

/// Between what sums are kept: few nodes or devices as a matrix, many nodes pair by pair.
enum class Between : std::uint8_t { Nodes, Devices, ManyNodes };

/// Adds up what devices send each other, on an effective project and plan.
class TrafficSum {
public:
    TrafficSum(const Project& project, const Plan& plan, Between between)
        : m_laid(project, plan)
        , m_links(project.cluster->links)
        , m_between(between)
        , m_size(static_cast<std::size_t>(
              between == Between::Devices ? project.cluster->devices() : project.cluster->nodes))
        , m_bytes(between == Between::ManyNodes ? 0 : m_size * m_size)
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
            for (const std::vector<int>& ranks : m_laid.grid().groups(*kind)) {
                const std::vector<int> devices = m_laid.devicesOf(ranks);
                if (use.collective == "all-to-all")
                    addPairs(devices, use.bytes.value());
                else
                    addRing(devices, use.bytes.value());
            }
    }

    [[nodiscard]] std::vector<double> take() { return std::move(m_bytes); }

    struct Pair {
        int from = 0;
        int to = 0;
        double bytes = 0;
    };
    /// Of many nodes: those that send anything, by sender and receiver.
    [[nodiscard]] std::vector<Pair> pairs() const
    {
        std::vector<std::pair<std::size_t, double>> cells(m_pairs.begin(), m_pairs.end());
        std::ranges::sort(cells);
        std::vector<Pair> out;
        out.reserve(cells.size());
        for (const auto& [cell, bytes] : cells)
            out.push_back({static_cast<int>(cell / m_size), static_cast<int>(cell % m_size), bytes});
        return out;
    }

private:
    void send(int from, int to, double bytes)
    {
        const bool devices = m_between == Between::Devices;
        const int row = devices ? from : m_links.nodeOf(from);
        const int column = devices ? to : m_links.nodeOf(to);
        const std::size_t cell = static_cast<std::size_t>(row) * m_size + static_cast<std::size_t>(column);
        (m_between == Between::ManyNodes ? m_pairs[cell] : m_bytes[cell]) += bytes;
    }

    void addPairs(const std::vector<int>& devices, double sentByEach)
    {
        for (const int from : devices)
            for (const int to : devices)
                if (from != to)
                    send(from, to, sentByEach / static_cast<double>(devices.size() - 1));
    }

    void addRing(const std::vector<int>& devices, double sentByEach)
    {
        if (devices.size() < 2)
            return;
        const std::vector<int> ring = Communicator(m_links, devices).ring();
        for (std::size_t i = 0; i < ring.size(); ++i)
            send(ring[i], ring[(i + 1) % ring.size()], sentByEach);
    }

    void addBoundaries(double sentByEach)
    {
        const std::vector<StageLayers>& split = m_laid.stages();
        const RankGrid& grid = m_laid.grid();
        for (std::size_t s = 0; s + 1 < split.size(); ++s)
            for (int dp = 0; dp < m_laid.layout.dp; ++dp)
                for (int cp = 0; cp < m_laid.layout.cp; ++cp)
                    for (int tp = 0; tp < m_laid.layout.tp; ++tp) {
                        const int a = m_laid.deviceOf(grid.rankAt(tp, cp, dp, split[s].rank));
                        const int b = m_laid.deviceOf(grid.rankAt(tp, cp, dp, split[s + 1].rank));
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
        const Sharding& sharding = m_laid.plan.memory.sharding;
        const bool copies = use.collective == "all-reduce";
        const auto reaches = [this](const std::vector<std::vector<int>>& groups) {
            LinkLevel level = LinkLevel::DevicePair;
            for (const std::vector<int>& group : groups)
                for (const int device : group)
                    level = std::max(level, m_links.level(group.front(), device));
            return level;
        };
        for (const ShardExtent& extent : {sharding.weights, sharding.gradients, sharding.optimizer}) {
            const ShardGroups cut = shardGroups(extent, devices, m_links.devicesPerNode(), replicas);
            std::vector<std::vector<int>> parts = copies ? cut.replicas() : cut.shards();
            if (cut.degree > 1 && parts.front().size() > 1 && reaches(parts) == use.level)
                return parts;
        }
        return {devices};
    }

    void addShards(GroupKind kind, const TrafficReport& use)
    {
        const std::vector<RankParameters>& held = m_laid.held();
        const auto parameters = [&](std::size_t stage) {
            return kind == GroupKind::ExpertData ? held[stage].experts() : held[stage].dense();
        };
        double most = 0;
        for (std::size_t stage = 0; stage < held.size(); ++stage)
            most = std::max(most, parameters(stage));
        const int replicas = m_laid.layout.dp * m_laid.layout.cp;
        for (const std::vector<int>& ranks : m_laid.grid().groups(kind)) {
            const auto stage = static_cast<std::size_t>(m_laid.grid().coordinates(ranks.front()).pp);
            const double share = most > 0 ? parameters(stage) / most : 0;
            if (ranks.size() < 2 || share <= 0)
                continue;
            for (const std::vector<int>& part : partsOf(m_laid.devicesOf(ranks), replicas, use))
                addRing(part, use.bytes.value() * share);
        }
    }

    LaidOut m_laid;
    const LinkTable& m_links;
    Between m_between;
    std::size_t m_size;
    std::vector<double> m_bytes;
    std::unordered_map<std::size_t, double> m_pairs; ///< of many nodes, by cell of the matrix
};

/// The share of the step for which the link of two nodes is busy with what all their devices send.
double busyShare(const Cluster& cluster, const Evaluation& evaluation, int from, int to, double bytes)
{
    const BytesPerSecond rate =
        (from == to ? cluster.links.tier(LinkLevel::DevicePair) : cluster.links.nodeLink(from, to)).bandwidth
        * static_cast<double>(cluster.devicesPerNode);
    return Bytes(bytes) / rate / evaluation.time.step;
}

LinkTraffic trafficOf(const Project& project, const Plan& plan, const Evaluation& evaluation, Between between)
{
    const Cluster& cluster = project.cluster;
    const bool ofDevices = between == Between::Devices;
    TrafficSum sum(project, plan, between);
    for (const TrafficReport& use : evaluation.traffic)
        sum.add(use);
    LinkTraffic out {ofDevices ? cluster.devices() : cluster.nodes, sum.take(), {}};
    out.busy.assign(out.bytes.size(), 0);
    for (int from = 0; from < out.size; ++from)
        for (int to = 0; to < out.size; ++to)
            if (const std::size_t cell = out.index(from, to); out.bytes[cell] > 0)
                out.busy[cell] = ofDevices
                    ? Bytes(out.bytes[cell]) / cluster.links.link(from, to).bandwidth / evaluation.time.step
                    : busyShare(cluster, evaluation, from, to, out.bytes[cell]);
    return out;
}

LinkTraffic traffic(const Project& project, const Plan& plan, const Evaluation& evaluation, Between between)
{
    if (!evaluation.valid)
        return {};
    if (isEffective(project, plan))
        return trafficOf(project, plan, evaluation, between);
    const Effective e = effective(project, plan);
    const LinkTraffic part = trafficOf(e.project, e.plan, evaluation, between);
    const bool ofDevices = between == Between::Devices;
    LinkTraffic out;
    out.size = ofDevices ? project.cluster->devices() : project.cluster->nodes;
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

LinkTraffic groupTraffic(
    const Project& project, const Plan& plan, const Evaluation& evaluation, const std::vector<int>& groupOf)
{
    RANKLOOM_ASSERT(groupOf.size() == static_cast<std::size_t>(project.cluster->nodes));
    if (!evaluation.valid)
        return {};
    const bool whole = isEffective(project, plan);
    const Effective e = whole ? Effective {project, plan, {}} : effective(project, plan);
    const std::vector<int> nodes = whole ? std::vector<int> {} : usableNodes(project.cluster, plan.whatIf);
    const auto groupOfNode = [&](int node) {
        const int place = whole ? node : nodes[static_cast<std::size_t>(node)];
        return groupOf[static_cast<std::size_t>(place)];
    };
    TrafficSum sum(e.project, e.plan, Between::ManyNodes);
    for (const TrafficReport& use : evaluation.traffic)
        sum.add(use);
    LinkTraffic out;
    out.size = groupOf.empty() ? 0 : *std::ranges::max_element(groupOf) + 1;
    out.bytes.assign(static_cast<std::size_t>(out.size) * static_cast<std::size_t>(out.size), 0);
    out.busy = out.bytes;
    for (const TrafficSum::Pair& pair : sum.pairs()) {
        const int from = groupOfNode(pair.from);
        const int to = groupOfNode(pair.to);
        if (from < 0 || to < 0)
            continue;
        const std::size_t cell = out.index(from, to);
        out.bytes[cell] += pair.bytes;
        out.busy[cell] = std::max(
            out.busy[cell], busyShare(e.project.cluster, evaluation, pair.from, pair.to, pair.bytes));
    }
    return out;
}

LinkTraffic nodeTraffic(const Project& project, const Plan& plan, const Evaluation& evaluation)
{
    return traffic(project, plan, evaluation, Between::Nodes);
}

LinkTraffic deviceTraffic(const Project& project, const Plan& plan, const Evaluation& evaluation)
{
    return traffic(project, plan, evaluation, Between::Devices);
}

} // namespace rankloom
