// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/bits/bit_lanes.h"

namespace rankloom {

/// Decode steps as trace-event JSON for Chrome's tracing page and Perfetto: loading on thread 1, computing on
/// thread 2 with its bubbles and their causes, memory held by planes as a counter.
std::string lanesTrace(const BitLanes& lanes, const BitRun& run);

} // namespace rankloom
