// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/schedule/simulation.h"

namespace rankloom {

/// Format "rankloom-simulation", version 1 of the contract; times in units of the request, all decimals. A
/// bubble's and a path element's `stage` is the pipeline rank, its `chunk` the part of the model there.
std::string writeSimulationJson(const Simulation& simulation);

/// One row per pass and per bubble: stage,what,pass,microbatch,chunk,start,end,cause,ofStage,ofPass,
/// ofMicrobatch,ofChunk; times in units of the request.
std::string writeSimulationCsv(const Simulation& simulation);

/// For people: a line per stage and what would shrink the step.
std::string writeSimulationText(const Simulation& simulation);

/// Ticks as a decimal number of units, exact: "36.2".
std::string unitsText(std::int64_t ticks);

} // namespace rankloom
