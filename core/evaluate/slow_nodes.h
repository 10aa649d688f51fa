// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/base/diagnostic.h"
#include "core/evaluate/evaluation.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// Nodes whose measured links are much slower than those of most: which (and below which switch, where they
/// are all that is there), what they cost a step, found by evaluating the plan with links as the others have
/// them, and leaving them free where that is legal and makes more tokens a second. Nothing where no link was
/// measured, or where they cost next to nothing. Project and plan as they are given, not effective.
/// Errors: Cancelled.
Result<Diagnostics> slowNodeAdvice(
    const Project& project, const Plan& plan, const Evaluation& evaluation, const std::stop_token& stop);

} // namespace rankloom
