// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "app/cli/input.h"
#include "core/base/error.h"

namespace rankloom {
struct ServingSensitivity;
}

namespace rankloom::cli {

/// What the plan comes to, and its changes, most helpful first; of a plan that does not fit, what is missing
/// and which changes would do.
std::string servingSensitivityText(const ServingSensitivity& sensitivity);

struct ServingSearchArguments {
    std::size_t top = 20;
    bool json = false;
    std::string rates; ///< file of fitted rates; empty = those of the project
    std::string output; ///< where the plan of the best goes; empty = nowhere
};

/// `search --sensitivity` of a plan that serves: every setting changed to its neighbours, priced.
Result<int> printServingSensitivity(const PlanInput& input, const ServingSearchArguments& arguments);

/// `search` for a plan that serves: layouts, schedulers and budgets by the requests a second that keep its
/// goals.
Result<int> searchServingPlan(const PlanInput& input, const ServingSearchArguments& arguments);

} // namespace rankloom::cli
