// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/plan/rank_grid.h"
#include "core/plan/rank_parameters.h"
#include "core/plan/stage_split.h"

namespace rankloom {

/// A legal plan laid out on the cluster of its project: what follows from both before anything is priced,
/// derived once, then passed. Project and plan outlive it, their what-ifs are applied (see effective()).
/// What not everybody needs is derived when it is first asked for: not for several threads at once.
class LaidOut {
public:
    LaidOut(const Project& project, const Plan& plan);
    /// Of a plan with the layout of `like`, whose ranks it shares.
    LaidOut(const Project& project, const Plan& plan, const LaidOut& like);
    /// The same, looking at some data-parallel replicas alone: at their devices, kinds of devices and links.
    /// `replicas`: ascending.
    LaidOut(const Project& project, const Plan& plan, const LaidOut& like, std::vector<int> replicas);

    const Project& project;
    const Plan& plan;
    const Layout layout; ///< resolved: every degree known
    const int microbatches; ///< of one replica, in a step

    [[nodiscard]] const RankGrid& grid() const;
    /// The virtual stages, in model order.
    [[nodiscard]] const std::vector<StageLayers>& stages() const;
    /// What one rank of every pipeline rank holds.
    [[nodiscard]] const std::vector<RankParameters>& held() const;
    [[nodiscard]] int deviceOf(int rank) const { return plan.deviceOf(rank); }
    /// The kinds of devices (see Cluster) under the ranks of each pipeline rank, ascending.
    [[nodiscard]] const std::vector<std::vector<std::size_t>>& kinds() const;
    /// Whether it looks at a data-parallel replica.
    [[nodiscard]] bool looksAt(int dp) const
    {
        return m_replicas.empty() || std::ranges::binary_search(m_replicas, dp);
    }
    /// Of a group, in its order.
    [[nodiscard]] std::vector<int> devicesOf(std::vector<int> ranks) const;

private:
    std::vector<int> m_replicas; ///< empty = all
    mutable std::shared_ptr<const RankGrid> m_grid;
    mutable std::vector<StageLayers> m_stages;
    mutable std::vector<RankParameters> m_held;
    mutable std::vector<std::vector<std::size_t>> m_kinds;
};

/// Microbatches of one replica in a step; at least one. `resolved` has all degrees.
int microbatchesOf(const Workload& workload, const Layout& resolved);

} // namespace rankloom
