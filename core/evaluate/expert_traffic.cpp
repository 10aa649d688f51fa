// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/expert_traffic.h"

#include <algorithm>

#include "core/model/moe_rows.h"
#include "core/plan/expert_flow.h"
#include "core/plan/laid_out.h"
#include "core/timing/layer_time.h"

namespace rankloom {

namespace {

/// MoE layers on a pipeline rank, counted among the MoE layers of the model, ascending.
std::vector<int> rowsOnRank(const LaidOut& laid, int pipelineRank)
{
    std::vector<int> rows;
    const std::vector<int> rowOf = moeRows(laid.project.model);
    for (const StageLayers& stage : laid.stages())
        for (int l = stage.firstLayer; l < stage.firstLayer + stage.layerCount; ++l)
            if (stage.rank == pipelineRank && laid.project.model->isMoe(l))
                rows.push_back(rowOf[static_cast<std::size_t>(l)]);
    return rows;
}

void sumUp(const LinkTable& links, ExpertTraffic& traffic)
{
    const auto n = static_cast<int>(traffic.devices.size());
    for (int from = 0; from < n; ++from)
        for (int to = 0; to < n; ++to) {
            const int a = traffic.devices[static_cast<std::size_t>(from)];
            const int b = traffic.devices[static_cast<std::size_t>(to)];
            const Bytes bytes = traffic.between(from, to);
            traffic.perLevel[static_cast<std::size_t>(links.level(a, b))] += bytes;
            if (from == to || bytes <= Bytes(0))
                continue;
            const Seconds time = bytes / links.link(a, b).bandwidth;
            if (time <= traffic.busiest)
                continue;
            traffic.busiest = time;
            traffic.busiestFrom = from;
            traffic.busiestTo = to;
        }
}

} // namespace

ExpertTraffic expertTraffic(const Project& project, const Plan& plan, int rank)
{
    const LaidOut laid(project, plan);
    ExpertTraffic traffic;
    traffic.devices = laid.devicesOf(laid.grid().groupOf(GroupKind::Expert, rank));
    const auto n = traffic.devices.size();
    traffic.bytes.assign(n * n, 0.0);
    if (!project.model->moe || n < 2)
        return traffic;
    const LayerTimer timer(project, plan, laid.layout);
    // Forward and backward.
    const double vector = 2.0 * laid.microbatches * timer.dispatchTokens() * static_cast<double>(n)
        * project.model->hidden * timer.elementBytes();
    const ExpertFlows flows(project.routing, plan.experts, plan.communication.expertDispatch,
        project.model->moe->experts, std::max(1, project.model->moe->topK), laid.layout.ep);
    const std::vector<int> rows = rowsOnRank(laid, laid.grid().coordinates(rank).pp);
    traffic.firstLayer = rows.empty() ? 0 : rows.front();
    for (const int row : rows) {
        const int known = flows.rows() > 0 ? std::min(row, flows.rows() - 1) : std::min(row, 1);
        const ExpertFlow flow = flows.of(known);
        // The backward pass sends everything the opposite way.
        for (std::size_t from = 0; from < n; ++from)
            for (std::size_t to = 0; to < n; ++to) {
                const std::size_t pair = from * n + to;
                const std::size_t opposite = to * n + from;
                traffic.bytes[pair] += vector / 2
                    * (flow.dispatch[pair] + flow.combine[pair] + flow.dispatch[opposite]
                        + flow.combine[opposite]);
            }
        traffic.perLayer.emplace_back(vector * flow.moved());
    }
    sumUp(project.cluster->links, traffic);
    return traffic;
}

} // namespace rankloom
