// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include <QString>

#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/serving/serving_memory.h"
#include "core/serving/serving_sensitivity.h"
#include "widgets/serving/serving_index.h"

namespace rankloom::ui {

/// What serving a plan comes to.
struct ServingOutcome {
    std::optional<Error> error; ///< why there is no simulation
    std::optional<Error> otherError; ///< why there is none of the other scheduler
    std::optional<ServingMemory> memory;
    int blockTokens = 1; ///< of the plan
    int replicas = 1;
    /// Its settings changed one at a time: what would make it fit, or help most.
    std::shared_ptr<const ServingSensitivity> sensitivity;
    RequestSizes sizes; ///< that have to fit
    std::vector<ServingRun> runs; ///< of the plan, and of the other scheduler
};

/// What is known of a plan before it is simulated, and what is to be simulated beside it.
struct ServingQuestion {
    std::optional<SchedulerKind> other; ///< a second scheduler for the same requests
    std::shared_ptr<const ServingSensitivity> sensitivity; ///< of this plan; null = not priced yet
};

/// Simulates it; whatever is slow about it is in here.
ServingOutcome servePlan(
    const Project& project, const Plan& plan, const ServingQuestion& question, const std::stop_token& stop);
/// Its settings changed one at a time; null where it cannot be served.
std::shared_ptr<const ServingSensitivity> pricedChanges(
    const Project& project, const Plan& plan, const RequestSizes& sizes, const std::stop_token& stop);

/// Those worth offering, most helpful first: what makes a plan fit, or what lets more requests come.
std::vector<ServingChange> offeredChanges(const ServingSensitivity& sensitivity);
/// "Weights in FP8: +38 % requests/s, TPOT 11.2 ms".
QString changeWords(const ServingChange& change, const ServedPrice& now);

/// Why there is no picture; empty where there is one.
QString whyNotServed(const ServingOutcome& outcome);

} // namespace rankloom::ui
