// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/plan/rank_grid.h"

namespace rankloom {

/// What is legal but worth saying about where a plan puts its ranks: groups that talk in every layer and
/// cross nodes although they would fit into one. Each with a change that cures it, where one is known.
Diagnostics observePlacement(const Project& project, const Plan& plan, const RankGrid& grid);

/// Where the routing trace is of another model, or of some of its layers only: every figure of experts
/// follows from it.
Diagnostics observeRouting(const Project& project, const Plan& plan);

} // namespace rankloom
