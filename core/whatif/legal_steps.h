// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

enum class WorkloadSize : std::uint8_t { SequenceLength, GlobalBatch };

/// Where a step from the present value leads, up (`direction` 1) or down (-1): the next value in round steps
/// (1,024 tokens, 128 below that; a microbatch on every replica) with which check() finds no error that the
/// plan does not have already. 0 where there is none nearby.
int legalStep(const Project& project, const Plan& plan, WorkloadSize size, int direction);

} // namespace rankloom
