// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/evaluate/evaluation.h"
#include "core/plan/laid_out.h"

namespace rankloom {

/// A change that might cure what was observed. Whether it is legal, fits and helps is for the caller to find
/// out.
struct Remedy {
    Suggestion change;
    Plan plan; ///< with the change made
};

/// Something legal that an expert would ask about.
struct Observation {
    Diagnostic diagnostic; ///< without suggestions
    std::vector<Remedy> remedies; ///< the most promising first
    bool mildWithoutRemedy = true; ///< a hint, not a warning, where none of them helps
    bool saidForRemedy = false; ///< nothing is said where none of them helps
};

/// What is worth saying about a legal plan whose evaluation is known: groups that cross nodes and what they
/// cost, a pipeline that mostly waits for its own filling, stages that wait for a slow link, 16-bit numbers
/// that the device does not compute with, stages that idle while another one works, collectives that could
/// run beside products, a utilisation far below what others measured. `framework`: what runs the plan, which
/// `laid` does not say any more (see effective()).
std::vector<Observation> observe(const LaidOut& laid, const Evaluation& evaluation, Framework framework);

/// Where the routing trace is of another model, or of some of its layers only: every figure of experts
/// follows from it.
Diagnostics observeRouting(const Project& project, const Plan& plan);

/// Figures of a training step say nothing about answering requests: of a plan that serves this is all that is
/// observed.
Diagnostics observeServing(const Plan& plan);
inline constexpr const char* kServesRequests = "serves-requests"; ///< code of that

/// Whether the figures count tokens that the placement of experts was fitted on.
Diagnostics observeTokens(const Project& project, const Plan& plan);

} // namespace rankloom
