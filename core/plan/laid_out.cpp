// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/laid_out.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/base/error.h"

namespace rankloom {

LaidOut::LaidOut(const Project& ofProject, const Plan& laid)
    : project(ofProject)
    , plan(laid)
    , layout(resolved(laid.layout, ofProject.cluster->devices()))
    , microbatches(microbatchesOf(laid.workload, layout))
{
}

LaidOut::LaidOut(const Project& ofProject, const Plan& laid, const LaidOut& like) : LaidOut(ofProject, laid)
{
    RANKLOOM_ASSERT(layout == like.layout);
    static_cast<void>(like.grid()); // derived, to be shared
    m_grid = like.m_grid;
}

LaidOut::LaidOut(const Project& ofProject, const Plan& laid, const LaidOut& like, std::vector<int> replicas)
    : LaidOut(ofProject, laid, like)
{
    m_replicas = std::move(replicas);
}

const RankGrid& LaidOut::grid() const
{
    if (!m_grid)
        m_grid = std::make_shared<const RankGrid>(layout);
    return *m_grid;
}

const std::vector<StageLayers>& LaidOut::stages() const
{
    if (m_stages.empty())
        m_stages = splitStages(project, plan);
    return m_stages;
}

const std::vector<RankParameters>& LaidOut::held() const
{
    if (m_held.empty())
        m_held = heldParameters(project, plan, layout, stages());
    return m_held;
}

const std::vector<std::vector<std::size_t>>& LaidOut::kinds() const
{
    if (!m_kinds.empty())
        return m_kinds;
    const Cluster& cluster = project.cluster;
    const auto stages = static_cast<std::size_t>(layout.pp);
    if (!cluster.mixed()) {
        m_kinds.assign(stages, {0});
        return m_kinds;
    }
    std::vector<std::vector<bool>> has(stages, std::vector<bool>(cluster.kinds()));
    for (int rank = 0; rank < grid().ranks(); ++rank)
        if (const RankCoordinates& where = grid().coordinates(rank); looksAt(where.dp))
            has[static_cast<std::size_t>(where.pp)][cluster.kindOfDevice(deviceOf(rank))] = true;
    for (const std::vector<bool>& stage : has) {
        std::vector<std::size_t>& kinds = m_kinds.emplace_back();
        for (std::size_t kind = 0; kind < stage.size(); ++kind)
            if (stage[kind])
                kinds.push_back(kind);
    }
    return m_kinds;
}

std::vector<int> LaidOut::devicesOf(std::vector<int> ranks) const
{
    if (!plan.deviceOfRank.empty())
        for (int& rank : ranks)
            rank = plan.deviceOf(rank);
    return ranks;
}

int microbatchesOf(const Workload& workload, const Layout& resolved)
{
    const std::int64_t unit = static_cast<std::int64_t>(workload.microBatchSize) * resolved.dp;
    return static_cast<int>(
        std::max<std::int64_t>(1, workload.globalBatchSize / std::max<std::int64_t>(1, unit)));
}

} // namespace rankloom
