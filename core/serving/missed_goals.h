// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <stop_token>

#include "core/base/diagnostic.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/serving/simulate_serving.h"

namespace rankloom {

/// Whether a request was answered within all goals; one that was refused was not.
bool keepsGoals(const LatencyGoals& goals, const ServingRequest& request, const RequestOutcome& outcome);

/// Of a plan with goals that more than one of a hundred of its requests miss: how many, which goals, and the
/// settings that let more requests come within them, by the closed form. The requests are the plan's, or the
/// first thousand of them, and simulated as Serve does. Nothing where not one request fits; stopped, nothing.
Diagnostics missedGoals(const Project& project, const Plan& plan, const std::stop_token& stop);

} // namespace rankloom
