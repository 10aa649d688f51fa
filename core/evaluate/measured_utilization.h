// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/cluster/device_generation.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// What published runs of a kind reached, as shares of the dense 16-bit peak: nine in ten of them at least
/// `low`, one in ten more than `high`. Every source counts operations in its own way (attention halved or
/// not, logits or not), which moves a figure by some percent of itself.
struct MeasuredUtilization {
    DeviceGeneration generation = DeviceGeneration::Unknown;
    bool experts = false; ///< mixtures of experts
    bool eightBit = false; ///< FP8 and MXFP8
    double low = 0;
    double high = 0;
    int runs = 0;
    const char* sources = ""; ///< names of the publications, for people
};

/// The runs that a plan is to be measured by; none where nobody published enough.
std::optional<MeasuredUtilization> measuredUtilization(const Project& project, const Plan& plan);

} // namespace rankloom
