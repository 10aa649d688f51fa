// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// One change to a plan that lowers the memory of its fullest device.
struct MemoryRelief {
    Suggestion change; ///< value at a pointer of the plan document, with a label for people
    Plan plan; ///< the plan with the change made
    Bytes peak {}; ///< device memory of the then fullest stage
    Bytes saved {}; ///< less than now
    bool fits = false;
    bool fitsAtWorst = false;
};

/// Whether a changed plan may be proposed: usually that check() finds no error in it.
using PlanFilter = std::function<bool(const Plan&)>;

/// Single changes that lower the peak, from mild to drastic: kernels and layouts that cost nothing first,
/// then sharding, recompute, offload, and other degrees. The world size stays. What a change costs in time is
/// for the caller to evaluate. Changes that `filter` refuses or that save nothing are left out.
std::vector<MemoryRelief> memoryReliefs(
    const Project& project, const Plan& plan, const PlanFilter& filter = {});

} // namespace rankloom
