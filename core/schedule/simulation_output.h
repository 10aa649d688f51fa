// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/schedule/schedule.h"

namespace rankloom {

/// A schedule by itself is simulated in ticks, a thousand millionth of the asker's unit of time: nine
/// decimals of the times given are kept and come out again.
inline constexpr std::int64_t kTicksPerUnit = 1'000'000'000;

/// Ticks as a decimal number of units, exact: "36.2".
std::string unitsText(std::int64_t ticks);

/// Format "rankloom-simulation", version 1 of the contract; times in units. A bubble's and a path element's
/// `stage` is the pipeline rank, its `chunk` the part of the model there.
std::string writeSimulationJson(
    const PassOrder& order, const PassDurations& durations, const Timeline& timeline);

/// For people: a line per stage with its idle time by cause, and what would shrink the step; times in units.
std::string writeSimulationText(
    const PassOrder& order, const PassDurations& durations, const Timeline& timeline);

/// Whether every pass of a timeline can be written down; whoever reads it needs ten times the memory.
/// Errors: TooLarge (more than a million).
Result<void> checkWritable(const Timeline& timeline);

/// One row per pass and per bubble, times as they are:
/// lane,what,pass,stage,microbatch,chunk,start,end,cause,ofLane,ofPass,ofMicrobatch,ofChunk.
std::string writeTimelineCsv(const Timeline& timeline);

} // namespace rankloom
