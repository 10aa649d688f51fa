// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/expert_exchange.h"

#include <algorithm>
#include <array>
#include <optional>

namespace rankloom {

namespace {

/// Expert-parallel groups of one pipeline rank, those whose links are all alike once.
using Groups = std::vector<PairwiseExchange>;

std::vector<Groups> groupsByRank(const Project& project, const Plan& plan, const RankGrid& grid, int pp)
{
    std::vector<Groups> out(static_cast<std::size_t>(pp));
    for (const std::vector<int>& group : grid.groups(GroupKind::Expert)) {
        PairwiseExchange exchange(project.cluster.links, devicesOf(plan, group));
        Groups& known = out[static_cast<std::size_t>(grid.coordinates(group.front()).pp)];
        if (std::ranges::none_of(
                known, [&](const PairwiseExchange& other) { return other.sameLinks(exchange); }))
            known.push_back(std::move(exchange));
    }
    return out;
}

/// Bytes of every pair, there or the opposite way.
std::vector<double> bytesOf(const std::vector<double>& vectors, int members, double vector, bool opposite)
{
    std::vector<double> out(vectors.size());
    const auto n = static_cast<std::size_t>(members);
    for (std::size_t from = 0; from < n; ++from)
        for (std::size_t to = 0; to < n; ++to)
            out[from * n + to] = vector * (opposite ? vectors[to * n + from] : vectors[from * n + to]);
    return out;
}

} // namespace

ExpertExchange::ExpertExchange(const Project& project, const Plan& plan, const RankGrid& grid,
    const Layout& layout, const LayerTimer& timer, const std::vector<StageLayers>& split)
    : m_project(project), m_plan(plan), m_layout(layout), m_context(static_cast<std::size_t>(layout.pp))
{
    const ModelSpec& model = project.model;
    if (!model.moe || layout.ep < 2)
        return;
    m_tokens = timer.dispatchTokens();
    m_element = timer.elementBytes();
    m_vector = m_tokens * layout.ep * model.hidden * m_element;
    int before = 0;
    for (int l = 0; l < model.layers; ++l) {
        m_rowOfLayer.push_back(before);
        before += model.isMoe(l) ? 1 : 0;
    }
    m_rows.resize(static_cast<std::size_t>(before));
    const ExpertFlows flows(project.routing, plan.experts, plan.communication.expertDispatch,
        model.moe->experts, std::max(1, model.moe->topK), layout.ep);
    const std::vector<Groups> groups = groupsByRank(project, plan, grid, layout.pp);
    priceRows(flows, groups, split);
    if (plan.communication.expertDispatch == ExpertDispatch::ContextCoherent)
        priceContext(grid);
}

void ExpertExchange::priceRows(
    const ExpertFlows& flows, const std::vector<Groups>& groups, const std::vector<StageLayers>& split)
{
    // Layers that no trace tells apart: the first one, and the others.
    std::vector<std::array<std::optional<Row>, 2>> alike(groups.size());
    const std::size_t measured = static_cast<std::size_t>(flows.rows());
    Row mean;
    double covered = 0;
    std::vector<std::size_t> uncovered;
    for (const StageLayers& stage : split)
        for (int l = stage.firstLayer; l < stage.firstLayer + stage.layerCount; ++l) {
            if (!m_project.model.isMoe(l))
                continue;
            const auto row = static_cast<std::size_t>(m_rowOfLayer[static_cast<std::size_t>(l)]);
            const auto rank = static_cast<std::size_t>(stage.rank);
            if (measured == 0) {
                std::optional<Row>& known = alike[rank][row > 0 ? 1 : 0];
                if (!known)
                    price(known.emplace(), flows.of(row > 0 ? 1 : 0), groups[rank]);
                m_rows[row] = *known;
            } else if (row < measured) {
                price(m_rows[row], flows.of(static_cast<int>(row)), groups[rank]);
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

void ExpertExchange::price(Row& row, const ExpertFlow& flow, const Groups& groups) const
{
    const bool returns = m_plan.communication.expertDispatch != ExpertDispatch::ContextCoherent;
    const auto bytes = [&](const std::vector<double>& vectors, bool opposite) {
        return bytesOf(vectors, flow.members, m_vector, opposite);
    };
    const std::vector<double> dispatch = bytes(flow.dispatch, false);
    const std::vector<double> combine = bytes(flow.combine, false);
    // Where tokens return to their rank, combine is dispatch backwards, and so is the backward pass.
    const std::vector<double> back = returns ? combine : bytes(flow.dispatch, true);
    const std::vector<double> onward = returns ? dispatch : bytes(flow.combine, true);
    for (const PairwiseExchange& group : groups) {
        const CollectiveCost there = group.cost(dispatch);
        const CollectiveCost home = group.cost(combine);
        const Seconds forward = there.time + home.time;
        const Seconds backward = returns ? forward : group.cost(back).time + group.cost(onward).time;
        row.time.forward = std::max(row.time.forward, forward);
        row.time.backward = std::max(row.time.backward, backward);
        row.slowest.keepSlower(there);
        row.slowest.keepSlower(home);
    }
    row.bytes = 2 * flow.moved() * m_vector / flow.members;
    row.waiting = *std::ranges::max_element(flow.waiting);
}

void ExpertExchange::priceContext(const RankGrid& grid)
{
    const double own = m_tokens * keyValueWidth(m_project.model) * m_element;
    const double n = m_layout.ep;
    for (const std::vector<int>& group : grid.groups(GroupKind::Expert)) {
        const Communicator communicator(m_project.cluster.links, devicesOf(m_plan, group));
        const CollectiveCost cost = communicator.allGather(Bytes(own * n));
        BothWays& slowest = m_context[static_cast<std::size_t>(grid.coordinates(group.front()).pp)];
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
    for (int l = 0; l < m_project.model.layers; ++l)
        layers += rowBefore(l) >= 0 ? 1 : 0;
    push({GroupKind::Expert, "all-gather + reduce-scatter", Bytes(m_gatheredBytes * layers * passes),
             m_slowestGather.time * 2 * layers * passes, -1, -1, BytesPerSecond(0), LinkLevel::Device},
        m_slowestGather);
}

} // namespace rankloom
