// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/plan/laid_out.h"
#include "core/timing/timing.h"

namespace rankloom {

/// How much longer than a device at full speed the slowest one of each kind computes, by pipeline rank, then
/// by kind; 0 = the pipeline rank has no such device. Below 1 where the plan raises the clocks.
std::vector<std::vector<double>> slownesses(const LaidOut& laid);

/// Computing takes longer, collectives do not.
void slowDown(StageTimes& stage, double factor);

} // namespace rankloom
