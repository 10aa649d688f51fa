// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/expert_exchange.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "core/base/at.h"
#include "core/base/matrix.h"
#include "core/cluster/device_generation.h"
#include "core/model/moe_rows.h"

namespace rankloom {

/// Of every member the node, counted in the order of appearance, and its place among the members there.
struct Places {
    std::vector<int> node;
    std::vector<int> slot;
    std::vector<std::vector<std::ptrdiff_t>> members; ///< by node, in order

    friend bool operator==(const Places& a, const Places& b) { return a.node == b.node; }
};

namespace {

/// Expert-parallel groups, by pipeline rank.
ExchangeGroups exchangeGroups(const LinkTable& links, const std::vector<PlacedGroup>& placed, int pp)
{
    ExchangeGroups groups(links, static_cast<std::size_t>(pp));
    for (const PlacedGroup& group : placed)
        groups.add(group.pipelineRank, group.devices);
    return groups;
}

enum class Towards : std::uint8_t { There, Opposite };

/// Bytes of every pair, there or the opposite way.
std::vector<double> bytesOf(const std::vector<double>& vectors, int members, double vector, Towards towards)
{
    std::vector<double> out(vectors.size());
    const auto there = matrixOf(vectors, members, members);
    if (towards == Towards::Opposite)
        matrixOf(out, members, members) = vector * there.transpose();
    else
        matrixOf(out, members, members) = vector * there;
    return out;
}

Places placesOf(const LinkTable& links, const std::vector<int>& devices)
{
    Places out;
    std::vector<int> nodes;
    for (std::size_t i = 0; i < devices.size(); ++i) {
        const int node = links.nodeOf(devices[i]);
        const auto at = std::ranges::find(nodes, node) - nodes.begin();
        if (at == static_cast<std::ptrdiff_t>(nodes.size())) {
            nodes.push_back(node);
            out.members.emplace_back();
        }
        std::vector<std::ptrdiff_t>& there = out.members[static_cast<std::size_t>(at)];
        out.node.push_back(static_cast<int>(at));
        out.slot.push_back(static_cast<int>(there.size()));
        there.push_back(static_cast<std::ptrdiff_t>(i));
    }
    return out;
}

/// Where members share nodes, one copy of a token goes to each node that it is picked in, to the member at
/// the same place there, which hands it on over the links inside (deepseek-ai/DeepEP, normal kernels).
/// `bytes`: [from][to] with a copy for every member; a token's picks of the members of a node are taken as
/// independent. `nodesPicked`: most nodes a token may pick, 0 = all.
std::vector<double> byNodes(
    const std::vector<double>& bytes, const Places& places, double perToken, double nodesPicked)
{
    const auto n = std::ssize(places.node);
    std::vector<double> cells(bytes.size(), 0.0);
    auto out = matrixOf(cells, n, n);
    const auto in = matrixOf(bytes, n, n);
    for (std::ptrdiff_t from = 0; from < n; ++from) {
        std::vector<double> picked; // chance of each node
        double all = 0;
        for (const std::vector<std::ptrdiff_t>& there : places.members) {
            double none = 1;
            for (const std::ptrdiff_t to : there)
                none *= 1 - std::clamp(in(from, to) / perToken, 0.0, 1.0);
            picked.push_back(1 - none);
            all += picked.back();
        }
        const double limit = nodesPicked > 0 && all > nodesPicked ? nodesPicked / all : 1;
        for (std::size_t node = 0; node < places.members.size(); ++node) {
            const std::vector<std::ptrdiff_t>& there = places.members[node];
            const bool own = static_cast<int>(node) == places.node[at(from)];
            const std::ptrdiff_t hub = own ? from : there[at(places.slot[at(from)]) % there.size()];
            if (!own)
                out(from, hub) += perToken * picked[node] * limit;
            for (const std::ptrdiff_t to : there)
                if (to != hub)
                    out(hub, to) += in(from, to);
        }
    }
    return cells;
}

} // namespace

/// How the expert-parallel groups lie in their nodes, if all lie alike and members share nodes.
struct ExpertExchange::NodePlaces {
    Places places;
    double nodesPicked = 0;
};

void ExpertExchange::findNodes(const LaidOut& laid, const std::vector<PlacedGroup>& groups)
{
    if (!deduplicates(laid.plan.communication.expertDispatch) || groups.empty())
        return;
    const LinkTable& links = laid.project.cluster->links;
    auto found = std::make_shared<NodePlaces>();
    found->places = placesOf(links, groups.front().devices);
    const std::size_t nodes = found->places.members.size();
    if (nodes < 2 || nodes == found->places.node.size())
        return;
    for (const PlacedGroup& group : groups)
        if (!(placesOf(links, group.devices) == found->places))
            return;
    // Routing limited to groups of experts keeps a token on as many nodes where groups and nodes coincide.
    const ModelDetails& details = laid.project.model->details;
    if (details.routerGroups == static_cast<int>(nodes))
        found->nodesPicked = details.routerGroupTopK;
    m_nodes = std::move(found);
}

/// DeepEP's kernels hand every token of their own on once more, by some 24 multiprocessors, and need time to
/// begin; between nodes senders and forwarders wait for each other. Measured combines of 20 and 24
/// multiprocessors (deepseek-ai/DeepEP in the public tables of AIConfigurator) are met within 4 % on 50 of
/// Hopper in a node, 13 % on 84 of Blackwell, which they were not made for, and 8 % on 32 of two and four
/// nodes; the links alone are 37, 95 and 47 % too fast. Its authors state 43.5 and 44.6 of 50 GB/s between
/// four and eight nodes. HybridEP needs nothing of the kind; of ports to other devices nothing is known.
ExpertExchange::OwnCost ExpertExchange::ownCost(
    const LaidOut& laid, const std::vector<PlacedGroup>& groups, double bytes)
{
    constexpr double kHopper = 400e9; // bytes/s
    constexpr double kBlackwell = 200e9;
    constexpr double kBetweenNodes = 170e9;
    constexpr Seconds kBegin {50e-6};
    constexpr Seconds kBeginBetweenNodes {150e-6};
    constexpr double kNetworkShare = 0.9;
    if (laid.plan.communication.expertDispatch != ExpertDispatch::Deduplicated)
        return {};
    const DeviceGeneration generation = laid.project.cluster->device.generation;
    const bool blackwell = generation == DeviceGeneration::Blackwell;
    if (!blackwell && generation != DeviceGeneration::Hopper)
        return {};
    const LinkTable& links = laid.project.cluster->links;
    const bool crosses = std::ranges::any_of(groups, [&links](const PlacedGroup& group) {
        const int node = links.nodeOf(group.devices.front());
        return std::ranges::any_of(group.devices, [&](int device) { return links.nodeOf(device) != node; });
    });
    if (crosses)
        return {kBeginBetweenNodes + Seconds(bytes / kBetweenNodes), kNetworkShare};
    return {kBegin + Seconds(bytes / (blackwell ? kBlackwell : kHopper)), 1};
}

ExpertExchange::ExpertExchange(const LaidOut& laid)
    : m_layout(laid.layout)
    , m_load(laid.plan.execution.expertCapacity > 0 ? laid.plan.execution.expertCapacity
                                                    : std::max(1.0, laid.plan.memory.expertLoadFactor))
    , m_coherent(laid.plan.communication.expertDispatch == ExpertDispatch::ContextCoherent)
    , m_context(static_cast<std::size_t>(m_layout.pp))
{
    const Project& project = laid.project;
    const Plan& plan = laid.plan;
    const ModelSpec& model = project.model;
    if (!model.moe || m_layout.ep < 2)
        return;
    const LayerTimer timer(project, plan, m_layout);
    const double tokens = timer.dispatchTokens(); // of a microbatch on one rank
    m_vector = tokens * m_layout.ep * model.hidden * timer.elementBytes();
    m_rowOfLayer = moeRows(model);
    m_rows.resize(static_cast<std::size_t>(m_rowOfLayer.back()));
    m_rowOfLayer.pop_back();
    for (int l = 0; l < model.layers; ++l)
        m_isMoe.push_back(model.isMoe(l));
    const RoutingStatistics even;
    const ExpertFlows flows(plan.statedExpertLoad() > 0 ? even : *project.routing, plan.experts,
        plan.communication.expertDispatch, model.moe->experts, std::max(1, model.moe->topK), m_layout.ep);
    const LinkTable& links = project.cluster->links;
    const std::vector<PlacedGroup> groups = placedGroups(laid, GroupKind::Expert);
    findNodes(laid, groups);
    m_own = ownCost(laid, groups, m_vector / m_layout.ep);
    priceRows(flows, exchangeGroups(links, groups, m_layout.pp), laid.stages());
    if (m_coherent)
        priceContext(links, groups, tokens * keyValueWidth(model) * timer.elementBytes());
}

void ExpertExchange::priceRows(
    const ExpertFlows& flows, const ExchangeGroups& groups, const std::vector<StageLayers>& split)
{
    // Layers that no trace tells apart: the first one, and the others.
    std::array<std::optional<Exchanges>, 2> alike;
    std::vector<std::array<std::optional<Row>, 2>> alikeOfRank(static_cast<std::size_t>(m_layout.pp));
    const std::size_t measured = static_cast<std::size_t>(flows.rows());
    std::array<ExpertFlow, 2> flowOf;
    if (measured == 0)
        flowOf = {flows.of(0), flows.of(1)};
    const bool laterDiffers = flowOf[0] != flowOf[1]; // where tokens wait at their experts
    Row mean;
    double covered = 0;
    std::vector<std::size_t> uncovered;
    for (const StageLayers& stage : split)
        for (int l = stage.firstLayer; l < stage.firstLayer + stage.layerCount; ++l) {
            if (!m_isMoe[static_cast<std::size_t>(l)])
                continue;
            const auto row = static_cast<std::size_t>(m_rowOfLayer[static_cast<std::size_t>(l)]);
            const auto rank = static_cast<std::size_t>(stage.rank);
            if (measured == 0) {
                const std::size_t kind = row > 0 && laterDiffers ? 1 : 0;
                if (!alike[kind])
                    alike[kind] = exchangesOf(flowOf[kind], groups, std::nullopt);
                std::optional<Row>& known = alikeOfRank[rank][kind];
                if (!known)
                    known = price(*alike[kind], groups, rank);
                m_rows[row] = *known;
            } else if (row < measured) {
                m_rows[row] = price(exchangesOf(flows.of(static_cast<int>(row)), groups, rank), groups, rank);
                mean.time.forward += m_rows[row].time.forward;
                mean.time.backward += m_rows[row].time.backward;
                mean.bytes += m_rows[row].bytes;
                mean.waiting += m_rows[row].waiting - 1;
                covered += 1;
            } else {
                uncovered.push_back(row);
            }
        }
    for (const std::size_t row : uncovered)
        if (covered > 0)
            m_rows[row] = {{mean.time.forward / covered, mean.time.backward / covered}, {},
                mean.bytes / covered, 1 + (mean.waiting - 1) / covered};
}

ExpertExchange::Exchanges ExpertExchange::exchangesOf(
    const ExpertFlow& flow, const ExchangeGroups& groups, std::optional<std::size_t> rank) const
{
    const auto bytes = [&](const std::vector<double>& vectors, Towards towards) {
        return groups.prepare(bytesOf(vectors, flow.members, m_vector, towards), rank);
    };
    Exchanges out;
    if (m_nodes) {
        const double perToken = m_vector / flow.members;
        const auto hops = [&](const std::vector<double>& vectors) {
            return byNodes(vectors, m_nodes->places, perToken, m_nodes->nodesPicked);
        };
        out.dispatch =
            groups.prepare(hops(bytesOf(flow.dispatch, flow.members, m_vector, Towards::There)), rank);
        // What comes back is summed in the node before it leaves it.
        const std::vector<double> back = bytesOf(flow.combine, flow.members, m_vector, Towards::Opposite);
        out.combine = groups.prepare(bytesOf(hops(back), flow.members, 1, Towards::Opposite), rank);
    } else {
        out.dispatch = bytes(flow.dispatch, Towards::There);
        out.combine = bytes(flow.combine, Towards::There);
    }
    // Where tokens return to their rank, combine is dispatch backwards, and so is the backward pass.
    if (m_coherent)
        out.backwards = {bytes(flow.dispatch, Towards::Opposite), bytes(flow.combine, Towards::Opposite)};
    out.bytes = 2 * flow.moved() * m_vector / flow.members;
    out.waiting = *std::ranges::max_element(flow.waiting);
    return out;
}

ExpertExchange::Row ExpertExchange::price(
    const Exchanges& exchanges, const ExchangeGroups& groups, std::size_t rank) const
{
    const SlowestExchange forward = groups.slowest(rank, exchanges.dispatch, exchanges.combine);
    Row row;
    const auto taken = [this](Seconds both) { return both * (m_load / m_own.linkShare) + m_own.each * 2; };
    row.time.forward = taken(forward.both);
    row.time.backward = exchanges.backwards
        ? taken(groups.slowest(rank, exchanges.backwards->first, exchanges.backwards->second).both)
        : row.time.forward;
    row.slowest = forward.one;
    row.bytes = exchanges.bytes;
    row.waiting = exchanges.waiting;
    return row;
}

void ExpertExchange::priceContext(const LinkTable& links, const std::vector<PlacedGroup>& groups, double own)
{
    const double n = m_layout.ep;
    for (const PlacedGroup& group : groups) {
        const CollectiveCost cost = Communicator(links, group.devices).allGather(Bytes(own * n));
        BothWays& slowest = m_context[group.pipelineRank];
        slowest.forward = std::max(slowest.forward, cost.time);
        slowest.backward = slowest.forward;
        m_slowestGather.keepSlower(cost);
    }
    m_gatheredBytes = 2 * own * (n - 1);
}

BothWays ExpertExchange::of(int layer) const
{
    return m_rows.empty()
        ? BothWays {}
        : m_rows[static_cast<std::size_t>(m_rowOfLayer[static_cast<std::size_t>(layer)])].time;
}

CollectiveCost ExpertExchange::slowestOf(int layer) const
{
    return m_rows.empty()
        ? CollectiveCost {}
        : m_rows[static_cast<std::size_t>(m_rowOfLayer[static_cast<std::size_t>(layer)])].slowest;
}

int ExpertExchange::rowBefore(int layer) const
{
    return m_rows.empty() ? -1 : m_rowOfLayer[static_cast<std::size_t>(layer)] - 1;
}

BothWays ExpertExchange::context(int rank, int layer) const
{
    return rowBefore(layer) < 0 ? BothWays {} : m_context[static_cast<std::size_t>(rank)];
}

double ExpertExchange::attentionLoad(int layer) const
{
    const int row = rowBefore(layer);
    return row < 0 ? 1.0 : m_rows[static_cast<std::size_t>(row)].waiting;
}

void ExpertExchange::note(double microbatches, std::vector<CollectiveUse>& uses) const
{
    if (m_rows.empty())
        return;
    const double passes = microbatches / m_layout.pp; // of all layers, on the mean pipeline rank
    CollectiveUse use {
        GroupKind::Expert, "all-to-all", Bytes(0), Seconds(0), -1, -1, BytesPerSecond(0), LinkLevel::Device};
    CollectiveCost slowest;
    for (const Row& row : m_rows) {
        use.bytes += Bytes(row.bytes * passes);
        use.time += (row.time.forward + row.time.backward) * passes;
        slowest.keepSlower(row.slowest);
    }
    const auto push = [&uses](CollectiveUse of, const CollectiveCost& link) {
        if (link.slowestFrom < 0)
            return;
        of.slowestFrom = link.slowestFrom;
        of.slowestTo = link.slowestTo;
        of.slowestBandwidth = link.slowestBandwidth;
        uses.push_back(std::move(of));
    };
    push(use, slowest);
    if (m_gatheredBytes == 0)
        return;
    double layers = 0;
    for (int l = 0; l < static_cast<int>(m_rowOfLayer.size()); ++l)
        layers += rowBefore(l) >= 0 ? 1 : 0;
    push({GroupKind::Expert, "all-gather + reduce-scatter", Bytes(m_gatheredBytes * layers * passes),
             m_slowestGather.time * 2 * layers * passes, -1, -1, BytesPerSecond(0), LinkLevel::Device},
        m_slowestGather);
}

bool sameExchange(const Project& project, const Plan& a, const Plan& b)
{
    const int devices = project.cluster->devices();
    const Layout layout = resolved(a.layout, devices);
    if (layout != resolved(b.layout, devices) || splitStages(project, a) != splitStages(project, b)
        || a.communication.expertDispatch != b.communication.expertDispatch
        || a.memory.expertLoadFactor != b.memory.expertLoadFactor
        || a.execution.expertCapacity != b.execution.expertCapacity || a.deviceOfRank != b.deviceOfRank
        || a.experts != b.experts)
        return false;
    const LayerTimer timerA(project, a, layout);
    const LayerTimer timerB(project, b, layout);
    return timerA.dispatchTokens() == timerB.dispatchTokens()
        && timerA.elementBytes() == timerB.elementBytes();
}

} // namespace rankloom
