// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/base/error.h"
#include "core/base/quantity.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// Whether a step is shorter by more than what rounding makes of equal ones. Passes that wait for the host,
/// or for other devices, take as long whatever the experts do, but are added up from parts that differ, and
/// end on whole nanoseconds: measured are differences of 4e-9 of the step.
[[nodiscard]] constexpr bool isShorter(Seconds step, Seconds than)
{
    constexpr double kRounding = 1e-6;
    return step < than * (1 - kRounding);
}

/// What it takes to go from one expert placement to another in a running job, and when that pays. Counted
/// over the whole cluster: every expert-parallel group moves its own shard of the experts of its pipeline
/// rank, all at the same time.
struct ExpertChange {
    std::int64_t copies = 0; ///< expert copies of all MoE layers in one data-parallel replica of the experts
    std::int64_t moved = 0; ///< of them, those that come to a device that did not hold the expert
    Bytes weights {}; ///< moved between devices, whole cluster
    Bytes optimizer {}; ///< master weights and moments that follow them
    Bytes mostReceived {}; ///< by one device
    Seconds seconds {}; ///< on the busiest port
    Seconds stepBefore {};
    Seconds stepAfter {};
    /// Steps until the time saved makes up for the move; none where the step gets no shorter (isShorter()).
    std::optional<double> paysAfterSteps;

    [[nodiscard]] Bytes bytes() const { return weights + optimizer; }
    friend bool operator==(const ExpertChange&, const ExpertChange&) = default;
};

/// From the experts of `from` to those of `to`, legal plans that otherwise lay out the model alike. A device
/// fetches an expert from the holder in its own node that has least to send, else from the one elsewhere.
/// Links are shared as in a PairwiseExchange. Errors: Unsupported (layout, stages or rank placement differ,
/// so that more than experts would move; a model without experts).
Result<ExpertChange> expertChange(
    const Project& project, const Plan& from, const Plan& to, Seconds stepBefore, Seconds stepAfter);

/// "Worth it: pays after 14 steps (0.90 s to move 18.0 GiB)." English.
std::string verdictOf(const ExpertChange& change);

} // namespace rankloom
