// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/search/layout_search.h"

namespace rankloom {

/// What a replica needs for its passes: so long before and behind them, and so long for each microbatch.
struct ReplicaPace {
    double fill = 0; ///< seconds
    double perMicrobatch = 0; ///< seconds

    [[nodiscard]] double passes(int microbatches) const
    {
        return microbatches > 0 ? fill + microbatches * perMicrobatch : 0;
    }
};

/// So many microbatches of each that the last of them ends as early as it can; `total` in all. Each has one
/// as far as they go.
std::vector<int> balancedBatches(int total, const std::vector<ReplicaPace>& paces);

/// The plan with more microbatches on faster replicas: from shares balanced by the pace of each (or the equal
/// ones, if those are faster) one microbatch after another goes from those that end last to those that have
/// most time left, as long as the step gains. Every choice is evaluated; one that does not fit is none.
/// Nothing where nothing is gained, where its replicas are not alike already, or where all devices are.
std::optional<EvaluatedPlan> withBatchShares(
    const Project& project, const Plan& plan, std::stop_token stop = {});

/// Shares the batches of layouts found on the devices of a project so.
void shareBatches(const Project& project, const SearchSpace& space, std::vector<FoundLayout>& layouts,
    std::stop_token stop);

} // namespace rankloom
