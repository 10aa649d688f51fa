// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/evaluate/evaluation.h"
#include "core/evaluate/step_levers.h"
#include "core/plan/project.h"

namespace rankloom {

/// The evaluation document of the contract (format "rankloom-evaluation", version 1), with the timeline's
/// slices when asked for. Deterministic bytes.
std::string writeEvaluation(const Project& project, const Plan& plan, const Evaluation& evaluation,
    bool withTimeline, const StepLevers* shrink = nullptr);

} // namespace rankloom
