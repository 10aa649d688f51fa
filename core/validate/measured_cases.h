// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/validate/timing_case.h"
#include "core/validate/validation.h"

namespace rankloom {

/// What anybody measured of a plan that is stated as it is: an element of cases.json.
struct MeasuredCase {
    std::string id;
    std::string source; ///< who published it, without the page
    std::string metric;
    double measured = 0; ///< in the unit of the metric
    Project project;
    Plan plan;
};

struct MeasuredCases {
    std::vector<MeasuredCase> cases;
    std::vector<ValidationSkip> skipped;
};

inline constexpr const char* kCasesName = "cases.json";

/// An array of objects with "id", "metric", "measured" and "plan" (a plan document); "source" and others may
/// be there. Metrics: step_s (seconds); alloc_gib, resv_gib, mem_gib (allocator's peak, reserved, device; of
/// the fullest stage), alloc_gib_last (of the last stage), fits (1 = it ran, 0 = it went out of memory).
/// Errors: BadSyntax.
Result<MeasuredCases> readMeasuredCases(std::string_view json);

/// The steps among them; other metrics are skipped.
TimingRuns stepsOfCases(MeasuredCases cases);
/// Appends the tables of memory: one of each scope, and verdicts.
Result<void> validateMeasuredCases(std::string_view json, ValidationReport& report);

} // namespace rankloom
