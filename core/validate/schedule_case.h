// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/csv_table.h"
#include "core/base/error.h"
#include "core/schedule/schedule.h"
#include "core/validate/validation.h"

namespace rankloom {

/// Ticks of one unit of a published time: nine decimals are kept.
inline constexpr double kTicksPerPublishedUnit = 1e9;

/// A schedule with its times, and what our simulation makes of it.
struct ScheduleCase {
    ScheduleProblem problem;
    PassDurations durations; ///< in ticks

    /// The same times for every stage, in units.
    void setTimes(double forward, double backwardInput, double backwardWeight, double hop);
    [[nodiscard]] std::size_t stages() const;
    [[nodiscard]] std::size_t ranks() const { return static_cast<std::size_t>(problem.devices); }
};

struct ScheduleFigures {
    double makespan = 0; ///< units
    double longestStage = 0; ///< units
    double longestStageBubble = 0; ///< idle share of the longest stage
    int peakChunks = 0; ///< largest number of chunk activations on any device, freed by the weight gradient
};
/// Errors: those of generateOrder() and simulate().
Result<ScheduleFigures> figuresOf(const ScheduleCase& scheduleCase);
Result<ScheduleFigures> figuresOf(const PassOrder& order, const PassDurations& durations);

std::int64_t toTicks(double units);

/// Cases of published generators and simulators: one file of a family. Errors: BadSyntax.
Result<void> validateScheduleFamily(std::string_view json, const std::string& file, ValidationReport& report);

} // namespace rankloom
