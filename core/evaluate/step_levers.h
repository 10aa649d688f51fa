// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/quantity.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/schedule/sensitivity.h"

namespace rankloom {

/// What would shrink the step of a legal plan: the `most` largest levers on its critical path, each with what
/// scaling its time by `factor` saves, in nanoseconds of the whole step, simulated anew; largest saving
/// first. Together the levers' `onPath` are the step. Errors: those of generateOrder() and simulate();
/// Cancelled.
Result<std::vector<Sensitivity>> whatWouldShrinkStep(const Project& project, const Plan& plan,
    double factor = 0.9, std::size_t most = 8, std::stop_token stop = {});

/// The step with one degree changed to the nearest legal value, everything else as it is; dp follows.
struct DegreeEffect {
    std::string degree; ///< "tp", "cp", "pp", "vpp", "ep", "microBatchSize"
    int from = 1;
    int to = 1;
    Seconds step {}; ///< with the change
    Seconds change {}; ///< step with the change - step without
    Bytes peak {}; ///< device memory of the fullest stage with the change
    bool fits = false;
};

/// What would shrink a plan's step, for the evaluation document.
struct StepLevers {
    std::vector<Sensitivity> levers;
    std::vector<DegreeEffect> degrees;
};

/// Every degree's nearest legal values below and above, halved and doubled at most three times, evaluated.
/// Fastest first. Errors: those of evaluateLegal(); Cancelled.
Result<std::vector<DegreeEffect>> neighbourDegrees(
    const Project& project, const Plan& plan, std::stop_token stop = {});

} // namespace rankloom
