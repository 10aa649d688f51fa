// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/node_objective.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "core/plan/element_size.h"
#include "core/plan/rank_grid.h"

namespace rankloom {

NodeObjective::NodeObjective(NodeProblem problem, RingScope scope) : m_problem(std::move(problem))
{
    const auto nodes = static_cast<std::size_t>(m_problem.nodes());
    RANKLOOM_ASSERT(m_problem.secondsPerByte.size() == nodes * nodes);
    const double members = m_problem.pipelines;
    m_rings = members < 2 ? 0 : scope == RingScope::FirstStage ? 1 : m_problem.stages;
    m_ringBytes = 2 * (members - 1) / members * m_problem.dataMessage.value();
    m_sum.resize(static_cast<std::size_t>(m_problem.pipelines));
    m_ring.resize(static_cast<std::size_t>(m_rings));
    m_pipelineStamp.resize(m_sum.size());
    m_ringStamp.resize(m_ring.size());
    std::vector<int> fileOrder(nodes);
    std::iota(fileOrder.begin(), fileOrder.end(), 0);
    assign(fileOrder);
}

void NodeObjective::assign(const std::vector<int>& units)
{
    RANKLOOM_ASSERT(static_cast<int>(units.size()) == m_problem.nodes());
    m_units = units;
    for (int k = 0; k < m_problem.pipelines; ++k)
        sumPipeline(k);
    for (int i = 0; i < m_rings; ++i)
        closeRing(i);
    m_cost = total();
    accept();
}

void NodeObjective::sumPipeline(int pipeline)
{
    double sum = 0;
    for (int i = 0; i + 1 < m_problem.stages; ++i)
        sum += link(unitAt(pipeline, i), unitAt(pipeline, i + 1));
    m_sum[static_cast<std::size_t>(pipeline)] = sum;
}

void NodeObjective::closeRing(int stage)
{
    int from = unitAt(m_problem.pipelines - 1, stage);
    double slowest = 0;
    for (int k = 0; k < m_problem.pipelines; ++k) {
        const int to = unitAt(k, stage);
        slowest = std::max(slowest, link(from, to));
        from = to;
    }
    m_ring[static_cast<std::size_t>(stage)] = slowest;
}

Seconds NodeObjective::total() const
{
    double pipeline = 0;
    for (const double sum : m_sum)
        pipeline = std::max(pipeline, sum);
    double ring = 0;
    for (const double slowest : m_ring)
        ring = std::max(ring, slowest);
    return m_problem.constant
        + Seconds(2 * m_problem.pipelineMessage.value() * pipeline + m_ringBytes * ring);
}

Seconds NodeObjective::propose(std::span<const PlacementChange> changes)
{
    m_oldCost = m_cost;
    ++m_stamp;
    for (const PlacementChange& change : changes) {
        int& unit = m_units[static_cast<std::size_t>(change.position)];
        m_oldUnits.push_back({change.position, unit});
        unit = change.unit;
    }
    for (const PlacementChange& change : changes) {
        const int pipeline = change.position / m_problem.stages;
        const int stage = change.position % m_problem.stages;
        if (std::uint64_t& stamp = m_pipelineStamp[static_cast<std::size_t>(pipeline)]; stamp != m_stamp) {
            stamp = m_stamp;
            double& sum = m_sum[static_cast<std::size_t>(pipeline)];
            m_oldValues.emplace_back(&sum, sum);
            sumPipeline(pipeline);
        }
        if (stage >= m_rings)
            continue;
        if (std::uint64_t& stamp = m_ringStamp[static_cast<std::size_t>(stage)]; stamp != m_stamp) {
            stamp = m_stamp;
            double& ring = m_ring[static_cast<std::size_t>(stage)];
            m_oldValues.emplace_back(&ring, ring);
            closeRing(stage);
        }
    }
    m_cost = total();
    return m_cost;
}

void NodeObjective::accept()
{
    m_oldUnits.clear();
    m_oldValues.clear();
}

void NodeObjective::reject()
{
    for (const PlacementChange& old : m_oldUnits)
        m_units[static_cast<std::size_t>(old.position)] = old.unit;
    for (const auto& [place, value] : m_oldValues)
        *place = value;
    m_cost = m_oldCost;
    accept();
}

/// A node sends over at most one boundary and receives over at most one: the cheapest exits (and entrances)
/// of as many nodes as there are boundaries, spread over the pipelines, and for the ring the best link that
/// its last member can have.
Seconds NodeObjective::bound() const
{
    const int nodes = m_problem.nodes();
    const double none = std::numeric_limits<double>::infinity();
    std::vector<double> exits(static_cast<std::size_t>(nodes), none);
    std::vector<double> entrances = exits;
    for (int a = 0; a < nodes; ++a)
        for (int b = 0; b < nodes; ++b)
            if (a != b) {
                double& exit = exits[static_cast<std::size_t>(a)];
                double& entrance = entrances[static_cast<std::size_t>(b)];
                exit = std::min(exit, link(a, b));
                entrance = std::min(entrance, link(a, b));
            }
    std::vector<double> worse(exits.size());
    for (std::size_t n = 0; n < exits.size(); ++n)
        worse[n] = std::max(exits[n], entrances[n]);
    for (std::vector<double>* list : {&exits, &entrances, &worse})
        std::ranges::sort(*list);
    const int boundaries = m_problem.pipelines * (m_problem.stages - 1);
    const double pipelines = std::max(std::accumulate(exits.begin(), exits.begin() + boundaries, 0.0),
                                 std::accumulate(entrances.begin(), entrances.begin() + boundaries, 0.0))
        / m_problem.pipelines;
    const auto members = static_cast<std::size_t>(m_rings * m_problem.pipelines);
    const double ring = members == 0 ? 0 : worse[members - 1];
    return m_problem.constant
        + Seconds(2 * m_problem.pipelineMessage.value() * pipelines + m_ringBytes * ring);
}

std::vector<std::vector<int>> NodeObjective::sequences() const
{
    std::vector<int> along(m_units.size());
    std::iota(along.begin(), along.end(), 0);
    std::vector<int> across;
    for (int i = 0; i < m_problem.stages; ++i)
        for (int k = 0; k < m_problem.pipelines; ++k)
            across.push_back(k * m_problem.stages + i);
    return {along, across};
}

Result<std::vector<int>> nodeBlocks(const Project& project, const Plan& plan)
{
    const Cluster& cluster = project.cluster;
    const Layout layout = resolved(plan.layout, cluster.devices());
    const RankGrid grid(layout);
    const auto unsupported = [] {
        return fail(ErrorCode::Unsupported,
            Phrase::of("Pipette's objective needs every pipeline stage on a whole number of nodes"),
            {{}, 0, 0, "/layout/pp"}, Phrase::of("Use the step objective."));
    };
    if (layout.pp > cluster.nodes || cluster.nodes % layout.pp != 0)
        return unsupported();
    std::vector<std::vector<int>> blocksOfStage(static_cast<std::size_t>(layout.pp));
    for (int block = 0; block < cluster.nodes; ++block) {
        const int first = block * cluster.devicesPerNode;
        const int stage = grid.coordinates(first).pp;
        for (int rank = first; rank < first + cluster.devicesPerNode; ++rank)
            if (grid.coordinates(rank).pp != stage)
                return unsupported();
        blocksOfStage[static_cast<std::size_t>(stage)].push_back(block);
    }
    std::vector<int> blocks;
    for (int k = 0; k < cluster.nodes / layout.pp; ++k)
        for (const std::vector<int>& stage : blocksOfStage)
            blocks.push_back(stage[static_cast<std::size_t>(k)]);
    return blocks;
}

Result<NodeProblem> nodeProblem(const Project& project, const Plan& plan)
{
    if (const auto blocks = nodeBlocks(project, plan); !blocks)
        return tl::unexpected<Error>(blocks.error());
    const Cluster& cluster = project.cluster;
    const ModelSpec& model = project.model;
    const Layout layout = resolved(plan.layout, cluster.devices());
    const double element = elementBytes(plan.memory.precision);
    const double hidden = model.hidden;
    NodeProblem problem;
    problem.stages = layout.pp;
    problem.pipelines = cluster.nodes / layout.pp;
    problem.pipelineMessage = Bytes(static_cast<double>(plan.workload.microBatchSize)
        * static_cast<double>(plan.workload.sequenceLength) * hidden * element);
    problem.dataMessage = Bytes((hidden * static_cast<double>(model.vocabulary)
                                    + static_cast<double>(model.layers) / layout.pp * 16 * hidden * hidden)
        / layout.tp * element);
    for (int a = 0; a < cluster.nodes; ++a)
        for (int b = 0; b < cluster.nodes; ++b)
            problem.secondsPerByte.push_back(a == b ? 0 : 1 / cluster.links.nodeLink(a, b).bandwidth.value());
    const double inner = static_cast<double>(cluster.devicesPerNode) / layout.tp;
    if (inner > 1)
        problem.constant = Bytes(2 * (inner - 1) / inner * problem.dataMessage.value())
            / cluster.links.tier(LinkLevel::DevicePair).bandwidth;
    return problem;
}

} // namespace rankloom
