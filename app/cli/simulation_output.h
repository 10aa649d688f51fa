// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/schedule/schedule.h"
#include "core/schedule/timeline.h"

namespace rankloom::cli {

/// One unit of time on the command line, in the integers of the simulator: nine decimals are kept.
inline constexpr std::int64_t kTimeUnit = 1'000'000'000;

/// The simulation document of the contract (format "rankloom-simulation", version 1), times in units.
std::string simulationJson(const ScheduleProblem& problem, const PassOrder& order, const Timeline& timeline);
/// For people: figures, a line per stage, and the bubbles by cause.
std::string simulationText(const ScheduleProblem& problem, const PassOrder& order, const Timeline& timeline);
/// Trace events of the passes for Perfetto and chrome://tracing; one unit is shown as one millisecond.
std::string simulationTrace(const Timeline& timeline);

} // namespace rankloom::cli
