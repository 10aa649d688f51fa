// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/schedule/schedule.h"

namespace rankloom {

/// What a plan asks of its schedule on so many pipeline ranks, with so many model chunks on each and so many
/// microbatches. Without the order that it may bring along, and without what has to be priced: the share of
/// activations that weight gradients hold.
ScheduleProblem scheduleProblem(const Plan& plan, int ranks, int chunks, int microbatches);

} // namespace rankloom
