// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/base/phrase.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

enum class WorkloadSize : std::uint8_t { SequenceLength, GlobalBatch };

/// Where a step from the present value leads, up (`direction` 1) or down (-1): the next value in round steps
/// (1,024 tokens, 128 below that; a microbatch on every replica) with which check() finds no error that the
/// plan does not have already. 0 where there is none nearby.
int legalStep(const Project& project, const Plan& plan, WorkloadSize size, int direction);
/// The same several times over, up for positive `steps`; the value itself where not even one leads anywhere.
int legalSteps(
    const Project& project, const Plan& plan, WorkloadSize size, int steps, const std::stop_token& stop = {});

/// Of each of several other plans the first error that the present one does not have already; empty where
/// there is none. None at all once stopped.
std::vector<Phrase> newProblems(const Project& project, const Plan& present, const std::vector<Plan>& others,
    const std::stop_token& stop = {});

} // namespace rankloom
