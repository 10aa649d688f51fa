// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "app/cli/input.h"
#include "core/base/error.h"

namespace rankloom::cli {

struct ServingSearchArguments {
    std::size_t top = 20;
    bool json = false;
    std::string rates; ///< file of fitted rates; empty = as shipped
    std::string output; ///< where the plan of the best goes; empty = nowhere
};

/// `search` for a plan that serves: layouts, schedulers and budgets by the requests a second that keep its
/// goals.
Result<int> searchServingPlan(const PlanInput& input, const ServingSearchArguments& arguments);

} // namespace rankloom::cli
