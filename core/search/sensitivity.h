// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// One setting changed to one of its next legal values, and what follows.
struct SettingChange {
    std::string pointer; ///< into the plan document: "/layout/tp"
    Phrase setting; ///< "TP"
    std::string value; ///< JSON text
    Phrase label; ///< "TP 8"
    Seconds step {}; ///< then
    Seconds stepChange {};
    Bytes peak {}; ///< of the then fullest device
    Bytes peakChange {};
    bool fits = false;
    Plan plan; ///< with the change made
};

struct SensitivityReport {
    Seconds step {}; ///< of the plan as it is
    Bytes peak {};
    bool fits = false;
    std::vector<SettingChange> changes; ///< largest gain of step time first
};

struct SensitivityOptions {
    int threads = 0; ///< 0 = all cores
    std::stop_token stop;
};

/// Every setting of a legal plan that a search may choose, changed to its next legal values (for degrees
/// those below and above; dp follows), one at a time. Changes that no rule allows, or that change nothing,
/// are left out. Errors: IllegalPlan, Cancelled.
Result<SensitivityReport> planSensitivity(
    const Project& project, const Plan& plan, const SensitivityOptions& options = {});

/// Format "rankloom-sensitivity", version 1.
std::string writeSensitivity(const SensitivityReport& report);

} // namespace rankloom
