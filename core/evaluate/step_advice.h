// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/evaluate/evaluation.h"
#include "core/evaluate/memory_advice.h"
#include "core/plan/laid_out.h"

namespace rankloom {

/// What observe() finds about a valid evaluation, with those of the remedies as suggestions that are legal,
/// fit (or need less than now, where nothing fits) and make a step faster, or more tokens a second where they
/// change the batch; the best first, with what they save and what a step then takes. Few are evaluated, those
/// that observe() names first (fewer for long timelines, so that the advice costs no more than some
/// evaluations). Errors: Cancelled.
Result<Diagnostics> stepAdvice(const LaidOut& laid, const Evaluation& evaluation, Framework framework,
    const EvaluateFunction& evaluate, const std::stop_token& stop);

} // namespace rankloom
