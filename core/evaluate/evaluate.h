// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/evaluate/evaluation.h"
#include "core/plan/project.h"

namespace rankloom {

/// The one function everything hangs on: pure, deterministic, a few milliseconds at 1,024 devices.
/// A plan that does not fit gets the single changes that make it fit as a diagnosis, each evaluated.
/// An illegal plan is not an error but an Evaluation with valid == false and the reasons as diagnostics.
/// Errors: Cancelled when `stop` was requested.
Result<Evaluation> evaluate(const Project& project, const Plan& plan, std::stop_token stop = {});

/// The same for a plan that check() finds no error in, and without diagnoses of the outcome: for searches,
/// which price many plans and show few.
Result<Evaluation> evaluateLegal(const Project& project, const Plan& plan, std::stop_token stop = {});

} // namespace rankloom
